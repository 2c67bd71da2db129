"""Everything that can be pressed, and its size: the targets for an unsteady hand."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QMenuBar,
    QSlider,
    QWidget,
)

from ombre_desktop.ui.panels.log import LogPanel

_CONTROLS = (QAbstractButton, QComboBox, QSlider, QAbstractSpinBox, QLineEdit)


def targets(top: QWidget) -> Iterator[tuple[str, QSize]]:
    """
    Yield everything in *top* that can be pressed, with its size, except scroll bars: the wheel and keys
    replace them.
    """
    for widget in top.findChildren(QWidget):
        if isinstance(widget, QMenu | QMenuBar):
            yield from _entries(widget)
        elif not widget.isVisible():
            continue
        elif isinstance(widget, _CONTROLS):
            if not isinstance(widget.parent(), QAbstractSpinBox | QComboBox):
                yield f"{type(widget).__name__} {widget.accessibleName()}", widget.size()
        elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
            yield from _rows(widget)


def small_targets(top: QWidget, least: int) -> list[str]:
    """Return the targets in *top* that are smaller than *least* pixels."""
    found = targets(top)
    return [f"{name}: {size.toTuple()}" for name, size in found if min(size.toTuple()) < least]


def _entries(menu: QMenu | QMenuBar) -> Iterator[tuple[str, QSize]]:
    for action in menu.actions():
        if not action.isSeparator():
            yield f"{type(menu).__name__} {action.text()}", menu.actionGeometry(action).size()


def _rows(view: QAbstractItemView) -> Iterator[tuple[str, QSize]]:
    """
    Yield the first row of a list to stand for all its rows, except in the log, whose rows are only read.
    """
    model = view.model()
    if model is not None and model.rowCount() and not isinstance(view.parent(), LogPanel):
        row = QRect(view.visualRect(model.index(0, 0)))
        yield f"{type(view).__name__} row", QSize(view.viewport().width(), row.height())
