"""A new game: every game is offered, with the seats, company, length and house rules that fit it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from dialect import auction
from person import dialog_of
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from wording import said

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.engine.variants.parts.rule_groups import TableRules
from ombre_desktop.players.expert.budget import FAST
from ombre_desktop.players.levels import levels_of
from ombre_desktop.players.player import BEHIND as BEHIND_EXPERT
from ombre_desktop.players.player import LEVELS as REGISTERED
from ombre_desktop.players.player import STYLES, player
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.company import FOLLOWING, LEVELS, OPPONENTS, company_of, seated
from ombre_desktop.ui.dialogs.controls import ChoiceBox
from ombre_desktop.ui.dialogs.flow import Foot
from ombre_desktop.ui.dialogs.people import MedallionLabel
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.dialogs.soft_foot import SoftFoot
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.dialogs.tab_order import stops
from ombre_desktop.ui.features.new_game.done import Done, done_in, stamp_of
from ombre_desktop.ui.features.new_game.game_chooser import GROUPS, JOURNEY
from ombre_desktop.ui.features.new_game.game_map import _figures
from ombre_desktop.ui.features.new_game.journey import MAP, PLATE, STATIONS
from ombre_desktop.ui.features.new_game.new_game_dialog import NewGameDialog, lengths
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY, NewGame, Opponent
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.paint.wax import paint_seal
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.games import GAMES, game_account, game_motto, game_name, game_past, place_name
from ombre_desktop.ui.texts.levels import TEMPERS, level_note
from ombre_desktop.ui.texts.settings import explanation, setting_name, usual, value_name
from ombre_desktop.value import replace

BEHIND = {"strong": 0.9, "steady": 2.6}
"""The chips a deal by which each level is weaker than the expert."""
RECORD = Path(__file__).resolve().parents[1] / "records" / "renegado" / "puesta.ombre"
TABLES = [(game, seats) for game in ruleset_names() for seats in variant(game).seats]
"""Every game with every number of seats."""


@cache
def families():
    return load_fonts()


def appearance(text=1.0):
    return Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), families(), text)


@pytest.fixture
def asked(qtbot, qapp):
    """Provide a function that makes the dialog for a new game, after the games begun *before*."""

    def ask(*before, text=1.0, size=(900, 600)):
        dialog = NewGameDialog(appearance(text), BEHIND, before or (FIRST_GAME,)).complete()
        qtbot.addWidget(dialog)
        dialog.resize(*size)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        return dialog

    return ask


def kept(**chosen) -> NewGame:
    return replace(FIRST_GAME, **chosen)


# The game.


def test_every_game_has_its_words():
    """The test covers every game of the registry; where it comes from is told with each."""
    assert set(ruleset_names()) == set(GAMES)
    assert all(game_motto(game) and game_past(game) for game in GAMES)


def test_no_year_is_told_without_its_source(qapp):
    """The rule book has the years that are told of a game in one row with their sources."""
    book = (RECORD.parents[3] / "docs" / "rules" / "journey.md").read_text("utf-8")
    rows = {row.split(" | ")[0].removeprefix("| "): row for row in book.splitlines() if row.startswith("| ")}
    names = {name.partition(",")[0].replace("’", "'") for name in map(game_name, GAMES)}
    years = {
        (name, year)
        for game in GAMES
        for name in [game_name(game).partition(",")[0].replace("’", "'")]
        for year in re.findall(r"\b1[0-9]{3}\b", game_past(game))
        if year != "1750"  # the end of the second quarter of a century
    }

    years |= {
        (game_name(game).partition(",")[0].replace("’", "'"), str(one.since))
        for game, one in STATIONS.items()
        if one.since is not None and one.until is None
    }

    assert names <= set(rows)
    assert 7 == len(years)
    assert [] == [(name, year) for name, year in years if year not in rows[name]]
    assert all(re.search(r"\| (WP|EB|HDA)\b", rows[name]) for name, _ in years)


def test_games_are_told_apart(qapp):
    assert len(GAMES) == len({game_name(game) for game in GAMES})
    assert all(game_account(game).endswith(".") for game in GAMES)


def test_a_game_without_words_keeps_its_own_word():
    """The history may name a game of a newer version; a module may come before its words."""
    assert ("Whist", "") == (game_name("whist"), game_account("whist"))


def at_every_table(dialog: NewGameDialog) -> Iterator[tuple[str, int]]:
    """Choose every game in turn, with each of its numbers of seats; yield them."""
    for game, seats in TABLES:
        dialog.games.choose(game)
        dialog.games.players.button(seats).setChecked(True)
        yield game, seats


def test_every_game_can_be_begun(asked):
    """Each game begins with as many players as it has seats, and with its own settings."""
    dialog = asked()

    for game, seats in at_every_table(dialog):
        chosen = dialog.game
        assert (game, seats, seats - 1) == (chosen.ruleset, chosen.seats, len(chosen.opponents))
        sitting = new_sitting(chosen, "You")
        assert (game, seats) == (sitting.ruleset.name, sitting.ruleset.seats)
        assert seats == len(sitting.company.names) == len(sitting.company.players), game
        assert seats == len(set(sitting.company.portraits)), game


def test_a_game_shows_only_the_settings_that_concern_it(asked):
    dialog = asked()
    dialog.unfold()

    for game in ruleset_names():
        dialog.games.choose(game)
        dialog.house.show_all(True)

        shown = set(dialog.house._boxes)
        assert {setting.key for setting in variant(game).standard.settings()} == shown, game
        assert [dialog.house] == [one for one in dialog._houses.values() if one.isVisibleTo(dialog)], game


def test_only_a_game_for_several_numbers_asks_for_one(asked):
    dialog = asked()
    shown = {}
    for game in ruleset_names():
        dialog.games.choose(game)
        shown[game] = dialog.games.players.isVisibleTo(dialog)

    assert {game: len(variant(game).seats) > 1 for game in ruleset_names()} == shown


def test_keys_choose_the_game(asked, qtbot):
    dialog = asked()
    dialog.games._games.button("renegado").setFocus()

    qtbot.keyClick(dialog.games._games.button("renegado"), Qt.Key.Key_Down)

    assert "french" == dialog.game.ruleset


def test_typed_letters_choose_the_game(asked, qtbot):
    """A name is found by the beginning of any of its words, with or without accents; Space is a letter."""
    dialog = asked()
    dialog.games._games.button("renegado").setFocus()
    chosen = {}
    for typed in ("za", "zanga in m", "malaga", "denm", "x"):
        dialog.games._games._search._since.invalidate()
        for letter in typed:
            qtbot.keyClicks(
                dialog.focusWidget() if chosen else dialog.games._games.button("renegado"), letter
            )
        chosen[typed] = dialog.game.ruleset

    assert {
        "za": "zanga",
        "zanga in m": "zanga_malaga",
        "malaga": "zanga_malaga",
        "denm": "lhombre",
        "x": "lhombre",
    } == chosen


def test_a_reader_of_the_screen_hears_what_a_game_is(asked):
    """The row tells what its signs show, and what was done in the game; the paper tells more."""
    dialog = asked()

    dialog.games.choose("homme_auvergne")
    dialog.show_done({"homme_auvergne": Done(played=True, won=True)})

    told = dialog.games._games.button("homme_auvergne").accessibleDescription()
    assert f"{game_motto('homme_auvergne')}. 2 to 5 players. 5 tricks. Easy to learn. Played. Won." == told
    words = [label.text() for label in dialog.paper.findChildren(QLabel) if label.isVisibleTo(dialog)]
    assert {"Homme d’Auvergne", "Played", "Won"} <= set(words)
    assert "Lesson done" not in words
    assert any(game_account("homme_auvergne") in text and "1665" in text for text in words)


def test_the_map_chooses_among_the_same_games(asked, qtbot):
    """Both views show the same choice, and arrows go from place to place."""
    dialog = asked(size=(1200, 752))
    dialog.games.views.button(JOURNEY).setChecked(True)
    atlas = dialog.games._map
    atlas.button("renegado").setFocus()

    qtbot.keyClick(atlas.button("renegado"), Qt.Key.Key_Right)
    by_arrow = dialog.game.ruleset
    qtbot.keyClicks(dialog.focusWidget(), "quad")
    by_name = dialog.game.ruleset
    dialog.games.views.button(GROUPS).setChecked(True)
    dialog.games.choose("zanga")
    dialog.games.views.button(JOURNEY).setChecked(True)

    assert ["four_handed", "quadrille", "zanga"] == [by_arrow, by_name, atlas.value]
    assert game_past("quadrille") in atlas.button("quadrille").accessibleDescription()


def test_every_game_has_its_place_on_the_map_which_is_never_blank(asked):
    """No two places cover each other, and each stands on the plate; a game without a source has no year."""
    dialog = asked(size=(1200, 752))
    dialog.games.views.button(JOURNEY).setChecked(True)
    atlas = dialog.games._map
    medals = {pin.sign.game: pin.geometry().adjusted(8, 0, -8, 0) for pin in atlas.rows}
    poem = atlas.poem.geometry().adjusted(8, 0, -8, 0)

    assert set(ruleset_names()) == set(STATIONS) == set(medals)
    assert not any(a.intersects(b) for a, b in combinations([*medals.values(), poem], 2))
    assert all(
        QRect(0, 0, atlas.width(), atlas.width() * MAP // PLATE[0]).contains(one) for one in medals.values()
    )
    assert atlas.is_engraved
    assert {"two_handed", "tritrille"} == {game for game, one in STATIONS.items() if one.label == "?"}


def test_seals_tell_what_was_played_won_and_learnt():
    """A lesson that is only begun earns none."""
    lessons = [
        ListedLesson("quadrille", "", is_done=True, is_begun=False, game="quadrille"),
        ListedLesson("zanga", "", is_done=False, is_begun=True, game="zanga"),
    ]

    found = done_in({"quadrille": False, "renegado": True}, lessons)

    assert {"quadrille": ("played", "lesson"), "renegado": ("played", "won")} == {
        game: done.marks for game, done in found.items()
    }


def test_a_seal_is_of_ink_where_colours_are_few(qapp):
    """The plain table asks for outlines without light, on the path as in the list of games."""
    theme, picture = (
        theme_for(ClothName.PLAIN, ColourScheme.CONTRAST),
        QImage(40, 40, QImage.Format.Format_RGB32),
    )
    with QPainter(picture) as painter:
        paint_seal(painter, QPointF(20, 20), 40, stamp_of("won"), theme)

    assert theme.chrome.ink == picture.pixelColor(20, 4)
    assert theme.chrome.ink != picture.pixelColor(20, 27)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_whole_map_and_every_name_are_seen(asked, text):
    """The map is no higher than its place, and no name of a person is cut."""
    dialog = asked(text=text, size=(1200, 752))
    dialog.games.views.button(JOURNEY).setChecked(True)
    QTest.qWait(0)
    view = dialog.panes.view

    assert view.height() >= dialog.games._map.height()
    assert not dialog.panes.beside.isHidden()
    for place in (dialog.places.person, *dialog.places.others):
        box = place.portrait_box
        assert box.fontMetrics().horizontalAdvance(box.currentText()) <= box.room


def test_the_chosen_game_is_in_sight_however_long_the_list(asked):
    """When the dialog opens, and when another game is chosen by keys."""
    dialog = asked(kept(ruleset="five_handed", seats=5), text=1.5)

    for game in ("five_handed", "two_handed"):
        dialog.games.choose(game)
        row = dialog.games.button
        assert row.visibleRegion().boundingRect() == row.rect(), game


def test_games_stand_in_groups_by_the_number_of_players(asked):
    """A game for several numbers stands under the usual one, or with the games for two."""
    groups = asked().games._games._groups

    assert {2: 2, 3: 4, 4: 8, 5: 1} == {seats: len(group) for seats, group in groups.items()}
    assert {"two_handed", "homme_auvergne"} == {sign.game for sign in groups[2]}


def test_people_and_begin_are_in_sight_without_scrolling(asked):
    """In a window of 1280 by 800, for every number of players; the rest is behind one fold."""
    dialog = asked(size=(1200, 752))

    for table in at_every_table(dialog):
        dialog.layout().activate()
        shown = dialog._begin_button, dialog.paper, *dialog.places.others, dialog.places.person
        for widget in shown:
            area = dialog._area_of(widget)
            view = area if area is not None and area.isAncestorOf(widget) else dialog
            sight = view.rect()
            assert sight.contains(QRect(widget.mapTo(view, QPoint()), widget.size())), table


def test_what_was_settled_for_a_game_stands_when_it_is_chosen_again(asked):
    """Each game keeps its own house rules, seats and length, and the last game is offered first."""
    last = kept(ruleset="homme_auvergne", seats=5, house="homme_target=7", deals=None)
    dialog = asked(last, kept(house="estuches=off", deals=24), kept(ruleset="french", deals=6))

    offered = [dialog.game]
    for game in ("renegado", "french", "homme_auvergne"):
        dialog.games.choose(game)
        offered.append(dialog.game)

    assert [
        ("homme_auvergne", 5, "homme_target=7", None),
        ("renegado", 3, "estuches=off", 24),
        ("french", 3, "", 6),
        ("homme_auvergne", 5, "homme_target=7", None),
    ] == [(one.ruleset, one.seats, one.house, one.deals) for one in offered]


def test_a_change_of_mind_loses_no_house_rules(asked):
    """The rules are still there after choosing another game and coming back."""
    dialog = asked()
    dialog.house.box("codille_pool").setCurrentIndex(1)

    dialog.games.choose("french")
    dialog.games.choose("renegado")

    assert "codille_pool=winner" == dialog.game.house


# The length.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_sitting_of_fixed_length_all_deal_equally_often(seats):
    *fixed, no_end = lengths(seats)

    assert all(deals % seats == 0 for deals in fixed)
    assert no_end is None


def test_a_game_of_points_lasts_until_somebody_has_won(asked):
    dialog = asked()

    dialog.games.choose("homme_auvergne")

    assert dialog.game.deals is None
    assert not dialog._deals_field.isVisibleTo(dialog)


# The company.


def test_a_new_game_begins_as_the_last_one_was(asked):
    last = NewGame(
        ruleset="renegado",
        seats=3,
        house="estuches=off",
        name="Ana",
        portrait="viajera",
        opponents=(
            Opponent("tomas", "Tomás", "strong-trumping"),
            Opponent("leonor", "Doña Leonor", "novice"),
        ),
        deals=None,
        deck=Deck.FRENCH,
    )

    dialog = asked(last)

    assert last == dialog.game


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, ["You", said("games._PLACES.OPPOSITE")]),
        (3, [said("games._PLACES.LEFT"), "You", said("games._PLACES.RIGHT")]),
        (
            4,
            [
                "You",
                said("games._PLACES.LEFT"),
                said("games._PLACES.OPPOSITE"),
                said("games._PLACES.RIGHT"),
            ],
        ),
    ],
)
def test_places_stand_as_one_sees_them(asked, seats, places):
    """The places run from the left, and of two others one sits at each side."""
    dialog = asked()

    dialog.games.choose("homme_auvergne")
    dialog.games.players.button(seats).setChecked(True)

    columns = dialog.places._columns
    assert places == [columns.itemAt(k).widget().accessibleName() for k in range(columns.count())]


def test_the_next_to_play_sits_at_the_right():
    assert ["You", said("games._PLACES.RIGHT"), said("games._PLACES.LEFT")] == [
        place_name(seat, 3) for seat in range(3)
    ]


def test_who_stays_keeps_the_place_when_others_come_and_go(asked):
    dialog = asked(kept(opponents=(Opponent("tomas", "Tomás", "expert-trumping"), USUAL_COMPANY[1])))

    dialog.games.choose("homme_auvergne")
    dialog.games.players.button(5).setChecked(True)
    at_five = dialog.game.opponents
    dialog.games.players.button(2).setChecked(True)

    assert ("tomas", "expert-trumping") == (at_five[0].portrait, at_five[0].player)
    assert 4 == len({one.portrait for one in at_five})
    assert at_five[:1] == dialog.game.opponents


def test_nobody_sits_in_two_places(asked):
    dialog = asked()
    right, left = (opponent.portrait for opponent in dialog.game.opponents)

    dialog.places.others[1].portrait_box.setCurrentIndex(OPPONENTS.index(right))

    assert (left, right) == tuple(opponent.portrait for opponent in dialog.game.opponents)


def test_who_sits_down_plays_as_well_as_usual(asked):
    """The player keeps their temper when the person asks for another strength."""
    dialog = asked()
    place = dialog.places.others[0]

    place.portrait_box.setCurrentIndex(OPPONENTS.index("catalina"))
    usual = place.opponent.player
    place.level_box.setCurrentIndex(LEVELS.index("novice"))

    assert ("strong-stubborn", "novice-stubborn") == (usual, place.opponent.player)


def test_a_place_says_in_words_how_well_its_opponent_plays(asked):
    """A sentence tells the temper, and the chips by which the level is weaker, to the nearest half."""
    dialog = asked()
    place = dialog.places.others[0]

    place.level_box.setCurrentIndex(LEVELS.index("steady"))

    assert "Bold:" in place.portrait_box.accessibleDescription()
    assert "about 2½ chips a deal less" in place.level_box.accessibleDescription()
    assert "less than the expert" not in level_note("expert", BEHIND.get("expert"))


def test_a_place_says_how_strong_the_person_is_in_the_chosen_game(asked):
    """The temper stays; without judged deals, no strength is told."""
    dialog = asked()
    box = dialog.places.others[0].level_box
    box.setCurrentIndex(len(LEVELS))
    assert ("steady~0-bold", level_note(FOLLOWING)) == (
        dialog.game.opponents[0].player,
        box.accessibleDescription(),
    )

    dialog.tell_strength({"renegado": 1.4, "zanga": 2.0}.get)
    assert "between steady and strong" in box.accessibleDescription()
    dialog.games.choose("zanga")
    assert "now strong" in box.accessibleDescription()


def test_everybody_of_the_company_can_be_asked(qapp):
    """Each person of the company has a level and a temper of the registry, and every level is there."""
    everybody = [seated(ident) for ident in OPPONENTS]

    assert all(player(one.player).name == one.player for one in everybody)
    assert set(LEVELS) == {COMPANY[ident].level for ident in OPPONENTS}
    assert (REGISTERED, set(BEHIND_EXPERT)) == (LEVELS, set(LEVELS[1:]))
    assert list(USUAL_COMPANY) == [seated(one.portrait) for one in USUAL_COMPANY]


@pytest.mark.parametrize("temper", STYLES)
def test_every_temper_has_its_sentence(temper, qapp):
    assert TEMPERS[temper]().endswith(".")


@pytest.mark.parametrize(
    ("before", "now"), [("textbook", "steady"), ("random", "novice"), ("expert", "expert")]
)
def test_players_of_before_have_become_levels(before, now):
    """Players kept by an older version are offered as the levels that replaced them."""
    (one,) = company_of((Opponent("leonor", "", before),), 1)

    assert Opponent("leonor", "Doña Leonor", now) == one


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_company_is_of_different_people(count):
    """Every opponent who is wanted and has a portrait comes, and nobody comes twice."""
    wanted = (
        Opponent("ines", "", "expert"),
        Opponent("ines", "", "expert"),
        Opponent("hilario", "", "expert"),
    )

    company = company_of(wanted, count)

    assert count == len({one.portrait for one in company})
    assert "ines" == company[0].portrait
    assert count < 3 or "hilario" == company[2].portrait


def test_people_who_are_not_here_any_more_are_replaced(asked):
    gone = Opponent("nobody", "Nobody", "genius")

    right, left = asked(kept(opponents=(gone, gone))).game.opponents

    assert right.portrait != left.portrait
    assert {right.portrait, left.portrait} <= set(OPPONENTS)
    assert {right, left} == {seated(right.portrait), seated(left.portrait)}


def test_portraits_are_painted_one_by_one(asked, qtbot):
    """
    The players at the table have portraits at once, and those in the boxes soon, so that the window never
    waits.
    """
    dialog = asked()
    boxes = [dialog.places.person.portrait_box, *(place.portrait_box for place in dialog.places.others)]

    assert not any(label.pixmap().isNull() for label in dialog.findChildren(MedallionLabel))
    qtbot.waitUntil(
        lambda: not any(box.itemIcon(row).isNull() for box in boxes for row in range(box.count()))
    )


# The house rules.


def test_house_rules_tell_only_what_differs(asked):
    dialog = asked()

    dialog.house.box("codille_pool").setCurrentIndex(1)
    changed = dialog.game.house
    dialog.house.set_house("")

    assert "codille_pool=winner" == changed
    assert "" == dialog.game.house


def test_an_unusual_ante_of_the_last_game_is_on_offer(asked):
    assert "ante=each_7" == asked(kept(house="ante=each_7")).game.house


def test_house_rules_are_folded_and_the_chief_ones_unfold_first(asked):
    """At first no field is shown, then those of the chief rules, then all."""
    dialog = asked()
    dialog.unfold()
    editor = dialog.house
    keys = {setting.key for setting in TableRules().settings()}

    def hidden():
        return {key for key in keys if not editor.box(key).isVisibleTo(dialog)}

    assert keys == hidden()
    editor._change.click()
    assert {s.key for s in TableRules().settings() if not s.starred} == hidden()
    editor._all.click()
    assert set() == hidden()
    editor._change.click()
    assert keys == hidden()


def test_a_line_tells_which_house_rules_are_not_those_of_the_book(asked):
    """Each is named with its value, also those of the last game."""
    editor = asked(kept(house="codille_pool=winner")).house
    told = ": ".join((setting_name("codille_pool"), value_name("codille_pool", "winner")))

    assert said("new_game.not_as_in_the_book", rules=told) == editor._state.text()
    editor._defaults.click()
    assert said("new_game.all_as_in_the_book") == editor._state.text()


def test_length_cards_and_house_rules_are_behind_one_fold(asked, qtbot):
    """A number that is none opens it, since it is asked for in there."""
    dialog = asked()
    inside = dialog._sitting, dialog._rules
    seen = [[part.isVisibleTo(dialog) for part in inside]]

    dialog._fold.head.click()
    seen.append([part.isVisibleTo(dialog) for part in inside])
    dialog.duplicate.setChecked(True)
    dialog.number.setText("none")
    dialog._fold.head.click()
    dialog._begin_button.click()
    seen.append([part.isVisibleTo(dialog) for part in inside])

    assert [[False, False], [True, True], [True, True]] == seen
    assert said("fold.is_open") == dialog._fold.head.accessibleDescription()
    assert dialog.isVisible()


IDLE_AT_FOUR = ("passed_out", "low_bids", "force_name_trump", "gano_no_codille")
"""Some of the settings that have no effect at four while the sitter must take the talon."""


def test_a_setting_without_effect_is_greyed_and_says_why(asked):
    editor = house_of_four(asked)

    assert [False] * len(IDLE_AT_FOUR) == [editor.box(key).isEnabled() for key in IDLE_AT_FOUR]
    reason = editor.box("passed_out").accessibleDescription()
    assert (
        said("settings.no_effect.1", conditions="“The talon when three pass” is “They must take the talon”")
        == reason
    )
    assert editor.box("sitter_takes").isEnabled()


def test_it_comes_back_when_it_has_an_effect_and_its_value_was_kept(asked):
    """The other setting's note then says what it depends on."""
    editor = house_of_four(asked, "passed_out=low_bids")
    assert "passed_out=low_bids" == editor.differences

    editor.box("sitter_takes").setCurrentIndex(1)

    assert [True, True, False, False] == [editor.box(key).isEnabled() for key in IDLE_AT_FOUR]
    assert editor.box("passed_out").accessibleDescription() == explanation("passed_out", "four_handed")
    assert "passed_out=low_bids sitter_takes=may" == editor.differences


