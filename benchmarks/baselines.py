#!/usr/bin/env python3
"""
Measure what each baseline policy wins among each other one, as a table for docs/environments.md.

``python benchmarks/baselines.py [--games renegado] [--players expert,textbook,…] [--deals 20]``

The player of a row sits in each seat in turn among players of the column, with the same cards as one of these
in that seat. The figure is the difference in chips, or points, a deal; the error takes the seats of a deal
together.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import ruleset_names
from ombre_desktop.players.arena.duplicate import Duplicate
from ombre_desktop.players.arena.findings import Finding
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.player import player_names


def cell(table: Table, player: str, company: str, deals: int) -> str:
    """Return the gain of *player* among *company* in a number of *deals*, with its error."""
    if player == company:
        return "–"
    match = Duplicate(table, player, company, (company,))
    gain: Finding = match.findings([match.of_deal(number) for number in range(deals)])[0]
    return f"{gain.value:+.1f} ± {gain.error or 0:.1f}"


def main(arguments: list[str] | None = None) -> int:
    """Print the table of each game, row by row."""
    parser = Options(__doc__)
    parser.some("--games", ruleset_names(), ["renegado"])
    parser.some("--players", player_names())
    parser.count("--deals", 20, "deals of each figure", least=2)
    parser.seed("baselines", "of cards and players")
    options = parser.parse_args(arguments)
    for game in options.games:
        table = Table(game, seed=options.seed)
        print(f"| {game}, {table.unit} a deal among | {' | '.join(options.players)} |")
        print(f"|---|{'---|' * len(options.players)}")
        for player in options.players:
            cells = [cell(table, player, company, options.deals) for company in options.players]
            print(f"| {player} | {' | '.join(cells)} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
