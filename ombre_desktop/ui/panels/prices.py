"""Facts that a panel gives with its question: prices of bids, refused bids, a lead, a defender's plea."""

from __future__ import annotations

from ombre_desktop.engine import Bid, Price, Reason, Refusal, Role, SeatView, Suit, price, refusal
from ombre_desktop.engine.trump_suits import dearer_trump, fixed_trump
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.bid_price import BidPrice
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import gano_plea
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.tariffs import TariffPrice


def prices(view: SeatView, held: int | None = None) -> dict[str, BidPrice]:
    """
    Return the winnings and cost of each bid in chips, by the name of its contract.

    *held* are the chips that lie before the person; None if the game is not played for chips.
    """
    game, bidding, seats = view.position.ruleset, view.position.bidding, view.position.seats
    stands = bidding.standing if bidding is not None and view.position.ombre is None else None
    said = game.contract(stands) if stands else None
    others = [seat for seat in view.position.ring if seat != view.seat]
    is_last = bidding is not None and said is None and all(bidding.passed[seat] for seat in others)
    found = {}
    for contract in game.contracts:
        worth = price(view, contract)
        if worth is not None:
            found[contract.name] = BidPrice(
                worth.pool,
                worth.from_each,
                worth.lost,
                hold=said is not None and said.level == contract.level,
                payers=worth.heads(seats),
                same=said is None or said.name == contract.name,
                tariff=_tariff(worth, seats),
                trump=fixed_trump(contract),
                owed=0 if held is None else max(0, worth.lost - max(0, held)),
                calls=contract.calls and (said is None or said.level <= contract.level),
                later=said is not None,
                last=is_last,
            )
    return found


def dearer(view: SeatView) -> Suit | None:
    """Return the trump that makes the game played another one, which is worth more; None if there is none."""
    contract = view.position.contract
    return None if contract is None else dearer_trump(contract)


def refusals(view: SeatView) -> dict[str, Refusal]:
    """Return why each bid of this auction that may not be made now is refused, by the contract's name."""
    found = {}
    for contract in view.position.ruleset.contracts:
        refused = refusal(view, Bid(contract.name))
        if refused is not None and refused.reason is not Reason.NO_SUCH_BID:
            found[contract.name] = refused
    return found


def price_of_surrender(view: SeatView) -> int | None:
    """Return the chips that the Ombre pays if a surrender is accepted; None if no chips are played for."""
    contract = view.position.contract
    worth = price(view, contract) if contract is not None else None
    return None if worth is None else int(worth.lost)


def price_played(view: SeatView, contract: str) -> TariffPrice | None:
    """Return the price of *contract*, which is played, by a tariff; None if there is no such tariff."""
    played = view.position.ruleset.contract(contract)
    worth = price(view, played) if played is not None else None
    return None if worth is None else _tariff(worth, view.position.seats)


def reason_given(situation: Situation) -> str:
    """Return what the Ombre says who gives up, while a defender is asked; empty if nobody gives up."""
    view, sitting = situation.view, situation.sitting
    if view is None or sitting is None or not view.position.play.asking:
        return ""
    from ombre_desktop.ui.texts.pleas import plea_told  # said seldom

    return plea_told(view, situation.deck, sitting.company.addressed)


def _tariff(worth: Price, seats: int) -> TariffPrice | None:
    """Return the price of a bid by a tariff with a price for each result; None if there is no such tariff."""
    if worth.worse is None:
        return None
    each = worth.payers is not None
    shares = worth.heads(seats) if each else 1
    most = worth.worse if worth.most is None else worth.most
    won = worth.from_each if each else worth.pool
    return TariffPrice(won, worth.lost // shares, worth.worse // shares, most // shares, each)


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
