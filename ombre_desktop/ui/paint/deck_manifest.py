"""The manifest of a deck: its fields, and the check that each has the form it should have."""

from __future__ import annotations

from typing import Any, TypedDict

from ombre_desktop.storage.display_options import PLAIN, Deck


class _Text(TypedDict):
    """The text of a rank in an index; lengths are in tenths of a unit of the card."""

    middle: int
    outline: str


class _Index(TypedDict):
    """The indices of one size: their texts, and the sign of each suit."""

    texts: dict[str, _Text]
    signs: dict[str, str]


class _Halo(TypedDict):
    """The border of bare paper round an index."""

    colour: str
    width: int


class _Required(TypedDict):
    """The part of a manifest that every deck has."""

    kind: str
    name: str
    maker: str
    licence: str
    cards: dict[str, str]
    backs: list[str]


class Manifest(_Required, total=False):
    """The part of a deck's manifest that is read."""

    version: int
    middle_backs: list[str]
    small_backs: list[str]
    signs: dict[str, str]
    old_print: bool
    four_colours: dict[str, dict[str, str]]
    small_faces: dict[str, str]
    index_group: str
    inks: dict[str, str]
    halo: _Halo
    texts: dict[str, dict[str, str]]
    indices: dict[str, _Index]


_NAMES = {str: str}
_REQUIRED: dict[str, Any] = {
    **dict.fromkeys(("name", "maker", "licence"), str),
    "kind": Deck,
    "cards": _NAMES,
    "backs": [str],
}
_INDEX = {"texts": {str: {"middle": int, "outline": str}}, "signs": _NAMES}
_INDEX_PARTS: dict[str, Any] = {
    "index_group": str,
    "inks": _NAMES,
    "halo": {"colour": str, "width": int},
    "texts": {str: _NAMES},
    "indices": {str: _INDEX},
}
_OPTIONAL: dict[str, Any] = {
    "version": int,
    "middle_backs": [str],
    "small_backs": [str],
    "signs": _NAMES,
    "old_print": bool,
    "four_colours": {str: _NAMES},
    "small_faces": _NAMES,
    **_INDEX_PARTS,
}


def wrong_field(told: dict[str, Any]) -> str | None:
    """Return a field of the manifest *told* that is missing or has another form; None if all fit."""
    shapes = {name: shape for name, shape in _OPTIONAL.items() if name in told} | _REQUIRED
    if "indices" in told:
        shapes |= _INDEX_PARTS
    for name, shape in shapes.items():
        if not _fits(told.get(name), shape):
            return name
    if not told["name"].strip():
        return "name"
    return "texts" if "indices" in told and PLAIN.letters.value not in told["texts"] else None


def _fits(found: Any, shape: Any) -> bool:
    """Tell whether *found* in a manifest has this *shape*: a type, or types in a list, table or record."""
    if isinstance(shape, list):
        return isinstance(found, list) and all(_fits(one, shape[0]) for one in found)
    if isinstance(shape, dict) and str in shape:
        return isinstance(found, dict) and all(_fits(one, shape[str]) for one in found.values())
    if isinstance(shape, dict):
        return isinstance(found, dict) and all(_fits(found.get(name), one) for name, one in shape.items())
    if shape is Deck:
        return isinstance(found, str) and found in tuple(Deck)
    return type(found) is shape
