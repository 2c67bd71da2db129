"""The protocol of a trial: a measurement made deal by deal, on any number of machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ombre_desktop.players.arena.findings import Finding

Sample = dict[str, list[float]]
"""The data of one deal: lists of numbers by name, ready to be stored and sent as JSON."""


class Trial(Protocol):
    """
    A measurement over many independent deals.

    A trial is a frozen dataclass of words and numbers, so it can be sent to another machine, and its fields
    identify it in a file.
    """

    @property
    def name(self) -> str:
        """The name of the trial on the command line."""
        ...

    def of_deal(self, number: int) -> Sample:
        """Play deal *number*, counted from 0, and return its data, which depend on nothing else."""
        ...

    def findings(self, samples: Sequence[Sample]) -> list[Finding]:
        """Return the results over all deals, the most important first."""
        ...


def column(samples: Sequence[Sample], name: str) -> list[float]:
    """Return, for each sample, the sum of its numbers called *name*."""
    return [sum(sample.get(name, ())) for sample in samples]


def together(samples: Sequence[Sample], name: str) -> list[float]:
    """Concatenate the numbers called *name* of all samples."""
    return [value for sample in samples for value in sample.get(name, ())]
