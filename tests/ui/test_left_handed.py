"""The table of a left-handed person: their own things change sides, and everybody else's stay."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from conftest import STILL
from dialect import one, playing
from person import MouseUser
from PySide6.QtCore import QRectF, QSizeF

from ombre_desktop.storage.display_options import CardPrint, Deck, IndexSize
from ombre_desktop.ui.model.ease import LARGE, Ease
from ombre_desktop.ui.paint.card_deck import our_deck
from ombre_desktop.ui.paint.card_print import drawing
from ombre_desktop.ui.table.deck_art import render
from ombre_desktop.ui.table.layout import SEAT_COUNTS, TableLayout, layout_for
from ombre_desktop.value import replace

LEFT = Ease(left_handed=True)
HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"
SIZE = 100, 155


def both(seats: int, size: tuple[int, int] = (1280, 800), text: float = 1.0) -> tuple[TableLayout, ...]:
    """Return the layout for the right hand and the one for the left."""
    return tuple(layout_for(QSizeF(*size), seats, text, ease=ease) for ease in (Ease(), LEFT))


def across(rect: QRectF, layout: TableLayout) -> QRectF:
    """Return the mirror image of *rect*."""
    found = QRectF(rect)
    found.moveRight(2 * layout.window.center().x() - rect.left())
    return found


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_order_of_play_is_not_mirrored(seats):
    """The next to play still sits at the right, and the cards of a trick fall in the usual places."""
    right, left = both(seats)

    assert [seat.medallion for seat in right.seats[1:]] == [seat.medallion for seat in left.seats[1:]]
    assert [seat.trick_card for seat in right.seats] == [seat.trick_card for seat in left.seats]
    assert right.centre == left.centre


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_persons_own_things_are_mirrored(seats):
    """Portrait, counters and tricks change sides, and the hand stays in the middle."""
    right, left = (layout.seats[0] for layout in both(seats))
    middle = both(seats)[0].stage.middle

    assert right.medallion.x() < middle < left.medallion.x()
    assert right.hollow.centre.x() < middle < left.hollow.centre.x()
    assert right.tricks.start.x() > middle > left.tricks.start.x()
    assert right.hand.centre == left.hand.centre


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_panels_in_the_corners_change_places(text):
    """The tools are still read from left to right."""
    right, left = both(3, (1024, 700), text)
    tools = [place.left() for place in left.room.tools.places(2)]

    assert across(right.room.contract, right) == left.room.contract
    assert across(right.room.ladder.rect, right) == left.room.ladder.rect
    assert sorted(tools) == tools
    assert across(right.room.tools.places(2)[0], right) == left.room.tools.places(2)[1]


@pytest.mark.parametrize("ease", [LEFT, Ease(LARGE, left_handed=True)], ids=["usual", "large"])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_no_plate_lies_under_a_panel(seats, size, text, ease):
    """A plate of ordinary width lies clear of contract, tools and ladder."""
    layout = layout_for(QSizeF(*size), seats, text, ease=ease)
    room = layout.room
    panels = (room.contract, room.ladder.rect, *room.tools.places(6))

    for seat in layout.seats:
        width = min(112 * layout.text, seat.plate.broadest)
        plate = seat.plate.rect(QSizeF(width, 42 * layout.text))
        assert not any(plate.intersects(panel) for panel in panels)


def test_each_card_of_the_hand_covers_the_one_to_its_right(seated, qtbot):
    """The order is the same, the right edges are visible, and a click takes the visible card."""
    app = seated(
        deal=playing("renegado", trump="H", hands=HANDS), preferences=replace(STILL, left_handed=True)
    )
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    hand = sorted(app.desk.scene.arrangement.hand, key=lambda sprite: sprite.place.centre.x())

    assert ["H4", "SK", "S4", "D5"] == [sprite.card.text for sprite in hand]
    assert sorted((sprite.z for sprite in hand), reverse=True) == [sprite.z for sprite in hand]
    for sprite in hand:
        assert pytest.approx(sprite.place.size.width()) == sprite.place.strip.right()
    person.click_card(one("S4"))
    assert one("S4") is app.desk.hand.staging.raised


@pytest.mark.parametrize("index", IndexSize)
@pytest.mark.parametrize("deck", Deck)
def test_every_card_is_printed_for_the_left_hand(deck, index, qapp):
    """The index is in the upper right corner, and the picture beside it is mirrored."""
    for card in list(our_deck(deck).told["cards"])[::5]:
        usual = render(deck, card, SIZE, CardPrint(index=index))
        left = render(deck, card, SIZE, CardPrint(index=index, left_handed=True))
        corner = 50, 6, 45, 30
        assert not left.isNull(), card
        assert usual.copy(*corner) != left.copy(*corner), card


@pytest.mark.parametrize("deck", Deck)
def test_every_drawing_for_the_left_hand_is_whole(deck):
    """The mirrored picture and both indices are well-formed."""
    for card in our_deck(deck).told["cards"]:
        text = drawing(our_deck(deck), card, CardPrint(left_handed=True))
        assert isinstance(text, bytes)
        assert "svg" == ElementTree.fromstring(text).tag.rpartition("}")[2], card
