"""The history: everything recorded can be queried, whatever happened to the file."""

import shutil
import sqlite3
from dataclasses import replace
from datetime import timedelta

import pytest
from evening import GAME_ID, NOON, ended, fresh, played

from ombre_desktop.engine import Role
from ombre_desktop.storage import history_database
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.history import History
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.statistics import Facet, Scope, groups

OTHER = "f" * 32
EVENING = played(fresh(), 6)
GAME_OF_POINTS = played(fresh("homme_auvergne", game_id=OTHER, person=1), 4)


class Hands:
    """A clock that a test can put forward."""

    def __init__(self):
        self.time = NOON

    def __call__(self):
        return self.time

    def forward(self, **by):
        self.time += timedelta(**by)


@pytest.fixture
def clock():
    return Hands()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "history.sqlite3"


@pytest.fixture
def history(path, clock):
    history = History(path, clock, recovers=True)
    yield history
    history.close()


def test_the_file_is_made_when_it_is_needed(history, path):
    """An unopened history leaves no file; an empty one has nothing to tell."""
    assert not path.exists()
    assert ((), ()) == (history.sittings(), history.deals(GAME_ID))
    assert path.exists()


def test_deals_come_back_as_they_were_told(history):
    """The history gives back every row of the score sheet, including its record."""
    history.keep(EVENING)

    assert EVENING.results == tuple(deal.row for deal in history.deals(GAME_ID))
    assert {NOON} == {deal.settled for deal in history.deals(GAME_ID)}


def test_the_ally_of_a_deal_comes_back(history):
    """The ally's role is kept with the others, and counted when it is the person's."""
    five = {"seats": 5, "names": tuple("ABCDE"), "dealer": 4, "chips": (0,) * 5}
    who = {"players": ("human", *("random",) * 4), "portraits": ("viajera",) * 5}
    evening = played(fresh("five_handed", **five, **who), 30)
    roles = [row.roles for row in evening.results]
    ally = next(row.index(Role.ALLY) for row in roles if Role.ALLY in row)

    history.keep(replace(evening, person=ally))

    assert roles == [deal.row.roles for deal in history.deals(GAME_ID)]
    grouped = history.ask(lambda database: groups(database, Scope(), Facet.ROLE))
    counted = {group.key: group.figures.deals for group in grouped}
    assert sum(row[ally] is Role.ALLY for row in roles) == counted["ally",] > 0


def test_a_sitting_comes_back_as_it_stands(history):
    """It has its players, its deals and its standing."""
    history.keep(ended(EVENING))

    (entry,) = history.sittings()

    over = ended(EVENING)
    assert (NOON, NOON, GAME_ID, "renegado", "", 3, 0) == (
        entry.begun,
        entry.played,
        entry.game_id,
        entry.ruleset,
        entry.house,
        entry.seats,
        entry.person,
    )
    assert (over.names, over.players, over.chips, over.scores) == (
        entry.names,
        entry.players,
        entry.chips,
        entry.scores,
    )
    assert (6, True) == (entry.deals, entry.ended)


def test_deals_keep_the_time_when_they_were_settled(history, clock):
    """Telling the same again changes nothing; a new deal has its own time."""
    history.keep(EVENING)
    clock.forward(minutes=5)
    history.keep(EVENING)
    assert NOON == history.sittings()[0].played

    history.keep(played(EVENING, 1))

    assert [NOON] * 6 + [clock.time] == [deal.settled for deal in history.deals(GAME_ID)]
    assert (NOON, clock.time) == (history.sittings()[0].begun, history.sittings()[0].played)


def test_a_deal_taken_back_is_forgotten(history):
    """The history agrees with the sitting."""
    shorter = played(fresh(), 4)
    history.keep(played(shorter, 2))

    history.keep(shorter)

    assert shorter.results == tuple(deal.row for deal in history.deals(GAME_ID))


def test_a_deal_played_otherwise_replaces_the_one_before(history):
    """The version played last counts."""
    history.keep(EVENING)
    otherwise = played(fresh(house="ante=each_2"), 6)

    history.keep(otherwise)

    assert otherwise.results == tuple(deal.row for deal in history.deals(GAME_ID))


