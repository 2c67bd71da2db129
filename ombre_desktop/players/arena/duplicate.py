"""
Duplicate match: a player and a reference player, compared in the same seat with the same cards.

Each seat of a deal is measured in turn, twice: once with the player in it and once with the reference, among
the same company. The difference of their winnings is free of the luck of the cards and of the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ombre_desktop.engine import DealState, Result, Seat
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.players.arena.findings import Finding, mean, ratio, spread
from ombre_desktop.players.arena.seating import Sitter, sitter
from ombre_desktop.players.arena.table import KINDS, Table, Timed
from ombre_desktop.players.arena.trial import Sample, column, together

PLAYER, REFERENCE = "player", "reference"


@dataclass(frozen=True, slots=True)
class Duplicate:
    """
    A duplicate match of *player* against *reference*, in each seat in turn.

    *company* fills the other seats, beginning with the one after the measured seat: one name for all seats,
    or one for each.
    """

    name: ClassVar[str] = "duplicate"
    table: Table
    player: str
    reference: str
    company: tuple[str, ...]

    def checked(self) -> Duplicate:
        """Return this match if its settings are valid; otherwise raise an `OmbreError` that says why."""
        self.table.checked()
        others = self.table.rules.seats - 1
        if len(self.company) not in (1, others):
            raise SettingError("number of companions", str(len(self.company)), ("1", str(others)))
        for name in (self.player, self.reference, *self.company):
            sitter(name, self.table.worlds)
        return self

    def of_deal(self, number: int) -> Sample:
        """
        Play deal *number* in every seat, once with the player and once with the reference.

        The sample holds, for each seat, what each of the two won, whether they were Ombre, and whether they
        then won or lost by codille. Only the player's thinking is timed.
        """
        clock = Timed(sitter(self.player, self.table.worlds))
        known: dict[tuple[str, ...], DealState] = {}
        sample: Sample = {}
        for seat in map(Seat, range(self.table.rules.seats)):
            for who, measured in ((PLAYER, clock), (REFERENCE, sitter(self.reference, self.table.worlds))):
                names = self._names(seat, self.player if who is PLAYER else self.reference)
                # With only references at the table, the deal is the same for every seat, and is played once.
                if names not in known or measured is clock:
                    known[names] = self._played(number, seat, names, measured)
                self._note(sample, who, seat, known[names])
        sample.update({f"seconds {kind}": seconds for kind, seconds in clock.seconds.items()})
        return sample

    def _names(self, seat: Seat, measured: str) -> tuple[str, ...]:
        """Return the name at each seat while *measured* sits at *seat*."""
        seats = self.table.rules.seats
        others = self.company if len(self.company) == seats - 1 else self.company * (seats - 1)
        names = (measured, *others)
        return tuple(names[(at - seat) % seats] for at in range(seats))

    def _played(self, number: int, seat: Seat, names: tuple[str, ...], measured: Sitter) -> DealState:
        seated = [
            measured if at == seat else sitter(name, self.table.worlds) for at, name in enumerate(names)
        ]
        return self.table.played(number, self.table.dealt(number), seated)

    def _note(self, sample: Sample, who: str, seat: Seat, state: DealState) -> None:
        outcome = state.settled.outcome
        is_ombre = state.ombre == seat
        noted = {
            "worth": float(self.table.worth(state, seat)),
            "ombre": is_ombre,
            "won": is_ombre and seat in outcome.winners,
            "codille": is_ombre and outcome.result is Result.CODILLE,
        }
        for what, value in noted.items():
            sample.setdefault(f"{who} {what}", []).append(float(value))

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the difference, then the results of each of the two, then the player's thinking times."""
        seats, unit = self.table.rules.seats, f"{self.table.unit} a deal"
        worth = {
            who: [total / seats for total in column(samples, f"{who} worth")] for who in (PLAYER, REFERENCE)
        }
        gained = [one - other for one, other in zip(worth[PLAYER], worth[REFERENCE], strict=True)]
        names = {PLAYER: self.player, REFERENCE: self.reference}
        found = [mean(f"{self.player} over {self.reference}", gained, unit)]
        found.append(self._as_ombre(samples))
        found += [mean(names[who], worth[who], unit) for who in names]
        found += [
            ratio(f"{names[who]}, deals as Ombre", *self._share(samples, who, "ombre"), "%") for who in names
        ]
        for what, said in (("won", "of these won"), ("codille", "of these lost by codille")):
            found += [
                ratio(
                    f"{names[who]}, {said}",
                    column(samples, f"{who} {what}"),
                    column(samples, f"{who} ombre"),
                    "%",
                )
                for who in names
            ]
        for kind in KINDS.values():
            seconds = together(samples, f"seconds {kind}")
            found += [spread(f"{self.player} thinks, {kind}", seconds, "s")] if seconds else []
        return found

    def _as_ombre(self, samples: Sequence[Sample]) -> Finding:
        """Return the difference in the deals where at least one of the two was Ombre."""
        gained, deals = [], []
        for sample in samples:
            names = ("player worth", "reference worth", "player ombre", "reference ombre")
            rows = zip(*(sample[name] for name in names), strict=True)
            differences = [mine - other for mine, other, *was_ombre in rows if any(was_ombre)]
            gained.append(sum(differences))
            deals.append(float(len(differences)))
        return ratio(
            f"{self.player} over {self.reference}, one of them Ombre",
            gained,
            deals,
            f"{self.table.unit} a deal bid",
        )

    def _share(self, samples: Sequence[Sample], who: str, what: str) -> tuple[list[float], list[float]]:
        return column(samples, f"{who} {what}"), [float(self.table.rules.seats)] * len(samples)
