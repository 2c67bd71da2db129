"""
Choices that count: decisions in which the lawful cards differ in open-card value.

The players play as usual, and the solver judges each card. A choice is right if no other card is worth more,
with all cards open, to the side that plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, DealState, PlayCard, PlayRequest, Request
from ombre_desktop.players.arena.findings import Finding, mean, ratio
from ombre_desktop.players.arena.gap import SIDES
from ombre_desktop.players.arena.seating import Sitter
from ombre_desktop.players.arena.trial import Sample, column
from ombre_desktop.players.arena.watching import SAME, ObservationTrial, played, side_of, to_its_side
from ombre_desktop.players.expert.cards import Outlook


@dataclass(frozen=True, slots=True)
class JudgedSitter:
    """A sitter whose cards are judged with all hands open; *noted* holds the results."""

    sitter: Sitter
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*, and judge it if it plays a card."""
        action = self.sitter.decide(state, asked, rng)
        if isinstance(asked, PlayRequest) and isinstance(action, PlayCard) and state.ombre is not None:
            self._weigh(state, asked, action)
        return action

    def _weigh(self, state: DealState, asked: PlayRequest, action: PlayCard) -> None:
        if len(asked.cards) == 1:
            return
        outlook = Outlook.over(state, [tuple(state.hands[seat] for seat in state.ring)])
        worth, side = to_its_side(outlook, asked), side_of(state, asked.seat)
        lost = max(worth.values()) - worth[action.card]
        if max(worth.values()) - min(worth.values()) > SAME:
            self._note(f"{side} right", float(lost <= SAME))
        self._note(f"{side} lost", lost)

    def _note(self, what: str, value: float) -> None:
        self.noted.setdefault(what, []).append(value)


@dataclass(frozen=True, slots=True)
class Choices(ObservationTrial):
    """The trial: the share of right choices, and the loss by all cards played."""

    name: ClassVar[str] = "choices"

    def watched(self, player: Sitter) -> JudgedSitter:
        """Return *player* with an observer that judges every card."""
        return JudgedSitter(player)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return each side's share of right choices, then their number and the loss a deal."""
        some = played(samples)
        found, rest = [], []
        for side in SIDES:
            right, lost = (column(some, f"{side} {what}") for what in ("right", "lost"))
            counted = [float(len(sample.get(f"{side} right", ()))) for sample in some]
            found.append(ratio(f"{side}: choices that count, chosen right", right, counted, "%"))
            rest.append(mean(f"{side}: choices that count", counted, "a deal"))
            rest.append(mean(f"{side}: lost by all choices", lost, f"{self.table.unit} a deal"))
        return found + rest
