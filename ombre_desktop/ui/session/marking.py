"""Marks for deals in which a decision is taken back."""

from __future__ import annotations

from ombre_desktop.engine.view import known_cards
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting


def marked_as_taken_back(now: Sitting, before: Sitting) -> Sitting:
    """
    Return the sitting *before* a decision of the person, with the mark for taking it back *now*.

    The deal is helped if nobody has answered and no new card was seen; otherwise it is practice.
    """
    state, earlier = present(now.state, "deal"), present(before.state, "deal")
    since = state.history[len(earlier.history) :]
    is_answered = any(move.seat != PERSON for move in since)
    has_seen_more = known_cards(state, PERSON) != known_cards(earlier, PERSON)
    mark = Mark.PRACTICE if is_answered or has_seen_more else Mark.HELPED
    return before.marked(mark if now.mark is None else mark.or_less(now.mark))
