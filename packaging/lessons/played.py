"""Bids that experts have played among themselves, and whether they were won."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

from ombre_desktop.engine import Action, Bid, CallRequest, DealState, Request, Seat, view
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert.auction import ENOUGH
from ombre_desktop.players.expert.imagining import filled
from ombre_desktop.players.expert.prospects import Prospect, prospect
from ombre_desktop.players.player import EXPERT

SEED = "learnbids"


@dataclass(frozen=True, slots=True)
class PlayedBid:
    """A *bid* that was played, what it had promised when it was made, and whether it was *won*."""

    bid: str
    promise: Prospect
    won: bool

    @classmethod
    def read(cls, line: dict[str, Any]) -> PlayedBid:
        """The bid kept as *line*."""
        return cls(line["bid"], Prospect(**line["promise"]), line["won"])

    def written(self) -> dict[str, Any]:
        """What `read` reads."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Bidder:
    """An expert, and what his bids promised: the last one of each seat in *promises*."""

    sitter: Sitter
    promises: dict[Seat, tuple[str, Prospect]] = field(default_factory=dict)

    def decide(self, state: DealState, asked: Request, rng: Random) -> Action:
        same = copy(rng)
        action = self.sitter.decide(state, asked, rng)
        if isinstance(action, Bid) and isinstance(asked, CallRequest):
            there = view(state, asked.seat)
            promise = prospect(there, action, filled(there, ENOUGH, same))
            self.promises[asked.seat] = action.contract, promise
        return action


def played_bids(game: str, house: str, numbers: range) -> Iterator[tuple[int, PlayedBid]]:
    """The bids that experts play in the deals with these *numbers*, each with its deal."""
    table = Table(game=game, house=house, seed=SEED, worlds=ENOUGH)
    for number in numbers:
        bidder = _Bidder(sitter(EXPERT, ENOUGH))
        state = table.played(number, table.dealt(number), [bidder] * table.rules.seats)
        contract, seat, outcome = state.contract, state.ombre, state.outcome
        if contract is None or seat is None or outcome is None or seat not in bidder.promises:
            continue
        said, promise = bidder.promises[seat]
        if said == contract.name:
            yield number, PlayedBid(said, promise, seat in outcome.winners)
