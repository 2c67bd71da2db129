"""The document of the queue: the positions that were missed, and when each comes back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.reading import Kind

__all__ = ["PRACTICE", "PracticeDocument", "Waiting"]


@dataclass(frozen=True, slots=True)
class Waiting(Document):
    """
    A position that was missed, by its *name*.

    *asked* counts how often it has come back, *right* the right answers since it was missed. It comes back
    on the day of play numbered *due*.
    """

    name: str = ""
    asked: Annotated[int, at_least(0)] = 0
    right: Annotated[int, at_least(0)] = 0
    due: Annotated[int, at_least(0)] = 0


@dataclass(frozen=True, slots=True)
class PracticeDocument(Document):
    """
    The queue.

    *days* counts the days of play so far, and *last* is the Julian day of the latest of them. The costly
    choices of deals settled up to *taken*, an ISO time, have been looked through. *runs* has the longest run
    of right answers in each drill, by its name.
    """

    format: Literal["ombre-practice"] = "ombre-practice"
    schema_version: Literal[1] = 1
    days: Annotated[int, at_least(0)] = 0
    last: Annotated[int, at_least(0)] = 0
    taken: str = ""
    waiting: tuple[Waiting, ...] = ()
    runs: dict[str, Annotated[int, at_least(0)]] = field(default_factory=dict)


PRACTICE = Kind("ombre-practice", 1, PracticeDocument, sealed_from=1)
"""The queue in a file of its own: if it is damaged, lessons and problems keep their progress."""
