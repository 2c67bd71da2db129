"""The scenery beside the cards: the seats with their plates, and the middle of the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from ombre_desktop.engine import ExchangeRequest, Seat
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.background.turns import Piece
from ombre_desktop.ui.desk.exclamation import Exclamation
from ombre_desktop.ui.desk.faces import Faces
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.portraits.people import ground_of
from ombre_desktop.ui.table.arrangement import talon_home
from ombre_desktop.ui.table.centre_decor import CentreFacts
from ombre_desktop.ui.table.counters import counters_for, stones_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.gallery import Gallery
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.seat_decor import SeatDecor, SeatFacts
from ombre_desktop.ui.table.seat_facts import BOX, seat_facts
from ombre_desktop.ui.texts.partners import table_text
from ombre_desktop.ui.texts.seats import pool_text
from ombre_desktop.value import replace


class Scenery(QObject):
    """
    A painter of the seats and the centre, one piece at a time; each piece shows the state at that moment.

    `changed` is emitted when somebody starts or stops exclaiming.
    """

    def __init__(
        self, scene: TableScene, art: DeckArt, gallery: Gallery, now: Callable[[], Situation], owner: QObject
    ) -> None:
        super().__init__(owner)
        self._scene, self._art, self._gallery, self._now = scene, art, gallery, now
        self._exclamation = Exclamation(self)
        self.changed = self._exclamation.changed
        self.faces = Faces(self)

    def hear(self, event: Event, sitting: Sitting | None) -> None:
        """Note an event of *sitting* that has been shown."""
        self._exclamation.hear(event)
        self.faces.hear(event, sitting)

    def hush(self) -> None:
        """End all exclamations, and make all faces calm."""
        self._exclamation.hush()
        self.faces.forget()

    @property
    def seats(self) -> dict[Hashable, Piece]:
        """The pieces of work that draw the seats, by seat."""
        return {decor.seat: partial(self._show_seat, decor) for decor in self._scene.seats}

    def places(self, *, laid: bool) -> dict[Hashable, Piece]:
        """Return the pieces of work by which counters are *laid* at the empty table, or taken away."""
        return {("place", decor.seat): partial(self._lay_place, decor, laid) for decor in self._scene.seats}

    def _lay_place(self, decor: SeatDecor, laid: bool) -> None:
        if self._now().picture is not None or decor not in self._scene.seats:
            return
        if laid:
            decor.lay_place(counters_for(BOX), self._scene.brush)
        else:
            decor.counters.clear()

    def facts(self, now: Situation, seat: Seat) -> SeatFacts:
        """Return the facts that the plate and the ribbon of *seat* show *now*."""
        picture, sitting = present(now.picture, "picture"), present(now.sitting, "sitting")
        facts = seat_facts(picture, seat, sitting, now.deck, now.manner)
        exclaimed = self._exclamation.words(seat, now.deck, now.manner, sitting.ruleset.name)
        return replace(
            facts,
            words=exclaimed or facts.words,
            strong=bool(exclaimed) or facts.strong,
            turn=now.turn == seat,
            look=self.faces.look(seat, now.turn, self._scene.brush.layout),
        )

    def clear_landed(self) -> None:
        """Remove the counters that have arrived; the heaps show them by now."""
        self._scene.clear_landed()

    def show_centre(self) -> None:
        """Draw the pool, the talon and the sign of the trump suit."""
        now = self._now()
        if now.picture is not None:
            self._scene.centre.show(self._centre(now.picture, now), self._scene.brush, self._sign(now))

    def _show_seat(self, decor: SeatDecor) -> None:
        now = self._now()
        if now.picture is not None and now.sitting is not None and decor in self._scene.seats:
            facts = self.facts(now, Seat(decor.seat))
            decor.show(facts, self._scene.brush, self._gallery)
            if any(now.picture.played):  # a packet that lands has its ribbon
                self._scene.tie(decor.seat, ground_of(facts.portrait))

    def _centre(self, picture: TablePicture, now: Situation) -> CentreFacts:
        return CentreFacts(
            pool=stones_of(picture.pool) if picture.counts_stones else counters_for(picture.pool),
            pool_words=table_text(picture.pool) if picture.counts_stones else pool_text(picture.pool),
            talon=0 if picture.settlement or picture.gathered else picture.talon,
            talon_place=talon_home(picture, self._scene.brush.layout),
            trump=picture.trump.value if picture.trump and not picture.settlement else "",
            throwing=isinstance(now.asked, ExchangeRequest),
        )

    def _sign(self, now: Situation) -> QPixmap | None:
        if now.picture is None or now.picture.trump is None:
            return None
        brush = self._scene.brush
        height = brush.layout.centre.trump_plate.height()
        return self._art.sign(now.deck, now.picture.trump, height, brush.ratio)
