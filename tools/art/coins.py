"""Oros: a struck coin with a beaded rim and a rosette."""

from .affine import Point, scaled, shifted, turned
from .burin import cut, dots, polar, ring, spindle
from .palette import BLUE, CRIMSON, GOLD, INK, PAPER, STRAW, VERMILION
from .svg import Element, Path, circle, group, interleaved, polygon

_PETAL = "M0 -8C-8 -15 -9.5 -25 0 -32C9.5 -25 8 -15 0 -8Z"
_PLAIN_PETAL = "M0 -8Q-13.4 -20.5 0 -32Q13.4 -20.5 0 -8Z"
_BROAD_PETAL = "M0 -6C-11 -14 -11 -26 0 -33C11 -26 11 -14 0 -6Z"
_PETALS = 8


def coin(line: float) -> list[Element]:
    """Return a coin of diameter 100 about the origin."""
    veins = "".join(spindle(polar(13, at), polar(25, at), 1.5) for at in _petal_angles())
    return [
        *_blank(line),
        Path(circle((0, 0), 46.2), None, INK, line * 0.3),
        Path(_shading(), INK),
        *_pearls(),
        *_field(line, 36.5),
        Path(_star(), GOLD),
        *_petals(_PETAL, _PETALS, line * 0.62),
        Path(veins, VERMILION),
        Path(circle((0, 0), 8.6), GOLD, INK, line * 0.7),
        Path(circle((0, 0), 4), BLUE, INK, line * 0.4),
    ]


def plain_coin(line: float) -> list[Element]:
    """Return the coin in fewer marks, for cards that show many."""
    veins = "".join(polygon((polar(15, at), polar(23, at)), closed=False) for at in _petal_angles())
    return [
        *_blank(line),
        *_pearls(),
        *_field(line, 36.5),
        Path(_star(), GOLD),
        *_petals(_PLAIN_PETAL, _PETALS, line * 0.6),
        Path(veins, stroke=VERMILION, width=1.8),
        Path(circle((0, 0), 8.6), GOLD, INK, line * 0.7),
        Path(dots([(0, 0)]), stroke=BLUE, width=8),
    ]


def medal(line: float) -> list[Element]:
    """Return the coin without light or shade, so that it looks the same either way up."""
    return [
        Path(circle((0, 0), 50 - line / 2), GOLD, INK, line),
        Path(dots(ring(18, 41.6)), stroke=INK, width=5),
        Path(dots(ring(18, 41.6)), stroke=STRAW, width=3),
        Path(circle((0, 0), 35.5), VERMILION, INK, line),
        Path(_star(), GOLD),
        *_petals(_PETAL, _PETALS, line * 0.62),
        Path(circle((0, 0), 8.6), GOLD, INK, line * 0.7),
        Path(circle((0, 0), 4), BLUE, INK, line * 0.4),
    ]


def small_coin(line: float) -> list[Element]:
    """Return the coin for under an index figure: the same silhouette, without details too small to see."""
    centre = Path(circle((0, 0), 9), GOLD, INK, line * 0.7)
    return [*_blank(line), *_field(line, 37), *_petals(_BROAD_PETAL, 6, None), centre]


def rosette(centre: Point, radius: float) -> list[Element]:
    """Return a gold rose of eight petals, as on a coin."""
    petal = Path("M0 -1.6C-2.9 -4 -3.4 -7.6 0 -10C3.4 -7.6 2.9 -4 0 -1.6Z", GOLD, INK, 0.5)
    vein = Path(cut((0, -3.4), (0, -8), 0.7), CRIMSON)
    petals = [[group([petal, vein], turned(45 * step))] for step in range(8)]
    heart = [Path(circle((0, 0), 2.7), VERMILION, INK, 0.6), Path(circle((-0.3, -0.3), 0.9), STRAW)]
    return [group([*interleaved(petals), *heart], shifted(*centre) @ scaled(radius / 10))]


def _petal_angles() -> list[float]:
    return [360 / _PETALS * step for step in range(_PETALS)]


def _petals(shape: str, count: int, line: float | None) -> list[Element]:
    """*count* petals about the middle, outlined unless *line* is None."""
    petal = Path(shape, PAPER, INK, line) if line else Path(shape, PAPER)
    return [group([petal], turned(360 / count * step)) for step in range(count)]


def _star() -> str:
    """Return the rays that look out between the petals."""
    points = ring(_PETALS, 34, 180 / _PETALS)
    hollows = [polar(24, 180 / _PETALS + side + at) for at in _petal_angles() for side in (-9, 9)]
    return polygon(
        point
        for before, ray, after in zip(hollows[::2], points, hollows[1::2], strict=True)
        for point in (before, ray, after)
    )


def _pearls() -> list[Element]:
    """Return the beads of the rim, lit from the upper left."""
    return [
        Path(dots(ring(16, 41.6)), stroke=INK, width=6),
        Path(dots(ring(16, 41.2, -0.6)), stroke=STRAW, width=3.8),
    ]


def _blank(line: float) -> list[Element]:
    """Return the bare disc; its ink shows more at the lower right, as a line that swells."""
    return [
        Path(dots([(0, 0)]), stroke=INK, width=100),
        group([Path(circle((0, 0), 49.4 - line * 0.8), GOLD)], shifted(-line * 0.22, -line * 0.28)),
    ]


def _field(line: float, radius: float) -> list[Element]:
    """Return the red field inside the rim; here the ink is heavier at the upper left, for it lies lower."""
    return [
        Path(dots([(0, 0)]), stroke=INK, width=2 * radius),
        group([Path(circle((0, 0), radius - line * 0.75), VERMILION)], shifted(line * 0.2, line * 0.25)),
    ]


def _shading() -> str:
    """Return two fine crescents along the lower right of the rim."""
    return spindle(polar(47.4, 96), polar(47.4, 174), 1.5, -14) + spindle(
        polar(39.2, 100), polar(39.2, 166), 0.9, -11
    )
