"""Deals of the games with a favour suit, at the first lead."""

from __future__ import annotations

from dialect import Deal, auction

from ombre_desktop.engine import ExchangeRequest, TrumpRequest


def favoured(
    game: str,
    contract: str,
    trump: str = "H",
    *,
    house: str = "",
    hands: str = "",
    turned: str = "H2",
    seats: int = 3,
) -> Deal:
    """
    Return a deal at the first lead, in which the eldest plays *contract* with *trump*.

    Nobody draws more than they must. With four at the table, seat 4 deals and sits out. One chip lies in
    the plate.
    """
    deal = auction("", name=game, house=house, hands=hands, talon=turned, seats=seats, pool=1, dealer=seats)
    deal = deal.does(f"1 {contract}")
    while deal.state.ombre is None:
        deal = deal.does(f"{deal.turn} pass")
    if isinstance(deal.asked, TrumpRequest):
        deal = deal.does(f"1 {trump}")
    while isinstance(deal.asked, ExchangeRequest):
        spare = [
            card for card in deal.state.hands[deal.asked.seat] if card not in deal.state.ranking.matadors
        ]
        deal = deal.does(f"{deal.turn} {' '.join(map(str, spare[: deal.limits[0]])) or '-'}")
    return deal
