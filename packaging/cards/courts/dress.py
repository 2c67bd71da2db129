"""What several figures wear or stand on: fur capes, belts, shoes, ground; and heads put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from ..affine import Point, scaled
from ..cloth import ermine
from ..geometry import along, curve, lengths, lerp, place
from ..palette import FLESH, GOLD, GREEN, INK, PALE_GREEN, STRAW, VERMILION, WHITE
from ..pen import Pen, uneven
from .beard import beard
from .crowns import crown, garland
from .dyes import OCHRE, shade
from .face import TURNED, Look, face
from .hair import hair_behind, hair_over
from .hats import gable, hat, hennin, veil


@dataclass(frozen=True, slots=True)
class Head:
    """
    A whole head: face, hair, beard and what is worn on it.

    *wear* names a crown, hat or headdress; *dyes* are its colours, as many as it takes.
    *broad* widens the whole head.
    """

    look: Look = field(default_factory=Look)
    hair: str = "bob"
    tint: str = GOLD
    beard: str = "none"
    wear: str = ""
    dyes: tuple[str, ...] = ()
    veil: tuple[str, str] | None = None
    broad: float = 1.0


_CROWNS = ("leaves", "lilies", "points", "arched", "crown turban", "coronet", "tall")


def _head_pen(pen: Pen, spec: Head, at: Point, high: float, *, turn: float, left: bool) -> Pen:
    """The pen for a head *high* units from skull to chin about the point *at*, looking right or *left*."""
    frame = place(at[0], at[1], high / 100, turn=turn, flip=left) @ scaled(spec.broad, 1.0)
    return pen.within(frame, (high / 64) ** 0.6)


def head(pen: Pen, spec: Head, at: Point, high: float, *, turn: float = 0.0, left: bool = False) -> None:
    """Draw *spec* about *at*, *high* units from skull to chin, looking to the right or to the *left*."""
    own = _head_pen(pen, spec, at, high, turn=turn, left=left)
    if not spec.veil:
        hair_behind(own, spec.hair, spec.tint)
    face(own, spec.look)
    hair_over(own, spec.hair, spec.tint)
    beard(own, spec.beard, spec.tint, turned=spec.look.view == TURNED)
    _wear(own, spec)


def behind_head(
    pen: Pen, spec: Head, at: Point, high: float, *, turn: float = 0.0, left: bool = False
) -> None:
    """The veil and the hair that fall behind the shoulders; to be drawn before the bust."""
    if spec.veil:
        own = _head_pen(pen, spec, at, high, turn=turn, left=left)
        veil(own, *spec.veil)
        hair_behind(own, spec.hair, spec.tint)


def _wear(p: Pen, spec: Head) -> None:
    if not spec.wear:
        return
    if spec.wear in _CROWNS:
        crown(p, spec.wear.removeprefix("crown "), *spec.dyes)
    elif spec.wear == "garland":
        garland(p, *spec.dyes)
    elif spec.wear == "gable":
        gable(p, *spec.dyes)
    elif spec.wear == "hennin":
        hennin(p, *spec.dyes)
    else:
        hat(p, spec.wear, *spec.dyes)


def neck(pen: Pen, outline: str, shadow: str, skin: str = FLESH) -> None:
    """A bare neck with the shade under the chin."""
    pen.shape(curve(outline, closed=True), skin, 1.6)
    pen.fill(curve(shadow, closed=True), shade(skin))


def fur_cape(pen: Pen, outline: str, *, step: Point = (14.0, 11.5), folds: tuple[str, ...] = ()) -> None:
    """A shoulder cape of ermine."""
    edge = curve(outline, closed=True)
    ermine(pen, edge, step=step)
    for fold in folds:
        pen.line(curve(fold), 1.5, "end")


def studded(
    pen: Pen, line: str, depth: float, colour: str, stud: str, *, gap: float = 8.0, size: float = 1.7
) -> None:
    """A band about a curve: belt, hem, collar."""
    middle = curve(line)
    upper = [(x, y - depth / 2) for x, y in middle]
    lower = [(x, y + depth / 2) for x, y in middle]
    pen.shape(upper + lower[::-1], colour, 1.6)
    count = max(1, round(lengths(middle)[-1] / gap))
    for k in range(count):
        pen.disc(along(middle, [(k + 0.5) / count])[0], size, stud, 0.7 if size > 2 else 0.0)


def band(pen: Pen, line: str, width: float, colour: str, *, stud: str = "", gap: float = 8.0) -> None:
    """A ribbon of even *width* along a curve in any direction: baldric, rein, sash, garter."""
    middle = curve(line)
    pen.line(middle, width + 2.0, "even")
    pen.line(middle, width - 0.6, "even", colour=colour)
    if stud:
        count = max(1, round(lengths(middle)[-1] / gap))
        for k in range(count):
            pen.disc(along(middle, [(k + 0.5) / count])[0], width * 0.2, stud)


def shoe(
    pen: Pen, heel: Point, *, left: bool = False, size: float = 1.0, colour: str = INK, buckle: str = GOLD
) -> None:
    """A shoe standing with its ankle over *heel*, toe out to the right or *left*."""
    s = pen.within(place(*heel, size, flip=left))
    s.shape(curve("-7,0! -7,-6 -5.5,-12! 5,-12! 8,-8 18,-5 23,-1.5 22,0!", closed=True), colour, 1.6)
    s.line(curve("7,-6.6 13,-4.8 18,-3"), 1.2, colour=shade(WHITE) if colour == INK else INK)
    s.line(curve("-6.6,-0.4 8,-0.2 22,-0.4"), 1.8, "even")
    s.disc((5.4, -8.4), 2.3, buckle, 0.9)


def ground(
    pen: Pen, left: float = 9.0, right: float = 151.0, *, top: float = 287.0, tone: str = PALE_GREEN
) -> None:
    """A low bank of turf, tapering out before the lower index."""
    wide = right - left
    pen.shape(
        curve(
            f"{left},301.2! {left},{top + 3} {left + wide * 0.2},{top} {left + wide * 0.45},{top + 1.5}"
            f" {left + wide * 0.72},{top - 0.5} {left + wide * 0.93},{top + 2} {right - 2},{top + 7}"
            f" {right},301.2!",
            closed=True,
        ),
        tone,
        1.5,
        body=False,
    )
    for k in range(9):
        x = left + 8 + (wide - 26) * (k + 0.6 * uneven(k)) / 9
        y = top + 7 + 5 * uneven(k * 2 + 1)
        pen.line(curve(f"{x - 5},{y} {x},{y - 0.8} {x + 6},{y + 0.4}"), 1.0, colour=GREEN if k % 2 else INK)
    for x in (left + 5.5, left + wide * 0.53, right - 19):
        for dx, dy in ((-3.2, -6), (-0.6, -9), (2.4, -6.5)):
            pen.line(
                curve(f"{x},{top + 6} {x + dx * 0.4},{top + 6 + dy * 0.5} {x + dx},{top + 6 + dy}"),
                1.5,
                "end",
            )


def pavement(
    pen: Pen,
    left: float = 9.0,
    right: float = 148.0,
    *,
    top: float = 285.0,
    light: str = STRAW,
    dark: str = OCHRE,
) -> None:
    """A chequered floor running to the back, broken off in a curve before the lower index."""
    low = 301.2
    edge = curve(
        f"{left},{low}! {left},{top}! {right - 16},{top}! {right - 4},{top + 4} {right},{low}!", closed=True
    )
    pen.body(edge, light)
    vanish = ((left + right) / 2, top - 60.0)
    rows = (top, top + 6.0, low)

    def crossing(k: float, y: float) -> Point:
        """Where the *k*-th joint crosses the height *y*."""
        foot = left - 40.0 + k * 20.0
        return lerp(vanish, (foot, low), (y - vanish[1]) / (low - vanish[1]))

    tiles = [
        [crossing(k, y0), crossing(k + 1, y0), crossing(k + 1, y1), crossing(k, y1)]
        for row, (y0, y1) in enumerate(pairwise(rows))
        for k in range(row % 2, 12, 2)
    ]
    pen.inlay(edge, tiles, dark)
    pen.line([(left, rows[1]), (right - 3, rows[1])], 1.1, "even")
    pen.contour(edge, 1.5)


def jewel(pen: Pen, at: Point, radius: float = 4.0, stone: str = VERMILION) -> None:
    """A clasp."""
    pen.disc(at, radius, GOLD, 1.4)
    pen.disc(at, radius * 0.5, stone, 0.8)
