"""The dialogs: their questions and answers, the words of every setting, and room for large text."""

import dataclasses
import gc
import html
import re
from datetime import datetime
from enum import Enum
from functools import cache
from html.parser import HTMLParser
from itertools import combinations
from pathlib import Path

import pytest
from dialect import auction
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QImage, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QWidget,
)
from wording import said

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Seat,
    Suit,
    Target,
    TrumpRequest,
    request,
    ruleset_names,
)
from ombre_desktop.engine.house import text_of, values_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.engine.variants.parts.passing_rules import PassingRules
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.storage.display_options import (
    PLAIN,
    TEXT_SIZES,
    Back,
    CardClick,
    Deck,
    IndexSize,
    Loudness,
    PersonDocument,
    Preferences,
    Speed,
    TrickStays,
)
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.storage.found_deals import FoundDeal
from ombre_desktop.storage.known_names import FACES
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import Figures, Group, Order, Point, Run, Scope, Summary
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.dialogs.company import kept_name
from ombre_desktop.ui.dialogs.farewell import FarewellDialog
from ombre_desktop.ui.dialogs.message import MessageDialog
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.dialogs.rules_style import BODY, document_of, even_lines, page_style
from ombre_desktop.ui.dialogs.score_sheet import Reckoning, ScoreRow, ScoreSheet, signed
from ombre_desktop.ui.dialogs.style import Appearance, colours_of
from ombre_desktop.ui.dialogs.suit_signs import suit_sign
from ombre_desktop.ui.dialogs.tab_order import stops
from ombre_desktop.ui.features.deck_sheets.dialog import DeckSheetsDialog
from ombre_desktop.ui.features.deck_sheets.plan import Paper, Plan
from ombre_desktop.ui.features.files.backups import ProgressDialog
from ombre_desktop.ui.features.new_game import new_game_dialog as new_game_module
from ombre_desktop.ui.features.new_game.new_game_dialog import NewGameDialog
from ombre_desktop.ui.features.past_games.sittings import SittingsDialog
from ombre_desktop.ui.features.rule_book import rules_search
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS, SETTINGS_OF
from ombre_desktop.ui.features.rule_book.rules_contents import Contents
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page, plain_text, title
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.features.rule_book.rules_search import pattern
from ombre_desktop.ui.features.rule_book.topic import is_low, topic_of
from ombre_desktop.ui.features.settings.about import AboutDialog
from ombre_desktop.ui.features.settings.preferences import PreferencesDialog
from ombre_desktop.ui.features.statistics.deals_dialog import DealsDialog
from ombre_desktop.ui.features.statistics.report import Report
from ombre_desktop.ui.features.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.features.training.choosing import Wish
from ombre_desktop.ui.features.training.learn_page import LearnPage
from ombre_desktop.ui.features.training.path import path_of
from ombre_desktop.ui.features.training.path_reading import FoundPath, gallery_of, look_of
from ombre_desktop.ui.features.training.problem import Traits
from ombre_desktop.ui.features.training.selection import ListedProblem, Selection
from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.model.listed_sitting import ListedSitting, Place
from ombre_desktop.ui.model.message import Loss, Trouble
from ombre_desktop.ui.model.statistics import Behind, Sheet, Wanted
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.portraits import PORTRAITS
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.ui.texts.preferences import SECTIONS
from ombre_desktop.ui.texts.price_names import price_name
from ombre_desktop.ui.texts.settings import (
    SETTINGS,
    explanation,
    setting_name,
    usual,
    value_name,
)
from ombre_desktop.value import replace

BEHIND = {"strong": 1.0, "steady": 2.0}
"""The chips a deal by which each level is weaker than the expert."""
NAMES_OF_SEATS = ("You", "Don Hilario", "Doña Inés")
FAMILIES = tuple(dict.fromkeys(type(variant(name).standard) for name in ruleset_names()))
"""The classes of house rules."""
BOOK = Table(Deck.SPANISH, PassingRules(), PassingRules())
UI = Path(new_game_module.__file__).parents[1]


@pytest.fixture
def look(qapp):
    return appearance()


@cache
def families():
    return load_fonts()


def appearance(chrome=ColourScheme.DARK, text=1.0):
    return Appearance(theme_for(ClothName.GREEN, chrome), families(), text)


def shown(qtbot, dialog, width=900, height=600):
    """
    Return the dialog on the screen, kept until it is closed after the test, so that Python does not
    collect it.
    """
    qtbot.addWidget(dialog, before_close_func=lambda closing: closing is dialog)
    dialog.resize(width, height)
    dialog.show()
    return dialog


def preferences_dialog(look, preferences):
    """Return the dialog with blank cards, since their pictures are tested with the card art."""
    closed = Studio()
    closed.close()
    return PreferencesDialog(look, preferences, DeckArt(closed)).complete()


def score_rows():
    return (
        ScoreRow(
            1, "You", "Don Hilario", "solo", Suit.HEARTS, "sacada 5–3–1", (-15, 35, -15), (-20, 35, -15), 0
        ),
        ScoreRow(
            2, "Don Hilario", "", "", None, said("scores._WORDS.PASSED_OUT"), (0, -5, 0), (-20, 30, -15), 5
        ),
    )


def listed_sitting(ident: str, place: Place = Place.LEFT, **other) -> ListedSitting:
    """Return a line of the list of sittings."""
    usual = {
        "began": datetime(2026, 1, 2, 20),
        "played": datetime(2026, 1, 3, 20),
        "game": said("games.GAMES.renegado.0"),
        "opponents": NAMES_OF_SEATS[1:],
        "portraits": ("viajera", "hilario", "ines"),
        "deals": 7,
        "planned": 12,
        "chips": 45,
    }
    return ListedSitting(ident=ident, place=place, **{**usual, **other})


