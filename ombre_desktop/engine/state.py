"""
A deal at one moment, and what a phase of it must answer.

The records are named tuples rather than values of the usual kind because a step
replaces a few of many fields, and a tuple does that four times as fast. What changes
with every card stands last in them: so it is replaced by joining two tuples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeVar

from ombre_desktop.engine.actions import Action, Bid, Call, PlayCard
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Suit
from ombre_desktop.engine.chips import Outcome, Payment, Score, Settlement, Stakes
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import Refusal
from ombre_desktop.engine.events import Event
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.engine.requests import ChoiceRequest, Question, Request
from ombre_desktop.engine.seats import PerSeat, Ring, Role, Seat, with_seat
from ombre_desktop.engine.trick import Trick
from ombre_desktop.value import made

if TYPE_CHECKING:
    from ombre_desktop.engine.ruleset import Ruleset

Record = TypeVar("Record", bound=tuple[object, ...])


def often_replaced(record: type[Record]) -> type[Record]:
    """Give a named tuple of many fields a `_replace` that takes half the time of the standard one."""
    places = {name: place for place, name in enumerate(record._fields)}  # type: ignore[attr-defined]

    def replace(self: Record, /, **changes: object) -> Record:
        values = [*self[:]]  # of a plain tuple, which a slice is, a list is made faster
        for name, value in changes.items():
            values[places[name]] = value
        return made(record, values)

    record._replace = replace  # type: ignore[attr-defined]
    return record


class Move(NamedTuple):
    """
    One action and who took it.

    One that answered a question whose mere existence *betrays* a card stays
    unknown to the other seats until that card is shown.
    """

    seat: Seat
    action: Action
    betrays: Card | None = None


@often_replaced
class Bidding(NamedTuple):
    """The auction so far, or a second one *again* (1.6, 3.1); levels as in the table, 0 for no bid."""

    turn: Seat | None
    last: PerSeat[int]
    passed: PerSeat[bool]
    height: int = 0
    holder: Seat | None = None
    calls: tuple[tuple[Seat, Call], ...] = ()
    again: bool = False

    @property
    def standing(self) -> str | None:
        """The contract bid last, which is the highest."""
        bids = [call.contract for _, call in self.calls if isinstance(call, Bid)]
        return bids[-1] if bids else None


@often_replaced
class Exchanging(NamedTuple):
    """Who has yet to exchange, in order, and what was said about it (rules 1.8 and 3.3)."""

    waiting: Ring = ()
    yielded: bool = False
    turned_left: bool = False
    thrown_in: bool = False


class TurnUps(NamedTuple):
    """The turn-up auction of a game of points: what is asked, and whom it remains to ask (rule 3.12)."""

    question: Question
    waiting: Ring


@often_replaced
class Playing(NamedTuple):
    """
    The play of the cards.

    *opening* are the hands when it began, *won* the tricks of each seat, *winners*
    who took each trick in turn. *question* must be answered before the next card.
    *asking* are those who have yet to answer a surrender, *refused_at* the number of
    complete tricks when one was last refused, *quitter* the Ombre whose hand was
    taken over (rule 1.11).
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

    def with_trick(self, trick: Trick) -> Playing:
        """The same with a card more in the trick."""
        return made(Playing, self[:-1] + (trick,))

    def with_taken(self, trick: Trick, winner: Seat, lead: Trick | None) -> Playing:
        """The same once *winner* has taken *trick*; *lead* is the next one, None after the last."""
        won = with_seat(self.won, winner, self.won[winner] + 1)
        return made(Playing, (*self[:-4], won, (*self.tricks, trick), (*self.winners, winner), lead))


