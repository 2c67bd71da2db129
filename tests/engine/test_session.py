"""The stakes of a sitting before and after the antes, in chips, points and stones."""

import pytest

from ombre_desktop.engine import Chips, Seat, Session, ruleset
from ombre_desktop.engine.chips import score_of
from ombre_desktop.value import replace

GAMES = ["renegado", "homme_auvergne", "zanga", "zanga_malaga"]


@pytest.mark.parametrize("name", GAMES)
def test_antes_can_be_taken_back(name):
    """A sitting that is taken up at a deal begins where that deal did."""
    sitting = Session.begin(ruleset(name), Seat(1))

    assert sitting == sitting.with_antes().before_antes()


@pytest.mark.parametrize("name", GAMES)
def test_the_stakes_of_a_deal_are_those_after_the_antes(name):
    sitting = Session.begin(ruleset(name), Seat(1))
    staked = sitting.with_antes()

    assert staked == sitting.with_stakes(staked.stakes)


def test_a_side_that_had_less_than_its_entry_gets_back_what_it_had():
    """The table cannot tell it, so the scores after the last deal are given (rule 25.2)."""
    sitting = replace(Session.begin(ruleset("zanga"), Seat(3)), scores=(3, 29))
    staked = sitting.with_antes()

    assert ((0, 29), 3) == (staked.scores, staked.pool)
    assert sitting == staked.before_antes(sitting.scores)
    assert ((4, 29), Chips(-1)) == (staked.before_antes().scores, staked.before_antes().pool)


def test_a_game_of_points_has_no_entry():
    target = ruleset("homme_auvergne").target
    stakes = Session.begin(ruleset("homme_auvergne"), Seat(0)).stakes

    assert target is not None
    assert stakes.scores == target.before_entry(stakes, Seat(1))


@pytest.mark.parametrize(("name", "stones"), [("renegado", 0), ("homme_auvergne", 0), ("zanga", -4)])
def test_only_a_game_of_stones_has_an_entry(name, stones):
    assert stones == sum(score.points for score in Session.begin(ruleset(name), Seat(1)).entry)


@pytest.mark.parametrize(("scores", "held"), [((8, 12), 8), ((1, 2, 3), 3)])
def test_opposite_seats_hold_their_stones_together(scores, held):
    assert held == score_of(scores, Seat(2))
