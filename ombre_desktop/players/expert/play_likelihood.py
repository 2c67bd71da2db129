"""
Play likelihood: the probability that a seat with a given hand would have played the cards it did.

The model classifies a card by its *kind*: trump or plain, the number of cards outside the hand that beat it,
its place within the hand's suit, and whether it wins the trick so far. The weight of each kind depends on the
*manner*, the situation of the seat in the trick; `habits` holds the weights. The model uses only public
information and the hand itself.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sized
from functools import lru_cache
from typing import NamedTuple, Protocol

from ombre_desktop.engine import HIDDEN, Card, Cards, Ranking, Seat, Trick
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.expert.determinisation import tables_of
from ombre_desktop.players.expert.habits import WEIGHTS
from ombre_desktop.players.expert.likelihood import is_nolo
from ombre_desktop.players.solver.tables import ROOM, TRUMP, CardTables

AT_RANDOM = 0.02
"""The probability that a card is played at random, regardless of the model."""
AGAINST_CONVENTION = 0.2
"""
The part of the plays in which a seat heeds no convention; in the others it follows with the lowest of equals.

Computer players always do. People may not know the convention, and nobody sees in which seats they sit.
"""
KINDS_OF_A_SUIT = 48
OUTSIDE, WITHIN = 16, 4
"""The steps in the number of a kind: for one more card outside, and for the next place within the suit."""
MOST_OUTSIDE = 2
SINGLE, LOWEST, HIGHEST, BETWEEN = range(4)
FOLLOWS, THROWS, WINS_CHEAPLY, WINS = range(4)
NONE_WINS = 63
"""A bit number above that of every card."""
LEADS = FOLLOWS
"""The number of a lead: the same, because a lead has no card to beat."""


class ObservedPlay(NamedTuple):
    """
    A card that *seat* played, with its situation; cards are bit numbers, or sets of bits.

    *gone* is the set of cards seen before, and *before* that of the cards in earlier tricks. *led* and *best*
    are cards of the trick, -1 for a lead. *later* is the set of this card and those that the seat played
    after it.
    """

    seat: Seat
    manner: int
    gone: int
    led: int
    best: int
    card: int
    later: int
    before: int = 0


class Evidence(Protocol):
    """Evidence about the hand of one seat; *played* is empty, or false, if there is none."""

    @property
    def played(self) -> Sized:
        """The observations that it rests on."""
        ...

    def chance(self, hand: int) -> float:
        """Return the likelihood of the evidence if *hand* is the unknown rest of the seat's present hand."""
        ...


class PlayEvidence:
    """
    The plays of one seat as evidence about its hand; *known* holds the cards that it certainly has.

    Answers are cached, because the same hands recur.
    """

    def __init__(self, tables: CardTables, played: tuple[ObservedPlay, ...], known: Cards) -> None:
        self.played = played
        self._plays = [PlayOdds(tables, each) for each in played]
        self._known = tables.hand(known)
        self._found: dict[int, float] = {}

    def chance(self, hand: int) -> float:
        """Return the likelihood of the seat's plays if *hand* is the unknown rest of its present hand."""
        if hand not in self._found:
            self._found[hand] = self._judged(hand | self._known)
        return self._found[hand]

    def _judged(self, hand: int) -> float:
        likely = 1.0
        for play in self._plays:
            whole = hand | play.later
            at_random = AT_RANDOM * AGAINST_CONVENTION if whole & play.touching else AT_RANDOM
            likely *= at_random + (1.0 - AT_RANDOM) * play.chance(whole)
        return likely


