"""Letters made to fit: plates of a given size hold longer words by smaller type, never by cutting."""

from PySide6.QtGui import QFont, QFontMetricsF

from ombre_desktop.ui.paint.lettering import Lettering

SMALLEST = 10
_STEP = 0.95
_ONE_LINE = 0.75
"""Rather than less than this of its size, a name takes two lines."""

_EVEN = 1.08
"""Two ways to fold words are as good as each other if the wider is wider by no more than this."""


def fitted(words: Lettering, width: float) -> Lettering:
    """*words* no wider than *width*, in smaller type if need be; broken into lines at the smallest."""
    while words.size.width() > width:
        if words.font.pixelSize() <= SMALLEST:
            return words.wrapped(width)
        words = smaller(words)
    return words


def smaller(words: Lettering) -> Lettering:
    """*words* in type that is one step smaller, down to the smallest."""
    pixels = words.font.pixelSize()
    font = QFont(words.font)
    font.setPixelSize(max(SMALLEST, min(pixels - 1, int(pixels * _STEP))))
    return Lettering(words.text, font)


def fitted_name(words: Lettering, width: float) -> Lettering:
    """*words* no wider than *width*: in somewhat smaller type, or else in two lines."""
    font = QFont(words.font)
    font.setPixelSize(max(SMALLEST, round(font.pixelSize() * _ONE_LINE)))
    small = Lettering(words.text, font)
    return fitted(words if small.size.width() <= width else folded(small), width)


def folded(words: Lettering) -> Lettering:
    """*words* in two lines about as even as they can be, the first rather fuller; one word is one line."""
    parts, metrics = words.text.split(), QFontMetricsF(words.font)
    if len(parts) < 2:
        return words
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    widths = [max(metrics.horizontalAdvance(line) for line in way) for way in ways]
    even = [way for way, width in zip(ways, widths, strict=True) if width <= _EVEN * min(widths)]
    return Lettering("\n".join(even[-1]), words.font)


def evened(words: Lettering, width: float) -> Lettering:
    """*words* wrapped to *width*, the lines made even: as narrow as their number allows."""
    wrapped = words.wrapped(width)
    count = wrapped.text.count("\n")
    while width > 1:
        width *= 0.96
        narrower = words.wrapped(width)
        if narrower.text.count("\n") > count or narrower.size.width() > width:
            return wrapped
        wrapped = narrower
    return wrapped
