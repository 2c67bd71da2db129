"""The last trick again: its cards in the order played, and its winner."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Card, Ranking, Seat, Trick
from ombre_desktop.engine.events import CardPlayed
from ombre_desktop.ui.paint.buttons import paint_focus
from ombre_desktop.ui.paint.fitting import evened
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.reading import ReadingPanel
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.table.plates import paint_card_shadow
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import last_trick_title, took_it, trick_taken

_CARD, _LEAST = 112.0, 72.0
"""The usual and the least height of a card, in units."""
_GAP, _BETWEEN, _SIDE = 20.0, 10.0, 16.0
"""The gap beside a card, and the least one between names; the margins of the board, in units."""


class LastTrickPanel(ReadingPanel):
    """A board opened by :meth:`show_trick`; the winning card has a golden edge."""

    def __init__(self, art: DeckArt, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__("", context, parent)
        self._art = art
        art.ready.connect(self._redraw)
        self._trick: Trick | None = None
        self._winner: Seat | None = None
        self._company: Company | None = None
        self.hide()

    @Slot()
    def _redraw(self) -> None:
        """Repaint with the new picture. (Qt disconnects a slot with its object, but not an override.)"""
        self.update()

    def show_trick(self, trick: Trick, winner: Seat, company: Company, ranking: Ranking) -> None:
        """Show *trick*, taken by *winner*; *ranking* gives the cards their titles."""
        self._trick, self._winner, self._company = trick, winner, company
        self.entitle(last_trick_title())
        chronicle = Chronicle(company, self.context.deck, ranking=ranking)
        played = [chronicle.line(CardPlayed(seat, card, card in trick.gano)) for seat, card in trick.plays]
        self.setAccessibleDescription(sentences([*played, trick_taken(winner, company)]))
        self._close.setAccessibleDescription(self.accessibleDescription())
        self.lay_out()
        self.show()
        self.raise_()
        self.begin()

    def wanted(self) -> QSizeF:
        """Return the size for the cards side by side, with a name under each."""
        unit, names = self.context.unit, self._names()
        column = max(self._column(), *(name.size.width() + _BETWEEN * unit for name in names))
        width = max(len(names) * column + 2 * _SIDE * unit, 280 * unit)
        return QSizeF(width, self._card * unit + self._words_high())

    def on_table(self) -> QRectF:
        """Return the place in the middle, beside the pool's figure if that stands at its height."""
        board, layout = super().on_table(), self.context.layout
        figure = layout.centre.pool.figure(layout.text)
        if figure.bottom() > board.top() and figure.center().x() < board.left() + 0.5 * figure.width():
            board.moveLeft(max(board.left(), figure.right() + 4 * self.context.unit))
        return board

    @property
    def _card(self) -> float:
        """The height of the cards in units: as large as may be without covering the trump plate."""
        layout, unit = self.context.layout, self.context.unit
        room = self.foot - layout.centre.trump_plate.bottom() - 6 * unit - self._words_high()
        return max(_LEAST, min(room / unit, _CARD))

    def _words_high(self) -> float:
        """Return the height of everything on the board but the cards."""
        name = max(name.size.height() for name in self._names())
        return self._head + name + 38 * self.context.unit

    @property
    def foot(self) -> float:
        """The y above the row of buttons, so that a question asked meanwhile does not lie over the board."""
        return self.context.layout.action_top - 8 * self.context.unit

    def paint(self, painter: QPainter) -> None:
        """Paint the board, then card by card."""
        super().paint(painter)
        if self._trick is None or self._company is None:
            return
        pitch = self.field.width() / len(self._trick.cards)
        plays = zip(self._trick.plays, self._names(), strict=True)
        for number, ((seat, card), name) in enumerate(plays):
            column = QRectF(self.field.left() + number * pitch, self.field.top(), pitch, self.field.height())
            self._paint_card(painter, column, card, wins=seat == self._winner)
            self._paint_name(painter, column, name)

    def _paint_card(self, painter: QPainter, column: QRectF, card: Card, *, wins: bool) -> None:
        unit, size = self.context.unit, card_size(self._card * self.context.unit)
        place = QRectF(QPointF(column.center().x() - size.width() / 2, column.top() + 4 * unit), size)
        paint_card_shadow(painter, place, unit)
        if wins:
            paint_focus(painter, place, self.context.theme, unit=unit, radius=5)
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._art.pixmap(self.context.deck, card, size, ratio)
        if pixmap is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))

    def _paint_name(self, painter: QPainter, column: QRectF, name: Lettering) -> None:
        place = QRectF(column)
        place.setTop(column.top() + (self._card + 10) * self.context.unit)
        place.setHeight(name.size.height())
        name.draw(painter, place, self.context.theme.chrome.text)

    def _names(self) -> list[Lettering]:
        """Return the name below each card, in type of one size and on as many lines as needed."""
        company = self._company
        if self._trick is None or company is None:
            return [self._lettering("")]
        # In large text the golden edge alone marks the winner's card, which leaves room for the cards.
        wordy = not self.context.layout.compact
        told = [
            took_it(seat, company) if wordy and seat == self._winner else f"{company.name_or_you(seat):Name}"
            for seat, _ in self._trick.plays
        ]
        return [evened(self._lettering(name), self._column() - 4 * self.context.unit) for name in told]

    def _column(self) -> float:
        """Return the width of a card with the gap beside it."""
        return (card_size(_CARD).width() + _GAP) * self.context.unit

    def _lettering(self, name: str) -> Lettering:
        return self.context.sans(TypeRole.LINE, name, bold=True)
