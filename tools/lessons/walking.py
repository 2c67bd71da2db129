"""Random walks through a lesson: the learner plays at random, and the others play as at the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ombre_desktop.engine import ChoiceRequest, DealState, Say, apply, view
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.players.player import player
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.ui.lessons.lesson import LEARNER, Lesson
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.lessons.teacher import Teacher

TABLE = "lesson"
"""The name from which the seeds of the players in a lesson are made, as at the table."""


def walk(lesson: Lesson, knows: str, rng: Random) -> Iterator[tuple[DealState, Moment, tuple[Mark, ...]]]:
    """Yield the true deal at every decision of the learner and at the end, with the teacher's marks."""
    state, teacher = lesson.start.state, Teacher(lesson.marks, knows)
    while not state.is_over:
        asked = asked_in(state)
        seen = view(state, asked.seat)
        if asked.seat == LEARNER:
            yield state, Moment(seen, knows), teacher.speak(seen)
            action = player("random").decide(seen, asked, rng)
        else:
            seed = seed_of(TABLE, 0, asked.seat, len(state.history))
            action = player("textbook").decide(seen, asked, Random(seed))
        if isinstance(asked, ChoiceRequest) and asked.foregone is not None:
            action = Say(asked.foregone)
        state = apply(state, action).state
    seen = view(state, LEARNER)
    yield state, Moment(seen, knows), teacher.speak(seen)
