"""A button without a look of its own: the panel paints its face; the button handles pointer and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton

from ombre_desktop.ui.paint.buttons import Look
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.table.long_press import LongPress
from ombre_desktop.ui.texts.key_table import Key

if TYPE_CHECKING:
    from ombre_desktop.ui.paint.canvas import Stamps
    from ombre_desktop.ui.panels.context import TableContext
    from ombre_desktop.ui.panels.faces import Face

_LOOKS = frozenset(
    {
        QEvent.Type.HoverEnter,
        QEvent.Type.HoverLeave,
        QEvent.Type.FocusIn,
        QEvent.Type.FocusOut,
        QEvent.Type.EnabledChange,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.MouseMove,
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
    }
)
_AROUND = 22.0
"""The room round a button, in units, that the shadow and the ring of its face may take."""
_POINTED_AWAY = frozenset(
    {QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.MouseButtonPress, QEvent.Type.Hide}
)
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class Ground(Group):
    """A panel with buttons, which paints their faces and shows their hints."""

    def explain(self, button: Pressable | None) -> None:
        """Show the meaning of *button*; None removes what is shown."""


class Pressable(QAbstractButton):
    """
    A button that can be pressed with the mouse, with Space or Enter, and with its keys.

    The face may reach beyond the button, with a shadow or a focus ring, which is why the panel paints it; the
    button itself is invisible. *keys* work anywhere in the window while the button is shown and enabled,
    except that Enter belongs to the button in focus. The panel shows *hint* in a bubble, because screen
    readers would read out a tool tip as a description.
    """

    def __init__(self, face: Face, name: str, panel: Ground, *, keys: tuple[str, ...] = ()) -> None:
        super().__init__(panel)
        self._panel = panel
        self.place = QRectF()
        self._face = face
        self.hint = ""
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        LongPress(self, self._tell)
        for key in keys:
            for sequence in (key, "Enter") if key == "Return" else (key,):
                shortcut = QShortcut(QKeySequence(sequence), self)
                shortcut.setAutoRepeat(False)  # a held key answers one question only
                shortcut.activated.connect(self.click)

    @property
    def face(self) -> Face:
        """The face of the button."""
        return self._face

    def change(self, face: Face, name: str) -> None:
        """Give the button another face and name; the panel lays it out again."""
        self._face = face
        if name != self.accessibleName():
            self.setAccessibleName(name)

    def put(self, place: QRectF, origin: QRectF) -> None:
        """Set the geometry to *place* (window's coordinates) in a panel whose own rectangle is *origin*."""
        self.place = place
        self.setGeometry(place.translated(-origin.topLeft()).toRect())

    def paint_face(self, painter: QPainter, context: TableContext, stamps: Stamps) -> None:
        """Lay the face, with its shadow and its ring, in the place of the button in the window."""
        face, look, focus, around = self._face, self._look(), self.hasFocus(), _AROUND * context.unit
        area = self.place.adjusted(-around, -around, around, around)
        stamps.lay(
            painter,
            area,
            (face, look, focus),
            lambda fresh: face.paint(fresh, self.place, context, look=look, focus=focus),
        )

    def event(self, event: QEvent) -> bool:
        """Have the panel repaint when the look may have changed; claim Enter for the button in focus."""
        if isinstance(event, QKeyEvent) and self._claims(event):
            event.accept()
            return True
        if event.type() is QEvent.Type.ToolTip:
            self._panel.explain(self)  # the default tool tip would cover the button
            return True
        done = super().event(event)
        if event.type() in _POINTED_AWAY:
            self._panel.explain(None)
        if event.type() in _LOOKS:
            self._panel.update()
        return done

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the hint if the Tab key moved the focus here."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self._panel.explain(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter, as on Space."""
        if Key.GO_ON.fits(event) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint nothing: the panel paints the face."""

    def _tell(self, _: QPointF) -> bool:
        """Show the hint where a finger rests; return False if there is no hint."""
        self._panel.explain(self)
        return bool(self.hint)

    def _claims(self, event: QKeyEvent) -> bool:
        """Tell whether a key that is a shortcut elsewhere is meant for this button."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        return is_asked and Key.GO_ON.fits(event) and self.hasFocus()

    def _look(self) -> Look:
        if not self.isEnabled():
            return Look.DISABLED
        if self.isDown():
            return Look.PRESSED
        return Look.HOVER if self.underMouse() else Look.REST
