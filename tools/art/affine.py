"""Points and the affine maps that move, turn, mirror and scale them."""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Self

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Affine:
    """The map (x, y) -> (a x + c y + e, b x + d y + f), in SVG's own order of letters."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def __call__(self, point: Point) -> Point:
        """Return the image of *point*."""
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def __matmul__(self, inner: Self) -> "Affine":
        """Return the map that applies *inner* first, then this one."""
        return Affine(
            a=self.a * inner.a + self.c * inner.b,
            b=self.b * inner.a + self.d * inner.b,
            c=self.a * inner.c + self.c * inner.d,
            d=self.b * inner.c + self.d * inner.d,
            e=self.a * inner.e + self.c * inner.f + self.e,
            f=self.b * inner.e + self.d * inner.f + self.f,
        )

    @property
    def magnitude(self) -> float:
        """The factor by which lengths grow, and line widths with them."""
        return sqrt(abs(self.a * self.d - self.b * self.c))


IDENTITY = Affine()
# Cosine and sine of quarter turns, whose zeroes must be exact on every machine.
_QUARTERS: dict[float, Point] = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}


def shifted(dx: float, dy: float) -> Affine:
    """Return a translation."""
    return Affine(e=dx, f=dy)


def scaled(x: float, y: float | None = None) -> Affine:
    """Return a scaling about the origin; one factor serves for both axes; a negative one mirrors."""
    return Affine(a=x, d=x if y is None else y)


def turned(degrees: float, centre: Point = (0, 0)) -> Affine:
    """Return a turn about *centre*, clockwise as the card is seen."""
    quarter = _QUARTERS.get(degrees % 360)
    cosine, sine = quarter or (cos(radians(degrees)), sin(radians(degrees)))
    x, y = centre
    return shifted(x, y) @ Affine(a=cosine, b=sine, c=-sine, d=cosine) @ shifted(-x, -y)
