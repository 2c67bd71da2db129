"""The words round the queue of positions that come back."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

nothing_told = Said("Practice", "No mistake of yours comes back today.")
"""The sentence that nothing comes back today."""
looking_told = Said("Practice", "A choice of your own is being weighed.")
"""The sentence while the person's own choice is judged."""
own_question = Said("Practice", "This was your own deal. What do you do now?")
"""The question that a choice in one of the person's own deals asks."""
next_answer = Said("Practice", "Go on")
"""The answer for the next position."""
leave_answer = Said("Practice", "Enough for today")
"""The answer that leaves the queue."""
no_hint_told = Said("Practice", "There is no hint here. Your first answer counts.")
"""The sentence instead of a hint."""


def ended_told(right: int, asked: int) -> str:
    """Return the sentence after the last position: *right* of those *asked*."""
    return translate("Practice", "{right} of {asked} were right.").format(right=right, asked=asked)
