"""The four kings of the French deck, drawn as halves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..cloth import Panel, Stuff, ermine, hang, weave
from ..geometry import curve, place, polygon
from ..palette import BLUE, GOLD, GREEN, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from ..pattern import Pattern
from ..pen import Pen
from ..svg import Element
from .dress import fur_cape, jewel, neck
from .dyes import OCHRE, STEEL, dyed
from .face import FRONT, PROFILE, Look
from .hair import RAVEN
from .halves import Band, doubled
from .hands import breast_hand, cradle, cradle_palm, fist, offering_palm, offering_thumb
from .head import Head, head
from .limbs import Sleeve, arm, forearm, puff
from .mantles import mantle
from .regalia import battle_axe, harp, orb, sceptre, table_stone
from .signs import sword


def kings(suit: str) -> list[Element]:
    """Return the king of *suit*, both ends."""
    pen = Pen()
    draw, band = _KINGS[suit]
    draw(pen)
    return doubled(pen.sheet, suit, band)


def _spades(pen: Pen) -> None:
    """Draw David: dark and long-bearded, a sword upright at his shoulder, his harp in the other hand."""
    mantle(pen, "square", dyed(BLUE, Pattern("spade", GOLD, 11, 19)), sides=(True, False))
    hang(
        pen,
        Panel.of("80,96 76,140 76,184", "120,96 124,140 124,184", (0.5,), sag=0),
        Stuff(VERMILION, pattern=Pattern("lozenge", GOLD, 12, 17, VERMILION)),
    )
    ermine(
        pen,
        curve("76,100 62,118 56,140 54,186 70,186 72,146 86,112", closed=True),
        step=(9, 12),
        width=1.7,
    )
    ermine(
        pen,
        curve("124,100 138,118 144,140 146,186 130,186 128,146 114,112", closed=True),
        step=(9, 12),
        width=1.7,
    )
    fur_cape(
        pen,
        "86,84! 68,88 52,98 46,110! 54,121 63,114! 72,128 82,119! 91,130 100,121! 109,130 118,119! 124,126"
        " 130,116! 132,104 126,92 114,84!",
        step=(13, 10),
    )
    green = Sleeve(GREEN, 15, 13, 7.6, 1.12, cuff=GOLD)
    arm(pen, (144, 114), (178, 150), (156, 130), sleeve=green)
    # A little smaller, or it would touch the suit sign.
    harp(pen.within(place(141.6, 117.6, 0.95)), (0, 0), 5)
    fist(pen, (140.6, 121.6), 14, flip=True, size=0.96)
    arm(pen, (58, 114), (29, 154), (45, 137), sleeve=green)
    sword(pen, (56, 125), 0, length=88, size=0.98, jewel=BLUE)
    fist(pen, (56, 128), -6, size=1.05)
    spec = Head(
        Look(stern=0.8, nose="hooked", open=0.82, brow=1.3, gaze=1.2),
        "long",
        RAVEN,
        "full",
        "points",
        (BLUE, VERMILION),
    )
    head(pen, spec, (100, 60), 56, turn=2.0)


def _hearts(pen: Pen) -> None:
    """Fair and curly-bearded, looking straight out, a hand on his heart, a battle-axe in the other."""
    mantle(pen, "square", dyed(VERMILION, Pattern("heart", GOLD, 11, 22)))
    hang(
        pen,
        Panel.of("78,96 74,140 72,184", "122,96 126,140 128,184", (0.5,), sag=0),
        Stuff(STRAW, pattern=Pattern("stripe", VERMILION, 12, 100, BLUE)),
    )
    for y in (130, 141, 152):
        jewel(pen, (100, y), 3.4, BLUE)
    green = Sleeve(GREEN, 17, 15, 8.5, 1.1, slash=GOLD, cuff=WHITE)
    puff(pen, (142, 116), (174, 146), sleeve=replace(green, cuff=""))
    forearm(pen, (178, 156), (156, 136), sleeve=green)
    arm(pen, (58, 116), (25, 152), (64, 136), sleeve=green)
    collar = curve(
        "86,86! 66,90 54,98 48,108! 64,120 100,127 136,120 152,108! 146,98 134,90 114,86! 100,98",
        closed=True,
    )
    pen.body(collar, BLUE)
    weave(pen, collar, Pattern("trellis", GOLD, 16, 16, WHITE))
    pen.contour(collar, 1.9)
    pen.line(curve("50,107.4 66,117 100,123.4 134,117 150,107.4"), 2.8, "even", colour=GOLD)
    breast_hand(pen, (80, 126), -28, size=0.96)
    battle_axe(pen, (145, 129), 8, up=44, size=0.86)
    fist(pen, (145, 130), 10, flip=True, size=0.98)
    head(
        pen,
        Head(Look(FRONT, iris=BLUE, flush=True, open=1.06), "flowing", GOLD, "curly", "leaves", (BLUE,)),
        (100, 60),
        56,
    )


def _diamonds(pen: Pen) -> None:
    """In profile and red-haired, the sceptre raised before him, a great diamond in his palm."""
    hang(
        pen,
        Panel.of("74,104 68,140 62,184", "126,104 132,140 138,184", (0.34, 0.66), sag=0),
        dyed(VERMILION, Pattern("pomegranate", GOLD, 15, 19)),
    )
    for fur in (
        "128,96 148,112 158,136 162,190 141,190 137,146 118,108",
        "72,96 52,112 42,136 38,190 59,190 63,146 82,108",
    ):
        ermine(pen, curve(fur, closed=True), step=(10, 12), width=1.7)
    full = Sleeve(GREEN, 17, 14, 8, 1.16, slash=STRAW)
    puff(pen, (146, 112), (174, 142), sleeve=full)
    forearm(pen, (180, 152), (155, 133), sleeve=Sleeve(VERMILION, 15, 11.5, 7.5, cuff=STRAW))
    puff(pen, (54, 112), (30, 148), sleeve=full)
    forearm(pen, (28, 157), (67, 146), sleeve=Sleeve(VERMILION, 15, 12, 7.5, cuff=STRAW))
    _yoke(pen)
    offering_palm(pen, (84, 142.5), -10)
    table_stone(pen, (91, 131), -6, size=0.92)
    offering_thumb(pen, (84, 142.5), -10)
    neck(pen, (98, 82), 103, 25)
    sceptre(pen, (142, 127), 13, up=29, down=44, head="lily")
    fist(pen, (141.6, 128), 14, flip=True, size=1.0)
    spec = Head(Look(PROFILE, iris=GREEN), "waved", OCHRE, "profile", "tall", (BLUE, VERMILION))
    head(pen, spec, (97, 62), 56)


def _yoke(pen: Pen) -> None:
    """Draw a broad collar of gold that lies on the shoulders, with rubies in panes and pearls at its hem."""
    edge = curve(
        "84,90! 71,92 59,99 51,109! 63,114.6 80,118 99,119 118,118 135,114.6 147,109! 139,99 127,92 112,90!"
        " 107,100 98,103 89,100",
        closed=True,
    )
    pen.shape(edge, GOLD, 1.9)
    pen.line(curve("56,105 76,110.6 99,112 122,110.6 142,105"), 1.3, "even")
    for x, y in ((63, 102), (77, 105), (99, 107.6), (121, 105), (135, 102)):
        pen.shape(polygon(f"{x - 4.4},{y} {x},{y - 4} {x + 4.4},{y} {x},{y + 4}"), VERMILION, 1.1, body=False)
    for k in range(-6, 7):
        across = 6.83 * k
        pen.disc((99 + across, 115.4 - across**2 / 260), 1.8, WHITE, 0.9)


def _clubs(pen: Pen) -> None:
    """Draw the eldest: white beard, closed crown, orb and sceptre."""
    mantle(pen, "furred", dyed(GREEN), sides=(True, False))
    hang(
        pen,
        Panel.of("72,96 66,140 64,184", "128,96 134,140 136,184", (0.34, 0.66), sag=0),
        Stuff(PALE_BLUE, dark=STEEL, pattern=Pattern("check", BLUE, 17, 17, GOLD)),
    )
    red = Sleeve(VERMILION, 15, 13, 8, 1.12, cuff=GOLD)
    arm(pen, (60, 114), (32, 155), (47, 139.6), sleeve=red)
    arm(pen, (142, 114), (177, 150), (162, 131), sleeve=red)
    fur_cape(
        pen,
        "86,84! 68,88 52,98 46,110! 55,121 64,114! 74,128 84,119! 92,130 100,121! 108,130 116,119! 120,124"
        " 124,118! 131,111 133,102 128,92 114,84!",
        step=(13, 10),
    )
    cradle(pen, (145, 121), 14, flip=True)
    orb(pen, (147, 106), 15)
    cradle_palm(pen, (145, 121), 14, flip=True)
    sceptre(pen, (57.2, 132), -3, up=37, down=42, head="lily")
    fist(pen, (57.2, 133), -8, size=1.05)
    spec = Head(
        Look(stern=0.3, old=True, iris=BLUE, nose="broad", open=0.76),
        "flowing",
        WHITE,
        "full",
        "arched",
        (BLUE,),
    )
    head(pen, spec, (97, 65), 52, turn=-1.0)


_KINGS: dict[str, tuple[Callable[[Pen], None], Band]] = {
    "S": (_spades, Band(GOLD, VERMILION, INK)),
    "H": (_hearts, Band(BLUE, GOLD, WHITE, "disc")),
    "D": (_diamonds, Band(STRAW, GREEN, VERMILION)),
    "C": (_clubs, Band(VERMILION, GOLD, WHITE, "disc")),
}
