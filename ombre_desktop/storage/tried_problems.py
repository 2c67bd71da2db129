"""The document of the problems: which were tried, and when those that were missed come back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.reading import Kind

__all__ = ["TRIED", "TriedDocument", "TriedProblem"]


@dataclass(frozen=True, slots=True)
class TriedProblem(Document):
    """
    One problem.

    *right* tells whether the last answer was right, *times* how often it was answered, 0 if an older version
    noted it, which did not count. If the problem comes back, *due* is the day, counted as
    Julian days, and *step* the number of its interval; otherwise *due* is 0.
    """

    right: bool = False
    times: Annotated[int, at_least(0)] = 0
    due: Annotated[int, at_least(0)] = 0
    step: Annotated[int, at_least(0)] = 0


@dataclass(frozen=True, slots=True)
class TriedDocument(Document):
    """
    The problems that the person has tried, by their names.

    They are set in an order that follows from *seed*, a number of this person's own; 0 before the first. The
    last choice among them was of a *game*, *theme* and *grade*: empty and 0 for any of them, and no game for
    the one played most.
    """

    format: Literal["ombre-problems"] = "ombre-problems"
    schema_version: Literal[1] = 1
    tried: dict[str, TriedProblem] = field(default_factory=dict)
    seed: Annotated[int, at_least(0)] = 0
    game: str | None = None
    theme: str = ""
    grade: Annotated[int, at_least(0)] = 0


TRIED = Kind("ombre-problems", 1, TriedDocument, sealed_from=1)
"""The problems tried, in a file of their own, so that a problem never touches a sitting."""
