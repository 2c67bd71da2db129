"""A bid on a parchment of the size of all its neighbours: on offer, quiet, or refused for now."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from ombre_desktop.ui.paint.boards import paint_sheet, rounded
from ombre_desktop.ui.paint.buttons import ChoiceText, Look, key_size, paint_choice
from ombre_desktop.ui.paint.fitting import bound, evened, fitted, folded, smaller
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.texture import faded
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.panels.bid_ways import Way
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.faces import ChoiceFace
from ombre_desktop.ui.table.layout import GRID_GAP
from ombre_desktop.ui.texts.panels import key_cap
from ombre_desktop.value import Value, replace

_SIDE, _BESIDE_KEY = 11.0, 10.0
"""The margins at the sides, and between title and key, in units."""
_USUAL, _LARGE = (3.5, 6.0), (1.5, 4.0)
"""The margins above and below the texts, in units, and those of large text."""
_CORNER = 8.0
"""The distance of the key from the corner, in units."""
_NARROWEST = 112.0
"""The smallest width of a bid, in units."""
_AGED, _DIM, _FLAT = 0.24, 0.8, 0.3
"""A bid that is refused: the share of brown in its parchment, the opacity of its ink, and its lift."""
_LIMITS = {False: (0.85, 1.2), True: (0.72, 1.5)}
"""
The limits of bids in a single row, by whether text is large, as shares of what is usual.

