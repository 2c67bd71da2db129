"""Riders in the saddle: horse, saddle cloth, cloak, leg, coat and reins, but neither arms nor head."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..affine import Point
from ..cloth import Panel, Stuff, hang
from ..geometry import along, curve, place
from ..palette import GOLD, STRAW
from ..pen import Pen
from .dress import band, studded
from .dyes import shade
from .gaits import REAR, Pose
from .horse import Coat, Harness, bit, horse, tail

RIGHT = place(0.0, 0.0)
LEFT = place(180.0, 5.9, 0.98, flip=True)
"""The frame of a rider to the left, on a horse that gathers itself: so it keeps clear of the lower index."""


@dataclass(frozen=True, slots=True)
class Rider:
    """
    A rider's dress and mount; *seat* is how far he sits from his place on a walking horse.

    A *housed* horse wears its cloth as far as the tail. Who rides *long* sits upright on long stirrups, in
    high boots and a short coat, his cloak in the wind; the others bend their knees, and their cloaks hang, a
    *draped* one as far as the croup, on which it lies.
    """

    mount: Coat
    harness: Harness
    saddle: Stuff
    coat: Stuff
    cloak: Stuff
    hose: str
    boot: str
    boot_top: str
    belt: str
    stud: str
    pose: Pose
    tail_ribbon: str = ""
    slash: str = STRAW
    seat: Point = (0.0, 0.0)
    housed: bool = False
    long: bool = False
    draped: bool = False


def mounted(pen: Pen, rider: Rider, *, hand: Point) -> Pen:
    """Draw all but arms and head, the reins to *hand*; return a pen in his own frame."""
    tail(pen, rider.mount, rider.pose, tied=rider.tail_ribbon)
    horse(pen, rider.mount, rider.harness, rider.pose)
    if rider.housed:
        cloth = Panel.of(
            "33,172 29,190 31,224", "116,160 117,190 118,222", (0.18, 0.36, 0.54, 0.72, 0.88), sag=4.0
        )
    elif rider.pose is REAR:
        cloth = Panel.of("70,160 60,182 54,204", "108,136 112,168 112,196", (0.25, 0.5, 0.75), sag=2.5)
    else:
        cloth = Panel.of("60,163 58,190 57,218", "114,160 116,190 117,216", (0.2, 0.4, 0.6, 0.8), sag=2.5)
    hang(pen, cloth, rider.saddle, depth=0.7 if rider.housed else 0.3)
    own = pen.within(place(*rider.seat))
    _cloak(own, rider)
    if rider.long:
        _bows(own, rider)
        _long_leg(own, rider)
    else:
        _leg(own, rider)
    _coat(own, rider)
    _reins(pen, bit(rider.pose), hand, rider.harness.strap)
    return own


def _cloak(pen: Pen, rider: Rider) -> None:
    """Hang the cloak from the shoulders, or let it fly."""
    if rider.long:
        cloak = Panel.of("78,86 56,96 34,112 6,114", "90,92 78,122 52,140 20,158", (0.3, 0.56, 0.8), sag=4)
    elif rider.draped:
        cloak = Panel.of(
            "77,89 56,105 41,134 31,160 27,191",
            "92,90 84,120 79,150 73,197",
            (0.26, 0.52, 0.76),
            sag=6,
        )
    else:
        cloak = Panel.of(
            "77,89 56,106 42,136 35,170", "92,90 84,120 80,150 78,172", (0.28, 0.54, 0.78), sag=5
        )
    hang(pen, cloak, rider.cloak)


def _bows(pen: Pen, rider: Rider) -> None:
    """Draw the two bows of the saddle, between which a rider in a short coat is seen to sit."""
    cantle = "86,182! 70,176 60,169 54.4,160 51.4,150! 56,147 63,147! 66,154 72,158 84,160!"
    pommel = "104,160! 115,154 118,146 120,139 125,137 129,141 129,150 127,160 120,170!"
    for bow in (cantle, pommel):
        pen.shape(curve(bow, closed=True), rider.boot, 1.8)
    # Its nailed edge tells the cantle from a rolled cloak.
    edge = "64,148.6 57,148.6 53,151.4 56,160.4 61.6,168 72,175"
    band(pen, edge, 4, rider.harness.strap, stud=GOLD, gap=5)
    pen.line(curve("124,141 124.6,149 121,158"), 1.6, colour=GOLD)


def _long_leg(pen: Pen, rider: Rider) -> None:
    """Draw a leg thrust forward in puffed breeches and a boot that covers the knee."""
    _leather(pen, rider, "100,182 104,214 113,243")
    boot = curve(
        "103,184! 124,164! 130.4,167.8 133.8,175 134.4,184 132,200 129.4,220 126.4,246! 131,251 138.6,253.4"
        " 145.4,256.6 147,260 144,262.4! 113.4,262.4! 112.4,247 111,232 107.4,217 109.6,204 112.6,197",
        closed=True,
    )
    pen.shape(boot, rider.boot, 1.9)
    pen.fill(
        curve(
            "109.6,204! 107.4,217 111,232 112.4,247 113.4,262! 119,262! 118.6,244 116,228 115.4,212 118,200",
            closed=True,
        ),
        shade(rider.boot),
    )
    pen.hatch(curve("133.6,190 130.4,210 126.6,244"), (-6, -1), gap=3)
    for crease in ("112.4,197.4 119,198 126,193.6", "110.6,203 117,205 122,203", "113,247 119,249.4 126,246"):
        pen.line(curve(crease), 1.4, "end")
    pen.line(curve("129,176 133,182 133,189"), 1.3)
    _breeches(pen, rider)
    _stirrup(pen, (113.6, 243.0), 262.0, 114.0, 135.0)
    pen.shape(curve("113,251! 107,250 103,253! 107,255.6 113,256.4!", closed=True), GOLD, 1.2)


def _breeches(pen: Pen, rider: Rider) -> None:
    """Draw puffed breeches in panes from the saddle to the turned-down top of a long boot."""
    puff = curve("66,148! 112,142! 122,150 127.6,159 127,167! 104,190! 90,187 76,177 68,163", closed=True)
    pen.shape(puff, rider.hose, 1.9)
    pen.fill(
        curve("66,148! 68,163 76,177 90,187 104,190! 107,186! 93,181 81,170 74,156 73,147!", closed=True),
        shade(rider.hose),
    )
    for pane in (
        "78,150! 86,166 101,184.4! 92,171 86,158 84,149!",
        "94,148! 101,162 112.6,176! 107,162 102,154 100,147!",
        "108,146! 115,155 122,167! 119.6,155 115,147 113,145!",
    ):
        pen.shape(curve(pane, closed=True), rider.slash, 1.2, body=False)
    pen.hatch(curve("73,172 84,182 100,188"), (1.4, -6.4), gap=3)
    pen.shape(
        curve("99.6,185.6! 110,172 122,161.4! 127,163 131,168.4! 119,179 108.6,194!", closed=True),
        rider.boot_top,
        1.8,
    )
    pen.line(curve("106,192 117,177.4 129.4,166.6"), 1.2)


def _leg(pen: Pen, rider: Rider) -> None:
    """Thigh and boot in the stirrup."""
    _leather(pen, rider, "97,182 101,212 110.6,238")
    thigh = curve("70,146! 106,142! 120,156 134,174 135,188 124,197! 108,192 90,186 72,174", closed=True)
    pen.shape(thigh, rider.hose, 1.9)
    pen.fill(
        curve("72,174! 90,186 108,192 124,197! 134,190! 116,184 92,174 76,164", closed=True),
        shade(rider.hose),
    )
    pen.hatch(curve("78,178 96,188 122,196"), (1.5, -7), gap=3)
    pen.line(curve("104,150 116,164 128,176"), 1.6, "end")
    boot = curve(
        "109,186! 134,188! 133,206 126,226 123,239! 129,245.6 136,248.2 141.6,251"
        " 142.8,254 140,256.4! 112,256.4! 110.6,247 110.6,240 106.6,213",
        closed=True,
    )
    pen.shape(boot, rider.boot, 1.9)
    pen.fill(
        curve("109,200! 107.6,214 111.6,241 112.6,256! 118,256! 117,236 113,214", closed=True),
        shade(rider.boot),
    )
    pen.line(curve("112,240 118,243 124,240"), 1.3)
    pen.hatch(curve("132,208 126,226 124,239"), (-6, -1), gap=3)
    pen.shape(
        curve("105,184! 107,178 122,180 137,186! 136,196! 122,192 106,194!", closed=True), rider.boot_top, 1.7
    )
    _stirrup(pen, (111.4, 238.0), 256.0, 110.0, 131.0)


def _leather(pen: Pen, rider: Rider, line: str) -> None:
    """Draw the strap on which a stirrup hangs, from under the thigh down behind the calf."""
    band(pen, line, 3.4, rider.harness.strap)
    buckle = along(curve(line), [0.42])[0]
    pen.disc(buckle, 2.6, GOLD, 1.2)


def _stirrup(pen: Pen, eye: Point, tread: float, left: float, right: float) -> None:
    """Draw a stirrup from the *eye* on its leather to the *tread*, its two sides about the foot."""
    x, y = eye
    pen.shape(
        curve(f"{left},{tread}! {right},{tread}! {right},{tread + 3.6}! {left},{tread + 3.6}!", closed=True),
        GOLD,
        1.4,
    )
    band(pen, f"{x},{y} {left - 1.4},{(y + tread) / 2} {left + 1},{tread + 1}", 2.2, GOLD)
    band(pen, f"{x},{y} {(x + right) / 2 + 1.6},{y + 5.4} {right - 1.6},{tread + 1}", 2.2, GOLD)
    pen.disc(eye, 2.4, GOLD, 1.2)


def _coat(pen: Pen, rider: Rider) -> None:
    """Skirts, body and belt of the coat."""
    if rider.long:
        skirt = Panel.of("73,136 67,148 64,158", "110,136 117,145 121,154", (0.2, 0.4, 0.6, 0.8), sag=3.5)
    else:
        skirt = Panel.of("73,136 64,154 60,172", "110,136 122,150 130,164", (0.22, 0.42, 0.62, 0.82), sag=4.5)
    hang(pen, skirt, rider.coat)
    body = replace(rider.coat, dark="", border=None)
    hang(pen, Panel.of("70,88 69,112 73,140", "112,88 113,112 110,138", sag=1), body)
    pen.hatch(curve("112,96 113,114 110,134"), (-8, -1), gap=2.8)
    studded(pen, "72,137 92,141 111,136", 7.5, rider.belt, rider.stud)


def _reins(pen: Pen, mouth: Point, hand: Point, colour: str) -> None:
    """Draw both reins from the ring of the bit to the hand, and their slack, which hangs out of it."""
    x, y = hand
    for sag in (12.0, 20.0):
        middle = ((mouth[0] + x) / 2 - 2, max(mouth[1], y) + sag - 6)
        band(pen, f"{mouth[0]},{mouth[1]} {middle[0]},{middle[1]} {x},{y}", 2.4, colour)
    end = (x - 7, y + 27)
    band(pen, f"{x - 1},{y + 4} {x - 2},{y + 11} {x - 7},{y + 18} {end[0]},{end[1]}", 2.8, colour)
    pen.disc(end, 2.4, GOLD, 1.2)
