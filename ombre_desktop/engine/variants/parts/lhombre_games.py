"""The games of L'Hombre, from spil to the open nolo: their phases by the rules of the table (21.2, 21.6)."""

from __future__ import annotations

from functools import lru_cache

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange, Goal, TrumpFrom
from ombre_desktop.engine.phases.choice_of_game import ChooseGamePhase, FixedRanking, RaisedByTrump
from ombre_desktop.engine.phases.exchange import DefenderOrder, ExchangePhase
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.gascarola import CascaChoice, CascaKeep, CascaPhase
from ombre_desktop.engine.phases.joint_nolo import EachForThemselves, EachPaid, JoinedExchange, JoinPhase
from ombre_desktop.engine.phases.laid_open import OpenPlayPhase
from ombre_desktop.engine.phases.outcome import BestDefender, NoTricks, ThrownIn
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.phases.tariff import FromPool, PerOpponent, Rate, TariffPayments
from ombre_desktop.engine.phases.throw_in import ThrowInPhase
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase, TurnTrumpPhase
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.ranking import ranking_of_black_aces, ranking_without_trumps
from ombre_desktop.engine.state import Phase
from ombre_desktop.engine.variants.parts.lhombre_rules import (
    DanishRules,
    Declare,
    ExtraGames,
    NobodyBids,
    Nolos,
    SpadeSolo,
)
from ombre_desktop.engine.variants.parts.lhombre_tariffs import BY_TRICK, LADDERS, RATES, Ladder, TariffRule
from ombre_desktop.engine.variants.parts.table_rules import ConferSwitch, Switch
from ombre_desktop.value import replace

ALL_NINE = 9
NAMED = NameTrumpPhase()


def contracts(rules: DanishRules) -> dict[str, Contract]:
    """Return every game of the table by its name, with the choices that a bid leaves open (21.6)."""
    games = {row.name: row for row in (*_bought(rules), *_as_dealt(rules))}
    tourne, kobe, respekt = (games[name] for name in ("tourne", "kobe_nolo", "respekt"))
    chosen = {"spil": ChooseGamePhase(NAMED, (tourne, kobe, respekt), respekt.name)}
    if rules.declare is Declare.NOT_LOWER:
        none = NameTrumpPhase(())
        only_spades = NameTrumpPhase((Suit.SPADES,))
        below = (kobe, respekt) if rules.ladder is Ladder.ICELAND else (tourne, kobe, respekt)
        chosen["bedre"] = ChooseGamePhase(only_spades, (tourne, kobe, respekt), respekt.name)
        chosen["tourne"] = ChooseGamePhase(none, (tourne, kobe, respekt), respekt.name)
        chosen["kobe_nolo"] = ChooseGamePhase(none, below, respekt.name)
    for name, choice in chosen.items():
        _, *rest = games[name].phases
        games[name] = replace(games[name], phases=(choice, *rest))
    return games


def _bought(rules: DanishRules) -> tuple[Contract, ...]:
    """Return the games in which the Ombre buys, or takes a new hand."""
    turn = TurnTrumpPhase(rules.turned_black_ace)
    spades = FixedTrumpPhase(Suit.SPADES)
    full, turned = Exchange.FULL, TrumpFrom.TURNED
    return (
        _row(rules, "spil", NAMED, *_exchanged(rules, 1), exchange=full),
        _row(rules, "bedre", spades, *_exchanged(rules, 1), exchange=full),
        _row(rules, "tourne", turn, *_exchanged(rules, 2), trump=turned, exchange=full),
        _row(rules, "respekt", turn, *_exchanged(rules, 2), trump=turned, exchange=full),
        _nolo(rules, "kobe_nolo", *_joined(rules, _buying(rules, 1)), *_lost(rules), exchange=full),
        *(_forced(rules) if rules.passed_out is NobodyBids.KASKO else ()),
    )


def _forced(rules: DanishRules) -> tuple[Contract, ...]:
    """Return the game that forehand may play when all have passed (21.9)."""
    casca = CascaPhase(CascaChoice.SEEN, CascaKeep.ANY)
    phases: tuple[Phase, ...] = (casca, NAMED, _buying(rules, None), *_played(rules))
    return (_row(rules, "kasko", *phases, exchange=Exchange.ANEW),)


def _as_dealt(rules: DanishRules) -> tuple[Contract, ...]:
    """Return the games that the Ombre plays with the nine cards dealt."""
    they = _buying(rules, None)
    spar = _row(rules, "solo_spar", FixedTrumpPhase(Suit.SPADES), they, *_played(rules))
    raised = (RaisedByTrump(Suit.SPADES, spar),) if rules.solo_in_spades is SpadeSolo.SPAR else ()
    return (
        _row(rules, "solo", NAMED, *raised, they, *_played(rules)),
        spar,
        _nolo(rules, "ren_nolo", *_joined(rules), *_lost(rules)),
        _nolo(rules, "ouvert", *_lost(rules, lies_open=True)),
        *(_grand(rules, they) if rules.extras is ExtraGames.GRAND else ()),
    )