def house_of_four(asked, house: str = ""):
    """Return the house rules of a new game for four, with all of them shown."""
    dialog = asked(kept(ruleset="four_handed", seats=4, house=house))
    dialog.games.choose("four_handed")
    dialog.house.show_all(True)
    return dialog.house


def test_the_usual_value_is_marked_and_no_other(asked):
    """The mark is on the game's own default, wherever that stands among the values."""
    dialog = asked()

    for game in ruleset_names():
        dialog.games.choose(game)
        for setting in variant(game).standard.settings():
            box = dialog.house.box(setting.key)
            if isinstance(box, ChoiceBox):
                marked = [box.itemText(at) for at in range(box.count()) if "(usual)" in box.itemText(at)]
                assert [usual(value_name(setting.key, setting.default, game))] == marked, game


@pytest.mark.parametrize("points", [1, 3, 42])
def test_homme_d_auvergne_is_played_to_any_number_of_points(asked, points):
    dialog = asked()
    dialog.games.choose("homme_auvergne")
    box = dialog.house.box("homme_target")

    box.setValue(points)

    assert f"homme_target={points}" == dialog.game.house
    assert (said("points.points_text", points=1) if points == 1 else f"{points} points") == box.text()


def test_an_unusual_target_of_the_last_game_is_shown(asked):
    """The target may be any number of points."""
    dialog = asked(kept(ruleset="homme_auvergne", seats=3, house="homme_target=250"))
    dialog.games.choose("homme_auvergne")

    assert (said("points.points_text", points=250), "homme_target=250") == (
        dialog.house.box("homme_target").text(),
        dialog.game.house,
    )


