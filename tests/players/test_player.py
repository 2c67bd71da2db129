"""The registry of players and the seeds of their decisions."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.player import (
    LEVELS,
    STEP,
    STYLES,
    PlayerName,
    has_habits,
    in_sitting,
    is_player,
    player,
    player_names,
)
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


UNLAWFUL = [
    "steady~3",
    "steady~05",
    "steady~100",
    "steady~-5",
    "steady~",
    "steady~5~5",
    "expert~5",
    "textbook~5",
]


@pytest.mark.parametrize("name", ["strong-grim", "textbook-bold", "-bold", "", "~5", *UNLAWFUL])
def test_only_a_level_has_a_temper_and_only_those_there_are(name):
    assert not is_player(name)
    with pytest.raises(SettingError):
        player(name)


def test_a_player_is_known_by_name_with_or_without_a_temper():
    assert all(map(is_player, (*player_names(), "strong-bold", "novice-stubborn")))


@given(
    st.sampled_from(LEVELS),
    st.none() | st.integers(0, 19),
    st.sampled_from(("", *STYLES)),
    st.sampled_from(("", "5f3a")),
)
def test_a_name_is_read_as_it_is_written(level, steps, style, sitting):
    share = None if steps is None else STEP * steps if level != LEVELS[0] else 0
    name = PlayerName(level, share, style, sitting)

    assert name == PlayerName.of(name.text)
    assert name.is_known


@given(st.floats(-9, 9), st.floats(-9, 9))
def test_the_stronger_one_plays_more_at_the_level_above(one, other):
    """Strengths beyond the levels are those of the last one."""
    lower, upper = (PlayerName("steady", 0, "bold").at(each) for each in sorted((one, other)))

    assert lower.is_known
    assert upper.is_known
    assert (-LEVELS.index(lower.level), lower.share) <= (-LEVELS.index(upper.level), upper.share)
    assert "bold" == lower.style


@pytest.mark.parametrize(
    ("strength", "name"),
    [
        (0, "novice~0"),
        (0.51, "novice~50"),
        (0.99, "steady~0"),
        (1.4, "steady~40"),
        (2, "strong~0"),
        (3, "expert~0"),
    ],
)
def test_strengths_are_counted_in_levels_from_the_novice(strength, name):
    assert name == PlayerName("steady", 0).at(strength).text


def test_who_follows_has_the_habits_of_a_sitting_too():
    """A player between steady and strong shows habits, and one between strong and expert has none."""
    assert "steady~40-bold@5f3a" == in_sitting("steady~40-bold", "5f3a")
    assert [True, True, False] == list(map(has_habits, ("steady~40", "strong~40-stubborn", "strong~40")))


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
