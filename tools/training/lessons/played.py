"""Bids that experts have played among themselves, and whether they were won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from ombre_desktop.engine import Bid, CallRequest, SeatView
from ombre_desktop.players.arena.bids import RecordedBidder
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert.auction import ENOUGH
from ombre_desktop.players.expert.bid_features import BidFeatures, bid_features
from ombre_desktop.players.expert.rollout import sample_worlds
from ombre_desktop.players.player import EXPERT

SEED = "learnbids"


@dataclass(frozen=True, slots=True)
class PlayedBid:
    """A *bid* that was played, its features when it was made (*promise*), and whether it was *won*."""

    bid: str
    promise: BidFeatures
    won: bool

    @classmethod
    def read(cls, line: dict[str, Any]) -> PlayedBid:
        """Read the bid stored as *line*."""
        return cls(line["bid"], BidFeatures(**line["promise"]), line["won"])

    def written(self) -> dict[str, Any]:
        """Return the fields that `read` reads."""
        return asdict(self)


def played_bids(game: str, house: str, numbers: range) -> Iterator[tuple[int, PlayedBid]]:
    """Yield the bids that experts play in the deals with these *numbers*, each with its deal."""
    table = Table(game=game, house=house, seed=SEED, worlds=ENOUGH)
    for number in numbers:
        bidder = RecordedBidder(sitter(EXPERT, ENOUGH), _promise)
        state = table.played(number, table.dealt(number), [bidder] * table.rules.seats)
        played = bidder.of_played(state)
        if played and state.contract:
            yield number, PlayedBid(state.contract.name, *played)


def _promise(seen: SeatView, asked: CallRequest, bid: Bid, rng: Random) -> BidFeatures:  # noqa: ARG001
    """Return the features of *bid* for its bidder."""
    return bid_features(seen, bid, sample_worlds(seen, ENOUGH, rng))
