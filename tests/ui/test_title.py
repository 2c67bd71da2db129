"""The first page on the empty table: its words, and the places to which its buttons lead."""

from __future__ import annotations

import dataclasses
from itertools import combinations, product

import pytest
from conftest import STILL
from dialect import auction
from person import MouseUser, dialog_of
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from test_trees import check

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.desk.title.offer import Rank
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.ease import LARGE, Ease
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_preferences import games_of
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.value import replace

FRENCH = replace(FIRST_GAME, ruleset="french", house="vole_bid_exchange=no", deals=6)


@pytest.fixture
def titled(seated):
    """Provide a function that shows the first page of a program in which *games* have been begun."""

    def show(*games, **window):
        app = seated(None, **window)
        for game in games:
            app.choices.remember(game)
        app.do(Command.FIRST_PAGE)
        return app

    return show


@pytest.fixture
def home(qapp, tmp_path):
    """Provide the keeper of an empty home."""
    found = Keeper(Folders.of({"OMBRE_HOME": str(tmp_path)}))
    yield found
    found.close()


def press(app, key) -> None:
    QTest.keyClick(app.window.focusWidget(), key)


def seats_of(app) -> tuple[str, ...]:
    return app.sitting.company.players[1:]


def option(app, strength) -> object:
    return app.desk.front.page._strengths[strength]


# The buttons.


def test_enter_opens_the_lessons(titled):
    """A beginner finds the lessons without searching, and the first question is asked at the table."""
    app = titled()

    press(app, Qt.Key.Key_Return)
    app.lessons.finish()

    assert app.lessons.is_on
    assert app.desk.front.page is None


def test_just_play_plays_at_once(titled):
    """Renegado for three begins without a dialog."""
    app = titled()

    press(app, Qt.Key.Key_J)

    assert ("renegado", 3) == (app.sitting.ruleset.name, app.sitting.ruleset.seats)
    assert () == app.boards.names
    assert app.desk.front.page is None


def test_the_page_goes_and_gives_the_keyboard_back(titled):
    """No tool gets the focus, since the next Enter would press it."""
    app = titled()

    press(app, Qt.Key.Key_J)

    assert app.window.hasFocus()


@pytest.mark.parametrize(("key", "name"), [(Qt.Key.Key_S, "new_game"), (Qt.Key.Key_O, "rules")])
def test_a_letter_opens_its_door(titled, key, name):
    app = titled()

    press(app, key)
    app.boards.finish()

    assert [name] == list(app.boards._open)


def test_belindas_game_leads_back_to_the_page(titled):
    """Nothing of Belinda's game stays on the table."""
    app = titled()
    press(app, Qt.Key.Key_B)
    app.boards.finish()
    assert app.replays.is_on

    app.replays.close()

    seat = app.desk.scene.seats[1]
    assert app.desk.front.page.isVisible()
    assert all(item.pixmap().isNull() for item in seat.items)
    assert app.desk.dock.standing is None


def test_the_line_at_the_foot_leads_to_the_comfort_of_the_preferences(titled):
    app = titled()

    app.desk.front.page._doors[Command.COMFORT].click()

    assert dialog_of(app, "preferences").isVisible()


def test_arrows_lead_from_door_to_door(titled):
    app = titled()
    first, second = app.desk.front.page.buttons[:2]
    assert first.hasFocus()

    press(app, Qt.Key.Key_Right)
    assert second.hasFocus()
    press(app, Qt.Key.Key_Left)

    assert first.hasFocus()


def test_a_table_with_a_sitting_has_no_first_page(seated):
    app = seated(deal=auction("pass"))

    app.do(Command.FIRST_PAGE)

    assert app.desk.front.page is None


def test_a_choice_of_a_game_that_is_cancelled_leads_back_to_the_page(titled):
    app = titled()
    press(app, Qt.Key.Key_S)

    dialog_of(app, "new_game").reject()

    assert app.desk.front.page.isVisible()


def test_nothing_stands_round_the_page(titled):
    """Neither a contract nor trumps are shown, even when the table is redrawn as pictures come."""
    app = titled()

    app.desk.gallery.hung.emit()
    app.desk._drawing.finish()

    assert app.desk.dock.standing is None


def test_after_the_end_of_a_sitting_the_table_is_cleared_for_the_page(seated, qtbot):
    """The table is cleared once the score sheet is closed."""
    app = seated("five tricks", deals=1, late=True)
    person = MouseUser(app, qtbot)
    person.play_deal()
    person.go_on()
    qtbot.waitUntil(lambda: "score_sheet" in app.boards._open)
    assert app.desk.front.page is None

    app.boards._open["score_sheet"].close()

    assert app.desk.front.page.isVisible()
    assert (None, ()) == (app.desk.dock.standing, app.desk.scene.arrangement.sprites)


