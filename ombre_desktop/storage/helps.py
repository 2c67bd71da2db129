"""The document of the helps: what the person has shown that they can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from ombre_desktop.storage.constraints import at_least
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.reading import Kind

__all__ = ["HELPS", "HelpsDocument", "SkillDocument"]

SKILLS = frozenset(
    {
        "who_wins",
        "may_play",
        "plain_order",
        "trumps_out",
        "new_cards",
        "bid",
        "hand",
        "throw",
        "lead",
        "follow",
    }
)
"""The names of the skills, which keep their spelling for ever."""


@dataclass(frozen=True, slots=True)
class SkillDocument(Document):
    """
    One skill.

    *right* counts the right decisions, *sittings* the sittings in which they were made, and *last* names
    the latest of these. *bad* counts the bad decisions since the help came back, and *back* is True in
    the deal for which it comes back.
    """

    right: Annotated[int, at_least(0)] = 0
    bad: Annotated[int, at_least(0)] = 0
    sittings: Annotated[int, at_least(0)] = 0
    last: str = ""
    back: bool = False


@dataclass(frozen=True, slots=True)
class HelpsDocument(Document):
    """
    The skills shown so far; a skill that is missing was never shown.

    *met* holds the words of games that were explained when the person first met them, as game/word.
    """

    format: Literal["ombre-helps"] = "ombre-helps"
    schema_version: Literal[1] = 1
    skills: dict[str, SkillDocument] = field(default_factory=dict)
    met: tuple[str, ...] = ()

    def check(self) -> None:
        """Raise `ValueError` if a skill is unknown."""
        unknown = set(self.skills) - SKILLS
        if unknown:
            raise ValueError(f"unknown skills: {', '.join(sorted(unknown))}")


HELPS = Kind("ombre-helps", 1, HelpsDocument, check=HelpsDocument.check, sealed_from=1)
"""The skills in a file of their own, so that they can be reset without touching a sitting."""
