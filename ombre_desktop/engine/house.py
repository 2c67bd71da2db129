"""
House rules: frozen dataclasses of settings with a stable text form.

Those of a game are composed of groups of settings. Each field is an enum or a small value with
``parse``; its metadata name the paragraph of the rule book, whether the setting
belongs in the front row of a dialog (★), and what must be agreed for it to matter.
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from enum import Enum
from itertools import chain
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from ombre_desktop.engine.errors import NotationError, SettingError


class Value(Protocol):
    """A value that is not one of a fixed few, such as a number of chips."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """The value written *text*; `NotationError` if there is none."""
        ...

    @classmethod
    def examples(cls) -> tuple[str, ...]:
        """The usual values in text."""
        ...


V = TypeVar("V")
R = TypeVar("R", bound="HouseRules")

BEHIND = 1000
"""More than there are agreements (chapter 2)."""


class Need(NamedTuple):
    """The values that the setting *key* must have, any of them and in text, for another to matter."""

    key: str
    values: tuple[str, ...]


Group = tuple[Need, ...]
"""Needs of which every one is wanted."""


def where(**settings: object) -> Group:
    """The needs that every one of *settings* has the value named, or one of several in a tuple."""
    return tuple(
        Need(key, tuple(map(text_of, value if isinstance(value, tuple) else (value,))))
        for key, value in settings.items()
    )


def setting(default: V, section: str, *, starred: bool = False, needs: tuple[Group, ...] = ()) -> V:
    """
    A field of a house-rule class: its default, its paragraph, and whether it stands in front.

    It changes something only where one group of *needs* is met; without any, always.
    """
    return field(default=default, metadata={"section": section, "starred": starred, "needs": needs})


@dataclass(frozen=True, slots=True)
class Setting:
    """
    One setting as a dialog or a list shows it; values in text.

    *numbers* are all that it can sensibly be, where it is a number and *values* are but the usual ones.
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
    The base of every group of settings, and of the house rules of a game, which are composed of groups.

    A game composes the groups that concern it, and adds what it alone has.
    """

    def settings(self) -> tuple[Setting, ...]:
        """Every setting of the family, in the order of the rule book; these rules are the defaults."""
        return tuple(
            Setting(
                key=f.name,
                values=values_of(f),
                default=text_of(getattr(self, f.name)),
                section=f.metadata["section"],
                starred=f.metadata["starred"],
                needs=f.metadata["needs"],
                numbers=getattr(type(f.default), "NUMBERS", None),
            )
            for f in self.open_fields()
        )

    @classmethod
    def open_fields(cls) -> tuple[Field[Any], ...]:
        """
        The fields that a table may set, in the order of the rule book.

        First the agreements of its second chapter, by number (A2, A3 …); then the rest, in the
        order of the groups. Files list the settings so: the order stays for ever.
        """
        return tuple(sorted(fields(cls), key=lambda f: _place(f.metadata["section"])))

    def within(self, kind: type[R]) -> R:
        """These rules as a *kind* with more groups: what this game does not set is as usual there."""
        known = {f.name for f in fields(self)}
        return kind(**{f.name: getattr(self, f.name) for f in fields(kind) if f.name in known})

    def hindrances(self, key: str) -> tuple[str, ...]:
        """The settings whose present values leave the setting *key* without effect; none where it matters."""
        needs: tuple[Group, ...] = next(f.metadata["needs"] for f in fields(self) if f.name == key)
        hindered = tuple(self._hindered(group) for group in needs)
        return tuple(dict.fromkeys(chain(*hindered))) if all(hindered) else ()

    def _hindered(self, group: Group) -> tuple[str, ...]:
        """The first setting that does not meet its need in *group*, or what hinders that setting itself."""
        for need in group:
            if text_of(getattr(self, need.key)) not in need.values:
                return (need.key,)
            if deeper := self.hindrances(need.key):
                return deeper
        return ()

    @classmethod
    def parse(cls, text: str, standard: Self | None = None) -> Self:
        """
        The house rules written *text*: ``key=value`` pairs parted by spaces.

        What is not named is as in *standard*, else the default. Raises
        `SettingError` for an unknown key or value.
        """
        chosen: dict[str, object] = {f.name: getattr(standard or cls(), f.name) for f in fields(cls)}
        known = {f.name: f for f in cls.open_fields()}
        for pair in text.split():
            key, _, value = pair.partition("=")
            if key not in known:
                raise SettingError("setting", key, tuple(known))
            chosen[key] = _parse(known[key], value)
        return cls(**chosen)

    def differences(self, standard: HouseRules) -> str:
        """The settings that differ from *standard*, as text for a record."""
        return " ".join(
            f"{f.name}={text_of(getattr(self, f.name))}"
            for f in self.open_fields()
            if getattr(self, f.name) != getattr(standard, f.name)
        )


def _place(section: str) -> int:
    """Where *section* comes among the agreements; behind them all if it is none of them."""
    return int(section[1:]) if section.startswith("A") else BEHIND


def text_of(value: object) -> str:
    """A value of a setting as records write it."""
    return str(value.value) if isinstance(value, Enum) else str(value)


def values_of(f: Field[Any]) -> tuple[str, ...]:
    """The values that a field can have, in text; for open ones the usual values."""
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
