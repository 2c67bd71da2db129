"""The four caballos of the Spanish deck: riders, each with his suit's sign."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..affine import Point
from ..cloth import Border, Panel, Stuff, hang
from ..geometry import curve, place
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, PAPER, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Mark, Pen
from .dress import Head, band, ground, head, neck, studded
from .dyes import BROWN, LINEN, OCHRE, STEEL, UMBER, dyed, shade
from .face import Look
from .hair import RAVEN
from .horse import REAR, TROT, WALK, Coat, Harness, Pose, horse, tail
from .legs import ruff
from .limbs import Sleeve, arm, fist, thumb_front, thumb_hold
from .signs import club, coin, cup, sword


def caballos(suit: str) -> list[Mark]:
    """The marks of the rider of *suit*."""
    pen = Pen()
    _RIDERS[suit](pen)
    return pen.sheet


@dataclass(frozen=True, slots=True)
class Dress:
    """What a rider wears, from cloak to boot."""

    coat: str
    coat_pattern: Pattern | None
    hem: Border
    cloak: str
    cloak_pattern: Pattern | None
    cloak_hem: Border
    hose: str
    boot: str
    boot_top: str
    belt: str
    stud: str


def _mount(
    pen: Pen,
    coat: Coat,
    harness: Harness,
    cloth: str,
    pattern: Pattern,
    border: Border,
    *,
    pose: Pose = WALK,
    tied: str = "",
) -> None:
    """Horse, saddle cloth and the back of the saddle, for a rider to be set upon."""
    tail(pen, coat, pose, tied=tied)
    horse(pen, coat, harness, pose)
    if pose is REAR:
        seat = Panel.of("70,160 60,182 54,204", "108,136 112,168 112,196", (0.25, 0.5, 0.75), sag=2.5)
    else:
        seat = Panel.of("60,163 58,190 57,218", "114,160 116,190 117,216", (0.2, 0.4, 0.6, 0.8), sag=2.5)
    hang(pen, seat, Stuff(cloth, pattern=pattern, border=border), depth=0.3)


def _cloak(pen: Pen, dress: Dress) -> None:
    hang(
        pen,
        Panel.of("74,86 56,106 42,136 35,170", "92,90 84,120 80,150 78,172", (0.28, 0.54, 0.78), sag=5),
        dyed(dress.cloak, dress.cloak_pattern, dress.cloak_hem),
    )


def _seat(pen: Pen, dress: Dress) -> None:
    """Thigh, boot and stirrup, then coat and belt."""
    pen.line(curve("112,168 117,205 118,242"), 2.6, "even")
    thigh = curve("70,146! 106,142! 120,156 134,174 135,188 124,197! 108,192 90,186 72,174", closed=True)
    pen.shape(thigh, dress.hose, 1.9)
    pen.fill(
        curve("72,174! 90,186 108,192 124,197! 134,190! 116,184 92,174 76,164", closed=True),
        shade(dress.hose),
    )
    pen.hatch(curve("78,178 96,188 122,196"), (1.5, -7), gap=3)
    pen.line(curve("104,150 116,164 128,176"), 1.6, "end")
    boot = curve(
        "109,186! 134,188! 133,206 126,226 123,240! 130,247 141,251.6! 141,256! 111,256! 111,242 107,214",
        closed=True,
    )
    pen.shape(boot, dress.boot, 1.9)
    pen.fill(
        curve("109,200! 108,214 111.6,242 113,256! 118,256! 117,236 113,214", closed=True), shade(dress.boot)
    )
    pen.line(curve("112,240 118,243 124,240"), 1.3)
    pen.hatch(curve("132,208 126,226 124,239"), (-6, -1), gap=3)
    pen.shape(
        curve("105,184! 107,178 122,180 137,186! 136,196! 122,192 106,194!", closed=True), dress.boot_top, 1.7
    )
    pen.shape(curve("110,256! 131,256! 131,259.6! 110,259.6!", closed=True), GOLD, 1.4)
    band(pen, "118,240 112,247 111.6,257", 2.2, GOLD)
    band(pen, "118,240 127,247 129.6,257", 2.2, GOLD)
    hang(
        pen,
        Panel.of("73,136 64,154 60,172", "110,136 122,150 130,164", (0.22, 0.42, 0.62, 0.82), sag=4.5),
        dyed(dress.coat, dress.coat_pattern, dress.hem),
    )
    hang(
        pen,
        Panel.of("70,88 69,112 73,140", "112,88 113,112 110,138", sag=1),
        Stuff(dress.coat, pattern=dress.coat_pattern),
    )
    pen.hatch(curve("112,96 113,114 110,134"), (-8, -1), gap=2.8)
    studded(pen, "72,137 92,141 111,136", 7.5, dress.belt, dress.stud)


def _reins(pen: Pen, bit: Point, hand: Point, colour: str) -> None:
    """Both reins, from the ring of the bit to the hand."""
    for sag in (12.0, 20.0):
        middle = ((bit[0] + hand[0]) / 2 - 2, max(bit[1], hand[1]) + sag - 6)
        band(pen, f"{bit[0]},{bit[1]} {middle[0]},{middle[1]} {hand[0]},{hand[1]}", 2.4, colour)


def _copas(pen: Pen) -> None:
    """On a dapple grey walking to the right, toasting."""
    ground(pen)
    dress = Dress(
        VERMILION,
        None,
        Border(GOLD, 6, INK),
        GREEN,
        Pattern("quatrefoil", GOLD, 11, 20),
        Border(GOLD, 7, VERMILION),
        STRAW,
        INK,
        GOLD,
        GOLD,
        INK,
    )
    _mount(
        pen,
        Coat(PALE_BLUE, STEEL, INK, INK, dapple=WHITE),
        Harness(),
        BLUE,
        Pattern("lozenge", STRAW, 11, 13, BLUE),
        Border(GOLD, 8, VERMILION),
        pose=TROT,
    )
    _cloak(pen, dress)
    _seat(pen, dress)
    _reins(pen, (169, 161), (122, 154), VERMILION)
    arm(
        pen,
        (104, 100),
        (130, 112),
        (142, 88),
        sleeve=Sleeve(VERMILION, 11, 10, 6.5, 1.15, slash=STRAW, cuff=GOLD),
    )
    cup(pen, (156, 52), 60)
    fist(pen, (156, 73), -8, size=0.86)
    arm(
        pen,
        (76, 102),
        (78, 138),
        (110, 152),
        sleeve=Sleeve(VERMILION, 12, 10.5, 6.5, 1.15, slash=STRAW, cuff=GOLD),
    )
    fist(pen, (122, 153), 12, size=0.8)
    ruff(pen, (92, 85), 22, 8)
    head(pen, Head(Look(iris=BROWN), "bob", RAVEN, "none", "beret", (GREEN, GOLD, WHITE)), (91, 57), 42)


_LEFT = place(188.0, 20.65, 0.93, flip=True)


def _espadas(pen: Pen) -> None:
    """In helmet and cuirass on a black horse walking to the left, the sword upright behind it."""
    ground(pen)
    p = pen.within(_LEFT)
    dress = Dress(
        PALE_BLUE,
        Pattern("scale", INK, 6.4, 7),
        Border(GOLD, 5, ""),
        VERMILION,
        None,
        Border(GOLD, 7, INK, "lozenge"),
        WHITE,
        PALE_BLUE,
        GOLD,
        VERMILION,
        GOLD,
    )
    _mount(
        p,
        Coat(BROWN, UMBER, INK, INK, blaze=WHITE, socks=WHITE),
        Harness(GOLD, VERMILION, VERMILION),
        VERMILION,
        Pattern("stripe", GOLD, 12, 60),
        Border(GOLD, 8, INK),
        tied=VERMILION,
    )
    _cloak(p, dress)
    _seat(p, dress)
    _reins(p, (169, 161), (124, 152), GOLD)
    arm(p, (106, 102), (128, 134), (132, 146), sleeve=Sleeve(PALE_BLUE, 11, 10, 7, 1.1))
    fist(p, (126, 152), 20, size=0.85)
    sword(pen, (165, 136), 6, length=96, size=0.98)
    arm(p, (78, 102), (52, 130), (38, 128), sleeve=Sleeve(PALE_BLUE, 12, 10.5, 7.5, 1.1, cuff=GOLD))
    fist(pen, (165, 139), 6, size=0.86)
    for x, y in ((80, 98), (104, 98)):
        p.shape(
            curve(
                f"{x - 12},{y + 8}! {x - 11},{y - 6} {x},{y - 12} {x + 11},{y - 6} {x + 12},{y + 8}!"
                f" {x},{y + 4}",
                closed=True,
            ),
            PALE_BLUE,
            1.7,
        )
        p.line(curve(f"{x - 11},{y + 4} {x},{y} {x + 11},{y + 4}"), 1.8, colour=GOLD)
    neck(p, "84,72! 102,72! 106,92 94,98 82,92", "84,80! 100,84 104,91! 94,90")
    head(
        p,
        Head(Look(stern=0.5), "bob", OCHRE, "moustache", "helmet", (PALE_BLUE, GOLD, VERMILION)),
        (92, 64),
        44,
    )


def _oros(pen: Pen) -> None:
    """A gallant on a chestnut walking to the left, the coin raised behind him."""
    ground(pen)
    p = pen.within(_LEFT)
    dress = Dress(
        BLUE,
        Pattern("fleur", GOLD, 11, 17),
        Border(GOLD, 6, VERMILION),
        VERMILION,
        None,
        Border(GOLD, 7, BLUE),
        WHITE,
        BROWN,
        STRAW,
        VERMILION,
        GOLD,
    )
    _mount(
        p,
        Coat(GOLD, OCHRE, WHITE, BROWN, blaze=WHITE),
        Harness(GREEN, GOLD, VERMILION),
        GREEN,
        Pattern("check", STRAW, 16, 16, VERMILION),
        Border(GOLD, 8, GREEN),
        tied=GREEN,
    )
    _cloak(p, dress)
    _seat(p, dress)
    _reins(p, (169, 161), (124, 152), GREEN)
    arm(p, (106, 102), (128, 132), (132, 146), sleeve=Sleeve(BLUE, 11, 10, 6.5, 1.15, cuff=WHITE, frill=True))
    fist(p, (126, 153), 20, size=0.82)
    arm(
        p,
        (76, 102),
        (46, 128),
        (38, 108),
        sleeve=Sleeve(BLUE, 12, 10.5, 6.5, 1.15, slash=STRAW, cuff=WHITE, frill=True),
    )
    thumb_hold(pen, (155, 101), 0, flip=True, size=0.9)
    coin(pen, (158, 66), 28)
    thumb_front(pen, (155, 101), 0, flip=True, size=0.9)
    ruff(p, (92, 86), 22, 8)
    head(
        p, Head(Look(iris=BLUE), "cropped", OCHRE, "pointed", "brimmed", (INK, GOLD, VERMILION)), (92, 58), 42
    )


def _bastos(pen: Pen) -> None:
    """On a rearing white horse, the cudgel swung aloft."""
    ground(pen)
    pen = pen.within(place(-4.0, 0.0))
    dress = Dress(
        STRAW,
        Pattern("chevron", VERMILION, 13, 14),
        Border(BLUE, 6, GOLD),
        BLUE,
        Pattern("star", GOLD, 11, 20),
        Border(GOLD, 7, VERMILION),
        GREEN,
        OCHRE,
        STRAW,
        BLUE,
        GOLD,
    )
    _mount(
        pen,
        Coat(PAPER, LINEN, OCHRE, BROWN),
        Harness(VERMILION, GOLD, GREEN),
        VERMILION,
        Pattern("trellis", GOLD, 12, 12, STRAW),
        Border(GOLD, 7, GREEN),
        pose=REAR,
    )
    p = pen.within(place(-10.0, 0.0))
    _cloak(p, dress)
    _seat(p, dress)
    _reins(pen, (153, 149), (114, 142), VERMILION)
    club(pen, (116, 72), 52, length=72, size=0.95)
    arm(p, (108, 100), (130, 100), (126, 84), sleeve=Sleeve(VERMILION, 11, 10, 6.5, 1.15, cuff=GOLD))
    fist(pen, (116, 72), 52, size=0.86)
    arm(p, (76, 102), (80, 136), (112, 142), sleeve=Sleeve(VERMILION, 12, 10.5, 6.5, 1.15, cuff=GOLD))
    fist(pen, (113, 142), 12, size=0.8)
    ruff(p, (92, 85), 22, 8)
    head(
        p,
        Head(Look(stern=0.6), "curls", RAVEN, "moustache", "turban", (WHITE, VERMILION, WHITE)),
        (91, 56),
        42,
    )


_RIDERS: dict[str, Callable[[Pen], None]] = {"D": _oros, "H": _copas, "S": _espadas, "C": _bastos}
