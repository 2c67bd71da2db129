"""The chart of how the cards fell: what each place was dealt, against the band of what chance allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.chance import Band
from ombre_desktop.storage.dealt_statistics import CardFigures, CardRow, Share
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.statistics.card_table import is_usual, places_of
from ombre_desktop.ui.features.statistics.chart_view import ChartView
from ombre_desktop.ui.features.statistics.group_table import number
from ombre_desktop.ui.features.statistics.legend import Entry, legend_height, paint_legend
from ombre_desktop.ui.paint.texture import mixed
from ombre_desktop.ui.texts import card_chart as words
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.statistics import MEASURES
from ombre_desktop.value import Value

_TYPE = 13.5
_FARTHEST = 2.0
"""The distance from the middle that still has a place of its own, in halves of the band."""
_LONGEST_NAME = 0.36
"""The greatest share of the width for the names at the left."""

Shape = Callable[[QPainter, QPointF, float], None]


class Room(Value):
    """The place of the rows: names at the left, the scale at the right, and the height of a row."""

    names: QRectF
    scale: QRectF
    row: float

    def at(self, distance: float, row: int) -> QPointF:
        """Return the place for a *distance* from the middle of a row, in halves of the band."""
        x = self.scale.center().x() + distance / (_FARTHEST + 0.2) * self.scale.width() / 2
        return QPointF(x, self.scale.top() + (row + 0.5) * self.row)


class CardChart(ChartView):
    """The chart of one report."""

    def __init__(self, look: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._figures = CardFigures()

    @property
    def file_name(self) -> str:
        """The name on offer for a file of it."""
        return words.picture_file()

    def show_figures(self, figures: CardFigures) -> None:
        """Show *figures*, which have at least one row."""
        self._figures = figures
        self.show_chart(words.chart_name(), account_of(figures))

    def paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the band, the rows and the legend into *rect*."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._look.sans(_TYPE)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        line = metrics.height()
        inside = rect.adjusted(line, line / 2, -line, -line / 2)
        entries = self._legend()
        paint_legend(painter, inside, entries, self._look)
        inside.setTop(inside.top() + legend_height(entries, inside.width(), metrics))
        rows = self._figures.rows
        widest = max(metrics.horizontalAdvance(MEASURES[row.measure]()) for row in rows)
        left = min(widest, _LONGEST_NAME * inside.width()) + line
        scale = inside.adjusted(left, 0, 0, -1.3 * line)
        names = QRectF(inside.left(), scale.top(), left - line, scale.height())
        room = Room(names, scale, scale.height() / len(rows))
        self._paint_scale(painter, room, line)
        for at, row in enumerate(rows):
            self._paint_row(painter, room, at, row)

    def _legend(self) -> list[Entry]:
        entries = [
            Entry(name, partial(_paint_sample, shape=SHAPES[at], look=self._look))
            for at, name in enumerate(places_of(self._figures))
        ]
        return [*entries, Entry(words.band_name(), partial(_paint_band_sample, look=self._look))]

    def _paint_scale(self, painter: QPainter, room: Room, line: float) -> None:
        """Paint the band, its middle, and the words below it."""
        chrome, scale = self._look.theme.chrome, room.scale
        low, high = room.at(-1, 0).x(), room.at(1, 0).x()
        painter.fillRect(QRectF(low, scale.top(), high - low, scale.height()), _shade(self._look))
        painter.setPen(QPen(chrome.faint_ink, 1, Qt.PenStyle.DashLine))
        for x in (low, high):
            painter.drawLine(QPointF(x, scale.top()), QPointF(x, scale.bottom()))
        painter.setPen(QPen(chrome.faint_ink, 1))
        middle = scale.center().x()
        painter.drawLine(QPointF(middle, scale.top()), QPointF(middle, scale.bottom()))
        below = QRectF(scale.left(), scale.bottom() + 0.2 * line, scale.width(), line)
        flags = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
        for flag, told in zip(flags, words.scale_words(), strict=True):
            painter.drawText(below, flag | Qt.AlignmentFlag.AlignVCenter, told)

    def _paint_row(self, painter: QPainter, room: Room, at: int, row: CardRow) -> None:
        """Paint the name of a measure and a sign for each place, which is coloured outside of the band."""
        chrome = self._look.theme.chrome
        middle = room.at(0, at).y()
        painter.setPen(chrome.ink)
        name = QRectF(room.names.left(), middle - room.row / 2, room.names.width(), room.row)
        told = painter.fontMetrics().elidedText(
            MEASURES[row.measure](), Qt.TextElideMode.ElideRight, int(name.width()) + 1
        )
        painter.drawText(name, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, told)
        painter.setPen(QPen(mixed(chrome.paper_bottom, chrome.ink, 0.22), 1))
        painter.drawLine(QPointF(room.scale.left(), middle), QPointF(room.scale.right(), middle))
        size = min(self._look.pixels(5), room.row / 3)
        for place in reversed(range(len(row.shares))):
            share = row.shares[place]
            ink = chrome.ink if is_usual(share) else chrome.lose
            painter.setPen(QPen(ink, self._look.pixels(1.6)))
            painter.setBrush(ink if place == 0 or not is_usual(share) else chrome.paper_top)
            SHAPES[place](painter, room.at(distance_of(share), at), size)


def distance_of(share: Share) -> float:
    """Return how far a share is from its expectation, in halves of the band; 1 is the edge of the band."""
    band = share.band
    edge = band.high if share.count > band.mean else band.low
    if band.mean in (share.count, edge):
        return 0.0
    distance = abs((share.count - band.mean) / (edge - band.mean))
    return min(distance, _FARTHEST) * (1 if share.count > band.mean else -1)


def account_of(figures: CardFigures) -> str:
    """Return in sentences which numbers are outside of the band; the table has them all."""
    places = places_of(figures)
    outside = [
        words.outside(places[at], MEASURES[row.measure](), number(share.count), *_edges(share.band))
        for row in figures.rows
        for at, share in enumerate(row.shares)
        if not is_usual(share)
    ]
    return sentences([*outside, words.where_figures_are()] if outside else [words.all_inside()])


def _edges(band: Band) -> tuple[str, str]:
    return number(band.low), number(band.high)


def _circle(painter: QPainter, at: QPointF, size: float) -> None:
    painter.drawEllipse(at, size, size)


def _square(painter: QPainter, at: QPointF, size: float) -> None:
    painter.drawRect(QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size))


def _polygon(painter: QPainter, at: QPointF, size: float, *, corners: Sequence[tuple[float, float]]) -> None:
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in corners]))


SHAPES: tuple[Shape, ...] = (
    _circle,
    _square,
    partial(_polygon, corners=((0, -1.3), (1.2, 1), (-1.2, 1))),
    partial(_polygon, corners=((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0))),
    partial(_polygon, corners=((0, 1.3), (1.2, -1), (-1.2, -1))),
)
"""The sign of each place, the person's first."""


def _shade(look: Appearance) -> QColor:
    """Return the colour of the band."""
    chrome = look.theme.chrome
    return mixed(chrome.paper_top, chrome.ink, 0.12)


def _paint_sample(painter: QPainter, place: QRectF, *, shape: Shape, look: Appearance) -> None:
    chrome = look.theme.chrome
    painter.setPen(QPen(chrome.ink, look.pixels(1.6)))
    painter.setBrush(chrome.ink if shape is _circle else chrome.paper_top)
    shape(painter, QPointF(place.right() - place.height() / 2, place.center().y()), look.pixels(5))


def _paint_band_sample(painter: QPainter, place: QRectF, *, look: Appearance) -> None:
    painter.fillRect(place.adjusted(0, place.height() * 0.15, 0, -place.height() * 0.15), _shade(look))
