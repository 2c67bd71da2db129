"""Hairstyles: the hair behind the neck, and the hair that frames the face."""

from PySide6.QtGui import QColor

from ombre_desktop.ui.paint.portraits.pen import Pen
from ombre_desktop.ui.paint.portraits.portrait import Hair, Portrait

_CAP = [(13.4, -13), (15.4, -21), (10, -30), (-2, -34), (-13, -31), (-20, -22), (-21, -9), (-18, 1)]
"""The mass of hair from the far temple over the crown to the near ear."""


def draw_back_hair(pen: Pen, who: Portrait) -> None:
    """Draw the hair behind neck and shoulders."""
    hair = who.colours.hair
    if who.hair is Hair.TIED:
        tail = [(-17, -6), (-23, 6), (-25, 20), (-20, 31), (-13, 27), (-12, 12)]
        pen.shape(tail, hair)
        pen.strands([(-18, 0), (-22, 14), (-19, 28)], [(-13, 2), (-14, 14), (-15, 26)], 3, width=0.9)
    elif who.hair is Hair.RINGLETS:
        for x, y, drop in ((-18, 4, 25), (-12, 8, 26), (14, 4, 22)):
            _ringlet(pen, x, y, drop=drop, hair=hair)
    elif who.hair is Hair.WIG:
        queue = [(-16, 0), (-24, 10), (-24, 26), (-17, 34), (-12, 22)]
        pen.shape(queue, hair)
        pen.shape([(-27, 14), (-20, 17), (-14, 13), (-15, 22), (-20, 19), (-26, 23)], "#26222e")
    elif who.hair is Hair.NET:
        bag = [(-14, -20), (-26, -14), (-29, 4), (-22, 18), (-13, 10)]
        pen.shape(bag, who.colours.hat)
        pen.strokes([[(-17, -14), (-24, 0), (-19, 14)], [(-27, -6), (-21, 2), (-14, 4)]], 0.8, "#c8a24a")
        pen.strokes([[(-26, 8), (-20, 9), (-15, 2)], [(-22, -15), (-27, -2), (-24, 12)]], 0.8, "#c8a24a")


def draw_front_hair(pen: Pen, who: Portrait) -> None:
    """Draw the hair that frames the face, over the head and under any hat."""
    _STYLES[who.hair](pen, who)


def _tied(pen: Pen, who: Portrait) -> None:
    front = [(-15, -1), (-15.4, -11), (-10, -19), (-1, -23.4), (8, -20.6)]
    pen.shape([*_CAP, *front], who.colours.hair)
    pen.strands(
        [(-18, -4), (-17.4, -16), (-6, -27), (10, -24)],
        [(-20, -6), (-19, -24), (-6, -32.6), (13, -24)],
        5,
        width=0.95,
    )
    pen.shape([(-24, -4), (-17, -1), (-23, 5), (-29, 2)], who.colours.trim)
    pen.shape([(-18, -2), (-14, -5), (-12, 1), (-16, 3)], who.colours.trim)


def _wig(pen: Pen, who: Portrait) -> None:
    hair = who.colours.hair
    front = [(-15, -2), (-14.6, -12), (-8, -20), (1, -23), (9, -20)]
    pen.shape([*_CAP, *front], hair)
    pen.strands(
        [(-16, -10), (-10, -21.4), (1, -24.8), (10, -22)],
        [(-19, -12), (-14, -28), (-2, -32.4), (11, -27)],
        4,
        width=0.8,
    )
    for k, y in enumerate((-7.4, 0.4, 8.2)):
        roll = [
            (-24 + k, y - 3.6),
            (-14.4, y - 4.2),
            (-12.6, y),
            (-14.6, y + 4),
            (-24 + k, y + 3.8),
            (-27 + k, y),
        ]
        pen.shape(roll, hair)
        pen.strokes([[(-24, y - 1), (-19, y - 2), (-14.6, y - 1.4)], [(-24, y + 1.6), (-18, y + 0.8)]], 0.75)
        pen.dot(-24.2 + k, y, 1.3, fill=QColor(hair).darker(135), line=0.6)


def _upswept(pen: Pen, who: Portrait) -> None:
    front = [(-14.8, -1), (-15.2, -10), (-8, -18), (2, -24), (9.6, -20)]
    high = [(13.6, -12), (16.6, -23), (10, -33), (-3, -37), (-15, -33), (-21, -22), (-20, -8), (-17, 2)]
    pen.shape([*high, *front], who.colours.hair)
    pen.strokes([[(-15, -12), (-8, -23), (4, -30)], [(-18, -14), (-12, -27), (0, -33)]], 0.9, "#6b5a66")
    pen.strokes([[(5, -24), (11, -25), (13, -19)], [(-12, -14), (-4, -22), (6, -26)]], 0.9, "#6b5a66")


