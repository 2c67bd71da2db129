"""The registry of games: the parts of a game, and its words that stay in people's files for ever."""

import sys
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from ombre_desktop.engine import OmbreError, all_ruleset_names, ruleset, ruleset_names
from ombre_desktop.engine import variants as register
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.errors import BrokenVariantError
from ombre_desktop.engine.variants import PARTS, broken_variants, variant, whole_variants

KEYS = Path(__file__).with_name("setting_keys.txt")


def settings_of(game: str) -> str:
    """Return the settings of *game* as the file has them: key, standard value, and the usual values."""
    rows = variant(game).standard.settings()
    lines = [f"{row.key} = {row.default}   ({' '.join(row.values)})" for row in rows]
    return "\n".join([f"[{game}]", *lines])


@pytest.mark.parametrize("game", all_ruleset_names())
def test_the_settings_of_a_game_keep_their_words_and_their_order(game):
    """
    Records and saved sittings name the settings, so a new one is added to the file and none is ever
    changed.
    """
    kept = dict.fromkeys(KEYS.read_text(encoding="utf-8").strip().split("\n\n"))

    assert settings_of(game) in kept


@pytest.fixture
def whist(monkeypatch):
    """Provide a game that is listed among the others, and an empty module for it."""
    name = f"{register.__name__}.whist"
    module = ModuleType(name)
    module.__spec__ = sys.modules[f"{register.__name__}.renegado"].__spec__
    monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(register, "_GAMES", ("whist", *ruleset_names()))
    return module


@pytest.mark.parametrize("missing", PARTS)
def test_a_game_that_lacks_a_part_is_named_with_that_part(whist, missing):
    """The author of a new game can read which part is missing."""
    for part in PARTS:
        if part != missing:
            setattr(whist, part, getattr(sys.modules[f"{register.__name__}.renegado"], part))

    with pytest.raises(
        BrokenVariantError, match=f"'whist' cannot be played: .*whist lacks {missing}$"
    ) as raised:
        variant("whist")

    assert (missing,) == raised.value.parts
    assert isinstance(raised.value, OmbreError)


def test_a_game_without_a_module_is_named(whist, monkeypatch):
    """The game is listed, but nobody has written its module."""
    monkeypatch.delitem(sys.modules, whist.__name__)

    with pytest.raises(BrokenVariantError, match=r"there is no module .*whist$"):
        variant("whist")


def test_the_other_games_go_on(whist):
    """A broken game keeps nobody from playing the others."""
    assert "whist" == ruleset_names()[0]
    assert ruleset_names()[1:] == tuple(one.name for one in whole_variants())


def test_what_a_broken_game_lacks_can_be_asked_for(whist):
    """A screen that offers the other games can name the broken one."""
    (error,) = broken_variants()

    assert ("whist", PARTS) == (error.name, error.parts)


def test_the_list_of_games_names_the_broken_one_and_goes_on(whist, capsys):
    """The error stream has the message, and the command fails."""
    out = StringIO()

    assert 1 == main(["rulesets"], out)
    assert "whist lacks NAME, SEATS, STANDARD, build" in capsys.readouterr().err
    assert all(f"{name}  (seats: " in out.getvalue() for name in all_ruleset_names()[1:])


def test_some_games_leave_no_cards_to_draw_or_turn_up():
    """They deal the whole pack, or are played for stones."""
    without = {"five_handed", "quadrille", "zanga", "zanga_malaga", "tritrille", "german_solo"}

    assert without == {game for game in ruleset_names() if not ruleset(game).has_talon}
