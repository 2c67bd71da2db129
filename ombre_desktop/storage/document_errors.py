"""Errors in the text of a document."""

from __future__ import annotations

from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.value import Value

Location = tuple[str, ...]
"""The names of the fields that lead to a field, outermost first."""


class UnfitError(Exception):
    """A text that is not a usable document; *kind* says why."""

    def __init__(self, kind: ProblemKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class MisfitError(ValueError):
    """Fields of the right type that do not exist or do not go together; *places* are those to drop."""

    def __init__(self, detail: str, *places: Location) -> None:
        super().__init__(detail)
        self.places = places


class BadField(Value):
    """An invalid value that was left out: its dotted name, and its beginning as text."""

    name: str
    found: str
