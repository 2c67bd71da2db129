"""Riders in the saddle: horse, saddle cloth, cloak, leg, coat and reins, but neither arms nor head."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ..affine import Point
from ..cloth import Panel, Stuff, hang
from ..geometry import curve, place
from ..palette import GOLD
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
    high boots and a short coat, his cloak in the wind; the others bend their knees, and their cloaks hang.
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
    seat: Point = (0.0, 0.0)
    housed: bool = False
    long: bool = False


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
    else:
        cloak = Panel.of(
            "77,89 56,106 42,136 35,170", "92,90 84,120 80,150 78,172", (0.28, 0.54, 0.78), sag=5
        )
    hang(pen, cloak, rider.cloak)


def _long_leg(pen: Pen, rider: Rider) -> None:
    """Draw an almost straight leg in a high boot, thrust forward in the stirrup."""
    pen.line(curve("110,166 116,204 121,244"), 2.6, "even")
    thigh = curve("71,146! 108,142! 117,158 122,180 122,200! 96,205! 88,190 81,170", closed=True)
    pen.shape(thigh, rider.hose, 1.9)
    pen.fill(
        curve("71,146! 81,170 88,190 96,205! 104,203! 96,186 90,166 86,146!", closed=True), shade(rider.hose)
    )
    pen.hatch(curve("83,174 89,190 95,203"), (8, -2), gap=3)
    band(pen, "98,144 107,170 110,202", 3.4, rider.boot_top, stud=rider.boot)
    boot = curve(
        "95,198! 122,195! 125,212 126,228 123.6,245! 129,250.6 138,253.4 145.4,256.6 147,260 144,262.4!"
        " 112.4,262.4! 111,247 102,222",
        closed=True,
    )
    pen.shape(boot, rider.boot, 1.9)
    pen.fill(
        curve("97,204! 103,222 112,247 113,262! 118.6,262! 118,242 110,220 105,203!", closed=True),
        shade(rider.boot),
    )
    pen.hatch(curve("124,214 125,230 122.6,245"), (-6, 0), gap=3)
    pen.line(curve("112,245 117,248 123.6,245"), 1.3)
    pen.shape(curve("90,193! 106,187 124,185! 130,202! 116,210 96,213!", closed=True), rider.boot_top, 1.8)
    pen.line(curve("94,208 110,205 127,198"), 1.2)
    pen.shape(curve("114,262! 135,262! 135,265.6! 114,265.6!", closed=True), GOLD, 1.4)
    band(pen, "121,244 115.6,252 115.6,262", 2.2, GOLD)
    band(pen, "121,244 131,252 133.4,262", 2.2, GOLD)
    pen.shape(curve("112,251! 106,250 102,253! 106,255.6 112,256.4!", closed=True), GOLD, 1.2)


def _leg(pen: Pen, rider: Rider) -> None:
    """Thigh and boot in the stirrup."""
    pen.line(curve("112,168 117,205 118,242"), 2.6, "even")
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
    pen.shape(curve("110,256! 131,256! 131,259.6! 110,259.6!", closed=True), GOLD, 1.4)
    band(pen, "118,240 112,247 111.6,257", 2.2, GOLD)
    band(pen, "118,240 127,247 129.6,257", 2.2, GOLD)


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
    """Draw both reins, from the ring of the bit to the hand."""
    for sag in (12.0, 20.0):
        middle = ((mouth[0] + hand[0]) / 2 - 2, max(mouth[1], hand[1]) + sag - 6)
        band(pen, f"{mouth[0]},{mouth[1]} {middle[0]},{middle[1]} {hand[0]},{hand[1]}", 2.4, colour)
