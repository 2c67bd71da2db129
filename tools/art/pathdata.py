"""
The language of SVG path data: read generously, written in one tight form.

Drawings are written with whatever commands are handiest. The writer needs them as absolute moves, lines and
Bezier curves, so that it may transform them, and puts them out as relative whole numbers, which are short.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import acos, ceil, cos, degrees, floor, hypot, radians, sin, sqrt, tan

from .affine import Affine, Point

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


@dataclass(frozen=True, slots=True)
class Segment:
    """One absolute command: M, L, Q, C with its points, or Z with none."""

    command: str
    points: tuple[Point, ...] = ()


def parsed(data: str) -> tuple[Segment, ...]:
    """
    *data* as absolute moves, lines, curves and closings.

    Raises:
        ValueError: if it is not path data.
    """
    reader = _Reader()
    for letter, numbers in _commands(data):
        reader.take(letter, numbers)
    return tuple(reader.segments)


def moved(segments: Iterable[Segment], by: Affine) -> tuple[Segment, ...]:
    """*segments* with every point sent through *by*; Bezier curves stay Bezier curves under affine maps."""
    return tuple(Segment(each.command, tuple(map(by, each.points))) for each in segments)


def written(segments: Iterable[Segment]) -> str:
    """*segments* as plain absolute path data, to be drawn with."""
    return "".join(each.command + " ".join(f"{x:.3f} {y:.3f}" for x, y in each.points) for each in segments)


def packed(segments: Iterable[Segment], *, per_unit: int = 10) -> str:
    """*segments* as relative path data in whole numbers, *per_unit* to the unit, as short as it goes."""
    writer = _Packer(per_unit)
    for each in segments:
        writer.put(each)
    return "".join(writer.out)


def nearest(value: float) -> int:
    """Return the whole number nearest to *value*, the same even where sines differ in their last bit."""
    return floor(round(value, 4) + 0.5)


def _commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the commands of *data* one by one, repeated letters filled in."""
    if _TOKEN.sub("", data).strip(" ,\n\t"):
        raise ValueError(f"not path data: {data[:60]!r}")
    letter, numbers = "", list[float]()
    for token in _TOKEN.findall(data):
        if token.isalpha():
            if numbers:
                raise ValueError(f"{letter} has {len(numbers)} numbers too many in {data[:60]!r}")
            letter = token
            if letter in "Zz":
                yield letter, []
            continue
        numbers.append(float(token))
        if letter and len(numbers) == _ARGUMENTS[letter.upper()]:
            yield letter, numbers
            numbers = []
            letter = {"M": "L", "m": "l"}.get(letter, letter)
    if numbers:
        raise ValueError(f"{letter} lacks numbers at the end of {data[:60]!r}")


@dataclass(slots=True)
class _Reader:
    """The position of the pen while path data is read."""

    segments: list[Segment] = field(default_factory=list)
    at: Point = (0, 0)
    start: Point = (0, 0)

    def take(self, letter: str, numbers: list[float]) -> None:
        command = letter.upper()
        if command == "Z":
            self._put("Z")
            self.at = self.start
            return
        points: tuple[Point, ...]
        x, y = self.at if letter.islower() else (0, 0)
        if command == "A":
            self._arc(numbers, (numbers[5] + x, numbers[6] + y))
            return
        if command == "H":
            points = ((numbers[0] + x, self.at[1]),)
        elif command == "V":
            points = ((self.at[0], numbers[0] + y),)
        else:
            points = tuple((a + x, b + y) for a, b in zip(numbers[::2], numbers[1::2], strict=True))
        if command in "ST":
            points = (self._reflection("C" if command == "S" else "Q"), *points)
        self._put({"H": "L", "V": "L", "S": "C", "T": "Q"}.get(command, command), *points)
        if command == "M":
            self.start = self.at

    def _put(self, command: str, *points: Point) -> None:
        self.segments.append(Segment(command, points))
        if points:
            self.at = points[-1]

    def _reflection(self, command: str) -> Point:
        """Return the mirror image of the last control point, as S and T want it."""
        last = self.segments[-1] if self.segments else None
        if last is None or last.command != command:
            return self.at
        x, y = last.points[-2]
        return 2 * self.at[0] - x, 2 * self.at[1] - y

    def _arc(self, numbers: Sequence[float], end: Point) -> None:
        """Put an elliptical arc as cubic curves of at most a quarter turn each."""
        rx, ry, tilt, large, sweep = numbers[:5]
        for points in arc_curves(self.at, end, radii=(rx, ry), tilt=tilt, flags=(bool(large), bool(sweep))):
            self._put("C", *points)


