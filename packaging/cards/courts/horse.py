"""
Horses in profile, facing right: one outline for body, neck and head, the far legs a tone darker behind it.

The walking horse stands on y = 295 with its muzzle at x = 186; mirror the frame to make it face left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..affine import Point
from ..geometry import Line, along, curve, ellipse, knots, lerp, place, smooth
from ..palette import GOLD, INK, VERMILION, WHITE
from ..pen import Pen, uneven
from .dress import band
from .dyes import STEEL


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


@dataclass(frozen=True, slots=True)
class Pose:
    """The coordinates of a horse: see `WALK` for what each line is."""

    poll: Point
    nod: float
    trunk: str
    far: tuple[str, ...]
    crest: str
    fall: str
    tail: tuple[str, str]
    hooves: tuple[tuple[float, float, float], ...]
    far_hooves: tuple[tuple[float, float, float], ...]
    raised: tuple[str, ...]
    creases: tuple[str, ...]
    shadow: str
    breast: str
    crupper: str
    far_raised: int = 1  # how many of the raised hooves, the first ones, are on the far side


# The head in its own frame: the origin is the poll, the nose points down to the right.
_HEAD = (
    "-5,4! 0,-1 7,3 15,16 24,33 32,47 36.5,53 35.5,59.5 31.5,62! 28.5,66 23.5,65 18,58.5 10,51.5 2,49 -3,42!"
)

WALK = Pose(
    poll=(149.0, 108.0),
    nod=0.0,
    # From the throat by chest, near foreleg, belly, near hind leg, croup and back to the crest.
    trunk="147,158 153,174 157.5,191 154,208 150,222 146.5,236 147.5,244 147,252 144,262 143,276 144.5,281"
    " 149,287! 150.5,295! 135,295! 136.5,287 135.6,280 136,268 136.4,256 133.6,247 132.5,238 128,227!"
    " 112,233 94,232 78,226 69,218! 67,229 59,241 52,252 50,262 50.5,275 52,281 57,287! 58.5,295! 42,295!"
    " 43.5,287 41.6,280 42,268 40.5,257 35,247! 36.5,238 33,224 28,208 25.5,190 29.5,174 40,165 56,160.5"
    " 76,164 96,164 109,157 118,148 126,133 134,118",
    far=(
        "56,214! 66,230 69,241 64.5,250! 68,259 71,270 72.6,280 71,287! 70.6,294! 87,294! 86,287 81.5,280"
        " 80,270 79.5,257 84,246 91,236 94,222!",
        "140,196! 152,188 166,187 177,189.5 183.5,194 184,200 179,205.5 172.5,210 171,214! 172,220!"
        " 158.5,218.5! 160,211.6! 165,206 170,200 163,201.5 152,206 140,214!",
    ),
    crest="145,105 134,110 124,124 116,140 108,153",
    fall="148,113 142,124 139,138 133,151 124,163",
    tail=("33,168 20,172 14,196 17,226 13,258 19,276", "38,176 30,186 29,206 31,230 27,256 19,276"),
    hooves=((135.0, 150.5, 287.5), (42.0, 58.5, 287.5)),
    far_hooves=((70.6, 87.0, 287.0),),
    raised=("171,213! 172.4,220.6! 157.6,219! 160,210.6!",),
    creases=(
        "128,227 131,214 138,206",
        "69,218 74,206 73,196",
        "134,240 140,243 146,240",
        "147,158 143,166 136,172",
        "37,238 44,243 50,241",
        "154,208 148,210 143,216",
        "44,268 44.5,276 46,281",
        "138,262 138.4,272 139.6,279",
    ),
    shadow="69,218! 84,222 104,226 128,227! 112,233 94,232 78,226",
    breast="112,186 134,191 157,190",
    crupper="66,180 48,178 29,180",
)

TROT = replace(
    WALK,
    far_raised=0,
    trunk="147,158 153,174 157.5,191 163,196 171,195 179.5,196 184.5,200.5 184,206.5 176,207 168,210!"
    " 165,216! 153,212! 156,207.4 163,205.4 166,203.6 158,205 148,211 139,219 128,227! 112,233 96,232.5"
    " 84,228! 82,236 77,246 70.5,252 68.5,262 69,275 70.5,281 75.5,287! 77,295! 60.5,295! 62,287 60.1,280"
    " 60.5,268 59,257 53.5,247! 53,238 44,226 33,210 26,190 29.5,174 40,165 56,160.5 76,164 96,164 109,157"
    " 118,148 126,133 134,118",
    far=(
        "28,200! 31,222 31,236 25,248! 27.5,258 29,270 29,281 27,287! 26,294! 42.5,294! 41.5,287 38,280"
        " 37.5,270 38.5,256 44,245 53,234 60,222!",
        "136,210! 139,232 141.5,243 140,256 140,270 141,281 139,287! 138,294! 153.5,294! 152.5,287"
        " 148.6,281 147.6,270 148.6,257 152,246 153,232 156,208!",
    ),
    hooves=((60.5, 77.0, 287.5),),
    far_hooves=((26.0, 42.5, 287.0), (138.0, 153.5, 287.0)),
    raised=("168,210! 165.4,217.6! 152,213.4! 156,206.6!",),
    creases=(
        "128,227 131,214 138,206",
        "84,228 84,214 78,202",
        "147,158 143,166 136,172",
        "53,238 60,243 67,240",
        "163,196 165,199 165,204",
        "62,268 62.5,276 64,281",
    ),
    shadow="84,226! 96,224 112,226 128,227! 112,233 96,232.5 84,228",
)

REAR = Pose(
    poll=(146.0, 94.0),
    nod=-14.0,
    trunk="150,140 156,152 160,166 158,180 160,190 166,197 176,197 184,200.5 186,206 181,211 174,213"
    " 168,219! 164,227.5! 152.5,221! 157.5,214 164,208.5 168,205 158,204.5 148,203 139,198! 128,212 116,224"
    " 106,231! 110,241 106,250 99,258 97,266 97,277 98,282 103,287.5! 104,295! 88,295! 89.6,287.5 88.4,280"
    " 88.6,268 87,259.5 81.6,252! 82,242 74,232 62,222 52,208 47,192 50,176 60,166 74,162 88,156 100,144"
    " 108,132 116,121 126,108 134,100",
    far=(
        "60,214! 64,230 62,242 55,251! 57,260 58,270 58,281 56,287.5! 55,294! 71,294! 71,287 68,281 67,270"
        " 68,258 74,248 84,240 92,230!",
        "146,164! 160,160 174,160 183,163 185.5,169 181,174 176,180 176,185! 178.5,192! 165.5,191! 166,184!"
        " 169,178 172,173.5 164,175 152,180!",
    ),
    crest="143,90 130,95 120,106 112,118 104,132",
    fall="145,99 138,111 134,124 127,137 117,149",
    tail=("50,178 34,184 26,206 28,234 18,262 22,282", "52,190 44,200 40,218 40,238 34,262 22,282"),
    hooves=((88.0, 104.0, 287.5),),
    far_hooves=((55.0, 71.0, 287.0),),
    raised=("176,184! 178.8,192.4! 165,191.4! 166.4,183!", "167.6,219.6! 164,228! 151.6,221! 156,214.6!"),
    creases=(
        "139,198 138,188 144,180",
        "106,231 104,218 98,208",
        "82,242 88,248 97,247",
        "150,140 144,146 137,150",
        "90.6,268 91,276 92.4,281",
        "166,197 168,200 168,205",
    ),
    shadow="106,231! 112,220 122,208 139,198! 128,212 116,224",
    breast="116,158 138,168 159,166",
    crupper="74,178 62,178 48,188",
)


def _outline(pose: Pose) -> Line:
    """The one outline of head, neck, body and near legs."""
    head, head_corners = knots(_HEAD)
    turn = place(*pose.poll, turn=pose.nod)
    trunk, trunk_corners = knots(pose.trunk)
    return smooth([turn(p) for p in head] + trunk, head_corners + trunk_corners, closed=True)


def tail(pen: Pen, coat: Coat, pose: Pose = WALK, *, tied: str = "") -> None:
    """The tail, to be drawn first; *tied* up short with a ribbon of that colour, or hanging free."""
    if not tied:
        _tress(pen, curve(pose.tail[0]), curve(pose.tail[1]), coat.mane, strands=6)
        return
    _tress(
        pen,
        curve("33,168 20,171 13,186 12,200 17,214"),
        curve("38,176 29,182 27,194 26,206 17,214"),
        coat.mane,
        strands=5,
    )
    pen.shape(curve("11,190! 19,187 28,190! 28,197! 19,195 11,197!", closed=True), tied, 1.5)
    pen.shape(curve("14,193! 6,186 4,193! 6,200", closed=True), tied, 1.4)


def _tress(pen: Pen, one: Line, other: Line, colour: str, *, strands: int) -> None:
    """A ribbon of horsehair with strands."""
    pen.shape(one + other[::-1], colour, 1.7)
    ink = STEEL if colour == INK else INK
    for k in range(1, strands + 1):
        t = k / (strands + 1)
        shares = [0.06 + 0.16 * uneven(k) + (0.7 - 0.1 * uneven(k + 2)) * i / 8 for i in range(9)]
        pen.line(
            [lerp(a, b, t) for a, b in zip(along(one, shares), along(other, shares), strict=True)],
            1.3,
            colour=ink,
        )


def horse(pen: Pen, coat: Coat, harness: Harness, pose: Pose = WALK) -> None:
    """The whole horse with bridle, breast strap and crupper, but without saddle and reins."""
    for leg in pose.far:
        pen.shape(curve(leg, closed=True), coat.far, 1.9)
    for hoof in pose.far_hooves:
        _hoof(pen, hoof, coat.hoof)
    for lifted in pose.raised[: pose.far_raised]:
        pen.shape(curve(lifted, closed=True), coat.hoof, 1.5)
    edge = _outline(pose)
    far_ear = pen.within(place(*pose.poll, turn=pose.nod))
    far_ear.shape(curve("3,1! 3.5,-9 8,-15! 11,-6 9,3!", closed=True), coat.far, 1.5)
    pen.body(edge, coat.body)
    pen.fill(curve(pose.shadow, closed=True), coat.far)
    if coat.dapple:
        _dapples(pen, edge, coat.dapple)
    for crease in pose.creases:
        pen.line(curve(crease), 1.6, "end")
    for x0, x1, top in pose.hooves:
        if coat.socks:
            pen.shape(
                curve(
                    f"{x0 + 1.4},{top}! {x0 + 0.8},{top - 18}! {x0 + 5},{top - 16} {x1 - 6},{top - 18}!"
                    f" {x1 - 1.6},{top}!",
                    closed=True,
                ),
                coat.socks,
                1.3,
                body=False,
            )
        _hoof(pen, (x0, x1, top), coat.hoof)
    for lifted in pose.raised[pose.far_raised :]:
        pen.shape(curve(lifted, closed=True), coat.hoof, 1.5)
    _hatching(pen, edge, coat)
    pen.contour(edge, 2.0)
    _mane(pen, coat, pose)
    _features(pen.within(place(*pose.poll, turn=pose.nod)), coat, harness)
    for line in (pose.breast, pose.crupper):
        band(pen, line, 4.6, harness.strap, stud=harness.stud, gap=7)
        _tassels(pen, line, harness.tassel)


def _hoof(pen: Pen, hoof: tuple[float, float, float], colour: str) -> None:
    x0, x1, top = hoof
    pen.shape(
        curve(
            f"{x0 + 1.6},{top}! {x0},{295}! {x1},{295}! {x1 - 2},{top}! {(x0 + x1) / 2},{top + 1.5}",
            closed=True,
        ),
        colour,
        1.5,
    )


def _dapples(pen: Pen, edge: Line, colour: str) -> None:
    """Round spots on quarters, shoulder and neck, smaller towards the legs."""
    del edge
    for x, y, r in (
        (44, 184, 4),
        (54, 176, 3),
        (40, 198, 3.4),
        (52, 194, 4.2),
        (60, 206, 3),
        (46, 210, 2.6),
        (128, 206, 3.2),
        (139, 190, 3.6),
        (148, 200, 2.6),
        (140, 176, 2.8),
        (120, 216, 2.8),
        (147, 182, 2.2),
    ):
        pen.fill(ellipse((x, y), r, r * 0.82), colour)


def _hatching(pen: Pen, edge: Line, coat: Coat) -> None:
    """Shade under belly, neck and thigh, where the outline looks downwards."""
    del coat
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
        _tress(pen, left, right, coat.mane, strands=2)
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
    for strap in ("-2,6 7,24 20.5,53", "-2,6 6,6.5 10.6,8", "16.5,54 23,47 28.6,39.8"):
        band(pen, strap, 2.8, harness.strap)
    pen.disc((20.5, 53), 3.2, harness.stud, 1.3)
    pen.disc((-1.5, 6.5), 2.4, harness.stud, 1.1)


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
