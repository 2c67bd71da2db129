# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: freethreading_compatible=True
"""
The exact solver of the play, all cards open: one text, interpreted, or compiled near the speed of C.

It is written in the pure-Python mode of Cython: whole numbers of 64 bits and flat rows of them,
no other objects. `tables` makes the numbers out of the engine's rules.

A card is a bit: the suits lie one above the other, trumps on top, and in each suit the higher card is
the higher bit. Outside these are the cards of the pack; here none but those of one deal, since Python
reckons twice as fast with numbers below 2**30. A position is the set of cards still held, who leads,
and a *standing*: what the tricks taken so far have come to. Each standing knows, for every number of
tricks that a side is sure of yet, the least and the most that the deal can come to: a *grade*, the
higher the better for the Ombre's side.
The question is always: does that side reach at least the grade *goal*? Answers are kept for all
positions in which the owners of the cards follow each other alike, for there cards mean the same.
"""

try:
    import cython
except ImportError:  # it is not needed to play
    from ombre_desktop.players.solver import cython_off as cython

from array import array
from collections.abc import Sequence

from ombre_desktop.players.solver.trumps import LONGEST, trumps_alone

SEATS = cython.declare(cython.longlong, 5)
CARDS = cython.declare(cython.longlong, 40)
SUITS = cython.declare(cython.longlong, 4)
TRUMP = cython.declare(cython.longlong, 3)
RANKS = cython.declare(cython.longlong, 12)
SUBSETS = cython.declare(cython.longlong, 4096)
WIDTH = cython.declare(cython.longlong, 10)
SLOTS = cython.declare(cython.longlong, 65521)
SLOTS_OF_SIDES = cython.declare(cython.longlong, 16381)
PROBES = cython.declare(cython.longlong, 6)
ROOM = cython.declare(cython.longlong, 16)
NAMES = cython.declare(cython.longlong, 4093)
PLACES = cython.declare(cython.longlong, 8191)
FEW_CARDS = cython.declare(cython.longlong, 15)
SOME_CARDS = cython.declare(cython.longlong, 21)
# The highest of five bits a seat; above all of them, who has trumps; a bit that no card has.
FULL = cython.declare(cython.longlong, 0x1084210)
HELD = cython.declare(cython.longlong, 25)
NEVER = cython.declare(cython.longlong, 62)
MOST_TRUMPS = cython.declare(cython.longlong, LONGEST)
# Where a number of the table of trumps tells of each leader, four bits a leader: `KINDS` of its maker.
NO_PLAIN = cython.declare(cython.longlong, 8)
ONE_PLAIN = cython.declare(cython.longlong, 20)
ONE_FREE = cython.declare(cython.longlong, 32)
BOTH = cython.declare(cython.longlong, 44)


