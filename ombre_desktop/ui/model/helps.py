"""The helps of the table: each belongs to a skill, and fades as the skill is shown."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from ombre_desktop.storage.display_options import HelpMode
from ombre_desktop.value import Value, replace

FAINTER, LEARNT, IN_SITTINGS = 5, 10, 2
"""The right decisions after which a help grows fainter, and goes, and the sittings in which they fell."""
MOST_BAD = 2
"""The bad decisions after which a help comes back."""
FULL, FAINT, GONE = 1.0, 0.5, 0.0


class Skill(Enum):
    """Something a player can do; the value is its name in files."""

    WHO_WINS = "who_wins"
    MAY_PLAY = "may_play"
    PLAIN_ORDER = "plain_order"
    TRUMPS_OUT = "trumps_out"
    NEW_CARDS = "new_cards"
    BID = "bid"
    THROW = "throw"
    LEAD = "lead"
    FOLLOW = "follow"


class Shown(Value):
    """
    The proof of one skill so far.

    *right* counts decisions in as many *sittings*, of which *last* is the latest; *bad* those since the help
    came back. *back* is true in the deal for which it is back.
    """

    right: int = 0
    bad: int = 0
    sittings: int = 0
    last: str = ""
    back: bool = False

    @property
    def strength(self) -> float:
        """The strength of the help: 1 in full, 0 if it is gone."""
        if self.back or self.sittings < IN_SITTINGS or self.right < FAINTER:
            return FULL
        return FAINT if self.right < LEARNT else GONE

    def after(self, right: bool, sitting: str) -> Shown:
        """Return the skill after a decision in *sitting*."""
        if not right:
            return replace(self, bad=self.bad + 1)
        more = 0 if self.last == sitting else 1
        return replace(self, right=self.right + 1, sittings=self.sittings + more, last=sitting)

    def at_deal(self) -> Shown:
        """Return the skill at the beginning of a deal: two bad decisions bring the help back for it."""
        comes_back = self.bad >= MOST_BAD
        return replace(self, back=comes_back, bad=0 if comes_back else self.bad)


LEARNT_ALREADY = Shown(LEARNT, 0, IN_SITTINGS)
"""A skill of somebody who has played long before it was counted."""


class Helps(Value):
    """The strength of each help in a deal, from 0 to 1, in the order of `Skill`."""

    strengths: tuple[float, ...] = (FULL,) * len(Skill)

    def of(self, skill: Skill) -> float:
        """Return the strength of the help that belongs to *skill*."""
        return self.strengths[_PLACES[skill]]


_PLACES = {skill: place for place, skill in enumerate(Skill)}


def helps_by(modes: Iterable[HelpMode], shown: Iterable[Shown]) -> Helps:
    """Return the helps, by the person's preference and by what they have *shown*, in the order of `Skill`."""
    fixed = {HelpMode.ON: FULL, HelpMode.OFF: GONE}
    return Helps(tuple(fixed.get(mode, one.strength) for mode, one in zip(modes, shown, strict=True)))
