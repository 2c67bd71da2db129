"""The draw for the first deal at the table: seen, told, hurried, kept."""

import pytest
from conftest import STILL
from opponents import QuickPlayers
from person import KeyUser, MouseUser
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QDialog
from wording import said

from ombre_desktop.engine import Card, Seat
from ombre_desktop.engine.events import CardsDrawn, Dealt, FirstDealerFound, Paid
from ombre_desktop.engine.shuffle import Draw, DrawRule
from ombre_desktop.storage.display_options import Deck, Speed
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.dialogs.company import company_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.table.arrangement import DRAWN
from ombre_desktop.ui.texts.draw import end_draw_button
from ombre_desktop.ui.texts.panels import spoken_button
from ombre_desktop.value import replace

CALM = replace(STILL, speed=Speed.CALM)
WAITS = replace(STILL, trick_hold=None)
"""Preferences under which the drawn cards lie until somebody clicks."""


def draw_of(text: str, *, rule: DrawRule = DrawRule.HIGH_CARD, dealer: int) -> Draw:
    """Return a draw from its text, as "1 H6  2 CA", with seats numbered from 1."""
    words = text.split()
    drawn = tuple(
        (Seat(int(who) - 1), Card.parse(card)) for who, card in zip(words[::2], words[1::2], strict=True)
    )
    return Draw(rule, drawn, Seat(dealer - 1))


KING = draw_of("1 H6 2 CA 3 SK", dealer=3)


def shown(app) -> list[type]:
    """Return a list that gets the kind of everything shown from now on."""
    kinds: list[type] = []
    app.desk.told.connect(lambda event: kinds.append(type(event)))
    return kinds


def is_drawn(app) -> bool:
    """Return True while the drawn cards lie there and have named a dealer."""
    picture = app.desk.player.picture
    return picture is not None and bool(picture.drawn) and picture.dealer is not None


def cards_before(app, seat: int) -> list[str]:
    """Return the cards that lie face up before a seat, the lowest first."""
    layout, lies = app.desk.scene.brush.layout, app.desk.scene.arrangement.sprites
    mine = [one for one in lies if one.key.startswith(DRAWN)]
    for count in range(len(mine), 0, -1):
        places = layout.drawn(seat, count)
        heap = [str(one.card) for place in places for one in mine if one.place == place]
        if len(heap) == count:
            return heap
    return []


@pytest.fixture
def waiting(seated, qtbot):
    """Provide a table at which the draw lies until somebody goes on."""
    app = seated(preferences=WAITS, drawn=KING, runner=QuickPlayers(patient=True))
    qtbot.waitUntil(lambda: is_drawn(app) and app.desk.player.holds)
    qtbot.waitUntil(lambda: app.desk.dock.standing is not None)
    qtbot.waitUntil(app.desk.dock.standing.draw.isVisible)
    return app


def test_a_sitting_begins_with_the_draw(seated, qtbot):
    """The ante and the cards come after the draw and not before."""
    app = seated(None, runner=QuickPlayers(patient=True))
    kinds = shown(app)
    sitting = new_sitting(FIRST_GAME, "You")

    app.controller.open(sitting)
    assert app.controller.sitting.state is None
    MouseUser(app, qtbot).until(lambda: Dealt in kinds)

    assert [CardsDrawn, FirstDealerFound, Paid, Dealt] == kinds
    assert sitting.draw.dealer == app.controller.view.position.dealer


def test_everybody_has_his_card_before_him(waiting):
    """The dealer also reads that they deal."""
    assert [["H6"], ["CA"], ["SK"]] == [cards_before(waiting, seat) for seat in range(3)]
    now, scenery = waiting.desk.situation, waiting.desk.scenery
    assert said("seats.dealing_words") == scenery.facts(now, Seat(2)).words
    assert 37 == waiting.desk.player.picture.talon


def test_before_the_draw_has_named_one_nobody_has_a_place(seated, qtbot):
    """Nobody is called dealer or eldest yet."""
    app = seated(preferences=CALM, drawn=KING, runner=QuickPlayers(patient=True))
    qtbot.waitUntil(lambda: bool(app.desk.scene._flights))

    desk = app.desk
    facts = [desk.scenery.facts(desk.situation, Seat(n)) for n in range(3)]
    assert [("", False, "")] * 3 == [(one.role, one.deals, one.words) for one in facts]


