"""
Film a whole deal for the readme: ``python -m tools.screenshots.film`` writes *docs/deal.webp*.

The deal is always the same, and the person wins it. Time is that of the table, not of the clock on the wall:
motions and pauses go on by the same step from one frame to the next, however long a picture takes. Film it
again when the look of the table changes, open it and look. Pillow (``pip install pillow``) writes it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import languages
from PIL import Image
from PySide6.QtCore import (
    QAbstractAnimation,
    QElapsedTimer,
    QEventLoop,
    QObject,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from ombre_desktop.storage.display_options import Coach, Preferences, ReducedMotion, Speed
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.shell.unattended import UnattendedTable, all_played_by
from ombre_desktop.value import replace

FILM = Path(__file__).resolve().parents[2] / "docs" / "deal.webp"
NUMBER, PLAYER, NAME = 28, "steady", "Belinda"
"""The number of the deal, in the first game, who plays every seat, and who sits at the lower end."""
WINDOW, WIDTH = (1120, 700), 840
"""The size of the window in logical pixels, and the width of the film."""
SHOWN = 45
"""The milliseconds for which a frame is shown."""
STAYS = 1_600
"""The milliseconds for which the last frame is shown."""
MOVED, WAITED = 80, 560
"""The milliseconds at the table between two frames: of a motion, and of a pause, which is shown shorter."""
HOLD = 500
"""The milliseconds for which a full trick lies on the table, in its own time."""
LARGEST = 2_000_000
"""The greatest size of the film in bytes."""
QUALITIES = (80, 70, 60, 50)
_FOR_EVER = 10_000_000
"""The milliseconds of a timer that only the film ends."""
_PATIENCE = 120_000
"""The milliseconds within which the deal must be played."""


class Film(QObject):
    """The frames of a deal at an unattended table, in steps of its own time."""

    def __init__(self, table: UnattendedTable) -> None:
        super().__init__()
        self._table = table
        self._due: dict[QTimer, float] = {}
        self.frames: list[QImage] = []

    def take(self, number: int) -> None:
        """Play the deal of that *number* to its end, and keep its frames."""
        desk, sitting = self._table.app.desk, _sitting(number)
        (pause,) = desk.player.findChildren(QTimer)
        self._table.app.controller.open(sitting)
        patience = QElapsedTimer()
        patience.start()
        while patience.elapsed() < _PATIENCE:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
            moves = self._move_on()
            waits = self._wait_on(pause)
            if moves or waits:
                desk.wait_until_painted()
                self.frames.append(_grabbed(self._table))
            if self._is_over and desk.player.is_idle:
                break
        QApplication.processEvents()
        desk.wait_until_painted()
        self.frames.append(_grabbed(self._table))

    @property
    def _is_over(self) -> bool:
        sitting = self._table.app.controller.sitting
        return sitting is not None and sitting.state is not None and sitting.state.is_over

    def _move_on(self) -> bool:
        """Take every motion one step further; return False if nothing moves."""
        running = [
            motion
            for motion in self._table.app.desk.player.findChildren(QVariantAnimation)
            if motion.state() is not QAbstractAnimation.State.Stopped
        ]
        for motion in running:
            if motion.state() is QAbstractAnimation.State.Running:
                motion.pause()
            motion.setCurrentTime(round(min(motion.currentTime() + MOVED, motion.duration())))
        return bool(running)

    def _wait_on(self, pause: QTimer) -> bool:
        """Let *pause*, if it is active, end when its time at the table is over; return False if it is not."""
        if not pause.isActive():
            self._due.pop(pause, None)
            return False
        left = self._due.get(pause)
        if left is None or pause.interval() < _FOR_EVER:
            left = float(pause.interval())
            pause.start(_FOR_EVER)
        left -= WAITED
        self._due[pause] = left
        if left <= 0:
            del self._due[pause]
            pause.start(0)
        return True


def main() -> int:
    """Film the deal, and write the film."""
    languages.see_to(languages.PLACE)
    application = QApplication(["film"])
    application.setStyle("Fusion")
    liked = Preferences(speed=Speed.BRISK, coach=Coach.OFF, reduced_motion=ReducedMotion.OFF)
    table = UnattendedTable(liked)
    table.window.resize(*WINDOW)
    table.app.desk.player.trick_hold = HOLD
    table.grab()
    film = Film(table)
    film.take(NUMBER)
    table.close()
    return _written(film.frames)


def _written(images: list[QImage]) -> int:
    """Write the film in the best quality that is small enough; return 1 if none is."""
    first, *others = map(_pillow, images)
    shown = [*[SHOWN] * len(others), STAYS]
    for quality in QUALITIES:
        first.save(
            FILM,
            save_all=True,
            append_images=others,
            duration=shown,
            loop=0,
            quality=quality,
            minimize_size=True,
        )
        if FILM.stat().st_size <= LARGEST:
            break
    size = FILM.stat().st_size
    print(f"{FILM}: {len(images)} frames, {sum(shown) / 1000:.1f} s, {size:,} bytes, quality {quality}")
    return int(size > LARGEST)


def _pillow(image: QImage) -> Image.Image:
    """Return *image* for Pillow, since Qt writes no moving pictures."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    size = plain.size().toTuple()
    return Image.frombuffer("RGB", size, bytes(plain.constBits()), "raw", "RGB", plain.bytesPerLine(), 1)


def _sitting(number: int) -> Sitting:
    """Return the sitting whose first deal has that *number*, before it is dealt."""
    begun = new_sitting(replace(FIRST_GAME, name=NAME, portrait="viajera", deals=1))
    origin = Origin(kind=OriginKind.DUPLICATE, number=number)
    return all_played_by(replace(begun, game_id="0" * 32, draw=None, origin=origin), PLAYER)


def _grabbed(table: UnattendedTable) -> QImage:
    picture = table.window.grab().toImage()
    return picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)


if __name__ == "__main__":
    sys.exit(main())
