"""
The opening of a dialog without holding up the table, one step in each turn of the event loop.

Without steps, loading, building, styling, laying out and painting a dialog would block the table for
about a hundred milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QScrollArea, QWidget
from shiboken6 import isValid

from ombre_desktop.ui.background.opening import Steps
from ombre_desktop.ui.background.preload import imported
from ombre_desktop.ui.model.present import present

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.board import Board

# Imported only for types, since the first step loads the module of the board.

POLISHED = 60
"""The number of widgets that are styled in one turn of the event loop."""


def steps_to(make: Callable[[], Board], home: str = "") -> Steps[Board]:
    """Import the module *home*, if there is one, *make* a dialog, and prepare it for painting."""
    if home:
        yield from imported(home)
    board = make()
    try:
        yield
        yield from board.build()
        yield
        for at, widget in enumerate((board, *board.findChildren(QWidget))):
            widget.ensurePolished()
            if at % POLISHED == POLISHED - 1:
                yield
        yield
        yield from _laid_out(board)
    except BaseException:  # also the GeneratorExit of an opening that is dropped, perhaps with its window
        if isValid(board):
            board.deleteLater()
        raise
    return board


def _laid_out(board: Board) -> Iterator[None]:
    """
    Lay out the hidden dialog part by part: Qt lays out only what is shown.

    Qt handles the layout events of each step before the next one.
    """
    layout = present(board.layout(), "layout of the board")
    focused = board.focusWidget()
    parts = [part for part in _parts(board.body) if not part.isHidden()]
    for part in parts:
        part.hide()
    layout.activate()
    yield
    unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
    board.setAttribute(unseen)
    board.setUpdatesEnabled(False)  # otherwise the hidden dialog would be painted
    board.show()
    yield
    for part in parts:
        part.setVisible(not board.has_given_way(part))
        yield
    yield
    board.hide()
    board.setUpdatesEnabled(True)
    board.setAttribute(unseen, on=False)
    if focused is not None:
        focused.setFocus()


def _parts(inside: QLayout) -> Iterator[QWidget]:
    """Yield the widgets in the layout *inside*, from the top, and in the place of a pane those in it."""
    for item in filter(None, map(inside.itemAt, range(inside.count()))):
        part, layout = item.widget(), item.layout()
        contents = part.widget() if isinstance(part, QScrollArea) else None
        within = None if contents is None else contents.layout()
        if within is not None:
            yield from _parts(within)
        elif part is not None:
            yield part
        elif layout is not None:
            yield from _parts(layout)
