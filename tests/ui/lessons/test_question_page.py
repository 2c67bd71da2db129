"""A question that is all there is on the table, in small and in large letters."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QObject, QSizeF, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.lessons.question_page import QuestionPage
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.table.layout import layout_for

GAMES = ("None of these", "Whist, Hearts, Spades", "Bridge", "Skat, Doppelkopf, Schafkopf", "Tarock, Tarot")
JAPANESE = (
    "どれも知りません",
    "ホイスト、ハーツ、スペード",
    "ブリッジ",
    "スカート、ドッペルコップ、シャーフコップ",
)
"""Words that have no spaces, which need three lines in large letters."""


class Art(QObject):
    """Pictures of cards, none of which is ready."""

    ready = Signal()


@pytest.mark.parametrize(
    ("text", "answers", "has_backs"),
    [(1.0, GAMES, True), (2.0, GAMES, False), (2.0, JAPANESE + GAMES[:2], False)],
)
def test_the_tiles_are_of_one_size_below_title_and_dish(qtbot, app_families, text, answers, has_backs):
    """The backs give way to large letters; an odd tile stands in the middle."""
    layout = layout_for(QSizeF(1280, 770), 3, text)
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    window = QWidget()
    qtbot.addWidget(window)

    page = QuestionPage(
        "What do you know?",
        [(word, word) for word in answers],
        Art(window),
        TableContext(layout, theme, app_families, Deck.SPANISH, text),
        window,
    )

    title, *tiles = page.places
    assert has_backs is not page._backs.isEmpty()
    assert 1 == len({(round(tile.width()), round(tile.height())) for tile in tiles})
    assert not any(one.intersects(other) for one, other in combinations(page.places, 2))
    assert all(layout.window.contains(place) for place in page.places)
    dish = layout.centre.pool
    assert title.top() > dish.centre.y() + dish.radius
    if len(answers) % 2:
        assert layout.stage.middle == pytest.approx(tiles[-1].center().x())