# The dialog.


def test_tab_goes_through_the_dialog_as_one_reads_it(asked):
    """
    Tab goes from the views over the games, places and house rules to the buttons, and leaves out nothing.
    """
    dialog = asked()
    views = dialog.games.views

    for table in at_every_table(dialog):
        stop, met = dialog.nextInFocusChain(), []
        while stop is not dialog:
            if is_tab_stop(stop, dialog):
                met.append(stop)
            stop = stop.nextInFocusChain()
        chosen = dialog.games._games.button(dialog.games.game)

        assert [stop for stop in stops(dialog) if is_tab_stop(stop, dialog)] == met, table
        assert [views.button(views.value), chosen, dialog._begin_button] == [met[0], met[1], met[-1]], table


def is_tab_stop(widget, dialog):
    return widget.isVisibleTo(dialog) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_begin_tells_the_game_and_closes(asked, qtbot):
    dialog = asked()

    with qtbot.waitSignal(dialog.begun) as begun:
        qtbot.keyClick(dialog._begin_button, Qt.Key.Key_Return)

    assert [dialog.game] == begun.args
    assert not dialog.isVisible()


def test_every_game_fits_a_small_window_with_large_text(asked):
    dialog = asked(text=1.5)

    for table in at_every_table(dialog):
        assert dialog.minimumSizeHint().width() <= 900, table
        assert dialog.minimumSizeHint().height() <= 600, table


