#!/usr/bin/env python3
"""
Measure how long it takes to save the sitting after an action, down to the disk.

``python benchmarks/saves.py [--deals 12] [--long 10000] [--folder .]``

Whole deals are played at random, and after every action the sitting is written as the program writes it. The
same is done late in a long sitting, alternating with a bare write of the same number of bytes: open, write,
fsync, close.
"""

from __future__ import annotations

import dataclasses
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import chosen
from figures import Figure, print_table, share
from options import Options
from table import HUMAN, sitting_of, with_cards

from ombre_desktop.engine import apply, request
from ombre_desktop.storage.saves import SaveStore
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.kept_sitting import SaveMaker
from ombre_desktop.value import replace

MUST, AIM = 20, 2
RATIO = 1.5


class Writer:
    """
    A writer that saves as the program does and times each save; on request, bare writes alternate with saves.
    """

    def __init__(self, folder: Path, *, confirmed: int = 0, is_paired: bool = False) -> None:
        self.spent: list[float] = []
        self.ratios: list[float] = []
        self.sizes: list[int] = []
        self._store, self._maker = SaveStore(folder / "table.json"), SaveMaker()
        self._bare = folder / "bare.json" if is_paired else None
        self._confirmed = confirmed

    def write(self, sitting: Sitting) -> None:
        """Save *sitting*, and note the time."""
        begun = time.perf_counter()
        self._store.write(self._maker.save(sitting, self._confirmed))
        self.spent.append((time.perf_counter() - begun) * 1000)
        data = max(slot.read_bytes() for slot in self._store.slots if slot.exists())
        self.sizes.append(len(data))
        if self._bare is not None:
            self.ratios.append(self.spent[-1] / _bare_writing(self._bare, data))


def _bare_writing(path: Path, data: bytes) -> float:
    """Write *data* and nothing else; return the milliseconds this takes."""
    begun = time.perf_counter()
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    return (time.perf_counter() - begun) * 1000


def figures(deals: int = 12, folder: Path | None = None, long: int = 10_000) -> list[Figure]:
    """Measure on the disk of *folder*."""
    with tempfile.TemporaryDirectory(dir=folder) as one, tempfile.TemporaryDirectory(dir=folder) as other:
        short = Writer(Path(one), confirmed=deals)
        _play(sitting_of(HUMAN, "random", "random"), short, deals)
        far = Writer(Path(other), confirmed=long + deals, is_paired=True)
        _play(_far_into(long), far, deals)
    return [
        Figure("save after an action, p95", share(short.spent, 0.95), "ms", MUST, AIM),
        Figure("save after an action, median", share(short.spent, 0.5), "ms"),
        Figure(f"the same after {long} deals, median", share(far.spent, 0.5), "ms"),
        Figure("that / a bare writing of as many bytes, median", share(far.ratios, 0.5), "x", RATIO, 1),
        Figure("saves", len(short.spent), ""),
        Figure("size of the largest", max(short.sizes) / 1024, "KB"),
        Figure(f"the same after {long} deals", max(far.sizes) / 1024, "KB"),
    ]


def _far_into(deals: int) -> Sitting:
    """Return a sitting of *deals* settled deals, whose rows are copies of the first."""
    begun = with_cards(sitting_of(HUMAN, "random", "random"))
    rng = Random(0)
    state = begun.state
    assert state is not None
    while (asked := request(state)) is not None:
        state = apply(state, chosen(state, asked, rng)).state
    row = row_of(replace(begun, state=state))
    rows = tuple(dataclasses.replace(row, number=number) for number in range(1, deals + 1))
    session = replace(sitting_of(HUMAN, "random", "random").session, deals=deals)
    return replace(sitting_of(HUMAN, "random", "random"), session=session, rows=rows)


def _play(sitting: Sitting, writer: Writer, deals: int) -> None:
    """Play *deals* deals, saving after every action."""
    for number in range(deals):
        rng = Random(number)
        sitting = with_cards(sitting)
        state = sitting.state
        assert state is not None
        while (asked := request(state)) is not None:
            state = apply(state, chosen(state, asked, rng)).state
            sitting = replace(sitting, state=state)
            if state.settlement is not None:
                sitting = sitting.settled(state.settlement, row_of(sitting))
            writer.write(sitting)


def main() -> int:
    parser = Options(__doc__)
    parser.count("--deals", 12)
    parser.count("--long", 10_000, "deals of the long sitting")
    parser.place("--folder", "on which disk; default: the system's temporary folder")
    options = parser.parse_args()
    return print_table(figures(options.deals, options.folder, options.long))


if __name__ == "__main__":
    sys.exit(main())
