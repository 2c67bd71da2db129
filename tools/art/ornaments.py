"""Ornaments between the signs of a Spanish card: ribbon, sprig and laurel."""

from collections.abc import Callable
from typing import Final

from .affine import turned
from .burin import cut, dots
from .coins import rosette
from .garland import blossom, branch, festoon, leaf, mirrored
from .palette import CRIMSON, GOLD, INK, PAPER, VERMILION
from .svg import CARD_HEIGHT, CARD_WIDTH, Element, Path, group, interleaved

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


def _festoon() -> list[Element]:
    """Return the garland between two cups, clear of the foot above and the knob below."""
    return festoon(_MIDDLE, 72, size=24, line=_LINE)


def _wreath() -> list[Element]:
    """Return the laurel wreath about the middle coin, with three berries at its foot."""
    half = branch(
        ((104, 217), (181, 217), (182, 97), (119, 95)), pairs=6, size=36, line=_LINE, spread=31, wood=2
    )
    berries = dots([(100, 213), (95, 220.4), (105, 220.4)])
    return [*_both(half), Path(berries, stroke=INK, width=9.4), Path(berries, stroke=VERMILION, width=6.6)]


def _flower(spread: float, size: float = 27) -> list[Element]:
    """Return a flower among four leaves *size* long, each *spread* degrees from the upright."""
    headings = (spread, 180 - spread, 180 + spread, 360 - spread)
    leaves = [leaf(_MIDDLE, heading, size, line=_LINE) for heading in headings]
    return [*interleaved(leaves), *blossom(_MIDDLE, size * 0.4, line=_LINE)]


def _stalk(reach: float) -> list[Element]:
    """Return a flower with a spray above and below it, *reach* long."""
    x, y = _MIDDLE
    spray = branch(
        ((x, y - 4), (x + 9, y - reach * 0.4), (x - 8, y - reach * 0.65), (x + 3, y - reach)),
        pairs=4,
        size=24,
        line=_LINE,
    )
    return [*spray, group(spray, turned(180, _MIDDLE)), *blossom(_MIDDLE, 11, line=_LINE)]


def _twig() -> list[Element]:
    """Return an upright twig in the middle of the card."""
    return branch(((100, 193), (100, 170), (100, 145), (100, 119)), pairs=4, size=21, line=_LINE)


def _laurel(foot: float, tip: float, size: float) -> list[Element]:
    """
    Return a branch to either side of the middle sign, *foot* and *tip* its distances from the edge, with
    leaves of *size*.
    """
    stem = ((foot, 212), (foot - 8, 184), (tip - 6, 148), (tip, 122))
    twig = branch(stem, pairs=4, size=size, line=_LINE)
    return _both(twig)


def _both(drawing: list[Element]) -> list[Element]:
    """Return *drawing* on either side of the card's axis."""
    return interleaved([drawing, mirrored(drawing, _AXIS)])


_ORNAMENTS: Final[dict[str, Callable[[], list[Element]]]] = {
    "S4": lambda: _stalk(100),
    "H2": _festoon,
    "H3": lambda: _laurel(50, 42, 37),
    "H4": lambda: _flower(25),
    "H6": _twig,
    "C6": lambda: _flower(64),
    "D2": _ribbon,
    "D3": lambda: _laurel(42, 32, 30),
    "D5": _wreath,
}
