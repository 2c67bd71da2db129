"""The origin of a sitting whose deals were not all dealt for it, and a moment in the past of a sitting."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from ombre_desktop.storage.constraints import like
from ombre_desktop.storage.deal_row import Count, Number
from ombre_desktop.storage.document import Document

SourceId = Annotated[str, like("([0-9a-f]{32})?")]


class OriginKind(Enum):
    """
    A reason why cards were not dealt by new chance.

    A *line* goes another way from a decision in a settled deal of another sitting, and has copies of
    the deals before it. *again* is one deal that was played before. *duplicate* is a row of numbered
    deals that the expert plays too.
    """

    LINE = "line"
    AGAIN = "again"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin(Document):
    """
    The source of a sitting.

    *game_id* is the sitting that the deal is from, empty if it is from none, and *number* the deal's
    number there; of duplicate deals it is the number of the first. *seat* is the seat of the source
    that the person took, counted from the person's own to the right. *expert* says that the expert
    plays the deals too, in the person's seat. *habits* is the sitting from whose id the opponents' habits are
    drawn; empty for the sitting itself.
    """

    kind: OriginKind
    game_id: SourceId = ""
    number: Count = 1
    seat: Number = 0
    expert: bool = False
    habits: SourceId = ""

    @property
    def own_from(self) -> int:
        """The number of the first deal that was played in this sitting; those before are copies."""
        return self.number if self.kind is OriginKind.LINE else 1

    @property
    def dealt_from(self) -> int | None:
        """The number of the first deal with new cards; None if the cards of all were known before."""
        if self.kind is OriginKind.AGAIN:
            return None
        return self.number + 1 if self.kind is OriginKind.LINE else 1


@dataclass(frozen=True, slots=True)
class Moment(Document):
    """A moment in the past of a sitting: the number of the deal, and of the moves made in it."""

    deal: Count
    moves: Number
