"""
Ombre Renegado (chapter 1 of the rule book): three players, nine cards each, thirteen in the talon.

The bids are entrada, vuelta and solo. An entrada names trump and exchanges; a
vuelta turns the trump from the talon and exchanges; a solo names trump and
plays the nine cards dealt.
"""

from __future__ import annotations

from functools import partial

from ombre_desktop.engine.cards import Pack
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.estuches import EstucheRule
from ombre_desktop.engine.phases.exchange import ExchangePhase
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.loss import LossRule
from ombre_desktop.engine.phases.outcome import MostTricks, NobodyPlays, TakenOverTable
from ombre_desktop.engine.phases.payment import ChipPayments, TakenOverPayments
from ombre_desktop.engine.phases.play import PlayPhase, Talk
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.surrender import Answer, Surrender
from ombre_desktop.engine.phases.talon import DealerShowsPhase, OpenTalonPhase, TalonRest
from ombre_desktop.engine.phases.trump import NameTrumpPhase, OfferTurnedPhase, TurnTrumpPhase
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.ruleset import Ruleset
from ombre_desktop.engine.shuffle import draw_for_dealer
from ombre_desktop.engine.state import Phase
from ombre_desktop.engine.variants.table_rules import (
    ConferSwitch,
    PassedOut,
    Switch,
    TableRules,
    TakeOver,
    VueltaCard,
    VueltaSurrender,
)

NAME = "renegado"
SEATS = (3,)
STANDARD = TableRules()
PACKETS = (3, 3, 3)


def build(house: str, seats: int) -> Ruleset:
    """The game with *house* rules, for three *seats*."""
    rules = TableRules.parse(house)
    table = contracts(rules)
    counter = EachPays(int(rules.passed_out is PassedOut.REDEAL_PLUS_COUNTER))
    passed_out = (SettlePhase(NobodyPlays(), counter),)
    return Ruleset(
        name=NAME,
        house=rules,
        seats=seats,
        pack=Pack.SPANISH,
        packets=PACKETS,
        ante=rules.ante.ante,
        ranking=ranking_with_matadors,
        contracts=table,
        opening=(Auction(table, rules.equal_bid, rules.auction_order, passed_out),),
        draw=partial(draw_for_dealer, rules.first_dealer, Pack.SPANISH),
    )


def contracts(rules: TableRules) -> tuple[Contract, ...]:
    """The three bids from low to high, each with what it is worth and what follows it."""
    name, turn = NameTrumpPhase(), TurnTrumpPhase(rules.vuelta_black_ace)
    offer = (OfferTurnedPhase(),) if rules.vuelta_card is VueltaCard.MAY_TAKE else ()
    ombre_max = int(rules.ombre_max.value)
    consent = Answer.NONE if rules.vuelta_surrender is VueltaSurrender.AUTOMATIC else Answer.CONSENT
    rows: tuple[tuple[str, int, tuple[Phase, ...], int | None, Answer | None], ...] = (
        ("entrada", 5, (name,), ombre_max, Answer.TAKE_OVER),
        ("vuelta", 7, (turn, *offer), ombre_max, consent),
        ("solo", 15, (name,), None, None),
    )
    return tuple(
        Contract(word, level, Chips(base), (*trump, *after_trump(rules, draws, answer)))
        for level, (word, base, trump, draws, answer) in enumerate(rows, start=1)
    )


def after_trump(rules: TableRules, draws: int | None, answer: Answer | None) -> tuple[Phase, ...]:
    """Exchange, play and settlement; *draws* bounds the Ombre's exchange, *answer* meets a surrender."""
    surrender = Surrender(answer if rules.surrender is Switch.ON else None)
    talk: tuple[Talk, ...] = (surrender, ClaimOrVole(rules.vole_confer is ConferSwitch.ON))
    return (
        ExchangePhase(draws, rules.def_first_max, rules.def_order),
        *talon_rest(rules),
        PlayPhase(FollowRule("1.9", rules.renege_mixed), talk),
        settlement(rules),
    )


def talon_rest(rules: TableRules) -> tuple[Phase, ...]:
    """What becomes of the untaken cards (A14)."""
    rest: dict[TalonRest, tuple[Phase, ...]] = {
        TalonRest.HIDDEN: (),
        TalonRest.FACE_UP: (OpenTalonPhase(),),
        TalonRest.DEALER_MAY_SHOW: (DealerShowsPhase(),),
    }
    return rest[rules.talon_rest]


def settlement(rules: TableRules) -> SettlePhase:
    """Outcome and payments of a game that was played (1.12 and 1.13)."""
    loss = LossRule(
        unit=rules.ante.chips,
        heads=rules.puesta_heads,
        cap=rules.pool_cap.chips,
        base=rules.loss_base,
        bonus=rules.loss_bonus,
        primeras=rules.primeras_against,
    )
    estuches = EstucheRule(rules.estuches, rules.estuche_lacking, rules.estuche_hand)
    paid = ChipPayments(loss, estuches, rules.vole_bonus, rules.failed_vole_pool, rules.codille_pool)
    outcome = MostTricks(rules.split_144)
    if rules.takeover is TakeOver.SPANISH:
        return SettlePhase(TakenOverTable(outcome), TakenOverPayments(paid))
    return SettlePhase(outcome, paid)
