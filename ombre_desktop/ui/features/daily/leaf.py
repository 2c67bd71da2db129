"""A leaf of the calendar: a button with a month, a day, the object of its game, and what was won."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy

from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.features.daily.day import Day
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.game_object import game_object
from ombre_desktop.ui.texts import daily as words
from ombre_desktop.ui.texts.dates import month_in_short
from ombre_desktop.ui.texts.results import signed

_WIDE, _HIGH, _BAND, _OBJECT, _RADIUS = 78, 108, 20, 34, 6
"""The nominal sizes of a leaf, of the band with its month, of the object, and of its corners."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


class DayLeaf(QRadioButton):
    """The leaf of *day*; that of *today* has a brass frame."""

    def __init__(self, day: Day, look: Appearance, *, is_today: bool) -> None:
        super().__init__()
        self.day, self._look, self._is_today = day, look, is_today
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_day(day)

    def show_day(self, day: Day) -> None:
        """Show the same day, which may have been played since."""
        self.day = day
        standing = words.standing_told(day.won, is_left=day.is_left)
        self.setAccessibleName(words.leaf_told(day.date, day.deal.game.name, standing))
        self.update()

    def prepare(self) -> None:
        """Draw the object, which takes some milliseconds when its size is new."""
        game_object(self.day.deal.game.name, self._side, self.devicePixelRatioF())

    def restyle(self, look: Appearance) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a leaf, which grows with the text."""
        return QSize(self._look.pixels(_WIDE), self._look.pixels(_HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return the same size: a leaf is never pressed together."""
        return self.sizeHint()

    def hitButton(self, _: object) -> bool:
        """Take a press anywhere on the leaf."""
        return True

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the paper, the band, the day, the object and the result."""
        look, painter = self._look, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        colours = {name: QColor(colour) for name, colour in colours_of(look.theme).items()}
        inset = look.pixels(2)
        paper = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        self._paint_paper(painter, paper, colours)
        band = QRectF(paper.topLeft(), paper.topRight()).adjusted(0, 0, 0, look.pixels(_BAND))
        ink = colours["leaf_ink" if self.isChecked() else "ink"]
        self._write(painter, band, month_in_short(self.day.date), 12, colours["paper_top"])
        number = QRectF(band.bottomLeft(), band.bottomRight()).adjusted(0, 0, 0, look.pixels(30))
        painter.setFont(look.serif(24, bold=True))
        painter.setPen(ink)
        painter.drawText(number, _CENTRE, str(self.day.date.day))
        won = "" if self.day.won is None else signed(self.day.won)
        rest = QRectF(number.bottomLeft(), paper.bottomRight())
        if won:
            rest.setBottom(paper.bottom() - look.pixels(16))
            foot = QRectF(rest.bottomLeft(), paper.bottomRight())
            self._write(painter, foot, won, 14, ink, bold=True)
        side = self._side
        place = QRectF(rest.center().x() - side / 2, rest.center().y() - side / 2, side, side)
        picture = game_object(self.day.deal.game.name, side, self.devicePixelRatioF())
        painter.drawPixmap(place.topLeft(), picture)
        painter.end()

    @property
    def _side(self) -> int:
        """The side of the object."""
        return self._look.pixels(_OBJECT)

    def _paint_paper(self, painter: QPainter, paper: QRectF, colours: dict[str, QColor]) -> None:
        """Paint the leaf, golden if it is chosen, and the band at its head."""
        look, chosen = self._look, self.isChecked()
        radius = look.pixels(_RADIUS)
        ground = QLinearGradient(paper.topLeft(), paper.bottomLeft())
        top = "leaf_top" if chosen else "paper_hover" if self.underMouse() else "paper_top"
        ground.setColorAt(0, colours[top])
        ground.setColorAt(1, colours["leaf_middle" if chosen else "paper_bottom"])
        shape = rounded(paper, radius)
        painter.fillPath(shape, ground)
        painter.save()
        painter.setClipRect(QRectF(paper.topLeft(), paper.topRight()).adjusted(0, 0, 0, look.pixels(_BAND)))
        painter.fillPath(shape, colours["ink"])
        painter.restore()
        broad = look.pixels(3 if self._is_today or self.hasFocus() else 1)
        edge = colours["gold" if self.hasFocus() else "brass" if self._is_today else "paper_edge"]
        painter.setPen(QPen(edge, broad))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(rounded(paper, radius))

    def _write(
        self, painter: QPainter, room: QRectF, text: str, size: float, ink: QColor, *, bold: bool = False
    ) -> None:
        """Write *text* in the middle of *room*, smaller if it is too wide."""
        font = self._look.sans(size, bold=bold)
        wide = QFontMetrics(font).horizontalAdvance(text)
        if wide > room.width() - 4:
            font.setPixelSize(max(8, int(font.pixelSize() * (room.width() - 4) / wide)))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room, _CENTRE, text)