def test_just_play_asks_nothing_in_the_middle_of_a_deal(seated):
    """The sitting at the table is left, and can be taken up again."""
    app = seated(deal=auction("pass"))
    before = app.sitting

    app.menus.actions[Command.JUST_PLAY].trigger()
    app.boards.finish()

    assert [] == list(app.boards._open)
    assert before.game_id != app.sitting.game_id


# Opponents.


def test_the_first_opponents_are_easy(titled):
    app = titled()

    press(app, Qt.Key.Key_J)

    assert ("novice-bold", "novice-cautious") == seats_of(app)


@pytest.mark.parametrize(
    ("strength", "level"),
    [(Strength.EASY, "novice"), (Strength.NORMAL, "steady"), (Strength.HARD, "expert")],
)
def test_another_strength_is_one_click(titled, strength, level):
    """Every opponent keeps their style."""
    app = titled()

    option(app, strength).click()
    press(app, Qt.Key.Key_J)

    assert (f"{level}-bold", f"{level}-cautious") == seats_of(app)


def test_somebody_who_has_played_goes_on_as_the_last_time(titled):
    """The same game begins again by the same house rules against the same people."""
    app = titled(FRENCH)

    assert option(app, None).isChecked()
    press(app, Qt.Key.Key_J)

    assert "french" == app.sitting.ruleset.name
    assert FRENCH.deals == app.sitting.deals_wanted
    assert ("steady-bold", "strong-cautious") == seats_of(app)


def test_another_strength_keeps_the_last_game(titled):
    app = titled(FRENCH)

    option(app, Strength.HARD).click()
    press(app, Qt.Key.Key_J)

    assert ("french", ("expert-bold", "expert-cautious")) == (app.sitting.ruleset.name, seats_of(app))


def kept_games(home) -> tuple:
    """Return the games that the next start would offer again."""
    return games_of(home.load().preferences)


@pytest.mark.parametrize(
    ("games", "rules"), [((), Topic.FIVE_MINUTES), ((FRENCH,), Topic.FRENCH)], ids=["none", "french"]
)
def test_between_sittings_the_rules_are_those_of_the_last_game(titled, games, rules):
    """The door of the first page leads to the five minutes after every game."""
    app, opened = titled(*games), []

    for command in (Command.RULES, Command.FIVE_MINUTES):
        app.do(command)
        app.boards.finish()
        opened.append(app.boards.open_board("rules").topic)

    assert opened == [rules, Topic.FIVE_MINUTES]


def test_the_next_start_has_the_opponents_of_this_one(home, seated, qtbot):
    """Easy opponents stay easy until another choice is made."""
    app = seated(None)
    app.keep_with(home, home.load().preferences)
    app.do(Command.FIRST_PAGE)

    press(app, Qt.Key.Key_J)
    qtbot.waitUntil(lambda: bool(kept_games(home)))

    assert ("novice-bold", "novice-cautious") == tuple(one.player for one in kept_games(home)[0].opponents)


def test_a_preference_is_no_game(home, seated, qtbot):
    """A person who only changed the deck is offered easy opponents the next time."""
    app = seated(None)
    app.keep_with(home, home.load().preferences)

    app.prefer(replace(app.preferences, deck=Deck.FRENCH))
    qtbot.waitUntil(lambda: "french" == home.load().preferences.deck.value)

    assert () == kept_games(home)


def test_a_game_whose_module_is_missing_gives_way_to_the_first(titled):
    app = titled(replace(FRENCH, ruleset="whist"))

    press(app, Qt.Key.Key_J)

    assert "renegado" == app.sitting.ruleset.name


# Words.


def test_a_language_is_spoken_at_once(titled):
    """The page, its letters and the menus change at once."""
    app = titled()

    app.desk.front.page._languages["es"].click()
    spoken = app.desk.front.page._strengths[Strength.EASY].accessibleName()
    app.speech.rest()

    assert "es" == app.preferences.language
    assert "Rivales: Fáciles" == spoken


def test_the_cards_are_named_as_they_are_drawn(titled):
    app = titled()
    assert "ace of swords" in app.desk.front.page.accessibleDescription()

    app.do(Command.SWITCH_DECK)
    app.desk._drawing.finish()

    assert Deck.FRENCH is app.preferences.deck
    assert "Spadille: ace of spades." in app.desk.front.page.accessibleDescription()


