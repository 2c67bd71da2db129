"""The words said at the table: plain ones, or those of the deck, with their meaning or alone."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, one

from ombre_desktop.engine import Bid, Discard, PlayCard, Result, Say, Seat, Word
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.preferences import TableWords
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.old_words import in_manner, old_triumph, old_word
from ombre_desktop.ui.texts.seats import last_words
from ombre_desktop.value import replace

PASS = Say(Word.PASS)


@pytest.mark.parametrize(
    ("manner", "deck", "words"),
    [
        (TableWords.PLAIN, Deck.SPANISH, "I pass"),
        (TableWords.GLOSSED, Deck.SPANISH, "Paso (I pass)"),
        (TableWords.GLOSSED, Deck.FRENCH, "Je passe (I pass)"),
        (TableWords.OLD, Deck.SPANISH, "Paso"),
        (TableWords.OLD, Deck.FRENCH, "Je passe"),
    ],
)
def test_a_pass_is_said_in_the_manner_of_the_deck(qapp, manner, deck, words):
    assert words == last_words(PASS, deck, manner)


def test_a_word_that_is_plain_already_needs_no_meaning(qapp):
    """In the Spanish manner a solo is a solo."""
    assert "Solo" == last_words(Bid("solo"), Deck.SPANISH, TableWords.GLOSSED)
    assert "Sans prendre (Solo)" == last_words(Bid("solo"), Deck.FRENCH, TableWords.GLOSSED)


@pytest.mark.parametrize("action", [Discard(()), Say(Word.YIELD), None])
def test_where_no_word_is_handed_down_the_plain_one_is_said(qapp, action):
    assert last_words(action, Deck.SPANISH) == last_words(action, Deck.SPANISH, TableWords.OLD)


def test_gano_is_the_same_in_every_manner(qapp):
    asked = PlayCard(one("SK"), gano=True)

    assert "Gano" == old_word(asked, Deck.FRENCH) == last_words(asked, Deck.SPANISH, TableWords.GLOSSED)


def test_the_winner_of_a_codille_exclaims_in_the_same_manner(qapp):
    assert "¡Codillo! (Codille!)" == in_manner(
        "Codille!", old_triumph(Result.CODILLE, Deck.SPANISH), TableWords.GLOSSED
    )
    assert "" == old_triumph(Result.PUESTA, Deck.SPANISH)


def test_the_ribbon_follows_the_preference_at_once(seated):
    """A pass that has been said changes its words; the screen reader is told the same."""
    app = seated(deal=auction("pass"))

    said = [words_of(app, manner) for manner in TableWords]

    assert ["I pass", "Paso (I pass)", "Paso"] == said


def words_of(app: App, manner: TableWords) -> str:
    """Return the words of the eldest, once the person prefers this *manner*."""
    app.prefer(replace(STILL, table_words=manner))
    desk, eldest = app.desk, Seat(0)
    return desk.scenery.facts(desk.player.picture, eldest, app.controller.sitting).words
