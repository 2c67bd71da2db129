"""The places of the first page: its name, three cards, a line of words, and rows of buttons under them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from ombre_desktop.ui.table.decor_item import circle
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.placement import CARD_RATIO, Placement
from ombre_desktop.ui.table.rows import fewest_rows, rows_that_fit
from ombre_desktop.value import Value, replace

_GAP = 14.0
"""The distance between two things side by side, in units."""
_ROW_GAP, _CLOSE_ROWS = 16.0, 4.0
_FOOT = 12.0
"""The distance between the last row and the rim, in units."""
_TALLEST, _SMALLEST = 196.0, 76.0
"""The largest height of a card, in units, and the height below which cards are left out."""
_PROPORTION = 1.3
"""The least height of a card as a multiple of the title's line, so that neither dwarfs the other."""
_RISES = (0.0, 8.0, 16.0, 24.0, 32.0, 40.0)
"""The distances, in units, by which a row may stand higher than it need."""
_BESIDE = 0.94
"""The distance between the middles of two cards, in widths of a card."""
_LEAN = 9.0
"""The angle of the outer cards, in degrees."""
_LEANING = 0.1
"""The share of a card's height by which a leaning card reaches further up and down."""
_UNDER = 5.0
"""The distance between a card and its name, in units."""
_MARGIN = 10.0
_LETTERS = 0.74
"""The height of a name's capitals as a share of its line, which is mostly blank."""


class PageSizes(Value):
    """
    The sizes of the words: *titles* from the largest, the *names* of the cards, the *line*, and the *rows*.
    """

    titles: tuple[QSizeF, ...]
    names: tuple[QSizeF, ...]
    line: QSizeF
    rows: tuple[tuple[QSizeF, ...], ...]


class PagePlaces(Value):
    """
    The places of everything; there are no *cards* and no *names* if there is no room for them.

    *size* is the number of the title that has room.
    """

    title: QRectF
    cards: tuple[Placement, ...]
    names: tuple[QRectF, ...]
    line: QRectF
    rows: tuple[tuple[QRectF, ...], ...]
    size: int = 0
    is_whole: bool = False
    """True if the cloth has room for everything beside the hollows."""
    is_in_window: bool = False
    """True if title, line and rows keep a margin to the window's edge."""


def page_places(layout: TableLayout, sizes: PageSizes) -> PagePlaces:
    """
    Return the places for *layout*, with the rows from the foot upwards, then the cards, and the title on top.

    The rows lie closer together where the window would be too low for them otherwise.
    """
    usual = _places(layout, sizes, _ROW_GAP)
    found = usual if _is_in_window(layout, usual) else _places(layout, sizes, _CLOSE_ROWS)
    return replace(found, is_in_window=_is_in_window(layout, found))


def _is_in_window(layout: TableLayout, places: PagePlaces) -> bool:
    """Tell whether title, line and rows keep a margin to the window's edge."""
    lowest = max(place.bottom() for row in places.rows for place in row)
    margin = 1.6 * _MARGIN * layout.unit
    return places.title.top() >= margin and lowest <= layout.window.height() - margin


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
    foot = line.top() - gap * unit / 2
    tried = ((at, *_cards(layout, sizes.names, foot, size)) for at, size in enumerate(sizes.titles))
    with_cards = (found for found in tried if found[1])
    size, cards, names, top = next(with_cards, (_bare(layout, sizes.titles, foot), (), (), foot))
    title = _above(top, sizes.titles[size], middle)
    found = PagePlaces(title, cards, names, line, tuple(rows), size)
    lower = _overflow(layout, found)
    if lower > 0:
        rows = [tuple(place.translated(0, lower) for place in row) for row in rows]
        title, line = title.translated(0, lower), line.translated(0, lower)
        found = replace(found, title=title, line=line, rows=tuple(rows))
    is_free = all(map(_free(layout), chain.from_iterable(rows)))
    return replace(found, is_whole=bool(cards) and is_free)


