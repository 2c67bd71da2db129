"""
What the cards laid tell: how likely a seat is to have laid them from a hand that it may hold.

A card is known by its *kind*: trump or plain, how many cards outside the hand beat it, where in
its suit the hand has it, and whether it wins the trick so far. How willingly each kind is laid
depends on the *manner* of the play, that is by whom and how the trick stands; `habits` has
the figures. Nothing but what all have seen and the hand itself is looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from ombre_desktop.engine import HIDDEN, Card, Cards, Ranking, Seat, Trick
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.filling import tables_of
from ombre_desktop.players.expert.habits import WILLING
from ombre_desktop.players.solver.tables import ROOM, TRUMP, CardTables

STRANGE = 0.02
"""How likely anything is laid against all habit."""
KINDS_OF_A_SUIT = 48
OUTSIDE, WITHIN = 16, 4
"""What a step costs in the number of a kind: one more card outside, the next place within the suit."""
MOST_OUTSIDE = 2
SINGLE, LOWEST, HIGHEST, BETWEEN = range(4)
FOLLOWS, THROWS, WINS_CHEAPLY, WINS = range(4)
LEADS = FOLLOWS
"""A card that is led wins nothing yet."""


class Laid(NamedTuple):
    """
    A card that *seat* has laid; cards are bits, sets of cards sets of bits.

    *gone* lay in the open before, *led* and *best* in the trick (-1 for none). *later* are
    this card and those that the seat laid after it.
    """

    seat: Seat
    manner: int
    gone: int
    led: int
    best: int
    card: int
    later: int


class Witness:
    """
    One seat, by whose play its hand is judged; *known* are the cards that it surely holds.

    Different hands are asked about often, the same one not seldom: answers are kept.
    """

    def __init__(self, tables: CardTables, laid: tuple[Laid, ...], known: Cards) -> None:
        self.laid = laid
        self._tables = tables
        self._known = tables.hand(known)
        self._found: dict[int, float] = {}

    def chance(self, hand: int) -> float:
        """How likely it was to lay what it did, were these the rest of its hand now."""
        if hand not in self._found:
            self._found[hand] = self._judged(hand | self._known)
        return self._found[hand]

    def _judged(self, hand: int) -> float:
        likely = 1.0
        for laid in self.laid:
            likely *= STRANGE + (1.0 - STRANGE) * chance(self._tables, laid, hand | laid.later)
        return likely


def witnesses(state: DealState, seats: Iterable[tuple[Seat, Cards]]) -> tuple[Witness, ...]:
    """
    What *seats*, each with the cards it surely holds, have told in *state*.

    Nothing, while it is not known who plays with the Ombre: then nobody knows what a card was laid for.
    """
    tables = tables_of(state)
    every = () if state.called else tuple(cards_laid(state, tables.bits))
    return tuple(
        Witness(tables, tuple(laid for laid in every if laid.seat == seat), known) for seat, known in seats
    )


def cards_laid(state: DealState, bits: dict[Card, int]) -> Iterator[Laid]:
    """
    Every card played so far, but for tricks that are not remembered in full.

    Nothing is told by a trick of which gano was said: who asks has told enough.
    """
    playing = state.play
    tricks = (*playing.tricks, playing.trick) if playing.trick else playing.tricks
    remembered = [trick for trick in tricks if HIDDEN not in trick.cards]
    later = dict.fromkeys(state.ring, 0)
    for trick in remembered:
        for seat, card in trick.plays:
            later[seat] |= 1 << bits[card]
    gone = 0
    for trick in remembered:
        cards = trick.cards
        for at, (seat, card) in enumerate(trick.plays):
            if not trick.gano:
                led, best = (bits[cards[0]], bits[_best(state.ranking, cards[:at])]) if at else (-1, -1)
                yield Laid(seat, manner(state, trick, at), gone, led, best, bits[card], later[seat])
            later[seat] &= ~(1 << bits[card])
            gone |= 1 << bits[card]


def manner(state: DealState, trick: Trick, at: int) -> int:
    """How the trick stands for whoever lays the card at place *at* of *trick*, see `manner_of`."""
    ours = [seat == state.ombre for seat in trick.order]
    return manner_of(ours, state.ranking.best(trick.cards[:at]) if at else 0, at)


def manner_of(ours: Sequence[bool], winner: int, at: int) -> int:
    """
    How a trick stands for whoever lays its card number *at*, that of place *winner* being the best so far.

    *Ours* are those who play for the Ombre, in the order of the trick. For them, and then for a
    defender: he leads; a foe wins and foes follow, only friends follow, nobody follows; the same three
    where a friend wins.
    """
    first = 0 if ours[at] else len(WILLING) // 2
    if at == 0:
        return first
    rest = ours[at + 1 :]
    to_come = (0 if (not ours[at]) in rest else 1) if rest else 2
    return first + 1 + (3 if ours[winner] is ours[at] else 0) + to_come


def _best(ranking: Ranking, cards: Cards) -> Card:
    return cards[ranking.best(cards)]


def chance(tables: CardTables, laid: Laid, hand: int) -> float:
    """How likely the card of *laid* was among the lawful ones of *hand*."""
    willing = WILLING[laid.manner]
    total = mine = 0.0
    for card, kind in kinds(tables, laid, hand):
        total += willing[kind]
        if card == laid.card:
            mine = willing[kind]
    return mine / total if total else 0.0


def kinds(tables: CardTables, laid: Laid, hand: int) -> list[tuple[int, int]]:
    """The cards that *hand* might have played in place of the one *laid*, each with its kind."""
    lawful = called(tables, hand, laid.led)
    found = []
    for suit, mask in enumerate(tables.mask):
        mine = lawful & mask
        whole = hand & mask
        outside = mask & ~laid.gone & ~hand
        base = KINDS_OF_A_SUIT if suit == TRUMP else 0
        won = False
        while mine:
            low = mine & -mine
            mine ^= low
            card = low.bit_length() - 1
            over = min((outside >> card).bit_count(), MOST_OUTSIDE)
            how = _wins(tables, laid, card, suit)
            if how == WINS_CHEAPLY and won:
                how = WINS
            won = how >= WINS_CHEAPLY
            found.append((card, base + OUTSIDE * over + WITHIN * _within(whole, low) + how))
    return found


def _within(whole: int, card: int) -> int:
    """Where *card*, one bit of *whole*, lies in it."""
    if whole == card:
        return SINGLE
    if not whole & (card - 1):
        return LOWEST
    return HIGHEST if card << 1 > whole else BETWEEN


def _wins(tables: CardTables, laid: Laid, card: int, suit: int) -> int:
    if laid.led < 0:
        return LEADS
    if tables.beats(card, suit, laid.best):
        return WINS_CHEAPLY
    return FOLLOWS if tables.mask[suit] >> laid.led & 1 else THROWS


def called(tables: CardTables, hand: int, led: int) -> int:
    """The lawful cards of *hand* when *led* was led, -1 for nothing; as the core has it."""
    if led < 0:
        return hand
    suit = next(mask for mask in tables.mask if mask >> led & 1)
    trumps = tables.mask[TRUMP]
    following = hand & suit
    if not following:
        return hand & trumps if tables.must_trump and hand & trumps else hand
    matadors = following & tables.matadors
    if suit != trumps or not matadors:
        return following
    held = matadors >> (trumps.bit_length() - 3)
    if following != matadors:
        held |= 8
    return following if tables.obliges[led * ROOM + held] else hand