They are the least size of titles, and the largest height.
"""
_ROUNDS = 3
"""The number of times in which the width of bids in a single row is found: higher ones find less room."""


class Standing(Enum):
    """The standing of a bid: on offer, quiet beside the others, or refused for now."""

    OFFERED = auto()
    QUIET = auto()
    REFUSED = auto()


class BidTile(Value):
    """
    The texts of a *choice*, its title on the base line of its neighbours', within *width* and *height*.

    Titles are no larger than *pixels*, unless that is 0.
    """

    choice: ChoiceFace
    standing: Standing
    width: float = 0.0
    height: float = 0.0
    pixels: int = 0

    def size(self, context: TableContext) -> QSizeF:
        """Return the size that it takes among the others, or else the size of its texts."""
        words = self._words(context)
        inner = sum(part.size.height() for part in (self.head(context), *(line for line, _ in words.lines)))
        height = max(inner + sum(_margins(context)) * context.unit, self.height)
        return QSizeF(self.width or self._broad(words, context), height)

    def paint(
        self, painter: QPainter, rect: QRectF, context: TableContext, *, look: Look, focus: bool
    ) -> None:
        """Paint the parchment, with its key in the corner, and the texts from its top."""
        words, theme, unit = self._words(context), context.theme, context.unit
        if self.standing is Standing.REFUSED:
            _paint_ghost(painter, rect, context)
        else:
            blank = ChoiceText(Lettering("", words.title.font), words.key)
            plain = self.standing is Standing.QUIET
            paint_choice(painter, rect, theme, unit=unit, text=blank, look=look, focus=focus, plain=plain)
        head = QRectF(
            rect.left(),
            rect.top() + _margins(context)[0] * unit,
            rect.width(),
            self.head(context).size.height(),
        )
        title = words.title
        cap = self._cap(words.key, context) + _SIDE * unit
        place = head.translated(0, _rise(self.head(context)) - _rise(title))
        if title.size.width() > head.width() - 2 * cap:
            place = place.adjusted(_SIDE * unit, 0, -cap, 0)
        title.draw(painter, place, self._ink(context))
        y = head.bottom()
        for line, ink in words.lines:
            height = line.size.height()
            line.draw(painter, QRectF(rect.left(), y, rect.width(), height), ink)
            y += height

    def title_pixels(self, context: TableContext) -> int:
        """Return the size of the type of its title."""
        return self._words(context).title.font.pixelSize()

    def _words(self, context: TableContext) -> ChoiceText:
        """Return the texts: lines as broad as the parchment, if that is known, or else folded."""
        choice, refused = self.choice, self.standing is Standing.REFUSED
        quiet = self.standing is Standing.QUIET
        title = context.serif(choice.title_type, choice.text.label)
        key = None
        if choice.text.key and not refused:
            key = context.sans(TypeRole.KEY, key_cap(choice.text.key), bold=True)
        inner = self.width - 2 * _SIDE * context.unit
        if self.width:
            title = fitted(title, inner - self._cap(key, context))
            while self.pixels and title.font.pixelSize() > self.pixels:
                title = smaller(title)
        lines = []
        chrome, scale = context.theme.chrome, choice.share * context.layout.text
        inks = (chrome.win, chrome.lose) if choice.judged else (chrome.faint_ink, chrome.faint_ink)
        meant = (choice.meaning, faded(chrome.ink, choice.strength))
        for text, ink in (meant, (choice.good, inks[0]), (choice.bad, inks[1])):
            if text:
                line = bound(context.sans(TypeRole.LINE, text, scale=scale))
                folds = text == choice.meaning or quiet
                line = evened(line, inner) if self.width else folded(line) if folds else line
                lines.append((line, self._ink(context) if refused else ink))
        return ChoiceText(title, key, tuple(lines))

    def _ink(self, context: TableContext) -> QColor:
        """Return the colour of the title: paler if the bid is quiet or refused."""
        chrome = context.theme.chrome
        inks = {Standing.QUIET: chrome.faint_ink, Standing.REFUSED: faded(chrome.ink, _DIM)}
        return inks.get(self.standing, chrome.ink)

    def _broad(self, words: ChoiceText, context: TableContext) -> float:
        """Return the width of the texts with their margins."""
        unit = context.unit
        texts = [
            words.title.size.width() + self._cap(words.key, context),
            *(line.size.width() for line, _ in words.lines),
        ]
        return max(_NARROWEST * unit, max(texts) + 2 * _SIDE * unit)

    def _cap(self, key: Lettering | None, context: TableContext) -> float:
        """Return the room that the *key* takes beside a title, besides the margin there."""
        unit = context.unit
        return key_size(key, unit).width() + (_CORNER + _BESIDE_KEY - _SIDE) * unit if key else 0.0

    def head(self, context: TableContext) -> Lettering:
        """Return a line of the type of titles."""
        return context.serif(self.choice.title_type, "")


def alike(tiles: Sequence[BidTile], context: TableContext, way: Way) -> list[BidTile]:
    """Return *tiles* of one size, that of the largest unless the *way* asks for narrower ones."""
    width = max(tile.size(context).width() for tile in tiles)
    gap, count = GRID_GAP * context.unit, len(tiles)
    if way.columns:
        left, right = context.layout.obstacles.inner
        return _level(tiles, context, min(width, (right - left) / way.columns - gap), even=True)
    level = usual = _level(tiles, context, width)
    for _ in range(_ROUNDS if way.abreast else 0):
        room = context.layout.row_room(level[0].height) - 1
        level = _level(tiles, context, min(width, (room - (count - 1) * gap) / count), even=True)
    small, high = _LIMITS[context.layout.compact]
    least, most = small * tiles[0].head(context).font.pixelSize(), high * usual[0].height
    narrow = level[0].height > most or 0 < level[0].pixels < least
    return usual if narrow and way.abreast else level


def _level(
    tiles: Sequence[BidTile], context: TableContext, width: float, *, even: bool = False
) -> list[BidTile]:
    """Return *tiles* of this *width* and of one height, with titles of *even* size."""
    broad = [replace(tile, width=width) for tile in tiles]
    if even:
        pixels = min(tile.title_pixels(context) for tile in broad)
        broad = [replace(tile, pixels=pixels) for tile in broad]
    height = max([context.layout.least, *(tile.size(context).height() for tile in broad)])
    return [replace(tile, height=height) for tile in broad]


def _margins(context: TableContext) -> tuple[float, float]:
    """Return the margins above and below the texts, in units."""
    return _LARGE if context.layout.compact else _USUAL


def _paint_ghost(painter: QPainter, rect: QRectF, context: TableContext) -> None:
    """Paint the dull parchment of a bid that is refused, which lies flat on the cloth."""
    theme, unit = context.theme, context.unit
    paint_sheet(painter, rect, theme, unit=unit, lift=_FLAT)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(rect, 5 * unit), faded(theme.chrome.faint_ink, _AGED))
    painter.restore()


def _rise(words: Lettering) -> float:
    """Return the distance from the middle of a line down to its base line."""
    metrics = QFontMetricsF(words.font)
    return (metrics.ascent() - metrics.descent()) / 2