def _bare(layout: TableLayout, titles: Sequence[QSizeF], foot: float) -> int:
    """Return the number of the largest title that has room over *foot* without cards, or the smallest."""
    unit, pool, middle = layout.unit, layout.centre.pool, layout.stage.middle
    least = pool.centre.y() + pool.radius
    for at, size in enumerate(titles):
        place = _above(foot, size, middle)
        if place.top() >= least + _MARGIN * unit / 2 and _cloth(layout).contains(place):
            return at
    return len(titles) - 1


def _above(foot: float, size: QSizeF, middle: float) -> QRectF:
    """Return the place of a title whose letters stand on *foot*; it is as high as they are."""
    height = _LETTERS * size.height()
    return QRectF(middle - size.width() / 2, foot - height, size.width(), height)


def _overflow(layout: TableLayout, places: PagePlaces) -> float:
    """Return how far everything must move down, over the rim if need be, to leave nothing over the window."""
    margin = 1.6 * _MARGIN * layout.unit
    lowest = max(place.bottom() for row in places.rows for place in row)
    return min(margin - places.title.top(), layout.window.height() - margin - lowest)


def _row(layout: TableLayout, sizes: Sequence[QSizeF], foot: QPointF) -> tuple[QRectF, ...]:
    """
    Return the places of a row over *foot*, in several lines if the cloth is too narrow for one.

    It may stand a little higher if that takes fewer lines, since the lower rim is bent.
    """
    gap, fits = _GAP * layout.unit, _free(layout)
    feet = (foot - QPointF(0, rise * layout.unit) for rise in _RISES)
    found = [places for place in feet if (places := rows_that_fit(sizes, place, gap, fits=fits))]
    lowest = max(found, key=lambda places: min(place.top() for place in places), default=None)
    return lowest or fewest_rows(sizes, foot, gap, fits=fits)


def _cards(
    layout: TableLayout, names: Sequence[QSizeF], foot: float, title: QSizeF
) -> tuple[tuple[Placement, ...], tuple[QRectF, ...], float]:
    """
    Return the places of cards and their *names* above *foot*, and the foot of a *title* over them.

    All of it keeps clear of pool and rim; there are no cards if that leaves too little for them.
    """
    unit, cloth, pool = layout.unit, _cloth(layout), layout.centre.pool
    low = foot - max(name.height() for name in names) - _UNDER * unit
    dish = pool.centre.y() + pool.radius + _MARGIN * unit
    height = min(
        _TALLEST * unit, (low - dish - _LETTERS * title.height() - _MARGIN * unit) / (1 + 2 * _LEANING)
    )
    least = max(_SMALLEST * unit, _PROPORTION * title.height())
    while height >= least:
        column = max(_BESIDE * height * CARD_RATIO, *(name.width() + _GAP * unit for name in names))
        cards = _fan(
            QPointF(layout.stage.middle, low - (0.5 + _LEANING) * height), height, column, len(names)
        )
        top = min(card.bounds.top() for card in cards) - _MARGIN * unit
        place = _above(top, title, layout.stage.middle)
        if cloth.contains(place) and all(cloth.contains(card.bounds) for card in cards):
            return cards, tuple(_under(card, name) for card, name in zip(cards, names, strict=True)), top
        height -= unit
    return (), (), low


def _fan(middle: QPointF, height: float, column: float, count: int) -> tuple[Placement, ...]:
    """Return the places of *count* cards, the outer ones lower and leaning outwards."""
    places = range(-(count // 2), count - count // 2)
    return tuple(
        Placement.whole(middle + QPointF(at * column, abs(at) * 0.035 * height), at * _LEAN, height)
        for at in places
    )


def _under(card: Placement, name: QSizeF) -> QRectF:
    """Return the place of a *name* under its *card*."""
    y = card.bounds.bottom() + _UNDER * card.size.height() / _TALLEST
    return QRectF(QPointF(card.centre.x() - name.width() / 2, y), name)


def _free(layout: TableLayout) -> Callable[[QRectF], bool]:
    """Return whether a place lies on the cloth and covers no hollow."""
    cloth = _cloth(layout)
    hollows = [circle(seat.hollow.centre, seat.hollow.size.width() / 2) for seat in layout.seats]
    return lambda place: cloth.contains(place) and not any(hollow.intersects(place) for hollow in hollows)


def _cloth(layout: TableLayout) -> QPainterPath:
    return layout.outline.ring(layout.rim)
