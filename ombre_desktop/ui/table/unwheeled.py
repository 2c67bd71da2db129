"""Controls that the wheel does not change, since it scrolls the page they stand on."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider


class Unwheeled:
    """A part of a control: the wheel over it is left to what is behind it."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102 - the class says it
        event.ignore()


class Slider(Unwheeled, QSlider):
    """A slider, moved by the pointer and the keys alone."""
