"""Between two deals hands are laid open, swept to the dealer, riffled and dealt; none appears in mid air."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QSizeF, QVariantAnimation
from telling import as_told, told

from ombre_desktop.engine import events as happened
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

FRAME = 40
NEAR = 40.0
"""The distance in pixels within which a card lies in the same heap as another."""
Seen = dict[object, tuple[QPointF, QPointF]]
"""The start and the place of every card in sight."""


class Watched:
    """A table without a window whose card items are counted in every frame."""

    def __init__(self, families, seats: int) -> None:
        closed = Studio()
        closed.close()
        self.scene = TableScene(DeckArt(closed))
        theme = theme_for(ClothName.PLAIN, ColourScheme.CONTRAST)
        self.scene.adapt(Brush(layout_for(QSizeF(900, 600), seats), theme, families, 1.0), Deck.FRENCH)
        self.player = EventPlayer(self.scene)
        self._motion = self.player._motion
        self.begun: list[happened.Event] = []
        self.player.begun.connect(self.begun.append)

    def seen(self) -> Seen:
        """Return for every card in sight where it comes from and where it is."""
        now, flights = self._motion.currentTime(), dict(self.scene._flights)
        items = [item for item in (*self.scene._cards.values(), *flights) if item.isVisible()]
        return {
            item: (flights[item].leg(now).start[0] if item in flights else item.pos(), item.pos())
            for item in items
        }

    def rush(self) -> None:
        """Show everything that waits, without looking."""
        while not self.player.is_idle:
            self.player.hurry()

    def frames(self) -> list[Seen]:
        """Let everything that waits be shown, and return what is seen in each frame."""
        found = [self.seen()]
        while not self.player.is_idle:
            if self._motion.state() is QVariantAnimation.State.Running:
                found.append(self.seen())
                self._motion.setCurrentTime(min(self._motion.currentTime() + FRAME, self._motion.duration()))
            else:
                self.player.hurry()
            found.append(self.seen())
        return found


def appear(before: Seen, after: Seen) -> list[QPointF]:
    """Return the places at which cards in *after* come from nowhere."""
    lay = [at for _, at in before.values()]
    return [
        start
        for item, (start, _) in after.items()
        if item not in before and not any((start - at).manhattanLength() < NEAR for at in lay)
    ]


def vanish(before: Seen, after: Seen) -> list[QPointF]:
    """Return the places at which cards in *before* go nowhere."""
    return appear(
        {item: (at, at) for item, (_, at) in after.items()}, {i: (at, at) for i, (_, at) in before.items()}
    )


@pytest.mark.parametrize("name", ["renegado", "two_handed", "quadrille", "five_handed"])
def test_no_card_appears_or_vanishes_between_two_deals(app_families, name):
    """Cards leave the scene, and come, only where others lie: in the pack, which is never short."""
    seats, rng = max(variant(name).seats), Random(3)
    table = Watched(app_families, seats)
    table.player.tempo = NONE
    *deal, last = told(ruleset(name, "", seats), rng, as_told)
    for step in deal:
        table.player.play(step)
        table.rush()
    table.player.tempo = CALM

    frames = []
    for step in (last, told(ruleset(name, "", seats), rng, as_told)[0]):
        table.player.play(step)
        frames += table.frames()

    assert any(isinstance(event, happened.Dealt) for event in table.begun)
    assert len(frames) > 30
    for before, after in pairwise(frames):
        assert [] == appear(before, after)
        assert [] == vanish(before, after)


@pytest.mark.parametrize(
    ("name", "seats", "shown"),
    [("pokerwiner", 3, happened.TalonShown), ("lhombre", 4, happened.MatadorsShown)],
)
def test_cards_that_are_shown_turn_up_where_they_lay(app_families, name, seats, shown):
    """A talon is turned up from its heap, and an open hand from its backs."""
    table, rng, found = Watched(app_families, seats), Random(5), []
    while not found:
        for step in told(ruleset(name, "", seats), rng, as_told):
            is_shown = any(isinstance(event, shown) for event in step.events)
            table.player.tempo = CALM if is_shown else NONE
            table.player.play(step)
            if is_shown:
                found.append(table.frames())
            table.rush()

    assert [] == [at for frames in found for pair in pairwise(frames) for at in appear(*pair)]
