"""Preferences: every field has a default, and one bad field spoils no other."""

import json
import re
from dataclasses import replace

import pytest
from evening import NOON

from ombre_desktop.storage.codec import text_of
from ombre_desktop.storage.display_options import (
    Back,
    Deck,
    HandOrder,
    IndexSize,
    PersonDocument,
    SuitColours,
)
from ombre_desktop.storage.first_look import ClothName
from ombre_desktop.storage.preferences import HandDocument, NewGameDocument, PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import PreferencesStore

CHOSEN = PreferencesDocument(
    deck=Deck.FRENCH,
    index=IndexSize.JUMBO,
    colours=SuitColours.FOUR,
    back=Back.SCALES,
    cloth=ClothName.MIDNIGHT,
    text_scale=1.5,
    trick_hold=None,
    sort=HandOrder.BY_RANK,
    language="pt_BR",
    person=PersonDocument(name="Ana", portrait="viajera"),
    new_game=NewGameDocument(house="equal_bid=elder_hold", opponents=("random", "textbook"), deals=None),
    other_games={
        "homme_auvergne": NewGameDocument(
            ruleset="homme_auvergne",
            seats=5,
            house="homme_target=7",
            opponents=("random",) * 4,
            portraits=("ines", "tomas", "leonor", "anselmo"),
            deals=None,
        )
    },
    window="01d9d0cb",
    hand=HandDocument("a 1", ("SA", "H7")),
    records="/home/ana/Ombre",
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "preferences.json"


@pytest.fixture
def store(path):
    return PreferencesStore(path, lambda: NOON)


def bad_fields(loaded):
    """Return the fields that were left out."""
    return {problem.field for problem in loaded.problems if problem.kind is ProblemKind.BAD_FIELD}


def test_without_a_file_all_are_defaults(store):
    """The first start likes the table as it comes, with the cards of the language and without a cut."""
    loaded = store.read()

    first = PreferencesDocument(deck_follows=True, cuts_pack=False)
    assert (first, ()) == (loaded.document, loaded.problems)


@pytest.mark.parametrize("text", ['{"format": "ombre-preferences", "schema_version": 1}', "{"])
def test_whoever_had_preferences_keeps_the_deck_and_the_cut(store, path, text):
    """
    A file that names no deck, or cannot be read, still tells of somebody who played with Spanish cards,
    and who was asked to cut.
    """
    path.write_text(text, encoding="utf-8")

    document = store.read().document

    assert (Deck.SPANISH, False, True) == (document.deck, document.deck_follows, document.cuts_pack)


def test_what_is_chosen_stays(store):
    """All fields survive writing."""
    store.write(CHOSEN)

    assert (CHOSEN, ()) == (store.read().document, store.read().problems)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "tarot"),
        ("letters", None),
        ("cloth", 3),
        ("text_scale", 9),
        ("text_scale", "1.5"),
        ("text_scale", float("nan")),
        ("trick_hold", -1),
        ("trick_hold", 10**400),
        ("matador_badges", "yes"),
        ("language", "Español"),
        ("window", "0xff"),
        ("window", "abc"),
        ("new_game", []),
        ("person", "Ana"),
    ],
)
def test_a_bad_field_has_its_default_and_is_named(store, path, name, value):
    """The others keep what was chosen."""
    store.write(CHOSEN)
    path.write_text(json.dumps({**json.loads(path.read_text()), name: value}))

    loaded = store.read()

    assert replace(CHOSEN, **{name: getattr(PreferencesDocument(), name)}) == loaded.document
    edited, bad = loaded.problems
    assert ProblemKind.EDITED is edited.kind
    assert (ProblemKind.BAD_FIELD, name, json.dumps(value)[:80]) == (bad.kind, bad.field, bad.detail)


def test_many_bad_fields_are_all_named(store, path):
    """In nested documents too, and once each."""
    spoilt = json.loads(text_of(CHOSEN))
    spoilt["deck"] = spoilt["person"]["name"] = spoilt["new_game"]["deals"] = spoilt["speed"] = {}
    spoilt["new_game"]["opponents"] = ["random", 7, 8]
    path.write_text(json.dumps(spoilt))

    loaded = store.read()

    named = bad_fields(loaded)
    assert {"deck", "person.name", "new_game.deals", "new_game.opponents", "speed"} == named
    assert len(named) + 1 == len(loaded.problems)
    assert ("viajera", "equal_bid=elder_hold") == (
        loaded.document.person.portrait,
        loaded.document.new_game.house,
    )


