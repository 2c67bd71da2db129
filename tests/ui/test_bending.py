"""The bend of a card that is dragged."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from ombre_desktop.engine import HIDDEN
from ombre_desktop.ui.table.bending import MOST, TILT, Bending, BentCard
from ombre_desktop.ui.table.card_item import CardItem

POINT = QPointF(100, 100)


@pytest.fixture
def card(qapp) -> CardItem:
    """Provide a red card, 96 pixels high."""
    pixmap = QPixmap(60, 96)
    pixmap.fill(Qt.GlobalColor.red)
    made = CardItem()
    made.show_picture(pixmap, HIDDEN, 96, QPointF(-30, -48))
    return made


def test_the_lower_end_of_a_dragged_card_lags_behind(card):
    """It lags to the left of a card that moves to the right, never by more than a share of its height."""
    bending = Bending(card, POINT)

    bending.pull(POINT + QPointF(6, 0))
    gentle, tilted = bending.lag, bending.tilt
    bending.pull(POINT + QPointF(306, 0))

    assert -MOST * 96 == bending.lag < gentle < 0
    assert 0 < tilted < bending.tilt == pytest.approx(TILT)


def test_a_card_that_rests_swings_back_once_and_is_straight(card):
    scene = QGraphicsScene()
    scene.addItem(card)
    bending = Bending(card, POINT)
    bending.pull(POINT + QPointF(40, 0))
    bending.show()
    assert 0.0 == card.opacity()

    lags = [bending.lag for _ in range(100) if bending.swing(0.016)]
    bending.show()

    assert -0.4 * MOST * 96 < -max(lags) < 0.0
    assert (0.0, 1.0) == (bending.lag, card.opacity())
    assert [card] == scene.items()


def test_strips_meet(card):
    """A bent card has no gap between its strips, and its middle stays where it is held."""
    bent = BentCard()
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
