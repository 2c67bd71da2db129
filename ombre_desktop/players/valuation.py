"""
Hand evaluation: the expected tricks of a hand under a trump suit, and its win probability.

The value of each card is in tricks. The weights were fitted by least squares to the tricks of the textbook
player as Ombre in self-play, on all hands, including those that player would not bid. They stand in
``weights.json``, which ``tools.training.counts`` writes.
"""

from __future__ import annotations

import json
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any

from ombre_desktop.engine import Cards, DealState, Ranking
from ombre_desktop.engine.cards import EVERY_CARD
from ombre_desktop.value import Value, replace


class Worth(Value):
    """
    The weights of a hand's features, in tricks.

    *trumps* are weights by rank from the top; the last one applies to every lower trump. *long* is added for
    each trump after the fourth. *king* and *queen* are for the two highest cards of a plain suit, mostly king
    and queen, *backed* for the second with the first,
    *void* for a suit without cards, *eldest* for the first lead. *base* is the constant term. The win
    probability is a logistic function of the tricks: one half at *even* tricks, with scale *spread*.
    """

    trumps: tuple[float, ...]
    long: float
    king: float
    queen: float
    backed: float
    void: float
    eldest: float
    base: float
    even: float
    spread: float

    # Compared by identity: every worth is made once, below, and `counting` is asked thousands of times.
    __eq__ = object.__eq__
    __hash__ = object.__hash__


class Scale(Value):
    """The weights for a hand with help to come, by an exchange or an ally, and for one played as dealt."""

    exchanged: Worth
    kept: Worth


WEIGHTS = Path(__file__).with_name("weights.json")
"""The file of the weights: the rows of each scale, by its name."""


def _worth_of(row: dict[str, Any]) -> Worth:
    """Return the worth with the weights of a *row* of the file."""
    return Worth(**{**row, "trumps": tuple(row["trumps"])})


def _read() -> dict[str, dict[str, Worth]]:
    """Read the weights from their file."""
    scales = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return {scale: {kind: _worth_of(row) for kind, row in rows.items()} for scale, rows in scales.items()}


_FITTED = _read()

OF_NINE = Scale(**_FITTED["nine"])
"""Weights for nine cards against two others or more."""
KEPT = OF_NINE.kept
"""Weights for nine cards as they will be played."""
OF_EIGHT = Scale(**_FITTED["eight"])
"""Weights for eight cards against one other (rule 3.9)."""
AGAINST_THREE = Scale(OF_NINE.exchanged, replace(KEPT, even=3.6, spread=0.35))
"""Weights for nine cards of thirteen, against three others who share the other tricks (rule 3.10)."""
OF_FIVE = Scale(**_FITTED["eight_of_five"])
"""Weights for eight cards at a table of five, with an ally (whose tricks count) and alone (rule 3.11)."""
OF_TEN = Scale(**_FITTED["ten"])
"""Weights for ten cards of four players, with an ally (whose tricks count) and alone (rule 24.3)."""
OF_PARTNERS = Scale(**_FITTED["partners"])
"""Weights for eight cards with a fixed partner, and alone against two (rule 25.4)."""
OF_PARTNERS_ALL_DEALT = Scale(**_FITTED["partners_all_dealt"])
"""The same where no card is left over (rule 25.1)."""
OF_EIGHT_OF_FOUR = Scale(**_FITTED["eight_of_four"])
"""Weights for eight cards of four, with a called friend (whose tricks count) and alone (rule 26.1)."""
OF_TEN_OF_THREE = Scale(**_FITTED["ten_of_three"])
"""Weights for ten of thirty cards, with a king that is given and as dealt (rule 26.2)."""
FIVE_OF_PIQUET = _FITTED["five_of_piquet"]["kept"]
"""Weights for five cards of a piquet pack against two others."""

ALONE, TWO_OTHERS, THREE_OTHERS, FOUR_OTHERS = 2, 3, 4, 5
EIGHT, TEN = 8, 10

FOURTH = 4


def scale_of(state: DealState) -> Scale:
    """Return the scale for the deal of *state*, by the number of hands and of the cards dealt to each."""
    hands, dealt = len(state.ring), sum(state.ruleset.packets)
    if state.ruleset.partners:
        return OF_PARTNERS if state.layout.talon else OF_PARTNERS_ALL_DEALT
    if dealt == TEN and hands == THREE_OTHERS:
        return OF_TEN
    if dealt == EIGHT and hands == THREE_OTHERS:
        return OF_EIGHT_OF_FOUR
    if dealt == TEN and hands == TWO_OTHERS:
        return OF_TEN_OF_THREE
    scales = {ALONE: OF_EIGHT, THREE_OTHERS: AGAINST_THREE, FOUR_OTHERS: OF_FIVE}
    return scales.get(hands, OF_NINE)


def tricks(hand: Cards, ranking: Ranking, worth: Worth, *, eldest: bool = False) -> float:
    """Estimate the tricks that *hand* makes as Ombre under *ranking*."""
    return counting(ranking, worth).tricks(bits_of(hand), eldest=eldest)


def bits_of(hand: Cards) -> int:
    """Return *hand* as a set of bits."""
    held = 0
    for card in hand:
        held |= _BITS[card]
    return held


_BITS = {card: 1 << card.position for card in EVERY_CARD}


class Counting:
    """The count of hands under one ranking by one worth; hands are sets of bits (`bits_of`)."""

    __slots__ = ("_plain", "_trumps", "_worth")

    def __init__(self, ranking: Ranking, worth: Worth) -> None:
        last = len(worth.trumps) - 1
        self._worth = worth
        self._trumps = [
            (_BITS[card], worth.trumps[min(place, last)]) for place, card in enumerate(ranking.trumps)
        ]
        self._plain = [(bits_of(suit), _BITS[suit[0]], _BITS[suit[1]]) for suit in ranking.plain.values()]

    def tricks(self, held: int, *, eldest: bool = False) -> float:
        """Estimate the tricks that the hand *held* makes as Ombre."""
        worth = self._worth
        trumps = [weight for bit, weight in self._trumps if held & bit]
        return (
            worth.base
            + sum(trumps)
            + worth.long * max(0, len(trumps) - FOURTH)
            + sum([self._of_suit(held & suit, king, queen) for suit, king, queen in self._plain])
            + (worth.eldest if eldest else 0.0)
        )

    def _of_suit(self, held: int, king: int, queen: int) -> float:
        """Estimate the tricks of a plain suit, of which the hand has the cards *held*."""
        worth = self._worth
        if not held:
            return worth.void
        if held & king:
            return worth.king + (worth.backed if held & queen else 0.0)
        return worth.queen if held & queen and held != queen else 0.0


@lru_cache(maxsize=64)
def counting(ranking: Ranking, worth: Worth) -> Counting:
    """Return the count of hands under *ranking* by *worth*, made once."""
    return Counting(ranking, worth)


def winning_chance(count: float, worth: Worth) -> float:
    """Return the win probability of a hand counted at *count* tricks."""
    return 1.0 / (1.0 + exp((worth.even - count) / worth.spread))
