"""Captures: payment for cards that another player takes in a trick (rule 3.12)."""

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
The tricks so far, one number each: ``winner + seats * gone``.

*winner* is the winner's index in the ring, and *gone* the set of the cards at stake that have been played.
"""


class Fate(NamedTuple):
    """The cards at stake that are *gone*, the scores after that, and whether the deal is then *over*."""

    gone: int
    scores: PerSeat[int]
    over: bool = False


@dataclass(frozen=True, slots=True)
class Captures:
    """
    The cards of *state* that are at *stake*, each with its owner, and the present scores (*now*).

    The engine's own trick *effect* decides who scores for a captured card.
    """

    effect: TrickEffect
    stake: tuple[tuple[Seat, Card], ...]
    now: PerSeat[int]
    state: DealState = field(compare=False)

    @property
    def cards(self) -> Cards:
        """The cards at stake, without their owners."""
        return tuple(card for _, card in self.stake)

    def fate(self, tricks: Tricks) -> Fate:
        """Return the fate of the cards at stake after *tricks*."""
        return reduce(self._after, tricks, Fate(0, self.now))

    def with_gone(self, fate: Fate, trick: int) -> int:
        """Return *trick* with every card that *fate* counts as gone added to its set."""
        gone, winner = divmod(trick, len(self.state.ring))
        return (gone | fate.gone) * len(self.state.ring) + winner

    def at(self, fate: Fate) -> DealState:
        """Return the state with the scores of *fate*."""
        return self.state._replace(stakes=Stakes(self.state.stakes.pool, fate.scores), scores=())

    def moved(self, fate: Fate) -> PerSeat[int]:
        """Return the points that each seat gains from *now* to *fate*."""
        return tuple(then - now for then, now in zip(fate.scores, self.now, strict=True))

    def _after(self, fate: Fate, trick: int) -> Fate:
        gone, winner = divmod(trick, len(self.state.ring))
        fallen = gone & ~fate.gone
        return _with_fallen(self, fate, fallen, self.state.ring[winner]) if fallen else fate


@lru_cache(maxsize=1024)
def _with_fallen(captures: Captures, fate: Fate, fallen: int, winner: Seat) -> Fate:
    """Return the fate that follows *fate* once *winner* has taken the cards *fallen*, a set of bits."""
    plays = [play for at, play in enumerate(captures.stake) if fallen >> at & 1]
    trick = Trick(tuple(seat for seat, _ in plays), tuple(card for _, card in plays))
    state, _ = captures.effect.of(captures.at(fate), trick, winner)
    over = state.play.trick is None
    return Fate(fate.gone | fallen, scores_with(fate.scores, state.scores), over)


def captures_of(state: DealState, play: PlayPhase) -> Captures | None:
    """Return the captures still possible in *state*, or None if no card is at stake."""
    stake = play.effect.at_stake(state) if play.effect else ()
    if play.effect is None or not stake:
        return None
    return Captures(play.effect, stake, scores_with(state.stakes.scores, state.scores), state)
