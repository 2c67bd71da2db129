"""Ornaments between the signs of a Spanish card: ribbon, sprig and laurel."""

from collections.abc import Callable
from typing import Final

from .burin import cut, dots
from .coins import rosette
from .garland import branch, mirrored, sprig
from .palette import CRIMSON, GOLD, INK, PAPER, VERMILION
from .svg import CARD_HEIGHT, CARD_WIDTH, Element, Path

_LINE: Final = 1.4
_AXIS: Final = CARD_WIDTH / 2
_MIDDLE: Final = (_AXIS, CARD_HEIGHT / 2)


def ornament(card: str) -> list[Element]:
    """Return the ornament of *card*, a suit letter and a rank; most have none."""
    drawn = _ORNAMENTS.get(card)
    return drawn() if drawn else []


def _ribbon() -> list[Element]:
    """Return the ribbon between two coins, where old printers set their names."""
    end = [
        Path("M22 152Q44 142 68 146V168Q44 164 22 174L31 162Z", VERMILION, INK, _LINE),
        Path(cut((36, 151), (60, 148.6), 1.2, -1) + cut((34, 168), (58, 163.6), 1.2, -1), INK),
        Path("M54 162V166.4L68 168V160Z", CRIMSON, INK, _LINE * 0.7),
    ]
    band = "M54 142Q100 126 146 142V166Q100 150 54 166Z"
    lines = "M57 145.4Q100 130.6 143 145.4M57 161.4Q100 146.6 143 161.4"
    studs = dots([(68, 150), (79, 147.6), (121, 147.6), (132, 150)])
    return [
        *end,
        *mirrored(end, _AXIS),
        Path(band, VERMILION, INK, _LINE),
        Path(lines, None, GOLD, 1.1),
        Path(studs, stroke=PAPER, width=3.4),
        *rosette((100, 146.4), 9.4),
    ]


def _sprig() -> list[Element]:
    return sprig(_MIDDLE, 74, size=24, line=_LINE)


def _laurel(foot: float, tip: float) -> list[Element]:
    """Return a branch to either side of the middle sign, *foot* and *tip* its distances from the edge."""
    stem = ((foot, 210), (foot - 8, 180), (tip - 6, 140), (tip, 112))
    twig = branch(stem, pairs=4, size=29, line=_LINE)
    return [*twig, *mirrored(twig, _AXIS)]


_ORNAMENTS: Final[dict[str, Callable[[], list[Element]]]] = {
    "D2": _ribbon,
    "H2": _sprig,
    "D3": lambda: _laurel(42, 32),
    "H3": lambda: _laurel(48, 40),
}
