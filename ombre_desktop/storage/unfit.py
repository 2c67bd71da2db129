"""What can be said against the text of a document."""

from __future__ import annotations

from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.value import Value

Location = tuple[str, ...]
"""The names of fields, from the outermost, that lead to one."""


class UnfitError(Exception):
    """The text is no document that can be used; *kind* says in what way."""

    def __init__(self, kind: ProblemKind, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind
        self.detail = detail


class MisfitError(ValueError):
    """Fields that are sound each by itself contradict each other; *places* are those that must give way."""

    def __init__(self, detail: str, *places: Location) -> None:
        super().__init__(detail)
        self.places = places


class BadField(Value):
    """A value that did not fit and was left out: its dotted name, and its beginning as text."""

    name: str
    found: str