def statistics_dialog(look, sheet=Sheet.RESULTS) -> StatisticsDialog:
    """The statistics of three deals."""
    figures = Figures(3, 1, 0, 1, -15)
    wanted = Wanted(sheet)
    dialog = StatisticsDialog(look, wanted, seated=True)
    points = (Point("2026-01-02T20:00:00+00:00", 1, 10), Point("2026-01-03T20:00:00+00:00", 3, -15))
    group = Group(("entrada", "codille"), figures)
    found = Summary(figures, best=10, worst=-20, seconds=600)
    runs = (Run(0, 1), Run(1, 2))
    dialog.show_report(Report(wanted, Scope(), found, runs, points, (group,), games=(("renegado", False),)))
    return dialog


def deals_dialog(look) -> DealsDialog:
    """A list of one deal of the statistics."""
    dialog = DealsDialog(look, Behind(Scope(costly=""), 1, "Entrada", Order.WORST))
    what = ("a" * 32, 7, datetime(2026, 1, 2, 20), "renegado", "entrada", "ombre", "codille", -20, 0)
    dialog.show_deals([FoundDeal(*what, Mark.CLEAN, "")], Order.WORST, 0)
    return dialog


def learn_page(look):
    lesson = ListedLesson("first", "You against two", is_done=True, is_begun=False, chapter="play")
    selected = Selection((ListedProblem(Traits("lead", "renegado", 1)),), Wish())
    path = path_of([lesson], selected)
    gallery = gallery_of(path, look_of(Preferences(), look, 1.0))
    return LearnPage(look, FoundPath(path, gallery, selected), lambda _: True).complete()


def every_dialog(look):
    past = listed_sitting("a")
    return (
        NewGameDialog(look, BEHIND).complete(),
        preferences_dialog(look, Preferences()),
        RulesReader(look, BOOK).complete(),
        ScoreSheet(look, NAMES_OF_SEATS, score_rows()).complete(),
        SittingsDialog(look, (past,)),
        statistics_dialog(look),
        deals_dialog(look),
        learn_page(look),
        DeckSheetsDialog(look, {deck: Plan(deck, Paper.A4) for deck in Deck}, Deck.SPANISH, PLAIN),
        AboutDialog(look),
        MessageDialog(look, Trouble("Not saved", "The disk is full.", "It is tried again.", "OSError")),
        FarewellDialog(look, Loss("Not kept", "You lose it.", "The disk is full.", "Make room.")),
    )


# The words of the settings.


@pytest.mark.parametrize("rules", FAMILIES)
def test_every_setting_and_value_has_words(rules, qapp):
    for field in dataclasses.fields(rules):
        kind = type(field.default)
        values = [text_of(member) for member in kind] if issubclass(kind, Enum) else values_of(field)

        assert setting_name(field.name)
        assert explanation(field.name).endswith(".")
        assert len(values) == len({value_name(field.name, value) for value in values})
        assert set(values) <= set(SETTINGS[field.name].values)


@pytest.mark.parametrize("game", ruleset_names())
def test_every_price_of_a_game_has_a_name_of_its_own(game, qapp):
    """No two are alike, and none is the bare word of records."""
    rules = variant(game).standard
    prices = rules.every_price() if isinstance(rules, PricedRules) else ()
    told = [price_name(name, game) for name in prices]

    assert len(prices) == len(set(told))
    assert not [name for name in told if "_" in name or name[0].islower()]


def test_prices_are_told_by_name_and_amount(qapp):
    assert "Spil, won 2, Tout 3" == value_name("prices", "spil_won:2,tout:3", "lhombre")


def test_no_words_for_settings_and_values_that_do_not_exist():
    known: dict[str, set[str]] = {}
    for rules in FAMILIES:
        for field in dataclasses.fields(rules):
            known.setdefault(field.name, set()).update(values_of(field))

    assert known.keys() == SETTINGS.keys()
    for key, values in known.items():
        assert set(SETTINGS[key].values) <= values


def test_an_unusual_number_of_chips_or_points_is_counted_out(qapp):
    assert said("settings.value_name", chips=7) == value_name("ante", "each_7")
    assert said("points.points_text", points=11) == value_name("homme_target", "11")


def test_everyone_with_a_portrait_has_a_name():
    assert set(PORTRAITS) == set(COMPANY)
    assert FACES == {face: kept_name(face) for face in COMPANY}


def test_return_presses_the_button_that_has_the_focus(qtbot, look):
    dialog = shown(qtbot, NewGameDialog(look, BEHIND).complete())
    told = []
    dialog.begun.connect(told.append)
    cancel = next(b for b in dialog.findChildren(QPushButton) if b.text() == "&Cancel")

    cancel.setFocus()
    qtbot.keyClick(cancel, Qt.Key.Key_Return)

    assert [] == told
    assert not dialog.isVisible()


# Preferences.

CHOSEN = {
    row.key: row.values for part in SECTIONS for row in part.rows if row.values and row.key != "trick_hold"
}
"""The values of every preference that is chosen from a few; a kept time comes near one of them."""


def test_preferences_show_what_they_are_given(qtbot, look):
    given = Preferences(
        person=PersonDocument("Ana"),
        deck=Deck.FRENCH,
        speed=Speed.NONE,
        text_scale=1.5,
        play=CardClick.PLAY_AT_ONCE,
        trump_ladder=False,
        sounds=Loudness.LOUD,
    )
    told = []
    dialog = shown(qtbot, preferences_dialog(look, Preferences()))
    dialog.changed.connect(told.append)

    dialog.show_preferences(given)

    assert given == dialog.preferences
    assert [] == told
    assert all(dialog._segments[key].value is getattr(given, key) for key in CHOSEN)


def test_every_change_is_told_at_once(qtbot, look):
    dialog = shown(qtbot, preferences_dialog(look, Preferences()))

    for key, values in CHOSEN.items():
        for value in values:
            dialog._segments[key].button(value).setChecked(True)
            assert value is getattr(dialog.preferences, key)
    with qtbot.waitSignal(dialog.changed) as told:
        dialog._size.setValue(len(TEXT_SIZES) - 1)

    assert 200 == told.args[0].text_size
    assert 2.0 == told.args[0].text


