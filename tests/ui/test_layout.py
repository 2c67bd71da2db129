"""
The geometry of the table: the places of the seats and the distances of things, in windows of many sizes.
"""

import math
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPolygonF, QTransform

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.table.arrangement import RAISE
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.centre import talon_count
from ombre_desktop.ui.table.counters import counters_for, heap
from ombre_desktop.ui.table.layout import SEAT_COUNTS, TableLayout, layout_for
from ombre_desktop.ui.table.placement import CARD_RATIO, Fan, Placement
from ombre_desktop.ui.table.rows import fewest_rows, splits
from ombre_desktop.ui.table.seat_decor import SeatDecor, SeatFacts
from ombre_desktop.ui.table.seating import FULL_HANDS

WINDOWS = [(900, 600), (1024, 700), (1280, 800), (1920, 1080), (3440, 1440), (900, 900), (800, 1200)]
TEXTS = [0.8, 1.0, 1.25, 1.5, 2.0]
TOUCH = 8
"""The units by which two things may overlap while both stay easy to read."""

Thing = tuple[str, QPolygonF]


def laid_out(width: int = 1280, height: int = 800, seats: int = 3, text: float = 1.0) -> TableLayout:
    return layout_for(QSizeF(width, height), seats, text)


def oval(centre: QPointF, width: float, height: float, angle: float = 0.0) -> QPolygonF:
    turn = math.radians(angle)
    points = []
    for k in range(24):
        x = width / 2 * math.cos(k * math.pi / 12)
        y = height / 2 * math.sin(k * math.pi / 12)
        points.append(
            centre + QPointF(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn))
        )
    return QPolygonF(points)


def named(name: str, places: tuple[Placement, ...]) -> list[Thing]:
    return [(name, place.polygon) for place in places]


def box(centre: QPointF, width: float, height: float) -> QPolygonF:
    return QPolygonF(QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height))


def ribbon_of(layout: TableLayout) -> QSizeF:
    """Return the area of a ribbon with words of ordinary length, as large as it is painted."""
    return QSizeF(120 * layout.seat_text, 26 * layout.seat_text + 15 * layout.unit)


def seat_things(layout: TableLayout, index: int) -> list[Thing]:
    """Return a seat's medallion with plate and ribbon, and its hollow with the figure, each as one area."""
    seat, text = layout.seats[index], layout.seat_text
    across = 2 * (seat.medallion_radius + seat.ring)
    hollow = seat.hollow
    things = [
        (f"person {index}", oval(seat.medallion, across, across)),
        (f"person {index}", QPolygonF(seat.plate.rect(QSizeF(seat.plate.broadest, 42 * text)))),
        (f"hollow {index}", oval(hollow.centre, hollow.size.width(), hollow.size.height(), hollow.angle)),
        (f"hollow {index}", QPolygonF(hollow.figure(QSizeF(48 * text, 22 * text)))),
    ]
    if index:
        said = ribbon_of(layout)
        things.append((f"person {index}", QPolygonF(seat.ribbon.rect(said))))
    return things


def room_things(layout: TableLayout) -> list[Thing]:
    pool = layout.centre.pool
    return [
        ("pool", oval(pool.centre, 2 * pool.radius, 2 * pool.radius)),
        ("pool", box(pool.tally, 80 * layout.text, 22 * layout.text)),
        ("contract", QPolygonF(layout.room.contract)),
        ("ladder", QPolygonF(layout.room.ladder.rect)),
        *(("tools", QPolygonF(tool)) for tool in layout.room.tools.places(4)),
    ]


def play_things(layout: TableLayout) -> list[Thing]:
    text, centre = layout.text, layout.centre
    things = room_things(layout)
    for index, seat in enumerate(layout.seats):
        things += seat_things(layout, index)
        things += [(f"hand {index}", seat.hand.hull(9)), (f"dead {index}", seat.dead.polygon)]
        things += named(f"tricks {index}", seat.tricks.places(6))
    things += named("trick", centre.trick)
    things += named("turned", centre.turned.places(1)) + named("talon", (centre.turned.heap(1),))
    sizes = [QSizeF(150 * text, 40 * text), QSizeF(120 * text, 40 * text)]
    return things + [("action", QPolygonF(rect)) for rect in layout.action_rects(sizes)]


