"""The teacher, who says at each decision of a deal the words that fit its facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from ombre_desktop.engine import Action, SeatView, request, steps_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment

MOST_AT_ONCE = 2
"""The largest number of marks that are said at one decision."""


class Teacher:
    """
    A teacher of one deal, who says a mark when its facts are true, and only once unless it comes *again*.

    At the same moment the teacher repeats the same words; after a step back, later words are forgotten. The
    *deck* on the table may be changed; what was said stays.
    """

    def __init__(self, marks: Iterable[Mark], knows: str = "", deck: Deck = Deck.SPANISH) -> None:
        every = tuple(marks)
        self._marks = tuple(mark for mark in every if not mark.is_reply)
        self._replies = tuple(mark for mark in every if mark.is_reply)
        self._knows = knows
        self.deck = deck
        self._told: dict[int, tuple[Mark, ...]] = {}

    @property
    def told(self) -> tuple[Mark, ...]:
        """The marks said so far, the earliest first."""
        return tuple(mark for at in sorted(self._told) for mark in self._told[at])

    def speak(self, view: SeatView) -> tuple[Mark, ...]:
        """Return the marks said at the moment of *view*, at most two."""
        at = len(view.position.history)
        for later in [moves for moves in self._told if moves > at]:
            del self._told[later]
        if at not in self._told:
            moment, known = self.moment(view), {mark.name for mark in self.told}
            fresh = (mark for mark in self._marks if mark.again or mark.name not in known)
            true = (mark for mark in fresh if mark.holds(moment))
            self._told[at] = tuple(islice(true, MOST_AT_ONCE))
        return self._told[at]

    def reply(self, moment: Moment) -> Mark | None:
        """Return the mark that speaks against the action chosen at *moment*; None if there is none."""
        return next((mark for mark in self._replies if mark.holds(moment)), None)

    def moment(self, view: SeatView, chosen: Action | None = None) -> Moment:
        """Return the moment of *view*, with the game that the learner knows, and the action *chosen*."""
        return Moment(view, self._knows, chosen, deck=self.deck)

    def catch_up(self, view: SeatView, begun: int = 0) -> None:
        """Remember the marks said on the way to *view*, in a lesson that begins after *begun* moves."""
        for earlier in decisions(view):
            if len(earlier.position.history) >= begun:
                self.speak(earlier)


def decisions(view: SeatView) -> Iterator[SeatView]:
    """Yield the view at every decision of its seat so far; the open decision, or the end, comes last."""
    steps = steps_of(view.position)
    for step in steps:
        asked = request(step.state)
        if step.state.is_over or (asked is not None and asked.seat == view.seat):
            yield SeatView(view.seat, step.state)
