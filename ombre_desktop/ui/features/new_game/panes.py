"""The two panes of the dialog for a new game: the games, and the chosen one beside or below them."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout

from ombre_desktop.ui.dialogs.soft_foot import HEIGHT
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.new_game.game_chooser import JOURNEY
from ombre_desktop.ui.features.new_game.journey import PLATE
from ombre_desktop.ui.model.present import present

_SHARES, _BROAD, _NARROW, _LOW = (57, 43), 900, 720, 520
"""
The shares of the games and of the chosen one in the width of a broad dialog; the nominal widths from which a
dialog is broad, and below which it is narrow; and the height below which a narrow one is low.
"""


class Panes(QHBoxLayout):
    """The pane of the *games*, filled by *left*, and the pane *about* the chosen one."""

    def __init__(self, games: QScrollArea, left: QVBoxLayout, about: QScrollArea) -> None:
        super().__init__()
        self._left, self.view, self.beside = left, games.viewport(), about
        self._about = present(about.widget(), "contents of the pane")
        for pane in (games, about):
            self.addWidget(pane)

    @property
    def foot(self) -> int:
        """The height at the foot of the games that fades, since the chosen game stands below them."""
        return HEIGHT if self.beside.widget() is None else 0

    def arrange(self, size: QSize, look: Appearance, view: str) -> None:
        """Put the chosen game beside the games or below them, in a dialog of this *size*."""
        shares = _SHARES if size.width() >= look.pixels(_BROAD) else (1, 1)
        for pane, share in enumerate(shares):
            self.setStretch(pane, share)
        below = is_narrow(size, look) or (view == JOURNEY and _wastes_height(size))
        if below == (self.beside.widget() is None):
            return
        if below:
            self._left.addWidget(present(self.beside.takeWidget(), "contents of the pane"))
        else:
            self._left.removeWidget(self._about)
            self.beside.setWidget(self._about)
        self._about.show()
        self.beside.setVisible(not below)


def is_narrow(size: QSize, look: Appearance) -> bool:
    """Tell whether a dialog of this *size* has room for one column only."""
    return size.width() < look.pixels(_NARROW)


def is_low(size: QSize, look: Appearance) -> bool:
    """Tell whether a dialog of this *size* has no room for a title, which may take two lines."""
    return is_narrow(size, look) and size.height() < look.pixels(_LOW)


def _wastes_height(size: QSize) -> bool:
    """Tell whether the map in half the width of a dialog would take less than half its height."""
    return size.width() * PLATE[1] < size.height() * PLATE[0]
