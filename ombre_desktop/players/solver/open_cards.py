"""Perfect play with all cards open: what every card of a decision is worth in every world."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from ombre_desktop.engine import Cards, Trick
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.seats import Ring
from ombre_desktop.engine.state import DealState, Phase, Playing
from ombre_desktop.players.solver.core import Core
from ombre_desktop.players.solver.courses import course_of
from ombre_desktop.players.solver.standings import Course, Standings, standings
from ombre_desktop.players.solver.tables import CardTables, card_tables

World = Sequence[Cards]
"""The hands of the seats of a ring, in its order."""


@lru_cache(maxsize=1)
def _core() -> Core:
    """The one solver of this process; its tables are large."""
    return Core()


_KNOWN: dict[tuple[object, ...], Standings] = {}
KEPT = 64
"""Standings that are kept; they depend on the rules, the contract and the stakes, hardly on the cards."""


def _standings(state: DealState, playing: Playing, course: Course) -> Standings:
    """
    The standings from here on, made once.

    By the same rules deals differ in the stakes and the estuches; a few very different ends tell.
    """
    so_far = tuple(state.ring.index(seat) for seat in playing.winners)
    ends = [(*so_far, *(seat,) * (course.tricks - len(so_far))) for seat in range(course.seats)]
    mixed = (*so_far, *(at % course.seats for at in range(course.tricks - len(so_far))))
    settled = tuple(course.value(end) for end in (*ends, mixed))
    taken_over, contract = playing.quitter, state.contract and state.contract.name
    rules = (state.ruleset, contract, state.ring, course.tricks, course.side, playing.vole, taken_over)
    key = (rules, so_far, settled)
    if key not in _KNOWN:
        if len(_KNOWN) == KEPT:
            _KNOWN.clear()
        _KNOWN[key] = standings(course, so_far)
    return _KNOWN[key]


@dataclass(frozen=True, slots=True)
class OpenCards:
    """
    The play of one deal from one moment on, its hidden cards to be filled in.

    *trick* lies on the table. Values are those of the side of the Ombre, as `Judge` counts them.
    """

    ring: Ring
    tables: CardTables
    standings: Standings
    side: int
    trick: Trick

    @classmethod
    def of(cls, state: DealState, phases: tuple[Phase, ...], tricks: int) -> OpenCards:
        """The play of *state*, of so many *tricks* in all, as the first of *phases* that plays has it."""
        play = next(phase for phase in phases if isinstance(phase, PlayPhase))
        course = course_of(state, phases, tricks)
        playing, ring = state.playing, state.ring
        assert playing is not None
        return cls(
            ring=ring,
            tables=card_tables(state.ranking, play.follow),
            standings=_standings(state, playing, course),
            side=course.side,
            trick=playing.trick or Trick(ring),
        )

    def of_cards(self, worlds: Sequence[World], cards: Cards) -> list[list[int]]:
        """For each of *worlds* the value of each of *cards*, played by the seat whose turn it is."""
        core, leader = self._ready()
        bits = self.tables.bits
        hands = [self.tables.hand(hand) for world in worlds for hand in world]
        laid = [bits[card] for card in self.trick.cards]
        moves = [bits[card] for card in cards]
        found = core.weigh(hands, moves, self.standings.root, leader, laid, self._middle())
        values = self.standings.values
        rows = range(0, len(found), len(moves))
        return [[values[grade] for grade in found[at : at + len(moves)]] for at in rows]

    def of_worlds(self, worlds: Sequence[World]) -> list[int]:
        """The value of each of *worlds*, played from this moment on."""
        core, leader = self._ready()
        laid = [self.tables.bits[card] for card in self.trick.cards]
        found = []
        for world in worlds:
            core.deal([self.tables.hand(hand) for hand in world])
            found.append(core.grade(self.standings.root, leader, laid, self._middle()))
        return [self.standings.values[grade] for grade in found]

    def _middle(self) -> int:
        return (len(self.standings.values) + 1) // 2

    def _ready(self) -> tuple[Core, int]:
        core, tables, reckoned = _core(), self.tables, self.standings
        core.set_game(tables.low, tables.mask, tables.obliges, tables.matadors, tables.must_trump)
        core.set_aim(len(self.ring), self.side, reckoned.following, reckoned.least, reckoned.most)
        return core, self.ring.index(self.trick.leader)
