"""The places of open hands beside large text: above the row of buttons, between name plate and sheet."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.ui.table.labels import Hollow
from ombre_desktop.ui.table.placement import OpenRows, card_size
from ombre_desktop.ui.table.seat_layout import SeatLayout
from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import replace

BROAD_ROW = 0.18
"""The excess of the text size from which a row of three buttons reaches the open hands beside it."""
_HIGH = 1.57
"""The height of an open hand of two rows, in heights of a card."""
_GAP = 8.0
_CHIPS = QSizeF(36, 22)
"""The size of a figure of chips, in nominal pixels of type."""
_PLATE = QSizeF(112, 42)
"""The size of a plate with an ordinary name, in nominal pixels of type."""
_COLUMNS = 5
"""The largest number of cards in a row of an open hand of three or four players."""


def above_buttons(
    seats: tuple[SeatLayout, ...], stage: Stage, sheet: QRectF, foot: float
) -> tuple[SeatLayout, ...]:
    """
    Return *seats* with the open hands of the sides above *foot*, the top of the buttons, if text is large.

    They stand beside the settlement's *sheet*, and are made smaller if there is little room.
    """
    if stage.excess < BROAD_ROW:
        return seats
    return tuple(
        replace(seat, open_hand=_raised(seat, stage, sheet, foot)) if _is_aside(seat, stage) else seat
        for seat in seats
    )


def _is_aside(seat: SeatLayout, stage: Stage) -> bool:
    """Tell whether *seat* shows its open hand in two rows at the side of the table."""
    return seat.open_hand.rows > 1 and abs(seat.medallion.x() - stage.middle) > stage.unit


def _raised(seat: SeatLayout, stage: Stage, sheet: QRectF, foot: float) -> OpenRows:
    hand, gap = seat.open_hand, _GAP * stage.unit
    outward = -1.0 if seat.medallion.x() < stage.middle else 1.0
    plate = seat.plate.rect(_PLATE * stage.text)
    outer = abs(plate.center().x() - stage.middle) - plate.width() / 2 - gap
    inner = sheet.right() - stage.middle + gap
    broad = (_COLUMNS - 1) * hand.step + card_size(hand.height).width()
    bottom = min(hand.centre.y() + _HIGH / 2 * hand.height, foot - gap)
    top = max(seat.hollow.figure(_CHIPS * stage.text).bottom(), _foot_of(seat.hollow)) + gap / 2
    share = min(1.0, max(0.5, (outer - inner) / broad), (bottom - top) / (_HIGH * hand.height))
    height = hand.height * share
    x = stage.middle + outward * (inner + min(broad * share, outer - inner) / 2)
    y = bottom - _HIGH / 2 * height
    return replace(hand, centre=QPointF(x, y), height=height, step=hand.step * share, drop=hand.drop * share)


def _foot_of(hollow: Hollow) -> float:
    """Return the y of the lowest point of a *hollow*."""
    lean = math.radians(hollow.angle)
    reach = math.hypot(hollow.size.width() * math.sin(lean), hollow.size.height() * math.cos(lean))
    return hollow.centre.y() + reach / 2
