"""Homes as the program left them on one day, one for each format, which every later program opens."""

import json
import shutil
from pathlib import Path

import pytest

from ombre_desktop.engine.fairness import Chain, FairShuffle, Finding, judged
from ombre_desktop.storage.dealt_statistics import dealt_cards
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.history import History
from ombre_desktop.storage.history_database import VERSIONS
from ombre_desktop.storage.judged import judged_choices
from ombre_desktop.storage.origin import Moment, Origin, OriginKind
from ombre_desktop.storage.reasons import ReasonFigures, ReasonRow, reason_figures
from ombre_desktop.storage.saves import SAVE, SaveStore
from ombre_desktop.storage.statistics import Scope
from ombre_desktop.storage.studies import KeptStudy, keep_study, study_tags
from ombre_desktop.ui.session.history_care import HistoryCare
from ombre_desktop.ui.session.keeping import Keeper

HOMES = Path(__file__).parents[1] / "storage" / "kept"
SITTING, ENDED, FIVE = "1" * 32, "2" * 32, "3" * 32


@pytest.fixture(
    params=[
        *("2026-11-22", "2026-11-23", "2026-11-24", "2026-11-24-later"),
        *("2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29", "2026-11-30"),
        "2026-11-30-later",
    ]
)
def folders(request, home) -> Folders:
    """
    Provide each home: the first has a save of version 2 and a history of version 1, the second 3 and 2, the
    third 4 and 3, the fourth 4 and 4, the fifth 5 and 5, the sixth 6 and 6, the
    seventh 6 and 7, the eighth 6 and 8, the ninth 6 and 9, the tenth 6 and 10,
    the eleventh 6 and 11.
    """
    found = Folders.of()
    found.data.mkdir(parents=True, exist_ok=True)
    shutil.copytree(HOMES / request.param, found.data, dirs_exist_ok=True)
    return found


def opened(folders: Folders):
    """Return the sitting and the problems that a start finds."""
    keeper = Keeper(folders)
    kept = keeper.load()
    keeper.close()
    return kept


def test_the_sitting_goes_on_where_it_was_left(qapp, folders):
    """The sitting is in its eighth deal, with its players and its draw."""
    kept = opened(folders)

    assert () == kept.problems
    assert (SITTING, 30) == (kept.sitting.game_id, kept.sitting.deals_wanted)
    assert [1, 2, 3, 4, 5, 6, 7] == [row.number for row in kept.sitting.rows]
    assert kept.sitting.state.history
    assert not kept.sitting.state.is_over
    assert "human" == kept.sitting.company.players[0]
    assert kept.sitting.draw is not None


def test_a_chain_begun_in_an_old_sitting_is_kept(qapp, home):
    """The fourth home's eighth deal is dealt by a chain; the seven before it keep the old shuffle."""
    shutil.copytree(HOMES / "2026-11-25", Folders.of().data, dirs_exist_ok=True)

    sitting = opened(Folders.of()).sitting

    assert FairShuffle(Chain(bytes(range(32)), 1000), before=7, cut="17") == sitting.fair
    assert [False] * 7 == ["Commitment" in row.record for row in sitting.rows]
    assert Finding.PROVED is judged(sitting.state, sitting.fair.proof(8))


def test_the_past_of_a_sitting_is_kept(qapp, home):
    """The fifth home's sitting was left at a moment of its third deal, and another is a line from it."""
    shutil.copytree(HOMES / "2026-11-26", Folders.of().data, dirs_exist_ok=True)

    assert Moment(3, 4) == opened(Folders.of()).sitting.at
    history = History(Folders.of().history)
    origins = {entry.game_id: entry.origin for entry in history.sittings()}
    history.close()
    assert Origin(kind=OriginKind.LINE, game_id=SITTING, number=5) == origins["4" * 32]


