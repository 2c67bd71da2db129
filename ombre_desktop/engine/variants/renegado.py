"""
Ombre Renegado (chapter 1 of the rule book): three players, nine cards each, thirteen in the talon.

The bids are entrada, vuelta and solo. An entrada names trump and exchanges; a
vuelta turns the trump from the talon and exchanges; a solo names trump and
plays the nine cards dealt. When all pass, low bids or a forced game may follow.
"""

from __future__ import annotations

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange, TrumpFrom
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.trump import NameTrumpPhase, OfferTurnedPhase, TurnTrumpPhase
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.after_trump import after_trump
from ombre_desktop.engine.variants.parts.all_pass import after_passes, low_contract
from ombre_desktop.engine.variants.parts.base import base_ruleset
from ombre_desktop.engine.variants.parts.passing_rules import ContrabolaCall, PassingRules
from ombre_desktop.engine.variants.parts.rule_groups import TableRules
from ombre_desktop.engine.variants.parts.table_rules import VueltaCard, VueltaSurrender

NAME = "renegado"
SEATS = (3,)
STANDARD = PassingRules()


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three *seats*."""
    rules = PassingRules.parse(house)
    above = rules.contrabola_call is ContrabolaCall.ABOVE_ENTRADA
    table = contracts(rules, (low_contract(rules, "contrabola", 2),) if above else ())
    passed = after_passes(rules)
    opening = Auction(table, rules.equal_bid, rules.auction_order.order, passed.phases)
    return base_ruleset(NAME, rules, (*table, *passed.contracts), opening, seats=seats)


def contracts(
    rules: TableRules,
    above_entrada: tuple[Contract, ...] = (),
    *,
    suits: tuple[Suit, ...] = tuple(Suit),
    at_naming: tuple[Phase, ...] = (),
) -> tuple[Contract, ...]:
    """
    Return the bids from low to high, with their chips and phases.

    One of *suits* is trump; the phases *at_naming* follow the naming at once.
    """
    name = NameTrumpPhase(suits)
    turn = TurnTrumpPhase(rules.vuelta_black_ace, name)
    offer = (OfferTurnedPhase(),) if rules.vuelta_card is VueltaCard.MAY_TAKE else ()
    draws = int(rules.ombre_max.value)
    consent = Answer.NONE if rules.vuelta_surrender is VueltaSurrender.AUTOMATIC else Answer.CONSENT
    entrada = (name, *at_naming, *after_trump(rules, draws, Answer.TAKE_OVER))
    vuelta = (turn, *at_naming, *offer, *after_trump(rules, draws, consent))
    solo = (name, *at_naming, *after_trump(rules, None, None))
    above = len(above_entrada)
    return (
        Contract("entrada", 1, Chips(rules.price("entrada")), entrada, exchange=Exchange.FULL),
        *above_entrada,
        Contract(
            "vuelta",
            2 + above,
            Chips(rules.price("vuelta")),
            vuelta,
            trump=TrumpFrom.TURNED,
            exchange=Exchange.FULL,
        ),
        Contract("solo", 3 + above, Chips(rules.price("solo")), solo),
    )
