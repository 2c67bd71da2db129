"""What to say in the auction, and which suit to name."""

from __future__ import annotations

from ombre_desktop.engine import Bid, CallRequest, Card, CardRequest, Cards, Say, SeatView, Suit, Word
from ombre_desktop.engine.actions import Call
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.valuation import EXCHANGED, KEPT, Worth, tricks, winning_chance

NAMED = frozenset({"entrada", "play", "ask"})
"""Contracts whose trump is named and whose hand is exchanged."""
TURNED = frozenset({"vuelta", "voltereta"})
"""Contracts whose trump is turned from the talon."""
AS_DEALT = frozenset({"solo", "sans_prendre", "no_exchange"})
"""Contracts whose hand is played as dealt."""

MARGIN = 0.0
"""Chips that a bid must be better than passing."""


def call(view: SeatView, request: CallRequest) -> Call:
    """
    The bid that should bring the most chips, if it brings enough.

    Maxim A1 (P): weigh what the pool and the others pay against what a loss costs.
    """
    bids = [one for one in request.calls if isinstance(one, Bid)]
    best = max(bids, key=lambda bid: expected_chips(view, bid), default=None)
    if best is None or expected_chips(view, best) <= MARGIN:
        return Say(Word.PASS)
    return best


def expected_chips(view: SeatView, bid: Bid) -> float:
    """What *bid* should bring, in chips."""
    state = view.position
    chance = winning(view, bid.contract)
    contract = state.ruleset.contract(bid.contract)
    assert contract is not None
    gain = state.stakes.pool + contract.base * (state.seats - 1)
    return chance * gain - (1.0 - chance) * price_of_losing(state)


def price_of_losing(state: DealState) -> float:
    """The pool again, and five chips (or the ante that each pays) a head (1.13)."""
    each = state.ruleset.ante.chips
    return float(state.stakes.pool + each * state.seats)


def winning(view: SeatView, contract: str) -> float:
    """How often this hand should win *contract*; 0 for one that the textbook does not play."""
    if contract in NAMED:
        return max(_chance(view, view.hand, suit, EXCHANGED) for suit in _suits(view))
    if contract in AS_DEALT:
        return max(_chance(view, view.hand, suit, KEPT) for suit in _suits(view))
    if contract in TURNED:
        return _turned(view)
    return 0.0


def best_suit(view: SeatView, suits: tuple[Suit, ...]) -> Suit:
    """
    The suit under which the hand counts most.

    Maxim A2 (P): not simply the longest; matadors and the black aces count in all.
    """
    contract = view.position.contract
    worth = KEPT if contract is not None and contract.name in AS_DEALT else EXCHANGED
    return max(suits, key=lambda suit: _count(view, view.hand, suit, worth))


def called_card(view: SeatView, request: CardRequest) -> Card:
    """
    The card of the suit in which the hand is longest: there it takes over from its holder.

    Maxim A3 (P).
    """
    return max(request.cards, key=lambda card: sum(mine.suit is card.suit for mine in view.hand))


def _suits(view: SeatView) -> frozenset[Suit]:
    """The suits of the pack; a game may leave one out."""
    return frozenset(card.suit for card in view.position.ruleset.pack.cards)


def _turned(view: SeatView) -> float:
    """The mean over every card that may be turned, which then belongs to the hand (A9)."""
    state = view.position
    unseen = [card for card in state.ruleset.pack.cards if card not in view.hand]
    worth = EXCHANGED
    return sum(_chance(view, (*view.hand, card), card.suit, worth) for card in unseen) / len(unseen)


def _chance(view: SeatView, hand: Cards, suit: Suit, worth: Worth) -> float:
    return winning_chance(_count(view, hand, suit, worth), worth)


def _count(view: SeatView, hand: Cards, suit: Suit, worth: Worth) -> float:
    state = view.position
    return tricks(hand, state.ruleset.ranking(suit), worth, eldest=view.seat == state.eldest)
