"""Cards that fly swiftly: they are drawn quickly, and finely as soon as somebody can see the difference."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsView

from ombre_desktop.engine import HIDDEN
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.arrangement import Arrangement, Sprite
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.card_item import SWIFT, CardItem
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.motion import Motion
from ombre_desktop.ui.table.scene import MANY, TableScene

FLIGHT = 260.0
FINE, QUICK = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation
EACH = QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate
ONE = QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate


def lying(seat: int, count: int, scene: TableScene) -> Arrangement:
    """Return *count* cards in the hand of *seat*."""
    places = scene.brush.layout.seats[seat].hand.places(count)
    cards = tuple(Sprite(f"card {k}", HIDDEN, place, k) for k, place in enumerate(places))
    return Arrangement(cards, by_key={one.key: one for one in cards})


@pytest.fixture
def scene(qapp, app_families) -> TableScene:
    """Provide a scene without a window, whose cards are blank."""
    closed = Studio()
    closed.close()
    made = TableScene(DeckArt(closed))
    theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
    made.adapt(Brush(layout_for(QSizeF(1000, 700), 3), theme, app_families, 2.5), Deck.FRENCH)
    return made


def test_a_card_that_has_arrived_rests_while_others_fly(scene, monkeypatch):
    """To be moved would have its place painted in every frame; only a frame of an earlier time moves it."""
    scene.lay(lying(1, 2, scene))
    item = scene.card_item("card 0")
    flown = []
    fly = CardItem.fly
    monkeypatch.setattr(CardItem, "fly", lambda one, *way, **how: (flown.append(one), fly(one, *way, **how)))
    scene.take_off(lying(2, 2, scene), Motion(FLIGHT, times={"card 0": (0.0, 50.0), "": (0.0, FLIGHT)}))
    for at in (50.0, 70.0, 90.0):
        scene.move(at)
    there, moves = item.pos(), flown.count(item)

    scene.move(110.0)
    rested = flown.count(item) == moves and item.pos() == there == item.arrived.end.place.centre
    scene.move(25.0)

    assert rested
    assert item.pos() != there


def test_a_card_is_drawn_quickly_only_while_it_moves_far_in_a_frame(scene):
    scene.lay(lying(1, 1, scene))
    item = scene.card_item("card 0")
    scene.take_off(lying(2, 1, scene), Motion(FLIGHT, times={"": (0.0, FLIGHT)}))
    seen = set()
    for frame in range(1, int(FLIGHT // (1000 / 60)) + 1):
        before = item.pos()
        scene.move(frame * 1000 / 60)
        swift = (item.pos() - before).manhattanLength() * item.pixmap().devicePixelRatio() >= SWIFT
        seen.add(swift)
        assert item.transformationMode() is (QUICK if swift else FINE)
    scene.move(FLIGHT / 4)
    assert item.transformationMode() is QUICK
    scene.land()

    assert seen == {True, False}
    assert item.transformationMode() is FINE


def test_a_small_card_is_always_drawn_finely(scene, app_families):
    """There, a pixel is large enough to be seen."""
    brush = scene.brush
    scene.adapt(Brush(brush.layout, brush.theme, app_families, 1.0), Deck.FRENCH)
    scene.lay(lying(1, 1, scene))
    scene.take_off(lying(2, 1, scene), Motion(FLIGHT, times={"": (0.0, FLIGHT)}))
    scene.move(FLIGHT / 4)

    assert scene.card_item("card 0").transformationMode() is FINE


def test_a_card_that_is_caught_in_flight_is_drawn_finely(scene):
    scene.lay(lying(1, 1, scene))
    scene.take_off(lying(2, 1, scene), Motion(FLIGHT, times={"": (0.0, FLIGHT)}))
    scene.move(FLIGHT / 4)

    assert scene.hold("card 0", (QPointF(300, 300), 0.0, 100.0), 20).transformationMode() is FINE


@pytest.mark.parametrize(("count", "mode"), [(MANY - 1, EACH), (MANY, ONE)])
def test_many_cards_under_way_are_painted_in_one_area(scene, count, mode):
    """A card that waits or has arrived does not count, and at rest each change is painted alone."""
    view = QGraphicsView(scene)
    view.setViewportUpdateMode(EACH)
    scene.lay(lying(1, count, scene))
    one_waits = {"": (0.0, FLIGHT), "card 0": (FLIGHT / 2, FLIGHT)}
    scene.take_off(lying(2, count, scene), Motion(FLIGHT, times=one_waits))

    scene.move(FLIGHT / 4)
    assert view.viewportUpdateMode() is EACH
    scene.move(FLIGHT * 0.75)
    assert view.viewportUpdateMode() is mode
    scene.land()
    assert view.viewportUpdateMode() is EACH
