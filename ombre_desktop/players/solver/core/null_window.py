"""
Null-window search: can the Ombre's side reach a given grade?

It is alpha-beta search with a window of zero width at the goal: every answer is yes or no, and most branches
are cut at once. The search is fail-soft: a result of at least the goal is a lower bound of the true
grade, a result below the goal an upper bound. A bisection narrows these bounds until they meet, as MTD(f)
does.
"""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.players.solver.core.replies import ReplyOrdering
from ombre_desktop.players.solver.core.rows import PROBES, ROOM, SEATS, SETTLED, TABLE_SIZE, WIDTH, Row


class Bounds(Protocol):
    """The standings and their bounds, as in `standings.Bounds`."""

    @property
    def number(self) -> int:
        """The number of standings."""
        ...

    @property
    def following(self) -> Row:
        """The next standing, by standing and trick."""
        ...

    @property
    def least(self) -> Row:
        """The least grade, by standing."""
        ...

    @property
    def most(self) -> Row:
        """The greatest grade, by standing."""
        ...

    @property
    def sure(self) -> Row:
        """The bound of the grade, by standing, seat and number of sure tricks."""
        ...

    @property
    def needs(self) -> Row:
        """The sure tricks that settle a grade, by grade and standing."""
        ...


class NullWindowSearch(ReplyOrdering):
    """Search for the grade of a deal under perfect play by two sides."""

    __slots__ = (
        "following",
        "goal",
        "goal_at",
        "held",
        "least",
        "led",
        "most",
        "needs",
        "nodes",
        "standings",
        "sure_grade",
        "top",
        "turn",
        "winner",
    )

    def __init__(self) -> None:
        super().__init__()
        self.held = self.led = self.top = self.winner = self.turn = 0
        self.goal = self.goal_at = self.standings = self.nodes = 0

    def set_aim(self, seats: int, side: int, bounds: Bounds) -> None:
        """Set the standings and their *bounds*; *side* is the Ombre's side, a bit a seat."""
        self._seat_players(seats, side)
        self.largest_table = TABLE_SIZE
        self.following = bounds.following
        self.least = bounds.least
        self.most = bounds.most
        self.sure_grade = bounds.sure
        self.needs = bounds.needs
        self.standings = bounds.number

    def _bisect(self, held: int, standing: int, leader: int, first: int) -> int:
        """Find the grade of perfect play by null-window searches; *first* is the first goal."""
        least = self.least[standing]
        most = self.most[standing]
        goal = first
        if goal <= least:
            goal = least + 1
        if goal > most:
            goal = most
        while least < most:
            self.goal = goal
            self.goal_at = goal * self.standings
            if self.led < 0:
                found = self._lead(held, standing, leader)
            elif self.next_seat[self.turn] == leader:
                found = self._follow_last(
                    held, standing, self.turn, self.led, self.beating[self.top], self.winner
                )
            else:
                found = self._follow(
                    held, standing, leader, self.turn, self.led, self.beating[self.top], self.winner
                )
            if found >= goal:
                least = found
                goal = found + 1
            else:
                most = found
                goal = found
        return least

    def _lead(self, held: int, standing: int, leader: int) -> int:
        """
        Search with *leader* on lead.

        Fail-soft: a result of at least the goal is a lower bound of the grade, below it an upper bound.
        """
        one = 1
        deal_number = self.deal_number
        key = held << 3 | leader
        place = key % self.cache_size
        if self.cached[place] == key and self.cached_deal[place] == deal_number:
            tricks = self.cached_tricks[place]
        else:
            tricks = self._cache_position(held, leader, place)
        # After the subtraction, a seat with enough sure tricks still has its highest bit.
        enough = (tricks - self.needs[self.goal_at + standing]) & SETTLED
        if enough:
            seat = self.bit_index[(enough & -enough) % 67] // 5
            return self.sure_grade[(standing * SEATS + seat) * WIDTH + (tricks >> 5 * seat & 15)]
        # Positions with equal keys and standings share an answer.
        key = self.cached_key[place]
        goal = self.goal
        mark = self.deal_mark
        marked = mark | standing
        start = (self.cached_slot[place] + 7919 * standing) % self.table_size
        slot = start
        known_least = 0
        known_most = 15
        if self.table_standings[slot] >= mark:
            if self.table_standings[slot] != marked or self.table_keys[slot] != key:
                slot = self._probe(start, key, marked, PROBES)
            if self.table_standings[slot] == marked and self.table_keys[slot] == key:
                known = self.table_answers[slot]
                known_least = known & 15
                if known_least >= goal:
                    return known_least
                known_most = known >> 4
                if known_most < goal:
                    return known_most
        leads_ours = self.ours[leader]
        moves = self._leads(held, leader)
        following = self.next_seat[leader]
        last = self.next_seat[following] == leader
        laid = 0
        answer = -1 if leads_ours else ROOM
        while moves:
            card = (moves & 63) - 1
            moves >>= 6
            laid += 1
            left = held ^ (one << card)
            if last:
                found = self._follow_last(left, standing, following, card, self.beating[card], leader)
            else:
                found = self._follow(left, standing, leader, following, card, self.beating[card], leader)
            if leads_ours:
                if found > answer:
                    answer = found
                    if found >= goal:
                        break
            elif found < answer:
                answer = found
                if found < goal:
                    break
        self.nodes += laid
        if answer >= goal:
            if known_least < answer:
                known_least = answer
        elif answer < known_most:
            known_most = answer
        # The search in between may have filled the slot: look again.
        slot = start
        if self.table_standings[slot] >= mark and (
            self.table_standings[slot] != marked or self.table_keys[slot] != key
        ):
            slot = self._probe(start, key, marked, PROBES - 1)
        self.table_keys[slot] = key
        self.table_standings[slot] = marked
        self.table_answers[slot] = known_most << 4 | known_least
        return answer

    def _follow(
        self, held: int, standing: int, leader: int, seat: int, led: int, beating: int, winner: int
    ) -> int:
        """
        Search with *seat* to follow *led*, and other seats after it; the result is bounded as in `_lead`.

        *winner* is winning the trick; any card of *beating* would beat theirs.
        """
        one = 1
        ours = self.ours[seat]
        goal = self.goal
        suit = self.suit[led]
        called = self.hand[seat] & held & self.mask[suit]
        # The full rule matters only for matadors, and for hands that must trump.
        if called & self.matadors or (self.must_trump and not called):
            called = self._legal(held, seat, suit, led)
        elif not called:
            called = self.hand[seat] & held
        first = called
        then = 0
        last = 0
        moves = 0
        rest = 0
        if called & (called - 1):
            self._look_ahead(held, leader, seat, suit, beating, winner)
            first = self._replies(held, seat, suit, beating, called)
            then = self.second
            last = self.third
            moves = self.packed
            rest = self.postponed
        following = self.next_seat[seat]
        final = self.next_seat[following] == leader
        answer = -1 if ours else ROOM
        laid = 0
        while first or moves:
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
            laid += 1
            left = held ^ card
            top = beating
            taker = winner
            if beating & card:
                top = self.beating[self.bit_index[card % 67]]
                taker = seat
            if final:
                found = self._follow_last(left, standing, following, led, top, taker)
            else:
                found = self._follow(left, standing, leader, following, led, top, taker)
            if ours:
                if found > answer:
                    answer = found
                    if found >= goal:
                        break
            elif found < answer:
                answer = found
                if found < goal:
                    break
            if rest and not first and not moves:
                self._look_ahead(held, leader, seat, suit, beating, winner)
                first = self._replies(held, seat, suit, beating, rest)
                then = self.second
                last = self.third
                moves = self.packed
                rest = self.postponed
        self.nodes += laid
        return answer

    def _follow_last(self, held: int, standing: int, seat: int, led: int, beating: int, winner: int) -> int:
        """
        Search with *seat* as the last to follow.

        This is a function of its own for speed: it handles half of all nodes.
        """
        one = 1
        ours = self.ours[seat]
        goal = self.goal
        suit = self.suit[led]
        called = self.hand[seat] & held & self.mask[suit]
        if called & self.matadors or (self.must_trump and not called):
            called = self._legal(held, seat, suit, led)
        elif not called:
            called = self.hand[seat] & held
        first = called
        then = 0
        moves = 0
        rest = 0
        if called & (called - 1):
            if called & self.mask[suit] == called:
                # `_replies`, simplified: no seat plays after this one.
                left = (held & self.mask[suit]) >> self.low[suit]
                groups = self.representatives[self.first_subset[suit] + left]
                if not groups:
                    groups = self._find_representatives(suit, left)
                first = called & beating
                if first:
                    then = (called ^ first) & groups
                    first = first & groups | first & -first
                    if then and self.ours[winner] == ours:
                        left = first
                        first = then
                        then = left
                else:
                    first = called & groups
            else:
                self.threatened = 0
                self.ducks = self.ours[winner] == ours
                first = self._replies(held, seat, suit, beating, called)
                then = self.second
                moves = self.packed
                rest = self.postponed
        ways = standing * self.outcomes
        aim = self.goal_at
        plain = self.plain
        answer = -1 if ours else ROOM
        laid = 0
        while first or moves:
            if first:
                card = first & -first
                first ^= card
                if not first:
                    first = then
                    then = 0
            else:
                card = one << (moves & 63) >> 1
                moves >>= 6
            laid += 1
            left = held ^ card
            taker = seat if beating & card else winner
            next_ = ways + taker
            if self.stakes:
                next_ = self._outcome(standing, taker, left)
            next_ = self.following[next_]
            # If trumps alone settle the goal, do not search; see `_lead`.
            tricks = self.sure_tricks[left >> plain]
            if not tricks:
                tricks = self._find_sure_tricks(left >> plain)
            enough = (tricks - self.needs[aim + next_]) & SETTLED
            if enough:
                settled = self.bit_index[(enough & -enough) % 67] // 5
                found = self.sure_grade[(next_ * SEATS + settled) * WIDTH + (tricks >> 5 * settled & 15)]
            else:
                found = self._lead(left, next_, taker)
            if ours:
                if found > answer:
                    answer = found
                    if found >= goal:
                        break
            elif found < answer:
                answer = found
                if found < goal:
                    break
            if rest and not first and not moves:
                self.threatened = 0
                self.ducks = self.ours[winner] == ours
                first = self._replies(held, seat, suit, beating, rest)
                then = self.second
                moves = self.packed
                rest = self.postponed
        self.nodes += laid
        return answer