class PlayOdds:
    """
    The probability of one card among the lawful cards, for any hand that it may have been played from.

    What a suit adds depends on the cards held there alone. It is kept, because a few cards of a suit recur in
    most hands: this takes a third of the time of looking at every card of every hand.
    """

    __slots__ = ("_found", "_played", "_tables", "later", "touching")

    def __init__(self, tables: CardTables, played: ObservedPlay) -> None:
        self.later = played.later
        self.touching = touching(tables, played)
        self._tables = tables
        self._played = played
        self._found: tuple[dict[int, tuple[int, float]], ...] = tuple({} for _ in tables.mask)

    def chance(self, hand: int) -> float:
        """Return the probability of the card among the lawful cards of *hand*."""
        lawful = lawful_cards(self._tables, hand, self._played.led)
        total, mine = 0, 0.0
        for suit, mask in enumerate(self._tables.mask):
            if held := lawful & mask:
                found = self._found[suit].get(held) or self._weighed(suit, held)
                total += found[0]
                mine += found[1]
        return mine / total if total else 0.0

    def _weighed(self, suit: int, held: int) -> tuple[int, float]:
        """
        Return the weights of the cards *held* of *suit*: all together, and that of the card played.

        By the convention, the lowest of equals is played wherever another of them would be.
        """
        weights, played = WEIGHTS[self._played.manner], self._played
        found = kinds_of_suit(self._tables, played, suit, held)
        each = {card: weights[kind] for card, kind in found}
        mine = float(each.get(played.card, 0))
        if mine and played.led >= 0:
            equal = 0 if held & self.touching else equals(self._tables, played, held)
            heeding = sum(weight for card, weight in each.items() if equal >> card & 1)
            mine += (1.0 - AGAINST_CONVENTION) * (heeding - mine)
        self._found[suit][held] = answer = (sum(each.values()), mine)
        return answer


def play_evidence(state: DealState, seats: Iterable[tuple[Seat, Cards]]) -> tuple[PlayEvidence, ...]:
    """
    Return the evidence of the plays of *seats*, each given with the cards that it certainly has.

    If a card was called, there is no evidence, because the purpose of a play may then be unknown; nor in a
    nolo, to which the model of play was not fitted.
    """
    tables = tables_of(state)
    every = () if state.called or is_nolo(state) else tuple(cards_played(state, tables.bits))
    return tuple(
        PlayEvidence(tables, tuple(played for played in every if played.seat == seat), known)
        for seat, known in seats
    )


Side = Callable[[Seat, Trick], Container[Seat | None]]
"""The seats that play for the Ombre, as far as a seat knew in a trick."""


def cards_played(state: DealState, bits: dict[Card, int], side: Side | None = None) -> Iterator[ObservedPlay]:
    """
    Yield every card played so far, except those of tricks not recalled in full.

    By default the Ombre plays alone; *side* tells who plays for them as each seat knew.
    Tricks with a gano are left out too: in them, players obey the request instead of their habits.
    """
    playing = state.playing
    tricks = () if playing is None else (*playing.tricks, playing.trick) if playing.trick else playing.tricks
    remembered = [trick for trick in tricks if HIDDEN not in trick.cards]
    later = dict.fromkeys(state.ring, 0)
    for trick in remembered:
        for seat, card in trick.plays:
            later[seat] |= 1 << bits[card]
    gone, alone = 0, (state.ombre,)
    for trick in remembered:
        cards, before = trick.cards, gone
        for at, (seat, card) in enumerate(trick.plays):
            if not trick.gano:
                led, best = (bits[cards[0]], bits[_best(state.ranking, cards[:at])]) if at else (-1, -1)
                ours = alone if side is None else side(seat, trick)
                yield ObservedPlay(
                    seat, manner(state, trick, at, ours), gone, led, best, bits[card], later[seat], before
                )
            later[seat] &= ~(1 << bits[card])
            gone |= 1 << bits[card]


def manner(state: DealState, trick: Trick, at: int, ours: Container[Seat | None]) -> int:
    """Return the manner of the seat that plays card number *at* of *trick*, if *ours* play for the Ombre."""
    side = tuple(seat in ours for seat in trick.order)
    return manner_of(side, state.ranking.best(trick.cards[:at]) if at else 0, at)


