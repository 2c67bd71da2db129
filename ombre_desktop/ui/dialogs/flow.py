"""
Layouts that adapt to their width: widgets in lines, and cells in equal columns.

With large text, a row of choices breaks into lines and two columns become one, so that nothing is cut.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class _Following(QLayout):
    """
    The common part of all layouts here: their items, and a height that depends on the width.

    Qt asks for the same height dozens of times, so the places for each width are cached.
    """

    def __init__(self, parent: QWidget | None, gap: int) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._found: dict[int, list[QRect]] = {}
        self.setSpacing(gap)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def invalidate(self) -> None:
        self._found.clear()
        super().invalidate()

    def heightForWidth(self, width: int) -> int:
        places = self._places_in(width)
        return max((place.bottom() + 1 for place in places), default=0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for item, place in zip(self._shown(), self._places_in(rect.width()), strict=True):
            item.setGeometry(place.translated(rect.topLeft()))

    def minimumSize(self) -> QSize:
        width = max((item.minimumSize().width() for item in self._shown()), default=0)
        return QSize(width, 0)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() + self.spacing() for item in self._shown())
        return QSize(
            max(0, width - self.spacing()), max((i.sizeHint().height() for i in self._shown()), default=0)
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _places_in(self, width: int) -> list[QRect]:
        if width not in self._found:
            self._found[width] = self._places(width)
        return self._found[width]

    def _places(self, width: int) -> list[QRect]:
        raise NotImplementedError


class Lines(_Following):
    """Widgets side by side, each at its own width, in as many lines as necessary."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent, gap)

    def _places(self, width: int) -> list[QRect]:
        return self._in_lines(self._shown(), width)

    def _in_lines(self, items: Sequence[QLayoutItem], width: int) -> list[QRect]:
        """Return the places of *items* in lines of this *width*."""
        places: list[QRect] = []
        x = y = tallest = 0
        for item in items:
            size = item.sizeHint()
            if x and x + size.width() > width:
                x, y, tallest = 0, y + tallest + self.spacing(), 0
            places.append(QRect(QPoint(x, y), QSize(min(size.width(), max(width, 1)), size.height())))
            x += size.width() + self.spacing()
            tallest = max(tallest, size.height())
        return places


class Foot(Lines):
    """The buttons under a dialog: those added after the stretch stand together at the right end."""

    def __init__(self, parent: QWidget | None = None, gap: int = 6) -> None:
        super().__init__(parent, gap)
        self._at_left: int | None = None

    def addStretch(self) -> None:
        """Put the buttons that follow at the right."""
        self._at_left = self.count()

    def _places(self, width: int) -> list[QRect]:
        items, places = self._shown(), super()._places(width)
        if self._at_left is None:
            return places
        at_left = sum(not item.isEmpty() for item in self._items[: self._at_left])
        if len({place.y() for place in places[at_left:]}) > 1:  # those at the right stay together
            places = self._in_lines(items[:at_left], width)
            y = max((place.bottom() + 1 + self.spacing() for place in places), default=0)
            places += [place.translated(0, y) for place in self._in_lines(items[at_left:], width)]
        ends = {place.y(): place.x() + place.width() for place in places}
        return [
            place.translated(width - ends[place.y()], 0) if at >= at_left else place
            for at, place in enumerate(places)
        ]


class Columns(_Following):
    """Cells in rows of equal columns, each at least *least* pixels wide, at most *most* of them."""

    def __init__(self, parent: QWidget | None = None, *, least: int, most: int = 2, gap: int = 18) -> None:
        super().__init__(parent, gap)
        self._least, self._most = least, most

    def set_least(self, least: int) -> None:
        """Set the smallest width of a column, in pixels."""
        self._least = least
        self.invalidate()

    def set_most(self, most: int) -> None:
        """Set the greatest number of columns side by side."""
        self._most = most
        self.invalidate()

    def put_in_order(self, widgets: Sequence[QWidget]) -> None:
        """Set the cells to exactly *widgets*, in this order."""
        while self.count():
            self.takeAt(0)
        for widget in widgets:
            self.addWidget(widget)
        self.invalidate()

    def _places(self, width: int) -> list[QRect]:
        items, (count, column) = self._shown(), self._columns(width)
        places: list[QRect] = []
        y = 0
        for start in range(0, len(items), count):
            row = items[start : start + count]
            tallest = max(_height(item, column) for item in row)
            for k in range(len(row)):
                places.append(QRect(k * (column + self.spacing()), y, column, tallest))
            y += tallest + self.spacing()
        return places

    def _columns(self, width: int) -> tuple[int, int]:
        """Return the number of columns in this *width*, and the width of each."""
        items, gap = self._shown(), self.spacing()
        least = max([self._least, *(item.minimumSize().width() for item in items)])
        count = max(1, min(self._most, len(items), (width + gap) // (least + gap)))
        return count, (width - (count - 1) * gap) // count


class Piles(Columns):
    """Equal columns of cells, each cell at its own height in the column that is shortest so far."""

    def _places(self, width: int) -> list[QRect]:
        count, column = self._columns(width)
        feet = [0] * count
        places: list[QRect] = []
        for item in self._shown():
            at = feet.index(min(feet))
            places.append(QRect(at * (column + self.spacing()), feet[at], column, _height(item, column)))
            feet[at] += places[-1].height() + self.spacing()
        return places


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
