"""The document of the calendar: the days that were played, and what others made of the same cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.reading import Kind

__all__ = ["DAYS", "DaysDocument", "PlayedDay"]

Day = Annotated[int, at_least(1)]
"""A day, counted as `date.toordinal` counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDay(Document):
    """
    The deal of one day, as the person played it *on* that day or later.

    *amount* is what they won, in chips or points, and *mark* tells whether they had help. *others* has what
    each of the house's people won with the same cards, by their portraits; *version* is the version of the
    program in which the person played, and *others_version* that in which the others did.
    """

    on: Day
    amount: int
    mark: Mark = Mark.CLEAN
    version: str = ""
    others: dict[str, int] = field(default_factory=dict)
    others_version: str = ""


@dataclass(frozen=True, slots=True)
class DaysDocument(Document):
    """The days that were *played*, by their numbers in decimal figures."""

    format: Literal["ombre-days"] = "ombre-days"
    schema_version: Literal[1] = 1
    played: dict[str, PlayedDay] = field(default_factory=dict)


DAYS = Kind("ombre-days", 1, DaysDocument, sealed_from=1)
"""The days in a file of their own: if it is damaged, everything else is kept."""
