"""Payments that pour: the counters leave one after another, and all of them arrive."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath

from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.preferences import ClothName
from ombre_desktop.ui.paint.theme import ChromeName, theme_for
from ombre_desktop.ui.table.counters import counters_of
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.seat_decor import Brush


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
    player._routes = (route,) * count

    seen = []
    for share in (0.0, 0.5, 1.0):
        player._move_counters(share)
        seen.append([round(item.pos().x(), 1) for item in scene.counters])

    assert [0.0] * count == seen[0]
    assert sorted(seen[1], reverse=True) == seen[1]
    assert count == 1 or seen[1][0] > seen[1][-1]
    assert [300.0] * count == seen[2]
