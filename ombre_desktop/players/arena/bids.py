"""
Calibration of bids: the predicted win probability of the bids played, against the share won.

One player sits in all seats. Each deal with an Ombre gives the win probability that the bidder predicted when
they made the bid, and whether they won.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import ClassVar, Generic, TypeVar

from ombre_desktop.engine import Action, Bid, CallRequest, DealState, Request, Seat, SeatView, view
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.arena.findings import Finding
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample, together
from ombre_desktop.players.bidding import winning
from ombre_desktop.players.expert.auction import ENOUGH, knows, offers
from ombre_desktop.players.player import EXPERT

Told = TypeVar("Told")
GROUPS = ("lowest fifth", "second fifth", "third fifth", "fourth fifth", "highest fifth")
Forecast = Callable[[SeatView, CallRequest, Bid, Random], float]
"""The win probability, from 0 to 1, that a seat predicts for its own bid."""


def _by_count(seen: SeatView, _asked: CallRequest, bid: Bid, _rng: Random) -> float:
    """Predict by counting the hand."""
    return winning(seen, bid.contract)


def _by_worlds(seen: SeatView, asked: CallRequest, bid: Bid, rng: Random) -> float:
    """
    Predict by the bidding model fitted to simulated deals; if it lacks a bid of *asked*, by counting the
    hand.
    """
    if not knows(seen, asked):
        return winning(seen, bid.contract)
    return next(offer.chance for offer in offers(seen, asked, ENOUGH, rng) if offer.bid == bid)


FORECASTS: Mapping[str, Forecast] = {"textbook": _by_count, EXPERT: _by_worlds}
"""The forecast of each player that has one, by name."""


@dataclass(frozen=True, slots=True)
class RecordedBidder(Generic[Told]):
    """A bidder who also *tells* something about each bid; *noted* holds the last bid of each seat."""

    sitter: Sitter
    tell: Callable[[SeatView, CallRequest, Bid, Random], Told]
    noted: dict[Seat, tuple[str, Told]] = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """Return the action of *sitter*; if it is a bid, note the result of `tell`."""
        same = copy(rng)
        action = self.sitter.decide(state, asked, rng)
        if isinstance(action, Bid) and isinstance(asked, CallRequest):
            told = self.tell(view(state, asked.seat), asked, action, same)
            self.noted[asked.seat] = action.contract, told
        return action

    def of_played(self, state: DealState) -> tuple[Told, bool] | None:
        """Return the note on the bid played in *state*, and whether it won; None if no bid was played."""
        contract, seat, outcome = state.contract, state.ombre, state.outcome
        if contract is None or seat is None or outcome is None or seat not in self.noted:
            return None
        said, told = self.noted[seat]
        return (told, seat in outcome.winners) if said == contract.name else None


@dataclass(frozen=True, slots=True)
class Bids:
    """The trial: in every seat, *bidder* bids and *player* does the rest."""

    name: ClassVar[str] = "bids"
    table: Table
    bidder: str
    player: str

    def checked(self) -> Bids:
        """Return this trial if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        if self.bidder not in FORECASTS:
            raise SettingError("bidder with a forecast", self.bidder, tuple(FORECASTS))
        sitter(self.player, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """
        Return the predicted chance of the bid played, and 1 if it won, else 0; empty if no bid was played.
        """
        seats, worlds = self.table.rules.seats, self.table.worlds
        bidder = RecordedBidder(
            sitter(f"{self.bidder}+{self.player}+{self.player}", worlds), FORECASTS[self.bidder]
        )
        state = self.table.played(number, self.table.dealt(number), [bidder] * seats)
        played = bidder.of_played(state)
        return {"expected": [played[0]], "won": [float(played[1])]} if played else {}

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the error of the worst fifth of the bids, that of all bids, then each fifth, in %."""
        expected, won = together(samples, "expected"), together(samples, "won")
        bids = sorted(zip(expected, won, strict=True))
        fifths = [
            bids[at * len(bids) // len(GROUPS) : (at + 1) * len(bids) // len(GROUPS)]
            for at in range(len(GROUPS))
        ]
        groups = [Group.of(name, fifth) for name, fifth in zip(GROUPS, fifths, strict=True) if fifth]
        if not groups:
            return [Finding("bids that were played", 0.0, "", len(samples))]
        worst = max(groups, key=lambda group: abs(group.won - group.expected))
        return [
            worst.off("won more than expected, worst fifth"),
            Group.of("all bids", bids).off("won more than expected, all bids"),
            *(finding for group in groups for finding in group.findings()),
        ]


@dataclass(frozen=True, slots=True)
class Group:
    """
    Bids of similar predicted chance: the share *expected* to be won and the share *won*.

    *error* is the standard error of the share won if every prediction is exact.
    """

    name: str
    expected: float
    won: float
    error: float
    number: int

    @classmethod
    def of(cls, name: str, bids: Sequence[tuple[float, float]]) -> Group:
        """Make the group of *bids*, pairs of the predicted chance and 1 if won, else 0."""
        chances = [chance for chance, _ in bids]
        error = sqrt(sum(chance * (1.0 - chance) for chance in chances)) / len(bids)
        return cls(name, fmean(chances), fmean(won for _, won in bids), error, len(bids))

    def off(self, what: str) -> Finding:
        """Return how much more was won than expected, in %."""
        return Finding(what, 100.0 * (self.won - self.expected), "%", self.number, 100.0 * self.error)

    def findings(self) -> list[Finding]:
        """Return both shares, in %."""
        return [
            Finding(f"{self.name}, expected", 100.0 * self.expected, "%", self.number),
            Finding(f"{self.name}, won", 100.0 * self.won, "%", self.number, 100.0 * self.error),
        ]
