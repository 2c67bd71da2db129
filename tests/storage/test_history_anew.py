"""A damaged history is rebuilt: from a backup, from the readable rows, and from the records."""

import sqlite3
from dataclasses import replace
from datetime import timedelta

import pytest
from evening import GAME_ID, NOON, fresh, played
from test_history_kept import Hands, another_text, change

from ombre_desktop.storage import history_backup
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_backup import back_up, is_due
from ombre_desktop.storage.problems import ProblemKind, StorageError

LONG = played(fresh(), 40)
ROWS = LONG.results


@pytest.fixture
def clock():
    return Hands()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "history.sqlite3"


@pytest.fixture
def history(path, clock):
    made = History(path, clock, recovers=True)
    made.keep(LONG)
    yield made
    made.close()


def nobody(connection):
    """Ignore the connection."""


def backed_up(path, clock):
    return back_up(path, clock, nobody)


LEAF = 0x0D
"""The first byte of a page of rows in a file of SQLite."""


def spoil_pages(path, which):
    """Overwrite some pages of the file, as a failing disk would."""
    with path.open("r+b") as file:
        for page in which:
            file.seek(4096 * page)
            file.write(b"\xa5" * 4096)


def page_of_deals(path):
    """Return the number of a page on which deals stand."""
    pages = enumerate(path.read_bytes()[at : at + 4096] for at in range(0, path.stat().st_size, 4096))
    return [number for number, page in pages if page[0] == LEAF and page.count(b"[Record") > 1][1]


def rows_of(history):
    return tuple(deal.row for deal in history.deals(GAME_ID))


def test_all_comes_back_from_a_backup(history, path, clock):
    """The file is gone altogether, but the copy of the day is there."""
    backed_up(path, clock)
    history.close()
    another_text(path)

    assert ROWS == rows_of(history)
    assert [ProblemKind.DAMAGED, ProblemKind.REBUILT] == [one.kind for one in history.problems()]


def test_what_can_be_read_comes_back_without_a_backup(history, path):
    """Deals on sound pages are read one by one, and each is checked."""
    history.close()
    spoil_pages(path, [page_of_deals(path)])

    history.repair()

    found = rows_of(history)
    assert set(found) < set(ROWS)
    assert len(found) > 20
    rebuilt = history.problems()[1]
    assert (ProblemKind.REBUILT, str(len(found))) == (rebuilt.kind, rebuilt.field)


def test_deals_since_the_backup_come_back_as_well(history, path, clock):
    """The later deals come from the damaged file, as far as it can be read."""
    backed_up(path, clock)
    longer = played(LONG, 3)
    history.keep(longer)
    history.close()
    spoil_pages(path, [page_of_deals(path)])

    history.repair()

    assert longer.results == rows_of(history)


