"""The table in its window: clicks, refusals, motion, resizing, screen readers and pictures."""

import time

import pytest
from conftest import STILL, sitting_at
from dialect import auction, dealt, exchanging, one, playing
from opponents import QuickPlayers, program
from person import KeyUser, MouseUser
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from wording import said

from ombre_desktop.engine import Card, ExchangeRequest, PlayCard, TrumpRequest
from ombre_desktop.storage.display_options import CardClick, Deck, HandOrder, IndexSize, Speed
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.past import Past
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table import deck_art
from ombre_desktop.ui.table.arrangement import LIFT, arrange
from ombre_desktop.ui.table.tucking import YIELD
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.refusals import refusal_sentence, withheld_sentence
from ombre_desktop.value import replace

CALM = replace(STILL, speed=Speed.CALM)
HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"


def spades_are_led():
    """Return a deal in which seat 3 has led a spade, and the person may play only their two spades."""
    return playing("renegado", trump="H", ombre=2, hands=HANDS, dealer=2).play("3 SJ")


def trump_is_led():
    """Return a deal in which seat 3 has led a small trump, and the person's only trump is spadille."""
    hands = "1 SA S4 D5; 2 SQ S5 CK; 3 H4 S6 C7"
    return playing("renegado", trump="H", ombre=3, hands=hands, dealer=2).play("3 H4")


def the_person_leads():
    """Return a deal before its first card, with the person as the eldest."""
    return playing("renegado", trump="H", hands=HANDS)


def tip_of(app: App) -> str:
    """Return the text of the bubble, empty if there is none."""
    tip = app.desk.dock._tip
    return tip.accessibleName() if tip is not None and tip.isVisible() else ""


def moves(app: App) -> int:
    return len(app.controller.sitting.state.history)


def check_scene(app: App) -> None:
    """Check that the scene shows exactly the view, and nothing is in the air."""
    desk, controller = app.desk, app.controller
    picture = picture_of(controller.view, controller.sitting)
    staging = replace(desk.player.staging, sorting=desk.player.own.sorting, badges=desk.player.badges)
    ranking = controller.view.position.ranking
    expected = arrange(picture, desk.scene.brush.layout, ranking, staging)
    assert expected == desk.scene.arrangement
    # The card with the ring is lifted, and its neighbours make room.
    most: dict[Card, float] = {}
    for row in (expected.hand, expected.thrown):
        cards = [sprite.card for sprite in row]
        if desk.view.framed in cards:
            at = cards.index(desk.view.framed)
            most = dict.fromkeys(cards[max(0, at - 1) : at + 2], YIELD) | {cards[at]: LIFT}
    for sprite in expected.sprites:
        away = desk.scene.card_item(sprite.key).pos() - sprite.place.centre
        free = 1.01 * most.get(sprite.card, 0) * desk.scene.brush.layout.unit
        assert away.manhattanLength() <= free, sprite.key
    cards = [item for item in desk.scene.items() if type(item).__name__ == "CardItem"]
    assert len(expected.sprites) == len(cards)


# The boards beside the table.


def test_the_last_trick_is_put_away_with_its_sitting(seated, qtbot):
    """The next sitting may use another pack, and may have a last trick of its own."""
    played = playing("renegado", trump="H", ombre=2, hands=HANDS, dealer=2).play("3 SJ SK S5")
    app = seated(deal=played)
    board = app.desk.dock.standing.boards.last_trick
    qtbot.waitUntil(lambda: app.desk.player.is_idle)
    app.desk.dock.use(Tool.LAST_TRICK)
    was_open = board.isVisible()

    app.controller.open(sitting_at(played))

    assert was_open
    assert not board.isVisible()


def test_there_is_no_last_trick_before_the_first(seated):
    """The button can be pressed before the table has learned that there is no last trick."""
    app = seated(deal=the_person_leads())

    app.desk.dock.use(Tool.LAST_TRICK)

    assert not app.desk.dock.standing.boards.last_trick.isVisible()


# Clicks.


def test_a_card_that_may_not_be_played_says_why(seated, qtbot):
    """The refusal's sentence appears over the card, and nothing is played."""
    app = seated(deal=spades_are_led())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = moves(app)

    person.click_card(one("D5"))

    refused = app.controller.refusal(PlayCard(one("D5")))
    assert refusal_sentence(refused, Deck.SPANISH) == tip_of(app)
    assert before == moves(app)
    assert app.desk.hand.staging.raised is None


