"""The middle of the table: the pool, the talon's number, the trump plate and the discard zone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from ombre_desktop.ui.paint import boards
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.table import counters, plates
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.centre import talon_count
from ombre_desktop.ui.table.decor_item import DecorItem, around, circle
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.value import Value

_KEEP = Qt.AspectRatioMode.KeepAspectRatio


class CentreFacts(Value):
    """The facts shown in the middle; *talon* is 0 if the talon's number is not shown."""

    pool: tuple[counters.CounterShape, ...]
    pool_words: str
    talon: int
    talon_place: Placement
    trump: str = ""
    throwing: bool = False


class CentreDecor:
    """The items of the pool, talon badge, trump plate and discard zone."""

    def __init__(self) -> None:
        self.pool = DecorItem(6)
        self.badge = DecorItem(25)
        self.trump = DecorItem(7)
        self.zone = DecorItem(8)

    @property
    def items(self) -> tuple[DecorItem, ...]:
        """All items, to be added to the scene."""
        return self.pool, self.badge, self.trump, self.zone

    def show(self, facts: CentreFacts, brush: Brush, sign: QPixmap | None) -> None:
        """Redraw the items that have changed; *sign* is the picture of the trump suit."""
        self._show_pool(facts, brush)
        self._show_badge(facts, brush)
        self._show_trump(facts, brush, sign)
        zone = brush.layout.centre.discards.rect

        def paint(painter: QPainter) -> None:
            boards.paint_drop_zone(painter, zone, brush.theme, unit=brush.layout.unit)

        rect = around(zone.adjusted(-4, -4, 4, 4)) if facts.throwing else QRectF()
        self.zone.draw(facts.throwing, rect, brush, paint=paint)

    def _show_pool(self, facts: CentreFacts, brush: Brush) -> None:
        dish, unit = brush.layout.centre.pool, brush.layout.unit
        figure = brush.serif(TypeRole.FIGURE, facts.pool_words)
        label = QRectF(QPointF(0, 0), plates.figure_size(figure, unit))
        label.moveCenter(dish.tally)

        def paint(painter: QPainter) -> None:
            places = counters.heap(facts.pool, counters.POOL)
            drop = brush.layout.lamp.drop(dish.centre, counters.RISE * unit)
            counters.paint_heap(painter, dish.centre, places, unit=unit, theme=brush.theme, drop=drop)
            fall = brush.drop(dish.tally)
            plates.paint_figure(painter, dish.tally, brush.theme, unit=unit, figure=figure, drop=fall)

        rect = around(circle(dish.centre, dish.radius + 6 * unit), label.adjusted(-6, -6, 6, 6))
        rect = rect if brush.layout.has_pool else QRectF()
        self.pool.draw((facts.pool, facts.pool_words), rect, brush, paint=paint)

    def _show_badge(self, facts: CentreFacts, brush: Brush) -> None:
        unit, figure = brush.layout.unit, brush.serif(TypeRole.FIGURE, str(facts.talon))
        radius = plates.badge_radius(figure, unit)
        centre = talon_count(facts.talon_place, radius, unit)

        def paint(painter: QPainter) -> None:
            plates.paint_badge(painter, centre, brush.theme, unit=unit, figure=figure)

        rect = around(circle(centre, radius + 4 * unit)) if facts.talon else QRectF()
        self.badge.draw(facts.talon, rect, brush, paint=paint)

    def _show_trump(self, facts: CentreFacts, brush: Brush, sign: QPixmap | None) -> None:
        plate = brush.layout.centre.trump_plate
        unit = brush.layout.unit

        def paint(painter: QPainter) -> None:
            drop = brush.layout.lamp.drop(plate.center(), 9 * unit)
            field = plates.paint_trump_plate(painter, plate, brush.theme, unit=unit, drop=drop)
            if sign is not None:
                size = sign.deviceIndependentSize().scaled(field.size() * 0.8, _KEEP)
                place = QRectF(QPointF(0, 0), size)
                place.moveCenter(field.center())
                painter.drawPixmap(place, sign, QRectF(sign.rect()))

        rect = around(plate.adjusted(-14, -14, 14, 14)) if facts.trump else QRectF()
        key = (facts.trump, sign.cacheKey() if sign else 0)
        self.trump.draw(key, rect, brush, paint=paint)
