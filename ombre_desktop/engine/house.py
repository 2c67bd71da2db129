"""
House rules: frozen dataclasses of settings with a stable text form.

A game composes its rules from groups of settings. Each field is an enum or a small value with
``parse``. Its metadata holds the paragraph of the rule book, whether the setting belongs in the
front row of a dialog (★), and the other settings it depends on.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from enum import Enum
from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple, Protocol, Self, TypeVar, dataclass_transform

from ombre_desktop.engine.errors import NotationError, SettingError
from ombre_desktop.engine.price_list import OwnPrices, PriceRow


class Value(Protocol):
    """A setting whose values are open, such as a number of chips."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse *text*; raise `NotationError` if it is not such a value."""
        ...

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """Return the usual values as text."""
        ...


V = TypeVar("V")
R = TypeVar("R", bound="HouseRules")

BEHIND = 1000
"""A place after every agreement of chapter 2."""


class Need(NamedTuple):
    """A condition on another setting: *key* must have one of *values* (as text)."""

    key: str
    values: tuple[str, ...]


Group = tuple[Need, ...]
"""Needs that must all be met."""


def where(**settings: object) -> Group:
    """Return the needs that each of *settings* has the given value, or one of several in a tuple."""
    return tuple(
        Need(key, tuple(map(text_of, value if isinstance(value, tuple) else (value,))))
        for key, value in settings.items()
    )


def setting(default: V, section: str, *, starred: bool = False, needs: tuple[Group, ...] = ()) -> V:
    """
    Define a field of a house-rule class: its default, its paragraph, and whether it is starred.

    The setting has an effect only if one group of *needs* is met. Without *needs* it always has one.
    """
    return field(default=default, metadata={"section": section, "starred": starred, "needs": needs})


@dataclass_transform(frozen_default=True)
def group(kind: type[V]) -> type[V]:
    """
    Define a group of settings from which games compose their rules; it is never instantiated.

    A group has the fields of a dataclass without its methods, which take twice as long to generate.
    """
    return dataclass(frozen=True, init=False, repr=False, eq=False, match_args=False)(kind)


@dataclass(frozen=True, slots=True)
class Setting:
    """
    One setting as a dialog or a list shows it; values as text.

    For an open number, *values* are the usual ones and *numbers* all sensible ones.
    """

    key: str
    values: tuple[str, ...]
    default: str
    section: str
    starred: bool
    needs: tuple[Group, ...] = ()
    numbers: range | None = None


@dataclass(frozen=True)
class HouseRules:
    """
    Base class of setting groups, and of a game's house rules composed of them.

    A game inherits the groups it uses and adds its own settings.
    """

    def settings(self) -> tuple[Setting, ...]:
        """Return every setting in rule-book order, with these rules as the defaults."""
        return _settings(self)

    @classmethod
    @cache
    def open_fields(cls) -> tuple[Field[Any], ...]:
        """
        Return the fields that a table may set, in rule-book order.

        The agreements of chapter 2 come first, by number (A2, A3 …), then the rest in the order of
        the groups, and the prices below the tariff that they change. Files list settings in this order,
        so it must never change.
        """
        return tuple(sorted(fields(cls), key=_order))

    def price_list(self) -> tuple[PriceRow, ...]:
        """Return the prices that the tariff of the table has, in their order; empty without a tariff."""
        return ()

    def tidied(self) -> Self:
        """Return the same rules without what has no effect."""
        return self

    @classmethod
    def renewed(cls, key: str, value: str) -> tuple[str, str]:
        """Return the setting *key* and its *value* as they are written now; older files may differ."""
        return key, value

    def within(self, kind: type[R]) -> R:
        """Return these rules as a *kind* with more groups; settings missing here take their defaults."""
        known = {f.name for f in fields(self)}
        return kind(**{f.name: getattr(self, f.name) for f in fields(kind) if f.name in known})

    def hindrances(self, key: str) -> tuple[str, ...]:
        """Return the settings that currently leave *key* without effect; empty if it has an effect."""
        needs: tuple[Group, ...] = type(self).__dataclass_fields__[key].metadata["needs"]
        hindered = tuple(self._hindered(group) for group in needs)
        return tuple(dict.fromkeys(chain(*hindered))) if all(hindered) else ()

    def _hindered(self, group: Group) -> tuple[str, ...]:
        """Return the first setting that fails its need in *group*, or those that leave it without effect."""
        for need in group:
            if text_of(getattr(self, need.key)) not in need.values:
                return (need.key,)
            if deeper := self.hindrances(need.key):
                return deeper
        return ()

    @classmethod
    def parse(cls, text: str, standard: Self | None = None) -> Self:
        """
        Parse house rules written as ``key=value`` pairs separated by spaces.

        Settings not named are as in *standard*, or have their defaults without it. Raises
        `SettingError` for an unknown key or value.
        """
        chosen: dict[str, object] = {f.name: getattr(standard or cls(), f.name) for f in fields(cls)}
        known = {f.name: f for f in cls.open_fields()}
        for pair in text.split():
            key, _, value = pair.partition("=")
            key, value = cls.renewed(key, value)
            if key not in known:
                raise SettingError("setting", key, tuple(known))
            chosen[key] = _parse(known[key], value)
        return cls(**chosen).tidied()

    def differences(self, standard: HouseRules) -> str:
        """Return the settings that differ from *standard*, as text for a record."""
        return " ".join(
            f"{f.name}={text_of(getattr(self, f.name))}"
            for f in self.open_fields()
            if getattr(self, f.name) != getattr(standard, f.name)
        )


@lru_cache(64)
def _settings(rules: HouseRules) -> tuple[Setting, ...]:
    return tuple(
        Setting(
            key=f.name,
            # A game's own default need not be one of the usual values of a number.
            values=tuple(dict.fromkeys((*values_of(f), text_of(f.default)))),
            default=text_of(getattr(rules, f.name)),
            section=f.metadata["section"],
            starred=f.metadata["starred"],
            needs=f.metadata["needs"],
            numbers=getattr(type(f.default), "NUMBERS", None),
        )
        for f in rules.open_fields()
    )


def _order(f: Field[Any]) -> tuple[int, bool]:
    """Return the place of a setting among the agreements, after which all others come, the prices last."""
    section: str = f.metadata["section"]
    return int(section[1:]) if section.startswith("A") else BEHIND, isinstance(f.default, OwnPrices)


def text_of(value: object) -> str:
    """Return a setting's value as records write it."""
    return str(value.value) if isinstance(value, Enum) else str(value)


def values_of(f: Field[Any]) -> tuple[str, ...]:
    """Return the possible values of a field as text; for open ones the usual values."""
    kind: type[Any] = type(f.default)
    if issubclass(kind, Enum):
        return tuple(text_of(member) for member in kind)
    return tuple(kind.examples())


def _parse(f: Field[Any], text: str) -> object:
    kind: type[Any] = type(f.default)
    try:
        return kind(text) if issubclass(kind, Enum) else kind.parse(text)
    except (ValueError, NotationError):
        raise SettingError(f"value of {f.name}", text, values_of(f)) from None
