"""The table for a screen reader: a zone of words over each part of the painted table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import is_

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.desk.spoken.table_words import Part, TableWords, ZoneWords
from ombre_desktop.ui.desk.spoken.zone import SpokenZone
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.table.arrangement import talon_home
from ombre_desktop.ui.table.layout import TableLayout
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.texts.listing import sentences


class TableReader(QObject):
    """The zones for the parts of the table, each laid over the things it describes."""

    def __init__(
        self, scene: TableScene, parent: QWidget, now: Callable[[], Situation], owner: QObject
    ) -> None:
        super().__init__(owner)
        self._scene, self._now = scene, now
        self._shown: tuple[object, ...] = ()
        self._told: dict[Part, ZoneWords] = {}
        self.zones = {part: SpokenZone(parent) for part in Part}

    def show(self) -> None:
        """Put everything that the table shows now into words; an empty table has none."""
        now, layout = self._now(), self._scene.brush.layout
        picture, sitting = now.picture, now.sitting
        if picture is None or sitting is None:
            self.clear()
            return
        shown = (picture, sitting, now.deck, now.turn, now.view, now.wants_ladder, now.helps, layout)
        if len(shown) == len(self._shown) and all(map(is_, shown, self._shown)):
            return  # this is called far more often than anything on the table changes
        self._shown = shown
        table = TableWords(now, picture, sitting)
        for part, zone in self.zones.items():
            told = self._told[part] = table.zone(part)
            zone.tell(told, _places(part, len(told.lines), picture, layout))

    def clear(self) -> None:
        """Remove all words."""
        self.forget()
        self._told.clear()
        for zone in self.zones.values():
            zone.tell(ZoneWords("", ()), ())

    def forget(self) -> None:
        """Make the next `show` put everything into words again, since the language has changed."""
        self._shown = ()

    def text(self, *parts: Part) -> str:
        """Return everything in these *parts* as one text; empty on an empty table."""
        return sentences(self._told[part].text for part in parts if part in self._told)


def _places(part: Part, number: int, picture: TablePicture, layout: TableLayout) -> Sequence[QRectF]:
    """Return the rectangles of the things that the lines of *part* describe."""
    match part:
        case Part.STANDING:
            return _stacked(layout.room.contract, number)
        case Part.PLAYERS:
            return [_round(seat.medallion, seat.medallion_radius) for seat in layout.seats]
        case Part.TRICK:
            return [layout.centre.trick[seat].bounds for seat, _ in picture.drawn or picture.trick]
        case Part.CENTRE:
            pool, talon = layout.centre.pool, talon_home(picture, layout).bounds
            places = [_round(pool.centre, pool.radius)] if layout.has_pool else []
            return [*places, *(talon for _ in range(number - len(places)))]
        case Part.TRUMPS:
            return [layout.room.ladder.place(at) for at in range(number)]
        case Part.SUIT:
            return _side_by_side(layout.room.ladder.strip, number)


def _round(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _side_by_side(room: QRectF, number: int) -> list[QRectF]:
    """Divide *room* into columns."""
    width = room.width() / max(1, number)
    return [QRectF(room.left() + place * width, room.top(), width, room.height()) for place in range(number)]


def _stacked(room: QRectF, number: int) -> list[QRectF]:
    """Divide *room* into lines, one under the other."""
    height = room.height() / max(1, number)
    return [QRectF(room.left(), room.top() + place * height, room.width(), height) for place in range(number)]
