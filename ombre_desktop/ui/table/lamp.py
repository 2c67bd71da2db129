"""The lamp over the table: one light, from which every shadow on the cloth falls."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import Value

HANGS = 620.0
"""The height of the lamp above the cloth, in units."""
LYING, HELD, RAISED, FLYING = 3.0, 6.0, 16.0, 20.0
"""The heights above the cloth, in units: of cards that lie, are held, stand out of a hand, and fly."""
PLATE, PANEL = 6.0, 9.0
"""The heights above the cloth, in units: of plates and ribbons, and of panels and sheets."""
LAYER = 1.4
"""The height of a layer in a heap of cards, in units."""
_BLUR, _SOFTER = 2.4, 0.2
"""The blur of a shadow on the cloth, in units, and how much it grows with each unit of height."""
_DARK, _PALER = 150, 1.7
"""The darkness of a shadow on the cloth, of 255, and how much it loses with each unit of height."""


class Lamp(Value):
    """A lamp *height* above the *point* of the table right under it, in pixels."""

    point: QPointF
    height: float

    def drop(self, at: QPointF, rise: float) -> QPointF:
        """Return the drop of the shadow of a thing at *at*, which is *rise* pixels above the cloth."""
        return (at - self.point) * (rise / (self.height - rise))


def lamp_over(stage: Stage) -> Lamp:
    """Return the lamp over the middle of the table."""
    return Lamp(stage.at(0.5, 0.47), HANGS * stage.unit)


def blur_at(rise: float) -> float:
    """Return the blur, in units, of the shadow of a thing *rise* units above the cloth."""
    return _BLUR + _SOFTER * rise


def darkness_at(rise: float) -> int:
    """Return the darkness, of 255, of the shadow of a thing *rise* units above the cloth."""
    return round(_DARK - _PALER * rise)