# A sitting is given up only after a question, and the question comes before anything else.


def begun_from(app) -> NewGameDialog:
    """Return the dialog for a new game, opened from the menu."""
    app.menus.actions[Command.NEW_GAME].trigger()
    dialog = dialog_of(app, "new_game")
    assert isinstance(dialog, NewGameDialog)
    return dialog


def by_the_menu(app) -> None:
    app.menus.actions[Command.NEW_GAME].trigger()


def by_its_key(app) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)


def behind_a_replay(app) -> None:
    app.do(Command.SHOW_FILE, RECORD)
    app.features["files"].records.finish()
    app.boards.finish()
    by_the_menu(app)


@pytest.mark.parametrize("way", [by_the_menu, by_its_key, behind_a_replay])
def test_a_game_is_chosen_without_a_question_before_it(seated, way):
    """The sitting stays at the table until another is begun."""
    app = seated(deal=auction("pass"))

    way(app)

    app.boards.finish()
    assert ["new_game"] == list(app.boards._open)


def test_who_cancels_the_choice_of_a_game_has_lost_nothing(seated):
    app = seated(deal=auction("pass"))
    before = app.controller.sitting
    by_the_menu(app)

    dialog_of(app, "new_game").reject()

    assert before is app.controller.sitting


def test_a_game_begins_in_place_of_the_sitting_at_the_table(seated):
    app = seated(deal=auction("pass"))
    by_the_menu(app)
    dialog = dialog_of(app, "new_game")
    dialog.games.choose("french")

    dialog._begin_button.click()

    assert "french" == app.controller.sitting.ruleset.name
    app.boards.finish()
    assert [] == list(app.boards._open)


