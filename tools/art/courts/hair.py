"""Hair as locks, in head units (see `face`)."""

from __future__ import annotations

from collections.abc import Callable

from ..geometry import Line, along, curve, ellipse, lerp
from ..palette import INK, PALE_BLUE
from ..pen import Pen, uneven
from .dyes import STEEL, shade

RAVEN = INK


def lock(pen: Pen, left: str, right: str, colour: str, strands: int = 4, *, width: float = 1.4) -> None:
    """Draw a ribbon of hair between two curves that run from root to tip, with strands between them."""
    one, other = curve(left), curve(right)
    pen.shape(one + other[::-1], colour, width)
    strand_lines(pen, one, other, colour, strands)


def strand_lines(pen: Pen, one: Line, other: Line, colour: str, strands: int) -> None:
    """Draw the strands of a ribbon: tapered lines that follow both its edges."""
    ink = PALE_BLUE if colour == RAVEN else INK
    for k in range(1, strands + 1):
        t = k / (strands + 1)
        start, stop = 0.03 + 0.2 * uneven(k + strands), 0.97 - 0.3 * uneven(2 * k + 1)
        shares = [start + (stop - start) * i / 16 for i in range(17)]
        line = [lerp(a, b, t) for a, b in zip(along(one, shares), along(other, shares), strict=True)]
        pen.line(line, 0.75 + 0.45 * uneven(k), "both", colour=ink)


def lined(pen: Pen, outline: str, strands: tuple[str, ...], colour: str, *, width: float = 1.6) -> None:
    """Draw a mass of hair with strands written out one by one."""
    pen.shape(curve(outline, closed=True), colour, width)
    ink = STEEL if colour == RAVEN else INK
    for k, strand in enumerate(strands):
        pen.line(curve(strand), 0.75 + 0.45 * uneven(k), "both", colour=ink)


def _long_behind(pen: Pen, colour: str) -> None:
    lock(pen, "-20,-46 -44,-20 -42,20 -48,46 -68,62", "4,-46 -16,-10 -12,30 -20,54 -42,68 -68,62", colour, 4)
    lock(pen, "34,-30 40,0 36,28 44,48 61,58", "4,-40 10,0 14,36 22,56 40,66 61,58", colour, 3)


def _long_over(pen: Pen, colour: str) -> None:
    lock(
        pen,
        "0,-52 -30,-46 -44,-14 -41,20 -46,40 -58,52",
        "4,-46 -15,-37 -29,-12 -28,18 -32,40 -42,51 -58,52",
        colour,
        5,
    )
    lock(
        pen,
        "0,-53 26,-47 36,-22 35,6 39,32 50,44",
        "0,-44 17,-38 28.6,-18 30.5,4 31,28 37,41 50,44",
        colour,
        2,
    )


def _bob_behind(pen: Pen, colour: str) -> None:
    lock(pen, "-20,-48 -48,-30 -46,10 -43,28 -58,37", "0,-40 -20,0 -14,24 -22,40 -40,46 -58,37", colour, 5)
    lock(pen, "30,-30 37,0 34,18 45,30", "10,-30 20,0 20,22 29,34 45,30", colour, 2)


def _bob_over(pen: Pen, colour: str) -> None:
    lock(
        pen,
        "6,-52 -24,-52 -45,-28 -42,4 -40,20 -51,29",
        "8,-46 -10,-38 -24,-22 -27,2 -26,20 -34,31 -51,29",
        colour,
        5,
    )
    lock(pen, "6,-52 26,-48 36,-28 34,-8 36,10", "8,-46 20,-40 28,-26 30,-10 29,4 36,10", colour, 2)


def _swept_over(pen: Pen, colour: str) -> None:
    """For a profile: brushed back from the brow and turned under at the neck."""
    lock(
        pen,
        "27,-40 6,-36 -10,-16 -12,8 -20,30",
        "27,-40 16,-56 -22,-58 -46,-30 -46,8 -40,26 -46,40 -34,42 -20,30",
        colour,
        7,
    )


def _waved_over(pen: Pen, colour: str) -> None:
    """For a profile: brushed back from the brow, in waves that part into pointed locks on the shoulder."""
    for left, right, strands in (
        ("-22,-54 -50,-34 -47,-8 -54,12 -48,30 -62,48", "0,-44 -30,-20 -30,6 -37,20 -34,38 -62,48", 3),
        ("-14,-56 -38,-34 -36,-4 -42,18 -36,38 -54,58", "6,-48 -20,-24 -17,4 -25,22 -19,44 -54,58", 3),
        ("8,-56 -24,-40 -24,-8 -28,16 -21,38 -37,60", "27,-40 6,-36 -9,-16 -10,8 -17,24 -6,46 -37,60", 3),
    ):
        lock(pen, left, right, colour, strands)


def _curls_behind(pen: Pen, colour: str) -> None:
    for x, y in ((-30, 30), (-38, 14), (-40, -4), (-38, -22), (33, 14), (34, -4)):
        _curl(pen, x, y, 12, colour)


def _curls_over(pen: Pen, colour: str) -> None:
    for x, y, r in (
        (-33, 20, 9),
        (-35, 4, 9),
        (-35, -12, 9),
        (-30, -27, 10),
        (-18, -38, 10),
        (-2, -42, 10),
        (13, -41, 9),
        (25, -33, 8),
        (31, -20, 7),
    ):
        _curl(pen, x, y, r, colour)


