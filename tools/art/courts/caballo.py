"""The four caballos of the Spanish deck: riders, each with his suit's sign."""

from __future__ import annotations

from collections.abc import Callable

from ..cloth import Border, Stuff
from ..geometry import curve, place
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Mark, Pen
from .coin_hands import rim_pinch, rim_thumb
from .dyes import ASH, BROWN, OCHRE, PEARL, STEEL, UMBER, dyed
from .face import Look
from .floor import meadow
from .gaits import HALT, PIAFFE, REAR, TROT
from .hair import RAVEN
from .hands import fist
from .head import Head, head
from .horse import Coat, Harness
from .legs import buttons, ruff
from .limbs import Sleeve, arm
from .riding import LEFT, Rider, mounted
from .signs import club, coin, cup, sword


def caballos(suit: str) -> list[Mark]:
    """Return the marks of the rider of *suit*."""
    pen = Pen()
    _RIDERS[suit](pen)
    return pen.sheet


_COPAS = Rider(
    mount=Coat(PALE_BLUE, STEEL, INK, OCHRE, dapple=WHITE),
    harness=Harness(),
    saddle=Stuff(BLUE, pattern=Pattern("lozenge", STRAW, 11, 13, BLUE), border=Border(GOLD, 8, VERMILION)),
    coat=dyed(VERMILION, None, Border(GOLD, 6, INK)),
    cloak=dyed(GREEN, Pattern("quatrefoil", GOLD, 11, 20), Border(GOLD, 7, VERMILION)),
    hose=STRAW,
    boot=UMBER,
    boot_top=GOLD,
    belt=GOLD,
    stud=INK,
    pose=TROT,
    draped=True,
)


def _copas(pen: Pen) -> None:
    """On a dapple grey trotting to the right, toasting."""
    meadow(pen, (42, 138))
    pen = pen.within(place(-4.0, 0.0))
    mounted(pen, _COPAS, hand=(122, 154))
    raised = Sleeve(VERMILION, 11, 10, 6.5, 1.15, slash=STRAW, cuff=GOLD)
    # The wrist passes before the foot of the cup.
    cup(pen, (157, 46.5), 66)
    arm(pen, (104, 100), (131, 109), (145.4, 80.4), sleeve=raised)
    fist(pen, (157, 70.4), -26, size=0.82)
    near = Sleeve(VERMILION, 12, 10.5, 6.5, 1.15, slash=STRAW, cuff=GOLD)
    arm(pen, (76, 102), (78, 138), (110, 152), sleeve=near)
    fist(pen, (122, 153), 12, size=0.8)
    ruff(pen, (92, 84), 22, 9.5)
    spec = Head(
        Look(iris=BROWN, gaze=1.6, smile=1.6, flush=True, nose="fine", jaw="round"),
        "bob",
        RAVEN,
        "none",
        "beret",
        (GREEN, GOLD, WHITE),
    )
    head(pen, spec, (91, 57), 42, turn=-3.0)


_ESPADAS = Rider(
    mount=Coat(BROWN, UMBER, INK, OCHRE, blaze=WHITE, socks=WHITE),
    harness=Harness(GOLD, VERMILION, VERMILION),
    saddle=dyed(BLUE, Pattern("tower", GOLD, 11, 22), Border(GOLD, 8, VERMILION, "lozenge")),
    coat=dyed(PALE_BLUE, Pattern("scale", INK, 6.4, 7), Border(GOLD, 5, "")),
    cloak=dyed(VERMILION, None, Border(GOLD, 7, INK, "lozenge")),
    hose=WHITE,
    boot=PALE_BLUE,
    boot_top=GOLD,
    belt=VERMILION,
    stud=GOLD,
    pose=HALT,
    tail_ribbon=VERMILION,
    seat=(-9.0, 0.0),
    housed=True,
)


def _espadas(pen: Pen) -> None:
    """In helmet and mail on a bay walking to the left, the sword upright behind it."""
    meadow(pen, (48, 106, 136))
    own = mounted(pen.within(LEFT), _ESPADAS, hand=(122, 150))
    arm(own, (106, 102), (101, 135), (117, 144), sleeve=Sleeve(BLUE, 11, 10, 7, 1.1, cuff=GOLD))
    fist(own, (128.6, 148.6), 22, size=0.85)
    sword(pen, (161, 128), 6, length=96, size=0.98)
    arm(own, (78, 102), (54, 130), (35, 126), sleeve=Sleeve(BLUE, 12, 10.5, 7.5, 1.1, cuff=GOLD))
    fist(pen, (161, 131), 6, size=0.86)
    _gorget(own)
    burgonet = (PALE_BLUE, GOLD, VERMILION)
    spec = Head(
        Look(stern=0.6, nose="hooked", jaw="square", open=0.85), "bob", OCHRE, "moustache", "helmet", burgonet
    )
    head(own, spec, (92, 64), 44)


