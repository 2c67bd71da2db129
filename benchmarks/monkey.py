#!/usr/bin/env python3
"""
Monkey test: send thousands of random events to the window; nothing may break.

``python benchmarks/monkey.py [--events 20000] [--seeds 1 2 3 4 5]``

Every game is played, with any house rules and in windows of any size. The monkey clicks, types and drags
anywhere, uses every dialog, replays records, takes decisions back, and closes the window and opens it again.
The players decide in this process, at once or late. After every event no chip may be missing and no error
reported. The window must always close at once, and the same sitting must open again at the same card. If
something goes wrong, the actions of that seed are printed, and the exit status is 1.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import tempfile
import threading
import time
import traceback
from argparse import Namespace
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from monkey_deeds import NO_DECK, Monkey
from options import Options
from PySide6.QtCore import QEventLoop, QObject, QTimer, QtMsgType, QUrl, Slot, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QFileDialog

from ombre_desktop.engine import Action, SeatView, request
from ombre_desktop.players.advice import OWN_WORLDS
from ombre_desktop.players.player import player
from ombre_desktop.players.proof import claim_of
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.paint.fonts import Families, load_fonts
from ombre_desktop.ui.panels import settlement
from ombre_desktop.ui.session.asking import Patience
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.timeline import Timeline
from ombre_desktop.ui.shell import moving_in
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.shell.table_window import TableWindow

ROOT = Path(__file__).resolve().parents[1]
SIZE = (1280, 800)
REMEMBERED = 40
"""The number of actions that are reported with a fault."""
AT_ONCE = 3.0
"""The seconds that closing may take on a busy machine: it waits for the picture being painted."""
STUCK = 120
"""The seconds after which an unfinished event is reported, with the stack of every thread."""
MOMENT = 40
"""The milliseconds before a settlement can be left, few enough for a run of many deals."""
OFTEN = 400
"""The window is closed and opened again once in this many events."""
QUIET = ("Mouse event", "QTest", "This plugin does not support")
"""Warnings of Qt that concern the monkey's methods and not the program."""


class FaultError(Exception):
    """The program broke, or showed or kept something wrong."""


@dataclass
class Watch:
    """A listener for errors of any kind, which remembers the last actions."""

    tells: bool = False
    faults: list[str] = field(default_factory=list)
    done: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def begin(self) -> None:
        """Listen to the exceptions of all threads, to logged warnings, and to Qt."""
        heard = logging.Handler(logging.WARNING)
        heard.emit = lambda record: self.faults.append(logging.Formatter().format(record))  # type: ignore[method-assign]
        heard.addFilter(lambda record: not record.getMessage().startswith(f"the deck {NO_DECK} "))
        logging.getLogger().addHandler(heard)
        sys.excepthook = lambda *what: self.faults.append("".join(traceback.format_exception(*what)))
        threading.excepthook = lambda what: self.faults.append(f"in a thread: {what.exc_value!r}")
        sys.unraisablehook = lambda what: self.faults.append(
            f"unraisable: {what.exc_value!r} {what.object!r}"
        )
        qInstallMessageHandler(self._hear_qt)

    def _hear_qt(self, kind: QtMsgType, _: object, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            print(*self.done, f"Qt: {message}", sep="\n  ", file=sys.stderr, flush=True)
        if kind is not QtMsgType.QtDebugMsg and not message.startswith(QUIET):
            self.faults.append(f"Qt: {message}")

    def remember(self, deed: str) -> None:
        """Remember *deed*, and print it if every action is to be printed."""
        self.done.append(deed)
        if self.tells:
            print(deed, file=sys.stderr, flush=True)

    def judge(self) -> None:
        """Raise the errors that were heard."""
        if self.faults:
            raise FaultError("\n".join(self.faults))


class Companions(PlayerRunner):
    """
    Players that decide in this process, at once or a little later; an unwanted answer is dropped.
    """

    def __init__(self, rng: Random) -> None:
        super().__init__(command=["no such program"])
        self._rng = rng
        self._thought: tuple[SeatView, int] | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._speak)

    def start(self) -> None:
        """Do nothing: there is no other process."""

    def ask(self, name: str, view: SeatView, seed: int) -> None:  # noqa: ARG002 - all play alike here
        self._thought = view, seed
        self._clock.start(self._rng.choice((0, 0, 0, 5, 40)))

    def advise(
        self,
        name: str,
        view: SeatView,
        seed: int,
        worlds: int = OWN_WORLDS,
        *,
        compare: Action | None = None,
        patience: Patience | None = None,
    ) -> int:
        """Let the textbook advise at the next turn of the event loop, in place of any player."""
        del name, compare, patience
        number, asked = self._next(), request(view)
        assert asked is not None
        advice = player("textbook").consider(view, asked, Random(seed), worlds)
        QTimer.singleShot(0, self, lambda: self.advised.emit(number, advice))
        return number

    def prove(self, view: SeatView) -> int:
        """Prove a claim at the next turn of the event loop."""
        number = self._next()
        QTimer.singleShot(0, self, lambda: self.claimed.emit(number, claim_of(view)))
        return number

    def review(self, words: dict[str, object]) -> int:
        """Never answer: a review takes longer than a monkey waits."""
        del words
        return self._next()

    def cancel(self, number: int) -> None:
        """Do nothing: the advice has been given."""

    def forget(self) -> None:
        self._thought = None
        self._clock.stop()

    def _speak(self) -> None:
        assert self._thought is not None
        view, seed = self._thought
        self._thought = None
        asked = request(view)
        assert asked is not None
        who = player(self._rng.choice(("textbook", "random")))
        self.answered.emit(who.decide(view, asked, Random(seed)))


