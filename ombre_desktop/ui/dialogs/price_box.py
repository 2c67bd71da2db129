"""A house rule that holds several prices: a box for each, with its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ombre_desktop.ui.dialogs.controls import Choice, NumberBox
from ombre_desktop.ui.dialogs.style import Part, line, mark

MOST = 32
"""The highest price: all the stones there are."""
_BETWEEN = "_"


class PriceBox(QWidget):
    """Prices of these *names*; ``chosen`` carries all of them as text, as records write them."""

    chosen = Signal(object)

    def __init__(self, names: Sequence[str], value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.boxes = tuple(NumberBox(range(MOST + 1), "0", str) for _ in names)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for row, (name, box) in enumerate(zip(names, self.boxes, strict=True)):
            label = line(name)
            label.setWordWrap(True)
            label.setBuddy(box)
            box.setAccessibleName(name)
            box.chosen.connect(partial(self._tell, row))
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 1)
        self.set_value(value)

    def offer(self, _choice: Choice) -> None:
        """Do nothing: every price can be chosen."""

    def set_value(self, value: str) -> None:
        """Show the prices in *value* without a signal."""
        for box, price in zip(self.boxes, value.split(_BETWEEN), strict=True):
            box.set_value(price)

    def _tell(self, _row: int, _price: object) -> None:
        self.chosen.emit(_BETWEEN.join(str(box.value()) for box in self.boxes))
