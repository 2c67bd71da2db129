"""The self-test: the results of its checks, and its respect for the person's own files."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QColor, QImage
from wording import said

from ombre_desktop.isolation import ROOT
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.frame.commands import Command, Group
from ombre_desktop.ui.self_test import command
from ombre_desktop.ui.self_test.bench import Bench, require_drawn, wait_for
from ombre_desktop.ui.self_test.checks import CHECKS, killing, program
from ombre_desktop.ui.self_test.checks.dialogs import IN_MENUS
from ombre_desktop.ui.self_test.finding import (
    FailedCheckError,
    Finding,
    SkippedCheckError,
    Verdict,
    is_passed,
    report_of,
)
from ombre_desktop.ui.self_test.home import NoTestHomeError, marked_folders, test_home
from ombre_desktop.ui.self_test.watch import Watch
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.texts.languages import Speech, available

test_home.__test__ = False  # it is no test

NO_DIALOG = {
    *(Command.JUST_PLAY, Command.LEARN, Command.LEAVE_LESSON, Command.SAY_AGAIN, Command.HINT),
    *(Command.PROBLEMS, Command.PRACTICE),
    *(Command.FINISH, Command.DECIDE, Command.PLAY_DEAL),
    *(Command.END_SITTING, Command.QUIT, Command.SWITCH_DECK, Command.LAST_TRICK, Command.LOG),
    *(Command.TAKE_BACK, Command.REDO, Command.HAND, Command.SORT_HAND, Command.SOUND),
    *(Command.STANDING, Command.TRICK, Command.PLAYERS, Command.REPEAT),  # they speak
    *(Command.NEXT_PART, Command.PART_BEFORE),
    *(Command.COPY_CODE, Command.COPY_RECORD, Command.PASTE),
    *(Command.OPEN_RECORD, Command.SAVE_RECORD, Command.BACK_UP, Command.RESTORE),  # the system's own dialogs
    Command.SAVE_PICTURE,
    Command.FULL_SCREEN,
    Command.BESIDE,  # the expert must play too
    Command.THROWS,  # there must be an exchange
    Command.AGAIN,  # there must be a settled deal
    Command.REVIEW,  # a replay as well
    Command.BELINDA,  # a replay, which is tried too
}


@pytest.fixture
def bench(qapp, tmp_path):
    return Bench(tmp_path, Watch(tmp_path))


def verdicts(bench, **checks):
    """Return the result of each of *checks*."""
    return [found.verdict.value for found in command.made(checks, bench)]


def fails(_):
    raise FailedCheckError("the card is blank")


def is_skipped(_):
    raise SkippedCheckError("no display")


def breaks(_):
    raise ValueError("a defect")


def meets_a_defect(_):
    """Fail in a callback of Qt, which does not raise the error to the code that waits for it."""
    done = []
    QTimer.singleShot(0, lambda: (done.append(True), 1 / 0))
    wait_for(lambda: bool(done), 5)
    return "unaware"


# The results of checks.


def test_each_check_is_made_whatever_became_of_the_one_before(bench):
    assert ["failed", "failed", "skipped", "passed"] == verdicts(
        bench, a=fails, b=breaks, c=is_skipped, d=lambda _: "seen"
    )


def test_a_defect_in_what_qt_calls_makes_a_check_fail(bench):
    assert ["failed"] == verdicts(bench, a=meets_a_defect)


@pytest.mark.parametrize(
    ("ends", "passed"),
    [
        ((Verdict.PASSED, Verdict.SKIPPED), True),
        ((Verdict.PASSED, Verdict.FAILED), False),
        ((), False),
    ],
)
def test_all_is_well_if_something_was_tried_and_nothing_failed(ends, passed):
    assert passed is is_passed(tuple(Finding("a", end, "", 0.0) for end in ends))


def test_the_report_names_every_check_and_what_was_wrong(bench):
    report = report_of(command.made({"cards": fails}, bench))

    assert (False, "cards", "failed", "the card is blank") == (
        report["passed"],
        *(report["checks"][0][key] for key in ("name", "result", "detail")),
    )


def test_a_blank_picture_is_no_picture(qapp):
    blank = QImage(20, 20, QImage.Format.Format_RGB32)
    blank.fill(QColor("green"))

    with pytest.raises(FailedCheckError):
        require_drawn(blank, "the king of hearts")


@pytest.mark.parametrize("end", [Verdict.PASSED, Verdict.FAILED])
def test_the_status_says_whether_all_is_well(end, tmp_path):
    report = tmp_path / "report.json"
    findings = (Finding("cards", end, "", 0.5),)

    status = command._reported(findings, report)

    assert (status == 0) is json.loads(report.read_text(encoding="utf-8"))["passed"]


def test_a_report_that_cannot_be_written_is_no_success(tmp_path, capsys):
    report = tmp_path / "nowhere" / "report.json"

    status = command._reported((Finding("cards", Verdict.PASSED, "", 0.5),), report)

    assert 1 == status
    assert str(report) in capsys.readouterr().err


# The parts of the program that are checked.


def test_every_command_that_opens_a_dialog_is_tried():
    in_menus = {command for command in Command if command.group is not Group.NONE}
    assert in_menus - NO_DIALOG == set(IN_MENUS.values())


def test_the_cards_can_all_be_drawn(bench):
    assert "92 cards" in CHECKS["cards"](bench)


SURVIVOR = "import sys, time; time.sleep(10); open(sys.argv[1], 'w').close()"
WITH_CHILD = """
import json, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", {survivor!r}, {end!r}])
print(json.dumps({{"child": child.pid}}), flush=True)
time.sleep(10)
"""


def test_a_killed_table_is_not_waited_for_until_its_children_have_ended(monkeypatch, tmp_path):
    """The children still hold its pipes open."""
    code = WITH_CHILD.format(survivor=SURVIVOR, end=str(tmp_path / "end"))
    monkeypatch.setattr(killing, "command_for", lambda _: [sys.executable, "-c", code])

    told = killing.killed_after(1, dict(os.environ), tmp_path / "complaints")

    assert not (tmp_path / "end").exists()
    os.kill(told["child"], signal.SIGTERM)


def test_a_table_that_cannot_start_is_quoted(monkeypatch, tmp_path):
    monkeypatch.setattr(killing, "command_for", lambda _: [sys.executable, "-c", "no Python"])

    with pytest.raises(FailedCheckError, match=r"the table told 0 steps: (?s:.*)SyntaxError"):
        killing.killed_after(1, dict(os.environ), tmp_path / "complaints")


@pytest.mark.parametrize(
    ("said", "part"), [([], ""), (["--self-test"], "quick"), (["--self-test", "full"], "full")]
)
def test_it_is_quick_unless_it_is_to_be_full(said, part):
    assert part == parsed(said).self_test


# The files that it must not touch.


def test_the_home_is_a_fresh_one_and_goes(monkeypatch, tmp_path):
    monkeypatch.setenv(HOME, str(tmp_path))

    with test_home() as home:
        within = Folders.of()
        temporary = tempfile.gettempdir()

    assert within.data == home != tmp_path
    assert Path(temporary).parent == home
    assert not home.exists()
    assert str(tmp_path) == os.environ[HOME]
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("home", ["", "somebody"])
def test_a_part_of_the_test_refuses_the_home_of_a_person(home, monkeypatch, tmp_path):
    """A person who asks for such a part loses nothing."""
    monkeypatch.setenv(HOME, str(tmp_path / home) if home else "")

    with pytest.raises(NoTestHomeError):
        marked_folders()


WATCHED = """
import sys, os, socket, sqlite3
from pathlib import Path
sys.path.insert(0, {root!r})
from ombre_desktop.ui.self_test.watch import Watch
inside, outside = Path({inside!r}), Path({outside!r})
watch = Watch(inside)
watch.begin()
(inside / "a").write_text("a")
open(outside / "read").read()
(outside / "b").write_text("b")
os.rename(inside / "a", outside / "c")
(outside / "d").mkdir()
sqlite3.connect(outside / "e").close()
print(*sorted({{os.path.basename(path) for path in watch.written}}), *watch.asked)
try:
    socket.create_connection(("127.0.0.1", 1), 0.1)