def test_a_first_game_is_begun_without_a_question(seated, qtbot):
    app = seated(None)

    begun_from(app)._begin_button.click()

    assert app.controller.sitting is not None
    app.boards.finish()
    assert [] == list(app.boards._open)


# Help.


def test_the_dialog_has_a_page_on_how_they_think(seated, qtbot):
    """The page opens in the rule book, where it can be found at any other time."""
    app = seated(None)
    dialog = begun_from(app)

    next(b for b in dialog.findChildren(QPushButton) if "think" in b.text()).click()

    assert Topic.OPPONENTS is dialog_of(app, "rules").topic


def test_the_paper_leads_to_the_problems_of_the_game_and_the_choice_stays(seated):
    """They stand on the path of lessons; the choice of a game is given up only when one of them begins."""
    app = seated(None)
    dialog = begun_from(app)
    dialog.games.choose("quadrille")

    next(b for b in dialog.findChildren(QPushButton) if b.text() == said("new_game.problems_link")).click()

    app.features["training"].finish()
    app.boards.finish()
    assert {"new_game", "lessons"} == set(app.boards._open)


def test_the_map_leads_to_belindas_game(seated):
    """It takes the place of the choice."""
    app = seated(None)
    dialog = begun_from(app)
    dialog.games.views.button(JOURNEY).setChecked(True)

    dialog.games._map.poem.click()

    app.boards.finish()
    assert app.replays.is_on
    assert "new_game" not in app.boards.names


