"""
The keeper: steps saved before they are shown, killed programs that lose nothing, and what a start finds.
"""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from conftest import late_sitting, sitting_at
from dialect import auction, exchanging
from person import KeyUser
from PySide6.QtCore import QLockFile
from PySide6.QtWidgets import QDialog
from sides import asked
from wording import said

from ombre_desktop.engine import PlayRequest
from ombre_desktop.storage.folders import Folders, room_for
from ombre_desktop.storage.preferences import NewGameDocument, PreferencesDocument
from ombre_desktop.storage.problems import ProblemKind
from ombre_desktop.storage.slots import slots_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_preferences import games_of, with_game
from ombre_desktop.ui.shell import application, moving_in
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.value import replace

RECORD = Path(__file__).resolve().parents[1] / "records" / "renegado" / "puesta.ombre"
BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
KILLS, KILLS_OF_ALL = BENCHMARKS / "kills_at_the_table.py", BENCHMARKS / "kills_of_the_program.py"


@pytest.fixture
def folders(home) -> Folders:
    return Folders.of()


@pytest.fixture
def keeper(qapp, folders):
    made = Keeper(folders)
    yield made
    made.close()


def keep(qtbot, keeper: Keeper, sitting: Sitting) -> None:
    """Keep *sitting*, and wait until that is done."""
    kept: list[bool] = []
    keeper.write(sitting, lambda: kept.append(True))
    qtbot.waitUntil(lambda: bool(kept))


def reopened(folders: Folders) -> Sitting:
    """Return the sitting that a start would find."""
    keeper = Keeper(folders)
    kept = keeper.load()
    keeper.close()
    assert () == kept.problems
    assert kept.sitting is not None
    return kept.sitting


def launched(app: App, folders: Folders, lock: QLockFile, *arguments: str) -> None:
    """Do what the program does after its first frame."""
    keeper = moving_in.keeper_of(folders, lock)
    moving_in.open_kept(app, keeper, keeper and keeper.load(), parsed(arguments))
    app.features["files"].records.finish()


@pytest.fixture
def lock(folders):
    made = QLockFile(str(room_for(folders.lock)))
    made.setStaleLockTime(0)
    yield made
    made.unlock()


def notices(app: App) -> str:
    """Return the words of the open dialogs, and of those about to open."""
    app.boards.finish()
    labels = [label for dialog in app.window.findChildren(QDialog) for label in dialog.findChildren(object)]
    return " ".join(label.text() for label in labels if hasattr(label, "text") and callable(label.text))


def open_in(app: App) -> list[str]:
    """Return the open dialogs; a message's text is left out."""
    app.boards.finish()
    return [name.partition(" ")[0] for name in app.boards._open]


def read_messages(app: App) -> None:
    """Close every message on the screen."""
    app.boards.finish()
    for name, dialog in list(app.boards._open.items()):
        if name.startswith("message"):
            dialog.accept()


# Nothing is shown that could be lost.


def test_the_word_that_it_is_kept_comes_on_the_right_thread(qtbot, keeper):
    """The signal arrives on the GUI thread, the only one that may touch the table."""
    threads: list[threading.Thread] = []

    keeper.write(sitting_at(exchanging("entrada")), lambda: threads.append(threading.current_thread()))
    qtbot.waitUntil(lambda: bool(threads))

    assert [threading.main_thread()] == threads


@pytest.mark.parametrize(
    "deal",
    [
        auction("pass"),
        exchanging("entrada"),
        exchanging("entrada").does("1 -  2 -  3 -"),
        auction("pass pass", name="four_handed", dealer=4),
        auction("pass pass pass", name="four_handed", dealer=3),
        auction("pass pass pass take", name="four_handed", dealer=3, house="sitter_takes=may"),
        asked("1 SA HK HQ D2; 3 DK D3", called=""),
        asked("1 SA HK HQ D2; 2 D4; 3 DK D3").play("1 D2 D4"),
        asked("1 SA HK HQ D2; 2 D4; 3 DK D3").play("1 D2 D4 DK"),
    ],
)
def test_a_sitting_opens_as_it_was_kept(qtbot, keeper, folders, deal):
    """The deal is the same to the last card, and so are the company and the chips."""
    sitting = sitting_at(deal)

    keep(qtbot, keeper, sitting)

    found = reopened(folders)
    assert record_text(sitting) == record_text(found)
    assert sitting.company == found.company
    assert sitting.session == found.session


