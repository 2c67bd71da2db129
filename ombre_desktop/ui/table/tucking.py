"""The part of a lifted card that is seen, since the neighbour over it hides the rest."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ombre_desktop.ui.table.placement import Placement

YIELD = 4.0
"""The distance, in units, by which its neighbours make room for a card that is pointed at."""
_UNDER = 0.035
"""The reach of a lifted card under its neighbour, as a share of its height."""


def tucked(place: Placement, over: Placement, *, lift: float = 0.0, room: float = 0.0) -> int:
    """
    Return how many pixels of the width of a card at *place* are seen above the card *over* it.

    The card is lifted, and the other makes *room*, by these pixels. A negative number counts from the right,
    0 stands for the whole card.
    """
    back, _ = place.transform.inverted()
    is_right = over.centre.x() > place.centre.x()
    corner = over.corners[0 if is_right else 1] + QPointF(room if is_right else -room, lift)
    width, under = place.size.width(), _UNDER * place.size.height()
    x = back.map(corner).x()
    seen = (x if is_right else width - x) + under
    return 0 if seen > width - under else round(seen if is_right else -seen)
