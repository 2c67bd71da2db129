"""
Words that card players say at the table, in the manner of a deck: Spanish or French.

They are not translated. The rule book's table of terms has them; where it has none for a call, the plain
words of the screen's language are said.
"""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.engine import Action, Bid, PlayCard, Result, Say, Word
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.texts.phrases import translate

_SAID: Mapping[Deck, Mapping[Word, str]] = {
    Deck.SPANISH: {
        Word.PASS: "Paso",
        Word.SURRENDER: "Me rindo",
        Word.ACCEPT: "Bien",
        Word.TAKE_OVER: "La sigo",
        Word.CLAIM: "Primeras",
        Word.VOLE: "Bola",
        Word.PLAY: "Yo soy el hombre",
    },
    Deck.FRENCH: {
        Word.PASS: "Je passe",
        Word.VOLE: "La vole",
        Word.PLAY: "Je suis l’hombre",
    },
}
_BID: Mapping[Deck, Mapping[str, str]] = {
    Deck.SPANISH: {"play": "Entrada", "sans_prendre": "Solo", "no_exchange": "Solo"},
    Deck.FRENCH: {
        "entrada": "Je demande",
        "play": "Je joue",
        "ask": "Je demande",
        "vuelta": "Tourné",
        "solo": "Sans prendre",
        "no_exchange": "Sans prendre",
    },
}
_TRIUMPHS: Mapping[Deck, Mapping[Result, str]] = {
    Deck.SPANISH: {Result.CODILLE: "¡Codillo!", Result.VOLE: "¡Bola!"},
    Deck.FRENCH: {Result.CODILLE: "Codille !", Result.VOLE: "La vole !"},
}
_WITH_PLATE: Mapping[Word, str] = {
    Word.SURRENDER: "Paso",
    Word.ACCEPT: "Bien",
    Word.TAKE_OVER: "La sigo",
    Word.CLAIM: "Primeras",
    Word.VOLE: "Bola",
}
_IN_STONES: Mapping[Word, str] = {Word.CLAIM: "Hechas", Word.VOLE: "Ocho"}
_TERMS: Mapping[str, Mapping[Word, str]] = {
    "tresillo": _WITH_PLATE,
    "rocambor": _WITH_PLATE,
    "zanga": _IN_STONES,
    "zanga_malaga": _IN_STONES,
}
"""The words of games that are still played, which are said with any deck; their buttons have them too."""
_GANO = "Gano"
_OF_OTHER_LANDS = frozenset({"lhombre", "german_solo"})


def term_of(action: Action | None, game: str) -> str:
    """Return the word that *game* has for *action*; empty where it has none of its own."""
    return _TERMS.get(game, {}).get(action.word, "") if isinstance(action, Say) else ""


def deck_spoken(game: str, deck: Deck) -> Deck:
    """Return the deck whose manner is heard in *game*: the Spanish one in games of Spain, else *deck*."""
    return Deck.SPANISH if game in _TERMS else deck


def manner_in(game: str, manner: TableWords) -> TableWords:
    """Return how words are said in *game*: plainly where they are those of another land already."""
    return TableWords.PLAIN if game in _OF_OTHER_LANDS else manner


def old_word(action: Action | None, deck: Deck) -> str:
    """Return what players with this *deck* say for *action*; empty where no word is handed down."""
    match action:
        case Say(word=word):
            return _SAID[deck].get(word, "")
        case Bid(contract=contract):
            return _BID[deck].get(contract, "")
        case PlayCard(gano=True):
            return _GANO
        case _:
            return ""


def old_triumph(result: Result, deck: Deck, game: str = "") -> str:
    """Return what the winner of a striking deal of *game* says; empty for other results."""
    return _TRIUMPHS[deck_spoken(game, deck)].get(result, "")


def in_manner(plain: str, old: str, manner: TableWords) -> str:
    """Return the *plain* words or the *old* ones, as the person prefers; the meaning stands in brackets."""
    if manner is TableWords.PLAIN or not old or not plain:
        return plain
    if manner is TableWords.OLD or _letters(old) == _letters(plain):
        return old
    return translate("Seats", "{word} ({meaning})").format(word=old, meaning=plain)


def _letters(words: str) -> str:
    return "".join(filter(str.isalpha, words.casefold()))
