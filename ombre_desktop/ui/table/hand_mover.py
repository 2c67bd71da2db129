"""Moving cards within the person's own hand, by dragging or by keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from ombre_desktop.engine import Card, Cards
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.scene import TableScene


class HandMover:
    """A mover of cards within the fan, who lays them by *lay*; none can be moved while events are shown."""

    def __init__(self, player: EventPlayer, scene: TableScene, lay: Callable[[], None]) -> None:
        self._player, self._scene, self._lay = player, scene, lay
        self._before: Cards | None = None
        """The order before the drag; None if nothing is dragged, empty for the usual order."""

    def step(self, card: Card, by: int) -> int | None:
        """Move *card* to the right by this many places; return its new place, from 1, or None if it stays."""
        fan = self._player.fan
        if card not in fan or not self._player.is_idle or not 0 <= (at := fan.index(card) + by) < len(fan):
            return None
        self._player.own.move(_placed(card, fan, at))
        return at + 1

    def holds(self, point: QPointF) -> bool:
        """Tell whether a card dropped at *point* stays in the hand."""
        return point.y() >= self._scene.brush.layout.fan_top

    def drag(self, card: Card, point: QPointF) -> None:
        """Make room for *card* under the pointer; outside the fan, restore the order before the drag."""
        own, fan = self._player.own, self._player.fan
        if card not in fan or not self._player.is_idle:
            return
        shown = own.sorting.own
        if self._before is None:
            self._before = shown
        if not self.holds(point):
            own.move(self._before)
        else:
            places = self._scene.brush.layout.seats[PERSON].hand.places(len(fan))
            middles = [place.centre.x() for place in places]
            del middles[fan.index(card)]
            placed = _placed(card, fan, sum(x < point.x() for x in middles))
            if placed != fan:
                own.move(placed)
        if own.sorting.own != shown:
            self._lay()

    def drop(self) -> bool:
        """End the drag; return True if it has changed the order of the hand."""
        before, self._before = self._before, None
        return before is not None and before != self._player.own.sorting.own


def _placed(card: Card, fan: Cards, at: int) -> Cards:
    """Return *fan* with *card* at the place *at*, counted from 0."""
    others = tuple(other for other in fan if other is not card)
    return (*others[:at], card, *others[at:])
