"""A home of 22 November 2026, as the program left it then, opens in every later one."""

import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest
from evening import fresh

from ombre_desktop.storage.documents import SaveDocument
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.saves import SaveStore
from ombre_desktop.storage.taking_over import taken_over
from ombre_desktop.ui.session.keeping import Keeper

KEPT = Path(__file__).parents[1] / "storage" / "kept" / "2026-11-22"
SITTING = "1" * 32


@pytest.fixture
def folders(home) -> Folders:
    found = Folders.of()
    found.data.mkdir(parents=True, exist_ok=True)
    shutil.copytree(KEPT, found.data, dirs_exist_ok=True)
    return found


def opened(folders: Folders):
    """Return the sitting that a start finds."""
    keeper = Keeper(folders)
    kept = keeper.load()
    keeper.close()
    return kept


def deals_of(folders: Folders, game_id: str) -> list[int]:
    history = History(folders.history)
    found = [deal.row.number for deal in history.deals(game_id)]
    assert () == history.problems()
    history.close()
    return found


def test_the_sitting_goes_on_at_the_same_card(qapp, folders):
    """The sitting has its draw, its company, its seven deals and the fourteen moves of the eighth."""
    kept = opened(folders)

    assert () == kept.problems
    assert (SITTING, 30) == (kept.sitting.game_id, kept.sitting.deals_wanted)
    assert [1, 2, 3, 4, 5, 6, 7] == [row.number for row in kept.sitting.rows]
    assert 14 == len(kept.sitting.state.history)
    assert ("human", "strong-cautious", "steady-bold") == kept.sitting.company.players
    assert kept.sitting.draw is not None


def test_taken_over_once_it_is_the_same_at_the_next_start(qapp, folders):
    """The second start reads the files in today's format."""
    assert opened(folders).sitting == opened(folders).sitting


def test_the_file_is_kept_as_it_was(qapp, folders):
    """The file gets a name that tells its origin."""
    opened(folders)

    kept = folders.data / "sitting.json.version-2"
    assert (KEPT / "sitting.json").read_bytes() == kept.read_bytes()
    assert not folders.old_save.exists()
    assert () == SaveStore(folders.save).read().document.sitting.results


def test_a_program_killed_in_the_middle_takes_over_again(qapp, folders, monkeypatch):
    """The file is renamed last of all."""
    monkeypatch.setattr("ombre_desktop.storage.taking_over._put_by", lambda _: None)
    first = opened(folders)
    monkeypatch.undo()

    assert first.sitting == opened(folders).sitting
    assert [1, 2, 3, 4, 5, 6, 7] == deals_of(folders, SITTING)


def test_the_later_of_two_sittings_comes_to_the_table(qapp, folders):
    """An older program was used in between, and the deals of both are kept."""
    opened(folders)
    shutil.copy(KEPT / "sitting.json", folders.old_save)

    kept = opened(folders)

    assert 14 == len(kept.sitting.state.history)
    assert (folders.data / "sitting.json.version-2-2").exists()


def test_a_sitting_dated_by_a_wrong_clock_does_not_come_before_the_save(qapp, folders):
    """The save of January is kept in February, when the old file says November."""
    newest = SaveDocument(saved_at=datetime(2026, 1, 31, tzinfo=UTC), sitting=fresh())
    history = History(folders.history)

    found = taken_over(
        folders.old_save, SaveStore(folders.save), history, newest, lambda: datetime(2026, 2, 1, tzinfo=UTC)
    )

    history.close()
    assert newest == found.document


def test_a_damaged_file_gives_way_to_its_backup(qapp, folders):
    """The backup is used as it always was."""
    shutil.copy(KEPT / "sitting.json", folders.data / "sitting.json.bak")
    folders.old_save.write_text("?", encoding="utf-8")

    kept = opened(folders)

    assert SITTING == kept.sitting.game_id
    assert ["damaged", "restored"] == [problem.kind.value for problem in kept.problems]
