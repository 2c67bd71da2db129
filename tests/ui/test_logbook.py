"""The program's log: limited in size, and in lines that nothing from outside can break."""

import logging
import os
import sys
import threading

import pytest

from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.shell import logbook


@pytest.fixture
def folders(tmp_path):
    return Folders.of({"OMBRE_HOME": str(tmp_path)})


@pytest.fixture
def root(monkeypatch):
    """Provide the logger that has all entries, as it was before when the test is over."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "level", root.level)
    monkeypatch.setattr(logging, "raiseExceptions", True)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    yield root
    for handler in list(root.handlers):
        if isinstance(handler.formatter, logbook.EntryFormatter):
            root.removeHandler(handler)
            handler.close()


def entries(folders) -> list[str]:
    return folders.log.read_text(encoding="utf-8").splitlines()


def test_an_entry_is_one_line_whatever_it_quotes(folders, root):
    """No quoted text can forge an entry, move a terminal's cursor or change the direction of the line."""
    logbook.begin_log(folders)

    root.warning("the process said %s", "a\n2026-01-01 CRITICAL b\x1b[2J\r\u2028\u202ec\0")

    (entry,) = entries(folders)
    assert entry.endswith(r"the process said a\n2026-01-01 CRITICAL b\x1b[2J\r\u2028\u202ec\x00")


def test_half_a_character_can_be_written_down(folders, root):
    """A file's name may contain half a surrogate pair, which no encoding can write."""
    logbook.begin_log(folders)
    ours = next(one for one in root.handlers if isinstance(one.formatter, logbook.EntryFormatter))

    # Not by the root logger: the handler that collects entries for pytest's report cannot write this one.
    ours.handle(logging.LogRecord("ui", logging.WARNING, "here", 1, "cannot read %s", ("c\udcff",), None))

    (entry,) = entries(folders)
    assert entry.endswith(r"cannot read c\udcff")


def test_the_lines_of_a_traceback_stand_below_their_entry(folders, root):
    """The traceback of an error with quoted text stands below its entry as well."""
    logbook.begin_log(folders)
    try:
        raise ValueError("first\n2026-01-01 CRITICAL second\x1b[2J")
    except ValueError as error:
        sys.excepthook(ValueError, error, error.__traceback__)

    first, *others = entries(folders)
    assert first.endswith("CRITICAL ombre_desktop.ui.shell.logbook: unexpected ValueError")
    assert others
    assert all(line.startswith("    ") for line in others)
    assert r"CRITICAL second\x1b[2J" in others[-1]


def test_a_defect_of_another_thread_is_written_down(folders, root):
    logbook.begin_log(folders)

    thread = threading.Thread(target=lambda: {}["nothing"])
    thread.start()
    thread.join()

    assert any("unexpected KeyError" in entry for entry in entries(folders))


def test_the_log_does_not_grow_without_end(folders, root):
    """Only the current file and the one before it are kept."""
    logbook.begin_log(folders)
    for _ in range(4):
        for _ in range(logbook.LARGEST // logbook.LONGEST):
            root.info("x" * 10 * logbook.LONGEST)

    kept = list(folders.log.parent.iterdir())

    assert {folders.log.name, f"{folders.log.name}.1"} == {path.name for path in kept}
    assert all(path.stat().st_size <= logbook.LARGEST for path in kept)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_nobody_waits_for_a_pipe_to_be_read(folders, root, capsys):
    """A pipe in the place of the log is left alone, and important entries are printed."""
    os.mkfifo(folders.log)

    logbook.begin_log(folders)
    root.info("nothing")
    root.warning("something\x1b")

    assert r"something\x1b" in capsys.readouterr().err


def test_a_log_that_cannot_be_written_is_no_harm(folders, root):
    """Not even a traceback appears, since it could be written nowhere else."""
    folders.log.mkdir(parents=True)

    logbook.begin_log(folders)
    root.warning("%d", "no number")
