"""A table for measurements: cards and chance are the same for every player measured there."""

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
"""The name of each kind of decision."""

USUAL = "textbook"
"""The player who plays the deals before the measured one; these only set its stakes."""

Seated = Sequence[Sitter]
"""The sitter at each seat, by seat number."""


class NoPoolError(OmbreError):
    """Chips were given for the pool of a game that has none."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} is played for points and has no pool")


@dataclass(frozen=True, slots=True)
class Table:
    """
    The game, its house rules and its cards, as words and numbers, which can be sent to another machine.

    *pool* is the number of chips in the pool before the antes. *worlds* is the most worlds that a player may
    sample for a decision; 0 stands for the usual number. Deals are counted from 0, and the seats deal in
    turn. If *carry* is more than 1, textbook players play sittings of that many deals first, and each deal is
    measured with the stakes that it had in its sitting. Otherwise every deal has fresh stakes.
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
        """The game with its house rules; raise `SettingError` if one of them does not exist."""
        return _rules(self.game, self.house, self.seats)

    @property
    def unit(self) -> str:
        """The unit of winnings: points or chips."""
        return "points" if self.rules.target else "chips"

    def checked(self) -> Table:
        """Return this table if its settings are valid; otherwise raise an `OmbreError` that says why."""
        if self.pool and self.rules.target:
            raise NoPoolError(self.game)
        return self

    def dealt(self, number: int) -> DealState:
        """Return deal *number* before any action."""
        return self._dealt(number, _session(self, number))

    def _dealt(self, number: int, session: Session) -> DealState:
        """Return the cards of deal *number* with the stakes of *session*."""
        rules, stakes = self.rules, session.with_antes().stakes
        layout = rules.dealt(shuffled(rules.pack, Random(f"{self.seed} {number}")), session.dealer)
        return start(rules, session.dealer, layout, stakes).state

    def session(self, number: int) -> Session:
        """Return the sitting as it stands before deal *number*."""
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
        """Return the random source for the next decision of *seat*, the same for every player."""
        return Random(seed_of(self.seed, number, seat, len(state.history)))

    def played(
        self, number: int, state: DealState, seated: Seated, until: Callable[[DealState], bool] | None = None
    ) -> DealState:
        """Play deal *number* from *state* until the deal is settled, or *until* is true of its state."""
        while (asked := request(state)) is not None and not (until and until(state)):
            rng = self.chance(number, state, asked.seat)
            state = apply(state, seated[asked.seat].decide(state, asked, rng)).state
        return state

    def opened(self, number: int, opening: Sitter) -> DealState:
        """Play deal *number* up to the first card, with *opening* in every seat; settled if all pass."""
        seated = [opening] * self.rules.seats
        return self.played(number, self.dealt(number), seated, until=lambda state: state.playing is not None)

    def worth(self, state: DealState, seat: Seat) -> Fraction:
        """
        Return what a settled deal was worth to *seat*, in points or chips (`unit`).

        The chips include the seat's ante, and its share of the pool that is left.
        """
        settlement, rules = state.settled, self.rules
        if rules.target:
            return Fraction(settlement.points[seat])
        antes = net_of(rules.ante.payments(state.dealer, rules.seats), rules.seats)
        own = settlement.net[seat] + antes[seat]
        return own + Fraction(settlement.pool_after, rules.seats)


@lru_cache(maxsize=8)
def _session(table: Table, number: int) -> Session:
    """Return `Table.session`, cached because the same deal is played several times."""
    return table.session(number)


@cache
def _rules(game: str, house: str, seats: int | None) -> Ruleset:
    return ruleset(game, house, seats)


@dataclass(frozen=True, slots=True)
class Timed:
    """A sitter whose thinking is timed: *seconds* of processor time, by kind of decision."""

    sitter: Sitter
    seconds: dict[str, list[float]] = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*, and note its time."""
        began = process_time()
        action = self.sitter.decide(state, asked, rng)
        self.seconds.setdefault(KINDS[type(asked)], []).append(round(process_time() - began, 5))
        return action
