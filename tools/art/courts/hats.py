"""Hats, helmets and hoods, in head units (see `face`); a turned head looks to the right."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from ..affine import Point
from ..geometry import Line, curve, even, normals
from ..palette import GOLD, INK, VERMILION, WHITE
from ..pen import Pen, uneven
from .dyes import STEEL, shade


def plume(pen: Pen, spine: str, width: float, colour: str) -> None:
    """Draw an ostrich feather along *spine*, from quill to tip: scalloped edges, barbs and a curling end."""
    barbs = 13
    line = even(curve(spine), barbs * 3 + 1)
    sides = normals(line)

    def edge(sign: float) -> Line:
        out: Line = []
        for i, (p, n) in enumerate(zip(line, sides, strict=True)):
            share = i / (len(line) - 1)
            full = sin(min(1.0, share * 1.25 + 0.1) * 2.6) ** 0.7 if share < 0.9 else (1 - share) * 5.0
            notch = 0.80 + 0.2 * ((i % 3) / 2 if i % 3 else 1.0)
            w = sign * width / 2 * max(0.12, full) * notch
            out.append((p[0] + n[0] * w, p[1] + n[1] * w))
        return out

    left, right = edge(1.0), edge(-1.0)
    pen.shape(left + right[::-1], colour, 1.4)
    ink = STEEL if colour == INK else INK
    for i in range(2, len(line) - 4, 3):
        ahead = min(len(line) - 1, i + 3)
        for rim in (left, right):
            pen.line([line[i], rim[ahead]], 0.8 + 0.4 * uneven(i), "end", colour=ink)
    pen.line(line, 1.2, "end", colour=ink)


def brooch(pen: Pen, centre: Point, radius: float, jewel: str) -> None:
    """Draw a round clasp with a stone."""
    pen.disc(centre, radius, GOLD, 1.3)
    pen.disc(centre, radius * 0.48, jewel, 0.8)


def _beret(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a broad soft cap leaning to one side, with a plume over the back."""
    pen.shape(
        curve("-40,-38! -54,-52 -46,-70 -14,-78 20,-76 44,-62 46,-46 38,-36! 0,-30", closed=True), cloth, 1.8
    )
    pen.fill(curve("38,-36! 46,-46 44,-62 30,-71! 34,-54 26,-34!", closed=True), shade(cloth))
    for line in (
        "-8,-76 -22,-60 -24,-42",
        "10,-77 4,-58 2,-38",
        "26,-73 26,-58 20,-40",
        "-30,-72 -42,-58 -38,-44",
    ):
        pen.line(curve(line), 1.5, "end")
    pen.shape(
        curve("-39,-42! -20,-35 0,-33 20,-35 38,-41! 37,-30 20,-24 0,-22 -20,-24 -38,-31!", closed=True),
        trim,
        1.6,
    )
    for x in (-26, -13, 0, 13, 26):
        pen.disc((x, -28.5 - abs(x) * 0.16), 2.2, WHITE if trim != WHITE else GOLD, 0.8)
    plume(pen, "30,-40 22,-66 -4,-88 -36,-92 -60,-76 -62,-58", 27, feather)
    brooch(pen, (31, -39), 6, VERMILION)


