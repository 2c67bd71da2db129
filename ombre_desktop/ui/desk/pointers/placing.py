"""The choice of a place where a bubble hides nothing that matters now."""

from __future__ import annotations

from itertools import product

from PySide6.QtCore import QRectF, QSizeF

from ombre_desktop.ui.desk.pointers.clearing import Clear
from ombre_desktop.ui.table.layout import TableLayout

_COARSE, _FINE = 11, 5
"""The number of spots tried in each direction, first all over the window and then round the best spot."""
_FORBIDDEN, _USEFUL, _IDLE = 1000.0, 12.0, 1.0
"""The costs of a covered pixel: of a place that must stay clear, of one that should, and of anything else."""
_FAR = 0.02
"""The cost of a pixel of distance from the wanted place, for each pixel of the bubble's width."""

Spot = tuple[float, float]
"""A place in the window: shares of the room to the left of a bubble, and above it."""
Box = tuple[float, float, float, float, float]
"""Left, top, right and bottom of something on the table, and the cost of covering one pixel of it."""


def bubble_place(size: QSizeF, layout: TableLayout, clear: Clear, near: QRectF | None = None) -> QRectF:
    """
    Return the place for a bubble of this *size* that covers least, and nothing of *clear* if possible.

    Of equally good places, the one nearest to *near* is chosen, so that a bubble does not jump.
    """
    boxes = [_box(rect, _FORBIDDEN) for rect in clear.must] + [_box(rect, _USEFUL) for rect in clear.should]
    boxes += _furniture(layout)
    window = layout.window.adjusted(10, 10, -10, -10)
    wide, high = max(0.0, window.width() - size.width()), max(0.0, window.height() - size.height())
    wanted = near.topLeft() if near is not None else layout.stage.at(0.08, 0.55)

    def cost(spot: Spot) -> float:
        x, y = window.left() + wide * spot[0], window.top() + high * spot[1]
        far = _FAR * size.width() * (abs(x - wanted.x()) + abs(y - wanted.y()))
        return far + _covered(x, y, x + size.width(), y + size.height(), boxes)

    best = min(_grid((0.5, 0.5), 0.5, _COARSE), key=cost)
    across, down = min(_grid(best, 0.5 / _COARSE, _FINE), key=cost)
    return QRectF(window.left() + wide * across, window.top() + high * down, size.width(), size.height())


def _grid(middle: Spot, reach: float, steps: int) -> list[Spot]:
    """Return a grid of spots round *middle*, as far as *reach*, leaving out those outside the window."""
    shares = [reach * (2 * step / (steps - 1) - 1) for step in range(steps)]
    spots = product((middle[0] + share for share in shares), (middle[1] + share for share in shares))
    return [spot for spot in spots if min(spot) >= 0.0 and max(spot) <= 1.0]


def _covered(left: float, top: float, right: float, bottom: float, boxes: list[Box]) -> float:
    cost = 0.0
    for b_left, b_top, b_right, b_bottom, price in boxes:
        if left < b_right and b_left < right and top < b_bottom and b_top < bottom:
            width = min(right, b_right) - max(left, b_left)
            cost += price * width * (min(bottom, b_bottom) - max(top, b_top))
    return cost


def _box(rect: QRectF, price: float) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom(), price


def _furniture(layout: TableLayout) -> list[Box]:
    """Return the things that lie on the table in most phases, with the costs of covering them."""
    own, *others = layout.seats
    idle = [layout.centre.talon.bounds, layout.centre.talon_auction.bounds]
    for seat in layout.seats:
        dish = QRectF(0, 0, seat.hollow.size.width(), seat.hollow.size.width())
        dish.moveCenter(seat.hollow.centre)
        idle += [dish, seat.dead.bounds]
    idle += [place.bounds for seat in others for place in seat.tricks.places(3)]
    idle += [seat.hand.hull(9).boundingRect() for seat in others]
    counted = [place.bounds for place in own.tricks.places(3)]
    return [_box(rect, _USEFUL) for rect in counted] + [_box(rect, _IDLE) for rect in idle]
