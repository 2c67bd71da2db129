"""Portraits as data: a small record describes a whole character."""

from __future__ import annotations

from enum import Enum, auto

from ombre_desktop.value import Value


class Ground(Enum):
    """The pattern of the ground behind the head."""

    RAYS = auto()
    CURTAIN = auto()
    LOZENGES = auto()
    STRIPES = auto()


class Hair(Enum):
    """The hairstyle."""

    TIED = auto()
    WIG = auto()
    UPSWEPT = auto()
    RINGLETS = auto()
    TOWER = auto()
    FRINGE = auto()
    NET = auto()
    CROPPED = auto()


class Hat(Enum):
    """The head-dress."""

    NONE = auto()
    TRICORNE = auto()
    MANTILLA = auto()
    MOB_CAP = auto()
    SKULLCAP = auto()
    PLUME = auto()
    RIBBON = auto()


class Dress(Enum):
    """The clothes below the chin."""

    COAT = auto()
    LACE_NECK = auto()
    FICHU = auto()
    BANDS = auto()
    JACKET = auto()


class Whiskers(Enum):
    """Hair on the face."""

    NONE = auto()
    MOUSTACHE = auto()
    SIDEBURNS = auto()
    BEARD = auto()


class Palette(Value):
    """The colours of a portrait, as ``#rrggbb``."""

    ground: str
    pattern: str
    hair: str
    cloth: str
    trim: str
    skin: str = "#f3cfa8"
    shade: str = "#dfa981"
    hat: str = "#26222e"


class Portrait(Value):
    """
    A character.

    The character looks right if ``facing`` is 1, left if it is -1. ``age`` (0 to 2) deepens the lines of the
    face, ``fullness`` (-1 to 1) makes the face thin or round, ``brow`` (-1 to 1) makes it frown or look
    surprised, ``smile`` (-1 to 1) turns the corners of the mouth. ``close`` enlarges the head, so that a bare
    head fills the medallion. ``gaze`` moves the eyes, in units, to the right of a face that looks right, and
    down. ``lids`` are the share to which the eyes are shut, ``crease`` (-1 to 1) what the cheeks and the
    forehead tell: a smile, or a frown.
    """

    ident: str
    ground: Ground
    hair: Hair
    dress: Dress
    colours: Palette
    hat: Hat = Hat.NONE
    whiskers: Whiskers = Whiskers.NONE
    facing: int = 1
    woman: bool = False
    age: float = 0.0
    fullness: float = 0.0
    brow: float = 0.0
    smile: float = 0.2
    spectacles: bool = False
    patch: bool = False
    close: float = 1.0
    gaze: tuple[float, float] = (0.0, 0.0)
    lids: float = 0.0
    crease: float = 0.0
