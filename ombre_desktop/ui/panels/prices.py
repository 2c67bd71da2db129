"""Facts that a panel gives with its question: the prices of bids, a lead, a defender's plea."""

from __future__ import annotations

from ombre_desktop.engine import Role, SeatView, price
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.auction import BidPrice
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import gano_plea
from ombre_desktop.ui.texts.people import shown_name


def prices(view: SeatView) -> dict[str, BidPrice]:
    """Return the winnings and cost of each bid in chips, by the name of its contract."""
    bidding = view.position.bidding
    found = {}
    for contract in view.position.ruleset.contracts:
        worth = price(view, contract)
        if worth is not None:
            holds = bidding is not None and bidding.standing == contract.name
            payers = view.position.seats - 1
            found[contract.name] = BidPrice(worth.pool, worth.from_each, worth.lost, holds, payers)
    return found


def leads(situation: Situation) -> bool:
    """Tell whether the trick is empty, so that the person leads."""
    view = situation.view
    playing = view.position.playing if view is not None else None
    return playing is not None and (playing.trick is None or not playing.trick.plays)


def plea(situation: Situation) -> str:
    """Return the request of another defender who said gano in this trick, in words; empty if nobody did."""
    view, sitting = situation.view, situation.sitting
    if view is None or sitting is None:
        return ""
    playing = view.position.playing
    trick = playing.trick if playing is not None else None
    if trick is None or view.position.role(view.seat) is Role.OMBRE:
        return ""
    asked = [(seat, card) for seat, card in trick.plays if card in trick.gano]
    if not asked:
        return ""
    seat, card = asked[-1]
    return gano_plea(shown_name(sitting.company.names[seat]), card_label(card, situation.deck))
