"""The face, in three-quarter view to the right: head, eyes, nose, mouth, and lines of age."""

from ombre_desktop.ui.paint.portraits.pen import INK, Pen, smooth
from ombre_desktop.ui.paint.portraits.portrait import Portrait, Whiskers

_LIP = "#c2473b"


def draw_neck(pen: Pen, who: Portrait) -> None:
    """Draw the neck, shaded under the jaw, before the dress and the head are drawn."""
    width = 0.0 if who.woman else 2.0
    neck = [(-11 - width, 8), (-10 - width, 26), (-18, 36), (16, 36), (9 + width, 27), (8 + width, 12)]
    pen.shape(neck, who.colours.skin)
    under = [(-11 - width, 12), (-2, 21), (8 + width, 17), (8 + width, 22), (0, 29), (-10 - width, 22)]
    pen.shape(under, who.colours.shade, line=0)


def draw_head(pen: Pen, who: Portrait) -> None:
    """Draw the bare head with its features."""
    full = who.fullness * 1.8
    head = smooth(
        [
            (9, -27),
            (14.6, -17),
            (14.4, -10),
            (15.6 + full * 0.3, -3),
            (14.2 + full, 6),
            (10.4 + full, 14),
            (5, 18.2 + full * 0.4),
            (-1, 17.2 + full * 0.5),
            (-9 - full, 12 + full * 0.3),
            (-14.6 - full, 3),
            (-16.4, -9),
            (-13.5, -22),
            (-3, -29.5),
        ]
    )
    pen.path(head, who.colours.skin)
    cheek = [(-16, -8), (-12.6, 1), (-9, 8), (-3, 12.6), (3, 16), (2, 18), (-4, 16.6), (-10 - full, 11)]
    cheek += [(-14.4 - full, 3)]
    pen.shape(cheek, who.colours.shade, line=0)
    if who.woman:
        _draw_rouge(pen)
    _draw_ear(pen, who)
    _draw_eyes(pen, who)
    _draw_nose(pen, who)
    _draw_mouth(pen, who)
    _draw_years(pen, who)


def _draw_rouge(pen: Pen) -> None:
    """Draw the rouge on a lady's cheeks."""
    rouge = "#52d8604e"
    pen.shape([(-10, 3), (-7, 0.4), (-3, 2), (-3.4, 5.6), (-7, 7)], rouge, line=0)
    pen.shape([(11, 1.4), (13.6, 0.6), (14, 3.6), (12, 5.4)], rouge, line=0)


def _draw_ear(pen: Pen, who: Portrait) -> None:
    ear = [(-15.6, -8), (-18.8, -9), (-19.4, -4.5), (-17.4, 1), (-14.8, 0.6)]
    pen.shape(ear, who.colours.skin, line=1.0)
    pen.stroke([(-16.4, -6.4), (-17.8, -4.6), (-16.4, -1.6)], 0.8)


def _draw_eyes(pen: Pen, who: Portrait) -> None:
    lash = 1.5 if who.woman else 1.25
    for x, half in ((-4.0, 4.4), (8.3, 3.1)):
        y = -6.2
        white = [
            (x - half, y + 0.6),
            (x - half * 0.3, y - 1.9),
            (x + half * 0.5, y - 1.6),
            (x + half, y + 0.5),
        ]
        white += [(x + half * 0.3, y + 1.7), (x - half * 0.5, y + 1.6)]
        pen.shape(white, "#fdf8ee", line=0)
        if who.lids >= 1:
            _draw_shut_eye(pen, who, x, half)
            continue
        iris, height = x + half * (0.22 + 0.3 * who.gaze[0]), y - 0.1 + 0.75 * who.gaze[1]
        pen.dot(iris, height, 1.75, fill="#2a2129")
        pen.dot(iris + 0.6, height - 0.6, 0.5, fill="#fdf8ee")
        if who.lids:
            _draw_cheek_under(pen, who, x, half)
        # The heavy upper lid covers part of the iris, since an eye that shows all of it looks frightened.
        lid = [(x - half - 0.8, y + 0.9), (x - half * 0.3, y - 1.7), (x + half * 0.5, y - 1.5)]
        pen.stroke([*lid, (x + half + 0.5, y + 0.4)], lash)
        pen.stroke([(x - half * 0.6, y + 2.1), (x + half * 0.2, y + 2.3), (x + half * 0.8, y + 1.5)], 0.6)
        pen.stroke([(x - half, y - 2.0), (x, y - 3.7), (x + half, y - 2.2)], 0.55)
    if who.woman:
        pen.stroke([(-8.4, -5.4), (-10.2, -6.8)], 1.0)
    _draw_brows(pen, who)


