"""All deals as one text of records: out of one history and into another."""

import pytest
from evening import GAME_ID, fresh, played

from ombre_desktop.engine.notation import parse_record
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_records import Added, as_records, take_in

OTHER = "f" * 32
EVENING = played(fresh(), 3)
OF_POINTS = played(fresh("homme_auvergne", game_id=OTHER, person=1), 2)


def written(history):
    """Return the text of all deals."""
    return history.ask(lambda database: "\n".join(as_records(database)))


def added(history, text):
    return history.ask(lambda database: take_in(database, text))


@pytest.fixture
def history(tmp_path):
    """Provide a history with the deals of two games."""
    found = History(tmp_path / "history.sqlite3")
    for sitting in (EVENING, OF_POINTS):
        found.keep(sitting)
    yield found
    found.close()


@pytest.fixture
def empty(tmp_path):
    found = History(tmp_path / "elsewhere.sqlite3")
    yield found
    found.close()


def test_every_deal_comes_back_to_the_byte(history, empty):
    """Rows, times, marks and records are the same, and so is a second text."""
    text = written(history)

    assert Added(5, 0, 0) == added(empty, text)

    assert text == written(empty)
    for game_id in (GAME_ID, OTHER):
        assert history.deals(game_id) == empty.deals(game_id)


def test_an_added_sitting_has_ended(history, empty):
    """It has its players and its standing, but nobody left it to be continued."""
    added(empty, written(history))

    sittings = {one.game_id: one for one in empty.sittings()}
    assert {True} == {one.ended for one in sittings.values()}
    assert EVENING.names == sittings[GAME_ID].names
    assert OF_POINTS.scores == sittings[OTHER].scores


def test_an_added_sitting_shows_the_faces_of_its_players(history, empty):
    """Strangers get faces that nobody there has."""
    third = "e" * 32
    history.keep(played(fresh(game_id=third, names=("Ana", "Don Baltasar", "The traveller")), 1))

    added(empty, written(history))

    found = {one.game_id: one.portraits for one in empty.sittings()}
    assert ("viajera", "baltasar", "viajero") == found[third]


def test_each_part_of_the_text_is_a_record(history):
    """Other programs, and *Open a record*, read it like any other record."""
    for one in written(history).split("\n\n"):
        assert parse_record(one).state.settlement is not None


def test_what_is_known_stays_as_it_is(history):
    """A text taken in twice adds nothing."""
    text = written(history)

    assert Added(0, 5, 0) == added(history, text)
    assert text == written(history)


def test_a_deal_in_the_bin_is_not_written(history):
    history.throw_away(OTHER)

    assert 3 == written(history).count("[Record")


@pytest.mark.parametrize(
    "spoil", [lambda text: text.replace("[Kept", "[Cept"), lambda text: text[:-60], str.upper]
)
def test_a_text_that_is_no_kept_deal_is_left_out(history, empty, spoil):
    """The other deals are added."""
    first, *others = written(history).split("\n\n")

    found = added(empty, "\n\n".join([spoil(first), *others]))

    assert (4, 1) == (found.deals, found.left_out)


def test_line_ends_of_another_system_do_no_harm(history, empty):
    text = written(history)

    added(empty, text.replace("\n", "\r\n"))

    assert text == written(empty)
