"""The chance of a card or of a kind of hand, and the numbers that chance alone allows."""

from __future__ import annotations

from collections.abc import Iterable
from math import comb, sqrt
from statistics import NormalDist

from ombre_desktop.engine import Ruleset
from ombre_desktop.storage.dealt import Measure, manilles
from ombre_desktop.value import Value

SURE = 0.95
"""The share of all evenings in which chance alone stays within a band."""
FEW = 60
"""Hands up to which the distribution is computed exactly; beyond it is a normal one, near enough."""

Chances = tuple[float, ...]
"""The chance of each number, from 0."""


class Band(Value):
    """The numbers that chance alone allows, with the one to be expected."""

    low: int
    high: int
    mean: float


def chances_of(measure: Measure, game: Ruleset, cards: int) -> Chances:
    """Return the chances of the numbers counted in a hand of that many *cards*."""
    pack = game.pack.cards
    if measure.name == "three":
        return _three(len(pack), len(manilles(game)), cards)
    return hypergeometric(len(pack), measure.counted(pack, game), cards)


def hypergeometric(pack: int, good: int, hand: int) -> Chances:
    """Return the chances of each number of *good* cards of the *pack* in a *hand*."""
    ways = comb(pack, hand)
    return tuple(
        comb(good, number) * comb(pack - good, hand - number) / ways for number in range(min(good, hand) + 1)
    )


def _three(pack: int, can_be_manille: int, hand: int) -> Chances:
    """Return the chances of a hand without and with both black aces and a card that can be manille."""
    if not can_be_manille or hand < 3:
        return (1.0,)
    both = comb(pack - 2, hand - 2) - comb(pack - 2 - can_be_manille, hand - 2)
    chance = both / comb(pack, hand)
    return (1 - chance, chance)


def band(hands: Iterable[tuple[int, Chances]]) -> Band:
    """Return the band of the sum over *hands*: numbers of hands, each with the chances of one."""
    known = [(count, chances) for count, chances in hands if count]
    mean = sum(count * _mean(chances) for count, chances in known)
    if sum(count for count, _ in known) <= FEW:
        low, high = _exact(known)
        return Band(low, high, mean)
    spread = sqrt(sum(count * _variance(chances) for count, chances in known))
    reach = NormalDist().inv_cdf((1 + SURE) / 2) * spread
    most = sum(count * (len(chances) - 1) for count, chances in known)
    return Band(max(0, round(mean - reach)), min(most, round(mean + reach)), mean)


def _mean(chances: Chances) -> float:
    return sum(number * chance for number, chance in enumerate(chances))


def _variance(chances: Chances) -> float:
    mean = _mean(chances)
    return sum((number - mean) ** 2 * chance for number, chance in enumerate(chances))


def _exact(hands: list[tuple[int, Chances]]) -> tuple[int, int]:
    """Return the least and the greatest sum that is not among the rarest at either end."""
    total: Chances = (1.0,)
    for count, chances in hands:
        for _ in range(count):
            total = _added(total, chances)
    rare = (1 - SURE) / 2
    low, below = 0, total[0]
    while below <= rare:
        low += 1
        below += total[low]
    high, above = len(total) - 1, total[-1]
    while above <= rare:
        high -= 1
        above += total[high]
    return low, high


def _added(one: Chances, other: Chances) -> Chances:
    """Return the chances of the sum of two independent numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, more in enumerate(other):
            found[a + b] += chance * more
    return tuple(found)
