"""A measured table: the same cards and the same chance for whoever sits there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, lru_cache
from random import Random
from time import process_time

from ombre_desktop.engine import (
    Action,
    CallRequest,
    CardRequest,
    Chips,
    ChoiceRequest,
    DealState,
    ExchangeRequest,
    PlayRequest,
    Request,
    Ruleset,
    Seat,
    Session,
    TrumpRequest,
    apply,
    request,
    ruleset,
    start,
)
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.value import replace

KINDS: Mapping[type[Request], str] = {
    CallRequest: "bid",
    TrumpRequest: "trump",
    CardRequest: "king",
    ExchangeRequest: "exchange",
    PlayRequest: "card",
    ChoiceRequest: "question",
}
"""A word for each kind of decision."""

USUAL = "textbook"
"""Who plays the deals that only bring the stakes about."""

Seated = Sequence[Sitter]
"""Who sits at each seat."""


class NoPoolError(OmbreError):
    """Chips were to be laid into the pool of a game that has none."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} is played for points and has no pool")


@dataclass(frozen=True, slots=True)
class Table:
    """
    What is played, and with which cards; words and numbers only, so that it can travel.

    *pool* are chips that lie there before the antes, *worlds* the most that anybody
    imagines for a decision (0: as many as usual). Deals are counted from 0 and the seats deal
    in turn. Each deal has fresh stakes, or with *carry* those that so long a sitting of
    textbook players, in which it stands, has come to: the same for whoever is measured.
    """

    game: str = "renegado"
    house: str = ""
    seats: int | None = None
    seed: str = "1"
    pool: int = 0
    worlds: int = 0
    carry: int = 1

    @property
    def rules(self) -> Ruleset:
        """The game with its house rules; `SettingError` if there is none such."""
        return _rules(self.game, self.house, self.seats)

    @property
    def unit(self) -> str:
        """What is won."""
        return "points" if self.rules.target else "chips"

    def checked(self) -> Table:
        """This table, if it can be played at; else an `OmbreError` says why not."""
        if self.pool and self.rules.target:
            raise NoPoolError(self.game)
        return self

    def dealt(self, number: int) -> DealState:
        """Deal *number* as it begins."""
        return self._dealt(number, _session(self, number))

    def _dealt(self, number: int, session: Session) -> DealState:
        """The cards of deal *number*, with the stakes of *session*."""
        rules, stakes = self.rules, session.with_antes().stakes
        layout = rules.dealt(shuffled(rules.pack, Random(f"{self.seed} {number}")), session.dealer)
        return start(rules, session.dealer, layout, stakes).state

    def session(self, number: int) -> Session:
        """The sitting as it stands before deal *number*."""
        rules = self.rules
        first = number - number % max(1, self.carry)
        session = replace(Session.begin(rules, Seat(first % rules.seats)), pool=Chips(self.pool))
        for before in range(first, number):
            if session.winner is not None:
                session = Session.begin(rules, session.dealer)
            ended = self.played(before, self._dealt(before, session), [sitter(USUAL)] * rules.seats)
            session = session.with_antes().after(ended.settled)
        return session if session.winner is None else Session.begin(rules, session.dealer)

    def chance(self, number: int, state: DealState, seat: Seat) -> Random:
        """The chance of the next decision of *seat*: the same for whoever sits there."""
        return Random(seed_of(self.seed, number, seat, len(state.history)))

    def played(
        self, number: int, state: DealState, seated: Seated, until: Callable[[DealState], bool] | None = None
    ) -> DealState:
        """Deal *number* gone on with from *state*, till it is settled or *until* holds of it."""
        while (asked := request(state)) is not None and not (until and until(state)):
            rng = self.chance(number, state, asked.seat)
            state = apply(state, seated[asked.seat].decide(state, asked, rng)).state
        return state

    def opened(self, number: int, opening: Sitter) -> DealState:
        """Deal *number* brought to its play by *opening* in every seat; settled if nobody plays."""
        seated = [opening] * self.rules.seats
        return self.played(number, self.dealt(number), seated, until=lambda state: state.playing is not None)

    def worth(self, state: DealState, seat: Seat) -> Fraction:
        """
        What a settled deal has brought *seat*: points in a game of points.

        Else chips, its ante paid and its part of what lies in the pool counted as its own.
        """
        settlement, rules = state.settled, self.rules
        if rules.target:
            return Fraction(settlement.scores_after[seat] - settlement.stakes.scores[seat])
        antes = net_of(rules.ante.payments(state.dealer, rules.seats), rules.seats)
        own = settlement.net(rules.seats)[seat] + antes[seat]
        return own + Fraction(settlement.pool_after, rules.seats)


@lru_cache(maxsize=8)
def _session(table: Table, number: int) -> Session:
    """The same deal is played several times over."""
    return table.session(number)


@cache
def _rules(game: str, house: str, seats: int | None) -> Ruleset:
    return ruleset(game, house, seats)


@dataclass(frozen=True, slots=True)
class Timed:
    """Somebody whose thinking is timed: *seconds* of the processor, by the kind of decision."""

    sitter: Sitter
    seconds: dict[str, list[float]] = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What *sitter* decides."""
        began = process_time()
        action = self.sitter.decide(state, asked, rng)
        self.seconds.setdefault(KINDS[type(asked)], []).append(round(process_time() - began, 5))
        return action
