"""
The map of the games' journey, engraved: Europe, with Peru and the Canaries in corners of their own.

It has no words, which are other in each language. Its places are in the units of a plate 640 by 500.
"""

from collections.abc import Sequence
from math import cos, hypot, radians
from typing import Final

from ..affine import Point
from ..burin import cut, polar
from ..svg import Element, Path, circle, document, polygon, rectangle
from .coast import AFRICA, BRITAIN, CANARIES, CONTINENT, IRELAND, ISLANDS, NORTH, PERU, TITICACA, Coast

WIDTH: Final = 640
HEIGHT: Final = 500
_INK: Final = "#4a3823"
_SEA: Final = "#e9e6d3"
_SHALLOW: Final = "#dbe0d0"
_LAND: Final = "#f8efd6"
_HILL: Final = "#e6d5ab"
_SEAL: Final = "#a5372b"
COLOURS: Final = (_INK, _SEA, _SHALLOW, _LAND, _HILL, _SEAL)
"""The inks and papers of the map."""
_FRAME: Final = 9.0


class Sheet:
    """A part of the plate, *corner* and *size*, that shows the world from *origin* at a *scale*."""

    def __init__(self, corner: Point, size: Point, origin: Point, scale: float) -> None:
        self.corner, self.size, self._origin, self._scale = corner, size, origin, scale
        self._squeeze = cos(radians(origin[1] - size[1] / scale / 2))

    def place(self, degrees: Point) -> Point:
        """Return the place on the plate of a longitude and latitude."""
        east, north = degrees
        x = self.corner[0] + (east - self._origin[0]) * self._scale * self._squeeze
        return x, self.corner[1] + (self._origin[1] - north) * self._scale

    @property
    def outline(self) -> str:
        """The frame."""
        return rectangle(self.corner, *self.size, 3)

    @property
    def hole(self) -> str:
        """The frame the other way round, which cuts it out of what is around it."""
        (x, y), (wide, high) = self.corner, self.size
        return f"M{x} {y}v{high}h{wide}v{-high}z"


EUROPE: Final = Sheet((_FRAME, _FRAME), (WIDTH - 2 * _FRAME, HEIGHT - 2 * _FRAME), (-26.6, 59.0), 20.4)
SOUTH: Final = Sheet((22, 22), (150, 176), (-83.2, 1.6), 8.3)
ISLES: Final = Sheet((22, 386), (150, 92), (-18.9, 29.85), 30)


def drawn_map() -> str:
    """Return the drawing of the map."""
    return document(_map(), width=WIDTH, height=HEIGHT)


def _map() -> list[Element]:
    lands = (CONTINENT, BRITAIN, IRELAND, NORTH, AFRICA, *ISLANDS)
    return [
        # What of the corners runs over their frames is covered by the sea between them.
        *_corner(SOUTH, (PERU,)),
        *_corner(ISLES, CANARIES),
        Path(EUROPE.outline + SOUTH.hole + ISLES.hole, _SEA),
        *_rhumbs((194, 322)),
        *_coasts(EUROPE, lands),
        *_hills(EUROPE, _RANGES),
        *_towns(EUROPE, _TOWNS),
        *_compass((194, 322), 32),
        *_ship((200, 234)),
        *_hills(SOUTH, _ANDES),
        Path(_smooth(SOUTH, TITICACA), _SHALLOW, _INK, 0.7),
        *_towns(SOUTH, ((-77.03, -12.05),)),
        Path(SOUTH.outline, None, _INK, 1.6),
        Path(ISLES.outline, None, _INK, 1.6),
        *_border(),
    ]


_TOWNS: Final = ((-3.7, 40.4), (-0.9, 41.65), (-4.4, 36.85), (2.35, 48.85), (-0.1, 51.5))
"""Madrid, Zaragoza, Málaga, Paris and London."""
_RANGES: Final = (
    *((-1.2, 42.9), (0.2, 42.7), (1.5, 42.5)),
    *((6.6, 44.6), (7.1, 45.4), (8.2, 46.2), (9.6, 46.6), (11, 46.8), (12.4, 46.9), (13.9, 47.1)),
    *((2.4, 45.1), (3.5, 44.5), (-5.2, 40.3), (-3.3, 37.2), (-2.4, 37.4)),
    *((10.6, 44.2), (12.6, 43.1), (14, 41.9), (8, 60), (-4.6, 57)),
)
_ANDES: Final = (
    *((-78.6, -6), (-77.6, -8.4), (-76, -10.6), (-74.6, -12.6), (-72.8, -14), (-71, -14.8)),
    *((-68.2, -16.6), (-78.4, -1.6)),
)


