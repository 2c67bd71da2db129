"""The pack on the table, spread to be cut: a row of backs with a place to lift."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine.cards import HIDDEN
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import Pill
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import card_size
from ombre_desktop.ui.table.unwheeled import Slider
from ombre_desktop.ui.texts.key_table import Key

_LIFT = 14.0
"""The distance by which the cards above the cut are lifted, in units."""
_HEAD = 16.0
"""The room above the pack for the lifted cards, in units."""


class Pack(Slider):
    """
    A pack of *cards*, spread face down; for a screen reader it is a slider.

    Signals:
        cut: the number of cards lifted, once the person has pressed the pack or Enter.
    """

    cut = Signal(int)

    def __init__(self, cards: int, art: DeckArt, context: TableContext, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._art, self._context = art, context
        art.ready.connect(self._redraw)
        self._is_pointed_at = False
        self.setRange(1, cards - 1)
        self.setValue(cards // 2)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def adapt(self, context: TableContext) -> None:
        """Paint the pack in another look."""
        self._context = context
        self.update()

    @property
    def card(self) -> QSizeF:
        """The size of a card of the pack, which is that of a card in the hand."""
        return card_size(self._context.layout.seats[PERSON].hand.height)

    def height_needed(self) -> float:
        """Return the height of the pack with the room to lift cards."""
        return self.card.height() + _HEAD * self._context.unit

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the cards up to the pointer."""
        self._is_pointed_at = True
        self.setValue(self._card_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lift the cards up to the finger or the pointer."""
        self._is_pointed_at = True
        self.setValue(self._card_at(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Cut there, unless the finger has left the pack."""
        if self.rect().contains(event.position().toPoint()):
            self.cut.emit(self._card_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Cut on Enter or Space; arrows move the place."""
        if Key.HURRY.fits(event) and not event.isAutoRepeat():
            self.cut.emit(self.value())
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Claim Enter, which elsewhere deals without a cut; forget a pointer that has left."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and Key.HURRY.fits(event) and self.hasFocus():
            event.accept()
            return True
        if event.type() is QEvent.Type.Leave:
            self._is_pointed_at = False
            self.update()
        return super().event(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the backs, those above the cut lifted, with their number."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme, unit, card = self._context.theme, self._context.unit, self.card
        back = self._art.on_table(self._context.deck, HIDDEN, card, self.devicePixelRatioF())
        is_lifted = self._is_pointed_at or self.hasFocus()
        painter.setPen(QPen(faded(theme.chrome.ink, 0.55), max(1.0, 0.8 * unit)))
        painter.setBrush(theme.chrome.paper_top)
        for at in range(self.maximum() + 1):
            lifted = _LIFT * unit if is_lifted and at < self.value() else 0.0
            place = QRectF(QPointF(at * self._step, _HEAD * unit - lifted), card)
            if back is None:
                painter.drawRoundedRect(place, 4 * unit, 4 * unit)
            else:
                painter.drawPixmap(place, back, QRectF(back.rect()))
        if is_lifted:
            self._paint_number(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.chrome.focus, 2 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4 * unit, 4 * unit)
        painter.end()

    def _paint_number(self, painter: QPainter) -> None:
        """Paint the number of lifted cards on the first one that stays."""
        pill = Pill(str(self.value()))
        size = pill.size(self._context)
        left = min(self.value() * self._step, self.width() - size.width())
        pill.paint(painter, QRectF(QPointF(left, 2 * _HEAD * self._context.unit), size), self._context)

    @Slot()
    def _redraw(self) -> None:
        """Paint the backs, whose picture is ready."""
        self.update()

    @property
    def _step(self) -> float:
        return (self.width() - self.card.width()) / self.maximum()

    def _card_at(self, point: QPointF) -> int:
        """Return the number of cards before *point*."""
        return min(
            max(round(point.x() / self.width() * (self.maximum() + 1)), self.minimum()), self.maximum()
        )
