"""Preferences: every field has a default, and one bad field spoils no other."""

import json
from dataclasses import replace

import pytest
from evening import NOON

from ombre_desktop.storage.plain import text_of
from ombre_desktop.storage.preferences import (
    Cloth,
    Deck,
    HandOrder,
    NewGameDocument,
    PersonDocument,
    PreferencesDocument,
)
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.storage.tastes import Back, IndexSize, SuitColours

CHOSEN = PreferencesDocument(
    deck=Deck.FRENCH,
    index=IndexSize.JUMBO,
    colours=SuitColours.FOUR,
    back=Back.SCALES,
    cloth=Cloth.MIDNIGHT,
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
    records="/home/ana/Ombre",
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "preferences.json"


@pytest.fixture
def store(path):
    return PreferencesStore(path, lambda: NOON)


def test_without_a_file_all_are_defaults(store):
    """The first start likes the table as it comes."""
    loaded = store.read()

    assert (PreferencesDocument(), ()) == (loaded.document, loaded.problems)


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
    assert [(ProblemKind.BAD_FIELD, name)] == [(p.kind, p.field) for p in loaded.problems]
    assert json.dumps(value)[:80] == loaded.problems[0].detail


def test_many_bad_fields_are_all_named(store, path):
    """In nested documents too, and once each."""
    spoilt = json.loads(text_of(CHOSEN))
    spoilt["deck"] = spoilt["person"]["name"] = spoilt["new_game"]["deals"] = spoilt["speed"] = {}
    spoilt["new_game"]["opponents"] = ["random", 7, 8]
    path.write_text(json.dumps(spoilt))

    loaded = store.read()

    named = {problem.field for problem in loaded.problems}
    assert {"deck", "person.name", "new_game.deals", "new_game.opponents", "speed"} == named
    assert len(named) == len(loaded.problems)
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

    assert () == loaded.problems
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

    assert [bad] == [problem.field for problem in loaded.problems]
    assert CHOSEN.new_game == loaded.document.new_game


@pytest.mark.parametrize(
    ("game", "house", "bad"),
    [
        ("renegado", "luck=on", {"new_game.house"}),
        ("tarot", "", {"new_game.ruleset", "new_game.house"}),
        ("homme_auvergne", "homme_target=7", set()),
    ],
)
def test_the_game_offered_next_exists(store, path, game, house, bad):
    """A game or house rule that is not known is not offered; the number of deals is."""
    fields = {"format": "ombre-preferences", "schema_version": 1}
    path.write_text(json.dumps({**fields, "new_game": {"ruleset": game, "house": house, "deals": 3}}))

    loaded = store.read()

    assert bad == {problem.field for problem in loaded.problems}
    assert 3 == loaded.document.new_game.deals
    if bad:
        assert ("renegado", "") == (loaded.document.new_game.ruleset, loaded.document.new_game.house)


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
