"""The window as it is first seen: a sketch of the table, and nothing that has to be loaded for more."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QMainWindow

from ombre_desktop.ui.model.preferences import Preferences
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.sketch import Sketch

# Nothing above may import the engine, the panels, the dialogs or `Qt`: the first frame waits for this file.

SMALLEST = (900, 600)
SEATS = 3
"""The seats of the table in the first frame."""


class FirstFrame(QMainWindow):
    """
    A window with the sketch of a table.

    `first_painted` comes once, when the sketch is on the screen: then there is time for the rest.
    """

    first_painted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._painted = False
        self.setWindowTitle(self.tr("Ombre"))
        self.setMinimumSize(*SMALLEST)

    def sketch(self, preferences: Preferences) -> None:
        """Show the sketch in the colours and the size that the person likes."""
        sketch = Sketch(theme_for(preferences.cloth, chrome_of(preferences)), SEATS, preferences.text)
        sketch.painted.connect(self._see)
        self.setCentralWidget(sketch)

    def _see(self) -> None:
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.first_painted.emit)
