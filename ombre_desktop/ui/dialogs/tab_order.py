"""The tab order of a dialog, which is its reading order."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QRadioButton, QScrollArea, QWidget


def set_reading_order(dialog: QWidget) -> None:
    """
    Set the tab order of *dialog* to the order of its layouts.

    Qt's default is the order of creation, but a choice may add widgets before those already there.
    """
    for before, after in pairwise(stops(dialog)):
        QWidget.setTabOrder(before, after)


def stops(widget: QWidget) -> Iterator[QWidget]:
    """Yield the widgets in *widget* at which Tab can stop, shown or not, in reading order."""
    inside = widget.widget() if isinstance(widget, QScrollArea) else widget
    layout = inside.layout() if inside is not None else None
    if layout is not None:
        yield from _stops_in(layout)
    elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus or isinstance(widget, QRadioButton):
        yield widget  # in a row of choices Tab stops at the one chosen, which may become any of them


def _stops_in(layout: QLayout) -> Iterator[QWidget]:
    for item in filter(None, map(layout.itemAt, range(layout.count()))):
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            yield from stops(widget)
        elif inner is not None:
            yield from _stops_in(inner)
