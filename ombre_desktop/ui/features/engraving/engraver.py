"""The engraver of a deal: title, hands, tricks, the decisive trick large, and the code, on one page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from ombre_desktop.engine import Card, Cards
from ombre_desktop.storage.display_options import CardPrint
from ombre_desktop.ui.features.engraving.deal_sheet import DealSheet, Holder, TrickSheet
from ombre_desktop.ui.paint.boards import PAGE_RULE, lozenge, paint_page, rounded
from ombre_desktop.ui.paint.file_words import write
from ombre_desktop.ui.paint.fonts import Families, is_upright
from ombre_desktop.ui.paint.portraits.people import ground_of
from ombre_desktop.ui.paint.portraits.picture import portrait_picture
from ombre_desktop.ui.paint.theme import Theme
from ombre_desktop.ui.table.card_shadow import BLANK, CORNER, paint_card
from ombre_desktop.ui.table.deck_art import picture_name, render
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.engraving import play_it
from ombre_desktop.value import Value

WIDTH = 1200.0
"""The width of the page; all measures of this module are in its units."""
_MARGIN, _HEAD, _SEAT, _ROW, _LARGE, _FOOT = 84.0, 240.0, 176.0, 196.0, 400.0, 112.0
_FAN_LEFT, _HAND, _STEP = 450.0, 140.0, 68.0
"""The left edge of the hands, the height of their cards, and the largest step from card to card."""
_SMALL, _OVER = 84.0, 17.0
"""The height of the cards in the row of tricks, and the part of each that the next leaves visible."""
_BIG, _BIG_STEP = 264.0, 204.0
_FACE = 124
_LIGHT = Qt.AlignmentFlag


def height_of(sheet: DealSheet) -> float:
    """Return the height of the page of *sheet*."""
    rows = (_ROW if sheet.tricks else 0.0) + (_LARGE if sheet.decisive is not None else 0.0)
    return _HEAD + _SEAT * len(sheet.holders) + rows + _FOOT


class Engraver(Value):
    """An engraver of *sheet* in cards *printed* so, at *ratio* pixels for each unit of the page."""

    sheet: DealSheet
    printed: CardPrint
    families: Families
    theme: Theme
    ratio: float

    def engrave(self, painter: QPainter) -> None:
        """Draw the whole page; any thread may do this."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paper(painter)
        self._head(painter)
        top = _HEAD
        for holder in self.sheet.holders:
            self._seat(painter, holder, top)
            top += _SEAT
        if self.sheet.tricks:
            self._tricks(painter, top)
            top += _ROW
        if self.sheet.decisive is not None:
            self._decisive(painter, self.sheet.decisive, top)
        if self.sheet.code:
            line = QRectF(_MARGIN, height_of(self.sheet) - _FOOT + 12, WIDTH - 2 * _MARGIN, 40)
            self._write(painter, play_it(self.sheet.code), line, 21, italic=True)

    def _paper(self, painter: QPainter) -> None:
        """Draw the parchment with its ruled border."""
        page = QRectF(0, 0, WIDTH, height_of(self.sheet))
        paint_page(painter, page, self.theme, ((26.0, 4.0), (36.0, 1.4)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAGE_RULE)
        for corner in (page.topLeft(), page.topRight(), page.bottomLeft(), page.bottomRight()):
            inwards = page.center() - corner
            at = corner + QPointF(56 if inwards.x() > 0 else -56, 56 if inwards.y() > 0 else -56)
            painter.drawPath(lozenge(at, 7))

    def _head(self, painter: QPainter) -> None:
        """Write the game, the contract and what came of it."""
        room = WIDTH - 2 * _MARGIN
        self._write(painter, self.sheet.game, QRectF(_MARGIN, 58, room, 34), 24, italic=True)
        self._write(painter, self.sheet.title, QRectF(_MARGIN, 92, room, 78), 60, bold=True)
        self._write(painter, self.sheet.line, QRectF(_MARGIN, 172, room, 36), 25)
        self._rule(painter, _HEAD - 16)

    def _rule(self, painter: QPainter, y: float) -> None:
        """Draw a line across the page, with a lozenge in its middle."""
        middle = WIDTH / 2
        painter.setPen(QPen(PAGE_RULE, 1.4))
        for left, right in ((_MARGIN, middle - 18), (middle + 18, WIDTH - _MARGIN)):
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAGE_RULE)
        painter.drawPath(lozenge(QPointF(middle, y), 6))

    def _seat(self, painter: QPainter, holder: Holder, top: float) -> None:
        """Draw a player with portrait, role, gain and hand."""
        self._face(painter, holder, QRectF(_MARGIN, top + (_SEAT - _FACE) / 2, _FACE, _FACE))
        left, room = _MARGIN + _FACE + 18, _FAN_LEFT - _MARGIN - _FACE - 48
        middle = top + _SEAT / 2
        align = _LIGHT.AlignLeft
        lines = [(holder.name, 27.0, True), (holder.role, 20.0, False), (holder.net, 30.0, True)]
        shown = [line for line in lines if line[0]]
        y = middle - sum(1.25 * size for _, size, _ in shown) / 2
        for words, size, bold in shown:
            self._write(painter, words, QRectF(left, y, room, 1.25 * size), size, bold=bold, align=align)
            y += 1.25 * size
        self._fan(painter, holder.hand, top)

    def _face(self, painter: QPainter, holder: Holder, rect: QRectF) -> None:
        painter.setBrush(BLANK)
        found = portrait_picture(holder.portrait, self.theme, round(rect.width()), self.ratio)
        painter.drawImage(rect, found, QRectF(found.rect()))

    def _fan(self, painter: QPainter, hand: Cards, top: float) -> None:
        """Draw a hand as it is held, in a flat arc."""
        width, count = card_size(_HAND).width(), len(hand)
        room = WIDTH - _MARGIN - _FAN_LEFT
        step = min(_STEP, (room - width) / max(1, count - 1))
        for at, card in enumerate(hand):
            off = at - (count - 1) / 2
            centre = QPointF(_FAN_LEFT + room / 2 + off * step, top + _SEAT / 2 + 0.5 * off * off)
            self._card(painter, card, centre, _HAND, lean=1.1 * off)

    def _tricks(self, painter: QPainter, top: float) -> None:
        """Draw all tricks in a row, each over its winner; the decisive one is framed."""
        self._rule(painter, top + 4)
        count = len(self.sheet.tricks)
        column = (WIDTH - 2 * _MARGIN) / max(count, 6)
        left = WIDTH / 2 - column * count / 2
        for at, trick in enumerate(self.sheet.tricks):
            middle = left + column * (at + 0.5)
            width = card_size(_SMALL).width()
            over = min(_OVER, (column - 12 - width) / max(1, len(trick.cards) - 1))
            breadth = width + over * (len(trick.cards) - 1)
            place = QRectF(middle - breadth / 2, top + 52, breadth, _SMALL)
            if self.sheet.decisive is trick:
                painter.setPen(QPen(self.theme.chrome.gold, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(rounded(place.adjusted(-7, -34, 7, 30), 8))
            self._write(painter, str(trick.number), QRectF(middle - 30, top + 22, 60, 26), 19)
            for number, card in enumerate(trick.cards):
                self._card(
                    painter, card, place.topLeft() + QPointF(width / 2 + over * number, _SMALL / 2), _SMALL
                )
            self._winner(painter, trick, QRectF(place.left(), place.bottom() + 6, breadth, 18))

    def _winner(self, painter: QPainter, trick: TrickSheet, rect: QRectF) -> None:
        """Draw the ribbon of the player who won the trick, in their colour."""
        holder = self._holder(trick.winner)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground_of(holder.portrait)))
        painter.drawRoundedRect(rect, 4, 4)

    def _holder(self, seat: int) -> Holder:
        return next(holder for holder in self.sheet.holders if holder.seat == seat)

    def _decisive(self, painter: QPainter, trick: TrickSheet, top: float) -> None:
        """Draw the decisive trick large: the cards in the order of play, under each who played it."""
        self._rule(painter, top + 8)
        self._write(
            painter, self.sheet.caption, QRectF(_MARGIN, top + 22, WIDTH - 2 * _MARGIN, 36), 25, italic=True
        )
        count = len(trick.cards)
        middle, foot = top + 66 + _BIG / 2, top + 66 + _BIG
        for at, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
            x = WIDTH / 2 + (at - (count - 1) / 2) * _BIG_STEP
            wins = seat == trick.winner
            self._card(painter, card, QPointF(x, middle), _BIG, wins=wins)
            name = QRectF(x - _BIG_STEP / 2 + 6, foot + 8, _BIG_STEP - 12, 32)
            self._write(painter, self._holder(seat).name, name, 21, bold=wins)

    def _card(
        self,
        painter: QPainter,
        card: Card,
        centre: QPointF,
        height: float,
        *,
        lean: float = 0.0,
        wins: bool = False,
    ) -> None:
        """Draw a card with its edge; one that *wins* has a golden one."""
        size = card_size(height)
        rect = QRectF(QPointF(-size.width() / 2, -height / 2), size)
        painter.save()
        painter.translate(centre)
        painter.rotate(lean)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(60, 42, 20, 46))
        painter.drawPath(rounded(rect.translated(1.5, 2.5), height * CORNER))
        paint_card(
            painter, rect, self._picture(card, size), QPen(self.theme.chrome.gold, 6) if wins else None
        )
        painter.restore()

    def _picture(self, card: Card, size: QSizeF) -> QImage:
        pixels = round(size.width() * self.ratio), round(size.height() * self.ratio)
        return render(self.sheet.deck, picture_name(card), pixels, self.printed)

    def _write(
        self,
        painter: QPainter,
        words: str,
        rect: QRectF,
        size: float,
        *,
        bold: bool = False,
        italic: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """Write *words* in *rect*, smaller if they are too wide for it."""
        font = self.families.serif_font(size, bold=bold, italic=italic and not is_upright(words))
        write(painter, words, rect, font, ink=self.theme.chrome.ink, align=align)
