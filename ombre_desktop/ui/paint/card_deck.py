"""
Decks: each is a folder of pictures, and a manifest that names them.

Our own two and the decks that people add are read alike. A deck from outside may hold anything, so the
manifest is checked before anything in it is used; its pictures are checked where they are read.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import Enum, auto
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any, cast

from ombre_desktop.storage.display_options import PLAIN, Back, CardPrint, Deck, SuitColours
from ombre_desktop.storage.folders import Folders, HomeError
from ombre_desktop.storage.regular import read_regular
from ombre_desktop.value import Value, replace

if TYPE_CHECKING:
    from ombre_desktop.engine import Rank
    from ombre_desktop.ui.paint.deck_manifest import Manifest

CARDS = Path(str(files("ombre_desktop"))) / "assets" / "cards"
MANIFEST = "manifest.json"
VERSION = 1
"""The version of manifests that this program reads."""
LARGEST_MANIFEST = 500_000
"""The bytes of the largest manifest that is read; ours have 30,000."""
BACK, TABLE_BACK, LARGE_TABLE_BACK = "back", "table_back", "large_table_back"
"""
The names of the picture of the card back, in any style, and of the prints of it that lie on a table, and on
one so large that the smallest back on it has many pixels.
"""
BACKS = (BACK, TABLE_BACK, LARGE_TABLE_BACK)
FEW = 75
"""The width in pixels below which a back has its coarse print."""
SIGN = "sign_"
"""The beginning of the names of the suits' signs."""


class Flaw(Enum):
    """The reason why a deck, or one of its pictures, cannot be shown."""

    GONE = auto()
    """The deck is not in its folder any more."""
    NO_MANIFEST = auto()
    UNREADABLE = auto()
    NEWER = auto()
    FIELD = auto()
    """A field of the manifest is missing, or is not what it should be."""
    UNKNOWN = auto()
    """The manifest names a card that does not exist."""
    UNNAMED = auto()
    """The manifest names no picture for a card."""
    OUTSIDE = auto()
    """The picture does not lie in the folder of the deck."""
    MISSING = auto()
    TOO_LARGE = auto()
    OTHER_KIND = auto()
    DAMAGED = auto()
    WRONG_SHAPE = auto()
    INTRICATE = auto()
    """The drawing refers to other files, or repeats its parts too often."""


class DeckFlaw(Value):
    """
    One flaw of a deck; *name* is that of the picture, or empty for the deck as a whole.

    *file* is the name of the file, or of the field of the manifest.
    """

    flaw: Flaw
    name: str = ""
    file: str = ""


class DeckError(Exception):
    """A deck or one of its pictures cannot be used; it carries the flaw."""

    def __init__(self, flaw: DeckFlaw) -> None:
        super().__init__(f"{flaw.flaw.name.lower()} {flaw.name} {flaw.file!r}")
        self.flaw = flaw


class CardDeck(Value):
    """A deck: its folder, and what its manifest says."""

    folder: Path
    told: Manifest

    @property
    def kind(self) -> Deck:
        """The kind of names that its cards go by."""
        return Deck(self.told["kind"])

    @property
    def backs(self) -> tuple[Back, ...]:
        """The designs on offer for the backs of its cards: all it has, as far as there are names."""
        return tuple(Back)[: max(1, len(self.told["backs"]))]

    @property
    def lacks(self) -> frozenset[str]:
        """The preferences, by the names of their fields, to which its pictures cannot be changed."""
        is_drawn = any(is_drawing(file) for file in self.told["cards"].values())
        can: Mapping[str, object] = self.told if is_drawn else {}
        needs = {
            "index": "indices",
            "letters": "indices",
            "colours": "four_colours",
            "old_print": "old_print",
        }
        return frozenset(liked for liked, field in needs.items() if not can.get(field))

    def able(self, printed: CardPrint) -> CardPrint:
        """Return *printed* without what the pictures of this deck cannot be changed to."""
        lacks = self.lacks
        if "index" in lacks:
            printed = replace(printed, letters=PLAIN.letters, index=PLAIN.index, left_handed=False)
        elif printed.letters.value not in self.told["texts"]:
            printed = replace(printed, letters=PLAIN.letters)
        colours = SuitColours.TWO if "colours" in lacks else printed.colours
        return replace(printed, colours=colours, old=printed.old and "old_print" not in lacks)

    def has(self, name: str) -> bool:
        """Tell whether it should have the picture *name*: all but signs, which may be left to ours."""
        return not name.startswith(SIGN) or name.removeprefix(SIGN) in self.told.get("signs", {})

    def file_of(self, name: str, back: Back, fine: str = "backs") -> Path:
        """
        Return the file of the picture *name*; for a back, that of its design, as the field *fine* has it.

        Raises:
            DeckError: the manifest names none, or one outside the folder.
        """
        told = self.told
        if name in BACKS:
            prints: Any = told
            designs: list[str] = prints.get(fine) or told["backs"]
            at = tuple(Back).index(back)
            found = designs[at if at < len(designs) else 0] if designs else None
        elif name.startswith(SIGN):
            found = told.get("signs", {}).get(name.removeprefix(SIGN))
        else:
            found = told["cards"].get(name)
        if found is None:
            raise DeckError(DeckFlaw(Flaw.UNNAMED, name))
        if not lies_inside(found):
            raise DeckError(DeckFlaw(Flaw.OUTSIDE, name, found))
        return self.folder / found


