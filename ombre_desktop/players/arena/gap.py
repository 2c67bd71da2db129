"""
The gap between a weak player and one who sees all cards: how much of it does a player close?

The same players always bid and exchange. Then one side, the Ombre's or the defenders', is played three times
against experts: by the weak player, by the measured player, and by the all-seeing one. The measured player's
gain over the weak one is compared with the gain of the all-seeing one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from ombre_desktop.engine import DealState, Role, Seat
from ombre_desktop.players.arena.findings import Finding, mean, ratio
from ombre_desktop.players.arena.seating import ALL_SEEING, Sitter, sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.trial import Sample, column

OMBRE, DEFENCE = "Ombre", "defenders"
SIDES: Mapping[str, frozenset[Role]] = {
    OMBRE: frozenset({Role.OMBRE, Role.ALLY}),
    DEFENCE: frozenset({Role.DEFENDER}),
}


@dataclass(frozen=True, slots=True)
class Gap:
    """
    The trial: the share of the gap from *least* to the all-seeing player that *player* closes, by side.

    *opening* bids and exchanges for all, and *rival* plays the other side. Deals without an Ombre give no
    data.
    """

    name: ClassVar[str] = "gap"
    table: Table
    player: str
    least: str
    rival: str
    opening: str

    def checked(self) -> Gap:
        """Return this trial if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        for name in (self.player, self.least, self.rival, self.opening):
            self._sitter(name)
        return self

    def of_deal(self, number: int) -> Sample:
        """Return the result of each side with each player, in `Table.unit`; empty without an Ombre."""
        state = self.table.opened(number, self._sitter(self.opening))
        if state.is_over or state.ombre is None:
            return {}
        return {
            f"{side} {name}": [self._worth(number, state, side, name)]
            for side in SIDES
            for name in (self.least, self.player, ALL_SEEING)
        }

    def _worth(self, number: int, state: DealState, side: str, name: str) -> float:
        """Return the result of *side* when *name* plays it; a seat sitting out belongs to neither side."""
        roles = [state.role(Seat(seat)) for seat in range(state.seats)]
        ours = [role in SIDES[side] for role in roles]
        seated = [self._sitter(name if mine else self.rival) for mine in ours]
        ended = self.table.played(number, state, seated)
        return float(sum(self.table.worth(ended, Seat(seat)) for seat, mine in enumerate(ours) if mine))

    def _sitter(self, name: str) -> Sitter:
        return sitter(name, self.table.worlds)

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return, for each side, the share of the gap that is closed, then the result of each player."""
        told = [sample for sample in samples if sample]
        found, made = [], []
        for side in SIDES:
            worth = {name: column(told, f"{side} {name}") for name in (self.least, self.player, ALL_SEEING)}
            closed, gap = (
                [more - less for more, less in zip(worth[name], worth[self.least], strict=True)]
                for name in (self.player, ALL_SEEING)
            )
            found.append(ratio(f"{side}: gap closed by {self.player}", closed, gap, "%"))
            made.append(mean(f"{side}: {ALL_SEEING} over {self.least}", gap, f"{self.table.unit} a deal"))
            made += [
                mean(f"{side}: {name}", values, f"{self.table.unit} a deal") for name, values in worth.items()
            ]
        return found + made
