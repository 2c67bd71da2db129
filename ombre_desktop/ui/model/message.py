"""Messages and questions of the program, in words that a dialog shows unchanged."""

from __future__ import annotations

from ombre_desktop.value import Value


class Trouble(Value):
    """
    A problem to report to the person.

    ``done`` says what the program did about it and what became of the person's data; ``details`` are for a
    report.
    """

    title: str
    sentence: str
    done: str = ""
    details: str = ""


class Confirmation(Value):
    """A question before something is given up; *yes* and *no* label the buttons."""

    title: str
    sentence: str
    note: str
    yes: str
    no: str


class Loss(Value):
    """The loss that closing would cause, *why* it could not be written, and the remedies."""

    title: str
    sentence: str
    why: str
    advice: str
