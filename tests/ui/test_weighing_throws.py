"""The board on which throws are weighed: at the table, in a replay, and after a problem."""

from __future__ import annotations

import json
from statistics import stdev

import pytest
from dialect import auction, cards, exchanging
from opponents import QuickPlayers
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.engine import Discard, request
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import record_of
from ombre_desktop.players.judging import throws
from ombre_desktop.players.process import answer
from ombre_desktop.ui.features.throws.host import THROWS
from ombre_desktop.ui.features.throws.throw_board import BEST, ThrowBoard
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.throws import Mean, Throws
from ombre_desktop.ui.replay.exchanges import throw_near
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, itself, names_of
from ombre_desktop.ui.shell.app import App

HAND = "1 SA H7 HK H3 DK D5 S3 C4 C3"


def discard(text: str) -> Discard:
    return Discard(in_order(cards(text)))


class Weighers(QuickPlayers):
    """Players who weigh throws in this process, as many questions as they are *allowed*."""

    allowed = 4
    reply: dict[str, object] | None = None

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[dict[str, object]] = []

    def review(self, words: dict[str, object]) -> int:
        number = self._next()
        self.questions.append(words)
        if self.allowed > 0:
            self.allowed -= 1
            found = self.reply or json.loads(answer(json.dumps({"id": 0, "kind": "review", **words})))
            tell = self.unreviewed if "error" in found else self.reviewed
            QTimer.singleShot(0, self, lambda: tell.emit(number, found))
        return number


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch) -> None:
    monkeypatch.setattr(throws, "WORLDS", 3)
    monkeypatch.setattr(throws, "WORLDS_INTERPRETED", 3)


@pytest.fixture
def players(qapp) -> Weighers:
    return Weighers()


def opened(app: App) -> ThrowBoard:
    app.boards.finish()
    board = app.boards.open_board(THROWS)
    assert isinstance(board, ThrowBoard)
    return board


@pytest.fixture
def table(seated, players) -> App:
    """Provide a table at which the person exchanges as ombre."""
    app = seated(deal=exchanging("entrada", hands=HAND), runner=players)
    assert app.window.isVisible()
    return app


@pytest.fixture
def board(table, qtbot, players) -> ThrowBoard:
    """Provide the board of that exchange, with the figures of a few rounds."""
    table.do(Command.THROWS)
    board = opened(table)
    qtbot.waitUntil(lambda: players.allowed == 0 and board.rows[0].isVisible())
    return board


def button(board: ThrowBoard, text: str):
    return next(one for one in board.cards.cards if one.card.text == text)


def throws_asked(players: Weighers) -> list[object]:
    return [words["throws"] for words in players.questions]


def test_the_usual_throw_is_weighed_at_once(board, players):
    """The best five stand in a column, each with figures in words for a screen reader."""
    assert [] == players.questions[0]["throws"]
    assert BEST == sum(row.isVisible() for row in board.rows)
    assert all("give or take" in row.accessibleName() for row in board.rows)


def test_a_card_that_is_clicked_is_thrown_and_that_throw_comes_first(table, board, players, qtbot):
    """Its rounds are caught up before any other question, and a screen reader is told."""
    players.questions.clear()
    players.allowed = 2

    for text in ("HK", "H3"):
        QTest.mouseClick(button(board, text), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: players.allowed == 0)

    assert discard("HK H3") == board.throw
    assert {"HK H3", "HK"} >= {one for asked in throws_asked(players) for one in asked}
    qtbot.waitUntil(lambda: "chips" in board.worth.text())
    assert board.draw.isVisible()
    assert board.worth.text() in table.desk.announcer.last


def test_a_card_can_be_dragged_from_row_to_row(board):
    """It lies where it is let go, and goes back where it is only moved a little."""
    card = button(board, "C3")
    middle, row = card.rect().center(), QPoint(0, card.height() + 60)

    for way, is_thrown in ((QPoint(40, 0), False), (row, True), (-row, False)):
        QTest.mousePress(card, Qt.MouseButton.LeftButton, pos=middle)
        to = QPointF(middle + way)
        held = Qt.MouseButton.LeftButton
        QApplication.sendEvent(
            card, QMouseEvent(QEvent.Type.MouseMove, to, to, held, held, Qt.KeyboardModifier.NoModifier)
        )
        QTest.mouseRelease(card, Qt.MouseButton.LeftButton, pos=middle)

        assert card.isChecked() is is_thrown
        assert (card.y() > board.cards.cards[0].y()) is is_thrown


def test_keys_walk_and_throw(board):
    """Right goes on, Down throws, Up keeps, and Space does either."""
    first, second = board.cards.cards[:2]
    first.setFocus()

    QTest.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    for key, is_thrown in ((Qt.Key.Key_Down, True), (Qt.Key.Key_Up, False), (Qt.Key.Key_Space, True)):
        QTest.keyClick(second, key)
        assert second.isChecked() is is_thrown
        assert second.accessibleDescription() == said(
            "throws.thrown_label" if is_thrown else "throws.kept_label"
        )
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert board.cards.cards[-1].hasFocus()


