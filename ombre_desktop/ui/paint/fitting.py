"""Lettering fitted to plates of a given size: longer words are set smaller and never cut."""

import re
from functools import lru_cache

from PySide6.QtGui import QFont

from ombre_desktop.ui.paint.lettering import Lettering, advance, words_of

SMALLEST = 10
_STEP = 0.95
_ONE_LINE = 0.75
"""The share of its usual size below which a name is set in two lines instead."""

_EVEN = 1.08
"""The ratio of widths up to which two ways to fold words count as equally even."""

_BEFORE_FIGURE = re.compile(r"(?<=\S) (?=[+\N{MINUS SIGN}-]?\d)")
"""A space between a word and the figure that belongs to it."""


def fitted(words: Lettering, width: float) -> Lettering:
    """Return *words* no wider than *width*, smaller if necessary; at the smallest size, in several lines."""
    while words.size.width() > width:
        if words.font.pixelSize() <= SMALLEST:
            return words.wrapped(width)
        words = smaller(words)
    return words


def smaller(words: Lettering) -> Lettering:
    """Return *words* one step smaller, down to the smallest size."""
    pixels = words.font.pixelSize()
    font = QFont(words.font)
    font.setPixelSize(max(SMALLEST, min(pixels - 1, int(pixels * _STEP))))
    return Lettering(words.text, font)


def fitted_name(words: Lettering, width: float) -> Lettering:
    """Return *words* no wider than *width*: somewhat smaller, or else in two lines."""
    font = QFont(words.font)
    font.setPixelSize(max(SMALLEST, round(font.pixelSize() * _ONE_LINE)))
    small = Lettering(words.text, font)
    return fitted(words if small.size.width() <= width else folded(small), width)


@lru_cache(maxsize=512)
def folded(words: Lettering) -> Lettering:
    """Return *words* in two lines as even as possible, preferably the first longer; keep one word whole."""
    parts = words_of(words.text)
    if len(parts) < 2:
        return words
    ways = [("".join(parts[:at]).rstrip(" "), "".join(parts[at:])) for at in range(1, len(parts))]
    widths = [max(advance(line, words.font) for line in way) for way in ways]
    even = [way for way, width in zip(ways, widths, strict=True) if width <= _EVEN * min(widths)]
    return Lettering("\n".join(even[-1]), words.font)


def bound(words: Lettering) -> Lettering:
    """Return *words* with each figure kept on the line of the word before it."""
    return Lettering(_BEFORE_FIGURE.sub("\N{NO-BREAK SPACE}", words.text), words.font)


def broken(words: Lettering, width: float) -> Lettering:
    """Return *words* in lines no wider than *width*; a single wider word, such as a path, is broken."""
    font, lines = words.font, list[str]()
    for line in words.wrapped(width).text.split("\n"):
        rest = line
        while len(rest) > 1 and advance(rest, font) > width:
            fits = (at for at in range(len(rest) - 1, 1, -1) if advance(rest[:at], font) <= width)
            end = next(fits, 1)
            lines.append(rest[:end])
            rest = rest[end:]
        lines.append(rest)
    return Lettering("\n".join(lines), font)


@lru_cache(maxsize=512)
def evened(words: Lettering, width: float) -> Lettering:
    """
    Return *words* wrapped to *width*, with even lines: as narrow as the number of lines allows.

    The same few are asked for again in every layout, and some twenty widths are tried.
    """
    wrapped = words.wrapped(width)
    count = wrapped.text.count("\n")
    while width > 1:
        width *= 0.96
        narrower = words.wrapped(width)
        if narrower.text.count("\n") > count or narrower.size.width() > width:
            return wrapped
        wrapped = narrower
    return wrapped
