"""A settled deal stays in the save until the history has it on the disk."""

import sqlite3
from pathlib import Path

import pytest
from evening import at_table, dealt_to, fresh

from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_backup import back_up
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind, StorageError
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.storage.saves import SaveStore
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.value import replace


@pytest.fixture
def folders(home) -> Folders:
    return Folders.of()


@pytest.fixture
def keeper(qapp, folders):
    made = Keeper(folders)
    yield made
    made.close()


@pytest.fixture
def told(keeper):
    """Provide the problems that the person is told."""
    found: list[ProblemKind] = []
    keeper.failed.connect(lambda problem: found.append(problem.kind))
    return found


def keep(qtbot, keeper: Keeper, *sittings: Sitting) -> None:
    """Keep these sittings one after another, and wait until that is done."""
    kept: list[bool] = []
    for sitting in sittings:
        keeper.write(sitting, lambda: kept.append(True))
    qtbot.waitUntil(lambda: len(kept) == len(sittings))


def evening(deals: int, moves: int = 3, **who: str) -> list[Sitting]:
    """Return a sitting after each of its *deals*, settled, and then some *moves* into the next."""
    reached = [at_table(fresh(**who))]
    for _ in range(deals):
        reached.append(dealt_to(reached[-1]))
    return [*reached[1:], dealt_to(reached[-1], moves)]


def saved(folders: Folders):
    """Return the save on the disk."""
    return SaveStore(folders.save).read().document


def in_history(folders: Folders, game_id: str = "") -> list[int]:
    """Return the numbers of the deals that the history has."""
    history = History(folders.history)
    numbers = [deal.row.number for deal in history.deals(game_id or fresh().game_id)]
    history.close()
    return numbers


def reopened(folders: Folders):
    keeper = Keeper(folders)
    kept = keeper.load()
    keeper.close()
    return kept


class Full:
    """A history that is locked, so that nothing can be written to it."""

    def __init__(self, folders: Folders) -> None:
        self._lock = sqlite3.connect(room_for(folders.history), isolation_level=None)

    def __enter__(self) -> None:
        self._lock.execute("BEGIN EXCLUSIVE")

    def __exit__(self, *error: object) -> None:
        self._lock.close()


@pytest.fixture
def impatient(monkeypatch):
    """Make every wait for a lock end at once."""
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **n: connect(*a, **{**n, "timeout": 0}))


def test_a_confirmed_deal_leaves_the_save(qtbot, keeper, folders):
    """The history has the deal, and the sitting is read back from there."""
    reached = evening(3)

    keep(qtbot, keeper, *reached)

    assert () == saved(folders).sitting.results
    assert [1, 2, 3] == in_history(folders)
    assert (reached[-1], ()) == (reopened(folders).sitting, reopened(folders).problems)


def test_the_save_has_the_same_size_in_a_long_sitting(qtbot, keeper, folders):
    """A deal in hand takes the same number of bytes early and late in the sitting."""
    reached = evening(25)
    sizes = []
    for sitting in (reached[0], reached[-1]):
        keep(qtbot, keeper, *([sitting] if sitting is reached[0] else reached[1:]), dealt_to(sitting, 0))
        sizes.append(slots_of(folders.save)[1].stat().st_size)

    assert abs(sizes[1] - sizes[0]) < 300


def test_while_the_history_is_locked_the_save_has_every_deal(qtbot, keeper, folders, told, impatient):
    """The play goes on, and the person is told once."""
    reached = evening(4)
    with Full(folders):
        keep(qtbot, keeper, *reached)

        assert [1, 2, 3, 4] == [row.number for row in saved(folders).sitting.results]
        assert [ProblemKind.IN_USE] == told

    keep(qtbot, keeper, dealt_to(reached[-2]))
    assert [1, 2, 3, 4, 5] == in_history(folders)


def test_what_was_not_confirmed_is_told_to_the_history_at_the_next_start(qtbot, keeper, folders, impatient):
    """The program was closed, or killed, before it could write the history."""
    reached = evening(3)
    with Full(folders):
        keep(qtbot, keeper, *reached)
    keeper.close()

    kept = reopened(folders)

    assert (reached[-1], ()) == (kept.sitting, kept.problems)
    assert [1, 2, 3] == in_history(folders)


def test_a_kill_between_save_and_history_loses_nothing(qtbot, keeper, folders):
    """The save has a settled deal that the history lacks."""
    reached = evening(2)
    keep(qtbot, keeper, *reached[:2])
    database = sqlite3.connect(folders.history)
    database.execute("DELETE FROM deal WHERE number = 2")
    database.commit()
    database.close()
    keeper.close()

    kept = reopened(folders)

    assert reached[1] == kept.sitting
    assert [1, 2] == in_history(folders)


def test_a_new_sitting_does_not_lose_the_deals_of_the_one_before(qtbot, keeper, folders, impatient):
    """The deals wait in a save beside the new one until the history can be written."""
    before, after = evening(3), evening(1, game_id="f" * 32)
    with Full(folders):
        keep(qtbot, keeper, *before, after[-1])

        (waiting,) = saved(folders).others
        assert (before[-1].game_id, 3) == (waiting.sitting.game_id, len(waiting.sitting.results))
        assert before[-2].session.chips == waiting.standing.chips
    keeper.close()

    kept = reopened(folders)

    assert after[-1] == kept.sitting
    assert [1, 2, 3] == in_history(folders)
    assert [1] == in_history(folders, "f" * 32)


