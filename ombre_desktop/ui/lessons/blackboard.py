"""The blackboard: the bubbles and rings of a lesson, and the list of the teacher's last words."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.desk.pointers.bubbles import Bubbles
from ombre_desktop.ui.desk.pointers.clearing import clear_places, places_named
from ombre_desktop.ui.desk.pointers.rings import Rings
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.saying import Speech
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.log import LogPanel
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.texts.lessons import last_words_title

REMEMBERED = 10
"""The number of bubbles that can be read again."""


class LastWords(LogPanel):
    """A board with the teacher's last words; it never stands in a dock."""

    def __init__(self, context: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.entitle(last_words_title())
        self.hide()

    def docked(self) -> QRectF | None:
        """Return None, since the board lies over the table until it is closed."""
        return None


class Blackboard(QObject):
    """Everything that a lesson shows, except the questions between two deals."""

    def __init__(self, desk: TableDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.rings = desk.seat_guest(Rings)
        self.bubble = desk.seat_guest(Bubbles)
        self.last_words = desk.seat_guest(LastWords)
        self.last_words.closed.connect(desk.view.focus_hand)
        self._said: deque[str] = deque(maxlen=REMEMBERED)
        self._speech = Speech()
        desk.changed.connect(self._follow)

    @property
    def said(self) -> tuple[str, ...]:
        """The teacher's last words, the oldest first."""
        return tuple(self._said)

    @property
    def points(self) -> bool:
        """True if there are cards with a ring, which the teacher advises to play or throw."""
        return bool(self._speech.cards)

    def remember(self, sentences: Sequence[str]) -> None:
        """Add *sentences* to the last words, unless these end with the same sentences already."""
        if sentences and self.said[-len(sentences) :] != tuple(sentences):
            self._said += sentences

    def write(self, speech: Speech) -> None:
        """Show *speech* in bubbles, with rings round what it points at."""
        self._speech = speech
        self.bubble.tell(speech.sentences, partial(clear_places, self._desk, speech.things))
        self._follow()

    def wipe(self) -> None:
        """Remove bubbles and rings."""
        self.write(Speech())

    def read_again(self) -> None:
        """Show the last words in a list, or hide the list."""
        panel = self.last_words
        if panel.isVisible():
            panel.put_away()
            return
        panel.clear()
        panel.write(*self._said)
        panel.lay_out()
        panel.show()
        panel.raise_()
        panel.begin()

    def close(self) -> None:
        """Remove everything that the lesson has shown."""
        self._desk.changed.disconnect(self._follow)
        for guest in (self.rings, self.bubble, self.last_words):
            self._desk.dismiss_guest(guest)
        self.deleteLater()

    def _follow(self) -> None:
        """Put the rings where the cards and things lie now, and keep the bubbles off them."""
        cards = (self._desk.place_of(card) for card in self._speech.cards)
        things = map(Placement.filling, places_named(self._desk, self._speech.things))
        self.rings.put([*(place for place in cards if place is not None), *things])
        self.bubble.make_room()