def test_a_sitting_whose_own_row_is_lost_is_put_together_from_its_deals(history, path):
    """Names and players are in the records, and the chips are added up."""
    history.close()
    change(path, "DELETE FROM sitting")
    spoil_pages(path, [path.stat().st_size // 4096 - 1])

    history.repair()

    found = rows_of(history)
    (entry,) = history.sittings()
    assert (LONG.names, LONG.players, LONG.house) == (entry.names, entry.players, entry.house)
    assert tuple(map(sum, zip(*(row.net for row in found), strict=True))) == entry.chips


def test_a_damaged_backup_gives_way_to_the_one_before(history, path, clock):
    """Two backups are kept."""
    backed_up(path, clock)
    clock.forward(days=2)
    backed_up(path, clock)
    history.close()
    for broken in (path, path.with_name("history.sqlite3.backup-1")):
        another_text(broken)

    assert ROWS == rows_of(history)


def test_a_backup_is_made_once_a_day(history, path, clock):
    """It is made again if the clock was put back."""
    assert is_due(path, clock)
    assert backed_up(path, clock)
    clock.forward(hours=23)
    assert not backed_up(path, clock)
    clock.forward(hours=2)
    assert backed_up(path, clock)
    clock.forward(days=-30)
    assert backed_up(path, clock)

    kept = sorted(one.name for one in path.parent.glob("*.backup-*"))
    assert ["history.sqlite3.backup-1", "history.sqlite3.backup-2"] == kept


def test_there_is_nothing_to_back_up_before_the_first_deal(tmp_path, clock):
    """No empty file is made."""
    assert not backed_up(tmp_path / "history.sqlite3", clock)
    assert [] == list(tmp_path.iterdir())


def test_a_damaged_history_is_not_copied_over_a_sound_backup(history, path, clock):
    """The history is checked before it is copied."""
    backed_up(path, clock)
    history.close()
    spoil_pages(path, [6, 7, 8])
    clock.forward(days=2)

    with pytest.raises(StorageError) as caught:
        backed_up(path, clock)

    assert ProblemKind.DAMAGED is caught.value.problem.kind
    assert not path.with_name("history.sqlite3.backup-2").exists()


def test_a_backup_that_is_interrupted_leaves_nothing_behind(history, path, clock, monkeypatch):
    """The program was closed during the copy."""

    def interrupted(connection, copy):
        raise sqlite3.OperationalError("interrupted")

    monkeypatch.setattr(history_backup, "copy_into", interrupted)

    with pytest.raises(StorageError):
        backed_up(path, clock)
    assert [] == list(path.parent.glob("*backup*"))


# What version 1 wrote.

UNMARKED = tuple(replace(row, mark=None) for row in ROWS)


@pytest.fixture
def first_version(history, path):
    """Provide a history as version 1 wrote it."""
    history.close()
    for what in (
        "TRIGGER sitting_deleted",
        "TRIGGER deal_settled",
        "TRIGGER deal_deleted",
        "TRIGGER deal_replaced",
        "TRIGGER judged_deal_deleted",
        "TRIGGER judged_deal_replaced",
        "TRIGGER split_deal_deleted",
        "TRIGGER split_deal_replaced",
        "TRIGGER study_deal_deleted",
    ):
        change(path, f"DROP {what}")
    change(path, "DROP INDEX deal_figures")
    for table in ("dealt", "dealt_sum", "par", "judged", "split", "study"):
        change(path, f"DROP TABLE {table}")
    later = ("portraits", "deals_wanted", "draw", "fair", "dealer", "pool", "seal", "title", "binned", "held")
    later += ("origin", "own_from", "dealt_from")
    for column in later:
        change(path, f"ALTER TABLE sitting DROP COLUMN {column}")
    for column in ("seal", "mark", "pause"):
        change(path, f"ALTER TABLE deal DROP COLUMN {column}")
    change(path, "PRAGMA user_version = 1")
    return history


def test_a_history_of_version_1_is_read(first_version, path):
    """The history has every deal, and the old file is kept beside it."""
    assert UNMARKED == rows_of(first_version)
    assert path.with_name("history.sqlite3.version-1").exists()


def test_its_deals_are_checked_and_sealed(first_version, path):
    """A few deals are checked at a time, and one that does not follow from its record gets no seal."""
    change(path, "UPDATE deal SET net = '[9, 9, -18]' WHERE number = 5")
    last, steps = 0, 0
    while last is not None:
        last, steps = first_version.seal(last, 15), steps + 1

    first_version.close()
    with sqlite3.connect(path) as database:
        unsealed = database.execute("SELECT number FROM deal WHERE seal IS NULL").fetchall()
    database.close()
    assert ([(5,)], 4) == (unsealed, steps)
    assert UNMARKED == rows_of(first_version)


def test_a_damaged_history_of_version_1_is_salvaged(first_version, path):
    """The tables of version 1 have fewer columns."""
    spoil_pages(path, [page_of_deals(path)])

    first_version.repair()

    assert len(rows_of(first_version)) > 20


def test_telling_old_deals_again_keeps_their_time(first_version, clock):
    """Only the seal is added."""
    clock.forward(days=9)

    first_version.keep(LONG)

    assert {NOON} == {deal.settled for deal in first_version.deals(GAME_ID)}
    assert NOON + timedelta(days=9) == clock.time


def test_a_deal_that_was_paid_by_a_rule_mended_since_stands_as_it_was_paid(first_version, path):
    """Chips that were paid are not asked back."""
    database = sqlite3.connect(path)
    (record,) = database.execute("SELECT record FROM deal WHERE number = 5").fetchone()
    body, payments, amounts = record.partition("payments  ")
    assert payments
    told = f"{body}{payments}{amounts.rstrip()}9\n"
    database.execute("UPDATE deal SET record = ?, net = '[3, 3, -6]' WHERE number = 5", (told,))
    database.commit()
    database.close()

    found = rows_of(first_version)

    assert (40, (3, 3, -6)) == (len(found), found[4].net)
    assert () == first_version.problems()
