"""
Hand evaluation: the expected tricks of a hand under a trump suit, and its win probability.

The value of each card is in tricks. The tables were fitted by least squares to the tricks of the textbook
player as Ombre in self-play (``tools.training.counts``), on all hands, including those that player would not
bid.
"""

from __future__ import annotations

from math import exp

from ombre_desktop.engine import Cards, DealState, Ranking
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


class Scale(Value):
    """The weights for a hand with help to come, by an exchange or an ally, and for one played as dealt."""

    exchanged: Worth
    kept: Worth


EXCHANGED = Worth(
    trumps=(1.4, 1.1, 0.9, 0.7, 0.55, 0.45, 0.2),
    long=0.25,
    king=0.35,
    queen=0.0,
    backed=-0.1,
    void=-0.1,
    eldest=-0.1,
    base=1.45,
    even=4.1,
    spread=0.8,
)
"""Weights for nine cards before an exchange."""
KEPT = Worth(
    trumps=(1.5, 1.25, 0.95, 0.8, 0.6, 0.45, 0.3),
    long=0.25,
    king=0.7,
    queen=0.1,
    backed=0.0,
    void=0.65,
    eldest=-0.1,
    base=-0.65,
    even=3.9,
    spread=0.4,
)
"""Weights for nine cards as they will be played."""

