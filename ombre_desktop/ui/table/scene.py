"""The table as a graphics scene, which shows arrangements and moves cards between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from ombre_desktop.engine import HIDDEN, Cards
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.table.arrangement import Arrangement, Sprite
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.ui.table.centre_decor import CentreDecor
from ombre_desktop.ui.table.counters import CounterShape
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.dressing import Dressing
from ombre_desktop.ui.table.motion import Flight, Motion, Where, where
from ombre_desktop.ui.table.pouring import SlidingCounter, counter_pictures
from ombre_desktop.ui.table.seat_decor import SeatDecor
from ombre_desktop.ui.table.sketch import sketched

MOST_LIT = 1
"""The number of flying cards whose shadows are painted again in a frame; the others wait for the next."""
LARGE = 1.75
"""The device pixels in a unit from which on the cards are large; in a window of 1280x800 it is one pixel."""
MANY = 10
"""The number of cards under way from which on they are painted in one area."""
_ONE_AREA = QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate
_EACH_AREA = QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
FLYING = 1000
"""The z value of flying cards, above everything at rest."""
SHADE, SLIDING, WORD = 2000, 2001, 2100
"""The z values of what lies above them: the shade of a finale, the counters in its light, and its word."""


class TableScene(QGraphicsScene):
    """
    A scene with an item for each card and each still piece; it knows how they look, not what they mean.

    `laid` is emitted when every card has been put in its place, and `left` when cards have taken off.
    """

    laid = Signal()
    left = Signal()

    def __init__(self, art: DeckArt, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._art = art
        self._cards: dict[str, CardItem] = {}
        self._flights: list[tuple[CardItem, Flight]] = []
        self._late: list[CardItem] = []
        self._lit_anew = MOST_LIT
        self._arrangement = Arrangement(())
        self._surface = QGraphicsPixmapItem()
        self._surface.setZValue(-1000)
        self.addItem(self._surface)
        self.centre = CentreDecor()
        self.seats: tuple[SeatDecor, ...] = ()
        self.counters: list[SlidingCounter] = []
        self._counters_lie = True
        self._counters_drawn: dict[CounterShape, tuple[QPixmap, QPixmap]] = {}
        self._loose: list[QGraphicsPixmapItem] = []
        self._brush: Brush | None = None
        self._deck = Deck.FRENCH
        self._dressing = Dressing(art, self._lying, self)
        for item in self.centre.items:
            self.addItem(item)

    @property
    def brush(self) -> Brush:
        """The brush of the scene."""
        return present(self._brush, "brush of the scene yet")

    @property
    def arrangement(self) -> Arrangement:
        """The cards as they lie, or as they will lie once all of them have landed."""
        return self._arrangement

    @property
    def held_text(self) -> int:
        """The text size that the window holds, in per cent: the size the person has chosen, or less."""
        return round(100 * self.brush.layout.stage.held)

    def adapt(self, brush: Brush, deck: Deck) -> None:
        """Adopt another size, theme or deck, and land all flying cards."""
        self._brush, self._deck = brush, deck
        self._counters_drawn.clear()
        self.clear_loose()
        self.setSceneRect(brush.layout.window)
        self._dressing.adapt(brush, deck)
        for card in self._cards.values():
            card.lies = None
        count = len(brush.layout.seats)
        if count != len(self.seats):
            for seat in self.seats:
                for item in seat.items:
                    self.removeItem(item)
            self.seats = tuple(SeatDecor(seat) for seat in range(count))
            for seat in self.seats:
                for item in seat.items:
                    self.addItem(item)

    def show_sketch(self) -> None:
        """Show a quick sketch of the table for the first frame, until the real one is painted."""
        self.show_surface(sketched(self.brush.layout.stage, self.brush.theme))

    def show_surface(self, pixmap: QPixmap) -> None:
        """Show the painted table."""
        self._surface.setPixmap(pixmap)

    def stretch_surface(self, window: QRectF) -> None:
        """Scale the old picture to a new window until the new one is painted."""
        size = self._surface.pixmap().deviceIndependentSize()
        if not size.isEmpty():
            scale = max(window.width() / size.width(), window.height() / size.height())
            self._surface.setScale(scale)

    def settle_surface(self) -> None:
        """Show the picture unscaled, since it fits the window again."""
        self._surface.setScale(1.0)

    def lay(self, arrangement: Arrangement) -> None:
        """Put every card in its place at once."""
        self._land()
        self._arrangement = arrangement
        self._keep_only(arrangement)
        for sprite in arrangement.sprites:
            self._item(sprite)
        self.laid.emit()

    def clear_away(self) -> None:
        """Remove cards, portraits, plates and counters; the table stays."""
        self.lay(Arrangement(()))
        for item in (*self.centre.items, *(item for seat in self.seats for item in seat.items)):
            item.clear()

    def take_off(self, arrangement: Arrangement, motion: Motion) -> None:
        """Begin the *motion* to *arrangement*."""
        self._land()
        before = {key: item.where for key, item in self._cards.items()}
        self._arrangement = arrangement
        for key, target in motion.exits.items():
            item = self._cards.pop(key, None)
            if item is not None:
                self._fly(item, motion.flight(item.where, target, leaves_the_table=True))
        self._keep_only(arrangement)
        for sprite in arrangement.sprites:
            item = self._item(sprite)
            start = motion.origins.get(sprite.key) or before.get(sprite.key)
            if sprite.key in motion.turns or (start is not None and not _same(start, where(sprite))):
                self._fly(item, motion.flight(start or where(sprite), sprite))
        self._late = [self._cards[key] for key in motion.late]
        for item in self._late:
            item.setVisible(False)
        self.left.emit()

    def _fly(self, item: CardItem, flight: Flight) -> None:
        self._flights.append((item, flight))
        self._show_on_its_way(item, flight, 0.0)

    def move(self, elapsed: float) -> None:
        """Show the motion *elapsed* milliseconds after its start."""
        self._lit_anew = 0
        under_way = 0
        for item, flight in self._flights:
            under_way += self._show_on_its_way(item, flight.leg(elapsed), elapsed)
        self._paint_areas(in_one=under_way >= MANY)

    def _show_on_its_way(self, item: CardItem, flight: Flight, elapsed: float) -> bool:
        """Show a card on its way; return True if it neither waits nor has arrived."""
        way = flight.way(elapsed)
        # A card that has not taken off yet lies where it was, or is still in the heap, not on top of it.
        item.setVisible(way >= 0.0 or flight.leaves_the_table)
        if way < 0.0:
            return False
        turned = flight.turned(elapsed)
        is_there = way == turned == 1.0
        if is_there and item.arrived is flight:
            return False  # moved to the place where it lies, it would be painted again
        item.setZValue(FLYING + flight.end.z)
        shown = item.shows
        if flight.turn is not None:
            item.shows = flight.side(elapsed)
        is_large = self.brush.layout.unit * self.brush.ratio >= LARGE
        item.fly(flight, flight.eased(elapsed), turned=turned, is_large=is_large)
        if is_there and self._lit_anew < MOST_LIT:
            item.arrived = flight
        if item.shows is not shown or self._is_lit_anew(item):
            self._dressing.dress(item, flight.end)
        return way < 1.0

    def _is_lit_anew(self, item: CardItem) -> bool:
        """Tell whether the shadow of *item* looks different now, and this frame has time to paint it."""
        layout = self.brush.layout
        if self._lit_anew >= MOST_LIT or not item.is_lit_anew(layout.lamp, layout.unit):
            return False
        self._lit_anew += 1
        return True

    def land(self) -> None:
        """Put all flying cards in their final places; counters lie where they have arrived."""
        flew = bool(self._flights)
        self._land()
        if flew:
            self.laid.emit()

    def _land(self) -> None:
        for item, flight in self._flights:
            if flight.leaves_the_table:
                self.removeItem(item)
            else:
                item.setVisible(True)
                item.shows = None
                item.lay(flight.last.end)
                self._dressing.dress(item, flight.last.end)
        for item in self._late:
            item.setVisible(True)
        self._flights, self._late = [], []
        self._counters_lie = True
        self._paint_areas(in_one=False)

    def _paint_areas(self, *, in_one: bool) -> None:
        """
        Have what changes in a frame painted as one area, or as an area for each thing that has moved.

        Qt draws a turned picture quickly only where it clips to one rectangle. That takes half the time if
        many cards fly, whose areas touch anyway.
        """
        for view in self.views():
            view.setViewportUpdateMode(_ONE_AREA if in_one else _EACH_AREA)

    def card_item(self, key: str) -> CardItem | None:
        """Return the item of the card with this *key*; None if no such card is shown."""
        return self._cards.get(key)

    def landed_card(self, key: str) -> CardItem | None:
        """Return the item of the card with this *key*; None if no such card is shown, or while it flies."""
        item = self.card_item(key)
        return None if any(item is flying for flying, _ in self._flights) else item

    def hold(self, key: str, there: Where, rise: float, *, tucked: bool = False) -> CardItem | None:
        """Hold the card *key* *there*, *rise* units above the cloth, *tucked* or not; return its item."""
        item, sprite = self.card_item(key), self._arrangement.by_key.get(key)
        if item is not None and sprite is not None:
            item.lift(there, rise, tucked=sprite.tucked if tucked else 0)
            item.setZValue(sprite.z)
            self._dressing.dress(item, sprite)
        return item

    def let_go(self, key: str) -> None:
        """Put the card with this *key*, if it is held, back in its place."""
        if key in self._arrangement.by_key:
            self._item(self._arrangement.by_key[key])

    def put_counters(self, shapes: Sequence[CounterShape]) -> list[SlidingCounter]:
        """Add counters that will slide over the table, and return them."""
        self.clear_counters()
        self._counters_lie = False
        drawn = {shape: self._counter_pictures(shape) for shape in shapes}
        self.counters = [SlidingCounter(shape, self.brush, drawn[shape]) for shape in shapes]
        for item in self.counters:
            item.setZValue(SLIDING)
            self.addItem(item)
        return self.counters

    def _counter_pictures(self, shape: CounterShape) -> tuple[QPixmap, QPixmap]:
        """Return the pictures of a counter and its shadow, painted once for each look of the table."""
        if shape not in self._counters_drawn:
            self._counters_drawn[shape] = counter_pictures(shape, self.brush)
        return self._counters_drawn[shape]

    def clear_landed(self) -> None:
        """Remove the counters that have arrived, now that the heaps are drawn with them."""
        if self._counters_lie:
            self.clear_counters()

    def clear_counters(self) -> None:
        """Remove all counters that slide or have arrived."""
        for item in self.counters:
            self.removeItem(item)
        self.counters = []

    def put_loose(self, items: Iterable[QGraphicsPixmapItem]) -> None:
        """Put *items* over the table for a moment."""
        self.clear_loose()
        self._loose = list(items)
        for item in self._loose:
            self.addItem(item)

    def clear_loose(self) -> None:
        """Remove the pictures that were put over the table for a moment."""
        for item in self._loose:
            self.removeItem(item)
        self._loose = []

    def _keep_only(self, arrangement: Arrangement) -> None:
        for key in [key for key in self._cards if key not in arrangement.by_key]:
            self.removeItem(self._cards.pop(key))

    def _item(self, sprite: Sprite) -> CardItem:
        item = self._cards.get(sprite.key)
        if item is None:
            item = self._cards[sprite.key] = CardItem()
            self.addItem(item)
        if item.lies != sprite:
            item.lay(sprite)
            self._dressing.dress(item, sprite)
        return item

    def _lying(self) -> list[tuple[CardItem, Sprite]]:
        """Return the cards of the arrangement with their sprites."""
        return [(self._cards[one.key], one) for one in self._arrangement.sprites if one.key in self._cards]

    def finish_dressing(self) -> None:
        """Show every card as it is to be seen at rest, however long it takes."""
        self._dressing.finish()

    def tie(self, seat: int, colour: str) -> None:
        """Tie the tricks that *seat* has won with ribbons of this *colour*."""
        self._dressing.tie(seat, colour)

    def order_pictures(self, cards: Cards) -> None:
        """Order a whole pack at the sizes of this layout, the first needed first."""
        layout = self.brush.layout
        backs = {layout.seats[1].hand.height, layout.centre.talon_auction.size.height()}
        backs |= {layout.seats[1].dead.size.height(), layout.seats[0].tricks.height}
        backs.add(layout.seats[0].hand.height)  # a hand is dealt face down
        for height in backs:
            self._art.prepare(self._deck, (HIDDEN,), _height(height), self.brush.ratio)
        # Without its picture a plate would be empty for a moment; a card is only blurred.
        self._art.prepare_signs(self._deck, layout.centre.trump_plate.height(), self.brush.ratio)
        # The other sizes, of the heap and of open hands, are rendered when first needed.
        for height in (layout.seats[0].hand.height, layout.centre.trick[0].size.height()):
            self._art.prepare(self._deck, cards, _height(height), self.brush.ratio)


def _height(height: float) -> QSizeF:
    return QSizeF(0, height)


def _same(a: Where, b: Where) -> bool:
    return (a[0] - b[0]).manhattanLength() < 0.5 and abs(a[1] - b[1]) < 0.1 and abs(a[2] - b[2]) < 0.5
