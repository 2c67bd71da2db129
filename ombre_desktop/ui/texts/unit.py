"""The unit in which the deals of a game are counted."""

from enum import Enum, auto

from ombre_desktop.engine import Ruleset
from ombre_desktop.ui.texts.company import counts_stones


class Unit(Enum):
    """The things that are won and lost in a game."""

    CHIPS = auto()
    POINTS = auto()
    STONES = auto()

    @property
    def decimals(self) -> int:
        """The decimals of an average; points and stones are few."""
        return 1 if self is Unit.CHIPS else 2


def unit_of(game: Ruleset) -> Unit:
    """Return the unit in which *game* is counted."""
    if counts_stones(game.name):
        return Unit.STONES
    return Unit.CHIPS if game.target is None else Unit.POINTS
