"""
What happened, as everybody or one seat may see it.

An event is a fact. `seen_by` gives what one seat learns of it: the event
itself, a redacted twin, or None.
"""

from __future__ import annotations

from functools import cache
from typing import Self

from ombre_desktop.engine.actions import Word
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Suit
from ombre_desktop.engine.chips import Payment, Score, Settlement
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.seats import PerSeat, Ring, Seat
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value, replace


def _face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


class Public(Value):
    """What the whole table sees."""

    def seen_by(self, seat: Seat) -> Self | None:  # noqa: ARG002 - everybody sees the same
        """The event itself."""
        return self


class CardsDrawn(Public):
    """Cards were drawn, face up, for who deals first (rule 1.4)."""

    draw: Draw


class FirstDealerFound(Public):
    """The cards drawn have named the first dealer (rule 1.4)."""

    draw: Draw


class Dealt(Value):
    """Everybody has his cards (rule 1.5)."""

    dealer: Seat
    hands: PerSeat[Cards]
    talon: int

    def seen_by(self, seat: Seat) -> Dealt:
        """The same with the other hands face down."""
        hands = tuple(hand if at == seat else _face_down(hand) for at, hand in enumerate(self.hands))
        return replace(self, hands=hands)


class Said(Value):
    """A seat said a word; a *private* one is heard by that seat alone."""

    seat: Seat
    word: Word
    private: bool = False

    def seen_by(self, seat: Seat) -> Said | None:
        """The word, or nothing if it was private and another's."""
        return None if self.private and seat != self.seat else self


class BidMade(Public):
    """A bid; *holds* if it equals the standing one (rule 1.6)."""

    seat: Seat
    contract: str
    holds: bool


class OmbreMade(Public):
    """The auction is over: *seat* is Ombre and plays *contract*."""

    seat: Seat
    contract: str


class AllPassed(Public):
    """Nobody wanted to play."""


class SpadilleSought(Public):
    """
    Everybody having passed, it was asked who holds spadille, then who holds basto (rule 3.5).

    *seat* must play: because it holds *card*, or as the eldest where *card* is
    None. Where nobody must, *seat* is None as well. A black ace that was asked for
    and is not *card* lies in the talon.
    """

    seat: Seat | None
    card: Card | None


class ContractRaised(Public):
    """The card turned up makes the game count as a dearer one (rule 3.2)."""

    seat: Seat
    contract: str


class TrumpNamed(Public):
    """The trump is known; *seat* is the Ombre (rule 1.7)."""

    seat: Seat
    suit: Suit


class CardCalled(Public):
    """The Ombre called a card; whoever holds it is the ally and says nothing (rule 3.11)."""

    seat: Seat
    card: Card


class NobodyToCall(Public):
    """The Ombre holds all of *cards*, that is every card he could call, and plays alone (rule 3.11)."""

    seat: Seat
    cards: Cards


class AllyKnown(Public):
    """The called card fell: *seat* plays with the Ombre (rule 3.11)."""

    seat: Seat
    card: Card


class CardTurned(Public):
    """The top card of the talon was turned up, by *seat*."""

    seat: Seat
    card: Card


class Exchanged(Value):
    """A seat threw cards and drew as many (rule 1.8)."""

    seat: Seat
    thrown: Cards
    drawn: Cards
    open_drawn: Cards = ()

    def seen_by(self, seat: Seat) -> Exchanged:
        """The same for the seat itself; for others only how many, and an open card drawn."""
        if seat == self.seat:
            return self
        drawn = tuple(card if card in self.open_drawn else HIDDEN for card in self.drawn)
        return Exchanged(self.seat, _face_down(self.thrown), drawn, self.open_drawn)


class TalonTaken(Value):
    """A seat took *cards* from the talon into its hand and throws some after that (rules 3.3 and 3.10)."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat) -> TalonTaken:
        """The cards for the seat itself, face down for the others."""
        return self if seat == self.seat else TalonTaken(self.seat, _face_down(self.cards))


class TalonShown(Public):
    """What is left of the talon lies open (A14)."""

    cards: Cards


class PlayBegan(Public):
    """The cards are exchanged; *leader* leads to the first trick."""

    leader: Seat


class CardPlayed(Public):
    """A card was played to the trick; with *gano* its owner asked that it be let pass (rule 3.6)."""

    seat: Seat
    card: Card
    gano: bool = False


card_played = cache(CardPlayed)
"""Of these there are few, and most of what happens is one of them."""


class TrickTaken(Public):
    """A trick is complete; *number* counts from 1."""

    seat: Seat
    trick: Trick
    number: int


class OmbreChanged(Public):
    """A surrendered hand was taken over (rule 1.11)."""

    quitter: Seat
    seat: Seat


class HandsConferred(Value):
    """The defenders show each other their cards against a vole (A17)."""

    seats: Ring
    hands: PerSeat[Cards]

    def seen_by(self, seat: Seat) -> HandsConferred:
        """The hands for those who confer; face down for the others."""
        if seat in self.seats:
            hands = tuple(h if at in self.seats else _face_down(h) for at, h in enumerate(self.hands))
        else:
            hands = tuple(_face_down(hand) for hand in self.hands)
        return HandsConferred(self.seats, hands)


class CardShown(Public):
    """A seat showed a card of its hand and keeps it (rule 3.12)."""

    seat: Seat
    card: Card


class MatadorsShown(Public):
    """A seat showed the *cards* that it is paid for, and keeps them (rule 3.9)."""

    seat: Seat
    cards: Cards


class Paid(Public):
    """Chips changed hands."""

    payment: Payment


class Scored(Public):
    """Points were written down."""

    score: Score


class DealSettled(Public):
    """The deal is over; every card may be seen now."""

    settlement: Settlement
    layout: Layout
    hands: PerSeat[Cards]
    dead: PerSeat[Cards]
    talon: Cards


Event = (
    CardsDrawn
    | FirstDealerFound
    | Dealt
    | Said
    | BidMade
    | OmbreMade
    | AllPassed
    | SpadilleSought
    | ContractRaised
    | TrumpNamed
    | CardCalled
    | NobodyToCall
    | AllyKnown
    | CardTurned
    | Exchanged
    | TalonTaken
    | TalonShown
    | PlayBegan
    | CardPlayed
    | TrickTaken
    | OmbreChanged
    | HandsConferred
    | CardShown
    | MatadorsShown
    | Paid
    | Scored
    | DealSettled
)
"""Anything that can happen in a deal, or before the first one."""
