#!/usr/bin/env python3
"""
Measure what can be learned without people: the queue, the exercises, and what the first hint is worth.

``python benchmarks/learning.py [--deals 20] [--evenings 200]``

*Queue*: somebody practises nine skills, each forgotten with a half-life of 1 to 30 days, and plays every
third day on average; positions that are missed at the table go into it. *Exercises*: somebody clicks at
random, once and twice, and the textbook answers. *Hints*: somebody reads the first hint, and plays at random
one of the cards to which its reason applies; that is compared with any lawful card, in deals of textbooks.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from math import comb
from pathlib import Path
from random import Random
from statistics import fmean

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table
from options import Options

from ombre_desktop.engine import Discard, ExchangeRequest, PlayCard, PlayRequest, request, steps_of, view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.judging.review import Review
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.storage.practice import PracticeDocument
from ombre_desktop.ui.features.training import queue
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.exercise_file import JUDGED, NUMBER, Exercise, read_exercises

SKILLS, CALENDAR = 9, 3
"""The number of skills, and the mean number of days from one evening to the next."""
MISSED = 0.4
"""The probability that somebody who has forgotten a skill misses it in an evening's play."""
HALF = 0.5


def main() -> int:
    """Measure everything, and print the figures; return 1 if one misses its bound."""
    parser = Options(__doc__)
    parser.count("--deals", 20, "deals for the hints")
    parser.count("--evenings", 200, "evenings of play", least=10)
    chosen = parser.parse_args()
    return print_table([*_of_queue(chosen.evenings), *_of_exercises(), *_of_hints(chosen.deals)])


# The queue.


def _of_queue(evenings: int) -> Iterator[Figure]:
    most, asked = 0, list[int]()
    for seed in range(20):
        waiting, counts = _practised(seed, evenings)
        most, asked = max(most, waiting), asked + counts
    yield Figure("queue: most positions that wait", most, "", 10, 10)
    told = f"queue: times a skill is asked in ten evenings, mean of {len(asked)}"
    yield Figure(told, fmean(asked), "", 1, 4, more_is_better=True)


def _practised(seed: int, evenings: int) -> tuple[int, list[int]]:
    """Return the most that waited, and how often each skill was asked in each ten evenings."""
    rng = Random(f"queue {seed}")
    half_lives = [rng.uniform(1, 30) for _ in range(SKILLS)]
    learned = [0.0] * SKILLS
    kept, day, most = PracticeDocument(), 0, 0
    asked, counts = Counter[int](), list[int]()
    for evening in range(evenings):
        day += 1 + int(rng.expovariate(1 / (CALENDAR - 1)))
        kept = queue.opened_on(kept, day)
        for one in queue.due(kept):
            skill = int(one.name.partition(":")[2].partition("/")[0])
            asked[skill] += 1
            known = rng.random() < 2 ** (-(day - learned[skill]) / half_lives[skill])
            kept = queue.answered(kept, one.name, is_right=known)
            learned[skill] = day
        for skill in range(SKILLS):
            forgotten = rng.random() >= 2 ** (-(day - learned[skill]) / half_lives[skill])
            if forgotten and rng.random() < MISSED:
                kept = queue.missed(kept, [queue.name_of(queue.PROBLEM, f"{skill}/{evening}")])
        most = max(most, len(kept.waiting))
        if evening % 10 == 9:
            counts += [asked[skill] for skill in range(SKILLS)]
            asked.clear()
    return most, counts


# The exercises.


def _of_exercises() -> Iterator[Figure]:
    every = [one for place in course() for one in read_exercises(place.name)]
    for told, chosen, must in (
        ("judgement", [one for one in every if one.kind == JUDGED], 35.0),
        ("rules", [one for one in every if one.kind != JUDGED], 15.0),
    ):
        once = 100 * fmean(_chance(one, 1) for one in chosen)
        twice = 100 * fmean(_chance(one, 2) for one in chosen)
        yield Figure(f"{len(chosen)} exercises of {told}: right by one random click", once, "%", must, must)
        yield Figure("the same by either of two different clicks", twice, "%")
    judged = [one for one in every if one.kind == JUDGED]
    right = 100 * fmean(_textbook_is_right(one) for one in judged)
    told = f"exercises of judgement that the textbook answers right, of {len(judged)}"
    yield Figure(told, right, "%", 75, 75, more_is_better=True)


def _chance(one: Exercise, clicks: int) -> float:
    """Return the chance that one of *clicks* different random answers is right."""
    if one.kind == NUMBER:
        return clicks / 4
    asked = one.moment.asked
    if isinstance(asked, ExchangeRequest):
        ways = sum(comb(len(one.moment.hand), n) for n in range(asked.minimum, asked.maximum + 1))
        right = len(one.answers)
    else:
        actions = () if asked is None else asked.actions
        ways, right = len(actions), sum(one.accepts(action_text(action)) for action in actions)
    wrong = ways - right
    return 1.0 - comb(wrong, min(clicks, ways)) / comb(ways, min(clicks, ways)) if ways else 0.0


def _textbook_is_right(one: Exercise) -> bool:
    seen = view(one.record.state, one.moment.seat)
    action = player("textbook").decide(seen, asked_of(seen), Random(1))
    if isinstance(action, Discard):
        return one.accepts(" ".join(card.text for card in action.cards))
    return one.accepts(action_text(action))


# The hints.


def _of_hints(deals: int) -> Iterator[Figure]:
    table = Table("renegado", seed="learning")
    one = sitter("textbook", table.worlds)
    good, costs = list[bool](), list[tuple[float, float]]()
    choices = 0
    for number in range(deals):
        deal = table.played(number, table.dealt(number), [one] * table.rules.seats)
        review = Review.of(deal)
        steps = steps_of(deal)
        for verdict in review.verdicts():
            state = steps[verdict.move].state
            asked = request(state)
            if not isinstance(asked, PlayRequest) or not isinstance(verdict.best, PlayCard):
                continue
            choices += 1
            seen = view(state, verdict.seat)
            reasons = motives_for(seen, asked, verdict.best)
            lost = {
                each.action: verdict.alternatives[0].chips - each.chips
                for each in verdict.alternatives
                if isinstance(each.action, PlayCard)
            }
            anyhow = fmean(lost.values()) if lost else 0.0
            if not reasons or anyhow <= 0.2:
                continue
            fitting = [each for each in lost if reasons[0].key in _keys(seen, asked, each)]
            read = fmean(lost[each] for each in fitting) if fitting else anyhow
            good.append(read <= HALF * anyhow)
            costs.append((read, anyhow))
    share = 100 * fmean(good or [False])
    told = f"hints: cost at most half of random, of {len(good)} choices with a reason ({choices} in all)"
    yield Figure(told, share, "%", 80, 80, more_is_better=True)
    pairs = costs or [(0.0, 0.0)]
    yield Figure("hints: mean cost of a card that fits the reason", fmean(a for a, _ in pairs), "chips")
    yield Figure("hints: mean cost of any lawful card", fmean(b for _, b in pairs), "chips")


def _keys(seen: object, asked: PlayRequest, action: object) -> set[str]:
    return {motive.key for motive in motives_for(seen, asked, action)}  # type: ignore[arg-type]  # by the caller


if __name__ == "__main__":
    sys.exit(main())
