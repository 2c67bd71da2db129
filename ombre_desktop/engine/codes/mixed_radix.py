"""Numbers packed into one, each in no more room than its range needs."""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.codes.characters import BASE, Digits, number_of

TIERS: Final = (32, 128, 2**14, 2 * 10**9)
"""The sizes of the tiers of natural numbers: numbers of a lower tier take less room."""


class Packer:
    """A sum of numbers, the first one in its lowest places."""

    def __init__(self) -> None:
        self._sum = 0
        self._scale = 1

    def add(self, number: int, radix: int) -> None:
        """Pack *number*, from 0 to *radix* - 1."""
        self._sum += number * self._scale
        self._scale *= radix

    def add_natural(self, number: int) -> None:
        """Pack a *number* from 0 up, which one of the tiers must hold."""
        tier = 0
        while number >= TIERS[tier]:
            number -= TIERS[tier]
            tier += 1
        self.add(tier, len(TIERS))
        self.add(number, TIERS[tier])

    def add_integer(self, number: int) -> None:
        """Pack a *number* that may be negative, in the order 0, -1, 1, -2, 2 and so on."""
        self.add_natural(2 * number if number >= 0 else -2 * number - 1)

    @property
    def digits(self) -> Digits:
        """The sum in base 32, with as many digits as the ranges of all numbers need."""
        digits: list[int] = []
        rest, scale = self._sum, self._scale
        while scale > 1:
            rest, digit = divmod(rest, BASE)
            digits.append(digit)
            scale = -(-scale // BASE)
        return tuple(reversed(digits))


class Unpacker:
    """A packed sum, from which the numbers are taken in the order in which they were packed."""

    def __init__(self, digits: Digits) -> None:
        self._rest = number_of(digits)

    def take(self, radix: int) -> int:
        """Take the next number, which was packed with the same *radix*."""
        self._rest, number = divmod(self._rest, radix)
        return number

    def take_natural(self) -> int:
        """Take the next number from 0 up."""
        tier = self.take(len(TIERS))
        return sum(TIERS[:tier]) + self.take(TIERS[tier])

    def take_integer(self) -> int:
        """Take the next number that may be negative."""
        number = self.take_natural()
        return -(number + 1) // 2 if number % 2 else number // 2
