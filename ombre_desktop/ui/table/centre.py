"""The layout of the middle of the table for each number of seats."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ombre_desktop.ui.table.placement import Placement, Spread, TurnUps, card_size
from ombre_desktop.ui.table.stage import Stage
from ombre_desktop.value import Value, replace

OWN_CARD = 188.0
_FIGURE = QSizeF(76, 30)
"""The size of the pool's figure, in nominal pixels of type."""
_COUNT = 9
"""Half the width of the talon's number, in nominal pixels of type."""
_OVAL = 0.17
"""The reach of the oval of a back, up and down from its centre, as a share of the card's height."""
_TALLEST_SHEET = 1.5
_SMALL_TALON = 92.0
"""The height, in units, of a talon that makes room for bids."""
_LARGE_TEXT = 0.5
"""The excess of the text size from which bids need the place of the talon."""


class Dish(Value):
    """The pool: its dish and the centre of its figure."""

    centre: QPointF
    radius: float
    tally: QPointF

    def figure(self, text: float) -> QRectF:
        """Return the place of the figure, for a table's *text* factor."""
        place = QRectF(0, 0, _FIGURE.width() * text, _FIGURE.height() * text)
        place.moveCenter(self.tally)
        return place


class CentreLayout(Value):
    """
    The places in the middle of the table.

    The talon lies large at ``talon_auction`` during the auction, and at ``talon`` later. With cards turned up
    beside it, it lies at ``proposed`` in the auction and at ``turned`` later. ``sheet`` is the place of the
    settlement, and ``long_sheet`` that of one with many payments, which begins higher if there is cloth.
    ``high_sheet`` is that of one in large text, which may lie over the pool.
    """

    pool: Dish
    talon_auction: Placement
    talon: Placement
    proposed: TurnUps
    turned: TurnUps
    trump_plate: QRectF
    trick: tuple[Placement, ...]
    discards: Spread
    sheet: QRectF
    long_sheet: QRectF
    high_sheet: QRectF


def beside(place: QRectF, corner: QRectF, *, gap: float) -> QRectF:
    """Return *place*, where a sheet may lie, without its part over a panel in the *corner*."""
    left = QRectF(place)
    if corner.intersects(place) and corner.center().x() < place.center().x():
        left.setLeft(corner.right() + gap)
    elif corner.intersects(place):
        left.setRight(corner.left() - gap)
    return left


class CentrePlan(Value):
    """
    The plan of the middle, in fractions of the stage; ``slots`` are in card heights from the trick's centre.

    ``slots`` runs counter-clockwise from the person: (x, y, degrees). ``head`` is the top of the zone for the
    trick and the discards. ``turn_step`` is the distance, in units, between cards turned up during the play.
    ``broadest`` is the largest factor by which the settlement's sheet grows in width with its text, and
    ``bare_top`` the sheet's top if no pool lies above it, ``beside_pool`` its top beside the pool, where it
    stands if text is large or if it is long, ``highest`` the least y of its top. ``talon_aside`` is the
    talon's place in the auction if text is large. Where bids are many, it lies at ``talon_above`` beside the
    pool, or at ``talon_bare`` at a table without one. ``bidding`` is its height in the auction.
    """

    pool: tuple[float, float]
    talon_auction: tuple[float, float]
    talon: tuple[float, float]
    talon_beside: tuple[float, float]
    turned: tuple[float, float]
    trump: tuple[float, float]
    head: float
    sheet_top: float
    turn_step: tuple[float, float]
    slots: tuple[tuple[float, float, float], ...]
    card: float = 164.0
    dish: float = 54.0
    bidding: float = 118.0
    broadest: float = 1.18
    talon_aside: tuple[float, float] | None = None
    talon_above: tuple[float, float] | None = None
    talon_bare: tuple[float, float] | None = None
    bare_top: float | None = None
    highest: float = 0.05
    beside_pool: float | None = None
    heap: float = 88.0
    thrown: float = 340.0


_UNDER_APEX = CentrePlan(
    pool=(0.5, 0.153),
    talon_auction=(0.5, 0.322),
    bidding=96.0,
    talon=(0.423, 0.288),
    talon_beside=(0.392, 0.288),
    turned=(0.451, 0.288),
    trump=(0.577, 0.283),
    head=0.36,
    sheet_top=0.262,
    turn_step=(24, 0),
    bare_top=0.19,
    talon_aside=(0.592, 0.215),
    talon_above=(0.592, 0.215),
    talon_bare=(0.5, 0.17),
    slots=((0, 0.2, 1.5), (0.45, -0.2, 12), (-0.45, -0.2, -12)),
)