@often_replaced
class DealState(NamedTuple):
    """
    Everything about one deal; never changed, only replaced.

    *to_act* is the mover of the first phase of the agenda.
    """

    ruleset: Ruleset
    dealer: Seat
    layout: Layout
    stakes: Stakes
    ring: Ring
    agenda: tuple[Phase, ...]
    talon: Cards
    dead: PerSeat[Cards]
    drawn: PerSeat[Cards]
    ranking: Ranking
    turned: Cards = ()
    shown: Cards = ()
    kept: Cards = ()
    contract: Contract | None = None
    ombre: Seat | None = None
    called: Card | None = None
    bidding: Bidding | None = None
    turn_ups: TurnUps | None = None
    exchanging: Exchanging | None = None
    payments: tuple[Payment, ...] = ()
    scores: tuple[Score, ...] = ()
    outcome: Outcome | None = None
    hands: PerSeat[Cards] = ()
    playing: Playing | None = None
    to_act: Seat | None = None
    history: tuple[Move, ...] = ()

    def awaiting(self, seat: Seat | None, history: tuple[Move, ...]) -> DealState:
        """The same, with *seat* to act, once all of *history* has happened."""
        return made(DealState, self[:-2] + (seat, history))

    def with_card(self, play: PlayCard, hands: PerSeat[Cards], playing: Playing, turn: Seat) -> DealState:
        """
        The same once the seat to act has made its *play*, and *turn* is to act.

        The move is recorded here, where `advance` records all others: the state is made once.
        """
        history = self.history + (made(Move, (self.to_act, play, None)),)
        return made(DealState, self[:-4] + (hands, playing, turn, history))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.hands)

    @property
    def eldest(self) -> Seat:
        """Who speaks and leads first."""
        return self.ring[0]

    @property
    def resting(self) -> Ring:
        """The seats that sit this deal out (rule 3.10)."""
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in self.ring)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, once there is one."""
        return self.ranking.trump

    @property
    def is_over(self) -> bool:
        """True once the deal is settled."""
        return not self.agenda

    @property
    def settlement(self) -> Settlement | None:
        """Results and payments, once the deal is settled."""
        if self.outcome is None:
            return None
        return Settlement(self.outcome, self.payments, self.scores, self.stakes)

    @property
    def ally(self) -> Seat | None:
        """Who holds or played the called card; None if no card was called, or nobody is known to have it."""
        if self.called is None:
            return None
        holder = next((seat for seat in self.ring if self.called in self.hands[seat]), None)
        if holder is not None or self.playing is None:
            return holder
        trick = (self.playing.trick,) if self.playing.trick else ()
        plays = (play for lying in (*self.playing.tricks, *trick) for play in lying.plays)
        return next((seat for seat, card in plays if card is self.called), None)

    def role(self, seat: Seat) -> Role | None:
        """
        What *seat* does in this deal; None while nobody is Ombre.

        It is also None for whoever may be the ally before a card is called, and in a
        view for a seat that may yet prove to be he.
        """
        if seat not in self.ring:
            return Role.RESTING
        if self.ombre is None:
            return None
        if seat == self.ombre:
            return Role.OMBRE
        if self.called is None:
            undecided = self.contract is not None and self.contract.calls and self.playing is None
            return None if undecided else Role.DEFENDER
        ally = self.ally
        if ally is None and HIDDEN in self.hands[seat]:
            return None
        return Role.ALLY if seat == ally else Role.DEFENDER


Progress = tuple[DealState, tuple[Event, ...]]
"""The next state and what happened on the way."""


class Step(NamedTuple):
    """What applying one action gives."""

    state: DealState
    events: tuple[Event, ...]


class Phase(Protocol):
    """
    One section of a deal.

    A phase lasts while it has a mover. What follows it stands on the agenda;
    an act may put other phases there.
    """

    def begin(self, state: DealState) -> Progress:
        """Do what happens of itself when the phase begins."""
        ...

    def mover(self, state: DealState) -> Seat | None:
        """Who has to decide; None when the phase is over."""
        ...

    def request(self, state: DealState) -> Request:
        """What the mover is asked."""
        ...

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Why *action* is not lawful for the mover; None if it is."""
        ...

    def act(self, state: DealState, action: Action) -> Progress:
        """Carry out a lawful *action* of the mover."""
        ...
