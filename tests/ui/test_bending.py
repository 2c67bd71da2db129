"""The bend of a card that is dragged."""

from __future__ import annotations

from itertools import pairwise

import pytest
from conftest import STILL
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ombre_desktop.engine import HIDDEN
from ombre_desktop.storage.display_options import ReducedMotion, Speed
from ombre_desktop.ui.table.bending import MOST, BentCard
from ombre_desktop.ui.table.card_item import CardItem
from ombre_desktop.value import replace

LIVELY = replace(STILL, speed=Speed.CALM, reduced_motion=ReducedMotion.OFF)


@pytest.fixture
def dragging(seated, qtbot):
    """Return a function that drags the first card to the left and right, and the bending of that table."""

    def begin(preferences):
        app = seated(preferences=preferences)
        qtbot.waitUntil(lambda: app.controller.request is not None and app.desk.player.is_idle, timeout=20000)
        hand = app.desk.hand
        sprite = app.desk.scene.arrangement.hand[0]

        def drag(*ways: float) -> None:
            point = sprite.place.centre - QPointF(0, 60)
            for way in (0.0, *ways):
                point = point + QPointF(way, 0)
                hand._drag(sprite.card, point)

        return drag, hand._bending, app.desk.scene.card_item(sprite.key), partial_drop(hand, sprite)

    return begin


def partial_drop(hand, sprite):
    return lambda: hand._drop(sprite.card, sprite.place.centre)


def test_the_ends_of_a_dragged_card_lag_behind(dragging):
    """They lag to the left of a card that moves to the right, never by more than a tenth of its height."""
    drag, bending, card, _ = dragging(LIVELY)

    drag(6)
    gentle = bending.lag
    drag(300)

    assert -MOST * card.height <= bending.lag < gentle < 0
    assert card.opacity() == 0.0


def test_a_card_that_rests_is_straight_and_nothing_ticks(dragging, qtbot):
    drag, bending, card, _ = dragging(LIVELY)

    drag(40)
    qtbot.waitUntil(lambda: bending.lag == 0.0)

    assert not bending._spring.isActive()
    assert card.opacity() == 1.0


def test_a_dropped_card_is_straight_at_once(dragging):
    drag, bending, card, drop = dragging(LIVELY)

    drag(40)
    drop()

    assert bending.lag == 0.0
    assert card.opacity() == 1.0
    assert not [item for item in card.scene().items() if isinstance(item, BentCard)]


def test_with_less_motion_no_card_bends(dragging):
    drag, bending, card, _ = dragging(STILL)

    drag(40)

    assert bending.lag == 0.0
    assert card.opacity() == 1.0


def test_strips_meet(qapp):
    """A bent card has no gap between its strips, and its middle stays where it is held."""
    pixmap = QPixmap(60, 96)
    pixmap.fill(Qt.GlobalColor.red)
    card, bent = CardItem(), BentCard()
    card.show_picture(pixmap, HIDDEN, 96, QPointF(-30, -48))
    bent.show_as(card, 9.0)
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.translate(50, 50)
    bent.paint(painter, None)
    painter.end()

    reds = [[x for x in range(100) if image.pixelColor(x, y).red() > 200] for y in range(4, 96)]

    assert all(len(row) >= 58 and row == list(range(row[0], row[-1] + 1)) for row in reds)
    assert abs(reds[46][0] - 20) <= 1
    assert max(abs(a[0] - b[0]) for a, b in pairwise(reds)) <= 1
    assert reds[0][0] - reds[46][0] >= 7
