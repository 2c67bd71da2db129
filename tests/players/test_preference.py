"""Choices that are about as good: which they are, and which of them a hint advises."""

import json
from functools import partial
from pathlib import Path

import pytest
from dialect import auction, cards_in_turn, dealt, exchanging, playing

from ombre_desktop.engine import (
    Bid,
    PlayCard,
    PlayRequest,
    Say,
    Seat,
    SeatView,
    Word,
    request,
    steps_of,
    view,
)
from ombre_desktop.engine.notation import format_view, parse_record
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.players.advice import Advice, Alternative, Ending, set_apart
from ombre_desktop.players.hint import hinted, surest
from ombre_desktop.players.judging import judge
from ombre_desktop.players.judging.judge import Stages, judged_by
from ombre_desktop.players.judging.paired import Paired
from ombre_desktop.players.judging.verdict import Grade, has_choice
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.preference import as_good, preferred
from ombre_desktop.players.process import answer
from ombre_desktop.players.seeds import seed_of_hint

STAKE = 20.0
PASS, SURRENDER = Say(Word.PASS), Say(Word.SURRENDER)
SPIL, SOLO = Bid("spil"), Bid("solo")
KING, SEVEN, FOUR = map(PlayCard, cards_in_turn("SK S7 S4"))
FEW = Stages(cards=(24,), rollouts=(8,), calls=(1,), playouts=(4,))
RECORDS = Path(__file__).parents[1] / "records"
"""The golden games, in a folder for each game."""


def late_card(game: str) -> SeatView:
    """Return what a seat of the first record of *game* sees at the last card between which it can choose."""
    deal = parse_record(min((RECORDS / game).glob("*.ombre")).read_text("utf-8")).state
    states = [step.state for step in steps_of(deal)]
    asked = [(state, one) for state in states if (one := request(state)) is not None]
    state, last = [(state, one) for state, one in asked if isinstance(one, PlayRequest) and has_choice(one)][
        -1
    ]
    return view(state, last.seat)


MOMENTS = {
    "a bid": lambda: auction("pass").seen_by(2),
    "a throw": lambda: exchanging("entrada").seen_by(1),
    **{
        game: partial(late_card, game)
        for game in ("renegado", "french", "lhombre", "zanga", "homme_auvergne")
    },
}
"""Moments in which a hint can be asked for."""


def weighed(*figures: tuple[object, float, float, float]) -> tuple[Alternative, ...]:
    """Return alternatives: action, chips, chance to win, error of the difference from the best."""
    return tuple(Alternative(action, chips, 1.0, wins, apart) for action, chips, wins, apart in figures)


@pytest.mark.parametrize(
    ("behind", "apart", "even"),
    [
        (0.3, 0.0, True),  # too little to care
        (0.5, 0.0, False),
        (0.9, 0.5, True),  # within two errors
        (1.1, 0.5, False),
    ],
)
def test_a_choice_is_as_good_within_two_errors_or_a_fiftieth_of_the_stake(behind, apart, even):
    best, other = weighed((SOLO, 3.0, 0.6, 0.0), (SPIL, 3.0 - behind, 0.6, apart))

    assert even == (other in as_good((best, other), best, STAKE))


def test_a_fiftieth_of_a_small_stake_is_little():
    """In L'Hombre three tenths of a chip are more than that."""
    best, other = weighed((SOLO, 3.0, 0.6, 0.0), (SPIL, 2.7, 0.6, 0.0))

    assert (best,) == as_good((best, other), best, stake=2.0)


@pytest.mark.parametrize(
    ("choice", "advised", "figures"),
    [
        # Spil was a surer win and worth more, yet a habit said solo.
        (SOLO, SPIL, [(SPIL, 1.35, 0.88, 0.0), (SOLO, 0.55, 0.57, 0.6)]),
        # A little less is no loss, if it is won more often.
        (SOLO, SPIL, [(SOLO, 1.35, 0.57, 0.0), (SPIL, 1.0, 0.88, 0.6)]),
        (SOLO, SOLO, [(SOLO, 1.35, 0.57, 0.0), (SPIL, 1.0, 0.6, 0.6)]),
        (SOLO, SOLO, [(SOLO, 3.35, 0.57, 0.0), (SPIL, 1.0, 0.88, 0.6)]),
        # To pass is surer than a bid, but not for less.
        (SPIL, PASS, [(PASS, 1.01, 0.4, 0.0), (SPIL, 0.13, 0.5, 0.6)]),
        (SPIL, SPIL, [(SPIL, 1.01, 0.5, 0.0), (PASS, 0.9, 0.4, 0.6)]),
        (PASS, PASS, [(SPIL, 1.01, 0.9, 0.0), (PASS, 0.9, 0.4, 0.6)]),
        # A choice that is surely worse has another reason than these figures.
        (SOLO, SOLO, [(SPIL, 3.0, 0.88, 0.0), (SOLO, 0.5, 0.57, 0.1)]),
        (SPIL, SPIL, [(SURRENDER, -3.0, 0.0, 0.0), (SPIL, -3.1, 0.1, 0.3)]),
        (SOLO, SOLO, []),
    ],
)
def test_of_equal_choices_the_surer_win_is_advised(choice, advised, figures):
    assert advised == preferred(choice, weighed(*figures), STAKE)


