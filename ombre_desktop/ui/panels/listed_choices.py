"""Parchments that stand in a list, moved by a roll, where there is no room for them in rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine.actions import Action
from ombre_desktop.ui.panels.bid_list import BidList
from ombre_desktop.ui.panels.bid_strip import BidStrip
from ombre_desktop.ui.panels.choice_rows import ChoicesPanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.panels.roll import Roll


class ListedChoices(ChoicesPanel):
    """Choices in rows, or one under another in a list."""

    def __init__(self, question: str, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(question, context, parent)
        self._list = BidList(self)
        self._list.roll.moved.connect(self._move_list)
        self._around = QRectF()

    @property
    def roll(self) -> Roll:
        """The roll that moves the list."""
        return self._list.roll

    @property
    def frame(self) -> QRectF:
        """The part of the window in which choices are seen in a list; empty if they stand in rows."""
        return self._list.field

    @property
    def places(self) -> tuple[QRectF, ...]:
        """The places of the question and of the choices that are seen."""
        if not self._list.is_used:
            return super().places
        seen = (self._list.seen(button.place) for button in self.in_rows)
        return (*self.question.places, *self._aside.values(), *seen)

    def place_of(self, _action: Action) -> QRectF | None:
        """Return the place of the choice for an action, as far as it is seen."""
        place = super().place_of(_action)
        return self._list.seen(place) if place is not None and self._list.is_used else place

    def put_list_away(self) -> None:
        """Stop using the list."""
        self._list.put_away()

    def list_up(self, strips: Sequence[BidStrip]) -> None:
        """Let the buttons, which show *strips*, stand in the list, except for one that is set aside."""
        self._list.stand(strips, self.question, self.context)
        self._around = self.enclose(
            (self._list.board(self.context), *self.question.places, *self._aside.values())
        )
        for button, place in self._aside.items():
            button.put(place, self._around)
        self._move_list()

    def reveal(self, button: Pressable) -> None:
        """Move the list so that *button* is seen whole."""
        if self._list.is_used:
            self._list.reveal(button.place)

    def paint(self, painter: QPainter) -> None:
        """Paint the board of a list with its bar, the question, and what stands outside the frame."""
        if self._list.is_used:
            self._list.paint(painter, self.context)
        super().paint(painter)
        if self._list.is_used:
            for button in self._aside:
                button.paint_face(painter, self.context, self._stamps)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move the list."""
        self._list.roll.turn(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the list."""
        self._list.roll.take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the list along with the pointer."""
        self._list.roll.drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the list."""
        self._list.roll.let_go()
        super().mouseReleaseEvent(event)

    def _move_list(self) -> None:
        self._list.move(self.in_rows, self._around)
        self.update()
