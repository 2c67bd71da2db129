"""Deals by code, by number, from the clipboard and from what is dropped onto the window."""

from __future__ import annotations

from random import Random

import pytest
from conftest import sitting_at
from dialect import playing
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import apply, request, ruleset, ruleset_names, view
from ombre_desktop.engine.codes import code_of, deal_code, deal_of, numbered_deal
from ombre_desktop.engine.codes.characters import written
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.variants.parts.code_book import TABLES
from ombre_desktop.players.player import player
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.known_deal import deal_with_code, deal_with_number
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.ui.session.practice_sitting import practice_of
from ombre_desktop.value import replace

DEAL = numbered_deal(ruleset("renegado"), 7)
CODE = code_of(DEAL)
OF_NEWER, OF_UNKNOWN_GAME = written((2, 0, 0)), written((1, len(TABLES), 0))


def dialog_of(app, text=""):
    """Return the dialog, in which *text* has been typed."""
    app.do(Command.DEAL_CODE)
    app.boards.finish()
    dialog = app.boards.open_board("deal_code")
    dialog.box.setText(text)
    return dialog


def message_of(app):
    """Return the sentence of the only message."""
    app.boards.finish()
    (name,) = app.boards.names
    return name.removeprefix("message ")


@pytest.fixture
def app(seated):
    return seated(None)


# The dialog.


def test_a_code_is_described_before_it_is_dealt(app):
    dialog = dialog_of(app, CODE.lower().replace("-", " "))

    assert "Renegado for 3 players. Dealer: You." in dialog.told
    assert dialog.deal_button.isEnabled()


def test_the_description_names_changed_house_rules_and_the_pool(app):
    state = deal_of(code_of(numbered_deal(ruleset("renegado", "ante=each_5"), 2)))

    told = dialog_of(app, code_of(state)).told

    assert "In the pool: 15." in told
    assert "House rules: " in told


@pytest.mark.parametrize("text", ["7", "4,000,000,000", "1 000"])
def test_a_number_deals_a_numbered_deal_of_the_chosen_game(app, text):
    dialog = dialog_of(app, text)

    assert dialog.told.startswith("Deal ")
    assert dialog.game_box.isEnabled()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Type or paste"),
        ("0", "from 1 to 4,000,000,000"),
        ("4000000001", "from 1 to 4,000,000,000"),
        ("10U2", "Character 3 is “U”"),
        ("1" + "2" * 26, "wrong, missing or out of place"),
        (CODE[:-1], "wrong, missing or out of place"),
        (OF_NEWER, "from a newer version"),
        (OF_UNKNOWN_GAME, "does not know"),
    ],
)
def test_what_is_no_code_is_told(app, text, told):
    """Nothing can be dealt then."""
    dialog = dialog_of(app, text)

    assert told in dialog.told
    assert not dialog.deal_button.isEnabled()


def test_the_deal_of_a_code_is_saved_before_its_first_decision(app, monkeypatch):
    """A program that ends now opens with these cards."""
    saved = []
    monkeypatch.setattr(app.journal, "write", lambda sitting, done: saved.append(sitting) or done())

    dialog_of(app, CODE).deal_button.click()

    assert app.sitting in saved


def test_a_typo_is_told_with_its_place(app):
    wrong = CODE[:7] + ("A" if CODE[7] != "A" else "B") + CODE[8:]

    told = dialog_of(app, wrong).told

    assert f"“{CODE[7]}” instead of “{wrong[7]}” at character 7" in told


def test_a_deal_of_a_game_that_is_not_played_here_is_told(app):
    """The engine may know games that have no table yet."""
    hidden = next((name for name, _ in TABLES if name not in ruleset_names()), None)
    if hidden is None:
        pytest.skip("every game has a table")

    told = dialog_of(app, code_of(numbered_deal(ruleset(hidden), 1))).told

    assert "cannot be played here" in told


# The deal.


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] in ruleset_names()])
@pytest.mark.parametrize("number", [1, 2])
def test_a_numbered_deal_is_a_sitting_that_can_be_kept(name, seats, number):
    """The chips that lie in the pool were paid by all, and no chip is lost; stones are no chips."""
    sitting = practice_of(deal_with_number(name, seats, number), FIRST_GAME)

    chips = 0 if sitting.ruleset.in_stones else sitting.session.pool
    assert 0 == sum(sitting.session.chips) + chips
    assert sitting == sitting_of(document_of(sitting))


def test_a_pool_carried_over_is_paid_by_all():
    """A pool of 35 holds the dealer's stake of 5 and 30 chips more, ten from each."""
    rich = numbered_deal(ruleset("renegado"), 1)
    rich = replace(rich, stakes=replace(rich.stakes, pool=35))

    sitting = practice_of(deal_with_code(code_of(rich)), FIRST_GAME)

    assert (-15, -10, -10) == sitting.session.chips
    assert 35 == sitting.session.pool


