"""Playing style, or temper: how much a player risks, and when they surrender."""

from __future__ import annotations

from ombre_desktop.value import Value


class Style(Value):
    """
    A playing style: three thresholds in chips.

    A bid must gain more than *asks* over a pass. A vole must gain more than *dares* over stopping. The Ombre
    surrenders once playing on costs more than *hopes* compared with a surrender.
    """

    name: str
    asks: float
    dares: float
    hopes: float


EVEN = Style("even", asks=0.0, dares=1.0, hopes=1.0)
"""The neutral style; its single chip allows for errors of estimation."""
STYLES: dict[str, Style] = {
    style.name: style
    for style in (
        EVEN,
        Style("cautious", asks=2.0, dares=6.0, hopes=0.0),
        Style("bold", asks=-1.5, dares=-2.0, hopes=2.0),
        Style("stubborn", asks=-0.5, dares=1.0, hopes=12.0),
    )
}
"""The styles by name."""
