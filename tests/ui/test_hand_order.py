"""The order of the person's hand: as the preferences have it, and as cards are moved within it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from conftest import STILL, sitting_at
from dialect import exchanging, one, playing
from person import KeyUser, MouseUser
from PySide6.QtCore import QPointF, Qt
from wording import said

from ombre_desktop.engine import Card, Cards, Discard
from ombre_desktop.storage.display_options import HandOrder
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import HandDocument, PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_preferences import with_hand
from ombre_desktop.value import replace

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"
SORTED = "H4 SK S4 D5"


def cards(names: str) -> Cards:
    return tuple(map(one, names.split()))


def hand(person: MouseUser | KeyUser) -> Cards:
    """Return the cards as they lie, from the left."""
    sprites = sorted(person.desk.scene.arrangement.hand, key=lambda sprite: sprite.place.centre.x())
    return tuple(sprite.card for sprite in sprites)


def over(person: MouseUser, card: Card) -> QPointF:
    (place,) = (sprite.place for sprite in person.desk.scene.arrangement.hand if sprite.card is card)
    return place.centre - QPointF(12, 0)


@pytest.fixture
def mouse(seated, qtbot) -> MouseUser:
    """Provide a person with a mouse who has to lead."""
    person = MouseUser(seated(deal=playing("renegado", trump="H", hands=HANDS), preferences=STILL), qtbot)
    person.wait_for_turn()
    return person


def test_the_highest_cards_may_be_at_the_right(mouse):
    """The groups and the cards in each group are in the reverse order."""
    assert cards(SORTED) == hand(mouse)

    mouse.app.prefer(replace(STILL, sort_reversed=True))
    mouse.desk.wait_until_painted()

    assert cards("D5 S4 SK H4") == hand(mouse)


def test_a_card_dragged_within_the_hand_stays_there(mouse):
    """The card is neither played nor raised, and the arrow keys follow the new order."""
    mouse.drag(one("D5"), over(mouse, one("SK")))

    assert cards("H4 D5 SK S4") == hand(mouse)
    assert hand(mouse) == tuple(proxy.card for proxy in mouse.desk.view.proxies)
    assert () == mouse.desk.player.picture.trick


def test_a_card_dragged_over_the_hand_to_be_played_moves_no_other(mouse):
    """The cards that it passes make room for it and close up again."""
    proxy = mouse.desk.view.proxy(one("D5"))
    mouse.desk.view.hand_zone.cards.dragged.emit(proxy.card, over(mouse, one("H4")))
    on_the_way = hand(mouse)
    mouse.desk.view.hand_zone.cards.dragged.emit(proxy.card, QPointF(640, 300))

    mouse.desk.view.hand_zone.cards.dropped.emit(proxy.card, QPointF(640, 300))

    assert cards(SORTED) != on_the_way
    assert (0, one("D5")) == mouse.desk.player.picture.trick[0]
    assert cards("H4 SK S4") == hand(mouse)


def test_moved_cards_keep_their_places_through_the_deal(mouse):
    """The order lasts into the next trick, until the command sorts the hand again."""
    mouse.drag(one("D5"), over(mouse, one("SK")))
    mouse.play(one("SK"))
    mouse.wait_for_turn()
    moved = hand(mouse)

    mouse.app.do(Command.SORT_HAND)

    assert cards("H4 D5 S4") == moved
    assert cards("H4 S4 D5") == hand(mouse)
    assert not mouse.app.menus.actions[Command.SORT_HAND].isEnabled()


def test_keys_move_a_card_and_say_where_it_is(seated, qtbot, monkeypatch):
    """Ctrl and an arrow move the card, but not beyond the end of the hand."""
    person = KeyUser(seated(deal=playing("renegado", trump="H", hands=HANDS)), qtbot)
    person.wait_for_turn()
    heard = []
    monkeypatch.setattr(person.desk.announcer, "answer", heard.append)
    person.walk_to(one("SK"))

    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left):
        qtbot.keyClick(person.desk.view.proxy(one("SK")), key, Qt.KeyboardModifier.ControlModifier)

    assert cards("SK H4 S4 D5") == hand(person)
    assert [said("spoken.moved_sentence", card="king of swords", at=1, number=4)] == heard
    assert person.desk.view.proxy(one("SK")).hasFocus()


def test_a_card_drawn_goes_to_its_place_among_moved_ones(seated, qtbot):
    """The moved cards stay, and the new ones join their suits."""
    person = KeyUser(seated(deal=exchanging("entrada")), qtbot)
    asked = person.wait_for_turn()
    first, *_, last = hand(person)
    person.desk.player.own.move((last, *(card for card in hand(person) if card is not last)))
    thrown = (first,) * asked.minimum
    person.controller.submit(Discard(thrown))

    person.wait_for_turn()

    assert last is hand(person)[0]
    assert 9 == len(hand(person))


def test_moved_cards_leave_no_gaps_between_scattered_suits(mouse):
    """A gap means that another suit begins, which is not true of moved cards."""
    mouse.drag(one("D5"), over(mouse, one("S4")))
    places = [sprite.place.centre.x() for sprite in mouse.desk.scene.arrangement.hand]
    steps = {round(after - before) for before, after in pairwise(places)}

    assert cards("H4 SK D5 S4") == hand(mouse)
    assert max(steps) - min(steps) <= 1


def test_a_hand_moved_in_one_deal_is_sorted_in_the_next(mouse):
    """The order is not kept, since another deal has other cards."""
    mouse.drag(one("D5"), over(mouse, one("SK")))
    own = mouse.desk.player.own

    own.turn_to(replace(mouse.controller.sitting, game_id="another"))

    assert () == own.sorting.own
    assert HandOrder.TRUMPS_APART is own.sorting.order


def test_moved_cards_are_held_so_after_a_restart(seated, qtbot, tmp_path):
    """The order is saved when the window closes, and restored with its deal."""
    folders = Folders.of({"OMBRE_HOME": str(tmp_path)})
    deal = playing("renegado", trump="H", hands=HANDS)
    before = MouseUser(seated(deal=deal, preferences=STILL), qtbot)
    before.app.keep_with(Keeper(folders), PreferencesDocument())
    before.wait_for_turn()
    before.drag(one("D5"), over(before, one("SK")))
    before.app.window.close()

    app = seated(None, preferences=STILL)
    keeper = Keeper(folders)
    app.keep_with(keeper, keeper.load().preferences)
    app.resume(sitting_at(deal))
    after = MouseUser(app, qtbot)
    after.wait_for_turn()

    assert cards("H4 D5 SK S4") == hand(after)


def test_a_kept_hand_of_cards_that_do_not_exist_is_none(tmp_path):
    """The other preferences are still read."""
    path = tmp_path / "preferences.json"
    PreferencesStore(path).write(PreferencesDocument(hand=HandDocument("a 1", ("H4", "X9")), language="es"))

    loaded = PreferencesStore(path).read()

    assert (None, "es") == (loaded.document.hand, loaded.document.language)


def test_an_empty_hand_is_not_kept():
    """The person has played their last card when the window closes."""
    assert with_hand(PreferencesDocument(), "a 1", ()).hand is None
