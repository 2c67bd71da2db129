"""
The style of dialogs: the lacquer, parchment and brass of the table, as one stylesheet.

A widget's property ``part`` names its role (see :class:`Part`); nothing here depends on a dialog.
"""

from __future__ import annotations

from enum import Enum
from string import Template
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel, QWidget

from ombre_desktop.storage.first_look import ColourScheme
from ombre_desktop.ui.dialogs.ring import ringed
from ombre_desktop.ui.dialogs.stylesheet import NO_ARROW, STYLESHEET
from ombre_desktop.ui.model.ease import SMALL
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.paint.texture import mixed
from ombre_desktop.ui.paint.theme import Theme, palette_for
from ombre_desktop.value import Value

W = TypeVar("W", bound=QWidget)


class Part(Enum):
    """The role of a widget in a dialog; the value is its name in the stylesheet."""

    TITLE = "title"
    SECTION = "section"
    NAME = "name"
    NOTE = "note"
    SAYING = "saying"
    FIGURE = "figure"
    GOLD = "gold"
    LINK = "link"
    FOLD = "fold"
    SHEET = "sheet"
    PANEL = "panel"
    BARE = "bare"
    RULE = "rule"
    STEP = "step"


class Appearance(Value):
    """
    The look of a dialog: its colours, its fonts, and the size of its text (a factor from 0.8 to 2).

    *least* is the smallest side of anything that can be pressed, in pixels.
    """

    theme: Theme
    families: Families
    text: float = 1.0
    least: int = SMALL

    def pixels(self, nominal: float) -> int:
        """Return a size in pixels that grows with the text; *nominal* is at ordinary text size."""
        return round(nominal * self.text)

    def sans(self, nominal: float, *, bold: bool = False) -> QFont:
        """Return the font of controls, *nominal* pixels high at ordinary text size."""
        return self.families.sans_font(nominal * self.text, bold=bold)

    def serif(self, nominal: float, *, bold: bool = False) -> QFont:
        """Return the font of names and figures, *nominal* pixels high at ordinary text size."""
        return self.families.serif_font(nominal * self.text, bold=bold)


_LARGEST_SAYING = 1.5
"""The text size, as a factor, above which a sentence in the serif at the foot no longer grows."""


def mark(widget: W, part: Part) -> W:
    """Set the role of *widget*, and return it."""
    widget.setProperty("part", part.value)
    return widget


def line(text: str = "", part: Part | None = None) -> QLabel:
    """Return a label of plain text, even if it looks like markup."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label if part is None else mark(label, part)


def dress(widget: QWidget, appearance: Appearance) -> None:
    """Give *widget* and its children the palette, font and stylesheet of *appearance*, and a focus ring."""
    widget.setPalette(palette_for(appearance.theme))
    widget.setFont(appearance.sans(15))
    widget.setStyleSheet(stylesheet(appearance))
    ringed(widget)


def stylesheet(appearance: Appearance, *, arrows: bool = False) -> str:
    """Return the stylesheet of every dialog in *appearance*; the style draws *arrows* on drop-down boxes."""
    rules = STYLESHEET.replace(NO_ARROW, "") if arrows else STYLESHEET
    return Template(rules).substitute(colours_of(appearance.theme), **_sizes(appearance))


def _sizes(appearance: Appearance) -> dict[str, str]:
    nominal = {
        "s1": 1, "s2": 2, "s3": 3, "s4": 4, "s5": 5, "s6": 6, "s8": 8, "s10": 10, "s12": 12, "s14": 14,
        "s16": 16, "s18": 18, "s20": 20, "s22": 22, "s26": 26, "small": 13.5, "line": 15, "button": 16,
        "name": 17, "section": 19, "title": 26,
    }  # fmt: skip
    sizes = {key: f"{appearance.pixels(size)}px" for key, size in nominal.items()}
    saying = min(appearance.pixels(17), round(17 * _LARGEST_SAYING))
    return {
        **sizes,
        **_targets(appearance),
        "saying": f"{saying}px",
        "serif": appearance.families.serif,
        "sans": appearance.families.sans,
    }


def _targets(appearance: Appearance) -> dict[str, str]:
    """
    Return the smallest heights inside the borders and padding of controls, and other sizes of targets.

    A stylesheet adds border and padding to the height that it is given.
    """
    least, pixels = appearance.least, appearance.pixels
    around = {"push": 6, "radio": 5, "tick": 4, "field": 4, "row": 5, "cell": 3}
    borders = {"row": 0, "cell": 0}
    inner = {
        f"{name}_least": max(0, least - 2 * (pixels(padding) + borders.get(name, 2)))
        for name, padding in around.items()
    }
    groove, handle = pixels(6), max(pixels(18), round(least * 0.75))
    sizes = {
        **inner,
        "radio_broad": max(0, least - 2 * (pixels(14) + 2)),
        "step_least": max(pixels(18), least - 2 * (pixels(3) + 2)),
        "option_least": max(pixels(26), least - 2 * pixels(2)),
        "slider": max(pixels(26), least),
        "handle": handle,
        "handle_out": (handle + 4 - groove) // 2,
        "handle_round": (handle + 2) // 2,
    }
    return {name: f"{size}px" for name, size in sizes.items()}


def colours_of(theme: Theme) -> dict[str, str]:
    """Return the colours of the dialogs by their names in the stylesheet."""
    chrome, wood = theme.chrome, theme.wood
    contrast = theme.chrome_name is ColourScheme.CONTRAST
    dark = theme.chrome_name is ColourScheme.DARK
    black = QColor("#000000")
    brass = QColor("#ffffff") if contrast else wood.brass
    colours = {
        "lacquer_top": chrome.lacquer_top,
        "lacquer_bottom": chrome.lacquer_bottom,
        "ground_top": mixed(chrome.lacquer_bottom, chrome.lacquer_top, 0.4 if dark else 0.0),
        "ground_bottom": mixed(chrome.lacquer_bottom, black, 0.12 if dark else 0.08),
        "well": mixed(chrome.lacquer_bottom, black, 0.3 if dark else 0.06),
        "hover": mixed(chrome.lacquer_top, chrome.gold, 0.35 if contrast else 0.16),
        "text": chrome.text,
        "muted": chrome.muted,
        "gold": chrome.gold,
        "paper_top": chrome.paper_top,
        "paper_bottom": chrome.paper_bottom,
        "paper_hover": mixed(chrome.paper_top, chrome.gold, 0.25),
        "ink": chrome.ink,
        "faint_ink": chrome.faint_ink,
        "pale_ink": mixed(chrome.ink, chrome.paper_bottom, 0.45),
        "chosen": mixed(chrome.paper_bottom, QColor("#e2b652"), 0.55),
        "rule": mixed(chrome.paper_bottom, chrome.ink, 0.22),
        "brass": brass,
        "grip": brass if contrast else mixed(wood.brass_dark, brass, 0.6 if dark else 0.0),
        "brass_dark": brass if contrast else wood.brass_dark,
        "paper_edge": chrome.ink if contrast else wood.brass_dark,
        "brass_faint": brass if contrast else mixed(wood.brass_dark, chrome.lacquer_bottom, 0.35),
        "leaf_top": chrome.gold if contrast else QColor("#fbe3a0"),
        "leaf_middle": chrome.gold if contrast else QColor("#e2b652"),
        "leaf_bottom": chrome.gold if contrast else QColor("#b98a2e"),
        "leaf_ink": QColor("#2a1804"),
        "disabled": mixed(chrome.text, chrome.lacquer_bottom, 0.5),
    }
    return {key: colour.name() for key, colour in colours.items()}
