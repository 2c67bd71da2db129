"""
The program's icon: the three matadors on the cloth of a card table.

Spadille stands in front, basto and a manille behind it. There are two drawings: the whole one, and for the
smallest sizes one of spadille alone, so that the sign can still be read.
"""

from typing import Final

from .affine import Point, scaled, shifted, turned
from .palette import CLOTH, GOLD, INK, PAPER, SIGN_INK, STRAW, VERMILION
from .suits import OUTLINES
from .svg import Element, Group, Path, group, rectangle

SIDE: Final = 256
_MIDDLE: Final = SIDE / 2
_CARD: Final = (96.0, 146.0)
"""Breadth and height of a card on the icon."""


def icon() -> list[Element]:
    """Return the icon with three cards, for 48 pixels and more."""
    return [
        *_table(9),
        _card("C", (83, 146), -18, sign=46, place=(-20, -42)),
        _card("D", (173, 146), 18, sign=46, place=(20, -42)),
        _card("S", (_MIDDLE, 128), 0, sign=82),
    ]


def small_icon() -> list[Element]:
    """Return the icon with one card, for 32 pixels and fewer."""
    return [*_table(14), _card("S", (_MIDDLE, _MIDDLE), 0, sign=118, scale=1.36)]


def _table(brass: float) -> list[Element]:
    """Return a square of cloth with a rim of brass *brass* units broad."""
    inset = 6 + brass / 2
    rim = rectangle((inset, inset), SIDE - 2 * inset, SIDE - 2 * inset, 52)
    edge = rectangle((5, 5), SIDE - 10, SIDE - 10, 56)
    return [Path(edge, INK), Path(rim, CLOTH, GOLD, brass)]


def _card(
    suit: str, middle: Point, turn: float, *, sign: float, place: Point = (0.0, 0.0), scale: float = 1.0
) -> Group:
    """Return a card with its shadow, and on it one sign so high, at *place* from the card's middle."""
    wide, high = _CARD[0] * scale, _CARD[1] * scale
    shape = rectangle((-wide / 2, -high / 2), wide, high, 11 * scale)
    ink = VERMILION if suit in "HD" else SIGN_INK[suit]
    return group(
        [
            group([Path(shape, INK, INK, 7)], shifted(2.5, 4)),
            Path(shape, PAPER, INK, 4.5),
            group([Path(OUTLINES[suit], ink)], shifted(*place) @ scaled(sign / 100)),
            Path(rectangle((-wide / 2 + 8, -high / 2 + 8), wide - 16, high - 16, 6), None, STRAW, 2.4),
        ],
        shifted(*middle) @ turned(turn),
    )
