"""The window, which first shows a sketch of the table and imports as little as possible."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from ombre_desktop.storage.first_look import FirstLook
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.sketch import Sketch

# Nothing above may import the engine, the panels, the dialogs or `Qt`: the first frame waits for it.

SMALLEST = (800, 440)
"""The least size of the window: a Full HD screen at 200 % has 960 x 540, less its bars."""
SEATS = 3
"""The seats of the table in the first frame."""


class Occupant(Protocol):
    """The program inside the window: all that the window needs of it."""

    def press(self, key: int) -> bool:
        """Use a *key* that no panel used; return False if it means nothing."""
        ...

    def may_close(self) -> bool:
        """Tell whether the window may close now."""
        ...

    def close(self) -> None:
        """Close everything together with the window."""
        ...


class TableWindow(QMainWindow):
    """
    A window with the table and its menus; it knows nothing of the game.

    Signals:
        first_painted: the sketch is on the screen, and the rest may load; emitted once.
        theme_changed: the system has changed its theme or its language.
        resized: the window has another size.
    """

    first_painted = Signal()
    theme_changed = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._painted = False
        self._occupant: Occupant | None = None
        self.setWindowTitle(self.tr("Ombre"))
        self.setMinimumSize(*SMALLEST)

    def sketch(self, look: FirstLook) -> None:
        """Show the sketch in the person's colours and text size."""
        sketch = Sketch(theme_for(look.cloth, chrome_of(look)), SEATS, look.text)
        sketch.painted.connect(self._see)
        self.setCentralWidget(sketch)

    def move_in(self, occupant: Occupant, table: QWidget) -> None:
        """Replace the sketch by the real *table*; *occupant* is asked about keys and closing."""
        self.setCentralWidget(table)
        self._occupant = occupant

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Emit `resized`."""
        super().resizeEvent(event)
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """
        Emit `theme_changed` when the system's theme or language changes.

        When the window comes to the front again, what had the focus may have gone.
        """
        super().changeEvent(event)
        if event.type() in (QEvent.Type.ThemeChange, QEvent.Type.LocaleChange):
            self.theme_changed.emit()
        elif event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self._catch_focus()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Move the focus on Tab; Qt asks for it too when the part with the focus goes."""
        return self._catch_focus() or super().focusNextPrevChild(forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Offer the program a key that no panel used."""
        from ombre_desktop.ui.table.shortcuts import press_by_place
        from ombre_desktop.ui.texts.key_places import meant

        if press_by_place(self, event):
            return
        if self._occupant is None or not self._occupant.press(meant(event)):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close at once, unless something would be lost."""
        if self._occupant is None:
            return
        if self._occupant.may_close():
            self._occupant.close()
        else:
            event.ignore()

    def _catch_focus(self) -> bool:
        """
        Take the focus that no part has any more; return False if a part has it.

        Qt would give it to the next part, a tool, which the next Enter would press.
        """
        focused = self.focusWidget()
        is_lost = focused is None or not (focused.isVisibleTo(self) and focused.isEnabled())
        if is_lost:
            self.setFocus()
        return is_lost

    def _see(self) -> None:
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.first_painted.emit)
