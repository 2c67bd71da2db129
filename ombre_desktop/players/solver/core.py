# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: freethreading_compatible=True
"""
The exact solver of the play, all cards open: one text, interpreted, or compiled near the speed of C.

It is written in the pure-Python mode of Cython: whole numbers of 64 bits and flat rows of them,
no other objects. `tables` makes the numbers out of the engine's rules.

A card is a bit: the suits lie one above the other, trumps on top, and in each suit the higher card is
the higher bit. A position is the set of cards still held, who leads, and a *standing*: what the tricks
taken so far have come to. Each standing knows, for every number of tricks that a side is sure of yet,
the least and the most that the deal can come to: a *grade*, the higher the better for the Ombre's side.
The question is always: does that side reach at least the grade *goal*? Answers are kept for all
positions in which the owners of the cards follow each other alike, for there cards mean the same.
"""

try:
    import cython
except ImportError:  # it is not needed to play
    from ombre_desktop.players.solver import cython_off as cython

from array import array
from collections.abc import Sequence

SEATS = cython.declare(cython.longlong, 5)
CARDS = cython.declare(cython.longlong, 40)
SUITS = cython.declare(cython.longlong, 4)
TRUMP = cython.declare(cython.longlong, 3)
RANKS = cython.declare(cython.longlong, 12)
SUBSETS = cython.declare(cython.longlong, 4096)
WIDTH = cython.declare(cython.longlong, 10)
SLOTS = cython.declare(cython.longlong, 131071)
PROBES = cython.declare(cython.longlong, 6)
ROOM = cython.declare(cython.longlong, 16)


COMPILED = cython.compiled
"""Whether this is the compiled form."""
Row = Sequence[int]
"""Numbers, in the form that is read quickest here."""


def row(count, value=0):
    """So many numbers, in the form that is read quickest here."""
    return array("q", [value]) * count if cython.compiled else [value] * count


def row_of(values):
    """These numbers, in the form that is read quickest here."""
    return array("q", values) if cython.compiled else list(values)


