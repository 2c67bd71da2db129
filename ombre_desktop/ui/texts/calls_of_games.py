"""The names and meanings of bids in single games, whose words differ from those of the others."""

from __future__ import annotations

from ombre_desktop.engine import Question, Result, Suit, Word
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import german_solo
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Said

WITH_TRUMP: dict[str, Suit] = {f"play_{suit.value}": suit for suit in Suit}
"""The bids that name the trump at once."""
NAMES: dict[Deck, dict[str, str]] = {
    Deck.FRENCH: {
        "play_S": QT_TRANSLATE_NOOP("FrenchCards", "play in spades"),
        "play_C": QT_TRANSLATE_NOOP("FrenchCards", "play in clubs"),
        "play_H": QT_TRANSLATE_NOOP("FrenchCards", "play in hearts"),
        "play_D": QT_TRANSLATE_NOOP("FrenchCards", "play in diamonds"),
    },
    Deck.SPANISH: {
        "play_S": QT_TRANSLATE_NOOP("SpanishCards", "play in swords"),
        "play_C": QT_TRANSLATE_NOOP("SpanishCards", "play in clubs"),
        "play_H": QT_TRANSLATE_NOOP("SpanishCards", "play in cups"),
        "play_D": QT_TRANSLATE_NOOP("SpanishCards", "play in coins"),
        "solo_spar": QT_TRANSLATE_NOOP("SpanishCards", "solo in swords"),
    },
}
"""The names of bids that are said with a suit, by the deck, in whose context they are: both have clubs."""

_WITH_PARTNER = Said(
    "Calls", "This suit is trump. You and your partner need five of the eight tricks together."
)
SUITED_NOTES = dict.fromkeys(WITH_TRUMP, _WITH_PARTNER)
_ZANGA_NOTES = {
    "solo": Said(
        "Calls",
        "You name the trump and need five of the eight tricks alone, against two. Your partner lays their"
        " cards aside.",
    ),
    "sending": Said(
        "Calls",
        "You send them alone. They go alone, or let you go: then you name the trump and need five tricks"
        " alone.",
    ),
    "answer": Said(
        "Calls",
        "You go alone: you name the trump again, and your partner does not help. You need five of"
        " the eight tricks.",
    ),
}
NOTES: dict[str, dict[str, Said]] = {"zanga": _ZANGA_NOTES, "zanga_malaga": _ZANGA_NOTES}
"""The undertaking of each bid, by game."""

SUITED_MEANINGS = dict.fromkeys(WITH_TRUMP, Said("Calls", "Five tricks with your partner"))
_ZANGA_MEANINGS = {
    "solo": Said("Calls", "Name trump, five tricks alone"),
    "sending": Said("Calls", "They choose who goes alone"),
    "answer": Said("Calls", "Name trump, five tricks alone"),
}
MEANINGS: dict[str, dict[str, Said]] = {"zanga": _ZANGA_MEANINGS, "zanga_malaga": _ZANGA_MEANINGS}
"""The meaning of each bid in at most six words, by game."""

LABELS: dict[str, Said] = {
    "sending": Said("Calls", "Send them alone"),
    "answer": Said("Calls", "Go alone"),
}
"""The labels of bids whose meaning depends on what was said before."""
PASS_LABELS: dict[str, Said] = {
    "sending": Said("Calls", "Let them play"),
    "answer": Said("Calls", "Let them go alone"),
}
PASS_LINES: dict[str, tuple[Said, Said]] = {
    "solo": (Said("Panels", "A stone on the table"), Said("Panels", "Somebody else may play")),
    "sending": (Said("Panels", "It costs nothing"), Said("Panels", "Then your side plays against")),
    "answer": (Said("Panels", "It costs nothing"), Said("Panels", "Then you two play against one")),
}
"""The meaning of a pass in a game in which opponents may be sent alone."""
QUESTIONS: dict[str, Said] = {
    "solo": Said("Requests", "Your turn: pass, or play in a suit."),
    "sending": Said("Requests", "They play. Will you send them alone?"),
    "answer": Said("Requests", "You are sent alone. Will you go, or let them?"),
}

_ZANGA_QUESTIONS: dict[Question, Said] = {
    Question.CLAIM_OR_VOLE: Said(
        "Requests", "The first five tricks are yours (hechas). Claim them, or go for all eight?"
    ),
}
ASKED_IN: dict[str, dict[Question, Said]] = {
    "zanga": _ZANGA_QUESTIONS,
    "zanga_malaga": _ZANGA_QUESTIONS,
    german_solo.NAME: german_solo.QUESTIONS,
}
"""The questions that a game puts in its own words."""
_ZANGA_ANSWERS: dict[tuple[Question | None, Word], Said] = {
    (Question.CLAIM_OR_VOLE, Word.CLAIM): Said("Calls", "Hechas (claim the five)"),
    (Question.CLAIM_OR_VOLE, Word.VOLE): Said("Calls", "Ocho (go for all eight)"),
}
ANSWERED_IN: dict[str, dict[tuple[Question | None, Word], Said]] = {
    "zanga": _ZANGA_ANSWERS,
    "zanga_malaga": _ZANGA_ANSWERS,
    german_solo.NAME: german_solo.ANSWERS,
}
"""The answers that a game gives in its own words."""
_ZANGA_RIBBONS: dict[Word, Said] = {
    Word.CLAIM: Said("Calls", "The first five are ours"),
    Word.VOLE: Said("Calls", "For all eight tricks"),
}
RIBBONS_IN: dict[str, dict[Word, Said]] = {"zanga": _ZANGA_RIBBONS, "zanga_malaga": _ZANGA_RIBBONS}
"""The ribbons on which a game has its own words."""
_ZANGA_ENDINGS: dict[Result, Said] = {
    Result.CODILLE: Said("Calls", "Codillo"),
    Result.VOLE: Said("Calls", "All eight"),
}
ENDINGS_IN: dict[str, dict[Result, Said]] = {"zanga": _ZANGA_ENDINGS, "zanga_malaga": _ZANGA_ENDINGS}
"""The words of a finale at the end of a deal in such a game."""


def solo_as(answered: str | None) -> str:
    """
    Return what *solo* means in a game of fixed partners, by the bid that is *answered*.

    It opens the game ("solo"), sends opponents alone ("sending"), or is the "answer" of somebody sent so.
    """
    if answered is None:
        return "solo"
    return "sending" if answered in WITH_TRUMP else "answer"
