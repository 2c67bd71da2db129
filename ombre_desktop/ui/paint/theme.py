"""
Colours and type sizes: the four cloths, the three chromes, and the scale of the text.

The cloth is the ground on which cards lie; the chrome is everything apart from the table: panels, plates,
buttons, dialogs. No meaning depends on colour alone. The plain cloth always has the high-contrast chrome.
"""

from __future__ import annotations

from enum import Enum
from functools import cache

from PySide6.QtGui import QColor, QPalette

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.value import Value


class Cloth(Value):
    """The baize from the lamp's middle to the edge, its stitching, and the lining of hollows and dish."""

    middle: QColor
    base: QColor
    edge: QColor
    stitch: QColor
    lining: QColor


class Chrome(Value):
    """The colours of panels (``lacquer``), sheets (``paper``), their text, and the room."""

    lacquer_top: QColor
    lacquer_bottom: QColor
    text: QColor
    muted: QColor
    gold: QColor
    paper_top: QColor
    paper_bottom: QColor
    ink: QColor
    faint_ink: QColor
    win: QColor
    lose: QColor
    focus: QColor
    room: QColor
    room_edge: QColor
    pattern: QColor


class Wood(Value):
    """The colours of walnut and of brass, each from shadow to light."""

    dark: QColor
    body: QColor
    light: QColor
    brass_dark: QColor
    brass: QColor
    brass_light: QColor


class Theme(Value):
    """
    All colours of the window.

    ``plain`` asks painters to omit texture, light and gradients, and to draw clear outlines.
    """

    cloth_name: ClothName
    chrome_name: ColourScheme
    cloth: Cloth
    chrome: Chrome
    wood: Wood

    def __hash__(self) -> int:
        return hash((self.cloth_name, self.chrome_name))

    @property
    def plain(self) -> bool:
        """True for the plain high-contrast table."""
        return self.cloth_name is ClothName.PLAIN

    @property
    def on_cloth(self) -> QColor:
        """The colour of words that stand on the cloth itself."""
        return _ON_CLOTH


def _c(value: str) -> QColor:
    return QColor("#" + value)


_ON_CLOTH = _c("fffaec")
CLOTHS: dict[ClothName, Cloth] = {
    ClothName.GREEN: Cloth(_c("2f7a57"), _c("1b563c"), _c("0b2e23"), _c("a8cfae"), _c("5b1119")),
    ClothName.BURGUNDY: Cloth(_c("8a3540"), _c("651f2b"), _c("340d15"), _c("e0b49a"), _c("17392b")),
    ClothName.MIDNIGHT: Cloth(_c("365592"), _c("213a69"), _c("0d1933"), _c("a9bfe4"), _c("561420")),
    ClothName.PLAIN: Cloth(_c("14161a"), _c("101216"), _c("0b0c0f"), _c("c9ced8"), _c("000000")),
}

_DARK = Chrome(
    lacquer_top=_c("3b2419"),
    lacquer_bottom=_c("1f120b"),
    text=_c("f6ecd2"),
    muted=_c("d9bf8d"),
    gold=_c("e6c988"),
    paper_top=_c("fdf8e8"),
    paper_bottom=_c("efe3c4"),
    ink=_c("1d1b26"),
    faint_ink=_c("5a4f3d"),
    win=_c("1a6340"),
    lose=_c("600911"),
    focus=_c("ffd76a"),
    room=_c("3a2a20"),
    room_edge=_c("0d0806"),
    pattern=_c("c79a62"),
)

CHROMES: dict[ColourScheme, Chrome] = {
    ColourScheme.DARK: _DARK,
    ColourScheme.LIGHT: Chrome(
        lacquer_top=_c("fbf4e2"),
        lacquer_bottom=_c("ecdfc2"),
        text=_c("2a1d12"),
        muted=_c("6a5233"),
        gold=_c("6e4d0e"),
        paper_top=_c("fffbf0"),
        paper_bottom=_c("f4ead0"),
        ink=_c("1d1b26"),
        faint_ink=_c("5c5140"),
        win=_c("1a6340"),
        lose=_c("600911"),
        focus=_c("c98a10"),
        room=_c("b9a98c"),
        room_edge=_c("7d6a50"),
        pattern=_c("f0dcb4"),
    ),
    ColourScheme.CONTRAST: Chrome(
        lacquer_top=_c("000000"),
        lacquer_bottom=_c("000000"),
        text=_c("ffffff"),
        muted=_c("f2f2f2"),
        gold=_c("ffd34d"),
        paper_top=_c("ffffff"),
        paper_bottom=_c("ffffff"),
        ink=_c("000000"),
        faint_ink=_c("2b2b2b"),
        win=_c("005a2c"),
        lose=_c("5a0000"),
        focus=_c("ffd34d"),
        room=_c("000000"),
        room_edge=_c("000000"),
        pattern=_c("000000"),
    ),
}

_WALNUT = Wood(_c("33190d"), _c("6b3f25"), _c("9b6640"), _c("5c3d14"), _c("c39a4b"), _c("fff0bd"))
_PLAIN_WOOD = Wood(_c("1d2026"), _c("262a31"), _c("3a3f48"), _c("ffffff"), _c("ffffff"), _c("ffffff"))


@cache
def theme_for(cloth: ClothName, chrome: ColourScheme) -> Theme:
    """Return the theme of this cloth and chrome; the plain cloth requires the high-contrast chrome."""
    if cloth is ClothName.PLAIN:
        chrome = ColourScheme.CONTRAST
    wood = _PLAIN_WOOD if cloth is ClothName.PLAIN else _WALNUT
    return Theme(cloth, chrome, CLOTHS[cloth], CHROMES[chrome], wood)


class TypeRole(Enum):
    """The role of a piece of text; the value is its nominal size in pixels."""

    HEADING = 26.0
    BID = 23.0
    RIBBON = 20.0
    PANEL_TITLE = 19.0
    NAME = 17.0
    FIGURE = 16.5
    BUTTON = 16.0
    LINE = 15.0
    ROLE = 13.5
    KEY = 12.0


def type_size(role: TypeRole, text: float) -> float:
    """Return the size in pixels of *role* for a layout's text factor *text*; never below 10."""
    return max(10.0, role.value * text)


def palette_for(theme: Theme) -> QPalette:
    """Return the palette for dialogs and menus, which the Fusion style follows."""
    chrome, role = theme.chrome, QPalette.ColorRole
    light = theme.chrome_name is ColourScheme.LIGHT
    field = chrome.paper_top if light else chrome.lacquer_bottom.darker(130)
    palette = QPalette(chrome.lacquer_top, chrome.lacquer_top.darker(108))
    for key, colour in {
        role.Window: chrome.lacquer_top.darker(102 if light else 125),
        role.WindowText: chrome.text,
        role.Base: field,
        role.AlternateBase: field.lighter(112) if not light else field.darker(104),
        role.Text: chrome.text,
        role.PlaceholderText: chrome.muted,
        role.Button: chrome.lacquer_top,
        role.ButtonText: chrome.text,
        role.ToolTipBase: chrome.paper_top,
        role.ToolTipText: chrome.ink,
        role.BrightText: chrome.focus,
        role.Highlight: chrome.gold,
        role.HighlightedText: chrome.paper_top if light else chrome.ink,
        role.Link: chrome.gold,
        role.LinkVisited: chrome.muted,
    }.items():
        palette.setColor(key, colour)
    disabled = QColor(chrome.text)
    disabled.setAlphaF(0.45)
    for key in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, key, disabled)
    return palette
