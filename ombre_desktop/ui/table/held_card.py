"""A card of the hand that is dragged: the pointer holds it where it took it, and it tilts with its speed."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from ombre_desktop.ui.table.arrangement import Sprite
from ombre_desktop.ui.table.bending import Bending
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.ui.table.lamp import FLYING
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.pose import Pose
from ombre_desktop.value import replace

IN_HAND = 2000
"""The z value of a card that is dragged, above everything else on the scene."""


class HeldCard:
    """The card *item* of *sprite*, which the pointer has taken at *point*."""

    def __init__(self, item: CardItem, sprite: Sprite, point: QPointF) -> None:
        self.item = item
        self._grip, self._height = item.pos() - point, sprite.place.size.height()
        self._bending = Bending(item, point)
        self.sprite = replace(sprite, z=IN_HAND, rise=FLYING)
        self.pull(point, bends=False)

    @property
    def key(self) -> str:
        """The key of the card."""
        return self.sprite.key

    @property
    def tilt(self) -> Pose:
        """The tilt of the card."""
        return Pose(turn=self._bending.tilt)

    def pull(self, point: QPointF, *, bends: bool) -> None:
        """Follow the pointer to *point*; a card that *bends* lags behind."""
        place = Placement.whole(point + self._grip, 0.0, self._height)
        self.sprite = replace(self.sprite, place=place)
        if bends:
            self._bending.pull(point)

    def swing(self, milliseconds: float) -> bool:
        """Let the card swing back for this time; return False once it rests."""
        return self._bending.swing(milliseconds / 1000)

    def show(self) -> None:
        """Show the card above everything else, bent as it is."""
        self.item.setZValue(IN_HAND)
        self._bending.show()

    @property
    def shown(self) -> QGraphicsItem:
        """The picture of the card: the card itself, or one that is bent."""
        return self._bending.shown

    def let_go(self) -> None:
        """Show the card straight again."""
        self._bending.let_go()
