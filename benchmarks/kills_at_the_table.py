#!/usr/bin/env python3
"""
Kill a table at random moments while it plays, and check the files it leaves.

``python benchmarks/kills_at_the_table.py [--kills 200]``

Three textbook players sit at a table without a window. The controller runs the deals, and the keeper saves
each step before it is reported. The table is killed while it plays, and opened again as at a start. The same
sitting must open without a problem, with every step that was reported; then play continues. The exit status
is 1 if this fails even once.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from argparse import Namespace
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from options import Options
from PySide6.QtCore import QCoreApplication, QTimer

from ombre_desktop.engine import Seat, SeatView, Session, request, ruleset
from ombre_desktop.players.player import player
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController

PLAYER = "textbook"
GAME_ID = "0" * 32


@dataclass(frozen=True)
class Told:
    """The progress of a sitting: the number of settled deals, and the moves and record of the current one."""

    deals: int
    moves: int
    record: str

    @classmethod
    def of(cls, sitting: Sitting) -> Told:
        state = sitting.state
        assert state is not None
        return cls(len(sitting.rows), len(state.history), record_text(sitting))


@dataclass
class Toll:
    """The findings after the kills."""

    kills: int = 0
    corrupt: int = 0
    lost: int = 0
    steps: int = 0

    def __str__(self) -> str:
        return f"{self.kills} kills in {self.steps} steps: {self.corrupt} corrupt, {self.lost} lost"


class Companions(PlayerRunner):
    """Players that decide in this process, because it is killed as a whole."""

    def start(self) -> None:
        """Do nothing: there is no other process."""

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        asked = request(view)
        assert asked is not None
        self.answered.emit(player(name).decide(view, asked, Random(seed)))


def play_on(folder: Path, reports: Connection) -> None:
    """Open the sitting in *folder*, or begin one, and play until killed; report every step."""
    application = QCoreApplication([])
    keeper = Keeper(folders(folder))
    controller = SessionController(Companions(), keeper)

    def tell(step: TableStep) -> None:
        reports.send(Told.of(step.sitting))
        if step.sitting.state is not None and step.sitting.state.is_over:
            QTimer.singleShot(0, controller.next_deal)

    controller.stepped.connect(tell)
    kept = keeper.load().sitting or new_sitting()
    controller.open(kept)
    if kept.state is not None and kept.state.is_over:
        controller.next_deal()
    application.exec()


def folders(folder: Path) -> Folders:
    return Folders.of({HOME: str(folder)})


def new_sitting() -> Sitting:
    company = Company(("Ana", "Bo", "Ci"), (PLAYER,) * 3, ("viajera", "ines", "tomas"))
    return Sitting(GAME_ID, company, Session.begin(ruleset("renegado"), Seat(0)), deals_wanted=None)


def kill_once(folder: Path, rng: Random, toll: Toll) -> None:
    """Start a table, kill it, and check the files it left."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    table = multiprocessing.Process(target=play_on, args=(folder, theirs))
    table.start()
    theirs.close()
    told = [ours.recv()]
    time.sleep(rng.choice((rng.uniform(0, 0.003), rng.uniform(0, 0.15))))
    table.kill()
    table.join()
    try:
        while ours.poll():
            told.append(ours.recv())
    except (EOFError, OSError):
        pass  # the last report was cut off with its sender
    toll.kills += 1
    toll.steps += len(told)
    keeper = Keeper(folders(folder))
    judge(keeper.load(), told[-1], toll)
    keeper.close()


def judge(kept: Kept, told: Told, toll: Toll) -> None:
    """Check that every reported step was saved; the next one may have been saved as well."""
    if kept.sitting is None or kept.problems or kept.sitting.game_id != GAME_ID:
        toll.corrupt += 1
        print(*kept.problems, sep="\n", file=sys.stderr)
    elif not holds(kept.sitting, told):
        toll.lost += 1
        print(f"told:\n{told}\nkept:\n{Told.of(kept.sitting)}", file=sys.stderr)


def holds(sitting: Sitting, told: Told) -> bool:
    """Return True if *sitting* is the one last reported, or one step further."""
    found = Told.of(sitting)
    if sum(sitting.session.chips) + sitting.session.pool != 0:
        return False
    if (found.deals, found.moves) == (told.deals, told.moves):
        return found.record == told.record
    is_next_deal = found.moves == 0 and found.deals == told.deals
    if is_next_deal:
        return sitting.rows[-1].record == told.record
    return found.moves == told.moves + 1 and found.deals in (told.deals, told.deals + 1)


def options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--kills", 200)
    parser.seed(1)
    parser.place("--folder", "where to write; default: the system's temporary folder")
    return parser.parse_args()


def main() -> int:
    chosen = options()
    if "fork" in multiprocessing.get_all_start_methods():
        multiprocessing.set_start_method("fork")  # a table then starts in milliseconds
    toll, rng = Toll(), Random(chosen.seed)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        for _ in range(chosen.kills):
            kill_once(Path(folder), rng, toll)
    print(toll)
    return int(bool(toll.corrupt or toll.lost))


if __name__ == "__main__":
    sys.exit(main())
