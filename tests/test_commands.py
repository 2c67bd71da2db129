"""``ombre`` in a terminal: the commands of the engine and of the players."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from ombre_desktop import __version__
from ombre_desktop.commands import COMMANDS
from ombre_desktop.commands import main as command
from ombre_desktop.completions import SHELLS, rows
from ombre_desktop.players.arena.command import TRIALS
from ombre_desktop.players.judging.__main__ import COMMANDS as JUDGING
from ombre_desktop.terminal import Status

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.usefixtures("as_before")


def test_the_commands_are_those_of_the_engine_and_of_the_players():
    """Each command is listed once."""
    of_the_engine, of_the_home = (
        {"replay", "rulesets", "code", "deal", "verify"},
        {"backup", "restore", "export", "import"},
    )

    assert of_the_engine | of_the_home | {"deck", "play", "completions", *JUDGING, *TRIALS} == set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_knows_its_own_name(name, capsys):
    """The help says ``ombre``, not how the command is started elsewhere."""
    with pytest.raises(SystemExit) as left:
        command([name, "--help"])

    assert 0 == left.value.code
    assert f"usage: ombre {name}" in capsys.readouterr().out


def test_help_lists_the_commands(capsys):
    """The list says what each command does."""
    with pytest.raises(SystemExit) as left:
        command(["--help"])

    told = capsys.readouterr().out
    assert 0 == left.value.code
    assert all(f"  {name} " in told and about in told for name, (_, about) in COMMANDS.items())


@pytest.mark.parametrize("arguments", [["cheat"], ["FILE.ombre"]])
def test_a_command_that_does_not_exist_is_refused(arguments, capsys):
    """The command ends with status 2 and the usage."""
    with pytest.raises(SystemExit) as left:
        command(arguments)

    assert 2 == left.value.code
    assert "usage: ombre" in capsys.readouterr().err


def test_the_name_alone_gives_help(capsys):
    """And ends well."""
    assert 0 == command([])
    assert capsys.readouterr().out.startswith("usage: ombre")


def test_the_version_is_told(capsys):
    with pytest.raises(SystemExit) as left:
        command(["--version"])

    assert (0, f"Ombre {__version__}\n") == (left.value.code, capsys.readouterr().out)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rewiew", "review"),
        ("replay --jsn FILE", "--json"),
        ("play --ruleset renegad", "renegado"),
        ("gap expert --ruleset tresilo", "tresillo"),
        ("deal 1 --game zangga", "zanga"),
    ],
)
def test_what_was_mistyped_is_suggested(typed, meant, capsys):
    """Commands, options and games alike; the call is wrong all the same."""
    with pytest.raises(SystemExit) as left:
        command(typed.split())

    told = capsys.readouterr().err
    assert (2, True) == (left.value.code, told.endswith(f"Did you mean {meant}?\n"))
    assert told.startswith("usage: ombre")


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - {"completions"}))
def test_every_command_that_tells_facts_has_json(name, capsys):
    with pytest.raises(SystemExit):
        command([name, "--help"])

    assert "--json" in capsys.readouterr().out


def script(shell, capsys):
    assert 0 == command(["completions", shell])
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_every_command_and_option(shell, capsys):
    told = script(shell, capsys)

    assert [] == [row.name for row in rows() if row.name not in told]
    options = {option.name.lstrip("-") for row in rows() for option in row.options}
    assert set() == {name for name in options if not re.search(rf"\b{name}\b", told)}


@pytest.mark.skipif(not which("bash") or sys.platform == "win32", reason="there is no bash")
def test_bash_completes(capsys):
    """The words that begin with what is typed: commands, options and games."""
    tried = """
for line in "ombre re" "ombre play --ru" "ombre deal --game t" "ombre completions f"; do
    COMP_WORDS=($line); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _ombre; echo "${COMPREPLY[@]}"
done"""
    run = subprocess.run(
        ["bash"], input=script("bash", capsys) + tried, capture_output=True, text=True, check=True
    )

    games = "two_handed tresillo tritrille"
    assert ["replay restore review", "--ruleset", games, "fish"] == run.stdout.splitlines()


BOTH = ROOT / "tests" / "records" / "renegado" / "taken_over.ombre"
RUBBISH = ROOT / "README.md"


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["replay", BOTH], Status.DONE),
        (["replay", BOTH, RUBBISH], Status.FLAWED),
        (["replay", BOTH, ROOT / "nowhere"], Status.COULD_NOT),
        (["replay", RUBBISH, ROOT / "nowhere"], Status.FLAWED),
        (["code", RUBBISH], Status.FLAWED),
        (["verify", BOTH], Status.COULD_NOT),
        (["advise", BOTH], Status.COULD_NOT),
        (["deal", "28"], Status.WRONG_CALL),
        (["deal", "28", "--game", "renegado"], Status.DONE),
        (["play", "--deals", "1", "--seats", "nobody,random,random"], Status.WRONG_CALL),
        (["duplicate", "nobody"], Status.WRONG_CALL),
        (["play", "--deals", "1", "--records", RUBBISH], Status.COULD_NOT),
    ],
    ids=lambda given: " ".join(getattr(one, "name", one) for one in given) if isinstance(given, list) else "",
)
def test_a_command_ends_with_the_status_of_the_help(arguments, status):
    """Of several files a flaw that was found counts most."""
    assert status == command([*map(str, arguments)])


def test_the_statuses_are_told_in_help_and_manual(capsys):
    """Each by its number."""
    with pytest.raises(SystemExit):
        command(["--help"])
    told = capsys.readouterr().out.partition("Exit status:")[2]
    page = (ROOT / "packaging" / "wheels" / "ombre.1").read_text(encoding="ascii")
    manual = page.partition(".SH EXIT STATUS")[2].partition(".SH")[0]

    assert (
        {str(int(status)) for status in Status}
        == set(re.findall(r"\d+", told))
        == set(re.findall(r"\d+", manual))
    )


def test_where_no_game_is_named_the_terminal_says_so_in_its_language(monkeypatch, capsys):
    """A message of the commands' own is translated; those of the engine are not."""
    monkeypatch.setenv("LANGUAGE", "de")

    assert Status.WRONG_CALL == command(["deal", "28"])
    assert "--game NAME" in (said := capsys.readouterr().err)
    assert "numbered" not in said
