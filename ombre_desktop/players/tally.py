"""The totals of a match: each player's mean winnings with their standard error, and how the deals ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt

from ombre_desktop.players.match import Row


class Tally:
    """
    A running total of the rows of a match.

    *names* holds the names of the players, in the order of the match.
    """

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.deals = 0
        self.results: Counter[tuple[str, str]] = Counter()
        self._sums = [0] * len(names)
        self._squares = [0] * len(names)

    def add(self, row: Row) -> None:
        """Count one deal."""
        settlement = row.state.settled
        self.deals += 1
        contract = row.state.contract
        self.results[contract.name if contract else "-", settlement.outcome.result.value] += 1
        for at, won in zip(row.players, row.won, strict=True):
            self._sums[at] += won
            self._squares[at] += won * won

    def mean(self, at: int) -> float:
        """Return the mean winnings per deal of the player with index *at*."""
        return self._sums[at] / self.deals

    def error(self, at: int) -> float:
        """Return the standard error of `mean`; 0 for fewer than two deals."""
        if self.deals < 2:
            return 0.0
        spread = self._squares[at] - self._sums[at] ** 2 / self.deals
        return sqrt(max(0.0, spread) / (self.deals - 1) / self.deals)

    def share(self, *results: str) -> float:
        """Return the share of the deals with a contract that ended in one of *results*."""
        played = sum(number for (contract, _), number in self.results.items() if contract != "-")
        ended = sum(number for (_, result), number in self.results.items() if result in results)
        return ended / played if played else 0.0

    def each(self) -> Iterator[dict[str, object]]:
        """Yield each player's totals as an object of plain values."""
        for at, name in enumerate(self.names if self.deals else ()):
            won = {"won": self._sums[at], "mean": self.mean(at), "error": self.error(at)}
            yield {"player": at + 1, "name": name, **won}

    def lines(self, unit: str) -> Iterator[str]:
        """Yield the totals as lines of text; *unit* names the winnings, such as chips."""
        if not self.deals:
            return
        yield f"# {self.deals} deals, {unit} won a deal"
        for at, name in enumerate(self.names):
            yield f"# {at + 1} {name}\t{self.mean(at):+.3f} ± {self.error(at):.3f}\t{self._sums[at]:+d}"
        for (contract, result), number in sorted(self.results.items()):
            yield f"# {contract} {result}\t{number}\t{number / self.deals:.1%}"
