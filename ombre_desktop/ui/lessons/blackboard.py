"""The blackboard: the bubble and rings of a lesson, and the list of the teacher's last words."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Cards
from ombre_desktop.ui.desk.pointers.bubble import Bubble
from ombre_desktop.ui.desk.pointers.clearing import clear_places, place_of_person, places_named
from ombre_desktop.ui.desk.pointers.rings import Rings
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.lessons.saying import Speech, Thought
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.log import LogPanel
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.texts.key_table import MODIFIERS
from ombre_desktop.ui.texts.lessons import last_words_title

REMEMBERED = 10
"""The number of thoughts that can be read again."""


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
    """
    Everything that a lesson shows, except the questions between two deals.

    One thought is shown at a time, as long as the person likes. The next comes with any key or click; a click
    on the last one itself brings back the first.
    """

    def __init__(self, desk: TableDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self.rings = desk.seat_guest(partial(Rings, desk))
        self.bubble = desk.seat_guest(Bubble)
        self.bubble.stood.connect(self._yield_to)
        self.last_words = desk.seat_guest(LastWords)
        self.last_words.closed.connect(desk.view.focus_hand)
        self._said: deque[str] = deque(maxlen=REMEMBERED)
        self._speech, self._at = Speech(), 0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self.go_on)
        self._heeds = False
        desk.changed.connect(self._follow)

    @property
    def said(self) -> tuple[str, ...]:
        """The teacher's last words, the oldest first."""
        return tuple(self._said)

    @property
    def points(self) -> bool:
        """True if there are cards with a ring, which the teacher advises to play or throw."""
        return bool(self._speech.cards)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The words of all thoughts of the present moment."""
        return self._speech.sentences

    def remember(self, sentences: Sequence[str]) -> None:
        """Add *sentences* to the last words, unless these end with the same sentences already."""
        if sentences and self.said[-len(sentences) :] != tuple(sentences):
            self._said += sentences

    def write(self, speech: Speech) -> None:
        """Show the first thought of *speech*, with rings round what it points at."""
        if speech != self._speech or not self.bubble.sentences:
            self._speech, self._at = speech, 0
        self._tell()

    def go_on(self) -> None:
        """Show the next thought, or the first after the last."""
        self._at = (self._at + 1) % max(1, len(self._speech.thoughts))
        self._tell()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Show the next thought at any key or click in the window, which does besides what it always does."""
        if _is_heeded(event) and (self._has_more or self._is_on_paper(event)):
            self._next.start()
        return False

    def wipe(self) -> None:
        """Remove the bubble and the rings."""
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
        self._listen(False)
        self.rings.put(())
        for guest in (self.rings, self.bubble, self.last_words):
            self._desk.dismiss_guest(guest)
        self.deleteLater()

    def _tell(self) -> None:
        """Show the present thought, and let the next wait until this one is heeded."""
        thoughts, thought = self._speech.thoughts, self._thought
        told = (thought.sentence,) if thought.sentence else ()
        clear = partial(clear_places, self._desk, thought.things)
        self.bubble.tell(told, clear, self._meant, (self._at, len(thoughts)))
        self._follow()
        self._listen(len(thoughts) > 1)

    def _listen(self, listens: bool) -> None:
        """Listen for keys and clicks, or no longer; what was heard of the thought before is forgotten."""
        self._next.stop()
        if listens is not self._heeds:
            window = self._desk.view.window().windowHandle()
            (window.installEventFilter if listens else window.removeEventFilter)(self)
            self._heeds = listens

    @property
    def _has_more(self) -> bool:
        return self._at + 1 < len(self._speech.thoughts)

    def _is_on_paper(self, event: QEvent) -> bool:
        """Tell whether *event* is a click on the bubble, through which it goes to what lies under it."""
        if not isinstance(event, QMouseEvent):
            return False
        at = self.bubble.mapFromGlobal(event.globalPosition())
        return any(place.contains(self.bubble.mapToParent(at)) for place in self.bubble.places)

    def _yield_to(self, place: QRectF) -> None:
        """Leave out the words of the question that lie under the bubble, which says more than they do."""
        dock = self._desk.dock
        if dock.panel is not None:
            dock.panel.yield_to(place)

    @property
    def _thought(self) -> Thought:
        thoughts = self._speech.thoughts
        return thoughts[self._at] if thoughts else Thought("")

    def _meant(self) -> tuple[QRectF, ...]:
        """Return the places of what the present thought is about."""
        thought = self._thought
        cards = self._places(thought.cards) or self._places(thought.named)
        if not cards and not thought.things:
            return tuple(map(partial(place_of_person, self._desk), thought.people))
        return (
            *(place.transform.mapRect(place.strip) for place in cards),
            *places_named(self._desk, thought.things),
        )

    def _places(self, cards: Cards) -> tuple[Placement, ...]:
        places = map(self._desk.place_of, cards)
        return tuple(place for place in places if place is not None)

    def _follow(self) -> None:
        """Put the rings where the cards and things lie now, and keep the bubble beside them."""
        thought = self._thought
        things = map(Placement.filling, places_named(self._desk, thought.things))
        self.rings.put(thought.cards, tuple(things))
        self.bubble.make_room()


def _is_heeded(event: QEvent) -> bool:
    """Tell whether *event* is a click, or a key that is pressed, not held, and is no modifier alone."""
    if isinstance(event, QKeyEvent):
        is_press = event.type() is QEvent.Type.KeyPress
        return is_press and not event.isAutoRepeat() and event.key() not in MODIFIERS
    return event.type() is QEvent.Type.MouseButtonPress
