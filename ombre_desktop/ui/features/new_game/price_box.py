"""The prices of a table: a box for each price of the game's list, with its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ombre_desktop.engine.price_list import OwnPrices, PriceRow
from ombre_desktop.ui.dialogs.controls import Choice, NumberBox
from ombre_desktop.ui.dialogs.style import Part, line, mark
from ombre_desktop.ui.texts.price_names import PriceLine, headings

_SIDE_BY_SIDE = 3
"""The most prices on a line."""


class PriceBox(QWidget):
    """
    The prices of a game; ``chosen`` carries those that differ from the tariff, as records write them.

    The list changes with the tariff: prices that are not on it are kept, and come back with their tariff.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes: dict[str, NumberBox] = {}
        self._rows: tuple[PriceRow, ...] = ()
        self._own: dict[str, int] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 2)

    def show_list(self, lines: Sequence[PriceLine]) -> None:
        """Show the prices on these *lines*; nothing changes if they are shown already."""
        rows = tuple(row for one in lines for row in one.rows)
        if rows == self._rows:
            return
        self._clear()
        self._rows = rows
        if any(len(one.rows) == _SIDE_BY_SIDE for one in lines):
            for column, heading in enumerate(headings(), start=1):
                self._grid.addWidget(line(heading), 0, column)
        for at, one in enumerate(lines, start=1):
            self._add(at, one)
        self._fill()

    def offer(self, _choice: Choice) -> None:
        """Do nothing: every price can be chosen."""

    def set_value(self, value: str) -> None:
        """Show the prices that *value* has otherwise than the tariff, without a signal."""
        self._own = dict(OwnPrices.parse(value).changed)
        self._fill()

    def _add(self, at: int, prices: PriceLine) -> None:
        label = line(prices.label)
        label.setWordWrap(True)
        self._grid.addWidget(label, at, 0)
        wide = _SIDE_BY_SIDE if len(prices.rows) == 1 else 1
        for column, (row, name) in enumerate(zip(prices.rows, prices.names, strict=True), start=1):
            box = self.boxes[row.name] = NumberBox(range(row.most + 1), str(row.usual), str)
            box.setAccessibleName(name)
            box.chosen.connect(partial(self._choose, row))
            self._grid.addWidget(box, at, column, 1, wide)
        label.setBuddy(self.boxes[prices.rows[0].name])

    def _clear(self) -> None:
        """Take all boxes and labels away."""
        self.boxes = {}
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _fill(self) -> None:
        for row in self._rows:
            self.boxes[row.name].set_value(str(self._own.get(row.name, row.usual)))

    def _choose(self, row: PriceRow, amount: object) -> None:
        self._own.pop(row.name, None)
        if int(str(amount)) != row.usual:
            self._own[row.name] = int(str(amount))
        order = {one.name: at for at, one in enumerate(self._rows)}
        own = sorted(self._own.items(), key=lambda pair: order.get(pair[0], len(order)))
        self.chosen.emit(str(OwnPrices(tuple(own))))
