"""Oddities: how often a player does what people would call odd, over whole deals of self-play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, DealState, Request, Say, Word, view
from ombre_desktop.players.arena.findings import Finding, mean
from ombre_desktop.players.arena.odd_choices import ODD, Decision
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample

PASSED, OFFERED = "passed out", "surrenders offered"
"""The names of what is counted besides, for comparison."""


@dataclass(frozen=True, slots=True)
class WatchedSitter:
    """A sitter whose odd choices in deal *number* are noted by name, each with the number of the deal."""

    sitter: Sitter
    number: int
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*, and note what is odd about it."""
        action = self.sitter.decide(state, asked, rng)
        decision = Decision(view(state, asked.seat), asked, action)
        for name, is_odd in ODD.items():
            if is_odd(decision):
                self.note(name)
        if action == Say(Word.SURRENDER):
            self.note(OFFERED)
        return action

    def note(self, name: str) -> None:
        """Note one case of *name*."""
        self.noted.setdefault(name, []).append(self.number)


@dataclass(frozen=True, slots=True)
class Oddities:
    """The trial: *player* in every seat, from the first call to the last card."""

    name: ClassVar[str] = "oddities"
    table: Table
    player: str

    def checked(self) -> Oddities:
        """Return this trial if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        sitter(self.player, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """Play deal *number* and return the cases of each oddity."""
        watched = WatchedSitter(sitter(self.player, self.table.worlds), number)
        ended = self.table.played(number, self.table.dealt(number), [watched] * self.table.rules.seats)
        if ended.ombre is None:
            watched.note(PASSED)
        return watched.noted

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the cases in a hundred deals: of all oddities together, then of each."""
        rows = [_counted("all oddities", tuple(ODD), samples)]
        rows += [_counted(name, (name,), samples) for name in (*ODD, OFFERED, PASSED)]
        return rows


def _counted(what: str, names: tuple[str, ...], samples: Sequence[Sample]) -> Finding:
    """Count the cases of *names* in a hundred deals, and name the deals."""
    found = [[deal for name in names for deal in sample.get(name, ())] for sample in samples]
    deals = tuple(sorted({int(deal) for cases in found for deal in cases}))
    counted = mean(what, [100.0 * len(cases) for cases in found], "in 100 deals")
    return replace(counted, deals=deals)