def is_drawing(file: str) -> bool:
    """Tell whether the picture *file* is an SVG drawing, whose parts can be changed."""
    return file.lower().endswith(".svg")


@cache
def our_deck(kind: Deck) -> CardDeck:
    """Return our own deck of this *kind*."""
    return read_deck(CARDS / kind.value)


def own_deck(name: str) -> CardDeck:
    """
    Return the person's deck in the folder *name*; it is read again when its manifest has changed.

    Raises:
        DeckError: it is not there, or its manifest cannot be used.
    """
    folder = decks_folder() / name
    try:
        changed = (folder / MANIFEST).stat().st_mtime_ns
    except (OSError, ValueError):
        changed = 0
    return _read(folder, changed)


def own_deck_of(deck: Deck, printed: CardPrint) -> CardDeck | None:
    """
    Return the person's own deck if the cards of *deck* are to be taken from it; None if from ours.

    Raises:
        DeckError: they are to be, but it cannot be used.
    """
    own = own_deck(printed.own) if printed.own else None
    return own if own is not None and own.kind is deck else None


def index_of(rank: Rank, deck: Deck, printed: CardPrint = PLAIN) -> str:
    """Return the text in the corners of the cards of *rank*: "12", or "Q" in the letters of *printed*."""
    try:
        own = own_deck_of(deck, printed)
    except DeckError:
        own = None
    texts = own.told.get("texts", {}) if own is not None else {}
    ours = our_deck(deck).told["texts"][printed.letters.value]
    return texts.get(printed.letters.value, ours).get(rank.value, ours[rank.value])


def table_back(width: int) -> str:
    """
    Return the name of the backs of a table on which the smallest is *width* pixels wide.

    Hands, talon and packets differ in size, and must not look like two decks.
    """
    return TABLE_BACK if width < FEW else LARGE_TABLE_BACK


def decks_folder() -> Path:
    """Return the folder of the person's own decks; raise `DeckError` if there is no home for it."""
    try:
        return Folders.of().decks
    except HomeError as error:
        raise DeckError(DeckFlaw(Flaw.GONE)) from error


@lru_cache(maxsize=8)
def _read(folder: Path, _: int) -> CardDeck:
    return read_deck(folder)


def read_deck(folder: Path) -> CardDeck:
    """Return the deck in *folder*; raise `DeckError` if its manifest cannot be used."""
    from ombre_desktop.ui.paint.deck_manifest import wrong_field

    try:
        told = json.loads(read_regular(folder / MANIFEST, LARGEST_MANIFEST))
    except FileNotFoundError as error:
        gone = Flaw.NO_MANIFEST if folder.is_dir() else Flaw.GONE
        raise DeckError(DeckFlaw(gone)) from error
    except (OSError, ValueError, RecursionError) as error:
        raise DeckError(DeckFlaw(Flaw.UNREADABLE)) from error
    if not isinstance(told, dict):
        raise DeckError(DeckFlaw(Flaw.UNREADABLE))
    if isinstance(version := told.get("version", VERSION), int) and version > VERSION:
        raise DeckError(DeckFlaw(Flaw.NEWER))
    if wrong := wrong_field(told):
        raise DeckError(DeckFlaw(Flaw.FIELD, file=wrong))
    return CardDeck(folder, cast("Manifest", told))


def lies_inside(file: str) -> bool:
    """Tell whether the name *file* can only lie in the folder that it is read from, on any system."""
    parts = PurePosixPath(file).parts
    is_plain = not any(letter in file for letter in "\\:\0")
    return bool(parts) and is_plain and ".." not in parts and not file.startswith("/")