def _gorget(pen: Pen) -> None:
    """Draw the plates about neck and shoulders: lames at the sides, the yoke over them, a standing collar."""
    for side in (pen, pen.within(place(184.0, 0.0, flip=True))):
        for low in (7.0, 0.0):
            lame = f"63,{109 + low}! 62.4,{99 + low} 65,91 71,86.6 80,86! 86,{103 + low}! 75,{104.6 + low}"
            side.shape(curve(lame, closed=True), PALE_BLUE, 1.6)
            side.line(curve(f"64.4,{106.6 + low} 75,{102.2 + low} 85,{100.8 + low}"), 1.6, colour=GOLD)
    yoke = curve("73,103! 75,94 82,89! 102,89! 109,94 111,103! 102,111 92,116 82,111", closed=True)
    pen.shape(yoke, PALE_BLUE, 1.8)
    pen.fill(curve("73,103! 75,94 82,89! 82,98 84,106 92,116! 82,111", closed=True), STEEL)
    pen.line(curve("75,102 82.6,108.8 92,113.4 101.4,108.8 109,102"), 2.0, "even", colour=GOLD)
    pen.shape(curve("79,99! 78,90 79,82! 105,82! 106,90 105,99! 92,104", closed=True), PALE_BLUE, 1.7)
    pen.fill(curve("79,99! 78,90 79,82! 85,82! 85,92 87,102!", closed=True), STEEL)
    for y in (90.0, 94.6):
        pen.line(curve(f"78.6,{y} 92,{y + 4} 105.6,{y}"), 1.3, "even")


_OROS = Rider(
    mount=Coat(GOLD, OCHRE, WHITE, BROWN, blaze=WHITE),
    harness=Harness(GREEN, GOLD, VERMILION),
    saddle=Stuff(GREEN, pattern=Pattern("check", STRAW, 16, 16, VERMILION), border=Border(GOLD, 8, GREEN)),
    coat=dyed(BLUE, None, Border(GOLD, 6, VERMILION)),
    cloak=dyed(VERMILION, None, Border(GOLD, 7, BLUE)),
    hose=VERMILION,
    boot=BROWN,
    boot_top=STRAW,
    belt=VERMILION,
    stud=GOLD,
    tail_ribbon=GREEN,
    pose=PIAFFE,
    seat=(-6.0, 0.0),
    long=True,
)


def _oros(pen: Pen) -> None:
    """Draw a gallant on a palomino walking to the left, the coin raised behind him."""
    meadow(pen, (42, 136))
    own = mounted(pen.within(LEFT), _OROS, hand=(126, 148))
    own.line(curve("92,92 94.6,112 94,133"), 1.4, "even")
    buttons(own, ((97.4, 98), (98.6, 107), (98.8, 116), (98.2, 125)))
    rein = Sleeve(BLUE, 11, 10, 6.5, 1.15, slash=STRAW, cuff=WHITE, frill=True)
    arm(own, (104, 102), (98, 136), (120, 144), sleeve=rein)
    fist(own, (132.5, 148.5), 22, size=0.82)
    raised = Sleeve(BLUE, 12, 10.5, 6.5, 1.15, slash=STRAW, cuff=WHITE, frill=True)
    rim_pinch(pen, (155.6, 80.4), -2)
    coin(pen, (159, 57), 28)
    rim_thumb(pen, (155.6, 80.4), -2)
    arm(own, (76, 102), (45, 136), (32.6, 103.6), sleeve=raised)
    ruff(own, (92, 84), 22, 9.5)
    felt = (INK, GOLD, VERMILION)
    own_look = Look(iris=BLUE, nose="hooked", jaw="pointed", open=0.72, gaze=-2.0)
    spec = Head(own_look, "cropped", OCHRE, "pointed", "cocked", felt)
    head(own, spec, (92, 58), 42)


_BASTOS = Rider(
    mount=Coat(PEARL, ASH, OCHRE, BROWN, dapple=WHITE),
    harness=Harness(VERMILION, GOLD, GREEN),
    saddle=Stuff(VERMILION, pattern=Pattern("trellis", GOLD, 12, 12, STRAW), border=Border(GOLD, 7, GREEN)),
    coat=dyed(STRAW, Pattern("chevron", VERMILION, 13, 14), Border(BLUE, 6, GOLD)),
    cloak=dyed(BLUE, Pattern("star", GOLD, 11, 20), Border(GOLD, 7, VERMILION)),
    hose=GREEN,
    boot=OCHRE,
    boot_top=STRAW,
    belt=BLUE,
    stud=GOLD,
    pose=REAR,
    seat=(-10.0, 0.0),
)


def _bastos(pen: Pen) -> None:
    """On a rearing white horse, the cudgel swung aloft."""
    meadow(pen, (44, 66))
    pen = pen.within(place(-4.0, 0.0))
    own = mounted(pen, _BASTOS, hand=(114, 142))
    arm(own, (106, 100), (140, 112), (139, 86), sleeve=Sleeve(VERMILION, 11, 10, 6.5, 1.1, cuff=GOLD))
    arm(own, (76, 102), (80, 136), (112, 142), sleeve=Sleeve(VERMILION, 12, 10.5, 6.5, 1.15, cuff=GOLD))
    fist(pen, (113, 142), 12, size=0.8)
    ruff(own, (91, 84), 21, 9.5)
    wound = (WHITE, VERMILION, WHITE)
    spec = Head(
        Look(stern=0.7, nose="broad", open=1.12, brow=1.3), "curls", RAVEN, "moustache", "turban", wound
    )
    head(own, spec, (91, 56), 42)
    club(pen, (120.6, 75.4), 52, length=71.5, broad=0.98, hold=0.29)
    fist(pen, (120.6, 75.4), 52, flip=True, size=0.86)


_RIDERS: dict[str, Callable[[Pen], None]] = {"D": _oros, "H": _copas, "S": _espadas, "C": _bastos}
