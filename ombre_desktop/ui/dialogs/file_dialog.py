"""The dialog for files, in our look where the system has none, and the writing of the file chosen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile, QSize
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QSplitter,
    QToolButton,
    QTreeView,
    QWidget,
)

from ombre_desktop.ui.dialogs.style import Appearance, Part, dress, mark, stylesheet
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.paint.screen import screen_of
from ombre_desktop.ui.texts import record_files as words

_ROOM = 0.94
"""The share of the screen that the dialog may take."""
_WIDE, _HIGH, _PLACES = 820, 560, 150
"""The nominal size of the dialog, and the width of its list of places."""


def is_drawn_by_qt(asked: QFileDialog) -> bool:
    """Tell whether *asked* has widgets; otherwise the system draws it."""
    return bool(asked.findChildren(QAbstractItemView))


def asking(
    parent: QWidget, appearance: Appearance, title: str, folder: str = "", kinds: str = ""
) -> QFileDialog:
    """Return a dialog over *parent* that asks for a file of these *kinds*, and goes once it is answered."""
    asked = QFileDialog(parent, title, folder, kinds)
    dress_files(asked, appearance)
    asked.finished.connect(asked.deleteLater)
    return asked


def dress_files(asked: QFileDialog, appearance: Appearance) -> None:
    """Give *asked* the look of the other dialogs if Qt draws it; a dialog of the system keeps its own."""
    if not is_drawn_by_qt(asked):
        return
    dress(asked, appearance)
    # Our own drop-down boxes draw their arrows themselves.
    asked.setStyleSheet(stylesheet(appearance, arrows=True))
    pixels = appearance.pixels
    wanted = QSize(pixels(_WIDE), pixels(_HIGH))
    asked.resize(wanted.boundedTo(screen_of(asked).availableSize() * _ROOM))
    for foot in asked.findChildren(QDialogButtonBox):
        for button in foot.buttons():
            if foot.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole:
                mark(button, Part.GOLD)
                button.style().polish(button)
    _fit(asked, appearance)


def write_file(path: Path, data: bytes, title: str) -> Trouble | None:
    """Write *data* to *path*, whole or not at all; return the trouble with this *title* if that fails."""
    file = QSaveFile(str(path))
    if file.open(QIODevice.OpenModeFlag.WriteOnly):
        # On a disk that becomes full, only a part may have been written, which Qt does not count as an error.
        if file.write(data) == len(data) and file.commit():
            return None
        file.cancelWriting()
    return Trouble(title, words.not_written(path), details=file.errorString())


def _fit(asked: QFileDialog, appearance: Appearance) -> None:
    """Give the parts of *asked* room for the size of the text, which Qt measures before it is known."""
    for box in asked.findChildren(QComboBox):
        box.setMinimumHeight(box.sizeHint().height())
    high = max((box.minimumHeight() for box in asked.findChildren(QComboBox)), default=0)
    for tool in asked.findChildren(QToolButton):
        tool.setFixedSize(high, high)
        tool.setIconSize(QSize(high // 2, high // 2))
    for button in asked.findChildren(QPushButton):
        button.setMinimumSize(button.sizeHint())
    for splitter in asked.findChildren(QSplitter):
        places = appearance.pixels(_PLACES)
        splitter.setSizes([places, max(places, asked.width() - places)])
    for tree in asked.findChildren(QTreeView):
        tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