def test_preferences_from_before_other_games_could_be_played(store, path):
    """The choices of the only game there was are still offered, for the usual seats and company."""
    fields = {"format": "ombre-preferences", "schema_version": 1}
    choices = {"ruleset": "renegado", "house": "estuches=off", "opponents": ["random"], "deals": 6}
    path.write_text(json.dumps({**fields, "new_game": choices}))

    loaded = store.read()

    assert set() == bad_fields(loaded)
    assert {} == loaded.document.other_games
    assert (None, ()) == (loaded.document.new_game.seats, loaded.document.new_game.portraits)
    assert ("estuches=off", 6) == (loaded.document.new_game.house, loaded.document.new_game.deals)


@pytest.mark.parametrize(
    ("wrong", "bad"),
    [
        ({"seats": 9}, "other_games.homme_auvergne.seats"),
        ({"house": "luck=on"}, "other_games.homme_auvergne.house"),
        ({"deals": 0}, "other_games.homme_auvergne.deals"),
    ],
)
def test_a_bad_choice_for_one_game_spoils_no_other(store, path, wrong, bad):
    """It is named, and what was chosen for the last game stays."""
    store.write(CHOSEN)
    spoilt = json.loads(path.read_text())
    spoilt["other_games"]["homme_auvergne"].update(wrong)
    path.write_text(json.dumps(spoilt))

    loaded = store.read()

    assert {bad} == bad_fields(loaded)
    assert CHOSEN.new_game == loaded.document.new_game


@pytest.mark.parametrize(
    ("game", "house", "bad"),
    [
        ("renegado", "luck=on", {"new_game.house"}),
        ("tarot", "", {"new_game.ruleset", "new_game.house"}),
        ("whist", "", {"new_game.ruleset", "new_game.house"}),
        ("homme_auvergne", "homme_target=7", set()),
    ],
)
def test_the_game_offered_next_exists(store, path, game, house, bad):
    """A game or house rule that is not known is not offered; the number of deals is."""
    fields = {"format": "ombre-preferences", "schema_version": 1}
    path.write_text(json.dumps({**fields, "new_game": {"ruleset": game, "house": house, "deals": 3}}))

    loaded = store.read()

    assert bad == bad_fields(loaded)
    assert 3 == loaded.document.new_game.deals
    if bad:
        assert ("renegado", "") == (loaded.document.new_game.ruleset, loaded.document.new_game.house)


@pytest.mark.parametrize("seal", ['"seal": "00000000"', '"weather": "fair"'])
def test_preferences_edited_by_hand_are_checked_and_told(store, path, seal):
    """They are the person's own: what fits counts."""
    store.write(CHOSEN)
    text = path.read_text().replace('"deck": "french"', '"deck": "spanish"')
    path.write_text(re.sub(r'"seal": "\w+"', seal, text))

    loaded = store.read()

    assert replace(CHOSEN, deck=Deck.SPANISH) == loaded.document
    assert [ProblemKind.EDITED] == [problem.kind for problem in loaded.problems]


@pytest.mark.parametrize(
    ("who", "bad"),
    [
        ({"person": {"name": "Ana", "portrait": "rocinante"}}, {"person.portrait"}),
        ({"new_game": {"portraits": ["ines", "nobody"]}}, {"new_game.portraits"}),
        ({"new_game": {"opponents": ["expert", "genius"]}}, {"new_game.opponents"}),
    ],
)
def test_nobody_unknown_is_offered(store, path, who, bad):
    """A portrait or a player that does not exist gives way to the usual one."""
    path.write_text(json.dumps({"format": "ombre-preferences", "schema_version": 1, **who}))

    assert bad == bad_fields(store.read())


def test_a_damaged_file_is_kept_and_said(store, path):
    """Defaults count, but what was there is not lost."""
    path.write_text("{")

    loaded = store.read()
    store.write(CHOSEN)

    assert [ProblemKind.DAMAGED] == [problem.kind for problem in loaded.problems]
    assert PreferencesDocument() == loaded.document
    assert "{" == path.with_name("preferences.json.damaged-20261121T120000Z").read_text()


def test_the_version_before_is_restored(store, path):
    """A damaged file gives way to the last good one."""
    store.write(CHOSEN)
    store.write(PreferencesDocument())
    path.write_text("{")

    assert CHOSEN == store.read().document
