"""Qt's own dialog for files, which looks like the other dialogs; those of the system keep their own look."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSaveFile
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QWidget
from test_dialogs import appearance

from ombre_desktop.ui.dialogs import file_dialog
from ombre_desktop.ui.dialogs.file_dialog import dress_files

UI = Path(file_dialog.__file__).parents[1]


@pytest.fixture
def asked(qtbot, tmp_path):
    dialog = QFileDialog(None, "Open", str(tmp_path), "Records (*.ombre)")
    qtbot.addWidget(dialog)
    return dialog


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_dialog_of_qt_follows_theme_and_text_size(asked, text):
    dress_files(asked, appearance(text=text))
    asked.show()
    name = asked.findChild(QLineEdit, "fileNameEdit")
    (box,) = asked.findChildren(QDialogButtonBox)
    golden = [button.property("part") for button in box.buttons()]

    assert round(15 * text) == name.font().pixelSize()
    assert all(one.height() >= one.fontMetrics().height() for one in box.buttons())
    assert ["gold"] == [part for part in golden if part]


def test_a_dialog_of_the_system_is_left_alone(asked, monkeypatch):
    monkeypatch.setattr(file_dialog, "is_drawn_by_qt", lambda _: False)

    dress_files(asked, appearance(text=2.0))

    assert "" == asked.styleSheet()


def test_every_dialog_for_files_is_dressed():
    """Wherever the program asks for a file, it does so by the one function that dresses the dialog."""
    texts = [path.read_text(encoding="utf-8") for path in UI.rglob("*.py") if path.name != "file_dialog.py"]

    assert 6 == sum(len(re.findall(r" asking\(\w", text)) for text in texts)
    assert 0 == sum(text.count(" QFileDialog(") for text in texts)


def test_a_dialog_for_files_is_dressed_and_goes_once_it_is_answered(qtbot):
    window = QWidget()
    qtbot.addWidget(window)

    asked = file_dialog.asking(window, appearance(text=2.0), "Open")
    asked.reject()

    assert asked.styleSheet()
    qtbot.waitUntil(lambda: [] == window.findChildren(QFileDialog))


class FullDisk(QSaveFile):
    """A file on a disk that has room for its first bytes only, which Qt writes without an error."""

    def write(self, data: bytes) -> int:
        return super().write(data[:2])


def test_a_file_of_which_only_a_part_has_room_is_told_and_the_one_before_stays(tmp_path, monkeypatch):
    path = tmp_path / "deal.ombre"
    path.write_text("before")
    monkeypatch.setattr(file_dialog, "QSaveFile", FullDisk)

    trouble = file_dialog.write_file(path, b"after", "Not written")

    assert f"{path} could not be written." == trouble.sentence
    assert ([path], "before") == (list(tmp_path.iterdir()), path.read_text())
