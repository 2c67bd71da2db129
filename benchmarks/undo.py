#!/usr/bin/env python3
"""
Measure undo in a long sitting, and kill tables in the middle of it.

``python benchmarks/undo.py [--deals 500] [--kills 100]``

A sitting of random deals is opened at its last moment. The time is measured to go back one decision, to jump
to the first decision of all, and to go forward again. Then a table without a window goes back and forward at
random, saving each moment before it is shown, and is killed. The files must hold the whole sitting, at the
moment shown last or the next. The exit status is 1 if a jump takes too long or anything is lost.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine import chosen
from kills_at_the_table import Companions, folders
from options import Options
from PySide6.QtCore import QCoreApplication, QTimer
from table import sitting_of, with_cards

from ombre_desktop.engine import apply, request
from ombre_desktop.storage.origin import Moment
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.session.timeline import Timeline
from ombre_desktop.value import replace

MUST = 50
SHORT = 30
"""The deals of the sitting at the tables that are killed."""


def long_sitting(deals: int) -> Sitting:
    """Return a sitting in which *deals* random deals are settled."""
    rng, sitting = Random(1), sitting_of("human", "textbook", "textbook")
    while len(sitting.rows) < deals:
        sitting = with_cards(sitting)
        while (state := sitting.state) is not None and (asked := request(state)) is not None:
            after = replace(sitting, state=apply(state, chosen(state, asked, rng)).state)
            done = after.state.settlement if after.state is not None else None
            sitting = after if done is None else after.settled(done, row_of(after))
    return sitting


def measured(sitting: Sitting) -> list[tuple[str, float]]:
    """Return the longest of five times for each way through *sitting*, in milliseconds."""

    def spent(way: Callable[[Timeline, int], object], first: int) -> float:
        times: list[float] = []
        for deal in range(first, first + 5):
            timeline = Timeline(sitting)
            begun = time.perf_counter()
            way(timeline, deal)
            times.append((time.perf_counter() - begun) * 1000)
        return max(times)

    def to_deal(timeline: Timeline, deal: int) -> Sitting:
        return timeline.shown(Moment(deal, timeline.decisions(deal)[0]))

    def on_from(timeline: Timeline, deal: int) -> Sitting:
        return timeline.shown(timeline.after(Moment(deal, timeline.decisions(deal)[-1])))

    return [
        ("back one decision", spent(lambda line, _: line.shown(line.before(None)), 0)),
        (
            "to one of the first deals",
            spent(to_deal, 1),
        ),  # other deals each time: the last ones are remembered
        ("on from one deal to the next", spent(on_from, 10)),
        ("to the last moment", spent(lambda line, _: line.shown(None), 0)),
    ]


def wander(folder: Path, seed: int, reports: Connection) -> None:
    """Go back and forward in the sitting in *folder* until killed; report every moment shown."""
    application = QCoreApplication([])
    keeper, rng = Keeper(folders(folder)), Random(seed)
    controller = SessionController(Companions(), keeper)

    def shown(_: Sitting) -> None:
        reports.send(controller.past.at)
        ways = (controller.take_back, controller.take_back, controller.redo, jump)
        QTimer.singleShot(0, rng.choice(ways))

    def jump() -> None:
        controller.go(Moment(1, first) if controller.past.at is None else None)

    controller.opened.connect(shown)
    sitting = keeper.load().sitting
    if sitting is None:
        raise SystemExit("nothing was kept")
    first = Timeline(sitting).decisions(1)[0]
    controller.open(sitting)
    QTimer.singleShot(0, controller.take_back)
    application.exec()


def lost_after_a_kill(folder: Path, seed: int, whole: Sitting) -> bool:
    """Kill a table in the middle of an undo; return True if the files do not hold *whole*."""
    processes = multiprocessing.get_context("spawn")  # a copy of this process would have its application
    ours, theirs = processes.Pipe(duplex=False)
    table = processes.Process(target=wander, args=(folder, seed, theirs))
    table.start()
    theirs.close()
    ours.recv()
    time.sleep(Random(seed).uniform(0, 0.1))
    table.kill()
    table.join()
    keeper = Keeper(folders(folder))
    kept = keeper.load()
    keeper.close()
    return bool(kept.problems) or kept.sitting is None or replace(kept.sitting, at=None) != whole


def killed(kills: int) -> int:
    """Kill as many tables in the middle of an undo; return the number of losses."""
    application = QCoreApplication.instance() or QCoreApplication([])
    whole = replace(long_sitting(SHORT), game_id="0" * 32)
    with tempfile.TemporaryDirectory() as name:
        keeper, done = Keeper(folders(Path(name))), []
        keeper.write(whole, lambda: done.append(True))
        while not done:
            application.processEvents()
        keeper.close()
        return sum(lost_after_a_kill(Path(name), seed, whole) for seed in range(kills))


def main() -> int:
    parser = Options(__doc__)
    parser.count("--deals", 500)
    parser.count("--kills", 100)
    args = parser.parse_args()
    figures = measured(long_sitting(args.deals))
    for name, spent in figures:
        print(f"{name:<32} {spent:6.1f} ms (at most {MUST})")
    lost = killed(args.kills)
    print(f"{args.kills} kills in the middle of an undo: {lost} lost")
    return int(lost > 0 or any(spent > MUST for _, spent in figures))


if __name__ == "__main__":
    sys.exit(main())
