"""The maker of problems: what it finds, what it refuses, and what it writes."""

from random import Random

import pytest
from missed import MISSED

from ombre_desktop.engine import Action, Bid, PlayCard, Say, Seat, Word, request, reseated, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import parse_record, record_of
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.posing.finding import clear_answers, examined, kinds_at, problem_in
from ombre_desktop.players.posing.grading import grade_in, grade_of
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.players.solver import core
from ombre_desktop.ui.features.training.problem import GRADES, Problem, Worth
from ombre_desktop.ui.features.training.problem_file import problems_of
from ombre_desktop.ui.model.sitting import PERSON
from tools.problems.again import doubt_about, interval
from tools.problems.making import text_missed
from tools.problems.picking import balanced, limited, one_of_each_deal, picked, written

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


def answers(paired: Paired, *, of_words: bool = False) -> list[str]:
    """Return the clear answers of the Ombre in the fifth trick."""
    clear = clear_answers(view(deal(), PERSON), paired, 1.5, 3.0, of_words=of_words)
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


def with_surrender(chips: float) -> Paired:
    """Return two cards that were judged beside a surrender that brings these *chips*."""
    both = judged(S2=[9, 9, 8, 9], DQ=[6, 6, 6, 6], CK=[-9, -9, -9, -9])
    word, rows = Say(Word.SURRENDER), (*both.chips, [chips] * 4)
    return Paired((*both.actions, word), rows, (*both.wins, 0.0), 4)


def test_whoever_is_right_to_play_on_may_play_what_is_better_than_giving_up():
    """The king of clubs is worse than that; a surrender is the answer where no card is as good."""
    assert ["S2", "DQ"] == answers(with_surrender(0), of_words=True)
    assert ["surrender"] == answers(with_surrender(12), of_words=True)
    assert [] == answers(with_surrender(8), of_words=True)
    assert [] == answers(with_surrender(12))


def test_the_ombre_is_asked_for_a_trump_and_at_the_last_chance_whether_to_play_on():
    """Before the fourth trick they may play a card and surrender later."""
    lines = FOURTH_TRICK.strip().splitlines()
    before = {
        "trump": deal("\n".join(lines[:6])),
        "third": deal("\n".join(lines[:11])),
        "fourth": deal("\n".join(lines[:12])),
        "fifth": deal(),
    }

    found = {name: kinds_at(view(state, PERSON), request(state)) for name, state in before.items()}

    assert (ProblemKind.TRUMP,) == found["trump"]
    assert ProblemKind.SURRENDER not in (*found["third"], *found["fifth"])
    assert ProblemKind.SURRENDER is found["fourth"][0]


@pytest.mark.skipif(not core.COMPILED, reason="too few worlds to be sure of an answer")
def test_a_position_that_players_miss_becomes_a_problem(tmp_path):
    """The file that was written is read, chosen and written again as it is."""
    found = examined(deal(MISSED), ProblemKind.DEFEND)
    assert found is not None
    file = tmp_path / "one.ombre"
    file.write_text(text_missed(found, "renegado-test"), encoding="utf-8")

    (problem,) = problems_of(file)

    assert problem.kind is found.kind is ProblemKind.DEFEND
    assert [PlayCard(Card.parse("CK"))] == list(problem.answers)
    assert problem.worths[0].action in problem.answers
    assert problem.grade in GRADES
    (text,) = written(picked([file], 1)).values()
    assert "[Missed" not in text
    file.write_text(text, encoding="utf-8")
    assert written(picked([file], 1)) == {"renegado.ombre": text}


def test_grades_follow_the_players_who_miss_it():
    """From nobody but the random player to everybody."""
    assert [1, 5] == [grade_of(0.7), grade_of(4.8)]


def test_the_grade_of_giving_up_does_not_tell_the_answer():
    """Each answer has every grade: it is hard to play on with a small chance, and to give up a fair one."""
    card, word = PlayCard(Card.parse("SA")), Say(Word.SURRENDER)

    def grades(answer: Action, *chances: float) -> list[int]:
        worths = [(Worth(card, 1.0, wins), Worth(word, 2.0, 0.0)) for wins in chances]
        return [grade_in(ProblemKind.SURRENDER, 0.5, [answer], each) for each in worths]

    assert [1, 2, 3, 4, 5] == grades(card, 0.48, 0.4, 0.3, 0.2, 0.1)
    assert [1, 2, 3, 4, 5] == grades(word, 0.0, 0.01, 0.02, 0.05, 0.08)
    assert 1 == grade_in(ProblemKind.CARD, 0.5, [card], [Worth(card, 1.0, 0.1)])


