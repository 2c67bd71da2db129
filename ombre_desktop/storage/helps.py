"""The document of the helps: what the person has shown that they can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.codec import Document
from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.reading import Kind
from ombre_desktop.storage.saves import DocumentStore

__all__ = ["HELPS", "HelpsDocument", "HelpsStore", "SkillDocument"]

SKILLS = frozenset(
    {"who_wins", "may_play", "plain_order", "trumps_out", "new_cards", "bid", "throw", "lead", "follow"}
)
"""The names of the skills, which keep their spelling for ever."""


@dataclass(frozen=True, slots=True)
class SkillDocument(Document):
    """
    One skill.

    *right* counts the right decisions in as many *sittings*, of which *last* is the latest; *bad* counts
    the bad ones since the help came back. *back* is true for the deal for which it comes back.
    """

    right: Annotated[int, at_least(0)] = 0
    bad: Annotated[int, at_least(0)] = 0
    sittings: Annotated[int, at_least(0)] = 0
    last: str = ""
    back: bool = False


@dataclass(frozen=True, slots=True)
class HelpsDocument(Document):
    """The skills shown so far; one that is missing was never shown."""

    format: Literal["ombre-helps"] = "ombre-helps"
    schema_version: Literal[1] = 1
    skills: dict[str, SkillDocument] = field(default_factory=dict)

    def check(self) -> None:
        """Raise `ValueError` if there is no such skill."""
        unknown = set(self.skills) - SKILLS
        if unknown:
            raise ValueError(f"unknown skills: {', '.join(sorted(unknown))}")


HELPS = Kind("ombre-helps", 1, HelpsDocument, check=HelpsDocument.check, sealed_from=1)


class HelpsStore(DocumentStore[HelpsDocument]):
    """The skills in a file of their own; they can be begun again without touching a sitting."""