OF_NINE = Scale(EXCHANGED, KEPT)
"""Weights for nine cards against two others or more."""
OF_EIGHT = Scale(
    exchanged=Worth(
        trumps=(1.05, 0.95, 0.9, 0.7, 0.55, 0.35, 0.1),
        long=0.25,
        king=0.3,
        queen=0.0,
        backed=0.15,
        void=0.0,
        eldest=-0.1,
        base=2.4,
        even=4.6,
        spread=0.7,
    ),
    kept=Worth(
        trumps=(1.2, 1.15, 1.0, 0.8, 0.65, 0.55, 0.25),
        long=0.25,
        king=0.65,
        queen=0.3,
        backed=0.3,
        void=0.5,
        eldest=-0.2,
        base=0.7,
        even=4.55,
        spread=0.5,
    ),
)
"""Weights for eight cards against one other (rule 3.9)."""
AGAINST_THREE = Scale(EXCHANGED, replace(KEPT, even=3.6, spread=0.35))
"""Weights for nine cards of thirteen, against three others who share the other tricks (rule 3.10)."""
OF_FIVE = Scale(
    exchanged=Worth(
        trumps=(1.75, 1.55, 1.2, 0.9, 0.75, 0.75, 0.55),
        long=0.0,
        king=0.6,
        queen=0.2,
        backed=0.4,
        void=0.3,
        eldest=0.0,
        base=0.6,
        even=4.5,
        spread=0.75,
    ),
    kept=Worth(
        trumps=(1.85, 1.4, 1.15, 0.8, 0.7, 0.6, 0.45),
        long=0.3,
        king=0.65,
        queen=0.15,
        backed=0.1,
        void=0.5,
        eldest=0.0,
        base=-1.2,
        even=4.3,
        spread=0.35,
    ),
)
"""Weights for eight cards at a table of five, with an ally (whose tricks count) and alone (rule 3.11)."""
OF_TEN = Scale(
    exchanged=Worth(
        trumps=(1.0, 1.15, 0.9, 0.8, 0.75, 0.6, 0.55),
        long=0.0,
        king=0.45,
        queen=0.25,
        backed=0.25,
        void=0.25,
        eldest=0.0,
        base=2.35,
        even=5.4,
        spread=0.7,
    ),
    kept=Worth(
        trumps=(1.8, 1.4, 1.15, 0.9, 0.75, 0.65, 0.45),
        long=0.4,
        king=0.85,
        queen=0.3,
        backed=0.5,
        void=0.55,
        eldest=0.0,
        base=-1.2,
        even=5.4,
        spread=0.5,
    ),
)
"""Weights for ten cards of four players, with an ally (whose tricks count) and alone (rule 24.3)."""
OF_PARTNERS = Scale(
    exchanged=Worth(
        trumps=(0.95, 0.95, 0.75, 0.65, 0.6, 0.55, 0.5),
        long=-0.2,
        king=0.45,
        queen=0.15,
        backed=0.1,
        void=0.25,
        eldest=0.0,
        base=2.0,
        even=4.4,
        spread=0.65,
    ),
    kept=Worth(
        trumps=(1.55, 1.25, 1.05, 0.95, 0.85, 0.8, 0.65),
        long=0.0,
        king=0.75,
        queen=0.3,
        backed=0.1,
        void=0.35,
        eldest=0.0,
        base=-0.25,
        even=4.45,
        spread=0.5,
    ),
)
"""Weights for eight cards with a fixed partner, and alone against two (rule 25.4)."""
OF_PARTNERS_ALL_DEALT = Scale(
    exchanged=Worth(
        trumps=(0.95, 0.85, 0.9, 0.75, 0.55, 0.45, 0.3),
        long=0.1,
        king=0.6,
        queen=0.25,
        backed=0.15,
        void=0.2,
        eldest=-0.1,
        base=1.8,
        even=4.3,
        spread=0.7,
    ),
    kept=Worth(
        trumps=(1.45, 1.25, 1.15, 0.95, 0.75, 0.7, 0.35),
        long=0.35,
        king=0.85,
        queen=0.45,
        backed=0.35,
        void=0.4,
        eldest=-0.1,
        base=-0.35,
        even=4.45,
        spread=0.5,
    ),
)
"""The same where no card is left over (rule 25.1)."""
OF_EIGHT_OF_FOUR = Scale(
    exchanged=Worth(
        trumps=(1.65, 1.3, 1.0, 0.85, 0.75, 0.75, 0.7),
        long=0.0,
        king=0.6,
        queen=0.2,
        backed=0.2,
        void=0.15,
        eldest=0.0,
        base=1.35,
        even=4.5,
        spread=0.75,
    ),
    kept=Worth(
        trumps=(1.9, 1.4, 1.15, 0.85, 0.7, 0.6, 0.55),
        long=0.3,
        king=0.75,
        queen=0.15,
        backed=0.1,
        void=0.4,
        eldest=0.0,
        base=-1.25,
        even=4.4,
        spread=0.4,
    ),
)
"""Weights for eight cards of four, with a called friend (whose tricks count) and alone (rule 26.1)."""
OF_TEN_OF_THREE = Scale(
    exchanged=Worth(
        trumps=(1.65, 1.3, 1.05, 0.8, 0.6, 0.4, 0.2),
        long=0.65,
        king=0.35,
        queen=0.55,
        backed=0.6,
        void=0.4,
        eldest=-0.25,
        base=1.0,
        even=5.55,
        spread=0.5,
    ),
    kept=Worth(
        trumps=(1.55, 1.15, 1.05, 0.8, 0.65, 0.3, 0.1),
        long=0.75,
        king=1.0,
        queen=0.65,
        backed=0.75,
        void=0.75,
        eldest=-0.2,
        base=-0.3,
        even=5.5,
        spread=0.45,
    ),
)
"""Weights for ten of thirty cards, with a king that is given and as dealt (rule 26.2)."""
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
    places = [place for place, card in enumerate(ranking.trumps) if card in hand]
    last = len(worth.trumps) - 1
    return (
        worth.base
        + sum(worth.trumps[min(place, last)] for place in places)
        + worth.long * max(0, len(places) - FOURTH)
        + sum(_plain(hand, suit, worth) for suit in ranking.plain.values())
        + (worth.eldest if eldest else 0.0)
    )


def _plain(hand: Cards, suit: Cards, worth: Worth) -> float:
    held = [card for card in suit if card in hand]
    if not held:
        return worth.void
    king, queen = (card in held for card in suit[:2])
    if king:
        return worth.king + (worth.backed if queen else 0.0)
    return worth.queen if queen and len(held) > 1 else 0.0


def winning_chance(count: float, worth: Worth) -> float:
    """Return the win probability of a hand counted at *count* tricks."""
    return 1.0 / (1.0 + exp((worth.even - count) / worth.spread))
