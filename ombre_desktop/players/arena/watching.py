"""Trials in which somebody looks over the players' shoulders, card by card."""

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
"""Chips by which two open-card values may differ for want of exact division."""
PLAYED = "played"
"""The name of what a sample has if cards were played against an Ombre."""


class Watched(Sitter, Protocol):
    """Whoever sits in every seat; *noted* is what his cards have told."""

    @property
    def noted(self) -> Sample:
        """Numbers by name."""
        ...


@dataclass(frozen=True, slots=True)
class Watching(ABC):
    """*player* in every seat, watched; *opening* bids and exchanges for all."""

    table: Table
    player: str
    opening: str

    def checked(self) -> Self:
        """This trial, if all of it exists; else an `OmbreError` says what does not."""
        self.table.checked()
        for name in (self.player, self.opening):
            sitter(name, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """What every choice has told."""
        state = self.table.opened(number, sitter(self.opening, self.table.worlds))
        watched = self.watched(sitter(self.player, self.table.worlds))
        self.table.played(number, state, [watched] * self.table.rules.seats)
        if state.playing is not None and state.ombre is not None:
            watched.noted.setdefault(PLAYED, []).append(1.0)
        return watched.noted

    @abstractmethod
    def watched(self, player: Sitter) -> Watched:
        """*player*, with somebody behind him."""


def played(samples: Sequence[Sample]) -> list[Sample]:
    """Those of deals that were played."""
    return [sample for sample in samples if sample.get(PLAYED)]


def side_of(state: DealState, seat: Seat) -> str:
    """The side that *seat* plays on."""
    return next(side for side, roles in SIDES.items() if state.role(seat) in roles)


def to_its_side(outlook: Outlook, asked: PlayRequest) -> dict[Card, float]:
    """What each lawful card is worth in *outlook* to the side that plays it."""
    sign = -1.0 if outlook.state.role(asked.seat) is Role.DEFENDER else 1.0
    return {card: sign * worth for card, worth in outlook.of_cards(asked.cards).items()}
