"""Self-play: a match of computer players among themselves."""

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
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.player import lawful
from ombre_desktop.players.seeds import seed_of
from ombre_desktop.value import Value

Inspection = Callable[[DealState], None]
"""A check applied to states during a match, such as `invariants.check`."""

LARGEST_POOL = 1_000_000
"""
The cap of the pool, in chips; if the pool exceeds it, a new sitting starts.

Without a cap, a pool doubles at every puesta (A22). Reckless players win so seldom that its size
would reach thousands of digits.
"""


class Row(Value):
    """
    One finished deal.

    *players* holds the index in the match of the player at each seat. *won* holds the winnings of each seat,
    antes included, in points or chips.
    """

    number: int
    players: PerSeat[int]
    state: DealState
    won: PerSeat[int]


class Match(Value):
    """
    A match: *players* play *deals* deals of *ruleset*.

    A new sitting starts when one has been won, or when its pool exceeds `LARGEST_POOL`. All chance follows
    from *seed*. With *rotate*, the players change seats each time all of them have dealt. *inspect* is called
    with each settled deal, and with every state of each deal whose number is a multiple of *closely* (0:
    none).
    """

    ruleset: Ruleset
    players: tuple[Player, ...]
    deals: int
    seed: str
    rotate: bool = False
    inspect: Inspection | None = None
    closely: int = 0

    def rows(self) -> Iterator[Row]:
        """Play the deals and yield each when it is finished."""
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
        """Return the index of the player at each seat in deal *number*."""
        seats = self.ruleset.seats
        turns = number // seats if self.rotate else 0
        return tuple((seat + turns) % seats for seat in range(seats))

    def _deal(self, session: Session, number: int, seated: PerSeat[int]) -> DealState:
        """Play deal *number* until it is settled; raise `UnlawfulChoiceError` for an unlawful action."""
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
    if settlement.points:
        return settlement.points
    return tuple(net + ante for net, ante in zip(settlement.net, antes, strict=True))
