"""Payments that pour: the counters leave one after another, and all of them arrive."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath

from ombre_desktop.engine import Seat
from ombre_desktop.engine.seats import Place
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.preferences import ClothName
from ombre_desktop.ui.paint.theme import ChromeName, theme_for
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.counters import counters_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.pouring import Pour, Rest, SlidingCounter, heap_at
from ombre_desktop.ui.table.scene import TableScene


@pytest.mark.parametrize("count", [1, 7, 40])
def test_counters_leave_in_turn_and_all_arrive(qapp, app_families, count):
    """The first counter is ahead of the last, and none is left behind."""
    closed = Studio()
    closed.close()
    scene = TableScene(DeckArt(closed))
    theme = theme_for(ClothName.GREEN, ChromeName.DARK)
    scene.adapt(Brush(layout_for(QSizeF(900, 600), 3), theme, app_families, 1.0), Deck.FRENCH)
    player = EventPlayer(scene)
    route = QPainterPath(QPointF(0, 0))
    route.lineTo(QPointF(300, 0))
    scene.put_counters(counters_of(count))
    player._pour = Pour(route, (Rest(QPointF(0, 0), 0.0),) * count, (Rest(QPointF(0, 0), 0.0),) * count)

    seen = []
    for share in (0.0, 0.5, 1.0):
        player._move_counters(share)
        seen.append([round(item.pos().x(), 1) for item in scene.counters])

    assert [0.0] * count == seen[0]
    assert sorted(seen[1], reverse=True) == seen[1]
    assert count == 1 or seen[1][0] > seen[1][-1]
    assert [300.0] * count == seen[2]


def test_a_counter_leaves_its_place_in_a_heap_and_lands_in_another(qapp, app_families):
    """It neither jumps nor turns suddenly, and its shadow falls away from the lamp all the way."""
    layout = layout_for(QSizeF(1280, 800), 3)
    brush = Brush(layout, theme_for(ClothName.GREEN, ChromeName.DARK), app_families, 1.0)
    shapes = counters_of(5)
    (start, leaving), (end, arriving) = (heap_at(layout, party, shapes) for party in (Seat(1), Place.POOL))
    pour, counter = Pour(layout.route(start, end), leaving, arriving), SlidingCounter(shapes[3], brush)
    ways = [pour.at(3, step / 200) for step in range(201)]

    assert (start + leaving[3].offset, leaving[3].rotation) == ways[0][:2]
    assert (end + arriving[3].offset, arriving[3].rotation % 360) == (ways[-1][0], ways[-1][1] % 360)
    for (here, turned, _), (there, lean, _) in pairwise(ways):
        assert (there - here).manhattanLength() < 60
        assert abs((lean - turned + 180) % 360 - 180) < 35
    for place, rotation, rise in ways[::20]:
        counter.move_to(place, rotation, rise)
        away, drop = place - layout.lamp.point, counter.shadow_place - place
        assert 0 < QPointF.dotProduct(away, drop)
        assert abs(away.x() * drop.y() - away.y() * drop.x()) < 1e-6 * (1 + away.manhattanLength() ** 2)
