"""The shelf of the person's own decks: found in their folder, and added to it. None of this is quick."""

from __future__ import annotations

import filecmp
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ombre_desktop.storage.atomic import renamed
from ombre_desktop.storage.display_options import DECK_FOLDER
from ombre_desktop.storage.problems import writing_failed
from ombre_desktop.ui.paint.card_deck import (
    MANIFEST,
    CardDeck,
    DeckError,
    DeckFlaw,
    decks_folder,
    lies_inside,
    read_deck,
)
from ombre_desktop.ui.table.own_card import LARGEST
from ombre_desktop.value import Value

MOST_DECKS = 30
"""The largest number of decks on offer."""
_PAPERS = re.compile(r"(licen[cs]e|copying|readme|credits)(\.(txt|md))?", re.IGNORECASE)
"""The names of papers that go with a deck, as many licences want."""
_FORBIDDEN = re.compile(r"[/\\:*?\"<>|\x00-\x1f]")


class FoundDeck(Value):
    """The folder *name*: a deck, or the *flaw* why there is none; *stamp* changes with its files."""

    name: str
    deck: CardDeck | None
    flaw: DeckFlaw | None
    stamp: int


def found_decks() -> tuple[FoundDeck, ...]:
    """Return the decks in the person's folder, by its name."""
    try:
        folder = decks_folder()
        names = sorted(path.name for path in folder.iterdir() if path.is_dir())
    except (DeckError, OSError):
        return ()
    is_named = re.compile(DECK_FOLDER).fullmatch
    return tuple(_found(folder / name) for name in filter(is_named, names))[:MOST_DECKS]


def _found(folder: Path) -> FoundDeck:
    stamp = max((_time(path) for path in folder.rglob("*")), default=0)
    try:
        return FoundDeck(folder.name, read_deck(folder), None, stamp)
    except DeckError as error:
        return FoundDeck(folder.name, None, error.flaw, stamp)


def _time(path: Path) -> int:
    with suppress(OSError):
        return path.stat().st_mtime_ns
    return 0


def add(chosen: Path) -> FoundDeck:
    """
    Copy the deck in the folder *chosen* to the person's decks: its manifest, its pictures, its papers.

    A deck that is there already is left as it is; another one of the same name gets a number.

    Raises:
        DeckError: there is no deck. StorageError: it cannot be copied; nothing has changed.
    """
    deck, folder = read_deck(chosen), decks_folder()
    with suppress(OSError):
        if chosen.resolve().parent == folder.resolve():
            return _found(folder / chosen.name)
    wanted = _FORBIDDEN.sub("-", chosen.resolve().name).strip(". ")[:60] or "deck"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        workshop = Path(tempfile.mkdtemp(prefix=".new-", dir=folder))
        try:
            files = tuple(_copied(deck, workshop))
            target = _place(folder, wanted, workshop, files)
            if not target.exists():
                renamed(workshop, target)
        finally:
            shutil.rmtree(workshop, ignore_errors=True)
    except OSError as error:
        raise writing_failed(error, folder) from error
    return _found(target)


def _place(folder: Path, wanted: str, workshop: Path, files: tuple[str, ...]) -> Path:
    """Return the place of a deck: free, or already holding the same *files* as the *workshop*."""
    number = 1
    while True:
        place = folder / (wanted if number == 1 else f"{wanted}-{number}")
        if not place.exists() or not any(filecmp.cmpfiles(place, workshop, files, shallow=False)[1:]):
            return place
        number += 1


def _copied(deck: CardDeck, target: Path) -> Iterator[str]:
    """Copy the files of *deck* that are there and not too large, and yield their names."""
    told = deck.told
    named = {*told["cards"].values(), *told.get("signs", {}).values(), *told["backs"]}
    named.update(told.get("middle_backs", ()), told.get("small_backs", ()))
    papers = {path.name for path in deck.folder.iterdir() if _PAPERS.fullmatch(path.name)}
    home = deck.folder.resolve()
    for name in (MANIFEST, *sorted(filter(lies_inside, named | papers))):
        source = deck.folder / name
        is_ours = source.is_file() and source.resolve().is_relative_to(home)
        if is_ours and source.stat().st_size <= LARGEST:
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target / name)
            yield name
