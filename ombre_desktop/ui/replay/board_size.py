"""The width of the board beside the table, and the size of its text, in a window of any size."""

from __future__ import annotations

from PySide6.QtCore import QSize

SHARE, LEAST, MOST = 0.3, 320, 450
"""The board's share of the window's width, and its bounds in pixels at ordinary text size."""
MOST_SHARE = 0.16
"""The board's largest share of the window's width, times one plus the text size."""
USUAL = QSize(1280, 800)
"""The size of the window at which text has its nominal size."""
GROWTH, LARGEST = 0.1, 1.5
"""The step by which the text grows, and its largest factor."""


def board_width(window: QSize, text: float) -> int:
    """Return the width of a board whose text is *text* times the ordinary size."""
    wanted = min(max(LEAST * text, SHARE * window.width()), MOST * text)
    most = max(LEAST, MOST_SHARE * (1.0 + text) * window.width())
    return round(min(wanted, most))


def type_growth(window: QSize) -> float:
    """Return the factor of the text size, in steps: text grows half as much as the table."""
    table = min(window.width() / USUAL.width(), window.height() / USUAL.height())
    steps = round((min(max(1.0, (1.0 + table) / 2), LARGEST) - 1.0) / GROWTH)
    return 1.0 + GROWTH * steps