def test_preferences_show_cards_as_they_come_to_look(qtbot, look):
    """The cards are of the chosen deck and print."""
    studio, seen = Studio(), []
    art = DeckArt(studio)
    dialog = shown(qtbot, PreferencesDialog(look, Preferences(), art).complete())
    dialog.changed.connect(lambda preferences: art.set_print(print_of(preferences)))

    for key, value in (("deck", Deck.FRENCH), ("index", IndexSize.JUMBO), ("back", Back.SCALES)):
        dialog._segments[key].button(value).setChecked(True)
        dialog._preview.grab()
        studio.wait()
        QApplication.processEvents()
        seen.append(dialog._preview.grab().toImage())
    studio.close()

    assert all(one != other for one, other in combinations(seen, 2))


def test_backs_and_decks_are_chosen_from_real_cards(qtbot, look):
    """Every button shows its own back, or the ace of its deck, as the table would."""
    studio = Studio()
    dialog = shown(qtbot, PreferencesDialog(look, Preferences(), DeckArt(studio)).complete())
    studio.wait()
    QApplication.processEvents()
    pictures = [
        button.icon().pixmap(button.iconSize()).toImage()
        for key in ("deck", "back")
        for button in dialog._segments[key].buttons
    ]
    studio.close()

    assert len(pictures) == len(Deck) + len(Back)
    assert all(one != other for one, other in combinations(pictures, 2))
    assert all(picture.pixelColor(picture.rect().center()).alpha() == 255 for picture in pictures)


@pytest.mark.parametrize("width", [240, 330, 520])
def test_the_preview_is_a_fan_that_shows_every_index(qtbot, look, width):
    """No card is cut by the edge, and each shows at least the quarter with its index."""
    dialog = shown(qtbot, preferences_dialog(look, Preferences()))
    preview = dialog._preview
    preview.resize(max(width, preview.minimumSizeHint().width()), preview.sizeHint().height())
    places = preview.fan.places(6)

    assert all(preview.rect().toRectF().contains(place.bounds) for place in places)
    assert all(place.strip.width() > 0.25 * place.size.width() for place in places)
    assert places[0].rotation < 0 < places[-1].rotation


def test_reset_keeps_the_name(qtbot, look):
    dialog = shown(
        qtbot, preferences_dialog(look, Preferences(person=PersonDocument("Ana"), speed=Speed.NONE))
    )

    dialog.reset()

    assert Preferences(person=PersonDocument("Ana")) == dialog.preferences


def test_kept_values_come_near_those_on_offer(qtbot, look):
    dialog = shown(qtbot, preferences_dialog(look, Preferences(text_scale=1.37)))

    assert 140 == TEXT_SIZES[dialog._size.value()]
    assert TrickStays.TWO_SECONDS is Preferences(trick_hold=1_500).trick_stays
    assert all(stay is Preferences(trick_hold=stay.milliseconds).trick_stays for stay in TrickStays)


def test_every_preference_has_its_row():
    """Every value has a name. What follows a deck, the person's own decks and the picture have no rows."""
    rows = {row.key: row for part in SECTIONS for row in part.rows}
    assert rows.keys() | {"deck_follows", "own_deck", "cloth_picture"} == set(
        Preferences.__dataclass_fields__
    )

    for key, row in rows.items():
        usual = getattr(Preferences(), key)
        if isinstance(usual, Enum):
            assert set(type(usual)) == set(row.values)


# The rule book.


class _Balance(HTMLParser):
    """A parser that fails on a tag that is not closed."""

    VOID = frozenset({"br", "img"})

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, _):
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag == self.open.pop()


@pytest.mark.parametrize("deck", Deck)
def test_pages_are_whole(deck, qapp):
    for topic in Topic:
        text = page(topic, replace(BOOK, deck=deck), 15)
        balance = _Balance()
        balance.feed(text)

        assert title(topic), topic
        assert [] == balance.open, topic
        assert "{" not in text, topic


@pytest.mark.parametrize("game", ruleset_names())
def test_pages_are_whole_at_every_table(game, qapp):
    """No passage for other games is left, and every field is filled in."""
    for topic in Topic:
        text = page(topic, at_the_table(game), 15)
        balance = _Balance()
        balance.feed(text)

        assert [] == balance.open, topic
        assert not re.search(r"[{}]|<section", text), topic


def test_passages_are_for_games_that_there_are():
    named = [games for topic in Topic for games in re.findall(r'for="([^"]*)"', source(topic))]

    assert set(" ".join(named).split()) <= set(ruleset_names())


@pytest.mark.parametrize(
    ("game", "house", "topic", "told"),
    [
        ("renegado", "", Topic.PAYMENTS, "pool + 15."),
        ("renegado", "ante=each_3", Topic.PAYMENTS, "pool + 9."),
        ("renegado", "puesta_heads=opponents", Topic.PAYMENTS, "pool + 10."),
        ("renegado", "loss_base=by_bid", Topic.PAYMENTS, "pool + 15, 21 or 45."),
        ("renegado", "ante=each_3", Topic.LOW_BIDS, "the pool and 9 if it is lost"),
        ("renegado", "takeover=spanish ante=each_3", Topic.SURRENDER, "puesta of pool + 9."),
        ("four_handed", "", Topic.PAYMENTS, "pool + 20."),
        ("four_handed", "", Topic.LOW_BIDS, "the pool and 20 if it is lost"),
        ("pokerwiner", "ante=each_2", Topic.POKERWINER, "pool + 6 into the pool"),
        ("pokerwiner", "ante=each_3", Topic.PAYMENTS, "pool + 9."),
        ("two_handed", "ante=each_2", Topic.TWO_HANDED, "pool + 4 into the pool"),
    ],
)
def test_a_page_tells_what_a_loss_costs_at_this_table(game, house, topic, told, qapp):
    """The amount is the engine's: a price a head, which is each player's stake."""
    text = " ".join(plain_text(topic, at_the_table(game, house)).split())

    assert told in text
    assert ("15" in told) is (re.search(r"(pool \+|the pool and) 15\b", text) is not None)


