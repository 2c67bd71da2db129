"""Words with their font: measured for the layout, then drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTextBoundaryFinder
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.value import Value

_PHRASE_END = re.compile(
    "[ 、。！？：；）」』…]\\|.|[ぁ-ん]{2}\\|[^ぁ-んー]|[^ぁ-ん][のをにはがでともへやくて]\\|[^ぁ-んー]"
)
"""
The end of a phrase, a bar, and the first sign of the next phrase.

A single kana between two signs belongs to a compound, as in 切り札, unless it is a particle.
"""


class Lettering(Value):
    """A text in a font; lines are separated by newlines."""

    text: str
    font: QFont

    @property
    def size(self) -> QSizeF:
        """The size of the whole text."""
        return QSizeF(*_measured(self))

    def wrapped(self, width: float) -> Lettering:
        """Return the same words in lines no wider than *width*, except for single words that are wider."""
        lines: list[str] = []
        for paragraph in self.text.split("\n"):
            line = ""
            for word in self._pieces(paragraph, width):
                if line and advance((line + word).rstrip(" "), self.font) > width:
                    lines.append(line.rstrip(" "))
                    line = word
                else:
                    line += word
            lines.append(line.rstrip(" "))
        return Lettering("\n".join(lines), self.font)

    def _pieces(self, paragraph: str, width: float) -> Iterator[str]:
        """Yield the phrases of a *paragraph*; Japanese ones that are wider than *width* in smaller pieces."""
        for phrase in words_of(paragraph):
            if is_upright(phrase) and advance(phrase.rstrip(" "), self.font) > width:
                yield from _breakable(phrase)
            else:
                yield phrase

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        colour: QColor,
        *,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """Draw the text vertically centred in *rect*, never clipped."""
        painter.setFont(self.font)
        painter.setPen(colour)
        flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        painter.drawText(rect, flags, self.text)


@lru_cache(maxsize=4096)
def advance(line: str, font: QFont) -> float:
    """Return the width of a *line*; the same few are measured in every layout, and it is slow."""
    return QFontMetricsF(font).horizontalAdvance(line)


@lru_cache(maxsize=2048)
def _measured(words: Lettering) -> tuple[float, float]:
    """Return width and height of *words*."""
    metrics = QFontMetricsF(words.font)
    if is_upright(words.text):
        # Its lines are higher than those of the font, which lacks the characters.
        size = metrics.size(0, words.text)
        return size.width(), size.height()
    lines = words.text.split("\n")
    width = max(advance(line, words.font) for line in lines)
    return width, metrics.lineSpacing() * len(lines)


def words_of(text: str) -> list[str]:
    """
    Return *text* in pieces between which a line may break: words, each with the space after it.

    A space that does not break keeps words together. Japanese has no spaces: a line breaks between phrases,
    behind a comma or where kana that end a phrase meet the sign of another word.
    """
    if not is_upright(text):
        *words, last = text.split(" ")
        return [*(f"{word} " for word in words), last]
    phrases: list[str] = []
    for piece in _breakable(text):
        if phrases and not _PHRASE_END.search(f"{phrases[-1]}|{piece[:1]}"):
            phrases[-1] += piece
        else:
            phrases.append(piece)
    return phrases


def _breakable(text: str) -> list[str]:
    """Return Japanese *text* in the smallest pieces between which Unicode lets a line break."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    pieces, begun = [], 0
    while (at := finder.toNextBoundary()) > 0:
        if at == len(text) or text[at - 1] == " " or is_upright(text[at - 1 : at + 1]):
            pieces.append(text[begun:at])
            begun = at
    return pieces


def stacked_size(letterings: tuple[Lettering, ...], spacing: float = 0.0) -> QSizeF:
    """Return the size of several letterings under one another."""
    sizes = [lettering.size for lettering in letterings]
    height = sum(size.height() for size in sizes) + spacing * max(0, len(sizes) - 1)
    return QSizeF(max((size.width() for size in sizes), default=0.0), height)


def draw_stacked(
    painter: QPainter,
    rect: QRectF,
    letterings: tuple[tuple[Lettering, QColor], ...],
    *,
    spacing: float = 0.0,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Draw letterings under one another, vertically centred in *rect*."""
    total = stacked_size(tuple(lettering for lettering, _ in letterings), spacing).height()
    y = rect.center().y() - total / 2
    for lettering, colour in letterings:
        height = lettering.size.height()
        line = QRectF(QPointF(rect.left(), y), QSizeF(rect.width(), height))
        lettering.draw(painter, line, colour, align=align)
        y += height + spacing
