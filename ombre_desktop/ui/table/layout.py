"""
The geometry of the whole table window, as pure values.

Use::

    layout = layout_for(QSizeF(1280, 800), seats=3, text_scale=1.0)
    layout.seats[0]                     # the person; 1 is the next to play, at the right
    layout.seats[1].hand.places(9)      # nine Placements: centre, rotation, size, visible strip
    layout.seats[1].plate.rect(size)    # where a name plate of this size stands
    layout.seats[1].tricks.place(4)     # the fifth packet won
    layout.centre.talon                 # also pool, turned, trump_plate, trick[seat], discards, sheet
    layout.room.ladder.place(0)         # also contract, tools.places(4), score_dock, log_dock
    layout.choice_rects(sizes)          # bids between trick and fan, wrapped clear of all cards
    layout.action_rects(sizes)          # buttons in one row above the fan
    layout.tip_rect(card, size, buttons) # a sentence above one of the person's cards
    layout.route(a, b)                  # the path of a counter that slides from a to b
    layout.outline.ring(inset)          # the table's edge and anything parallel to it

All lengths are in logical pixels of the window. ``layout.unit`` is the number of pixels that correspond to
one pixel of a window of 1280 x 800, and ``layout.text`` the factor from nominal type sizes to pixels. The
table is symmetrical, cards are ``CARD_RATIO`` times as wide as high, and nothing here knows the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPolygonF

from ombre_desktop.ui.model.ease import USUAL, Ease
from ombre_desktop.ui.paint.outline import Outline
from ombre_desktop.ui.table.centre import (
    CENTRES,
    CentreLayout,
    action_top,
    centre_layout,
    counted_talon,
    fan_top,
)
from ombre_desktop.ui.table.corridor import corridor_route
from ombre_desktop.ui.table.lamp import Lamp, lamp_over
from ombre_desktop.ui.table.obstacles import Obstacles
from ombre_desktop.ui.table.open_hands import above_buttons
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.room import RoomLayout, room_layout
from ombre_desktop.ui.table.rows import fewest_rows, rows_that_fit, stacked
from ombre_desktop.ui.table.seat_layout import SeatLayout
from ombre_desktop.ui.table.seating import FULL_HANDS, seat_layouts
from ombre_desktop.ui.table.stage import Stage, stage_for
from ombre_desktop.value import Value, replace

SEAT_COUNTS = tuple(CENTRES)
"""The supported numbers of seats."""


_MANY = 3
"""The number of buttons in a row from which on they stand closer together."""
_COMPACT = 1.3
_CHOICE_GAP, GRID_GAP = 14.0, 10.0
"""The distances between choices in rows and in a grid, in units."""
_FULL = 5
"""The number of seats with no room for open hands but beside the buttons, of which there are two at most."""
_BROAD_TIP = 1.6
_CHIPS = QSizeF(36, 22)
"""The size of a figure of chips, in nominal pixels of type."""
_PLATE = QSizeF(112, 42)
"""The size of a plate with an ordinary name, in nominal pixels of type."""
_HEAP_STEP, _HEAP_ROOM = 16, 72
"""The largest distances, in units, in a heap of drawn cards: between neighbours, and from first to last."""


class TableLayout(Value):
    """The places of everything in a window of one size; see the module's description."""

    stage: Stage
    seats: tuple[SeatLayout, ...]
    centre: CentreLayout
    room: RoomLayout
    corridor: QRectF
    has_pool: bool = True

    @property
    def window(self) -> QRectF:
        """The whole window."""
        return self.stage.window

    @property
    def outline(self) -> Outline:
        """The edge of the table."""
        return self.stage.outline

    @property
    def rim(self) -> float:
        """The width of the wooden rim."""
        return self.stage.rim

    @property
    def unit(self) -> float:
        """The number of pixels in a unit of size."""
        return self.stage.unit

    @property
    def text(self) -> float:
        """The number of pixels in a nominal pixel of type."""
        return self.stage.text

    @property
    def seat_text(self) -> float:
        """The same factor for plates, words and figures at the seats."""
        return self.stage.of_seats.text

    @property
    def lamp(self) -> Lamp:
        """The lamp over the table."""
        return lamp_over(self.stage)

    @property
    def least(self) -> int:
        """The smallest side of anything that can be pressed, in pixels."""
        return self.stage.ease.least

    @property
    def least_back(self) -> float:
        """The height of the smallest back on the table, in a packet of discards or of a trick."""
        return min(min(seat.dead.size.height(), seat.tricks.height) for seat in self.seats)

    @property
    def compact(self) -> bool:
        """True if text is so large for the window that panels must save room."""
        return self.stage.crowding > _COMPACT

    @property
    def tip_width(self) -> float:
        """The width at which a tip about a card should wrap its text."""
        # A tip is narrow, to stand beside the trick, unless large text needs it wide, above the row.
        return self.stage.rect.width() * (0.42 if self.stage.crowding > _BROAD_TIP else 0.21)

    @property
    def fan_top(self) -> float:
        """The y of the upper edge of the person's cards at rest."""
        return fan_top(self.stage)

    @property
    def action_top(self) -> float:
        """The y of the upper edge of the action row."""
        return action_top(self.stage)

    def drawn(self, seat: int, count: int) -> tuple[Placement, ...]:
        """
        Return the places of *count* cards that a *seat* has drawn for the first deal, the last on top.

        The last card lies where the seat's card in a trick would; the edges of the earlier ones show
        outwards.
        """
        top = self.centre.trick[seat]
        outwards = 1 if top.centre.x() > self.stage.middle + self.unit else -1
        step = outwards * self.unit * min(_HEAP_STEP, _HEAP_ROOM / max(1, count - 1))
        lie = range(count - 1, -1, -1)
        return tuple(replace(top, centre=top.centre + QPointF(step * under, 0)) for under in lie)

    def choice_rects(self, sizes: Sequence[QSizeF]) -> tuple[QRectF, ...]:
        """
        Return the places of choices of these *sizes* (the bids), in centred rows above the person's hand.

        There are as few rows as are clear of the opponents' cards; all boxes of a row are equally high.
        """
        return fewest_rows(sizes, self._choices_foot, _CHOICE_GAP * self.unit, fits=self.obstacles.is_clear)

    def clear_choice_rects(
        self, sizes: Sequence[QSizeF], fits: Callable[[QRectF], bool], *, in_grid: bool = False
    ) -> tuple[QRectF, ...] | None:
        """
        Return the places of choices as `choice_rects` does; those *in_grid* are close, in rows nearly alike.

        Return None if *fits* accepts no arrangement.
        """
        gap = (GRID_GAP if in_grid else _CHOICE_GAP) * self.unit
        return rows_that_fit(sizes, self._choices_foot, gap, fits=fits, even=in_grid)

    def row_room(self, height: float) -> float:
        """Return the width of the broadest row of choices of this *height* that covers nothing."""
        return self.obstacles.broadest(self._choices_foot, height)

    @property
    def _choices_foot(self) -> QPointF:
        """The point on which the last row of choices stands."""
        return QPointF(self.stage.middle, self.fan_top - 16 * self.unit)

    def action_rects(self, sizes: Sequence[QSizeF]) -> tuple[QRectF, ...]:
        """Return the places of the action row's buttons, left to right, between trick and hand."""
        foot = QPointF(self.stage.middle, self.action_top + self.stage.row)
        gap = (14 if len(sizes) < _MANY else 8) * self.unit
        return stacked(sizes, [len(sizes)], foot, gap=gap) if sizes else ()

    def row_fits(self, places: Sequence[QRectF]) -> bool:
        """Tell whether a row of buttons at these *places* ends before the cards of the outer players."""
        left, right = self.stage.at(0.185, 0).x(), self.stage.at(0.815, 0).x()
        if places[0].left() < left or places[-1].right() > right:
            return False
        beside = [seat.hand.hull(self._full_hand).boundingRect() for seat in self.seats[1:]]
        return not any(hand.intersects(place) for hand in beside for place in places)

    def tip_rect(self, card: Placement, size: QSizeF, beside: Sequence[QRectF] = ()) -> QRectF:
        """
        Return the place of a tip about one of the person's cards.

        The tip stands above the card, beside the trick, above the things in *beside*, or in the action row:
        the first of these that covers the least. *beside* holds the places of buttons and words on the
        screen.
        """
        room = 10 * self.unit
        above = QRectF(QPointF(0, 0), size)
        above.moveCenter(QPointF(card.seen.x(), 0))
        above.moveBottom(card.bounds.top() - 8 * self.unit)
        # The things in the middle at the tip's height: the buttons, and the trick if it reaches down.
        middle = QRectF()
        for rect in (self._trick_bounds, *beside):
            middle = middle.united(rect) if rect.bottom() > above.top() else middle
        right, left, over, row = QRectF(above), QRectF(above), QRectF(above), QRectF(above)
        if not middle.isNull():
            right.moveLeft(max(above.left(), middle.right() + room))
            left.moveRight(min(above.right(), middle.left() - room))
        over.moveBottom(min([above.bottom(), *(rect.top() - room for rect in beside)]))
        row.moveCenter(QPointF(self.stage.middle, 0))
        row.moveBottom(self.fan_top - 8 * self.unit)
        sides = (left, right) if above.center().x() < self.stage.middle else (right, left)
        limits = self.window.adjusted(8, 8, -8, -8)
        tried = (above, *sides, over, row)
        places = (*tried, *map(self._beside_plates, tried))
        fitting = [rect for rect in places if limits.contains(rect)] or [row]
        return min(fitting, key=lambda rect: self._covered(rect, beside))

    def route(self, start: QPointF, end: QPointF) -> QPainterPath:
        """Return the path of a counter from *start* to *end*, round the settlement sheet."""
        return corridor_route(self.corridor, start, end, bend=24 * self.unit)

    def trick_under(self, rect: QRectF) -> int:
        """Return the area, in square pixels, of the others' cards in a trick that *rect* would cover."""
        under = (rect.intersected(place.bounds) for place in self.centre.trick[1:])
        return round(sum(part.width() * part.height() for part in under))

    @property
    def _trick_bounds(self) -> QRectF:
        bounds = QRectF()
        for place in self.centre.trick:
            bounds = bounds.united(place.bounds)
        return bounds

    def _beside_plates(self, rect: QRectF) -> QRectF:
        """Return *rect* moved towards the middle, clear of the plates at its height."""
        gap, moved = 4 * self.unit, QRectF(rect)
        for plate in self._plates:
            if plate.intersects(rect) and plate.center().x() < self.stage.middle:
                moved.moveLeft(max(moved.left(), plate.right() + gap))
            elif plate.intersects(rect):
                moved.moveRight(min(moved.right(), plate.left() - gap))
        return moved

    @property
    def _plates(self) -> list[QRectF]:
        """The places of plates with names of ordinary length."""
        return [
            one.plate.rect(QSizeF(_PLATE.width(), _PLATE.height()) * self.seat_text) for one in self.seats
        ]

    def _covered(self, rect: QRectF, others: Sequence[QRectF]) -> tuple[int, int, int, int]:
        """
        Count the *others*, the names, the trick, and then the heaps, that *rect* would cover during play.

        The *others* come first, because a covered button is worse than covered cards: it cannot be seen.
        """
        shape = QPolygonF(rect)
        heaps = [place.polygon for place in self.centre.trick]
        for seat in self.seats[1:]:
            heaps += [seat.hand.hull(self._full_hand), seat.dead.polygon]
            heaps += [place.polygon for place in seat.tricks.places(3)]
        under = sum(heap.intersects(shape) for heap in heaps)
        names = sum(plate.intersects(rect) for plate in self._plates)
        return sum(other.intersects(rect) for other in others), names, self.trick_under(rect), under

    @property
    def _full_hand(self) -> int:
        return FULL_HANDS[len(self.seats)]

    @property
    def obstacles(self) -> Obstacles:
        """The places to keep clear."""
        return Obstacles(
            window=self.window,
            left=self.stage.at(0.1, 0).x(),
            right=self.stage.at(0.9, 0).x(),
            inner=(self.stage.at(0.2, 0).x(), self.stage.at(0.8, 0).x()),
            room=6 * self.unit,
            hands=tuple(seat.hand.hull(self._full_hand) for seat in self.seats[1:]),
            figures=tuple(self._middle_figures),
            chips=tuple(self._chip_figures),
            hollows=tuple(seat.hollow.outline for seat in self.seats[1:]),
        )

    @property
    def _middle_figures(self) -> list[QRectF]:
        """The places of the talon and of the pool's figure."""
        pool = [self.centre.pool.figure(self.text)] if self.has_pool else []
        return [counted_talon(self.centre.talon_auction, self.text, self.unit), *pool]

    @property
    def _chip_figures(self) -> list[QRectF]:
        """The places of the opponents' chips in figures."""
        return [seat.hollow.figure(_CHIPS * self.seat_text) for seat in self.seats[1:]]