def test_the_tree_of_the_page_is_as_it_was(titled, qtbot):
    app = titled()
    app.desk.wait_until_painted()

    check(app, "title")


# Room.

LONG = replace(
    FIRST_GAME,
    ruleset="homme_auvergne",
    seats=5,
    opponents=USUAL_COMPANY,
)


SIZES = ((900, 600), (1024, 700), (1280, 800), (800, 1200))


@pytest.mark.parametrize("game", [(), (LONG,)], ids=["first", "long"])
def test_everything_has_its_place(titled, game):
    """At every shape of window and size of text, everything is inside the window and clear of the rest."""
    page = titled(*game).desk.front.page
    misplaced = []

    for size, text, ease in product(SIZES, (1.0, 1.5, 2.0), (Ease(), Ease(LARGE))):
        layout = layout_for(QSizeF(*size), 3, text, ease=ease)
        page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=text))
        places = [*page.places, page._places.line, page._label_place, *page._places.names]
        outside = [place for place in places if not layout.window.contains(place)]
        smaller = [place.adjusted(1, 1, -1, -1) for place in places]
        over = [(a, b) for a, b in combinations(smaller, 2) if a.intersects(b)]
        misplaced += [(size, text, found) for found in (*outside, *over)]

    assert [] == misplaced


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (2560, 1440)])
def test_the_title_card_keeps_clear_of_the_doors(titled, size):
    """Its paper holds all cards and names; neither paper nor ribbon reaches a button."""
    page = titled(size=size).desk.front.page
    paper, ribbon = page._paper(), page._ribbon()
    doors = [place for row in page._places.rows for place in row]

    assert all(paper.body.contains(name) for name in page._places.names)
    assert all(paper.outline.contains(card.bounds.center()) for card in page._places.cards)
    assert not [door for door in doors if door.intersects(paper.body) or door.intersects(ribbon)]


def test_without_cards_the_line_stands_on_a_sheet_over_the_pool(titled):
    """Large text needs the room of the title card; words across pool and rim would be hard to read."""
    page = titled().desk.front.page
    layout = layout_for(QSizeF(1024, 660), 3, 2.0)
    page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=2.0))
    plaque, pool = page._plaque(), layout.centre.pool

    assert (None, None) == (page._paper(), page._ribbon())
    assert plaque.contains(page._places.line)
    assert plaque.top() < pool.centre.y() - pool.radius
    assert not any(plaque.intersects(place) for row in page._places.rows for place in row)


def test_the_ribbon_keeps_off_the_rim_in_a_small_window(titled):
    """Its line is set smaller for it."""
    page = titled().desk.front.page
    layout = layout_for(QSizeF(1024, 676), 3)
    page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=1.0))

    assert layout.outline.ring(layout.rim).contains(page._ribbon())


def test_beside_the_title_card_the_line_needs_no_sheet(titled):
    page = titled().desk.front.page
    page.adapt(dataclasses.replace(page.context, layout=layout_for(QSizeF(1280, 776), 3), text_scale=1.0))

    assert page._ribbon() is not None
    assert page._plaque() is None


def test_the_box_of_the_cards_touches_nothing(titled, qtbot):
    """It lies whole on the cloth, clear of the doors, the cards and the hollows."""
    page = titled(size=(1280, 800)).desk.front.page
    qtbot.waitUntil(lambda: page.context.layout.window.width() == 1280)
    box, layout = page._box.bounds, page.context.layout
    things = [place for row in page._places.rows for place in row] + [c.bounds for c in page._places.cards]

    assert layout.outline.ring(layout.rim).contains(box)
    assert not [thing for thing in things if thing.intersects(box)]


def test_large_words_leave_the_box_out(titled):
    page = titled(preferences=replace(STILL, text_scale=2.0), size=(1024, 700)).desk.front.page

    assert page._box is None


@pytest.mark.parametrize(("size", "text", "plated"), [((1280, 776), 1.0, False), ((1024, 660), 2.0, True)])
def test_a_line_on_the_rim_has_a_plate(titled, size, text, plated):
    """On brass and wood words alone would be hard to read."""
    page = titled().desk.front.page
    layout = layout_for(QSizeF(*size), 3, text)
    page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=text))
    (foot,) = page._of_rank(Rank.FOOT)

    assert plated is foot.face.plate
    assert plated is not layout.outline.ring(layout.rim).contains(page._places.rows[-1][-1])
