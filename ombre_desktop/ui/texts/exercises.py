"""The words round an exercise: verdicts, buttons, and the progress in the list."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

right_told = Said("Exercises", "That is right.")
"""The verdict on a right answer."""
wrong_told = Said("Exercises", "Not that. It will come again.")
"""The verdict after the last wrong answer, beside the reason."""
how_many = Said("Exercises", "How many?")
"""The question above the numbers; the bubble says what is counted."""
next_answer = Said("Exercises", "The next exercise")
"""The answer for the next exercise."""
again_answer = Said("Exercises", "Once more from the first")
"""The answer that begins the exercises once more."""
leave_answer = Said("Exercises", "Enough for today")
"""The answer that leaves the exercises."""
no_hint_told = Said("Exercises", "There is no hint in an exercise. After two tries you are told the answer.")
"""The sentence instead of a hint."""
exercises_button = Said("Exercises", "&Exercises")
"""The button of the path that begins the exercises of the lesson in focus."""


def progress_told(right: int, of: int) -> str:
    """Return the progress in the exercises of a lesson."""
    return translate("Exercises", "{right} of {of} exercises right").format(right=right, of=of)
