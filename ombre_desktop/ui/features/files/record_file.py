"""The reading of records from files, which reports every flaw."""

from __future__ import annotations

import logging
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from traceback import format_exc
from typing import Self

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError
from ombre_desktop.engine.notation import GameRecord, decoded, format_record, parse_record
from ombre_desktop.engine.notation.blocks import LARGEST
from ombre_desktop.engine.notation.reader import each_record
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.features.files.file_kind import BackupError, ForeignError, refuse_what_is_no_record
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts import record_files as words
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

FEW = 100
"""The number of deals of a file that are kept parsed; later ones are kept as text."""
MOST_TOLD = 50
"""The most flaws in the details of a message; a file can have a hundred thousand."""


class FoundDeal(Value):
    """A deal of a file: its *event*, *game*, *result* (if it is over) and record."""

    event: str
    game: str
    result: str | None
    read: Callable[[], GameRecord]

    @classmethod
    def of(cls, record: GameRecord, *, among_many: bool = False) -> Self:
        """
        Return the deal of *record*; if *among_many*, keep it as text and parse it again when needed.

        Thousands of records would be a million objects, for which the garbage collector takes a third of a
        second.
        """
        outcome = record.state.outcome
        return cls(
            event=record.tag("Event") or "",
            game=record.state.ruleset.name,
            result=None if outcome is None else outcome.result.value,
            read=partial(parse_record, format_record(record)) if among_many else lambda: record,
        )


class Opened(Value):
    """
    The sound deals of a file, and what is wrong with the rest; *spoilt* is what is wrong with notes on them.

    If the file could not be opened, *detail* says why; a *mistake* in the program gives its traceback. If it
    is something else, *foreign* says what, or *backup* is True.
    """

    path: Path
    deals: tuple[FoundDeal, ...] = ()
    flaws: tuple[Flaw, ...] = ()
    spoilt: tuple[Flaw, ...] = ()
    detail: str = ""
    mistake: bool = False
    foreign: str = ""
    backup: bool = False


def opened_from(path: Path, is_given_up: Callable[[], bool]) -> Opened:
    """Read the file at *path*; report everything wrong with it, and raise nothing."""
    return _opened(path, lambda: _text_in(path), is_given_up)


def opened_text(name: str, text: str, is_given_up: Callable[[], bool]) -> Opened:
    """Read a *text*, as `opened_from` reads a file; messages call its source by *name*."""
    return _opened(Path(name), lambda: decoded(text[: LARGEST + 1].encode("utf-8", "replace")), is_given_up)


def _opened(path: Path, text: Callable[[], str], is_given_up: Callable[[], bool]) -> Opened:
    """Read the records in *text*; the moves of a wrong record are kept up to its first flaw."""
    deals: list[FoundDeal] = []
    flaws: list[Flaw] = []
    spoilt: list[Flaw] = []
    try:
        for reading in each_record(text()):
            game = reading.record.state.ruleset.name if reading.record is not None else ""
            if game and game not in ruleset_names():
                flaws.append(Flaw(reading.line, 1, FlawKind.NOT_OFFERED, game))
            elif reading.record is not None:
                deals.append(FoundDeal.of(reading.record, among_many=len(deals) >= FEW))
            flaws += reading.flaws
            spoilt += reading.spoilt
            if is_given_up():
                break
    except RecordError as error:
        flaws += error.flaws
    except BackupError:
        return Opened(path, backup=True)
    except ForeignError as error:
        return Opened(path, foreign=str(error))
    except OSError as error:
        return Opened(path, detail=str(error))
    except Exception:
        log.exception("%s could not be read", path)
        return Opened(path, detail=format_exc(), mistake=True)
    return Opened(path, tuple(deals), tuple(flaws), tuple(spoilt))


def _text_in(path: Path) -> str:
    """Return the text of the file at *path*, which must be regular: reading a pipe might never end."""
    try:
        found = path.stat()
    except ValueError:  # a name that no file can have, such as one with a NUL
        raise OSError(words.not_whole()) from None
    if stat.S_ISDIR(found.st_mode):
        raise OSError(words.a_folder())
    if not stat.S_ISREG(found.st_mode):
        raise OSError(words.not_whole())
    with path.open("rb") as file:
        data = file.read(min(found.st_size, LARGEST) + 1)
    refuse_what_is_no_record(data)
    return decoded(data)


def trouble_with(opened: Opened, deck: Deck) -> Trouble:
    """Return the message about a file that could not be opened or read whole."""
    details = opened.detail or "\n".join(_details(opened))
    if opened.detail or opened.foreign:
        told = words.mistake_in_reading if opened.mistake else words.not_opened
        return Trouble(words.no_record(), told(opened.path), opened.foreign, details)
    none = not opened.flaws or opened.flaws[0].kind is FlawKind.NO_RECORD
    if not opened.deals and none:
        return Trouble(words.no_record(), words.no_record_in(opened.path), details=details)
    sentence = flaw_sentence((opened.flaws or opened.spoilt)[0], deck)
    if opened.deals and not opened.flaws:
        return Trouble(words.partly_read_title(), sentence, words.others_shown(), details)
    if not opened.deals:
        return Trouble(words.unread_title(), sentence, words.no_deal_in(opened.path), details)
    return Trouble(words.partly_read_title(), sentence, words.shown_up_to_there(), details)


def _details(opened: Opened) -> list[str]:
    """Return a line for each flaw, up to a limit."""
    flaws = (*opened.flaws, *opened.spoilt)
    lines = [f"{opened.path}: {flaw}" for flaw in flaws[:MOST_TOLD]]
    return lines if len(flaws) <= MOST_TOLD else [*lines, f"… {len(flaws)}"]
