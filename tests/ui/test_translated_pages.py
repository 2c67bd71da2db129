"""The translated documents say what the English ones say, as far as can be counted."""

from __future__ import annotations

import re
from collections import Counter
from functools import cmp_to_key

import documents
import pytest
from languages import all_of, code_of, source_of, sources, translations
from PySide6.QtCore import QCollator, QLocale

from ombre_desktop.engine import view
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs import rules_source
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.dialogs.rules_source import Topic, is_translated, source
from ombre_desktop.ui.features.rule_book.rules_numbers import numbers
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page, title
from ombre_desktop.ui.lessons.lesson import LEARNER, read_lesson
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.lessons.saying import said
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.texts.languages import Speech

CODES = [code_of(catalogue) for catalogue in sources()]
KEPT = r"\{(?:[^{}:]+)|href=\"[^\"]+\"|name=\"[^\"]+\"|<b>"
"""The parts that a translation repeats: fields but for their form, links, anchors, bold letters."""
WORD = re.compile(r"\S*\w\S*")
MOST_WORDS, MOST_SIGNS = 18, 60
"""The length of what a teacher says at once; Japanese has no spaces between words."""


@pytest.fixture
def speech(qapp):
    """Provide the language in use."""
    spoken = Speech()
    yield spoken
    spoken.speak("en")


@pytest.mark.parametrize("code", CODES)
def test_a_translation_has_the_rules_cards_links_and_figures_of_its_original(code):
    for catalogue in all_of(code)[1:]:
        for (name, text), told in translations(catalogue).items():
            assert Counter(re.findall(KEPT, text)) == Counter(re.findall(KEPT, told)), (name, text)
            assert numbers(text) == numbers(told), (name, text)
            assert Counter() == _amounts(text) - _amounts(told), (name, text)


def _amounts(text: str) -> Counter[str]:
    """Return the figures of two digits and more outside fields and tags; smaller ones may be words."""
    return Counter(re.findall(r"\d{2,}", re.sub(r"\{[^}]*\}|<[^>]*>", " ", text)))


@pytest.mark.parametrize("code", CODES)
def test_a_translated_word_can_be_put_in_its_place(code):
    """A block has no other block in it, a verse no brace, and a line of a lesson no second line."""
    apart = {"rules": r"</?(?:p|li|t[dhr]|h\d|table)\b", "records": r"[{}]"}
    for kind in documents.KINDS:
        wrong = re.compile(apart.get(kind, r"\n"))
        told = translations(source_of(code, kind))
        assert [] == [text for text in told.values() if wrong.search(text)]


@pytest.mark.parametrize("code", CODES)
def test_a_teacher_says_little_at_once_in_every_language(code):
    for kind in ("lessons", "exercises"):
        told = translations(source_of(code, kind)).values()
        assert [] == [
            text
            for text in told
            if len(WORD.findall(text)) > MOST_WORDS or (code == "ja" and len(text) > MOST_SIGNS)
        ]


def test_the_book_is_in_the_language_in_use(speech):
    speech.speak("es")

    assert "El reparto" == title(Topic.DEAL)
    assert "El as de espadas, siempre el triunfo más alto." == meaning_of(Term.SPADILLE, Deck.SPANISH).meaning


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_explained_in_every_language(speech, code):
    """The glossary has a row for it, under the same anchor."""
    speech.speak(code)

    assert [] == [term for term in Term if not meaning_of(term, Deck.FRENCH).meaning]


def test_a_page_that_is_not_whole_is_shown_in_english_and_says_so(speech, monkeypatch):
    """Its heading bears the translated name of the game."""
    monkeypatch.setattr(rules_source, "translation_of", lambda *_: None)
    rules_source._translation.cache_clear()
    speech.speak("da")

    assert not is_translated(Topic.FRENCH)
    assert "Fransk ombre" == title(Topic.FRENCH)
    assert source(Topic.DEAL).startswith("<h1>The deal")
    assert "engelsk" in page(Topic.DEAL, Table(Deck.SPANISH), 1)
    rules_source._translation.cache_clear()


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("code", CODES)
def test_an_untranslated_text_names_cards_in_english(speech, monkeypatch, code, deck):
    """No sentence is half in one language and half in another."""
    monkeypatch.setattr(rules_source, "translation_of", lambda *_: None)
    rules_source._translation.cache_clear()
    moment = Moment(view(read_lesson("first").start.state, LEARNER))
    words, told = "Keep {SA:the}; {right} leads {C}, {tricks:one # trick|other # tricks}.", []
    for spoken in ("en", code):
        speech.speak(spoken)
        body = page(Topic.GLOSSARY, Table(deck), 1).partition("<table")[2]
        mark = said(Mark("king", (), words), words, moment, deck, ("You", "Ana", "Eva"))
        told.append((body, meaning_of(Term.SPADILLE, deck), mark))
    rules_source._translation.cache_clear()

    assert told[0] == told[1]


@pytest.mark.parametrize("code", ["en", *CODES])
def test_the_words_of_the_game_stand_in_the_order_of_their_language(speech, code):
    """A comment says how a Japanese word is read, by which it is sorted; Chinese characters do not tell."""
    speech.speak(code)
    heads = re.findall("<th>(.*?)</th>", source(Topic.GLOSSARY), re.DOTALL)
    read = [found[1] if (found := re.search("<!--(.*?)-->", head)) else head for head in heads]
    words = [re.sub("<.*?>", "", head) for head in read]

    assert 50 < len(words)
    assert words == sorted(words, key=cmp_to_key(QCollator(QLocale(code)).compare))


@pytest.mark.parametrize("topic", [topic for topic in Topic if topic is not Topic.CARDS])
def test_a_page_names_no_suit_in_the_words_of_one_deck(topic):
    """Cards and suits are fields, as in the deck on the table; one page tells both."""
    words = r"\b(?:spades?|hearts?|diamonds?|swords?|cups?|coins?|(?:of|the|plain|king of) clubs|club king)\b"
    told = re.sub(r"the words of the clubs|by heart", "", source(topic).casefold())
    assert re.findall(words, told) == []
