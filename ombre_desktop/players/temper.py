"""Character: what a player asks of the cards before he dares, and how long he holds out."""

from __future__ import annotations

from ombre_desktop.value import Value


class Temper(Value):
    """
    All in chips. A bid must promise more than it *asks*, a vole bring more than it *dares*
    over stopping, and the Ombre gives up once playing on costs more than his *hopes*.
    """

    name: str
    asks: float
    dares: float
    hopes: float


EVEN = Temper("even", asks=0.0, dares=1.0, hopes=1.0)
"""Goes by the figures; the chip is for their error."""
TEMPERS: dict[str, Temper] = {
    temper.name: temper
    for temper in (
        EVEN,
        Temper("cautious", asks=2.0, dares=6.0, hopes=0.0),
        Temper("bold", asks=-1.5, dares=-2.0, hopes=2.0),
        Temper("stubborn", asks=-0.5, dares=1.0, hopes=12.0),
    )
}
"""By their names."""