def _ringlets(pen: Pen, who: Portrait) -> None:
    _upswept(pen, who)
    for x, y, drop in ((-19, -6, 17), (14.6, -12, 12)):
        _ringlet(pen, x, y, drop=drop, hair=who.colours.hair)


def _tower(pen: Pen, who: Portrait) -> None:
    hair = who.colours.hair
    front = [(-15, 0), (-15.4, -9), (-9, -18), (1, -22.6), (9.4, -19.6)]
    tower = [(13.6, -12), (18.6, -26), (17, -40), (4, -47), (-11, -45), (-22, -34), (-22, -16), (-18, 2)]
    pen.shape([*tower, *front], hair)
    pen.strands([(-16, -10), (-12, -24), (-4, -44)], [(11, -20), (14, -30), (12, -42)], 6, width=0.85)
    for k, (x, y) in enumerate(((-21, -10), (-20.4, -1), (-18.6, 8))):
        pen.shape([(x - 5, y - 3.4), (x + 5, y - 4), (x + 6, y + 3), (x - 4, y + 4)], hair)
        pen.stroke([(x - 3, y), (x + 1, y - 1), (x + 4, y)], 0.8)
        pen.dot(x - 3.6, y + 0.2, 1.2, fill=QColor(hair).darker(130 + k), line=0.5)


def _fringe(pen: Pen, who: Portrait) -> None:
    """Draw a bald crown, with a ruffled fringe of hair from the temple round to the nape."""
    hair = who.colours.hair
    wreath = [(-11.6, -15), (-15, -19.4), (-18.6, -17.6), (-20.8, -13), (-20.4, -9), (-22, -5), (-20.6, -0.6)]
    wreath += [(-20.8, 4), (-17.6, 8.6), (-14.4, 6.4), (-15.2, 1), (-13.2, -3), (-13.6, -8)]
    pen.shape(wreath, hair)
    near, far = [(-13, -14), (-14.6, -5), (-15.4, 5)], [(-18.6, -15), (-20, -5), (-18, 6)]
    pen.strands(near, far, 4, width=0.8)
    pen.shape([(13, -18), (15.8, -15.6), (16.8, -9), (15.6, -4), (14.6, -10)], hair, line=1.0)
    pen.stroke([(-4, -27), (2, -27.6), (7, -25.4)], 0.7)


def _net(pen: Pen, who: Portrait) -> None:
    front = [(-15, -4), (-14.6, -13), (-8, -19), (1, -22), (9, -19.6)]
    pen.shape([*_CAP, *front], who.colours.hair)
    pen.strands([(-15.6, -8), (-10, -20), (8, -22)], [(-18.6, -10), (-12, -28), (12, -25)], 4, width=0.9)
    band = [(-21.4, -12), (-14, -30), (-2, -35), (1, -32), (-10, -27), (-17.4, -10)]
    pen.shape(band, who.colours.hat)
    pen.strokes([[(-19.6, -12), (-12.6, -28), (-1, -33.4)]], 1.0, "#c8a24a")


def _cropped(pen: Pen, who: Portrait) -> None:
    front = [(-15.2, -3), (-14.6, -12), (-11, -17), (-2, -19), (6, -19.4)]
    pen.shape([*_CAP[:-1], (-18.4, -2), *front], who.colours.hair)
    lines = [[(x, -20 - abs(x) * 0.02), (x - 1.4, -24), (x - 1, -29)] for x in (-11, -7, -3, 1, 5, 9)]
    pen.strokes(lines, 0.8)


def _ringlet(pen: Pen, x: float, y: float, *, drop: float, hair: str) -> None:
    """Draw a hanging curl: overlapping rolls, each a little narrower."""
    rolls = max(2, round(drop / 5.4))
    for k in range(rolls):
        half, top = 3.9 - 0.25 * k, y + k * drop / rolls
        roll = [(x - half, top + 1.6), (x, top - 1.6), (x + half, top - 0.4), (x + half, top + 3.4)]
        pen.shape([*roll, (x, top + 5.2), (x - half, top + 5)], hair, line=1.0)
        pen.stroke(
            [(x - half * 0.5, top + 2.8), (x + half * 0.2, top + 1.8), (x + half * 0.7, top + 2.2)], 0.7
        )


_STYLES = {
    Hair.TIED: _tied,
    Hair.WIG: _wig,
    Hair.UPSWEPT: _upswept,
    Hair.RINGLETS: _ringlets,
    Hair.TOWER: _tower,
    Hair.FRINGE: _fringe,
    Hair.NET: _net,
    Hair.CROPPED: _cropped,
}
