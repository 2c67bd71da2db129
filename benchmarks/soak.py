#!/usr/bin/env python3
"""
Soak the table: use one window for hours, and find out whether anything grows for ever.

``python benchmarks/soak.py [--minutes 120] [--warm-up 30] [--every 60] [--reopen 0] [--types 12]``

The monkey plays every game and uses every dialog, with the program's own players in their own process, and
nothing of the program is replaced. Once in *--reopen* events the window is closed and opened again in the
same process; 0 keeps one window for the whole time. Every *--every* seconds the dialogs are closed, the first
page is shown, and all but the last *--sittings* sittings are thrown away: a monkey plays more of them in an
hour than a person in a year. Then the sizes are noted: resident memory of the window's process and of the
players', objects that Python's collector knows, objects and widgets of Qt, open handles, threads and child
processes. After the warm-up a straight line is laid through each; the exit status is 1 if the two ends of a
line differ by 2 % or more. *--types* kinds of Python objects that grew most are named.
"""

from __future__ import annotations

import ctypes
import gc
import json
import os
import sys
import tempfile
import threading
import time
from argparse import Namespace
from collections import Counter
from pathlib import Path
from random import Random
from statistics import linear_regression

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from monkey import SIZE, FaultError, NoBrowser, Watch, files_of
from monkey_deeds import Monkey
from options import Options
from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtGui import QCloseEvent, QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog
from report import resident
from shiboken6 import isValid

from ombre_desktop.storage.display_options import Preferences, Speed
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.history import History
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell import moving_in
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.shell.table_window import TableWindow

SLOPE = 0.02
"""The share by which the two ends of a line may differ."""
FEW = 20
"""Counts below this are told and not judged: one thread more is a large share of six."""