def test_another_game_is_told_by_its_own_rules(qapp):
    """
    At a table of four with ante=each_2, the page on the game for two tells the usual price of that game.
    """
    assert "pool + 10" in plain_text(Topic.TWO_HANDED, at_the_table("four_handed", "ante=each_2"))
    assert "pool + 15" in plain_text(Topic.PAYMENTS, at_the_table("french"))
    assert "pool + 15" in plain_text(Topic.PAYMENTS, Table(Deck.SPANISH))


@pytest.mark.parametrize(
    ("topic", "at_four", "at_three"),
    [
        (Topic.AUCTION, "The player who sits out takes the talon", "The cards are thrown in. Nobody pays"),
        (Topic.LOW_BIDS, "only where a table lets them leave it", "As a rule the cards are thrown in"),
        (Topic.OUTCOME, "Then four players share the nine tricks", ""),
        (Topic.PAYMENTS, "the two defenders and the one who sits out", ""),
    ],
)
def test_common_pages_hold_for_four_as_well(topic, at_four, at_three, qapp):
    """The differences at a table of four are explained on the common pages and nowhere else."""
    tables = at_the_table("four_handed"), at_the_table("renegado")
    four, three = (" ".join(plain_text(topic, table).split()) for table in tables)

    assert at_four in four
    assert at_four not in three
    assert at_three in three
    assert not at_three or at_three not in four


@pytest.mark.parametrize(
    ("topic", "words"),
    [
        (Topic.CLAIM, "Five tricks are safe"),
        (Topic.SURRENDER, "The Spanish way"),
        (Topic.FIVE_HANDED, "Wikipedia says that a side with three tricks has a remise"),
        (Topic.FRENCH, "Many French tables also paid for matadors"),
        (Topic.FRENCH, "1–4–4 is codille"),
        (Topic.FOUR_HANDED, "a dealer who sits out"),
        (Topic.HOMME_AUVERGNE, "The player at the dealer’s left cuts"),
        (Topic.HOMME_AUVERGNE, "any number can be agreed"),
        (Topic.GLOSSARY, "below the court cards the ace is the best, then the 2"),
        *((Topic.GLOSSARY, word) for word in ("König", "Stillsitter", "Mort", "Null", "Casca")),
        *((Topic.GLOSSARY, word) for word in ("demand gano", "make gano")),
    ],
)
def test_what_the_sources_say_stands_in_the_book(topic, words, qapp):
    assert words in " ".join(plain_text(topic, BOOK).split())


@pytest.mark.parametrize("topic", Topic)
def test_links_lead_to_pages(topic):
    for target in re.findall(r'href="rules:(\w+)"', source(topic)):
        assert Topic(target)


def test_a_page_tells_the_settings_in_force(qapp):
    house = PassingRules.parse("vuelta_card=may_take")
    told = plain_text(Topic.TRUMP, replace(BOOK, house=house))

    assert said("rule_book.at_this_table") in told
    assert said("settings_before_play.TRUMP_AND_EXCHANGE.vuelta_card.2.may_take") in told
    usual = said("settings_before_play.TRUMP_AND_EXCHANGE.vuelta_card.2.must_take")
    assert said("rule_book.instead_of", usual=usual) in told
    assert said("rule_book.at_this_table") not in plain_text(Topic.TRUMP, Table(Deck.SPANISH))


def test_every_setting_is_told_on_some_page():
    settings = {key for keys in SETTINGS_OF.values() for key in keys}

    assert set(SETTINGS) == settings


def test_a_setting_without_a_page_is_told_on_the_first_page_of_its_game(qapp, monkeypatch):
    monkeypatch.delitem(SETTINGS_OF, Topic.FRENCH)

    assert setting_name("vole_bid_exchange") in plain_text(Topic.FRENCH, at_the_table("french"))


def at_the_table(game, house=""):
    """Open the book at a table of *game*."""
    standard = variant(game).standard
    return Table(Deck.SPANISH, type(standard).parse(house, standard), standard, game)


def test_every_game_has_its_pages():
    """The test covers every game of the registry."""
    assert set(ruleset_names()) == set(BOOKS)


@pytest.mark.parametrize("game", ruleset_names())
def test_the_pages_of_a_game_tell_all_its_settings(game, qapp):
    """Each setting that matters is told once, on the page for its rule or at its start."""
    book, table = BOOKS[game], at_the_table(game)
    told = "".join(
        page(topic, table, 1).partition(said("rule_book.at_this_table"))[2]
        for topic in {book.start, *book.pages}
    )

    for setting in table.standard.settings():
        heading = f"<th>{html.escape(setting_name(setting.key, game))}</th>"
        times = 0 if table.standard.hindrances(setting.key) else 1 + (Topic.HOUSE_RULES in book.pages)
        assert told.count(heading) == times, setting.key


def test_a_setting_without_effect_is_not_told_among_those_in_force(qapp):
    """At four, settings for three passes have no effect while the sitter must take the talon."""
    must, may = (at_the_table("four_handed", f"sitter_takes={value}") for value in ("must", "may"))
    name = setting_name("passed_out", "four_handed")

    assert name not in plain_text(Topic.AUCTION, must).partition(said("rule_book.at_this_table"))[2]
    assert name in plain_text(Topic.AUCTION, may).partition(said("rule_book.at_this_table"))[2]


