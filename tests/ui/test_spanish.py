"""Spanish: every message, and sentences whose words agree as at a table in Spain."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu

from ombre_desktop.engine import (
    POOL,
    Bid,
    Cost,
    ExchangeRequest,
    Reason,
    Refusal,
    Seat,
    Suit,
    events,
    ruleset,
)
from ombre_desktop.engine.cards import Card, cards
from ombre_desktop.engine.chips import payment
from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.ui.dialogs.company import name_of, seated
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.belinda import belinda
from ombre_desktop.ui.texts.calls import call_button, ribbon_text
from ombre_desktop.ui.texts.cards import card_label, spoken_name
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.languages import Speech
from ombre_desktop.ui.texts.panels import ladder_count, thrown_by, took_it
from ombre_desktop.ui.texts.partners import part_word
from ombre_desktop.ui.texts.people import person_named, shown_names
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.ui.texts.refusals import refusal_sentence
from ombre_desktop.ui.texts.replay import playing_title
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.results import payment_line, payment_text
from ombre_desktop.ui.texts.sittings import own_name
from ombre_desktop.value import replace
from tools.screenshots.moments import found
from tools.screenshots.phases import MOMENTS
from tools.screenshots.studio import Studio

YOU, HILARIO, INES = Seat(0), Seat(1), Seat(2)
COMPANY = Company(("Ana", "Don Hilario", "Doña Inés"), YOU)


@pytest.fixture(autouse=True)
def spanish(qapp):
    """Use Spanish from the compiled catalogue, and English again afterwards."""
    speech = Speech()
    speech.speak("es")
    yield speech
    speech.rest()


def told(event: events.Event, deck: Deck = Deck.SPANISH) -> str:
    return Chronicle(COMPANY, deck).line(event)


def card(text: str) -> Card:
    return Card.parse(text)


def test_partners_agree_with_the_one_who_plays():
    told = [part_word(part, person_named("Doña Inés")) for part in ("alone", "along")]

    assert ["juega sola", "en la pareja"] == told
    assert "juega solo" == part_word("alone", person_named("Don Hilario"))


def test_one_card_and_several_are_thrown_in_good_spanish():
    one, five = (request_line(ExchangeRequest(YOU, 0, most)) for most in (1, 5))

    assert one == "Puedes descartarte de 1 carta y robar otra."
    assert five == "Descártate de hasta 5 cartas y roba otras tantas."


def test_a_message_without_a_translation_is_said_in_english():
    """The English sentence names cards in English, though the language is Spanish."""
    missing = translate("Events", "Not in the catalogue: {card:the}.")

    assert "Not in the catalogue: the king of cups." == missing.format(
        card=card_label(card("HK"), Deck.SPANISH)
    )


# Articles and genders.


@pytest.mark.parametrize(
    ("text", "deck", "line"),
    [
        ("HJ", Deck.SPANISH, "Doña Inés juega la sota de copas."),
        ("HQ", Deck.SPANISH, "Doña Inés juega el caballo de copas."),
        ("HQ", Deck.FRENCH, "Doña Inés juega la dama de corazones."),
        ("CA", Deck.FRENCH, "Doña Inés juega el as de tréboles."),
        ("D7", Deck.SPANISH, "Doña Inés juega el siete de oros."),
    ],
)
def test_a_card_has_the_article_of_its_rank(text, deck, line):
    assert line == told(events.CardPlayed(INES, card(text)), deck)


def test_whoever_is_called_is_called_with_al_or_a_la():
    assert "Llamas al rey de oros." == told(events.CardCalled(YOU, card("DK")))
    assert "Don Hilario llama a la sota de oros." == told(events.CardCalled(HILARIO, card("DJ")))


def test_a_matador_is_feminine_but_for_basto():
    ranking = ruleset("renegado").ranking(Suit.DIAMONDS)

    assert "espadilla, el as de espadas" == spoken_name(card("SA"), ranking, Deck.SPANISH)
    assert "La malilla no se puede reservar: han salido con espadilla y no tienes más triunfos." == (
        refusal_sentence(
            Refusal(Reason.MATADOR_FORCED, "1.9", led=card("SA"), cards=cards("D7")), Deck.SPANISH
        )
    )
    assert "El basto no se puede reservar: han salido con malilla y no tienes más triunfos." == (
        refusal_sentence(
            Refusal(Reason.MATADOR_FORCED, "1.9", led=card("D7"), cards=cards("CA")), Deck.SPANISH
        )
    )


def test_the_pool_has_an_article_and_people_have_none():
    paid = payment(HILARIO, POOL, (Cost.PUESTA, 20))

    assert "Don Hilario paga al plato 20 por la puesta." == payment_line(paid, COMPANY)
    assert "Pagas al plato" == payment_text(payment(YOU, POOL, (Cost.PUESTA, 20)), COMPANY).who
    assert "El plato paga a Doña Inés" == payment_text(payment(POOL, INES, (Cost.POOL, 5)), COMPANY).who


@pytest.mark.parametrize(
    ("contract", "line"),
    [
        ("vuelta", "Pagas a Doña Inés 7 por la vuelta."),
        ("solo", "Pagas a Doña Inés 7 por el solo."),
        (None, "Pagas a Doña Inés 7 por el juego."),
    ],
)
def test_a_contract_has_its_article(contract, line):
    assert line == payment_line(payment(YOU, INES, (Cost.GAME, 7)), COMPANY, contract)


# Numbers and lists.


def test_cards_are_counted():
    assert "Te descartas de 3 cartas y robas solo 1." == told(
        events.Exchanged(YOU, cards("H2 H3 H4"), (card("?"),))
    )
    assert "1 tuyo · 8 por salir" == ladder_count(1, 8)
    assert "2 tuyos · 8 por salir" == ladder_count(2, 8)


def test_the_verb_agrees_with_the_cards_in_the_talon():
    assert "En la baceta estaba la sota de oros." == told(events.TalonShown(cards("DJ")))
    assert "En la baceta estaban el rey de copas y la sota de oros." == told(
        events.TalonShown(cards("HK DJ"))
    )


def test_suits_are_plural_and_have_no_article():
    assert "Triunfan oros." == told(events.TrumpNamed(YOU, Suit.DIAMONDS))
    assert "Tienes que asistir a copas: juega el rey o el 3." == refusal_sentence(
        Refusal(Reason.MUST_FOLLOW, "1.9", suit=Suit.HEARTS, cards=cards("HK H3")), Deck.SPANISH
    )


def test_the_person_is_told_of_in_other_words():
    assert ("Tú: te la llevas", "Doña Inés: se la lleva") == (took_it(YOU, COMPANY), took_it(INES, COMPANY))
    assert ("Tu descarte", "Descarte de Doña Inés") == (thrown_by(YOU, COMPANY), thrown_by(INES, COMPANY))


# Names.


def test_a_name_that_is_a_word_is_translated_wherever_it_is_shown():
    assert ("Tú", "El Barón", "Ana") == shown_names(("You", "The Baron", "Ana"))
    assert "Juegas por El Caballero" == playing_title("The Knight")
    assert "Tresillo con Don Anselmo y El Barón" == (
        own_name("Tresillo", shown_names(("The abbé Anselmo", "The Baron")))
    )


def test_a_translated_name_keeps_its_gender():
    assert ("m", "m", "") == tuple(person_named(name).gender for name in ("The Baron", "El Barón", "Ana"))


def test_files_keep_a_name_in_english():
    assert ("The abbé Anselmo", "Don Anselmo") == (seated("anselmo").name, name_of("anselmo"))


def test_the_poem_is_read_in_spanish():
    assert ["Dos diamantes pequeños", "Un diamante y un trébol"] == [deal.title for deal in belinda().deals]


# Letters to press.


@pytest.fixture(scope="module")
def studio(app_families):
    """Provide a window that speaks Spanish from its beginning, after a deal."""
    studio = Studio(Preferences(language="es"), (1280, 800))
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == "settlement")))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


def test_the_log_is_told_in_the_language_in_use(studio, spanish):
    """The log changes with a trick on the table, and changes back again."""
    spanish.rest()  # the window has its own
    studio._sit(found(next(moment for moment in MOMENTS if moment.name == "trick-5")))
    before = tuple(studio.app.desk.dock.standing.log.lines)

    studio.app.prefer(replace(studio._still, language="en"))
    english = tuple(studio.app.desk.dock.standing.log.lines)
    studio.app.prefer(replace(studio._still, language="es"))

    assert ("Triunfan oros." in before, "Triunfan oros." in english) == (True, False)
    assert before == tuple(studio.app.desk.dock.standing.log.lines)


def letters(labels: list[str]) -> list[str]:
    """Return the underlined letters of *labels*."""
    return [label.partition("&")[2][:1].upper() for label in labels if "&" in label]


def test_every_letter_of_a_menu_leads_to_one_entry(studio):
    bar = studio.window.menuBar()
    menus: list[QMenu] = [action.menu() for action in bar.actions()]

    for menu in (bar, *menus):
        entries = [action.text() for action in menu.actions() if action.text()]
        found = letters(entries)
        assert len(entries) == len(found) == len(set(found)), entries


@pytest.mark.parametrize("name", ["new_game", "preferences", "rules", "score_sheet"])
def test_every_letter_of_a_dialog_leads_to_one_thing(studio, name):
    app = studio.app
    opens = {
        "new_game": partial(app.do, Command.NEW_GAME),
        "preferences": partial(app.do, Command.PREFERENCES),
        "rules": partial(app.do, Command.RULE),
        "score_sheet": partial(app.do, Command.SCORE),
    }
    opens[name]()
    app.boards.finish()
    dialog = app.boards.open_board(name)
    assert dialog is not None
    named = [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLabel)]

    found = letters([one.text() for one in named if one.isVisibleTo(dialog)])
    app.boards.close_all()

    assert found
    assert len(set(found)) == len(found), found


def test_a_bid_that_holds_says_so():
    assert "Igualo la vuelta" == ribbon_text(Bid("vuelta"), holds=True)
    assert ("Igualar vuelta", "V") == tuple(call_button(Bid("vuelta"), "V", holds=True))
