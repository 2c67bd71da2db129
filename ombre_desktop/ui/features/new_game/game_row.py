"""A row of the list of games: a paper card with an object, a name, a motto and the facts in signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.features.new_game.done import SEAL, stamp_of
from ombre_desktop.ui.features.new_game.game_choice import GameButton
from ombre_desktop.ui.features.new_game.game_sign import GameSign
from ombre_desktop.ui.paint.boards import lozenge
from ombre_desktop.ui.paint.game_object import game_object
from ombre_desktop.ui.paint.wax import paint_seal
from ombre_desktop.ui.texts.games import tricks_told

_OBJECT, _EDGE, _LEAST = 48, 8, 168
"""The nominal sizes of the object and of the margin, and the smallest width of a row."""
_RADIUS, _ABOVE = 8, 4
_DISC, _LOZENGE, _APART = 7, 9, 3
_GRADES = 3
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class GameRow(GameButton):
    """The button of a game in the list."""

    def __init__(self, sign: GameSign, appearance: Appearance) -> None:
        super().__init__(sign, appearance)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of a row with its words beside the object."""
        broad = self.look.pixels(2 * _LEAST)
        return QSize(broad, self.heightForWidth(broad))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size, in which the words take more lines."""
        broad = self.look.pixels(_LEAST)
        return QSize(broad, self.heightForWidth(broad))

    def heightForWidth(self, width: int) -> int:
        """Return the height of a row of this *width*."""
        edge = self.look.pixels(_ABOVE)
        lines = (self._measured(font, text, width).height() for font, text in self._lines)
        facts = QFontMetrics(self.look.sans(12)).height() * (1 if self._is_broad(width) else 2)
        words = sum(lines) + facts
        least = self.look.pixels(_OBJECT + _ABOVE) if self._has_object(width) else 0
        return max(words, least) + 2 * edge

    @property
    def _lines(self) -> tuple[tuple[QFont, str], tuple[QFont, str]]:
        look = self.look
        return (look.serif(16, bold=True), self.sign.name), (look.sans(13), self.sign.motto)

    def _has_object(self, width: int) -> bool:
        """Tell whether a row of this *width* has room for the object beside the longest word."""
        words = ((font, word) for font, text in self._lines for word in text.split())
        longest = max(QFontMetrics(font).horizontalAdvance(word) for font, word in words)
        return width >= max(longest, self._facts_width) + self.look.pixels(_OBJECT + 3.25 * _EDGE)

    def _indent(self, width: int) -> int:
        """Return the distance of the words from the left edge of a row of this *width*."""
        return self.look.pixels((_OBJECT + 2.25 * _EDGE) if self._has_object(width) else 1.5 * _EDGE)

    def _measured(self, font: QFont, text: str, width: int) -> QRect:
        room = width - self._indent(width) - self.look.pixels(_EDGE)
        return QFontMetrics(font).boundingRect(QRect(0, 0, room, 9999), _WRAP, text)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the card, the object and the words."""
        look, painter = self.look, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = {name: QColor(colour) for name, colour in colours_of(look.theme).items()}
        self._paint_card(painter, colours)
        if self._has_object(self.width()):
            side = look.pixels(_OBJECT)
            picture = game_object(self.sign.game, side, self.devicePixelRatioF())
            painter.drawPixmap(look.pixels(_EDGE), (self.height() - side) // 2, picture)
        chosen = self.isChecked()
        inks = (
            colours["leaf_ink"] if chosen else colours["ink"],
            colours["leaf_ink" if chosen else "faint_ink"],
        )
        left, top = self._indent(self.width()), look.pixels(_ABOVE)
        for ink, (font, text) in zip(inks, self._lines, strict=True):
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(self._measured(font, text, self.width()).translated(left, top), _WRAP, text)
            top += self._measured(font, text, self.width()).height()
        self._paint_facts(painter, QPointF(left, top), inks[1])
        painter.end()

    def _paint_card(self, painter: QPainter, colours: dict[str, QColor]) -> None:
        chosen, hovered = self.isChecked(), self.underMouse()
        inset = 1.0 if chosen else 0.5
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        ground = QLinearGradient(box.topLeft(), box.bottomLeft())
        paper = colours["paper_hover" if hovered else "paper_top"], colours["paper_bottom"]
        leaf = colours["leaf_top"], colours["leaf_middle"]
        for place, colour in enumerate(leaf if chosen else paper):
            ground.setColorAt(place, colour)
        painter.setPen(QPen(colours["brass" if chosen else "paper_edge"], 2 * inset))
        painter.setBrush(ground)
        radius = self.look.pixels(_RADIUS)
        painter.drawRoundedRect(box, radius, radius)

    @property
    def _facts_width(self) -> int:
        """The width of the discs and the length."""
        length = QFontMetrics(self.look.sans(12)).horizontalAdvance(tricks_told(self.sign.tricks))
        return max(self.sign.seats) * self.look.pixels(_DISC + _APART) + length + self.look.pixels(_EDGE)

    def _is_broad(self, width: int) -> bool:
        """Tell whether all facts and seals stand on one line in a row of this *width*."""
        pixels = self.look.pixels
        marks = _GRADES * pixels(_LOZENGE + _APART) + len(self.done.marks) * pixels(SEAL + _APART)
        return self._facts_width + marks + pixels(2 * _EDGE) <= width - self._indent(width)

    def _paint_facts(self, painter: QPainter, at: QPointF, ink: QColor) -> None:
        """Paint a disc for each seat, the length in words, a lozenge for each grade, and the seals."""
        pixels, sign = self.look.pixels, self.sign
        font = self.look.sans(12)
        metrics = QFontMetrics(font)
        disc, gap, half = pixels(_DISC), pixels(_APART), pixels(_LOZENGE) / 2
        x, middle = at.x(), at.y() + metrics.height() / 2
        painter.setPen(QPen(ink, max(1.0, pixels(1))))
        for number in range(1, max(sign.seats) + 1):
            painter.setBrush(ink if number <= min(sign.seats) else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(x, middle - disc / 2, disc, disc))
            x += disc + gap
        painter.setFont(font)
        words = tricks_told(sign.tricks)
        x += pixels(_EDGE) - gap
        painter.drawText(QPointF(x, at.y() + metrics.ascent()), words)
        x += metrics.horizontalAdvance(words) + pixels(_EDGE)
        if not self._is_broad(self.width()):
            x, middle = at.x(), middle + metrics.height()
        for number in range(1, _GRADES + 1):
            painter.setBrush(ink if number <= sign.grade else Qt.BrushStyle.NoBrush)
            painter.drawPath(lozenge(QPointF(x + half, middle), half))
            x += 2 * half + gap
        side = pixels(SEAL)
        right = self.width() - pixels(_EDGE)
        for number, mark in enumerate(reversed(self.done.marks), start=1):
            centre = QPointF(right - number * (side + gap) + side / 2, middle)
            paint_seal(painter, centre, side, stamp_of(mark), self.look.theme)
