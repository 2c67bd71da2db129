"""Habits learnt from how players lay their cards."""

from math import log

import pytest

from ombre_desktop.engine import ruleset
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from tools.training import habits

DEALS = 4


def test_what_is_chosen_thrice_as_often_is_thrice_as_willing():
    """Between two kinds of card; the others stay as they were."""
    figures = habits.learnt([([0, 5], 5)] * 300 + [([0, 5], 0)] * 100)

    assert pytest.approx(log(3), rel=0.05) == figures[5] - figures[0]
    assert not any(figure for kind, figure in enumerate(figures) if kind not in (0, 5))


def test_every_choice_of_a_deal_is_learnt_from():
    """As many as there were plays with more than one lawful card."""
    match = Match(ruleset("renegado"), (player("textbook"),) * 3, DEALS, "habits")

    seen = [choice for row in match.rows() for _, choice in habits.choices(row)]

    assert all(len(kinds) > 1 and chosen in kinds for kinds, chosen in seen)
    assert len(seen) > DEALS * 9
