"""A chapter of the path on the page: its heading, its stations in rows, and the road through them."""

from __future__ import annotations

from itertools import pairwise
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.training.choice_row import ChoiceRow
from ombre_desktop.ui.features.training.path import CHIEF, Chapter, Standing
from ombre_desktop.ui.features.training.path_paint import paint_road, sepia
from ombre_desktop.ui.features.training.path_reading import Pictures
from ombre_desktop.ui.features.training.sizes import unit_of
from ombre_desktop.ui.features.training.station_button import StationButton
from ombre_desktop.ui.paint.fonts import is_upright
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.table.group import Group
from ombre_desktop.ui.texts import learn as words

COLUMNS = 4
"""The most stations in a row."""
_CELL, _GAP, _WAVE, _INSET = 124.0, 24.0, 7.0, 13.0
"""The width of a station, the room for the road between rows and beside them, its rise and fall, in units."""
_UNDER_ROW = 12.0
"""The room between the choices and the stations, in units."""
_TITLE, _GAME, _NOTE, _INITIAL, _ABOVE_NOTE = 28.0, 20.0, 17.0, 33.0, 9.0
"""The sizes of titles, of the note and its initial, and the room above it, in units."""
_ROUND = 12.0
"""The radius of the road's bends, in units; it is half the room between two rows."""