class NoBrowser(QObject):
    """A stand-in for the web browser, which opens nothing."""

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        """Do nothing."""


@dataclass(frozen=True)
class Stood:
    """The exact state of a sitting, for comparison."""

    game: str
    deals: int
    chips: tuple[int, ...]
    pool: int
    ended: bool
    record: str

    @classmethod
    def of(cls, sitting: Sitting) -> Stood:
        # When a sitting is over, its last deal is among the rows, and there is no current deal.
        record = "" if sitting.state is None or sitting.ended else record_text(sitting)
        session = sitting.session
        return cls(sitting.game_id, len(sitting.rows), session.chips, session.pool, sitting.ended, record)


class Cage:
    """A trial: the program in its window, its files, and the monkey."""

    def __init__(self, families: Families, folder: Path, seed: int, watch: Watch) -> None:
        self._families, self._watch = families, watch
        self._rng = Random(f"monkey {seed}")
        self._folders = Folders.of({HOME: str(folder / "home")})
        self.monkey = Monkey(self._rng, files_of(folder))
        self._kept: Sitting | None = None
        self.events = self.closings = 0
        self.deals: set[tuple[str, int]] = set()
        self.games: set[tuple[str, int]] = set()
        self._loop = QEventLoop()

        # A function, because a bound method would not be given the dialog.
        def choose_file(dialog: QFileDialog) -> None:
            self.monkey.choose_file(dialog)

        patch.object(QFileDialog, "open", choose_file).start()

    def open(self) -> None:
        """Start the program, as far as that is possible in the same process."""
        window = self._window = TableWindow()
        app = App(window, self._families, Preferences(), Companions(self._rng))
        self._app = self.monkey.app = app
        window.resize(*SIZE)
        window.show()
        keeper = Keeper(self._folders, window)
        kept = keeper.load()
        if kept.problems:
            raise FaultError(f"what was kept is not whole: {kept.problems}")
        found = None if kept.sitting is None else Stood.of(kept.sitting)
        left = None if self._kept is None else Stood.of(self._kept)
        if found != left:
            raise FaultError(f"left:  {left}\nfound: {found}")
        self._kept = kept.sitting
        self._listen_to(keeper)
        moving_in.open_kept(app, keeper, kept, parsed([]))
        self.breathe(20)

    def _listen_to(self, keeper: Keeper) -> None:
        write = keeper.write

        def remembered(sitting: Sitting, done: Callable[[], None]) -> None:
            self._kept = sitting
            self.games.add((sitting.ruleset.name, sitting.ruleset.seats))
            self.deals |= {(sitting.game_id, row.number) for row in sitting.rows[-1:]}
            write(sitting, done)

        patch.object(keeper, "write", remembered).start()

    def close(self) -> None:
        """Close the window, unless the monkey has closed it; it must be gone at once."""
        begun = time.perf_counter()
        if self._window.isVisible():
            self._window.close()
        took = time.perf_counter() - begun
        self.closings += 1
        if self._window.isVisible() or took > AT_ONCE:
            raise FaultError(f"the window was not closed in {took:.1f} seconds")
        self.breathe(1)
        if self._app.controller.sitting is not None:
            raise FaultError("the sitting goes on behind a window that is closed")
        self._window.deleteLater()
        self.breathe(1)
        self._watch.judge()

    def step(self) -> None:
        """Do one thing, and check the result."""
        self.events += 1
        self.monkey.pause = 0
        if self._rng.randrange(OFTEN) == 0:
            self._watch.remember("close and open again")
            self.close()
        else:
            self._watch.remember(self.monkey.act())
            self.breathe(self.monkey.pause)
            self._watch.judge()
            self._count_chips()
            self._look_at_table()
            if self._window.isVisible():
                return
            self.close()
        self.open()
        self._watch.judge()

    def breathe(self, milliseconds: int) -> None:
        """Let the event loop run."""
        QTimer.singleShot(milliseconds, self._loop.quit)
        self._loop.exec()

    def _count_chips(self) -> None:
        """
        Check that no chip or stone is missing in the file or on the screen.

        Records do not hold earlier chips.
        """
        sitting, replayed = self._app.controller.sitting, self._app.replays.is_on
        if sitting is None or replayed:
            return
        session, picture = sitting.session, self._app.desk.player.picture
        in_stones, target = session.ruleset.in_stones, session.ruleset.target
        held = session.scores if in_stones else session.chips
        every = sum(target.standing(session.ruleset.seats)) if target and in_stones else 0
        if sum(held) + session.pool != every:
            raise FaultError(f"held: {held}, pool {session.pool}, not {every}")
        # While a sitting begins, the game before may still be in sight.
        if picture is None or picture.counts_stones is not in_stones or self._app.desk.player.pays:
            return
        seen = picture.points if in_stones else picture.chips
        if sum(seen) + picture.pool != every:
            raise FaultError(f"in sight: {seen}, pool {picture.pool}, not {every}")

    def _look_at_table(self) -> None:
        """
        Check that the picture of the table is true whenever a question is open, and that this state is on the
        disk.
        """
        desk, controller = self._app.desk, self._app.controller
        if desk.dock.panel is None or controller.request is None or not desk.player.is_idle:
            return
        seen, sitting = controller.view, controller.sitting
        assert seen is not None
        assert sitting is not None
        told, shown = picture_of(seen, sitting), desk.player.picture
        if told != shown:
            raise FaultError(f"told:  {told}\nshown: {shown}")
        kept = self._kept
        if sitting is kept or sitting.is_record or self._app.lessons.is_on:
            return  # a lesson is kept in a file of its own, and the sitting waits
        # A sitting in which the person has gone back is kept with everything that was played later.
        there = kept if kept is None or kept.at is None else Timeline(kept).shown(kept.at)
        if there is None or Stood.of(sitting) != Stood.of(there):
            raise FaultError(f"at the table: {Stood.of(sitting)}\nkept: {there and Stood.of(there)}")


