"""Every game that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ombre_desktop.engine.errors import BrokenVariantError, SettingError
from ombre_desktop.engine.house import HouseRules
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.value import Value

_GAMES = (
    "renegado",
    "french",
    "pokerwiner",
    "two_handed",
    "four_handed",
    "five_handed",
    "homme_auvergne",
)
"""A module each, named as its game, loaded when that is first asked for: most evenings know one."""

PARTS = ("NAME", "SEATS", "STANDARD", "build")
"""What each of these modules must have."""


class Variant(Value):
    """
    One game: its name, the numbers of seats it is played with (the usual one first), its
    standard house rules, and how to build it from house rules as text.
    """

    name: str
    seats: tuple[int, ...]
    standard: HouseRules
    build: Callable[[str, int], Ruleset]


def ruleset_names() -> tuple[str, ...]:
    """The names of all games, the chief one first."""
    return _GAMES


def variant(name: str) -> Variant:
    """The game called *name*; `SettingError` if there is none, `BrokenVariantError` if it is not whole."""
    if name not in _GAMES:
        raise SettingError("ruleset", name, ruleset_names())
    return _loaded(name)


def whole_variants() -> tuple[Variant, ...]:
    """Every game that can be loaded: one that is broken does not keep the others from being played."""
    found = []
    for name in ruleset_names():
        with suppress(BrokenVariantError):
            found.append(variant(name))
    return tuple(found)


def broken_variants() -> tuple[BrokenVariantError, ...]:
    """Say of every game that cannot be loaded what is missing."""
    found = []
    for name in ruleset_names():
        try:
            variant(name)
        except BrokenVariantError as error:
            found.append(error)
    return tuple(found)


@cache
def _loaded(name: str) -> Variant:
    path = f"{__name__}.{name}"
    if find_spec(path) is None:
        raise BrokenVariantError(name, path)
    module = import_module(path)
    missing = tuple(part for part in PARTS if not hasattr(module, part))
    if missing:
        raise BrokenVariantError(name, path, missing)
    return Variant(module.NAME, module.SEATS, module.STANDARD, module.build)


def ruleset(name: str, house: str = "", seats: int | None = None) -> Ruleset:
    """
    The game called *name* with *house* rules as text, for *seats* players.

    Without *seats*, for the usual number. Raises `SettingError` where game,
    setting, value or number of seats does not exist.
    """
    game = variant(name)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise SettingError("number of seats", str(count), tuple(str(number) for number in game.seats))
    return game.build(house, count)
