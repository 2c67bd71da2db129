"""The checks of a document, field by field, by pydantic; loaded only for a text without our seal."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ombre_desktop.storage.plain import D, Fields
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.unfit import BadField, Location, MisfitError, UnfitError

SHOWN = 80
"""How much of an offending value is reported, in characters."""

_CHECKS: dict[type[Any], TypeAdapter[Any]] = {}
"""Made when first wanted: pydantic takes its time."""


def checked(
    kind: type[D], fields: Fields, approved: Callable[[D], D], *, lenient: bool = False
) -> tuple[D, tuple[BadField, ...]]:
    """
    The document of *fields* that is *approved* of, and what was left out of it.

    A *lenient* check leaves out what does not fit and goes on. Raises `UnfitError`.
    """
    left_out: list[BadField] = []
    while True:
        try:
            return approved(validated(kind, fields)), tuple(left_out)
        except ValueError as error:
            places = _complained_of(fields, error) if lenient else ()
            if not places or () in places:
                raise UnfitError(ProblemKind.DAMAGED, _words(error)) from error
            for place in places:
                fields, found = _cut(fields, place)
                left_out.append(BadField(".".join(place), json.dumps(found)[:SHOWN]))


def validated(kind: type[D], fields: Fields) -> D:
    """The document of *fields*, every value of its type and within its bounds; else raises `ValueError`."""
    # JSON may hold halves of characters, which are no text: a mark takes their place.
    text = json.dumps(fields, ensure_ascii=False).encode("utf-8", "replace")
    if kind not in _CHECKS:
        _CHECKS[kind] = TypeAdapter(kind)
    document: D = _CHECKS[kind].validate_json(text)
    return document


def _words(error: ValueError) -> str:
    """Where and what the first complaint is."""
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


def _complained_of(fields: Fields, error: ValueError) -> tuple[Location, ...]:
    """What must be left out because of *error*; () among them if that is everything."""
    if isinstance(error, MisfitError):
        return tuple(place for place in error.places if _place(fields, place) == place)
    if not isinstance(error, ValidationError):
        return ()
    complaints = error.errors(include_url=False, include_context=False, include_input=False)
    # One field may be complained of several times: for each wrong item of a list, say.
    return tuple(dict.fromkeys(_place(fields, complaint["loc"]) for complaint in complaints))


def _place(fields: Fields, complained: Sequence[int | str]) -> Location:
    """The names that lead to what is *complained* of, or to the nearest thing around it that has a name."""
    place: list[str] = []
    branch: Any = fields
    for part in complained:
        if not isinstance(branch, dict) or part not in branch:
            break  # within a list, a missing field, or pydantic's word for a branch of a union
        place.append(str(part))
        branch = branch[part]
    return tuple(place)


def _cut(fields: Fields, place: Location) -> tuple[Fields, Any]:
    """*fields* without what stands at *place*, and that; None if something around it was cut before."""
    name, *rest = place
    if name not in fields or not rest:
        return {key: value for key, value in fields.items() if key != name}, fields.get(name)
    branch, found = _cut(fields[name], tuple(rest))
    return {**fields, name: branch}, found
