"""The games as places on a map, with a time line under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QPushButton, QRadioButton, QSizePolicy, QWidget

from ombre_desktop.ui.dialogs.flow import Columns
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.features.new_game.done import stamp_of
from ombre_desktop.ui.features.new_game.game_choice import GameButton, GameChoice
from ombre_desktop.ui.features.new_game.game_sign import GameSign
from ombre_desktop.ui.features.new_game.journey import (
    BELINDA,
    FIRST,
    LAST,
    MAP,
    NAMES,
    PLATE,
    Station,
    station_of,
)
from ombre_desktop.ui.paint.boards import rounded
from ombre_desktop.ui.paint.game_object import game_object
from ombre_desktop.ui.paint.wax import paint_seal
from ombre_desktop.ui.texts.games import game_past
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.outside import tip

_FILE = files("ombre_desktop") / "assets" / "games" / "map.png"
_LEAST = 360
"""The nominal width below which the map rather grows higher than its place."""
_MEDAL, _LABEL, _WIDE, _AROUND = 44, 14, 62, 10
"""
The diameter of a place, the height and the least width of the label under it, and the room beside its text,
in units of the plate.
"""
_INK, _PAPER, _RED = QColor("#3a2b1a"), QColor("#fbf3dc"), QColor("#a5372b")
_AXIS, _LEFT, _RIGHT, _ROW = 530, 30, 610, 7
_POEM = "belinda"
"""The name of the object of Belinda's game."""
_TICK, _RADIUS = 100, 8


def map_image(size: QSize) -> QImage:
    """Read the map and fit it to *size* in pixels; any thread may call this."""
    whole = QImage()
    whole.loadFromData(_FILE.read_bytes())
    fitted = whole.convertToFormat(QImage.Format.Format_RGB32).scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return fitted.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