def test_the_usual_company_plays_as_its_people_usually_do():
    """The company offered for a first game agrees with the list of people."""
    assert USUAL_COMPANY == tuple(seated(one.portrait) for one in USUAL_COMPANY)


def test_the_page_tells_the_levels_as_they_are():
    """The page gives the number of pictures and of remembered tricks for each level."""
    told = levels_of(FAST)
    rows = dict(re.findall(r"<tr><td><b>(\w+)</b>: (.*?)</td></tr>", source(Topic.OPPONENTS), re.DOTALL))
    numbers = {name.lower(): [int(n) for n in re.findall(r"\d+", row)] for name, row in rows.items()}

    assert [min(FAST.by_cards), max(FAST.by_cards)] == numbers["expert"]
    assert [told["strong"].budget.worlds(9, 3)] == numbers["strong"]
    assert [told["steady"].budget.worlds(9, 3), told["steady"].recall.tricks] == numbers["steady"]
    assert [told["novice"].budget.worlds(9, 3), told["novice"].recall.tricks] == numbers["novice"]


def test_the_key_of_the_rules_opens_them_at_the_game_that_is_chosen(seated, qtbot):
    """The rules open with the settings as they are in the dialog."""
    app = seated(None)
    dialog = begun_from(app)
    dialog.games.choose("french")
    dialog.house.box("vole_bid_exchange").setCurrentIndex(1)
    qtbot.waitUntil(dialog.isActiveWindow)

    QTest.keyClick(dialog, Qt.Key.Key_F1)

    reader = dialog_of(app, "rules")
    assert Topic.FRENCH is reader.topic
    assert value_name("vole_bid_exchange", "no") in reader._browser.toPlainText()


