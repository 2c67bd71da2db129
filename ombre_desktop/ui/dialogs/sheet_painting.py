"""The painting of the cells and heads of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QWidget,
)

from ombre_desktop.ui.dialogs.sheet_setting import (
    SUM,
    WRAPPED,
    Cell,
    Fitted,
    Head,
    height_of,
    lines_of_names,
    sign_room,
    sign_size,
)
from ombre_desktop.ui.model.present import present

if TYPE_CHECKING:
    from ombre_desktop.ui.dialogs.sheet_model import SheetModel

_LEFT = Qt.AlignmentFlag.AlignLeft.value
_RIGHT = Qt.AlignmentFlag.AlignRight.value
_MIDDLE = Qt.AlignmentFlag.AlignVCenter.value
_BOTTOM = Qt.AlignmentFlag.AlignBottom.value


class SheetPainter(QStyledItemDelegate):
    """A painter of cells: wrapped text, or two figures side by side or stacked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._fitted: Fitted | None = None

    def show_setting(self, fitted: Fitted) -> None:
        """Adopt the setting *fitted*."""
        self._fitted = fitted

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the background and the text of one cell."""
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        bare.state &= ~QStyle.StateFlag.State_HasFocus
        style = bare.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)
        model: SheetModel[object] = index.model()  # type: ignore[assignment]
        head, cell = model.heads[index.column()], model.cells[index.row()][index.column()]
        if self._fitted is None:
            return
        painter.save()
        ink = bare.palette.color(QPalette.ColorRole.Text)
        self._write(painter, bare.rect, head, cell, ink)
        painter.restore()

    def _write(self, painter: QPainter, rect: QRect, head: Head, cell: Cell, ink: QColor) -> None:
        fitted = present(self._fitted, "measured sheet")
        type_ = fitted.setting.type
        inner = rect.adjusted(type_.pad, 0, -type_.pad, 0)
        if head.parts:
            line = QFontMetrics(type_.second).height() if fitted.setting.stacked else 0
            first, second = halves(inner, type_.pad, line)
            _text(painter, first, cell.text, type_.figure, cell.colour or ink)
            in_all = f"{SUM if fitted.summed else ''}{cell.second}"
            _text(painter, second, in_all, type_.second, ink)
            return
        if cell.sign is not None:
            size = sign_size(type_, head)
            top = inner.top() + (inner.height() - size.height()) // 2
            cell.sign.paint(painter, QRect(QPoint(inner.left(), top), size))
            inner.setLeft(inner.left() + sign_room(type_, head))
        if head.figure:
            _text(painter, inner, cell.text, type_.second, cell.colour or ink)
            return
        painter.setFont(type_.text)
        painter.setPen(cell.colour or ink)
        painter.drawText(inner, _LEFT | _MIDDLE | WRAPPED, cell.text)


class SheetHead(QHeaderView):
    """The heads of the columns; players' names are turned upright if one is too wide."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._heads: tuple[Head, ...] = ()
        self._fitted: Fitted | None = None
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setStretchLastSection(True)
        self.setMinimumSectionSize(1)

    def show_heads(self, heads: tuple[Head, ...], fitted: Fitted) -> None:
        """Show these *heads* in the setting *fitted*."""
        self._heads, self._fitted = heads, fitted
        self.setFixedHeight(fitted.head)

    def sizeHint(self) -> QSize:
        """Return the height that the heads need."""
        hint = super().sizeHint()
        return hint if self._fitted is None else QSize(hint.width(), self._fitted.head)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Leave out the text, which is painted here."""
        super().initStyleOptionForIndex(option, section)
        option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the background by the stylesheet, and the heading over it."""
        painter.save()
        super().paintSection(painter, rect, section)
        painter.restore()
        if self._fitted is None or section >= len(self._heads):
            return
        type_, head = self._fitted.setting.type, self._heads[section]
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        inner = rect.adjusted(type_.pad, type_.pad, -type_.pad, -type_.pad)
        painter.save()
        painter.setPen(ink)
        if head.parts and not self._fitted.setting.stacked:
            self._paint_parts(painter, inner, head)
        painter.setFont(type_.head)
        if head.parts and self._fitted.upright:
            self._paint_upright(painter, inner, head)
        else:
            side = _RIGHT if head.figure else _LEFT
            painter.drawText(inner, side | _BOTTOM | WRAPPED, head.heading)
        painter.restore()

    def _paint_parts(self, painter: QPainter, inner: QRect, head: Head) -> None:
        """Paint the meanings of the two figures, each above its figure."""
        type_ = present(self._fitted, "measured sheet").setting.type
        painter.setFont(type_.part)
        line = painter.fontMetrics().height()
        foot = QRect(inner.left(), inner.bottom() - line + 1, inner.width(), line)
        for place, part in zip(halves(foot, type_.pad, 0), head.parts, strict=True):
            painter.drawText(place, _RIGHT | _MIDDLE, part)
        inner.setBottom(inner.bottom() - line)

    def _paint_upright(self, painter: QPainter, inner: QRect, head: Head) -> None:
        """Paint the name turned to the left, so that it reads upwards."""
        box = upright_box(present(self._fitted, "measured sheet"), head, inner)
        painter.translate(QPoint(inner.left(), inner.bottom()))
        painter.rotate(-90)
        painter.drawText(box, _LEFT | _BOTTOM | WRAPPED, head.heading)


def upright_box(fitted: Fitted, head: Head, inner: QRect) -> QRect:
    """
    Return the box of an upright name over the column *inner*, in coordinates turned to the left.

    If the lines do not fit a narrow column, they use the margin at its left, then the one at its right.
    """
    setting = fitted.setting
    long = lines_of_names(setting, fitted.widths)
    high = max(inner.width(), height_of(head.heading, setting.type.head, long))
    return QRect(0, max(-setting.type.pad, inner.width() - high), max(long, inner.height()), high)


def halves(rect: QRect, pad: int, line: int) -> tuple[QRect, QRect]:
    """Return the places of two figures in *rect*: stacked, each *line* pixels high, or side by side for 0."""
    if line:
        middle = rect.top() + rect.height() // 2
        over = QRect(rect.left(), middle - line, rect.width(), line)
        return over, over.translated(0, line)
    half = (rect.width() - 2 * pad) // 2
    first = QRect(rect.left(), rect.top(), half, rect.height())
    return first, QRect(rect.right() - half + 1, rect.top(), half, rect.height())


def _text(painter: QPainter, rect: QRect, text: str, font: QFont, colour: QColor) -> None:
    """Draw a figure at the right of *rect*."""
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, _RIGHT | _MIDDLE, text)
