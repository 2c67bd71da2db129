"""The page *Keys* of the help: every key, by the place where it works."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.style import Appearance, Part
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.texts.key_page import KeyLine, KeySection, close_button, key_sections, page_title

_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignTop.value
_SHOWN = Qt.ItemDataRole.UserRole
_SHARE = 0.34
"""The share of the width for the names of the keys."""
Index = QModelIndex | QPersistentModelIndex


class KeysDialog(Board):
    """
    The list of all keys; a screen reader reads each of its lines as a whole.

    *contracts* are the names of the bids at the table; their letters are listed too. *doors* are the
    letters and labels of the first page, *missing* the names of keys that do nothing here.
    """

    def __init__(
        self,
        appearance: Appearance,
        contracts: Sequence[str],
        doors: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
        *,
        missing: Collection[str] = (),
    ) -> None:
        super().__init__(appearance, parent, scrolls=False)
        self.set_title(page_title())
        self.list = KeyList(key_sections(contracts, doors, missing))
        self.body.addWidget(self.list, 1)
        self.buttons.addStretch()
        self.add_button(close_button(), part=Part.GOLD).clicked.connect(self.accept)
        self.open_at_size(760, 680)
        self.restyled()
        self.list.setFocus()

    def restyled(self) -> None:
        """Show the lines in the colours and fonts of the appearance."""
        self.list.dress(self.appearance)


class KeyList(QListWidget):
    """The lines of the page, with the names of the keys in a column of their own."""

    def __init__(self, sections: Sequence[KeySection]) -> None:
        super().__init__()
        self.setAccessibleName(page_title())
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._printer = _Printer(self)
        self.setItemDelegate(self._printer)
        for words, line in _lines(sections):
            item = QListWidgetItem(words, self)
            item.setData(_SHOWN, line)
        self.setCurrentRow(0)

    def dress(self, look: Appearance) -> None:
        """Adopt the fonts and colours of *look*, and lay out the lines again."""
        self._printer.dress(look)
        self.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines again."""
        super().resizeEvent(event)
        self.doItemsLayout()


def _lines(sections: Sequence[KeySection]) -> Iterator[tuple[str, KeyLine | str]]:
    """Yield each line as text for a screen reader, and as shown: a title, or a key with its text."""
    for section in sections:
        yield section.title, section.title
        if section.note:
            yield section.note, KeyLine("", section.note)
        for line in section.lines:
            yield line.spoken, line


class _Printer(QStyledItemDelegate):
    """A painter of lines in two columns; titles and notes span both columns."""

    def __init__(self, view: KeyList) -> None:
        super().__init__(view)
        self._view = view
        self._title, self._keys, self._text = QFont(), QFont(), QFont()
        self._ink = self._gold = self._mark = QColor()
        self._gap = 8

    def dress(self, look: Appearance) -> None:
        """Adopt the fonts and colours of *look*."""
        chrome = look.theme.chrome
        self._title, self._text = look.serif(19, bold=True), look.sans(15)
        self._keys = look.sans(15, bold=True)
        self._ink, self._gold, self._mark = chrome.text, chrome.gold, faded(chrome.gold, 0.3)
        self._gap = look.pixels(8)

    def sizeHint(self, _: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a line with its margins."""
        room = self._room
        parts = self._parts(index, QRect(0, 0, room, 1 << 16))
        height = max(
            QFontMetrics(font).boundingRect(place, _WRAPPED, words).height()
            for words, font, place, _ in parts
        )
        return QSize(room, height + self._above(index) + self._gap)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the words of a line, on a coloured ground if the line is selected."""
        painter.save()
        if self._view.selectionModel().isSelected(index):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._mark)
            painter.drawRoundedRect(option.rect, 4, 4)
        room = option.rect.adjusted(0, self._above(index) + self._gap // 2, 0, 0)
        for words, font, place, ink in self._parts(index, room):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(place, _WRAPPED, words)
        painter.restore()

    @property
    def _room(self) -> int:
        """The width of a line."""
        return max(1, self._view.viewport().width() - 2 * self._gap)

    def _above(self, index: Index) -> int:
        """Return the space above a line, in pixels: every title but the first has some."""
        return self._gap if isinstance(index.data(_SHOWN), str) and index.row() else 0

    def _parts(self, index: Index, line: QRect) -> list[tuple[str, QFont, QRect, QColor]]:
        """Return the words of a line with their font, their place and their colour."""
        line = line.adjusted(self._gap, 0, -self._gap, 0)
        shown = index.data(_SHOWN)
        if isinstance(shown, str):
            return [(shown, self._title, line, self._gold)]
        if not shown.keys:
            return [(shown.text, self._text, line, self._ink)]
        column = round(_SHARE * line.width())
        left, right = QRect(line), QRect(line)
        left.setWidth(column - self._gap)
        right.setLeft(line.left() + column)
        return [(shown.keys, self._keys, left, self._ink), (shown.text, self._text, right, self._ink)]
