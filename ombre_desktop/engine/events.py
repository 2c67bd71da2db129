"""
Events, as the whole table or one seat may see them.

An event is a fact. `seen_by` gives what one seat learns of it: the event itself, a redacted copy,
or None.
"""

# ruff: noqa: PLC0414 - an alias of the same name says that this module offers it
from __future__ import annotations

from functools import cache

from ombre_desktop.engine.actions import Word
from ombre_desktop.engine.call_events import AllyKnown as AllyKnown
from ombre_desktop.engine.call_events import CardCalled as CardCalled
from ombre_desktop.engine.call_events import KingGiven as KingGiven
from ombre_desktop.engine.call_events import NobodyToCall as NobodyToCall
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Suit
from ombre_desktop.engine.chips import Payment, Score, Settlement
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.public_event import Public
from ombre_desktop.engine.seats import PerSeat, Ring, Seat
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import Value, replace


def _face_down(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


class CardsDrawn(Public):
    """The face-up draw of cards for the first deal (rule 1.4)."""

    draw: Draw


class FirstDealerFound(Public):
    """The decision of the draw for first dealer (rule 1.4)."""

    draw: Draw


class Dealt(Value):
    """The deal of all hands (rule 1.5)."""

    dealer: Seat
    hands: PerSeat[Cards]
    talon: int

    def seen_by(self, seat: Seat) -> Dealt:
        """Return a copy with the other hands face down."""
        hands = tuple(hand if at == seat else _face_down(hand) for at, hand in enumerate(self.hands))
        return replace(self, hands=hands)


class Said(Value):
    """
    A word that a seat said; only that seat hears a *private* word.

    Among fixed partners a pass *answers* the bid that it leaves standing (25.3).
    """

    seat: Seat
    word: Word
    private: bool = False
    answers: str | None = None

    def seen_by(self, seat: Seat) -> Said | None:
        """Return the event; None if the word was private to another seat."""
        return None if self.private and seat != self.seat else self


class BidMade(Public):
    """
    A bid; *holds* is True if it equals the standing bid (rule 1.6).

    Among fixed partners it *answers* the bid that stood (25.3), and a nolo that is played too that of the
    Ombre (21.13).
    """

    seat: Seat
    contract: str
    holds: bool
    answers: str | None = None


class OmbreMade(Public):
    """The end of the auction: *seat* is the Ombre and plays *contract*; in a solo a partner *rests*."""

    seat: Seat
    contract: str
    rests: Seat | None = None


class AllPassed(Public):
    """The end of an auction in which nobody wanted to play."""


class SpadilleSought(Public):
    """
    The search for the holder of spadille, and then of basto, after all passed (rule 3.5).

    *seat* must play: as the holder of *card*, or as the eldest where *card* is None. If nobody
    must, *seat* is None too. A black ace that was sought and is not *card* lies in the talon.
    """

    seat: Seat | None
    card: Card | None


class ContractRaised(Public):
    """The change to another contract: by the card turned up (3.2), or by trumps or choice (21.6)."""

    seat: Seat
    contract: str


class TrumpNamed(Public):
    """The choice of the trump suit; *seat* is the Ombre (rule 1.7)."""

    seat: Seat
    suit: Suit


class CardTurned(Public):
    """The turning up of the top card of the talon by *seat*."""

    seat: Seat
    card: Card


class Exchanged(Value):
    """A seat's exchange of cards; no cards are drawn where the game allows no drawing (rule 1.8)."""

    seat: Seat
    thrown: Cards
    drawn: Cards
    open_drawn: Cards = ()

    def seen_by(self, seat: Seat) -> Exchanged:
        """Return the event for the seat itself; others see only counts and the open cards drawn."""
        if seat == self.seat:
            return self
        drawn = tuple(card if card in self.open_drawn else HIDDEN for card in self.drawn)
        return Exchanged(self.seat, _face_down(self.thrown), drawn, self.open_drawn)


class TalonTaken(Value):
    """The taking of *cards* from the talon by a seat that throws some later (rules 3.3 and 3.10)."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat) -> TalonTaken:
        """Return the cards face up for the seat itself, face down for the others."""
        return self if seat == self.seat else TalonTaken(self.seat, _face_down(self.cards))


class TalonShown(Public):
    """The showing of the rest of the talon to all (A14)."""

    cards: Cards


class PlayBegan(Public):
    """The beginning of the play; *leader* leads to the first trick."""

    leader: Seat


class CardPlayed(Public):
    """A card played to the trick; with *gano*, a defender asked the others to spare it (rule 3.6)."""

    seat: Seat
    card: Card
    gano: bool = False


card_played = cache(CardPlayed)
"""Cached, because there are few different plays, and most events of a deal are plays."""


class TrickTaken(Public):
    """A complete trick, taken by *seat*; *number* counts from 1."""

    seat: Seat
    trick: Trick
    number: int


class OmbreChanged(Public):
    """The taking over of a surrendered hand by *seat* (rule 1.11)."""

    quitter: Seat
    seat: Seat


class HandsConferred(Value):
    """The conferring of the defenders, who show each other their cards against a vole (A17)."""

    seats: Ring
    hands: PerSeat[Cards]

    def seen_by(self, seat: Seat) -> HandsConferred:
        """Return the hands face up for the seats that confer, face down for the others."""
        if seat in self.seats:
            hands = tuple(h if at in self.seats else _face_down(h) for at, h in enumerate(self.hands))
        else:
            hands = tuple(_face_down(hand) for hand in self.hands)
        return HandsConferred(self.seats, hands)


class CardShown(Public):
    """A card that a seat showed and keeps (rule 3.12)."""

    seat: Seat
    card: Card


class MatadorsShown(Public):
    """The *cards* that a seat shows and keeps: those it is paid for (rule 3.9), or an open hand (21.10)."""

    seat: Seat
    cards: Cards


class Paid(Public):
    """A payment of chips that was made."""

    payment: Payment


class Scored(Public):
    """Points that were written down."""

    score: Score


class DealSettled(Public):
    """The end of the deal, when every card may be seen."""

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
    | KingGiven
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
"""Any event of a deal, or of the draw before the first one."""
