"""Espadas: a straight two-edged sword, point up, with guard, wound grip and pommel."""

from .affine import shifted
from .burin import cut, spindle
from .palette import CRIMSON, GOLD, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from .svg import Element, Path, circle, group

_BLADE = "M0 -50C2.8 -46 5.6 -42 6 -36L7.2 23H-7.2L-6 -36C-5.6 -42 -2.8 -46 0 -50Z"
_LIGHT = "M-.6 -47.4L-.8 23H-6.8L-5.6 -36C-5.2 -41.4 -2.8 -45.2 -.6 -47.4Z"
_GUARD = (
    "M-4 21.5C-7.4 21.5 -9.4 19.6 -11.6 18.2C-14.6 16.4 -17.4 19.4 -16.2 22.4C-15.2 25 -12.4 25 -10 26.2"
    "Q-5 29.6 0 29.6T10 26.2C12.4 25 15.2 25 16.2 22.4C17.4 19.4 14.6 16.4 11.6 18.2"
    "C9.4 19.6 7.4 21.5 4 21.5Z"
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
    edge = "".join(cut((6 + (y + 36) * 0.02, y), (6 - reach, y + 3.6), line * 0.4) for y, reach in marks)
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
        Path(spindle((-13, 20.4), (-3, 24), 0.8, -0.8), STRAW),
        Path(cut((12.4, 23.4), (4, 27), 1.2, -0.8) + circle((0, 25.4), 1.6), INK),
    ]


def small_sword(line: float) -> list[Element]:
    """Return the sword for under an index figure: stouter, so that it keeps its shape."""
    blade = "M0 -51C7 -44 12 -40 12 -32V19H-12V-32C-12 -40 -7 -44 0 -51Z"
    guard = "M-27 14H27C33 14 33 28 27 28H-27C-33 28 -33 14 -27 14Z"
    grip, pommel = "M-5.6 25H5.6V40H-5.6Z", circle((0, 42), 9)
    parts = (blade, guard, grip, pommel)
    return [
        group([Path(part, INK, INK, line * 1.1) for part in parts], shifted(line * 0.15, line * 0.2)),
        Path(blade, PALE_BLUE, INK, line * 0.7),
        Path("M-1 -45V15H-9.8V-32C-9.8 -38 -5.6 -41 -1 -45Z", WHITE),
        Path(grip, VERMILION),
        Path(guard + pommel, GOLD, INK, line * 0.7),
    ]


def _silhouette(line: float) -> list[Element]:
    """Return the whole sword in ink, a little to the lower right."""
    outline = [Path(part, INK, INK, line * 1.15) for part in (_BLADE, _GUARD, _GRIP, _POMMEL)]
    return [group(outline, shifted(line * 0.2, line * 0.25))]
