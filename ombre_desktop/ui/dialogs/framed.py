"""A framed part of a dialog, which a screen reader announces by its name."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOption

from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.table.group import Group

_BORDER = 1
"""The width of the border in the stylesheet, in pixels."""


class Framed(Group):
    """A group with the background and border that the stylesheet gives a panel."""

    def __init__(self) -> None:
        super().__init__()
        mark(self, Part.PANEL)
        self.setContentsMargins(_BORDER, _BORDER, _BORDER, _BORDER)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint background and border."""
        option = QStyleOption()
        option.initFrom(self)
        painter = QPainter(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        painter.end()
