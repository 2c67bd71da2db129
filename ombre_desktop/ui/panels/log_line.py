"""Lines of the log, measured and painted: wrapped, and never cut."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

_FLAGS = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignTop.value
_SIDE, _ABOVE = 4, 2


class LogLine(QStyledItemDelegate):
    """
    A delegate that wraps texts to *width* pixels; the style's own wrapping cuts off the last line of some.

    The selected line has the background *mark*.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self.width = 100
        self.ink = QColor()
        self.mark = QColor()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the size of the wrapped text and its margins."""
        field = QRect(0, 0, self.width - 2 * _SIDE, 1 << 16)
        text = str(index.data())
        return QSize(
            self.width, QFontMetrics(option.font).boundingRect(field, _FLAGS, text).height() + 2 * _ABOVE
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the mark, if the line is selected, and the text."""
        painter.save()
        # The view is asked, not `option.state`: that would load the enums of QStyle, 5 ms of every start.
        if self._view.selectionModel().isSelected(index):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.mark)
            painter.drawRoundedRect(option.rect, 4, 4)
        painter.setPen(self.ink)
        painter.setFont(option.font)
        painter.drawText(option.rect.adjusted(_SIDE, _ABOVE, -_SIDE, 0), _FLAGS, str(index.data()))
        painter.restore()