def test_deals_that_the_history_has_lost_are_told(qtbot, keeper, folders):
    """The sitting continues with the remaining deals, and with all its chips."""
    reached = evening(3)
    keep(qtbot, keeper, *reached)
    keeper.close()
    folders.history.unlink()

    kept = reopened(folders)

    assert [ProblemKind.INCOMPLETE] == [problem.kind for problem in kept.problems]
    assert (reached[-1].session, ()) == (kept.sitting.session, kept.sitting.rows)


def test_without_a_save_that_can_be_used_the_sitting_goes_on_after_its_last_deal(qtbot, keeper, folders):
    """The sitting is read from the history."""
    reached = evening(3)
    keep(qtbot, keeper, *reached)
    keeper.close()
    for slot in slots_of(folders.save):
        slot.write_text("?", encoding="utf-8")

    kept = reopened(folders)

    assert (reached[-2].session, reached[-2].rows) == (kept.sitting.session, kept.sitting.rows)
    assert kept.sitting.state is None
    kinds = [problem.kind for problem in kept.problems]
    assert [ProblemKind.DAMAGED, ProblemKind.DAMAGED, ProblemKind.RESTORED] == kinds


def test_a_history_that_is_found_damaged_while_one_looks_back_is_made_anew(qtbot, keeper, folders, told):
    """Looking back ends with a message, and the next time finds the deals of the backup."""
    keep(qtbot, keeper, *evening(3))
    back_up(folders.history, system_clock, lambda _: None)
    keeper.close()
    folders.history.write_text("Dear diary, today I played Ombre.")
    again = Keeper(folders)
    again.failed.connect(lambda problem: told.append(problem.kind))

    with pytest.raises(StorageError), again.reading() as history:
        history.sittings()

    qtbot.waitUntil(lambda: told == [ProblemKind.DAMAGED, ProblemKind.REBUILT])
    again.close()
    assert [1, 2, 3] == in_history(folders)


# Files that cannot be written when the program closes.


@pytest.fixture
def in_the_way(folders) -> Path:
    """Provide a file where the folder of the data should be."""
    path = room_for(folders.data)
    path.write_text("in the way", encoding="utf-8")
    return path


def test_closing_tries_again_what_could_not_be_written(qtbot, keeper, folders, in_the_way):
    """The files are written at closing if the person has made room by then."""
    reached = evening(2)
    keep(qtbot, keeper, *reached)
    assert 1 == len(keeper.settle())
    in_the_way.unlink()

    assert () == keeper.settle()
    assert reached[-1] == reopened(folders).sitting


def test_nothing_is_left_to_settle_where_all_is_kept(qtbot, keeper):
    """Closing has nothing left to settle when every file is written."""
    keep(qtbot, keeper, *evening(1))

    assert () == keeper.settle()


def test_a_sitting_can_be_kept_in_another_folder(qtbot, keeper, in_the_way, tmp_path):
    """The folder has all deals of the sitting, and can be opened like any home."""
    reached = evening(2)
    keep(qtbot, keeper, *reached)

    assert () == keeper.keep_in(tmp_path / "stick")
    assert () == keeper.settle()

    elsewhere = Folders.of({"OMBRE_HOME": str(tmp_path / "stick")})
    assert (reached[-1], ()) == (reopened(elsewhere).sitting, reopened(elsewhere).problems)
    assert [1, 2] == in_history(elsewhere)


def test_another_folder_may_be_no_better(qtbot, keeper, in_the_way, tmp_path):
    """The person is told of the failure, and the sitting still waits to be kept."""
    (tmp_path / "file").write_text("no folder")
    keep(qtbot, keeper, *evening(1))

    assert 1 == len(keeper.keep_in(tmp_path / "file"))
    assert 1 == len(keeper.settle())


def test_edited_preferences_are_told_once(keeper, folders):
    """The preferences are sealed again after the person is told."""
    text = '{"format": "ombre-preferences", "schema_version": 1, "text_scale": 1.5}'
    room_for(folders.preferences).write_text(text, encoding="utf-8")

    first, second = keeper.load(), keeper.load()

    assert [ProblemKind.EDITED] == [problem.kind for problem in first.problems]
    assert () == second.problems
    assert 1.5 == second.preferences.text_scale


def test_a_sitting_left_in_mid_deal_is_told_without_its_antes(qtbot, keeper, folders):
    """The antes belong to the deal that was never settled."""
    reached = evening(2)
    keep(qtbot, keeper, *reached, replace(reached[-1], game_id="e" * 32, rows=()))

    history = History(folders.history)
    chips = {entry.game_id: entry.chips for entry in history.sittings()}
    history.close()
    assert reached[1].session.chips == chips[reached[-1].game_id]


def test_a_history_that_cannot_be_read_is_told_as_a_file(seated, qtbot, keeper, folders, impatient):
    """The message is about the file, and is not that of a mistake in the program."""
    keep(qtbot, keeper, *evening(1))
    keeper.close()
    database = sqlite3.connect(folders.history)
    database.execute("PRAGMA user_version = 99")
    database.close()
    app = seated(None)
    app.keep_with(Keeper(folders, app), PreferencesDocument())

    app.do(Command.SITTINGS)

    def told() -> bool:
        app.boards.finish()
        return any("was written by a newer version" in name for name in app.boards._open)

    qtbot.waitUntil(told)