COMPILED = cython.compiled
"""Whether this is the compiled form."""
EDITION = 0
"""Which text was compiled, see `edition`: whoever compiles it adds a line that says so."""
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

    # Python reads them quicker than from a dictionary.
    __slots__ = (
        *("pack_low", "pack_mask", "pack_matadors", "pack_apart", "pack_hand", "pack_stake", "here"),
        *("origin", "seats", "side", "alone", "matadors", "stakes", "ways", "must_trump", "stake"),
        *("goal", "aim", "number", "nodes", "stamp", "mark", "places", "slots", "most_slots", "plain"),
        *("first_matador", "kinds", "height", "alike", "group", "base", "hand", "low", "mask", "suit"),
        *("owner", "beating", "obliges", "ours", "after", "against", "beyond", "voids", "tops"),
        *("lasting", "dear", "then", "last", "moves", "below", "yields", "following", "least", "most"),
        *("certain", "needs", "forms", "runs", "groups", "sure", "lonely", "own_following", "only"),
        *("stop", "rank", "best", "keys", "stood", "answers", "order", "rest", "wins", "met"),
        *("met_stamp", "met_key", "met_slot", "met_tricks", "names", "named", "count", "highest"),
        "place",
    )

    seats: cython.longlong
    side: cython.longlong
    alone: cython.longlong
    matadors: cython.longlong
    stakes: cython.longlong
    ways: cython.longlong
    must_trump: cython.longlong
    goal: cython.longlong
    aim: cython.longlong
    number: cython.longlong
    nodes: cython.longlong
    stamp: cython.longlong
    rest: cython.longlong
    then: cython.longlong
    last: cython.longlong
    moves: cython.longlong
    below: cython.longlong
    yields: cython.longlong
    mark: cython.longlong
    places: cython.longlong
    slots: cython.longlong
    most_slots: cython.longlong
    plain: cython.longlong
    first_matador: cython.longlong
    pack_matadors: cython.longlong
    pack_apart: cython.longlong
    pack_low: cython.longlong[::1]
    pack_mask: cython.longlong[::1]
    pack_hand: cython.longlong[::1]
    pack_stake: cython.longlong[::1]
    here: cython.longlong[::1]
    origin: cython.longlong[::1]
    kinds: cython.longlong[::1]
    height: cython.longlong[::1]
    alike: cython.longlong[::1]
    group: cython.longlong[::1]
    dear: cython.longlong[::1]
    voids: cython.longlong[::1]
    tops: cython.longlong[::1]
    lasting: cython.longlong[::1]
    base: cython.longlong[::1]
    hand: cython.longlong[::1]
    stake: cython.longlong[::1]
    low: cython.longlong[::1]
    mask: cython.longlong[::1]
    suit: cython.longlong[::1]
    owner: cython.longlong[::1]
    beating: cython.longlong[::1]
    ours: cython.longlong[::1]
    after: cython.longlong[::1]
    against: cython.longlong[::1]
    beyond: cython.longlong[::1]
    obliges: cython.longlong[::1]
    following: cython.longlong[::1]
    least: cython.longlong[::1]
    most: cython.longlong[::1]
    certain: cython.longlong[::1]
    needs: cython.longlong[::1]
    forms: cython.longlong[::1]
    runs: cython.longlong[::1]
    groups: cython.longlong[::1]
    sure: cython.longlong[::1]
    lonely: cython.longlong[::1]
    wins: cython.longlong[::1]
    own_following: cython.longlong[::1]
    only: cython.longlong[::1]
    stop: cython.longlong[::1]
    rank: cython.longlong[::1]
    best: cython.longlong[::1]
    keys: cython.longlong[::1]
    stood: cython.longlong[::1]
    answers: cython.longlong[::1]
    met: cython.longlong[::1]
    met_stamp: cython.longlong[::1]
    met_key: cython.longlong[::1]
    met_slot: cython.longlong[::1]
    met_tricks: cython.longlong[::1]
    names: cython.longlong[::1]
    named: cython.longlong[::1]
    order: cython.longlong[::1]
    count: cython.longlong[::1]
    highest: cython.longlong[::1]
    place: cython.longlong[::1]

    def __init__(self):
        # What tells games and aims apart is there once it is set.
        self.seats = self.side = self.matadors = self.must_trump = 0
        self.stakes = self.ways = 0
        self.alone = -1
        self.goal = self.aim = self.number = self.nodes = 0
        self.places = self.slots = self.most_slots = 1
        self.mark = 0
        self.stamp = self.rest = self.plain = self.first_matador = 0
        self.then = self.last = self.moves = self.below = self.yields = 0
        self.pack_matadors = self.pack_apart = 0
        self._make_room_for_cards()
        self._make_room_for_answers()
        self.wins = row_of(trumps_alone())
        self.order = row(ROOM)
        # Nothing goes before its first place.
        self.order[0] = 1 << 29
        self.count = row_of([bin(subset).count("1") for subset in range(SUBSETS)])
        self.highest = row_of([subset.bit_length() - 1 for subset in range(SUBSETS)])
        self.place = row_of([-1] * 67)
        for bit in range(64):
            self.place[(1 << bit) % 67] = bit

    def _make_room_for_cards(self):
        self.pack_low = row(SUITS)
        self.pack_mask = row(SUITS)
        self.pack_hand = row(SEATS)
        self.pack_stake = row(1)
        self.here = row(CARDS)
        self.origin = row(CARDS)
        self.kinds = row(8)
        self.height = row(CARDS)
        self.alike = row(CARDS)
        self.group = row(CARDS)
        self.dear = row(CARDS)
        self.base = row(SUITS)
        self.hand = row(SEATS)
        self.stake = row(1)
        self.low = row(SUITS)
        self.mask = row(SUITS)
        self.suit = row(CARDS)
        self.owner = row(CARDS)
        self.beating = row(CARDS)
        self.ours = row(SEATS)
        self.after = row(SEATS)
        self.against = row(SEATS)
        self.beyond = row(SEATS)
        self.obliges = row(CARDS * ROOM)

    def _make_room_for_answers(self):
        self.forms = row(SUITS * SUBSETS)
        self.runs = row(SUITS * SUBSETS)
        self.groups = row(SUITS * SUBSETS)
        self.voids = row(SUITS * SUBSETS)
        self.tops = row(SUITS * SUBSETS)
        self.lasting = row(SUITS * SUBSETS)
        self.sure = row(SUBSETS)
        self.lonely = row(SUBSETS)
        self.keys = row(SLOTS)
        self.stood = row(SLOTS)
        self.answers = row(SLOTS)
        self.met = row(PLACES)
        self.met_stamp = row(PLACES)
        self.met_key = row(PLACES)
        self.met_slot = row(PLACES)
        self.met_tricks = row(PLACES)
        self.names = row(NAMES)
        self.named = row(NAMES)

    def set_game(self, tables, stake=()):
        """
        Take the cards of a game under one trump, as `CardTables` has them.

        Of those at *stake* it matters who captures them.
        """
        self.pack_low = tables.low
        self.pack_mask = tables.mask
        self.obliges = tables.obliges
        self.pack_matadors = tables.matadors
        self.pack_apart = tables.matadors | sum([1 << bit for bit in stake])
        self.pack_stake = row_of(stake or [0])
        self.stake = row(len(stake) or 1)
        self.stakes = len(stake)
        self.must_trump = tables.must_trump

    def set_aim(self, seats, side, bounds):
        """Take what the tricks come to, as `Bounds` has it; *side* is a set of bits, the Ombre's side."""
        self._sit(seats, side)
        self.most_slots = SLOTS_OF_SIDES
        self.following = bounds.following
        self.least = bounds.least
        self.most = bounds.most
        self.certain = bounds.sure
        self.needs = bounds.needs
        self.number = bounds.number

    def set_own_aims(self, seats, side, shares):
        """Take what the tricks bring every seat, as `Shares` has it."""
        self._sit(seats, side)
        self.most_slots = SLOTS
        self.own_following = shares.following
        self.only = shares.only
        self.stop = shares.stop
        self.rank = shares.rank
        self.best = shares.best

    def _sit(self, seats, side):
        """Who comes after whom, and who is of the Ombre's side."""
        self.ways = seats << self.stakes
        self.seats = seats
        self.side = side
        self.alone = -1
        if seats == 3 and side in (1, 2, 4):
            self.alone = side >> 1
        self.beyond = row_of([(seat - self.alone) % seats for seat in range(SEATS)])
        self.against = row_of([self._hostile(seat) for seat in range(SEATS)])
        self.ours = row_of([side >> seat & 1 for seat in range(SEATS)])
        self.after = row_of([(seat + 1) % seats for seat in range(SEATS)])

    def _hostile(self, whose):
        """The seats of the other side, five bits each."""
        return sum(
            [1 << 5 * seat for seat in range(self.seats) if (self.side >> seat ^ self.side >> whose) & 1]
        )

    @cython.ccall
    def deal(self, hands):
        """Take the cards of each seat; answers found for other cards are forgotten."""
        seat: cython.longlong
        for seat in range(self.seats):
            self.pack_hand[seat] = hands[seat]
        self._own(0)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _own(self, laid: cython.longlong) -> cython.longlong:
        """Line up the cards in hand and those *laid*, without the rest of the pack; note who holds each."""
        one: cython.longlong = 1
        cards: cython.longlong = laid
        at: cython.longlong = 0
        size: cython.longlong = 0
        seat: cython.longlong
        suit: cython.longlong
        left: cython.longlong
        bit: cython.longlong
        apart: cython.longlong
        for seat in range(self.seats):
            cards |= self.pack_hand[seat]
            self.hand[seat] = 0
        self.matadors = 0
        for suit in range(SUITS):
            self.low[suit] = at
            left = cards & self.pack_mask[suit]
            while left:
                bit = self.place[(left & -left) % 67]
                left &= left - 1
                self.here[bit] = at
                self.origin[at] = bit
                self.suit[at] = suit
                self.height[at] = bit - self.pack_low[suit]
                self.dear[at] = 7 * self.height[at] + (92 if suit == TRUMP else 0)
                self.owner[at] = -1
                for seat in range(self.seats):
                    if self.pack_hand[seat] >> bit & 1:
                        self.owner[at] = seat
                        self.hand[seat] |= one << at
                self.matadors |= (self.pack_matadors >> bit & 1) << at
                # Cards of one group are equal in a hand; in the order of the owners what stands apart
                # is like no other.
                apart = self.pack_apart >> bit & 1
                self.group[at] = self.owner[at] << 1 | apart
                self.alike[at] = SEATS + at if apart else self.owner[at]
                at += 1
            self.mask[suit] = (one << at) - (one << self.low[suit])
            self.base[suit] = size
            size += one << (at - self.low[suit])
        self.plain = self.low[TRUMP]
        for bit in range(at):
            self.beating[bit] = (self.mask[self.suit[bit]] | self.mask[TRUMP]) >> bit + 1 << bit + 1
        for bit in range(self.stakes):
            # What has been captured before is never held.
            self.stake[bit] = self.here[self.pack_stake[bit]] if cards >> self.pack_stake[bit] & 1 else NEVER
        self._kinds(at)
        # Answers that lie close together are found sooner by the processor.
        self.places = 509 if at <= FEW_CARDS else 2039 if at <= SOME_CARDS else PLACES
        self.slots = 1021 if at <= FEW_CARDS else 4093 if at <= SOME_CARDS else self.most_slots
        self._forget(size, one << (at - self.plain))
        self.stamp += 1
        # What stands in the answers from here on is of this deal.
        self.mark = self.stamp << 12
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _kinds(self, cards: cython.longlong) -> cython.longlong:
        """For every set of matadors among so many *cards*, which of the pack they are, as `obliges` asks."""
        one: cython.longlong = 1
        number: cython.longlong = 1
        trumps: cython.longlong = self.pack_mask[TRUMP] >> self.pack_low[TRUMP]
        lowest: cython.longlong = self.pack_low[TRUMP] + self.highest[trumps] - 2
        bit: cython.longlong
        at: cython.longlong
        self.first_matador = cards
        while self.first_matador and self.matadors >> (self.first_matador - 1) & 1:
            self.first_matador -= 1
        for bit in range(self.first_matador, cards):
            for at in range(number):
                self.kinds[number + at] = self.kinds[at] | one << (self.origin[bit] - lowest)
            number += number
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _forget(self, size: cython.longlong, trumps: cython.longlong) -> cython.longlong:
        """What was noted of *size* sets of cards of a suit, *trumps* of them of trumps."""
        if cython.compiled:
            at: cython.longlong
            for at in range(size):
                self.forms[at] = 0
                self.groups[at] = 0
            for at in range(trumps):
                self.sure[at] = 0
        else:
            # A new row is there at once.
            self.forms = row(size)
            self.groups = row(size)
            self.sure = row(trumps)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _form(self, suit: cython.longlong, subset: cython.longlong) -> cython.longlong:
        """
        The highest set of cards of *suit* whose owners follow each other as in *subset*.

        A matador stands for itself alone, and so does a card at stake. One plain suit is like another: of
        these it is the name of the row of owners. The runs of the subset are noted with it.
        """
        one: cython.longlong = 1
        low: cython.longlong = self.low[suit]
        left: cython.longlong = subset
        at: cython.longlong = self.count[self.mask[suit] >> low]
        form: cython.longlong = 0
        rank: cython.longlong
        kind: cython.longlong
        while left:
            rank = self.highest[left]
            left ^= one << rank
            kind = self.alike[low + rank]
            at -= 1
            while self.alike[low + at] != kind:
                at -= 1
            form |= one << at
        if suit != TRUMP:
            form = self._name(suit, subset, form)
        self.forms[self.base[suit] + subset] = form
        self.runs[self.base[suit] + subset] = self._runs(suit, subset)
        return form

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _name(self, suit: cython.longlong, subset: cython.longlong, form: cython.longlong) -> cython.longlong:
        """A number from 1 for the owners of *subset* as they follow each other, in this deal theirs alone."""
        one: cython.longlong = 1
        owners: cython.longlong = 1
        left: cython.longlong = subset
        rank: cython.longlong
        while left:
            rank = self.highest[left]
            left ^= one << rank
            owners = SEATS * owners + self.owner[self.low[suit] + rank]
        # Where cards are at stake no suit is like another.
        if self.stakes:
            owners = suit << RANKS | form
        name: cython.longlong = owners % NAMES
        while self.named[name] == self.stamp and self.names[name] != owners:
            name = name + 1 if name + 1 < NAMES else 0
        self.named[name] = self.stamp
        self.names[name] = owners
        return name + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _groups(self, suit: cython.longlong, subset: cython.longlong) -> cython.longlong:
        """
        The lowest of each group of cards of *subset* that are equal for their owner.

        Between them lies no card of another, and no border of cards that stand apart. The seats that
        have none of the cards are noted with it, and who has the highest.
        """
        one: cython.longlong = 1
        low: cython.longlong = self.low[suit]
        left: cython.longlong = subset
        groups: cython.longlong = 0
        void: cython.longlong = (one << SEATS) - 1
        before: cython.longlong = -1
        kind: cython.longlong
        rank: cython.longlong
        while left:
            rank = self.highest[left & -left]
            left &= left - 1
            kind = self.group[low + rank]
            if kind != before:
                groups |= one << rank
                before = kind
            void &= ~(one << self.owner[low + rank])
        groups <<= low
        self.groups[self.base[suit] + subset] = groups
        self.voids[self.base[suit] + subset] = void
        return groups

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _sure_trumps(self, subset: cython.longlong) -> cython.longlong:
        """
        The tricks that each seat's side must win with the seat's trumps, five bits a seat.

        From above, each of its trumps falls to a hostile one that is higher and has beaten none yet.
        The highest of the five bits is set; above them who has trumps at all. What the table has
        about who plays alone is noted with it.
        """
        one: cython.longlong = 1
        low: cython.longlong = self.low[TRUMP]
        result: cython.longlong = FULL
        left: cython.longlong = subset
        hostile: cython.longlong = 0
        place: cython.longlong = 1
        holder: cython.longlong
        rank: cython.longlong
        lonely: cython.longlong = 0
        while left:
            rank = self.highest[left]
            left ^= one << rank
            holder = self.owner[low + rank]
            if hostile >> 5 * holder & 31:
                hostile -= one << 5 * holder
            else:
                result += one << 5 * holder
            hostile += self.against[holder]
            result |= one << (HELD + holder)
            place = 3 * place + self.beyond[holder]
        if self.alone >= 0 and self.count[subset] <= MOST_TRUMPS:
            lonely = self.wins[place << 2 | self.count[subset & self.matadors >> low]]
            # Whoever leads: more than this only if it is known who.
            if lonely >> 4 & 15 > result >> 5 * self.alone & 15:
                result += ((lonely >> 4 & 15) - (result >> 5 * self.alone & 15)) << 5 * self.alone
        self.lonely[subset] = lonely
        self.sure[subset] = result
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _runs(self, suit: cython.longlong, subset: cython.longlong) -> cython.longlong:
        """
        The tricks that the owner of the highest card of *subset* can take there at once, unless ruffed.

        Above them how many of the cards each seat has, four bits a seat. Noted with it are who that owner
        is, and who has more of the cards than that.
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
        lasting: cython.longlong = 0
        for seat in range(self.seats):
            if lengths >> (4 * seat) & 15 > run:
                lasting |= one << seat
        self.lasting[self.base[suit] + subset] = lasting
        self.tops[self.base[suit] + subset] = leader
        return lengths << 4 | run

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _unruffed(
        self, runs: cython.longlong, tops: cython.longlong, ruffers: cython.longlong
    ) -> cython.longlong:
        """How many of the tricks of *runs* no seat of the set *ruffers* can ruff; *tops* at the most."""
        one: cython.longlong = 1
        seat: cython.longlong
        length: cython.longlong
        while ruffers:
            seat = self.highest[ruffers]
            ruffers ^= one << seat
            length = runs >> (4 + 4 * seat) & 15
            if length < tops:
                tops = length
        return tops

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _kind(self, held: cython.longlong) -> cython.longlong:
        """Where the table has who plays alone with so many plain cards, *free* or not; 0 for too many."""
        one: cython.longlong = 1
        mine: cython.longlong = self.hand[self.alone] & held & ((one << self.plain) - 1)
        if mine == 0:
            return NO_PLAIN
        # Who must trump cannot throw cards away.
        if self.must_trump:
            return 0
        more: cython.longlong = mine & (mine - 1)
        others: cython.longlong = held & ~self.hand[self.alone]
        free: cython.longlong = others & self.mask[self.suit[self.place[(mine ^ more) % 67]]] == 0
        if more == 0:
            return ONE_FREE if free else ONE_PLAIN
        if more & (more - 1):
            return 0
        if free or others & self.mask[self.suit[self.place[more % 67]]] == 0:
            return BOTH
        return 0

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
    ) -> cython.longlong:
        """
        What is found of the grade with *leader* to lead: at least the goal, or less than it.

        If less, the grade is no more than what is found, else no less.
        """
        one: cython.longlong = 1
        stamp: cython.longlong = self.stamp
        key: cython.longlong = held << 3 | leader
        place: cython.longlong = key % self.places
        tricks: cython.longlong
        if self.met[place] == key and self.met_stamp[place] == stamp:
            tricks = self.met_tricks[place]
        else:
            tricks = self._meet(held, leader, place)
        # A seat that is sure of as many tricks as it needs keeps its highest bit.
        enough: cython.longlong = (tricks - self.needs[self.aim + standing]) & FULL
        seat: cython.longlong
        if enough:
            seat = self.place[(enough & -enough) % 67] // 5
            return self.certain[(standing * SEATS + seat) * WIDTH + (tricks >> 5 * seat & 15)]
        # The same order of owners, the same standing: the same answer.
        key = self.met_key[place]
        goal: cython.longlong = self.goal
        mark: cython.longlong = self.mark
        stood: cython.longlong = mark | standing
        start: cython.longlong = (self.met_slot[place] + 7919 * standing) % self.slots
        slot: cython.longlong = start
        known: cython.longlong
        hint: cython.longlong = -1
        known_least: cython.longlong = 0
        known_most: cython.longlong = 15
        if self.stood[slot] >= mark:
            if self.stood[slot] != stood or self.keys[slot] != key:
                slot = self._slot(start, key, stood, PROBES)
            if self.stood[slot] == stood and self.keys[slot] == key:
                known = self.answers[slot]
                known_least = known & 15
                if known_least >= goal:
                    return known_least
                known_most = known >> 4 & 15
                if known_most < goal:
                    return known_most
                hint = (known >> 8) - 1
        leads_ours: cython.longlong = self.ours[leader]
        moves: cython.longlong = self._leads(held, leader, hint)
        following: cython.longlong = self.after[leader]
        last: cython.longlong = self.after[following] == leader
        left: cython.longlong
        laid: cython.longlong = 0
        answer: cython.longlong = -1 if leads_ours else ROOM
        best: cython.longlong = -1
        found: cython.longlong
        card: cython.longlong
        while moves:
            card = (moves & 63) - 1
            moves >>= 6
            laid += 1
            left = held ^ (one << card)
            if last:
                found = self._last(left, standing, following, card, self.beating[card], leader)
            else:
                found = self._follow(left, standing, leader, following, card, self.beating[card], leader)
            if leads_ours:
                if found > answer:
                    answer = found
                    if found >= goal:
                        best = card
                        break
            elif found < answer:
                answer = found
                if found < goal:
                    best = card
                    break
        self.nodes += laid
        if best >= 0:
            known = self.suit[best]
            hint = (held & self.mask[known] & ((one << best) - 1)) >> self.low[known]
            hint = known * ROOM + self.count[hint]
        if answer >= goal:
            if answer > known_least:
                known_least = answer
        elif answer < known_most:
            known_most = answer
        # The search in between may have filled the slot: look again.
        slot = start
        if self.stood[slot] >= mark and (self.stood[slot] != stood or self.keys[slot] != key):
            slot = self._slot(start, key, stood, PROBES - 1)
        self.keys[slot] = key
        self.stood[slot] = stood
        self.answers[slot] = (hint + 1) << 8 | known_most << 4 | known_least
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _meet(
        self,
        held: cython.longlong,
        leader: cython.longlong,
        place: cython.longlong,
    ) -> cython.longlong:
        """
        Note at *place* what there is to know of a position, whatever its standing.

        The order of the owners, and the tricks of which each seat's side is sure: to those of its
        trumps the leader adds such as it can take at once. Plain suits may change places:
        the deal goes on alike.
        """
        one: cython.longlong = 1
        subset: cython.longlong = held >> self.plain
        sure: cython.longlong = self.sure[subset]
        if not sure:
            sure = self._sure_trumps(subset)
        with_trumps: cython.longlong = sure >> HELD & ~(one << leader)
        trumps: cython.longlong = 0
        first: cython.longlong = 0
        second: cython.longlong = 0
        third: cython.longlong = 0
        at: cython.longlong = self.base[TRUMP] + subset
        form: cython.longlong
        runs: cython.longlong
        more: cython.longlong
        longer: cython.longlong
        if subset:
            form = self.forms[at]
            if not form:
                form = self._form(TRUMP, subset)
            trumps = form
            runs = self.runs[at]
            if with_trumps and self.tops[at] == leader:
                # It may lead its highest trumps first: nobody ruffs who must give up all of his to them.
                longer = with_trumps & self.lasting[at]
                # While an enemy keeps one, what the table promises is not to be had besides.
                if longer & (~self.side if self.ours[leader] else self.side) == 0:
                    with_trumps = longer
                    more = (runs & 15) - (sure >> 5 * leader & 15)
                    if longer == 0 and more > 0:
                        sure += more << 5 * leader
        friends: cython.longlong = with_trumps & (self.side if self.ours[leader] else ~self.side)
        ruffers: cython.longlong = with_trumps if self.must_trump else with_trumps & ~friends
        quick: cython.longlong = 0
        suit: cython.longlong
        for suit in range(TRUMP):
            subset = (held & self.mask[suit]) >> self.low[suit]
            if subset:
                at = self.base[suit] + subset
                form = self.forms[at]
                if not form:
                    form = self._form(suit, subset)
                # The highest name first, in whatever suit it is.
                if form > first:
                    third = second
                    second = first
                    first = form
                elif form > second:
                    third = second
                    second = form
                else:
                    third = form
                if self.tops[at] == leader:
                    runs = self.runs[at]
                    quick += self._unruffed(runs, runs & 15, ruffers) if ruffers else runs & 15
        if quick and friends:
            quick = self._spared(held, quick, friends)
        sure += quick << (5 * leader)
        # What the table promises has its own way to play, and cannot be added to quick tricks.
        kind: cython.longlong
        lonely: cython.longlong = self.lonely[held >> self.plain]
        if lonely:
            kind = self._kind(held)
            if kind:
                lonely >>= kind + 4 * self.beyond[leader]
            elif leader != self.alone:
                lonely >>= 4
            more = (lonely & 15) - (sure >> 5 * self.alone & 15)
            if more > 0:
                sure += more << 5 * self.alone
        self.met[place] = held << 3 | leader
        self.met_stamp[place] = self.stamp
        # In two halves, each below 2**30.
        first = (trumps << RANKS | first) << 27 | (second << RANKS | third) << 3 | leader
        self.met_key[place] = first
        self.met_slot[place] = first % self.slots
        self.met_tricks[place] = sure
        return sure

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
        self, held: cython.longlong, leader: cython.longlong, hint: cython.longlong
    ) -> cython.longlong:
        """
        Line up the leads of *leader*, one of each group of equal cards, the first in the lowest six bits.

        A card is one more than its bit, 0 is none.

        The scores that order them were found by trial: they bring the search of two thousand
        deals to an end with the fewest cards laid. They cannot change what it finds.
        """
        one: cython.longlong = 1
        ours: cython.longlong = self.ours[leader]
        hand: cython.longlong = self.hand[leader] & held
        number: cython.longlong = 0
        if hand & (hand - 1) == 0:
            return self.place[hand % 67] + 1
        with_trumps: cython.longlong = self.sure[held >> self.plain] >> HELD & ~(one << leader)
        hostile: cython.longlong = with_trumps & (~self.side if ours else self.side)
        suit: cython.longlong
        all_: cython.longlong
        mine: cython.longlong
        others: cython.longlong
        left: cython.longlong
        card: cython.longlong
        bit: cython.longlong
        voids: cython.longlong
        top: cython.longlong
        # What a card of a run is worth, if that counts, another, and what its rank adds.
        run: cython.longlong
        rest: cython.longlong
        slope: cython.longlong
        score: cython.longlong
        at: cython.longlong
        for suit in range(SUITS):
            mine = hand & self.mask[suit]
            if not mine:
                continue
            hand ^= mine
            all_ = held & self.mask[suit]
            at = self.base[suit] + (all_ >> self.low[suit])
            left = self.groups[at]
            if not left:
                left = self._groups(suit, all_ >> self.low[suit])
            left &= mine
            others = all_ ^ mine
            voids = with_trumps & self.voids[at]
            top = self.tops[at]
            slope = 0
            if suit == TRUMP:
                run = 134 if ours else 80
                if not hostile:
                    run = 63
                    rest = 38
                elif top != leader and self.ours[top] == ours:
                    rest = 72
                else:
                    rest = -10 if ours else 5
                    slope = -10
            elif voids & hostile:
                run = -1
                rest = 73 if ours else 75
                slope = -10
            else:
                run = 290 if ours else 208
                if self.ours[top] != ours:
                    rest = 126 if ours else 92
                    slope = 1
                    if voids:
                        rest += 143
                elif top != leader:
                    rest = 234
                else:
                    rest = -192 if ours else 168
                    slope = -46
            while left:
                bit = left & -left
                left ^= bit
                card = self.place[bit % 67]
                score = run
                # Of a run are those above all cards of others.
                if run < 0 or others > bit:
                    score = rest + slope * self.height[card]
                if hint >= 0 and suit * ROOM + self.count[(all_ & bit - 1) >> self.low[suit]] == hint:
                    score = 400
                score = score << 6 | card + 1
                at = number
                number += 1
                while self.order[at] < score:
                    self.order[at + 1] = self.order[at]
                    at -= 1
                self.order[at + 1] = score
        return self._lined_up(number)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lined_up(self, number: cython.longlong) -> cython.longlong:
        """The *number* cards of `order`, the first in the lowest six bits."""
        moves: cython.longlong = 0
        while number:
            moves = moves << 6 | self.order[number] & 63
            number -= 1
        return moves

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _called(
        self, held: cython.longlong, seat: cython.longlong, suit: cython.longlong, led: cython.longlong
    ) -> cython.longlong:
        """The cards that *seat* may play when *led*, of *suit*, was led."""
        hand: cython.longlong = self.hand[seat] & held
        following: cython.longlong = hand & self.mask[suit]
        kind: cython.longlong
        if suit == TRUMP:
            if following & self.matadors == 0:
                return following if following else hand
            kind = self.kinds[following >> self.first_matador]
            if following & ~self.matadors:
                kind |= 8
            return following if self.obliges[self.origin[led] * ROOM + kind] else hand
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
        beating: cython.longlong,
        winner: cython.longlong,
    ) -> cython.longlong:
        """
        The same as `_lead` with *seat* to follow *led*, and others after it.

        *winner* has won so far; what he played falls to any card of *beating*.
        """
        one: cython.longlong = 1
        ours: cython.longlong = self.ours[seat]
        goal: cython.longlong = self.goal
        suit: cython.longlong = self.suit[led]
        called: cython.longlong = self.hand[seat] & held & self.mask[suit]
        # Only matadors, and hands that must trump, need to be asked about.
        if called & self.matadors or (self.must_trump and not called):
            called = self._called(held, seat, suit, led)
        elif not called:
            called = self.hand[seat] & held
        first: cython.longlong = called
        then: cython.longlong = 0
        last: cython.longlong = 0
        moves: cython.longlong = 0
        rest: cython.longlong = 0
        if called & (called - 1):
            self._look_ahead(held, leader, seat, suit, beating, winner)
            first = self._replies(held, seat, suit, beating, called)
            then = self.then
            last = self.last
            moves = self.moves
            rest = self.rest
        following: cython.longlong = self.after[seat]
        final: cython.longlong = self.after[following] == leader
        answer: cython.longlong = -1 if ours else ROOM
        card: cython.longlong
        left: cython.longlong
        top: cython.longlong
        taker: cython.longlong
        found: cython.longlong
        laid: cython.longlong = 0
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
                top = self.beating[self.place[card % 67]]
                taker = seat
            if final:
                found = self._last(left, standing, following, led, top, taker)
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
                then = self.then
                last = self.last
                moves = self.moves
                rest = self.rest
        self.nodes += laid
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _last(
        self,
        held: cython.longlong,
        standing: cython.longlong,
        seat: cython.longlong,
        led: cython.longlong,
        beating: cython.longlong,
        winner: cython.longlong,
    ) -> cython.longlong:
        """The same with *seat* the last to follow: apart, since half of all cards are laid here."""
        one: cython.longlong = 1
        ours: cython.longlong = self.ours[seat]
        goal: cython.longlong = self.goal
        suit: cython.longlong = self.suit[led]
        called: cython.longlong = self.hand[seat] & held & self.mask[suit]
        if called & self.matadors or (self.must_trump and not called):
            called = self._called(held, seat, suit, led)
        elif not called:
            called = self.hand[seat] & held
        first: cython.longlong = called
        then: cython.longlong = 0
        moves: cython.longlong = 0
        rest: cython.longlong = 0
        left: cython.longlong
        groups: cython.longlong
        if called & (called - 1):
            if called & self.mask[suit] == called:
                # What `_replies` does, with nobody to look ahead to.
                left = (held & self.mask[suit]) >> self.low[suit]
                groups = self.groups[self.base[suit] + left]
                if not groups:
                    groups = self._groups(suit, left)
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
                self.below = 0
                self.yields = self.ours[winner] == ours
                first = self._replies(held, seat, suit, beating, called)
                then = self.then
                moves = self.moves
                rest = self.rest
        ways: cython.longlong = standing * self.ways
        aim: cython.longlong = self.aim
        plain: cython.longlong = self.plain
        answer: cython.longlong = -1 if ours else ROOM
        card: cython.longlong
        taker: cython.longlong
        next_: cython.longlong
        tricks: cython.longlong
        enough: cython.longlong
        settled: cython.longlong
        found: cython.longlong
        laid: cython.longlong = 0
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
                next_ = self._way(standing, taker, left)
            next_ = self.following[next_]
            # What trumps alone settle needs no further look, see `_lead`.
            tricks = self.sure[left >> plain]
            if not tricks:
                tricks = self._sure_trumps(left >> plain)
            enough = (tricks - self.needs[aim + next_]) & FULL
            if enough:
                settled = self.place[(enough & -enough) % 67] // 5
                found = self.certain[(next_ * SEATS + settled) * WIDTH + (tricks >> 5 * settled & 15)]
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
                self.below = 0
                self.yields = self.ours[winner] == ours
                first = self._replies(held, seat, suit, beating, rest)
                then = self.then
                moves = self.moves
                rest = self.rest
        self.nodes += laid
        return answer

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _look_ahead(
        self,
        held: cython.longlong,
        leader: cython.longlong,
        seat: cython.longlong,
        suit: cython.longlong,
        beating: cython.longlong,
        winner: cython.longlong,
    ) -> cython.longlong:
        """
        Note what those who play after *seat* to a lead of *suit* can reach.

        `below` are the bits up to the highest card of an enemy; `yields` is whether the trick is
        left to a friend, who wins it, or is going to.
        """
        one: cython.longlong = 1
        ours: cython.longlong = self.ours[seat]
        later: cython.longlong = self.after[seat]
        below: cython.longlong = 0
        help_: cython.longlong = 0
        reach: cython.longlong
        low: cython.longlong
        while later != leader:
            low = self.low[suit]
            reach = self.hand[later] & held & self.mask[suit]
            if not reach:
                low = self.plain
                reach = self.hand[later] & held & self.mask[TRUMP]
            if reach:
                reach = (one << (low + self.highest[reach >> low] + 1)) - 1
                if self.ours[later] == ours:
                    if reach > help_:
                        help_ = reach
                elif reach > below:
                    below = reach
            later = self.after[later]
        self.below = below
        if self.ours[winner] == ours:
            self.yields = below & beating == 0
        else:
            self.yields = help_ & beating and help_ > below
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _replies(
        self,
        held: cython.longlong,
        seat: cython.longlong,
        led_suit: cython.longlong,
        beating: cython.longlong,
        called: cython.longlong,
    ) -> cython.longlong:
        """
        Which of *called* *seat* plays first, one of each group of equal cards, from the lowest.

        After them come those of `then` and of `last`; or there are none, but `moves`, lined up as by
        `_leads`. What is left out for now is the `rest`: the same again, if it comes to that. The
        others are looked at through `below` and `yields`, see `_look_ahead`.
        """
        self.then = 0
        self.last = 0
        self.moves = 0
        self.rest = 0
        ours: cython.longlong = self.ours[seat]
        below: cython.longlong = self.below
        yields: cython.longlong = self.yields
        winning: cython.longlong = called & beating
        follows: cython.longlong = called & self.mask[led_suit]
        all_: cython.longlong
        groups: cython.longlong
        losing: cython.longlong
        risky: cython.longlong
        if follows == called:
            # In one suit no scores are needed: they would set kind after kind, each from below.
            all_ = (held & self.mask[led_suit]) >> self.low[led_suit]
            groups = self.groups[self.base[led_suit] + all_]
            if not groups:
                groups = self._groups(led_suit, all_)
            if not winning:
                return called & groups
            losing = (called ^ winning) & groups
            # The card that wins so far has left its group: the next above it begins another.
            winning = winning & groups | winning & -winning
            if yields:
                self.then = winning if losing else 0
                return losing if losing else winning
            risky = winning & below
            winning ^= risky
            if not risky:
                self.then = losing
                return winning
            if not ours:
                all_ = risky
                risky = losing
                losing = all_
            if not winning:
                winning = risky
                risky = 0
            if not risky:
                risky = losing
                losing = 0
            if not winning:
                winning = risky
                risky = 0
            self.then = risky
            self.last = losing
            return winning
        if winning and not yields and not follows and led_suit != TRUMP:
            # A ruff comes first and nearly always ends it: all else is lined up only if it does not.
            risky = winning & below
            winning ^= risky
            if not ours:
                risky = 0
            if winning | risky:
                self.rest = called ^ (winning | risky)
                all_ = held >> self.plain
                groups = self.groups[self.base[TRUMP] + all_]
                if not groups:
                    groups = self._groups(TRUMP, all_)
                # Here, too, the card that wins so far.
                groups |= (winning | risky) & -(winning | risky)
                winning &= groups
                risky &= groups
                if not winning:
                    return risky
                self.then = risky
                return winning
        self.moves = self._scored(held, seat, led_suit, beating, called)
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _scored(
        self,
        held: cython.longlong,
        seat: cython.longlong,
        led_suit: cython.longlong,
        beating: cython.longlong,
        called: cython.longlong,
    ) -> cython.longlong:
        """*called*, lined up as by `_leads`."""
        below: cython.longlong = self.below
        yields: cython.longlong = self.yields
        # What a card that wins is worth, one that may yet be beaten, and one that loses.
        safe: cython.longlong = 10
        risky: cython.longlong = 150
        losing: cython.longlong = 462
        if not yields:
            safe = 272 if self.ours[seat] else 402
            risky = 174 if self.ours[seat] else 190
            losing = -6 if self.ours[seat] else 100
        number: cython.longlong = 0
        suit: cython.longlong
        all_: cython.longlong
        mine: cython.longlong
        others: cython.longlong
        left: cython.longlong
        bit: cython.longlong
        groups: cython.longlong
        single: cython.longlong
        score: cython.longlong
        card: cython.longlong
        at: cython.longlong
        for suit in range(SUITS):
            mine = called & self.mask[suit]
            if not mine:
                continue
            called ^= mine
            others = 0
            left = mine
            single = mine & (mine - 1) == 0
            if not single:
                all_ = held & self.mask[suit]
                others = all_ ^ mine
                at = self.base[suit] + (all_ >> self.low[suit])
                groups = self.groups[at]
                if not groups:
                    groups = self._groups(suit, all_ >> self.low[suit])
                # The card that wins so far has left its group: the next above it begins another.
                left = mine & beating
                left = mine & groups | left & -left
            elif not yields:
                others = held & self.mask[suit] ^ mine
            while left:
                bit = left & -left
                left ^= bit
                card = self.place[bit % 67]
                if beating & bit:
                    score = risky if below & bit else safe
                else:
                    score = losing
                    if not yields and suit != led_suit:
                        if single:
                            score += 69
                        if others < bit:
                            score -= 38
                score = score - self.dear[card] << 6 | card + 1
                at = number
                number += 1
                while self.order[at] < score:
                    self.order[at + 1] = self.order[at]
                    at -= 1
                self.order[at + 1] = score
        return self._lined_up(number)

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
                return self._lead_own(held, standing, leader)
            return self._follow_own(held, standing, leader, seat, led, self.beating[best], winner)
        least: cython.longlong = self.least[standing]
        most: cython.longlong = self.most[standing]
        goal: cython.longlong = first
        found: cython.longlong
        if goal <= least:
            goal = least + 1
        if goal > most:
            goal = most
        while least < most:
            self.goal = goal
            self.aim = goal * self.number
            if led < 0:
                found = self._lead(held, standing, leader)
            elif self.after[seat] == leader:
                found = self._last(held, standing, seat, led, self.beating[best], winner)
            else:
                found = self._follow(held, standing, leader, seat, led, self.beating[best], winner)
            if found >= goal:
                least = found
                goal = found + 1
            else:
                most = found
                goal = found
        return least

    @cython.ccall
    def grade(self, standing, leader, trick, first):
        """The grade of the cards dealt last, with *trick* on the table, led by *leader*."""
        held: cython.longlong = 0
        seat: cython.longlong
        # Those on the table are of the deal as well.
        if trick:
            self._own(sum([1 << bit for bit in trick]))
        for seat in range(self.seats):
            held |= self.hand[seat]
        led: cython.longlong = -1
        best: cython.longlong = -1
        winner: cython.longlong = leader
        at: cython.longlong = leader
        card: cython.longlong
        for card in [self.here[bit] for bit in trick]:
            if led < 0:
                led = card
                best = card
            elif self.beating[best] >> card & 1:
                best = card
                winner = at
            at = self.after[at]
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
        trick: cython.longlong = 0
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
        for at in range(laid):
            trick |= one << table[at]
        for world in range(size):
            if halt[0]:
                break
            held = 0
            for seat in range(self.seats):
                self.pack_hand[seat] = hands[world * self.seats + seat]
            self._own(trick)
            for seat in range(self.seats):
                held |= self.hand[seat]
            led = -1
            best = -1
            winner = leader
            seat = leader
            for at in range(laid):
                card = self.here[table[at]]
                if led < 0:
                    led = card
                    best = card
                elif self.beating[best] >> card & 1:
                    best = card
                    winner = seat
                seat = self.after[seat]
            guess = first
            if number == 0:
                found[world] = self._grade(held, standing, leader, seat, led, best, winner, guess)
            for move in range(number):
                card = self.here[cards[move]]
                new_led = led
                new_best = best
                new_winner = winner
                if led < 0:
                    new_led = card
                    new_best = card
                    new_winner = seat
                elif self.beating[best] >> card & 1:
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
                        self.after[seat],
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
    ) -> cython.longlong:
        """The end that play comes to with *leader* to lead, if everybody looks to his own chips."""
        if self.only[standing] >= 0:
            return self.only[standing]
        one: cython.longlong = 1
        key: cython.longlong = held << 3 | leader
        place: cython.longlong = key % self.places
        if self.met[place] != key or self.met_stamp[place] != self.stamp:
            self._meet(held, leader, place)
        key = self.met_key[place]
        stood: cython.longlong = self.mark | standing
        start: cython.longlong = (self.met_slot[place] + 7919 * standing) % self.slots
        slot: cython.longlong = self._slot(start, key, stood, PROBES)
        if self.stood[slot] == stood and self.keys[slot] == key:
            return self.answers[slot]
        moves: cython.longlong = self._leads(held, leader, -1)
        found: cython.longlong = -1
        end: cython.longlong
        card: cython.longlong
        while moves:
            card = (moves & 63) - 1
            moves >>= 6
            self.nodes += 1
            end = self._follow_own(
                held ^ (one << card), standing, leader, self.after[leader], card, self.beating[card], leader
            )
            if found < 0 or self.rank[end * SEATS + leader] > self.rank[found * SEATS + leader]:
                found = end
                if self.rank[found * SEATS + leader] == self.best[standing * SEATS + leader]:
                    break
        end = self.stop[standing]
        if end >= 0 and self.rank[end * SEATS + leader] > self.rank[found * SEATS + leader]:
            found = end
        slot = self._slot(start, key, stood, PROBES - 1)
        self.keys[slot] = key
        self.stood[slot] = stood
        self.answers[slot] = found
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _slot(
        self, start: cython.longlong, key: cython.longlong, stood: cython.longlong, probes: cython.longlong
    ) -> cython.longlong:
        """Where the answer to *key* and *stood* is, or may be put: at most so many places from *start*."""
        slot: cython.longlong = start
        while probes > 0 and self.stood[slot] >= self.mark:
            if self.stood[slot] == stood and self.keys[slot] == key:
                break
            slot += 1
            if slot == self.slots:
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
        beating: cython.longlong,
        winner: cython.longlong,
    ) -> cython.longlong:
        """The same with *seat* to follow *led*, as by `_follow`."""
        one: cython.longlong = 1
        following: cython.longlong = self.after[seat]
        found: cython.longlong = -1
        end: cython.longlong
        card: cython.longlong
        left: cython.longlong
        top: cython.longlong
        taker: cython.longlong
        first: cython.longlong = 0
        then: cython.longlong = 0
        last: cython.longlong = 0
        moves: cython.longlong = 0
        suit: cython.longlong = self.suit[led]
        rest: cython.longlong = self._called(held, seat, suit, led)
        while first or moves or rest:
            if not first and not moves:
                self._look_ahead(held, leader, seat, suit, beating, winner)
                first = self._replies(held, seat, suit, beating, rest)
                then = self.then
                last = self.last
                moves = self.moves
                rest = self.rest
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
                top = self.beating[self.place[card % 67]]
                taker = seat
            if following == leader:
                end = self._lead_own(left, self.own_following[self._way(standing, taker, left)], taker)
            else:
                end = self._follow_own(left, standing, leader, following, led, top, taker)
            if found < 0 or self.rank[end * SEATS + seat] > self.rank[found * SEATS + seat]:
                found = end
                if self.rank[found * SEATS + seat] == self.best[standing * SEATS + seat]:
                    break
        return found

    @cython.ccall
    def called(self, seat, led):
        """The cards that *seat*, holding what was dealt last, may play when *led* is led."""
        one: cython.longlong = 1
        card: cython.longlong = led
        whose: cython.longlong = seat
        self._own(one << card)
        card = self.here[card]
        left: cython.longlong = self._called(self.hand[whose], whose, self.suit[card], card)
        found: cython.longlong = 0
        while left:
            found |= one << self.origin[self.place[(left & -left) % 67]]
            left &= left - 1
        return found

    @cython.ccall
    def searched(self):
        """How many cards have been laid in all searches so far."""
        return self.nodes
