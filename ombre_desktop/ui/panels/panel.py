"""The base of the panels: a transparent widget that paints its buttons over the table."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Action
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.hint import Hint
from ombre_desktop.ui.panels.pressable import Ground, Pressable


class Panel(Ground):
    """
    A part of the window with buttons, painted in the window's coordinates.

    Signals:
        acted: an engine ``Action``, the answer to the request.
        backed_out: Escape was pressed and the panel had no use for it.
    """

    acted = Signal(object)
    backed_out = Signal()

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._answered = False
        self._painted: tuple[object, QPixmap] | None = None
        self._bubble: Hint | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @property
    def context(self) -> TableContext:
        """The table the panel stands on."""
        return self._context

    @property
    def buttons(self) -> tuple[Pressable, ...]:
        """Everything that can be pressed now, in the order of the focus."""
        found = self.findChildren(Pressable, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return tuple(button for button in found if not button.isHidden())

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places with something to press or to read, so that others can keep clear of them."""
        return tuple(button.place for button in self.buttons)

    @property
    def bubble(self) -> Hint | None:
        """The bubble that says what one of the buttons means, while it is shown."""
        return self._bubble

    def explain(self, button: Pressable | None) -> None:
        """Show what *button* means, in the place of another; None takes the bubble away."""
        if self._bubble is not None:
            self._bubble.hide()
            self._bubble.deleteLater()
            self._bubble = None
        parent = self.parentWidget()
        if button is not None and parent is not None and button.toolTip():
            others = tuple(place for place in self.places if place != button.place)
            self._bubble = Hint(button.toolTip(), self._context, button.place, others, parent)

    def answer(self, action: Action) -> None:
        """Emit *action*; a second answer (the other half of a double click) is not heard."""
        if not self._answered:
            self._answered = True
            self.acted.emit(action)

    def adapt(self, context: TableContext) -> None:
        """Lay out again for another size, theme, deck or text."""
        self._context = context
        self.explain(None)
        self.lay_out()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the hint, which a hidden panel does not need."""
        self.explain(None)
        super().hideEvent(event)

    def lay_out(self) -> None:
        """Put everything in its place; panels with anything to place override this."""

    def begin(self) -> None:
        """Take the focus: the first button that can be pressed has it."""
        for button in self.buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def paint(self, painter: QPainter) -> None:
        """Paint what lies under the buttons, in the window's coordinates."""

    def update(self, *area: object) -> None:
        """Repaint completely; otherwise a repaint only copies the last picture."""
        self._painted = None
        super().update(*area)

    def paintEvent(self, _: QPaintEvent) -> None:
        """
        Copy the panel's picture.

        Cards and counters that fly under a panel have it repainted in every frame,
        so it is painted once and kept until it changes.
        """
        ratio = self.devicePixelRatioF()
        key = (self.geometry().getRect(), ratio)
        if self._painted is None or self._painted[0] != key:
            self._painted = key, self._picture(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted[1])
        painter.end()

    def _picture(self, ratio: float) -> QPixmap:
        """The ground, then the faces; the one with the focus last, for its ring."""
        canvas = Canvas(QSizeF(self.size()), ratio)
        with canvas as painter:
            painter.translate(-self.x(), -self.y())
            self.paint(painter)
            for button in sorted(self.buttons, key=lambda one: one.hasFocus()):
                button.paint_face(painter, self._context)
        return canvas.pixmap

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape backs out."""
        if event.key() == Qt.Key.Key_Escape:
            self.backed_out.emit()
        else:
            super().keyPressEvent(event)

    def enclose(self, places: Sequence[QRectF]) -> QRectF:
        """
        Take the room of these *places* with what shines beyond them, and return it.

        The room ends above the person's cards, so that the panel never stands in their way.
        """
        if not places:
            self.setGeometry(0, 0, 0, 0)
            return QRectF()
        unit, around = self._context.unit, QRectF()
        for place in places:
            around = around.united(place)
        margin = 20 * unit
        around.adjust(-margin, -margin, margin, margin)
        fan = self._context.layout.fan_top
        if max(place.bottom() for place in places) <= fan:
            around.setBottom(min(around.bottom(), fan))
        room = QRectF(around.toAlignedRect())
        self.setGeometry(room.toRect())
        self.update()
        return room
