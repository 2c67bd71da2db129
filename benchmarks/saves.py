#!/usr/bin/env python3
"""
How long it takes to keep the sitting after an action, down to the disk.

``python benchmarks/saves.py [--deals 12] [--folder .]``

Whole deals are played by chance in a long sitting; after every action the sitting is written as
the program writes it, with its record, its backup and fsync.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import chosen
from figures import Figure, print_table, share
from table import HUMAN, sitting_of, with_cards

from ombre_desktop.engine import apply, request
from ombre_desktop.storage.saves import SaveStore
from ombre_desktop.ui.kept_sitting import document_of
from ombre_desktop.ui.session_controller import row_of
from ombre_desktop.ui.sitting import Sitting
from ombre_desktop.value import replace

MUST, AIM = 20, 2


def figures(deals: int = 12, folder: Path | None = None) -> list[Figure]:
    """Measure on the disk of *folder*."""
    spent: list[float] = []
    with tempfile.TemporaryDirectory(dir=folder) as here:
        path = Path(here) / "sitting.json"
        store = SaveStore(path)
        sitting = sitting_of(HUMAN, "random", "random")
        for number in range(deals):
            sitting = _played(with_cards(sitting), store, spent, rng=Random(number))
        size = path.stat().st_size / 1024
    return [
        Figure("save after an action, p95", share(spent, 0.95), "ms", MUST, AIM),
        Figure("save after an action, median", share(spent, 0.5), "ms"),
        Figure("saves", len(spent), ""),
        Figure("size of the last", size, "KB"),
    ]


def _played(sitting: Sitting, store: SaveStore, spent: list[float], *, rng: Random) -> Sitting:
    """The sitting after its deal, written after every action."""
    assert sitting.state is not None
    while (asked := request(sitting.state)) is not None:
        state = apply(sitting.state, chosen(sitting.state, asked, rng)).state
        sitting = replace(sitting, state=state)
        if state.settlement is not None:
            sitting = sitting.settled(state.settlement, row_of(sitting))
        begun = time.perf_counter()
        store.write(document_of(sitting))
        spent.append((time.perf_counter() - begun) * 1000)
    return sitting


def main() -> int:
    about, shape = __doc__, argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=about, formatter_class=shape)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--folder", type=Path, help="on which disk; default: the system's temporary folder")
    options = parser.parse_args()
    return print_table(figures(options.deals, options.folder))


if __name__ == "__main__":
    sys.exit(main())
