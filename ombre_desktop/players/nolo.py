"""Games without trumps to lose every trick (rule 20.2): what they are worth, and what to throw away."""

from __future__ import annotations

from math import exp

from ombre_desktop.engine import Card, Cards, Discard, ExchangeRequest, SeatView
from ombre_desktop.engine.contract import Contract, Exchange
from ombre_desktop.engine.phases.laid_open import OpenPlayPhase
from ombre_desktop.engine.ranking import ranking_without_trumps

EVEN, SLOPE = 8.3, 0.33
"""The hazard at which a hand wins and loses equally often in self-play, and the log-odds of each more."""
OPEN = 5.0
"""The same hazard for a hand that lies open, from 110 deals in which strong players saw it."""
DRAWN = 2.0
"""The hazard that each card drawn adds, in place of the one thrown."""
LOWEST = 2
"""The number of cards of a suit that are low: one of them lets a hand duck at the first lead."""
SAFE = 2
"""A card is kept if it stands no more than this above its place among the lowest of its suit."""


def nolo_chance(view: SeatView, contract: Contract) -> float:
    """Estimate the probability that the hand takes no trick, after the exchange if there is one."""
    thrown = stand_high(view.hand) if contract.exchange is Exchange.FULL else ()
    kept = tuple(card for card in view.hand if card not in thrown)
    lies_open = any(isinstance(phase, OpenPlayPhase) for phase in contract.phases)
    even = OPEN if lies_open else EVEN
    return 1.0 / (1.0 + exp(SLOPE * (_hazard(kept) + DRAWN * len(thrown) - even)))


def nolo_discard(view: SeatView, request: ExchangeRequest) -> Discard:
    """Throw the cards that stand too high in their suits, the most dangerous first."""
    ordered = sorted(view.hand, key=lambda card: excess(view.hand, card), reverse=True)
    wanted = len(stand_high(view.hand))
    return Discard(tuple(ordered[: min(max(wanted, request.minimum), request.maximum)]))


def stand_high(hand: Cards) -> Cards:
    """Return the cards of *hand* that stand too high in their suits, and are thrown in an exchange."""
    return tuple(card for card in hand if excess(hand, card) > SAFE)


def is_low(hand: Cards) -> bool:
    """Tell whether each suit of *hand* has a card among the `LOWEST` of the suit."""
    plain = ranking_without_trumps().plain
    lowest = {card.suit: plain[card.suit].index(card) for card in hand}
    for card in hand:
        lowest[card.suit] = max(lowest[card.suit], plain[card.suit].index(card))
    return all(place >= len(plain[suit]) - LOWEST for suit, place in lowest.items())


def excess(hand: Cards, card: Card) -> int:
    """Count the lower cards of the suit of *card* in other hands, less one for each earlier round."""
    suit = ranking_without_trumps().plain[card.suit]
    below = suit[suit.index(card) + 1 :]
    own = sum(other in hand for other in below)
    return len(below) - 2 * own


def _hazard(hand: Cards) -> int:
    """Return the cards with which others can duck under the hand, summed over the rounds."""
    return sum(max(0, excess(hand, card)) for card in hand)
