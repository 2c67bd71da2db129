"""The words round the queue of positions that come back."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def nothing_told() -> str:
    """Return the sentence that nothing comes back today."""
    return translate("Practice", "Nothing that you missed comes back today.")


def looking_told() -> str:
    """Return the sentence while the person's own choice is judged."""
    return translate("Practice", "A choice of your own is being weighed.")


def own_question() -> str:
    """Return the question that a choice in one of the person's own deals asks."""
    return translate("Practice", "This was your own deal. What do you do now?")


def next_answer() -> str:
    """Return the answer for the next position."""
    return translate("Practice", "Go on")


def leave_answer() -> str:
    """Return the answer that leaves the queue."""
    return translate("Practice", "Enough for today")


def no_hint_told() -> str:
    """Return the sentence instead of a hint."""
    return translate("Practice", "There is no hint here. Your first answer counts.")


def ended_told(right: int, asked: int) -> str:
    """Return the sentence after the last position: *right* of those *asked*."""
    return translate("Practice", "{right} of {asked} were right.").format(right=right, asked=asked)