class HeldWindow(TableWindow):
    """A window that the monkey cannot close, unless it *may_go*."""

    may_go = False

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Close as any window would once it may."""
        if self.may_go:
            super().closeEvent(event)
        else:
            event.ignore()


class Soak:
    """A window that is used for hours, and the sizes noted on the way."""

    def __init__(self, folder: Path, seed: int, watch: Watch, *, reopen: int, sittings: int) -> None:
        self._rng = Random(f"soak {seed}")
        self._folders = Folders.of({HOME: str(folder / "home")})
        self._families = load_fonts()
        self._monkey = Monkey(self._rng, files_of(folder))
        self._watch, self._reopen, self._sittings = watch, reopen, sittings
        self._loop = QEventLoop()
        self.events = self.closings = 0

        # The system's own dialog for files cannot be answered by a monkey.
        def choose(dialog: QFileDialog) -> None:
            self._monkey.choose_file(dialog)

        QFileDialog.open = choose  # type: ignore[assignment, method-assign]

    def open(self) -> None:
        """Start the program in a window, as far as that is possible in the same process."""
        window = self._window = HeldWindow()
        app = App(window, self._families, Preferences(speed=Speed.NONE), PlayerRunner())
        self._app = self._monkey.app = app
        window.resize(*SIZE)
        window.show()
        keeper = Keeper(self._folders, window)
        moving_in.open_kept(app, keeper, keeper.load(), parsed([]))
        self.breathe(50)

    def close(self) -> None:
        """Close the window, and let Qt delete it."""
        self._window.may_go = True
        self._window.close()
        self.closings += 1
        self.breathe(20)
        self._monkey.app = None
        self._window.deleteLater()
        del self._app, self._window
        self.breathe(20)
        gc.collect()

    def step(self) -> None:
        """Do one thing, as a person would."""
        self.events += 1
        self._monkey.pause = 0
        if self._reopen and self._rng.randrange(self._reopen) == 0:
            self.close()
            self.open()
            return
        self._watch.remember(self._monkey.act())
        self.breathe(self._monkey.pause)
        self._watch.judge()

    def breathe(self, milliseconds: int) -> None:
        """Let the event loop run."""
        QTimer.singleShot(milliseconds, self._loop.quit)
        self._loop.exec()

    def sizes(self) -> dict[str, float]:
        """Return what there is, by name, while nobody plays, no dialog is open and nothing is painted."""
        self._app.boards.close_all()
        self._app.make_way()
        self._app.do(Command.FIRST_PAGE)
        if self._app.keeper is not None:
            self._app.keeper.use_history(self._forget_old, lambda _: None)
        self.breathe(100)
        self._app.desk.studio.wait()
        self.breathe(100)
        gc.collect()
        known = gc.get_objects()
        ours = [one for one in known if isinstance(one, QObject)]
        living = sum(map(isValid, ours))
        return {
            "events": self.events,
            "resident": resident(),
            "trimmed": _trimmed(),
            "objects": len(known),
            "qt objects": living,
            "shells": len(ours) - living,
            "widgets": len(QApplication.allWidgets()),
            "handles": len(os.listdir("/proc/self/fd")),
            "threads": threading.active_count(),
            "os threads": len(os.listdir("/proc/self/task")),
            "children": len(_children()),
            "players": sum(map(_resident_of, _children())),
        }

    def _forget_old(self, history: History) -> None:
        """Throw away all but the last sittings of *history*."""
        for old in history.sittings()[self._sittings :]:
            history.throw_away(old.game_id)
        history.empty_bin()


def _trimmed() -> float:
    """Return the resident memory in MB after the allocator has given back what it can."""
    ctypes.CDLL(None).malloc_trim(0)
    return resident()


def _children() -> list[int]:
    text = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii")
    return [int(word) for word in text.split()]


def _resident_of(process: int) -> float:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def growth(notes: list[dict[str, float]], name: str) -> float:
    """Return by which share the end of the straight line through *name* in *notes* is above its beginning."""
    slope, begins = linear_regression(range(len(notes)), [note[name] for note in notes])
    return slope * (len(notes) - 1) / begins if begins else 0.0


def soak(chosen: Namespace, watch: Watch, folder: Path) -> int:
    """Use the program for the *chosen* time; return 1 if something grows or breaks."""
    notes: list[dict[str, float]] = []
    early = Counter[str]()
    begun = time.monotonic()
    table = Soak(folder, chosen.seed, watch, reopen=chosen.reopen, sittings=chosen.sittings)
    table.open()
    while (spent := time.monotonic() - begun) < chosen.minutes * 60:
        try:
            table.step()
        except FaultError as fault:
            print(f"event {table.events}: {fault}", file=sys.stderr)
            watch.faults.clear()
        if spent > (len(notes) + 1) * chosen.every:
            notes.append({"minutes": round(spent / 60, 1), **table.sizes()})
            print(json.dumps(notes[-1]), flush=True)
            if not early and spent > chosen.warm_up * 60:
                early = kinds()
    later = [note for note in notes if note["minutes"] >= chosen.warm_up]
    if len(later) < 3:
        print("too short for a line", file=sys.stderr)
        return 1
    for kind, more in (kinds() - early).most_common(chosen.types):
        print(f"{more:+8d} {kind}")
    print(f"{table.events} events, {table.closings} closings")
    shares = {name: growth(later, name) for name in later[0] if name not in ("minutes", "events")}
    for name, share in shares.items():
        print(f"{name:12} {later[0][name]:10.1f} {later[-1][name]:10.1f} {share:+8.1%}")
    return int(any(share >= SLOPE for name, share in shares.items() if later[-1][name] > FEW))


def kinds() -> Counter[str]:
    """Return the number of objects of each class that Python's collector knows."""
    return Counter(map(_kind, gc.get_objects()))


def _kind(one: object) -> str:
    shell = " (a shell)" if isinstance(one, QObject) and not isValid(one) else ""
    return f"{type(one).__module__}.{type(one).__qualname__}{shell}"


def options() -> Namespace:
    parser = Options(__doc__)
    parser.add_argument("--minutes", type=float, default=120)
    parser.add_argument("--warm-up", type=float, default=30, help="the minutes that are not judged")
    parser.add_argument("--every", type=float, default=60, help="seconds between two notes")
    parser.count("--reopen", 0, "close and open once in so many events", least=0)
    parser.count("--types", 12)
    parser.count("--sittings", 30, "the sittings that the history keeps")
    parser.seed(1)
    return parser.parse_args()


def main() -> int:
    chosen = options()
    made = QApplication(["soak"])
    made.setStyle("Fusion")
    made.setQuitOnLastWindowClosed(False)
    browser = NoBrowser()
    for scheme in ("http", "https", "mailto", "file"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")  # type: ignore[arg-type]  # no bytes
    watch = Watch()
    watch.begin()
    with tempfile.TemporaryDirectory(prefix="ombre-soak-", ignore_cleanup_errors=True) as folder:
        return soak(chosen, watch, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
