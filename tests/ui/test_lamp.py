"""The one lamp over the table: every card's shadow falls away from it, further the higher the card is."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QSizeF

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.arrangement import MOST_LAYERS, heap_layer
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_shadow import picture_box, shade_of
from ombre_desktop.ui.table.lamp import FLYING, LYING, RAISED, blur_at, darkness_at
from ombre_desktop.ui.table.layout import layout_for

LAYOUT = layout_for(QSizeF(1280, 800), 3)


@pytest.mark.parametrize("rotation", [0.0, 57.0, 180.0, -33.0])
@pytest.mark.parametrize("at", [QPointF(200, 300), QPointF(1100, 350), QPointF(640, 700)])
def test_a_shadow_falls_away_from_the_lamp_however_the_card_is_turned(at, rotation):
    """The middle of the shadow lies on the line from the lamp through the card, within half a step."""
    across, down, level = shade_of(at, rotation, FLYING, lamp=LAYOUT.lamp, unit=LAYOUT.unit)
    step = 1.5 * LAYOUT.unit * max(1, level)
    turn = math.radians(rotation)
    seen = QPointF(
        across * math.cos(turn) - down * math.sin(turn), across * math.sin(turn) + down * math.cos(turn)
    )
    wanted = LAYOUT.lamp.drop(at, FLYING * LAYOUT.unit)

    assert (at - LAYOUT.lamp.point).x() * wanted.x() >= 0
    assert math.hypot(*(seen * step - wanted).toTuple()) < 1.2 * step


def test_a_higher_card_has_a_longer_softer_and_paler_shadow():
    heights = (LYING, RAISED, FLYING)
    lengths = [LAYOUT.lamp.drop(QPointF(200, 700), rise).manhattanLength() for rise in heights]

    assert sorted(lengths) == lengths
    assert sorted(map(blur_at, heights)) == list(map(blur_at, heights))
    assert sorted(map(darkness_at, heights), reverse=True) == list(map(darkness_at, heights))


def test_the_picture_holds_the_whole_shadow():
    """A picture grows on the side to which the shadow falls."""
    lying, shifted = (picture_box(100, 1, (drop, 0, 3)) for drop in (0, 5))

    assert shifted.right() > lying.right()
    assert shifted.left() >= lying.left()


def test_each_layer_of_a_heap_is_higher_than_the_one_below():
    """The shadow of a heap is as long as the heap is high."""
    home = LAYOUT.centre.talon
    heap = [heap_layer("talon", home, k, LAYOUT.unit, z=10) for k in range(MOST_LAYERS)]

    assert heap == sorted(heap, key=lambda sprite: sprite.rise)
    assert len({sprite.rise for sprite in heap}) == MOST_LAYERS
    assert [sprite.z for sprite in heap] == list(range(10, 10 + MOST_LAYERS))


def test_plates_and_panels_throw_their_shadows_from_the_same_lamp(app_families):
    """The contract's panel stands at the upper left, the ladder at the upper right."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    brush = Brush(LAYOUT, theme, app_families, 1.0)
    context = TableContext(LAYOUT, theme, app_families, Deck.FRENCH)
    left, right = (context.drop(place) for place in (LAYOUT.room.contract, LAYOUT.room.ladder.rect))
    plates = [brush.drop(seat.medallion).x() for seat in LAYOUT.seats[1:]]

    assert left.x() < 0 < right.x()
    assert max(left.y(), right.y()) < 0
    assert plates[1] < 0 < plates[0]
