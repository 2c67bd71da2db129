"""``ombre`` in a terminal: the commands of the engine and of the players."""

from __future__ import annotations

import pytest

from ombre_desktop.commands import COMMANDS
from ombre_desktop.commands import main as command
from ombre_desktop.players.arena.command import TRIALS
from ombre_desktop.players.judging.__main__ import COMMANDS as JUDGING

pytestmark = pytest.mark.usefixtures("as_before")


def test_the_commands_are_those_of_the_engine_and_of_the_players():
    """Each command is listed once."""
    of_the_engine, of_the_home = (
        {"replay", "rulesets", "code", "deal", "verify"},
        {"backup", "restore", "export", "import"},
    )

    assert of_the_engine | of_the_home | {"play", *JUDGING, *TRIALS} == set(COMMANDS)


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


@pytest.mark.parametrize("arguments", [[], ["cheat"], ["FILE.ombre"]])
def test_a_command_that_does_not_exist_is_refused(arguments, capsys):
    """The command ends with status 2 and the usage."""
    with pytest.raises(SystemExit) as left:
        command(arguments)

    assert 2 == left.value.code
    assert "usage: ombre" in capsys.readouterr().err
