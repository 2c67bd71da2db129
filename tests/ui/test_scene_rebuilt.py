"""The scene arrived at by events is the scene rebuilt from the view, in every phase."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSizeF
from telling import as_told, told

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.turn import CALM, NONE

THEME = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
SIZES = (QSizeF(900, 600), QSizeF(1280, 800), QSizeF(1024, 700))
RATIOS = (1.0, 1.25, 1.5, 2.0)
GAMES = ("renegado", "two_handed", "four_handed", "five_handed", "homme_auvergne", "zanga", "tritrille")
"""Games for two to five players, with every kind of thing that can lie on a table."""


class Table:
    """A scene without a window, with blank cards so that no faces are drawn."""

    def __init__(self, art: DeckArt, families) -> None:
        self.scene, self._families = TableScene(art), families
        self.player = EventPlayer(self.scene)

    def adapt(self, size: QSizeF, seats: int, ratio: float) -> None:
        """Take another size, as a window does when it is resized."""
        self.scene.adapt(Brush(layout_for(size, seats), THEME, self._families, ratio), Deck.FRENCH)
        self.player.lay()

    def cards(self) -> dict[str, tuple[object, ...]]:
        """Return the place of each card, the cards below it, and the size of its picture."""
        self.scene.finish_dressing()
        return {key: self._seen(key) for key in self.scene.arrangement.by_key}

    def _seen(self, key: str) -> tuple[object, ...]:
        item = self.scene.card_item(key)
        assert item is not None, key
        place, turn, height = item.where
        shown = round(place.x(), 2), round(place.y(), 2), round(turn, 2), round(height, 2)
        return *shown, item.zValue(), item.isVisible(), item.pixmap().size().toTuple()


@pytest.fixture
def art(qapp) -> DeckArt:
    closed = Studio()
    closed.close()
    return DeckArt(closed)


@pytest.mark.parametrize("name", GAMES)
def test_every_step_shows_what_the_view_shows(art, app_families, name):
    """The cards may fly or be laid, and the window may change while they fly."""
    rng, seats = Random(7), max(variant(name).seats)
    played, rebuilt = Table(art, app_families), Table(art, app_families)
    played.player.tempo, rebuilt.player.tempo = CALM, NONE

    for number, step in enumerate(told(ruleset(name, "", seats), rng, as_told)):
        size, ratio = SIZES[number // 6 % 3], RATIOS[number // 6 % 4]
        if number == 0:
            played.adapt(size, seats, ratio)
        played.player.play(step)
        if number % 6 == 0:
            played.adapt(size, seats, ratio)  # in mid-flight
            rebuilt.adapt(size, seats, ratio)
        while not played.player.is_idle:
            played.player.hurry()
        rebuilt.player.rebuild(step)

        assert rebuilt.cards() == played.cards(), f"step {number}: {step.events}"
