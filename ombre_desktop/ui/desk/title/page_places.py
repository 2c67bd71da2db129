"""The places of the first page: three cards, a line of words, and rows of buttons under them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.placement import CARD_RATIO, Placement
from ombre_desktop.ui.table.rows import fewest_rows
from ombre_desktop.value import Value, replace

_GAP = 14.0
"""The distance between two things side by side, in units."""
_ROW_GAP, _CLOSE_ROWS = 16.0, 4.0
_FOOT = 12.0
"""The distance between the last row and the rim, in units."""
_TALLEST, _SMALLEST = 180.0, 84.0
"""The largest height of a card, in units, and the height below which cards are left out."""
_BESIDE = 26.0
"""The distance between two cards, in units."""
_LEAN = 5.0
"""The angle of the outer cards, in degrees."""
_LEANING = 0.06
"""The share of a card's height by which a leaning card reaches further up and down."""
_UNDER = 4.0
"""The distance between a card and its name, in units."""
_MARGIN = 10.0


class PageSizes(Value):
    """The sizes of the words: the *names* under the cards, the *line*, and each of the *rows*."""

    names: tuple[QSizeF, ...]
    line: QSizeF
    rows: tuple[tuple[QSizeF, ...], ...]


class PagePlaces(Value):
    """The places of everything; there are no *cards* and no *names* if there is no room for them."""

    cards: tuple[Placement, ...]
    names: tuple[QRectF, ...]
    line: QRectF
    rows: tuple[tuple[QRectF, ...], ...]
    is_whole: bool = False
    """True if the cloth has room for everything."""
    is_in_window: bool = False
    """True if the line and all rows keep a margin to the window's edge."""


def page_places(layout: TableLayout, sizes: PageSizes) -> PagePlaces:
    """
    Return the places for *layout*, with the rows from the foot upwards and the cards above them.

    The rows lie closer together where the window would be too low for them otherwise.
    """
    usual = _places(layout, sizes, _ROW_GAP)
    found = usual if _is_in_window(layout, usual) else _places(layout, sizes, _CLOSE_ROWS)
    return replace(found, is_in_window=_is_in_window(layout, found))


def _is_in_window(layout: TableLayout, places: PagePlaces) -> bool:
    """Tell whether the line and all rows keep a margin to the window's edge."""
    lowest = max(place.bottom() for row in places.rows for place in row)
    margin = 1.6 * _MARGIN * layout.unit
    return places.line.top() >= margin and lowest <= layout.window.height() - margin


def _places(layout: TableLayout, sizes: PageSizes, gap: float) -> PagePlaces:
    """Return the places with rows that lie *gap* units apart."""
    unit, middle = layout.unit, layout.stage.middle
    bottom = layout.outline.box.bottom() - layout.rim - _FOOT * unit
    rows: list[tuple[QRectF, ...]] = []
    for row in reversed(sizes.rows):
        places = _row(layout, row, QPointF(middle, bottom))
        rows.insert(0, places)
        bottom = min(place.top() for place in places) - gap * unit
    line = QRectF(QPointF(middle - sizes.line.width() / 2, bottom - sizes.line.height()), sizes.line)
    lower = _overflow(layout, line, rows)
    if lower > 0:
        line.translate(0, lower)
        rows = [tuple(place.translated(0, lower) for place in row) for row in rows]
    foot = line.top() - gap * unit
    cards, names = _cards(layout, sizes.names, foot)
    on_cloth = all(_cloth(layout).contains(place) for row in rows for place in row)
    return PagePlaces(cards, names, line, tuple(rows), bool(cards) and on_cloth)


def _overflow(layout: TableLayout, line: QRectF, rows: Sequence[Sequence[QRectF]]) -> float:
    """Return how far everything must move down, over the rim if need be, to leave nothing over the window."""
    margin = 1.6 * _MARGIN * layout.unit
    lowest = max(place.bottom() for row in rows for place in row)
    return min(margin - line.top(), layout.window.height() - margin - lowest)


def _row(layout: TableLayout, sizes: Sequence[QSizeF], foot: QPointF) -> tuple[QRectF, ...]:
    """Return the places of a row over *foot*, in several lines if the cloth is too narrow for one."""
    cloth = _cloth(layout)
    hollows = [circle(seat.hollow.centre, seat.hollow.size.width() / 2) for seat in layout.seats]

    def fits(place: QRectF) -> bool:
        return cloth.contains(place) and not any(hollow.intersects(place) for hollow in hollows)

    return fewest_rows(sizes, foot, _GAP * layout.unit, fits=fits)


def _cards(
    layout: TableLayout, names: Sequence[QSizeF], foot: float
) -> tuple[tuple[Placement, ...], tuple[QRectF, ...]]:
    """Return the places of cards and their *names* above *foot*: under the pool, or over it if need be."""
    unit, cloth, pool = layout.unit, _cloth(layout), layout.centre.pool
    low = foot - max(name.height() for name in names) - _UNDER * unit
    for top in (pool.centre.y() + pool.radius + 2 * _MARGIN * unit, cloth.boundingRect().top()):
        height = min(_TALLEST * unit, (low - top) / (1 + 2 * _LEANING))
        while height >= _SMALLEST * unit:
            column = max(height * CARD_RATIO, *(name.width() for name in names)) + _BESIDE * unit
            y = low - min((low - top) / 2, (0.5 + 2 * _LEANING) * height)
            cards = _side_by_side(QPointF(layout.stage.middle, y), height, column, len(names))
            if all(cloth.contains(card.bounds) for card in cards):
                return cards, tuple(_under(card, name) for card, name in zip(cards, names, strict=True))
            height -= unit
    return (), ()


def _side_by_side(middle: QPointF, height: float, column: float, count: int) -> tuple[Placement, ...]:
    """Return the places of *count* cards, the outer ones leaning outwards."""
    places = range(-(count // 2), count - count // 2)
    return tuple(Placement.whole(middle + QPointF(at * column, 0), at * _LEAN, height) for at in places)


def _under(card: Placement, name: QSizeF) -> QRectF:
    """Return the place of a *name* under its *card*, as if the card stood upright."""
    y = card.centre.y() + (0.5 + _LEANING) * card.size.height()
    return QRectF(QPointF(card.centre.x() - name.width() / 2, y), name)


def _cloth(layout: TableLayout) -> QPainterPath:
    return layout.outline.ring(layout.rim)