def _draw_shut_eye(pen: Pen, who: Portrait, x: float, half: float) -> None:
    """Draw an eyelid over the whole eye, with its lashes."""
    y = -6.2
    lid = [(x - half - 0.6, y + 0.6), (x - half * 0.3, y - 2.4), (x + half * 0.5, y - 2.2)]
    lid += [(x + half + 0.4, y + 0.4), (x + half * 0.4, y + 2.0), (x - half * 0.5, y + 2.0)]
    pen.shape(lid, who.colours.skin, line=0)
    lash = [(x - half - 0.6, y + 0.6), (x - half * 0.4, y + 2.0), (x + half * 0.4, y + 2.0)]
    pen.stroke([*lash, (x + half + 0.4, y + 0.4)], 1.5 if who.woman else 1.25)
    pen.stroke([(x - half, y - 2.0), (x, y - 3.7), (x + half, y - 2.2)], 0.55)


def _draw_cheek_under(pen: Pen, who: Portrait, x: float, half: float) -> None:
    """Raise the cheek over the lower part of the eye, as in a smile."""
    y, rise = -6.2, 1.7 * who.lids
    cheek = [(x - half - 0.4, y + 2.6), (x - half * 0.6, y + 2.1 - rise), (x + half * 0.2, y + 2.3 - rise)]
    cheek += [(x + half * 0.9, y + 1.8 - rise), (x + half + 0.6, y + 2.6), (x, y + 4.0)]
    pen.shape(cheek, who.colours.skin, line=0)
    pen.stroke([cheek[1], cheek[2], cheek[3]], 0.8)


def _draw_brows(pen: Pen, who: Portrait) -> None:
    colour = INK if who.age < 1.5 else "#6f6a6a"
    width = (1.5 if who.woman else 2.1) + 0.25 * who.age
    lift, knit = who.brow * 1.6, max(0.0, -who.brow) * 1.4
    pen.stroke([(-10, -10.2), (-5, -13.2 - lift), (1.2, -10.6 + knit)], width, colour)
    pen.stroke([(5.6, -10.8 + knit), (9.4, -13 - lift), (13.4, -10.4)], width * 0.9, colour)


def _draw_nose(pen: Pen, who: Portrait) -> None:
    side = [(4.2, -9), (4.4, -2), (4.0, 3.8), (6.6, 4.6), (7.4, 0), (6.2, -6)]
    pen.shape(side, who.colours.shade, line=0)
    hook = 1.2 if not who.woman else 0.2
    pen.stroke([(5.4, -9.6), (6.6, -4), (9.0 + hook, 1.6), (9.6 + hook * 0.6, 4.0)], 1.0)
    pen.stroke([(9.8 + hook * 0.6, 3.4), (8.6, 5.4), (5.6, 5.4), (4.2, 4.0)], 1.3)
    pen.stroke([(3.6, 2.4), (3.2, 4.4), (4.4, 5.2)], 0.7)


def _draw_mouth(pen: Pen, who: Portrait) -> None:
    up = who.smile * 1.5
    left, right = (0.6, 9.6 - up), (11.2, 9.4 - up * 0.8)
    lips = [left, left, (4.6, 8.4), (6.6, 8.9), (8.4, 8.3), right, right, (8.2, 12.0), (4.8, 12.2)]
    if who.whiskers is not Whiskers.BEARD:
        pen.shape(lips, _LIP if who.woman else "#cf7b62", line=0)
    pen.stroke([left, (4.4, 10.0), (6.4, 9.7), (8.4, 9.9), right], 1.2)
    pen.stroke([(4.4, 14.0), (6.4, 14.4), (8.4, 13.8)], 0.8)
    _draw_crease(pen, who)
    if who.patch:
        pen.dot(1.4, 5.4, 0.9, fill=INK)


