"""The unit in which the deals of a game are counted, and amounts in it."""

from enum import Enum, auto

from ombre_desktop.engine import Ruleset
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.decimals import decimal
from ombre_desktop.ui.texts.phrases import Said


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


_AMOUNTS: dict[Unit, Said] = {
    Unit.CHIPS: Said("Units", "{amount} chips"),
    Unit.POINTS: Said("Units", "{amount} points"),
    Unit.STONES: Said("Units", "{amount} stones"),
}
MANY = 10
"""The amount from which nobody says its decimals; from 1 on, nobody says a second one."""


def amount_told(amount: float, unit: Unit) -> str:
    """Return an average *amount*, which is not negative, with its *unit*."""
    return _AMOUNTS[unit]().format(amount=figure_told(amount, unit))


def figure_told(amount: float, unit: Unit) -> str:
    """Return an average *amount*, which is not negative, without its *unit*."""
    return decimal(amount, 0 if amount >= MANY else 1 if amount >= 1 else unit.decimals)
