"""The first page on the empty table: its words, and the places to which its buttons lead."""

from __future__ import annotations

import dataclasses
from itertools import combinations, product

import pytest
from dialect import auction
from person import MouseUser, dialog_of
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from test_trees import check

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.ui.desk.title.faces import LineFace
from ombre_desktop.ui.desk.title.offer import Rank
from ombre_desktop.ui.desk.title.title_page import TitlePage
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.doors import door_keys
from ombre_desktop.ui.model.ease import LARGE, Ease
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.paint.theme import TypeRole
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_preferences import games_of
from ombre_desktop.ui.table.decor_item import circle
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
    app = titled(FRENCH)
    app.do(Command.BELINDA)
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


def test_a_newcomer_has_few_things_to_press(titled):
    """One gold door, one of parchment, the opponents' strength, three links and the languages."""
    page = titled().desk.front.page
    by_rank = {rank: [one.name for one in page._offer.doors if one.rank is rank] for rank in Rank}

    assert [Command.LEARN] == by_rank[Rank.GOLD]
    assert [Command.JUST_PLAY] == by_rank[Rank.PAPER]
    assert len(page.buttons) - len(page._strengths) + 1 <= 7


def test_who_has_played_plays_on_and_finds_the_lessons(titled):
    """*Learn it at the table* is the newcomer's; the lessons and all else are links."""
    page = titled(FRENCH).desk.front.page
    names = [door.name for door in page._offer.doors]

    assert (Command.JUST_PLAY, Rank.GOLD) == (names[0], page._offer.doors[0].rank)
    assert Command.LEARN not in names
    assert {Command.LESSONS, Command.DAILY} <= set(names)


def test_a_door_keeps_its_letter_whatever_is_shown(titled):
    """The page of keys names it."""
    known = dict(door_keys())

    for games in ((), (FRENCH,)):
        doors = titled(*games).desk.front.page._offer.doors
        assert {door.key: door.label for door in doors}.items() <= known.items()


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


def test_no_hollow_is_empty_on_the_page(titled):
    """Counters lie at every place, without figures or people, until the page is left."""
    app = titled()
    app.desk._drawing.finish()
    laid = [not seat.counters.pixmap().isNull() for seat in app.desk.scene.seats]
    people = [seat.person.pixmap().isNull() for seat in app.desk.scene.seats]

    app.desk.front.leave()
    app.desk._drawing.finish()

    assert [True] * 3 == laid == people
    assert all(seat.counters.pixmap().isNull() for seat in app.desk.scene.seats)


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

    page = app.desk.front.page
    page._language.click()
    menu = page.findChild(QMenu)
    assert ["English"] == [one.text() for one in menu.actions() if one.isChecked()]
    (bar_menu, *_) = app.window.menuBar().findChildren(QMenu)
    assert (bar_menu.styleSheet(), bar_menu.font()) == (menu.styleSheet(), menu.font())
    next(one for one in menu.actions() if one.text() == "Español").trigger()
    spoken = app.desk.front.page._strengths[Strength.EASY].accessibleName()
    app.speech.rest()

    assert "es" == app.preferences.language
    assert "Rivales: Novato" == spoken
    assert "Español" == app.desk.front.page._language.face.words


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
        places = [*page.places, page._places.title, page._places.line, page._label_place, *page._places.names]
        outside = [place for place in places if not layout.window.contains(place)]
        smaller = [place.adjusted(1, 1, -1, -1) for place in places]
        over = [(a, b) for a, b in combinations(smaller, 2) if a.intersects(b)]
        misplaced += [(size, text, found) for found in (*outside, *over)]

    assert [] == misplaced


@pytest.mark.parametrize("size", [*SIZES, (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_name_is_the_largest_thing_on_the_page(titled, size, text):
    """It stands above everything else, larger than any other words, with cards or without."""
    page = titled().desk.front.page
    page.adapt(dataclasses.replace(page.context, layout=layout_for(QSizeF(*size), 3, text), text_scale=text))
    title, places = page._titles[page._places.size], page._places

    assert title.font.pixelSize() > 1.25 * page.context.serif(TypeRole.BID, "x").font.pixelSize()
    below = [
        places.line,
        *(card.bounds for card in places.cards),
        *(one for row in places.rows for one in row),
    ]
    assert all(places.title.bottom() <= place.top() for place in below)


@pytest.mark.parametrize("size", [(1280, 776), (1024, 676), (2560, 1400)])
def test_name_and_cards_lie_on_the_cloth_clear_of_the_pool(titled, size):
    page = titled().desk.front.page
    layout = layout_for(QSizeF(*size), 3)
    page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=1.0))
    pool, cloth = layout.centre.pool, layout.outline.ring(layout.rim)
    found = [page._places.title, *(card.bounds for card in page._places.cards)]

    assert 4 == len(found)
    assert all(cloth.contains(place) and place.top() > pool.centre.y() + pool.radius for place in found)
    assert page._plaque() is None


def crowded(titled, language: str, size: tuple[int, int] = (800, 500), least: int = LARGE) -> TitlePage:
    """Return the page with all doors in a *language* of long words, at double size in a small window."""
    app = titled(LONG)
    app.prefer(replace(app.preferences, language=language))
    app.do(Command.FIRST_PAGE)
    app.features["first_page"].offer_practice(3)
    page = app.desk.front.page
    app.speech.rest()
    layout = layout_for(QSizeF(*size), 3, 2.0, ease=Ease(least))
    page.adapt(dataclasses.replace(page.context, layout=layout, text_scale=2.0))
    return page


def test_large_words_shrink_until_cards_and_hollows_are_free(titled):
    page = crowded(titled, "ja", (1024, 660), Ease().least)
    layout = page.context.layout
    hollows = [circle(seat.hollow.centre, seat.hollow.size.width() / 2) for seat in layout.seats]

    assert 3 == len(page._places.cards)
    assert [] == [one for one in page.buttons for hollow in hollows if hollow.intersects(one.place)]
    assert 0.7 <= layout.text / page._full.layout.text < 1.0


def test_words_over_pool_and_rim_stand_on_a_sheet(titled):
    """They would be hard to read there, and large text needs all the room."""
    page = crowded(titled, "de")
    plaque = page._plaque()

    assert () == page._places.cards
    assert plaque.contains(page._places.line)
    assert plaque.contains(page._places.title)
    assert not any(plaque.intersects(place) for row in page._places.rows for place in row)


def test_links_without_room_are_left_out(titled):
    """They are in the menus too; what leads to larger letters and another language stays."""
    page = crowded(titled, "ja")
    hidden = [name for name, door in page._doors.items() if door.isHidden()]

    assert Command.FIVE_MINUTES in hidden
    assert Command.COMFORT not in hidden
    assert page._places.is_in_window
    assert page._language in page.buttons


@pytest.mark.parametrize(("language", "plated"), [("en", False), ("fr", True)])
def test_a_link_on_the_rim_has_a_plate(titled, language, plated):
    """On brass and wood words alone would be hard to read."""
    page = crowded(titled, language)
    layout = page.context.layout
    links = [button for button in page.buttons if isinstance(button.face, LineFace)]

    cloth = layout.outline.ring(layout.rim)
    assert [button.face.plate for button in links] == [not cloth.contains(button.place) for button in links]
    assert plated is any(button.face.plate for button in links)
