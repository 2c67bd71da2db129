"""A flag that stops a running search from another thread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from ombre_desktop.players.solver.core import row

T = TypeVar("T")


class Halted(Exception):  # noqa: N818 - a signal, not an error
    """The solver was told to stop."""


class Halt:
    """
    A stop flag that any thread may raise; the solver then stops before the next world.

    The compiled solver takes about a millisecond for a world, and the interpreted one a tenth of a second.
    """

    def __init__(self) -> None:
        self.flag = row(1)

    def now(self) -> None:
        """Raise the flag."""
        self.flag[0] = 1

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Make every search started by this thread within the block obey the flag."""
        before = _HEEDED.set(self)
        try:
            yield
        finally:
            _HEEDED.reset(before)


_HEEDED: ContextVar[Halt | None] = ContextVar("halt", default=None)


def heeded_now() -> Halt:
    """Return the flag in force in this thread; if there is none, a new flag that nobody raises."""
    return _HEEDED.get() or Halt()


def unless_halted(items: Iterable[T]) -> Iterator[T]:
    """Yield *items*; raise `Halted` as soon as the flag in force in this thread is raised."""
    flag = heeded_now().flag
    for item in items:
        if flag[0]:
            raise Halted
        yield item
