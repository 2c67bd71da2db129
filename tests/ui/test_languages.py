"""The language of the program, and the agreement between the catalogues and the program."""

from __future__ import annotations

import gc
import re

import documents
import pytest
from languages import code_of, source_of, sources, translations
from PySide6.QtCore import QLocale, QTranslator
from shiboken6 import isValid
from test_dialogs import at_the_table

from ombre_desktop.storage.display_options import Deck, Preferences
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.rules_pages import plain_text
from ombre_desktop.ui.frame.commands import MENUS
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.kept_preferences import preferences_of, with_preferences
from ombre_desktop.ui.texts import phrases
from ombre_desktop.ui.texts.grammar import GRAMMARS, OTHER, PROPER, Grammar
from ombre_desktop.ui.texts.keys import without_key
from ombre_desktop.ui.texts.languages import Speech, available, chosen, own_name
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.phrases import count, named, person, several
from ombre_desktop.value import replace
from tools.languages.catalogues import messages, translate_all, update, update_documents
from tools.languages.pseudo import write_pseudo

WRITTEN = sources()
OTHER_DECK = {Deck.SPANISH: Deck.FRENCH, Deck.FRENCH: Deck.SPANISH}
NAMED = re.compile(r"\bmenu ([A-Z]\w+)|\b([A-Z]\w+) menu\b")
FILLED = [*WRITTEN, *(source_of(code_of(one), kind) for one in WRITTEN for kind in ("lessons", "exercises"))]
"""The catalogues whose messages have fields that are filled in as they are said."""
FIELD = re.compile(r"\{([\w-]+)")


def test_a_language_that_is_left_is_unloaded(qapp):
    """A catalogue takes half a megabyte."""
    before, speech = loaded(), Speech()
    for language in ("es", "en", "es", "de"):
        speech.speak(language)
    speech.rest()

    assert before == loaded()


def loaded() -> int:
    """Return the number of catalogues in memory."""
    return sum(isinstance(one, QTranslator) and isValid(one) for one in gc.get_objects())


# The choice.


@pytest.mark.parametrize(
    ("wanted", "system", "spoken"),
    [
        ("system", "es_ES", "es"),
        ("system", "de_DE", "en"),
        ("system", "C", "en"),
        ("es", "en_GB", "es"),
        ("es_MX", "en_GB", "es"),
        ("en", "es_ES", "en"),
        ("fr", "es_ES", "es"),
    ],
)
def test_the_language_is_that_wanted_or_the_systems_or_english(wanted, system, spoken):
    """A language that this version lacks is replaced by the system's."""
    assert spoken == chosen(wanted, ("en", "es"), QLocale(system))


def test_only_languages_that_exist_are_offered(tmp_path):
    for name in ("ombre_es.qm", "ombre_xx.qm", "qtbase_de.qm"):
        (tmp_path / name).touch()

    assert ("en", "es") == available(tmp_path)


def test_a_language_has_its_own_name():
    """The name is that of the language alone, without the country."""
    assert ["English", "Español", "Deutsch"] == [own_name(code) for code in ("en", "es", "de")]


@pytest.mark.parametrize("language", ["system", "es", "pt_BR"])
def test_the_choice_is_kept_even_of_a_language_that_is_missing(language):
    document = with_preferences(PreferencesDocument(), Preferences(language=language))

    assert language == document.language
    assert language == preferences_of(document).language


@pytest.mark.parametrize(
    ("language", "deck"), [("da", Deck.FRENCH), ("de", Deck.FRENCH), ("es", Deck.SPANISH)]
)
def test_the_first_cards_are_those_of_the_language(qapp, language, deck):
    """They follow the language, and the next game offers them, until the person chooses others."""
    choices = Choices(preferences_of(PreferencesDocument(deck_follows=True)), qapp)
    choices.prefer(replace(choices.preferences, language="fr"))
    shown = replace(choices.preferences, language=language)

    choices.prefer(shown)
    followed, offered = choices.deck, choices.last_games[0].deck
    choices.prefer_deck(OTHER_DECK[deck])
    choices.prefer(replace(shown, deck=OTHER_DECK[deck], matador_badges=False))

    assert (deck, deck, OTHER_DECK[deck]) == (followed, offered, choices.deck)
    assert not with_preferences(PreferencesDocument(), choices.preferences).deck_follows


def test_the_cards_of_old_preferences_stay_in_every_language(qapp):
    choices = Choices(preferences_of(PreferencesDocument()), qapp)

    choices.prefer(replace(choices.preferences, language="da"))

    assert Deck.SPANISH is choices.deck


def test_a_language_is_spoken_until_another_is(qapp, tmp_path):
    write_pseudo(tmp_path, "es")
    speech = Speech(folder=tmp_path)

    assert speech.speak("es")
    assert not speech.speak("es")
    assert "[Yóú é]" == shown_name("You")
    assert speech.speak("en")
    assert "You" == shown_name("You")


def test_the_name_of_a_person_is_shown_as_it_is_translated():
    """A noun may carry its kind, which a sentence needs; on a plate it would stand beside the name."""
    told = [
        element.text or ""
        for path in WRITTEN
        for (context, *_), element in messages(path)
        if context == "People"
    ]

    assert told
    assert [] == [text for text in told if re.search("; ([mf]$|[a-z]+=)", text)]


def test_the_settings_are_searched_in_the_language_of_the_moment(qapp):
    """After a change of language, a search finds the words that are now on the page."""
    speech, table = Speech(), at_the_table("renegado")
    texts = []
    for language in ("en", "es", "en"):
        speech.speak(language)
        texts.append(plain_text(Topic.PAYMENTS, table))

    assert texts[0] == texts[2] != texts[1]


# The catalogues.


