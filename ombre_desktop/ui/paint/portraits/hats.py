"""Hats, caps, veils and hair ornaments."""

from PySide6.QtGui import QColor

from ombre_desktop.ui.paint.portraits.pen import Pen
from ombre_desktop.ui.paint.portraits.portrait import Hat, Portrait

_GOLD = "#e0a526"
_LINEN = "#fbf6e6"


def draw_behind(pen: Pen, who: Portrait) -> None:
    """Draw the part of a hat that hangs behind the head, which only the mantilla has."""
    if who.hat is Hat.MANTILLA:
        _veil(pen, who.colours.hat)


def draw_hat(pen: Pen, who: Portrait) -> None:
    """Draw the hat or ornament on the head."""
    if who.hat is not Hat.NONE:
        _HATS[who.hat](pen, who)


def _tricorne(pen: Pen, who: Portrait) -> None:
    felt = who.colours.hat
    pen.shape([(-14, -24), (-10, -37), (2, -41), (12, -36), (14, -23)], felt)
    brim = [(-33, -27), (-33, -27), (-22, -35), (-8, -31), (6, -30), (17, -33), (27, -23), (27, -23)]
    pen.shape([*brim, (14, -18.6), (0, -20), (-15, -17.6)], felt, line=1.4)
    pen.stroke([(-32, -26.6), (-21, -34), (-8, -30), (6, -29), (17, -32), (26.4, -23)], 2.1, _GOLD, tip=1.2)
    pen.strokes([[(-26, -26), (-12, -22.6), (2, -23)], [(8, -23), (16, -23.6), (22, -24)]], 0.9, "#5c586a")
    pen.dot(-12, -29.4, 4.0, fill=who.colours.trim, line=1.0)
    pen.dot(-12, -29.4, 1.6, fill=_LINEN, line=0.6)


def _veil(pen: Pen, lace: str) -> None:
    sides = [
        (-4, -47),
        (-22, -40),
        (-31, -16),
        (-36, 14),
        (-44, 38),
        (-30, 46),
        (-16, 30),
        (14, 30),
        (28, 46),
    ]
    pen.shape([*sides, (42, 36), (32, 12), (26, -16), (16, -40)], lace, line=1.3)
    colour = QColor(lace).lighter(190)
    for k in range(5):
        y = -30 + 15 * k
        for side in (-1, 1):
            x = side * (22 + 3.2 * k)
            for turn in ((0, -2.6), (2.3, 1.6), (-2.3, 1.6)):
                pen.dot(x + turn[0], y + turn[1], 1.35, fill=colour)


def _mantilla(pen: Pen, who: Portrait) -> None:
    comb = [(-17, -30), (-20, -48), (-4, -54), (12, -50), (14, -33), (4, -37), (-8, -36)]
    pen.shape(comb, _GOLD)
    pen.beads([(-18.4, -46), (-4, -51.4), (11, -47.4)], 1.7, "#fffdf4", gap=1.6)
    pen.strokes([[(x, -37), (x * 1.12 - 0.4, -47)] for x in (-13, -9, -5, -1, 3, 7, 11)], 0.9, "#7a4f12")
    edge = who.colours.hat
    pen.shape(
        [(-24, -30), (-16, -39), (-4, -42), (8, -41), (17, -34), (10, -36), (-4, -37), (-15, -33)], edge
    )
    pen.scallops([(-24, -30), (-15, -33), (-4, -37)], 3.4, QColor(edge).lighter(150), count=5)
    pen.scallops([(-4, -37), (8, -36.4), (17, -33)], 3.4, QColor(edge).lighter(150), count=5)
    _rose(pen, -17.5, -15, colour=who.colours.trim)
    for y in (2.4, 5.6):
        pen.dot(-17.4, y, 1.7, fill=_GOLD, line=0.7)


def _rose(pen: Pen, x: float, y: float, *, colour: str) -> None:
    for turn in ((-4, -2.4), (3.6, -3), (-3, 3.6), (3.8, 2.8)):
        pen.dot(x + turn[0], y + turn[1], 3.5, fill=colour, line=0.9)
    pen.dot(x, y, 3.1, fill=QColor(colour).lighter(118), line=0.9)
    pen.strokes([[(x - 1.6, y), (x, y - 1.6), (x + 1.6, y)], [(x - 1, y + 1.2), (x + 1, y + 1.2)]], 0.7)
    pen.shape([(x - 7, y + 5), (x - 11, y + 8), (x - 5, y + 9)], "#3f7d4b", line=0.8)


