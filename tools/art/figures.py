"""
The figures and letters of the index, drawn for it: upright, narrow, thick stems and thin hairlines.

Each glyph stands on a grid 100 high, from its left edge at 0; ``GLYPHS`` holds its breadth and its outline.
Outer outlines run clockwise and counters the other way, round terminals the way of what they sit on.
"""

from dataclasses import dataclass
from typing import Final

from .svg import circle

HEIGHT: Final = 100
_SPACE: Final = 5
"""The space between two glyphs of one index."""


@dataclass(frozen=True, slots=True)
class Glyph:
    """One figure or letter: how broad it is, on the grid 100 high, and its outline."""

    breadth: float
    outline: str


def _ball(x: float, y: float) -> str:
    return circle((x, y), 9.5)


# The shapes that several share: the bracket at the top of a letter's stem, which is 20 broad.
_STEM_TOP = "C8 6 6 4 0 3.5Z"
_SIX = (
    "M51 20C50 8 42 0 30 0C12 0 0 18 0 52C0 84 10 100 27 100C43 100 52 88 52 69C52 51 44 38 32 38"
    "C26 38 21 41 18 46C18 20 21 4.5 30 4.5C33 4.5 35.5 6 37 8.5C34.5 10.5 33 14 33 18"
    "C33 24 36.5 28.5 42 28.5C47.5 28.5 51.5 25 51 20Z"
    "M26 44C32 44 34 52 34 69C34 87 33 95.5 26.5 95.5C20 95.5 18 87 18 69C18 52 20 44 26 44Z"
)
_NINE = (
    "M1 80C2 92 10 100 22 100C40 100 52 82 52 48C52 16 42 0 25 0C9 0 0 12 0 31C0 49 8 62 20 62"
    "C26 62 31 59 34 54C34 80 31 95.5 22 95.5C19 95.5 16.5 94 15 91.5C17.5 89.5 19 86 19 82"
    "C19 76 15.5 71.5 10 71.5C4.5 71.5 .5 75 1 80Z"
    "M26 56C20 56 18 48 18 31C18 13 19 4.5 25.5 4.5C32 4.5 34 13 34 31C34 48 32 56 26 56Z"
)