def test_the_last_sitting_comes_first(history, clock):
    """Sittings are sorted by when they were last played, as many as are asked for."""
    history.keep(EVENING)
    clock.forward(hours=1)
    history.keep(GAME_OF_POINTS)
    assert [OTHER, GAME_ID] == [entry.game_id for entry in history.sittings()]
    clock.forward(hours=1)

    history.keep(played(EVENING, 1))

    assert [GAME_ID] == [entry.game_id for entry in history.sittings(limit=1)]


def test_a_sitting_dated_by_a_wrong_clock_comes_last(history, clock):
    """It is not on top for years, and the sitting of the right clock is the last; a day ahead is allowed."""
    clock.forward(days=3650)
    history.keep(EVENING)
    clock.forward(days=-3650)
    history.keep(GAME_OF_POINTS)

    assert [OTHER, GAME_ID] == [entry.game_id for entry in history.sittings()]
    assert OTHER == history.last_sitting().game_id
    clock.forward(days=3649)
    assert [GAME_ID, OTHER] == [entry.game_id for entry in history.sittings()]


def test_a_sitting_without_a_deal_is_no_history(history):
    """A sitting only begun, or taken back to the beginning, is not listed."""
    history.keep(played(fresh(), 1))

    history.keep(fresh())

    assert () == history.sittings()


def test_a_history_is_found_again(history, path):
    """All that was recorded is there at the next start, without a complaint."""
    history.keep(EVENING)
    history.close()

    again = History(path)

    assert 6 == len(again.deals(GAME_ID))
    assert () == again.problems()
    again.close()