@cython.cclass
class Core:
    """The tables of one game under one trump, and the answers found for the cards in hand."""

    seats: cython.longlong
    side: cython.longlong
    matadors: cython.longlong
    apart: cython.longlong
    stakes: cython.longlong
    ways: cython.longlong
    must_trump: cython.longlong
    goal: cython.longlong
    nodes: cython.longlong
    stamp: cython.longlong
    hand: cython.longlong[::1]
    stake: cython.longlong[::1]
    low: cython.longlong[::1]
    mask: cython.longlong[::1]
    suit: cython.longlong[::1]
    owner: cython.longlong[::1]
    obliges: cython.longlong[::1]
    following: cython.longlong[::1]
    least: cython.longlong[::1]
    most: cython.longlong[::1]
    forms: cython.longlong[::1]
    runs: cython.longlong[::1]
    sure: cython.longlong[::1]
    own_following: cython.longlong[::1]
    only: cython.longlong[::1]
    stop: cython.longlong[::1]
    rank: cython.longlong[::1]
    best: cython.longlong[::1]
    keys: cython.longlong[::1]
    answers: cython.longlong[::1]
    moves: cython.longlong[::1]
    scores: cython.longlong[::1]
    count: cython.longlong[::1]
    highest: cython.longlong[::1]
    place: cython.longlong[::1]

    def __init__(self):
        self.seats = self.side = self.matadors = self.apart = self.must_trump = 0
        self.stakes = self.ways = 0
        self.goal = self.nodes = 0
        self.stamp = 0
        self.hand = row(SEATS)
        self.stake = row(1)
        self.low = row(SUITS)
        self.mask = row(SUITS)
        self.suit = row(CARDS)
        self.owner = row(CARDS)
        self.obliges = row(CARDS * ROOM)
        self.following = row(1)
        self.least = row(1)
        self.most = row(1)
        self.own_following = row(1)
        self.only = row(1)
        self.stop = row(1)
        self.rank = row(1)
        self.best = row(1)
        self.forms = row(SUITS * SUBSETS)
        self.runs = row(SUITS * SUBSETS)
        self.sure = row(SUBSETS)
        self.keys = row(SLOTS, -1)
        self.answers = row(SLOTS)
        self.moves = row((CARDS + 1) * ROOM)
        self.scores = row((CARDS + 1) * ROOM)
        self.count = row_of([bin(subset).count("1") for subset in range(SUBSETS)])
        self.highest = row_of([subset.bit_length() - 1 for subset in range(SUBSETS)])
        self.place = row_of([-1] * 67)
        for bit in range(64):
            self.place[(1 << bit) % 67] = bit

    def set_game(self, tables, stake=()):
        """
        Take the cards of a game under one trump, as `CardTables` has them.

        Of those at *stake* it matters who captures them.
        """
        self.low = tables.low
        self.mask = tables.mask
        self.suit = tables.suit
        self.obliges = tables.obliges
        self.matadors = tables.matadors
        self.apart = tables.matadors | sum([1 << bit for bit in stake])
        self.stake = row_of(stake or [0])
        self.stakes = len(stake)
        self.must_trump = tables.must_trump

    def set_aim(self, seats, side, bounds):
        """Take what the tricks come to, as `Bounds` has it; *side* is a set of bits, the Ombre's side."""
        self.seats = seats
        self.side = side
        self.ways = seats << self.stakes
        self.following = bounds.following
        self.least = bounds.least
        self.most = bounds.most

    def set_own_aims(self, seats, side, shares):
        """Take what the tricks bring every seat, as `Shares` has it."""
        self.seats = seats
        self.side = side
        self.ways = seats << self.stakes
        self.own_following = shares.following
        self.only = shares.only
        self.stop = shares.stop
        self.rank = shares.rank
        self.best = shares.best

    @cython.ccall
    def deal(self, hands):
        """Take the cards of each seat; answers found for other cards are forgotten."""
        seat: cython.longlong
        for seat in range(self.seats):
            self.hand[seat] = hands[seat]
        self._own()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(self) -> cython.longlong:
        """Note who holds each card."""
        seat: cython.longlong
        bit: cython.longlong
        left: cython.longlong
        for bit in range(CARDS):
            self.owner[bit] = -1
        for seat in range(self.seats):
            left = self.hand[seat]
            while left:
                self.owner[self.place[(left & -left) % 67]] = seat
                left &= left - 1
        self.stamp += 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _form(self, suit: cython.longlong, subset: cython.longlong) -> cython.longlong:
        """
        The highest set of cards of *suit* whose owners follow each other as in *subset*.

        A matador stands for itself alone, and so does a card at stake.
        """
        one: cython.longlong = 1
        low: cython.longlong = self.low[suit]
        left: cython.longlong = subset
        at: cython.longlong = self.count[self.mask[suit] >> low]
        form: cython.longlong = 0
        rank: cython.longlong
        while left:
            rank = self.highest[left]
            left ^= one << rank
            if (self.apart >> (low + rank)) & 1:
                at = rank
            else:
                at -= 1
                while self.owner[low + at] != self.owner[low + rank] or (self.apart >> (low + at)) & 1:
                    at -= 1
            form |= one << at
        self.forms[suit * SUBSETS + subset] = self.stamp << RANKS | form
        return form

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_trumps(self, subset: cython.longlong) -> cython.longlong:
        """
        The tricks that each seat must win with its trumps, four bits a seat.

        From above, each of its trumps falls to a hostile one that is higher and has beaten none yet.
        Then the most of a seat of the Ombre's side and of the other, and who has trumps at all.
        """
        one: cython.longlong = 1
        result: cython.longlong = 0
        ours: cython.longlong = 0
        theirs: cython.longlong = 0
        seat: cython.longlong
        left: cython.longlong
        hostile: cython.longlong
        wins: cython.longlong
        holder: cython.longlong
        rank: cython.longlong
        for seat in range(self.seats):
            left = subset
            hostile = 0
            wins = 0
            while left:
                rank = self.highest[left]
                left ^= one << rank
                holder = self.owner[self.low[TRUMP] + rank]
                if holder == seat:
                    if hostile:
                        hostile -= 1
                    else:
                        wins += 1
                elif (self.side >> holder & 1) != (self.side >> seat & 1):
                    hostile += 1
            result |= wins << (4 * seat)
            if self.hand[seat] & (subset << self.low[TRUMP]):
                result |= one << (28 + seat)
            if self.side >> seat & 1:
                if wins > ours:
                    ours = wins
            elif wins > theirs:
                theirs = wins
        result |= ours << 20 | theirs << 24
        self.sure[subset] = self.stamp << 33 | result
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _runs(self, suit: cython.longlong, subset: cython.longlong) -> cython.longlong:
        """
        The tricks that the owner of the highest card of *subset* can take there at once, unless ruffed.

        Above them who that is, and then how many of the cards each seat has, four bits a seat.
        """
        one: cython.longlong = 1
        low: cython.longlong = self.low[suit]
        leader: cython.longlong = self.owner[low + self.highest[subset]]
        left: cython.longlong = subset
        run: cython.longlong = 0
        while left and self.owner[low + self.highest[left]] == leader:
            run += 1
            left ^= one << self.highest[left]
        lengths: cython.longlong = 0
        longest: cython.longlong = 0
        length: cython.longlong
        seat: cython.longlong
        for seat in range(self.seats):
            length = self.count[self.hand[seat] >> low & subset]
            lengths |= length << (4 * seat)
            if seat != leader and length > longest:
                longest = length
        if run >= longest:
            run = lengths >> (4 * leader) & 15
        return lengths << 7 | leader << 4 | run

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unruffed(
        self, runs: cython.longlong, tops: cython.longlong, ruffers: cython.longlong
    ) -> cython.longlong:
        """How many of the tricks of *runs* no seat of the set *ruffers* can ruff; *tops* at the most."""
        seat: cython.longlong = 0
        while ruffers:
            if ruffers & 1 and runs >> (7 + 4 * seat) & 15 < tops:
                tops = runs >> (7 + 4 * seat) & 15
            ruffers >>= 1
            seat += 1
        return tops

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _spared(
        self, held: cython.longlong, quick: cython.longlong, friends: cython.longlong
    ) -> cython.longlong:
        """How many of *quick* tricks none of *friends* must ruff because all that it has left are trumps."""
        seat: cython.longlong = 0
        suit: cython.longlong
        others: cython.longlong
        while friends:
            if friends & 1:
                others = 0
                for suit in range(TRUMP):
                    others += self.count[(self.hand[seat] & held & self.mask[suit]) >> self.low[suit]]
                if others < quick:
                    quick = others
            friends >>= 1
            seat += 1
        return quick

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        depth: cython.longlong,
    ) -> cython.longlong:
        """Whether the goal is reached with *leader* to lead."""
        one: cython.longlong = 1
        if self.least[standing * WIDTH] >= self.goal:
            return 1
        if self.most[standing * WIDTH] < self.goal:
            return 0
        subset: cython.longlong = (held & self.mask[TRUMP]) >> self.low[TRUMP]
        sure: cython.longlong = self.sure[subset]
        if sure >> 33 != self.stamp:
            sure = self._sure_trumps(subset)
        leads_ours: cython.longlong = self.side >> leader & 1
        own: cython.longlong = sure >> (4 * leader) & 15
        ours: cython.longlong = sure >> 20 & 15
        theirs: cython.longlong = sure >> 24 & 15
        with_trumps: cython.longlong = sure >> 28 & 31 & ~(one << leader)
        friends: cython.longlong = with_trumps & (self.side if leads_ours else ~self.side)
        ruffers: cython.longlong = with_trumps if self.must_trump else with_trumps & ~friends
        quick: cython.longlong = 0
        # The same order of owners, the same standing: the same answer.
        key: cython.longlong = 0
        at: cython.longlong
        form: cython.longlong
        runs: cython.longlong
        suit: cython.longlong
        for suit in range(SUITS):
            subset = (held & self.mask[suit]) >> self.low[suit]
            if subset:
                at = suit * SUBSETS + subset
                form = self.forms[at]
                if form >> RANKS != self.stamp:
                    form = self._form(suit, subset)
                    self.runs[at] = self._runs(suit, subset)
                key |= (form & (SUBSETS - 1)) << self.low[suit]
                if suit != TRUMP:
                    runs = self.runs[at]
                    if runs >> 4 & 7 == leader:
                        quick += self._unruffed(runs, runs & 15, ruffers) if ruffers else runs & 15
        own += self._spared(held, quick, friends) if quick and friends else quick
        if leads_ours:
            if own > ours:
                ours = own
        elif own > theirs:
            theirs = own
        if self.least[standing * WIDTH + ours] >= self.goal:
            return 1
        if self.most[standing * WIDTH + theirs] < self.goal:
            return 0
        key = ((key << 3) | leader) << 12 | standing
        slot: cython.longlong = (key ^ self.stamp * 7919) % SLOTS
        probes: cython.longlong = 0
        hint: cython.longlong = -1
        known: cython.longlong
        known_least: cython.longlong = 0
        known_most: cython.longlong = 15
        while probes < PROBES and self.answers[slot] >> 20 == self.stamp:
            if self.keys[slot] == key:
                known = self.answers[slot]
                known_least = known & 15
                known_most = known >> 4 & 15
                hint = (known >> 8 & 4095) - 1
                if known_least >= self.goal:
                    return 1
                if known_most < self.goal:
                    return 0
                break
            slot += 1
            if slot == SLOTS:
                slot = 0
            probes += 1
        moves: cython.longlong = self._leads(held, leader, depth, hint)
        base: cython.longlong = depth * ROOM
        answer: cython.longlong = 1 - leads_ours
        best: cython.longlong = -1
        card: cython.longlong
        for at in range(moves):
            card = self.moves[base + at]
            self.nodes += 1
            if (
                self._follow(
                    held ^ (one << card), standing, leader, self._after(leader), card, card, leader, depth + 1
                )
                == leads_ours
            ):
                answer = leads_ours
                best = card
                break
        if best >= 0:
            suit = self.suit[best]
            known = (held & self.mask[suit] & ((one << best) - 1)) >> self.low[suit]
            hint = suit * ROOM + self.count[known]
        if answer:
            if self.goal > known_least:
                known_least = self.goal
        elif self.goal - 1 < known_most:
            known_most = self.goal - 1
        # The search in between may have filled the slot: look again.
        slot = (key ^ self.stamp * 7919) % SLOTS
        probes = 0
        while probes < PROBES - 1 and self.answers[slot] >> 20 == self.stamp and self.keys[slot] != key:
            slot += 1
            if slot == SLOTS:
                slot = 0
            probes += 1
        self.keys[slot] = key
        self.answers[slot] = self.stamp << 20 | (hint + 1) << 8 | known_most << 4 | known_least
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _after(self, seat: cython.longlong) -> cython.longlong:
        return seat + 1 if seat + 1 < self.seats else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _way(
        self, standing: cython.longlong, winner: cython.longlong, held: cython.longlong
    ) -> cython.longlong:
        """Where to find what follows *standing* once *winner* has taken the trick that leaves *held*."""
        way: cython.longlong = standing * self.ways + winner
        gone: cython.longlong = self.seats
        at: cython.longlong
        for at in range(self.stakes):
            if not held >> self.stake[at] & 1:
                way += gone
            gone += gone
        return way

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _leads(
        self, held: cython.longlong, leader: cython.longlong, depth: cython.longlong, hint: cython.longlong
    ) -> cython.longlong:
        """
        Line up the leads of *leader*, one of each group of equal cards; their number.

        The scores that order them were found by trial: they bring the search of a thousand
        deals to an end with the fewest cards laid. They cannot change what it finds.
        """
        one: cython.longlong = 1
        base: cython.longlong = depth * ROOM
        number: cython.longlong = 0
        suit: cython.longlong
        low: cython.longlong
        all_: cython.longlong
        mine: cython.longlong
        left: cython.longlong
        rank: cython.longlong
        below: cython.longlong
        next_: cython.longlong
        score: cython.longlong
        seat: cython.longlong
        top: cython.longlong
        ours: cython.longlong = self.side >> leader & 1
        trumps: cython.longlong = held & self.mask[TRUMP]
        hostile_trumps: cython.longlong = 0
        ruffs: cython.longlong
        friend_ruffs: cython.longlong
        friend_tops: cython.longlong
        run: cython.longlong
        at: cython.longlong
        for seat in range(self.seats):
            if (self.side >> seat & 1) != ours:
                hostile_trumps |= self.hand[seat] & trumps
        for suit in range(SUITS):
            mine = self.hand[leader] & held & self.mask[suit]
            if not mine:
                continue
            low = self.low[suit]
            all_ = (held & self.mask[suit]) >> low
            mine >>= low
            top = self.owner[low + self.highest[all_]]
            friend_tops = 1 if (self.side >> top & 1) == ours else 0
            ruffs = 0
            friend_ruffs = 0
            if suit != TRUMP:
                for seat in range(self.seats):
                    if (
                        seat != leader
                        and self.hand[seat] & trumps
                        and not self.hand[seat] & held & self.mask[suit]
                    ):
                        if (self.side >> seat & 1) == ours:
                            friend_ruffs = 1
                        else:
                            ruffs = 1
            left = mine
            while left:
                rank = self.highest[left & -left]
                left &= left - 1
                below = all_ & ((one << rank) - 1)
                if below:
                    next_ = self.highest[below]
                    if mine >> next_ & 1 and (self.apart >> (low + next_) & 1) == (
                        self.apart >> (low + rank) & 1
                    ):
                        continue
                run = 1 if mine >> rank == all_ >> rank else 0
                if suit == TRUMP:
                    if not hostile_trumps:
                        score = 38
                    elif run:
                        score = 196 if ours else 80
                    elif friend_tops and top != leader:
                        score = 60
                    else:
                        score = (-8 if ours else 2) - 9 * rank
                elif ruffs:
                    score = (48 if ours else 100) - 10 * rank
                elif run:
                    score = 200 if ours else 196
                elif friend_tops and top != leader:
                    score = 184
                elif friend_tops:
                    score = (-92 if ours else 168) - 34 * rank
                else:
                    score = (76 if ours else 92) + rank
                    if self.count[mine] == 1:
                        score += 84
                    if friend_ruffs:
                        score += 28
                if hint >= 0 and suit * ROOM + self.count[below] == hint:
                    score = 400
                at = base + number
                while at > base and self.scores[at - 1] < score:
                    self.scores[at] = self.scores[at - 1]
                    self.moves[at] = self.moves[at - 1]
                    at -= 1
                self.scores[at] = score
                self.moves[at] = low + rank
                number += 1
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _called(
        self, held: cython.longlong, seat: cython.longlong, suit: cython.longlong, led: cython.longlong
    ) -> cython.longlong:
        """The cards that *seat* may play when *led*, of *suit*, was led."""
        hand: cython.longlong = self.hand[seat] & held
        following: cython.longlong = hand & self.mask[suit]
        held_matadors: cython.longlong
        if suit == TRUMP:
            if following & self.matadors == 0:
                return following if following else hand
            held_matadors = (following & self.matadors) >> (self.low[TRUMP])
            held_matadors = held_matadors >> (self.count[self.mask[TRUMP] >> self.low[TRUMP]] - 3)
            if following & ~self.matadors:
                held_matadors |= 8
            return following if self.obliges[led * ROOM + held_matadors] else hand
        if following:
            return following
        if self.must_trump and hand & self.mask[TRUMP]:
            return hand & self.mask[TRUMP]
        return hand

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        seat: cython.longlong,
        led: cython.longlong,
        best: cython.longlong,
        winner: cython.longlong,
        depth: cython.longlong,
    ) -> cython.longlong:
        """Whether the goal is reached with *seat* to follow *led*; *best*, of *winner*, wins so far."""
        one: cython.longlong = 1
        ours: cython.longlong = self.side >> seat & 1
        base: cython.longlong = depth * ROOM
        following: cython.longlong = self._after(seat)
        card: cython.longlong
        new_best: cython.longlong
        new_winner: cython.longlong
        result: cython.longlong
        at: cython.longlong
        moves: cython.longlong = self._replies(held, leader, seat, led, best, winner, depth)
        for at in range(moves):
            card = self.moves[base + at]
            self.nodes += 1
            new_best = best
            new_winner = winner
            if card > best and (self.suit[card] == self.suit[best] or self.suit[card] == TRUMP):
                new_best = card
                new_winner = seat
            if following == leader:
                result = self._lead(
                    held ^ (one << card),
                    self.following[self._way(standing, new_winner, held ^ (one << card))],
                    new_winner,
                    depth + 1,
                )
            else:
                result = self._follow(
                    held ^ (one << card), standing, leader, following, led, new_best, new_winner, depth + 1
                )
            if result == ours:
                return result
        return 1 - ours

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _replies(
        self,
        held: cython.longlong,
        leader: cython.longlong,
        seat: cython.longlong,
        led: cython.longlong,
        best: cython.longlong,
        winner: cython.longlong,
        depth: cython.longlong,
    ) -> cython.longlong:
        """Line up what *seat* may play, one of each group of equal cards; their number."""
        one: cython.longlong = 1
        ours: cython.longlong = self.side >> seat & 1
        base: cython.longlong = depth * ROOM
        number: cython.longlong = 0
        called: cython.longlong = self._called(held, seat, self.suit[led], led)
        if called & (called - 1) == 0:
            self.moves[base] = self.place[called % 67]
            return 1
        low: cython.longlong
        led_suit: cython.longlong = self.suit[led]
        best_suit: cython.longlong = self.suit[best]
        later: cython.longlong = self._after(seat)
        threat: cython.longlong = -1
        help_: cython.longlong = -1
        reach: cython.longlong
        while later != leader:
            low = self.low[led_suit]
            reach = self.hand[later] & held & self.mask[led_suit]
            if not reach:
                low = self.low[TRUMP]
                reach = self.hand[later] & held & self.mask[TRUMP]
            if reach:
                reach = low + self.highest[reach >> low]
                if (self.side >> later & 1) == ours:
                    if reach > help_:
                        help_ = reach
                elif reach > threat:
                    threat = reach
            later = self._after(later)
        yields: cython.longlong = 0
        if (self.side >> winner & 1) == ours:
            yields = 1 if best > threat else 0
        elif help_ > best and help_ > threat:
            yields = 1
        # What a card that wins is worth, one that may yet be beaten, and one that loses.
        safe: cython.longlong = 150
        risky: cython.longlong = 150
        losing: cython.longlong = 282
        if not yields:
            safe = 248 if ours else 352
            risky = 212 if ours else 178
            losing = 32 if ours else 190
        suit: cython.longlong
        all_: cython.longlong
        mine: cython.longlong
        left: cython.longlong
        rank: cython.longlong
        below: cython.longlong
        next_: cython.longlong
        score: cython.longlong
        card: cython.longlong
        at: cython.longlong
        while called:
            suit = self.suit[self.place[(called & -called) % 67]]
            mine = called & self.mask[suit]
            called ^= mine
            low = self.low[suit]
            mine >>= low
            all_ = (held & self.mask[suit]) >> low
            left = mine
            while left:
                rank = self.highest[left & -left]
                left &= left - 1
                card = low + rank
                below = all_ & ((one << rank) - 1)
                if below:
                    next_ = self.highest[below]
                    if (
                        mine >> next_ & 1
                        and (self.apart >> (low + next_) & 1) == (self.apart >> card & 1)
                        and not (low + next_ < best < card)
                    ):
                        continue
                score = -4 * rank
                if suit == TRUMP:
                    score -= 92
                if card > best and suit in (best_suit, TRUMP):
                    score += safe if card > threat else risky
                else:
                    score += losing
                    if not yields and suit != led_suit:
                        if self.count[mine] == 1:
                            score += 32
                        if mine >> rank == all_ >> rank:
                            score -= 38
                at = base + number
                while at > base and self.scores[at - 1] < score:
                    self.scores[at] = self.scores[at - 1]
                    self.moves[at] = self.moves[at - 1]
                    at -= 1
                self.scores[at] = score
                self.moves[at] = card
                number += 1
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _grade(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        seat: cython.longlong,
        led: cython.longlong,
        best: cython.longlong,
        winner: cython.longlong,
        first: cython.longlong,
    ) -> cython.longlong:
        """
        The grade that the deal comes to if both sides play perfectly; *first* is tried first.

        If it is below 0 everybody looks to his own chips, and the end is found instead.
        """
        if first < 0:
            if led < 0:
                return self._lead_own(held, standing, leader, 0)
            return self._follow_own(held, standing, leader, seat, led, best, winner, 0)
        least: cython.longlong = self.least[standing * WIDTH]
        most: cython.longlong = self.most[standing * WIDTH]
        goal: cython.longlong = first
        reached: cython.longlong
        if goal <= least:
            goal = least + 1
        if goal > most:
            goal = most
        while least < most:
            self.goal = goal
            if led < 0:
                reached = self._lead(held, standing, leader, 0)
            else:
                reached = self._follow(held, standing, leader, seat, led, best, winner, 0)
            if reached:
                least = goal
                goal += 1
            else:
                most = goal - 1
                goal -= 1
        return least

    @cython.ccall
    def grade(self, standing, leader, trick, first):
        """The grade of the cards dealt last, with *trick* on the table, led by *leader*."""
        held: cython.longlong = 0
        seat: cython.longlong
        for seat in range(self.seats):
            held |= self.hand[seat]
        led: cython.longlong = -1
        best: cython.longlong = -1
        winner: cython.longlong = leader
        at: cython.longlong = leader
        card: cython.longlong
        for card in trick:
            if led < 0:
                led = card
                best = card
            elif card > best and (self.suit[card] == self.suit[best] or self.suit[card] == TRUMP):
                best = card
                winner = at
            at = self._after(at)
        return self._grade(held, standing, leader, at, led, best, winner, first)

    @cython.ccall
    def weigh(self, worlds, moves, standing, leader, trick, first, halt):
        """
        The grade of each of *moves* in each of *worlds*: worlds in turn, and in each the moves.

        Without moves the grade of each world. *worlds* is a row of numbers, the hands of one
        world after those of another. The grade *first* is tried first; below 0, after
        `set_own_aims`, ends are found instead, each seat looking to its own chips. Compiled, it
        leaves Python to other threads; as soon as one of them makes the number in *halt*
        another than 0, no further world is begun.
        """
        hands: cython.longlong[::1] = row_of(worlds)
        cards: cython.longlong[::1] = row_of(moves)
        table: cython.longlong[::1] = row_of(trick)
        number: cython.longlong = len(moves)
        size: cython.longlong = len(worlds) // self.seats
        laid: cython.longlong = len(trick)
        flag: cython.longlong[::1] = halt
        found: cython.longlong[::1] = row(size * (number if number else 1))
        from_: cython.longlong = leader
        guess: cython.longlong = first
        now: cython.longlong = standing
        with cython.nogil:
            self._weigh(hands, cards, table, flag, found, number, size, laid, now, from_, guess)
        return list(found)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _weigh(
        self,
        hands: cython.longlong[::1],
        cards: cython.longlong[::1],
        table: cython.longlong[::1],
        halt: cython.longlong[::1],
        found: cython.longlong[::1],
        number: cython.longlong,
        size: cython.longlong,
        laid: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        first: cython.longlong,
    ) -> cython.longlong:
        """Fill *found*: `weigh` without Python."""
        one: cython.longlong = 1
        world: cython.longlong
        seat: cython.longlong
        held: cython.longlong
        at: cython.longlong
        move: cython.longlong
        card: cython.longlong
        led: cython.longlong
        best: cython.longlong
        winner: cython.longlong
        new_led: cython.longlong
        new_best: cython.longlong
        new_winner: cython.longlong
        guess: cython.longlong
        then: cython.longlong
        for world in range(size):
            if halt[0]:
                break
            held = 0
            for seat in range(self.seats):
                self.hand[seat] = hands[world * self.seats + seat]
                held |= self.hand[seat]
            self._own()
            led = -1
            best = -1
            winner = leader
            seat = leader
            for at in range(laid):
                card = table[at]
                if led < 0:
                    led = card
                    best = card
                elif card > best and (self.suit[card] == self.suit[best] or self.suit[card] == TRUMP):
                    best = card
                    winner = seat
                seat = self._after(seat)
            guess = first
            if number == 0:
                found[world] = self._grade(held, standing, leader, seat, led, best, winner, guess)
            for move in range(number):
                card = cards[move]
                new_led = led
                new_best = best
                new_winner = winner
                if led < 0:
                    new_led = card
                    new_best = card
                    new_winner = seat
                elif card > best and (self.suit[card] == self.suit[best] or self.suit[card] == TRUMP):
                    new_best = card
                    new_winner = seat
                if laid + 1 == self.seats:
                    then = self._way(standing, new_winner, held ^ (one << card))
                    then = self.own_following[then] if first < 0 else self.following[then]
                    guess = self._grade(
                        held ^ (one << card),
                        then,
                        new_winner,
                        -1,
                        -1,
                        -1,
                        -1,
                        guess,
                    )
                else:
                    guess = self._grade(
                        held ^ (one << card),
                        standing,
                        leader,
                        self._after(seat),
                        new_led,
                        new_best,
                        new_winner,
                        guess,
                    )
                found[world * number + move] = guess
                if first < 0:
                    guess = first
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lead_own(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        depth: cython.longlong,
    ) -> cython.longlong:
        """The end that play comes to with *leader* to lead, if everybody looks to his own chips."""
        if self.only[standing] >= 0:
            return self.only[standing]
        one: cython.longlong = 1
        key: cython.longlong = 0
        suit: cython.longlong
        subset: cython.longlong
        form: cython.longlong
        for suit in range(SUITS):
            subset = (held & self.mask[suit]) >> self.low[suit]
            if subset:
                form = self.forms[suit * SUBSETS + subset]
                if form >> RANKS != self.stamp:
                    form = self._form(suit, subset)
                    self.runs[suit * SUBSETS + subset] = self._runs(suit, subset)
                key |= (form & (SUBSETS - 1)) << self.low[suit]
        key = ((key << 3) | leader) << 12 | standing
        slot: cython.longlong = self._slot(key, PROBES)
        if self.keys[slot] == key and self.answers[slot] >> 20 == self.stamp:
            return self.answers[slot] & 0xFFFFF
        moves: cython.longlong = self._leads(held, leader, depth, -1)
        base: cython.longlong = depth * ROOM
        found: cython.longlong = -1
        end: cython.longlong
        at: cython.longlong
        card: cython.longlong
        for at in range(moves):
            card = self.moves[base + at]
            self.nodes += 1
            end = self._follow_own(
                held ^ (one << card), standing, leader, self._after(leader), card, card, leader, depth + 1
            )
            if found < 0 or self.rank[end * SEATS + leader] > self.rank[found * SEATS + leader]:
                found = end
                if self.rank[found * SEATS + leader] == self.best[standing * SEATS + leader]:
                    break
        end = self.stop[standing]
        if end >= 0 and self.rank[end * SEATS + leader] > self.rank[found * SEATS + leader]:
            found = end
        slot = self._slot(key, PROBES - 1)
        self.keys[slot] = key
        self.answers[slot] = self.stamp << 20 | found
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _slot(self, key: cython.longlong, probes: cython.longlong) -> cython.longlong:
        """Where the answer to *key* is, or may be put: at most so many places from where it belongs."""
        slot: cython.longlong = (key ^ self.stamp * 7919) % SLOTS
        while probes > 0 and self.answers[slot] >> 20 == self.stamp and self.keys[slot] != key:
            slot += 1
            if slot == SLOTS:
                slot = 0
            probes -= 1
        return slot

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow_own(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        leader: cython.longlong,
        seat: cython.longlong,
        led: cython.longlong,
        best: cython.longlong,
        winner: cython.longlong,
        depth: cython.longlong,
    ) -> cython.longlong:
        """The same with *seat* to follow *led*; *best*, of *winner*, wins so far."""
        one: cython.longlong = 1
        base: cython.longlong = depth * ROOM
        following: cython.longlong = self._after(seat)
        found: cython.longlong = -1
        end: cython.longlong
        card: cython.longlong
        new_best: cython.longlong
        new_winner: cython.longlong
        at: cython.longlong
        moves: cython.longlong = self._replies(held, leader, seat, led, best, winner, depth)
        for at in range(moves):
            card = self.moves[base + at]
            self.nodes += 1
            new_best = best
            new_winner = winner
            if card > best and (self.suit[card] == self.suit[best] or self.suit[card] == TRUMP):
                new_best = card
                new_winner = seat
            if following == leader:
                end = self._lead_own(
                    held ^ (one << card),
                    self.own_following[self._way(standing, new_winner, held ^ (one << card))],
                    new_winner,
                    depth + 1,
                )
            else:
                end = self._follow_own(
                    held ^ (one << card), standing, leader, following, led, new_best, new_winner, depth + 1
                )
            if found < 0 or self.rank[end * SEATS + seat] > self.rank[found * SEATS + seat]:
                found = end
                if self.rank[found * SEATS + seat] == self.best[standing * SEATS + seat]:
                    break
        return found

    @cython.ccall
    def called(self, seat, led):
        """The cards that *seat*, holding what was dealt last, may play when *led* is led."""
        bit: cython.longlong = led
        whose: cython.longlong = seat
        return self._called(self.hand[whose], whose, self.suit[bit], bit)

    @cython.ccall
    def searched(self):
        """How many cards have been laid in all searches so far."""
        return self.nodes
