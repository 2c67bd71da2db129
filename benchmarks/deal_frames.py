#!/usr/bin/env python3
"""
How long a frame takes while the cards are dealt at 1280 x 800.

``python benchmarks/deal_frames.py [--deals 11] [--platform offscreen]``

The animation is led by hand, a sixtieth of a second at a time; a frame is the moving of the
cards, the painting and the handing over of what was painted.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from launching import ROOT, parser

MUST, AIM = 16, 5
FRAME = 1000 / 60


def figures(platform: str = "offscreen", deals: int = 11) -> list[Figure]:
    """Measure in this process, with the platform of Qt that is wanted."""
    os.environ["QT_QPA_PLATFORM"] = platform
    os.environ["PYTHONPATH"] = str(ROOT)  # for the players' process
    with tempfile.TemporaryDirectory(prefix="ombre-bench-", ignore_cleanup_errors=True) as folder:
        os.environ["OMBRE_HOME"] = folder
        spent = _frames(deals)
    return [
        Figure("frame of the deal, p95", share(spent, 0.95), "ms", MUST, AIM),
        Figure("frame of the deal, median", share(spent, 0.5), "ms"),
        Figure("frame of the deal, longest", max(spent), "ms"),
        Figure("frames", len(spent), ""),
    ]


def _frames(deals: int) -> list[float]:
    from PySide6.QtCore import QVariantAnimation  # noqa: PLC0415 - the platform is chosen first
    from table import HUMAN, Table, application, sitting_of  # noqa: PLC0415

    made = application()
    table = Table(kept=False)
    table.show()
    spent: list[float] = []
    desk = table.window.desk
    (motion,) = desk.player.findChildren(QVariantAnimation)
    for number in range(deals):
        table.window.controller.open(sitting_of(HUMAN, "random", "random", game_id=f"deal {number}"))
        desk.player.hurry()  # the ante is paid
        if number == 0:
            desk.wait_until_painted()
            table.breathe(50)
        motion.pause()
        moved = 0.0
        while motion.state() == QVariantAnimation.State.Paused and moved < motion.duration():
            begun = time.perf_counter()
            motion.setCurrentTime(round(moved))
            made.processEvents()
            spent.append((time.perf_counter() - begun) * 1000)
            moved += FRAME
    table.close()
    return spent


def main() -> int:
    assert __doc__
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=11)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