@pytest.mark.parametrize("game", ruleset_names())
def test_the_list_of_settings_marks_the_usual_value(game, qapp):
    """
    The mark is on the game's own default: in the French form each stakes two, which is not the first
    value.
    """
    told = page(Topic.HOUSE_RULES, at_the_table(game), 1)

    for setting in variant(game).standard.settings():
        heading = (
            f'{html.escape(setting_name(setting.key, game))} <span class="rule">{setting.section}</span></h3>'
        )
        listed = told.partition(heading)[2].partition("</ul>")[0]
        marked = usual(html.escape(value_name(setting.key, setting.default, game)))
        assert [marked] == re.findall("<b>(.*?)</b>", listed)


WORDS_OF_OTHERS = {
    "french": r"entrada|vuelta|puesta|\bsolo\b",
    "pokerwiner": r"entrada|vuelta|\bsolo\b",
    "two_handed": r"both must|the defenders share|the defenders have",
    "five_handed": r"entrada|vuelta|sans prendre|every trick|the third|meets the dealer",
    "quadrille": r"entrada|vuelta|\bsolo\b|a second round|exchange",
    "lhombre": r"entrada|vuelta|puesta|codille|a second round|the dealer stakes",
    "tresillo": r"a second round|volteo|\bsolo oros",
    "rocambor": r"a second round|vuelta",
}
"""Words for bids, payments and roles that no such table has."""


@pytest.mark.parametrize("game", WORDS_OF_OTHERS)
def test_settings_speak_of_the_game_they_belong_to(game, qapp):
    """The settings of a game name no bid that cannot be made there."""
    words = [
        text
        for one in variant(game).standard.settings()
        for text in (
            setting_name(one.key, game),
            explanation(one.key, game),
            *(value_name(one.key, value, game) for value in one.values),
        )
    ]

    assert [] == [text for text in words if re.search(WORDS_OF_OTHERS[game], text, re.IGNORECASE)]


def test_a_game_of_its_own_tells_its_settings_on_its_page(qapp):
    told = plain_text(Topic.FRENCH, at_the_table("french", "ante=each_5"))

    assert value_name("ante", "each_5") in told
    assert said("rule_book.at_this_table") not in plain_text(Topic.DEAL, at_the_table("french"))


@pytest.mark.parametrize("game", ruleset_names())
def test_the_book_has_a_page_for_everything_that_is_asked(game):
    """The page is the game's own, or one that applies to it."""
    book = BOOKS[game]
    seat = Seat(0)
    asked = [None, CallRequest(seat, ()), TrumpRequest(seat, ()), ExchangeRequest(seat, 0, 9)]
    asked += [PlayRequest(seat, ()), *(ChoiceRequest(seat, question, ()) for question in Question)]

    opened = {topic_of(game, one, is_over=over) for one in asked for over in (False, True)}

    assert opened <= {book.start, *book.pages}
    assert book.start is topic_of(game, None)


@pytest.mark.parametrize(
    ("game", "topic"),
    [
        ("renegado", Topic.AUCTION),
        ("french", Topic.FRENCH),
        ("pokerwiner", Topic.POKERWINER),
        ("homme_auvergne", Topic.HOMME_AUVERGNE),
    ],
)
def test_the_book_opens_at_the_bids_of_the_game(game, topic):
    assert topic is topic_of(game, CallRequest(Seat(0), ()))


@pytest.mark.parametrize(
    ("calls", "topic"),
    [
        ("", Topic.AUCTION),
        ("pass pass pass", Topic.LOW_BIDS),
        ("pass pass pass gascarola", Topic.LOW_BIDS),
        ("pass pass pass contrabola", Topic.LOW_BIDS),
        ("entrada pass pass", Topic.TRUMP),
    ],
)
def test_low_bids_and_what_comes_of_them_have_a_page_of_their_own(calls, topic):
    seen = auction(calls, house="passed_out=low_bids").seen_by(1)

    assert topic is topic_of("renegado", request(seen), low=is_low(seen))


def test_what_two_games_share_is_told_once():
    """The privilege of the matadors is the same in the French form."""
    assert Topic.PLAY is topic_of("french", PlayRequest(Seat(0), ()))


def test_the_orders_are_those_of_the_engine(qapp):
    french = plain_text(Topic.CARDS, replace(BOOK, deck=Deck.FRENCH))
    indices = re.sub(
        r"[^A-Z0-9]+", " ", french.split("Trumps, from high to low")[1].split("There are eleven")[0]
    )

    assert "A 7 A A K Q J 2 3 4 5 6" in indices
    assert "A 2 A K Q J 7 6 5 4 3" in indices


def test_the_book_opens_where_one_is(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())

    reader.open_at(Topic.PLAY)
    opened = reader.topic
    reader.go_back()

    assert Topic.PLAY is opened
    assert Topic.FIVE_MINUTES is reader.topic


@pytest.mark.parametrize("topic", [Topic.LHOMBRE, Topic.GERMAN_SOLO, Topic.GLOSSARY])
def test_a_page_that_is_turned_to_is_whole(qtbot, look, topic):
    """Qt left paragraphs blank if a line height was set while it was laying a long page out."""
    reader = RulesReader(look, BOOK).complete()
    reader.resize(900, 600)
    shown(qtbot, reader)

    reader.open_at(topic)

    document = reader._browser.document()
    document.size()
    block, blank = document.begin(), []
    while block.isValid():
        if block.text().strip() and block.layout().lineCount() == 0:
            blank.append(block.text())
        block = block.next()
    assert [] == blank


def test_a_link_turns_the_page(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())

    reader._browser.anchorClicked.emit("rules:payments")

    assert Topic.PAYMENTS is reader.topic


def test_a_page_is_opened_at_a_numbered_paragraph(qtbot, look):
    """The book may be open already, and printing it again keeps the place."""
    reader = shown(qtbot, RulesReader(look, BOOK, Topic.GLOSSARY).complete())

    reader.turn_to(BOOK, Topic.PLAY, "3.6")
    reader.restyled()

    browser = reader._browser
    top = browser.cursorForPosition(browser.viewport().rect().topLeft())
    assert "Gano 3.6" == top.block().text()


