#!/usr/bin/env python3
"""
What a frame costs while the cards are dealt, in an ordinary window and in a very large one.

``python benchmarks/deal_frames.py [--deals 11] [--platform offscreen]``

The animation is led by hand, a sixtieth of a second at a time; a frame is the moving of the
cards, the painting and the handing over of what was painted, in processor time of the window's thread.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from launching import ROOT, parser

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from table import Table

BOUNDS = {(1280, 800): (16, 5), (2560, 1600): (33, 10)}
"""What the frame of a window of this size must take at most, and what it aims at."""
FRAME = 1000 / 60


def figures(platform: str = "offscreen", deals: int = 11) -> list[Figure]:
    """Measure in this process, with the platform of Qt that is wanted."""
    os.environ["QT_QPA_PLATFORM"] = platform
    os.environ["PYTHONPATH"] = str(ROOT)  # for the players' process
    with tempfile.TemporaryDirectory(prefix="ombre-bench-", ignore_cleanup_errors=True) as folder:
        os.environ["OMBRE_HOME"] = folder
        found = []
        for size, frames in _frames(deals).items():
            window = f"{size[0]} x {size[1]}"
            found += [
                Figure(f"frame of the deal, {window}, p95", share(frames, 0.95), "ms", *BOUNDS[size]),
                Figure(f"frame of the deal, {window}, median", share(frames, 0.5), "ms"),
                Figure(f"frame of the deal, {window}, longest", max(frames), "ms"),
                Figure(f"frames, {window}", len(frames), ""),
            ]
    return found


def _frames(deals: int) -> dict[tuple[int, int], list[float]]:
    from table import Table, application  # noqa: PLC0415 - the platform is chosen first

    made = application()
    table = Table(kept=False)
    table.show()
    spent = {}
    for size in BOUNDS:
        table.window.resize(*size)
        table.breathe(50)
        spent[size] = [frame for number in range(deals) for frame in _frames_of_a_deal(table, made, number)]
    table.close()
    return spent


def _frames_of_a_deal(table: Table, made: QApplication, number: int) -> list[float]:
    """Deal once; the first deal of a window has the pictures of all cards beforehand, as every other has."""
    from PySide6.QtCore import QVariantAnimation  # noqa: PLC0415
    from table import HUMAN, sitting_of  # noqa: PLC0415

    desk, spent = table.window.desk, []
    (motion,) = desk.player.findChildren(QVariantAnimation)
    table.window.controller.open(sitting_of(HUMAN, "random", "random", game_id=f"deal {number}"))
    while not desk.scene.arrangement.sprites:
        desk.player.hurry()  # the ante is paid
    if number == 0:
        desk.wait_until_painted()
        table.breathe(50)
    motion.pause()
    moved = 0.0
    while motion.state() == QVariantAnimation.State.Paused and moved < motion.duration():
        begun = time.thread_time()
        motion.setCurrentTime(round(moved))
        made.processEvents()
        spent.append((time.thread_time() - begun) * 1000)
        moved += FRAME
    return spent


def main() -> int:
    assert __doc__
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=11)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
