"""
The storage of the sitting, the preferences and the history on the disk.

Imported after the first frame: the documents take longer to load than the table.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from ombre_desktop import elsewhere
from ombre_desktop.storage.documents import SaveDocument
from ombre_desktop.storage.folders import HOME, Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError, is_newer
from ombre_desktop.storage.saves import Loaded, PreferencesStore, SaveStore
from ombre_desktop.storage.taking_over import is_wanted, taken_over
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.history_care import HistoryCare
from ombre_desktop.ui.session.history_writer import HistoryWriter
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.kept_sitting import SaveMaker, document_of
from ombre_desktop.value import replace

T = TypeVar("T")

log = logging.getLogger(__name__)


class Keeper(QObject):
    """
    A keeper that reads and writes the program's files in a thread of its own, one task after another.

    Public methods are called on the GUI thread; private methods passed to ``_submit`` run in the other. A
    closed keeper keeps nothing more.
    `failed` carries the `Problem` when a file could not be written for the first time; the game goes on, and
    the next write tries again. A settled deal stays in the save until the history has it on the disk.
    """

    failed = Signal(object)
    _done = Signal(object)

    def __init__(self, folders: Folders, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folders = folders
        self._saves = SaveStore(folders.save)
        self._preferences = PreferencesStore(folders.preferences)
        self._history = History(folders.history, recovers=True)
        self._writer = elsewhere.Line("ombre-keeper")
        self.shelf = Shelf(folders, self)
        self._care = HistoryCare(folders.history, lambda: self._submit(self._repair))
        self._done.connect(_call)
        self._is_closed = False
        self._maker = SaveMaker()
        self._past = HistoryWriter(self._history)
        self._read_early: Loaded[PreferencesDocument] | None = None
        """The preferences, if they were read before everything else; None once everything is read."""
        self._latest: Sitting | None = None
        """The sitting that was last written, or last tried."""
        self._unkept_sitting: Sitting | None = None
        """The latest sitting, while it could not be written."""
        self._unkept_preferences: PreferencesDocument | None = None
        """The preferences that could not be written."""
        self._reported: set[Path] = set()
        """The files whose failure has been reported."""

    # Reading.

    def load(self) -> Kept:
        """Read everything stored, with the problems found."""
        return self._writer.result(self._load)

    def fetch(self, done: Callable[[Kept], None], first: Callable[[], tuple[Problem, ...]] = tuple) -> None:
        """Do *first*, then read everything stored; pass it to *done* on the GUI thread, with all problems."""

        def read() -> None:
            problems, kept = first(), self._load()
            self._done.emit(partial(done, replace(kept, problems=problems + kept.problems)))

        self._submit(read)

    def preferences(self) -> PreferencesDocument:
        """Read only the preferences; problems with them are reported once everything is read."""
        self._read_early = self._preferences.read()
        return self._read_early.document

    def _load(self) -> Kept:
        """
        Read the preferences and the save.

        Games in the folder of older versions are taken over. If the save cannot be used, the sitting played
        last is read from the history.
        """
        preferences = self._read_early or self._preferences.read()
        self._read_early = None
        save = self._saves.read()
        is_edited = any(problem.kind is ProblemKind.EDITED for problem in preferences.problems)
        if is_edited and not is_newer(save.problems):
            # Written with a new seal, so that the edit is reported only once.
            self._keep_preferences(preferences.document)
        document, problems = save.document, preferences.problems + save.problems
        if is_wanted(self.folders.old_save):
            taken = taken_over(self.folders.old_save, self._saves, self._history, document)
            document, problems = taken.document, problems + taken.problems
        if document is None and save.problems and not is_newer(save.problems):
            document, found = self._past.last()
            problems += found
        sitting = None
        if document is not None:
            sitting, found = self._taken_up(document)
            problems += found
        return Kept(preferences.document, sitting, problems + self._history.problems())

    def _taken_up(self, document: SaveDocument) -> tuple[Sitting, tuple[Problem, ...]]:
        """Join the sitting of *document* with its past deals, and write missing deals into the history."""
        self._past.expect(document.others)
        sitting, problems = self._past.joined(document)
        self._latest = sitting
        if self._past.is_behind(sitting):
            self._try(self.folders.history, lambda: self._past.keep(sitting))
        return sitting, problems

    def take_up(self, game_id: str, done: Callable[[Sitting | None, tuple[Problem, ...]], None]) -> None:
        """
        Bring the sitting *game_id* back to the table, and let the present sitting wait.

        *done* gets the sitting on the GUI thread once it is on the disk, or None; and the problems.
        """

        def lost(error: Exception) -> None:
            self._done.emit(partial(done, None, (self._lost(error),)))

        self._writer.order(partial(self._take_up, game_id, done), lost)

    def _take_up(self, game_id: str, done: Callable[[Sitting | None, tuple[Problem, ...]], None]) -> None:
        latest = self._latest
        if latest is not None and latest.game_id == game_id:
            # The history knows less of the sitting that the save has.
            self._done.emit(partial(done, latest, ()))
            return
        try:
            document = self._past.left(game_id)
        except StorageError as error:
            self._done.emit(partial(done, None, (error.problem,)))
            return
        if document is None:
            self._done.emit(partial(done, None, ()))
            return
        sitting, problems = self._past.joined(document)
        self._write(sitting, partial(done, sitting, problems))

    def use_history(self, use: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        """Read or change the history; *done* gets the result on the GUI thread, or None after a failure."""
        self._submit(self._use_history, use, done)

    def _use_history(self, use: Callable[[History], T], done: Callable[[T | None], None]) -> None:
        found: T | None = None
        try:
            found = self._past.repaired(partial(use, self._history))
        except StorageError as error:
            self.failed.emit(error.problem)
        finally:
            for problem in self._history.problems():
                self.failed.emit(problem)
            self._done.emit(partial(done, found))

    @contextmanager
    def reading(self) -> Iterator[History]:
        """Open the history for this thread; problems are reported, and damage is repaired."""
        history = History(self.folders.history)
        try:
            yield history
        except StorageError as error:
            if error.problem.kind is ProblemKind.DAMAGED:
                self._submit(self._repair)
            raise
        finally:
            for problem in history.problems():
                self.failed.emit(problem)
            history.close()

    # Writing.

    def write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Store *sitting*; *done* is called on the GUI thread when it is on the disk."""
        self._submit(self._write, sitting, done)

    def keep_preferences(self, document: PreferencesDocument) -> None:
        """Store the preferences."""
        self._submit(self._keep_preferences, document)

    def settle(self) -> tuple[Problem, ...]:
        """Try again to write what could not be written; return the problems that remain."""
        if self._is_closed:
            return ()
        return self._writer.result(self._settle)

    def keep_in(self, folder: Path) -> tuple[Problem, ...]:
        """
        Store the sitting and the preferences in another *folder*; return the problems.

        The program can use that folder as its home, or open the save in it from the menu.
        """
        return self._writer.result(partial(self._keep_in, folder))

    def look_after_history(self) -> None:
        """Check the deals of older versions, then back the history up, while the program runs."""
        self._care.start()

    def close(self) -> None:
        """Wait until everything is on the disk; a backup in progress is cancelled."""
        if self._is_closed:
            return
        self._is_closed = True
        self._care.close()
        self._submit(self._history.close)
        for writer in (self._writer, self.shelf.writer):
            writer.close()

    def _submit(self, work: Callable[..., None], *what: object) -> None:
        self._writer.order(partial(work, *what), self._tell_lost)

    def _tell_lost(self, error: Exception) -> None:
        """Tell that something was not saved, since the other thread could not do it."""
        self.failed.emit(self._lost(error))

    def _lost(self, error: Exception) -> Problem:
        log.critical("nothing was kept", exc_info=error)
        return Problem(ProblemKind.UNWRITABLE, self.folders.save, detail=str(error))

    def _write(self, sitting: Sitting, done: Callable[[], None]) -> None:
        """Write the save, then missing deals into the history; the next write tries again what fails."""
        try:
            self._make_room(sitting)
            self._latest = self._unkept_sitting = sitting
            if self._try(self.folders.save, lambda: self._save(sitting)):
                self._unkept_sitting = None
            if sitting.ended:
                log.info("sitting %s ended", sitting.game_id)
            if sitting.ended or self._past.is_behind(sitting):
                self._try(self.folders.history, lambda: self._past.keep(sitting))
        finally:
            # The game goes on even after a failure.
            self._done.emit(done)

    def _save(self, sitting: Sitting) -> None:
        """Write the save, with every settled deal that the history has not confirmed."""
        confirmed = self._past.confirmed(sitting.game_id)
        self._saves.write(self._maker.save(sitting, confirmed, self._past.waiting))

    def _make_room(self, sitting: Sitting) -> None:
        """If *sitting* is a new one, let the latest sitting wait; read it from the disk if necessary."""
        if self._latest is None and (document := self._saves.read().document) is not None:
            self._taken_up(document)
        latest = self._latest
        self._past.come_back(sitting.game_id)
        if latest is not None and latest.game_id != sitting.game_id:
            self._past.leave(latest)

    def _repair(self) -> None:
        self._try(self.folders.history, self._history.repair)

    def _keep_preferences(self, document: PreferencesDocument) -> None:
        self._unkept_preferences = document
        if self._try(self.folders.preferences, lambda: self._preferences.write(document)):
            self._unkept_preferences = None

    def _settle(self) -> tuple[Problem, ...]:
        """Write again what could not be written."""
        problems: list[Problem] = []
        if (sitting := self._unkept_sitting) is not None:
            problems += _failure(lambda: self._save(sitting))
            self._unkept_sitting = sitting if problems else None
        if (document := self._unkept_preferences) is not None:
            failure = _failure(lambda: self._preferences.write(document))
            self._unkept_preferences = document if failure else None
            problems += failure
        return tuple(problems)

    def _keep_in(self, folder: Path) -> tuple[Problem, ...]:
        """Write the sitting and unsaved preferences into *folder*; return the problems."""
        there = Folders.of({HOME: str(folder)})
        problems: list[Problem] = []
        if (sitting := self._latest) is not None:
            problems += _failure(lambda: SaveStore(there.save).write(document_of(sitting)))
        if (document := self._unkept_preferences) is not None:
            problems += _failure(lambda: PreferencesStore(there.preferences).write(document))
        if not problems:
            self._unkept_sitting = self._unkept_preferences = None
        return tuple(problems)

    def _try(self, path: Path, write: Callable[[], object]) -> bool:
        """Write *path*; report a failure only once, until a write has succeeded again."""
        try:
            write()
        except StorageError as error:
            log.warning("not kept: %s", error)
            if path not in self._reported:
                self._reported.add(path)
                self.failed.emit(error.problem)
            return False
        finally:
            for problem in self._history.problems():
                self.failed.emit(problem)
        self._reported.discard(path)
        return True


def _call(done: Callable[[], None]) -> None:
    """Call *done*, as a slot on the GUI thread."""
    done()


def _failure(write: Callable[[], None]) -> list[Problem]:
    """Try to *write*; return the problem if that fails."""
    try:
        write()
    except StorageError as error:
        return [error.problem]
    return []