class ChapterView(Group):
    """A *chapter* with its *cut*, a woodcut, in the corner of the heading, if it has one."""

    def __init__(
        self, chapter: Chapter, pictures: Pictures, cut: QImage | None, look: Appearance, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.name = chapter.name
        self._look, self._cut = look, cut
        self.setAccessibleName(words.chapter_title(chapter.name))
        self.stations = tuple(
            StationButton(one, pictures[one.game, one.card], look, self) for one in chapter.stations
        )
        self._roads: tuple[tuple[QPainterPath, bool], ...] = ()
        self.row: ChoiceRow | None = None

    def take(self, row: ChoiceRow) -> None:
        """Place the choices of *row* below the heading."""
        row.setParent(self)
        self.row = row

    def dress(self, look: Appearance, pictures: Pictures, cut: QImage | None) -> None:
        """Adopt the colours and sizes of *look*."""
        self._look, self._cut = look, cut
        for one in self.stations:
            one.dress(look, pictures[one.station.game, one.station.card])
        if self.row is not None:
            self.row.dress(look)

    def lay_out(self, width: int, columns: int) -> int:
        """Place the stations in rows of *columns*, and return the height of the chapter."""
        unit, top = unit_of(self._look.text), self._head_height(width)
        if self.row is not None:
            high = self.row.heightForWidth(width)
            self.row.setGeometry(0, ceil(top), width, high)
            top += high + _UNDER_ROW * unit
        each = (width - 2 * _INSET * unit) / columns
        rows = [self.stations[at : at + columns] for at in range(0, len(self.stations), columns)]
        for row in rows:
            most = each - 8 * unit
            height = max(one.height_at(most) for one in row) + _WAVE * unit
            for at, one in enumerate(row):
                broad, wave = one.width_at(most), _WAVE * unit * (at % 2)
                left = _INSET * unit + at * each + (each - broad) / 2
                one.setGeometry(QRectF(left, top + wave, broad, one.height_at(most)).toRect())
            top += height + _GAP * unit
        self._roads = tuple(
            (self._road(here, there, width), here.station.standing is Standing.DONE)
            for here, there in pairwise(self.stations)
        )
        self.update()
        return ceil(top - _GAP * unit)

    def least(self) -> float:
        """Return the least width of a station, in which no word of a title is cut."""
        longest = max(one.title(1).size.width() for one in self.stations)
        return max(_CELL * unit_of(self._look.text), longest + 16 * unit_of(self._look.text))

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the heading and the road, over which the stations lie."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_head(painter)
        for path, walked in self._roads:
            paint_road(painter, path, self._look.theme, unit_of(self._look.text), walked=walked)
        painter.end()

    # The heading.

    def _heading(self, width: float) -> tuple[Lettering, Lettering]:
        """Return the title and the note of the chapter, beside the woodcut in this *width*."""
        families, unit, is_chief = self._look.families, unit_of(self._look.text), self.name in CHIEF
        room = max(1.0, width - self._cut_size.width() - 2 * _INITIAL * unit)
        title = families.serif_font((_TITLE if is_chief else _GAME) * unit, bold=True)
        note = words.chapter_note(self.name)
        italic = families.serif_font(_NOTE * unit, italic=not is_upright(note))
        return (
            Lettering(words.chapter_title(self.name), title).wrapped(room),
            Lettering(note, italic).wrapped(room),
        )

    @property
    def _cut_size(self) -> QSizeF:
        return QSizeF() if self._cut is None else QSizeF(self._cut.size()) / self._cut.devicePixelRatio()

    def _head_height(self, width: float) -> float:
        unit = unit_of(self._look.text)
        title, note = self._heading(width)
        height = title.size.height() + (note.size.height() + _ABOVE_NOTE * unit if note.text else 0)
        return max(height, self._cut_size.height()) + 6 * unit

    def _paint_head(self, painter: QPainter) -> None:
        """Paint the title, the note with its initial, and the woodcut."""
        left, theme, unit = Qt.AlignmentFlag.AlignLeft, self._look.theme, unit_of(self._look.text)
        title, note = self._heading(self.width())
        box = QRectF(0, 0, self.width(), title.size.height())
        title.draw(painter, box, theme.chrome.ink if note.text else sepia(theme), align=left)
        if note.text:
            below = QRectF(0, box.bottom() + _ABOVE_NOTE * unit, self.width(), note.size.height())
            self._paint_note(painter, below, note)
        if self._cut is not None:
            painter.drawImage(QPointF(self.width() - self._cut_size.width(), 0), self._cut)

    def _paint_note(self, painter: QPainter, place: QRectF, note: Lettering) -> None:
        """Paint the *note*, whose first letter is an initial in a script that has them."""
        theme, left = self._look.theme, Qt.AlignmentFlag.AlignLeft
        if is_upright(note.text):
            note.draw(painter, place, theme.chrome.faint_ink, align=left)
            return
        initial = self._look.families.serif_font(_INITIAL * unit_of(self._look.text), bold=True)
        first, *others = note.text.split("\n")
        metrics = QFontMetricsF(note.font)
        base = QPointF(0, place.top() + metrics.ascent())
        painter.setFont(initial)
        painter.setPen(sepia(theme))
        painter.drawText(base, first[0])
        painter.setFont(note.font)
        painter.setPen(theme.chrome.faint_ink)
        painter.drawText(base + QPointF(QFontMetricsF(initial).horizontalAdvance(first[0]) + 1, 0), first[1:])
        for number, line in enumerate(others, start=1):
            painter.drawText(base + QPointF(0, number * metrics.lineSpacing()), line)

    # The road.

    def _road(self, here: StationButton, there: StationButton, width: int) -> QPainterPath:
        """Return the road from one station to the next; from the end of a row it bends back."""
        start = QPointF(here.pos()) + here.card.center()
        end = QPointF(there.pos()) + there.card.center()
        path = QPainterPath(start)
        if end.x() > start.x():
            reach = QPointF((end.x() - start.x()) / 2, 0)
            path.cubicTo(start + reach, end - reach, end)
            return path
        unit = unit_of(self._look.text)
        bend, middle = _ROUND * unit, there.y() - (_GAP / 2) * unit
        right, left = width - 6 * unit, 6 * unit
        path.lineTo(right - bend, start.y())
        path.quadTo(right, start.y(), right, start.y() + bend)
        path.lineTo(right, middle - bend)
        path.quadTo(right, middle, right - bend, middle)
        path.lineTo(left + bend, middle)
        path.quadTo(left, middle, left, middle + bend)
        path.lineTo(left, end.y() - bend)
        path.quadTo(left, end.y(), left + bend, end.y())
        path.lineTo(end)
        return path