def test_every_step_is_on_the_disk_before_it_is_told(seated, qtbot, folders):
    """A step is in the file by the time it is shown."""
    app = seated(None)
    keeper = Keeper(folders, app)
    app.keep_with(keeper, keeper.load().preferences)
    told: list[tuple[str, str]] = []

    def look(step: TableStep) -> None:
        told.append((record_text(step.sitting), record_text(reopened(folders))))

    app.controller.stepped.connect(look)
    app.resume(sitting_at(auction("pass")))
    KeyUser(app, qtbot).play_to(PlayRequest, tricks=3)

    assert len(told) > 10
    assert [shown for shown, _ in told] == [kept for _, kept in told]


def test_a_settled_deal_opens_settled(seated, qtbot, folders):
    """The score sheet has the deal's row, and the settlement is on the table."""
    app = seated(None)
    keeper = Keeper(folders, app)
    app.keep_with(keeper, keeper.load().preferences)
    app.resume(late_sitting())
    KeyUser(app, qtbot).play_deal()
    before = app.controller.sitting
    app.window.close()

    found = reopened(folders)

    assert before.rows == found.rows
    assert before.session == found.session
    again = KeyUser(seated(None), qtbot)
    again.app.resume(found)
    again.until(lambda: again.is_settled)


def test_ten_kills_lose_nothing():
    """Each kill gives back the same sitting as far as it was shown, or one step further."""
    run = subprocess.run(
        [sys.executable, str(KILLS), "--kills", "10"], capture_output=True, text=True, check=False
    )

    assert run.stdout.startswith("10 kills"), run.stderr
    assert ": 0 corrupt, 0 lost" in run.stdout, run.stderr


def test_the_whole_program_may_be_killed_at_any_time():
    """The program may be killed while it starts or plays, with its window and its players' process."""
    run = subprocess.run(
        [sys.executable, str(KILLS_OF_ALL), "--kills", "2", "--seed", "3"],
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.stdout.startswith("2 kills"), run.stderr
    assert run.stdout.rstrip().endswith(": 0 faults"), run.stderr


def test_a_sitting_that_cannot_be_kept_goes_on(seated, qtbot, folders):
    """The person is told, and can go on playing."""
    room_for(folders.data).write_text("a file where the folder should be", encoding="utf-8")
    app = seated(None)
    keeper = Keeper(folders, app)
    app.keep_with(keeper, keeper.load().preferences)

    app.resume(sitting_at(auction("pass")))
    person = KeyUser(app, qtbot)

    qtbot.waitUntil(lambda: notices(app) != "")
    assert person.wait_for_turn() is not None


def test_that_nothing_can_be_kept_is_told_once(qtbot, folders, keeper):
    """The message is not repeated at every card, but comes again if saving has worked meanwhile."""
    told: list[object] = []
    keeper.failed.connect(told.append)
    sitting = sitting_at(auction("pass"))
    in_the_way = room_for(folders.data)
    in_the_way.write_text("a file where the folder should be", encoding="utf-8")

    keep(qtbot, keeper, sitting)
    keep(qtbot, keeper, sitting)
    before = len(told)
    in_the_way.unlink()
    keep(qtbot, keeper, sitting)

    assert (1, 1) == (before, len(told))


def test_a_home_in_which_nothing_can_be_made_lets_the_table_open(tmp_path):
    """Nobody gets the lock in such a home, and every program may try to save."""
    (tmp_path / "home").write_text("no folder", encoding="utf-8")
    nowhere = Folders.of({"OMBRE_HOME": str(tmp_path / "home")})
    lock = application.lock_in(nowhere)

    keeper = moving_in.keeper_of(nowhere, lock)

    assert not lock.isLocked()
    assert keeper.load().sitting is None
    keeper.close()


def test_a_sitting_that_no_document_can_hold_goes_on(qtbot, keeper):
    """Such a defect of the program is reported as a problem and does not stop the table."""
    unfit = replace(sitting_at(auction("pass")), company=Company((), (), ()))
    done: list[bool] = []

    with qtbot.waitSignal(keeper.failed) as failed:
        keeper.write(unfit, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))

    assert ProblemKind.UNWRITABLE is failed.args[0].kind


