"""The helps of the table: each belongs to a skill, and fades as the skill is shown."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from ombre_desktop.storage.display_options import HelpMode, Preferences
from ombre_desktop.value import Value, replace

FAINTER, LEARNT, IN_SITTINGS = 5, 10, 2
"""The numbers of right decisions after which a help fades and disappears, and of sittings they must span."""
MOST_BAD = 2
"""The number of bad decisions after which a help comes back."""
FULL, FAINT, GONE = 1.0, 0.5, 0.0


class Skill(Enum):
    """Something a player can do; the value is its name in files."""

    WHO_WINS = "who_wins"
    MAY_PLAY = "may_play"
    PLAIN_ORDER = "plain_order"
    TRUMPS_OUT = "trumps_out"
    NEW_CARDS = "new_cards"
    BID = "bid"
    HAND = "hand"
    THROW = "throw"
    LEAD = "lead"
    FOLLOW = "follow"


class Shown(Value):
    """
    The proof of one skill so far.

    *right* counts the right decisions, *sittings* the sittings in which they were made, of which *last* is
    the latest. *bad* counts the bad decisions since the help last came back. *back* is true in the deal for
    which the help is back.
    """

    right: int = 0
    bad: int = 0
    sittings: int = 0
    last: str = ""
    back: bool = False

    @property
    def strength(self) -> float:
        """The strength of the help: 1 at full strength, 0 if it is gone."""
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
        """Return the skill at the beginning of a deal, for which two bad decisions bring the help back."""
        comes_back = self.bad >= MOST_BAD
        return replace(self, back=comes_back, bad=0 if comes_back else self.bad)


LEARNT_ALREADY = Shown(LEARNT, 0, IN_SITTINGS)
"""The proof of a skill for somebody who had played for long before skills were counted."""


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


def help_modes(preferences: Preferences) -> tuple[HelpMode, ...]:
    """Return the preference for each help, in the order of `Skill`."""
    return tuple(getattr(preferences, f"help_{skill.value}") for skill in Skill)