def listed(contents: Contents) -> list[str]:
    """Return the labels of the pages that are shown in the contents."""
    rows = map(contents.item, range(contents.count()))
    return [row.text() for row in rows if not row.isHidden()]


def test_search_finds_words_on_all_pages_and_walks_on(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())

    reader.search("royal puesta")
    visible = listed(reader._contents)
    qtbot.keyClick(reader._search_box, Qt.Key.Key_Return)

    assert [f"{title(Topic.OUTCOME)} (1)"] == visible
    assert Topic.OUTCOME is reader.topic
    assert 1 == len(reader._browser.extraSelections())


def test_each_page_is_read_once_for_all_searches_and_one_in_each_turn(qtbot, look, monkeypatch):
    """All pages together take several frames; they are read as soon as the line has the focus."""
    read = []
    monkeypatch.setattr(rules_search, "plain_text", lambda topic, _: read.append(topic) or topic.value)
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    assert not read

    reader._search_box.entered.emit()
    reader._reading._next()
    assert 1 == len(read)
    qtbot.waitUntil(lambda: not reader._reading.waits)
    qtbot.keyClicks(reader._search_box, "pl")

    assert list(Topic) == read
    assert reader._searched.hits("pl")[Topic.PLAY] == 1


def test_a_search_goes_through_the_book_of_another_table(qtbot, look):
    """A page that was read for the table before is read again."""
    reader = shown(qtbot, RulesReader(look, at_the_table("french", "ante=each_5")).complete())
    reader.search(said("rule_book.at_this_table"))
    before = reader._hits.text()

    reader.set_table(Table(Deck.SPANISH))

    assert before != reader._hits.text()


def test_what_is_found_is_listed_in_the_place_of_the_page(qtbot, look):
    """The results follow the typing, and replace the page that was open before."""
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    page = reader._browser.toPlainText()

    qtbot.keyClicks(reader._search_box, "royal puesta")

    assert page != reader._browser.toPlainText()
    assert f"{title(Topic.OUTCOME)} (1)" in reader._browser.toPlainText()
    assert "royal puesta" in reader._browser.toPlainText().casefold()
    assert said("rule_book.hits_found", hits=1) == reader._hits.text()


def test_a_search_that_finds_nothing_says_so(qtbot, look):
    """The message replaces the page, and no tag in the quoted search is interpreted."""
    reader = shown(qtbot, RulesReader(look, BOOK).complete())

    reader.search("<b>zeppelin</b>")

    assert reader._browser.toPlainText().startswith("Nothing found\n“<b>zeppelin</b>” stands on no page")
    assert said("rule_book.nothing_found") == reader._hits.text()
    assert [] == listed(reader._contents)


@pytest.mark.parametrize("way", ["link", "contents", "enter"])
def test_a_hit_is_gone_to(qtbot, look, way):
    """The page opens at the words that were found, and marks them."""
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    reader.search("royal puesta")

    if way == "link":
        reader._browser.anchorClicked.emit("rules:outcome")
    elif way == "contents":
        reader._contents.setCurrentRow(list(Topic).index(Topic.OUTCOME))
    else:
        qtbot.keyClick(reader._search_box, Qt.Key.Key_Return)

    assert Topic.OUTCOME is reader.topic
    assert f"{title(Topic.OUTCOME)} 1.12" == reader._browser.toPlainText().splitlines()[0].strip()
    assert "royal puesta" == reader._browser.textCursor().selectedText().casefold()
    assert 1 == len(reader._browser.extraSelections())


def test_a_letter_without_an_accent_finds_it_with_any(qtbot, look):
    """A word may be typed on any keyboard, and may end at a no-break space."""
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    reader.search("zangano")

    qtbot.keyClick(reader._search_box, Qt.Key.Key_Return)

    assert "zángano" == reader._browser.textCursor().selectedText().casefold()


def test_signs_in_a_search_stand_for_themselves():
    assert re.search(pattern("10 % (a.b)"), "10\N{NO-BREAK SPACE}% (A.B)")
    assert not re.search(pattern("a.b"), "axb")
    assert not re.search(pattern("é"), "e")


