"""A sitting, as a line of the list of sittings."""

from __future__ import annotations

from datetime import datetime
from enum import Enum

from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.model.compared import Gain
from ombre_desktop.value import Value


class Place(Enum):
    """The state in which a sitting waits in the list."""

    TABLE = "at the table"
    LEFT = "left, can be continued"
    ENDED = "ended"
    PAST = "too old to be continued"
    BIN = "in the bin"


class ListedSitting(Value):
    """
    A sitting as the list shows it.

    ``title`` is the name that the person gave it, or empty. ``opponents`` and ``game`` are display names,
    ``portraits`` go by seat, the person's first. ``deals`` of ``planned`` were played; None means no fixed
    end. ``chips`` are the person's, and so are ``points`` in a game of points; if ``stones``, they are stones
    of the person's side. ``kind`` is that of a sitting
    whose deals were not all dealt for it. ``gain`` is what the person gained against the expert in duplicate;
    None while no deal was compared.
    """

    ident: str
    began: datetime
    played: datetime
    game: str
    opponents: tuple[str, ...]
    portraits: tuple[str, ...]
    deals: int
    planned: int | None
    chips: int
    place: Place
    points: int | None = None
    stones: bool = False
    title: str = ""
    kind: OriginKind | None = None
    gain: Gain | None = None
