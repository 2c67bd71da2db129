"""Boxes in centred rows, for bids and buttons whose sizes depend on their texts."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF


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


def fewest_rows(
    sizes: Sequence[QSizeF], foot: QPointF, gap: float, *, fits: Callable[[QRectF], bool]
) -> tuple[QRectF, ...]:
    """
    Set *sizes* in the fewest rows in which *fits* accepts every box, preferably in columns.

    If no arrangement fits, take one that the window can hold, with the fewest boxes that do not fit, since
    something must be shown.
    """
    if not sizes:
        return ()
    best: tuple[QRectF, ...] = ()
    fewest = math.inf, math.inf
    for way in (way for rows in range(1, len(sizes) + 1) for way in splits(len(sizes), rows)):
        boxes = stacked(sizes, way, foot, gap=gap)
        broadest = max(box.right() for box in boxes) - min(box.left() for box in boxes)
        outside = max(0.0, broadest - 2 * foot.x(), -min(box.top() for box in boxes))
        least, most = fewest
        # Counting stops where the arrangement can no longer be the best, which saves most of the time.
        enough = 1 if outside > least else most if outside == least else math.inf
        misfits = _misfits(boxes, fits, enough)
        cost = outside, misfits
        if cost < fewest:
            best, fewest = boxes, cost
        if not misfits:
            columns = in_columns(sizes, len(way)) if len(set(way)) == 1 else sizes
            straight = stacked(columns, way, foot, gap=gap)
            return straight if all(map(fits, straight)) else boxes
    return best


def _misfits(boxes: Sequence[QRectF], fits: Callable[[QRectF], bool], enough: float) -> int:
    """Return the number of *boxes* that do not fit, or at least *enough*."""
    found = 0
    for box in boxes:
        if not fits(box):
            found += 1
            if found >= enough:
                break
    return found
