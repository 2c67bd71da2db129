"""Telling a solver at work to stop."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from ombre_desktop.players.solver.core import row


class Halted(Exception):  # noqa: N818 - nothing is wrong
    """The solver was told to stop."""


class Halt:
    """
    A flag that any thread may raise: the solver then stops before its next world.

    A world takes a millisecond, interpreted a tenth of a second.
    """

    def __init__(self) -> None:
        self.flag = row(1)

    def now(self) -> None:
        """Raise it."""
        self.flag[0] = 1

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Until the end of the block all that this thread has solved heeds the flag."""
        before = _HEEDED.set(self)
        try:
            yield
        finally:
            _HEEDED.reset(before)


_HEEDED: ContextVar[Halt | None] = ContextVar("halt", default=None)


def heeded_now() -> Halt:
    """The flag that is to be heeded here; one that nobody can raise if there is none."""
    return _HEEDED.get() or Halt()
