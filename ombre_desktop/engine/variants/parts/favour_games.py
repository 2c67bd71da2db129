"""The games with a favour suit, in which the same bid is worth more: Tresillo and Rocambor (22.3)."""

from __future__ import annotations

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.chips import Chips
from ombre_desktop.engine.contract import Contract, Exchange, Goal, TrumpFrom
from ombre_desktop.engine.phases.auction import Auction
from ombre_desktop.engine.phases.call_conditions import CallCondition, OnlyTheLast
from ombre_desktop.engine.phases.choice_of_game import FixedRanking, RaisedByTrump
from ombre_desktop.engine.phases.contrabola import EndsAtTheOmbresTrick, NoTrickAtAll
from ombre_desktop.engine.phases.exchange import ExchangePhase
from ombre_desktop.engine.phases.follow import FollowRule
from ombre_desktop.engine.phases.forced import ForcedSpadille
from ombre_desktop.engine.phases.outcome import MostTricks, TakenOverTable
from ombre_desktop.engine.phases.payment import TakenOverPayments, WithBarePrice
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import PaymentRule, SettlePhase
from ombre_desktop.engine.phases.surrender import Answer, Surrender
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase, TurnedBlackAce, TurnTrumpPhase
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.ranking import ranking_without_trumps
from ombre_desktop.engine.state import Phase, Ruleset
from ombre_desktop.engine.variants.parts.base import base_ruleset, redeal
from ombre_desktop.engine.variants.parts.favour_rules import LastCall, Obliged, Pays, PlateRules
from ombre_desktop.engine.variants.parts.table_rules import Switch, TakeOver, VueltaSurrender
from ombre_desktop.value import Value

NAMED = NameTrumpPhase()
TURNED = TurnTrumpPhase(TurnedBlackAce.ITS_SUIT)
FOUR = 4
"""The seats at a table where one sits out."""
OBLIGED = "espada_obligada"
"""The forced game of the holder of spadille."""


class Words(Value):
    """The names of the bids, from low to high, and of a turned game whose suit is the favour suit."""

    entrada: str
    entrada_favor: str
    vuelta: str
    solo: str
    solo_favor: str
    vuelta_favor: str


