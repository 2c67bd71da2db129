"""Tooltips of buttons that show a sign or a figure instead of words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QToolTip

from ombre_desktop.ui.table.long_press import LongPress
from ombre_desktop.ui.texts.outside import tip


class NameTip(QObject):
    """
    An event filter that shows the accessible name of a button as its tooltip.

    A tip set with `setToolTip` would be the button's accessible description as well, and a screen reader
    would say the same words twice.
    """

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button)
        self._button = button
        button.installEventFilter(self)
        LongPress(button, self._tell)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Show the name when Qt asks for a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            self._show(event.globalPos())
            return True
        return False

    def _tell(self, point: QPointF) -> bool:
        self._show(self._button.mapToGlobal(point.toPoint()))
        return True

    def _show(self, place: QPoint) -> None:
        QToolTip.showText(place, tip(self._button.accessibleName()), self._button)