def _smooth(sheet: Sheet, coast: Coast) -> str:
    """Return path data of a closed curve through the points of *coast*."""
    points = [sheet.place(point) for point in coast]
    path = f"M{points[0][0]:.2f} {points[0][1]:.2f}"
    count = len(points)
    for at in range(count):
        before, here = points[at - 1], points[at]
        there, after = points[(at + 1) % count], points[(at + 2) % count]
        reach = hypot(there[0] - here[0], there[1] - here[1])
        first, second = _towards(here, before, there, reach), _towards(there, after, here, reach)
        path += "C" + " ".join(f"{x:.2f} {y:.2f}" for x, y in (first, second, there))
    return path + "Z"


def _towards(here: Point, before: Point, after: Point, reach: float) -> Point:
    """Return the handle at *here* of a curve that goes on *after*: a third of *reach* away at the most."""
    dx, dy = (after[0] - before[0]) / 6, (after[1] - before[1]) / 6
    share = min(1.0, reach / 3 / (hypot(dx, dy) or 1.0))
    return here[0] + dx * share, here[1] + dy * share


def _coasts(sheet: Sheet, lands: Sequence[Coast]) -> list[Element]:
    """Return the lands, with lines in the water that follow their shores farther and farther off."""
    whole = "".join(_smooth(sheet, land) for land in lands)
    water: list[Element] = []
    for reach, line in ((22.0, 0.5), (14.0, 0.6), (8.0, 0.7), (4.0, 0.8)):
        water += [Path(whole, None, _INK, reach + line), Path(whole, None, _SEA, reach - line)]
    shore = Path(whole, None, _SHALLOW, 3.2)
    return [*water, shore, Path(whole, _LAND, _INK, 1.3)]


def _corner(sheet: Sheet, lands: Sequence[Coast]) -> list[Element]:
    """Return a part of the plate with a map of its own."""
    return [Path(sheet.outline, _SEA), *_coasts(sheet, lands)]


def _hills(sheet: Sheet, places: Sequence[Point]) -> list[Element]:
    """Return small mountains as old maps have them, each shaded at its right."""
    slopes = shades = lines = ""
    for number, degrees in enumerate(places):
        x, y = sheet.place(degrees)
        wide, high = 6.4 + number % 3, 8.4 + (number * 5) % 4
        slopes += f"M{x - wide:.1f} {y + 3:.1f}Q{x - 2:.1f} {y - high:.1f} {x:.1f} {y - high:.1f}"
        slopes += f"Q{x + 2:.1f} {y - high + 1:.1f} {x + wide:.1f} {y + 3:.1f}Z"
        lines += f"M{x - wide:.1f} {y + 3:.1f}Q{x - 2:.1f} {y - high:.1f} {x:.1f} {y - high:.1f}"
        lines += f"Q{x + 2:.1f} {y - high + 1:.1f} {x + wide:.1f} {y + 3:.1f}"
        shades += "".join(
            cut((x + 1.1 * step, y - high + 2.4 * step), (x + 0.4 + 0.8 * step, y + 2), 1.1)
            for step in range(1, 4)
        )
    return [Path(slopes, _HILL), Path(lines, None, _INK, 0.9), Path(shades, _INK)]


def _towns(sheet: Sheet, places: Sequence[Point]) -> list[Element]:
    """Return towns: a ring of paper round a red dot."""
    spots = [sheet.place(degrees) for degrees in places]
    rings, dots = ("".join(circle(spot, radius) for spot in spots) for radius in (3.4, 1.7))
    return [Path(rings, _LAND, _INK, 1.1), Path(dots, _SEAL)]


_CORNERED: Final = (9, 10, 14, 15)
"""The winds, counted from the north, that would blow through the corners."""


def _rhumbs(centre: Point) -> list[Element]:
    """Return the lines of the winds from the compass over the whole sea."""
    free = (at for at in range(16) if at not in _CORNERED)
    lines = "".join(polygon((centre, polar(700, 22.5 * at, centre)), closed=False) for at in free)
    return [Path(lines, None, _SHALLOW, 1.0)]


