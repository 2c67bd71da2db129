"""Beards and moustaches, in head units (see `face`)."""

from __future__ import annotations

from collections.abc import Callable

from ..geometry import curve, place
from ..palette import INK, PALE_BLUE, VERMILION
from ..pen import Pen
from .hair import RAVEN, lock


def _full(pen: Pen, colour: str, sway: float) -> None:
    """Broad and long, ending in two points."""
    pen.shape(
        curve(
            f"-33,-4! -30,14 -18,22 0,20 16,22 28,14 31,-4! 33,26 24,48 {16 + sway},76! {8 + sway},68"
            f" {4 + sway},62! {-2 + sway},70 {-10 + sway},80! -22,56 -33,28",
            closed=True,
        ),
        colour,
        1.7,
    )
    ink = PALE_BLUE if colour == RAVEN else INK
    for x0, x1, x2 in (
        (-28, -25, -12),
        (-22, -19, -9),
        (-15, -12, -5),
        (-8, -6, -1),
        (8, 8, 7),
        (14, 14, 11),
        (20, 20, 14),
        (26, 25, 17),
    ):
        pen.line(curve(f"{x0},{25 if abs(x0) < 24 else 15} {x1},40 {x2 + sway},66"), 1.2, colour=ink)


def _long(pen: Pen, colour: str, sway: float) -> None:
    """Draw a patriarch's beard, long and single."""
    pen.shape(
        curve(
            f"-33,-6! -29,14 -16,22 0,20 14,22 27,14 31,-6! 34,24 30,56 {14 + sway},88 {2 + sway},104!"
            f" {-14 + sway},90 -30,58 -34,24",
            closed=True,
        ),
        colour,
        1.7,
    )
    ink = PALE_BLUE if colour == RAVEN else INK
    for k, x in enumerate((-28, -22, -16, -10, -4, 3, 9, 15, 21, 26)):
        pen.line(
            curve(
                f"{x},{25 if abs(x) < 24 else 14} {x * 1.05:.1f},46"
                f" {x * 0.55 + sway:.1f},{70 + (k % 3) * 6} {x * 0.25 + sway:.1f},{84 + (k % 2) * 8}"
            ),
            1.2,
            colour=ink,
        )


def _short(pen: Pen, colour: str, sway: float) -> None:
    """Trimmed close along the jaw, squarely cut."""
    pen.shape(
        curve(
            f"-34,-10! -29,12 -19,22 -4,20 12,22 25,14 31,-10! 33,18 27,40 {14 + sway},57 {-10 + sway},58"
            " -26,44 -34,20",
            closed=True,
        ),
        colour,
        1.7,
    )
    ink = PALE_BLUE if colour == RAVEN else INK
    for x in (-29, -24, -18, -11, -3, 5, 13, 20, 26):
        pen.line(
            curve(
                f"{x},{25 if abs(x) < 24 else 12} {x * 0.95:.1f},38"
                f" {x * 0.6 + sway:.1f},{54 - abs(x) * 0.3:.1f}"
            ),
            1.2,
            colour=ink,
        )


def _pointed(pen: Pen, colour: str, sway: float) -> None:
    """Draw a cavalier's tuft on the chin."""
    lock(pen, f"-4,34 -9,44 -4,56 {2 + sway},70", f"10,34 13,44 9,56 {3 + sway},70", colour, 3)


def _curly(pen: Pen, colour: str, sway: float) -> None:
    """Draw a round beard whose edge is a row of curls."""
    pen.shape(
        curve(
            "-34,-8! -29,12 -18,22 -4,20 12,22 25,13 31,-8! 36,2 33,12! 38,20 33,30! 35,40 26,46! 24,57"
            " 13,57! 6,66 -3,61! -14,66 -19,55! -30,54 -29,42! -38,36 -33,26! -40,16 -35,8!",
            closed=True,
        ),
        colour,
        1.7,
    )
    ink = PALE_BLUE if colour == RAVEN else INK
    coil = curve("-6,3 -6,-2 -2,-5.6 3,-5 5.4,-0.6 3,4 -1,4.4 -3,1.6 -1.6,-1.4 1,-1.2")
    for x, y in _CURLS:
        pen.line([(x + sway * 0.3 + dx, y + dy) for dx, dy in coil], 1.2, "even", colour=ink)


_CURLS = ((-28, 29), (-19, 43), (-4, 51), (12, 47), (24, 34), (-13, 32), (9, 35), (28, 23))


def _profile(pen: Pen, colour: str) -> None:
    """Beard and moustache of a face seen from the side."""
    pen.shape(
        curve(
            "-16,6! -12,18 0,27 12,27 20,24 27,27! 31,37 34,50 39,66! 28,70 14,66 0,56 -12,40 -20,24",
            closed=True,
        ),
        colour,
        1.7,
    )
    ink = PALE_BLUE if colour == RAVEN else INK
    for k, (x, y) in enumerate(((-12, 24), (-5, 30), (3, 31), (10, 31), (17, 31), (23, 33))):
        pen.line(curve(f"{x},{y} {x + 6 + k},{y + 14} {x + 16},{y + 26 + k}"), 1.1, colour=ink)
    pen.shape(curve("32,26! 26,27.4 21,27! 24,31 31,32!", closed=True), VERMILION, 1.1, body=False)
    lock(pen, "32,18.5 24,19 15,25 6,36", "33,25 26,25.4 17,30 6,36", colour, 2, width=1.4)


# Each with how far it moves to the right on a turned face, and on one that looks ahead.
_BEARDS: dict[str, tuple[Callable[[Pen, str, float], None], float, float]] = {
    "full": (_full, 2.0, 0.0),
    "long": (_long, 2.0, 0.0),
    "short": (_short, 2.0, 0.0),
    "pointed": (_pointed, 7.0, -3.0),
    "curly": (_curly, 2.0, 0.0),
}


def beard(pen: Pen, style: str, colour: str, *, turned: bool) -> None:
    """
    Beard, lower lip and moustache of a face that looks ahead or is *turned* to its right.

    *style* is ``none``, ``profile`` for a face from the side, ``moustache`` alone, or the name of a beard.
    """
    if style == "none":
        return
    if style == "profile":
        _profile(pen, colour)
        return
    if style != "moustache":
        draw, aside, ahead = _BEARDS[style]
        draw(pen.within(place(aside if turned else ahead, 0.0)), colour, 6.0 if turned else 0.0)
    lips = pen.within(place(10.5 if turned else 0.0, 0.0))
    if style not in ("pointed", "moustache"):
        lips.shape(curve("-9,28! -4,26 4,26 9,28! 5,34 -5,34", closed=True), VERMILION, 1.3, body=False)
        lips.line(curve("-8,28.5 0,29.5 8,28.5"), 1.4)
    _moustache(lips, colour, 0.78 if turned else 1.0)


def _moustache(pen: Pen, colour: str, far: float) -> None:
    """Draw both halves, the one on the far side of the face *far* times as long."""
    lock(pen, "0,20 -9,19 -18,25 -27,35", "0,27 -8,26 -16,31 -27,35", colour, 2)
    upper = f"0,20 {9 * far},19 {18 * far},25 {26 * far},34"
    lock(pen, upper, f"0,27 {8 * far},26 {16 * far},31 {26 * far},34", colour, 2)
