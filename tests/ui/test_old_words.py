"""The words said at the table: plain ones, or those of the deck, with their meaning or alone."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, one

from ombre_desktop.engine import Bid, Discard, PlayCard, Question, Result, Say, Seat, Word
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.calls import triumph_words, word_label
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


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("game", ["tresillo", "rocambor"])
@pytest.mark.parametrize("word", [Word.SURRENDER, Word.ACCEPT, Word.TAKE_OVER, Word.CLAIM, Word.VOLE])
def test_a_ribbon_has_the_word_of_its_button(qapp, deck, game, word):
    """In Tresillo and Rocambor paso, bien and la sigo are said in every manner, with any deck."""
    label, said = word_label(word, question_of(word), game)(), Say(word)

    plain, glossed, old = (last_words(said, deck, manner, game) for manner in TableWords)

    assert plain == glossed
    assert glossed.startswith(f"{old} (")
    assert old.casefold() in label.casefold()


def question_of(word: Word) -> Question | None:
    """Return the question that *word* answers."""
    if word in (Word.CLAIM, Word.VOLE):
        return Question.CLAIM_OR_VOLE
    return None if word is Word.SURRENDER else Question.TAKE_OVER


@pytest.mark.parametrize("word", [Word.CLAIM, Word.VOLE])
def test_zanga_says_hechas_and_ocho(qapp, word):
    label = word_label(word, Question.CLAIM_OR_VOLE, "zanga")()

    assert label.startswith(last_words(Say(word), Deck.FRENCH, TableWords.OLD, "zanga"))


def test_a_spanish_game_is_spoken_in_spanish_with_french_cards(qapp):
    assert "Paso (I pass)" == last_words(PASS, Deck.FRENCH, TableWords.GLOSSED, "tresillo")
    assert "¡Codillo!" == old_triumph(Result.CODILLE, Deck.FRENCH, "tresillo")
    assert "Codillo!" == triumph_words(Result.CODILLE, "tresillo")


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
    return desk.scenery.facts(desk.situation, eldest).words
