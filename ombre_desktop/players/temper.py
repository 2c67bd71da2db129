"""Playing style, called temper: how much a player risks, and when they surrender."""

from __future__ import annotations

from ombre_desktop.value import Value


class Temper(Value):
    """
    A playing style: three thresholds in chips.

    A bid must gain more than *asks* over a pass. A vole must gain more than *dares* over stopping. The Ombre
    surrenders once playing on costs more than *hopes*.
    """

    name: str
    asks: float
    dares: float
    hopes: float


EVEN = Temper("even", asks=0.0, dares=1.0, hopes=1.0)
"""The neutral style; its single chip allows for errors of estimation."""
TEMPERS: dict[str, Temper] = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper("cautious", asks=2.0, dares=6.0, hopes=0.0),
        Temper("bold", asks=-1.5, dares=-2.0, hopes=2.0),
        Temper("stubborn", asks=-0.5, dares=1.0, hopes=12.0),
    )
}
"""The styles by name."""
