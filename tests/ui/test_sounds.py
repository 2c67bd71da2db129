"""The sounds: which event calls for which, when the table is silent, and players that fail or hang."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from conftest import STILL
from dialect import playing
from PySide6.QtCore import QObject

from ombre_desktop.storage.display_options import Loudness, Preferences
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.sound import speaker
from ombre_desktop.ui.sound.copies import FOLDER, Copies, Copy, scaled
from ombre_desktop.ui.sound.cues import Cue
from ombre_desktop.ui.sound.speaker import ProgramSpeaker, find_speaker, players_of
from ombre_desktop.ui.sound.table_sounds import loudness_of
from ombre_desktop.ui.table.finale import Ending, Finale
from ombre_desktop.value import replace

LONG = Copy(Path("no file is needed"), 0)


class Heard:
    """A speaker that writes down what it should play."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.closed = False

    def play(self, sound: Copy) -> None:
        self.files.append(sound.path.stem)

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def heard(monkeypatch) -> Heard:
    found = Heard()
    monkeypatch.setattr(speaker, "find_speaker", lambda _: found)
    return found


def test_every_sound_has_its_file():
    assert {f"{cue.value}.wav" for cue in Cue} == {path.name for path in FOLDER.iterdir()}


# The table.


def test_a_card_is_heard_when_it_lies_on_the_table(seated, heard, qtbot):
    app = seated(deal=playing("renegado", trump="H", hands="1 HK S2; 2 H4 S3; 3 H5 S4"))
    heard.files.clear()

    app.desk.hand.choose_number(1)
    app.desk.hand.choose_number(1)
    qtbot.waitUntil(lambda: "card-soft" in heard.files)


def test_the_end_of_a_deal_sounds_as_it_went_for_the_person(seated, heard, qtbot):
    """With the king of trumps the person wins the only trick, as the Ombre."""
    app = seated(deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"))

    app.desk.hand.choose_number(1)
    app.desk.hand.choose_number(1)
    qtbot.waitUntil(lambda: bool({"won-soft", "lost-soft"} & set(heard.files)))

    net = app.sitting.state.settlement.net[0]
    assert ("won-soft" if net > 0 else "lost-soft") in heard.files
    assert "chip-soft" in heard.files
    assert "trick-soft" in heard.files


def test_a_bell_rings_for_a_scene_unless_it_is_short(seated, heard, qtbot):
    app = seated(deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"))
    over = playing("renegado", trump="H", hands="1 S3; 2 S4; 3 D3").play("1 S3 S4 D3").events[-1]

    app.desk.rest.staged.emit(over, Finale(Ending.CODILLE))
    qtbot.waitUntil(lambda: bool(heard.files))  # a first sound looks for a speaker
    app.desk.rest.staged.emit(over, Finale(Ending.CODILLE, is_short=True))

    assert ["bell-soft"] == heard.files


def test_one_key_makes_the_table_silent_and_audible_again(seated, heard, qtbot):
    """Both are told by the name of the round button."""
    app = seated()
    app.desk.wait_until_painted()
    qtbot.waitUntil(lambda: bool(heard.files))
    tools = app.desk.dock.standing.tools
    names = [button.accessibleName() for button in tools.buttons]
    heard.files.clear()

    app.do(Command.SOUND)
    app.desk.wait_until_painted()
    silent = [button.accessibleName() for button in tools.buttons]

    assert Loudness.OFF is app.preferences.sounds
    assert heard.closed
    assert "Sounds off" in names
    assert "Sounds on" in silent
    app.do(Command.SOUND)
    assert Loudness.SOFT is app.preferences.sounds


def test_a_silent_table_plays_nothing(seated, heard, qtbot):
    app = seated(
        deal=playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5"),
        preferences=replace(STILL, sounds=Loudness.OFF),
    )

    app.desk.hand.choose_number(1)
    app.desk.hand.choose_number(1)
    qtbot.waitUntil(lambda: app.situation.is_settled and app.desk.player.is_idle)

    assert [] == heard.files


def test_sounds_are_soft_but_a_screen_reader_is_not_disturbed(monkeypatch):
    monkeypatch.setattr("ombre_desktop.ui.sound.table_sounds.QAccessible.isActive", lambda: True)

    assert Loudness.OFF is loudness_of(Preferences())
    assert Loudness.LOUD is loudness_of(Preferences(sounds=Loudness.LOUD))


def test_a_missing_sound_leaves_the_table_silent(seated, heard, qtbot, monkeypatch, caplog):
    """The log says it once."""
    monkeypatch.setattr("ombre_desktop.ui.sound.copies.FOLDER", Path("nowhere"))

    app = seated()
    qtbot.waitUntil(lambda: "stays silent" in caplog.text and app.desk.player.is_idle)

    assert [] == heard.files
    assert 1 == sum("stays silent" in record.message for record in caplog.records)


# Copies and players.


def test_a_softer_copy_has_the_same_length(qapp):
    """Its highest sample is three tenths as high."""
    loud = (FOLDER / "won.wav").read_bytes()

    soft, milliseconds = scaled(loud, 0.3)

    assert len(loud) == len(soft)
    assert 1500 == milliseconds


def test_a_copy_is_made_once(qapp):
    copies = Copies()

    assert copies.of(Cue.CARD, Loudness.SOFT) is copies.of(Cue.CARD, Loudness.SOFT)


def test_nobody_hears_a_table_without_a_screen(qapp):
    assert find_speaker(qapp, "linux", lambda name: f"/usr/bin/{name}") is None


def test_a_player_in_the_current_folder_is_not_started():
    found = players_of("linux", {"pw-play": "pw-play", "aplay": "/usr/bin/aplay"}.get)

    assert (("/usr/bin/aplay", "-q"),) == found


def test_after_two_failures_the_next_player_is_tried_and_then_none(qtbot, caplog):
    """A table without a sound device stays silent, and the log names each player once."""
    failing = (sys.executable, "-c", "raise SystemExit(1)")
    parent = QObject()
    made = ProgramSpeaker((failing, ("/no/such/player",)), parent)

    for _ in range(4):
        made.play(LONG)
        qtbot.waitUntil(lambda: not made._running)
    made.play(LONG)

    assert not made._running
    assert 2 == len([record for record in caplog.records if "plays no sounds" in record.message])


def test_a_player_that_hangs_is_killed_after_a_second(qtbot, monkeypatch):
    monkeypatch.setattr(speaker, "PATIENCE", 50)
    parent = QObject()
    made = ProgramSpeaker(((sys.executable, "-c", "import time; time.sleep(60)"),), parent)

    made.play(LONG)

    assert made._running
    qtbot.waitUntil(lambda: not made._running)
