"""Error messages about the program or its files."""

from __future__ import annotations

from collections.abc import Sequence
from traceback import format_exception

from ombre_desktop.plain import lines_spelled_out
from ombre_desktop.storage.problems import Problem, StorageError
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts import missing
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.ui.texts.window import problem_sentence


def with_files(problems: Sequence[Problem]) -> Trouble:
    """Return the message about problems with the program's files."""
    told = sentences(problem_sentence(problem) for problem in problems)
    details = "\n".join(str(problem) for problem in problems)
    return Trouble(translate("Window", "Trouble with a file"), told, details=details)


def newer_program(problems: Sequence[Problem]) -> Trouble:
    """Return the message that the games here were stored by a newer version and cannot be read."""
    return Trouble(
        translate("Window", "A newer Ombre keeps your games"),
        translate(
            "Window", "This version is older and cannot read them. It changes nothing that lies there."
        ),
        translate(
            "Window",
            "You can play with it, but nothing is kept. To go on with your games, start the newer version.",
        ),
        "\n".join(str(problem) for problem in problems),
    )


def open_already() -> Trouble:
    """Return the message that another copy of the program has the sitting open."""
    return Trouble(
        translate("Window", "Ombre is open already"),
        translate("Window", "Your game is on the table of the other window."),
        translate("Window", "This window changes nothing and closes with this message."),
    )


def no_players(details: str) -> Trouble:
    """Return the message that there are no computer players; *details* are the output of their process."""
    return Trouble(
        translate("Window", "The computer players cannot be started"),
        translate("Window", "Simpler players, who do not think ahead, play in their place."),
        translate("Window", "Your game goes on. Ombre tries again now and then, and says no more about it."),
        lines_spelled_out(details),
    )


def not_opened(defect: Exception) -> Trouble:
    """Return the message that a dialog could not be opened, because of a file or another *defect*."""
    if isinstance(defect, StorageError):
        return with_files((defect.problem,))
    return Trouble(
        translate("Window", "Trouble with the program"),
        translate("Window", "What you asked for could not be opened: there is a mistake in the program."),
        translate("Window", "The table stands as it was, and you can try again."),
        "".join(format_exception(defect)),
    )


def mistake(report: str) -> Trouble:
    """Return the message about a mistake in the program, with its *report*."""
    return Trouble(
        translate("Window", "A mistake in the program"),
        translate("Window", "Something in Ombre went wrong. Your game is saved, and you can go on playing."),
        translate(
            "Window",
            "Nothing was sent to anybody; you can copy the details for a report. If the table does"
            " not answer, close the window and start Ombre again.",
        ),
        report,
    )


def not_asked(defect: Exception) -> Trouble:
    """Return the message that the screen cannot ask a question; *defect* names what is missing."""
    sentence, note = missing.no_question_sentence(), missing.no_question_note()
    return Trouble(missing.no_question_title(), sentence, note, str(defect))
