"""The setting of a sheet: widths of columns and heights of rows that fit its room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.texts.scores import figure_heading, two_figures
from ombre_desktop.value import Value

SUM = "= "
"""The sign before what was won in all, where it stands under what a deal won."""
WRAPPED = Qt.TextFlag.TextWordWrap.value
_ENDLESS = 100_000
_SLACK = 2
"""The pixels by which a painted text may be wider than measured."""


class Sign(Protocol):
    """A small picture before the text of a cell; ``QIcon`` is one."""

    def paint(self, painter: QPainter, rect: QRect, /) -> object:
        """Paint the picture into *rect*."""
        ...


class Cell(Value):
    """
    A cell; ``second`` is the second figure of a column with two.

    ``heard`` tells in words what text and sign show, where the text alone does not.
    """

    text: str
    second: str
    colour: QColor | None
    sign: Sign | None
    heard: str = ""


class Head(Value):
    """
    The head of a column; ``parts`` are the meanings of the figures in a column with two.

    ``shape`` is the size of the signs in the column, as multiples of the usual side.
    """

    heading: str
    figure: bool
    parts: tuple[str, ...] = ()
    shape: tuple[float, float] = (1.0, 1.0)

    @property
    def names(self) -> tuple[str, ...]:
        """The heading of every figure."""
        return tuple(figure_heading(self.heading, part) for part in self.parts) or (self.heading,)

    def figures(self, cell: Cell) -> tuple[str, ...]:
        """Return the two figures of *cell*, or its only text."""
        return (cell.text, cell.second) if self.parts else ((cell.text or cell.heard).replace("\n", " "),)

    def spoken(self, cell: Cell) -> str:
        """Return the *cell* in words."""
        if not self.parts:
            return cell.heard or cell.text
        return two_figures(self.parts, self.figures(cell))


class Type(Value):
    """The fonts of a sheet, and the distances that go with them in pixels."""

    text: QFont
    head: QFont
    part: QFont
    figure: QFont
    second: QFont
    pad: int
    sign: int

    @classmethod
    def of(cls, look: Appearance) -> Type:
        """Return the type for *look*; distances grow less than the text."""
        return cls(
            look.sans(15),
            look.sans(15, bold=True),
            look.sans(13),
            look.serif(16),
            look.serif(16, bold=True),
            min(10, look.pixels(8)),
            look.pixels(16),
        )


class Setting(Value):
    """
    A way to set a sheet, with the smallest and the ideal width of each column.

    If ``stacked``, the second figure is under the first, as the sum of what came before it.
    """

    type: Type
    heads: tuple[Head, ...]
    least: tuple[int, ...]
    ideal: tuple[int, ...]
    stacked: bool

    @classmethod
    def of(
        cls, heads: Sequence[Head], rows: Sequence[Sequence[Cell]], type_: Type, *, stacked: bool
    ) -> Setting:
        """Measure the contents of the columns; a repeated text is measured once."""
        columns = list(zip(*rows, strict=True)) or [()] * len(heads)
        found = [_bounds(head, cells, type_, stacked) for head, cells in zip(heads, columns, strict=True)]
        least, ideal = zip(*found, strict=True)
        return cls(type_, tuple(heads), least, ideal, stacked)


class Fitted(Value):
    """
    A setting in its room: ``row`` is the height of every row, ``head`` that of the headings.

    If a name is too wide for its column, all names are ``upright``. If there is room for a sign that the
    lower one of two stacked figures is a sum, they are ``summed``.
    """

    setting: Setting
    widths: tuple[int, ...]
    row: int
    head: int
    upright: bool
    summed: bool


def set_in(setting: Setting, rows: Sequence[Sequence[Cell]], room: int) -> Fitted:
    """Fit a sheet into a *room* of this many pixels."""
    widths = _widths(setting, room)
    type_ = setting.type
    line = QFontMetrics(type_.text).height()
    tallest = line * (2 if setting.stacked and any(head.parts for head in setting.heads) else 1)
    for at, head in enumerate(setting.heads):
        if not head.figure:
            is_signed = any(row[at].sign for row in rows)
            inner = widths[at] - 2 * type_.pad - (sign_room(type_, head) if is_signed else 0)
            tallest = max(tallest, sign_size(type_, head).height() if is_signed else 0)
            texts = {row[at].text for row in rows}
            tallest = max([tallest, *(height_of(text, type_.text, inner) for text in texts)])
    upright = any(
        head.parts and longest_word(head.heading, type_.head) > width - 2 * type_.pad
        for head, width in zip(setting.heads, widths, strict=True)
    )
    summed = setting.stacked and all(
        _broadest({f"{SUM}{row[at].second}" for row in rows}, type_.second) <= widths[at] - 2 * type_.pad
        for at, head in enumerate(setting.heads)
        if head.parts
    )
    height = _head_height(setting, widths, upright)
    return Fitted(setting, widths, tallest + type_.pad, height, upright, summed)


def height_of(text: str, font: QFont, width: int) -> int:
    """Return the height of *text*, wrapped at this *width*."""
    return QFontMetrics(font).boundingRect(QRect(0, 0, max(1, width), _ENDLESS), WRAPPED, text).height()


def longest_word(text: str, font: QFont) -> int:
    """Return the width of the longest word of *text*."""
    return _broadest(_words(text), font)


def lines_of_names(setting: Setting, widths: Sequence[int]) -> int:
    """Return the height in which upright names fit over their narrowest column."""
    type_ = setting.type
    pairs = [(head, width) for head, width in zip(setting.heads, widths, strict=True) if head.parts]
    high = max(longest_word(head.heading, type_.head) for head, _ in pairs)
    whole = max(_broadest([head.heading], type_.head) for head, _ in pairs)
    across = min(width for _, width in pairs) - type_.pad // 2
    for length in range(high, whole + 1, max(1, (whole - high) // 8)):
        if all(height_of(head.heading, type_.head, length) <= across for head, _ in pairs):
            return length + _SLACK
    return whole + _SLACK


def _bounds(head: Head, cells: Sequence[Cell], type_: Type, stacked: bool) -> tuple[int, int]:
    """Return the smallest and the ideal width of a column."""
    sides = 2 * type_.pad + _SLACK
    if head.parts:
        first, second = _figures(() if stacked else head.parts, cells, type_)
        names = longest_word(head.heading, type_.head)
        breadth = max(first, second) if stacked else 2 * (max(first, second) + type_.pad)
        sign = _broadest([SUM], type_.second) if stacked else 0
        return breadth + sides, max(breadth + sign, names) + sides
    texts = {cell.text for cell in cells}
    font = type_.figure if head.figure else type_.text
    sign = sign_room(type_, head) if any(cell.sign for cell in cells) else 0
    lines = [line for text in texts for line in text.split("\n")]
    title = longest_word(head.heading, type_.head)
    ideal = max(title, sign + _broadest(lines, font)) + sides
    if head.figure:
        return ideal, ideal
    words = [word for line in lines for word in _words(line)]
    return max(title, sign + _broadest(words, font)) + sides, ideal


def _figures(parts: tuple[str, ...], cells: Sequence[Cell], type_: Type) -> tuple[int, int]:
    """Return the widths of the two figures of a column, with their headings."""
    first = max(_broadest({cell.text for cell in cells}, type_.figure), _broadest(parts[:1], type_.part))
    seconds = {cell.second for cell in cells}
    return first, max(_broadest(seconds, type_.second), _broadest(parts[1:], type_.part))


def _widths(setting: Setting, room: int) -> tuple[int, ...]:
    """
    Return the widths of the columns in *room*; those with words shrink first.

    Spare room goes to headings that would break, then to columns with words or, without any, to all.
    """
    least, ideal = setting.least, setting.ideal
    spare = room - sum(ideal)
    if spare >= 0:
        ideal = _unbroken(setting, spare)
        spare = room - sum(ideal)
        words = [not head.figure for head in setting.heads]
        takes = words if any(words) else [True] * len(words)
        each = spare // sum(takes)
        return tuple(width + each * takes_some for width, takes_some in zip(ideal, takes, strict=True))
    gives = sum(ideal) - sum(least)
    left = max(0, room - sum(least))
    return tuple(
        low + (left * (high - low) // gives if gives else 0) for low, high in zip(least, ideal, strict=True)
    )


def _unbroken(setting: Setting, spare: int) -> tuple[int, ...]:
    """Return the ideal widths, widened by at most *spare* for headings on one line, the shortest first."""
    type_, widths = setting.type, list(setting.ideal)
    for at in sorted(range(len(widths)), key=lambda at: len(setting.heads[at].heading)):
        more = _broadest([setting.heads[at].heading], type_.head) + 2 * type_.pad + _SLACK - widths[at]
        if 0 < more <= spare:
            widths[at], spare = widths[at] + more, spare - more
    return tuple(widths)


def _head_height(setting: Setting, widths: Sequence[int], upright: bool) -> int:
    type_ = setting.type
    part = QFontMetrics(type_.part).height()
    parts = 0 if setting.stacked else part
    tallest = 0
    for head, width in zip(setting.heads, widths, strict=True):
        if head.parts and upright:
            high = lines_of_names(setting, widths)
        else:
            high = height_of(head.heading, type_.head, width - 2 * type_.pad)
        tallest = max(tallest, high + (parts if head.parts else 0))
    return tallest + 2 * type_.pad


def _words(text: str) -> list[str]:
    """Split *text* where a line may break; a no-break space counts as a letter."""
    return text.replace("\n", " ").split(" ")


def sign_size(type_: Type, head: Head) -> QSize:
    """Return the size of a sign in the column of *head*."""
    width, height = head.shape
    return QSize(round(width * type_.sign), round(height * type_.sign))


def sign_room(type_: Type, head: Head) -> int:
    """Return the width that a sign takes before the text."""
    return sign_size(type_, head).width() + type_.pad


def _broadest(texts: Iterable[str], font: QFont) -> int:
    metrics = QFontMetrics(font)
    return max((metrics.horizontalAdvance(text) for text in texts), default=0)
