"""
Every game that can be played, by name: each module in this folder is a game.

What several games share is in the folder ``parts``.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

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
    "quadrille",
    "lhombre",
    "tresillo",
    "rocambor",
    "zanga",
    "zanga_malaga",
    "tritrille",
    "german_solo",
)
"""The games of the house in their order; the table offers others from this folder after them."""

_IN_ENGINE_ONLY: tuple[str, ...] = ()
"""Games without words, pictures and players yet; records, codes and commands already know them."""

PARTS = ("NAME", "SEATS", "STANDARD", "build")
"""The names that the module of a game must define."""


class Variant(Value):
    """
    One game: its name, possible numbers of seats, standard house rules and builder.

    The usual number of seats comes first. *build* takes house rules as text and a number of seats.
    """

    name: str
    seats: tuple[int, ...]
    standard: HouseRules
    build: Callable[[str, int], Ruleset]


def ruleset_names() -> tuple[str, ...]:
    """Return the names of the games that the table offers, the main one first."""
    listed = _GAMES + _IN_ENGINE_ONLY
    return _GAMES + tuple(name for name in _modules(tuple(__path__)) if name not in listed)


def all_ruleset_names() -> tuple[str, ...]:
    """Return the names of all games of the engine, those that the table offers first."""
    return ruleset_names() + _IN_ENGINE_ONLY


def variant(name: str) -> Variant:
    """Return the game called *name*; raise `SettingError` if unknown, `BrokenVariantError` if broken."""
    if name not in all_ruleset_names():
        raise SettingError("ruleset", name, all_ruleset_names())
    return _loaded(name)


def whole_variants() -> tuple[Variant, ...]:
    """Return every game that the table offers and that can be loaded, leaving out broken ones."""
    found = []
    for name in ruleset_names():
        with suppress(BrokenVariantError):
            found.append(variant(name))
    return tuple(found)


def broken_variants() -> tuple[BrokenVariantError, ...]:
    """Return an error for each game that cannot be loaded, which says what is missing."""
    found = []
    for name in ruleset_names():
        try:
            variant(name)
        except BrokenVariantError as error:
            found.append(error)
    return tuple(found)


@cache
def _modules(folders: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the modules in *folders*; each is loaded at its first use."""
    return tuple(module.name for module in iter_modules(folders) if not module.ispkg)


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
    Build the game called *name* with *house* rules as text, for *seats* players.

    Without *seats*, the game is for its usual number. Raises `SettingError` if the game, a setting,
    a value or the number of seats does not exist.
    """
    game = variant(name)
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise SettingError("number of seats", str(count), tuple(str(number) for number in game.seats))
    return _built(game, house, count)


@lru_cache(maxsize=64)
def _built(game: Variant, house: str, seats: int) -> Ruleset:
    """Build the game once: a file of records names the same one for each of its deals."""
    return game.build(house, seats)
