"""Buttons for what can be said and done in a deal, each with the same letter throughout the deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from ombre_desktop.engine import Bid, Question, Word
from ombre_desktop.engine.actions import Call
from ombre_desktop.ui.texts.calls import ButtonText, contract_name, word_label
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.keys import shared_out
from ombre_desktop.ui.texts.phrases import Said


class _Label(NamedTuple):
    """A button's label, with the letter that a translator prefers for its key."""

    letter: Said
    label: Said


class Deed(Enum):
    """Something that a button does, other than saying a word of the game."""

    END_EXCHANGE = "end_exchange"
    TAKE_BACK = "take_back"
    GANO = "gano"
    PLAY_OUT = "play_out"
    CLAIM_ALL = "claim_all"
    CLAIM_NONE = "claim_none"
    TO_THE_END = "to_the_end"
    SURE = "sure"
    OTHER_CARDS = "other_cards"
    REVIEW = "review"
    TRY_AGAIN = "try_again"
    CUT_WITH_WORD = "cut_with_word"


_DEEDS: dict[Deed, _Label] = {
    Deed.END_EXCHANGE: _Label(Said("Keys", "D"), Said("Panels", "Draw")),
    Deed.TAKE_BACK: _Label(Said("Keys", "B"), Said("Panels", "Take back")),
    Deed.GANO: _Label(Said("Keys", "G"), Said("Calls", "Say gano")),
    Deed.PLAY_OUT: _Label(Said("Keys", "F"), Said("Panels", "Play it out")),
    Deed.CLAIM_ALL: _Label(Said("Keys", "M"), Said("Panels", "The rest is mine")),
    Deed.CLAIM_NONE: _Label(Said("Keys", "T"), Said("Panels", "The others take the rest")),
    Deed.TO_THE_END: _Label(Said("Keys", "F"), Said("Panels", "To the end")),
    Deed.SURE: _Label(Said("Keys", "Y"), Said("Panels", "Yes")),
    Deed.OTHER_CARDS: _Label(Said("Keys", "O"), Said("Panels", "Discards and talon")),
    Deed.REVIEW: _Label(Said("Keys", "V"), Said("Panels", "Review")),
    Deed.TRY_AGAIN: _Label(Said("Keys", "T"), Said("Panels", "Try it again")),
    Deed.CUT_WITH_WORD: _Label(Said("Keys", "W"), Said("Panels", "With a word…")),
}

Act = Bid | Deed | Said
"""Something with a letter: a bid, a deed, or a word by its label."""
Offer = tuple[Act, ...]

WITH_CARDS: tuple[Deed | Word, ...] = (
    Deed.END_EXCHANGE,
    Deed.TAKE_BACK,
    Deed.GANO,
    Deed.PLAY_OUT,
    Deed.CLAIM_ALL,
    Deed.CLAIM_NONE,
    Word.YIELD,
    Word.SURRENDER,
    Deed.SURE,
)
"""The buttons of the exchange and of the play; at no moment may one key do two things."""
ANSWERS: dict[Question, tuple[Word, ...]] = {
    Question.TAKE_TURNED: (Word.TAKE, Word.LEAVE),
    Question.TAKE_TALON: (Word.TAKE, Word.DECLINE),
    Question.THROW_IN: (Word.PLAY, Word.THROW_IN),
    Question.SHOW_TALON: (Word.SHOW, Word.KEEP),
    Question.CLAIM_OR_VOLE: (Word.CLAIM, Word.VOLE),
    Question.CONSENT: (Word.ACCEPT, Word.REFUSE),
    Question.TAKE_OVER: (Word.TAKE_OVER, Word.ACCEPT),
    Question.TURN_UP: (Word.TURN, Word.DECLINE),
    Question.REVEL: (Word.TURN, Word.DECLINE),
    Question.BE_MAN: (Word.PLAY, Word.PASS),
    Question.SHOW_KING: (Word.SHOW, Word.KEEP),
}
"""The answers to each question."""


def offers(contracts: Sequence[str] = ()) -> tuple[Offer, ...]:
    """Return the acts offered together in a game with *contracts*; bids choose their letters first."""
    auction: Offer = (word_label(Word.PASS), *map(Bid, contracts))
    cards: Offer = tuple(act if isinstance(act, Deed) else word_label(act) for act in WITH_CARDS)
    asked = (tuple(word_label(word, question) for word in words) for question, words in ANSWERS.items())
    alone: Offer = (word_label(Word.THROW_IN), Deed.TO_THE_END, Deed.CUT_WITH_WORD)
    settled: Offer = (Deed.OTHER_CARDS, Deed.REVIEW, Deed.TRY_AGAIN)
    return auction, cards, *asked, *((act,) for act in alone), settled


def letters(contracts: Sequence[str] = ()) -> Mapping[Act, str]:
    """Return the letter of everything that can be said or done in a game with these *contracts*."""
    offered = offers(contracts)
    return _shared_out(offered, tuple(map(_label, _named(offered))))


@lru_cache(maxsize=64)
def _shared_out(offered: tuple[Offer, ...], labels: tuple[str, ...]) -> Mapping[Act, str]:
    """Share out the letters of *labels*: a fifth of a frame, and every button asks for its own."""
    label = dict(zip(_named(offered), labels, strict=True))
    return shared_out(offered, label.__getitem__, reserved=(*Key.HINT.names, *Key.DO_IT.names))


def _named(offered: Iterable[Offer]) -> tuple[Act, ...]:
    """Return everything that is *offered*, once each."""
    return tuple(dict.fromkeys(chain(*offered)))


def _label(act: Act) -> str:
    """
    Return the letters of an act in the order of preference.

    Where the language has no Latin letters, the English ones follow.
    """
    if isinstance(act, Deed):
        found = _DEEDS[act]
        return found.letter() + found.label() + found.label.text
    if isinstance(act, Bid):
        return contract_name(act.contract) + act.contract
    return act() + act.text


def letter_of(deed: Deed) -> str:
    """Return the letter of *deed*, the same in every game."""
    return letters()[deed]


def call_keys(calls: Sequence[Call], contracts: Sequence[str]) -> dict[Call, str]:
    """Return the letters of these *calls* in a game with these *contracts*, which may be more."""
    offered = [call.contract for call in calls if isinstance(call, Bid)]
    found = letters(tuple(dict.fromkeys((*contracts, *offered))))
    return {call: found[call if isinstance(call, Bid) else word_label(call.word)] for call in calls}


def word_button(word: Word, game: str = "") -> ButtonText:
    """Return the label and letter of *word*, said beside the cards in *game*."""
    (button,) = word_buttons([word], game=game)
    return button


def word_buttons(words: Sequence[Word], question: Question | None = None, game: str = "") -> list[ButtonText]:
    """Return the buttons for *words*, as answers to *question* in *game* if there is one."""
    found = letters()
    return [
        ButtonText(word_label(word, question, game)(), found[word_label(word, question)]) for word in words
    ]


def gano_button() -> ButtonText:
    """Return the switch for saying gano with the next card."""
    return deed_button(Deed.GANO)


def deed_button(deed: Deed, label: str = "") -> ButtonText:
    """Return the button of *deed*, with its own label or another."""
    return ButtonText(label or deed_label(deed), letter_of(deed))


def deed_label(deed: Deed) -> str:
    """Return the usual label of *deed*."""
    return _DEEDS[deed].label()
