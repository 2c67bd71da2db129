"""Habits that were shown: found when the cards of a deal lie open."""

import json
from pathlib import Path
from typing import Any

import pytest
from dialect import playing

from ombre_desktop.engine import PlayCard, PlayRequest
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.notation.tokens import parse_cards
from ombre_desktop.players.noticing import habit_shown
from ombre_desktop.players.player import LEVELS, STYLES, has_habits, in_sitting, player
from ombre_desktop.players.process import answer

DEFENDER = playing("renegado", trump="S", hands="1 H5 H6 D4; 2 H4 S3 D5; 3 S6 CA D6").play("1 H5 H4")
RUFFS = in_sitting("novice", "3")
"""A novice who trumps at sight."""
RECORDS = Path(__file__).parents[1] / "records"


def shown(played: str, by: str) -> str:
    """Return the habit that a card of the defender shows, if the player *by* plays it."""
    asked = DEFENDER.asked
    assert isinstance(asked, PlayRequest)
    return habit_shown(DEFENDER.state, asked, PlayCard(*parse_cards(played)), player(by))


def test_the_card_of_a_habit_shows_it():
    """The textbook would throw the diamond away, since the partner's card does not matter here."""
    assert "ruffs_at_sight" == shown("S6", RUFFS)


@pytest.mark.parametrize(("played", "by"), [("D6", RUFFS), ("S6", "expert"), ("S6", "textbook")])
def test_another_card_or_another_player_shows_nothing(played, by):
    assert "" == shown(played, by)


def asked(record: str, names: object) -> dict[str, Any]:
    """Return the reply to the question which habits were shown in *record*."""
    question = {"id": 1, "kind": "review", "record": record, "habits": names}
    return json.loads(answer(json.dumps(question)))


def test_the_process_finds_them_in_a_record():
    """Each case has its seat, habit and move; a seat without a name is not looked at."""
    record = (RECORDS / "renegado" / "codille_shared.ombre").read_text("utf-8")

    assert [[2, "spadille_sleeps", 28]] == asked(record, ["", RUFFS, in_sitting("novice", "3")])["shown"]
    assert [] == asked(record, ["", "", ""])["shown"]


@pytest.mark.parametrize("names", [["novice"], [1, 2, 3], None])
def test_names_that_do_not_fit_are_an_error(names):
    assert "error" in asked(format_record(record_of(DEFENDER.state)), names)


@pytest.mark.parametrize("level", LEVELS)
def test_the_registry_knows_who_has_habits(level):
    """Without loading any player."""
    names = [level, *(f"{level}-{style}" for style in STYLES)]

    assert [bool(player(in_sitting(name, "a")).habit.quirks) for name in names] == list(
        map(has_habits, names)
    )
