"""From the text of a file to a document: the outer marks, older versions, then the fields."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from ombre_desktop.storage.documents import Document
from ombre_desktop.storage.problems import ProblemKind

Fields = dict[str, Any]
"""A document before it is checked, as JSON gives it."""

Migration = Callable[[Fields], Fields]
"""Makes the fields of one version from those of the version before; a pure function."""

D = TypeVar("D", bound=Document)

SHOWN = 80
"""How much of an offending value is reported, in characters."""


class UnfitError(Exception):
    """The text is no document that can be used; *kind* says in what way."""

    def __init__(self, kind: ProblemKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


@dataclass(frozen=True, slots=True)
class BadField:
    """A value that did not fit and was left out: its dotted name, and its beginning as text."""

    name: str
    found: str


@dataclass(frozen=True, slots=True)
class Kind(Generic[D]):
    """
    One kind of file.

    *migrations* are filed under the version that they start from. *check* raises
    `ValueError` if a document contradicts the rules. A *lenient* kind has a default
    for every field: what does not fit is left out and reported, the rest is kept.
    """

    format: str
    version: int
    model: type[D]
    migrations: Mapping[int, Migration] = field(default_factory=dict)
    check: Callable[[D], object] | None = None
    lenient: bool = False

    def read(self, text: str) -> tuple[D, tuple[BadField, ...]]:
        """The document that *text* is, and what was left out of it; raises `UnfitError`."""
        fields = self._current(_fields(text))
        document, left_out = self._validated(fields)
        if self.check:
            try:
                self.check(document)
            except ValueError as error:
                raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
        return document, left_out

    def _current(self, fields: Fields) -> Fields:
        """*fields* brought up to the present version."""
        if fields.get("format") != self.format:
            raise UnfitError(ProblemKind.FOREIGN, str(fields.get("format"))[:SHOWN])
        version = fields.get("schema_version")
        if type(version) is not int:
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version!r}"[:SHOWN])
        if version > self.version:
            raise UnfitError(ProblemKind.NEWER, str(version))
        for step in range(version, self.version):
            fields = {**self._migrated(fields, step), "schema_version": step + 1}
        return fields

    def _migrated(self, fields: Fields, version: int) -> Fields:
        """*fields* of *version*, made those of the next one."""
        if version not in self.migrations:
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version}")
        try:
            return self.migrations[version](fields)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            # What it was given is unchecked: a field may be missing or of any type.
            raise UnfitError(ProblemKind.DAMAGED, f"schema_version {version}: {error!r}") from error

    def _validated(self, fields: Fields) -> tuple[D, tuple[BadField, ...]]:
        """The document of *fields*; a lenient kind goes on without those that do not fit."""
        left_out: list[BadField] = []
        while True:
            # JSON may hold halves of characters, which are no text: a mark takes their place.
            text = json.dumps(fields, ensure_ascii=False).encode("utf-8", "replace")
            try:
                return self.model.model_validate_json(text), tuple(left_out)
            except ValidationError as error:
                if not self.lenient:
                    raise UnfitError(ProblemKind.DAMAGED, _first_of(error)) from error
                fields, bad = _without(fields, error)
                left_out += bad


def _fields(text: str) -> Fields:
    """The JSON object that *text* is."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
    if not isinstance(fields, dict):
        raise UnfitError(ProblemKind.FOREIGN, type(fields).__name__)
    return fields


def _first_of(error: ValidationError) -> str:
    """Where and what the first complaint is."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    return f"{'.'.join(map(str, first['loc']))}: {first['msg']}"


def _without(fields: Fields, error: ValidationError) -> tuple[Fields, list[BadField]]:
    """*fields* without those that *error* complains of, at least one; and which they were."""
    complaints = error.errors(include_url=False, include_context=False, include_input=False)
    # One field may be complained of several times: for each wrong item of a list, say.
    places = dict.fromkeys(_place(fields, complaint["loc"]) for complaint in complaints)
    if () in places:
        raise UnfitError(ProblemKind.DAMAGED, _first_of(error)) from error
    bad: list[BadField] = []
    for place in places:
        fields, found = _cut(fields, place)
        bad += [BadField(".".join(place), json.dumps(found)[:SHOWN])]
    return fields, bad


def _place(fields: Fields, complained: tuple[int | str, ...]) -> tuple[str, ...]:
    """The names that lead to what is *complained* of, or to the nearest thing around it that has a name."""
    place: list[str] = []
    branch: Any = fields
    for part in complained:
        if not isinstance(branch, dict) or part not in branch:
            break  # within a list, a missing field, or pydantic's word for a branch of a union
        place.append(str(part))
        branch = branch[part]
    return tuple(place)


def _cut(fields: Fields, place: tuple[str, ...]) -> tuple[Fields, Any]:
    """*fields* without what stands at *place*, and that; None if something around it was cut before."""
    name, *rest = place
    if name not in fields or not rest:
        return {key: value for key, value in fields.items() if key != name}, fields.get(name)
    branch, found = _cut(fields[name], tuple(rest))
    return {**fields, name: branch}, found
