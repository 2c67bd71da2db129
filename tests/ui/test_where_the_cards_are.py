"""The board that tells where the cards are, and what an act told."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from dialect import auction, cards, exchanging, playing
from opponents import QuickPlayers
from PySide6.QtCore import Qt, QTimer
from wording import said

from ombre_desktop.engine import Seat, SeatView, steps_of, view
from ombre_desktop.engine.notation import format_view, record_of
from ombre_desktop.players.expert import whereabouts
from ombre_desktop.players.odds import Finding, Trait
from ombre_desktop.players.process import answer
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.features.odds.acts import acts_of
from ombre_desktop.ui.features.odds.host import ODDS
from ombre_desktop.ui.features.odds.odds_board import OddsBoard
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, itself
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts import odds as words
from ombre_desktop.ui.texts.company import Company

HANDS = "1 D2 D3 SA S2 CA SK HQ C2 D4; 2 D5 SQ SJ S7 S5 S3 H3 H5 HA; 3 C5 S6 S4 CJ C7 C3 HK H4 H6"
COMPANY = Company(("You", "Ana", "Beto"), Seat(0), "renegado")


class Reckoners(QuickPlayers):
    """Players who work odds out in this process, unless they are *silent*."""

    silent = False

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[dict[str, object]] = []

    def review(self, words: dict[str, object]) -> int:
        number = self._next()
        self.questions.append(words)
        found = json.loads(answer(json.dumps({"id": 0, **words})))
        tell = self.unreviewed if self.silent or "error" in found else self.reviewed
        QTimer.singleShot(0, self, lambda: tell.emit(number, found))
        return number


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch) -> None:
    monkeypatch.setattr(whereabouts, "WORLDS", 40)
    monkeypatch.setattr(whereabouts, "WORLDS_BEFORE", 20)


@pytest.fixture
def players(qapp) -> Reckoners:
    return Reckoners()


@pytest.fixture
def table(seated, players) -> App:
    """Provide a table at which seat 3 has not followed to the first trick."""
    deal = playing("renegado", trump="S", hands=HANDS, dealer=3).play("1 D4 D5 C5")
    return seated(deal=deal, runner=players)


def opened(app: App, qtbot) -> OddsBoard:
    app.do(Command.WHEREABOUTS)
    app.boards.finish()
    board = app.boards.open_board(ODDS)
    assert isinstance(board, OddsBoard)
    qtbot.waitUntil(lambda: board.cards.model() is not None and board.cards.sheet.rowCount() > 0)
    return board


def choose(board: OddsBoard, words: str, qtbot) -> None:
    row = next(at for at, act in enumerate(board.acts.sheet.rows) if words in act.words)
    board.acts.select(row)
    qtbot.waitUntil(lambda: board.told.text() != said("odds.thinking_told"))


def test_the_board_begins_with_the_last_act(table, qtbot):
    """It lists what was done, and the trumps and high cards that are out."""
    board = opened(table, qtbot)

    assert len(board.acts.sheet.rows) - 1 == board.acts.currentIndex().row()
    assert board.cards.sheet.rows[0].card in cards("S7 SQ SJ")


def test_an_act_tells_what_is_certain(table, qtbot):
    """A seat that threw a club on a coin has no coins."""
    board = opened(table, qtbot)

    choose(board, "five of clubs", qtbot)

    assert "certain" in board.told.text()


def test_the_bars_before_and_after_come_at_a_second_press(table, qtbot):
    """The sentence comes first; the findings take the place of the cards."""
    board = opened(table, qtbot)
    choose(board, "five of clubs", qtbot)

    qtbot.mouseClick(board.before_button, Qt.MouseButton.LeftButton)

    assert board.findings.isVisible()
    assert not board.cards.isVisible()
    assert [0.0] == [one.after for one in board.findings.sheet.rows]


def test_the_own_act_tells_nothing(table, qtbot):
    """The person knows those cards."""
    board = opened(table, qtbot)

    choose(board, "four of coins", qtbot)

    assert said("odds.own_told") == board.told.text()
    assert not board.before_button.isEnabled()


def test_every_bar_is_put_into_words(table, qtbot):
    """A screen reader hears who may have the card, the likeliest first."""
    board = opened(table, qtbot)

    heard = board.cards.sheet.data(board.cards.sheet.index(0, 1))

    figures = [int(part.split("\N{NO-BREAK SPACE}")[0].split()[-1]) for part in str(heard).split(", ")]
    assert all(more >= less for more, less in pairwise(figures))


def test_a_look_at_the_board_counts_as_help(table, qtbot):
    """The deal is marked, as after a hint."""
    opened(table, qtbot)

    assert table.controller.sitting.mark is Mark.HELPED


def test_the_question_holds_the_persons_view_and_nothing_else(table, qtbot, players):
    """Hidden cards are written face down."""
    opened(table, qtbot)

    asked = [str(question["view"]) for question in players.questions if question.get("kind") == "odds"]
    assert asked
    assert all("?" in text for text in asked)


def test_players_who_do_not_answer_are_not_waited_for(table, qtbot, players):
    """The board says so, and the table goes on."""
    players.silent = True
    table.do(Command.WHEREABOUTS)
    table.boards.finish()
    board = table.boards.open_board(ODDS)

    qtbot.waitUntil(lambda: board.told.text() == said("odds.failed_told"))


def test_the_acts_of_a_view_are_told_as_the_seat_heard_them():
    """The deal comes first, and every act has the number of moves made with it."""
    deal = auction("pass pass", hands=HANDS, dealer=3)

    acts = acts_of(steps_of(view(deal.state, Seat(0)).position), COMPANY, Deck.SPANISH)

    assert [0, 1, 2] == [act.moves for act in acts]
    assert [None, Seat(0), Seat(1)] == [act.seat for act in acts]


def test_the_persons_own_draw_is_told_in_one_line():
    """All lines are as high as the highest; the cards drawn are in the hand."""
    deal = exchanging("entrada", hands=HANDS).does("1 D2 D3")

    acts = acts_of(steps_of(view(deal.state, Seat(0)).position), COMPANY, Deck.SPANISH)

    assert ["You draw 2 cards."] == [act.words for act in acts[-1:]]


@pytest.mark.parametrize(
    ("finding", "told"),
    [
        (Finding(Trait.TRUMPS, 0.3, 0.78, number=4), "4 trumps or more: 78 %, before 30 %."),
        (Finding(Trait.TRUMPS, 0.9, 0.2, number=1), "No trump: 80 %, before 10 %."),
        (Finding(Trait.CARD, 0.3, 0.0, card=next(iter(cards("HK"))), certain=True), "certain"),
        (Finding(Trait.LESSER, 0.4, 0.0, certain=True), "No trump below the matadors: that is certain."),
        (Finding(Trait.LONG, 0.25, 0.4, number=5), "5 cards or more of one suit: 40 %, before 25 %."),
        (Finding(Trait.CARD, 0.9, 1.0, card=next(iter(cards("HK")))), "The king of cups: 99 %"),
    ],
)
def test_a_finding_is_told_in_the_direction_of_its_change(finding, told):
    """The likelier side is told; only a proof is called certain."""
    ranking = playing("renegado", trump="S", hands=HANDS, dealer=3).state.ranking

    line = words.finding_told(finding, ranking, Deck.SPANISH).replace("\N{NO-BREAK SPACE}", " ")

    assert told in line


# From the table.


@pytest.fixture
def trick(seated, players) -> App:
    """Provide a table at which the others have played to the trick of the person."""
    deal = playing("renegado", trump="S", hands=HANDS, dealer=1, ombre=2).play("2 H3 H4")
    return seated(deal=deal, runner=players)


def board_of(app: App, qtbot) -> OddsBoard:
    qtbot.waitUntil(lambda: isinstance(app.boards.open_board(ODDS), OddsBoard))
    board = app.boards.open_board(ODDS)
    qtbot.waitUntil(lambda: board.act is not None)
    return board


def test_a_click_on_a_card_of_the_trick_asks_what_it_told(trick, qtbot):
    """The board opens at that act, and not at the last."""
    desk = trick.desk

    desk.click(desk.scene.brush.layout.centre.trick[1].bounds.center())

    assert next(iter(cards("H3"))) is board_of(trick, qtbot).act.card


def test_a_second_click_on_a_portrait_asks_what_the_player_told_last(trick, qtbot):
    """The first click explains the word there."""
    desk = trick.desk
    portrait = desk.scene.brush.layout.seats[2].medallion

    desk.click(portrait)
    assert not trick.boards.is_wanted(ODDS)
    desk.click(portrait)

    assert next(iter(cards("H4"))) is board_of(trick, qtbot).act.card


def test_a_click_on_the_cloth_asks_nothing(trick):
    """Only what another player did can be asked about."""
    desk = trick.desk

    desk.click(desk.scene.brush.layout.window.topLeft())

    assert not trick.boards.is_wanted(ODDS)


def test_a_replay_with_open_hands_tells_only_what_the_seat_saw(seated, players, qtbot):
    """The board goes along with the replay, and its odds are those of the closed table."""
    deal = playing("renegado", trump="S", hands=HANDS, dealer=3).play("1 D4 D5 C5")
    app = seated(None, runner=players)
    record = record_of(deal.state)
    app.replay(lambda: Programme("", (RecordedDeal(itself(record), ""),)))
    qtbot.waitUntil(lambda: app.replays.is_on and app.desk.situation.sitting is not None)

    app.do(Command.WHEREABOUTS)
    app.boards.finish()
    board = board_of(app, qtbot)
    assert 1 == board.acts.sheet.rowCount()
    for _ in range(len(deal.state.history)):
        app.desk.source.current.forward()
    qtbot.waitUntil(lambda: board.acts.sheet.rowCount() > len(deal.state.history))
    qtbot.waitUntil(lambda: players.questions[-1]["moves"] == len(deal.state.history))

    app.replays.current.replay.sit(Seat(1))
    qtbot.waitUntil(lambda: not app.boards.is_wanted(ODDS))

    moves = len(deal.state.history)
    open_view, closed = SeatView(Seat(0), deal.state), deal.seen_by(1)
    asked = {"id": 1, "kind": "odds", "told": True}
    told = [
        answer(json.dumps({**asked, "view": format_view(each), "moves": len(each.position.history)}))
        for each in (open_view, closed)
    ]
    assert moves == len(closed.position.history)
    assert told[0] == told[1]
