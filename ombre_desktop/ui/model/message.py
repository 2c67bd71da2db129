"""What the program has to say or to ask in a dialog, in words that are shown as they are."""

from __future__ import annotations

from ombre_desktop.value import Value


class Trouble(Value):
    """
    A problem that the person is told of.

    ``done`` says what the program did about it and what became of the person's things;
    ``details`` are for a report.
    """

    title: str
    sentence: str
    done: str = ""
    details: str = ""


class Question(Value):
    """A question before something is given up; *yes* and *no* label the buttons."""

    title: str
    sentence: str
    note: str
    yes: str
    no: str


class Loss(Value):
    """What closing would lose, *why* it could not be written, and what can be done."""

    title: str
    sentence: str
    why: str
    advice: str