@pytest.mark.parametrize(("size", "text_size"), [((900, 600), 100), ((900, 600), 200), ((1280, 800), 150)])
def test_a_bubble_covers_no_button_and_cuts_no_words(seated, qtbot, size, text_size):
    """The buttons stay in sight, whichever card it belongs to; words that it would hide are left out."""
    preferences = replace(STILL, text_scale=text_size / 100)
    app = seated(deal=exchanging("entrada"), size=size, preferences=preferences)
    MouseUser(app, qtbot).wait_for_turn()
    dock = app.desk.dock
    assert dock.panel.words

    for proxy in app.desk.view.proxies:
        sentence = "Spades were led: you must follow suit, unless you withhold a matador."
        app.desk.voice.explain(sentence, proxy.card, "1.9")

        under = [place for place in dock.panel.places if place.intersects(dock._tip.place)]
        assert [] == [place for place in under if place not in dock.panel.yielding]
        assert all(map(dock.panel.is_covered, under))


def test_a_card_that_is_dragged_and_may_not_be_played_goes_back(seated, qtbot):
    """A drag is refused like a click, and the card returns to its place."""
    app = seated(deal=spades_are_led())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = moves(app)

    person.drag(one("D5"), app.desk.scene.brush.layout.centre.trick[0].centre)

    assert "" != tip_of(app)
    assert before == moves(app)
    check_scene(app)


def test_one_click_raises_and_plays_nothing(seated, qtbot):
    """A click on another card raises that one instead, and Escape lowers it."""
    app = seated(deal=spades_are_led())
    person = KeyUser(app, qtbot)
    mouse = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = moves(app)

    mouse.click_card(one("SK"))
    raised = [app.desk.hand.staging.raised]
    mouse.click_card(one("S4"))
    raised.append(app.desk.hand.staging.raised)
    person.escape()
    raised.append(app.desk.hand.staging.raised)

    assert [one("SK"), one("S4"), None] == raised
    assert before == moves(app)


def test_the_gold_button_plays_the_raised_card(seated, qtbot):
    """The button names the card that it plays."""
    app = seated(deal=spades_are_led())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.click_card(one("S4"))

    person.press(person.button(said("panels.play_button.1", card="the 4 of swords")))

    assert ((2, one("SJ")), (0, one("S4"))) == app.desk.player.picture.trick[:2]


def test_a_click_plays_where_one_is_enough(seated, qtbot):
    """The change of the preference takes effect at once."""
    app = seated(deal=spades_are_led(), preferences=replace(STILL, play=CardClick.PLAY_AT_ONCE))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = moves(app)

    person.click_card(one("S4"))

    assert before + 1 <= moves(app)


def test_a_matador_that_may_be_withheld_says_so(seated, qtbot):
    """The raised card shows the note, and may still be played."""
    app = seated(deal=trump_is_led())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    person.click_card(one("SA"))

    ranking = app.controller.view.position.ranking
    assert withheld_sentence(one("SA"), ranking) == tip_of(app)
    assert "" == app.desk.dock._tip.rule
    assert one("SA") is app.desk.hand.staging.raised