CENTRES: dict[int, CentrePlan] = {
    2: replace(
        _UNDER_APEX,
        pool=(0.27, 0.415),
        talon_auction=(0.5, 0.4),
        bidding=118.0,
        talon=(0.73, 0.415),
        talon_beside=(0.704, 0.415),
        turned=(0.76, 0.415),
        trump=(0.5, 0.338),
        head=0.385,
        sheet_top=0.3,
        bare_top=None,
        highest=0.25,
        talon_aside=None,
        talon_above=None,
        talon_bare=None,
        turn_step=(0, 24),
        slots=((0.36, 0.05, 2.5), (-0.36, -0.05, -5)),
        card=176.0,
        dish=50.0,
        broadest=1.1,
    ),
    3: _UNDER_APEX,
    4: replace(
        _UNDER_APEX,
        pool=(0.338, 0.32),
        talon_auction=(0.5, 0.4),
        bidding=118.0,
        talon=(0.662, 0.32),
        talon_beside=(0.632, 0.32),
        turned=(0.679, 0.32),
        trump=(0.5, 0.335),
        head=0.385,
        sheet_top=0.395,
        bare_top=0.285,
        highest=0.25,
        beside_pool=0.312,
        talon_aside=(0.662, 0.335),
        talon_above=(0.662, 0.335),
        talon_bare=(0.36, 0.255),
        turn_step=(0, 22),
        slots=((0, 0.22, 1.5), (0.62, 0.0, 9), (0.0, -0.22, -2), (-0.62, 0.0, -9)),
        card=150.0,
        dish=44.0,
        heap=80.0,
        thrown=286.0,
    ),
    5: replace(
        _UNDER_APEX,
        talon=(0.44, 0.288),
        talon_beside=(0.415, 0.288),
        turned=(0.468, 0.288),
        trump=(0.575, 0.283),
        head=0.345,
        sheet_top=0.268,
        slots=((0, 0.3, 1.5), (0.78, 0.1, 10), (0.36, -0.22, 5), (-0.36, -0.22, -5), (-0.78, 0.1, -10)),
        card=142.0,
        broadest=1.07,
    ),
}
"""The plans of the middle of the table by the number of seats."""


def talon_count(talon: Placement, radius: float, unit: float) -> QPointF:
    """
    Return the centre of the round badge, of this *radius*, that counts the cards of the *talon*.

    It lies on the lower edge, or hangs over it, where it leaves the oval of the back in sight.
    """
    height = talon.size.height()
    inside, under_oval = height / 2 - radius - 3 * unit, _OVAL * height + radius + unit
    return talon.centre + QPointF(0, max(inside, under_oval))


def counted_talon(talon: Placement, text: float, unit: float) -> QRectF:
    """Return the room of the *talon* and its number, for a table's *text* factor."""
    radius = _COUNT * text + 7 * unit
    count = QRectF(0, 0, 2 * radius, 2 * radius)
    count.moveCenter(talon_count(talon, radius, unit))
    return talon.bounds | count


def fan_top(stage: Stage) -> float:
    """Return the y of the upper edge of the person's cards."""
    return stage.at(0, 0.853).y() - 9 * stage.unit - OWN_CARD / 2 * stage.unit


def action_top(stage: Stage) -> float:
    """Return the y of the lowest place for the top of a row of buttons; a raised card stays below the row."""
    return fan_top(stage) - (16 + 4) * stage.unit - stage.row


def centre_layout(stage: Stage, seats: int, *, pool: bool = True, many_bids: bool = False) -> CentreLayout:
    """Lay out the middle of the table, with a *pool* or without, and perhaps for *many_bids*."""
    plan, u = CENTRES[seats], stage.unit
    away = (plan.talon_above if pool else plan.talon_bare) if many_bids else None
    if not pool:
        # Without a pool, cards are turned up beside the talon, which stays in the middle.
        plan = replace(plan, sheet_top=plan.bare_top or plan.sheet_top, talon_aside=None)
    dish = stage.at(*plan.pool)
    head, foot = stage.at(0, plan.head).y(), action_top(stage) - 8 * u
    zone = QRectF(stage.middle - plan.thrown / 2 * u, head, plan.thrown * u, foot - head)
    zone_height = min(166 * u, zone.height())
    counters = Dish(dish, plan.dish * u, _tally(stage, plan, dish))
    figure = counters.figure(stage.text)
    talon = stage.box(stage.at(*plan.talon), plan.heap * 0.7, plan.heap)
    in_the_way = (figure, talon)
    sheet = _sheet(stage, plan, foot)
    long_sheet = _long_sheet(stage, plan, sheet, counters) if pool else sheet
    bidding = _bidding_talon(stage, plan, figure, away)
    return CentreLayout(
        pool=counters,
        talon_auction=bidding,
        talon=Placement.whole(stage.at(*plan.talon), -2.0, plan.heap * u),
        proposed=_proposed(bidding, u),
        turned=TurnUps(
            Placement.whole(stage.at(*plan.talon_beside), -2.0, plan.heap * u),
            Placement.whole(stage.at(*plan.turned), 3.0, (plan.heap + 4) * u),
            step=QPointF(*plan.turn_step) * u,
            drift=QPointF(-4, 4) * u,
        ),
        trump_plate=stage.box(stage.at(*plan.trump), 62, 66),
        trick=_trick(plan, zone, u),
        discards=Spread(_heap(zone, zone_height, in_the_way), min(146 * u, zone_height - 18 * u)),
        sheet=long_sheet if stage.excess > _LARGE_TEXT else sheet,
        long_sheet=long_sheet,
        high_sheet=QRectF(QPointF(long_sheet.left(), stage.at(0, plan.highest).y()), sheet.bottomRight()),
    )


