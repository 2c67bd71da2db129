"""
Bitboard: sets of cards as bits of one number.

Each suit has a block of bits, trumps the highest. In each suit the higher card is the higher bit. Callers
number the cards of the whole pack. Inside the search only the cards of one deal have bits, without gaps,
because Python is twice as fast with numbers below 2**30.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol

from ombre_desktop.players.errors import BeyondSolverError
from ombre_desktop.players.solver.core.rows import (
    ALL_SUBSETS,
    CARDS,
    NO_BIT,
    ROOM,
    SEATS,
    SUBSETS,
    SUITS,
    TRUMP,
    Row,
    row,
    row_of,
)

if TYPE_CHECKING:
    from ombre_desktop.players.solver import cython_off as cython
else:
    try:
        import cython
    except ImportError:  # it is not needed to play
        from ombre_desktop.players.solver import cython_off as cython


class Tables(Protocol):
    """The cards of a game, as `CardTables` has them."""

    @property
    def low(self) -> Row:
        """The lowest bit of each suit."""
        ...

    @property
    def mask(self) -> Row:
        """The bits of each suit."""
        ...

    @property
    def obliges(self) -> Row:
        """1 if a trump lead forces a hand to play trumps, else 0, by the card led and the matadors held."""
        ...

    @property
    def matadors(self) -> int:
        """The matadors as a set of bits."""
        ...

    @property
    def must_trump(self) -> bool:
        """True if a hand void in the suit led must play a trump."""
        ...

    @property
    def no_trump(self) -> bool:
        """True if no card is a trump; the last suit is then a plain suit."""
        ...


@cache
def popcounts() -> Row:
    """Return the number of cards in each set of one suit, as a row that all solvers share."""
    return row_of([subset.bit_count() for subset in range(SUBSETS)])


@cache
def highest_bits() -> Row:
    """Return the highest card of each set of one suit, as a row that all solvers share."""
    return row_of([subset.bit_length() - 1 for subset in range(SUBSETS)])


class Bitboard:
    """The cards of one deal as sets of bits: who holds them, what they beat, and what may be played."""

    __slots__ = (
        # The game, in bits of the pack.
        *("pack_low", "pack_mask", "pack_matadors", "pack_apart", "pack_stake", "obliges", "must_trump"),
        "no_trump",
        # The seats.
        *("seats", "side", "lone_seat", "ours", "next_seat", "opponents", "after_lone", "stakes", "outcomes"),
        # The deal: the hands in bits of the pack, and the map from those bits to the bits here and back.
        *("pack_hand", "deal_bit", "pack_bit", "deal_number", "cards", "subsets"),
        # The suits: their lowest bits, all their bits, and the table index of their first set of cards.
        *("low", "mask", "first_subset", "plain"),
        # The cards.
        *("suit", "owner", "height", "rank_cost", "beating", "hand_class", "position_class", "hand", "stake"),
        *("matadors", "first_matador", "matador_sets"),
        # Constant tables: the number of cards in a set, its highest card, the number of a single bit.
        *("popcount", "highest_bit", "bit_index"),
    )

    def __init__(self) -> None:
        # `set_game` and `set_aim` fill these in.
        self.seats = self.side = self.matadors = self.must_trump = self.no_trump = 0
        self.stakes = self.outcomes = 0
        self.lone_seat = -1
        self.deal_number = self.cards = self.subsets = self.plain = self.first_matador = 0
        self.pack_matadors = self.pack_apart = 0
        self._make_room_for_cards()
        self.popcount = popcounts()
        self.highest_bit = highest_bits()
        self.bit_index = row_of([-1] * 67)
        for bit in range(64):
            self.bit_index[(1 << bit) % 67] = bit

    def _make_room_for_cards(self) -> None:
        self.pack_low = row(SUITS)
        self.pack_mask = row(SUITS)
        self.pack_hand = row(SEATS)
        self.pack_stake = row(1)
        self.deal_bit = row(CARDS)
        self.pack_bit = row(CARDS)
        self.matador_sets = row(8)
        self.height = row(CARDS)
        self.position_class = row(CARDS)
        self.hand_class = row(CARDS)
        self.rank_cost = row(CARDS)
        self.first_subset = row(SUITS)
        self.hand = row(SEATS)
        self.stake = row(1)
        self.low = row(SUITS)
        self.mask = row(SUITS)
        self.suit = row(CARDS)
        self.owner = row(CARDS)
        self.beating = row(CARDS)
        self.ours = row(SEATS)
        self.next_seat = row(SEATS)
        self.opponents = row(SEATS)
        self.after_lone = row(SEATS)
        self.obliges = row(CARDS * ROOM)

    def set_game(self, tables: Tables, stake: Sequence[int] = ()) -> None:
        """
        Take the cards of a game under one trump, or without any, as `CardTables` has them.

        The capture of a card at *stake*, a bit number, is paid for (rule 3.12). Raise `BeyondSolverError` if
        the suits are too long for the tables.
        """
        sets = sum([1 << mask.bit_count() for mask in tables.mask])
        if sets > ALL_SUBSETS:
            raise BeyondSolverError("sets of cards", sets, ALL_SUBSETS)
        self.pack_low = tables.low
        self.pack_mask = tables.mask
        self.obliges = tables.obliges
        self.pack_matadors = tables.matadors
        self.pack_apart = tables.matadors | sum([1 << bit for bit in stake])
        self.pack_stake = row_of(stake or [0])
        self.stake = row(len(stake) or 1)
        self.stakes = len(stake)
        self.must_trump = tables.must_trump
        self.no_trump = tables.no_trump

    def _seat_players(self, seats: int, side: int) -> None:
        """Note the order of the seats and their sides."""
        self.outcomes = seats << self.stakes
        self.seats = seats
        self.side = side
        self.lone_seat = -1
        if seats == 3 and side in (1, 2, 4):
            self.lone_seat = side >> 1
        self.after_lone = row_of([(seat - self.lone_seat) % seats for seat in range(SEATS)])
        self.opponents = row_of([self._opponents_of(seat) for seat in range(SEATS)])
        self.ours = row_of([side >> seat & 1 for seat in range(SEATS)])
        self.next_seat = row_of([(seat + 1) % seats for seat in range(SEATS)])

    def _opponents_of(self, whose: int) -> int:
        """Return the seats of the side against *whose*, five bits a seat."""
        return sum(
            [1 << 5 * seat for seat in range(self.seats) if (self.side >> seat ^ self.side >> whose) & 1]
        )

    def _begin(self, laid: int) -> int:
        """Begin a deal: give each card in hand or *laid* on the table its bit here, and store its owner."""
        one = 1
        cards = laid
        at = 0
        size = 0
        for seat in range(self.seats):
            cards |= self.pack_hand[seat]
            self.hand[seat] = 0
        self.matadors = 0
        for suit in range(SUITS):
            self.low[suit] = at
            at = self._line_up(suit, cards & self.pack_mask[suit], at)
            self.mask[suit] = (one << at) - (one << self.low[suit])
            self.first_subset[suit] = size
            size += one << (at - self.low[suit])
        self.cards = at
        self.subsets = size
        self.plain = self.low[TRUMP]
        trumps = 0 if self.no_trump else self.mask[TRUMP]
        for bit in range(at):
            self.beating[bit] = (self.mask[self.suit[bit]] | trumps) >> bit + 1 << bit + 1
        for bit in range(self.stakes):
            # A card captured before this deal began is never held.
            self.stake[bit] = (
                self.deal_bit[self.pack_stake[bit]] if cards >> self.pack_stake[bit] & 1 else NO_BIT
            )
        self._list_matador_sets(at)
        self.deal_number += 1
        return 0

    def _line_up(self, suit: int, left: int, at: int) -> int:
        """Give the cards of *suit* in the set *left* the bits from *at* upwards; return the next free bit."""
        one = 1
        while left:
            bit = self.bit_index[(left & -left) % 67]
            left &= left - 1
            self.deal_bit[bit] = at
            self.pack_bit[at] = bit
            self.suit[at] = suit
            self.height[at] = bit - self.pack_low[suit]
            self.rank_cost[at] = 7 * self.height[at] + (92 if suit == TRUMP else 0)
            self.owner[at] = -1
            for seat in range(self.seats):
                if self.pack_hand[seat] >> bit & 1:
                    self.owner[at] = seat
                    self.hand[seat] |= one << at
            self.matadors |= (self.pack_matadors >> bit & 1) << at
            # Adjacent cards of one hand class are equivalent; a card apart has a position class of its own.
            apart = self.pack_apart >> bit & 1
            self.hand_class[at] = self.owner[at] << 1 | apart
            self.position_class[at] = SEATS + at if apart else self.owner[at]
            at += 1
        return at

    def _list_matador_sets(self, cards: int) -> int:
        """Translate every set of matadors among *cards* bits into the numbering of `obliges`."""
        one = 1
        number = 1
        trumps = self.pack_mask[TRUMP] >> self.pack_low[TRUMP]
        lowest = self.pack_low[TRUMP] + self.highest_bit[trumps] - 2
        self.first_matador = cards
        while self.first_matador and self.matadors >> (self.first_matador - 1) & 1:
            self.first_matador -= 1
        for bit in range(self.first_matador, cards):
            for at in range(number):
                self.matador_sets[number + at] = self.matador_sets[at] | one << (self.pack_bit[bit] - lowest)
            number += number
        return 0

    def _clear(self, numbers: Row, count: int) -> int:
        """Set the first *count* of *numbers* to 0."""
        if cython.compiled:
            for at in range(count):
                numbers[at] = 0
        else:
            numbers[:] = [0] * count
        return 0

    def _outcome(self, standing: int, winner: int, held: int) -> int:
        """
        Return the index of the standing that follows *standing*.

        *winner* has taken the trick, and *held* are the cards still in hand.
        """
        way = standing * self.outcomes + winner
        gone = self.seats
        for at in range(self.stakes):
            if not held >> self.stake[at] & 1:
                way += gone
            gone += gone
        return way

    def _legal(self, held: int, seat: int, suit: int, led: int) -> int:
        """Return the cards that *seat* may play after the lead of *led*, a card of *suit*."""
        hand = self.hand[seat] & held
        following = hand & self.mask[suit]
        if suit == TRUMP:
            if following & self.matadors == 0:
                return following if following else hand
            kind = self.matador_sets[following >> self.first_matador]
            if following & ~self.matadors:
                kind |= 8
            return following if self.obliges[self.pack_bit[led] * ROOM + kind] else hand
        if following:
            return following
        if self.must_trump and hand & self.mask[TRUMP]:
            return hand & self.mask[TRUMP]
        return hand
