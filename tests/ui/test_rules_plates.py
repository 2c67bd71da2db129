"""The plates of the rule book: cards, woodcuts and tables, which change no word of a page."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QImage, QTextDocument, QTextDocumentFragment

from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.rule_book.plate_press import PlatePress
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page
from ombre_desktop.ui.features.rule_book.rules_plates import Plates, Sheet
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.texts.card_letters import print_of

BOOK = Table(Deck.SPANISH)
PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


@pytest.fixture(scope="module")
def look(app_families) -> Appearance:
    return Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0, 24)


@pytest.fixture
def press(qapp):
    owner = QObject()
    studio = Studio(owner)
    yield PlatePress(studio, print_of(Preferences()), owner)
    studio.close()


def words(html: str) -> str:
    """Return the words of a page, without its pictures and the spaces and line breaks beside them."""
    return re.sub(r"\s+", " ", QTextDocumentFragment.fromHtml(html).toPlainText().replace(PICTURE, " "))


@pytest.mark.parametrize("topic", Topic)
def test_pictures_and_initials_change_no_word(press, look, topic):
    plain = page(topic, BOOK, 15)

    shown = words(Plates(press, look, Sheet(600, 1.0, 1.0)).illustrated(plain, topic))

    for paragraph in words(plain).split("."):
        assert paragraph.strip() in shown


def test_the_ranks_are_shown_by_real_cards(press, look):
    """The page on the order of the cards has a row for each order of each suit, in both decks."""
    plates = Plates(press, look, Sheet(600, 1.0, 2.0))
    html = plates.illustrated(page(Topic.CARDS, BOOK, 15), Topic.CARDS)
    document = QTextDocument()

    plates.provide(document)
    press._studio.wait()
    for plate in plates._plates.values():
        printed = plate.painted()
        assert printed.deviceIndependentSize().toSize() == plate.size
        covered = printed.convertToFormat(QImage.Format.Format_Alpha8)
        assert {0} != set(covered.constBits())

    assert 26 == html.count("<img src='row:")  # with the five ranks


@pytest.mark.parametrize("topic", [Topic.FIVE_HANDED, Topic.PLAY, Topic.CARDS])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_no_plate_is_wider_than_the_page(press, look, topic, zoom):
    plates = Plates(press, look, Sheet(300, zoom, 1.0))
    plates.illustrated(page(topic, BOOK, 15), topic)

    assert max(plate.size.width() for plate in plates._plates.values()) <= 300


def test_a_book_without_a_press_has_no_pictures_but_signs(qtbot, look):
    reader = RulesReader(look, BOOK, Topic.CARDS).complete()
    qtbot.addWidget(reader)

    sources = re.findall('src="([a-z]+):', reader._browser.document().toHtml())

    assert {"sign"} == set(sources)
