#!/usr/bin/env python3
"""
Measure whether the odds are true: of the cards said to be somewhere in 70 of 100 deals, how many are there?

``python benchmarks/calibration.py [--players expert,novice] [--deals 36] [--worlds 300] [--keep FOLDER]``

Each player plays deals of every game in all seats. Before each trick, and at each moment between the bids and
the play, one seat is told how likely each card is at each other seat and with nobody. What is certain is left
out. Told shares are gathered in tenths, and compared with what was so. Errors are clustered by deal. The
status is 1 if experts miss the mark in the tenth from 70: by more than 3 of 100 in all games together, or by
more than 6 and two errors in one. ``--keep`` stores the deals, which take most of the time.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import DealState, Seat, ruleset_names, steps_of, view
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.expert.whereabouts import whereabouts

TENTHS = 10
MARK = 7
"""The tenth for which the limits hold."""
IN_ALL, IN_ONE = 0.03, 0.06
"""The greatest distance from the truth in all games together, and in one."""
ERRORS = 2.0


@dataclass
class Count:
    """The places told in one deal: their *number*, the sum of the shares *told*, and how many were *true*."""

    number: int = 0
    told: float = 0.0
    true: int = 0

    def add(self, share: float, *, so: bool) -> None:
        """Count one place."""
        self.number += 1
        self.told += share
        self.true += so


Tenths = dict[int, Count]
"""The counts of one deal, by tenths of the share told."""


def counted(deal: DealState, number: int, worlds: int) -> tuple[Tenths, Tenths]:
    """Return what one seat of *deal* was told before the play, and before each trick."""
    found: tuple[Tenths, Tenths] = (defaultdict(Count), defaultdict(Count))
    me = deal.ring[number % len(deal.ring)]
    for step in steps_of(deal):
        state = step.state
        lies = state.playing is not None and state.playing.trick is not None and state.playing.trick.cards
        if state.is_over or lies or (state.playing is None and state.trump is None):
            continue
        into = found[state.playing is not None]
        for card in whereabouts(view(state, me), Random(number), worlds).cards:
            held = next((seat for seat in state.ring if card.card in state.hands[seat]), state.seats)
            for place, share in enumerate(() if card.certain else card.places):
                if place != me and (place == state.seats or Seat(place) in state.ring):
                    into[min(TENTHS - 1, int(TENTHS * share))].add(share, so=place == held)
    return found


def deals(player: str, game: str, number: int, folder: str) -> Iterator[DealState]:
    """Yield *number* deals of *game* with *player* in every seat; those kept in *folder* are read again."""
    table = Table(game=game, seed="odds")
    for at in range(number):
        kept = Path(folder, f"{game}.{player}.{at}") if folder else None
        if kept is not None and kept.exists():
            yield parse_record(kept.read_text(encoding="utf-8")).state
            continue
        deal = table.played(at, table.dealt(at), [sitter(player, table.worlds)] * table.rules.seats)
        if kept is not None:
            kept.write_text(format_record(record_of(deal)), encoding="utf-8")
        yield deal


def compared(rows: Sequence[Tenths], tenth: int) -> tuple[int, float, float, float] | None:
    """Return the places of a *tenth*, the mean share told, its distance from the truth, and its error."""
    counts = [row[tenth] for row in rows if tenth in row]
    number = sum(count.number for count in counts)
    if not number:
        return None
    told, true = (sum(part) / number for part in zip(*((one.told, one.true) for one in counts), strict=True))
    apart = true - told
    error = sqrt(sum((one.true - one.told - apart * one.number) ** 2 for one in counts)) / number
    return number, told, apart, error


def line(name: str, rows: Sequence[Tenths]) -> str:
    """Return a row of the table: for each tenth, the share told and how far the truth was from it."""
    cells = []
    for tenth in range(TENTHS):
        found = compared(rows, tenth)
        if found is None:
            cells.append("–")
            continue
        _, told, apart, error = found
        cells.append(f"{100 * told:.0f}: {100 * apart:+.1f} ± {100 * error:.1f}")
    return f"| {name} | " + " | ".join(cells) + " |"


def misses(player: str, rows: Mapping[str, Sequence[Tenths]]) -> Iterator[str]:
    """Yield the games in which an expert's odds miss the mark, and "all" if they do together."""
    if player != "expert":
        return
    together = [row for game in rows.values() for row in game]
    whole = compared(together, MARK)
    if whole is not None and abs(whole[2]) > IN_ALL:
        yield "all games"
    for game, some in rows.items():
        found = compared(some, MARK)
        if found is not None and abs(found[2]) > max(IN_ONE, ERRORS * found[3]):
            yield game


def main(arguments: list[str] | None = None) -> int:
    """Play and measure; return 1 if the odds miss the mark."""
    parser = Options(__doc__)
    parser.some("--players", ("expert", "novice"))
    parser.count("--deals", 36, "deals of each game and player")
    parser.count("--worlds", 300, "worlds for each moment")
    parser.add_argument("--keep", default="", metavar="FOLDER", help="where the deals are stored")
    options = parser.parse_args(arguments)
    missed: list[str] = []
    for player in options.players:
        before: dict[str, list[Tenths]] = {}
        during: dict[str, list[Tenths]] = {}
        for game in ruleset_names():
            found = [
                counted(deal, number, options.worlds)
                for number, deal in enumerate(deals(player, game, options.deals, options.keep))
            ]
            before[game], during[game] = [row[0] for row in found], [row[1] for row in found]
            print(line(f"{player}, {game}", during[game]), flush=True)
        for name, rows in (("before the play", before), ("in the play", during)):
            print(line(f"{player}, all games, {name}", [row for game in rows.values() for row in game]))
        missed += misses(player, during)
    print("the odds are true" if not missed else f"missed: {', '.join(missed)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