def auction_things(layout: TableLayout) -> list[Thing]:
    text = layout.text
    things = room_things(layout)
    for index, seat in enumerate(layout.seats):
        things += [*seat_things(layout, index), (f"hand {index}", seat.hand.hull(9))]
    things.append(("talon", layout.centre.talon_auction.polygon))
    scale, height = (0.62, 46) if layout.compact else (1.0, 82)
    sizes = [QSizeF(width * text * scale, height * text) for width in (140, 205, 205, 180)]
    return things + [("choice", QPolygonF(rect)) for rect in layout.choice_rects(sizes)]


def turn_up_things(layout: TableLayout) -> list[Thing]:
    """Return the places of an auction in which four cards have been turned up."""
    text, row = layout.text, layout.centre.proposed
    things = [one for one in room_things(layout) if one[0] != "ladder"]
    for index, seat in enumerate(layout.seats):
        things += [*seat_things(layout, index), (f"hand {index}", seat.hand.hull(5))]
    things += [*named("turned", row.places(4)), *named("talon", (row.heap(4),))]
    sizes = [QSizeF(width * text, 40 * text) for width in (280, 150, 105)]
    return things + [("action", QPolygonF(rect)) for rect in layout.action_rects(sizes)]


def settlement_things(layout: TableLayout) -> list[Thing]:
    things = [*room_things(layout), ("sheet", QPolygonF(layout.centre.sheet))]
    for index, seat in enumerate(layout.seats):
        things += seat_things(layout, index)
        things += named(f"open {index}", seat.open_hand.places(9)) if index else [("hand", seat.hand.hull(9))]
    return things


def collisions(things: list[Thing], touch: float) -> set[tuple[str, str]]:
    found = set()
    for (name, shape), (other, others) in combinations(things, 2):
        if name == other or not shape.boundingRect().intersects(others.boundingRect()):
            continue
        common = shape.intersected(others).boundingRect()
        if min(common.width(), common.height()) > touch:
            found.add((name, other))
    return found


@pytest.mark.parametrize("window", [(960, 470), (1024, 540)], ids=str)
@pytest.mark.parametrize("phase", [play_things, auction_things, settlement_things])
def test_nothing_covers_anything_on_a_screen_of_twice_the_density(window, phase):
    """Full HD at 200 % has 960 x 540 pixels, less some bars; the unit shrinks, and cards stay whole."""
    layout = laid_out(*window, text=1.0)

    assert set() == collisions(phase(layout), TOUCH * layout.unit)
    hands = [seat.hand.hull(9).boundingRect() for seat in layout.seats]
    assert [] == [hand for hand in hands[:1] if not QRectF(0, 0, *window).contains(hand)]


def test_the_window_may_be_as_small_as_such_a_screen(qapp):
    """It was never lower than 600, so a quarter of each card of the hand was cut."""
    least = TableWindow().minimumSize()

    assert (960, 470) >= (least.width(), least.height())
    assert least.height() <= 470


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("phase", [play_things, auction_things, settlement_things])
def test_at_three_nothing_covers_anything(window, text, phase):
    """No card, panel or label at a table of three lies on another, at any size of text."""
    layout = laid_out(*window, text=text)

    assert set() == collisions(phase(layout), TOUCH * layout.unit)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("phase", [auction_things, settlement_things])
