"""
Whether a bidder knows his chances: how often he expected to win, and how often he did.

Every deal is played by the player alone, in all seats. Of each bid that is played stand
the chance that the bidder saw in it when he made it, and whether he won.
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
"""The chance, from 0 to 1, that the seat of a view sees in a bid it makes when it is asked."""


def _by_count(seen: SeatView, asked: CallRequest, bid: Bid, rng: Random) -> float:  # noqa: ARG001
    """By the count of the hand."""
    return winning(seen, bid.contract)


def _by_worlds(seen: SeatView, asked: CallRequest, bid: Bid, rng: Random) -> float:
    """By what so many worlds have come to before; by the count where nothing was learned."""
    if not knows(seen, asked):
        return winning(seen, bid.contract)
    return next(offer.chance for offer in offers(seen, asked, ENOUGH, rng) if offer.bid == bid)


FORECASTS: Mapping[str, Forecast] = {"textbook": _by_count, EXPERT: _by_worlds}
"""Who tells his chances, by the name of the player."""


@dataclass(frozen=True, slots=True)
class Heard(Generic[Told]):
    """A bidder, what he says, and what he would tell of it: the last bid of each seat in *noted*."""

    sitter: Sitter
    tell: Callable[[SeatView, CallRequest, Bid, Random], Told]
    noted: dict[Seat, tuple[str, Told]] = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        """What *sitter* decides."""
        same = copy(rng)
        action = self.sitter.decide(state, asked, rng)
        if isinstance(action, Bid) and isinstance(asked, CallRequest):
            told = self.tell(view(state, asked.seat), asked, action, same)
            self.noted[asked.seat] = action.contract, told
        return action

    def of_played(self, state: DealState) -> tuple[Told, bool] | None:
        """What was told of the bid that was played in *state*, and whether it was won; None without one."""
        contract, seat, outcome = state.contract, state.ombre, state.outcome
        if contract is None or seat is None or outcome is None or seat not in self.noted:
            return None
        said, told = self.noted[seat]
        return (told, seat in outcome.winners) if said == contract.name else None


@dataclass(frozen=True, slots=True)
class Bids:
    """*bidder* bids, *player* does the rest, in every seat."""

    name: ClassVar[str] = "bids"
    table: Table
    bidder: str
    player: str

    def checked(self) -> Bids:
        """This trial, if all of it exists; else an `OmbreError` says what does not."""
        self.table.checked()
        if self.bidder not in FORECASTS:
            raise SettingError("bidder who tells his chances", self.bidder, tuple(FORECASTS))
        sitter(self.player, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """The chance seen in the bid that was played, and 1 if it was won, else 0; nothing without one."""
        seats, worlds = self.table.rules.seats, self.table.worlds
        bidder = Heard(sitter(f"{self.bidder}+{self.player}+{self.player}", worlds), FORECASTS[self.bidder])
        state = self.table.played(number, self.table.dealt(number), [bidder] * seats)
        played = bidder.of_played(state)
        return {"expected": [played[0]], "won": [float(played[1])]} if played else {}

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """How far the fifth of the bids is off that is off most, then each fifth, in hundredths."""
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
    Bids of about the same chance: the share *expected* to be won and the share *won*.

    *error* is the standard error of the share won, were every bid's chance what it was thought to be.
    """

    name: str
    expected: float
    won: float
    error: float
    number: int

    @classmethod
    def of(cls, name: str, bids: Sequence[tuple[float, float]]) -> Group:
        """The group of these *bids*: each its chance, and whether it was won."""
        chances = [chance for chance, _ in bids]
        error = sqrt(sum(chance * (1.0 - chance) for chance in chances)) / len(bids)
        return cls(name, fmean(chances), fmean(won for _, won in bids), error, len(bids))

    def off(self, what: str) -> Finding:
        """How much more was won than expected."""
        return Finding(what, 100.0 * (self.won - self.expected), "%", self.number, 100.0 * self.error)

    def findings(self) -> list[Finding]:
        """Both shares."""
        return [
            Finding(f"{self.name}, expected", 100.0 * self.expected, "%", self.number),
            Finding(f"{self.name}, won", 100.0 * self.won, "%", self.number, 100.0 * self.error),
        ]
