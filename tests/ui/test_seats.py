"""The parts of a seat: long names, spoken words, packets, and hands laid open."""

from __future__ import annotations

from itertools import product

import pytest
from dialect import playing
from person import MouseUser
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor
from wording import said

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.fitting import folded
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.portraits.people import ground_of
from ombre_desktop.ui.paint.theme import TypeRole, theme_for
from ombre_desktop.ui.table import plates
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.layout import SEAT_COUNTS, layout_for
from ombre_desktop.ui.table.seat_decor import SeatDecor

GREEN = theme_for(ClothName.GREEN, ColourScheme.DARK)
NAMES = ("Don Hilario", "Maximiliano Hernández-Villalobos", "Doña Encarnación de la Vega y Montemayor")


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_grows_over_nothing(qapp, seats, text, name):
    """The plate fits its place and holds the whole name, however long that is."""
    layout = layout_for(QSizeF(1280, 800), seats, text)
    brush = Brush(layout, GREEN, load_fonts(), 1.0)
    for seat in layout.seats:
        on_plate, role = plates.on_name_plate(
            brush.serif(TypeRole.NAME, name),
            brush.sans(TypeRole.ROLE, said("seats.role_line", contract="ask leave")),
            seat.plate.broadest,
            layout.unit,
        )

        assert plates.name_plate_size(on_plate, role, layout.unit).width() <= seat.plate.broadest
        assert name.split() == on_plate.text.split()


def test_a_title_folds_after_a_name_rather_than_in_it(qapp):
    """Of two equally even folds, the one with the fuller first line is chosen."""
    title = Lettering(
        said("sides._ALLIED.PUESTA.0.1", name="Don Hilario", friend="Doña Inés"),
        load_fonts().serif_font(20, bold=True),
    )

    assert "Remise for Don Hilario\nwith Doña Inés" == folded(title).text


@pytest.mark.parametrize("seats", [2, 4])
def test_a_short_hand_laid_open_spreads(seats):
    """Five cards take as much room as nine and hide little of each other, opposite the person too."""
    hand = layout_for(QSizeF(1280, 800), seats).seats[seats // 2].open_hand

    few, many = hand.places(5), hand.places(9)

    assert many[-1].centre.x() - many[0].centre.x() >= few[-1].centre.x() - few[0].centre.x() - 1
    assert few[0].strip.width() > 0.7 * few[0].size.width()


def test_a_low_table_leaves_room_for_sentences():
    """Beside the board of a replay, the contract may use the room above the table."""
    room = layout_for(QSizeF(580, 660), 3, 1.5).room

    assert room.contract.width() > 200
    assert room.contract.left() + room.broadest < room.ladder.rect.left()


def test_a_settled_table_shows_every_card_once(seated, qtbot):
    """The hands lie as they were when play began, and everything else as one heap: no packet is left."""
    person = MouseUser(seated(late=True), qtbot)

    person.play_deal()

    keys = [sprite.key for sprite in person.desk.scene.arrangement.sprites]
    assert 27 == sum(key.startswith("card ") for key in keys)
    assert 13 == person.desk.player.picture.unplayed
    assert [] == [key for key in keys if key.startswith(("won", "dead"))]
    assert all(decor.badge.pixmap().isNull() for decor in person.desk.scene.seats)


def test_words_of_others_lie_over_the_persons_portrait(qapp):
    """The words stay whole if the text is so large that a neighbour's ribbon reaches the portrait."""
    person, other = SeatDecor(0), SeatDecor(4)

    assert person.person.zValue() < other.ribbon.zValue() < person.ribbon.zValue()


def test_tricks_are_tied_in_the_colours_of_those_who_won_them(seated, qtbot):
    """A packet has a ribbon in the colour of its winner's portrait, and nobody else has that colour."""
    deal = playing("renegado", trump="D", hands="1 HK S4 D7 C2; 2 H5 S5 D6 C3; 3 SA C7 D4 H2", ombre=2)
    app = seated(deal=deal.play("1 D7 D6 D4").play("1 C2 C3 C7"))
    desk = app.desk
    desk._drawing.at_once()
    desk.scene._dressing._refresh()
    desk.scene.finish_dressing()
    packets = {one.won_by: desk.scene.card_item(one.key) for one in desk.scene.arrangement.sprites}
    packets.pop(None)

    colours = {seat: middle_of(item) for seat, item in packets.items()}

    assert len(packets) == len(set(colours.values())) == 2
    for seat, colour in colours.items():
        ground = QColor(ground_of(app.sitting.company.portraits[seat]))
        assert max(abs(a - b) for a, b in zip(colour, ground.getRgb()[:3], strict=True)) < 60


def middle_of(item) -> tuple[int, int, int]:
    """Return the colour in the middle of the card that *item* shows."""
    pixmap = item.pixmap()
    at = (-item.offset() * pixmap.devicePixelRatio()).toPoint()
    return pixmap.toImage().pixelColor(at).getRgb()[:3]


def test_at_four_no_pile_lies_along_its_neighbours(qapp):
    """The tricks at the side run down the edge, and those of the person along the hand."""
    seats = layout_for(QSizeF(1280, 800), 4).seats

    assert abs(seats[1].tricks.along.y()) > 10 * abs(seats[1].tricks.along.x())
    assert abs(seats[0].tricks.along.x()) > 10 * abs(seats[0].tricks.along.y())
    for mine, theirs in product(seats[0].tricks.places(4), seats[1].tricks.places(4)):
        assert not mine.polygon.intersects(theirs.polygon)
