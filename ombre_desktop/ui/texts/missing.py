"""The words for what is missing: the module of a game, the panel for a question, cards of a deck."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.ui.texts.phrases import Said, translate

no_question_title = Said("Missing", "You cannot be asked this")
"""The title of the message about a question that cannot be put."""
no_question_sentence = Said("Missing", "It is your turn, but the part that would let you answer is missing.")
"""The message that the table waits for an answer that nobody can give."""
no_question_note = Said(
    "Missing",
    "The sitting is kept as it stands. You can take back your last decision or begin another game.",
)
"""The note on what can still be done."""
one_deck_sentence = Said("Missing", "This game is played with French cards.")
"""The message that the deck cannot be changed."""
one_deck_note = Said("Missing", "Its eights, nines and tens, or its words, need the French deck.")
"""The note on why the deck cannot be changed."""


def missing_games(reasons: Sequence[str]) -> str:
    """Return the games that cannot be played, and what each lacks; empty if all exist."""
    if not reasons:
        return ""
    sentence = translate("Missing", "Not every game can be played here: a part of the program is missing.")
    return "\n".join((sentence, *reasons))
