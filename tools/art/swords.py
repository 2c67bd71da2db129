"""Espadas: a straight two-edged sword, point up, with guard, wound grip and pommel."""

from .affine import shifted
from .burin import cut, spindle
from .palette import BLUE, CRIMSON, GOLD, INK, PALE_BLUE, STRAW, VERMILION, WHITE
from .svg import Element, Path, circle, group

_BLADE = "M0 -50C3 -46 6.4 -42 6.8 -36L7.8 22H-7.8L-6.8 -36C-6.4 -42 -3 -46 0 -50Z"
_LIGHT = "M-.7 -47L-.9 22H-7.3L-6.3 -36C-5.8 -41.4 -2.8 -45 -.7 -47Z"
_GUARD = (
    "M-4.6 20.6C-7.4 20.6 -9 18.6 -11 17.2C-14 15 -17 17.6 -16.2 21.4C-15.4 24.8 -12.4 24.8 -10 26"
    "Q-5 29.4 0 29.4T10 26C12.4 24.8 15.4 24.8 16.2 21.4C17 17.6 14 15 11 17.2C9 18.6 7.4 20.6 4.6 20.6Z"
)
_GRIP = "M-3.4 28H3.4C4.4 32 4.4 36 3.4 40.5H-3.4C-4.4 36 -4.4 32 -3.4 28Z"
_POMMEL = circle((0, 44.6), 5.6)
_GREAT = 1.4
# The hatching down the right edge: where each cut begins, and how far it reaches in.
_NOTCHES = (-32, -26.6, -22, -15.8, -10.4, -5.6, 0.6, 5.4, 11.4, 16.4)
_REACHES = (3.4, 4.8, 3.6, 5.2, 4, 5, 3.8, 5.2, 4.4, 5.2)


def sword(line: float) -> list[Element]:
    """Return a sword 100 high about the origin."""
    fine = line * 0.62
    # On a great sword the line is thin for its size; there is room for twice the cuts, and for more gold.
    great = line < _GREAT
    marks = list(zip(_NOTCHES, _REACHES, strict=True))
    if great:
        marks += [(y + 2.6, reach * 0.8) for y, reach in marks]
    edge = "".join(cut((6.8 + (y + 36) * 0.017, y), (6.8 - reach, y + 3.6), line * 0.4) for y, reach in marks)
    return [
        *_silhouette(line),
        Path(_BLADE, PALE_BLUE, INK, line * 0.7),
        Path(_LIGHT, WHITE),
        Path(spindle((0, -40), (0, 22), line * 0.42) + edge, INK),
        Path(_GRIP, VERMILION, INK, fine),
        Path("M-3.6 33.4L3.8 30.2M-4 37L4.1 33.8M-3.4 40L3.8 37.2", stroke=INK, width=fine * 0.7),
        Path(_POMMEL, GOLD, INK, fine),
        Path(circle((-0.4, 44.4), 2.1), CRIMSON, INK, fine * 0.6),
        Path(_GUARD, GOLD, INK, fine),
        Path(spindle((-13.6, 19.6), (-3.6, 23.8), 0.9, -1), STRAW),
        Path(cut((11, 24.4), (4.2, 27.4), 1, -0.5) + circle((0, 25.2), 1.6), INK),
        *(_chased(fine) if great else ()),
    ]


def _chased(line: float) -> list[Element]:
    """Return what a goldsmith adds to a great sword: a fuller, studs and leaves on the guard, a rim."""
    fuller = spindle((-3.2, -33), (-3.6, 12), line * 0.5) + spindle((2.6, -35), (3, 12), line * 0.5)
    leaves = (
        "M-2.6 24.8Q-5.6 21.4 -9.4 21.4Q-6.8 25.2 -2.6 24.8ZM2.6 24.8Q5.6 21.4 9.4 21.4Q6.8 25.2 2.6 24.8Z"
    )
    return [
        Path(fuller, INK),
        Path(leaves, STRAW, INK, line * 0.5),
        Path(circle((-13.4, 20.4), 1.7) + circle((13.4, 20.4), 1.7), VERMILION, INK, line * 0.6),
        Path(circle((0, 25.2), 2), VERMILION, INK, line * 0.6),
        Path("M-3.6 28.8H3.6V30.6H-3.6ZM-3.4 38.6H3.4V40.4H-3.4Z", GOLD, INK, line * 0.6),
    ]


def small_sword(line: float) -> list[Element]:
    """Return the sword for under an index figure: short and broad, a cross where the club is a stroke."""
    blade = "M0 -53C7 -47 12.4 -42 12.4 -34V19H-12.4V-34C-12.4 -42 -7 -47 0 -53Z"
    guard = (
        "M-12 17.6C-20 17.6 -24 14 -30 13C-39.6 12 -41 24.4 -32 26.6C-25 28.4 -20 29.6 -12 29.6H12"
        "C20 29.6 25 28.4 32 26.6C41 24.4 39.6 12 30 13C24 14 20 17.6 12 17.6Z"
    )
    grip, pommel = "M-6 28H6V42H-6Z", circle((0, 44), 8.2)
    parts = (blade, guard, grip, pommel)
    return [
        group([Path(part, INK, INK, line * 1.1) for part in parts], shifted(line * 0.15, line * 0.2)),
        Path(blade, WHITE, INK, line * 0.9),
        Path("M-2 -51H.6C7 -45 11 -41 11 -34V18H-2Z", BLUE),
        Path(grip, VERMILION),
        Path(guard + pommel, GOLD, INK, line * 0.9),
    ]


def _silhouette(line: float) -> list[Element]:
    """Return the whole sword in ink, a little to the lower right."""
    outline = [Path(part, INK, INK, line * 1.15) for part in (_BLADE, _GUARD, _GRIP, _POMMEL)]
    return [group(outline, shifted(line * 0.2, line * 0.25))]
