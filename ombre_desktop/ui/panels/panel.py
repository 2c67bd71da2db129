"""The base of the panels: a transparent widget that paints its buttons over the table."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Action
from ombre_desktop.ui.paint.canvas import Canvas, Stamps
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.hint import Hint
from ombre_desktop.ui.panels.pressable import Ground, Pressable


class Panel(Ground):
    """A part of the window with buttons, painted in the window's coordinates."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._answered = False
        self._painted: tuple[object, QPixmap] | None = None
        self._stamps = Stamps()
        self._bubble: Hint | None = None
        self._covered = QRectF()
        self._boards: tuple[QRectF, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    @property
    def context(self) -> TableContext:
        """The look of the table under the panel."""
        return self._context

    @property
    def buttons(self) -> tuple[Pressable, ...]:
        """The buttons that are not hidden, in focus order."""
        found = self.findChildren(Pressable, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return tuple(button for button in found if not button.isHidden())

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places with something to press or to read, of which other things keep clear."""
        return tuple(button.place for button in self.buttons)

    @property
    def yielding(self) -> tuple[QRectF, ...]:
        """The places of those words that a bubble about a card may cover, since it says more than they do."""
        return ()

    @property
    def bubble(self) -> Hint | None:
        """The bubble with the meaning of a button, while it is shown."""
        return self._bubble

    def place_of(self, _action: Action) -> QRectF | None:
        """Return the place of the button for an action; None if the panel has no such button."""
        return None

    def explain(self, button: Pressable | None) -> None:
        """Show the meaning of *button* in a bubble, instead of any other; None removes the bubble."""
        if self._bubble is not None:
            self._bubble.hide()
            self._bubble.deleteLater()
            self._bubble = None
        parent = self.parentWidget()
        if button is not None and parent is not None and button.hint:
            others = tuple(place for place in self.places if place != button.place)
            self._bubble = Hint(button.hint, self._context, button.place, others, parent)

    def yield_to(self, place: QRectF) -> None:
        """Leave out the yielding words under a bubble at *place*; an empty place shows all words again."""
        self._covered = place
        self.update()

    def lie_under(self, boards: tuple[QRectF, ...]) -> None:
        """Leave out the yielding words that would be cut by *boards* at these places."""
        if boards != self._boards:
            self._boards = boards
            self.update()

    def is_covered(self, words: QRectF) -> bool:
        """Tell whether *words* would be partly hidden by a bubble or a board."""
        return any(map(words.intersects, (self._covered, *self._boards)))

    def answer(self, action: Action) -> None:
        """Answer the request by *action*; a second answer (from a double click) is ignored."""
        if not self._answered:
            self._answered = True
            self._context.wishes.acted.emit(action)

    def adapt(self, context: TableContext) -> None:
        """Lay the panel out again for another size, theme, deck or text."""
        if context.look != self._context.look:
            self._stamps.clear()
        self._context = context
        self.explain(None)
        self.lay_out()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Remove the hint, which a hidden panel does not need."""
        self.explain(None)
        super().hideEvent(event)

    def lay_out(self) -> None:
        """Place the panel's parts; panels that have parts override this."""

    def begin(self) -> None:
        """Give the focus to the first enabled button."""
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

        Cards and counters that fly under a panel cause a repaint in every frame, so the panel is painted once
        and kept until it changes.
        """
        picture = self.paint_ahead()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        painter.end()

    def paint_ahead(self) -> QPixmap:
        """Return the panel's picture, painted only after a change; it may be painted before it is shown."""
        ratio = self.devicePixelRatioF()
        key = (self.geometry().getRect(), ratio)
        if self._painted is None or self._painted[0] != key:
            self._painted = key, self._picture(ratio)
        return self._painted[1]

    def _picture(self, ratio: float) -> QPixmap:
        """Return the ground with the faces; the face in focus comes last, so that its ring is not covered."""
        canvas = Canvas(QSizeF(self.size()), ratio)
        with canvas as painter:
            painter.translate(-self.x(), -self.y())
            self.paint(painter)
            for button in sorted(self.buttons, key=lambda one: one.hasFocus()):
                button.paint_face(painter, self._context, self._stamps)
        return canvas.pixmap

    def enclose(self, places: Sequence[QRectF]) -> QRectF:
        """
        Set the geometry around these *places* with their glow and shadows, and return it.

        The geometry ends above the person's cards, unless a place itself reaches further down.
        """
        if not places:
            self.setGeometry(0, 0, 0, 0)
            return QRectF()
        unit, around = self._context.unit, QRectF()
        for place in places:
            around = around.united(place)
        margin = 20 * unit
        glow = around.adjusted(-margin, -margin, margin, margin)
        around |= glow & self._context.layout.window
        fan = self._context.layout.fan_top
        if max(place.bottom() for place in places) <= fan:
            around.setBottom(min(around.bottom(), fan))
        room = QRectF(around.toAlignedRect())
        self.setGeometry(room.toRect())
        self.update()
        return room
