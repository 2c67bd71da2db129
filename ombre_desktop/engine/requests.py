"""Requests: the questions put to a seat, with the lawful answers."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import NamedTuple

from ombre_desktop.engine.actions import Action, Bid, Call, CallCard, GiveCard, NameTrump, PlayCard, Say, Word
from ombre_desktop.engine.cards import EVERY_CARD, Card, Cards, Suit
from ombre_desktop.engine.seats import Seat
from ombre_desktop.value import Value


class Question(Enum):
    """A question that is answered with a word."""

    TAKE_TURNED = "take_turned"
    THROW_IN = "throw_in"
    SHOW_TALON = "show_talon"
    TAKE_TALON = "take_talon"
    CLAIM_OR_VOLE = "claim_or_vole"
    TAKE_OVER = "take_over"
    CONSENT = "consent"
    TURN_UP = "turn_up"
    REVEL = "revel"
    SHOW_KING = "show_king"
    BE_MAN = "be_man"


say, bid = cache(Say), cache(Bid)
"""Cached, because a request is made at every step and the same actions occur again and again."""

play_of = {card: PlayCard(card) for card in EVERY_CARD}.__getitem__
gano_of = {card: PlayCard(card, gano=True) for card in EVERY_CARD}.__getitem__


class CallRequest(Value):
    """
    A request for a call in the auction (rule 1.6).

    After it, one that *joins* asks who plays the Ombre's nolo too (21.13). Among fixed partners a call
    *answers* the bid that stands (25.3).
    """

    seat: Seat
    calls: tuple[Call, ...]
    joins: bool = False
    answers: str | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every lawful answer."""
        return self.calls


class TrumpRequest(Value):
    """
    A request to name the trump (rule 1.7), or say one of *words* instead (rule 3.3).

    In its place the winner of the auction may choose one of the other *games*, by name (21.6). It may be
    an *allied* seat that names it for the Ombre (26.1).
    """

    seat: Seat
    suits: tuple[Suit, ...]
    words: tuple[Word, ...] = ()
    games: tuple[str, ...] = ()
    allied: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every lawful answer."""
        return (*map(NameTrump, self.suits), *map(say, self.words), *map(bid, self.games))


class CardRequest(Value):
    """
    A request to call a card, whose holder becomes an ally, secret or *shown*.

    If it *gives*, a card is given for the one that was called.
    """

    seat: Seat
    cards: Cards
    gives: bool = False
    shown: bool = False

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every lawful answer."""
        return tuple(map(GiveCard if self.gives else CallCard, self.cards))


class ExchangeRequest(Value):
    """
    A request to throw *minimum* to *maximum* cards of the hand and draw as many (rule 1.8).

    The choices are too many to list; *words* may be said instead. If *draws* is False, nothing is
    drawn for the cards thrown (rule 3.10). *among* holds the cards that may be thrown, if not the
    whole hand; *bound* holds those that must be thrown (rule 3.3).
    """

    seat: Seat
    minimum: int
    maximum: int
    words: tuple[Word, ...] = ()
    draws: bool = True
    among: Cards | None = None
    bound: Cards = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """The words that may be said instead of an exchange."""
        return tuple(map(say, self.words))


class PlayRequest(NamedTuple):
    """
    A request to play one of *cards* to the trick, or say one of *words* (rules 1.9 and 1.11).

    One is made for every card, so it is a named tuple like the records of the state.

    *withheld* holds the matadors that only their privilege saves from the lead. With a card of
    *gano* the seat may say gano (rule 3.6).
    """

    seat: Seat
    cards: Cards
    withheld: Cards = ()
    words: tuple[Word, ...] = ()
    gano: Cards = ()

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every lawful answer."""
        plays: tuple[Action, ...] = tuple(map(play_of, self.cards))
        if self.gano or self.words:
            plays += (*map(gano_of, self.gano), *map(say, self.words))
        return plays


class ChoiceRequest(Value):
    """
    A request to answer *question* with one of *words*.

    *card* is the card the question is about, if any. A request made only to the holder of a card
    *betrays* it, and must stay unknown to the other seats. *foregone* is the word to say where no
    answer changes anything, or a hand that is won cannot want another: the table says it without asking.
    The question stays, because old records answer it. *silent* is the word that records leave out.
    """

    seat: Seat
    question: Question
    words: tuple[Word, ...]
    card: Card | None = None
    betrays: Card | None = None
    foregone: Word | None = None
    silent: Word | None = None

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every lawful answer."""
        return tuple(map(say, self.words))


Request = CallRequest | TrumpRequest | CardRequest | ExchangeRequest | PlayRequest | ChoiceRequest
"""One question to one seat."""