def test_other_tables_are_clear_too(seats, phase):
    layout = laid_out(seats=seats)

    found = collisions(phase(layout), 10 * layout.unit)

    assert set() == found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("window", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("phase", [play_things, auction_things, settlement_things])
def test_opposite_seats_leave_the_middle_clear(seats, window, text, phase):
    """Talon, turned card, trump and pool lie clear of all hands, of the thrown cards and of the trick."""
    layout = laid_out(*window, seats=seats, text=text)

    assert set() == collisions(phase(layout), 10 * layout.unit)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_a_sheet_higher_up_covers_nothing_either(seats):
    """Without a pool above it the settlement begins higher and has more room."""
    layout = layout_for(QSizeF(1280, 800), seats, pool=False)
    things = [one for one in settlement_things(layout) if one[0] != "pool"]

    assert layout.centre.sheet.top() <= laid_out(seats=seats).centre.sheet.top()
    assert set() == collisions(things, TOUCH * layout.unit)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_four_turn_ups_cover_nothing(seats, text):
    """Four turned cards lie clear of everything during the bidding."""
    layout = layout_for(QSizeF(1280, 800), seats, text, pool=False)
    things = [one for one in turn_up_things(layout) if one[0] != "pool"]

    assert set() == collisions(things, TOUCH * layout.unit)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", TEXTS)
def test_cards_are_thrown_beside_talon_and_trump(seats, text):
    """Thrown cards hide neither the number of cards left to draw nor the trump."""
    centre = laid_out(seats=seats, text=text).centre
    heap = QPolygonF(centre.discards.rect)

    assert not heap.intersects(centre.talon.polygon)
    assert not heap.intersects(QPolygonF(centre.trump_plate))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_latest_turn_up_is_whole(seats):
    """The last turned card lies clear of the heap, in the auction and in the play."""
    centre = laid_out(seats=seats).centre
    for row in (centre.proposed, centre.turned):
        for count in (1, 2, 3, 4):
            last = row.places(count)[-1]

            assert not last.polygon.intersects(row.heap(count).polygon)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_everything_stays_in_the_window(seats, window):
    layout = laid_out(*window, seats=seats)
    inside = layout.window.adjusted(-1, -1, 1, 1)

    outside = [name for name, shape in play_things(layout) if not inside.contains(shape.boundingRect())]

    assert [name for name in outside if name != "hand 0"] == []


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("window", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_what_lies_on_the_table_lies_on_the_cloth(seats, window, text):
    """
    No card, counter or badge lies on the wooden rim, even with nine tricks, thrown cards and full hands.
    """
    layout = laid_out(*window, seats=seats, text=text)
    cloth, badge = layout.outline.ring(layout.rim), 28 * layout.unit
    lies: list[Thing] = []
    for index, seat in enumerate(layout.seats):
        hollow = seat.hollow
        lies += named(f"tricks {index}", seat.tricks.places(9))
        lies.append((f"dead {index}", seat.dead.polygon))
        lies.append((f"badge {index}", oval(seat.tricks.badge, badge, badge)))
        size = hollow.size
        lies.append((f"hollow {index}", oval(hollow.centre, size.width(), size.height(), hollow.angle)))
        if index:
            lies.append((f"hand {index}", seat.hand.hull(9)))

    off = {name for name, shape in lies if not all(cloth.contains(corner) for corner in shape)}

    assert set() == off


def test_the_next_to_play_sits_at_the_right():
    layout = laid_out(seats=4)

    right, far, left = (seat.medallion.x() for seat in layout.seats[1:])

    assert left < far < right


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_right_side_mirrors_the_left(seats):
    layout = laid_out(seats=seats)
    middle = layout.stage.middle

    for k in range(1, seats):
        there = layout.seats[seats - k]
        assert 2 * middle - layout.seats[k].medallion.x() == pytest.approx(there.medallion.x(), abs=0.5)


def test_own_cards_are_wide_enough_to_read():
    """In a window of 1280 x 800 each card is at least 110 pixels wide."""
    cards = laid_out().seats[0].hand.places(9)

    assert all(card.size.width() >= 110 for card in cards)
    assert all(card.size.width() / card.size.height() == pytest.approx(CARD_RATIO) for card in cards)


def test_every_index_of_a_full_hand_is_in_sight():
    """The visible strip of each card is wider than the index column, which is a quarter of the card."""
    cards = laid_out().seats[0].hand.places(9, gaps=(3, 5, 7))

    assert all(card.strip.width() > 0.25 * card.size.width() for card in cards)


def test_a_gap_parts_the_suits():
    fan = Fan(QPointF(0, 0), 0, 188, 73, 8, 1.55)

    plain, parted = fan.places(4), fan.places(4, gaps=(2,))

    assert parted[1].strip.width() >= plain[1].strip.width()
    assert parted[2].centre.x() - parted[1].centre.x() > parted[1].centre.x() - parted[0].centre.x() + 7


def test_a_long_hand_closes_up_to_the_same_width():
    fan = Fan(QPointF(0, 0), 0, 188, 73, 8, 1.55)

    thirteen = fan.places(13)

    assert thirteen[-1].centre.x() - thirteen[0].centre.x() < fan.span


def test_no_cards_need_no_places():
    assert laid_out().seats[0].hand.places(0) == ()


def test_opponents_hold_the_tops_of_their_cards_to_the_centre():
    layout = laid_out()
    for seat in layout.seats[1:]:
        card = seat.hand.places(1)[0]
        top = card.transform.map(QPointF(card.size.width() / 2, 0))

        assert abs(top.x() - layout.stage.middle) < abs(card.centre.x() - layout.stage.middle)


def test_tricks_can_be_counted():
    """The centres of all nine packets are well apart, so that no packet hides another."""
    pile = laid_out().seats[1].tricks

    centres = [place.centre for place in pile.places(9)]

    apart = min(math.dist(a.toTuple(), b.toTuple()) for a, b in combinations(centres, 2))
    assert apart > 0.3 * pile.height


def test_labels_grow_outwards():
    """When the name of the player at the left gets longer, their plate keeps its right end."""
    plate = laid_out().seats[2].plate

    short, long = plate.rect(QSizeF(120, 42)), plate.rect(QSizeF(180, 42))

    assert short.right() == pytest.approx(long.right())
    assert long.left() < short.left()


@pytest.mark.parametrize("count", range(1, 7))
def test_choices_keep_their_order(count):
    rects = laid_out().choice_rects([QSizeF(150, 80)] * count)

    assert count == len(rects)
    assert list(rects) == sorted(rects, key=lambda r: (r.y(), r.x()))


def test_equal_rows_stand_in_columns():
    """Suits stand in columns, although their names differ in length."""
    sizes = [QSizeF(width, 80) for width in (136, 190, 150, 128)]
    foot = QPointF(500, 600)
    wide, narrow = (in_turn(sizes, foot, width) for width in (354, 340))

    assert [rect.x() for rect in wide[:2]] == [rect.x() for rect in wide[2:]]
    assert [rect.width() for rect in wide[:2]] == [rect.width() for rect in wide[2:]]
    assert sizes == [rect.size() for rect in narrow], "columns would not fit"


def in_turn(sizes: list[QSizeF], foot: QPointF, width: float) -> tuple[QRectF, ...]:
    """Return the boxes in rows no broader than *width*."""
    room = QRectF(foot.x() - width / 2, 0, width, foot.y() + 1)
    return fewest_rows(sizes, foot, 14, fits=room.contains)


def test_rows_fill_from_below():
    assert splits(4, 2) == [(2, 2), (1, 3)]


def test_a_tip_covers_no_trick():
    layout = laid_out()
    trick = [place.polygon for place in layout.centre.trick]
    for card in layout.seats[0].hand.places(5):
        tip = layout.tip_rect(card, QSizeF(layout.tip_width, 56))

        assert not any(polygon.intersects(QPolygonF(tip)) for polygon in trick)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_a_tip_leaves_the_buttons_free(seats, text):
    layout = laid_out(seats=seats, text=text)
    shown = layout.action_rects([QSizeF(158, 40) * layout.text])
    for card in layout.seats[0].hand.places(4):
        tip = layout.tip_rect(card, QSizeF(layout.tip_width, 58 * layout.text), shown)

        assert not tip.intersects(shown[0])
        assert layout.window.contains(tip)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_tip_covers_no_name(text):
    """The bubble over any card of the hand leaves the plates of all seats free."""
    for window, seats in product([(1024, 700), (1280, 800)], SEAT_COUNTS):
        layout = laid_out(*window, seats=seats, text=text)
        plates = [seat.plate.rect(QSizeF(110, 40) * layout.seat_text) for seat in layout.seats]
        for card in layout.seats[0].hand.places(4):
            tip = layout.tip_rect(card, QSizeF(min(layout.tip_width, 300 * layout.text), 58 * layout.text))

            assert not any(plate.intersects(tip) for plate in plates)


@pytest.mark.parametrize("window", [(1024, 700), (1280, 800)])
def test_the_sheet_of_four_stands_beside_the_pool(window):
    """In large text it is higher for it, and covers neither the pool nor any chips."""
    layout = laid_out(*window, seats=4, text=2.0)
    sheet, pool = layout.centre.sheet, layout.centre.pool
    chips = [seat.hollow.figure(QSizeF(36, 22) * layout.seat_text) for seat in layout.seats]

    assert sheet.top() < pool.figure(layout.text).bottom()
    assert not [place for place in (pool.figure(layout.text), *chips) if place.intersects(sheet)]
    assert sheet.height() > 0.26 * layout.window.height()


@pytest.mark.parametrize("window", [(900, 600), (1024, 660), (1280, 776), (1920, 1056)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_a_long_sheet_of_four_covers_nothing(window, text):
    """It stands higher, beside the pool, as wide as a short one at most, and clear of all that lies there."""
    layout = laid_out(*window, seats=4, text=text)
    centre, short, long = layout.centre, layout.centre.sheet, layout.centre.long_sheet
    pool = [("pool", oval(centre.pool.centre, *(2 * centre.pool.radius,) * 2))]
    pool.append(("pool", QPolygonF(centre.pool.figure(layout.text))))
    seats = [thing for seat in range(4) for thing in seat_things(layout, seat)]
    hands = [(f"hand {at}", one.polygon) for at in (1, 2, 3) for one in layout.seats[at].open_hand.places(9)]

    assert long.top() <= short.top()
    assert long.bottom() == short.bottom()
    assert short.left() <= long.left() < long.right() <= short.right()
    covered = {
        name for name, shape in (*pool, *seats, *hands) if QPolygonF(long).intersected(shape).size() > 2
    }
    assert set() == covered


def test_tricks_of_two_sides_lie_well_apart():
    """Two neighbours' tricks lie further apart than a packet is high."""
    for window, text in product([(1024, 700), (1280, 800)], [1.0, 1.5]):
        layout = laid_out(*window, text=text)
        own, right = (layout.seats[seat].tricks.places(5) for seat in (0, 1))

        gap = min(one.bounds.top() for one in own) - max(one.bounds.bottom() for one in right)

        assert gap > own[0].size.height()


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_no_discards_lie_under_a_plate(window):
    """At a table of four, large names leave the discards in sight."""
    layout = laid_out(*window, seats=4, text=2.0)
    for seat in layout.seats:
        plate = QPolygonF(seat.plate.rect(QSizeF(112, 42) * layout.seat_text))

        assert not plate.intersects(seat.dead.polygon)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_counters_go_round_the_sheet(seats):
    layout = laid_out(seats=seats)
    ends = [seat.hollow.centre for seat in layout.seats] + [layout.centre.pool.centre]
    for start, end in combinations(ends, 2):
        path = layout.route(start, end)

        points = [path.pointAtPercent(k / 60) for k in range(61)]
        assert not any(layout.centre.sheet.adjusted(2, 2, -2, -2).contains(point) for point in points)
        assert points[0] == start
        assert math.dist(points[-1].toTuple(), end.toTuple()) < 0.01


def test_wide_and_tall_windows_have_docks():
    assert laid_out(3440, 1440).room.score_dock is not None
    assert laid_out(800, 1200).room.log_dock is not None
    assert laid_out().room.score_dock is None


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_said_covers_no_other_plate(text):
    """Five sit close together, so a ribbon covers the speaker's own portrait before it hides a name."""
    layout = layout_for(QSizeF(1280, 800), 5, text)
    plates = [seat.plate.rect(QSizeF(112 * layout.seat_text, 42 * layout.seat_text)) for seat in layout.seats]
    ribbons = [seat.ribbon.rect(ribbon_of(layout)) for seat in layout.seats]

    covered = {
        (speaker, other)
        for speaker, ribbon in enumerate(ribbons)
        for other, plate in enumerate(plates)
        if speaker != other and ribbon.intersected(plate).height() > TOUCH
    }

    assert set() == covered


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("window", [(1024, 700), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_is_said_hides_no_face(seats, window, text):
    """A ribbon hides nobody's face, not even the person's own."""
    layout = laid_out(*window, seats=seats, text=text)
    faces = [oval(seat.medallion, *(1.1 * seat.medallion_radius,) * 2) for seat in layout.seats]
    beside = [seat for seat, place in enumerate(layout.seats) if not place.words_on_plate]
    ribbons = [(seat, layout.seats[seat].ribbon.rect(ribbon_of(layout))) for seat in beside]

    hidden = {
        (speaker, at)
        for speaker, ribbon in ribbons
        for at, face in enumerate(faces)
        if QPolygonF(ribbon).intersects(face)
    }

    assert set() == hidden


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("window", [(1024, 660), (1280, 776), (1920, 1056)], ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_no_plate_cuts_a_portrait(seats, window, text):
    """Under a portrait, a plate covers a part of the ring at most, and never a face."""
    layout = laid_out(*window, seats=seats, text=text)
    size = QSizeF(112 * layout.seat_text, 42 * layout.seat_text)
    for seat in layout.seats:
        plate, foot = seat.plate.rect(size), seat.medallion.y() + seat.medallion_radius
        beside = plate.left() > seat.medallion.x() + seat.medallion_radius
        covered = (foot - plate.top()) / layout.unit

        assert beside or covered < (-2 if seat.words_on_plate else -5)


@pytest.mark.parametrize("window", [(900, 600), (1024, 660), (1280, 776), (1920, 1056)], ids=str)
@pytest.mark.parametrize("text", TEXTS)
def test_no_plate_cuts_a_figure_among_five(window, text):
    """In large text the counters' figure stands at the inner end of the hollow, above the plate."""
    layout = laid_out(*window, seats=5, text=text)
    plates = [seat.plate.rect(QSizeF(112 * layout.seat_text, 42 * layout.seat_text)) for seat in layout.seats]
    figures = [seat.hollow.figure(QSizeF(36, 22) * layout.seat_text) for seat in layout.seats]

    assert [] == [figure for figure, plate in product(figures, plates) if figure.intersects(plate)]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("chips", [7, 95, 100, 240])
def test_figures_lie_on_no_counters(seats, text, chips):
    """The counters of a hollow lie beside its figure, which touches the edge of one at most."""
    layout = laid_out(seats=seats, text=text)
    for seat in layout.seats:
        hollow, figure = seat.hollow, QPolygonF(seat.hollow.figure(QSizeF(42, 22) * layout.seat_text))
        middle, room = hollow.free(layout.unit, layout.seat_text)
        rim = oval(hollow.centre, hollow.size.width(), hollow.size.height(), hollow.angle)
        turn = QTransform().translate(middle.x(), middle.y()).rotate(hollow.angle)
        for place in heap(counters_for(chips), room):
            counter = turn.map(place.offset * layout.unit)
            assert rim.containsPoint(counter, Qt.FillRule.OddEvenFill)
            assert not figure.containsPoint(counter, Qt.FillRule.OddEvenFill)


@pytest.mark.parametrize("window", [(1024, 700), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [1.35, 1.5, 2.0])
def test_large_words_among_five_leave_faces_and_names_free(qapp, app_families, window, text):
    """They lie over the role of the speaker, within the window, and over nobody's portrait."""
    layout = laid_out(*window, seats=5, text=text)
    brush = Brush(layout, theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0)
    names = [seat.plate.rect(QSizeF(112, 42) * layout.seat_text) for seat in layout.seats]
    faces = [oval(seat.medallion, *(2 * seat.medallion_radius,) * 2) for seat in layout.seats]
    for seat, place in enumerate(layout.seats):
        decor, facts = SeatDecor(seat), SeatFacts("Ana", "defender", "viajera", "", (), 0, words="Ask leave")
        decor._show_words(facts, brush)
        ribbon = decor.ribbon.sceneBoundingRect().adjusted(
            *(sign * 8 * layout.unit for sign in (1, 1, -1, -1))
        )

        assert place.words_on_plate
        assert layout.window.contains(ribbon)
        assert ribbon.top() > names[seat].top() + 16 * layout.seat_text
        assert not [face for face in faces if QPolygonF(ribbon).intersects(face)]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_three_buttons_leave_open_hands_clear(size, seats):
    """At the settlement the row under the sheet has three buttons, and all hands lie open beside it."""
    layout = layout_for(QSizeF(*size), seats)
    text = layout.text
    row = layout.action_rects([QSizeF(wide * text, 41 * text) for wide in (158, 197, 117)])
    open_cards = [
        place.bounds for seat in layout.seats[1:] for place in seat.open_hand.places(FULL_HANDS[seats])
    ]

    assert not [card for card in open_cards for button in row if card.intersects(button)]


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("text", [1.25, 1.5, 2.0])
def test_large_buttons_leave_open_hands_clear(size, seats, text):
    """Beside large text the open hands lie above the buttons, clear of the sheet, the plates and hollows."""
    layout = layout_for(QSizeF(*size), seats, text)
    wide = layout.text
    row = layout.action_rects([QSizeF(width * wide, 41 * wide) for width in (158, 197, 117)])
    in_the_way = [*row, layout.centre.sheet]
    for seat in layout.seats[1:]:
        in_the_way.append(seat.plate.rect(QSizeF(112, 42) * wide))
        in_the_way.append(seat.hollow.figure(QSizeF(36, 22) * wide))
    cards = [place.bounds for seat in layout.seats[1:] for place in seat.open_hand.places(FULL_HANDS[seats])]

    assert not [card for card in cards for thing in in_the_way if card.intersects(thing)]


@pytest.mark.parametrize("seats", [3, 4])
def test_an_open_hand_keeps_its_distance_from_the_plate_above_it(seats):
    """A full hand lies eight units below the name, and is smaller where it had no room otherwise."""
    for size in WINDOWS:
        layout = laid_out(*size, seats)
        for seat in layout.seats[1:]:
            plate = seat.plate.rect(QSizeF(112, 42) * layout.seat_text)
            reserved = plate.adjusted(0, 0, 0, 8 * layout.unit)
            places = seat.open_hand.places(FULL_HANDS[seats])

            assert not any(place.bounds.intersects(reserved) for place in places)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_talon_lies_clear_of_the_suit_led(seats, text):
    """The strip with the order of the suit led covers neither the talon nor the card turned up beside it."""
    layout = laid_out(1024, 700, seats, text)
    beside = (layout.centre.talon, layout.centre.turned.heap(1), *layout.centre.turned.places(1))

    assert not any(place.bounds.intersects(layout.room.ladder.strip) for place in beside)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_number_of_the_talon_leaves_its_oval_and_the_pool_in_sight(seats):
    """It lies on the lower edge of the back, or hangs over it; in large text the talon keeps off the pool."""
    for size, text in product(WINDOWS, TEXTS):
        layout = laid_out(*size, seats, text)
        radius = 9 * layout.text + 7 * layout.unit
        for talon in (layout.centre.talon_auction, layout.centre.talon):
            at, height = talon_count(talon, radius, layout.unit), talon.size.height()

            assert at.y() - radius >= talon.centre.y() + 0.16 * height
            assert at.y() - radius <= talon.centre.y() + 0.5 * height
        if layout.stage.excess >= 0.5:
            assert not layout.centre.talon_auction.bounds.intersects(layout.centre.pool.figure(layout.text))


@pytest.mark.parametrize("window", [(900, 600), (1024, 700), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_every_open_hand_of_five_can_be_read(window, text):
    """At any size of text the hands after the deal are large enough, and clear of names and of the sheet."""
    layout = laid_out(*window, seats=5, text=text)
    things: list[Thing] = [("sheet", QPolygonF(layout.centre.sheet))]
    for index, seat in enumerate(layout.seats[1:]):
        across = 2 * (seat.medallion_radius + seat.ring)
        things.append((f"face {index}", oval(seat.medallion, across, across)))
        things.append((f"name {index}", QPolygonF(seat.plate.rect(QSizeF(112, 42) * layout.seat_text))))
        things += named(f"open {index}", seat.open_hand.places(8))

    hit = {pair for pair in collisions(things, 2 * layout.unit) if any("open" in name for name in pair)}

    assert set() == hit
    assert min(seat.open_hand.height for seat in layout.seats[1:]) > 40 * layout.unit


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_raised_card_ends_below_the_buttons(seats, text):
    """The chosen card does not touch the button that plays it, even if few cards are left."""
    layout = laid_out(seats=seats, text=text)
    (row,) = layout.action_rects([QSizeF(150, 40) * layout.text])
    for count in range(1, 10):
        for place in layout.seats[0].hand.places(count):
            top = place.bounds.top() - RAISE * layout.unit

            assert top > row.bottom() + 4 * layout.unit


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize(
    ("window", "text"),
    [((960, 640), 1.0), ((1024, 672), 1.0), ((1280, 775), 1.0), ((1280, 775), 1.2), ((1920, 1055), 1.0)],
    ids=str,
)
def test_the_row_of_tools_ends_before_the_table(seats, window, text):
    layout = laid_out(*window, seats=seats, text=text)
    last = layout.room.tools.places(8)[-1]

    assert layout.room.tools.tray is None
    assert layout.outline.left_at(last.bottom()).point.x() >= last.right() + 6 * layout.unit


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("window", [(900, 600), (1024, 700), (1280, 800)], ids=str)
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_the_tools_lie_on_no_trick(seats, window, text):
    """In large text, the tools come to the corner where the person's tricks lie."""
    layout = laid_out(*window, seats=seats, text=text)
    tray = layout.room.tools.tray
    assert tray is not None
    assert all(map(tray.contains, layout.room.tools.places(8)))
    things = [("tools", QPolygonF(tray))]
    things += named("tricks", layout.seats[0].tricks.places(5))
    things.append(("hand", layout.seats[0].hand.hull(9)))

    assert set() == collisions(things, layout.unit)