def test_the_table_says_what_was_drawn(waiting):
    """The row, the corner and the log all tell it."""
    standing = waiting.desk.dock.standing

    assert standing.draw.words.startswith(said("draw._HIGHEST.1", name="Doña Inés"))
    assert standing.draw.words == standing.draw.accessibleName()
    assert said("draw.draw_title") == standing.contract._title
    assert standing.draw.words == standing.log.lines[-1]


def test_the_deck_can_be_changed_while_the_draw_lies_there(seated, qtbot):
    """The words change with the cards in sight."""
    turned = draw_of("1 H6 2 SA", rule=DrawRule.BLACK_ACE, dealer=2)
    app = seated(preferences=WAITS, drawn=turned, runner=QuickPlayers(patient=True))
    qtbot.waitUntil(lambda: is_drawn(app) and app.desk.dock.standing is not None)
    row = app.desk.dock.standing.draw
    qtbot.waitUntil(
        lambda: row.words == said("draw._CARD_FALLS.1", card="the ace of swords", name="Don Hilario")
    )

    app.menus.actions[Command.SWITCH_DECK].trigger()

    assert Deck.FRENCH is app.desk.deck
    qtbot.waitUntil(
        lambda: row.words == said("draw._CARD_FALLS.1", card="the ace of spades", name="Don Hilario")
    )


@pytest.mark.parametrize("user", [MouseUser, KeyUser])
def test_one_hurry_ends_the_draw(waiting, qtbot, user):
    """A click on the table, or Enter, deals the cards and removes the row."""
    user(waiting, qtbot).hurry()

    qtbot.waitUntil(lambda: waiting.controller.sitting.state is not None)
    user(waiting, qtbot).until(lambda: waiting.desk.player.is_idle)
    assert () == waiting.desk.player.picture.drawn
    assert not waiting.desk.dock.standing.draw.isVisible()


def test_the_button_ends_the_draw(waiting, qtbot):
    """The button is found by its accessible name."""
    (button,) = waiting.desk.dock.standing.draw.buttons
    assert spoken_button(end_draw_button()) == button.accessibleName()

    QAccessible.queryAccessibleInterface(button).actionInterface().doAction("Press")

    qtbot.waitUntil(lambda: waiting.controller.sitting.state is not None)


def test_a_click_lands_what_is_drawn(seated, qtbot):
    """Any number of the drawn cards may still be in the air."""
    turned = draw_of("1 H6 2 HA 3 SK 1 D4 2 S5 3 D7 1 CA", rule=DrawRule.BLACK_ACE, dealer=1)
    app = seated(preferences=CALM, drawn=turned, runner=QuickPlayers(patient=True))
    qtbot.waitUntil(lambda: bool(app.desk.scene._flights))

    MouseUser(app, qtbot).hurry()

    assert [] == app.desk.scene._flights
    assert ["H6", "D4", "CA"] == cards_before(app, 0)


def test_nothing_moves_where_nothing_is_to_move(seated, qtbot):
    """The drawn cards lie there even without motion."""
    app = seated(preferences=STILL, drawn=KING, runner=QuickPlayers(patient=True))
    flown = []
    app.desk.scene.changed.connect(lambda _: flown.extend(app.desk.scene._flights))

    qtbot.waitUntil(lambda: is_drawn(app))

    assert ["SK"] == cards_before(app, 2)
    assert [] == flown


def test_where_chance_decides_nothing_is_shown(seated, qtbot):
    """By house rule nobody draws, so no card is shown."""
    app = seated(None, runner=QuickPlayers(patient=True))
    kinds = shown(app)

    app.controller.open(new_sitting(replace(FIRST_GAME, house="first_dealer=random"), "You"))
    MouseUser(app, qtbot).until(lambda: Dealt in kinds)

    assert [Paid, Dealt] == kinds


