"""Boxes in centred rows, for bids and buttons whose sizes depend on their texts."""

import math
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

_PAIR = 2
"""The number of boxes in a row above which a row of one would look lost."""


def splits(count: int, rows: int) -> list[tuple[int, ...]]:
    """Return the ways to set *count* boxes in *rows* rows, none longer than the next, the most even first."""
    if rows == 1:
        return [(count,)]
    ways = [
        (*shorter, last)
        for last in range(math.ceil(count / rows), count - rows + 2)
        for shorter in splits(count - last, rows - 1)
        if shorter[-1] <= last
    ]
    return sorted(ways, key=lambda way: way[-1] - way[0])


def stacked(
    sizes: Sequence[QSizeF], per_row: Sequence[int], foot: QPointF, *, gap: float
) -> tuple[QRectF, ...]:
    """Return boxes of these *sizes* in centred rows; the last row stands on *foot* (its bottom centre)."""
    lines: list[Sequence[QSizeF]] = []
    taken = 0
    for count in per_row:
        lines.append(sizes[taken : taken + count])
        taken += count
    heights = [max(size.height() for size in line) for line in lines]
    y = foot.y() - sum(heights) - gap * (len(lines) - 1)
    boxes: list[QRectF] = []
    for line, height in zip(lines, heights, strict=True):
        x = foot.x() - (sum(size.width() for size in line) + gap * (len(line) - 1)) / 2
        for size in line:
            boxes.append(QRectF(x, y, size.width(), height))
            x += size.width() + gap
        y += height + gap
    return tuple(boxes)


def in_columns(sizes: Sequence[QSizeF], rows: int) -> list[QSizeF]:
    """Return *sizes* for this number of equal *rows*, each box as wide as the widest in its column."""
    columns = len(sizes) // rows
    widest = [max(size.width() for size in sizes[at::columns]) for at in range(columns)]
    return [QSizeF(widest[at % columns], size.height()) for at, size in enumerate(sizes)]


def rows_that_fit(
    sizes: Sequence[QSizeF], foot: QPointF, gap: float, *, fits: Callable[[QRectF], bool], even: bool = False
) -> tuple[QRectF, ...] | None:
    """
    Set *sizes* in the fewest rows in which *fits* accepts every box, preferably in columns.

    Rows that are *even* differ by one box at most, and no single box stands above pairs. Return None if no
    arrangement fits.
    """
    for way in _ways(len(sizes)):
        if even and (way[-1] - way[0] > 1 or way[0] < way[-1] == _PAIR):
            continue
        boxes = stacked(sizes, way, foot, gap=gap)
        if all(map(fits, boxes)):
            columns = in_columns(sizes, len(way)) if len(set(way)) == 1 else sizes
            straight = stacked(columns, way, foot, gap=gap)
            return straight if all(map(fits, straight)) else boxes
    return None if sizes else ()


def fewest_rows(
    sizes: Sequence[QSizeF], foot: QPointF, gap: float, *, fits: Callable[[QRectF], bool]
) -> tuple[QRectF, ...]:
    """
    Set *sizes* in rows as `rows_that_fit` does.

    If no arrangement fits, take one that the window can hold, with the fewest boxes that do not fit, since
    something must be shown.
    """
    found = rows_that_fit(sizes, foot, gap, fits=fits)
    if found is not None:
        return found
    best: tuple[QRectF, ...] = ()
    fewest = math.inf, math.inf
    for way in _ways(len(sizes)):
        boxes = stacked(sizes, way, foot, gap=gap)
        broadest = max(box.right() for box in boxes) - min(box.left() for box in boxes)
        outside = max(0.0, broadest - 2 * foot.x(), -min(box.top() for box in boxes))
        least, most = fewest
        # Counting stops where the arrangement can no longer be the best, which saves most of the time.
        enough = 1 if outside > least else most if outside == least else math.inf
        cost = outside, _misfits(boxes, fits, enough)
        if cost < fewest:
            best, fewest = boxes, cost
    return best


def _ways(count: int) -> Iterator[tuple[int, ...]]:
    """Yield the ways to set *count* boxes in rows, the fewest rows first."""
    for rows in range(1, count + 1):
        yield from splits(count, rows)


def _misfits(boxes: Sequence[QRectF], fits: Callable[[QRectF], bool], enough: float) -> int:
    """Return the number of *boxes* that do not fit, or at least *enough*."""
    found = 0
    for box in boxes:
        if not fits(box):
            found += 1
            if found >= enough:
                break
    return found
