"""The output of commands, and their exit."""

from __future__ import annotations

import errno
import subprocess
import sys
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from ombre_desktop.terminal import ProgressLine, command

ROOT = Path(__file__).resolve().parents[1]
RECORD = ROOT / "tests" / "records" / "renegado" / "taken_over.ombre"
NASTY = "\x1b[31m\u202e\n\udcff"


def printed(*said: str, encoding: str = "utf-8", monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the standard output of a command that prints this."""
    out = TextIOWrapper(BytesIO(), encoding=encoding, write_through=True)
    monkeypatch.setattr(sys, "stdout", out)

    def main() -> int:
        print(*said)  # noqa: T201 - what a command does
        return 0

    assert 0 == command(main)
    assert sys.stdout is out
    return out.buffer.getvalue().decode(encoding)


def test_what_is_printed_has_no_controls(monkeypatch):
    """But the ends of its lines."""
    assert "a\\x1b[31m\\u202e\n\\udcff\n" == printed("a" + NASTY, monkeypatch=monkeypatch)


def test_letters_that_a_terminal_lacks_are_spelled_out(monkeypatch):
    """As on one that knows English only."""
    assert "Do\\xf1a\n" == printed("Doña", encoding="ascii", monkeypatch=monkeypatch)


def test_the_status_is_that_of_the_command():
    """Any number is passed on."""
    assert 7 == command(lambda: 7)


def test_an_interruption_is_no_error():
    """It has the status that shells give it."""

    def stopped() -> int:
        raise KeyboardInterrupt

    assert 130 == command(stopped)


def test_what_the_system_does_not_allow_is_told(capsys):
    """Without a traceback."""

    def misled() -> int:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory", "nowhere/\x1b[2J")

    assert 3 == command(misled)
    assert "nowhere/\\x1b[2J: No such file or folder\n" == capsys.readouterr().err


def test_a_program_without_a_console_prints_nothing(monkeypatch):
    """Windows starts such."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)

    assert 3 == command(lambda: print("x") or 3)  # noqa: T201


class Screen(StringIO):
    """A terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "shown"), [(Screen(), "\r1 of 2\r      \r"), (StringIO(), "")])
def test_progress_is_shown_on_a_terminal_and_taken_away(stream, shown, monkeypatch):
    """A file or pipe in its place gets nothing."""
    monkeypatch.setattr(sys, "stderr", stream)

    def long() -> int:
        line = ProgressLine()
        line.show("1 of 2")
        line.tell("2 of 2")  # too soon to be read
        line.clear()
        return 0

    assert (0, shown) == (command(long), stream.getvalue())


class Refusing(BytesIO):
    """A file that takes nothing."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def write(self, _: object) -> int:
        raise OSError(self.number, "no room")


@pytest.mark.parametrize(
    ("number", "status", "told"),
    [
        (errno.EPIPE, 0, ""),
        (errno.EINVAL, 0, ""),
        (errno.ENOSPC, 3, "The output could not be written: The disk is full\n"),
    ],
)
def test_what_cannot_be_printed_ends_the_command(number, status, told, monkeypatch, capsys):
    """In peace where nobody reads any more, as with ``| head``, here and on Windows."""
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(Refusing(number), write_through=True))

    assert status == command(lambda: print("x") or 0)  # noqa: T201
    assert told == capsys.readouterr().err


@pytest.mark.parametrize("module", ["ombre_desktop.engine", "ombre_desktop.commands"])
def test_a_reader_may_leave(module):
    """As ``head`` does, before anything is read or after a line."""
    start = f"import sys; from {module}{'.__main__' if module.endswith('engine') else ''} import main"
    program = [
        sys.executable,
        "-c",
        f"{start}\nfrom ombre_desktop.terminal import ProgressLine, command\nsys.exit(command(main))",
    ]
    run = subprocess.Popen(
        [*program, "replay", "--json", *[str(RECORD)] * 150],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.readline()
    run.stdout.close()

    assert (0, b"") == (run.wait(60), run.stderr.read())


@pytest.mark.skipif(sys.platform == "win32", reason="no such file can be there")
def test_the_name_of_a_file_is_printed_as_text(tmp_path):
    """Found or not, an escape in it moves no cursor and an end of line makes no line."""
    there = tmp_path / "a\x1b[31m\u202e\nb.ombre"
    there.write_bytes(RECORD.read_bytes())
    program = [sys.executable, "-m", "ombre_desktop.engine", "replay", there, tmp_path / "\x1b[2J"]

    run = subprocess.run(program, capture_output=True, cwd=ROOT, check=False, encoding="utf-8")

    assert (
        f"{tmp_path}/a\\x1b[31m\\u202e\\nb.ombre:2 (deal 1): sacada 2  puesta 3" == run.stdout.splitlines()[0]
    )
    assert f"{tmp_path}/\\x1b[2J: No such file or folder\n" == run.stderr


def test_a_wrong_call_is_told_as_text():
    """This includes text that argparse repeats."""
    program = [sys.executable, "-m", "ombre_desktop.engine", "rulesets", "\x1b[31m"]

    run = subprocess.run(program, capture_output=True, cwd=ROOT, check=False, encoding="utf-8")

    assert run.stderr.endswith("unrecognized arguments: \\x1b[31m\n")
