"""A ruleset: the value that says what game is played."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine.cards import Cards, Pack, Suit
from ombre_desktop.engine.chips import Chips, Cost, Payment, Target, payment
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.house import HouseRules
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.ranking import Ranking
from ombre_desktop.engine.seats import POOL, Ring, Seat, ring_from
from ombre_desktop.engine.shuffle import DealerDraw, dealt
from ombre_desktop.engine.state import Phase
from ombre_desktop.value import Value


class Ante(Value):
    """What is staked before the deal (rule 1.5 and A3): by the dealer, or by *each* seat."""

    chips: Chips
    each: bool = False

    def payments(self, dealer: Seat, seats: int) -> tuple[Payment, ...]:
        """Who lays how much into the pool."""
        if not self.chips:
            return ()
        payers = range(seats) if self.each else (dealer,)
        return tuple(payment(Seat(seat), POOL, (Cost.ANTE, self.chips)) for seat in payers)


class Ruleset(Value):
    """
    A game with its house rules: the phases of a deal and the objects they ask.

    *packets* is how the cards are dealt out, *secrets* whether a question can
    betray a card by being asked, *draw* how the table finds its first dealer,
    *target* the end of a game of points, *sitter* how many places to the right of
    the dealer somebody sits out (rule 3.10), None where all play; *together* whether
    all who play against the Ombre win and lose as one.
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

    @property
    def plays_for_chips(self) -> bool:
        """True if there are chips to be won and a pool for them."""
        return self.ante.chips > 0

    @property
    def hand_size(self) -> int:
        """How many cards each seat is dealt."""
        return sum(self.packets)

    def contract(self, name: str) -> Contract | None:
        """The contract of that name, if the game has it."""
        return next((row for row in self.contracts if row.name == name), None)

    def ring(self, dealer: Seat) -> Ring:
        """The seats that play when *dealer* deals, eldest first."""
        everybody = ring_from(dealer, self.seats)
        if self.sitter is None:
            return everybody
        rests = (dealer + self.sitter) % self.seats
        return tuple(seat for seat in everybody if seat != rests)

    def dealt(self, cards: Cards, dealer: Seat) -> Layout:
        """The hands and the talon when *dealer* deals *cards*, who sits out getting nothing."""
        return dealt(cards, self.seats, self.ring(dealer), self.packets)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ruleset) and (self.name, self.seats, self.house) == (
            other.name,
            other.seats,
            other.house,
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seats, self.house))
