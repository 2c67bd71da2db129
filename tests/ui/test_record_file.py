"""Files of records with any content: read without holding the window up, and reported on."""

from __future__ import annotations

import logging
import os
import sys
from functools import partial
from pathlib import Path
from threading import Event

import pytest
from conftest import sitting_at
from dialect import exchanging
from person import KeyUser
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.engine.flaws import FlawKind
from ombre_desktop.plain import one_line
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.background.file_reader import FileReader
from ombre_desktop.ui.dialogs.message import MessageDialog
from ombre_desktop.ui.features.files import record_file
from ombre_desktop.ui.features.files.record_file import LARGEST, Opened, opened_from, trouble_with
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.replay_host import ReplayHost
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.shell.app import App

RECORD = Path(__file__).resolve().parents[1] / "records" / "renegado" / "held_twice.ombre"
HELD_TWICE = RECORD.read_text(encoding="utf-8")


def opened(path: Path) -> Opened:
    """Read a file to its end, and return what it has."""
    return opened_from(path, lambda: False)


def of_text(folder: Path, text: str) -> Opened:
    """Read a file with this text."""
    path = folder / "deal.ombre"
    path.write_text(text, encoding="utf-8")
    return opened(path)


def broken(*_: object) -> None:
    raise ZeroDivisionError


# What is found.


@pytest.mark.parametrize(
    ("head", "place"),
    [
        (b"SQLite format 3\0", "record_files.a_database"),
        (b"\x89PNG\r\n\x1a\n\0", "record_files.a_picture"),
        (b"\x1f\x8b\x08", "record_files.packed"),
    ],
)
def test_what_is_no_record_is_called_by_its_name(head, place, tmp_path):
    """It was told that it is no text."""
    path = tmp_path / "dropped"
    path.write_bytes(head)

    assert said(place) == trouble_with(opened(path), Deck.SPANISH).done


def test_a_record_is_found_with_nothing_wrong():
    found = opened(RECORD)

    assert (1, (), "") == (len(found.deals), found.flaws, found.detail)


def test_the_records_of_a_file_of_many_are_read_again_when_they_are_wanted(tmp_path, monkeypatch):
    """The first record comes as it is and the others from their text, but they are the same records."""
    monkeypatch.setattr(record_file, "FEW", 1)
    first, second = of_text(tmp_path, f"{HELD_TWICE}\n{HELD_TWICE}").deals

    assert first.read() is first.read()
    assert second.read() is not second.read()
    assert first.read() == second.read()
    assert (first.game, first.result) == (second.game, second.result) == ("renegado", "sacada")


def test_a_game_that_the_table_does_not_offer_is_told(tmp_path, monkeypatch):
    """The engine may know more games than the table; a record of one is named, and the next is shown."""
    monkeypatch.setattr(record_file, "ruleset_names", lambda: ("renegado",))
    text = (RECORD.parents[1] / "german_solo" / "friend_names.ombre").read_text(encoding="utf-8")

    found = of_text(tmp_path, f"{text}\n{HELD_TWICE}")

    assert ["renegado"] == [deal.game for deal in found.deals]
    assert [(FlawKind.NOT_OFFERED, "german_solo")] == [(flaw.kind, flaw.found) for flaw in found.flaws]


@pytest.mark.parametrize("name", ["none.ombre", "folder", "pipe", "no\0name", "half\ud800"])
def test_what_is_no_file_cannot_be_opened(tmp_path, name):
    """Reading a pipe would wait for ever."""
    (tmp_path / "folder").mkdir()
    if name == "pipe":
        if sys.platform == "win32":
            pytest.skip("no pipe has a name among the files")
        os.mkfifo(tmp_path / "pipe")

    found = opened(tmp_path / name)

    assert ((), ()) == (found.deals, found.flaws)
    assert not found.mistake
    assert f"{one_line(name, 40)} cannot be opened." in trouble_with(found, Deck.FRENCH).sentence


