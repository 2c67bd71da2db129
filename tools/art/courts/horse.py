"""
Horses in profile, facing right: one outline for body, neck and head, the far legs a tone darker behind it.

How they step is written in `gaits`; mirror the frame to make one face left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..affine import Point
from ..geometry import Line, along, curve, ellipse, knots, lerp, normals, place, smooth
from ..palette import GOLD, INK, VERMILION, WHITE
from ..pen import Pen, uneven
from .dress import band
from .dyes import STEEL
from .gaits import HALT, Pose
from .shanks import Outline, shanks, written


@dataclass(frozen=True, slots=True)
class Coat:
    """A horse's colours and markings."""

    body: str
    far: str
    mane: str = INK
    hoof: str = INK
    dapple: str = ""
    blaze: str = ""
    socks: str = ""


@dataclass(frozen=True, slots=True)
class Harness:
    """Leather, metal and tassels."""

    strap: str = VERMILION
    stud: str = GOLD
    tassel: str = GOLD


# The head in its own frame: the origin is the poll, the nose points down to the right.
_HEAD = (
    "-5,4! 0,-1 7,3 15,16 24,33 32,47 36.5,53 35.5,59.5 31.5,62! 28.5,66 23.5,65 18,58.5 10,51.5 2,49 -3,42!"
)

_BIT = (20.5, 53.0)


def bit(pose: Pose) -> Point:
    """Return where the reins leave the bit."""
    return place(*pose.poll, turn=pose.nod)(_BIT)


def _outline(pose: Pose) -> Line:
    """Return the one outline of head, neck, body and near legs."""
    head, head_corners = knots(_HEAD)
    turn = place(*pose.poll, turn=pose.nod)
    trunk, trunk_corners = knots(written(pose.trunk))
    return smooth([turn(p) for p in head] + trunk, head_corners + trunk_corners, closed=True)


def tail(pen: Pen, coat: Coat, pose: Pose = HALT, *, tied: str = "") -> None:
    """Draw the tail, to be drawn first; *tied* up short with a ribbon of that colour, or hanging free."""
    if not tied:
        _tress(pen, curve(pose.tail[0]), curve(pose.tail[1]), coat.mane, strands=6)
        return
    _tress(
        pen,
        curve("33,167 20,168 13,180 12,191 17,203"),
        curve("38,175 29,178 27,187 26,196 17,203"),
        coat.mane,
        strands=5,
    )
    pen.shape(curve("11,181! 19,178 28,181! 28,188! 19,186 11,188!", closed=True), tied, 1.5)
    pen.shape(curve("14,184! 6,177 4,184! 6,191", closed=True), tied, 1.4)


def _tress(
    pen: Pen, one: Line, other: Line, colour: str, *, strands: int, root: Sequence[Point] = ()
) -> None:
    """Draw a ribbon of horsehair with strands; it grows along *root*, from *other* back to *one*."""
    pen.shape([*one, *other[::-1], *root], colour, 1.7)
    ink = STEEL if colour == INK else INK
    for k in range(1, strands + 1):
        t = k / (strands + 1)
        shares = [0.06 + 0.16 * uneven(k) + (0.7 - 0.1 * uneven(k + 2)) * i / 16 for i in range(17)]
        pen.line(
            [lerp(a, b, t) for a, b in zip(along(one, shares), along(other, shares), strict=True)],
            1.3,
            colour=ink,
        )


def horse(pen: Pen, coat: Coat, harness: Harness, pose: Pose = HALT) -> None:
    """Draw the whole horse with bridle, breast strap and crupper, but without saddle and reins."""
    for leg in pose.far:
        pen.shape(curve(written(leg), closed=True), coat.far, 1.9)
        _shanks(pen, leg, coat)
    edge = _outline(pose)
    far_ear = pen.within(place(*pose.poll, turn=pose.nod))
    far_ear.shape(curve("3,1! 3.5,-9 8,-15! 11,-6 9,3!", closed=True), coat.far, 1.5)
    pen.body(edge, coat.body)
    pen.fill(curve(pose.shadow, closed=True), coat.far)
    if coat.dapple:
        _dapples(pen, coat.dapple, pose.dapples)
    for crease in pose.creases:
        pen.line(curve(crease), 1.2, "end")
    if coat.socks:
        pen.inlay(edge, [shank.sock for shank in shanks(pose.trunk)], coat.socks)
    _hatching(pen, edge)
    for line in (pose.breast, pose.crupper):
        _strap(pen, line, harness)
    pen.contour(edge, 2.0)
    _shanks(pen, pose.trunk, coat)
    _mane(pen, coat, pose)
    _features(pen.within(place(*pose.poll, turn=pose.nod)), coat, harness)


def _shanks(pen: Pen, leg: Outline, coat: Coat) -> None:
    """Draw hooves, tendons and joints."""
    for shank in shanks(leg):
        for fold in shank.folds:
            pen.line(fold, 1.0)
        pen.shape(shank.hoof, coat.hoof, 1.5)