@pytest.mark.parametrize("day", ["2026-11-28", "2026-11-29", "2026-11-30", "2026-11-30-later"])
def test_what_the_choices_cost_is_kept(qapp, home, day):
    """The last four homes have two judged choices of the last deal; only the last kept reasons, of one."""
    shutil.copytree(HOMES / day, Folders.of().data, dirs_exist_ok=True)

    history = History(Folders.of().history)
    found = history.ask(lambda database: judged_choices(database, Scope(sitting=SITTING)))
    reasons = history.ask(lambda database: reason_figures(database, Scope(sitting=SITTING)))
    history.close()

    kept = ReasonFigures((ReasonRow("bid", ("draw_trumps", "protect_winner"), 1, 0, 0.0),), 1, 1)
    assert (kept if day.endswith("later") else ReasonFigures()) == reasons
    assert (1, 2, 1, 3.5) == tuple(
        getattr(found.rows[0], name) for name in ("deals", "choices", "costly", "cost")
    )


def test_an_old_history_takes_notes(qapp, folders):
    """Every home, however old, keeps the study of a deal from now on."""
    opened(folders)
    history = History(folders.history)
    study = KeptStudy("ab" * 32, (("Note", "0 3 good"),), SITTING, 7)

    history.change(lambda database, now: keep_study(database, study, now))

    assert study.tags == history.ask(lambda database: study_tags(database, study.key))
    history.close()


def test_a_second_start_finds_the_same(qapp, folders):
    """The first start may have rewritten the home in a newer format."""
    assert opened(folders).sitting == opened(folders).sitting


def test_the_history_has_every_deal(qapp, folders):
    """The history has the deals of three sittings, two of which have ended."""
    opened(folders)

    history = History(folders.history)
    every = (*history.sittings(), *history.sittings(binned=True))
    found = {one.game_id: len(history.deals(one.game_id)) for one in every if one.origin is None}
    assert () == history.problems()
    history.close()

    assert {SITTING: 7, ENDED: 4, FIVE: 5} == found


def test_the_cards_of_older_deals_are_counted_in_the_background(qapp, folders):
    """By the care of the history; seven deals, three hands each."""
    opened(folders)
    care = HistoryCare(folders.history, lambda: None)
    care.start()
    care._thread.close()

    history = History(folders.history)
    found = history.ask(lambda database: dealt_cards(database, Scope(sitting=SITTING)))
    history.close()
    assert (7, 3) == (found.hands, found.seats)


def test_preferences_are_as_they_were(qapp, folders):
    """The name, the text size, the language, the games played last and the cut are kept."""
    found = opened(folders).preferences

    assert ("Ana", 1.2, "es") == (found.person.name, found.text_scale, found.language)
    assert "five_handed" in found.other_games
    assert found.cuts_pack


def test_a_newer_save_drops_nothing(qapp, folders):
    """A newer save reads back unchanged after it is written again."""
    kept = opened(folders)
    keeper = Keeper(folders)
    keeper.load()
    keeper.write(kept.sitting, lambda: None)
    keeper.close()

    assert SITTING == SaveStore(folders.save).read().document.sitting.game_id
    assert kept.sitting == opened(folders).sitting


def test_every_version_that_ever_landed_has_a_home():
    """A new version of the save or the history needs a home of the version before it."""
    homes = [path for path in HOMES.iterdir() if path.is_dir()]
    saves = {
        json.loads(slot.read_text())["schema_version"] for path in homes for slot in path.glob("table-1*")
    }
    saves |= {json.loads((HOMES / f"save-{old}.json").read_text())["schema_version"] for old in (1, 2)}
    histories = {user_version(path / "history.sqlite3") for path in homes}

    assert set(range(1, SAVE.version)) <= saves
    assert set(range(1, len(VERSIONS))) <= histories


def user_version(path: Path) -> int:
    """Return the version of the database *path*, of which nothing is changed."""
    header = path.read_bytes()[:100]
    return int.from_bytes(header[60:64])
