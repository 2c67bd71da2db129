"""The entry points of the solver: set a game, set an aim, and evaluate moves in many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ombre_desktop.players.solver.core.own_chips import OwnChipsSearch
from ombre_desktop.players.solver.core.rows import COMPILED, Row, row, row_of

if TYPE_CHECKING:
    from ombre_desktop.players.solver import cython_off as cython
else:
    try:
        import cython
    except ImportError:  # it is not needed to play
        from ombre_desktop.players.solver import cython_off as cython

__all__ = ["COMPILED", "Core", "Row", "row", "row_of"]


class Core(OwnChipsSearch):
    """The solver: the tables of one game under one trump suit, and the answers for the present deal."""

    __slots__ = ("candidates", "first", "found", "halt", "leader", "standing", "table", "worlds")

    def __init__(self) -> None:
        super().__init__()
        self.standing = self.leader = self.first = 0
        self.worlds = self.candidates = self.table = self.halt = self.found = row(1)

    def deal(self, hands: Sequence[int]) -> None:
        """Set the hand of each seat, as sets of bits, and forget the answers for earlier deals."""
        for seat in range(self.seats):
            self.pack_hand[seat] = hands[seat]
        self._begin(0)

    def grade(self, standing: int, leader: int, trick: Sequence[int], first: int) -> int:
        """Find the grade of the deal set last, with the cards of *trick* on the table, led by *leader*."""
        self.standing = standing
        self.leader = leader
        self.table = row_of(trick)
        # The cards on the table belong to the deal as well.
        if trick:
            self._begin(self._on_the_table())
        self._lay_trick()
        return self._grade(self.standing, self.leader, first)

    def weigh(
        self,
        worlds: Sequence[int],
        moves: Sequence[int],
        standing: int,
        leader: int,
        *,
        trick: Sequence[int],
        first: int,
        halt: Row,
    ) -> list[int]:
        """
        Find the grade of each of *moves* in each of *worlds*, world by world; without moves, of each world.

        *worlds* holds the hands of one world after those of another. *first* is the first goal of the
        bisection. If it is below 0, every seat plays for its own chips (see `set_own_aims`), and the results
        are ends, not grades. The compiled form releases the interpreter lock. Another thread can stop the
        work before the next world: it sets the number in *halt* to 1.
        """
        self.worlds = row_of(worlds)
        self.candidates = row_of(moves)
        self.table = row_of(trick)
        self.halt = halt
        self.found = row(len(worlds) // self.seats * max(len(moves), 1))
        self.standing = standing
        self.leader = leader
        self.first = first
        with cython.nogil:
            self._weigh()
        return list(self.found)

    def _weigh(self) -> int:
        """Fill `found` for `weigh`, without the interpreter lock."""
        trick = self._on_the_table()
        number = len(self.candidates)
        for world in range(len(self.worlds) // self.seats):
            if self.halt[0]:
                break
            for seat in range(self.seats):
                self.pack_hand[seat] = self.worlds[world * self.seats + seat]
            self._begin(trick)
            if number == 0:
                self._lay_trick()
                self.found[world] = self._grade(self.standing, self.leader, self.first)
            else:
                self._weigh_moves(world * number, number)
        return 0

    def _weigh_moves(self, to: int, number: int) -> int:
        """Fill `found` from index *to* with the grades of *number* moves in the present world."""
        guess = self.first
        for move in range(number):
            self._lay_trick()
            self._lay(self.deal_bit[self.candidates[move]])
            if self.turn == self.leader:
                then = self._outcome(self.standing, self.winner, self.held)
                then = self.own_following[then] if self.first < 0 else self.following[then]
                self.led = -1
                guess = self._grade(then, self.winner, guess)
            else:
                guess = self._grade(self.standing, self.leader, guess)
            self.found[to + move] = guess
            if self.first < 0:
                guess = self.first
        return 0

    def _grade(self, standing: int, leader: int, first: int) -> int:
        """Find the grade of the present position, with *first* as first goal; if that is below 0, the end."""
        if first >= 0:
            return self._bisect(self.held, standing, leader, first)
        if self.led < 0:
            return self._lead_own(self.held, standing, leader)
        beating = self.beating[self.top]
        return self._follow_own(self.held, standing, leader, self.turn, self.led, beating, self.winner)

    def _on_the_table(self) -> int:
        """Return the cards on the table, as bits of the pack."""
        one = 1
        cards = 0
        for at in range(len(self.table)):
            cards |= one << self.table[at]
        return cards

    def _lay_trick(self) -> int:
        """Replay the cards on the table: set `held`, `led`, `top`, `winner` and `turn`."""
        self.held = 0
        for seat in range(self.seats):
            self.held |= self.hand[seat]
        self.led = -1
        self.turn = self.leader
        self.winner = self.leader
        for at in range(len(self.table)):
            self._lay(self.deal_bit[self.table[at]])
        return 0

    def _lay(self, card: int) -> int:
        """Play *card* from the seat to move."""
        one = 1
        self.held &= ~(one << card)
        if self.led < 0:
            self.led = card
            self.top = card
            self.winner = self.turn
        elif self.beating[self.top] >> card & 1:
            self.top = card
            self.winner = self.turn
        self.turn = self.next_seat[self.turn]
        return 0

    def called(self, seat: int, led: int) -> int:
        """Return the cards that *seat* may play on the lead of *led*, from the hands dealt last."""
        one = 1
        card = led
        self._begin(one << card)
        card = self.deal_bit[card]
        left = self._legal(self.hand[seat], seat, self.suit[card], card)
        found = 0
        while left:
            found |= one << self.pack_bit[self.bit_index[(left & -left) % 67]]
            left &= left - 1
        return found

    def searched(self) -> int:
        """Return the number of nodes: the cards played in all searches so far."""
        return self.nodes
