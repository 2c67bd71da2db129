"""The legend of a chart: what its lines and signs mean, in as many lines as it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.value import Value

SAMPLE = 2.4
"""The width of a sample, in heights of a line."""


class Entry(Value):
    """A sign with its meaning; *paint* paints the sign into a rectangle."""

    words: str
    paint: Callable[[QPainter, QRectF], None]


def legend_height(entries: Sequence[Entry], width: float, metrics: QFontMetricsF) -> float:
    """Return the height of the legend in this *width*."""
    lines = [at for at, _ in _places(entries, width, metrics)]
    return (max(at.y() for at in lines) + 1.5 * metrics.height()) if lines else 0.0


def paint_legend(painter: QPainter, rect: QRectF, entries: Sequence[Entry], look: Appearance) -> None:
    """Paint the legend from the top left of *rect*, in the painter's font."""
    metrics = QFontMetricsF(painter.font())
    line = metrics.height()
    for at, entry in _places(entries, rect.width(), metrics):
        place = QRectF(rect.topLeft() + at, QPointF(rect.right(), rect.top() + at.y() + line))
        entry.paint(painter, QRectF(place.topLeft(), QPointF(place.left() + SAMPLE * line, place.bottom())))
        painter.setPen(look.theme.chrome.ink)
        place.setLeft(place.left() + (SAMPLE + 0.4) * line)
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, entry.words)


def _places(
    entries: Sequence[Entry], width: float, metrics: QFontMetricsF
) -> Iterator[tuple[QPointF, Entry]]:
    """Yield the place of each entry; one that does not fit begins a new line."""
    line, x, y = metrics.height(), 0.0, 0.0
    for entry in entries:
        needed = (SAMPLE + 0.4) * line + metrics.horizontalAdvance(entry.words)
        if x and x + needed > width:
            x, y = 0.0, y + 1.2 * line
        yield QPointF(x, y), entry
        x += needed + 1.5 * line
