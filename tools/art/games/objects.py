"""
One telling object for each game, taken from its own rules, that is told from the others at 48 pixels.

Each is drawn in a square of 100 units, in the inks of the cards.
"""

from collections.abc import Callable
from typing import Final

from ..affine import scaled, shifted, turned
from ..burin import cut, dots, ring, spindle
from ..palette import (
    BLUE,
    BLUSH,
    CRIMSON,
    GOLD,
    INK,
    PALE_BLUE,
    PAPER,
    SIGN_INK,
    STRAW,
    VERMILION,
    WHITE,
)
from ..pips import sign
from ..suits import OUTLINES
from ..sun import sun
from ..svg import Element, Path, circle, document, ellipse, group, polygon
from .things import FINE, LINE, back, card, counter, crown, fish, rosette, shaded

SIDE: Final = 100
BELINDA: Final = "belinda"
"""The name of the object that stands for Belinda's game."""


def drawn_objects() -> dict[str, str]:
    """Return the text of every object by the name of its file."""
    inside = shifted(SIDE / 2, SIDE / 2) @ scaled(0.94) @ shifted(-SIDE / 2, -SIDE / 2)
    return {
        f"{game}.svg": document([group(draw(), inside)], width=SIDE, height=SIDE)
        for game, draw in (*OBJECTS.items(), (BELINDA, _lock))
    }


def _vuelta() -> list[Element]:
    """Return the card turned up beside the talon: the vuelta of Renegado."""
    return [
        *(back((34 - step, 56 + 2.4 * step), -6) for step in (2, 1, 0)),
        card((65, 46), 11, sign("spanish", "S", (0, 0), 58)),
    ]


def _pool() -> list[Element]:
    """Return the pool by which the French form pays everything: a dish heaped with counters."""
    dish = "M6 57C6 76 26 90 50 90C74 90 94 76 94 57Z"
    heap = ((26, 46, STRAW), (74, 46, BLUSH), (50, 47, WHITE), (38, 31, VERMILION), (62, 30, STRAW))
    cuts = "".join(cut((92 - 4 * at, 60 + 4.4 * at), (76 - 5 * at, 61 + 4.2 * at), 2) for at in range(6))
    return [
        *(counter((x, y), 15, ink) for x, y, ink in heap),
        counter((50, 18), 13, WHITE),
        *shaded(dish, GOLD),
        Path(cuts, INK),
        Path("M12 66Q18 80 34 86", None, STRAW, 3),
        *shaded(ellipse((50, 57), 45, 6.4), STRAW),
        Path(ellipse((50, 57.4), 38, 3.6), CRIMSON, INK, FINE),
    ]


def _open_talon() -> list[Element]:
    """Return the talon that the dealer of the two-bid form lays open."""
    turns = ((-33, "H"), (-11, "S"), (11, "D"), (33, "C"))
    foot = (50, 104)
    fan = [
        group(
            [card((50, 46), 0, [group([Path(OUTLINES[suit], SIGN_INK[suit])], scaled(0.24))], 1.06)],
            turned(turn, foot),
        )
        for turn, suit in turns
    ]
    return [group(fan, shifted(50, 54) @ scaled(0.68) @ shifted(-50, -56))]


def _face_to_face() -> list[Element]:
    """Return the two hands of the game for two, face to face."""
    return [
        group(_fan(CRIMSON, STRAW), turned(180, (50, 50))),
        group(_fan(BLUE, PALE_BLUE)),
    ]


def _fan(ink: str, tint: str) -> list[Element]:
    """Return a hand at the lower edge, face down."""
    turns = (-36, -12, 12, 36)
    return [group([back((50, 72), 0, ink, tint, 0.54)], turned(turn, (50, 102))) for turn in turns]


def _chair() -> list[Element]:
    """Return the chair of the player who sits out of four."""
    rail = "M27 10Q50 2 73 10L71 22Q50 14 29 22Z"
    splat = "M45 16Q50 14 55 16L53.4 30L58 38L54 52H46L42 38L46.6 30Z"
    posts = "M26 10L33 55H38L32 10ZM74 10L67 55H62L68 10Z"
    seat = "M22 55H78L84 66H16Z"
    front = "M19 66H27L25 96H20ZM81 66H73L75 96H80Z"
    rear = "M33 66H38L38.6 86H34.6ZM67 66H62L61.4 86H65.4Z"
    return [
        *shaded(rear, "#6b3f25"),
        *shaded(posts, "#9b6640"),
        *shaded(splat, GOLD),
        *shaded(rail, "#9b6640"),
        *shaded("M22 46Q50 40 78 46L82 56H18Z", VERMILION),
        Path(cut((76, 49), (56, 46), 2.4) + cut((78, 53), (50, 50), 2.4), INK),
        *shaded(seat, "#9b6640"),
        Path("M24 78H76", None, INK, LINE * 2.2),
        Path("M24 78H76", None, "#9b6640", LINE),
        *shaded(front, "#9b6640"),
    ]


