"""The ornaments of the aces: laurel, oak, flowers, rays and ribbons."""

from collections.abc import Sequence
from math import atan2, degrees

from .affine import Point, scaled, shifted, turned
from .burin import cut, dots
from .palette import CRIMSON, GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION
from .svg import Element, Path, circle, group, interleaved

Curve = tuple[Point, Point, Point, Point]
"""A cubic Bezier curve."""

_LEAF = "M0 0C-7 -5 -8 -17 0 -28C8 -18 7 -6 0 0Z"
_LEAF_LIGHT = "M-.4 -2C-5.4 -8 -5.6 -17 -.4 -25Z"
_LOOP = "M2 -3C-10 -17 -32 -23 -39 -12C-43 -3 -28 9 0 4Z"
_LOOP_INSIDE = "M-9 -3C-16 -11 -29 -15 -33 -9.5C-34 -4 -22 1 -9 -3Z"
_TAIL = "M-3 2C-9 14 -22 15 -30 27C-35 34 -42 37 -50 34L-45.4 42.4L-50 50C-38 53 -27 47 -21 38S-3 22 3 5Z"
_PETALS = 5
_OAK = (
    "M0 0C-.6 -2.6 -1.4 -4 -2.6 -4.6C-6.8 -3.6 -8 -8 -4.6 -9.6C-10.4 -9.4 -11.6 -15.2 -6.2 -16.4"
    "C-10.6 -18 -9.4 -23.6 -4.8 -22.6C-5.2 -27 -2.4 -29.4 0 -29.4C2.4 -29.4 5.2 -27 4.8 -22.6"
    "C9.4 -23.6 10.6 -18 6.2 -16.4C11.6 -15.2 10.4 -9.4 4.6 -9.6C8 -8 6.8 -3.6 2.6 -4.6C1.4 -4 .6 -2.6 0 0Z"
)
_OAK_LIGHT = (
    "M-.4 -4C-1.2 -5.2 -2 -5.8 -3 -5.8C-5.6 -5.6 -6 -7.8 -2.6 -10.6C-8.6 -10.4 -9 -14.4 -3.8 -17"
    "C-8.2 -17.4 -7.6 -22 -3.4 -21.2C-3.9 -25.6 -2.2 -28 -.4 -28Z"
)
# Where they grow on a branch, and at which angle to it.
_OAK_LEAVES = ((0.1, -18), (0.2, 54), (0.34, -40), (0.46, 46), (0.64, 20), (0.9, -42), (0.98, -12))
_ACORNS = ((0.34, 66), (0.6, -32), (0.84, 22))
_ACORN = "M-5.2 -7C-5.8 -13 -3.6 -17 -.9 -18.2L0 -20.6L.9 -18.2C3.6 -17 5.8 -13 5.2 -7Z"
_ACORN_LIGHT = "M-3.8 -8C-4.2 -12 -3 -15.4 -1.2 -16.6C-1.9 -13 -1.9 -10 -1.5 -8Z"
_ACORN_CUP = "M-.9 2L-.9 -1C-5.4 -1.4 -7.6 -4 -6.8 -7.4Q0 -9.6 6.8 -7.4C7.6 -4 5.4 -1.4 .9 -1L.9 2Z"


def branch(
    stem: Curve, *, pairs: int, size: float, line: float, spread: float = 40, wood: float = 1.5
) -> list[Element]:
    """
    Return a laurel branch along *stem*: leaves in pairs, *size* long at the root and smaller towards the
    tip; the lowest stand *spread* degrees from the stem, which is *wood* times as broad as a *line*.
    """
    drawings = []
    for number in range(pairs):
        at = 0.07 + 0.85 * number / (pairs - 1)
        for side in (-1, 1):
            # The two of a pair do not grow quite opposite, nor at quite the same angle.
            foot = at + side * 0.012
            lean = side * (spread - 10 * at + 5 * (number % 3 - 1) * side)
            length = size * (1 - 0.42 * at) * (1 - 0.06 * ((number + side) % 3))
            drawings.append(leaf(point_of(stem, foot), heading_of(stem, foot) + lean, length, line=line))
    drawings.append(leaf(point_of(stem, 0.97), heading_of(stem, 1), size * 0.6, line=line))
    (x, y), *rest = stem
    bough = f"M{x} {y}C" + " ".join(f"{a} {b}" for a, b in rest)
    return [Path(bough, None, INK, line * wood), *interleaved(drawings)]


