"""The motive for a pass for want of one trump."""

from __future__ import annotations

from ombre_desktop.engine import Bid, CallRequest, Contract, Ranking, SeatView
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.bidding import best_suit, call, contract_of, is_as_dealt, is_named, suits_of
from ombre_desktop.players.discarding import keeping

FEWEST = 4
"""The fewest trumps with which a hand is said to lack only one."""
STRONG = 2
"""The number of matadors, or of plain kings, that do not explain why a hand is too weak."""


def one_trump_short(view: SeatView, request: CallRequest) -> Motive | None:
    """
    Tell that the textbook passes with *have* trumps in its best suit, but would bid with one more.

    It is said only while nobody has bid, since afterwards the same hand may be strong enough for a lower bid.
    The additional trump is the lowest one missing; it replaces the poorest plain card. What else is wanting
    is told as well, since with it that many trumps are worth a bid: *matadors* among the trumps, or *kings*
    beside them.
    """
    bidding = view.position.bidding
    if bidding is None or bidding.height or isinstance(call(view, request), Bid):
        return None
    longer = _with_one_more(view)
    bid = call(longer, request) if longer is not None else None
    if not isinstance(bid, Bid) or not _names_trump(contract_of(view.position.ruleset, bid.contract)):
        return None
    ranking = _ranking(view)
    held = sum(map(ranking.is_trump, view.hand))
    if held < FEWEST:
        return None
    if not ranking.matadors:
        return Motive("one_trump_short", (("have", held),))
    matadors = sum(card in view.hand for card in ranking.matadors)
    kings = sum(cards[0] in view.hand for cards in ranking.plain.values())
    if matadors >= STRONG and kings < STRONG:
        return Motive("few_kings", (("have", held), ("kings", kings)))
    return Motive("few_matadors", (("have", held), ("matadors", matadors)))


def _ranking(view: SeatView) -> Ranking:
    """Return the ranking with the best suit as trump."""
    return view.position.ruleset.ranking(best_suit(view, suits_of(view)))


def _with_one_more(view: SeatView) -> SeatView | None:
    """Return *view* with one more trump, or None if no trump is missing or no plain card can be replaced."""
    state, ranking = view.position, _ranking(view)
    missing = [card for card in ranking.trumps if card not in view.hand]
    others = [card for card in view.hand if not ranking.is_trump(card)]
    if not missing or not others:
        return None
    poorest = min(others, key=lambda card: (keeping(card, view.hand, ranking), card.position))
    hand = in_order((*without(view.hand, poorest), missing[-1]))
    return SeatView(view.seat, state._replace(hands=with_seat(state.hands, view.seat, hand)))


def _names_trump(contract: Contract) -> bool:
    return is_named(contract) or is_as_dealt(contract)