@pytest.mark.parametrize("command", [Command.PREFERENCES, Command.SCORE, Command.ABOUT])
def test_the_key_of_the_rules_works_in_every_dialog(seated, qtbot, command):
    app = seated(deal=auction("pass"))
    app.do(command)
    app.boards.finish()
    (dialog,) = app.boards._open.values()
    qtbot.waitUntil(dialog.isActiveWindow)

    QTest.keyClick(dialog, Qt.Key.Key_F1)

    assert dialog_of(app, "rules").isVisible()


def test_a_game_with_tens_is_played_with_french_cards(asked):
    """The dialog says so where the cards are chosen, and offers no others."""
    dialog = asked(replace(FIRST_GAME, ruleset="homme_auvergne"))

    assert not dialog._deck.isEnabled()
    assert "eights, nines and tens" in dialog._deck.accessibleDescription()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_word_of_a_row_is_cut(asked, text):
    """The rows of a line are equally wide and high, and hold name, motto and facts; the object gives way."""
    dialog = asked(text=text, size=(1200, 740))
    rows = list(dialog.games._games.rows)
    narrow = round(130 * text)

    for row in rows:
        beside = [one for one in rows if one.y() == row.y()]
        assert 1 == len({(one.width(), one.height()) for one in beside})
        assert row.height() >= row.heightForWidth(row.width())
        assert row._has_object(row.width())
        for width in (row.width(), narrow):
            lines = [row._measured(font, words, width) for font, words in row._lines]
            assert all(place.width() <= width - row._indent(width) for place in lines), row.text()
            assert row._facts_width <= width - row._indent(width)
    assert not all(row._has_object(narrow) for row in rows)