def festoon(centre: Point, reach: float, *, size: float, line: float) -> list[Element]:
    """
    Return a flower between two sprays of laurel that hang from it and rise again at their tips, *reach* to
    either side; *size* is the length of the leaves.
    """
    x, y = centre
    spray = branch(
        ((x + 9, y + 2), (x + reach * 0.4, y + 15), (x + reach * 0.7, y + 8), (x + reach, y - 9)),
        pairs=4,
        size=size,
        line=line,
    )
    return [*spray, *mirrored(spray, x), *blossom(centre, size / 2, line=line)]


def leaf(base: Point, heading: float, length: float, *, line: float) -> list[Element]:
    """Return one leaf growing from *base* towards *heading* (degrees clockwise from up)."""
    size = length / 28
    shapes = [
        Path(_LEAF, GREEN, INK, line / size),
        Path(_LEAF_LIGHT, PALE_GREEN),
        Path(cut((0, 1), (0, -21), 1.7 * line / size), INK),
    ]
    return [group(shapes, shifted(*base) @ turned(heading) @ scaled(size))]


def oak(stem: Curve, *, size: float, line: float) -> list[Element]:
    """Return a branch of oak along *stem*, in leaf and fruit; its lowest leaves are *size* long."""
    leaves, acorns = (
        [
            draw(point_of(stem, at), heading_of(stem, at) + lean, size * (1 - 0.2 * at), line=line)
            for at, lean in places
        ]
        for draw, places in ((_oak_leaf, _OAK_LEAVES), (_acorn, _ACORNS))
    )
    (x, y), *rest = stem
    wood = f"M{x} {y}C" + " ".join(f"{a} {b}" for a, b in rest)
    return [Path(wood, None, INK, line * 1.7), *interleaved(leaves), *interleaved(acorns)]


def _oak_leaf(base: Point, heading: float, length: float, *, line: float) -> list[Element]:
    """Return one leaf of oak, as `leaf` does one of laurel."""
    size = length / 29
    veins = cut((0, 1), (0, -24), 1.7 * line / size)
    veins += "".join(cut((0, y), (5.4, y - 4), 0.9 * line / size) for y in (-8.4, -15.2))
    shapes = [Path(_OAK, GREEN, INK, line / size), Path(_OAK_LIGHT, PALE_GREEN), Path(veins, INK)]
    return [group(shapes, shifted(*base) @ turned(heading) @ scaled(size))]


def _acorn(base: Point, heading: float, length: float, *, line: float) -> list[Element]:
    """Return an acorn on its short stalk, as large as befits leaves of this *length*."""
    size = length / 34
    shapes = [
        Path(_ACORN, GOLD, INK, line / size),
        Path(_ACORN_LIGHT, STRAW),
        Path(_ACORN_CUP, GREEN, INK, line / size),
        Path(dots([(-3.6, -4.2), (0, -4.6), (3.6, -4.2)]), stroke=PALE_GREEN, width=1.5 / size),
    ]
    return [group(shapes, shifted(*base) @ turned(heading) @ scaled(size))]


def ear(stem: Curve, *, rows: int, size: float, line: float) -> list[Element]:
    """Return an ear of wheat on *stem*: *rows* of bearded grains, two abreast, each about *size* long."""
    fine = line * 20 / size
    places = [
        (at, shifted(*point_of(stem, at)) @ turned(heading_of(stem, at) + lean) @ scaled(size / 20))
        for at, lean in (
            *((0.5 + 0.47 * number / (rows - 1), side) for number in range(rows) for side in (-24, 24)),
            (1, 0),
        )
    ]
    # The lowest beards are the shortest: they stand out farthest.
    beards = [
        group([Path(cut((0, -14), (0, -10 - 32 * at), 2.1 * fine), INK)], place) for at, place in places
    ]
    (x, y), *rest = stem
    straw = f"M{x} {y}C" + " ".join(f"{a} {b}" for a, b in rest)
    stalk = [Path(straw, None, INK, line * 2.6), Path(straw, None, STRAW, line * 1.1)]
    return [*stalk, *beards, *interleaved([[group(_grain(fine), place)] for _, place in places])]


def _grain(line: float) -> list[Element]:
    """Return a grain of wheat 20 high, upright on the origin."""
    return [
        Path("M0 2C-6.4 -2 -7 -12 0 -19C7 -12 6.4 -2 0 2Z", GOLD, INK, line),
        Path("M-1 -1C-4.6 -5 -4.4 -11 -.8 -15.4C-2 -10 -2 -5 -1 -1Z", STRAW),
    ]