def _dapples(pen: Pen, colour: str, spots: Sequence[tuple[float, float, float]]) -> None:
    """Draw round spots, each a little flattened."""
    for x, y, r in spots:
        pen.fill(ellipse((x, y), r, r * 0.82), colour)


def _hatching(pen: Pen, edge: Line) -> None:
    """Shade under belly, neck and thigh, where the outline looks downwards."""
    ways = len(edge)
    step = max(1, ways // 60)
    run: Line = []
    for i in range(0, ways, step):
        a, b = edge[i], edge[(i + step) % ways]
        # Clockwise outline: going left means that the edge looks down.
        if b[0] < a[0] - 0.4 * abs(b[1] - a[1]) and a[1] < 262:
            run.append(a)
            continue
        if len(run) > 3:
            pen.hatch(run, (1.2, -6.0), gap=3.0, width=1.0)
        run = []


def _mane(pen: Pen, coat: Coat, pose: Pose) -> None:
    """Locks that fall from the crest over the near side of the neck."""
    crest, fall = curve(pose.crest), curve(pose.fall)
    count = 7
    tips = along(fall, [(k + 0.5) / count for k in range(count)])
    roots = along(crest, [k / count for k in range(count + 1)])
    for k in reversed(range(count)):
        a, b, tip = roots[k], roots[k + 1], tips[k]
        left = smooth([a, lerp(lerp(a, tip, 0.55), b, -0.12), tip], [False] * 3)
        right = smooth([b, lerp(lerp(b, tip, 0.5), a, -0.1), tip], [False] * 3)
        root = along(crest, [(k + step / 6) / count for step in range(1, 6)])
        _tress(pen, left, right, coat.mane, strands=2, root=root[::-1])
    brow = pen.within(place(*pose.poll, turn=pose.nod))
    _tress(brow, curve("-1,-2 4,2 8,7 9.6,14.5"), curve("6,0 10,3 12.4,9 9.6,14.5"), coat.mane, strands=1)


def _features(pen: Pen, coat: Coat, harness: Harness) -> None:
    """Ear, eye, nostril, mouth, blaze and bridle, in the frame of the head."""
    pen.shape(curve("-5,6! -6.5,-6 -2,-15! 3,-7 2.6,3!", closed=True), coat.body, 1.6)
    pen.fill(curve("-2.6,2! -3.4,-5 -1.6,-10! 0.6,-5 0.6,1!", closed=True), coat.far)
    if coat.blaze:
        pen.fill(curve("12,11! 24,32 33,48 30,47! 20,32 12,18", closed=True), coat.blaze)
    pen.fill(curve("10,21! 13,18.6 16.4,20 18.4,24! 14.5,25 11.6,23.8", closed=True), INK)
    pen.fill(ellipse((13.4, 20.7), 0.7), WHITE)
    pen.line(curve("8.4,19.4 12,16.2 16.4,17.6 19.6,22.4"), 1.3)
    pen.line(curve("11,26.4 14.4,27.8 18,27"), 0.9)
    pen.line(curve("2,20 1,34 6,45 13,49"), 1.5)
    pen.line(curve("30.5,51 33,49.6 33.6,53 31.5,55"), 1.8)
    pen.line(curve("34.6,59 29,59.4 25,57"), 1.4)
    for strap in ("-2,6 7,24 20.5,53", "-2,6 6,6.5 10.6,8", "17.5,53.6 21.6,48.4 25.4,43.4"):
        band(pen, strap, 2.8, harness.strap)
    pen.disc(_BIT, 3.2, harness.stud, 1.3)
    pen.disc((-1.5, 6.5), 2.4, harness.stud, 1.1)


def _strap(pen: Pen, line: str, harness: Harness) -> None:
    """Draw a studded strap with tassels, cut off square where it goes round the body."""
    middle = curve(line)
    sides = [
        [(x + side * u, y + side * v) for (x, y), (u, v) in zip(middle, normals(middle), strict=True)]
        for side in (2.2, -2.2)
    ]
    pen.shape([*sides[0], *sides[1][::-1]], harness.strap, 1.5, body=False)
    for spot in along(middle, [(k + 0.5) / 6 for k in range(6)]):
        pen.disc(spot, 0.95, harness.stud)
    _tassels(pen, line, harness.tassel)


def _tassels(pen: Pen, line: str, colour: str) -> None:
    """Pendants hanging from a strap."""
    for x, y in along(curve(line), [0.3, 0.62, 0.9]):
        pen.shape(
            curve(
                f"{x - 1.5},{y + 3}! {x + 1.5},{y + 3}! {x + 3.4},{y + 11}! {x},{y + 12.4}"
                f" {x - 3.4},{y + 11}!",
                closed=True,
            ),
            colour,
            1.3,
        )
        pen.line([(x, y + 6), (x, y + 11)], 0.9)
