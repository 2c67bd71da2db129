"""
The parts of a deal's state: moves, bids, exchange and play.

They are named tuples because a step replaces a few of many fields, and a tuple does that four times
as fast as a value. The fields that change with every card stand last, so that they are replaced by
joining two tuples.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from ombre_desktop.engine.actions import Action, Bid, Call
from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import PerSeat, Ring, Seat, with_seat
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import made

Record = TypeVar("Record", bound=NamedTuple)


def often_replaced(record: type[Record]) -> type[Record]:
    """Give a named tuple of many fields a `_replace` twice as fast as the standard one."""
    places = {name: place for place, name in enumerate(record._fields)}

    def replace(self: Record, /, **changes: object) -> Record:
        values = [*self[:]]  # a slice is a plain tuple, from which a list is made faster
        for name, value in changes.items():
            values[places[name]] = value
        return made(record, values)

    kind: Any = record
    kind._replace = replace
    return record


class Move(NamedTuple):
    """
    One action and its seat.

    A move that answered a question whose mere existence *betrays* a card stays unknown to the other
    seats until that card is shown.
    """

    seat: Seat
    action: Action
    betrays: Card | None = None


@often_replaced
class Bidding(NamedTuple):
    """
    The auction so far (1.6), or with *again* a second one (3.1); a level of 0 means no bid.

    After it those *joining* may play the Ombre's nolo too, and those who *joined* do (21.13).
    """

    turn: Seat | None
    last: PerSeat[int]
    passed: PerSeat[bool]
    height: int = 0
    holder: Seat | None = None
    calls: tuple[tuple[Seat, Call], ...] = ()
    again: bool = False
    joining: Ring = ()
    joined: Ring = ()

    @property
    def speaker(self) -> Seat:
        """The seat to call; raises `NotReachedError` once the auction is over."""
        if self.turn is None:
            raise NotReachedError("call to make")
        return self.turn

    @property
    def standing(self) -> str | None:
        """The last and highest bid."""
        bids = [call.contract for _, call in self.calls if isinstance(call, Bid)]
        return bids[-1] if bids else None


@often_replaced
class Exchanging(NamedTuple):
    """The exchange: the seats yet to exchange, in order, and the choices made (rules 1.7, 1.8 and 3.3)."""

    waiting: Ring = ()
    yielded: bool = False
    turned_left: bool = False
    thrown_in: bool = False


class TurnUps(NamedTuple):
    """The turn-up auction of a game of points: the question, and the seats left to ask (rule 3.12)."""

    question: Question
    waiting: Ring


@often_replaced
class Playing(NamedTuple):
    """
    The play of the cards.

    *opening* holds the hands when play began, *won* the number of tricks of each seat, *winners*
    the winner of each trick in turn. *question* must be answered before the next card. *asking*
    holds the seats that have yet to answer a surrender, *refused_at* the number of complete tricks
    when a surrender was last refused, *quitter* the Ombre whose hand was taken over (rule 1.11).
    """

    opening: PerSeat[Cards]
    question: ChoiceRequest | None = None
    asking: Ring = ()
    refused_at: int = -1
    quitter: Seat | None = None
    vole: bool = False
    claimed: bool = False
    given_up: bool = False
    confers: bool = False
    won: PerSeat[int] = ()
    tricks: tuple[Trick, ...] = ()
    winners: Ring = ()
    trick: Trick | None = None

    @property
    def lying(self) -> Trick:
        """The current trick; raises `NotReachedError` once the last is taken."""
        if self.trick is None:
            raise NotReachedError("trick in hand")
        return self.trick

    def player_of(self, wanted: Card) -> Seat | None:
        """Return the seat that has played the card *wanted*; None if nobody has."""
        tricks = (*self.tricks, self.trick) if self.trick else self.tricks
        return next((seat for trick in tricks for seat, card in trick.plays if card is wanted), None)

    def with_trick(self, trick: Trick) -> Playing:
        """Return a copy with *trick* as the current trick."""
        return made(Playing, self[:-1] + (trick,))

    def with_taken(self, trick: Trick, winner: Seat, lead: Trick | None) -> Playing:
        """Return a copy once *winner* has taken *trick*; *lead* is the next trick, None after the last."""
        won = with_seat(self.won, winner, self.won[winner] + 1)
        return made(Playing, (*self[:-4], won, (*self.tricks, trick), (*self.winners, winner), lead))
