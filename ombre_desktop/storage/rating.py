"""The document of the rating: the person's strength at problems, and that of each problem tried."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.reading import Kind

__all__ = ["RATING", "Rated", "RatingDocument"]


@dataclass(frozen=True, slots=True)
class Rated(Document):
    """A *rating* and its *deviation*, which is about its standard error; both in rounded points."""

    rating: int = 1500
    deviation: Annotated[int, at_least(1)] = 350


@dataclass(frozen=True, slots=True)
class RatingDocument(Document):
    """The rating of the *person* after their first answers to *answered* problems, and of the problems."""

    format: Literal["ombre-rating"] = "ombre-rating"
    schema_version: Literal[1] = 1
    person: Rated = field(default_factory=Rated)
    answered: Annotated[int, at_least(0)] = 0
    problems: dict[str, Rated] = field(default_factory=dict)


RATING = Kind("ombre-rating", 1, RatingDocument, sealed_from=1)
"""The rating in a file of its own: if it is damaged, everything else is kept."""
