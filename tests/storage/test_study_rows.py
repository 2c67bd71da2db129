"""Studies in the history: kept by the deal, written out with it, and gone with it."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from evening import GAME_ID, ended, fresh, played

from ombre_desktop.engine.notation import format_record, parse_record
from ombre_desktop.engine.notation.study import Note, Study, StudyMark, study_of, with_study
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_records import Added, as_records, take_in
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.studies import KeptStudy, keep_study, key_of, studied_deals, study_tags, with_tags

ROWS = played(fresh(), 3).results
STUDY = Study().with_note(Note(2, 'Why?\n"{?}"', StudyMark.QUESTION)).with_note(Note(4, "Ah."))
RECORD = parse_record(ROWS[1].record)
KEY = key_of(RECORD.state)
TAGS = with_study(RECORD, STUDY).tags[-2:]
OF_A_FILE = KeptStudy("f" * 64, (("Note", "0 1 good"),))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "history.sqlite3"


@pytest.fixture
def history(path):
    """Provide a history with notes on its second deal, and on a deal of a file."""
    kept = History(path, recovers=True)
    kept.keep(played(fresh(), 3))
    for study in (KeptStudy(KEY, TAGS, GAME_ID, 2), OF_A_FILE):
        put(kept, study)
    yield kept
    kept.close()


def put(history, study):
    """Keep *study*."""
    history.change(lambda database, now: keep_study(database, study, now))


def found(history, key=KEY):
    """Return the tags kept for a deal."""
    return history.ask(lambda database: study_tags(database, key))


def test_the_notes_on_a_deal_come_back(history):
    """They belong to the cards and the moves, whatever names stand in the record."""
    named = replace_tags(RECORD, (("Seats", "1 Zoë; 2 Bo; 3 Ci"),))

    assert TAGS == found(history, key_of(named.state))
    assert OF_A_FILE.tags == found(history, OF_A_FILE.key)
    assert found(history, key_of(parse_record(ROWS[0].record).state)) is None


def replace_tags(record, tags):
    return parse_record(format_record(type(record)(record.state, tags)))


def test_the_last_version_of_the_notes_counts(history):
    """Notes that were all removed are kept as none, whatever the record itself says."""
    put(history, KeptStudy(KEY, (), GAME_ID, 2))

    assert () == found(history)


def test_the_deals_of_a_sitting_with_notes_are_found(history):
    """A deal without any notes now is not among them."""
    put(history, KeptStudy("e" * 64, (), GAME_ID, 3))

    assert {2} == history.ask(lambda database: studied_deals(database, GAME_ID))
    assert not history.ask(lambda database: studied_deals(database, "another"))


def test_notes_go_with_their_deal(history):
    """Nothing is left of a deal that was taken back, or of a sitting deleted with the bin."""
    history.keep(played(fresh(), 1))

    assert found(history) is None
    assert OF_A_FILE.tags == found(history, OF_A_FILE.key)


def test_all_deals_are_written_out_with_their_notes(history, tmp_path):
    """Another history takes them in with the record, and writes the same text."""
    text = history.ask(lambda database: "\n".join(as_records(database)))
    other = History(tmp_path / "other.sqlite3")

    assert Added(3, 0, 0) == other.ask(lambda database: take_in(database, text))

    assert text == other.ask(lambda database: "\n".join(as_records(database)))
    record = parse_record(other.deals(GAME_ID)[1].row.record)
    assert (STUDY, ()) == study_of(record)
    other.close()


def test_kept_notes_stand_for_those_of_the_record(history):
    """Notes in the record itself are not written out beside them, or twice."""
    text = format_record(with_study(RECORD, Study().with_note(Note(0, "old"))))

    assert with_tags(ROWS[1].record, TAGS) == with_tags(text, TAGS)
    assert (STUDY, ()) == study_of(parse_record(with_tags(text, TAGS)))


def test_notes_are_rescued_from_a_damaged_history(history, path):
    """They are copied from the damaged file with everything else."""
    history.keep(ended(played(fresh(), 3)))
    history.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DROP INDEX deal_figures")

    assert 3 == len(history.deals(GAME_ID))
    assert [ProblemKind.DAMAGED, ProblemKind.REBUILT] == [one.kind for one in history.problems()]
    assert (TAGS, OF_A_FILE.tags) == (found(history), found(history, OF_A_FILE.key))


@pytest.mark.parametrize("tags", ["hello", "7", "[7]", '[["Note"]]'])
def test_what_is_no_study_is_left_aside(history, path, tags):
    """A backup of somebody else may hold a history in which anything stands; the deals are written out."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE study SET tags = ?", (tags,))

    assert found(history) is None
    assert 3 == len(history.ask(lambda database: tuple(as_records(database))))
    assert () == history.problems()
