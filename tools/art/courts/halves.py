"""
Double-ended figures: one half is drawn, cut along a slant through the middle of the card, and turned about.

The half may use everything above the line from `LEFT` to `RIGHT`; a patterned band covers the seam.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..affine import turned
from ..frame import INSET
from ..geometry import Line, lerp
from ..palette import GOLD, INK, VERMILION
from ..pen import Mark, Pen
from ..pips import sign
from ..svg import Element, group
from .emit import cut, drawing, finest, visible

LEFT, RIGHT = (8.0, 170.0), (192.0, 140.0)
MIDDLE = (100.0, 155.0)
INSET_SHARE = (INSET - LEFT[0]) / (RIGHT[0] - LEFT[0])  # from the left end of the cut to the frame
LINE = 1.3  # the width of the frame line
EDGE = 1.8  # the width of either edge of the band
MARGIN = (8.6, 191.4)  # what a wide sleeve must not cross
SIGN_AT, SIGN_HIGH = (162.0, 42.0), 42.0


@dataclass(frozen=True, slots=True)
class Band:
    """The ribbon over the seam: its ground, the studs on it and their shape."""

    ground: str = GOLD
    stud: str = VERMILION
    between: str = INK
    motif: str = "lozenge"
    high: float = 10.0


def doubled(half: Sequence[Mark], suit: str, band: Band) -> list[Element]:
    """Return both ends of a French court, with its two large suit signs and the band."""
    kept = cut(half, RIGHT, LEFT)
    kept = cut(kept, (MARGIN[0], 300.0), (MARGIN[0], 0.0))
    kept = cut(kept, (MARGIN[1], 0.0), (MARGIN[1], 300.0))
    end = [*finest(visible(kept), copies=2), *sign("french", suit, SIGN_AT, SIGN_HIGH)]
    return [group(end), group(end, turned(180, MIDDLE)), *drawing(_seam(band))]


def _seam(band: Band) -> list[Mark]:
    """Return the band itself; it looks the same from both ends."""
    pen = Pen()
    rise = band.high / 2
    ends = [lerp(LEFT, RIGHT, share) for share in (INSET_SHARE, 1 - INSET_SHARE)]
    edges: list[Line] = [[(x, y + side) for x, y in ends] for side in (-rise, rise)]
    pen.fill([*edges[0], *reversed(edges[1])], band.ground)
    count = 17
    for k in range(count):
        x, y = lerp(LEFT, RIGHT, (k + 0.5) / count)
        if k % 2:
            pen.disc((x, y), 1.5, band.between)
        elif band.motif == "lozenge":
            pen.shape(
                [(x - 5, y + 0.8), (x, y - 3), (x + 5, y - 0.8), (x, y + 3)], band.stud, 1.0, body=False
            )
        else:
            pen.disc((x, y), 2.7, band.stud, 1.0)
    # Their round ends stay within the line of the frame.
    short = (EDGE - LINE) / 2 / (RIGHT[0] - LEFT[0])
    for left, right in edges:
        pen.line([lerp(left, right, short), lerp(right, left, short)], EDGE, "even")
    # It ends on the line of the frame, which it hides there.
    for end in zip(*edges, strict=True):
        pen.line(end, LINE, "even")
    return pen.sheet