class FavourGames(Value):
    """
    The contracts of a table: *values* are the chips for entrada, vuelta and solo.

    *draws* limits the exchange of the Ombre, *favour_draws* after a bid in the favour suit.
    """

    rules: PlateRules
    words: Words
    favour: Suit | None
    values: tuple[int, int, int]
    payments: PaymentRule
    draws: int
    favour_draws: int

    def bids(self) -> tuple[Contract, ...]:
        """Return the bids from low to high, with contrabola where the table plays it."""
        words, (entrada, _, solo) = self.words, self.values
        table = [Contract(words.entrada, 1, Chips(entrada), self._entrada(), exchange=Exchange.FULL)]
        if self.rules.contrabola is LastCall.LAST:
            table.append(self._contrabola())
        if self.favour is not None:
            named = FixedTrumpPhase(self.favour)
            low: tuple[Phase, ...] = (
                named,
                self._exchange(self.favour_draws),
                *self._played(Answer.TAKE_OVER),
            )
            table.append(Contract(words.entrada_favor, 2, self._more(entrada), low, exchange=Exchange.FULL))
        table.append(self._vuelta())
        raised = self._raised(words.solo_favor, solo, self.rules.favor_by_naming)
        high: tuple[Phase, ...] = (self._exchange(None), *self._played(None))
        table.append(Contract(words.solo, 4, Chips(solo), (NAMED, *raised, *high)))
        if self.favour is not None:
            table.append(Contract(words.solo_favor, 5, self._more(solo), (named, *high)))
        return tuple(table)

    def after_passes(self) -> tuple[tuple[Phase, ...], tuple[Contract, ...]]:
        """Return what follows a deal that all pass, and the contracts it can lead to."""
        if self.rules.passed_out is Obliged.REDEAL:
            return (redeal(),), ()
        base = Chips(self.values[0])
        forced = Contract(OBLIGED, 1, base, self._entrada(), exchange=Exchange.FULL, low=True)
        return (ForcedSpadille(forced, (redeal(),), basto=False),), (forced,)

    def turned_to_favour(self) -> tuple[Contract, ...]:
        """Return the contract of a vuelta that is worth more because of the card turned, if there is one."""
        return tuple(phase.contract for phase in self._vuelta().phases if isinstance(phase, RaisedByTrump))

    def _entrada(self) -> tuple[Phase, ...]:
        raised = self._raised(self.words.entrada_favor, self.values[0], self.rules.favor_by_naming)
        return (NAMED, *raised, self._exchange(self.draws), *self._played(Answer.TAKE_OVER))

    def _vuelta(self) -> Contract:
        value = self.values[1]
        automatic = self.rules.vuelta_surrender is VueltaSurrender.AUTOMATIC
        raised = self._raised(self.words.vuelta_favor, value, self.rules.vuelta_favor)
        play = self._played(Answer.NONE if automatic else Answer.CONSENT)
        phases = (TURNED, *raised, self._exchange(self.draws), *play)
        return Contract(
            self.words.vuelta, 3, Chips(value), phases, trump=TrumpFrom.TURNED, exchange=Exchange.FULL
        )

    def _contrabola(self) -> Contract:
        """Return the game to lose every trick, for the last player when all others have passed (22.3)."""
        play = PlayPhase(self._follow(), effect=EndsAtTheOmbresTrick())
        one = ExchangePhase(1, self.rules.def_first_max, self.rules.def_order, defenders=False, least=1)
        order = ranking_without_trumps()
        lose = (FixedRanking(order), one, play, SettlePhase(NoTrickAtAll(), self.payments))
        return Contract(
            "contrabola",
            1,
            Chips(self.rules.price("contrabola")),
            lose,
            goal=Goal.NONE,
            exchange=Exchange.PART,
            order=order,
        )

    def _raised(self, name: str, value: int, pays: Pays) -> tuple[Phase, ...]:
        """Return the raising to a contract worth more, where a trump of the favour suit is paid as such."""
        if self.favour is None or pays is Pays.PLAIN:
            return ()
        settled = (self._played(None)[-1],)
        return (RaisedByTrump(self.favour, Contract(name, 0, self._more(value), settled)),)

    def _more(self, value: int) -> Chips:
        return Chips(value * self.rules.favor_factor.times)

    def _exchange(self, most: int | None) -> ExchangePhase:
        return ExchangePhase(most, self.rules.def_first_max, self.rules.def_order)

    def _follow(self) -> FollowRule:
        return FollowRule("1.9", self.rules.renege_mixed)

    def _played(self, answer: Answer | None) -> tuple[Phase, ...]:
        """Return the play and its settlement; *answer* is the defenders' answer to a surrender."""
        spanish = self.rules.takeover is TakeOver.SPANISH
        talk = (Surrender(answer, self.rules.surrender is Switch.ON), ClaimOrVole(pays_taker=not spanish))
        outcome = MostTricks()
        settle = SettlePhase(outcome, self.payments)
        if spanish and isinstance(self.payments, WithBarePrice):
            settle = SettlePhase(TakenOverTable(outcome), TakenOverPayments(self.payments))
        return (PlayPhase(self._follow(), talk), settle)


def plate_game(name: str, games: FavourGames, seats: int, *conditions: CallCondition) -> Ruleset:
    """Build the game called *name* of the contracts that *games* has, for three or four *seats*."""
    rules, table = games.rules, games.bids()
    passed, forced = games.after_passes()
    if rules.contrabola is LastCall.LAST:
        conditions = (*conditions, OnlyTheLast("contrabola"))
    opening = Auction(table, rules.equal_bid, rules.auction_order.order, passed, conditions)
    every = (*table, *games.turned_to_favour(), *forced)
    sitter = rules.sitter.place if seats == FOUR else None
    return base_ruleset(name, rules, every, opening, seats=seats, sitter=sitter)
