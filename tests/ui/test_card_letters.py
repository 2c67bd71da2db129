"""The letters on the court cards: those of the language, or those that the person chose."""

import pytest

from ombre_desktop.engine import Rank
from ombre_desktop.storage.display_options import CardPrint, Deck, Letters, Preferences
from ombre_desktop.ui.paint.card_deck import index_of
from ombre_desktop.ui.texts.card_letters import print_of
from ombre_desktop.ui.texts.languages import available


@pytest.mark.parametrize(
    ("language", "queen"), [("da", "D"), ("de", "D"), ("fr", "D"), ("en", "Q"), ("es", "Q"), ("ja", "Q")]
)
def test_cards_have_the_letters_of_the_language(language, queen):
    """Danes, Germans and the French have their own; everybody else knows the English ones."""
    printed = print_of(Preferences(language=language))

    assert queen == index_of(Rank.QUEEN, Deck.FRENCH, printed)
    assert "11" == index_of(Rank.QUEEN, Deck.SPANISH, printed)


@pytest.mark.parametrize("language", available())
def test_chosen_letters_stay_in_every_language(language):
    assert CardPrint(Letters.FRENCH) == print_of(Preferences(language=language, letters=Letters.FRENCH))
