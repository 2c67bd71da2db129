"""The search for set deals, and their proof."""

import pytest
from set_deals import STOP, WIN

from ombre_desktop.engine import Seat, reseated
from ombre_desktop.engine.notation import parse_record, record_of
from ombre_desktop.players.solver import core
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem_file import problems_of
from ombre_desktop.ui.features.training.set_deal import SetDeal, read_set_deals, set_deal_of
from ombre_desktop.value import replace
from tools.problems.setting import chosen, examined, flaw_in, plan_of, text_of


def set_deal(text: str, folder) -> SetDeal:
    """Return the set deal of *text*, read from a file."""
    file = folder / "one.ombre"
    file.write_text(text, encoding="utf-8")
    (problem,) = problems_of(file)
    return set_deal_of(problem)


@pytest.mark.skipif(not core.COMPILED, reason="too few layouts to be sure of a card")
def test_a_position_that_one_card_wins_becomes_a_set_deal():
    found = examined(parse_record(STOP).state, "set-renegado-s-16-22")

    assert found is not None
    assert text_of(found) == STOP


@pytest.mark.parametrize("text", [WIN, STOP], ids=["ombre", "defender"])
def test_a_set_deal_is_proved(text, tmp_path):
    """The plan is the person's line against the hardest play, and wins."""
    found = set_deal(text, tmp_path)

    plan = plan_of(found.problem.record.state)

    assert plan.wins
    assert found.plan == plan.cards
    assert found.is_defence is (text == STOP)


def test_a_false_one_is_told(tmp_path):
    """A card that does not keep the win, and a plan that is another."""
    found = set_deal(WIN, tmp_path)
    worse = replace(found, problem=replace(found.problem, answers=()))
    other = replace(found, plan=found.plan[:1])

    assert "the cards that keep the win are SJ" == flaw_in(worse)
    assert "the plan is SJ; SA" == flaw_in(other)


@pytest.mark.parametrize(
    ("now", "then", "told"),
    [
        ('[Plan    "SJ; SA"]\n', "", "the tag Plan is missing"),
        ('"SJ; SA"', '"SJ; XX"', "the tag Plan cannot be read"),
    ],
    ids=["no plan", "no card"],
)
def test_a_mistake_in_a_file_is_told(now, then, told, tmp_path):
    (tmp_path / "one.ombre").write_text(WIN.replace(now, then), encoding="utf-8")

    with pytest.raises(ProblemError, match=told) as raised:
        read_set_deals(tmp_path)

    assert raised.value.mark == "set-renegado-s-59-19"


def test_another_kind_of_problem_is_no_set_deal(tmp_path):
    (tmp_path / "one.ombre").write_text(WIN.replace('"card"', '"lead"'), encoding="utf-8")

    with pytest.raises(ProblemError, match="of the kind 'card' or 'defend'"):
        read_set_deals(tmp_path)


def test_both_goals_have_half_of_the_places(tmp_path):
    """One of each deal, the one lost more often; where one goal has too few, the other has the rest."""
    win, stop = set_deal(WIN, tmp_path), set_deal(STOP, tmp_path)
    again = replace(win, problem=replace(win.problem, record=record_of(reseated(_state(win), Seat(1)))))

    assert (win, stop) == chosen([(3, win), (1, again), (2, stop)], 2)
    assert (again, stop) == chosen([(3, win), (4, again), (2, stop)], 2)
    assert (win,) == chosen([(3, win)], 2)


def _state(found: SetDeal):
    return found.problem.record.state