def _compass(centre: Point, radius: float) -> list[Element]:
    """Return a compass rose with a lily to the north."""
    x, y = centre
    light = dark = ""
    for turn, reach in (*((45 + 90 * at, 0.7) for at in range(4)), *((90 * at, 1.0) for at in range(4))):
        tip = polar(radius * reach, turn, centre)
        for side in (-1, 1):
            foot = polar(radius * 0.22, turn + 45 * side, centre)
            piece = polygon((centre, foot, tip))
            if side > 0:
                dark += piece
            else:
                light += piece
    top = y - radius
    lily = f"M{x} {top - 14}Q{x + 5} {top - 7} {x} {top - 2}Q{x - 5} {top - 7} {x} {top - 14}Z"
    return [
        Path(circle(centre, radius * 0.62), None, _INK, 0.8),
        Path(circle(centre, radius * 0.56), None, _INK, 0.5),
        Path(light, _LAND, _INK, 0.8),
        Path(dark, _INK, _INK, 0.8),
        Path(lily, _SEAL, _INK, 0.8),
    ]


_SAILS: Final = ((-17, -22, 12, 13), (-18, -8, 14, 15), (-3, -28, 14, 16), (-4, -11, 17, 18))
"""The left and top of each sail from the middle of the ship, its width and height."""


def _sail(corner: Point, wide: float, high: float) -> str:
    """Return a sail that the wind fills from the left."""
    x, y = corner
    left, right = f"{x + wide * 0.5} {y + high / 2}", f"{x + wide * 1.5} {y + high / 2}"
    return f"M{x} {y}Q{left} {x} {y + high}L{x + wide} {y + high}Q{right} {x + wide} {y}Z"


def _ship(centre: Point) -> list[Element]:
    """Return a ship under full sail."""
    x, y = centre

    def moved(*points: Point) -> str:
        return polygon([(x + px, y + py) for px, py in points])

    hull = (
        f"M{x - 22} {y + 10}Q{x - 18} {y + 20} {x - 12} {y + 21}H{x + 12}"
        f"Q{x + 20} {y + 19} {x + 24} {y + 6}L{x + 14} {y + 11}H{x - 12}Z"
    )
    masts = f"M{x - 10} {y + 11}V{y - 24}M{x + 5} {y + 11}V{y - 30}M{x + 24} {y + 6}L{x + 36} {y}"
    sails = "".join(_sail((x + left, y + top), wide, high) for left, top, wide, high in _SAILS)
    waves = "".join(f"M{x + at} {y + 26}q4 -4 8 0t8 0t8 0" for at in (-34, -6, 18))
    return [
        Path(masts, None, _INK, 1.4),
        Path(sails, _LAND, _INK, 1.0),
        Path(moved((5, -30), (18, -34), (16, -31), (18, -28)), _SEAL, _INK, 0.7),
        Path(hull, _HILL, _INK, 1.2),
        Path(
            "".join(cut((x + 20 - 5 * at, y + 12), (x + 10 - 5 * at, y + 19), 1.2) for at in range(5)), _INK
        ),
        Path(waves, None, _INK, 0.9),
    ]


def _border() -> list[Element]:
    """Return the frame, with a scale of degrees between two lines; it covers what lies outside."""
    paper = (
        f"M-40 -40H{WIDTH + 40}V{HEIGHT + 40}H-40Z"
        f"M{_FRAME} {_FRAME}V{HEIGHT - _FRAME}H{WIDTH - _FRAME}V{_FRAME}Z"
    )
    outer = rectangle((2.5, 2.5), WIDTH - 5, HEIGHT - 5, 5)
    bars = ""
    for number in range(0, 20, 2):
        x, step = _FRAME + number * (WIDTH - 2 * _FRAME) / 20, (WIDTH - 2 * _FRAME) / 20
        bars += rectangle((x, 4.4), step, 2.6) + rectangle((x, HEIGHT - 7), step, 2.6)
    for number in range(0, 16, 2):
        y, step = _FRAME + number * (HEIGHT - 2 * _FRAME) / 16, (HEIGHT - 2 * _FRAME) / 16
        bars += rectangle((4.4, y), 2.6, step) + rectangle((WIDTH - 7, y), 2.6, step)
    return [
        Path(paper, _LAND),
        Path(outer, None, _INK, 1.2),
        Path(rectangle((_FRAME, _FRAME), WIDTH - 2 * _FRAME, HEIGHT - 2 * _FRAME), None, _INK, 1.2),
        Path(bars, _INK),
    ]
