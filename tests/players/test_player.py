"""The registry of players and the seeds of their decisions."""

import json
from pathlib import Path

import pytest

from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.player import is_player, player, player_names
from ombre_desktop.players.seeds import seed_of

KEPT = Path(__file__).parents[1] / "storage" / "kept"


def test_every_player_is_found_by_its_name():
    """The player knows its own name."""
    assert player_names() == tuple(player(name).name for name in player_names())


def test_players_of_sittings_that_were_kept_are_still_here():
    """A sitting continues with the players it began with, even if they are no longer offered."""
    kept = json.loads((KEPT / "save-1.json").read_text(encoding="utf-8"))

    seated = [name for name in kept["sitting"]["players"] if name != "human"]

    assert seated == [player(name).name for name in seated]


@pytest.mark.parametrize("name", ["strong-grim", "textbook-bold", "-bold", ""])
def test_only_a_level_has_a_temper_and_only_those_there_are(name):
    assert not is_player(name)
    with pytest.raises(SettingError):
        player(name)


def test_a_player_is_known_by_name_with_or_without_a_temper():
    assert all(map(is_player, (*player_names(), "strong-bold", "novice-stubborn")))


def test_an_unknown_player_is_refused_with_those_that_exist():
    """The list lets the command line name them."""
    with pytest.raises(SettingError) as refused:
        player("grandmaster")

    assert ("player", "grandmaster", player_names()) == (
        refused.value.kind,
        refused.value.text,
        refused.value.known,
    )


def test_a_seed_is_the_same_on_every_machine():
    """A change of this number would change every replayed game."""
    assert SEED == seed_of("evening", 3, 1, 12)


def test_every_part_of_the_question_changes_the_seed():
    """Game, deal, seat and decision all change the seed, and do not run into each other."""
    seeds = {seed_of(*parts) for parts in (("a", 1, 2, 3), ("b", 1, 2, 3), ("a", 12, 3, 0), ("a", 1, 23, 0))}

    assert 4 == len(seeds)


SEED = 16792323535230989319