def test_one_of_the_best_is_laid_on_the_board(board):
    """A click on a row does it, and the row says so by its ground."""
    row = board.rows[1]

    row.click()

    assert board.throw == row.throw
    assert board.worth.isVisible()


def test_a_number_of_cards_that_may_not_be_thrown_is_told_instead(seated, players):
    """The ombre of a vuelta throws at least one for the card that was turned."""
    table = seated(deal=exchanging("vuelta", hands=HAND), runner=players)
    table.do(Command.THROWS)
    board = opened(table)

    assert board.throw is None
    assert board.worth.text() == said("panels.thrown_text.1", thrown=0, least=1)
    assert not board.throw_button.isEnabled()


def test_the_gold_button_throws_the_cards(board, table, qtbot):
    """It answers the table's own question, and the board goes."""
    board.cards.throw(cards("S3 C4 C3"))

    board.throw_button.click()

    qtbot.waitUntil(lambda: table.controller.view.position.history[-1].action == discard("S3 C4 C3"))
    assert table.boards.open_board(THROWS) is None


def test_the_board_begins_with_the_cards_marked_at_the_table(table):
    """They lie in the lower row already."""
    for number in (1, 3):
        table.desk.view.proxies[number].clicked.emit()
    marked = table.desk.hand.staging.thrown

    table.do(Command.THROWS)

    assert set(marked) == set(opened(table).cards.thrown) != set()


def test_the_board_goes_when_the_exchange_is_answered(board, table, players, qtbot):
    """The weighing ends with it."""
    table.desk.wishes.acted.emit(discard("C3"))

    qtbot.waitUntil(lambda: table.boards.open_board(THROWS) is None)


def test_weighing_ends_with_the_board(board, table, players):
    """Nobody looks any more."""
    players.questions.clear()
    players.allowed = 9

    board.reject()

    assert [] == players.questions


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ({"error": "gone"}, "throws.failed_told"),
        ({"throws": ["C3"], "chips": [], "draws": [[None, None]]}, "throws.unweighed_told"),
        ({"throws": ["pass"], "chips": [[1.0]], "draws": [[None, None]]}, "throws.failed_told"),
    ],
)
def test_what_cannot_be_weighed_is_said(table, players, qtbot, reply, told):
    """Either this game cannot be weighed, or the players do not answer."""
    players.reply = reply
    table.do(Command.THROWS)
    board = opened(table)

    qtbot.waitUntil(lambda: board.worth.text() == said(told))


def test_a_recorded_exchange_can_be_weighed():
    """It is the one at the moment shown, or else the next, or the last; None if there is none."""
    deal = exchanging("entrada", hands=HAND).does("1 C3 C4").does("2 -").does("3 -")
    record = record_of(deal.state)
    last = len(deal.state.history)

    found = [throw_near(record, at) for at in (0, last - 2, last)]

    assert [0, 1, 2] == [view.seat for view, *_ in found]
    assert [cards("C3 C4"), set(), set()] == [set(thrown) for *_, thrown in found]
    assert all(asked == request(view) for view, asked, _ in found)
    assert throw_near(record_of(auction("pass", hands=HAND).state), 0) is None


def test_a_replay_weighs_the_throw_of_any_seat(seated, players, qtbot):
    """The board begins with it, and cannot throw anything there; without an exchange that is said."""
    deal = exchanging("entrada", hands=HAND).does("1 C3 C4").does("2 -").does("3 -")
    app = seated(None, runner=players)
    for record, is_exchanged in (
        (record_of(deal.state), True),
        (record_of(auction("pass", hands=HAND).state), False),
    ):
        app.replay(lambda record=record: Programme("", (RecordedDeal(itself(record), ""),)))
        app.boards.finish()
        qtbot.waitUntil(lambda: app.replays.is_on)

        app.do(Command.THROWS)
        app.boards.finish()

        board = app.boards.open_board(THROWS)
        assert (board is not None) is is_exchanged
        if board is not None:
            assert not board.throw_button.isVisible()
            assert discard("C3 C4") == board.throw
            assert not board.whose.isVisible()
            board.reject()
            app.replays.current.replay.to_end()
            app.do(Command.THROWS)
            app.boards.finish()
            board = app.boards.open_board(THROWS)
            assert names_of("", 3)[2] == board.whose.text()
            board.reject()


def test_figures_of_rounds_add_up():
    """Two throws are compared in the rounds of both; figures side by side agree with that."""
    one, other = discard("C3"), discard("C4")
    known = Throws().with_round(0, {one: [1.0, 3.0], other: [0.0, 2.0]}, {})
    known = known.with_round(1, {one: [5.0, 7.0]}, {})

    first, second = known.ranked

    assert (one, other) == (first.throw, second.throw)
    assert Mean(1.0, 0.0) == second.behind
    assert first.worth.chips - 1.0 == second.worth.chips
    assert (4, 2) == (first.worlds, second.worlds)
    assert known.of(discard("S3")) is None
    assert stdev([1.0, 3.0, 5.0, 7.0]) / 2 == pytest.approx(first.worth.error)