def test_a_sitting_left_during_the_draw_begins_with_the_same(seated, qtbot, tmp_path, waiting):
    """The save has the drawn cards, and no deal yet."""
    sitting = waiting.controller.sitting
    keeper = Keeper(Folders.of({"OMBRE_HOME": str(tmp_path)}))
    done = []
    keeper.write(replace(sitting, game_id="0" * 32), lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    app = seated(None, preferences=WAITS, runner=QuickPlayers(patient=True))

    app.resume(keeper.load().sitting)
    qtbot.waitUntil(lambda: is_drawn(app))

    assert KING == app.controller.sitting.draw
    assert app.controller.sitting.state is None
    keeper.close()


def test_a_first_deal_that_goes_on_has_the_draw_in_its_log(seated, qtbot):
    """The log has the draw, which is not shown again."""
    app = seated(drawn=KING, runner=QuickPlayers(patient=True))
    MouseUser(app, qtbot).until(lambda: app.controller.sitting.state is not None)
    sitting = app.controller.sitting
    again = seated(None, runner=QuickPlayers(patient=True))
    kinds = shown(again)

    again.resume(sitting)
    qtbot.waitUntil(lambda: again.desk.dock.standing is not None)
    qtbot.waitUntil(lambda: len(again.desk.dock.standing.log.lines) > 2)

    lines = again.desk.dock.standing.log.lines
    assert lines[0].endswith("Doña Inés draws the king of swords.")
    assert lines[1].startswith("Doña Inés has the highest card")
    assert [] == kinds


def test_another_sitting_leaves_no_card_to_be_named(seated, qtbot, waiting):
    """While the new draw lies there, the hand of the sitting before cannot be named."""
    app = seated(runner=QuickPlayers(patient=True))
    MouseUser(app, qtbot).until(lambda: len(app.desk.view.proxies) == 9)

    app.controller.open(waiting.controller.sitting)

    assert () == tuple(app.desk.view.proxies)


def test_the_tools_work_during_the_draw(waiting, qtbot):
    """The rules can be read before a card is dealt."""
    waiting.desk.dock.standing.tools.tool(Tool.RULES).click()

    qtbot.waitUntil(lambda: any(dialog.isVisible() for dialog in waiting.window.findChildren(QDialog)))


@pytest.mark.parametrize(
    ("game", "drawn", "text"),
    [
        ("two_handed", draw_of("1 CQ 2 DQ 1 DJ 2 D4", dealer=1), 200),
        ("french", draw_of("1 SK 2 HK 3 CK 1 SA 2 S4 3 H3", dealer=2), 150),
        ("four_handed", draw_of("1 H6 2 CA 3 SK 4 D2", dealer=3), 200),
        ("five_handed", draw_of("1 HQ 2 C6 3 H5 4 DA 5 CQ 1 CK 5 S2", dealer=1), 100),
        ("five_handed", draw_of("1 HQ 2 C6 3 H5 4 DA 5 CQ 1 CK 5 S2", dealer=1), 200),
        ("homme_auvergne", draw_of("1 SQ 2 DA 3 HQ 4 DQ", dealer=4), 150),
    ],
)
def test_every_game_with_a_draw_shows_it(seated, qtbot, game, drawn, text):
    """Every drawn card lies before its player, inside the window, clear of the row and the counters."""
    wants = replace(WAITS, text_scale=text / 100)
    app = seated(None, preferences=wants, runner=QuickPlayers(patient=True), size=(1024, 700))
    seats = len(drawn.rounds[0])
    chosen = replace(FIRST_GAME, ruleset=game, seats=seats, opponents=company_of((), seats - 1))

    app.controller.open(replace(new_sitting(chosen, "You"), draw=drawn))
    qtbot.waitUntil(lambda: is_drawn(app) and app.desk.player.holds)
    app.desk.wait_until_painted()

    assert all(cards_before(app, seat) for seat in range(seats))
    lying = [one.place.bounds for one in app.desk.scene.arrangement.sprites if one.key.startswith(DRAWN)]
    row = app.desk.dock.standing.draw
    hollow = app.desk.scene.brush.layout.seats[0].hollow
    lying.append(QRectF(hollow.centre - QPointF(*hollow.size.toTuple()) / 2, hollow.size))
    assert all(QRectF(app.desk.view.viewport().rect()).contains(bounds) for bounds in lying)
    assert not any(place.intersects(bounds) for place in row.places for bounds in lying)