except OSError:
    pass
print(bool(watch.asked))
"""


def test_the_watch_sees_what_is_written_elsewhere_and_asked_of_a_network(tmp_path):
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    outside.mkdir()
    (outside / "read").write_text("")
    code = WATCHED.format(root=ROOT, inside=str(inside), outside=str(outside))

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ["b c d e", "True"] == done.stdout.splitlines()


def test_a_language_without_a_catalogue_is_found(bench, monkeypatch, tmp_path):
    """The words of Qt are translated, but not those of the table."""
    assert ", ".join(available()) == CHECKS["languages"](bench)

    _, *others = available()
    for code in others:
        (tmp_path / f"ombre_{code}.qm").touch()
    monkeypatch.setattr(program, "Speech", lambda: Speech(folder=tmp_path))

    with pytest.raises(FailedCheckError, match=f"{others[0]}: no words of Ombre"):
        CHECKS["languages"](bench)


def test_without_room_for_temporary_files_it_says_so(monkeypatch, capsys):
    """The sentence names the variable that has to be set."""

    def nowhere(**_):
        raise FileNotFoundError(2, "no usable folder")

    monkeypatch.setattr(tempfile, "TemporaryDirectory", nowhere)
    monkeypatch.setattr(sys, "dont_write_bytecode", sys.dont_write_bytecode)

    assert 1 == command.self_test("quick", None)
    assert said("self_test.no_room", reason="no usable folder") in capsys.readouterr().err
