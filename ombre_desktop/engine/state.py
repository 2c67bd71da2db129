"""
The state of a deal, and the ruleset of its game.

They share a module because each refers to the other: a state has its ruleset, and a ruleset the
phases that a state goes through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, NoReturn

from ombre_desktop.engine.actions import PlayCard
from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import HIDDEN, Card, Cards, Pack, Suit
from ombre_desktop.engine.chips import Outcome, Payment, Score, Settlement, Stakes, Target
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.events import Event
from ombre_desktop.engine.house import HouseRules
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.phase import PhaseOf
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.engine.seats import PerSeat, Ring, Role, Seat, ring_from
from ombre_desktop.engine.shuffle import DealerDraw, dealt
from ombre_desktop.engine.stages import Bidding, Exchanging, Move, Playing, TurnUps, often_replaced
from ombre_desktop.value import Value, made

Phase = PhaseOf["DealState"]
"""One section of a deal."""


class Ruleset(Value):
    """
    A game with its house rules: the phases of a deal, and the objects that decide for them.

    *packets* holds the numbers of cards dealt at a time, *draw* finds the first dealer, *target*
    ends a game of points. With *secrets*, a question can betray a card by being asked. *sitter*
    says how many places to the dealer's right a player sits out (rule 3.10); it is None where all
    play. With *together*, all opponents of the Ombre win and lose as one.
    With *partners*, opposite seats are partners from the start. *between_players* says that all chips
    are paid from player to player, so that there is no pool.
    """

    name: str
    house: HouseRules
    seats: int
    pack: Pack
    packets: tuple[int, ...]
    ante: Ante
    ranking: Callable[[Suit | None], Ranking]
    contracts: tuple[Contract, ...]
    opening: tuple[Phase, ...]
    draw: DealerDraw
    target: Target | None = None
    secrets: bool = False
    sitter: int | None = None
    together: bool = False
    partners: bool = False
    between_players: bool = False

    @property
    def plays_for_chips(self) -> bool:
        """True if the game is played for chips, alone or besides points."""
        return self.target is None or self.ante.chips > 0

    @property
    def in_stones(self) -> bool:
        """True if two sides hold the scores, as stones that are paid to and from the table (25.2)."""
        return self.target is not None and self.target.stones is not None

    @property
    def has_pool(self) -> bool:
        """True if chips or stones can lie on the table from one deal to the next."""
        return self.in_stones or (self.plays_for_chips and not self.between_players)

    @property
    def hand_size(self) -> int:
        """The number of cards each seat is dealt."""
        return sum(self.packets)

    @property
    def has_talon(self) -> bool:
        """True if the deal leaves cards from which players draw, or which are turned up."""
        return not self.in_stones and self.hand_size * len(self.ring(Seat(0))) < len(self.pack.cards)

    def contract(self, name: str) -> Contract | None:
        """Return the contract of that name, if the game has it."""
        return next((row for row in self.contracts if row.name == name), None)

    def ranking_in(self, contract: str | None, trump: Suit | None) -> Ranking:
        """Return the order of the cards with this *trump*, or in a *contract* with its own if none."""
        row = self.contract(contract) if contract and trump is None else None
        return row.order if row and row.order else self.ranking(trump)

    def ring(self, dealer: Seat) -> Ring:
        """Return the seats that play when *dealer* deals, eldest first."""
        everybody = ring_from(dealer, self.seats)
        if self.sitter is None:
            return everybody
        rests = (dealer + self.sitter) % self.seats
        return tuple(seat for seat in everybody if seat != rests)

    def dealt(self, cards: Cards, dealer: Seat) -> Layout:
        """Return the hands and the talon when *dealer* deals *cards*; a seat that sits out gets none."""
        return dealt(cards, self.seats, self.ring(dealer), self.packets)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and (self.name, self.seats, self.house) == (
            other.name,
            other.seats,
            other.house,
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seats, self.house))


@often_replaced
class DealState(NamedTuple):
    """
    The whole state of one deal; never changed, only replaced.

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
        """Return a copy with *seat* to act and *history* as the moves so far."""
        return made(DealState, self[:-2] + (seat, history))

    def with_card(self, play: PlayCard, hands: PerSeat[Cards], playing: Playing, turn: Seat) -> DealState:
        """
        Return a copy after the *play* of the seat to act, with *turn* to act next.

        The move is recorded here, not in `advance` as all other moves are, so that the state is
        made only once.
        """
        history = self.history + (made(Move, (self.to_act, play, None)),)
        return made(DealState, self[:-4] + (hands, playing, turn, history))

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.hands)

    @property
    def eldest(self) -> Seat:
        """The seat that speaks and leads first."""
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
    def the_ombre(self) -> Seat:
        """The Ombre; like the parts below, it raises `NotReachedError` where the deal has none."""
        if self.ombre is None:
            raise NotReachedError("Ombre")
        return self.ombre

    @property
    def the_contract(self) -> Contract:
        """The contract being played."""
        return self.contract or _missing("contract")

    @property
    def exchange(self) -> Exchanging:
        """The exchange, once it has begun."""
        return self.exchanging or _missing("exchange")

    @property
    def play(self) -> Playing:
        """The play, once it has begun."""
        return self.playing or _missing("play")

    @property
    def settled(self) -> Settlement:
        """Outcome and payments of a settled deal."""
        return self.settlement or _missing("settlement")

    @property
    def settlement(self) -> Settlement | None:
        """Outcome and payments, once the deal is settled."""
        if self.outcome is None:
            return None
        stones, seats = self.ruleset.in_stones, self.seats
        return Settlement(self.outcome, self.payments, self.scores, self.stakes, seats, stones)

    @property
    def ally(self) -> Seat | None:
        """The seat with the called card, or a fixed partner; None if there is none, or it is unknown."""
        if self.called is None:
            return self._partner if self.ruleset.partners else None
        holder = next((seat for seat in self.ring if self.called in self.hands[seat]), None)
        if holder is not None or self.playing is None:
            return holder
        return self.playing.player_of(self.called)

    @property
    def joined(self) -> Ring:
        """The seats that play the Ombre's nolo too, each for themselves (21.13)."""
        return () if self.bidding is None else self.bidding.joined

    def played_by(self, seat: Seat) -> DealState:
        """Return the deal as the game of *seat* alone, if they play the Ombre's nolo too (21.13)."""
        if self.bidding is None or seat not in (self.ombre, *self.joined):
            return self
        return self._replace(ombre=seat, bidding=self.bidding._replace(joined=()))

    @property
    def _partner(self) -> Seat | None:
        """The seat opposite the Ombre, unless it rests."""
        if self.ombre is None:
            return None
        opposite = Seat((self.ombre + self.seats // 2) % self.seats)
        return opposite if opposite in self.ring else None

    def role(self, seat: Seat) -> Role | None:
        """
        Return the part *seat* plays in this deal; None while there is no Ombre.

        It is also None for a possible ally before a card is called, and in a view for a seat that
        may still prove to be the ally.
        """
        if seat not in self.ring:
            return Role.RESTING
        if self.ombre is None:
            return None
        if seat == self.ombre:
            return Role.OMBRE
        if self.called is None:
            undecided = self.contract is not None and self.contract.calls and self.playing is None
            if self.ruleset.partners and seat == self.ally:
                return Role.ALLY
            return None if undecided else Role.DEFENDER
        ally = self.ally
        if ally is None and HIDDEN in self.hands[seat]:
            return None
        return Role.ALLY if seat == ally else Role.DEFENDER


def _missing(part: str) -> NoReturn:
    raise NotReachedError(part)


Progress = tuple[DealState, tuple[Event, ...]]
"""The next state and the events on the way."""


class Step(NamedTuple):
    """The result of applying one action."""

    state: DealState
    events: tuple[Event, ...]
