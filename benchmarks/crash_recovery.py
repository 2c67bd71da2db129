#!/usr/bin/env python3
"""
Kill a program at random moments while it saves, and check the files it leaves; also time the saving.

``python benchmarks/crash_recovery.py [--kills 200] [--deals 300]``

A writer saves a sitting over and over, a long one and a short one in turn, until it is killed. Then the save
is read as at a start: it must open without a problem, and be at least as new as the last one that the writer
reported. The next writer continues in the same folder. The exit status is 1 if any save fails this test.
"""

from __future__ import annotations

import dataclasses
import multiprocessing
import sys
import tempfile
import time
from argparse import Namespace
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options

from ombre_desktop.engine import Seat, Session, ruleset
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import player
from ombre_desktop.storage.documents import SaveDocument, SittingDocument
from ombre_desktop.storage.saves import SaveStore
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.kept_sitting import sitting_document
from ombre_desktop.value import replace

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass
class Toll:
    """The findings after the kills."""

    kills: int = 0
    corrupt: int = 0
    lost: int = 0
    strays: int = 0
    writes: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills in {self.writes} writes: {self.corrupt} corrupt, {self.lost} lost, "
            f"{self.strays} temporary files left and swept"
        )


def long_sitting(deals: int) -> SittingDocument:
    """Return a sitting of *deals* deals that were really played."""
    game = ruleset("renegado")
    company = Company(("Ana", "Bo", "Ci"), ("random",) * 3, ("viajera", "ines", "tomas"))
    sitting = Sitting("0" * 32, company, Session.begin(game, Seat(0)), deals_wanted=None)
    for row in Match(game, (player("random"),) * 3, deals, "kills").rows():
        staked = sitting.session.with_antes()
        after = replace(sitting, session=staked, staked=staked, state=row.state)
        assert row.state.settlement is not None
        sitting = after.settled(row.state.settlement, row_of(after))
    return sitting_document(sitting, sitting.rows, staked=False)


def moment(number: int) -> datetime:
    """Return the time at which version *number* claims to have been saved."""
    return BEGUN + timedelta(microseconds=number)


def write_on(path: Path, save: SaveDocument, first: int, reports: Connection) -> None:
    """
    Save version after version, beginning with *first*, until killed; report the number of each version
    once it is saved.
    """
    store = SaveStore(path)
    # Long and short saves alternate, so that a mixture of two would be noticed.
    short = dataclasses.replace(save, sitting=long_sitting(0))
    for number in count(first):
        base = save if number % 2 else short
        store.write(dataclasses.replace(base, saved_at=moment(number)))
        reports.send(number)


def kill_once(path: Path, save: SaveDocument, rng: Random, toll: Toll) -> None:
    """Start a writer, kill it, and check the files it left."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    writer = multiprocessing.Process(target=write_on, args=(path, save, toll.writes + 1, theirs))
    writer.start()
    theirs.close()
    kept = ours.recv()
    # Some writers are killed at the very beginning of a write, the others at any moment of several writes.
    time.sleep(rng.choice((rng.uniform(0, 0.0005), rng.uniform(0, 0.02))))
    writer.kill()
    writer.join()
    try:
        while ours.poll():
            kept = ours.recv()
    except (EOFError, OSError):
        pass  # the last report was cut off with its sender
    toll.kills += 1
    toll.writes = kept
    judge(path, moment(kept), toll)


def judge(path: Path, kept: datetime, toll: Toll) -> None:
    """Read the save as at a start, and count every fault."""
    toll.strays += len(list(path.parent.glob(".*.tmp")))
    loaded = SaveStore(path).read()
    if loaded.document is None or loaded.problems:
        toll.corrupt += 1
        print(*loaded.problems, sep="\n", file=sys.stderr)
    elif loaded.document.saved_at < kept:
        toll.lost += 1
    if list(path.parent.glob(".*.tmp")):
        toll.corrupt += 1
        print("a temporary file was not swept", file=sys.stderr)


def timed(path: Path, save: SaveDocument, times: int) -> list[float]:
    """Time *times* writes, in milliseconds."""
    store = SaveStore(path)
    store.write(save)
    spent = []
    for _ in range(times):
        begun = time.perf_counter()
        store.write(save)
        spent.append((time.perf_counter() - begun) * 1000)
    return spent


def options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--kills", 200)
    parser.count("--deals", 300, "the number of deals in the saved sitting")
    parser.count("--writes", 400, "the number of writes to time", least=0)
    parser.seed(1)
    parser.place("--folder", "where to write; default: the system's temporary folder")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    if "fork" in multiprocessing.get_all_start_methods():
        multiprocessing.set_start_method("fork")  # a writer then starts in milliseconds
    save = SaveDocument(saved_at=BEGUN, sitting=long_sitting(chosen.deals))
    toll, rng = Toll(), Random(chosen.seed)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        path = Path(folder) / "table.json"
        for _ in range(chosen.kills):
            kill_once(path, save, rng, toll)
        print(toll)
        if chosen.writes:
            spent = timed(path, save, chosen.writes)
            size, p95 = SaveStore(path).slots[0].stat().st_size / 1024, quantiles(spent, n=20)[-1]
            print(f"{size:.0f} KB, {chosen.writes} writes: median {median(spent):.2f} ms, p95 {p95:.2f} ms")
    return int(bool(toll.corrupt or toll.lost))


if __name__ == "__main__":
    sys.exit(main())
