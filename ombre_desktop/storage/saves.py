"""The stores of the sitting and the preferences, which survive interrupted writes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Generic, TypeVar

from ombre_desktop.storage.atomic import atomic_write, backup_of, sweep
from ombre_desktop.storage.codec import D, Seal, seal_of, text_of, up_to_seal
from ombre_desktop.storage.document_errors import UnfitError
from ombre_desktop.storage.documents import (
    SaveDocument,
    with_moves_in_record,
    with_old_shuffle,
    with_unknown_draw,
    with_whole_others,
    without_origin,
)
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import Problem, ProblemKind, StorageError
from ombre_desktop.storage.quarantine import Clock, set_aside, system_clock
from ombre_desktop.storage.reading import Kind
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.storage.slots import slots_of, was_interrupted, write_slot

T_co = TypeVar("T_co", covariant=True)

SAVE = Kind(
    "ombre-save",
    6,
    SaveDocument,
    {
        1: with_unknown_draw,
        2: with_moves_in_record,
        3: with_whole_others,
        4: with_old_shuffle,
        5: without_origin,
    },
    check=SaveDocument.check,
    check_unsealed=SaveDocument.check_past,
    sealed_from=3,
)
PREFERENCES = Kind("ombre-preferences", 1, PreferencesDocument, check=PreferencesDocument.check, lenient=True)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T_co]):
    """A document as far as it could be read, and all problems that the person should be told about."""

    document: T_co
    problems: tuple[Problem, ...] = ()


class DocumentStore(Generic[D]):
    """
    One document in one file, with its last good version beside it.

    The program holds the lock, so it is the only writer. A file that the store cannot use is never
    overwritten but set aside under another name: a damaged one at once, one of a newer program when
    something else must be written.
    """

    def __init__(self, path: Path, kind: Kind[D], clock: Clock = system_clock) -> None:
        self.path = path
        self._kind = kind
        self._clock = clock
        self._known = False

    def write(self, document: D) -> None:
        """Write *document*; it is on the disk when this returns. Raises `StorageError`."""
        if not self._known:
            self._make_way()
        atomic_write(self.path, text_of(document))
        self._known = True

    def read(self) -> Loaded[D | None]:
        """
        Return the document last written, or its last good version, or None.

        None without a problem means that nothing was ever written.
        """
        sweep(self.path)
        newest = self._opened(self.path)
        self._known = newest.document is not None
        if newest.document is not None or any(p.kind is ProblemKind.NEWER for p in newest.problems):
            return newest
        backup = self._opened(backup_of(self.path))
        restored = () if backup.document is None else (Problem(ProblemKind.RESTORED, self.path),)
        return Loaded(backup.document, newest.problems + backup.problems + restored)

    def _opened(self, path: Path) -> Loaded[D | None]:
        """Read *path*; set it aside if it is damaged or foreign."""
        return opened(path, self._kind, _text, self._clock)

    def _make_way(self) -> None:
        """Set aside the present file, unless this program can read it."""
        make_way(self.path, self._kind, _text, self._clock)


class SaveStore:
    """
    The current sitting, in two files that are written alternately.

    A save whose deal the engine cannot replay counts as damaged. A file that cannot be used is set
    aside under another name, as in a `DocumentStore`.
    """

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        self.slots = slots_of(path)
        self._clock = clock
        self._step = 0
        self._next = 0
        self._known = False

    def read(self) -> Loaded[SaveDocument | None]:
        """
        Read the save with the highest step, and report problems with the other.

        None without a problem means that nothing was ever written.
        """
        found = [self._opened(slot) for slot in self.slots]
        problems = tuple(problem for one in found for problem in one.problems)
        # Bad files that are still there, such as a newer program's, are set aside before the first write.
        self._known = all(problem.kept is not None for problem in problems)
        if any(problem.kind is ProblemKind.NEWER for problem in problems):
            return Loaded(None, problems)
        good = [(one.document.step, at) for at, one in enumerate(found) if one.document is not None]
        if not good:
            return Loaded(None, problems)
        self._step, newest = max(good)
        self._next = 1 - newest
        restored = (Problem(ProblemKind.RESTORED, self.slots[self._next]),) if problems else ()
        return Loaded(found[newest].document, problems + restored)

    def write(self, document: SaveDocument) -> None:
        """Write *document*; it is on the disk when this returns. Raises `StorageError`."""
        if not self._known:
            self._find_place()
        write_slot(self.slots[self._next], text_of(replace(document, step=self._step + 1)))
        # If the write fails, these lines are not reached: the same slot is next, and the good one stays.
        self._step += 1
        self._next = 1 - self._next

    def _find_place(self) -> None:
        """Set aside the slots that cannot be used, and choose the one to write first."""
        for slot in self.slots:
            sweep(slot)
            make_way(slot, SAVE, _text_of_slot, self._clock)
        self.read()
        self._known = True

    def _opened(self, slot: Path) -> Loaded[SaveDocument | None]:
        """Read *slot*; if its write was interrupted, count it as empty, since nobody was told it is kept."""
        sweep(slot)
        try:
            text = _text(slot)
        except (OSError, UnfitError):
            text = ""
        if was_interrupted(text) and seal_of(_without_mark(text)) is not Seal.FITS:
            return Loaded(None)
        return opened(slot, SAVE, _text_of_slot, self._clock)


def save_in(path: Path) -> SaveDocument:
    """Read the save in *path* without changing the file; raise `StorageError`."""
    try:
        return SAVE.read(_text_of_slot(path)).document
    except OSError as error:
        raise StorageError(ProblemKind.UNREADABLE, path, str(error)) from error
    except UnfitError as error:
        raise StorageError(error.kind, path, error.detail) from error


class PreferencesStore(DocumentStore[PreferencesDocument]):
    """
    The preferences; missing or invalid values have their defaults.

    Only where nothing was ever written does the deck follow the language, and is no cut asked for.
    """

    def __init__(self, path: Path, clock: Clock = system_clock) -> None:
        super().__init__(path, PREFERENCES, clock)

    def read(self) -> Loaded[PreferencesDocument]:
        """Return the preferences and their problems."""
        kept = super().read()
        is_first = not kept.problems
        first = PreferencesDocument(deck_follows=is_first, cuts_pack=not is_first)
        return Loaded(kept.document or first, kept.problems)


def opened(path: Path, kind: Kind[D], text_in: Callable[[Path], str], clock: Clock) -> Loaded[D | None]:
    """Read the document in *path* with *text_in*; set aside a damaged or foreign file."""
    try:
        read = kind.read(text_in(path))
    except FileNotFoundError:
        return Loaded(None)
    except OSError as error:
        return Loaded(None, (Problem(ProblemKind.UNREADABLE, path, detail=str(error)),))
    except UnfitError as error:
        kept = None if error.kind is ProblemKind.NEWER else _out_of_the_way(path, error.kind, clock)
        return Loaded(None, (Problem(error.kind, path, kept, detail=error.detail),))
    bad = (Problem(ProblemKind.BAD_FIELD, path, field=one.name, detail=one.found) for one in read.left_out)
    edited = () if read.is_sealed or not kind.lenient else (Problem(ProblemKind.EDITED, path),)
    return Loaded(read.document, (*edited, *bad))


def make_way(path: Path, kind: Kind[D], text_in: Callable[[Path], str], clock: Clock) -> None:
    """Set aside the file at *path* unless this program can read it; raise `StorageError`."""
    try:
        kind.read(text_in(path))
    except FileNotFoundError:
        return
    except OSError:
        set_aside(path, ProblemKind.UNREADABLE, clock())
    except UnfitError as error:
        set_aside(path, error.kind, clock())


def _out_of_the_way(path: Path, kind: ProblemKind, clock: Clock) -> Path | None:
    """Set *path* aside and return its new place; None if it cannot be moved."""
    try:
        return set_aside(path, kind, clock())
    except StorageError:
        return None


def _text_of_slot(slot: Path) -> str:
    """Read the text in *slot*, without its mark and without the rest of an older, longer text."""
    return _without_mark(_text(slot))


def _without_mark(text: str) -> str:
    return up_to_seal(text[1:])


def _text(path: Path) -> str:
    """Read *path*; raise `OSError`, or `UnfitError` if it is not text."""
    try:
        return read_regular(path)
    except UnicodeDecodeError as error:
        raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