@pytest.mark.parametrize(
    ("data", "kind"), [(b"\xff\xfe", FlawKind.NO_TEXT), (b" " * (LARGEST + 1), FlawKind.TOO_LARGE)]
)
def test_what_is_no_text_is_a_flaw(tmp_path, data, kind):
    path = tmp_path / "other.ombre"
    path.write_bytes(data)

    assert kind is opened(path).flaws[0].kind


def test_a_mistake_of_the_reader_is_told(tmp_path, monkeypatch, caplog):
    """The mistake is written to the log as well."""
    monkeypatch.setattr(record_file, "each_record", broken)

    with caplog.at_level(logging.ERROR):
        trouble = trouble_with(opened(RECORD), Deck.FRENCH)

    assert f"{RECORD} cannot be read: there is a mistake in the program." == trouble.sentence
    assert "ZeroDivisionError" in trouble.details
    assert "ZeroDivisionError" in caplog.text


# The message.


@pytest.mark.parametrize(
    ("found", "put", "sentence"),
    [
        ("1 SAKQ752", "1 SAAQ752", said("flaws._SENTENCES.TWICE", card="the ace of spades")),
        ("2 CAKQ", "2 C9KQ", said("flaws._SENTENCES.FOREIGN_CARD", card="the 9 of clubs")),
        ("[Talon ", "[Stock ", said("flaws._SENTENCES.MISSING_TAG", found="Talon")),
        (
            "; 3 S43 CJ76 H7 DAQJ",
            "",
            " ".join(
                [said("flaws._SENTENCES.WRONG_SEATS", found=2), said("flaws.flaw_sentence.1", expected=3)]
            ),
        ),
    ],
)
def test_what_is_wrong_with_the_cards_is_the_sentence(tmp_path, found, put, sentence):
    """The reader need not unfold the details to find it."""
    trouble = trouble_with(of_text(tmp_path, HELD_TWICE.replace(found, put)), Deck.FRENCH)

    assert trouble.sentence.endswith(sentence)
    assert trouble.sentence.startswith("Line 7, ") or "Talon" in sentence
    assert "There is no deal in" in trouble.done


def test_a_record_that_breaks_off_says_so(tmp_path):
    """The record may break off in the middle of a card."""
    text = HELD_TWICE[: HELD_TWICE.index("exchange  2 D7 C") + len("exchange  2 D7 C")]

    trouble = trouble_with(of_text(tmp_path, text), Deck.FRENCH)

    assert "Line 11, column 16: The record breaks off here: “C”." in trouble.sentence
    assert said("record_files.shown_up_to_there") == trouble.done


def test_a_spoilt_note_is_told_and_the_deal_is_shown(tmp_path):
    """The message names the note, and says that nothing else is lost."""
    spoilt = HELD_TWICE.replace("[Dealer ", '[Note    "0 900 good"]\n[Dealer ', 1)

    found = of_text(tmp_path, spoilt)

    trouble = trouble_with(found, Deck.SPANISH)
    assert (1, ()) == (len(found.deals), found.flaws)
    told = "This note or variation does not fit the deal: “0 900 good”."
    assert f"Line 5, column 11: {told}" == trouble.sentence
    assert said("record_files.others_shown") == trouble.done


def test_the_details_are_as_many_as_anybody_reads(tmp_path):
    """A file of a hundred wrong records is described as far as half of them."""
    found = of_text(tmp_path, '[Ruleset "whist"]\nx\n' * 100)

    assert 100 == len(found.flaws)
    assert 51 == len(trouble_with(found, Deck.FRENCH).details.splitlines())


# Beside the window.


class Slow:
    """A file that answers only when the test lets it go."""

    def __init__(self) -> None:
        self.begun, self.go, self.done = Event(), Event(), Event()

    def __call__(self, _: str):
        self.begun.set()
        self.go.wait(10)
        self.done.set()
        return iter(())


