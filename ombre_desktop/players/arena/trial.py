"""What can be measured deal by deal, on any number of machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ombre_desktop.players.arena.findings import Finding

Sample = dict[str, list[float]]
"""What one deal has told: lists of numbers by name, so that they can be kept and sent as they are."""


class Trial(Protocol):
    """
    A measurement over many deals, each by itself.

    It is a frozen dataclass of words and numbers, so it can be sent to another machine, and
    written down to tell one from another.
    """

    @property
    def name(self) -> str:
        """The word for it on the command line."""
        ...

    def of_deal(self, number: int) -> Sample:
        """What deal *number*, counted from 0, tells: the same wherever and whenever it is played."""
        ...

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """What all deals tell together, the chief figure first."""
        ...


def column(samples: Sequence[Sample], name: str) -> list[float]:
    """The sum of the numbers called *name* in each sample."""
    return [sum(sample.get(name, ())) for sample in samples]


def together(samples: Sequence[Sample], name: str) -> list[float]:
    """All numbers called *name*, one after the other."""
    return [value for sample in samples for value in sample.get(name, ())]
