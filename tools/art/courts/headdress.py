"""Head-dresses of the queens: veil, gabled hood, horns and garland, in head units (see `face`)."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import spots
from ..geometry import along, curve, place, polygon
from ..palette import GOLD, WHITE
from ..pen import Pen
from .crowns import rim_height


def veil(pen: Pen, cloth: str, trim: str) -> None:
    """Draw a veil behind the head, to be drawn before it."""
    left = curve("-4,-60 -40,-48 -54,-10 -62,40 -86,84")
    right = curve("4,-60 40,-50 52,-10 60,40 88,84")
    pen.shape(left + right[::-1], cloth, 1.8)
    for edge, into in ((left, 5.0), (right, -5.0)):
        pen.line([(x + into, y) for x, y in edge[8:]], 1.8, "start", colour=trim)
    for line in ("-44,-20 -52,30 -70,78", "-38,0 -44,40 -54,80", "42,-20 50,30 70,78", "38,0 42,40 52,80"):
        pen.line(curve(line), 1.4, "start")


def _gable(pen: Pen, cloth: str, trim: str) -> None:
    """Draw a gabled hood: a stiff frame edged with braid, over smooth hair."""
    pen.shape(polygon("-44,26 -50,-34 0,-74 50,-34 44,26 33,24 35,-20 0,-48 -35,-20 -33,24"), cloth, 1.8)
    inner = curve("-40,22! -43,-29! 0,-63! 43,-29! 40,22!")
    pen.line(inner, 6.2, "even", colour=trim)
    pen.line(curve("-36,22! -38,-25! 0,-56! 38,-25! 36,22!"), 1.2, "even")
    for share in range(1, 20):
        pen.disc(along(inner, [share / 20])[0], 1.7, WHITE if trim != WHITE else GOLD, 0.7)


def _hennin(pen: Pen, cloth: str, trim: str) -> None:
    """Draw a heart-shaped headdress of two horns, netted with pearls."""
    edge = curve(
        "-37,-22! -54,-38 -62,-66 -44,-82 -18,-76 0,-58! 18,-76 44,-82 62,-66 54,-38 37,-22! 26,-37 0,-42"
        " -26,-37",
        closed=True,
    )
    pen.shape(edge, cloth, 1.8)
    for spot in spots(edge, (15.0, 12.0), margin=10.0):
        pen.disc(spot((0.0, 0.0)), 2.1, WHITE, 0.8)
    pen.line(curve("-37,-25 -26,-40 0,-45 26,-40 37,-25"), 5.0, "even", colour=trim)
    pen.line(
        curve("-50,-36 -58,-66 -43,-78 -18,-72 0,-54 18,-72 43,-78 58,-66 50,-36"), 2.4, "even", colour=trim
    )


def _garland(pen: Pen, blossom: str, heart: str, leaf: str) -> None:
    """Draw a wreath of blossoms across the brow."""
    for k in range(-3, 4):
        x = k * 12.5
        y = rim_height(x / 42)
        pen.shape(
            curve(f"{x - 9},{y + 5}! {x - 3},{y - 7} {x + 8},{y - 4}! {x + 4},{y + 6}", closed=True),
            leaf,
            1.2,
        )
    for k in (-2, -1, 0, 1, 2):
        x = k * 15.0
        turn = place(x, rim_height(x / 42), 1.0, turn=k * 9)
        cup = curve("0,-9 5,-6.4! 9,-2.6 6.4,3! 5,8 0,6.6! -5,8 -6.4,3! -9,-2.6 -5,-6.4!", closed=True)
        pen.shape([turn(p) for p in cup], blossom, 1.3)
        pen.disc(turn((0.0, -0.4)), 2.8, heart, 0.9)


HEADDRESSES: dict[str, Callable[..., None]] = {"gable": _gable, "hennin": _hennin, "garland": _garland}
"""Hood and horns take the colours of cloth and braid, the garland those of blossom, heart and leaf."""
