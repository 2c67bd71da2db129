"""A second start of the program, which hands what it was given to the copy that is open."""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Timer

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.errands import Errand, errands_in, forget_errands, leave, take
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.shell.errands import ErrandHost
from ombre_desktop.ui.shell.qt_application import SentFiles
from ombre_desktop.ui.shell.second_start import handed_over

RECORD = Path("/somewhere/deal.ombre").absolute()


class Records:
    """The records of the open copy, which only remember what they were to show."""

    def __init__(self) -> None:
        self.shown: list[Path] = []

    def show(self, path: Path) -> None:
        self.shown.append(path)


@pytest.fixture
def folders(tmp_path) -> Folders:
    return Folders.of({HOME: str(tmp_path / "home")})


def test_a_record_that_is_double_clicked_opens_in_the_open_copy(folders, qtbot):
    """The window comes to the front, and the file of the errand goes."""
    window, records = QWidget(), Records()
    qtbot.addWidget(window)
    window.showMinimized()
    ErrandHost(folders, window, records.show)

    errand = leave(folders, Errand(RECORD))

    qtbot.waitUntil(lambda: [RECORD] == records.shown)
    assert (False, False) == (errand.exists(), window.isMinimized())


def test_an_errand_from_before_the_table_is_done_too(folders, qtbot):
    window, records = QWidget(), Records()
    qtbot.addWidget(window)
    leave(folders, Errand(RECORD))

    ErrandHost(folders, window, records.show)

    qtbot.waitUntil(lambda: [RECORD] == records.shown)


def test_the_second_start_ends_when_its_errand_is_taken(folders):
    Timer(0.05, take, (folders,)).start()

    assert handed_over(folders, RECORD)


def test_a_copy_that_does_not_answer_is_not_waited_for(folders):
    """The errand is withdrawn, and the second start says that Ombre is open already."""
    assert not handed_over(folders, RECORD, patience=40)
    assert [] == take(folders)


def test_a_start_that_was_killed_leaves_nothing_to_the_next(folders):
    leave(folders, Errand(RECORD))
    (errands_in(folders) / "half.part").touch()

    forget_errands(folders)

    assert [] == list(errands_in(folders).iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_is_nobodys_errand(folders, tmp_path):
    """It could lead to a file of somebody else."""
    errand = leave(folders, Errand(RECORD))
    elsewhere = tmp_path / "elsewhere"
    errand.rename(elsewhere)
    errand.symlink_to(elsewhere)

    assert [] == take(folders)


@pytest.mark.parametrize("words", [b"", b"[1]", b"\xff", b'{"record": 5}', b"{" * 70_000, b"[" * 60_000])
def test_a_garbled_errand_brings_the_window_to_the_front_or_nothing(folders, words):
    leave(folders, Errand()).write_bytes(words)

    assert take(folders) in ([Errand()], [])


def test_a_file_that_a_mac_sends_is_kept_until_there_is_a_table(qtbot):
    sent = SentFiles()

    with qtbot.waitSignal(sent.came):
        assert sent.heed(QFileOpenEvent(QUrl.fromLocalFile(str(RECORD))))

    assert ([RECORD], []) == (sent.take(), sent.take())
