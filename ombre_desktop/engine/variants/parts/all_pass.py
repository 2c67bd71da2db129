"""
The phases after three passes: low bids in a second round, or a forced game (A4, 3.1 to 3.5).

Here the house rules become contracts and phases.
"""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange, Goal, TrumpFrom
from ombre_desktop.engine.phases.auction import Auction, EqualBid
from ombre_desktop.engine.phases.auction_order import OnceRound
from ombre_desktop.engine.phases.contrabola import ContrabolaPayments, EndsAtTheOmbresTrick, NoTrickAtAll
from ombre_desktop.engine.phases.exchange import ExchangePhase
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.gascarola import CascaPhase
from ombre_desktop.engine.phases.outcome import ThrownIn
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.trump import (
    NameOrThrowInPhase,
    NameTrumpPhase,
    OfferTurnedPhase,
    RaisedPhase,
    TurnTrumpPhase,
)
from ombre_desktop.engine.state import Phase
from ombre_desktop.engine.variants.parts.after_trump import after_exchange, loss, settlement, talon_rest
from ombre_desktop.engine.variants.parts.base import redeal
from ombre_desktop.engine.variants.parts.passing_rules import (
    AfterLowBids,
    AllPass,
    ContrabolaCall,
    ForcedNaming,
    LowBidOrder,
    PassingRules,
    VolteretaMax,
)
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch, Switch, VueltaCard, VueltaSurrender
from ombre_desktop.value import Value

VOLTERETA_DRAWS = 5
FORCED_DRAWS = 8


class AfterPasses(Value):
    """The continuation after all have passed: its *phases*, and the *contracts* it can lead to."""

    phases: tuple[Phase, ...]
    contracts: tuple[Contract, ...] = ()


def after_passes(rules: PassingRules) -> AfterPasses:
    """Return the continuation that the table has agreed (A4)."""
    if rules.passed_out is not AllPass.LOW_BIDS:
        return _redeal_or_forced(rules, rules.passed_out)
    last = _redeal_or_forced(rules, rules.after_low_bids)
    offered = [name for name in LOW if name in rules.low_bids.names and not _is_above(rules, name)]
    if not offered:
        return last
    table = tuple(low_contract(rules, name, level) for level, name in enumerate(offered, start=1))
    order = OnceRound(first_come=rules.low_bid_order is LowBidOrder.FIRST_COME)
    again = Auction(table, EqualBid.NONE, order, last.phases, rule="3.1")
    return AfterPasses((again,), (*table, *last.contracts))


def low_contract(rules: PassingRules, name: str, level: int) -> Contract:
    """Return the low bid called *name* at that *level* of its auction."""
    low = LOW[name]
    base = Chips(rules.price("entrada"))
    return Contract(name, level, base, low.phases(rules), low.goal, low.trump, low.exchange, low=True)


def _is_above(rules: PassingRules, name: str) -> bool:
    return name == "contrabola" and rules.contrabola_call is ContrabolaCall.ABOVE_ENTRADA


def _redeal_or_forced(rules: PassingRules, follows: AllPass | AfterLowBids) -> AfterPasses:
    if follows in (AllPass.FORCE_SPADILLE, AfterLowBids.FORCE_SPADILLE):
        forced = _forced(rules)
        base = Chips(rules.price("entrada"))
        contract = Contract("forced_spadille", 1, base, forced, exchange=Exchange.FULL, low=True)
        seek = ForcedSpadille(contract, (redeal(),), rules.force_spadille_basto is Switch.ON)
        return AfterPasses((seek,), (contract,))
    adds = follows in (AllPass.REDEAL_PLUS_COUNTER, AfterLowBids.REDEAL_PLUS_COUNTER)
    return AfterPasses((redeal(int(adds)),))


def _voltereta(rules: PassingRules) -> tuple[Phase, ...]:
    """Return the phases of voltereta: the top card is turned, and spadille raises it to a vuelta (3.2)."""
    offer = (OfferTurnedPhase(),) if rules.vuelta_card is VueltaCard.MAY_TAKE else ()
    apart = rules.voltereta_max is VolteretaMax.PLUS_TURNED
    exchange = ExchangePhase(VOLTERETA_DRAWS, rules.def_first_max, rules.def_order, apart)
    before = (*offer, exchange, *talon_rest(rules))
    consent = Answer.NONE if rules.vuelta_surrender is VueltaSurrender.AUTOMATIC else Answer.CONSENT
    after = (*before, *after_exchange(rules, consent))
    base = Chips(rules.price("vuelta"))
    raised = Contract("vuelta", 1, base, after, trump=TrumpFrom.TURNED, exchange=Exchange.PART)
    turn = TurnTrumpPhase(rules.vuelta_black_ace)
    return (turn, RaisedPhase(raised), *before, *after_exchange(rules, Answer.TAKE_OVER))


def _gascarola(rules: PassingRules) -> tuple[Phase, ...]:
    """Return the phases of gascarola: the Ombre's new hand, the trump, the defenders' exchange (3.3)."""
    thrown_in = (SettlePhase(ThrownIn(), settlement(rules).payment),)
    may = rules.casca_throw_in is ConferSwitch.ON
    name = NameOrThrowInPhase(thrown_in) if may else NameTrumpPhase()
    return (
        CascaPhase(rules.casca_choice, rules.casca_keep),
        name,
        ExchangePhase(None, rules.def_first_max, rules.def_order),
        *talon_rest(rules),
        *after_exchange(rules, Answer.TAKE_OVER),
    )


def _contrabola(rules: PassingRules) -> tuple[Phase, ...]:
    """Return the phases of contrabola: no exchange, no talk, and the Ombre avoids every trick (3.4)."""
    play = PlayPhase(FollowRule("1.9", rules.renege_mixed), effect=EndsAtTheOmbresTrick())
    return (NameTrumpPhase(held=True), play, SettlePhase(NoTrickAtAll(), ContrabolaPayments(loss(rules))))


def _forced(rules: PassingRules) -> tuple[Phase, ...]:
    """Return the phases of a forced game: an entrada with up to eight cards drawn (3.5)."""
    name = NameTrumpPhase()
    rest = (*talon_rest(rules), *after_exchange(rules, Answer.TAKE_OVER))
    if rules.force_name_trump is ForcedNaming.BEFORE_DRAW:
        return (name, ExchangePhase(FORCED_DRAWS, rules.def_first_max, rules.def_order), *rest)
    own = ExchangePhase(FORCED_DRAWS, rules.def_first_max, rules.def_order, defenders=False)
    return (own, name, ExchangePhase(None, rules.def_first_max, rules.def_order), *rest)


class LowBid(Value):
    """A low bid: its traits and its phases."""

    phases: Callable[[PassingRules], tuple[Phase, ...]]
    goal: Goal
    trump: TrumpFrom
    exchange: Exchange


LOW = {
    "gascarola": LowBid(_gascarola, Goal.MOST, TrumpFrom.NAMED, Exchange.ANEW),
    "voltereta": LowBid(_voltereta, Goal.MOST, TrumpFrom.TURNED, Exchange.PART),
    "contrabola": LowBid(_contrabola, Goal.NONE, TrumpFrom.NAMED, Exchange.NONE),
}
"""The low bids from low to high (3.1)."""
