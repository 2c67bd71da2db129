"""
L'Hombre (chapter 21), as it is played in Denmark: three players, or four of whom one sits out.

The games are bid in a duel. Some name a trump, some turn it, some are played without trumps to lose
every trick. There is no pool: every game is paid between players, by a tariff.
"""

from __future__ import annotations

from itertools import chain

from ombre_desktop.engine.ante import Ante
from ombre_desktop.engine.cards import Pack, cards
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.auction import Auction, EqualBid
from ombre_desktop.engine.phases.auction_order import Duel, EldestAlone
from ombre_desktop.engine.phases.call_conditions import CallCondition, HoldsTheSame, LowestFirst, NeedsCards
from ombre_desktop.engine.ranking import BLACK_ACES, ranking_with_matadors
from ombre_desktop.engine.shuffle import DealerDraw, DrawRule
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import PACKETS, redeal
from ombre_desktop.engine.variants.parts.lhombre_games import contracts
from ombre_desktop.engine.variants.parts.lhombre_rules import (
    CallStyle,
    DanishRules,
    FirstDeal,
    HoldWith,
)
from ombre_desktop.engine.variants.parts.lhombre_tariffs import LADDERS, TariffRule

NAME = "lhombre"
SEATS = (4, 3)
STANDARD = DanishRules()
OPPOSITE = 2
PLAINER = {"spil": ("bedre", "tourne", "kobe_nolo", "respekt"), "solo": ("solo_spar",)}
"""The bids that wait for a plainer one of their kind."""
DRAWN = cards("SK CK HK DK")
"""The cards drawn for the first deal, one of each suit; spades deals."""


def build(house: str, seats: int) -> Ruleset:
    """Build the game with *house* rules, for three or four *seats*."""
    rules = DanishRules.parse(house)
    games = contracts(rules)
    names = [name for name in chain(*LADDERS[rules.ladder]) if name in games]
    table = tuple(games[name] for name in names)
    forced = tuple(games[name] for name in ("kasko",) if name in games)
    passed_out: Phase = redeal()
    if forced:
        passed_out = Auction(forced, EqualBid.NONE, EldestAlone(), (redeal(),))
    opening = Auction(table, EqualBid.ELDER_HOLD, Duel(), (passed_out,), conditions(rules, games), "21.3")
    fills = rules.tariff is TariffRule.POTT
    return Ruleset(
        name=NAME,
        house=rules,
        seats=seats,
        pack=Pack.SPANISH,
        packets=PACKETS,
        ante=Ante(Chips(rules.price("filling") if fills else 0), each=True, fills=fills),
        ranking=ranking_with_matadors,
        contracts=(*table, *forced),
        opening=(opening,),
        draw=first_dealer(rules, seats),
        sitter=OPPOSITE if seats == SEATS[0] else None,
        between_players=not fills,
    )


def conditions(rules: DanishRules, games: dict[str, Contract]) -> tuple[CallCondition, ...]:
    """Return the conditions of the bids (21.3)."""
    found: list[CallCondition] = [NeedsCards("respekt", BLACK_ACES)]
    if rules.hold_with is HoldWith.SAME_ONLY:
        found.append(HoldsTheSame())
    if rules.call_style is CallStyle.LOW:
        found += [LowestFirst(names, games[plainer]) for plainer, names in PLAINER.items()]
    return tuple(found)


def first_dealer(rules: DanishRules, seats: int) -> DealerDraw:
    """Return the way of finding the first dealer (21.1)."""
    if rules.first_dealer is FirstDeal.SPADE:
        return DealerDraw(DrawRule.FIRST_OF_EACH_SUIT, DRAWN[:seats])
    return DealerDraw(DrawRule(rules.first_dealer.value), Pack.SPANISH.cards)
