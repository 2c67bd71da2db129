"""
The printer's inks: ten flat colours and the paper they are printed on.

``SIGN_INK`` and ``INDEX_INK`` differ from the inks they look like in one last digit, which no eye can see. A
reader of the finished cards (the four-colour setting) can therefore find the suit signs and the index by
their colour; ``FOUR_COLOURS`` says what to put in their place.
"""

from typing import Final

PAPER: Final = "#fbf6e6"
INK: Final = "#1d1b26"
VERMILION: Final = "#c8352b"
GOLD: Final = "#e0a526"
BLUE: Final = "#2c5d8f"
GREEN: Final = "#3f7d4b"
FLESH: Final = "#f3cfa8"
EDGE: Final = "#cdc4ab"
PALE_LINE: Final = "#b9ad92"

# One tint or shade each: the light side of blue steel, of gold, of a leaf; the dark side of red and green.
PALE_BLUE: Final = "#9fb9d6"
STRAW: Final = "#f2d58c"
PALE_GREEN: Final = "#a3c294"
CRIMSON: Final = "#8e2323"
BLUSH: Final = "#e4a67e"
WHITE: Final = "#fffdf6"
CLOTH: Final = "#1f5a41"
"""Of the table on the program's icon; the cards do without it."""

SIGN_INK: Final = {"S": "#1d1b27", "H": "#c8352c", "C": "#1d1b28", "D": "#c8352d"}
"""The flat colour of each French suit sign, by suit letter."""

INDEX_INK: Final = {
    "spanish": {"S": "#1d1b29", "H": "#1d1b2a", "C": "#1d1b2b", "D": "#1d1b2c"},
    "french": {"S": "#1d1b29", "H": "#c8352e", "C": "#1d1b2b", "D": "#c8352f"},
}
"""The colour of each index figure or letter, by deck and suit letter."""

FOUR_COLOURS: Final = {"S": "#1c52b4", "H": "#9e203f", "C": "#052e12", "D": "#946800"}
"""
The colours of signs and index in the four-colour setting: two cool ones and two warm ones.

They differ in lightness too, so that nobody takes one for another who sees red, green or blue less.
"""