def _five_fish() -> list[Element]:
    """Return the stakes of five players round the pool."""
    places = ring(5, 30, 0, (50, 52))
    return [
        *(fish(place, 72 * at - 90 + 180, 0.82) for at, place in enumerate(places)),
        counter((50, 52), 11, GOLD),
    ]


def _glass() -> list[Element]:
    """Return the glass of the réjouissance, the revelling of Homme d'Auvergne."""
    bowl = "M27 8H73C75 36 68 54 50 56C32 54 25 36 27 8Z"
    wine = "M27.6 24Q50 30 72.4 24C71 42 65 52.6 50 53.6C35 52.6 29 42 27.6 24Z"
    stem = "M46.6 55H53.4C53 66 52.4 76 56 84H44C47.6 76 47 66 46.6 55Z"
    return [
        *shaded(bowl, "#eef2ee"),
        Path(wine, CRIMSON, INK, FINE),
        Path("M33 31C34 40 37 46 42 49", None, BLUSH, 3.4),
        Path(ellipse((50, 24.6), 22.4, 3.4), VERMILION, INK, FINE * 0.8),
        Path("M32 12C31.6 16 31.8 18 32 20", None, WHITE, 3.4),
        *shaded(stem, "#dfe6e2"),
        *shaded(circle((50, 66), 5.4), STRAW),
        *shaded("M26 90Q28 82 50 81Q72 82 74 90Q74 95 50 95Q26 95 26 90Z", "#eef2ee"),
        Path(spindle((69, 12), (66, 44), 1.4, -3), INK),
    ]


def _mask() -> list[Element]:
    """Return the mask of the ally whom only a called king gives away."""
    mask = (
        "M50 34C60 30 78 26 94 30C97 46 93 64 78 70C66 74 56 66 50 54C44 66 34 74 22 70C7 64 3 46 6 30"
        "C22 26 40 30 50 34Z"
    )
    place = shifted(0, -6)
    ribbons = "M93 40C100 56 90 66 96 84L88 80L84 90C80 74 88 62 84 50Z"
    eye = "M58 48C64 40 76 40 84 46C78 56 66 58 58 48Z"
    drawn = [
        *shaded(ribbons, VERMILION),
        group(shaded(ribbons, VERMILION), shifted(100, 0) @ scaled(-1, 1)),
        *shaded(mask, INK),
        Path("M12 33C24 30 40 33 50 38C60 33 76 30 88 33", None, GOLD, 2.6),
        Path(eye, PAPER, GOLD, 2),
        group([Path(eye, PAPER, GOLD, 2)], shifted(100, 0) @ scaled(-1, 1)),
        Path(dots([(50, 44)]), stroke=GOLD, width=6),
        Path(cut((24, 66), (12, 56), 2.6) + cut((76, 66), (88, 56), 2.6), "#5a5560"),
    ]
    return [group(drawn, place)]


def _duel() -> list[Element]:
    """Return the duel of two bidders, in which every Danish game is fought out."""
    return [
        group(sign("spanish", "S", (50, 50), 104, turn=-42)),
        group(sign("spanish", "S", (50, 50), 104, turn=42)),
    ]


def _favour() -> list[Element]:
    """Return the favour of Tresillo's favour suit."""
    return [*rosette((50, 40), 34), *sign("spanish", "S", (50, 40), 31)]


def _oros() -> list[Element]:
    """Return the golden coin of oros, the suit that may only overcall."""
    return [group(sun(1.8), shifted(50, 50) @ scaled(0.58))]


