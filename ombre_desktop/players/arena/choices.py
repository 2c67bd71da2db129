"""
The choices that count: cards played where another would have been worth less with all cards open.

The players sit at the table as they are, and the solver looks over their shoulders. A
choice counts if the lawful cards differ in open-card value, and it is right if no other
card is worth more to the side that plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

from ombre_desktop.engine import Action, Card, DealState, PlayCard, PlayRequest, Request, Role, Seat
from ombre_desktop.players.arena.findings import Finding, mean, ratio
from ombre_desktop.players.arena.gap import SIDES
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample, column
from ombre_desktop.players.expert.cards import Outlook

SAME = 1e-6
"""Chips by which two open-card values may differ for want of exact division."""


def side_of(state: DealState, seat: Seat) -> str:
    """The side that *seat* plays on."""
    return next(side for side, roles in SIDES.items() if state.role(seat) in roles)


def to_its_side(outlook: Outlook, asked: PlayRequest) -> dict[Card, float]:
    """What each lawful card is worth in *outlook* to the side that plays it."""
    sign = -1.0 if outlook.state.role(asked.seat) is Role.DEFENDER else 1.0
    return {card: sign * worth for card, worth in outlook.of_cards(asked.cards).items()}


@dataclass(frozen=True, slots=True)
class Watched:
    """Somebody whose cards are weighed with all hands open; *noted* is what they came to."""

    sitter: Sitter
    noted: Sample = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What *sitter* decides."""
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
class Choices:
    """*player* in every seat; *opening* bids and exchanges for all."""

    name: ClassVar[str] = "choices"
    table: Table
    player: str
    opening: str

    def checked(self) -> Choices:
        """This trial, if all of it exists; else an `OmbreError` says what does not."""
        self.table.checked()
        for name in (self.player, self.opening):
            sitter(name, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """For each choice that counts whether it was right, and what every card lost."""
        state = self.table.opened(number, sitter(self.opening, self.table.worlds))
        watched = Watched(sitter(self.player, self.table.worlds))
        self.table.played(number, state, [watched] * self.table.rules.seats)
        if state.playing is not None and state.ombre is not None:
            watched.noted.setdefault("played", []).append(1.0)
        return watched.noted

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """The share of right choices of either side, and what a deal's choices lost."""
        played = [sample for sample in samples if sample.get("played")]
        found = []
        rest = []
        for side in SIDES:
            right, lost = (column(played, f"{side} {what}") for what in ("right", "lost"))
            counted = [float(len(sample.get(f"{side} right", ()))) for sample in played]
            found.append(ratio(f"{side}: choices that count, chosen right", right, counted, "%"))
            rest.append(mean(f"{side}: choices that count", counted, "a deal"))
            rest.append(mean(f"{side}: lost by all choices", lost, f"{self.table.unit} a deal"))
        return found + rest
