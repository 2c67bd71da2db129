"""
Measures of the window: the size and place of the table, and the size of a unit.

All places are given in fractions of the *stage*, the part of the window that the table and its seats take up,
and all sizes in *units*: 1 unit is 1 pixel in a window of 1280 x 800.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.ui.model.ease import USUAL, Ease
from ombre_desktop.ui.paint.outline import Outline, Spot
from ombre_desktop.value import Value, replace

_SMALLEST_TEXT = 0.93
"""The smallest factor to which text shrinks with the window."""

_LARGEST_CROWDING = 2.1
"""The largest size of text in units; in larger text, names would cover cards."""

_ROOMY, _LARGEST_AT_SEATS = 1280, 1.5
"""The width of a window, in pixels, below which text at the seats stops growing, and its largest factor."""
_ROW = 40.0
"""The height of a row of buttons, in nominal pixels of type."""


class Stage(Value):
    """
    The measures of a window.

    ``unit`` is the size of a unit in pixels; ``text`` converts nominal type sizes to pixels; ``crowding`` is
    text in units: 1 in a window of ordinary size and text, more if text is large for the window, so that
    other things must make room. ``ease`` are the person's needs.
    """

    window: QRectF
    rect: QRectF
    unit: float
    text: float
    outline: Outline
    rim: float
    ease: Ease = USUAL

    @property
    def of_seats(self) -> Stage:
        """The stage for seats: in a small window, their plates and figures stop growing with the text."""
        if self.window.width() >= _ROOMY:
            return self
        return replace(self, text=min(self.text, _LARGEST_AT_SEATS * max(self.unit, _SMALLEST_TEXT)))

    @property
    def row(self) -> float:
        """The height of a row of buttons."""
        return max(_ROW * self.text, self.ease.least)

    @property
    def held(self) -> float:
        """The text size that the window holds, as a factor: the person's own setting, or less."""
        return self.text / max(self.unit, _SMALLEST_TEXT)

    @property
    def crowding(self) -> float:
        """The ratio of the text size to the size that suits the window."""
        return self.text / self.unit

    @property
    def excess(self) -> float:
        """The share by which text is larger than suits the window; 0 if it is not."""
        return max(0.0, self.crowding - 1.0)

    @property
    def middle(self) -> float:
        """The x of the line about which the table is symmetrical."""
        return self.rect.center().x()

    def at(self, x: float, y: float) -> QPointF:
        """Return the point at these fractions of the stage."""
        return QPointF(self.rect.left() + x * self.rect.width(), self.rect.top() + y * self.rect.height())

    def box(self, centre: QPointF, width: float, height: float) -> QRectF:
        """Return the box of *width* x *height* units round *centre*."""
        w, h = width * self.unit, height * self.unit
        return QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h)

    def left_edge(self, y: float, along: float = 0.0) -> Spot:
        """Return the spot on the left edge at the fraction *y*, and *along* units further up."""
        return self.outline.left_at(self.at(0, y).y(), along * self.unit)


def stage_for(size: QSizeF, seats: int, text_scale: float, ease: Ease = USUAL) -> Stage:
    """Measure a window of *size* for a table of *seats*, and for a person with these needs."""
    width, height = size.width(), size.height()
    unit = min(width / 1280, height / 800)
    # The table is broad, but never broader than a person's reach, and stands low in a tall window.
    table_width = min(width - 24 * unit, 1.66 * (height - 20 * unit))
    table_height = min(height - 22 * unit, width / 1.3)
    stage = QRectF(0, 0, table_width / 0.982, table_height / 0.973)
    stage.moveCenter(QPointF(width / 2, 0))
    stage.moveBottom(height)
    unit = min(stage.width() / 1280, stage.height() / 800)
    text = min(max(unit, _SMALLEST_TEXT) * text_scale, _LARGEST_CROWDING * unit)
    return Stage(
        window=QRectF(0, 0, width, height),
        rect=stage,
        unit=unit,
        text=text,
        outline=Outline.fitted(seats, _table_box(stage, seats, unit)),
        rim=46 * unit,
        ease=ease,
    )


def _table_box(stage: QRectF, seats: int, unit: float) -> QRectF:
    box = QRectF(stage)
    # A medallion at the far side needs room above the edge.
    top = 38 * unit if seats in (2, 4) else 0.015 * stage.height()
    # The sides of a five-sided table are upright: its outer seats need room beside it.
    side = 0.034 * stage.width() if seats == 5 else 0.009 * stage.width()
    box.adjust(side, top, -side, -0.012 * stage.height())
    return box
