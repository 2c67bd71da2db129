"""The cards that were not played openly, shown after the deal: discards, and the rest of the talon."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.reading import ReadingPanel
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.panels import all_cards_title, labelled
from ombre_desktop.value import Value

_CARD = 92.0
_STEP = 40.0


class CardRow(Value):
    """Cards under a label that says whose they were, or where they lay."""

    label: str
    cards: Cards


class AllCardsPanel(ReadingPanel):
    """Rows of small cards, each with its label; opened by :meth:`show_rows`."""

    def __init__(self, art: DeckArt, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(all_cards_title(), context, parent)
        self._art = art
        self._rows: tuple[CardRow, ...] = ()
        art.ready.connect(self._redraw)
        self.hide()

    @Slot()
    def _redraw(self) -> None:
        """Repaint with the new picture. (Qt disconnects a slot with its object, but not an override.)"""
        self.update()

    def show_rows(self, rows: tuple[CardRow, ...]) -> None:
        """Fill the panel with *rows*."""
        self._rows = rows
        self.entitle(all_cards_title(self.context.game))
        deck = self.context.deck
        named = [(row.label, [card_label(card, deck) for card in row.cards]) for row in self._rows]
        self.setAccessibleDescription(sentences(labelled(label, all_of(cards)) for label, cards in named))
        self._close.setAccessibleDescription(self.accessibleDescription())
        self.lay_out()

    def wanted(self) -> QSizeF:
        """Return the size for the longest row of cards and the height of all rows."""
        unit, layout = self.context.unit, self.context.layout
        longest = max((len(row.cards) for row in self._rows), default=1)
        width = (card_size(_CARD).width() + (longest - 1) * _STEP + 60) * unit
        head = self._head + 24 * unit
        broad = min(max(width, 420 * layout.text), 0.7 * layout.stage.rect.width())
        labels = [self._label(row, broad - 32 * unit).size.height() for row in self._rows]
        rows = len(self._rows) * (_CARD * 0.62 * unit + max(labels, default=0.0) + 10 * unit)
        return QSizeF(broad, rows + head + 10 * unit)

    def paint(self, painter: QPainter) -> None:
        """Paint the board, then row by row the words and the upper parts of the cards."""
        super().paint(painter)
        field, unit = self.field, self.context.unit
        pitch = field.height() / max(1, len(self._rows))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, row in enumerate(self._rows):
            top = field.top() + number * pitch
            words = self._label(row, field.width())
            line = QRectF(field.left(), top, field.width(), words.size.height())
            words.draw(painter, line, self.context.theme.chrome.text, align=Qt.AlignmentFlag.AlignLeft)
            below = line.bottom() + 3 * unit
            room = QRectF(field.left(), below, field.width(), top + pitch - below)
            self._paint_cards(painter, row.cards, room)

    def _paint_cards(self, painter: QPainter, cards: Cards, room: QRectF) -> None:
        size = card_size(_CARD * self.context.unit)
        step = min(_STEP * self.context.unit, (room.width() - size.width()) / max(1, len(cards) - 1))
        ratio = painter.device().devicePixelRatioF()
        shown = min(size.height(), room.height() - 6 * self.context.unit)
        row = list(enumerate(cards))
        for at, card in reversed(row) if self.context.layout.stage.ease.left_handed else row:
            pixmap = self._art.pixmap(self.context.deck, card, size, ratio)
            if pixmap is None:
                continue
            place = QRectF(QPointF(room.left() + at * step, room.top()), QSizeF(size.width(), shown))
            part = QRectF(pixmap.rect())
            part.setHeight(part.height() * shown / size.height())
            painter.drawPixmap(place, pixmap, part)

    def _label(self, row: CardRow, width: float) -> Lettering:
        return self.context.sans(TypeRole.LINE, row.label, bold=True).wrapped(width)
