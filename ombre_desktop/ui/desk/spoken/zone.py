"""A part of the table as a group of invisible labels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from ombre_desktop.ui.desk.spoken.table_words import ZoneWords
from ombre_desktop.ui.table.focus_ring import paint_ring
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts.key_table import Key

_OWN = (Key.NEXT_LINE, Key.LINE_BEFORE, Key.LEAVE_PART)


class SpokenLine(QLabel):
    """
    A line that is read out and not seen: only its focus ring is painted.

    An arrow key or a screen reader can give it the focus, but Tab never does.

    Signals:
        stepped: -1 or 1, towards another line of the zone.
        left: Escape was pressed.
        focused: True when the line gets the focus, False when it loses it.
    """

    stepped = Signal(int)
    focused = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def read(self, words: str) -> None:
        """Take *words* as the text, unless they are the same, since every change is announced."""
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a line, which are also shortcuts in a replay."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and any(key.fits(event) for key in _OWN):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self.focused.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move along the zone on the arrow keys, and leave it on Escape."""
        if Key.NEXT_LINE.fits(event):
            self.stepped.emit(1)
        elif Key.LINE_BEFORE.fits(event):
            self.stepped.emit(-1)
        elif Key.LEAVE_PART.fits(event):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the ring round the thing that the line describes, if the line has the focus."""
        if self.hasFocus():
            painter = QPainter(self)
            paint_ring(painter, QRectF(self.rect()))
            painter.end()


class SpokenZone(Group):
    """
    The lines of one part of the table; the pointer passes through them.

    They are painted only while one of them has the focus, so that cards fly over them at no cost.

    Signals:
        left: Escape was pressed on a line.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines: list[SpokenLine] = []
        self._last = 0
        self.setUpdatesEnabled(False)
        self.hide()

    @property
    def lines(self) -> tuple[SpokenLine, ...]:
        """The lines in use now."""
        return tuple(line for line in self._lines if not line.isHidden())

    def tell(self, told: ZoneWords, places: Sequence[QRectF]) -> None:
        """Show the words *told* to a screen reader, each line at its place in the window."""
        if told.title != self.accessibleName():
            self.setAccessibleName(told.title)
        whole = QRectF()
        for place in places:
            whole = whole.united(place)
        room = whole.toAlignedRect()
        self.setGeometry(room)
        while len(self._lines) < len(told.lines):
            self._add_line()
        for line, words, place in zip(self._lines, told.lines, places, strict=False):
            line.read(words)
            line.setGeometry(place.toAlignedRect().translated(-room.topLeft()))
            line.show()
        for line in self._lines[len(told.lines) :]:
            if line.hasFocus() and told.lines:
                self._lines[len(told.lines) - 1].setFocus()
            elif line.hasFocus():
                self.left.emit()
            line.hide()
            line.setGeometry(QRect())
        self.setVisible(bool(told.lines))

    def begin(self) -> None:
        """Give the focus to the line that had it last in this zone."""
        lines = self.lines
        if lines:
            lines[min(self._last, len(lines) - 1)].setFocus(Qt.FocusReason.TabFocusReason)

    def _add_line(self) -> None:
        line = SpokenLine(self)
        line.stepped.connect(self._step)
        line.left.connect(self.left)
        line.focused.connect(self._show_ring)
        self._lines.append(line)

    def _step(self, by: int) -> None:
        lines = self.lines
        at = next((place for place, line in enumerate(lines) if line.hasFocus()), 0)
        self._last = (at + by) % len(lines)
        self.begin()

    def _show_ring(self, focused: bool) -> None:
        """Paint while a line is focused, and wipe its ring away after that."""
        self.setUpdatesEnabled(focused)
        ground = self.parentWidget()
        if ground is not None:
            ground.update(self.geometry())
