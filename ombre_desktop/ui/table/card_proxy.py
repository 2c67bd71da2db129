"""Input for the hand by mouse, keyboard and screen reader: invisible buttons over the painted cards."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ombre_desktop.engine import Card, Cards
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.long_press import is_touch
from ombre_desktop.ui.texts.key_table import Key


class CardSignals(QObject):
    """
    The signals of all cards in the hand.

    `pointed` is emitted when a card is clicked, `pressed` when a screen reader presses it, and `keyed` when
    Enter or Space is pressed. `keyed` also tells whether the ring was visible before. `reached` is emitted
    instead of the first and the third while Shift is held. `framed` is emitted when another card, or none,
    has the ring, and `handled` with the key of a card that is held now or was let go.
    """

    doubled = Signal(object)
    pointed = Signal(object)
    pressed = Signal(object)
    keyed = Signal(object, bool)
    reached = Signal(object)
    dragged = Signal(object, QPointF)
    dropped = Signal(object, QPointF)
    hovered = Signal(object, bool)
    framed = Signal()
    handled = Signal(str)
    stepped = Signal(object, int)
    shifted = Signal(object, int)


class Zone(Group):
    """
    A group of cards for the screen reader; mouse events pass through where no card lies.

    *changing* is true while cards come and go, when Qt passes the focus on as if Tab had been pressed.
    *cards* tells what is done with them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.cards = CardSignals(self)
        self._by_keys = False
        self._pointed: dict[QObject, Cards] = {}
        self.changing = False
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def by_keys(self) -> bool:
        """True if the keyboard was used last."""
        return self._by_keys

    @by_keys.setter
    def by_keys(self, used: bool) -> None:
        if used is not self._by_keys:
            self._by_keys = used
            self.reframe()

    @property
    def pointed(self) -> frozenset[Card]:
        """The cards with a ring of a hint or a teacher, which need no ring of the focus."""
        return frozenset(chain.from_iterable(self._pointed.values()))

    def point_at(self, by: QObject, cards: Cards) -> None:
        """Keep the *cards* at which somebody points now *by* these rings."""
        before = self._pointed.pop(by, ())
        if cards:
            self._pointed[by] = cards
        if before != cards:
            self.reframe()

    def reframe(self) -> None:
        """Tell that another card may have the ring, unless cards come and go, which is told at its end."""
        if not self.changing:
            self.cards.framed.emit()


class CardProxy(QAbstractButton):
    """
    A card of the person's hand that can be clicked, dragged, focused and read aloud.

    It paints nothing: the card and its ring are on the scene below.
    """

    def __init__(self, card: Card, parent: Zone) -> None:
        super().__init__(parent)
        self._zone, self._cards = parent, parent.cards
        self.card = card
        self.clicked.connect(self._press)
        self._pressed_at: QPointF | None = None
        self._drags = False
        self._box, self._reach = QRect(), 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def describe(self, name: str, description: str) -> None:
        """Set the texts for a screen reader, but only if they change, because each change is announced."""
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    def stand(self, box: QRect) -> None:
        """Cover the *box* of the zone in which the card is seen."""
        self._box = box
        self.setGeometry(box.adjusted(0, -self._reach, 0, 0))

    def reach(self, up: float) -> None:
        """Cover the card also where it is seen when it is lifted *up* by this many pixels."""
        if self._reach != round(up):
            self._reach = round(up)
            self.stand(self._box)

    @property
    def is_framed(self) -> bool:
        """True while the focus ring is visible: the card has the focus, and the keyboard was used last."""
        return self.hasFocus() and self._zone.by_keys

    def event(self, event: QEvent) -> bool:
        """Keep Enter for the framed card, since Enter is also the shortcut of a button."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.is_framed
        if is_asked and isinstance(event, QKeyEvent) and Key.GO_ON.fits(event):
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint nothing."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring if Tab brought the focus; a click needs no ring."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._zone.by_keys = self._zone.by_keys or not self._zone.changing
        super().focusInEvent(event)
        self._zone.reframe()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._zone.reframe()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the point, since a drag may follow."""
        self._zone.by_keys = False
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed_at = event.globalPosition()
            self._drags = False
            self.setDown(True)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Report a double click, whose second press does not count as a click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._cards.doubled.emit(self.card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Start a drag once the pointer has moved farther than in a click (`Ease.shake`)."""
        if self._pressed_at is None:
            return
        way = event.globalPosition() - self._pressed_at
        if self._drags or way.manhattanLength() >= QApplication.startDragDistance():
            self._drags = True
            self._cards.dragged.emit(self.card, self._in_view(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the drag; if there was none, report a click."""
        if self._pressed_at is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        drags, self._drags, self._pressed_at = self._drags, False, None
        self.setDown(False)
        if is_touch(event) or not self.rect().contains(event.position().toPoint()):
            self._cards.hovered.emit(self.card, False)  # a finger that is lifted points at nothing
        if drags:
            self._cards.dropped.emit(self.card, self._in_view(event))
        elif self.rect().contains(event.position().toPoint()):
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            (self._cards.reached if _has_shift(event) else self._cards.pointed).emit(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus along the hand, or with Ctrl the card; act on Space and Enter, once if held down."""
        was_framed = self.is_framed
        self._zone.by_keys = True
        goes = (
            self._cards.shifted
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier
            else self._cards.stepped
        )
        if Key.CARD_LEFT.fits(event):
            goes.emit(self.card, -1)
        elif Key.CARD_RIGHT.fits(event):
            goes.emit(self.card, 1)
        elif Key.USE_CARD.fits(event):
            if event.isAutoRepeat():
                event.ignore()  # so that a held key can still hurry the animation
            elif _has_shift(event):
                self._cards.reached.emit(self.card)
            else:
                self._cards.keyed.emit(self.card, was_framed)
        elif not (event.isAutoRepeat() and Key.FIGURES.fits(event)):
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Signal that the pointer is over the card."""
        self._cards.hovered.emit(self.card, True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Signal that the pointer has left the card."""
        self._cards.hovered.emit(self.card, False)
        super().leaveEvent(event)

    def _press(self) -> None:
        self._cards.pressed.emit(self.card)

    def _in_view(self, event: QMouseEvent) -> QPointF:
        return QPointF(self._zone.mapToParent(self.mapToParent(event.position().toPoint())))


def _has_shift(event: QKeyEvent | QMouseEvent) -> bool:
    return bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