def test_thrown_cards_come_back(seated, qtbot):
    """A click on the heap, the button or a drag brings a thrown card back."""
    app = seated(deal=exchanging("entrada"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    first, second, third = app.controller.view.hand[:3]
    for card in (first, second, third):
        person.click_card(card)

    person.click_card(first)
    heap = [app.desk.hand.staging.thrown]
    person.press(person.button(said("deeds._DEEDS.TAKE_BACK.1")))
    heap.append(app.desk.hand.staging.thrown)
    person.drag(second, app.desk.scene.brush.layout.seats[0].hand.places(9)[4].centre)
    heap.append(app.desk.hand.staging.thrown)

    assert [(second, third), (second,), ()] == heap
    check_scene(app)


def test_what_is_taken_back_is_what_was_done_last(seated, qtbot):
    """The menu's key and the tool first take back the thrown cards, then the decision before."""
    app = seated(deal=auction("pass pass", dealer=1))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    person.letter("E")  # entrada
    qtbot.waitUntil(lambda: isinstance(person.asked, TrumpRequest))
    person.letter("1")
    qtbot.waitUntil(lambda: isinstance(person.asked, ExchangeRequest))
    before = moves(app)
    for card in app.controller.view.hand[:2]:
        app.desk.hand._choose(card)
    tool = app.desk.dock.standing.tools.tool(Tool.TAKE_BACK)
    assert tool.isEnabled()

    QTest.keyClick(app.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert 1 == len(app.desk.hand.staging.thrown)
    tool.click()
    assert () == app.desk.hand.staging.thrown
    assert before == moves(app)

    QTest.keyClick(app.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert before - 1 == moves(app)


def test_a_card_can_be_taken_back_before_anything_is_decided(seated, qtbot, monkeypatch):
    """Without an earlier decision, menu and tool are enabled only while a card lies thrown."""
    monkeypatch.setattr(Past, "can_go_back", lambda *_: False)
    app = seated(deal=exchanging("entrada"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    entry, tool = app.menus.actions[Command.TAKE_BACK], app.desk.dock.standing.tools.tool(Tool.TAKE_BACK)
    usable = [(entry.isEnabled(), tool.isEnabled())]

    person.click_card(app.controller.view.hand[0])
    usable.append((entry.isEnabled(), tool.isEnabled()))
    entry.trigger()
    usable.append((entry.isEnabled(), tool.isEnabled()))

    assert [(False, False), (True, True), (False, False)] == usable


def test_no_more_can_be_thrown_than_is_allowed(seated, qtbot):
    """The extra card stays in the hand, with a note that says why."""
    app = seated(deal=exchanging("entrada", house="ombre_max=8"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    hand = app.controller.view.hand

    for card in hand:
        person.click_card(card)

    assert hand[:8] == app.desk.hand.staging.thrown
    assert "8" in tip_of(app)


# Motion.


def test_a_resize_in_mid_flight_lands_everything(seated, qtbot):
    """Every card lands where the new layout has it."""
    app = seated(deal=spades_are_led(), preferences=CALM)
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("S4"))
    qtbot.waitUntil(lambda: bool(app.desk.scene._flights))

    app.window.resize(1000, 700)
    qtbot.waitUntil(lambda: app.desk.scene.sceneRect().width() == 1000)
    qtbot.waitUntil(lambda: [] == app.desk.scene._flights)

    person.wait_for_turn()
    check_scene(app)


def test_a_switch_of_the_deck_in_mid_flight_lands_everything(seated, qtbot):
    """The game continues with the other deck."""
    app = seated(deal=spades_are_led(), preferences=CALM)
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("S4"))
    qtbot.waitUntil(lambda: bool(app.desk.scene._flights))

    app.menus.actions[Command.SWITCH_DECK].trigger()
    qtbot.waitUntil(lambda: [] == app.desk.scene._flights)

    assert Deck.FRENCH is app.preferences.deck
    person.wait_for_turn()
    check_scene(app)


def test_a_click_hurries(seated, qtbot):
    """The first click makes flying cards land."""
    app = seated(deal=spades_are_led(), preferences=CALM, runner=QuickPlayers(patient=True))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("S4"))
    qtbot.waitUntil(lambda: bool(app.desk.scene._flights))

    person.hurry()

    assert [] == app.desk.scene._flights
    qtbot.waitUntil(lambda: app.desk.player.is_idle)
    check_scene(app)


def test_a_trick_stays_until_it_is_clicked_away(seated, qtbot):
    """With that preference, no time limit clears the trick away."""
    stays = replace(STILL, trick_hold=None)
    players = QuickPlayers(patient=True)
    app = seated(deal=spades_are_led(), preferences=stays, runner=players)
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("S4"))
    players.speak(PlayCard(one("SQ")))
    qtbot.waitUntil(lambda: app.desk.player.holds)

    assert not app.desk.player._pause.isActive()
    assert 3 == len(app.desk.player.picture.trick)
    person.hurry()
    assert () == app.desk.player.picture.trick


@pytest.mark.parametrize("speed", Speed, ids=lambda speed: speed.value)
def test_every_speed_shows_the_same(seated, qtbot, speed):
    """The steps lead to the same table at any speed."""
    app = seated(deal=the_person_leads(), preferences=replace(STILL, speed=speed))
    person = MouseUser(app, qtbot)

    person.play_to(object)
    person.answer(person.asked)
    person.wait_for_turn()

    check_scene(app)


def test_the_scene_arrived_at_is_the_scene_rebuilt(seated, qtbot):
    """The two scenes agree at every question of a deal."""
    app = seated("rebuilt")
    person = MouseUser(app, qtbot)

    while (asked := person.wait_for_turn()) is not None:
        check_scene(app)
        person.answer(asked)

    check_scene(app)


@pytest.mark.parametrize("order", HandOrder, ids=lambda order: order.value)
def test_every_order_shows_the_whole_hand(seated, order):
    """The hand shows each card once, under its own button."""
    app = seated(deal=exchanging("entrada"), preferences=replace(STILL, sort=order))

    assert set(app.controller.view.hand) == {proxy.card for proxy in app.desk.view.proxies}
    assert 9 == len(app.desk.view.proxies)


# Closing, taking back.


def test_closing_is_immediate_while_somebody_thinks(seated, qtbot):
    """A process that sleeps delays nobody."""
    sleeps = PlayerRunner(command=program("import time; time.sleep(60)"))
    app = seated(deal=auction("pass"), runner=sleeps)
    qtbot.waitUntil(lambda: sleeps.process.number > 0)
    begun = time.monotonic()

    app.window.close()

    assert time.monotonic() - begun < 1


def test_a_whole_deal_with_the_real_process(seated, qtbot):
    """The players decide in a process of their own."""
    app = seated("the real process", runner=PlayerRunner())
    person = KeyUser(app, qtbot)

    person.play_deal()

    assert app.controller.sitting.state.is_over
    assert 1 == len(app.controller.sitting.rows)


def test_taking_back_lays_the_table_as_it_was(seated, qtbot):
    """The card is in the hand again and may be played."""
    app = seated(deal=spades_are_led())
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = app.desk.scene.arrangement
    person.play(one("S4"))
    person.wait_for_turn()

    person.press(app.desk.dock.standing.tools.tool(Tool.TAKE_BACK))
    person.wait_for_turn()

    assert before == app.desk.scene.arrangement
    check_scene(app)


# Screen readers.


def accessible(widget: QWidget):
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def name_of(widget: QWidget) -> str:
    return accessible(widget).text(QAccessible.Text.Name)


def test_every_card_has_its_name(seated, qtbot):
    """The name has a matador's title, and tells whether the card may be played."""
    app = seated(deal=trump_is_led())
    MouseUser(app, qtbot).wait_for_turn()

    names = {name_of(proxy) for proxy in app.desk.view.proxies}

    assert {"spadille, the ace of swords", "four of swords", "five of coins"} == names


def test_a_card_that_may_not_be_played_is_described_so(seated, qtbot):
    """The description is the refusal's sentence."""
    app = seated(deal=spades_are_led())
    MouseUser(app, qtbot).wait_for_turn()
    refused = app.controller.refusal(PlayCard(one("D5")))

    said = accessible(app.desk.view.proxy(one("D5"))).text(QAccessible.Text.Description)

    assert refusal_sentence(refused, Deck.SPANISH) == said


@pytest.mark.parametrize("deal", [dealt(), auction("entrada pass pass"), exchanging("entrada")])
def test_every_button_has_a_name(seated, qtbot, deal):
    """The name includes the key that presses the button."""
    app = seated(deal=deal)
    MouseUser(app, qtbot).wait_for_turn()

    buttons = app.desk.dock.panel.buttons
    assert buttons
    assert all("Key" in name_of(button) for button in buttons)


def test_press_plays_a_card(seated, qtbot):
    """The accessible press plays a card as a click does."""
    app = seated(deal=spades_are_led(), preferences=replace(STILL, play=CardClick.PLAY_AT_ONCE))
    MouseUser(app, qtbot).wait_for_turn()
    before = moves(app)

    accessible(app.desk.view.proxy(one("S4"))).actionInterface().doAction("Press")

    qtbot.waitUntil(lambda: moves(app) > before)


def test_the_focus_goes_along_the_hand(seated, qtbot):
    """Tab moves from card to card as they lie, from the left."""
    app = seated(deal=exchanging("entrada"))
    person = KeyUser(app, qtbot)
    person.wait_for_turn()
    app.desk.view.focus_hand()

    walked = []
    for _ in range(9):
        walked.append(QApplication.focusWidget())
        person.tab()

    assert list(app.desk.view.proxies) == walked
    assert QApplication.focusWidget() not in walked


# Pictures.

PHASES = {
    "auction": dealt(),
    "trump": auction("entrada pass pass"),
    "exchange": exchanging("entrada"),
    "play": spades_are_led(),
}


def picture(app: App) -> QImage:
    app.desk.wait_until_painted()
    QApplication.processEvents()
    return app.window.grab().toImage()


def test_every_phase_has_a_picture_of_its_own(seated, qtbot):
    """No picture is blank, and no two are the same."""
    app = seated(None, size=(960, 640))
    shots = []
    for deal in PHASES.values():
        app.resume(sitting_at(deal))
        MouseUser(app, qtbot).wait_for_turn()
        shots.append(picture(app))

    assert all(colours(shot) > 200 for shot in shots)
    assert all(a != b for at, a in enumerate(shots) for b in shots[:at])


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


def place_of(widget: QWidget, app: App) -> QRect:
    """Return a widget's place in the table's window."""
    return QRect(widget.mapTo(app.desk.view.viewport(), widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("deal", PHASES.values(), ids=PHASES)
@pytest.mark.parametrize("text_size", [100, 200])
def test_nothing_stands_outside_the_window(seated, qtbot, deal, text_size):
    """Every button and every card is whole, with large text as well, in a small window."""
    app = seated(deal=deal, preferences=replace(STILL, text_scale=text_size / 100), size=(960, 640))
    MouseUser(app, qtbot).wait_for_turn()
    whole = app.desk.view.viewport().rect()

    dock = app.desk.dock
    shown = [*dock.panel.buttons, *dock.standing.tools.buttons, *app.desk.view.proxies]
    cut = [one for one in shown if not whole.contains(place_of(one, app))]
    assert [] == [widget.accessibleName() for widget in cut]


@pytest.mark.parametrize("order", [HandOrder.TRUMPS_APART, HandOrder.BY_RANK], ids=lambda order: order.value)
def test_the_index_of_every_card_can_be_seen_and_clicked(seated, qtbot, order):
    """Nothing lies over the strip that a card's neighbours leave free."""
    app = seated(deal=exchanging("entrada"), preferences=replace(STILL, sort=order))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    for proxy in app.desk.view.proxies:
        top = proxy.mapTo(app.window, proxy.rect().topLeft()) + proxy.rect().center() / 2
        assert proxy is app.window.childAt(top)
        assert proxy.width() > 25


def test_another_print_of_the_cards_is_taken_in_the_middle_of_a_trick(seated):
    """The table and the panels show the new print, but nothing moves and no question is repeated."""
    app = seated(deal=spades_are_led())
    desk, history, liked = app.desk, moves(app), replace(STILL, index=IndexSize.JUMBO)

    app.prefer(liked)
    desk.wait_until_painted()
    QApplication.processEvents()

    king = next(one for one in desk.scene.arrangement.hand if one.card == Card.parse("SK"))
    drawn = desk.art.pixmap(desk.deck, king.card, king.place.size, desk.scene.brush.ratio)
    size = drawn.size().toTuple()
    jumbo = deck_art.render(desk.deck, "SK", size, print_of(liked))
    assert drawn.toImage().convertToFormat(jumbo.format()) == jumbo
    assert print_of(liked) == desk.dock.context.printed
    assert history == moves(app)


def test_the_cards_in_the_hand_are_named_once_when_the_person_is_asked(seated, qtbot, monkeypatch):
    """To name those that are refused takes a third of a frame."""
    app = seated(deal=the_person_leads())
    KeyUser(app, qtbot).wait_for_turn()
    named = []
    name_cards = app.desk.voice.name_cards
    monkeypatch.setattr(app.desk.voice, "name_cards", lambda: named.append(name_cards()))

    app.desk._conductor._ask(app.request)

    assert 1 == len(named)
    assert all(proxy.accessibleName() for proxy in app.desk.view.proxies)