def test_the_reasons_are_those_for_the_surer_choice():
    """A hint that turns to another choice does not keep the reasons for the first."""
    seen = auction("pass").seen_by(2)
    figures = weighed((Bid("entrada"), 3.0, 0.8, 0.0), (SOLO, 2.9, 0.5, 0.3))
    found = surest(Advice(SOLO, figures, 30), seen, asked_of(seen))

    assert Bid("entrada") == found.choice
    assert figures == found.alternatives


@pytest.mark.parametrize(("four", "advised"), [(3.0, FOUR), (2.9, KING)])
def test_of_cards_that_come_to_the_same_the_one_best_spared_is_advised(four, advised):
    """A hint that says that it makes no difference does not waste a king."""
    seen = playing("renegado", trump="H", hands="1 SK S7 S4; 2 S2 H2 D6; 3 CA C7 D7").seen_by(1)
    figures = weighed((KING, 3.0, 0.5, 0.0), (SEVEN, 3.0, 0.5, 0.0), (FOUR, four, 0.5, 0.0))

    assert advised == surest(Advice(KING, figures, 30), seen, asked_of(seen)).choice


def test_of_cards_as_cheap_the_lowest_by_the_rules_is_advised():
    """In a red suit the ace is above the numerals, and the highest numeral is the lowest card (rule 1.2)."""
    deal = playing("renegado", trump="D", hands="1 HK S7 S6; 2 HJ S2 S4; 3 HA H3 H2", dealer=3)
    seen = deal.play("1 HK HJ").seen_by(3)
    ace, two, three = map(PlayCard, cards_in_turn("HA H2 H3"))
    figures = weighed((ace, 3.0, 0.5, 0.0), (two, 3.0, 0.5, 0.0), (three, 3.0, 0.5, 0.0))

    assert three == surest(Advice(ace, figures, 30), seen, asked_of(seen)).choice


@pytest.mark.parametrize(("shown", "stays"), [((KING, SEVEN), True), ((KING, FOUR), False)])
def test_the_tricks_shown_are_those_of_the_surer_choice(shown, stays):
    """The trick after the choice comes first; without one for it, none is shown."""
    seen = playing("renegado", trump="H", hands="1 SK S7 S4; 2 S2 H2 D6; 3 CA C7 D7").seen_by(1)
    figures = weighed((KING, 3.0, 0.5, 0.0), (SEVEN, 2.9, 0.8, 0.3), (FOUR, -9.0, 0.1, 0.3))
    tricks = tuple(Ending(play, ((Seat(0), play.card),), Seat(0)) for play in shown)

    found = surest(Advice(KING, figures, 30, endings=tricks), seen, asked_of(seen))

    assert SEVEN == found.choice
    assert (tricks[::-1] if stays else ()) == found.endings


def test_what_is_common_to_both_choices_is_no_error_of_their_difference():
    """Both are worth much or little in the same worlds."""
    found = set_apart(
        [Alternative(SOLO, 5.0, 2.3, 0.5), Alternative(SPIL, 7.0, 2.3, 0.5)],
        [(1.0, 9.0, 5.0), (3.0, 11.0, 7.0)],
        lambda more: max(more) - min(more),
    )

    assert [0.0, 0.0] == [one.apart for one in found]


@pytest.mark.parametrize("moment", MOMENTS, ids=list(MOMENTS))
def test_the_judge_knows_what_the_hint_of_the_table_advises(moment):
    """The table asks for it with the seed that the judge uses later, and it is never graded as costly."""
    seen = MOMENTS[moment]()
    asked = asked_of(seen)
    words = {"kind": "advise", "player": "expert", "seed": seed_of_hint(seen), "view": format_view(seen)}
    reply = json.loads(answer(json.dumps({"id": 1, **words})))["advice"]

    told = parse_action(reply["choice"].split(), asked)

    assert hinted(seen, asked) == told
    assert not judged_by(seen, asked, told, FEW).grade.is_costly


def test_the_better_choice_that_is_named_is_the_surer_one_as_well(monkeypatch):
    """A solo came out best by a hair, and a spil wins three times as often."""
    deal = dealt("lhombre")
    seen = deal.seen_by(deal.turn)
    rows = ((0.0, -2.0), (4.0, 3.0), (3.0, 3.6))
    paired = Paired((PASS, SOLO, SPIL), rows, (0.1, 0.3, 0.9), 2)
    monkeypatch.setattr(judge, "_way", lambda *_: ((2,), lambda *_: paired))

    found = judged_by(seen, asked_of(seen), PASS)

    assert SOLO == paired.best(PASS)
    assert (SPIL, 4.5) == (found.best, found.cost)


def test_a_choice_that_was_advised_is_fine_whatever_it_costs(monkeypatch):
    """The cost is told as it was found, and no grade blames the person for it."""
    seen = playing("renegado", trump="H", hands="1 SA H7; 2 S2 C2; 3 D7 D6").seen_by(1)
    asked = asked_of(seen)
    every = [judged_by(seen, asked, action, FEW) for action in asked.actions]
    costly = max(every, key=lambda found: found.cost)
    monkeypatch.setattr(judge, "hinted", lambda *_: costly.chosen)

    again = judged_by(seen, asked, costly.chosen, FEW)

    assert costly.grade.is_costly
    assert Grade.FINE is again.grade
    assert costly.cost == again.cost