def _draw_crease(pen: Pen, who: Portrait) -> None:
    """Draw the lines of a smile beside the mouth, or of a frown between the brows."""
    if who.crease > 0:
        pen.stroke([(-0.8, 6.4), (-2.2, 8.8), (-1.0, 11.0)], 0.95)
        pen.stroke([(12.2, 6.6), (13.0, 8.6), (12.2, 10.4)], 0.8)
    elif who.crease < 0:
        pen.strokes(
            [[(2.4, -13.6), (2.9, -11.6), (2.6, -9.8)], [(4.6, -13.4), (4.4, -11.6), (4.8, -10)]], 0.85
        )
        pen.stroke([(0.0, 12.4), (-0.8, 13.8), (-0.4, 15.2)], 0.8)


def _draw_years(pen: Pen, who: Portrait) -> None:
    """Draw the signs of age and fullness: lines beside nose and mouth, crow's feet, a furrowed forehead."""
    if who.age >= 0.5:
        pen.stroke([(2.4, 4.6), (-0.4, 7.4), (-1.2, 10.6)], 0.75 + 0.2 * who.age)
        pen.strokes([[(-9.6, -4.4), (-11.8, -3.2)], [(-9.4, -5.6), (-12.0, -5.6)]], 0.6)
    if who.age >= 1:
        pen.stroke([(-7.4, -2.2), (-4, -0.6), (-0.8, -1.8)], 0.8)
        pen.stroke([(6.2, -2.4), (8.6, -1.2), (10.8, -2.4)], 0.7)
        pen.strokes([[(-6, -17), (1, -18), (8, -16.8)], [(-4, -20), (2, -20.8), (8, -19.8)]], 0.7)
    if who.fullness > 0.6:
        pen.stroke([(-3, 19.6), (3, 21.4), (9, 18.6)], 0.9)


def draw_whiskers(pen: Pen, who: Portrait) -> None:
    """Draw the moustache, sideburns or beard over the face."""
    hair = who.colours.hair
    if who.whiskers is Whiskers.MOUSTACHE:
        _draw_moustache(pen, hair)
    elif who.whiskers is Whiskers.SIDEBURNS:
        burn = [(-15.4, -12), (-13, -10), (-12.6, -2), (-9.6, 6), (-12.6, 7.4), (-16, 0)]
        pen.shape(burn, hair, line=0.9)
        pen.strands(
            [(-14.6, -8), (-14.4, -1), (-12.2, 6)], [(-13, -8), (-12.8, -1), (-10.4, 5.6)], 2, width=0.7
        )
    elif who.whiskers is Whiskers.BEARD:
        beard = [(-16.4, -2), (-11.4, 3), (-5, 8.4), (0, 7.4), (6, 7.2), (11, 7.6), (13.8, 3), (13, 12)]
        beard += [(8.4, 21), (3.4, 25.6), (-4, 22), (-11, 14)]
        pen.shape(beard, hair)
        pen.stroke([(1, 10.2), (6, 11.4), (10.6, 10.2)], 1.6, "#8e3a30")
        pen.strands([(-11, 6), (-7, 14), (1, 23)], [(11.6, 8), (10, 14), (4.6, 23)], 6, width=0.85)
        _draw_moustache(pen, hair)


def _draw_moustache(pen: Pen, hair: str) -> None:
    lock = [(6.4, 5.8), (2.4, 6.4), (-3.4, 9.4), (-6.2, 7.0), (-4.0, 11.4), (2.0, 10.4), (6.4, 8.4)]
    pen.shape([*lock, (9.4, 9.8), (13.6, 9.8), (15.4, 6.6), (12.0, 7.8), (9.2, 6.0)], hair, line=0.9)
    pen.strokes([[(4.8, 7.0), (0, 8.8), (-3.4, 9.8)], [(8.2, 7.4), (11, 8.8), (13.6, 8.4)]], 0.6)


def draw_spectacles(pen: Pen) -> None:
    """Draw round spectacles on the bridge of the nose."""
    for x, radius in ((-4.0, 5.6), (8.6, 4.6)):
        lens = smooth([(x - radius, -5.6), (x, -5.6 - radius), (x + radius, -5.6), (x, -5.6 + radius)])
        pen.path(lens, "#22ffffff", line=1.1)
    pen.stroke([(1.6, -6.4), (2.8, -7.4), (4.0, -6.6)], 1.2)
    pen.stroke([(-9.6, -6.2), (-13, -7), (-16.4, -7.4)], 1.0)
