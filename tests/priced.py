"""Settings that hold several prices: their value is told price by price."""

from __future__ import annotations

import re

from ombre_desktop.ui.texts.settings import SETTINGS, price_names, value_name


def has_words(key: str, value: str) -> bool:
    """Tell whether the *value* of a setting has a name, or tells each of its prices by name and number."""
    return value in SETTINGS[key].values or tells_its_prices(key, value)


def tells_its_prices(key: str, value: str) -> bool:
    """Tell whether *value* is told as its prices, each with its name before its number, in their order."""
    names, numbers = price_names(key), value.split("_")
    if not names or len(names) != len(numbers):
        return False
    told = value_name(key, value)
    pattern = ".*".join(
        rf"{re.escape(name)}\W+{number}\b" for name, number in zip(names, numbers, strict=True)
    )
    return re.fullmatch(pattern, told) is not None
