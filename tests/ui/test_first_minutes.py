"""The first minutes of a newcomer: decisions, words and time before the first cards."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from person import MouseUser
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from ombre_desktop.engine.events import TrickTaken
from ombre_desktop.storage.display_options import Preferences, ReducedMotion
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.desk.title.title_page import CARDS, TitlePage
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.session import dealing, new_sitting
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts.draw import dealer_told, draw_rule
from ombre_desktop.ui.texts.title import matador_title

GAMES = ("b", "d")
"""Game identifiers whose first deal has a trick for the newcomer, as most first deals do."""
READING, DECIDING, THINKING = 60 / 200, 4.0, 0.5
"""The seconds to read a word, to take a decision, and for an opponent's thought."""
MOST_DECISIONS, MOST_WORDS, MOST_ON_CARD, MOST_SECONDS = 3, 110, 65, 170
"""The limits before the first cards, those of the words on the card of bids, and of the time to a trick."""


class Pause(QTimer):
    """A pause of the table that adds its length to the clock and ends at once."""

    def __init__(self, clock: Clock, *args: object) -> None:
        super().__init__(*args)
        self._clock = clock
        self.setSingleShot(True)

    def start(self, milliseconds: int) -> None:
        self._clock.passed += milliseconds / 1000
        super().start(0)


class Clock:
    """The time that the table's motions and pauses would take."""

    passed = 0.0


class Newcomer(MouseUser):
    """A newcomer who reads every word of each question, and plays by the textbook."""

    words = on_card = own_tricks = 0

    def answer(self, asked) -> None:
        self.words += words_of(self.desk.dock.panel)
        super().answer(asked)

    def read_bids(self) -> None:
        """Read the card of bids before the first deal, and put it away."""
        bids = self.app.features["first_bids"]
        self.until(lambda: bids.card is not None)
        self.on_card = words_of(bids.card) + count(bids.card.accessibleDescription())
        self.decisions += 1
        QTest.keyClick(self.app.window.focusWidget(), Qt.Key.Key_Return)

    def heed(self, event) -> None:
        if isinstance(event, TrickTaken) and event.seat == PERSON:
            self.own_tricks += 1


def count(*told: str) -> int:
    return len(" ".join(told).split())


def words_of(panel: Panel) -> int:
    """Count the words on *panel*: its question and the labels of its buttons."""
    return count(
        panel.accessibleName(), *(one.accessibleName().partition(". Key")[0] for one in panel.buttons)
    )


def words_on_page(page: TitlePage) -> int:
    """Count the words on the first page, with the names of its cards and the notes on its doors."""
    names, notes = map(matador_title, CARDS), (one.accessibleDescription() for one in page.buttons)
    return words_of(page) + count(*names, *notes)


@pytest.fixture(params=GAMES)
def begun(request, seated, qtbot, monkeypatch) -> Iterator[tuple[Newcomer, Clock]]:
    """
    Provide a newcomer who has read the first page and just plays, on a clock that counts instead of
    waiting.
    """
    monkeypatch.setattr(new_sitting, "uuid4", lambda: SimpleNamespace(hex=request.param))
    # The program's chain would give other cards at every run.
    monkeypatch.setattr(dealing.os, "urandom", lambda size: request.param.encode().ljust(size))
    app = seated(None, preferences=Preferences(reduced_motion=ReducedMotion.OFF))
    app.keep_with(Keeper(Folders.of(), app), PreferencesDocument())
    clock, player = Clock(), app.desk.player
    pause = Pause(clock, player)
    pause.timeout.connect(player._next)
    monkeypatch.setattr(player, "_pause", pause)
    start = player._start

    def started(duration: float) -> None:
        clock.passed += duration / 1000
        start(1)

    monkeypatch.setattr(player, "_start", started)
    app.do(Command.FIRST_PAGE)
    newcomer = Newcomer(app, qtbot)
    app.desk.told.connect(newcomer.heed)
    newcomer.words += words_on_page(app.desk.front.page)
    newcomer.decisions += 1
    QTest.keyClick(app.window.focusWidget(), Qt.Key.Key_J)
    newcomer.read_bids()
    return newcomer, clock


def test_cards_lie_after_one_decision_and_few_words(begun):
    """The newcomer reads the page and the draw, and is not asked for a name, a deck or a portrait."""
    newcomer, _ = begun

    newcomer.until(lambda: newcomer.controller.view is not None)

    sitting, deck = newcomer.app.sitting, newcomer.desk.deck
    newcomer.words += count(draw_rule(sitting.draw), dealer_told(sitting.draw, company_at(sitting), deck))
    assert 9 == len(newcomer.controller.view.hand)
    assert newcomer.decisions <= MOST_DECISIONS
    assert newcomer.words <= MOST_WORDS
    assert newcomer.on_card <= MOST_ON_CARD


def test_the_first_own_trick_comes_soon(begun):
    """The time counts motion, reading, decisions, and the opponents' thoughts."""
    newcomer, clock = begun

    while not newcomer.own_tricks:
        asked = newcomer.wait_for_turn()
        assert asked is not None
        newcomer.answer(asked)

    thoughts = len(newcomer.app.runner.asked)
    words = newcomer.words + newcomer.on_card
    seconds = words * READING + newcomer.decisions * DECIDING + thoughts * THINKING + clock.passed
    assert seconds <= MOST_SECONDS