def _heap(zone: QRectF, height: float, in_the_way: tuple[QRectF, ...]) -> QRectF:
    """Return the place for discards: in the middle of the *zone*, or lower if things are *in_the_way*."""
    heap = QRectF(zone)
    heap.setHeight(height)
    heap.moveCenter(zone.center())
    if any(heap.intersects(thing) for thing in in_the_way):
        heap.moveBottom(zone.bottom())
    return heap


def _sheet(stage: Stage, plan: CentrePlan, foot: float) -> QRectF:
    """Return the place of the settlement's sheet, which grows with its text down to the row of buttons."""
    u, growth = stage.unit, min(max(1.0, stage.crowding), _TALLEST_SHEET)
    top = stage.at(0, plan.sheet_top).y()
    width = 372 * u * min(plan.broadest, growth)
    height = min(208 * u * growth, foot - 6 * u - top)
    return QRectF(stage.middle - width / 2, top, width, height)


def _long_sheet(stage: Stage, plan: CentrePlan, sheet: QRectF, pool: Dish) -> QRectF:
    """
    Return the place of a long *sheet*, or one in large text, which would have room for a few lines only.

    Below a *pool* at the side, it begins beside the pool.
    """
    if plan.beside_pool is None:
        return sheet
    place, gap = QRectF(sheet), 10 * stage.unit
    top = plan.beside_pool if stage.excess > _LARGE_TEXT else plan.bare_top or plan.beside_pool
    place.setTop(stage.at(0, top).y())
    dish = pool.centre.x() + pool.radius
    place.setLeft(max(sheet.left(), dish + gap, pool.figure(stage.text).right() + gap))
    return place


def _tally(stage: Stage, plan: CentrePlan, dish: QPointF) -> QPointF:
    """Return the place of the pool's figure; large figures grow up over the dish, not down over the cards."""
    return dish + QPointF(0, (plan.dish + 12) * stage.unit - 11 * stage.text)


def _bidding_talon(
    stage: Stage, plan: CentrePlan, figure: QRectF, away: tuple[float, float] | None
) -> Placement:
    """Return the talon's place in the auction: smaller for large bids, and off the pool's *figure*."""
    yielding = 1.0 if away else min(1.0, 2 * stage.excess)
    x, y = plan.talon_auction
    height = plan.bidding + (_SMALL_TALON - plan.bidding) * yielding
    talon = Placement.whole(stage.at(x, y - 0.077 * yielding), -1.0, height * stage.unit)
    if away:
        talon = replace(talon, centre=stage.at(*away))
    if plan.talon_aside and (stage.excess > _LARGE_TEXT or talon.bounds.intersects(figure)):
        return replace(talon, centre=stage.at(*plan.talon_aside))
    return talon


def _proposed(talon: Placement, unit: float) -> TurnUps:
    """Return the places of the talon and the cards turned up in the auction, in a row of equal cards."""
    aside = QPointF((card_size(talon.size.height()).width() + 18 * unit) / 2, 0)
    step = QPointF(0.4 * talon.size.width(), 0)
    pile = replace(talon, centre=talon.centre - aside)
    first = Placement.whole(talon.centre + aside, 2.0, talon.size.height())
    return TurnUps(pile, first, step, step * -0.5)


def _trick(plan: CentrePlan, zone: QRectF, unit: float) -> tuple[Placement, ...]:
    """Return the places of the trick, as large as the zone allows, the person's first."""
    highest = min(y for _, y, _ in plan.slots)
    lowest = max(y for _, y, _ in plan.slots)
    height = min(plan.card * unit, zone.height() / (1 + lowest - highest))
    middle = zone.center() - QPointF(0, (highest + lowest) / 2 * height)
    return tuple(
        Placement.whole(middle + QPointF(x * height, y * height), tilt, height) for x, y, tilt in plan.slots
    )
