"""The great coin of the ace of oros: a sun in splendour, crowned, with a face of its own."""

from .affine import shifted
from .burin import cut, dots, polar, ring, spindle
from .garland import mirrored, rays
from .palette import BLUE, CRIMSON, GOLD, INK, PAPER, STRAW, VERMILION
from .svg import Element, Path, circle, group, polygon

_RIM = 58
_PEARLS = 28
_POINTS = 16


def sun(line: float) -> list[Element]:
    """Return the sun about the origin, its rays 83 long from the middle."""
    return [
        *rays((0, 0), _RIM - 1, 83, count=40, line=line),
        group([Path(circle((0, 0), _RIM), INK, INK, line)], shifted(0.6, 0.9)),
        Path(circle((0, 0), _RIM), GOLD, INK, line),
        Path(_rope(), INK),
        Path(circle((0, 0), 50), BLUE, INK, line),
        Path(dots(ring(_PEARLS, 46)), stroke=INK, width=5),
        Path(dots(ring(_PEARLS, 46)), stroke=PAPER, width=3.6),
        Path(circle((0, 0), 42), VERMILION, INK, line),
        Path(_star(41.4, 27), GOLD, INK, line * 0.6),
        Path(_ribs(), INK),
        Path(circle((0, 0), 29), STRAW, INK, line),
        *_face(line),
    ]


def _rope() -> str:
    """Slanting cuts round the rim, so that it is twisted like a rope."""
    return "".join(spindle(polar(51.4, at), polar(56.8, at + 6), 0.9, 0.7) for at in range(0, 360, 6))


def _star(outer: float, inner: float) -> str:
    step = 360 / _POINTS
    tips = [
        polar(radius, step * (number + half))
        for number in range(_POINTS)
        for half, radius in ((0, outer), (0.5, inner))
    ]
    return polygon(tips)


def _ribs() -> str:
    """Return the cut along each point of the star, on its shaded side."""
    step = 360 / _POINTS
    return "".join(cut(polar(28, step * at + 3), polar(38, step * at), 1.6) for at in range(_POINTS))


def _face(line: float) -> list[Element]:
    """Return a calm face, seen from in front."""
    fine = line * 0.6
    eye: list[Element] = [
        Path("M4.4 -2.4Q10 -7.6 16.4 -2Q10.6 1.6 4.4 -2.4Z", PAPER, INK, fine),
        Path(circle((10.2, -3), 2.2), BLUE, INK, fine * 0.8),
        Path(dots([(10.2, -3)]), stroke=INK, width=1.9),
        Path(spindle((3.6, -2.2), (17.6, -2.4), 1.1, -4.4) + spindle((3.4, -8.4), (18.4, -7), 1.3, -4), INK),
        Path(cut((12, 9.6), (18, 5.4), 1.2) + cut((12.4, 12.2), (17.6, 8.4), 1.1), VERMILION),
    ]
    return [
        Path("M10 -27.2A29 29 0 0 1 6 28.3C16 22 21.6 11 21 -2C20.6 -12 17 -21 10 -27.2Z", GOLD),
        *eye,
        *mirrored(eye, 0),
        Path(
            "M-3 -8C-2.2 -2 -2.8 3 -4.6 6.4C-4.6 9.4 -1.6 8.4 0 9.6C1.6 8.4 4.6 9.4 4.6 6.4", None, INK, fine
        ),
        Path(spindle((3, -6), (4.2, 6), 0.8, -0.6), INK),
        Path("M-8.4 14.6Q-3.6 11.8 0 13.4Q3.6 11.8 8.4 14.6Q0 21.6 -8.4 14.6Z", VERMILION, INK, fine),
        Path(spindle((-9.6, 14.2), (9.6, 14.2), 0.7, 1.6), INK),
        Path(spindle((-4, 22.4), (4, 22.4), 0.8, 1), CRIMSON),
    ]
