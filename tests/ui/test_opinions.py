"""The board on which seven people say what they would do."""

from __future__ import annotations

import pytest
from dialect import auction, playing
from opponents import QuickPlayers
from PySide6.QtCore import QTimer
from wording import said

from ombre_desktop.engine import Action, PlayCard, SeatView, request, view
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.notation import record_of
from ombre_desktop.players.advice import Advice, Motive
from ombre_desktop.players.player import is_player
from ombre_desktop.ui.features.opinions.asking_around import PEOPLE
from ombre_desktop.ui.features.opinions.host import OPINIONS
from ombre_desktop.ui.features.opinions.opinions_board import OpinionsBoard
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, itself
from ombre_desktop.ui.texts.faces import COMPANY

HANDS = "1 SA HK H3; 2 S7 HQ D4; 3 S6 HJ C4"


class Talkers(QuickPlayers):
    """Players who give the advice that is set for their name, or none; the others wait to be told."""

    def __init__(self) -> None:
        super().__init__()
        self.says: dict[str, Advice | None] = {}
        self.heard: list[tuple[str, SeatView]] = []
        self.cancelled: list[int] = []

    def advise(self, name, view, *_) -> int:
        number = self._next()
        self.heard.append((name, view))
        if name in self.says:
            QTimer.singleShot(0, self, lambda: self.tell(number, self.says[name]))
        return number

    def tell(self, number: int, advice: Advice | None) -> None:
        if advice is None:
            self.unadvised.emit(number, object())
        else:
            self.advised.emit(number, advice)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)


def name_of(portrait: str) -> str:
    return f"{COMPANY[portrait].level}-{COMPANY[portrait].temper}"


def card(text: str) -> Action:
    return PlayCard(Card.parse(text))


@pytest.fixture
def players(qapp) -> Talkers:
    return Talkers()


@pytest.fixture
def question():
    state = playing("renegado", trump="S", hands=HANDS, dealer=3).state
    return view(state, request(state).seat), request(state)


@pytest.fixture
def opened(seated, players, question, qtbot):
    """Open the board for a card of the seat to act, and wait until the *waited* for have spoken."""

    def open_board(waited: int = len(PEOPLE)) -> OpinionsBoard:
        app = seated(None, runner=players)
        app.do(Command.ASK_AROUND, question, card("HK"), "Ana")
        app.boards.finish()
        board = app.boards.open_board(OPINIONS)
        assert isinstance(board, OpinionsBoard)
        spoken = [said("opinions.thinking_told")] * (len(PEOPLE) - waited)
        qtbot.waitUntil(
            lambda: spoken == [text for text in column(board, 1) if text == said("opinions.thinking_told")]
        )
        return board

    return open_board


def column(board: OpinionsBoard, at: int) -> list[str]:
    sheet = board.people.sheet
    return [sheet.index(row, at).data() for row in range(sheet.rowCount())]


def test_everybody_with_a_temper_is_asked_from_the_same_view(opened, players, question):
    """Nobody is told more than the seat could see."""
    players.says = {name_of(portrait): None for portrait in PEOPLE}

    opened()

    assert 7 == len(players.heard)
    assert all(is_player(name) for name, _ in players.heard)
    assert all(seen == question[0] for _, seen in players.heard)
    assert 7 == len({COMPANY[portrait].temper for portrait in PEOPLE})


def test_most_are_told_first(opened, players):
    players.says = {name_of(portrait): Advice(card("SA")) for portrait in PEOPLE}
    players.says[name_of("tomas")] = Advice(card("H3"))

    board = opened()

    assert "6" in board.agreed.text()
    assert [COMPANY[portrait].name() for portrait in PEOPLE] == column(board, 0)
    choices = dict(zip(PEOPLE, column(board, 1), strict=True))
    assert 1 == len({choice for portrait, choice in choices.items() if portrait != "tomas"})
    assert choices["tomas"] != choices["ines"]


def test_when_all_agree_that_is_said(opened, players):
    players.says = {name_of(portrait): Advice(card("SA")) for portrait in PEOPLE}

    board = opened()

    action = column(board, 1)[0]
    assert said("opinions.agreed_told.0", action=action) == board.agreed.text()


def test_a_reason_is_given_or_what_a_person_is_like(opened, players):
    players.says = {name_of(portrait): Advice(card("SA")) for portrait in PEOPLE}
    players.says[name_of("ines")] = Advice(card("SA"), motives=(Motive("others_have_passed", ()),))

    reasons = dict(zip(PEOPLE, column(opened(), 2), strict=True))

    assert reasons["hilario"] == said("levels.TEMPERS.bold")
    assert reasons["ines"] not in ("", said("levels.TEMPERS.cautious"))


def test_who_has_not_spoken_is_waited_for(opened, players):
    """The majority is told once everybody has spoken; somebody who cannot speak is not counted."""
    players.says = {name_of(portrait): Advice(card("SA")) for portrait in PEOPLE[:3]}
    players.says[name_of(PEOPLE[3])] = None

    board = opened(waited=4)

    assert "" == board.agreed.text()
    assert said("opinions.silent_told") == column(board, 1)[3]
    board.reject()
    assert 3 == len(players.cancelled)


def test_a_bid_is_asked_about_too(seated, players, qtbot):
    state = auction("pass", hands=HANDS).state
    asked = request(state)
    players.says = {name_of(portrait): Advice(asked.actions[0]) for portrait in PEOPLE}
    app = seated(None, runner=players)

    app.do(Command.ASK_AROUND, (view(state, asked.seat), asked), asked.actions[-1], "")
    app.boards.finish()

    board = app.boards.open_board(OPINIONS)
    qtbot.waitUntil(lambda: bool(board.agreed.text()))


def test_the_board_goes_when_the_replay_shows_another_moment(seated, players, question, qtbot):
    """The replay stays: Escape closed it under a board about a moment that was gone."""
    app = seated(None, runner=players)
    record = record_of(auction("pass", hands=HANDS).state)
    app.replay(lambda: Programme("", (RecordedDeal(itself(record), ""),)))
    app.boards.finish()
    qtbot.waitUntil(lambda: app.replays.is_on)
    app.do(Command.ASK_AROUND, question, card("HK"), "Ana")
    app.boards.finish()
    assert app.boards.open_board(OPINIONS) is not None

    app.replays.current.replay.forward()

    qtbot.waitUntil(lambda: app.boards.open_board(OPINIONS) is None)
    assert app.replays.is_on