def test_without_words_the_page_is_back(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    page = reader._browser.toPlainText()
    reader.search("zeppelin")

    reader.search("")

    assert page == reader._browser.toPlainText()
    assert not reader._hits.isVisible()


def test_what_was_found_follows_the_looks_and_the_table(qtbot, look):
    """A change of text size or deck leaves the list of results open."""
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    reader.search("zeppelin")

    reader._resize_text(1)
    reader.set_table(replace(BOOK, deck=Deck.FRENCH))
    reader.set_appearance(appearance(text=1.5))

    assert reader._browser.toPlainText().startswith(said("rule_book.nothing_found"))


def test_a_change_of_deck_changes_the_cards(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    before = reader._browser.toPlainText()

    reader.set_table(replace(BOOK, deck=Deck.FRENCH))

    assert "ace of swords" in before
    assert "ace of spades" in reader._browser.toPlainText()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_no_page_is_broader_than_a_small_window(qtbot, text):
    """Not even tables with large letters are broader than the window."""
    reader = shown(qtbot, RulesReader(appearance(text=text), BOOK).complete(), 962, 658)
    broad = []
    for topic in Topic:
        reader.open_at(topic)
        QApplication.processEvents()  # it is laid out in steps
        if reader._browser.horizontalScrollBar().isVisible():
            broad.append(topic)

    assert [] == broad


def test_larger_text_in_the_book(qtbot, look):
    reader = shown(qtbot, RulesReader(look, BOOK).complete())
    before = reader._browser.document().size().height()

    reader._resize_text(1)

    assert before < reader._browser.document().size().height()


# Score sheet, history, notices.


def test_the_score_sheet_can_be_copied(qtbot, look):
    french = Reckoning(Deck.FRENCH)
    sheet = shown(qtbot, ScoreSheet(look, NAMES_OF_SEATS, score_rows(), reckoning=french).complete())

    sheet.sheet.copy()
    lines = QGuiApplication.clipboard().text().splitlines()

    assert 3 == len(lines)
    assert "You: deal" in lines[0].split("\t")
    assert ["1", "You", "Don Hilario", "solo", "hearts", "sacada 5–3–1"] == lines[1].split("\t")[:6]
    assert ["−15", "−20", "+35", "+35", "−15", "−15", "0"] == lines[1].split("\t")[6:]


def test_the_score_sheet_of_a_game_of_points(qtbot, look):
    """Points have no plus sign, there is no pool, and the winner is named."""
    rows = (
        ScoreRow(1, "You", "Ana", "The Man's game", Suit.HEARTS, "lost", (1, -1, 2), (1, -1, 2), 0),
        ScoreRow(2, "Ana", "", "", None, "void", (0, 1, 3), (1, 0, 5), 0),
    )
    points = Reckoning(Deck.FRENCH, "Man", Target(5), has_pool=False)

    sheet = shown(qtbot, ScoreSheet(look, NAMES_OF_SEATS, rows, reckoning=points).complete())
    sheet.sheet.copy()
    lines = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]

    assert "Man" == lines[0][2]
    assert ["+1", "1", "−1", "−1", "+2", "2"] == lines[1][5:]
    assert "You 1, Don Hilario 0, Doña Inés 5 – Doña Inés has won the game." == sheet._standing.text()


def test_a_game_of_points_that_goes_on_says_how_many_points_win(qtbot, look):
    """The number takes the form of its noun."""
    row = ScoreRow(1, "You", "Ana", "The Man's game", Suit.HEARTS, "lost", (1, -1, 2), (1, -1, 2), 0)
    points = Reckoning(Deck.FRENCH, "Man", Target(5), has_pool=False)

    sheet = shown(qtbot, ScoreSheet(look, NAMES_OF_SEATS, (row,), reckoning=points).complete())

    assert "You 1, Don Hilario −1, Doña Inés 2 – 5 points win." == sheet._standing.text()


def test_the_score_sheet_says_after_which_deal_it_stands_so(qtbot, look):
    """A deal in progress has staked already, so that the pool on the table holds more."""
    sheet = shown(qtbot, ScoreSheet(look, NAMES_OF_SEATS, score_rows()).complete())

    assert sheet._standing.text().startswith("After deal 2: ")


def test_the_score_sheet_is_written_on(qtbot, look):
    sheet = shown(qtbot, ScoreSheet(look, NAMES_OF_SEATS, ()).complete())
    empty = sheet.sheet.sheet.rowCount()

    sheet.show_rows(score_rows(), Reckoning())

    assert (0, 2) == (empty, sheet.sheet.sheet.rowCount())
    assert "cups" in sheet.sheet.sheet.as_text()


def test_items_of_a_list_hang_from_their_dots(qtbot, look):
    """The words of an item begin where its further lines do; numbers have room without a dot."""
    page = document_of(f"<ul><li>{'long ' * 60}</li></ul><ol><li>first</li></ol>")
    document = QTextDocument()
    document.setDefaultFont(look.serif(BODY))
    document.setDefaultStyleSheet(page_style(look, 1.0))
    document.setHtml(page)
    document.setTextWidth(500)
    assert document.size().height() > 0  # the lines are laid out
    item = document.begin()
    first, second = (item.layout().lineAt(at) for at in range(2))

    assert first.cursorToX(3)[0] == pytest.approx(second.x(), abs=1.0)
    assert "first" == item.next().text()


def test_an_initial_keeps_the_lines_of_its_paragraph_even(look):
    """The big letter rises above its line, and pushes no other away."""
    document = QTextDocument()
    document.setDefaultFont(look.serif(BODY))
    document.setDefaultStyleSheet(page_style(look, 1.0))
    document.setHtml(
        f"<h1>Title</h1><p><span class='initial'>T</span>hree {'people ' * 60}</p><p>{'x ' * 400}</p>"
    )
    document.setTextWidth(500)
    even_lines(document)
    assert document.size().height() > 0  # the lines are laid out
    begun = document.begin().next()
    one, other = ([line.y() + line.ascent() for line in lines_of(block)] for block in (begun, begun.next()))

    assert len(one) > 3
    assert one[2] - one[1] == pytest.approx(one[1] - one[0], abs=0.5)
    assert one[2] - one[1] == pytest.approx(other[2] - other[1], abs=1.0)


def lines_of(block):
    return [block.layout().lineAt(at) for at in range(block.layout().lineCount())]


def test_chips_are_written_with_their_sign():
    assert ["+5", "0", "−5"] == [signed(chips) for chips in (5, 0, -5)]


def test_trouble_is_told_without_stopping_the_game(qtbot, look):
    dialog = shown(qtbot, MessageDialog(look, Trouble("Not saved", "The disk is full.", details="OSError")))
    dialog.unfold()

    assert not dialog.isModal()
    assert dialog._fold.isChecked()


def test_a_long_path_is_broken_between_its_folders(qtbot, look):
    """No message is broader than its window."""
    path = "/home/maximiliana/.local/share/ombre-desktop/sittings/" + "0" * 20 + ".json"
    message = MessageDialog(
        appearance(text=2.0), Trouble(said("error_messages.with_files"), f"{path} is damaged.")
    )
    shown(qtbot, message)

    assert 0 == message.findChild(QScrollArea).horizontalScrollBar().maximum()


@pytest.mark.parametrize("text", [0.8, 1.0, 1.5, 2.0])
def test_a_message_opens_as_high_as_its_words(qtbot, text):
    path = "/home/maximiliana/.local/share/ombre-desktop/sittings/0123456789.json"
    sentence = f"The disk is full: {path} could not be written."
    trouble = Trouble(
        said("error_messages.with_files"), sentence, "The game goes on; make room soon.", "OSError"
    )
    message = MessageDialog(appearance(text=text), trouble)
    qtbot.addWidget(message)
    message.show()

    assert 0 == message.findChild(QScrollArea).verticalScrollBar().maximum()


def test_the_preferences_leave_no_gaps(qtbot, look):
    """A section stands right under the one above it, even if another in the row is taller."""
    dialog = shown(qtbot, preferences_dialog(look, Preferences()), 1000, 930)
    cards, table, play, *_ = (section.geometry() for section in dialog._sections)

    assert table.left() == play.left() > cards.right()
    assert 20 > play.top() - table.bottom()


# All dialogs.


@pytest.mark.parametrize(
    ("chrome", "text"), [(ColourScheme.DARK, 0.8), (ColourScheme.LIGHT, 1.5), (ColourScheme.CONTRAST, 2.0)]
)
def test_dialogs_fit_a_small_window(qtbot, qapp, chrome, text):
    for dialog in every_dialog(appearance(chrome, text)):
        shown(qtbot, dialog).layout().activate()

        assert dialog.minimumSizeHint().width() <= 900, dialog.windowTitle()
        assert dialog.minimumSizeHint().height() <= 600, dialog.windowTitle()
        assert not dialog.grab().isNull()


def test_a_dialog_can_change_its_looks(qtbot, look):
    for dialog in every_dialog(look):
        shown(qtbot, dialog)
        before = dialog.grab().toImage()

        dialog.set_appearance(appearance(ColourScheme.LIGHT, 1.5))

        assert before != dialog.grab().toImage(), dialog.windowTitle()


def test_everything_that_takes_the_focus_says_what_it_is(qtbot, look):
    for dialog in every_dialog(look):
        shown(qtbot, dialog)
        for widget in dialog.findChildren(QWidget):
            if isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QSlider) and _is_ours(widget):
                said = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
                assert said, (dialog.windowTitle(), widget)