def bow(
    centre: Point, size: float, *, line: float, outside: str = VERMILION, inside: str = CRIMSON
) -> list[Element]:
    """Return a ribbon tied in a bow about 100 *size* broad, its ends forked."""
    fine = line / size
    halves = [
        [
            Path(_TAIL, outside, INK, fine),
            Path(cut((-46, 42), (-24, 33), 1.4, -3) + cut((-2, 8), (-16, 25), 2, 1.6), INK),
            Path(_LOOP, outside, INK, fine),
            Path(_LOOP_INSIDE, inside, INK, fine * 0.7),
            Path(cut((-1, 1), (-20, 1.4), 2, 2.4) + cut((-3, -4), (-15, -13), 1.6, -1.4), INK),
        ]
    ]
    mirrored = [[group(halves[0], scaled(-1, 1))]]
    drawn = interleaved([*halves, *mirrored])
    knot = [
        Path("M-6 -6C-8 -2 -8 3 -6 7C-2 9 3 9 6 7C8 3 8 -2 6 -6C3 -8 -3 -8 -6 -6Z", outside, INK, fine),
        Path(cut((-3, -6), (-2.4, 4), 1.4) + cut((3.4, 6.6), (3, -3), 1.6), INK),
    ]
    return [group([*drawn, *knot], shifted(*centre) @ scaled(size))]


def blossom(
    centre: Point, radius: float, *, line: float, turn: float = 0, dye: str = VERMILION
) -> list[Element]:
    """Return a five-petalled flower with a gold heart."""
    fine = line / radius * 10
    petal = "M0 -2C-5.6 -3.4 -6.4 -9.6 -2 -10.2Q0 -10.4 0 -8.6Q0 -10.4 2 -10.2C6.4 -9.6 5.6 -3.4 0 -2Z"
    petals = [[group([Path(petal, dye, INK, fine)], turned(360 / _PETALS * step))] for step in range(_PETALS)]
    heart = [Path(circle((0, 0), 3), GOLD, INK, fine), Path(dots([(-0.3, -0.4)]), stroke=STRAW, width=2)]
    return [group([*interleaved(petals), *heart], shifted(*centre) @ turned(turn) @ scaled(radius / 10))]


def rays(centre: Point, inner: float, outer: float, *, count: int, line: float) -> list[Element]:
    """Draw a sun's rays, straight ones of gold and waved ones of vermilion alternately."""
    reach = outer - inner
    root = 6.283 * inner / count / 2 * 0.96
    straight = f"M{-root:.2f} {-inner + 3:.2f}L0 {-outer:.2f}L{root:.2f} {-inner + 3:.2f}Z"
    waved = (
        f"M{-root * 0.86:.2f} {-inner + 3:.2f}C{-root * 1.3:.2f} {-inner - reach * 0.3:.2f} "
        f"{root * 0.5:.2f} {-inner - reach * 0.45:.2f} {-root * 0.3:.2f} {-outer + reach * 0.12:.2f}"
        f"C{root * 1.5:.2f} {-inner - reach * 0.55:.2f} {root * 0.4:.2f} {-inner - reach * 0.3:.2f} "
        f"{root * 0.86:.2f} {-inner + 3:.2f}Z"
    )
    veins = cut((root * 0.3, -inner), (0.4, -inner - reach * 0.7), 1.1)
    step = 360 / count
    place = [turned(step * number) for number in range(count)]
    return [
        group(
            [
                *(group([Path(waved, VERMILION, INK, line)], each) for each in place[1::2]),
                *(group([Path(straight, GOLD, INK, line)], each) for each in place[::2]),
                *(group([Path(veins, INK)], each) for each in place[::2]),
            ],
            shifted(*centre),
        )
    ]


def point_of(curve: Curve, at: float) -> Point:
    """Return the point of *curve* at the parameter *at*, from 0 to 1."""
    left = 1 - at
    weights = (left**3, 3 * left * left * at, 3 * left * at * at, at**3)
    return _sum(curve, weights)


def heading_of(curve: Curve, at: float) -> float:
    """Return the direction of *curve* at *at*, in degrees clockwise from up."""
    left = 1 - at
    x, y = _sum(curve, (-left * left, left * left - 2 * left * at, 2 * left * at - at * at, at * at))
    return degrees(atan2(x, -y))


def mirrored(elements: Sequence[Element], axis: float) -> list[Element]:
    """*elements* as in a glass that stands upright at *axis*."""
    return [group(elements, shifted(2 * axis, 0) @ scaled(-1, 1))]


def _sum(points: Sequence[Point], weights: Sequence[float]) -> Point:
    pairs = list(zip(points, weights, strict=True))
    return sum(x * weight for (x, _), weight in pairs), sum(y * weight for (_, y), weight in pairs)
