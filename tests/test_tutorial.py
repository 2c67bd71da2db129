"""The tutorial in docs/adding-a-game.md: its code is put where it says, and the game is played."""

from __future__ import annotations

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest
from dialect import auction, cards_in_turn
from tutorial import CODE, GAME, PAGE, PAYMENTS, TESTS, written

from ombre_desktop.engine import Seat, phases, ruleset, variants
from ombre_desktop.engine import __main__ as engine
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.players import __main__ as players
from ombre_desktop.players.expert.bid_likelihood import bid_likelihood
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = [shlex.split(line)[2:] for line in PAGE.splitlines() if line.startswith(".venv/bin/python")]
MADE = {"penny", "trick_payments", "test_penny"}
"""The modules that the tutorial adds."""
DEALS = 12


def added(patch: pytest.MonkeyPatch, folder: Path, steps: int) -> dict[str, object]:
    """Add the game as it is after *steps* blocks to the registry; return the names in its test module."""
    files = written(steps)
    for path, code in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(code, encoding="utf-8")
    patch.setattr(variants, "__path__", [*variants.__path__, str((folder / GAME).parent)])
    patch.setattr(phases, "__path__", [*phases.__path__, str((folder / PAYMENTS).parent)])
    variants._loaded.cache_clear()
    names: dict[str, object] = {"__name__": "test_penny"}
    exec(compile(files[TESTS], TESTS, "exec"), names)
    return names


@pytest.fixture(params=[2, 5], ids=["with parts that exist", "whole"])
def tests(request, monkeypatch, tmp_path):
    """Provide the names in the tutorial's test module, with the game as far as it is made by then."""
    yield added(monkeypatch, tmp_path, request.param)
    forget()


@pytest.fixture
def penny(monkeypatch, tmp_path):
    """Provide the finished game."""
    added(monkeypatch, tmp_path, len(CODE.findall(PAGE)))
    yield ruleset("penny")
    forget()


def forget():
    """Let no other test find the game."""
    variants._loaded.cache_clear()
    for name in [name for name in sys.modules if name.rpartition(".")[2] in MADE]:
        del sys.modules[name]


def cases(function):
    """Return the arguments of a test: those it is parametrised with, or none."""
    marks = getattr(function, "pytestmark", ())
    return next((mark.args[1] for mark in marks if mark.name == "parametrize"), [()])


def test_every_block_says_where_it_belongs():
    assert PAGE.count("```python\n") == len(CODE.findall(PAGE))
    assert {GAME, PAYMENTS, TESTS} == {path for path, _ in CODE.findall(PAGE)}


def test_the_tests_that_are_shown_pass(tests):
    """Those of the fourth step before the fifth, and all of them at the end."""
    shown = {name: test for name, test in tests.items() if name.startswith("test_")}

    assert shown
    for test in shown.values():
        for arguments in cases(test):
            test(*arguments)


def test_computer_players_play_it_and_every_record_is_read_again(penny):
    """No card and no chip is lost on the way."""
    company = tuple(map(player, ("textbook", "novice", "random")))

    rows = list(Match(penny, company, DEALS, "tutorial", rotate=True, inspect=check, closely=1).rows())

    assert DEALS == len(rows)
    assert any(row.state.playing for row in rows)
    for row in rows:
        assert row.state == parse_record(format_record(record_of(row.state))).state


def test_a_bid_is_likelier_with_better_cards(penny):
    """The expert and the judge imagine hands by that, though no bid of the game has an exchange."""
    state = auction("play", name="penny", pool=3).state
    weak, strong = map(cards_in_turn, ("H3 C2 C3 C4 C5 C6", "SA H7 CA HK S2 S3"))

    assert bid_likelihood(state, Seat(0), weak) < 0.5 < bid_likelihood(state, Seat(0), strong)


@pytest.mark.parametrize("house", ["per_trick=2", "ante=each_3 per_trick=2"])
def test_its_house_rules_are_kept_in_records(penny, house):
    """By their text."""
    game = ruleset("penny", house)
    (row,) = Match(game, (player("random"),) * 3, 1, "house").rows()

    assert f'[House   "{house}"]' in format_record(record_of(row.state))
    assert penny != parse_record(format_record(record_of(row.state))).state.ruleset


def test_the_commands_that_are_shown_work(penny, tmp_path, capsys):
    """Run as written, with a folder of their own."""
    ran = {"ombre_desktop.engine": engine, "ombre_desktop.players": players}
    folder = tmp_path / "kept"

    for program, *arguments in COMMANDS:
        given = [word.replace("DIR", str(folder)) for word in arguments]
        spoken = (StringIO(),) if ran[program] is engine else ()
        assert 0 == ran[program].main(given, *spoken)

    assert 4 == len(COMMANDS)
    assert 20 == len(list(folder.iterdir()))


def test_paths_that_are_named_exist():
    """Except for those of the files that the tutorial adds."""
    named = {*re.findall(r"`([\w.-]+(?:/[\w.-]+)+/?)`", PAGE), *re.findall(r"\]\(\.\./([^)#]+)\)", PAGE)}

    assert len(named) > 8
    assert [] == [path for path in named if not (ROOT / path).exists()]
