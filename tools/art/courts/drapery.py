"""Wide sleeves of heavy cloth: folds that hang from the shoulder, and creases above the wrist."""

from __future__ import annotations

from typing import Final

from ..affine import Point
from ..geometry import Line, distance, lerp, smooth
from ..pen import Pen
from .dyes import shade
from .limbs import Sleeve, arm

# Each fold has three points, of which the first is its root: how far down that half of the arm it lies, and
# how far to the outside of the bend (1 is the edge, -1 the other one).
_Fold = tuple[Point, Point, Point]
_UPPER: Final[tuple[_Fold, ...]] = (
    ((0.16, 0.62), (0.38, 0.5), (0.66, 0.62)),
    ((0.22, 0.08), (0.46, 0.0), (0.7, 0.2)),
    ((0.3, -0.5), (0.48, -0.44), (0.62, -0.24)),
)
_LOWER: Final[tuple[_Fold, ...]] = (
    ((0.4, 1.0), (0.44, 0.3), (0.3, -0.3)),
    ((0.58, -1.0), (0.54, -0.2), (0.64, 0.4)),
    ((0.74, 1.0), (0.78, 0.3), (0.72, -0.2)),
)


def draped_arm(pen: Pen, shoulder: Point, elbow: Point, wrist: Point, *, sleeve: Sleeve) -> None:
    """Draw an arm in a wide *sleeve* (see `arm`), the cloth of which lies in folds."""
    arm(pen, shoulder, elbow, wrist, sleeve=sleeve)
    turned = (elbow[0] - shoulder[0]) * (wrist[1] - elbow[1]) - (elbow[1] - shoulder[1]) * (
        wrist[0] - elbow[0]
    )
    side = -1.0 if turned > 0 else 1.0
    wide = (sleeve.shoulder + sleeve.elbow) / 2 * sleeve.puff
    for folds, ends, halves in (
        (_UPPER, (shoulder, elbow), (wide, sleeve.elbow)),
        (_LOWER, (elbow, wrist), (sleeve.elbow, sleeve.wrist)),
    ):
        for fold in folds:
            _fold(pen, [_spot(ends, halves, side, knot) for knot in fold], ends, sleeve.colour)


def _spot(ends: tuple[Point, Point], halves: tuple[float, float], side: float, knot: Point) -> Point:
    """Return the point of an arm between two *ends*, half as wide there as *halves* say."""
    (x0, y0), (x1, y1) = ends
    length = distance(*ends) or 1.0
    share, out = knot
    across = side * out * (halves[0] + (halves[1] - halves[0]) * share) / length
    x, y = lerp(ends[0], ends[1], share)
    return (x - (y1 - y0) * across, y + (x1 - x0) * across)


def _fold(pen: Pen, knots: Line, ends: tuple[Point, Point], colour: str) -> None:
    """Draw a fold: its crease, and the shade that lies along it and dies away with it."""
    crease = smooth(knots, [False] * 3)
    length = distance(*ends) or 1.0
    chord = (knots[2][0] - knots[0][0], knots[2][1] - knots[0][1])
    # The shade falls to the lower right of the crease, whichever way that runs.
    nx, ny = -chord[1], chord[0]
    if nx * 0.55 + ny * 0.83 < 0:
        nx, ny = -nx, -ny
    deep = 3.4 / (distance(knots[0], knots[2]) or 1.0) * min(1.0, length / 30)
    middle = (knots[1][0] + nx * deep, knots[1][1] + ny * deep)
    shadow = smooth([knots[0], middle, knots[2]], [False] * 3)
    pen.fill(crease + shadow[::-1], shade(colour))
    pen.line(crease, 1.7, "end")