class Chart(Columns):
    """The places of the buttons on the map, which keeps its shape at any width."""

    def __init__(self, parent: QWidget, spots: Sequence[Station], look: Appearance) -> None:
        super().__init__(parent, least=1)
        self._spots, self._look, self._broadest = spots, look, PLATE[0]

    def fit(self, room: QSize) -> int:
        """Be no higher than *room*, but as broad as it where that is hard to read; return the width."""
        least = min(self._look.pixels(_LEAST), room.width())
        self._broadest = max(least, room.height() * PLATE[0] // PLATE[1])
        self.invalidate()
        return self._broadest

    def measure(self, appearance: Appearance) -> None:
        """Adopt the sizes of *appearance*."""
        self._look = appearance
        self.invalidate()

    def heightForWidth(self, width: int) -> int:
        """Return the height of a map so wide."""
        return round(min(width, self._broadest) * PLATE[1] / PLATE[0])

    def minimumSize(self) -> QSize:
        """Return no size, since the map is drawn to its place."""
        return QSize(1, 0)

    def sizeHint(self) -> QSize:
        """Return the size of the plate, a pixel to a unit."""
        return QSize(*PLATE)

    def _places(self, width: int) -> list[QRect]:
        unit = width / PLATE[0]
        places = []
        for spot in self._spots[: self.count()]:
            wide = _breadth(self._look, spot.label, unit)
            left, top = spot.spot[0] * unit - wide / 2, (spot.spot[1] - _MEDAL / 2 - 2) * unit
            places.append(QRectF(left, top, wide, (_MEDAL + _LABEL + 4) * unit).toRect())
        return places


class GamePin(GameButton):
    """The button of a game on the map: its object in a medal, with the years under it."""

    def __init__(self, sign: GameSign, appearance: Appearance) -> None:
        super().__init__(sign, appearance)
        self._station = station_of(sign.game)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(tip(f"{sign.name}: {sign.motto}" if sign.motto else sign.name))

    @property
    def told(self) -> tuple[str, ...]:
        """The facts, and where the game comes from."""
        return self.sign.spoken, game_past(self.sign.game)

    def minimumSizeHint(self) -> QSize:
        """Return no size, since the map gives it."""
        return QSize(1, 1)

    def hitButton(self, place: object) -> bool:  # noqa: ARG002 - the whole place can be pressed
        """Return True anywhere on the button."""
        return True

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the medal, the object, the years and the seals."""
        medal = Medal(self, self.look)
        medal.paint(self.sign.game, self._station.label, is_chosen=self.isChecked())
        for number, mark in enumerate(self.done.marks):
            medal.seal(number, mark)
        medal.end()


class PoemPin(QPushButton):
    """The button of Belinda's game on the map, which is not played but replayed."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(without_key(Key.BELINDA.label))
        self.look = appearance
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setToolTip(tip(self.text()))
        self.setAccessibleDescription(BELINDA.label)

    def minimumSizeHint(self) -> QSize:
        """Return no size, since the map gives it."""
        return QSize(1, 1)

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the medal, the scissors and the year."""
        medal = Medal(self, self.look)
        medal.paint(_POEM, BELINDA.label, is_chosen=False)
        medal.end()


class Medal:
    """The look of a place on the map: an object in a medal over a label, painted on *button*."""

    def __init__(self, button: QAbstractButton, look: Appearance) -> None:
        self._button, self._look = button, look
        plate = button.parentWidget()
        # By the map, since the stylesheet has a least size for every button.
        self._unit = plate.width() / PLATE[0] if plate is not None else 1.0
        self._painter = QPainter(button)
        hints = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        self._painter.setRenderHints(hints)

    def paint(self, drawn: str, label: str, *, is_chosen: bool) -> None:
        """Paint the object called *drawn* in its medal, and the *label*."""
        unit, painter = self._unit, self._painter
        colours = colours_of(self._look.theme)
        hovered = QColor(colours["paper_hover"]) if self._button.underMouse() else _PAPER
        ground = QColor(colours["leaf_top"]) if is_chosen else hovered
        middle = QPointF(_breadth(self._look, label, unit) / 2, (_MEDAL / 2 + 2) * unit)
        radius = _MEDAL / 2 * unit
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(40, 26, 10, 70))
        painter.drawEllipse(middle + QPointF(0, 1.6 * unit), radius, radius)
        painter.setBrush(ground)
        painter.setPen(QPen(_INK, (2.4 if is_chosen else 1.2) * unit))
        painter.drawEllipse(middle, radius - unit, radius - unit)
        side = round(0.74 * _MEDAL * unit)
        picture = game_object(drawn, side, self._button.devicePixelRatioF())
        painter.drawPixmap(middle - QPointF(side / 2, side / 2), picture)
        font = _figures(self._look, unit)
        wide = QFontMetrics(font).horizontalAdvance(label) + _AROUND * unit
        box = QRectF(middle.x() - wide / 2, (_MEDAL + 2) * unit, wide, _LABEL * unit)
        painter.setPen(QPen(_INK, 0.8 * unit))
        painter.drawRoundedRect(box, 4 * unit, 4 * unit)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)

    def seal(self, number: int, mark: str) -> None:
        """Paint a seal at the right, the first at the top."""
        unit = self._unit
        right = self._button.width() / 2 + _WIDE / 2 * unit
        centre = QPointF(right - 8.5 * unit, (8.5 + 13 * number) * unit)
        paint_seal(self._painter, centre, 13 * unit, stamp_of(mark), self._look.theme)

    def end(self) -> None:
        """End painting."""
        self._painter.end()


class GameMap(GameChoice[GamePin]):
    """A choice among games at their places on the map; ``sized`` carries the size of the map in pixels."""

    sized = Signal(QSize)

    def __init__(self, signs: Sequence[GameSign], game: str, appearance: Appearance) -> None:
        self._stations = [station_of(sign.game) for sign in signs]
        self._map = QImage()
        super().__init__(signs, game, appearance)
        self.poem = PoemPin(appearance)
        self._chart.addWidget(self.poem)
        self.chosen.connect(lambda _: self.update())

    @property
    def rows(self) -> Iterator[GamePin]:
        """The places, in their order."""
        return (button for button in self.buttons if isinstance(button, GamePin))

    def fit(self, room: QSize) -> None:
        """Be no higher than *room*, so that the time line is in sight."""
        self.setMaximumWidth(self._chart.fit(room))

    @property
    def is_engraved(self) -> bool:
        """True once the map was read."""
        return not self._map.isNull()

    def show_map(self, image: QImage) -> None:
        """Show the map, which was read elsewhere."""
        self._map = image
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for the map in the new size."""
        super().resizeEvent(event)
        self.sized.emit(QSize(self.width(), round(self.width() * MAP / PLATE[0])) * self.devicePixelRatioF())

    def paintEvent(self, _: QPaintEvent) -> None:
        """Paint the paper, the map and the time line."""
        unit = self.width() / PLATE[0]
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        plate = QRectF(0, 0, self.width(), PLATE[1] * unit)
        shape = rounded(plate.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS)
        painter.fillPath(shape, _PAPER)
        painter.setClipPath(shape)
        painter.drawImage(QRectF(0, 0, self.width(), MAP * unit), self._map)
        painter.setClipping(False)
        painter.setFont(_figures(self._look, unit))
        painter.setPen(_INK)
        for name, (x, y) in NAMES:
            box = QRectF((x - 70) * unit, (y - 8) * unit, 140 * unit, 16 * unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name())
        self._paint_time(painter, unit)
        painter.end()

    def _paint_time(self, painter: QPainter, unit: float) -> None:
        """Paint the centuries, and the years in which each game is known."""
        font = _figures(self._look, unit)
        painter.setFont(font)
        painter.setPen(QPen(_INK, 1.2 * unit))
        painter.drawLine(QPointF(_LEFT, _AXIS) * unit, QPointF(_RIGHT, _AXIS) * unit)
        for year in range(FIRST, LAST, _TICK):
            x = _at(year)
            painter.drawLine(QPointF(x, _AXIS - 5) * unit, QPointF(x, _AXIS + 5) * unit)
            box = QRectF((x - 30) * unit, (_AXIS + 7) * unit, 60 * unit, 16 * unit)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(year))
        chosen = station_of(str(self.value))
        for station, row in _in_rows([*self._stations, BELINDA]):
            self._paint_years(painter, unit, station, row, chosen is station)

    def _paint_years(
        self, painter: QPainter, unit: float, station: Station, row: int, is_chosen: bool
    ) -> None:
        """Paint a year as a dot, and a span as a bar."""
        first, last = _span(station)
        high, y = (4.5 if is_chosen else 2.4), _AXIS - row * _ROW
        box = QRectF(_at(first) - high, y - high, _at(last) - _at(first) + 2 * high, 2 * high)
        colours = colours_of(self._look.theme)
        painter.setPen(QPen(_INK, (1.6 if is_chosen else 0.8) * unit))
        painter.setBrush(QColor(colours["leaf_middle"]) if is_chosen else _RED)
        place = QRectF(box.topLeft() * unit, box.size() * unit)
        painter.drawRoundedRect(place, high * unit, high * unit)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._chart.measure(appearance)
        self.poem.look = appearance
        super().restyle(appearance)

    def _row_layout(self) -> QLayout:
        self._chart = Chart(self, [*self._stations, BELINDA], self._look)
        return self._chart

    def _button(self, name: str) -> QRadioButton:
        return GamePin(self._signs[name], self._look)


def _at(year: int) -> float:
    """Return the place of *year* on the time line, in units."""
    return _LEFT + (year - FIRST) * (_RIGHT - _LEFT) / (LAST - FIRST)


def _span(station: Station) -> tuple[int, int]:
    """Return the first and last year of a station that has any."""
    last = station.until or station.since or LAST
    return station.since or last, last


def _in_rows(stations: Sequence[Station]) -> Iterator[tuple[Station, int]]:
    """Yield the stations with years, each in the lowest row above the axis where it has room."""
    ends: list[int] = []
    known = (one for one in stations if one.since is not None or one.is_alive)
    for station in sorted(known, key=_span):
        first, last = _span(station)
        row = next((at for at, end in enumerate(ends) if end < first), len(ends))
        ends[row : row + 1] = [last + 2]
        yield station, row


def _breadth(look: Appearance, label: str, unit: float) -> float:
    """Return the width of a place with this *label*, in pixels."""
    return max(_WIDE * unit, QFontMetrics(_figures(look, unit)).horizontalAdvance(label) + _AROUND * unit)


def _figures(look: Appearance, unit: float) -> QFont:
    """Return the font of the years."""
    return look.families.serif_font(max(9.0, 11 * unit), bold=True)
