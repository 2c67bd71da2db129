#!/usr/bin/env python3
"""
Judge the lessons: the taught line against the expert, and what the teacher says on random walks.

``python benchmarks/lessons.py [--worlds 400] [--seeds 3] [--walks 300] [--only LESSON ...]``

Every choice of the learner on a taught line is judged from their own view, several times with different
worlds. The output is the loss of that choice against the best one, in chips, and the costliest alternative.
Then the learner plays at random, in the given number of walks through each lesson. The exit status is 1 if a
taught choice loses for certain more than a third of what the teacher would take back (three chips in
Renegado), or all of it in a deal chosen for a rule, if a bubble makes a false claim, or if a walk does not
end.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import Action, ChoiceRequest, DealState, request, view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.judging.advising import advised
from ombre_desktop.players.player import asked_of
from ombre_desktop.players.preference import error_between
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.players.stake import stake_of
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.facts import KNOWN_GAMES
from ombre_desktop.ui.lessons.judge import verdict_on
from ombre_desktop.ui.lessons.lesson import LEARNER, Lesson, read_lesson
from tools.lessons.truth import untrue
from tools.lessons.walking import walk

MOST_LOST = 1 / 3
"""The share of a dear loss that a taught choice may lose for certain; all in a deal without replies."""


def main() -> int:
    """Judge every lesson of the course; return 1 if any of them fails."""
    options = _options()
    failed = 0
    for place in course():
        if place.name not in options.only:
            continue
        lesson = read_lesson(place.name)
        print(f"\n{place.name}: {lesson.title}")
        for seed in range(options.seeds):
            failed += _judge(lesson, options.worlds, seed)
        failed += _walk(lesson, options.walks)
    return 1 if failed else 0


def _options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--worlds", 400, "worlds for each judgement")
    parser.count("--seeds", 3, "judgements of each choice")
    parser.count("--walks", 300, "random walks through each lesson")
    parser.some("--only", [place.name for place in course()], about="the lessons to judge")
    return parser.parse_args()


def _judge(lesson: Lesson, worlds: int, seed: int) -> int:
    """Print what the taught choices lose; return how many lose too much for certain."""
    failed, losses = 0, []
    most_lost = MOST_LOST if any(mark.is_reply for mark in lesson.marks) else 1.0
    for state, advice, chosen in _advised(lesson, worlds, seed):
        verdict = verdict_on(advice, chosen, stake_of(state))
        if verdict is None:
            print(f"  {len(state.history):2} {action_text(chosen)}: not weighed")
            continue
        worst = min(advice.alternatives, key=lambda each: each.chips)
        losses.append(verdict.loss)
        failed += verdict.sure_loss > most_lost * verdict.dear
        if seed == 0:
            error = error_between(verdict.best, verdict.chosen)
            told = f"{verdict.best.chips:6.1f} best, taught loses {verdict.loss:4.1f} ± {error:.1f}"
            dearest = f"{action_text(worst.action)} {verdict.best.chips - worst.chips:.1f}"
            print(f"  {len(state.history):2} {action_text(chosen):22} {told}, {dearest}")
    mean, most = sum(losses) / max(1, len(losses)), max(losses, default=0.0)
    print(f"  seed {seed}: {len(losses)} choices lose {mean:.2f} on average, {most:.1f} at most")
    return failed


def _advised(lesson: Lesson, worlds: int, seed: int) -> Iterator[tuple[DealState, Advice, Action]]:
    """Yield the learner's decisions that leave a choice, with the judge's advice."""
    moves = lesson.record.state.history[lesson.first :]
    for step, move in zip(lesson.steps[lesson.first :], moves, strict=False):
        asked = request(step.state)
        forced = isinstance(asked, ChoiceRequest) and asked.foregone is not None
        if move.seat != LEARNER or forced:
            continue
        seen = view(step.state, LEARNER)
        rng = Random(seed_of(f"{lesson.name} {seed}", 0, LEARNER, len(step.state.history)))
        advice = advised(seen, asked_of(seen), rng, worlds)
        if len(advice.alternatives) > 1:
            yield step.state, advice, move.action


def _walk(lesson: Lesson, walks: int) -> int:
    """Print what was said on random walks; return how many bubbles were wrong."""
    wrong, told, gained = 0, 0, []
    for number in range(walks):
        rng = Random(number)
        for state, _, marks in walk(lesson, rng.choice(KNOWN_GAMES), rng):
            told += len(marks)
            for mark in marks:
                claims = untrue(mark, state)
                wrong += len(claims)
                for claim in claims:
                    print(f"  walk {number}: [{mark.name}] {claim}")
        settled = state.settlement
        gained.append(0 if settled is None else settled.won[LEARNER])
    won = sum(chips > 0 for chips in gained)
    print(f"  {walks} walks: {told} bubbles, {wrong} wrong; anything played wins {won} of them")
    return wrong


if __name__ == "__main__":
    sys.exit(main())
