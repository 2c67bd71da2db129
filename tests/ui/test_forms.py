"""The forms of numbers, nouns, names and lists that the sentences of eight languages need."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from ombre_desktop.engine import POOL, Card, Seat, Suit, events
from ombre_desktop.engine.cards import cards
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import phrases
from ombre_desktop.ui.texts.calls import contract_name, contract_noun
from ombre_desktop.ui.texts.cards import card_label, card_labels, card_name, suit_name
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.grammar import GRAMMARS
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.people import person_named
from ombre_desktop.ui.texts.phrases import FormError, count, named, person, translate

YOU, HILARIO, INES = Seat(0), Seat(1), Seat(2)
COMPANY = Company(("Ana", "Don Hilario", "Doña Inés"), YOU)

GERMAN = {
    ("Grammar", "en"): "de",
    ("Cards", "king"): "König; m",
    ("Cards", "jack"): "Bube; m; den=Buben; dem=Buben; einen=Buben",
    ("Cards", "page"): "Bube; m; den=Buben; dem=Buben; einen=Buben",
    ("Cards", "ace"): "Ass; n",
    ("Cards", "seven"): "Sieben; f",
    ("Cards", "three"): "Drei; f",
    ("SpanishCards", "cups"): "Kelche; pl",
    ("FrenchCards", "hearts"): "Herz; n",
    ("FrenchCards", "spades"): "Pik; n",
    ("SpanishCards", "{rank} of {suit}"): "{rank} der {suit}",
    ("FrenchCards", "{rank} of {suit}"): "{suit}-{rank}",
    ("Contracts", "solo"): "Solo; n",
    ("Contracts", "vuelta"): "Tourné; n",
    ("Company", "pool"): "Stamm; m",
    ("Listing", "{first} and {last}"): "{first} und {last}",
    ("Events", "{name} plays {card:the}."): "{name} spielt {card:den}.",
    ("Events", "{name} shows {cards:the}, for payment."): "{name} zeigt {cards:den} und wird dafür bezahlt.",
    (
        "Events",
        "{card:The} was called: {name} is the Ombre’s ally.",
    ): "{card:Der} war gerufen: {name} hilft dem Hombre.",
    ("Events", "{name} is the Ombre and plays {contract}."): "{name} ist Hombre und spielt {contract:ein}.",
    (
        "Events",
        "{name} draws {number:one # card|other # cards}.",
    ): "{name} kauft {number:0 nichts|one eine Karte|other # Karten}.",
    (
        "Draw",
        "{card:The} falls to {name}, who deals first.",
    ): "{card:Der} fällt an {name}, {name:f die als Erste|m der als Erster|other der oder die zuerst} gibt.",
    (
        "Results",
        "{payer:The} pays you {chips}.",
    ): "{payer:Der} zahlt dir {chips:one eine Marke|other # Marken}.",
    ("Events", "You take trick {number}."): "Du nimmst {nummer}.",
    ("Events", "{name} turns up {card:the}."): "{name} deckt {card:dativ} auf.",
}


class Catalogue(QTranslator):
    """A catalogue written in a test."""

    def __init__(self, words: dict[tuple[str, str], str]) -> None:
        super().__init__()
        self._words = words

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, *message: object) -> str | None:
        return self._words.get(message[:2])


@pytest.fixture
def german(qapp):
    """Make the window speak German, as far as the test needs it."""
    catalogue = Catalogue(GERMAN)
    QCoreApplication.installTranslator(catalogue)
    yield Chronicle(COMPANY, Deck.SPANISH)
    QCoreApplication.removeTranslator(catalogue)


def card(text: str) -> Card:
    return Card.parse(text)


# Plurals.


@pytest.mark.parametrize(
    ("language", "few", "many"),
    [
        ("en", "other one other other", "other"),
        ("de", "other one other other", "other"),
        ("da", "other one other other", "other"),
        ("es", "other one other other", "many"),
        ("it", "other one other other", "many"),
        ("pt", "other one other other", "many"),
        ("fr", "one one other other", "many"),
        ("ja", "other other other other", "other"),
    ],
)
def test_plurals_are_those_of_cldr(language, few, many):
    """The forms are checked for none, one, two, twenty-one and a million."""
    plural = GRAMMARS[language].plural

    assert few.split() == [plural(number) for number in (0, 1, 2, 21)]
    assert many == plural(1_000_000)


@pytest.mark.parametrize(
    ("number", "told"), [(0, "no cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards"), (-1, "−1 card")]
)
def test_a_number_chooses_its_noun(number, told):
    """English chooses the form without a catalogue."""
    assert told == format(count(number), "0 no cards|one # card|other # cards")


def test_two_numbers_of_a_sentence_choose_each_for_itself():
    template = "{thrown:one # card|other # cards} and {drawn:one # chip|other # chips}"

    assert "1 card and 3 chips" == template.format(thrown=count(1), drawn=count(3))


# Nouns and names.


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("", "king of cups"),
        ("the", "the king of cups"),
        ("The", "The king of cups"),
        ("Name", "King of cups"),
    ],
)
def test_a_card_has_an_article_and_can_begin_a_sentence(form, told):
    assert told == format(card_label(card("HK"), Deck.SPANISH), form)


def test_people_have_no_article():
    assert ("Doña Inés", "The pool") == (f"{COMPANY.name(INES):the}", f"{COMPANY.name(POOL):The}")


def test_every_item_of_a_list_has_the_form_of_the_list():
    hand = all_of(card_labels(cards("HK H7 SA"), Deck.FRENCH))

    assert "king of hearts, 7 of hearts and ace of spades" == hand
    assert "The king of hearts, the 7 of hearts and the ace of spades" == f"{hand:The}"
    assert "fall" == f"{hand:one falls|other fall}"


def test_a_form_that_a_language_lacks_is_an_error():
    with pytest.raises(FormError, match="no form 'dem'"):
        format(card_label(card("HK"), Deck.SPANISH), "dem")
    with pytest.raises(FormError, match="nothing for 2"):
        format(count(2), "one card")


# German: cases, genders, compounds.


@pytest.mark.parametrize(
    ("text", "deck", "forms"),
    [
        (
            "HK",
            Deck.SPANISH,
            "der König der Kelche|den König der Kelche|dem König der Kelche|einen König der Kelche",
        ),
        (
            "HJ",
            Deck.SPANISH,
            "der Bube der Kelche|den Buben der Kelche|dem Buben der Kelche|einen Buben der Kelche",
        ),
        (
            "H7",
            Deck.SPANISH,
            "die Sieben der Kelche|die Sieben der Kelche|der Sieben der Kelche|eine Sieben der Kelche",
        ),
        ("SJ", Deck.FRENCH, "der Pik-Bube|den Pik-Buben|dem Pik-Buben|einen Pik-Buben"),
        ("HA", Deck.FRENCH, "das Herz-Ass|das Herz-Ass|dem Herz-Ass|ein Herz-Ass"),
    ],
)
def test_german_cards_are_declined(german, text, deck, forms):
    name = card_name(card(text), deck)

    assert forms.split("|") == [format(name, form) for form in ("der", "den", "dem", "einen")]


def test_a_figure_has_the_gender_of_its_word(german):
    assert "die 7 der Kelche" == f"{card_label(card('H7'), Deck.SPANISH):den}"


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.CardPlayed(INES, card("HJ")), "Doña Inés spielt den Buben der Kelche."),
        (events.CardPlayed(INES, card("H7")), "Doña Inés spielt die Sieben der Kelche."),
        (events.AllyKnown(INES, card("HK")), "Der König der Kelche war gerufen: Doña Inés hilft dem Hombre."),
        (
            events.MatadorsShown(INES, cards("HK HJ H3")),
            "Doña Inés zeigt den König der Kelche, den Buben der Kelche und die Drei der Kelche "
            "und wird dafür bezahlt.",
        ),
        (events.OmbreMade(INES, "solo"), "Doña Inés ist Hombre und spielt ein Solo."),
        (events.Exchanged(INES, cards("?1"), cards("?1")), "Doña Inés kauft eine Karte."),
        (events.Exchanged(INES, cards("?3"), cards("?3")), "Doña Inés kauft 3 Karten."),
    ],
)
def test_german_sentences_have_their_cases(german, event, line):
    """German nouns keep their capital letter within a sentence."""
    assert line == german.line(event)


@pytest.mark.parametrize(
    ("name", "told"),
    [("Doña Inés", "die als Erste"), ("Don Hilario", "der als Erster"), ("Kim", "der oder die zuerst")],
)
def test_a_sentence_agrees_with_the_person(german, name, told):
    text = translate("Draw", "{card:The} falls to {name}, who deals first.")

    sentence = text.format(card=card_label(card("HJ"), Deck.SPANISH), name=person_named(name))

    assert f"Der Bube der Kelche fällt an {name}, {told} gibt." == sentence


@pytest.mark.parametrize(
    ("chips", "line"), [(1, "Der Stamm zahlt dir eine Marke."), (5, "Der Stamm zahlt dir 5 Marken.")]
)
def test_a_plain_number_has_forms_in_every_catalogue(german, chips, line):
    template = translate("Results", "{payer:The} pays you {chips}.")

    assert line == template.format(payer=COMPANY.name(POOL), chips=chips)


def test_contracts_are_nouns(german):
    assert ("Solo", "ein Solo", "Tourné") == (
        contract_name("solo"),
        f"{contract_noun('solo'):ein}",
        str(contract_noun("vuelta")),
    )


def test_a_plural_suit_agrees_with_its_verb(german):
    words = [
        format(suit_name(Suit.HEARTS, deck), "pl sind|other ist") for deck in (Deck.SPANISH, Deck.FRENCH)
    ]

    assert ["sind", "ist"] == words


# What is wrong in a catalogue.


@pytest.mark.parametrize(
    ("event", "english"),
    [
        (events.CardTurned(INES, card("HJ")), "Doña Inés turns up the page of cups."),
        (events.TrickTaken(YOU, None, 3), "You take trick 3."),
    ],
    ids=["unknown form", "unknown field"],
)
def test_a_sentence_that_cannot_be_formed_is_english(german, caplog, event, english):
    """The fault is logged once, and the person reads the English sentence."""
    phrases._complain.cache_clear()

    with caplog.at_level(logging.WARNING):
        told = [german.line(event), german.line(event)]

    assert [english, english] == told
    assert 1 == len(caplog.records)


def test_a_wrong_form_in_english_is_found_at_once():
    """An English sentence has no other to fall back on, so the error is raised."""
    with pytest.raises(FormError):
        translate("Nowhere", "{card:teh}").format(card=named("king", ""))


# French, Spanish: vowels and contractions.


@pytest.mark.parametrize(
    ("language", "kind", "form", "told"),
    [
        ("fr", "mv", "le", "l’as"),
        ("fr", "fv", "de", "d’as"),
        ("fr", "m", "du", "du as"),
        ("es", "m", "al", "al as"),
        ("es", "f", "del", "de la as"),
        ("it", "mv", "del", "dell’as"),
        ("pt", "m", "do", "do as"),
    ],
)
def test_articles_run_together(monkeypatch, language, kind, form, told):
    monkeypatch.setattr(phrases, "grammar", lambda: GRAMMARS[language])

    assert told == format(named("as", kind), form)


def test_a_preposition_is_kept_before_a_name(monkeypatch):
    monkeypatch.setattr(phrases, "grammar", lambda: GRAMMARS["es"])

    assert "a Doña Inés" == f"{person('Doña Inés'):al}"


def test_nobody_without_a_name_stops_a_sentence():
    """A record may contain seats without names."""
    assert " pays" == translate("Test", "{payer:The} pays").format(payer=person(""))
