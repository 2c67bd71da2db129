"""The manual pages name every command and option there is, and no other."""

import re
import tomllib
from pathlib import Path

import pytest

from ombre_desktop.commands import COMMANDS
from ombre_desktop.commands import main as command
from ombre_desktop.ui.shell.command_line import parsed

ROOT = Path(__file__).resolve().parents[1]
TABLE, TERMINAL = ROOT / "packaging/linux/ombre-desktop.1", ROOT / "packaging/wheels/ombre.1"
OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


def words_of(page):
    """Return the text of a manual page, with plain hyphens and without its macros' font changes."""
    return re.sub(r"\\f[BIR]", "", page.read_text(encoding="ascii").replace(r"\-", "-"))


def options_in(text):
    return set(OPTION.findall(text))


def help_of(run, arguments, capsys):
    with pytest.raises(SystemExit):
        run(arguments)
    return capsys.readouterr().out


def test_the_page_of_the_table_has_its_options(capsys):
    assert options_in(help_of(parsed, ["--help"], capsys)) == options_in(words_of(TABLE))


@pytest.fixture
def helps(capsys, monkeypatch):
    """Return the help for the terminal: of all commands, and of each."""
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONSAFEPATH", "")
    return [
        help_of(command, words, capsys) for words in (["--help"], *([name, "--help"] for name in COMMANDS))
    ]


def test_the_page_of_the_terminal_has_its_options(helps):
    assert set().union(*map(options_in, helps)) == options_in(words_of(TERMINAL))


def test_the_page_of_the_terminal_has_every_command():
    named = re.findall(r"^\.BR? ([a-z]+)\b", words_of(TERMINAL), re.MULTILINE)

    assert set() == set(COMMANDS) - set(named)


@pytest.mark.parametrize("page", [TABLE, TERMINAL])
def test_the_wheel_carries_the_page(page):
    """It lies where ``man`` looks, below the prefix of the environment."""
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    shared = built["targets"]["wheel"]["shared-data"]

    assert f"share/man/man1/{page.name}" == shared[page.relative_to(ROOT).as_posix()]
