"""The files of the sitting and of the preferences: written whole, read with care."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from ombre_desktop.storage.atomic import atomic_write, backup_of, sweep
from ombre_desktop.storage.documents import SaveDocument, with_unknown_draw
from ombre_desktop.storage.plain import D, text_of
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError, writing_failed
from ombre_desktop.storage.reading import Kind
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.storage.set_aside import Clock, set_aside, system_clock
from ombre_desktop.storage.unfit import UnfitError

T_co = TypeVar("T_co", covariant=True)

SAVE = Kind("ombre-save", 2, SaveDocument, {1: with_unknown_draw}, check=SaveDocument.check)
PREFERENCES = Kind("ombre-preferences", 1, PreferencesDocument, check=PreferencesDocument.check, lenient=True)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T_co]):
    """What could be read, and everything the person should be told about it."""

    document: T_co
    problems: tuple[Problem, ...] = ()


class DocumentStore(Generic[D]):
    """
    One document in one file, with its last good version beside it.

    The program that uses it holds the lock: there is one writer. What the store
    cannot use is never written over: it is set aside under another name, what is
    damaged at once, what a newer program wrote when something else must be written.
    """

    def __init__(self, path: Path, kind: Kind[D], clock: Clock = system_clock) -> None:
        self.path = path
        self._kind = kind
        self._clock = clock
        self._known = False

    def write(self, document: D) -> None:
        """Keep *document*; it is on the disk when this returns. Raises `StorageError`."""
        if not self._known:
            self._make_way()
        atomic_write(self.path, text_of(document))
        self._known = True

    def read(self) -> Loaded[D | None]:
        """
        The document as it was kept last, or its last good version, or None.

        None without a problem means that nothing was ever kept.
        """
        sweep(self.path)
        newest = self._opened(self.path)
        self._known = newest.document is not None
        if newest.document is not None or any(p.kind is ProblemKind.NEWER for p in newest.problems):
            return newest
        backup = self._opened(backup_of(self.path))
        restored = () if backup.document is None else (Problem(ProblemKind.RESTORED, self.path),)
        return Loaded(backup.document, newest.problems + backup.problems + restored)

    def discard(self) -> None:
        """Keep nothing any more. Raises `StorageError`."""
        try:
            # The backup first: alone it would be taken for what is left after an accident.
            backup_of(self.path).unlink(missing_ok=True)
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise writing_failed(error, self.path) from error

    def _opened(self, path: Path) -> Loaded[D | None]:
        """What *path* holds; if that is damaged or foreign it is set aside."""
        try:
            document, left_out = self._kind.read(_text(path))
        except FileNotFoundError:
            return Loaded(None)
        except OSError as error:
            return Loaded(None, (Problem(ProblemKind.UNREADABLE, path, detail=str(error)),))
        except UnfitError as error:
            kept = None if error.kind is ProblemKind.NEWER else self._set_aside(path, error.kind)
            return Loaded(None, (Problem(error.kind, path, kept, detail=error.detail),))
        bad = (Problem(ProblemKind.BAD_FIELD, path, field=one.name, detail=one.found) for one in left_out)
        return Loaded(document, tuple(bad))

    def _set_aside(self, path: Path, kind: ProblemKind) -> Path | None:
        """Where *path* is now; None if it cannot be moved, and so will be in the way of the next writing."""
        try:
            return set_aside(path, kind, self._clock())
        except StorageError:
            return None

    def _make_way(self) -> None:
        """Set aside what lies where the document belongs, unless it is one of ours that can be used."""
        try:
            self._kind.read(_text(self.path))
        except FileNotFoundError:
            return
        except OSError:
            set_aside(self.path, ProblemKind.UNREADABLE, self._clock())
        except UnfitError as error:
            set_aside(self.path, error.kind, self._clock())


class SaveStore(DocumentStore[SaveDocument]):
    """The sitting that is going on; a save whose deal the engine cannot replay counts as damaged."""

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        super().__init__(path, SAVE, clock)


class PreferencesStore(DocumentStore[PreferencesDocument]):
    """The preferences; whatever is missing or does not fit has its default."""

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        super().__init__(path, PREFERENCES, clock)

    def read(self) -> Loaded[PreferencesDocument]:
        """The preferences, and what is wrong with them."""
        kept = super().read()
        return Loaded(kept.document or PreferencesDocument(), kept.problems)


def _text(path: Path) -> str:
    """What *path* holds; raises `OSError`, or `UnfitError` if it is no text."""
    try:
        return read_regular(path)
    except UnicodeDecodeError as error:
        raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