# What a start finds.


def test_a_start_goes_on_where_the_sitting_was_left(seated, qtbot, keeper, folders, lock):
    """The table asks the same question as before."""
    deal = exchanging("entrada")
    keep(qtbot, keeper, sitting_at(deal))
    app = seated(None)

    launched(app, folders, lock)

    asked = KeyUser(app, qtbot).wait_for_turn()
    assert deal.asked == asked


def test_behind_a_file_that_is_no_record_the_sitting_goes_on(seated, qtbot, keeper, folders, lock):
    """The sitting is on the table, and the person is told what is wrong with the file."""
    deal = exchanging("entrada")
    keep(qtbot, keeper, sitting_at(deal))
    (folders.data / "foreign.ombre").write_text("Dear Ana", encoding="utf-8")
    app = seated(None)

    launched(app, folders, lock, str(folders.data / "foreign.ombre"))

    assert deal.asked == KeyUser(app, qtbot).wait_for_turn()
    assert "There is no record of a deal in" in notices(app)


def test_a_file_that_is_no_record_at_an_empty_table_leads_to_the_first_page(
    seated, qtbot, folders, lock, tmp_path
):
    """There is no sitting to continue, so the first page follows the message."""
    app = seated(None)

    launched(app, folders, lock, str(tmp_path / "none.ombre"))

    assert ["message"] == open_in(app)
    assert said("record_files.not_opened", path="none.ombre") in notices(app)
    read_messages(app)
    qtbot.waitUntil(lambda: app.desk.front.page is not None)


def test_a_sitting_that_is_kept_is_not_lost_from_an_empty_table(seated, qtbot, keeper):
    """The sitting was out of sight when another began."""
    app = seated(None)
    app.keep_with(keeper, PreferencesDocument())
    kept = sitting_at(auction("pass"))
    keep(qtbot, keeper, kept)
    app.do(Command.FIRST_PAGE)

    app.do(Command.JUST_PLAY)
    qtbot.waitUntil(lambda: app.sitting is not None)
    app.do(Command.TAKE_UP, kept.game_id)

    qtbot.waitUntil(lambda: app.sitting.game_id == kept.game_id)


def test_a_sitting_nobody_has_read_yet_is_not_lost(qtbot, folders, keeper):
    """A new sitting may begin before the program has read its files."""
    keep(qtbot, keeper, sitting_at(auction("pass")))
    keeper.close()
    early = Keeper(folders)
    keep(qtbot, early, replace(sitting_at(exchanging("entrada")), game_id="1" * 32))

    with early.reading() as history:
        assert "0" * 32 in {entry.game_id for entry in history.sittings()}
    early.close()


def test_a_damaged_save_is_set_aside_and_the_last_good_one_opened(seated, qtbot, keeper, folders, lock):
    """The person is told of the damage."""
    deal = exchanging("entrada")
    keep(qtbot, keeper, sitting_at(deal))
    keep(qtbot, keeper, sitting_at(deal))
    newest = slots_of(folders.save)[1]
    newest.write_text("{ half a sit", encoding="utf-8")
    app = seated(None)

    launched(app, folders, lock)

    assert deal.asked == KeyUser(app, qtbot).wait_for_turn()
    (aside,) = folders.data.glob(f"{newest.name}.{ProblemKind.DAMAGED.value}-*")
    assert "{ half a sit" == aside.read_text(encoding="utf-8")
    assert "" != notices(app)


