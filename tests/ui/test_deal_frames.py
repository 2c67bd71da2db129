"""The deal and the taken trick, frame by frame: no hand may be seen before it is dealt."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

import pytest
from conftest import STILL
from person import MouseUser
from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPixmap

from ombre_desktop.engine import HIDDEN, PlayRequest
from ombre_desktop.storage.display_options import Speed
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.card_item import CardPictures
from ombre_desktop.value import replace

FRAME = 1000 / 30
FACE, BACK = QColor(0xF3, 0x22, 0x11), QColor(0x11, 0x22, 0xF3)
"""The colours of every face and every back here; nothing else at the table has them."""


@pytest.fixture
def plain_cards(monkeypatch) -> None:
    """Provide cards of one colour, so that a face is found wherever it is seen."""

    def pixmap(_: CardPictures, face, brush=None) -> QPixmap:
        height = face.height * face.ratio
        painted = QPixmap(round(0.65 * height), round(height))
        painted.fill(BACK if face.card is HIDDEN else FACE)
        painted.setDevicePixelRatio(face.ratio)
        return painted

    for way in ("pixmap", "drawn"):
        monkeypatch.setattr(CardPictures, way, pixmap)


def shows(app: App, colour: QColor) -> bool:
    """Return True if *colour* is anywhere in the picture of the table."""
    image = app.desk.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return bytes((colour.blue(), colour.green(), colour.red(), 255)) in bytes(image.constBits())


class Dealer:
    """A harness that deals one deal after another at a table, and looks at every frame."""

    def __init__(self, app: App, qtbot) -> None:
        self.app, self.desk = app, app.desk
        self.person = MouseUser(app, qtbot)
        (self._motion,) = self.desk.player.findChildren(QVariantAnimation)

    def deals_at(self, speed: Speed) -> None:
        """Play the deal in hand to its end, then deal, and stop the cards before the first one flies."""
        self._is_dealt = False
        self.desk.set_preferences(STILL)
        self.person.play_deal()
        self.desk.set_preferences(replace(STILL, speed=speed))
        self.desk._drawing.finish()  # it would lay the cards that fly
        self.app.controller.next_deal()
        self.person.wait(self._begun)
        self._motion.pause()

    def _begun(self) -> bool:
        begun = "hand 1 0" in self.desk.scene.arrangement.by_key
        if not begun:
            self.desk.player.hurry()  # the antes are paid
        return begun

    def frames(self) -> Iterator[float]:
        """Move the cards step by step, and stop at every frame."""
        yield 0.0
        for number in range(1, ceil(self._motion.duration() / FRAME)):
            self._motion.setCurrentTime(round(number * FRAME))
            yield number * FRAME
        self._motion.resume()
        self.person.until(lambda: self.desk.player.is_idle)

    def hand_lies_there(self) -> bool:
        """Return True once every card of the person has come to a place in the fan, still unsorted."""
        hand = [(self.desk.scene.card_item(one.key), one.place) for one in self.desk.scene.arrangement.hand]
        if all(item.isVisible() for item, _ in hand):
            lying = sorted(item.x() for item, _ in hand)
            self._is_dealt |= lying == sorted(place.centre.x() for _, place in hand)
        return self._is_dealt

    def cards_in_sight(self) -> int:
        """Count the visible cards of the three hands."""
        scene = self.desk.scene
        hands = [one.key for one in scene.arrangement.sprites if one.key.startswith("hand ")]
        hands += [one.key for one in scene.arrangement.hand]
        return sum(scene.card_item(key).isVisible() for key in hands)

    def shows(self, colour: QColor) -> bool:
        """Return True if *colour* is anywhere in the picture of the table."""
        image = self.desk.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        return bytes((colour.blue(), colour.green(), colour.red(), 255)) in bytes(image.constBits())


@pytest.mark.usefixtures("plain_cards")
@pytest.mark.parametrize(
    ("game", "speeds"), [("renegado", (Speed.CALM, Speed.BRISK)), ("homme_auvergne", (Speed.BRISK,))]
)
def test_no_face_is_seen_before_the_hand_is_dealt(seated, qtbot, game, speeds):
    """No face is seen in a table's first deal or in the next, whatever moved before and at any speed."""
    dealer = Dealer(seated(late=True, ruleset=game, deals=None), qtbot)
    seen_early = []
    for speed in speeds:
        dealer.deals_at(speed)
        seen_early += [at for at in dealer.frames() if dealer.shows(FACE) and not dealer.hand_lies_there()]

    assert [] == seen_early


def test_a_card_that_has_not_left_the_heap_is_hidden(seated, qtbot):
    """At first the pack alone is seen, whose top layer is the last card; the packets follow one another."""
    dealer = Dealer(seated(late=True, deals=None), qtbot)
    dealer.deals_at(Speed.BRISK)

    visible = [dealer.cards_in_sight() for _ in dealer.frames()]

    assert 1 == visible[0]
    assert 27 == visible[-1]
    assert sorted(visible) == visible


@pytest.mark.usefixtures("plain_cards")
def test_the_cards_fly_face_down_and_turn_over_before_the_motion_ends(seated, qtbot):
    """Only backs are seen in the first frame, and only faces in the last."""
    dealer = Dealer(seated(late=True, deals=None), qtbot)
    dealer.deals_at(Speed.CALM)

    seen = [(dealer.shows(BACK), dealer.shows(FACE)) for _ in dealer.frames()]

    assert (True, False) == seen[0]
    assert (True, True) == seen[-1]


def test_a_won_trick_turns_face_down_on_its_way(seated, qtbot):
    """The trick takes off above everything else, and is a packet of backs before it lands."""
    app = seated(late=True, preferences=replace(STILL, speed=Speed.CALM))
    (motion,) = app.desk.player.findChildren(QVariantAnimation)
    person = MouseUser(app, qtbot)
    person.play(person.play_to(PlayRequest).cards[0])
    person.wait(lambda: is_taken(app))

    taken = [flight for _, flight in app.desk.scene._flights]
    assert {flight.end.card for flight in taken} == {flight.side(0) for flight in taken}
    assert {HIDDEN} == {flight.side(motion.duration() - 1) for flight in taken}


def is_taken(app: App) -> bool:
    """Return True once a whole trick leaves the table, hurrying everything before that."""
    flights = [flight for _, flight in app.desk.scene._flights]
    taken = len(flights) == 3 and all(flight.leaves_the_table for flight in flights)
    if not taken:
        app.desk.player.hurry()
    return taken
