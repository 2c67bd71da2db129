"""From the text of a file to a document: the outer marks, older versions, then the fields."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic

from ombre_desktop.storage.plain import D, Fields, document_of, is_sealed
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.unfit import BadField, UnfitError

Migration = Callable[[Fields], Fields]
"""Makes the fields of one version from those of the version before; a pure function."""

SHOWN = 80
"""How much of an offending value is reported, in characters."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[D]):
    """
    One kind of file.

    What carries our seal is taken as it is, the rest is checked field by field.
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
        found = _fields(text)
        fields = self._current(found)
        if fields is found and is_sealed(text):
            try:
                return self._approved(document_of(self.model, fields)), ()
            except (LookupError, TypeError, ValueError):
                pass  # made by another version of the program: the checks know what it lacks
        from ombre_desktop.storage.checking import checked  # noqa: PLC0415 - heavy, and seldom needed

        return checked(self.model, fields, self._approved, lenient=self.lenient)

    def _approved(self, document: D) -> D:
        """*document*, if it does not contradict itself or the rules; else raises `ValueError`."""
        if self.check:
            self.check(document)
        return document

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


def _fields(text: str) -> Fields:
    """The JSON object that *text* is."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise UnfitError(ProblemKind.DAMAGED, str(error)) from error
    if not isinstance(fields, dict):
        raise UnfitError(ProblemKind.FOREIGN, type(fields).__name__)
    return fields