def test_two_damaged_saves_end_in_a_new_game(seated, qtbot, keeper, folders, lock):
    """Both files are kept, and the table can be used."""
    keep(qtbot, keeper, sitting_at(exchanging("entrada")))
    keep(qtbot, keeper, sitting_at(exchanging("entrada")))
    for path in slots_of(folders.save):
        path.write_text("?", encoding="utf-8")
    app = seated(None)

    launched(app, folders, lock)

    assert app.controller.sitting is None
    assert 2 == len([path for path in folders.data.iterdir() if ProblemKind.DAMAGED.value in path.name])


@pytest.fixture
def without_a_good_save(folders):
    """Provide a home in which the save and the one before it are damaged."""
    for path in slots_of(folders.save):
        room_for(path).write_text("?", encoding="utf-8")


def test_trouble_is_told_before_the_first_page_comes(seated, qtbot, folders, lock, without_a_good_save):
    """A person who has begun a game is not surprised by the message afterwards."""
    app = seated(None)

    launched(app, folders, lock)
    qtbot.wait(20)
    assert (["message"], None) == (open_in(app), app.desk.front.page)
    read_messages(app)

    assert app.desk.front.page is not None


def test_who_begins_a_game_beside_the_message_is_not_asked_again(
    seated, qtbot, folders, lock, without_a_good_save
):
    app = seated(None)
    launched(app, folders, lock)
    qtbot.wait(20)

    app.begin(FRENCH)
    read_messages(app)

    assert [] == open_in(app)
    assert "french" == app.controller.sitting.ruleset.name


def test_without_trouble_the_first_page_comes_at_once(seated, qtbot, folders, lock):
    app = seated(None)

    launched(app, folders, lock)
    qtbot.wait(20)

    assert ([], True) == (open_in(app), app.desk.front.page is not None)


def test_a_second_copy_changes_nothing(seated, qtbot, keeper, folders, lock):
    """The second copy says so, and the save stays as the first copy left it."""
    keep(qtbot, keeper, sitting_at(exchanging("entrada")))
    save = slots_of(folders.save)[0]
    before = save.read_bytes()
    lock.lock()
    app = seated(None)

    launched(app, folders, QLockFile(str(folders.lock)))

    assert "open already" in notices(app) or "other window" in notices(app)
    assert app.controller.sitting is None
    assert app.keeper is None
    assert before == save.read_bytes()


# The choices of the last new game.

FRENCH = replace(FIRST_GAME, ruleset="french", house="vole_bid_exchange=no", deals=6)
FIVE = replace(FIRST_GAME, ruleset="homme_auvergne", seats=5, opponents=USUAL_COMPANY, deals=None)


def test_the_last_choice_of_every_game_is_offered_again():
    """The last game comes first, and a new choice replaces the previous one for the same game."""
    kept = PreferencesDocument()
    for game in (FRENCH, FIVE, replace(FRENCH, deals=12)):
        kept = with_game(kept, game)

    last, *others = games_of(kept)

    assert replace(FRENCH, deals=12) == last
    assert {("renegado", 3), ("homme_auvergne", 5)} == {(game.ruleset, game.seats) for game in others}
    assert FIVE in others


def test_choices_without_a_company_have_the_usual_one():
    """An earlier version kept no portraits, and had other players."""
    kept = PreferencesDocument(new_game=NewGameDocument(opponents=("random", "textbook")))

    (game,) = games_of(kept)

    assert [("hilario", "novice-bold"), ("ines", "steady-cautious")] == [
        (one.portrait, one.player) for one in game.opponents
    ]


def test_a_window_offers_what_was_begun_before(seated, keeper, folders):
    """The choices are kept from one start of the program to the next."""
    app = seated(None)
    app.keep_with(keeper, PreferencesDocument())
    app.begin(FRENCH)
    app.begin(FIVE)
    app.window.close()
    anew = Keeper(folders)

    found = games_of(anew.load().preferences)
    anew.close()

    assert FIVE == found[0]
    assert {FRENCH, FIRST_GAME} == set(found[1:])
