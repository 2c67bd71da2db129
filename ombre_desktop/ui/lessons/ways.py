"""The ways on after the deal of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ombre_desktop.ui.texts import lessons as words
from ombre_desktop.value import Value

if TYPE_CHECKING:
    from ombre_desktop.storage.lessons import LessonsDocument
    from ombre_desktop.ui.lessons.course import Place
    from ombre_desktop.ui.lessons.lesson import Lesson
    from ombre_desktop.ui.model.sitting import Sitting

ON, AGAIN, LEAVE, ALONE, PLAY = "on", "again", "leave", "alone", "play"
"""The names of the answers after a deal or a position."""
BOTH_SIDES = "second"
"""The lesson after which a learner has played on both sides, and can play a game."""
Way = tuple[str, str]
"""An answer: its name and its label."""


def alone(*, waits: bool) -> Way:
    """Return the way out of the lessons: back to the sitting that *waits*, or to a new one."""
    return (LEAVE, words.back_answer()) if waits else (ALONE, words.play_alone_answer())


def ways_after(
    trick: int, onward: str, last: Way | None, *, went_well: bool, can_play: bool = False
) -> tuple[str, tuple[Way, ...]]:
    """
    Return the question after a deal, and its answers, the best first.

    *trick* is the trick from which the deal can be played again, 0 for its beginning; *onward* the label
    of the way to the next lesson where a part of the course ends, else empty; *last* the way that takes its
    place after the last lesson. A learner who *can_play* is offered a real game, first of all at the end of
    a part.
    """
    on = last or (ON, onward or words.next_lesson_answer())
    again = (AGAIN, words.from_trick_answer(trick))
    real = ((PLAY, words.real_game_answer()),) if can_play and last is None else ()
    ways = (on, again) if went_well else (again, on)
    ways = (*real, *ways) if onward else (*ways, *real)
    question = words.question_after(went_well=went_well, has_next=last is None)
    return question, (*ways, (LEAVE, words.leave_answer()))


class Ended(Value):
    """
    The end of the deal of *lesson*, which has been played in *sitting*.

    *trick* is the one in which the learner lost most; see `ways_after`.
    """

    lesson: Lesson
    sitting: Sitting
    trick: int

    def ways(self, names: tuple[Place, ...], kept: LessonsDocument, last: Way) -> tuple[str, tuple[Way, ...]]:
        """Return the question and its answers, after the *last* lesson with that way on."""
        from ombre_desktop.ui.lessons.course import next_of
        from ombre_desktop.ui.lessons.reading import is_well_played

        return ways_after(
            self.trick,
            self.lesson.text.onward,
            last if next_of(names, kept.done, kept.knows) is None else None,
            went_well=is_well_played(self.lesson, self.sitting),
            can_play=BOTH_SIDES in kept.done,
        )

    @property
    def again(self) -> Sitting:
        """The deal before the dearest trick, or from its beginning."""
        from ombre_desktop.ui.lessons.sitting import from_trick, going_on

        return from_trick(self.sitting, self.trick) if self.trick else going_on(self.lesson)