def problem(name: str, kind: ProblemKind, answer: Action, *, seat: int = 0) -> Problem:
    """Return a problem of the deal above, seen from *seat*; whether its answer is lawful does not matter."""
    record = record_of(reseated(deal(), Seat(seat)))
    return Problem(name, kind, 3, record, (answer,), (Worth(answer, 1.0, 0.5),))


def bids(number: int, answer: Action) -> list[Problem]:
    """Return a *number* of problems of bidding with this *answer*."""
    return [problem(f"bid {answer} {each}", ProblemKind.BID, answer) for each in range(number)]


SPADILLE, PASS = PlayCard(Card.parse("SA")), Say(Word.PASS)
SOLO = Bid("solo")


def test_a_deal_gives_one_problem():
    """The rarer one remains, from whichever seat the deal is seen: a later one shows what was played."""
    card = problem("card", ProblemKind.CARD, SPADILLE)
    lead, other = (problem(f"lead {seat}", ProblemKind.LEAD, SPADILLE, seat=seat) for seat in (1, 2))

    assert [card] == one_of_each_deal([lead, other, card])


@pytest.mark.parametrize(("many", "few"), [(SOLO, PASS), (PASS, SOLO)], ids=["bids", "passes"])
def test_bid_or_pass_does_not_answer_itself(many, few):
    """Of nine bids to two passes four remain, and the other way round; cards are not counted."""
    cards = [problem("card", ProblemKind.CARD, SPADILLE)]

    kept = balanced([*bids(9, many), *bids(2, few), *cards])

    assert (*bids(4, many), *bids(2, few), *cards) == kept


def test_passes_do_not_take_the_place_of_bids():
    """Of each grade there are two of both."""
    passes, solos = bids(3, PASS), bids(3, SOLO)

    assert [*passes[:2], *solos[:2]] == limited([*passes, *solos], 2)


def test_a_game_that_is_lost_anyway_makes_no_problem(tmp_path):
    """A bare chance is no problem, unless the question is whether to bid at all."""
    text = '[Record  "ombre 1"]' + MISSED.replace(
        '\n[Ruleset "renegado"]\n',
        """
[Ruleset "renegado"]
[Problem "test-1"]
[Kind    "defend"]
[Grade   "3"]
[Answer  "CK"]
[Worth   "CK -3.20 15%; D2 -6.61 2%"]
""",
    )
    file = tmp_path / "one.ombre"
    chances = []

    for chance in ("15%", "14%"):
        file.write_text(text.replace("15%", chance), encoding="utf-8")
        chances.append(len(picked([file], 1)))

    assert [1, 0] == chances


def test_only_the_kinds_that_are_wanted_are_looked_for():
    """Without any, a deal with problems in it gives none."""
    assert problem_in(deal(), Random(1), kinds=()) is None


@pytest.mark.skipif(not core.COMPILED, reason="too few worlds to be sure of an answer")
def test_a_wrong_answer_is_disputed():
    """Another player in other worlds leads the king of clubs, and not the two of diamonds."""
    right, wrong = (PlayCard(Card.parse(card)) for card in ("CK", "D2"))
    state = record_of(parse_record(MISSED).state)

    doubts = [
        doubt_about(Problem("test-1", ProblemKind.DEFEND, 3, state, (one,), ()), 1) for one in (right, wrong)
    ]

    assert doubts[0] is None
    assert doubts[1] is not None
    assert (right, True) == (doubts[1].better, doubts[1].is_sure)


def test_the_share_of_the_disputed_has_an_interval():
    """Wilson's, for eight of four hundred and for none."""
    assert (0.0102, 0.0390) == pytest.approx(interval(8, 400), abs=0.0001)
    assert (0.0, 0.0095) == pytest.approx(interval(0, 400), abs=0.0001)