def _is_ours(widget):
    return widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget.parent(), QComboBox)


def test_every_letter_of_a_dialog_leads_to_one_thing(qtbot, look):
    for dialog in every_dialog(look):
        shown(qtbot, dialog)
        named = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLabel)]
        labels = [one.text() for one in named if one.isVisibleTo(dialog)]
        letters = [label.partition("&")[2][:1].upper() for label in labels if "&" in label]

        assert len(set(letters)) == len(letters), (dialog.windowTitle(), letters)


def test_tab_goes_through_every_dialog_as_one_reads_it(qtbot, look):
    """Tab goes from the first field to the last button at the foot."""
    for dialog in every_dialog(look):
        shown(qtbot, dialog)
        stop, met = dialog.nextInFocusChain(), []
        while stop is not dialog:
            if is_tab_stop(stop, dialog):
                met.append(stop)
            stop = stop.nextInFocusChain()
        read = [stop for stop in stops(dialog) if is_tab_stop(stop, dialog)]

        # What a splitter holds is in no layout, and stands before the buttons as well.
        assert read == [stop for stop in met if stop in read], dialog.windowTitle()
        assert met[-1] is read[-1], dialog.windowTitle()


def is_tab_stop(widget, dialog):
    return widget.isVisibleTo(dialog) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_escape_and_return_leave_every_dialog_that_only_shows(qtbot, look, key):
    """Return presses the golden button unless another button has the focus."""
    _, preferences, _, score, *_, about, message, _ = every_dialog(look)
    for dialog in (preferences, score, about, message):
        shown(qtbot, dialog)
        qtbot.keyClick(dialog, key)

        assert not dialog.isVisible(), dialog.windowTitle()


@pytest.mark.parametrize("chrome", [ColourScheme.DARK, ColourScheme.LIGHT])
def test_progress_is_gold_on_paper(qtbot, chrome):
    """The bar has the colours of the theme, whatever the style of the system."""
    look = appearance(chrome)
    colours = colours_of(look.theme)
    dialog = shown(qtbot, ProgressDialog(look, "Back up", "Everything is packed."))
    dialog.show_share(0.6)
    bar = dialog.bar.grab().toImage()
    done, left = (bar.pixelColor(round(at * bar.width()), bar.height() // 2) for at in (0.2, 0.9))

    assert is_between(done, colours["leaf_top"], colours["leaf_bottom"])
    assert is_between(left, colours["paper_bottom"], colours["paper_top"])


def is_between(colour, *ends):
    """Tell whether each part of *colour* lies between those of the two *ends*."""
    parts = zip(colour.getRgb()[:3], *(QColor(end).getRgb()[:3] for end in ends), strict=True)
    return all(min(ends) - 2 <= part <= max(ends) + 2 for part, *ends in parts)


def test_names_of_fields_lead_to_their_controls(qtbot, look):
    dialog = shown(qtbot, preferences_dialog(look, Preferences()))
    labels = [label for label in dialog.findChildren(QLabel) if label.property("part") == "name"]

    assert labels
    assert all(label.buddy() is not None for label in labels)


def test_dialogs_leave_nothing_behind(qtbot, look):
    """No sheet is asked for data while Python takes its dialog apart."""
    for _ in range(2):
        for dialog in every_dialog(look):
            dialog.grab()
            dialog.deleteLater()
        del dialog
        gc.collect()


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("suit", Suit)
def test_suit_signs_come_from_the_cards_whole(suit, deck, qapp):
    sign = suit_sign(suit, deck, 40)

    assert 40 == sign.height()
    assert 14 <= sign.width() <= 46
    assert QImage.Format.Format_ARGB32_Premultiplied == sign.format()
    assert 0 == sign.pixelColor(0, 0).alpha()