def _curl(pen: Pen, x: float, y: float, radius: float, colour: str) -> None:
    """Draw one round curl with its spiral."""
    r = radius
    pen.shape(ellipse((x, y), r, r * 0.96), colour, 1.5)
    ink = STEEL if colour == RAVEN else INK
    pen.line(
        curve(
            f"{x - r * 0.62},{y + r * 0.1} {x - r * 0.4},{y + r * 0.52} {x + r * 0.1},{y + r * 0.62}"
            f" {x + r * 0.56},{y + r * 0.26} {x + r * 0.5},{y - r * 0.3} {x},{y - r * 0.52}"
            f" {x - r * 0.34},{y - r * 0.16} {x - r * 0.12},{y + r * 0.2}"
        ),
        1.0,
        "even",
        colour=ink,
    )


def _flowing_behind(pen: Pen, colour: str) -> None:
    lock(
        pen,
        "-22,-46 -52,-24 -42,8 -56,34 -52,56 -70,74",
        "-4,-40 -24,0 -16,28 -26,50 -46,72 -70,74",
        colour,
        4,
    )
    lock(pen, "30,-34 44,-6 34,18 46,42 44,54 60,68", "8,-30 20,10 14,38 24,54 40,70 60,68", colour, 3)


def _flowing_over(pen: Pen, colour: str) -> None:
    lock(
        pen,
        "4,-53 -32,-50 -48,-20 -38,8 -48,30 -42,48 -56,63",
        "8,-48 -16,-40 -29,-18 -25,6 -33,28 -28,46 -38,61 -56,63",
        colour,
        4,
    )
    lock(
        pen,
        "4,-53 28,-50 40,-24 33,0 42,22 39,38 50,53",
        "8,-48 24,-40 30,-22 29,0 33,22 30,38 37,51 50,53",
        colour,
        2,
    )


def _parted_over(pen: Pen, colour: str) -> None:
    """Smooth over the brow and tied low behind: for women under a veil or hood."""
    lock(pen, "6,-54 -26,-52 -42,-28 -38,6", "8,-40 -12,-36 -27,-20 -30,8", colour, 5)
    lock(pen, "6,-54 26,-50 36,-30 34,-6", "8,-40 20,-36 29,-22 30.5,-8", colour, 3)


def _cropped_over(pen: Pen, colour: str) -> None:
    lined(
        pen,
        "-34,14! -30,0 -31,-14! -24,-30! -14,-27! -6,-36! 6,-31! 14,-37! 22,-31! 31,-24! 36,-36 20,-54"
        " -4,-57 -30,-50 -42,-28 -40,-4",
        (
            "-30,-30 -18,-44 -2,-48",
            "-36,-16 -30,-36 -18,-50",
            "-37,0 -38,-16 -33,-32",
            "-6,-38 4,-46 16,-48",
            "14,-39 22,-43 28,-40",
            "-18,-30 -8,-42 6,-45",
        ),
        colour,
    )


def _fringe_behind(pen: Pen, colour: str) -> None:
    lock(pen, "-20,-46 -46,-28 -46,6 -44,34", "0,-40 -16,0 -14,26 -20,38 -44,34", colour, 4)
    lock(pen, "30,-30 37,0 35,26", "10,-30 20,0 22,30 35,26", colour, 2)


def _fringe_over(pen: Pen, colour: str) -> None:
    """Cut straight across the brow, and straight again below the ears."""
    lock(pen, "6,-54 -26,-52 -43,-28 -42,8 -42,26", "8,-46 -12,-40 -25,-24 -25,4 -24,30 -42,26", colour, 5)
    lock(pen, "6,-54 28,-48 37,-28 35,-6 34.6,20", "8,-46 22,-40 29.4,-26 30,-8 29.6,18 34.6,20", colour, 2)
    lined(
        pen,
        "-30,-20! -32,-44 -4,-54 24,-48 32,-28! 30,-23! 24,-25.6! 20,-22! 12,-25! 6,-21.4! -3,-24.4!"
        " -9,-20.6! -18,-23.6! -23,-19!",
        (
            "-24,-42 -27,-32 -27,-22",
            "-14,-44 -17,-34 -17,-26",
            "-4,-45 -5,-35 -5,-27",
            "6,-45 7,-36 7,-26",
            "15,-43 17,-35 17,-27",
            "23,-40 26,-33 27,-27",
        ),
        colour,
    )


def _nothing(_pen: Pen, _colour: str) -> None:
    """No hair on this side of the head."""


_BEHIND: dict[str, Callable[[Pen, str], None]] = {
    "long": _long_behind,
    "bob": _bob_behind,
    "curls": _curls_behind,
    "flowing": _flowing_behind,
    "fringe": _fringe_behind,
    "parted": _nothing,
    "cropped": _nothing,
    "swept": _nothing,
    "waved": _nothing,
    "none": _nothing,
}
_OVER: dict[str, Callable[[Pen, str], None]] = {
    "long": _long_over,
    "bob": _bob_over,
    "curls": _curls_over,
    "flowing": _flowing_over,
    "fringe": _fringe_over,
    "parted": _parted_over,
    "cropped": _cropped_over,
    "swept": _swept_over,
    "waved": _waved_over,
    "none": _nothing,
}


def hair_behind(pen: Pen, style: str, colour: str) -> None:
    """Draw the hair that falls behind face and neck."""
    _BEHIND[style](pen, shade(colour) if colour != RAVEN else colour)


def hair_over(pen: Pen, style: str, colour: str) -> None:
    """Draw the hair that frames the face."""
    _OVER[style](pen, colour)