def damaged(path):
    """Overwrite the middle of the file, as a failing disk would."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 4)
        file.write(b"\xff" * (size // 2))


def cut(path):
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def another_text(path):
    path.write_text("Dear diary, today I played Ombre. " * 50)


@pytest.mark.parametrize("spoil", [damaged, cut, another_text])
def test_a_damaged_history_is_kept_and_made_anew(history, path, spoil):
    """Nothing is thrown away, the game goes on, and the person is told."""
    history.keep(EVENING)
    history.close()
    spoil(path)
    spoilt = path.read_bytes()

    history.repair()
    history.keep(GAME_OF_POINTS)

    problem = history.problems()[0]
    assert ProblemKind.DAMAGED is problem.kind
    assert path.with_name("history.sqlite3.damaged-20261121T120000Z") == problem.kept
    assert spoilt == problem.kept.read_bytes()
    assert 4 == len(history.deals(OTHER))


def test_a_history_that_does_not_recover_leaves_a_damaged_file_alone(path):
    """A mere reader does not move the file away from a writer."""
    path.parent.mkdir()
    another_text(path)

    with pytest.raises(StorageError) as caught:
        History(path).sittings()

    assert ProblemKind.DAMAGED is caught.value.problem.kind
    assert [path] == list(path.parent.iterdir())


def test_a_log_beside_a_damaged_history_goes_with_it(history, path):
    """The log that SQLite left beside the old file must not be played into the new one."""
    path.parent.mkdir()
    another_text(path)
    log = path.with_name("history.sqlite3-wal")
    log.write_bytes(b"left over")

    history.keep(EVENING)

    assert 6 == len(history.deals(GAME_ID))
    assert b"left over" != log.read_bytes()


def test_another_program_s_database_is_foreign(history, path):
    """It is kept as it is."""
    path.parent.mkdir()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE recipe (name TEXT)")
    database.close()

    history.keep(EVENING)

    assert [ProblemKind.FOREIGN] == [problem.kind for problem in history.problems()]
    assert 6 == len(history.deals(GAME_ID))


@pytest.mark.parametrize(
    "fault",
    [
        "CREATE TRIGGER greedy AFTER INSERT ON sitting BEGIN DELETE FROM deal; END",
        "DROP INDEX deal_figures",
        "PRAGMA user_version = -1",
        "PRAGMA user_version = 3",
    ],
)
def test_a_history_with_another_schema_is_rebuilt_with_every_deal(history, path, fault):
    """The deals that can be read come back, after anything was added, taken away or miscounted."""
    history.keep(EVENING)
    history.close()
    with sqlite3.connect(path) as database:
        database.execute(fault)
    database.close()

    assert 6 == len(history.deals(GAME_ID))

    kinds = [problem.kind for problem in history.problems()]
    assert [ProblemKind.DAMAGED, ProblemKind.REBUILT] == kinds


def test_a_trigger_from_before_its_script_was_mended_is_made_again(history, path):
    """Nothing else is amiss with such a history."""
    history.keep(EVENING)
    history.close()
    with sqlite3.connect(path) as database:
        database.execute(f"DROP TRIGGER {history_database.EARLIER[1]}")
        database.execute(history_database.EARLIER[-1])
    database.close()

    assert 6 == len(history.deals(GAME_ID))
    assert () == history.problems()


@pytest.mark.parametrize("emptied", [True, False])
def test_a_history_without_its_tables_is_rebuilt_from_its_backup(history, path, emptied):
    """An empty file beside a copy has lost everything, as one without its tables has."""
    history.keep(EVENING)
    history.close()
    shutil.copy(path, path.with_name(path.name + ".backup-1"))
    if emptied:
        path.write_bytes(b"")
    else:
        with sqlite3.connect(path) as database:
            for table in ("deal", "sitting"):
                database.execute(f"DROP TABLE {table}")
        database.close()

    assert 6 == len(history.deals(GAME_ID))


def test_a_newer_history_is_refused_and_stays(history, path):
    """A newer version of the game will continue with it."""
    history.keep(EVENING)
    history.close()
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()

    with pytest.raises(StorageError) as caught:
        history.keep(GAME_OF_POINTS)

    assert ProblemKind.NEWER is caught.value.problem.kind
    assert ["history.sqlite3"] == [one.name for one in path.parent.iterdir()]


def test_a_history_of_the_version_before_is_brought_up_to_date(history, path, monkeypatch):
    """The scripts that are missing are run, and only they."""
    history.keep(EVENING)
    history.close()
    later = (*history_database.VERSIONS, "ALTER TABLE sitting ADD COLUMN place TEXT;")
    monkeypatch.setattr(history_database, "VERSIONS", later)

    assert 6 == len(history.deals(GAME_ID))
    history.close()
    with sqlite3.connect(path) as database:
        assert (len(later),) == database.execute("PRAGMA user_version").fetchone()
        assert "place" in [row[1] for row in database.execute("PRAGMA table_info(sitting)")]
    database.close()


def test_two_programs_may_open_a_new_history_at_once(path, monkeypatch):
    """One of them makes the tables after the other has seen that there are none."""
    number, asked, rivals = history_database._number, [], []

    def interrupted(connection, question):
        found = number(connection, question)
        asked.append(question)
        if asked.count("PRAGMA user_version") == 2 and not rivals:
            rivals.append(None)
            rivals.append(history_database.open_history(path))
        return found

    monkeypatch.setattr(history_database, "_number", interrupted)

    opened = [history_database.open_history(path), rivals[1]]

    for one in opened:
        assert len(history_database.VERSIONS) == number(one, "PRAGMA user_version")
        one.close()


def test_a_step_that_fails_leaves_the_version_before(history, path, monkeypatch):
    """No half of a script is ever kept."""
    history.keep(EVENING)
    history.close()
    before = len(history_database.VERSIONS)
    broken = "ALTER TABLE sitting ADD COLUMN place TEXT;\nALTER TABLE nothing ADD COLUMN place TEXT;"
    monkeypatch.setattr(history_database, "VERSIONS", (*history_database.VERSIONS, broken))

    with pytest.raises(StorageError):
        history_database.open_history(path)

    with sqlite3.connect(path) as database:
        assert (before,) == database.execute("PRAGMA user_version").fetchone()
        assert "place" not in [row[1] for row in database.execute("PRAGMA table_info(sitting)")]
    database.close()


def test_the_table_has_a_column_for_every_field_of_a_row(history, path):
    """A field that is added to the score sheet needs a version of the tables."""
    history.sittings()
    with sqlite3.connect(path) as database:
        columns = {row[1] for row in database.execute("PRAGMA table_info(deal)")}
    database.close()

    assert DealRow.types().keys() <= columns


def change(path, statement):
    """Change the closed database behind the program's back."""
    with sqlite3.connect(path) as database:
        database.execute(statement)
    database.close()


