"""
Patterns woven into or printed on cloth: repeated in cells, or motifs stamped one by one.

`cloth` lays them on a panel or a free shape.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .geometry import Line, curve, ellipse, polygon

Cells = list[Line]


@dataclass(frozen=True, slots=True)
class Pattern:
    """
    A repeated figure: its *kind*, a key of `LAYOUTS` or `MOTIFS`, its colour and the size of one repeat.

    *second* colours the finer part of a pattern that has two; sizes are in card units.
    """

    kind: str
    colour: str
    wide: float = 10.0
    high: float = 14.0
    second: str = ""


def _lozenge(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Return a lozenge with, in the second colour, a smaller one in it; set like bricks."""
    size = 0.47 if layer == 0 else 0.2
    out = []
    for du, dv in ((0.0, 0.0), (0.5, 0.5)):
        x, y = u + (du + 0.5) * wide, v + (dv + 0.5) * high
        w, h = wide * size * 0.94, high * size * 0.94
        out.append([(x - w, y), (x, y - h), (x + w, y), (x, y + h)])
    return out


def _stripe(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Upright stripes with a hairline beside them in the second colour."""
    if layer == 0:
        a, b = u + wide * 0.2, u + wide * 0.56
    else:
        a, b = u + wide * 0.72, u + wide * 0.84
    return [[(a, v), (b, v), (b, v + high), (a, v + high)]]


def _check(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Return a chess-board; in the second colour a small lozenge on the light squares."""
    w, h = wide / 2, high / 2
    if layer == 0:
        return [[(a, b), (a + w, b), (a + w, b + h), (a, b + h)] for a, b in ((u, v), (u + w, v + h))]
    return [
        [
            (a + w * 0.25, b + h / 2),
            (a + w / 2, b + h * 0.25),
            (a + w * 0.75, b + h / 2),
            (a + w / 2, b + h * 0.75),
        ]
        for a, b in ((u + w, v), (u, v + h))
    ]


def _chevron(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Zigzag bands."""
    top, deep = (0.0, 0.42) if layer == 0 else (0.58, 0.14)
    a, b, c = u, u + wide / 2, u + wide
    y, d, rise = v + top * high, deep * high, 0.4 * high
    return [
        [(a, y + rise), (b, y), (b, y + d), (a, y + rise + d)],
        [(b, y), (c, y + rise), (c, y + rise + d), (b, y + d)],
    ]


def _trellis(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Crossing diagonals, in the second colour a lozenge in every field."""
    if layer:
        x, y, w, h = u + wide / 2, v + high / 2, wide * 0.17, high * 0.17
        return [[(x - w, y), (x, y - h), (x + w, y), (x, y + h)]]
    t, s = wide * 0.09, high * 0.09
    return [
        [
            (u, v),
            (u + t, v),
            (u + wide, v + high - s),
            (u + wide, v + high),
            (u + wide - t, v + high),
            (u, v + s),
        ],
        [
            (u + wide, v),
            (u + wide, v + s),
            (u + t, v + high),
            (u, v + high),
            (u, v + high - s),
            (u + wide - t, v),
        ],
    ]


def _scale(u: float, v: float, wide: float, high: float, layer: int) -> list[Line]:
    """Overlapping scales, for mail."""
    if layer:
        return []
    out = []
    for du, dv in ((0.0, 0.0), (0.5, 0.5)):
        x, y = u + (du + 0.5) * wide, v + dv * high
        w, h = wide * 0.46, high * 0.5
        out.append(
            [
                (x - w, y),
                (x - w * 0.8, y + h * 0.55),
                (x, y + h),
                (x + w * 0.8, y + h * 0.55),
                (x + w, y),
                (x + w * 0.6, y + h * 0.3),
                (x, y + h * 0.62),
                (x - w * 0.6, y + h * 0.3),
            ]
        )
    return out


_FLEUR = [
    curve(
        "0,-6 2.4,-2.6 0.9,0.2! 2.6,-2 5,-0.8 4.2,2.2 2.4,1.6! 1,2.2 2.4,5.4! 0,4.4 -2.4,5.4! -1,2.2"
        " -2.4,1.6! -4.2,2.2 -5,-0.8 -2.6,-2 -0.9,0.2! -2.4,-2.6",
        closed=True,
    )
]
_QUATREFOIL = [ellipse(c, 2.1) for c in ((0.0, -2.3), (2.3, 0.0), (0.0, 2.3), (-2.3, 0.0))]
_TOWER = [
    polygon(
        "-4,5 -4,-1 -5,-1 -5,-5 -3,-5 -3,-3.4 -1,-3.4 -1,-5 1,-5 1,-3.4 3,-3.4 3,-5 5,-5 5,-1 4,-1 4,5"
        " 1.4,5 1.4,1 0,0 -1.4,1 -1.4,5"
    )
]
_STAR = [polygon("0,-5.5 1.5,-1.9 5.2,-1.7 2.3,0.8 3.3,4.5 0,2.4 -3.3,4.5 -2.3,0.8 -5.2,-1.7 -1.5,-1.9")]
_HEART = [curve("0,5! -5,-0.6 -3.6,-4.6 0,-2.2! 3.6,-4.6 5,-0.6", closed=True)]
_DIAMOND = [polygon("0,-6 4,0 0,6 -4,0")]
_TREFOIL = [ellipse(c, 2.4) for c in ((0.0, -2.8), (2.6, 0.8), (-2.6, 0.8))] + [
    polygon("0,0 1.8,5.4 -1.8,5.4")
]
_SPADE = [curve("0,-6! 4.8,0 4,3.2 0.7,2! 1.8,5.6! -1.8,5.6! -0.7,2! -4,3.2 -4.8,0", closed=True)]
_POMEGRANATE = [
    curve("0,-4! 3.4,-1.6 3.4,2.6 0,5.2 -3.4,2.6 -3.4,-1.6", closed=True),
    polygon("-2.4,-6.4 0,-4 2.4,-6.4 1.2,-3.4 -1.2,-3.4"),
    curve("-3.8,5.6! -6.6,2 -6,-2.4! -4.8,2", closed=True),
    curve("3.8,5.6! 6.6,2 6,-2.4! 4.8,2", closed=True),
]
_ERMINE = [curve("0,-4.4! 0.9,0 2.4,3.8! 0.7,2.6! 0,4.6! -0.7,2.6! -2.4,3.8! -0.9,0", closed=True)]

MOTIFS: dict[str, Cells] = {
    "fleur": _FLEUR,
    "quatrefoil": _QUATREFOIL,
    "tower": _TOWER,
    "star": _STAR,
    "heart": _HEART,
    "diamond": _DIAMOND,
    "trefoil": _TREFOIL,
    "spade": _SPADE,
    "pomegranate": _POMEGRANATE,
    "ermine": _ERMINE,
}
"""Figures that are stamped one by one, about 11 high around the origin."""

Layout = Callable[[float, float, float, float, int], list[Line]]


LAYOUTS: dict[str, Layout] = {
    "lozenge": _lozenge,
    "stripe": _stripe,
    "check": _check,
    "chevron": _chevron,
    "trellis": _trellis,
    "scale": _scale,
}
"""The layouts of repeats: (left, top, width, height, layer) gives convex cells."""
