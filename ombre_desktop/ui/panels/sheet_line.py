"""A line of the settlement sheet."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import Chrome
from ombre_desktop.value import Value

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
ABOVE_RULE = 7.0
"""The units of blank space above a rule."""
NOTE_GAP = 9.0
"""The units between the words of a line and a note that follows them."""
BEFORE_FIGURE = 12.0
"""The least units of blank space before a figure."""


class SheetLine(Value):
    """
    A line of the settlement: words at the left or in the middle, a figure at the right.

    A *ruled* line begins a paragraph, with a rule above it; a *note* follows the words.
    """

    words: Lettering
    ink: QColor
    figure: Lettering | None = None
    figure_ink: QColor | None = None
    note: Lettering | None = None
    note_ink: QColor | None = None
    ruled: bool = False
    centred: bool = False

    @property
    def height(self) -> float:
        """The height of the highest part."""
        return max(part.size.height() for part in (self.words, self.figure, self.note) if part)

    def has_room_for(self, note: Lettering, width: float, unit: float) -> bool:
        """Tell whether *note* fits between the words and the figure of a line of this *width*."""
        figure = present(self.figure, "figure in this line")
        taken = self.words.size.width() + note.size.width() + figure.size.width()
        return taken + (NOTE_GAP + BEFORE_FIGURE) * unit <= width

    def paint(self, painter: QPainter, row: QRectF, unit: float) -> None:
        """Paint rule, words and figure into *row*."""
        if self.ruled:
            above = QPointF(0, -0.35 * ABOVE_RULE * unit)
            painter.setPen(QPen(QColor(150, 112, 60, 130), 0.9))
            painter.drawLine(row.topLeft() + above, row.topRight() + above)
        align = Qt.AlignmentFlag.AlignHCenter if self.centred else _LEFT
        self.words.draw(painter, row, self.ink, align=align)
        if self.note and self.note_ink:
            after = row.adjusted(self.words.size.width() + NOTE_GAP * unit, 0, 0, 0)
            self.note.draw(painter, after, self.note_ink, align=_LEFT)
        if self.figure and self.figure_ink:
            self.figure.draw(painter, row, self.figure_ink, align=_RIGHT)


def ink_of(gain: int, chrome: Chrome) -> QColor:
    """Return green for a gain and red for a loss, which the signs of the figures say as well."""
    return {1: chrome.win, -1: chrome.lose}.get(gain, chrome.ink)