@pytest.mark.parametrize("meddling", ["tricks = 'nine'", "net = '[1, 1, -2]'", "outcome = 7", "seal = NULL"])
def test_figures_that_were_meddled_with_are_made_from_the_record(history, path, meddling):
    """The seal does not fit, so the deal is played again."""
    history.keep(EVENING)
    history.close()
    change(path, f"UPDATE deal SET {meddling} WHERE number = 3")

    assert EVENING.results == tuple(deal.row for deal in history.deals(GAME_ID))


@pytest.mark.parametrize(
    "meddling", ["record = '[Deal'", "record = 9", "number = 'three'", "record = substr(record, 1, 300)"]
)
def test_a_deal_that_cannot_be_read_is_left_out_and_told(history, path, meddling):
    """The problem is reported, and the other deals stay."""
    history.keep(EVENING)
    history.close()
    change(path, f"UPDATE deal SET {meddling} WHERE number = 3")

    found = [deal.row.number for deal in history.deals(GAME_ID)]

    assert [1, 2, 4, 5, 6] == found
    told = [(problem.kind, problem.field) for problem in history.problems()]
    assert told in ([(ProblemKind.INCOMPLETE, "1")], [])
    assert () == history.problems()


@pytest.mark.parametrize("names", ["5", "null", "[" * 50_000], ids=["a number", "nothing", "too deep"])
def test_a_sitting_that_no_program_wrote_is_told_as_damage(history, path, names):
    """A backup from somebody else may hold a history in which anything stands."""
    history.keep(EVENING)
    history.close()
    change(path, f"UPDATE sitting SET names = '{names}'")

    with pytest.raises(StorageError) as told:
        history.sittings()

    assert ProblemKind.DAMAGED is told.value.problem.kind
    assert history.last_sitting() is None


def test_a_sitting_goes_on_from_its_last_deal(history):
    """The history has everything that the sitting needs."""
    history.keep(GAME_OF_POINTS)

    assert replace(GAME_OF_POINTS, results=()) == history.last_sitting()


@pytest.mark.parametrize("sitting", [ended(EVENING), None])
def test_there_may_be_no_sitting_to_go_on_with(history, sitting):
    """The last sitting has ended, or there never was one."""
    if sitting is not None:
        history.keep(sitting)

    assert history.last_sitting() is None


def test_a_history_that_another_holds_is_in_use(history, path, monkeypatch):
    """Another program is writing, and does not stop."""
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **n: connect(*a, **{**n, "timeout": 0}))
    history.keep(EVENING)
    holder = connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")

    with pytest.raises(StorageError) as caught:
        history.keep(GAME_OF_POINTS)

    holder.close()
    assert ProblemKind.IN_USE is caught.value.problem.kind
    assert 1 == len(history.sittings())


def test_a_sitting_is_kept_whole_or_not_at_all(history):
    """A failure at the last deal takes the sitting and the deals before it back as well."""
    broken = replace(EVENING.results[-1], outcome=None)

    with pytest.raises(AttributeError):
        history.keep(replace(EVENING, results=(*EVENING.results[:-1], broken)))

    assert ((), ()) == (history.sittings(), history.deals(GAME_ID))


def test_a_folder_that_cannot_be_made_is_reported(tmp_path):
    """The place is taken by a file."""
    (tmp_path / "file").write_text("")

    with pytest.raises(StorageError):
        History(tmp_path / "file" / "history.sqlite3").sittings()


def test_a_folder_in_place_of_the_file_is_reported(tmp_path):
    """SQLite cannot open it."""
    with pytest.raises(StorageError) as caught:
        History(tmp_path).sittings()

    assert ProblemKind.READ_ONLY is caught.value.problem.kind
