"""A framed part of a dialog, which a screen reader announces by its name."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOption

from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.table.group import Group

_BORDER = 1
"""The border's breadth in the style sheet, in pixels."""


class Framed(Group):
    """A group with the ground and the border that the style sheet has for a panel."""

    def __init__(self) -> None:
        super().__init__()
        mark(self, Part.PANEL)
        self.setContentsMargins(_BORDER, _BORDER, _BORDER, _BORDER)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint ground and border."""
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.end()
