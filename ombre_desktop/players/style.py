"""Playing style, or temper: how much a player risks, and when they surrender."""

from __future__ import annotations

from ombre_desktop.value import Value


class Style(Value):
    """
    A playing style: three thresholds.

    A bid must gain more than *asks* chips over a pass. A vole must gain more than *dares* of the stake over
    stopping. The Ombre surrenders once playing on costs more than *hopes* of the stake compared with it.
    """

    name: str
    asks: float
    dares: float
    hopes: float


EVEN = Style("even", asks=0.0, dares=0.05, hopes=0.05)
"""The neutral style; a twentieth of the stake allows for errors of estimation."""
STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        EVEN,
        Style("cautious", asks=2.0, dares=0.3, hopes=0.0),
        Style("bold", asks=-1.5, dares=-0.1, hopes=0.1),
        Style("stubborn", asks=-0.5, dares=0.05, hopes=0.6),
    )
}
"""The styles by name."""
