"""Trials that observe every card played: the base of `choices` and `foresight`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from ombre_desktop.engine import Card, DealState, PlayRequest, Role, Seat
from ombre_desktop.players.arena.gap import SIDES
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample
from ombre_desktop.players.expert.cards import Outlook

SAME = 1e-6
"""Chips: open-card values that differ by no more are equal except for rounding."""
PLAYED = "played"
"""The name of the mark in the sample of a deal in which an Ombre played."""


class ObservedSitter(Sitter, Protocol):
    """An observed sitter for all seats; *noted* holds the observations."""

    @property
    def noted(self) -> Sample:
        """The observations: numbers by name."""
        ...


@dataclass(frozen=True, slots=True)
class ObservationTrial(ABC):
    """A trial with *player* observed in every seat; *opening* bids and exchanges for all."""

    table: Table
    player: str
    opening: str

    def checked(self) -> Self:
        """Return this trial if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        for name in (self.player, self.opening):
            sitter(name, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """Play deal *number* and return the observations of every choice."""
        state = self.table.opened(number, sitter(self.opening, self.table.worlds))
        watched = self.watched(sitter(self.player, self.table.worlds))
        self.table.played(number, state, [watched] * self.table.rules.seats)
        if state.playing is not None and state.ombre is not None:
            watched.noted.setdefault(PLAYED, []).append(1.0)
        return watched.noted

    @abstractmethod
    def watched(self, player: Sitter) -> ObservedSitter:
        """Return *player* with an observer."""


def played(samples: Sequence[Sample]) -> list[Sample]:
    """Return the samples of deals in which an Ombre played."""
    return [sample for sample in samples if sample.get(PLAYED)]


def side_of(state: DealState, seat: Seat) -> str:
    """Return the name of the side of *seat*."""
    return next(side for side, roles in SIDES.items() if state.role(seat) in roles)


def to_its_side(outlook: Outlook, asked: PlayRequest) -> dict[Card, float]:
    """Return the value of each lawful card in *outlook* for the side that plays it, in chips."""
    sign = -1.0 if outlook.state.role(asked.seat) is Role.DEFENDER else 1.0
    return {card: sign * worth for card, worth in outlook.of_cards(asked.cards).items()}