def _mob_cap(pen: Pen, who: Portrait) -> None:
    crown = [(-25, -13), (-27, -30), (-14, -44), (4, -46), (19, -37), (22, -22), (17, -14), (0, -24)]
    pen.shape(crown, _LINEN, line=1.4)
    shade = [(-25, -15), (-26, -29), (-16, -41), (-18, -28), (-19, -16)]
    pen.shape(shade, "#d9d2c2", line=0)
    pen.strands([(-20, -20), (-14, -32), (-6, -41)], [(14, -20), (14, -30), (8, -40)], 5, width=0.85)
    band = [
        (-24, -11),
        (-16, -24),
        (0, -29.6),
        (14, -26),
        (20, -16),
        (17, -13),
        (12, -20.6),
        (0, -24.4),
        (-13, -19),
    ]
    pen.shape([*band, (-20, -7)], who.colours.trim)
    pen.scallops([(17, -13), (9, -21.6), (-2, -24)], 4.2, _LINEN, count=6)
    pen.scallops([(-2, -24), (-13, -18.4), (-21, -5)], 4.2, _LINEN, count=6)
    bow = who.colours.trim
    pen.shape([(0, -31), (-9, -37), (-9, -27)], bow)
    pen.shape([(0, -31), (9, -36), (9, -26)], bow)
    pen.dot(0, -31, 2.3, fill=bow, line=0.9)


def _skullcap(pen: Pen, who: Portrait) -> None:
    cap = [(-15.6, -20), (-13.6, -28), (-4, -33.4), (6, -31.4), (10.6, -25), (-2, -27)]
    pen.shape(cap, who.colours.hat, line=1.4)
    pen.strokes(
        [[(-2, -33), (-4, -30), (-4, -27.4)], [(-10, -30.4), (-11.6, -27), (-12, -23.4)]], 0.9, "#6a6478"
    )
    pen.dot(-3, -33.6, 1.4, fill=who.colours.hat, line=0.8)


def _plume(pen: Pen, who: Portrait) -> None:
    for turn, colour in ((0, who.colours.trim), (7, _LINEN)):
        feather = [
            (-4 + turn, -36),
            (-14 + turn, -48),
            (-30 + turn, -50),
            (-38 + turn, -38),
            (-30 + turn, -42),
        ]
        feather += [(-22 + turn, -38), (-12 + turn, -34)]
        pen.shape(feather, colour)
        pen.stroke([(-6 + turn, -37), (-18 + turn, -44), (-32 + turn, -45)], 0.9)
        barbs = [[(-12 - 4 * k + turn, -41 - k), (-15 - 4 * k + turn, -46 - k * 0.6)] for k in range(4)]
        pen.strokes(barbs, 0.7)
    pen.beads([(-21, -24), (-8, -33), (6, -35), (17.6, -30)], 1.7, "#fffdf4")
    pen.dot(-3, -35.4, 3.3, fill=who.colours.hat, line=1.0)
    pen.dot(-3, -35.4, 1.3, fill=_GOLD, line=0.5)


def _ribbon(pen: Pen, who: Portrait) -> None:
    band = [(-20, -21), (-10, -30), (2, -33), (14, -28), (15, -24.6), (2, -28.6), (-9, -26), (-18, -17)]
    pen.shape(band, who.colours.trim)
    for x, y in ((-15, -31), (-7, -37)):
        pen.shape([(-12, -27), (x - 6, y - 3), (x - 1, y - 6), (x + 3, y - 1)], who.colours.trim)
    pen.dot(-12, -28, 2.5, fill=who.colours.trim, line=0.9)


_HATS = {
    Hat.TRICORNE: _tricorne,
    Hat.MANTILLA: _mantilla,
    Hat.MOB_CAP: _mob_cap,
    Hat.SKULLCAP: _skullcap,
    Hat.PLUME: _plume,
    Hat.RIBBON: _ribbon,
}
