"""The pictures of the cards on the scene: a turn composes a few, and every card is dressed in the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap

from ombre_desktop.engine import HIDDEN
from ombre_desktop.engine.cards import cards
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table import card_item, dressing
from ombre_desktop.ui.table.arrangement import Arrangement, Sprite
from ombre_desktop.ui.table.brush import Brush
from ombre_desktop.ui.table.deck_art import DeckArt, device_size
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.value import replace

HEIGHT = 120.0
ROW = cards("SA SK SQ SJ S7 S6 S5 S4 S3")
THEME = theme_for(ClothName.GREEN, ColourScheme.DARK)


class Clock:
    """A clock that a composed picture moves on by half of a turn's share."""

    composed = 0

    def start(self) -> None:
        """Begin a turn."""
        self._begun = Clock.composed

    def elapsed(self) -> float:
        """Return the milliseconds since the turn began."""
        return (Clock.composed - self._begun) * dressing.SHARE / 2


@pytest.fixture
def composed(monkeypatch) -> list[object]:
    """Count the pictures composed, by a clock that they move on."""
    faces: list[object] = []
    compose = card_item._composed

    def counted(face, drawn, brush) -> QPixmap:
        Clock.composed += 1
        faces.append(face.card)
        return compose(face, drawn, brush)

    monkeypatch.setattr(card_item, "_composed", counted)
    monkeypatch.setattr(dressing, "QElapsedTimer", Clock)
    return faces


@pytest.fixture
def scene(composed, app_families) -> TableScene:
    closed = Studio()
    closed.close()
    art = DeckArt(closed)
    for card in (*ROW, HIDDEN):
        drawn = QPixmap(78, 120)
        drawn.fill("#eeddcc")
        size = device_size(QSizeF(0, HEIGHT), 1.0)
        art._pixmaps[art._print, Deck.FRENCH, art._table_name(card), size] = drawn
    made = TableScene(art)
    made.adapt(Brush(layout_for(QSizeF(1280, 800), 3), THEME, app_families, 1.0), Deck.FRENCH)
    return made


def row(*, height: float = HEIGHT, hidden: bool = False) -> Arrangement:
    """Return nine cards in a row, each with a shadow of its own."""
    sprites = tuple(
        Sprite(
            f"hand 0 {at}",
            HIDDEN if hidden else card,
            Placement.whole(QPointF(100 + 120 * at, 300), 4.0 * at, height),
            float(at),
        )
        for at, card in enumerate(ROW)
    )
    return Arrangement(sprites, by_key={one.key: one for one in sprites})


def shadowless(scene: TableScene) -> int:
    """Return the number of cards that are shown as their mere drawings."""
    items = [scene.card_item(f"hand 0 {at}") for at in range(len(ROW))]
    return sum(item is not None and item.pixmap().height() == HEIGHT for item in items)


def turn(scene: TableScene) -> None:
    """Let the turn of the event loop end, and the next one begin."""
    scene._dressing._turn.stop()
    scene._dressing._go_on()


def test_a_turn_composes_only_a_few_cards(scene, composed):
    """The others lie there without their shadows until a later turn."""
    scene.lay(row())

    assert 2 == len(composed)
    assert len(ROW) - 2 == shadowless(scene)

    turns = 0
    while shadowless(scene):
        before = len(composed)
        turn(scene)
        turns += 1
        assert len(composed) <= before + 2
    assert set(ROW) == set(composed)
    assert turns >= (len(ROW) - 2) / 2


def test_the_event_loop_dresses_them_all(scene, qtbot):
    scene.lay(row())

    qtbot.waitUntil(lambda: shadowless(scene) == 0)


def test_a_card_keeps_its_size_until_it_is_dressed_anew(scene, composed):
    """Its old picture is stretched to the new size, and the new one is drawn as it is."""
    scene.lay(row())
    scene.finish_dressing()
    turn(scene)

    scene.lay(row(height=150.0))
    items = [scene.card_item(f"hand 0 {at}") for at in range(len(ROW))]
    heights = [item.where[2] for item in items]
    stretched = [item.scale() != 1.0 for item in items]
    scene.finish_dressing()

    assert [150.0] * len(ROW) == pytest.approx(heights)
    assert len(ROW) - 2 == sum(stretched)
    assert [1.0] * len(ROW) == [item.scale() for item in items]


def test_cards_that_lie_as_before_are_not_dressed_again(scene, composed, monkeypatch):
    scene.lay(row())
    scene.finish_dressing()
    asked = []
    monkeypatch.setattr(scene._dressing, "dress", lambda _, sprite: asked.append(sprite))

    scene.lay(row())
    assert [] == asked

    scene.lay(row(hidden=True))
    assert len(ROW) == len(asked)


def test_a_card_that_was_taken_away_is_dressed_no_more(scene, composed):
    scene.lay(row())
    before = len(composed)

    scene.lay(Arrangement(()))
    scene.finish_dressing()

    assert before == len(composed)


def test_no_card_shows_the_wrong_side_while_it_waits(scene, composed):
    """Cards that are turned up are seen at once, even if their shadows come later."""
    scene.lay(row(hidden=True))
    scene.finish_dressing()
    turn(scene)

    scene.lay(row())

    assert [*ROW] == [scene.card_item(f"hand 0 {at}").worn for at in range(len(ROW))]
    assert len(ROW) - 2 == shadowless(scene)


def test_a_card_without_a_drawing_is_blank_meanwhile(scene, composed, monkeypatch):
    """Paper in the size of the card lies there until the drawing comes."""
    monkeypatch.setattr(card_item.CardPictures, "drawn", lambda *_: None)

    scene.lay(row())

    assert 2 == len(composed)
    assert len(ROW) - 2 == shadowless(scene)
    blank = scene.card_item(f"hand 0 {len(ROW) - 1}").pixmap().toImage()
    assert THEME.chrome.paper_top == blank.pixelColor(blank.width() // 2, blank.height() // 2)

    scene.finish_dressing()
    assert 0 == shadowless(scene)


def test_a_fresh_card_is_gilded_where_it_is_seen(scene):
    """No gilding looks out above the next card."""
    place = replace(Placement.whole(QPointF(300, 300), 0.0, HEIGHT), strip=QRectF(0, 0, 40, HEIGHT))
    lying = Sprite("card SA", ROW[0], place, 1, fresh=1.0)
    scene.lay(Arrangement((lying,), by_key={lying.key: lying}))
    scene.finish_dressing()
    item, edge = scene.card_item(lying.key), -place.size.width() / 2
    picture = item.pixmap().toImage()

    above = [(QPointF(edge + x, -HEIGHT / 2 - 1) - item.offset()).toPoint() for x in (30, 60)]
    seen, hidden = (picture.pixelColor(point).alpha() for point in above)

    assert 255 == seen
    assert hidden < 128
