"""The look of menus: of those in the bar, and of a list that a button opens."""

from __future__ import annotations

from math import ceil
from string import Template

from PySide6.QtGui import QColor, QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QMenu

_ENTRIES = Template("""
QMenuBar { background: $window; spacing: 0; }
QMenuBar::item { padding: ${bar}px 9px; background: transparent; color: $text; }
QMenuBar::item:selected, QMenu::item:selected { background: $highlight; color: $over; }
QMenu { background: $window; border: 1px solid $edge; padding: 2px; }
QMenu::item { padding: ${entry}px 26px ${entry}px 22px; color: $text; }
QMenu::item:disabled { color: $dimmed; }
QMenu::separator { height: 1px; background: $edge; margin: 3px 6px; }
""")
"""The look of bar and menus: only a stylesheet can make an entry taller than its text."""
MENU_TYPE = 14
"""The type size of the menus, in pixels, at the usual text size."""


def dress_menu(menu: QMenu, palette: QPalette, font: QFont, least: int) -> None:
    """Give *menu* its look, with entries at least *least* pixels high; it is a window and inherits none."""
    menu.setFont(font)
    menu.setPalette(palette)
    menu.setStyleSheet(entry_style(palette, font, least))


def entry_style(palette: QPalette, font: QFont, least: int) -> str:
    """Return the style of entries in the colours of *palette* that are at least *least* pixels high."""
    role, spare = QPalette.ColorRole, ceil((least - QFontMetrics(font).height()) / 2)
    colours = {
        "window": palette.color(role.Window),
        "text": palette.color(role.WindowText),
        "dimmed": palette.color(QPalette.ColorGroup.Disabled, role.WindowText),
        "highlight": palette.color(role.Highlight),
        "over": palette.color(role.HighlightedText),
        "edge": palette.color(QPalette.ColorGroup.Disabled, role.WindowText),
    }
    names = {name: colour.name(QColor.NameFormat.HexArgb) for name, colour in colours.items()}
    return _ENTRIES.substitute(names, bar=max(3, spare), entry=max(4, spare))
