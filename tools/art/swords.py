"""Espadas: a straight two-edged sword, point up, with guard, wound grip and pommel."""

from .affine import shifted
from .burin import cut, spindle
from .palette import CRIMSON, GOLD, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from .svg import Element, Path, circle, group

_BLADE = "M0 -50C2.4 -46 5 -42 5.4 -36L6.6 23H-6.6L-5.4 -36C-5 -42 -2.4 -46 0 -50Z"
_LIGHT = "M-.6 -47.4L-.8 23H-6.2L-5 -36C-4.6 -41.4 -2.4 -45.2 -.6 -47.4Z"
# No wider than this, so that three may stand side by side.
_GUARD = (
    "M-4 21.5C-6.4 21.5 -7.8 19.8 -9.4 18.4C-11.8 16.6 -14.2 19.2 -13.2 22.2C-12.4 24.8 -10 24.8 -8 26"
    "Q-4 29.6 0 29.6T8 26C10 24.8 12.4 24.8 13.2 22.2C14.2 19.2 11.8 16.6 9.4 18.4C7.8 19.8 6.4 21.5 4 21.5Z"
)
_GRIP = "M-3 28H3C4 32 4 36 3 40.5H-3C-4 36 -4 32 -3 28Z"
_POMMEL = circle((0, 45), 5.2)
# The hatching down the right edge: where each cut begins, and how far it reaches in.
_NOTCHES = (-32, -26.6, -22, -15.8, -10.4, -5.6, 0.6, 5.4, 11.4, 16.4)
_REACHES = (3.4, 4.8, 3.6, 5.2, 4, 5, 3.8, 5.2, 4.4, 5.2)


def sword(line: float) -> list[Element]:
    """Return a sword 100 high about the origin."""
    fine = line * 0.62
    # On a great sword the line is thin for its size; there is room for twice the cuts.
    marks = list(zip(_NOTCHES, _REACHES, strict=True))
    if line < 1.4:
        marks += [(y + 2.6, reach * 0.8) for y, reach in marks]
    edge = "".join(cut((5.4 + (y + 36) * 0.02, y), (5.4 - reach, y + 3.6), line * 0.4) for y, reach in marks)
    return [
        *_silhouette(line),
        Path(_BLADE, PALE_BLUE, INK, line * 0.7),
        Path(_LIGHT, WHITE),
        Path(spindle((0, -40), (0, 23), line * 0.42) + edge, INK),
        Path(_GRIP, VERMILION, INK, fine),
        Path("M-3.2 33.4L3.4 30.2M-3.6 37L3.7 33.8M-3 40L3.4 37.2", stroke=INK, width=fine * 0.7),
        Path(_POMMEL, GOLD, INK, fine),
        Path(circle((-0.4, 44.8), 1.9), CRIMSON, INK, fine * 0.6),
        Path(_GUARD, GOLD, INK, fine),
        Path(spindle((-11, 20.6), (-3, 24), 0.8, -0.8), STRAW),
        Path(cut((10.4, 23.4), (4, 27), 1.2, -0.8) + circle((0, 25.4), 1.6), INK),
    ]


def small_sword(line: float) -> list[Element]:
    """Return the sword for under an index figure: stouter, its hilt short, so that the blade is long."""
    blade = "M0 -54C5 -47 9.4 -43 9.4 -35V22H-9.4V-35C-9.4 -43 -5 -47 0 -54Z"
    guard = "M-24 18H24C30 18 30 30.4 24 30.4H-24C-30 30.4 -30 18 -24 18Z"
    grip, pommel = "M-5 28H5V42H-5Z", circle((0, 44.6), 8)
    parts = (blade, guard, grip, pommel)
    return [
        group([Path(part, INK, INK, line * 1.1) for part in parts], shifted(line * 0.15, line * 0.2)),
        Path(blade, PALE_BLUE, INK, line * 0.7),
        Path("M-.8 -48V18.4H-7.4V-35C-7.4 -40.6 -4.6 -43.4 -.8 -48Z", WHITE),
        Path(grip, VERMILION),
        Path(guard + pommel, GOLD, INK, line * 0.7),
    ]


def _silhouette(line: float) -> list[Element]:
    """Return the whole sword in ink, a little to the lower right."""
    outline = [Path(part, INK, INK, line * 1.15) for part in (_BLADE, _GUARD, _GRIP, _POMMEL)]
    return [group(outline, shifted(line * 0.2, line * 0.25))]