@pytest.fixture
def slow(monkeypatch):
    made = Slow()
    monkeypatch.setattr(record_file, "each_record", made)
    yield made
    made.go.set()


def test_the_window_does_not_wait_for_a_file(qtbot, slow):
    """The contents of the file come in a signal."""
    parent = QObject()
    reader = FileReader(partial(opened_from, RECORD), parent)
    reader.start()
    assert slow.begun.wait(10)

    with qtbot.waitSignal(reader.found) as told:
        slow.go.set()

    assert () == told.args[0].deals


def test_who_gives_up_hears_nothing_more(qtbot, slow):
    """Giving up does not wait for the file."""
    parent, told = QObject(), []
    reader = FileReader(partial(opened_from, RECORD), parent)
    reader.found.connect(told.append)
    reader.start()
    assert slow.begun.wait(10)

    reader.give_up()
    slow.go.set()
    assert slow.done.wait(10)
    QApplication.processEvents()

    assert [] == told


def test_a_window_closes_while_a_file_is_read(seated, slow):
    """The window closes at once, however long the file takes."""
    app = seated(None)
    app.do(Command.SHOW_FILE, RECORD)
    assert slow.begun.wait(10)

    app.window.close()

    assert not slow.done.is_set()


# The sitting that is kept.


@pytest.fixture
def keeping(seated, qtbot, home) -> App:
    """Provide a window at whose empty table a sitting is kept."""
    keeper, done = Keeper(Folders.of()), []
    keeper.write(sitting_at(exchanging("entrada")), lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    app = seated(None)
    app.keep_with(keeper, PreferencesDocument())
    return app


def told_by(app: App) -> str:
    """Return the text of the one message, with its title."""
    app.boards.finish()
    (message,) = app.window.findChildren(MessageDialog)
    trouble = message._trouble
    return f"{trouble.title}: {trouble.sentence}"


NO_DEALS = {
    "text": b"Dear Ana",
    "bytes": bytes(range(256)),
    "doubled": HELD_TWICE.replace("1 SAKQ752", "1 SAAQ752").encode(),
    "billions": HELD_TWICE.replace('"C3 D2', '"?2000000000 D2').encode(),
    "figures": HELD_TWICE.replace('"5"', f'"{"9" * 5000}"').encode(),
    "nothing": b"",
}


@pytest.mark.parametrize("data", NO_DEALS.values(), ids=NO_DEALS)
def test_behind_a_file_without_a_deal_the_sitting_goes_on(keeping, qtbot, tmp_path, data):
    """The sitting continues as if no file had been given, and the person is told what is wrong with it."""
    path = tmp_path / "other.ombre"
    path.write_bytes(data)

    keeping.features["files"].records.show(path)
    keeping.features["files"].records.finish()

    assert exchanging("entrada").asked == KeyUser(keeping, qtbot).wait_for_turn()
    assert "record" in told_by(keeping)


def test_behind_a_mistake_of_the_reader_the_sitting_goes_on(keeping, qtbot, monkeypatch):
    monkeypatch.setattr(record_file, "each_record", broken)

    keeping.features["files"].records.show(RECORD)
    keeping.features["files"].records.finish()

    assert exchanging("entrada").asked == KeyUser(keeping, qtbot).wait_for_turn()


@pytest.mark.parametrize("step", ["build", "make_room", "begin", "offer"])
def test_behind_a_replay_that_cannot_be_shown_the_sitting_goes_on(keeping, qtbot, monkeypatch, step):
    """The replay may fail at any point on its way to the table."""
    monkeypatch.setattr(ReplayHost, step, broken)

    keeping.features["files"].records.show(RECORD)
    keeping.features["files"].records.finish()
    keeping.boards.finish()

    assert exchanging("entrada").asked == KeyUser(keeping, qtbot).wait_for_turn()
    assert told_by(keeping).startswith(said("error_messages.not_opened.0"))
    assert keeping.replays.current is None
