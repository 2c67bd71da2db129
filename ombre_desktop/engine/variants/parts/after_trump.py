"""
The phases after trump in every game with a pool: exchange, play and settlement.

Here the house rules become the rule objects that decide for the phases.
"""

from __future__ import annotations

from ombre_desktop.engine.phases.estuches import EstucheRule
from ombre_desktop.engine.phases.exchange import ExchangePhase
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.gano import GanoRule
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.phases.outcome import MostTricks, TakenOverTable
from ombre_desktop.engine.phases.payment import Bonuses, ChipPayments, TakenOverPayments
from ombre_desktop.engine.phases.play import PlayPhase, Talk
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.surrender import Answer, Surrender
from ombre_desktop.engine.phases.talon import DealerShowsPhase, OpenTalonPhase, TalonRest
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.state import Phase
from ombre_desktop.engine.variants.parts.rule_groups import ChipPriceRules, TableRules
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch, Gano, Switch, TakeOver

SURE_OF_CODILLE = 4
"""The number of tricks with which a defender needs only one more for codille."""


def after_trump(rules: TableRules, draws: int | None, answer: Answer | None) -> tuple[Phase, ...]:
    """
    Return exchange, play and settlement.

    *draws* limits the Ombre's exchange. *answer* is the defenders' answer to a surrender.
    """
    exchange = ExchangePhase(draws, rules.def_first_max, rules.def_order)
    return (exchange, *talon_rest(rules), *after_exchange(rules, answer))


def after_exchange(rules: TableRules, answer: Answer | None) -> tuple[Phase, ...]:
    """Return play and settlement; *answer* is the defenders' answer to a surrender."""
    surrender = Surrender(answer, allowed=rules.surrender is Switch.ON)
    five = ClaimOrVole(
        confers=rules.vole_confer is ConferSwitch.ON, pays_taker=rules.takeover is TakeOver.LITERAL
    )
    talk: tuple[Talk, ...] = (surrender, five)
    play = PlayPhase(FollowRule("1.9", rules.renege_mixed), talk, gano=gano(rules))
    return (play, settlement(rules))


def talon_rest(rules: TableRules) -> tuple[Phase, ...]:
    """Return the phases for the rest of the talon (A14)."""
    rest: dict[TalonRest, tuple[Phase, ...]] = {
        TalonRest.HIDDEN: (),
        TalonRest.FACE_UP: (OpenTalonPhase(),),
        TalonRest.DEALER_MAY_SHOW: (DealerShowsPhase(),),
    }
    return rest[rules.talon_rest]


def gano(rules: TableRules) -> GanoRule | None:
    """Return the gano rule of the table; None if defenders may not say gano (3.6)."""
    if rules.gano is Gano.OFF:
        return None
    bound = SURE_OF_CODILLE if rules.gano_no_codille is ConferSwitch.ON else None
    return GanoRule(binding=rules.gano is Gano.BINDING, most=bound)


def settlement(rules: TableRules) -> SettlePhase:
    """Return outcome and payments of a game that was played (1.12 and 1.13)."""
    estuches = EstucheRule(rules.estuches, rules.estuche_lacking, rules.estuche_hand, rules.price("estuche"))
    pools = (rules.vole_bonus, rules.failed_vole_pool, rules.codille_pool)
    paid = ChipPayments(loss(rules), estuches, *pools, bonuses(rules))
    outcome = MostTricks(rules.split_144)
    if rules.takeover is TakeOver.SPANISH:
        return SettlePhase(TakenOverTable(outcome), TakenOverPayments(paid))
    return SettlePhase(outcome, paid)


def bonuses(rules: ChipPriceRules) -> Bonuses:
    """Return the prices besides those of the bids; games above an entrada lower that of a missed vole."""
    return Bonuses(*(rules.price(name) for name in ("primeras", "vole", "vole_missed", "entrada")))


def loss(rules: TableRules) -> LossRule:
    """Return the price of a lost game."""
    return LossRule(
        unit=rules.price("head"),
        heads=rules.puesta_heads,
        cap=rules.pool_cap.chips,
        base=rules.loss_base,
        bonus=rules.loss_bonus,
        primeras=rules.primeras_against,
        first_five=rules.price("primeras"),
    )
