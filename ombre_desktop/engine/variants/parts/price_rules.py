"""The prices of a table as a group of house rules, for every game that has a price list (20.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.house import HouseRules, group, setting
from ombre_desktop.engine.price_list import MOST, OwnPrices


@group
class PricedRules(HouseRules):
    """The prices that differ from those of the game's tariff."""

    prices: OwnPrices = setting(OwnPrices(), "20.5", starred=True)

    @classmethod
    def every_price(cls) -> tuple[str, ...]:
        """Return the name of each price that the game has by any of its tariffs."""
        return tuple(row.name for row in cls().price_list())

    def price(self, name: str) -> int:
        """Return the price called *name* at this table; the tariff of the table has it."""
        own = dict(self.prices.changed)
        return own[name] if name in own else next(row.usual for row in self.price_list() if row.name == name)

    def tidied(self) -> Self:
        """
        Return the same rules, with only the prices that the tariff of the table has otherwise.

        Raises `SettingError` for a price that the game does not have, and for one that is too high.
        """
        if not self.prices.changed:
            return self
        rows = {row.name: row for row in self.price_list()}
        known = self.every_price()
        for name, amount in self.prices.changed:
            most = rows[name].most if name in rows else MOST
            if name not in known or amount > most:
                raise SettingError("value of prices", f"{name}:{amount}", known)
        own = dict(self.prices.changed)
        kept = tuple(
            (row.name, own[row.name]) for row in rows.values() if own.get(row.name, row.usual) != row.usual
        )
        return replace(self, prices=OwnPrices(kept))