@pytest.mark.parametrize("catalogue", WRITTEN, ids=lambda path: path.stem)
def test_a_catalogue_has_the_messages_of_the_program(catalogue, tmp_path):
    """After a change of a message, ``python -m tools.languages`` brings the catalogues up to date."""
    fresh = tmp_path / catalogue.name
    fresh.write_bytes(catalogue.read_bytes())

    update(fresh)

    assert {message for message, _ in messages(fresh)} == {message for message, _ in messages(catalogue)}


@pytest.mark.parametrize("kind", documents.KINDS)
def test_a_catalogue_has_the_messages_of_the_documents(kind, tmp_path):
    """The same command brings these catalogues up to date, when a page or a lesson has changed."""
    fresh = tmp_path / source_of("da", kind).name

    update_documents(fresh, kind)

    marked = {message for message, _ in messages(fresh)}
    assert marked
    for code in map(code_of, WRITTEN):
        assert marked == {message for message, _ in messages(source_of(code, kind))}, code


def test_a_message_that_has_changed_keeps_its_translation_as_a_draft(tmp_path):
    """Until a translator has looked at it, the program says it in English."""
    module, catalogue = tmp_path / "words.py", tmp_path / "ombre_de.ts"
    module.write_text('translate("Events", "The eldest leads to the first trick.")')
    update(catalogue, tmp_path)
    translate_all(catalogue, lambda _: "Vorhand spielt aus.")
    module.write_text('translate("Events", "The eldest leads to the first trick, as ever.")')

    update(catalogue, tmp_path)

    ((_, told),) = messages(catalogue)
    assert ("unfinished", "Vorhand spielt aus.") == (told.get("type"), told.text)
    assert "<oldsource>The eldest leads to the first trick.</oldsource>" in catalogue.read_text("utf-8")
    assert {} == translations(catalogue)


@pytest.mark.parametrize("catalogue", WRITTEN, ids=lambda path: path.stem)
def test_nothing_of_the_screen_is_left_to_translate(catalogue):
    assert [] == [message for message, told in messages(catalogue) if told.get("type") == "unfinished"]


def test_every_catalogue_is_offered():
    assert ["en", *(code_of(path) for path in WRITTEN)] == list(available())


@pytest.mark.parametrize("catalogue", FILLED, ids=lambda path: path.stem)
def test_every_translation_can_be_filled_in_with_anything(catalogue):
    """A translation takes any number, gender or kind of noun, and has the same fields as the original."""
    code = catalogue.stem.rpartition("_")[2]
    told = [(source, text) for (_, source), element in messages(catalogue) if (text := element.text or "")]
    assert [] == misfits(code, told)


@pytest.mark.parametrize("catalogue", WRITTEN, ids=lambda path: path.stem)
def test_sentences_name_a_menu_by_its_title(catalogue):
    """They say "the menu Game" or "the Table menu" in English; an entry that they name is in that menu."""
    told = {message: element.text for message, element in messages(catalogue) if element.text}
    menus = {without_key(title.text): title for title in MENUS}
    found = [(source, menu[1] or menu[2]) for _, source in told if (menu := NAMED.search(source))]

    assert found
    for source, menu in found:
        entries = [one.key.english for one in MENUS[menus[menu]] if one is not None]
        named = [menus[menu].text, *(entry for entry in entries if without_key(entry) in source)]
        (translation,) = (text for (_, one), text in told.items() if one == source)
        assert [] == [one for one in named if without_key(told["Menu", one]) not in translation], translation


@pytest.mark.parametrize(
    ("source", "translated"),
    [
        ("{name} plays {card:the}.", "{name} spielt {card:dativ}."),
        ("{name} plays {card:the}.", "{name} spielt {karte:den}."),
        ("{name} plays {card:the}.", "{name} spielt."),
        ("{number:one # card|other # cards}", "{number:one eine Karte}"),
        ("{name} leads.", "{name:f sie|m er} spielt aus."),
    ],
)
def test_a_translation_that_cannot_be_filled_in_is_found(source, translated):
    assert [(source, translated)] == misfits("de", [(source, translated)])


def misfits(code: str, told: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the translations that lose a field, or fail with a value that the English message takes."""
    english, foreign = _values(GRAMMARS["en"], code), _values(GRAMMARS[code], code)
    return [
        (source, text)
        for source, text in told
        if set(FIELD.findall(source)) != set(FIELD.findall(text))
        or any(
            _takes(source, plain) and not _takes(text, own)
            for plain, own in zip(english, foreign, strict=True)
        )
    ]


def _takes(template: str, value: object) -> bool:
    try:
        template.format(**dict.fromkeys(FIELD.findall(template), value))
    except (ValueError, LookupError):
        return False
    return True


def _values(of: Grammar, code: str) -> list[object]:
    """Return a value of every sort in the language *code*, with the grammar *of* one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(phrases, "grammar", lambda: of)
        numbers = [count(number) for number in (0, 1, 2, 5, 21, 100, 1_000_000)]
        kinds = sorted(
            {kind for pattern in GRAMMARS[code].forms.values() for kind in pattern} - {PROPER, OTHER}
        )
        nouns = [named("word", kind) for kind in kinds or [""]]
        people = [person("Ana", gender) for gender in ("m", "f", "")]
        return [*numbers, *nouns, *people, several(nouns, "{first} & {last}")]


def test_a_new_language_is_one_command(tmp_path):
    catalogue = tmp_path / "ombre_es.ts"

    update(catalogue)

    found = dict(messages(catalogue))
    assert len(found) > 1200
    assert {"unfinished"} == {told.get("type") for told in found.values()}
    assert ("Events", "{name} plays {card:the}.") in found
    assert ("Contracts", "solo") in found
