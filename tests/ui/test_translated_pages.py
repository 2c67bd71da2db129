"""The translated pages of the rule book say what the English ones say, as far as can be counted."""

from __future__ import annotations

import re
from collections import Counter
from functools import cmp_to_key

import pytest
from PySide6.QtCore import QCollator, QLocale

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.dialogs import rules_source
from ombre_desktop.ui.dialogs.glossary import meaning_of
from ombre_desktop.ui.dialogs.rules_source import PAGES, Topic, is_translated, source
from ombre_desktop.ui.features.rule_book.rules_numbers import numbers
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page, title
from ombre_desktop.ui.model.term import Term
from ombre_desktop.ui.texts.languages import Speech
from tools.languages.pages import english, stale, translated

COUNTED = ("h1", "h2", "h3", "p", "table", "tr", "td", "th", "li", "section", "b")


@pytest.fixture
def spanish(qapp):
    speech = Speech()
    speech.speak("es")
    yield
    speech.speak("en")


def kept(code: str) -> list[Topic]:
    """Return the topics whose pages are translated into the language *code*: at least one."""
    topics = [topic for topic in Topic if (PAGES / code / f"{topic.value}.html").is_file()]
    assert topics
    return topics


def text_of(code: str, topic: Topic) -> str:
    return (PAGES / code / f"{topic.value}.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("code", translated())
def test_no_translation_is_older_than_its_page(code):
    """``python -m tools.languages seal es play`` says that a page has been looked at again."""
    assert () == stale(code)


@pytest.mark.parametrize("code", translated())
def test_a_translation_has_the_rules_cards_links_and_rows_of_its_page(code):
    for topic in kept(code):
        ours, theirs = text_of(code, topic), english(topic)

        assert numbers(theirs) == numbers(ours), topic
        for pattern in (r"\{[^{}]+\}", r'href="[^"]+"', r'name="[^"]+"', r'for="[^"]+"'):
            assert Counter(re.findall(pattern, theirs)) == Counter(re.findall(pattern, ours)), (
                topic,
                pattern,
            )
        for tag in COUNTED:
            opened = rf"<{tag}[ >]"
            assert len(re.findall(opened, theirs)) == len(re.findall(opened, ours)), (topic, tag)


@pytest.mark.parametrize("code", translated())
def test_a_translation_has_the_figures_of_its_page(code):
    """A figure in a table of payments is the same in every language."""

    def figures(text: str) -> Counter[str]:
        cells = re.findall(r'<td align="right">(.*?)</td>', text.replace("\n", " "))
        return Counter(cells)

    for topic in kept(code):
        assert figures(english(topic)) == figures(text_of(code, topic)), topic


def test_the_book_is_in_the_language_in_use(spanish):
    assert "El reparto" == title(Topic.DEAL)
    assert "El as de espadas, siempre el triunfo más alto." == meaning_of(Term.SPADILLE, Deck.SPANISH).meaning


def test_an_english_page_bears_the_translated_name_of_its_game(qapp):
    speech = Speech()
    speech.speak("da")
    try:
        assert not is_translated(Topic.FRENCH)
        assert "Fransk ombre" == title(Topic.FRENCH)
    finally:
        speech.speak("en")


def test_every_word_is_explained_in_spanish(spanish):
    """The glossary has a row for it, under the same anchor."""
    assert [] == [term for term in Term if not meaning_of(term, Deck.FRENCH).meaning]


def test_a_stale_page_is_shown_in_english_and_says_so(spanish, monkeypatch):
    monkeypatch.setattr(rules_source, "seal_of", lambda _: "00000000")
    rules_source._translation.cache_clear()

    assert not is_translated(Topic.DEAL)
    assert source(Topic.DEAL).startswith("<h1>The deal")
    assert "inglés" in page(Topic.DEAL, Table(Deck.SPANISH), 1)
    rules_source._translation.cache_clear()


@pytest.mark.parametrize("code", sorted({"en", *translated()} - {"ja"}))
def test_the_words_of_the_game_stand_in_the_order_of_their_language(code):
    """Japanese is left out: its order is that of how a word is read, which Chinese characters do not tell."""
    heads = re.findall("<th>(.*?)</th>", text_of(code, Topic.GLOSSARY), re.DOTALL)
    words = [re.sub("<.*?>", "", head) for head in heads]

    assert 50 < len(words)
    assert words == sorted(words, key=cmp_to_key(QCollator(QLocale(code)).compare))
