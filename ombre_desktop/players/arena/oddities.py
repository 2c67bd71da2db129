"""Oddities: how often a player does what people would call odd, over whole deals of self-play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, Cards, DealState, PlayCard, PlayRequest, Request, Say, Word, view
from ombre_desktop.players.arena.findings import Finding, mean
from ombre_desktop.players.arena.odd_choices import ODD, Decision
from ombre_desktop.players.arena.seating import Honest, Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.levels import minds_of
from ombre_desktop.players.noticing import habit_shown
from ombre_desktop.players.player import in_sitting
from ombre_desktop.players.seeds import sitting_word

PASSED, OFFERED = "passed out", "surrenders offered"
SHOWN, REFUSED = "habits shown", "habits refused, as their card was not allowed"
AGREED, BROKEN = "cards by the convention", "cards against the convention"
"""The names of what is counted besides, for comparison."""
SITTING = 10
"""The number of deals for which habits are drawn."""


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
        if isinstance(action, PlayCard) and len(equal := touching(decision)) > 1:
            self.note(AGREED if action.card is equal[-1] else BROKEN)
        if isinstance(asked, PlayRequest) and isinstance(self.sitter, Honest):
            self._note_habits(state, asked, action, self.sitter.player)
        return action

    def _note_habits(self, state: DealState, asked: PlayRequest, action: Action, player: Player) -> None:
        """Note the habit that the *action* of *player* shows, and those whose card was not allowed."""
        if isinstance(action, PlayCard) and habit_shown(state, asked, action, player):
            self.note(SHOWN)
        for mind in minds_of(player):
            for _ in mind.habit.refused(mind.recall.of(view(state, asked.seat)), asked):
                self.note(REFUSED)

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
        noted: Sample = {}
        names = [in_sitting(self.player, self._word(number, seat)) for seat in range(self.table.rules.seats)]
        seated = [WatchedSitter(sitter(name, self.table.worlds), number, noted) for name in names]
        ended = self.table.played(number, self.table.dealt(number), seated)
        if ended.ombre is None:
            seated[0].note(PASSED)
        return noted

    def _word(self, number: int, seat: int) -> str:
        """Return the word that draws the habits of *seat* in deal *number*."""
        return sitting_word(f"{self.table.seed} {number // SITTING}", seat)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the cases in a hundred deals: of all oddities together, then of each."""
        rows = [_counted("all oddities", tuple(ODD), samples)]
        rows += [
            _counted(name, (name,), samples)
            for name in (*ODD, OFFERED, PASSED, SHOWN, REFUSED, AGREED, BROKEN)
        ]
        return rows


def touching(decision: Decision) -> Cards:
    """Return the cards equal to the one that was played to the trick of another seat, with itself."""
    if decision.added is None:
        return ()
    _, card, _ = decision.added
    return equals_of(decision.view, card)


def _counted(what: str, names: tuple[str, ...], samples: Sequence[Sample]) -> Finding:
    """Count the cases of *names* in a hundred deals, and name the deals."""
    found = [[deal for name in names for deal in sample.get(name, ())] for sample in samples]
    deals = tuple(sorted({int(deal) for cases in found for deal in cases}))
    counted = mean(what, [100.0 * len(cases) for cases in found], "in 100 deals")
    return replace(counted, deals=deals)