def _stones() -> list[Element]:
    """Return the stones by which Zanga is counted."""
    pebble = "M-22 2C-22 -12 -9 -18 4 -17C17 -16 23 -5 21.6 5C20 18 1 19 -8 18C-17 17 -22 12 -22 2Z"
    light = "M-13 -3Q-6 -11.6 6 -11"
    places = ((26, 74, 0, "#9c9993"), (73, 75, 24, "#b3ada1"), (50, 77, 180, "#7f8a86"))
    upper = ((38, 49, 168, "#b3ada1"), (63, 48, 10, "#8d8983"))
    drawn: list[Element] = []
    for x, y, turn, ink in (*places, *upper, (50, 24, -8, "#a8a49c")):
        stone = [
            *shaded(pebble, ink),
            Path(cut((19, 9), (2, 12), 2.4, 2) + cut((20, 3), (9, 6), 2, 1.4), INK),
        ]
        drawn.append(group([group(stone, turned(turn)), Path(light, None, PAPER, 2.6)], shifted(x, y)))
    return drawn


def _feo() -> list[Element]:
    """Return the king of clubs, called the ugly one in Málaga: a cudgel with a crown."""
    king = [group(sign("spanish", "C", (0, 7), 46), scaled(1.3, 1)), crown((0, -18), 0.3)]
    return [card((50, 50), -8, king, 1.2)]


def _given_king() -> list[Element]:
    """Return the king that is given away in Tritrille: a crown on its cushion."""
    cushion = "M12 62Q50 52 88 62Q96 76 90 90Q50 98 10 90Q4 76 12 62Z"
    tassels = dots([(11, 63), (89, 63), (9, 90), (91, 90)])
    return [
        *shaded(cushion, BLUE),
        Path("M16 66Q50 58 84 66", None, PALE_BLUE, 2.4),
        Path(cut((86, 86), (54, 91), 3, 2) + cut((87, 80), (66, 85), 2.6, 2), INK),
        Path(tassels, stroke=INK, width=12),
        Path(tassels, stroke=GOLD, width=8.4),
        crown((50, 42), 1.14),
    ]


def _black_queen() -> list[Element]:
    """Return the queen of clubs, the highest of all trumps in German Solo."""
    leaf = OUTLINES["C"]
    crowned = "M-13 6L-17 -10L-7 -3L0 -14L7 -3L17 -10L13 6Z"
    return [
        group(
            [
                Path(leaf, SIGN_INK["C"], SIGN_INK["C"], 9, sharp=True),
                Path(leaf, None, PAPER, 3),
                Path(leaf, None, SIGN_INK["C"], 1.5),
            ],
            shifted(50, 58) @ scaled(0.76),
        ),
        Path(polygon(((50, 48), (55, 58), (65, 63), (55, 68), (50, 78), (45, 68), (35, 63), (45, 58))), GOLD),
        group(
            [
                *shaded(crowned, GOLD),
                Path(dots([(-17, -11), (0, -15), (17, -11)]), stroke=INK, width=6.4),
                Path(dots([(-17, -11), (0, -15), (17, -11)]), stroke=PAPER, width=3.8),
            ],
            shifted(50, 20),
        ),
    ]


def _lock() -> list[Element]:
    """Return the scissors of the poem in which Belinda plays, and the lock that they cut."""
    blade = "M46 54L14 12Q12 6 18 8L56 48Z"
    bow = "M60 58C70 56 84 60 86 72C88 84 76 92 66 86C58 80 56 68 60 58Z"
    hole = "M65 64C72 63 79 66 80 73C80 80 74 84 69 80C64 76 63 70 65 64Z"
    half: list[Element] = [*shaded(blade, "#c9d6e2"), *shaded(bow, GOLD), Path(hole, PAPER, INK, FINE)]
    curl = (
        "M50 6C66 10 68 22 56 28C44 34 46 44 58 46C70 48 70 58 62 60C68 52 56 50 50 46"
        "C40 40 42 28 52 24C60 20 58 12 50 6Z"
    )
    return [
        group(half, shifted(0, 6)),
        group(half, shifted(100, 6) @ scaled(-1, 1)),
        Path(dots([(50, 60)]), stroke=INK, width=7),
        Path(dots([(50, 60)]), stroke=STRAW, width=4),
        group(shaded(curl, "#8a5a2b"), shifted(-4, -2)),
    ]


OBJECTS: Final[dict[str, Callable[[], list[Element]]]] = {
    "renegado": _vuelta,
    "french": _pool,
    "pokerwiner": _open_talon,
    "two_handed": _face_to_face,
    "four_handed": _chair,
    "five_handed": _five_fish,
    "homme_auvergne": _glass,
    "quadrille": _mask,
    "lhombre": _duel,
    "tresillo": _favour,
    "rocambor": _oros,
    "zanga": _stones,
    "zanga_malaga": _feo,
    "tritrille": _given_king,
    "german_solo": _black_queen,
}
"""The object of every game, by the game's name in the registry."""
