#!/usr/bin/env python3
"""
Measure frames of the deal, the sweep before it and a finale, of the pointer, and of whole hands in the air.

This is done in an ordinary window, in a large one and in a very large one. When the hands change places, all
27 cards fly, turn and grow or shrink at the same time, which is more than any deal demands.

``python benchmarks/deal_frames.py [--deals 11] [--platform offscreen]``

The animation is stepped by hand, a sixtieth of a second at a time. A frame consists of moving the cards,
painting, and handing over the picture. It is measured in processor time of all threads: Qt fills large areas
in separate threads, and the window's thread accounts for only a third.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from figures import Figure, print_table, share
from options import Options
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication
from table import HUMAN, Table, application, sitting_of

from ombre_desktop.engine import Cost, Seat, ruleset
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.events import Paid
from ombre_desktop.engine.seats import POOL
from ombre_desktop.ui.model.picture_events import gathered
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.table.arrangement import Arrangement, arrange
from ombre_desktop.ui.table.dealing import swept
from ombre_desktop.ui.table.finale import Ending, Finale
from ombre_desktop.ui.table.motion import Motion
from ombre_desktop.ui.table.payments import Payments
from ombre_desktop.ui.table.turn import CALM, Turn
from ombre_desktop.value import replace

BOUNDS = {(1280, 800): (16, 5), (2560, 1600): (33, 10), (3840, 2160): (50, 20)}
"""The longest time that a frame may take in a window of this size, and the time to aim for, in ms."""
FRAME = 1000 / 60
STAYS, LEAVES = 5, 12
"""The number of frames in which the pointer is over a card, and that follow when it has left the hand."""
HAND, EXCHANGE = 9, 800.0
"""The number of cards in a hand, and the milliseconds that three hands take to change places."""


def figures(platform: str = "offscreen", deals: int = 11) -> list[Figure]:
    """Measure in this process, on the chosen platform of Qt."""
    os.environ["QT_QPA_PLATFORM"] = platform
    with tempfile.TemporaryDirectory(prefix="ombre-bench-", ignore_cleanup_errors=True) as folder:
        os.environ["OMBRE_HOME"] = folder
        found = []
        for (what, size), frames in _frames(deals).items():
            name = f"frame of {what}, {size[0]} x {size[1]}"
            found += [
                Figure(f"{name}, p95", share(frames, 0.95), "ms", *BOUNDS[size]),
                Figure(f"{name}, median", share(frames, 0.5), "ms"),
                Figure(f"{name}, longest", max(frames), "ms"),
                Figure(f"{name}, number", len(frames), ""),
            ]
    return found


def _frames(deals: int) -> dict[tuple[str, tuple[int, int]], list[float]]:
    """Measure frames for each motion and size of window."""
    made = application()
    table = Table(kept=False)
    table.show()
    spent = {}
    for size in BOUNDS:
        table.window.resize(*size)
        table.breathe(50)
        spent["the deal", size] = [
            frame for number in range(deals) for frame in _frames_of_a_deal(table, made, number)
        ]
        table.app.desk.player.rush()
        table.breathe(50)
        dealt = table.app.desk.scene.arrangement
        swept_up = [_frames_of_sweep(table, made, dealt) for _ in range(deals)]
        spent["the sweep", size] = [frame for frames in swept_up for frame in frames]
        staged = [_frames_of_scene(table, made) for _ in range(deals)]
        spent["a finale", size] = [frame for frames in staged for frame in frames]
        spent["the pointer along the hand", size] = _frames_of_hover(table, made, deals)
        spent["27 cards at once", size] = [
            frame for turn in range(1, deals + 1) for frame in _frames_of_exchange(table, made, dealt, turn)
        ]
    table.close()
    return spent


def _frames_of_a_deal(table: Table, made: QApplication, number: int) -> list[float]:
    """Deal once, and return the time of each frame; the pictures of all cards are ready beforehand."""
    desk, spent = table.app.desk, []
    (motion,) = desk.player.findChildren(QVariantAnimation)
    table.app.controller.open(sitting_of(HUMAN, "random", "random", game_id=f"deal {number}"))
    while not desk.scene.arrangement.hand:
        desk.player.hurry()  # the ante is paid
    if number == 0:
        desk.wait_until_painted()
        table.breathe(50)
    motion.pause()
    table.breathe(50)  # what the opening has ordered is done in turns of its own, and is no part of a frame
    moved = 0.0
    while motion.state() == QVariantAnimation.State.Paused and moved < motion.duration():
        begun = time.process_time()
        motion.setCurrentTime(round(moved))
        made.processEvents()
        spent.append((time.process_time() - begun) * 1000)
        moved += FRAME
    return spent


def _frames_of_hover(table: Table, made: QApplication, rounds: int) -> list[float]:
    """Move the pointer from card to card along the hand, faster than a card is lifted, and away from it."""
    desk, spent = table.app.desk, []
    motion, cards = desk.hand._move_cards(), desk.view.hand_zone.cards
    clock, motion._answers = motion._clock, lambda: True
    desk.scene.land()
    held = [one.card for one in desk.scene.arrangement.hand]
    for turn in range(rounds + 1):
        for before, card in pairwise([None, *held, None]):
            if before is not None:
                cards.hovered.emit(before, False)
            if card is not None:
                cards.hovered.emit(card, True)
            for _ in range(STAYS if card is not None else LEAVES):
                begun = time.process_time()
                if clock.state() is not QVariantAnimation.State.Stopped:
                    clock.pause()
                    clock.setCurrentTime(round(clock.currentTime() + FRAME))
                made.processEvents()
                if turn:  # the first time, the shadows of lifted cards are painted
                    spent.append((time.process_time() - begun) * 1000)
    motion._answers = desk.hand._answers
    return spent


def _frames_of_sweep(table: Table, made: QApplication, dealt: Arrangement) -> list[float]:
    """Sweep the hands and the talon together to the dealer."""
    scene, player = table.app.desk.scene, table.app.desk.player
    game, layout = ruleset("renegado"), scene.brush.layout
    picture = gathered(present(player.picture, "picture"), Seat(1), len(game.pack.cards))
    pack = arrange(picture, layout, game.ranking(None))
    motion = swept(Turn(layout, dealt, pack, picture, CALM))
    scene.lay(dealt)
    scene.take_off(pack, motion)
    table.breathe(30)
    spent = _stepped(made, motion.duration, scene.move)
    scene.lay(dealt)
    return spent


def _frames_of_scene(table: Table, made: QApplication) -> list[float]:
    """Narrow the light, and pay a winner out of the pool and from every other seat."""
    desk, finale = table.app.desk, Finale(Ending.CODILLE, (Seat(1),))
    paid = [Paid(payment(payer, Seat(1), (Cost.GAME, 30))) for payer in (POOL, Seat(0), Seat(2))]
    payments = Payments(desk.scene, lambda _: None)
    desk.rest.celebration.begin(finale)
    (light,) = desk.rest.celebration.findChildren(QVariantAnimation)
    light.pause()
    payments.begin(paid, present(desk.player.picture, "picture"), CALM.pay, finale.pours)

    def move(elapsed: float) -> None:
        light.setCurrentTime(round(elapsed))
        payments.move(elapsed)

    spent = _stepped(made, finale.lasts - FRAME, move)
    desk.rest.celebration.end()
    desk.scene.clear_counters()
    return spent


def _stepped(made: QApplication, lasts: float, move: Callable[[float], None]) -> list[float]:
    """Return the time of each frame of a motion; *lasts* is its length in milliseconds."""
    spent, moved = [], 0.0
    while moved < lasts:
        begun = time.process_time()
        move(moved)
        made.processEvents()
        spent.append((time.process_time() - begun) * 1000)
        moved += FRAME
    return spent


def _frames_of_exchange(table: Table, made: QApplication, dealt: Arrangement, turn: int) -> list[float]:
    """Move every hand to the next seat, card by card, for the *turn*-th time."""
    desk = table.app.desk
    places = [place for seat in desk.scene.brush.layout.seats for place in seat.hand.places(HAND)]
    held = [*dealt.hand, *(one for one in dealt.sprites if one.key.startswith("hand "))]
    assert len(held) == len(places)
    shift = turn * HAND
    going = tuple(replace(one, place=places[(at + shift) % len(places)]) for at, one in enumerate(held))
    exchanged = Arrangement(going, by_key={one.key: one for one in going})
    desk.scene.take_off(exchanged, Motion(EXCHANGE, times={"": (0, EXCHANGE)}))
    desk.studio.wait()
    table.breathe(30)
    spent = _stepped(made, EXCHANGE, desk.scene.move)
    desk.scene.land()
    return spent


def main() -> int:
    options = Options(__doc__).platform()
    options.count("--deals", 11)
    chosen = options.parse_args()
    return print_table(figures(chosen.platform, chosen.deals))


if __name__ == "__main__":
    sys.exit(main())
