"""Validation of a document, field by field, with pydantic; loaded only for values without a valid seal."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ombre_desktop.storage.codec import D, Fields
from ombre_desktop.storage.document_errors import BadField, Location, MisfitError, UnfitError
from ombre_desktop.storage.problems import ProblemKind

SHOWN = 80
"""The number of characters of an offending value that are reported."""

_CHECKS: dict[type[Any], TypeAdapter[Any]] = {}
"""The checks made so far: pydantic needs long to make one."""


def checked(
    kind: type[D], fields: Fields, approved: Callable[[D], D], *, lenient: bool = False
) -> tuple[D, tuple[BadField, ...]]:
    """
    Validate *fields* and apply *approved*; return the document and the values left out.

    A *lenient* check leaves out bad values and continues. Raises `UnfitError`.
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
    """Build the document of *fields*; raise `ValueError` for a wrong type or a value out of bounds."""
    # JSON may hold lone surrogates, which are not text: a replacement takes their place.
    text = json.dumps(fields, ensure_ascii=False).encode("utf-8", "replace")
    if kind not in _CHECKS:
        _CHECKS[kind] = TypeAdapter(kind)
    document: D = _CHECKS[kind].validate_json(text)
    return document


def _words(error: ValueError) -> str:
    """Return place and message of the first error."""
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


def _complained_of(fields: Fields, error: ValueError) -> tuple[Location, ...]:
    """Return the fields to leave out because of *error*; () among them stands for the whole document."""
    if isinstance(error, MisfitError):
        return tuple(place for place in error.places if _place(fields, place) == place)
    if not isinstance(error, ValidationError):
        return ()
    complaints = error.errors(include_url=False, include_context=False, include_input=False)
    # One field may have several errors: one for each bad item of a list, say.
    return tuple(dict.fromkeys(_place(fields, complaint["loc"]) for complaint in complaints))


def _place(fields: Fields, complained: Sequence[int | str]) -> Location:
    """Return the names leading to the field *complained* of, or to the nearest named thing around it."""
    place: list[str] = []
    branch: Any = fields
    for part in complained:
        if not isinstance(branch, dict) or part not in branch:
            break  # within a list, a missing field, or pydantic's word for a branch of a union
        place.append(str(part))
        branch = branch[part]
    return tuple(place)


def _cut(fields: Fields, place: Location) -> tuple[Fields, Any]:
    """Return *fields* without the value at *place*, and that value; None if it is already gone."""
    name, *rest = place
    if name not in fields or not rest:
        return {key: value for key, value in fields.items() if key != name}, fields.get(name)
    branch, found = _cut(fields[name], tuple(rest))
    return {**fields, name: branch}, found
