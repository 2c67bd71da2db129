"""
Own-chips search: the end of a deal in which every seat plays for its own chips.

This is max^n search (Luckhardt and Irani, 1986): each seat chooses the card whose end it ranks highest. With
more than two sides one number is no bound for all, so there is no window: a branch is cut only once its seat
has found the best end within reach.
"""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.players.solver.core.null_window import NullWindowSearch
from ombre_desktop.players.solver.core.rows import OWN_TABLE_SIZE, PROBES, SEATS, Row


class Shares(Protocol):
    """The payoffs of every seat, as in `shares.Shares`."""

    @property
    def following(self) -> Row:
        """The next standing, by standing and trick."""
        ...

    @property
    def only(self) -> Row:
        """The only end that a standing can still reach, or -1."""
        ...

    @property
    def stop(self) -> Row:
        """The end if the Ombre stops the deal here, or -1."""
        ...

    @property
    def rank(self) -> Row:
        """The rank of an end for a seat, by end and seat."""
        ...

    @property
    def best(self) -> Row:
        """The best rank that a seat can still reach, by standing and seat."""
        ...


class OwnChipsSearch(NullWindowSearch):
    """Search for the end of a deal in which every seat plays for its own chips."""

    __slots__ = (
        "best_rank",
        "end_rank",
        "only_end",
        "own_following",
        "stop_end",
    )

    def set_own_aims(self, seats: int, side: int, shares: Shares) -> None:
        """Set the payoffs of every seat; *side* still breaks ties between ends of equal value."""
        self._seat_players(seats, side)
        self.largest_table = OWN_TABLE_SIZE
        self.own_following = shares.following
        self.only_end = shares.only
        self.stop_end = shares.stop
        self.end_rank = shares.rank
        self.best_rank = shares.best

    def _lead_own(self, held: int, standing: int, leader: int) -> int:
        """Find the end with *leader* on lead if every seat plays for its own chips."""
        if self.only_end[standing] >= 0:
            return self.only_end[standing]
        one = 1
        key = held << 3 | leader
        place = key % self.cache_size
        if self.cached[place] != key or self.cached_deal[place] != self.deal_number:
            self._cache_position(held, leader, place)
        key = self.cached_key[place]
        marked = self.deal_mark | standing
        start = (self.cached_slot[place] + 7919 * standing) % self.table_size
        slot = self._probe(start, key, marked, PROBES)
        if self.table_standings[slot] == marked and self.table_keys[slot] == key:
            return self.table_answers[slot]
        moves = self._leads(held, leader)
        follower = self.next_seat[leader]
        found = -1
        while moves:
            card = (moves & 63) - 1
            moves >>= 6
            self.nodes += 1
            left = held ^ (one << card)
            end = self._follow_own(left, standing, leader, follower, card, self.beating[card], leader)
            if found < 0 or self.end_rank[end * SEATS + leader] > self.end_rank[found * SEATS + leader]:
                found = end
                if self.end_rank[found * SEATS + leader] == self.best_rank[standing * SEATS + leader]:
                    break
        end = self.stop_end[standing]
        if end >= 0 and self.end_rank[end * SEATS + leader] > self.end_rank[found * SEATS + leader]:
            found = end
        slot = self._probe(start, key, marked, PROBES - 1)
        self.table_keys[slot] = key
        self.table_standings[slot] = marked
        self.table_answers[slot] = found
        return found

    def _follow_own(
        self, held: int, standing: int, leader: int, seat: int, led: int, beating: int, winner: int
    ) -> int:
        """Find the end with *seat* to follow *led*; the parameters are those of `_follow`."""
        one = 1
        following = self.next_seat[seat]
        found = -1
        first = 0
        then = 0
        last = 0
        moves = 0
        suit = self.suit[led]
        rest = self._legal(held, seat, suit, led)
        while first or moves or rest:
            if not first and not moves:
                self._look_ahead(held, leader, seat, suit, beating, winner)
                first = self._replies(held, seat, suit, beating, rest)
                then = self.second
                last = self.third
                moves = self.packed
                rest = self.postponed
            if first:
                card = first & -first
                first ^= card
                if not first:
                    first = then
                    then = last
                    last = 0
            else:
                card = one << (moves & 63) >> 1
                moves >>= 6
            self.nodes += 1
            left = held ^ card
            top = beating
            taker = winner
            if beating & card:
                top = self.beating[self.bit_index[card % 67]]
                taker = seat
            if following == leader:
                end = self._lead_own(left, self.own_following[self._outcome(standing, taker, left)], taker)
            else:
                end = self._follow_own(left, standing, leader, following, led, top, taker)
            if found < 0 or self.end_rank[end * SEATS + seat] > self.end_rank[found * SEATS + seat]:
                found = end
                if self.end_rank[found * SEATS + seat] == self.best_rank[standing * SEATS + seat]:
                    break
        return found