GLYPHS: Final = {
    "0": Glyph(
        52,
        "M26 0C43 0 52 18 52 50S43 100 26 100S0 82 0 50S9 0 26 0Z"
        "M26 5C20 5 18 20 18 50C18 80 20 95 26 95S34 80 34 50S32 5 26 5Z",
    ),
    "1": Glyph(
        36,
        "M13 0H28V88C28 94 30 96 36 97V100H2V97C8 96 10 94 10 88V24C10 18 7 16 0 17V13C7 12 11 7 13 0Z",
    ),
    "2": Glyph(
        52,
        "M1 25C1 10 11 0 26 0C42 0 51 11 51 27C51 42 43 51 29 63C21 70 15 76 12 82"
        "C22 79 29 86 38 86C44 86 46 81 47.5 71H52C51 90 47 101 37 101C26 101 18 91 9 91C6 91 5 94 4 100H0"
        "C0 82 10 68 22 54C30 45 33 38 33 27C33 12 31 4.5 24 4.5C18 4.5 14 8 12 14Z" + _ball(10.5, 25),
    ),
    "3": Glyph(
        52,
        "M2 23C2 9 11 0 25 0C40 0 49 9 49 24C49 37 43 45 31 48C45 51 52 60 52 74C52 90 42 100 25 100"
        "C10 100 1 91 1 78L12 87C14 92.5 18 95.5 23 95.5C31 95.5 34 88 34 74C34 58 30 50.5 20 50.5H15V46H20"
        "C29 46 32 38 32 24C32 11 30 4.5 23 4.5C18 4.5 14.5 8 13 13Z" + _ball(11, 23) + _ball(10.5, 77),
    ),
    "4": Glyph(
        54,
        "M31 0H45V66H54V74H45V88C45 94 47 96 52 97V100H20V97C25 96 27 94 27 88V74H0V68ZM27 66V19L7 66Z",
    ),
    "5": Glyph(
        52,
        "M8 0C21 4 34 4 47 0C47 14 39 19 26 19C20 19 16 18 13 17L12 43C17 38 22 36 29 36C44 36 52 48 52 67"
        "C52 88 42 100 25 100C10 100 1 91 1 78L12 87C14 92.5 18 95.5 23 95.5C31 95.5 34 87 34 67"
        "C34 48 31 41 24 41C19 41 15 44 12 49L7 48Z" + _ball(10.5, 77),
    ),
    "6": Glyph(52, _SIX),
    "7": Glyph(
        50,
        "M1 1C8 5 14 -1 23 -1C31 -1 35 6 43 5C46 4.5 47 3 47.5 0H51C52 22 36 40 33 100H14C16 68 26 42 40 21"
        "C31 25 24 16 15 16C8 16 6 21 5 31H0Z",
    ),
    "8": Glyph(
        52,
        "M26 0C40 0 49 9 49 24C49 36 43 43 35 48C45 53 52 61 52 74C52 90 42 100 26 100C10 100 0 90 0 75"
        "C0 63 7 55 16 50C8 45 3 37 3 25C3 9 12 0 26 0Z"
        "M26 4.5C18 4.5 15 12 15 22C15 34 22 40 31 45C35 40 37 34 37 24C37 12 34 4.5 26 4.5Z"
        "M20 53C15 58 13 65 13 74C13 88 17 95.5 26 95.5C35 95.5 39 89 39 80C39 67 30 60 20 53Z",
    ),
    "9": Glyph(52, _NINE),
    "A": Glyph(
        70,
        "M29 0H42L62 89C63.4 95 66 96.5 70 96.5V100H35.5V96.5C41 96.5 42.4 95 41 89L37.5 73.5H18.9L15.5 88"
        "C14 94 16.5 96.5 22 96.5V100H0V96.5C5 96.5 7.2 94 8.5 88ZM20.4 67H36L28.4 33Z",
    ),
    "B": Glyph(
        60,
        "M0 0H35C49 0 57 9 57 24C57 37 51 45 40 48C53 51 60 60 60 74C60 91 50 100 35 100H0V96.5"
        "C6 96 8 94 8 88V12" + _STEM_TOP + "M29 5.5V45.5H31C37 45.5 38.5 40 38.5 25C38.5 10 37 5.5 31 5.5Z"
        "M29 51V94.5H31C38.5 94.5 40.5 88 40.5 73C40.5 57 38.5 51 31 51Z",
    ),
    "D": Glyph(
        63,
        "M0 0H33C53 0 63 18 63 50C63 82 53 100 33 100H0V96.5C6 96 8 94 8 88V12"
        + _STEM_TOP
        + "M29 5.5V94.5H31C40.5 94.5 43 80 43 50C43 20 40.5 5.5 31 5.5Z",
    ),
    "E": Glyph(
        41,
        "M0 0H37L39 27H35.5C33.5 13 31 5.5 24 5.5H22V46C27 45.5 28.5 42 29 34H32V64H29C28.5 55.5 27 51.5 22"
        " 51V94.5H25C33 94.5 36 87 37.5 72H41L39.5 100H0V96.5C5 96 6 94 6 88V12C6 6 5 4 0 3.5Z",
    ),
    "J": Glyph(
        56,
        "M19 0H56V3.5C50 4.2 48 6.5 48 12V72C48 90 38 100 22 100C9 100 1 92 1 80L12 88C13.5 93 16.5 95 20 95"
        "C25.8 95 28 88 28 74V12C28 6.5 25.5 4.2 19 3.5Z" + _ball(11, 78.5),
    ),
    "K": Glyph(
        72,
        "M0 0H36V3.5C30.5 4 28 6.2 28 12V51L47 14C50 7.5 48.5 4.2 43 3.5V0H68.5V3.5C62 4.2 58.5 7 55 14"
        "L44.4 35.8L64.5 89C66.2 94.5 68 96 72 96.5V100H39V96.5C44.6 96 48 94 46.4 89L34.2 56.8L28 69.5V88"
        "C28 94 30.5 96 36 96.5V100H0V96.5C6 96 8 94 8 88V12" + _STEM_TOP,
    ),
    "Q": Glyph(
        63,
        "M29 0C47 0 58 17 58 47C58 65 54 79 47 86C50 92 52 94.5 55 94.5C57.5 94.5 59 92.5 60 88.5L63 89.5"
        "C62 101 57 107 49.5 107C41 107 37 101 33 93.5C31.5 94 30 94 29 94C11 94 0 77 0 47C0 17 11 0 29 0Z"
        "M29 5C22 5 19 18 19 47C19 66 20.5 78 23.5 84C26 79.5 30 77 34 77C35 77 36 77.2 37 77.6"
        "C38.4 70 39 60 39 47C39 18 36 5 29 5Z",
    ),
    "R": Glyph(
        66,
        "M0 0H35C50 0 59 10 59 27C59 40 53 48 43 51C51 53 54 58 55 68L57 86C58 93 60 96 66 96.5V100H55"
        "C43 100 39 95 38 84L36.5 68C35.5 58 34.5 54.5 30 54H29V88C29 94 31 96 36 96.5V100H0V96.5"
        "C6 96 8 94 8 88V12"
        + _STEM_TOP
        + "M29 5.5V48.5H31C37.5 48.5 39.5 43 39.5 27C39.5 11 37.5 5.5 31 5.5Z",
    ),
    "V": Glyph(
        68,
        "M0 0H36V3.5C30.5 3.5 29 6 30 11L41 60L49.5 12C50.8 6.5 49 3.5 43.5 3.5V0H68V3.5C62.5 3.5 59.5 6"
        " 58 12L39 100H29L8.5 11C7.3 6 5 3.5 0 3.5Z",
    ),
    "s": Glyph(
        35,
        "M30 39V57H27C25 47 21.5 42.5 16.5 42.5C12.5 42.5 10.5 45 10.5 48.5C10.5 54 15 57 21.5 61"
        "C30 66.5 35 73 35 82C35 93.5 28 101 18 101C13.5 101 10.5 99.8 7.5 97.8L4 100H1.5V80H4.5"
        "C6.5 91 11 96.5 17.5 96.5C22.5 96.5 25.5 94 25.5 89.5C25.5 84 21.5 81 14.5 76.5C6 71 1 66 1 57"
        "C1 46 8 38 17.5 38C21 38 23.5 39 26 41L28 39Z",
    ),
}
"""Every glyph by its character."""
NARROW: Final = {
    "0": Glyph(
        46,
        "M23 0C38 0 46 18 46 50S38 100 23 100S0 82 0 50S8 0 23 0Z"
        "M23 5C17.6 5 16.5 20 16.5 50C16.5 80 17.6 95 23 95S29.5 80 29.5 50S28.4 5 23 5Z",
    ),
    "1": Glyph(
        28,
        "M8.5 0H23.5V89C23.5 94.5 25 96 28 96.5V100H3V96.5C6 96 7.5 94.5 7.5 89V24C7.5 18.5 5 16.5 0 17V13"
        "C4.8 12 7.6 7 8.5 0Z",
    ),
}
"""The figures of a ten that has little room: a condensed one would have thin stems."""


def set_line(text: str, *, narrow: bool = False) -> tuple[tuple[tuple[float, str], ...], float]:
    """
    Return the glyphs of *text* side by side on the grid, those of a *narrow* ten in their own narrow form.

    Returns:
        The outlines, each with where its left edge stands, and the breadth of the whole.
    """
    placed, at = [], 0.0
    glyphs = {**GLYPHS, **NARROW} if narrow else GLYPHS
    for character in text:
        placed.append((at, glyphs[character].outline))
        at += glyphs[character].breadth + _SPACE
    return tuple(placed), at - _SPACE
