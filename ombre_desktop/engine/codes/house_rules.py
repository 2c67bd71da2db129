"""
The house rules in a code: the differences from the game's standard, by their numbers in the code book.

First comes the number of settings changed, then the rank of their set among all sets of that size,
then their values.
"""

from __future__ import annotations

from math import comb
from typing import Final

from ombre_desktop.engine.codes.arrangement import places_of, rank_of
from ombre_desktop.engine.codes.errors import CodeError, CodeFault
from ombre_desktop.engine.codes.mixed_radix import Packer, Unpacker
from ombre_desktop.engine.numbers import number
from ombre_desktop.engine.price_list import OwnPrices
from ombre_desktop.engine.variants.parts.code_book import SETTINGS, NumberedSetting

MOST_PRICES: Final = 256
"""The number of prices that codes of version 1 can tell apart."""
MOST_SETTINGS: Final = 128
"""The number of settings that codes of version 1 can tell apart."""
FEW: Final = 8
"""The number of changes from which their count is written in more room."""


def pack_house(packer: Packer, differences: str) -> None:
    """Pack *differences*, written as in records; raise `CodeError` if the code book lacks one of them."""
    changed = {_number_of(*pair.split("=")): pair.split("=")[1] for pair in differences.split()}
    packer.add(int(bool(changed)), 2)
    if not changed:
        return
    packer.add(min(len(changed), FEW) - 1, FEW)
    if len(changed) >= FEW:
        packer.add(len(changed), MOST_SETTINGS)
    numbers = sorted(changed)
    packer.add(rank_of(numbers), comb(MOST_SETTINGS, len(numbers)))
    for at in numbers:
        _pack_value(packer, SETTINGS[at], changed[at])


def _number_of(key: str, value: str) -> int:
    """
    Return the number of the setting *key* under which the book has *value*.

    A setting that got more values after codes of it existed has a second number for them.
    """
    rows = [at for at, setting in enumerate(SETTINGS) if setting.key == key]
    if not rows:
        raise CodeError(CodeFault.NOT_NUMBERED, key)
    return next((at for at in rows if value in SETTINGS[at].values), rows[0])


def _pack_value(packer: Packer, setting: NumberedSetting, value: str) -> None:
    other = len(setting.values)
    if value in setting.values:
        packer.add(setting.values.index(value), other + 1)
        return
    if setting.prices:
        packer.add(other, other + 1)
        _pack_prices(packer, setting, value)
        return
    count = None if setting.prefix is None else number(value.removeprefix(setting.prefix))
    if count is None:
        raise CodeError(CodeFault.NOT_NUMBERED, f"{setting.key}={value}")
    packer.add(other, other + 1)
    packer.add_natural(count)


def take_house(unpacker: Unpacker) -> str:
    """Take the next differences, written as in records; raise `CodeError` if the code book lacks one."""
    if not unpacker.take(2):
        return ""
    count = unpacker.take(FEW) + 1
    if count == FEW:
        count = unpacker.take(MOST_SETTINGS)
    numbers = places_of(unpacker.take(comb(MOST_SETTINGS, count)), count)
    if any(at >= len(SETTINGS) for at in numbers):
        raise CodeError(CodeFault.UNKNOWN_GAME)
    return " ".join(f"{SETTINGS[at].key}={_take_value(unpacker, SETTINGS[at])}" for at in numbers)


def _take_value(unpacker: Unpacker, setting: NumberedSetting) -> str:
    other = len(setting.values)
    at = unpacker.take(other + 1)
    if at < other:
        return setting.values[at]
    if setting.prices:
        return _take_prices(unpacker, setting)
    if setting.prefix is None:
        raise CodeError(CodeFault.UNKNOWN_GAME)
    return f"{setting.prefix}{unpacker.take_natural()}"


def _pack_prices(packer: Packer, setting: NumberedSetting, value: str) -> None:
    """Pack how many prices differ, then each of them in the order of the book."""
    own = dict(OwnPrices.parse(value).changed)
    if not own.keys() <= set(setting.prices):
        raise CodeError(CodeFault.NOT_NUMBERED, f"{setting.key}={value}")
    packer.add(len(own), MOST_PRICES)
    for at in sorted(map(setting.prices.index, own)):
        packer.add(at, MOST_PRICES)
        packer.add_natural(own[setting.prices[at]])


def _take_prices(unpacker: Unpacker, setting: NumberedSetting) -> str:
    found = []
    for _ in range(unpacker.take(MOST_PRICES)):
        at = unpacker.take(MOST_PRICES)
        if at >= len(setting.prices):
            raise CodeError(CodeFault.UNKNOWN_GAME)
        found.append((setting.prices[at], unpacker.take_natural()))
    return str(OwnPrices(tuple(found)))
