"""The lesson *Where the cards are*: what the teacher says of cards agrees with the expert's odds."""

from __future__ import annotations

from random import Random

import pytest
from learner import lesson

from ombre_desktop.engine import Card, Seat, request, view
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.whereabouts import whereabouts
from ombre_desktop.players.odds import Odds
from ombre_desktop.ui.lessons.exercise_file import read_exercises
from ombre_desktop.ui.lessons.lesson import LEARNER
from ombre_desktop.ui.lessons.teacher import Teacher

NAME, WORLDS = "whereabouts", 400
OMBRE, PARTNER = Seat(1), Seat(2)
POINTS = 0.07
"""The greatest difference between a figure of the teacher and the odds."""


def odds_in(state: DealState) -> Odds:
    """Return what the expert infers from the learner's view of *state*."""
    return whereabouts(view(state, LEARNER), Random(1), WORLDS)


def odds_at(mark: str) -> Odds:
    """Return the odds at the decision of the taught line at which *mark* is said."""
    of = lesson(NAME)
    teacher = Teacher(of.marks, "none")
    for step in of.steps[of.first :]:
        asked = request(step.state)
        if asked is None or asked.seat != LEARNER:
            continue
        if mark in [said.name for said in teacher.speak(view(step.state, LEARNER))]:
            return odds_in(step.state)
    raise AssertionError(f"{mark} is never said")


def share(odds: Odds, card: str, seat: Seat) -> float:
    """Return the share of *seat* in the odds of *card*."""
    found = odds.of(Card.parse(card))
    assert found is not None
    return found.seats[seat]


@pytest.mark.parametrize(
    ("mark", "card", "seat", "told"),
    [("manille", "H7", OMBRE, 0.90), ("king", "SK", PARTNER, 0.88), ("void", "DA", OMBRE, 0.0)],
)
def test_the_teacher_says_what_the_expert_infers(mark, card, seat, told):
    """From the bid and the cards thrown, from a king not played, and from a suit that was trumped."""
    assert abs(share(odds_at(mark), card, seat) - told) <= POINTS


def test_a_card_not_played_moves_the_king_to_the_partner():
    """Before the first trick the Ombre was a little likelier to have it than the partner."""
    before = odds_at("manille")

    assert abs(share(before, "SK", OMBRE) - share(before, "SK", PARTNER)) < 0.2
    assert share(odds_at("king"), "SK", OMBRE) < 0.2


def test_nearly_all_five_cards_of_the_ombre_are_trumps():
    odds = odds_at("nearly-all")

    assert sum(share(odds, card, OMBRE) for card in ("HK", "HJ", "H2", "H3", "H4")) > 4


@pytest.mark.parametrize(
    ("at", "cards", "told"), [(0, "SK S7 S6 S4", 1.0), (1, "H2 H4", 1.0), (2, "C3 C5", 0.0)]
)
def test_an_exercise_says_where_the_cards_are(at, cards, told):
    """In the first two the Ombre has all the trumps, in the third no plain card of the suit."""
    odds = odds_in(read_exercises(NAME)[at].record.state)
    ombre = read_exercises(NAME)[at].record.state.ombre
    assert ombre is not None

    assert all(abs(share(odds, card, ombre) - told) <= POINTS for card in cards.split())
