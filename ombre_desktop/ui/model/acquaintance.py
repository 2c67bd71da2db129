"""The habits that an opponent has shown in a sitting."""

from __future__ import annotations

from ombre_desktop.value import Value

TWICE, LONG = 2, 10
"""A habit is known once it has shown itself in `TWICE` deals, or in one of `LONG` that were looked at."""


class HabitSeen(Value):
    """A habit called *name*, with the number of times that it showed in each deal, by the deal's number."""

    name: str
    times: tuple[tuple[int, int], ...]

    @property
    def deals(self) -> tuple[int, ...]:
        """The numbers of the deals in which the habit showed."""
        return tuple(deal for deal, _ in self.times)

    @property
    def count(self) -> int:
        """The number of times that the habit showed."""
        return sum(times for _, times in self.times)

    def is_known(self, looked_at: int) -> bool:
        """Tell whether the habit is plain to see, by the number of deals *looked_at*."""
        return len(self.times) >= TWICE or looked_at >= LONG


class Acquaintance(Value):
    """
    An opponent called *name*: the habits that they showed in the settled deals *looked_at*.

    Somebody who *has_none* plays without habits. While there are deals to look through, the acquaintance
    is not *complete*. *strength* is that of somebody who follows the person, in levels; None for others.
    """

    name: str
    habits: tuple[HabitSeen, ...] = ()
    looked_at: int = 0
    has_none: bool = False
    complete: bool = True
    strength: float | None = None

    @property
    def known(self) -> tuple[HabitSeen, ...]:
        """The habits that are plain to see, the most frequent first."""
        plain = (habit for habit in self.habits if habit.is_known(self.looked_at))
        return tuple(sorted(plain, key=lambda habit: -habit.count))