def _grand(rules: DanishRules, they: Phase) -> tuple[Contract, ...]:
    """Return the game in which the black aces are the only trumps (20.3)."""
    aces = ranking_of_black_aces()
    return (replace(_row(rules, "grand", FixedRanking(aces), they, *_played(rules)), order=aces),)


def _nolo(rules: DanishRules, name: str, *phases: Phase, exchange: Exchange = Exchange.NONE) -> Contract:
    """Return a game without trumps to lose every trick."""
    order = ranking_without_trumps()
    row = _row(rules, name, FixedRanking(order), *phases, goal=Goal.NONE, exchange=exchange)
    return replace(row, order=order)


def _row(
    rules: DanishRules,
    name: str,
    *phases: Phase,
    goal: Goal = Goal.MOST,
    trump: TrumpFrom = TrumpFrom.NAMED,
    exchange: Exchange = Exchange.NONE,
) -> Contract:
    forced = name == "kasko"
    base = Chips(rules.price(f"{name}_won"))
    return Contract(name, 1 if forced else level(rules, name), base, phases, goal, trump, exchange, forced)


def _buying(rules: DanishRules, least: int | None) -> ExchangePhase:
    """Return the exchange of the Ombre, who must buy at *least* some cards; with None, of the defenders."""
    if least is None:
        return ExchangePhase(None, rules.def_first_max, DefenderOrder.FIXED)
    return ExchangePhase(ALL_NINE, rules.def_first_max, DefenderOrder.FIXED, defenders=False, least=least)


def _exchanged(rules: DanishRules, least: int) -> tuple[Phase, ...]:
    """Return the Ombre's exchange, their last chance to give up, the defenders' exchange, and the play."""
    gives_up = ThrowInPhase((SettlePhase(ThrownIn(), payments(rules)),))
    thrown = (gives_up,) if rules.throw_in is Switch.ON else ()
    return (_buying(rules, least), *thrown, _buying(rules, None), *_played(rules))


def _played(rules: DanishRules) -> tuple[Phase, ...]:
    """Return the play of a game for most tricks, and its settlement."""
    tout = (ClaimOrVole(),) if rules.tout is Switch.ON else ()
    return (
        PlayPhase(FollowRule("1.9", rules.renege_mixed), tout),
        SettlePhase(BestDefender(), payments(rules)),
    )


def _lost(rules: DanishRules, *, lies_open: bool = False) -> tuple[Phase, ...]:
    """Return the play of a game to lose every trick, and its settlement."""
    kind = OpenPlayPhase if lies_open else PlayPhase
    settle = SettlePhase(NoTricks(), payments(rules))
    if rules.nolos is Nolos.SEVERAL and not lies_open:
        settle = SettlePhase(EachForThemselves(), EachPaid(payments(rules)))
    return (kind(FollowRule("1.9", rules.renege_mixed)), settle)


def _joined(rules: DanishRules, *buying: Phase) -> tuple[Phase, ...]:
    """Return the Ombre's *buying*; where several may play a nolo, the others say before it if they do."""
    if rules.nolos is Nolos.ONE:
        return buying
    too = JoinedExchange(ALL_NINE, rules.def_first_max, DefenderOrder.FIXED, least=1)
    return (JoinPhase(), *buying, *((too,) if buying else ()))


def level(rules: DanishRules, name: str) -> int:
    """Return the height of the bid called *name* in the ladder of the table."""
    return next(at for at, row in enumerate(LADDERS[rules.ladder], start=1) if name in row)


@lru_cache(maxsize=64)
def payments(rules: DanishRules) -> TariffPayments:
    """
    Return the payments by the tariff of the table.

    Every contract of a game asks for them: without the cache, to build the game takes 7.5 ms instead of 1.
    """
    listed = {row.name for row in rules.price_list()}
    rates = tuple(rate(rules, name) for name in RATES[rules.tariff] if f"{name}_won" in listed)
    tout = rules.price("tout") if "tout" in listed else 0
    if rules.tariff is TariffRule.POTT:
        return TariffPayments(rates, FromPool(), tout)
    return TariffPayments(rates, PerOpponent(sitter=rules.sitter_pays is ConferSwitch.ON), tout)


def rate(rules: DanishRules, name: str) -> Rate:
    """Return the prices of the game called *name* at this table."""
    won, tied = rules.price(f"{name}_won"), rules.price(f"{name}_tied")
    if (rules.tariff, name) not in BY_TRICK:
        return Rate(name, won, tied, rules.price(f"{name}_lost"))
    trick = rules.price(f"{name}_trick")
    return Rate(name, won, tied, tied + trick, trick, rules.kupp_cap.chips)
