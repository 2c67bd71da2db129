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
from ombre_desktop.engine.phases.outcome import NobodyPlays
from ombre_desktop.engine.phases.settlement import EachPays, SettlePhase
from ombre_desktop.engine.phases.surrender import Answer
from ombre_desktop.engine.phases.trump import NameTrumpPhase, OfferTurnedPhase, TurnTrumpPhase
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.ruleset import Ruleset
from ombre_desktop.engine.shuffle import draw_for_dealer
from ombre_desktop.engine.state import Phase
from ombre_desktop.engine.variants.after_trump import after_trump
from ombre_desktop.engine.variants.table_rules import PassedOut, TableRules, VueltaCard, VueltaSurrender

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
