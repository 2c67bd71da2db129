"""The characters' clothes: coats with a cravat, lace, a shawl, clerical bands, a majo's jacket."""

from PySide6.QtGui import QColor

from ombre_desktop.ui.paint.portraits.pen import Pen
from ombre_desktop.ui.paint.portraits.portrait import Dress, Palette, Portrait

_LINEN = "#fbf6e6"
_LINEN_SHADE = "#d9d2c2"


def draw_dress(pen: Pen, who: Portrait) -> None:
    """Draw the shoulders and the dress, from the neck to the edge of the medallion."""
    _DRESSES[who.dress](pen, who.colours)


def _shoulders(pen: Pen, cloth: str, *, broad: float = 0.0) -> None:
    body = [(-52, 60), (-46 - broad, 40), (-30 - broad, 31), (-12, 26), (12, 26), (30 + broad, 31)]
    pen.shape([*body, (46 + broad, 40), (52, 60)], cloth, line=1.5)
    dark = QColor(cloth).darker(128)
    pen.shape([(-46 - broad, 42), (-34, 34), (-28, 44), (-33, 62), (-52, 62)], dark, line=0)


def _coat(pen: Pen, colours: Palette) -> None:
    _shoulders(pen, colours.cloth, broad=2)
    for side in (-1, 1):
        lapel = [
            (side * 8, 27),
            (side * 17, 26),
            (side * 23, 36),
            (side * 15, 46),
            (side * 9, 60),
            (side * 3, 60),
        ]
        pen.shape(lapel, colours.trim)
        pen.strokes([[(side * 18, 32), (side * 14, 40), (side * 9, 52)]], 0.9)
        for k in range(3):
            pen.dot(side * (21.5 - k * 2.5), 41 + k * 7, 1.7, fill="#e0a526", line=0.7)
    _cravat(pen)


def _cravat(pen: Pen) -> None:
    pen.shape([(-12, 20), (0, 25), (11, 20), (12.4, 26), (0, 31), (-13, 26)], _LINEN)
    pen.strokes([[(-10, 23), (0, 27.6), (10, 23)]], 0.8)
    fall = [(-5, 29), (5, 29), (9, 38), (6, 47), (0, 51), (-6, 47), (-9, 38)]
    pen.shape(fall, _LINEN)
    pen.shape([(-5, 30), (-8, 38), (-6, 46), (-3, 48), (-4, 38)], _LINEN_SHADE, line=0)
    pen.strands([(-4, 31), (-6, 40), (-4, 47)], [(4, 31), (6, 40), (4, 47)], 3, width=0.9)
    pen.dot(0, 30, 2.1, fill="#e0a526", line=0.8)


def _lace_neck(pen: Pen, colours: Palette) -> None:
    chest = [(-24, 31), (-10, 25), (9, 25), (22, 31), (16, 44), (0, 50), (-18, 44)]
    pen.shape(chest, colours.skin, line=0)
    pen.stroke([(-4, 40), (-1, 43), (2, 40)], 0.7)
    bodice = [(-52, 60), (-46, 40), (-30, 31), (-23, 31), (-23, 31), (-18, 42), (0, 48), (0, 48), (17, 42)]
    pen.shape([*bodice, (22, 31), (22, 31), (30, 31), (46, 40), (52, 60)], colours.cloth, line=1.5)
    for side in (-1, 1):
        pen.strokes(
            [[(side * 30, 38), (side * 26, 47), (side * 22, 58)], [(side * 38, 42), (side * 36, 56)]], 1.0
        )
    pen.scallops([(-23, 31), (-18, 42), (0, 48.4)], -4.6, _LINEN, count=5)
    pen.scallops([(0, 48.4), (17, 42), (22, 31)], -4.6, _LINEN, count=5)
    pen.beads([(-12, 25), (-6, 31), (3, 32.4), (11, 25)], 1.75, "#fffdf4")
    pen.shape([(-1, 33.6), (2, 37.4), (-1, 41), (-4, 37.4)], colours.trim, line=0.9)


def _fichu(pen: Pen, colours: Palette) -> None:
    _shoulders(pen, colours.cloth)
    for side in (-1, 1):
        fold = [
            (side * 9, 20),
            (side * 26, 29),
            (side * 34, 40),
            (side * 20, 47),
            (side * 2, 54),
            (side * -2, 44),
        ]
        pen.shape(fold, _LINEN)
        inner = [(side * 9, 24), (side * 16, 36), (side * 2, 50)]
        pen.strands(inner, [(side * 24, 30), (side * 30, 40), (side * 6, 52)], 4, width=0.85)
    pen.scallops([(-35, 40), (-22, 48), (-3, 55)], -3.6, _LINEN, count=7)
    pen.scallops([(3, 55), (22, 48), (35, 40)], -3.6, _LINEN, count=7)
    pen.shape([(-4, 44), (0, 40), (4, 44), (0, 49)], colours.trim, line=0.9)


def _bands(pen: Pen, colours: Palette) -> None:
    _shoulders(pen, colours.cloth, broad=3)
    pen.shape([(-13, 18), (0, 24.6), (12, 18), (13, 27), (0, 33), (-14, 27)], colours.cloth)
    pen.strokes([[(-12, 24), (0, 29.4), (11, 24)]], 0.9, "#5a5568")
    for side in (-1, 1):
        pen.shape([(0, 29), (side * 7, 27), (side * 9.4, 44), (side * 1.4, 45.4)], _LINEN)
        pen.stroke([(side * 3.4, 31), (side * 4.6, 42)], 0.8)
    for k in range(3):
        pen.dot(0, 49 + 5 * k, 1.4, fill=colours.trim, line=0.6)


def _jacket(pen: Pen, colours: Palette) -> None:
    _shoulders(pen, colours.cloth, broad=2)
    pen.shape([(-8, 26), (8, 26), (12, 40), (8, 60), (-8, 60), (-12, 40)], _LINEN)
    pen.strands([(-4, 30), (-6, 44), (-4, 58)], [(4, 30), (6, 44), (4, 58)], 2, width=0.9)
    for side in (-1, 1):
        pen.shape([(side * 8, 24), (side * 20, 28), (side * 24, 38), (side * 12, 42)], colours.trim)
        for k in range(4):
            y = 44 + 5 * k
            pen.stroke([(side * 12, y), (side * 18, y - 2.4), (side * 24, y)], 1.5, "#e0a526")
            pen.dot(side * 25.4, y, 1.5, fill="#e0a526", line=0.7)
    pen.shape([(-9, 22), (0, 26), (9, 22), (7, 30), (0, 33), (-7, 30)], colours.trim)
    pen.shape([(-1, 31), (-9, 40), (-3, 41), (0, 34), (4, 41), (9, 39), (2, 31)], colours.trim)


_DRESSES = {
    Dress.COAT: _coat,
    Dress.LACE_NECK: _lace_neck,
    Dress.FICHU: _fichu,
    Dress.BANDS: _bands,
    Dress.JACKET: _jacket,
}