def _brimmed(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a cavalier's hat: tall crown, wide brim turned up on the near side."""
    plume(pen, "-14,-52 -30,-74 -56,-80 -76,-64 -80,-44", 25, feather)
    pen.shape(curve("-27,-38! -27,-62 -20,-80 -8,-78 0,-82 14,-80 24,-64 27,-38!", closed=True), cloth, 1.8)
    pen.fill(curve("27,-38! 24,-64 14,-80! 14,-60 12,-38!", closed=True), shade(cloth))
    pen.line(curve("-8,-77 -4,-68 -6,-56"), 1.4, "start")
    pen.shape(curve("-28,-52! 0,-46 27,-52! 28,-41 0,-35 -29,-41!", closed=True), trim, 1.5)
    pen.shape(
        curve(
            "-62,-34! -48,-46 -28,-45 0,-39 28,-44 50,-48 64,-38! 44,-26 20,-22 0,-22 -30,-22 -52,-22",
            closed=True,
        ),
        cloth,
        1.8,
    )
    pen.fill(curve("64,-38! 44,-26 20,-22 0,-22! 14,-28 34,-34!", closed=True), shade(cloth))
    pen.line(curve("-56,-33 -30,-32 0,-29 30,-31 56,-38"), 1.4)
    brooch(pen, (-17, -46), 5.5, trim)


def _cocked(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a hat whose brim is turned up all round, edged with braid."""
    plume(pen, "18,-44 28,-70 8,-88 -22,-92 -44,-80", 24, feather)
    pen.shape(curve("-30,-46! -30,-66 -16,-76 4,-76 24,-72 31,-46!", closed=True), cloth, 1.7)
    pen.shape(
        curve("-54,-56! -50,-36 -36,-26 0,-21 36,-26 50,-40 52,-60! 30,-48 0,-44 -30,-44", closed=True),
        cloth,
        1.8,
    )
    pen.fill(curve("52,-60! 50,-40 36,-26 6,-21! 28,-32 34,-50!", closed=True), shade(cloth))
    pen.line(curve("-53,-54 -30,-41.5 0,-41 30,-45.5 51,-57"), 2.6, colour=trim)
    pen.line(curve("-44,-34 -20,-29 2,-28"), 1.2)
    brooch(pen, (20, -38), 6, trim)


def _cap(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a small round cap with a notched, turned-up brim and one straight feather."""
    plume(pen, "-22,-42 -38,-56 -52,-74 -48,-92", 16, feather)
    pen.shape(curve("-36,-36! -38,-56 -22,-70 2,-72 26,-66 36,-50 35,-36!", closed=True), cloth, 1.8)
    pen.fill(curve("35,-36! 36,-50 26,-66! 26,-50 22,-36!", closed=True), shade(cloth))
    for line in ("0,-71 -10,-58 -12,-42", "6,-71 14,-58 14,-42"):
        pen.line(curve(line), 1.3, "end")
    pen.shape(
        curve(
            "-42,-50! -40,-36 -38,-28! 0,-20 37,-28! 40,-50! 26,-42 10,-39! 6,-30! 2,-39! -20,-43",
            closed=True,
        ),
        trim,
        1.8,
    )
    pen.line(curve("-38,-32 -10,-26 2,-26"), 1.1)
    pen.disc((-24, -36), 3.4, GOLD, 1.1)


def _hood(pen: Pen, cloth: str, trim: str, _feather: str = WHITE) -> None:
    """Draw a chaperon: a padded roll with a hanging tail."""
    pen.shape(
        curve("-30,-40! -44,-30 -56,0 -60,34 -70,56! -54,62 -40,50 -36,20 -30,-20!", closed=True), cloth, 1.7
    )
    pen.line(curve("-40,-26 -50,4 -54,40"), 1.4)
    pen.shape(curve("-34,-42! -34,-66 -10,-82 18,-76 40,-84! 34,-60 34,-42!", closed=True), cloth, 1.7)
    for line in ("-8,-78 -18,-62 -16,-46", "14,-76 8,-60 8,-46", "36,-80 24,-66 24,-50"):
        pen.line(curve(line), 1.3)
    pen.shape(
        curve(
            "-44,-40 -40,-52 -20,-48 0,-46 22,-49 40,-54 45,-42 38,-31 20,-27 0,-25 -22,-27 -40,-30",
            closed=True,
        ),
        trim,
        1.8,
    )
    for x in (-30, -18, -5, 8, 21, 32):
        pen.line(curve(f"{x + 5},{-48 - abs(x) * 0.08} {x + 3},-36 {x - 4},{-27 - abs(x) * 0.06}"), 1.3)


def _helmet(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a burgonet: comb, peak and cheek-piece, with a plume."""
    plume(pen, "-26,-52 -48,-70 -74,-66 -84,-40 -78,-14", 28, feather)
    pen.shape(
        curve(
            "-42,14! -46,-14 -44,-40 -28,-62 0,-70 26,-62 37,-40 38,-29! 20,-24 0,-22 -16,-20! -20,0 -21,14"
            " -26,30!",
            closed=True,
        ),
        cloth,
        1.8,
    )
    pen.fill(curve("-42,14! -46,-14 -43,-36! -34,-20 -30,6 -26,30!", closed=True), shade(cloth))
    pen.shape(curve("-44,-46! -34,-72 -4,-86 26,-76 37,-46! 24,-62 0,-70 -26,-64", closed=True), cloth, 1.6)
    pen.shape(curve("-18,-24! 10,-30 38,-34 56,-25! 40,-21 14,-19 -16,-16!", closed=True), trim, 1.6)
    for x, y in ((-32, -30), (-36, -14), (-37, 2), (-14, -30), (2, -33), (18, -36)):
        pen.disc((x, y), 2.1, trim, 0.9)
    pen.line(curve("-28,-60 -10,-76 12,-76 28,-64"), 1.2)
    pen.line(curve("-22,-50 -2,-57 18,-54"), 1.6, colour=WHITE)


def _turban(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a wound turban with an aigrette."""
    plume(pen, "10,-52 14,-76 2,-96 -14,-104", 16, feather)
    pen.shape(curve("-10,-76! -8,-86 8,-88 14,-78!", closed=True), trim, 1.4)
    pen.shape(
        curve("-42,-32 -52,-48 -40,-66 -10,-79 24,-76 46,-60 47,-42 38,-29 10,-24 -22,-25", closed=True),
        cloth,
        1.8,
    )
    pen.fill(curve("38,-29! 47,-42 46,-60 36,-70! 36,-50 24,-27!", closed=True), shade(cloth))
    for line in (
        "-48,-50 -20,-46 6,-36 22,-26",
        "-46,-60 -14,-60 20,-48 40,-32",
        "-30,-72 0,-72 28,-62 46,-48",
        "-44,-36 -30,-34 -16,-26",
        "-6,-79 16,-78 34,-70",
    ):
        pen.line(curve(line), 1.6)
    pen.line(curve("-47,-54 -18,-53 14,-42 32,-29"), 3.2, colour=trim)
    brooch(pen, (11, -51), 7, VERMILION if cloth != VERMILION else trim)


def _flat(pen: Pen, cloth: str, trim: str, feather: str = WHITE) -> None:
    """Draw a flat cap with a slashed brim and a drooping feather at the front."""
    pen.shape(curve("-38,-38! -44,-54 -30,-66 0,-68 30,-67 44,-56 38,-38!", closed=True), cloth, 1.7)
    pen.shape(
        curve(
            "-56,-40 -50,-50 -26,-47 0,-44 28,-48 52,-54 60,-44 50,-32 24,-26 0,-24 -28,-26 -50,-30",
            closed=True,
        ),
        trim,
        1.8,
    )
    for x in (-38, -20, 0, 20, 38):
        pen.shape(
            curve(
                f"{x - 4},{-42 - abs(x) * 0.1}! {x},{-39 - abs(x) * 0.1} {x + 4},{-42 - abs(x) * 0.1}!"
                f" {x + 1},{-32 - abs(x) * 0.08} {x - 2},{-31 - abs(x) * 0.08}!",
                closed=True,
            ),
            cloth,
            1.0,
            body=False,
        )
    plume(pen, "-6,-58 18,-72 46,-76 66,-62 70,-42", 23, feather)
    brooch(pen, (-8, -56), 5.5, GOLD)


HATS: dict[str, Callable[..., None]] = {
    "beret": _beret,
    "brimmed": _brimmed,
    "cocked": _cocked,
    "cap": _cap,
    "hood": _hood,
    "helmet": _helmet,
    "turban": _turban,
    "flat": _flat,
}
"""Every hat takes the colours of its cloth and of its band or lining and, if not white, of its feather."""