def arc_curves(
    start: Point, end: Point, *, radii: Point, tilt: float, flags: tuple[bool, bool]
) -> Iterator[tuple[Point, Point, Point]]:
    """
    Yield the cubic curves of an SVG arc, by the end-point formulae of the SVG specification (appendix B.2).
    """
    large, sweep = flags
    rx, ry = abs(radii[0]), abs(radii[1])
    cosine, sine = cos(radians(tilt)), sin(radians(tilt))
    half_x, half_y = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cosine * half_x + sine * half_y, cosine * half_y - sine * half_x
    grow = max(1, hypot(x / rx, y / ry))
    rx, ry = rx * grow, ry * grow
    spare = max(0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)
    side = sqrt(spare) * (-1 if large == sweep else 1)
    cx, cy = side * rx * y / ry, -side * ry * x / rx
    first = _angle((x - cx) / rx, (y - cy) / ry)
    turn = _angle((-x - cx) / rx, (-y - cy) / ry) - first
    turn += 360 if sweep and turn < 0 else -360 if not sweep and turn > 0 else 0
    centre = Affine(
        a=cosine * rx,
        b=sine * rx,
        c=-sine * ry,
        d=cosine * ry,
        e=cosine * cx - sine * cy + (start[0] + end[0]) / 2,
        f=sine * cx + cosine * cy + (start[1] + end[1]) / 2,
    )
    pieces = ceil(abs(turn) / 90 - 1e-9)
    for index in range(pieces):
        a, b = (radians(first + turn * (index + step) / pieces) for step in (0, 1))
        reach = 4 / 3 * tan((b - a) / 4)
        last = end if index == pieces - 1 else centre((cos(b), sin(b)))
        yield (
            centre((cos(a) - reach * sin(a), sin(a) + reach * cos(a))),
            centre((cos(b) + reach * sin(b), sin(b) - reach * cos(b))),
            last,
        )


def _angle(x: float, y: float) -> float:
    angle = degrees(acos(max(-1.0, min(1.0, x / hypot(x, y)))))
    return angle if y >= 0 else -angle


@dataclass(slots=True)
class _Packer:
    """The position of the pen, in whole numbers, while path data is written; so rounding never adds up."""

    per_unit: int
    out: list[str] = field(default_factory=list)
    at: tuple[int, int] = (0, 0)
    start: tuple[int, int] = (0, 0)
    last: str = ""
    control: tuple[int, int] | None = None
    """The last curve's second control point, when a smooth one may follow it."""

    def put(self, segment: Segment) -> None:
        if segment.command == "Z":
            self._write("z", ())
            self.at, self.control = self.start, None
            return
        x, y = self.at
        points = [(nearest(a * self.per_unit) - x, nearest(b * self.per_unit) - y) for a, b in segment.points]
        dx, dy = points[-1]
        if segment.command in "LCQ" and not any(a or b for a, b in points):
            if self.last != "m":
                return
            # All of a subpath may be this one dot, and its round cap is to be seen.
            points = [*points[:-1], (1, 0)]
            dx = 1
        if segment.command == "L" and not dy:
            self._write("h", (dx,))
        elif segment.command == "L" and not dx:
            self._write("v", (dy,))
        elif segment.command == "C" and self._goes_on(points[0]):
            self._write("s", [number for point in points[1:] for number in point])
        else:
            self._write(segment.command.lower(), [number for point in points for number in point])
        self.control = (x + points[1][0], y + points[1][1]) if segment.command == "C" else None
        self.at = x + dx, y + dy
        if segment.command == "M":
            self.start = self.at

    def _goes_on(self, point: tuple[int, int]) -> bool:
        """Return True if *point* mirrors the last control point within one step of the grid."""
        if self.control is None:
            return False
        dx, dy = self.at[0] - self.control[0], self.at[1] - self.control[1]
        return abs(dx - point[0]) <= 1 and abs(dy - point[1]) <= 1

    def _write(self, letter: str, numbers: Sequence[int]) -> None:
        text = "".join(f"{number}" if number < 0 else f" {number}" for number in numbers)
        # A pair after a move is a line: "m" repeats as "l".
        repeats = letter == self.last or (letter == "l" and self.last == "m")
        self.out.append(text if repeats and letter not in "mz" else letter + text.removeprefix(" "))
        self.last = letter
