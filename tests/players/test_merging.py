"""Verdicts from different worlds, added up: each figure counts by its worlds, and the grade follows."""

from __future__ import annotations

import json
from math import hypot

import pytest
from dialect import exchanging
from for_each import for_each

from ombre_desktop.engine import PlayCard, Seat
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging import judge
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.judge import APART, MOST_EFFORT, WAYS, Stages, stages_of, usual_stages
from ombre_desktop.players.judging.merging import doubt, merged
from ombre_desktop.players.judging.verdict import Grade, Kind, Verdict
from ombre_desktop.players.process import answer
from ombre_desktop.value import replace

A, B, C = map(PlayCard, cards("SA H7 CA"))
STAKE = 20.0


def verdict(cost: float, error: float, worlds: int, best: PlayCard = B) -> Verdict:
    """Return a verdict on A, which is worth that much less than *best*."""
    weighed = dict.fromkeys((A, B, C), 0.0) | {A: -cost, best: 0.0}
    alternatives = tuple(Alternative(one, chips, error, 0.5, error) for one, chips in weighed.items())
    grade = MEASURE.grade_of(Kind.CARD, cost / STAKE, error / STAKE)
    found = Verdict(Seat(0), 3, Kind.CARD, A, best, cost, error, grade, (), alternatives, worlds)
    return replace(found, stake=STAKE)


def test_figures_count_by_their_worlds():
    """A hundred worlds and three hundred: the latter count three times."""
    found = merged(verdict(4.0, 1.0, 100), verdict(2.0, 0.5, 300))

    assert 400 == found.worlds
    assert pytest.approx(2.5) == found.cost
    assert pytest.approx(hypot(1.0, 1.5) / 4) == found.error
    assert {A: -2.5, B: 0.0, C: 0.0} == {one.action: one.chips for one in found.alternatives}


def test_more_worlds_may_settle_a_grade():
    """A choice that could not be told in few worlds is bad in more."""
    first, second = verdict(1.8, 1.0, 100), verdict(2.2, 0.5, 900)

    assert Grade.CANNOT_BE_TOLD is first.grade
    assert Grade.BAD is merged(first, second).grade
    assert doubt(merged(first, second)) < doubt(first)


def test_of_two_better_choices_the_one_worth_more_counts():
    """Its cost is the difference in all worlds."""
    one = verdict(2.0, 0.5, 100, best=B)
    found = merged(one, verdict(4.0, 0.5, 300, best=C))

    assert pytest.approx(3.5) == found.cost
    assert found.best in (B, C)


def test_what_was_spared_a_grade_stays_so():
    """The hint of the table advised it, so that it is not graded as costly."""
    spared = replace(verdict(6.0, 0.1, 100), grade=Grade.FINE)

    assert Grade.FINE is merged(spared, verdict(6.0, 0.1, 100)).grade


def test_a_verdict_without_worlds_adds_nothing():
    """It leaves the other as it is."""
    known, empty = verdict(2.0, 0.5, 100), verdict(0.0, 0.0, 0)

    assert known == merged(known, empty) == merged(empty, known)


@for_each([(0.0, 0.1, False), (0.5, 0.1, True), (1.6, 0.2, True), (10.0, 1.0, False)])
def test_a_choice_is_doubtful_while_its_error_reaches_over_a_line(case):
    """The lines of cards are at 0.5, 1.5 and 4 chips if 20 are at stake."""
    cost, error, is_doubtful = case

    assert is_doubtful is (doubt(verdict(cost, error, 100)) > 0)


def test_no_two_efforts_meet_the_same_worlds():
    """Their stages begin apart, and none has as many as lie between."""
    firsts = [stages_of(effort).first for effort in range(MOST_EFFORT + 1)]

    assert len(set(firsts)) == len(firsts)
    assert {0} == {first % APART for first in firsts}
    assert usual_stages() == stages_of(1)
    for way in WAYS:
        assert getattr(stages_of(0), way)[0] <= getattr(usual_stages(), way)[0]
        assert getattr(usual_stages(), way)[-1:] == getattr(stages_of(2), way)


def asked(effort: object) -> dict[str, object]:
    deal = exchanging("entrada", hands="1 SA H7 HK H3 DK D5 S3 C4 C3")
    question = {"id": 1, "kind": "review", "view": format_view(deal.seen_by(1)), "chosen": "C4 C3"}
    return json.loads(answer(json.dumps(question | {"effort": effort})))


def test_the_process_takes_the_effort_it_is_asked_for(monkeypatch):
    """The same effort has the same verdict; one that there is not is refused."""
    few = Stages(cards=(4,), rollouts=(4,), calls=(1,), playouts=(4,))
    monkeypatch.setattr(judge, "usual_stages", lambda: few)

    assert asked(0) == asked(0)
    assert "verdict" in asked(2)
    for effort in (-1, MOST_EFFORT + 1, "much"):
        assert "error" in asked(effort)