def test_a_deal_by_code_is_practice(app, qtbot):
    """The sitting has one deal, and its cards are not counted among those dealt by chance."""
    dialog = dialog_of(app, CODE)

    dialog.deal_button.click()

    qtbot.waitUntil(lambda: app.sitting is not None)
    assert DEAL.layout == app.sitting.state.layout
    assert (Mark.PRACTICE, OriginKind.AGAIN, 1) == (
        app.sitting.mark,
        app.sitting.origin.kind,
        app.sitting.deals_wanted,
    )


# Copying and pasting.


@pytest.fixture(scope="module")
def finished():
    """Provide a sitting whose only deal was played by the textbook."""
    sitting, textbook = practice_of(deal_with_code(CODE), FIRST_GAME), player("textbook")
    state = sitting.state
    while (asked := request(state)) is not None:
        state = apply(state, textbook.decide(view(state, asked.seat), asked, Random(1))).state
    played = replace(sitting, state=state)
    return played.settled(state.settlement, row_of(played))


@pytest.fixture
def over(app, finished):
    """Provide a program with a finished deal on the table."""
    app.resume(finished)
    return app


def test_the_record_goes_to_the_clipboard(over):
    over.do(Command.COPY_RECORD)

    assert over.sitting.settled_record == QGuiApplication.clipboard().text()


def test_a_deal_that_codes_cannot_hold_is_told(over, monkeypatch):
    """A game may be newer than its number; the clipboard stays as it was."""
    QGuiApplication.clipboard().setText("before")
    monkeypatch.setattr(deal_code, "TABLES", ())

    over.do(Command.COPY_CODE)

    assert "A code cannot say" in message_of(over)
    assert "before" == QGuiApplication.clipboard().text()


def test_the_code_goes_to_the_clipboard_and_comes_back(over):
    """Pasted, it waits in the dialog until the person deals it."""
    over.do(Command.COPY_CODE)
    assert CODE == QGuiApplication.clipboard().text()

    over.do(Command.PASTE)
    over.boards.finish()

    assert CODE == over.boards.open_board("deal_code").box.text()


def test_the_code_stays_in_sight_while_it_is_read_aloud(over):
    """It is in a message that only the person closes."""
    over.do(Command.COPY_CODE)

    assert CODE == message_of(over)


def test_pasting_a_record_replays_it(over, qtbot):
    over.do(Command.COPY_RECORD)

    over.do(Command.PASTE)
    over.features["files"].records.finish()

    qtbot.waitUntil(lambda: over.replays.is_on)
    assert DEAL.layout == parse_record(over.record_to_save()).state.layout


def test_an_empty_clipboard_is_told(app):
    app.resume(sitting_at(playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5")))
    QGuiApplication.clipboard().clear()

    app.do(Command.PASTE)

    assert "no text on the clipboard" in app.desk.dock._notice.accessibleName()


# Dropping.


def drop(app, *, urls=(), text=""):
    """Drop *urls* or *text* onto the table, as a file manager does."""
    mime = QMimeData()
    if urls:
        mime.setUrls(list(urls))
    if text:
        mime.setText(text)
    where, deed, button = QPointF(200, 200), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where.toPoint(), deed, mime, button, none)
    QApplication.sendEvent(app.window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(app.window, QDropEvent(where, deed, mime, button, none))


def test_a_dropped_record_is_replayed(over, tmp_path, qtbot):
    path = tmp_path / "deal.ombre"
    path.write_text(over.sitting.settled_record, encoding="utf-8")

    drop(over, urls=[QUrl.fromLocalFile(str(path))])
    over.features["files"].records.finish()

    qtbot.waitUntil(lambda: over.replays.is_on)


def test_a_dropped_code_is_asked_about(app):
    drop(app, text=CODE)
    app.boards.finish()

    assert app.boards.open_board("deal_code").deal_button.isEnabled()


def files(folder, count):
    return [QUrl.fromLocalFile(str(folder / f"{number}.ombre")) for number in range(count)]


def picture(folder):
    path = folder / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)))
    return [QUrl.fromLocalFile(str(path))]


@pytest.mark.parametrize(
    ("dropped", "told"),
    [
        (lambda folder: files(folder, 100), "100 files were dropped at once"),
        (lambda _: [QUrl("https://example.org/deal.ombre")], "This is a link."),
        (lambda folder: [QUrl.fromLocalFile(str(folder))], "cannot be opened"),
        (picture, "cannot be opened"),
        (lambda folder: files(folder, 1), "cannot be opened"),
    ],
    ids=["a hundred files", "a link", "a folder", "a picture", "a file that is gone"],
)
def test_what_cannot_be_opened_is_told_and_nothing_changes(over, tmp_path, dropped, told, qtbot):
    before = over.sitting

    drop(over, urls=dropped(tmp_path))
    over.features["files"].records.finish()

    qtbot.waitUntil(lambda: bool(over.boards.names))
    assert told in message_of(over)
    assert before is over.sitting


def test_a_drag_without_text_or_files_is_refused(app):
    mime = QMimeData()
    mime.setColorData(Qt.GlobalColor.red)
    enter = QDragEnterEvent(
        QPointF(9, 9).toPoint(),
        Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    enter.ignore()

    QApplication.sendEvent(app.window, enter)

    assert not enter.isAccepted()