def files_of(folder: Path) -> tuple[Path, ...]:
    """Return paths of records, of other files, and of places that cannot be read or written."""
    spoilt = folder / "spoilt.ombre"
    spoilt.write_text("! [Seats <img src=x>] {", encoding="utf-8")
    records = sorted((ROOT / "tests" / "records").rglob("*.ombre"))
    copies = []
    for record in Random(0).sample(records, 6):
        copy = folder / record.name
        copy.write_bytes(record.read_bytes())
        copies.append(copy)
    no_file = folder / "a folder"
    no_file.mkdir()
    return (*copies, spoilt, no_file, folder / "missing.ombre", folder / "no such folder" / "deal.ombre")


def run(seed: int, events: int, families: Families, watch: Watch) -> bool:
    """Let the monkey of this *seed* do *events* events; return True if nothing broke."""
    watch.done.clear()
    watch.faults.clear()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="ombre-monkey-", ignore_cleanup_errors=True) as folder:
        cage = Cage(families, Path(folder), seed, watch)
        try:
            cage.open()
            for _ in range(events):
                faulthandler.dump_traceback_later(STUCK, exit=True)
                cage.step()
            cage.close()
            cage.open()
            cage.close()
            watch.judge()
        except Exception as fault:
            print(f"seed {seed}, event {cage.events}:", *watch.done, sep="\n  ", file=sys.stderr)
            told = fault if isinstance(fault, FaultError) else traceback.format_exc()
            print(told, file=sys.stderr)
            return False
    spent = time.perf_counter() - begun
    seen = f"{len(cage.deals)} deals of {len(cage.games)} games, {cage.closings} closings"
    print(f"seed {seed}: {events} events, {seen}, {spent:.0f} s, nothing broke", flush=True)
    return True


def options() -> Namespace:
    parser = Options(__doc__)
    parser.count("--events", 20_000, "of each seed")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3, 4, 5])
    parser.add_argument(
        "--tell", action="store_true", help="tell every event, for a run that ends Python itself"
    )
    return parser.parse_args()


def main() -> int:
    chosen = options()
    faulthandler.enable()
    made = QApplication(["monkey"])
    made.setStyle("Fusion")
    made.setQuitOnLastWindowClosed(False)
    browser = NoBrowser()
    for scheme in ("http", "https", "mailto", "file"):
        QDesktopServices.setUrlHandler(scheme, browser, "open")  # type: ignore[arg-type]  # no bytes
    settlement.MOMENT = MOMENT
    watch = Watch(tells=chosen.tell)
    watch.begin()
    families = load_fonts()
    whole = [run(seed, chosen.events, families, watch) for seed in chosen.seeds]
    return int(not all(whole))


if __name__ == "__main__":
    sys.exit(main())
