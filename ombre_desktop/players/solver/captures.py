"""Cards that are paid for when another captures them (rule 3.12): what the tricks make of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, reduce
from typing import NamedTuple

from ombre_desktop.engine import Card, Cards, Seat, Stakes
from ombre_desktop.engine.chips import scores_with
from ombre_desktop.engine.phases.play import PlayPhase, TrickEffect
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.trick import Trick

Tricks = tuple[int, ...]
"""
The tricks so far, each a number: the place in the ring of who took it.

To it the seats of the ring are added, times the set of those cards at stake that are gone by then.
"""


class Fate(NamedTuple):
    """Which cards at stake are *gone*, the scores since, and whether the deal is *over* by that."""

    gone: int
    scores: PerSeat[int]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Captures:
    """
    The cards of *state* that are at *stake*, each with its owner, and the scores as they stand *now*.

    Who gets what for which of them is asked of the engine's own *effect* of a trick.
    """

    effect: TrickEffect
    stake: tuple[tuple[Seat, Card], ...]
    now: PerSeat[int]
    state: DealState = field(compare=False)

    @property
    def cards(self) -> Cards:
        """Those at stake."""
        return tuple(card for _, card in self.stake)

    def fate(self, tricks: Tricks) -> Fate:
        """What has become of them after *tricks*."""
        return reduce(self._after, tricks, Fate(0, self.now))

    def like(self, fate: Fate, trick: int) -> int:
        """The same trick after *fate* as *trick*, counting as gone what is gone."""
        gone, winner = divmod(trick, len(self.state.ring))
        return (gone | fate.gone) * len(self.state.ring) + winner

    def at(self, fate: Fate) -> DealState:
        """The state with the scores of *fate*."""
        return self.state._replace(stakes=Stakes(self.state.stakes.pool, fate.scores), scores=())

    def moved(self, fate: Fate) -> PerSeat[int]:
        """The points that each seat has got by *fate*."""
        return tuple(then - now for then, now in zip(fate.scores, self.now, strict=True))

    def _after(self, fate: Fate, trick: int) -> Fate:
        gone, winner = divmod(trick, len(self.state.ring))
        fallen = gone & ~fate.gone
        return _with_fallen(self, fate, fallen, self.state.ring[winner]) if fallen else fate


@lru_cache(maxsize=1024)
def _with_fallen(captures: Captures, fate: Fate, fallen: int, winner: Seat) -> Fate:
    """The fate after *fate* of cards that have *fallen* to a trick of *winner*."""
    plays = [play for at, play in enumerate(captures.stake) if fallen >> at & 1]
    trick = Trick(tuple(seat for seat, _ in plays), tuple(card for _, card in plays))
    state, _ = captures.effect.of(captures.at(fate), trick, winner)
    over = state.play.trick is None
    return Fate(fate.gone | fallen, scores_with(fate.scores, state.scores), over)


def captures_of(state: DealState, play: PlayPhase) -> Captures | None:
    """Those of *state*; None if nothing is at stake."""
    stake = play.effect.at_stake(state) if play.effect else ()
    if play.effect is None or not stake:
        return None
    return Captures(play.effect, stake, scores_with(state.stakes.scores, state.scores), state)
