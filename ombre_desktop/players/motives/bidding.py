"""The motive for a pass."""

from __future__ import annotations

from ombre_desktop.engine import Bid, CallRequest, Contract, Ranking, SeatView
from ombre_desktop.engine.cards import in_order, without
from ombre_desktop.engine.seats import with_seat
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.bidding import best_suit, call, contract_of, is_as_dealt, is_named, suits_of
from ombre_desktop.players.discarding import keeping


def one_trump_short(view: SeatView, request: CallRequest) -> tuple[Motive, ...]:
    """
    Tell that the textbook passes with *have* trumps in its best suit, but would bid with one more.

    The additional trump is the lowest one missing; it replaces the poorest plain card.
    """
    longer = _with_one_more(view)
    if longer is None or isinstance(call(view, request), Bid):
        return ()
    bid = call(longer, request)
    if not isinstance(bid, Bid) or not _names_trump(contract_of(view.position.ruleset, bid.contract)):
        return ()
    return (Motive("one_trump_short", (("have", sum(map(_ranking(view).is_trump, view.hand))),)),)


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