def test_a_narrow_dialog_has_one_column(asked):
    """List, paper and people stand below each other, the whole map in one sight; and back again."""
    dialog = asked(size=(752, 752))
    seen = [dialog.panes.beside.isVisible()]
    dialog.games.views.button(JOURNEY).setChecked(True)
    QTest.qWait(0)
    atlas, view = dialog.games._map, dialog.panes.view
    seen.append(dialog.panes.beside.isVisible())

    assert atlas.width() <= view.width()
    bar = dialog.findChildren(QScrollArea)[0].verticalScrollBar()
    feet = []
    for at in (0, bar.maximum()):
        bar.setValue(at)
        feet.append(dialog.findChildren(SoftFoot)[0].isVisible())
    bar.setValue(0)
    assert [True, False] == feet  # what goes on below fades
    assert view.height() - 40 <= atlas.height() <= view.height() - 30  # above the foot that fades
    assert dialog.paper.mapTo(view, QPoint()).y() >= atlas.geometry().bottom()
    atlas.fit(QSize(752, 300))
    QTest.qWait(0)
    metrics = QFontMetrics(_figures(appearance(), atlas.width() / PLATE[0]))
    assert all(pin.width() > metrics.horizontalAdvance(pin._station.label) for pin in atlas.rows)
    dialog.resize(700, 752)
    dialog.games.views.button(GROUPS).setChecked(True)
    QTest.qWait(0)
    seen.append(dialog.panes.beside.isVisible())
    dialog.resize(1000, 752)
    QTest.qWait(0)
    seen.append(dialog.panes.beside.isVisible())
    assert [True, False, False, True] == seen
    assert dialog.panes.beside.isAncestorOf(dialog.paper)


def test_buttons_at_the_right_of_a_foot_stay_together(qapp):
    """They share the next line if all do not fit on one."""
    whole, foot = QWidget(), Foot()
    whole.setLayout(foot)
    for at in range(3):
        if at == 1:
            foot.addStretch()
        button = QWidget(whole)
        button.setFixedSize(60, 20)
        foot.addWidget(button)

    assert [0, 0, 0] == [place.y() for place in foot._places(200)]
    assert [(0, 0), (9, 26), (75, 26)] == [(place.x(), place.y()) for place in foot._places(135)]
