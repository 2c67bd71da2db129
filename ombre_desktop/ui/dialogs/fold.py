"""A fold: a heading that shows and hides what stands under it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.style import Part, mark
from ombre_desktop.ui.texts import fold as words

_FOOT = 10
"""The blank below the contents of an open fold, in pixels."""


class _Head(QPushButton):
    """The heading, with a chevron that points to the right or, if the fold is open, down."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, then the chevron before them."""
        super().paintEvent(event)
        reach = self.fontMetrics().height() * 0.2
        corners = [QPointF(-reach / 2, -reach), QPointF(reach / 2, 0), QPointF(-reach / 2, reach)]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().buttonText().color(), max(1.6, reach * 0.4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.translate(3.2 * reach, self.height() / 2)
        painter.rotate(90 if self.isChecked() else 0)
        painter.drawPolyline(QPolygonF(corners))
        painter.end()


class Fold(QWidget):
    """
    A *heading* that is pressed to show what is *inside*, which is hidden at first.

    Signals:
        opened: the person has opened it.
        folded: the person has folded it again.
    """

    opened = Signal()
    folded = Signal()

    def __init__(self, heading: str, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark(self, Part.BARE)
        self.inside = inside
        self.head = mark(_Head(heading), Part.FOLD)
        self.head.setCheckable(True)
        self.head.setAutoDefault(False)
        self.head.clicked.connect(self._turn)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.head)
        column.addWidget(inside)
        self.show_inside(shown=False)

    @property
    def is_open(self) -> bool:
        """True if what is inside is shown."""
        return self.head.isChecked()

    def show_inside(self, *, shown: bool) -> None:
        """Show or hide what is inside; a screen reader hears which as the description of the heading."""
        self.head.setChecked(shown)
        self.head.setAccessibleDescription(words.is_open() if shown else words.is_folded())
        self.inside.setVisible(shown)
        self._column.setContentsMargins(0, 0, 0, _FOOT if shown else 0)

    def _turn(self, shown: bool) -> None:
        self.show_inside(shown=shown)
        (self.opened if shown else self.folded).emit()
