"""The contrast that WCAG 2.2 asks of text, focus and grips, on every cloth and in every colour scheme."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette

from ombre_desktop.ui.dialogs.style import colours_of
from ombre_desktop.ui.model.preferences import ClothName
from ombre_desktop.ui.paint.theme import ChromeName, Theme, palette_for, theme_for

TEXT, LARGE = 4.5, 3.0
"""The contrast needed by text, and by large text, the focus and handles."""

BOARD = ("ground_top", "ground_bottom")
LACQUER = ("lacquer_top", "lacquer_bottom")
PAPER = ("paper_top", "paper_bottom")
LEAF = ("leaf_top", "leaf_middle", "leaf_bottom")
INKS = {
    "text": (*BOARD, *LACQUER, "well", "hover"),
    "muted": (*BOARD, *LACQUER),
    "gold": (*BOARD, *LACQUER),
    "ink": (*PAPER, "paper_hover", "chosen"),
    "faint_ink": (*PAPER, "chosen"),
    "win": (*PAPER, "chosen"),
    "lose": (*PAPER, "chosen"),
    "leaf_ink": LEAF,
}
"""The grounds on which each ink of the stylesheet stands, by the name of the ink."""
RINGS = {"focus": (*BOARD, *LACQUER), "gold_focus": (*BOARD, *LACQUER)}
"""The focus ring lies between the focused widget and the board, and must stand out from the board."""
GRIPS = {"grip": BOARD, "paper_edge": PAPER}

ROLE = QPalette.ColorRole
PALETTE = (
    (ROLE.WindowText, ROLE.Window),
    (ROLE.Text, ROLE.Base),
    (ROLE.Text, ROLE.AlternateBase),
    (ROLE.PlaceholderText, ROLE.Base),
    (ROLE.ButtonText, ROLE.Button),
    (ROLE.ToolTipText, ROLE.ToolTipBase),
    (ROLE.HighlightedText, ROLE.Highlight),
    (ROLE.Link, ROLE.Window),
    (ROLE.Link, ROLE.Base),
)

every_theme = pytest.mark.parametrize(
    "theme",
    [theme_for(cloth, chrome) for cloth in ClothName for chrome in ChromeName],
    ids=[f"{cloth.value}-{chrome.value}" for cloth in ClothName for chrome in ChromeName],
)


def luminance(colour: QColor) -> float:
    parts = [colour.redF(), colour.greenF(), colour.blueF()]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def too_faint(theme: Theme, pairs: dict[str, tuple[str, ...]], wanted: float) -> dict[tuple[str, str], float]:
    """Return the *pairs* of colours of the dialogs that have less contrast than is *wanted*."""
    colours = colours_of(theme) | {"win": theme.chrome.win.name(), "lose": theme.chrome.lose.name()}
    found = {
        (front, ground): contrast(QColor(colours[front]), QColor(colours[ground]))
        for front, grounds in pairs.items()
        for ground in grounds
    }
    return {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < wanted}


def test_black_on_white_is_as_much_as_there_is():
    assert 21 == pytest.approx(contrast(QColor("black"), QColor("white")))


@every_theme
def test_text_stands_out_from_its_ground(theme):
    assert {} == too_faint(theme, INKS, TEXT)


@every_theme
def test_the_focus_is_seen(theme):
    assert {} == too_faint(theme, RINGS, LARGE)


@every_theme
def test_what_scrolls_can_be_found(theme):
    """Scroll bars stand out from the board and from paper."""
    assert {} == too_faint(theme, GRIPS, LARGE)


@pytest.mark.parametrize("name", [ChromeName.LIGHT, ChromeName.CONTRAST])
def test_the_focus_is_seen_on_paper(name):
    """The focus ring stands out from paper, where the gold of the board would not."""
    assert {} == too_faint(theme_for(ClothName.GREEN, name), {"gold_focus": PAPER}, LARGE)


@every_theme
def test_menus_and_tips_have_a_readable_palette(theme, qapp):
    palette = palette_for(theme)

    faint = [pair for pair in PALETTE if contrast(*(palette.color(role) for role in pair)) < TEXT]
    assert [] == faint
