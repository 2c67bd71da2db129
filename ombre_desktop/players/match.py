"""Self-play: deals, asks the players, keeps the score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ombre_desktop.engine import (
    DealState,
    Ruleset,
    Seat,
    Session,
    advance,
    request,
    start,
    view,
)
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.player import Player, lawful
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.value import Value

Inspection = Callable[[DealState], None]
"""What is done with states on the way, such as `invariants.check`."""

LARGEST_POOL = 1_000_000
"""
Chips; a table with more in the pool begins anew.

Without a cap a pool doubles at every puesta (A22). Reckless players win so seldom that it has
thousands of digits in the end, which nobody can write down or reckon with.
"""


class Row(Value):
    """
    One deal that was played.

    *players* says which player sat at each seat, by his place in the match; *won*
    is what each seat won in it, antes included: points in a game of points, else chips.
    """

    number: int
    players: PerSeat[int]
    state: DealState
    won: PerSeat[int]


class Match(Value):
    """
    A sitting of *players* at a table of *ruleset*, *deals* long.

    It is several where one is won, or drowns in its pool.

    Everything follows from *seed*. With *rotate* the players change seats each time
    all have dealt. *inspect* is called with each settled deal, and with every state
    of each deal whose number is a multiple of *closely* (0 for none).
    """

    ruleset: Ruleset
    players: tuple[Player, ...]
    deals: int
    seed: str
    rotate: bool = False
    inspect: Inspection | None = None
    closely: int = 0

    def rows(self) -> Iterator[Row]:
        """The deals, one after the other."""
        session = Session.begin(self.ruleset, Seat(0))
        for number in range(self.deals):
            if session.winner is not None or session.pool > LARGEST_POOL:
                session = Session.begin(self.ruleset, session.dealer)
            seated = self._seated(number)
            antes = net_of(session.antes, self.ruleset.seats)
            session = session.with_antes()
            state = self._deal(session, number, seated)
            settlement = state.settled
            session = session.after(settlement)
            yield Row(number, seated, state, _won(state, antes))

    def _seated(self, number: int) -> PerSeat[int]:
        """Which player sits where in deal *number*."""
        seats = self.ruleset.seats
        turns = number // seats if self.rotate else 0
        return tuple((seat + turns) % seats for seat in range(seats))

    def _deal(self, session: Session, number: int, seated: PerSeat[int]) -> DealState:
        """Deal, and ask until the deal is settled; an unlawful answer raises `UnlawfulChoiceError`."""
        ruleset = self.ruleset
        cards = shuffled(ruleset.pack, Random(f"{self.seed} {number}"))
        layout = ruleset.dealt(cards, session.dealer)
        state = start(ruleset, session.dealer, layout, session.stakes).state
        look = self.inspect if self.closely and number % self.closely == 0 else None
        decision = 0
        while (asked := request(state)) is not None:
            if look:
                look(state)
            seat = asked.seat
            rng = Random(seed_of(self.seed, number, seat, decision))
            one = self.players[seated[seat]]
            action = one.decide(view(state, seat), asked, rng)
            state = advance(state, lawful(one.name, state, asked, action)).state
            decision += 1
        if self.inspect:
            self.inspect(state)
        return state


def _won(state: DealState, antes: PerSeat[int]) -> PerSeat[int]:
    settlement = state.settled
    if settlement.scores_after:
        return tuple(
            after - before
            for after, before in zip(settlement.scores_after, settlement.stakes.scores, strict=True)
        )
    return tuple(net + ante for net, ante in zip(settlement.net(state.seats), antes, strict=True))
