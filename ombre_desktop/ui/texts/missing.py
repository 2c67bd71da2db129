"""The words for what is missing: the module of a game, the panel for a question, cards of a deck."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.texts.phrases import translate


def missing_games(reasons: Sequence[str]) -> str:
    """Return the games that cannot be played, and what each lacks; empty if all exist."""
    if not reasons:
        return ""
    sentence = translate("Missing", "Not every game can be played here: a part of the program is missing.")
    return "\n".join((sentence, *reasons))


def no_question_title() -> str:
    """Return the title of the message about a question that cannot be put."""
    return translate("Missing", "You cannot be asked this")


def no_question_sentence() -> str:
    """Return the message that the table waits for an answer that nobody can give."""
    return translate("Missing", "It is your turn, but the program lacks the part that would let you answer.")


def no_question_note() -> str:
    """Return what can still be done."""
    return translate(
        "Missing",
        "The sitting is kept as it stands. You can take back your last decision or begin another game.",
    )


def one_deck_sentence() -> str:
    """Return the message that the deck cannot be changed."""
    return translate("Missing", "This game is played with French cards.")


def one_deck_note() -> str:
    """Return why the deck cannot be changed."""
    return translate(
        "Missing", "It has eights, nines and tens, which the Spanish deck lacks, or tells of French cards."
    )