@lru_cache(maxsize=512)
def manner_of(ours: tuple[bool, ...], winner: int, at: int) -> int:
    """
    Return the manner, 0 to 13, of the seat that plays card number *at* while card *winner* is the best.

    *ours* tells for each seat, in the order of the trick, whether it plays for the Ombre. The first seven
    manners are those of the Ombre's side, the next seven those of a defender. In each seven: on lead; then,
    with an opponent winning, before an opponent, before partners only, and last; then the same three with a
    partner winning.
    """
    first = 0 if ours[at] else len(WEIGHTS) // 2
    if at == 0:
        return first
    rest = ours[at + 1 :]
    to_come = (0 if (not ours[at]) in rest else 1) if rest else 2
    return first + 1 + (3 if ours[winner] is ours[at] else 0) + to_come


def _best(ranking: Ranking, cards: Cards) -> Card:
    return cards[ranking.best(cards)]


def touching(tables: CardTables, played: ObservedPlay) -> int:
    """
    Return the card, as a bit, that would have been played instead of *played* by the convention; 0 if none.

    It is the touching card below: cards of earlier tricks separate none. Matadors touch matadors only,
    because a lead cannot always force them out (rule 1.9). A lead agrees with the convention in any case.
    """
    if played.led < 0:
        return 0
    suit = tables.mask[tables.suits[played.card]]
    lower = (suit & ~played.before & (1 << played.card) - 1).bit_length() - 1
    if lower < 0 or bool(tables.matadors >> lower & 1) is not bool(tables.matadors >> played.card & 1):
        return 0
    return 1 << lower


def equals(tables: CardTables, played: ObservedPlay, held: int) -> int:
    """Return the card *played* and the cards *held* that touch it from above, in a row, as bits."""
    is_matador = tables.matadors >> played.card & 1
    family = tables.mask[tables.suits[played.card]] & (tables.matadors if is_matador else ~tables.matadors)
    above = family & -(1 << played.card)
    apart = above & ~played.before & ~held
    return above & held & ((apart & -apart) - 1)


def kinds(tables: CardTables, played: ObservedPlay, hand: int) -> list[tuple[int, int]]:
    """Return the lawful cards of *hand* in the situation of *played*, one pair each: bit number and kind."""
    lawful = lawful_cards(tables, hand, played.led)
    return [
        each
        for suit, mask in enumerate(tables.mask)
        if lawful & mask
        for each in kinds_of_suit(tables, played, suit, lawful & mask)
    ]


def kinds_of_suit(tables: CardTables, played: ObservedPlay, suit: int, held: int) -> list[tuple[int, int]]:
    """Return the cards *held* of *suit* as `kinds` does; all of them are lawful."""
    outside = tables.mask[suit] & ~played.gone & ~held
    base = KINDS_OF_A_SUIT if suit == TRUMP else 0
    best, other = _winning_from(tables, played, suit)
    found: list[tuple[int, int]] = []
    wins, within = WINS_CHEAPLY, LOWEST
    left = held
    while left:
        low = left & -left
        left ^= low
        card = low.bit_length() - 1
        over = (outside >> card).bit_count()
        if not left:
            within = HIGHEST if found else SINGLE
        kind = base + OUTSIDE * (over if over < MOST_OUTSIDE else MOST_OUTSIDE) + WITHIN * within
        if card > best:
            found.append((card, kind + wins))
            wins = WINS
        else:
            found.append((card, kind + other))
        within = BETWEEN
    return found


def _winning_from(tables: CardTables, played: ObservedPlay, suit: int) -> tuple[int, int]:
    """Return the bit number above which cards of *suit* win the trick so far, and what any others do."""
    if played.led < 0:
        return NONE_WINS, LEADS
    winner = tables.suits[played.best]
    other = FOLLOWS if suit == tables.suits[played.led] else THROWS
    if suit == winner:
        return played.best, other
    return (-1 if suit == TRUMP and not tables.no_trump else NONE_WINS), other


def lawful_cards(tables: CardTables, hand: int, led: int) -> int:
    """Return the lawful cards of *hand* after the lead *led* (-1: none), by the same rule as the core."""
    if led < 0:
        return hand
    suit = tables.mask[tables.suits[led]]
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
