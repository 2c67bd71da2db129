"""Moving the keyboard focus from one part of the table to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.value import Value


class Stop(Value):
    """A part of the table, and the function that gives it the focus."""

    part: QWidget
    begin: Callable[[], None]


def walk(stops: Sequence[Stop], by: int) -> None:
    """Move the focus *by* a number of stops round the table; from outside, move it to the first or last."""
    if not stops:
        return
    focused = QApplication.focusWidget()
    at = next((place for place, stop in enumerate(stops) if _has(stop.part, focused)), None)
    place = (0 if by > 0 else -1) if at is None else (at + by) % len(stops)
    stops[place].begin()


def _has(part: QWidget, focused: QWidget | None) -> bool:
    return focused is not None and (part is focused or part.isAncestorOf(focused))
