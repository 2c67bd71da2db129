"""The maker of problems: what it finds, what it refuses, and what it writes."""

import pytest
from missed import MISSED

from ombre_desktop.engine import PlayCard, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.solver import core
from ombre_desktop.ui.features.training.problem import GRADES, ProblemKind
from ombre_desktop.ui.features.training.problem_file import problems_of
from ombre_desktop.ui.model.sitting import PERSON
from tools.problems.finding import clear_answers, examined
from tools.problems.grading import grade_of
from tools.problems.making import text_of
from tools.problems.picking import picked, written

FOURTH_TRICK = """
[Ruleset "renegado"]
[Dealer  "2"]
[Pool    "5"]
[Deal    "1 SAK4 CK62 H6 DA4; 2 S75 C75 HAQJ4 D5; 3 S6 CAQ3 H32 DJ72"]
[Talon   "DQ S2 HK D3 SQ H5 DK H7 CJ C4 D6 S3 SJ"]
auction   3 pass  1 entrada  2 pass
trump     1 C
exchange  1 S4 H6 DA D4  2 S5 H4 D5  3 S6 H3 H2 DJ D7 D2
play
 1  3 H7 HK H5
 2  1 SA C5 C4
 3  1 SK S7 SJ
 4  1 C2 C7 C3
"""
"""The Ombre has won four tricks and leads: a plain card, and the trumps stay."""


def deal(text: str = FOURTH_TRICK):
    """Return the deal of a record."""
    return parse_record(text).state


def judged(**chips: list[float]) -> Paired:
    """Return cards judged in the same worlds."""
    cards = tuple(PlayCard(Card.parse(name)) for name in chips)
    return Paired(cards, tuple(chips.values()), (0.5,) * len(cards), 4)


def answers(paired: Paired) -> list[str]:
    """Return the clear answers of the Ombre in the fifth trick."""
    clear = clear_answers(view(deal(), PERSON), paired, 1.5, 3.0)
    return [] if clear is None else [str(action) for action in clear[1]]


def test_one_answer_is_clearly_best():
    """It is better than every other, beyond the error."""
    assert ["S2"] == answers(judged(S2=[9, 9, 8, 9], DQ=[5, 5, 5, 5], CK=[1, 1, 0, 2]))


@pytest.mark.parametrize("second", [[8, 8, 8, 8], [9, -2, 12, 0]], ids=["too near", "too uncertain"])
def test_an_answer_that_is_not_clear_is_refused(second):
    """Less than the margin, or within three errors."""
    assert [] == answers(judged(S2=[9, 9, 8, 9], DQ=second))


def test_cards_of_equal_worth_are_one_answer():
    """Spadille and manille lie together, so neither is worth more."""
    seen = view(parse_record(FOURTH_TRICK.split("play", maxsplit=1)[0]).state, PERSON)
    both = judged(SA=[9, 9, 8, 9], C2=[9, 9, 8, 9], CK=[1, 1, 0, 2])

    clear = clear_answers(seen, both, 1.5, 3.0)

    assert clear is not None
    assert ["SA", "C2"] == [str(action) for action in clear[1]]


@pytest.mark.skipif(not core.COMPILED, reason="too few worlds to be sure of an answer")
def test_a_position_that_players_miss_becomes_a_problem(tmp_path):
    """The file that was written is read, chosen and written again as it is."""
    found = examined(deal(MISSED))
    assert found is not None
    file = tmp_path / "one.ombre"
    file.write_text(text_of(found, "renegado-test"), encoding="utf-8")

    (problem,) = problems_of(file)

    assert problem.kind is found.kind is ProblemKind.DEFEND
    assert [PlayCard(Card.parse("CK"))] == list(problem.answers)
    assert problem.worths[0].action in problem.answers
    assert problem.grade in GRADES
    assert written(picked([file], 1)) == {"renegado.ombre": file.read_text(encoding="utf-8")}


def test_grades_follow_the_players_who_miss_it():
    """From nobody but the random player to everybody."""
    assert [1, 5] == [grade_of(0.7), grade_of(4.8)]
