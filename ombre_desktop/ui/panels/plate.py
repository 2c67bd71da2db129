"""The base of panels that only show something: they have nothing to press, but are read out."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel


class Plate(Panel):
    """A panel for the eye and the screen reader; the pointer passes through it to the table."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def stand_at(self, place: QRectF) -> None:
        """Set the geometry to *place* with a margin for its shadow."""
        margin = 20 * self.context.unit
        self.setGeometry(place.adjusted(-margin, -margin, margin, margin).toAlignedRect())
        self.update()