def layout_for(
    size: QSizeF,
    seats: int,
    text_scale: float = 1.0,
    *,
    pool: bool = True,
    many_bids: bool = False,
    ease: Ease = USUAL,
) -> TableLayout:
    """
    Return the layout of a window of *size* logical pixels for *seats* players.

    Args:
        size: the window; 900 x 600 is the smallest that is comfortable.
        seats: 2, 3, 4 or 5, the person included.
        text_scale: the person's setting, 0.8 to 2.0.
        pool: whether chips may lie in a dish in the middle.
        many_bids: whether the talon makes room for them in the auction.
        ease: the person's needs, such as left-handed panels or larger buttons.
    """
    stage = stage_for(size, seats, text_scale, ease)
    centre = centre_layout(stage, seats, pool=pool, many_bids=many_bids)
    placed = seat_layouts(stage.of_seats, seats, centre.trick)
    u = stage.unit
    lanes = centre.sheet.adjusted(-26 * u, -20 * u, 26 * u, 0)
    lanes.setBottom(fan_top(stage) - 12 * u)
    return TableLayout(
        stage=stage,
        seats=placed
        if seats == _FULL
        else above_buttons(placed, stage.of_seats, centre.sheet, action_top(stage)),
        centre=centre,
        room=room_layout(stage, seats),
        corridor=lanes,
        has_pool=pool,
    )
