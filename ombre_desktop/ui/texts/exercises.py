"""The words round an exercise: verdicts, buttons, and the progress in the list."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def right_told() -> str:
    """Return the verdict on a right answer."""
    return translate("Exercises", "That is right.")


def wrong_told() -> str:
    """Return the verdict after the last wrong answer, beside the reason."""
    return translate("Exercises", "Not that. It will come again.")


def how_many() -> str:
    """Return the question above the numbers; the bubble says what is counted."""
    return translate("Exercises", "How many?")


def next_answer() -> str:
    """Return the answer for the next exercise."""
    return translate("Exercises", "The next exercise")


def again_answer() -> str:
    """Return the answer that begins the exercises once more."""
    return translate("Exercises", "Once more from the first")


def leave_answer() -> str:
    """Return the answer that leaves the exercises."""
    return translate("Exercises", "Enough for today")


def no_hint_told() -> str:
    """Return the sentence instead of a hint."""
    return translate("Exercises", "There is no hint in an exercise. After two tries you are told the answer.")


def exercises_button() -> str:
    """Return the button of the list that begins the exercises of the lesson chosen."""
    return translate("Exercises", "&Exercises")


def progress_told(right: int, of: int) -> str:
    """Return the progress in the exercises of a lesson, for its line in the list."""
    return translate("Exercises", "{right} of {of} exercises right").format(right=right, of=of)


def with_progress(line: str, told: str) -> str:
    """Return the *line* of a lesson with the progress in its exercises after it."""
    return translate("Exercises", "{line} – {told}").format(line=line, told=told)
