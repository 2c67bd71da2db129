"""The fixtures of the tests of the screen: a table to play at."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random

import pytest
from dialect import Deal
from opponents import QuickPlayers
from painted_once import keep_pictures
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.engine import Chips, DealState, Seat, Session, apply, request, start, view
from ombre_desktop.engine.shuffle import Draw, chance, shuffled
from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import CardClick, Coach, Preferences, Speed
from ombre_desktop.ui.advice import self_play
from ombre_desktop.ui.background.reduced_motion import LESS_MOTION
from ombre_desktop.ui.background.text_preference import TEXT_SIZE
from ombre_desktop.ui.frame.commands import FEATURES, HOME
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.paint.fonts import Families, load_fonts
from ombre_desktop.ui.panels import settlement
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.value import replace

os.environ["LANGUAGE"] = (
    "en"  # the tests quote English, whatever language the system of the person who runs them uses
)

STILL = Preferences(speed=Speed.NONE, play=CardClick.RAISE_THEN_PLAY, coach=Coach.OFF)
"""Preferences of a table on which nothing moves, no card is played by one click, and no coach speaks."""

PORTRAITS = ("viajero", "hilario", "ines", "baltasar", "leonor")
NAMES = ("You", "Don Hilario", "Doña Inés", "Don Baltasar", "Doña Leonor")

Seated = Callable[..., App]

for name in FEATURES:  # as after the first use of each, so that a command is carried out at once
    import_module(f"{HOME}.{name}.host")

OPENED = pytest.StashKey[list[App]]()
"""The programs that a test has opened."""


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Iterator[object]:
    """Close the programs before pytest-qt lets everything go on four times more: nobody looks any longer."""
    try:
        return (yield)
    finally:
        for app in pyfuncitem.stash.get(OPENED, []):
            app.window.close()


@pytest.fixture(autouse=True)
def unheard(request) -> None:
    """Forget what the system of the person who runs the tests wants, which arrives at any time."""
    if "qapp" in request.fixturenames:
        application = request.getfixturevalue("qapp")
        for wish in (TEXT_SIZE, LESS_MOTION):
            application.setProperty(wish, None)


def sitting_at(deal: Deal) -> Sitting:
    """Return a sitting in which *deal* is in hand; the dealer has staked the whole pool."""
    state = deal.state
    chips = tuple(Chips(-state.stakes.pool if seat == state.dealer else 0) for seat in range(state.seats))
    session = Session(state.ruleset, state.dealer, chips, state.stakes.pool)
    return Sitting("0" * 32, company_of(state.seats), session, 12, state=state, staked=session)


def company_of(seats: int) -> Company:
    """Return a company of *seats* players, the person first."""
    return Company(NAMES[:seats], (HUMAN, *("textbook",) * (seats - 1)), PORTRAITS[:seats])


def late_sitting() -> Sitting:
    """Return a sitting at Renegado whose first deal is nearly over."""
    sitting = new_sitting(FIRST_GAME, "You")
    return near_its_end(
        replace(sitting, game_id="0" * 32, session=Session.begin(sitting.ruleset, Seat(2)), draw=None)
    )


def near_its_end(sitting: Sitting) -> Sitting:
    """Return the first deal of *sitting*, played by the textbook until no hand has more than two cards."""
    session, game, textbook = sitting.session.with_antes(), sitting.ruleset, player("textbook")
    cards = shuffled(game.pack, chance(sitting.game_id))
    state = start(game, session.dealer, game.dealt(cards, session.dealer), session.stakes).state
    while not is_late(state):
        asked = request(state)
        assert asked is not None
        after = apply(state, textbook.decide(view(state, asked.seat), asked, Random(1))).state
        if after.is_over:
            break
        state = after
    return replace(sitting, session=session, staked=session, state=state)


def is_late(state: DealState) -> bool:
    """Return True once nobody has more than two cards."""
    return state.playing is not None and max(map(len, state.hands)) <= 2


@pytest.fixture(scope="session")
def app_families(qapp: QApplication) -> Families:
    qapp.setStyle("Fusion")
    return load_fonts()


@pytest.fixture(scope="session", autouse=True)
def pictures_are_painted_once(qapp: QApplication) -> Iterator[None]:
    """Paint each face, card and table once for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        shelves = keep_pictures(patch)
        yield
    for shelf in shelves:
        shelf.clear()


@pytest.fixture(scope="session", autouse=True)
def sheets_can_be_left_soon() -> Iterator[None]:
    """Let the settlement be left at once, without the usual delay."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(settlement, "MOMENT", 0)
        yield


@pytest.fixture(scope="session", autouse=True)
def last_cards_wait_for_the_test() -> Iterator[None]:
    """Leave the last card to the test, which may be slower than the pause before it plays itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(self_play, "PAUSE", 600_000)
        yield


@pytest.fixture(scope="session", autouse=True)
def clicks_may_follow_one_another(qapp: QApplication) -> Iterator[None]:
    """
    Let clicks follow each other at once; a test of accidental clicks restores the delay by
    `setDoubleClickInterval`.
    """
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


def windows() -> set[QWidget]:
    """Return the windows that there are, shown or not, and closed or not."""
    return {window for window in QApplication.topLevelWidgets() if window.parent() is None}


@contextmanager
def windows_gone_again() -> Iterator[None]:
    """Have Qt delete the windows made meanwhile: it gives each one, shown or not, every change of looks."""
    before = windows()
    yield
    for window in windows() - before:
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(scope="module", autouse=True)
def windows_of_a_module_are_gone(qapp: QApplication) -> Iterator[None]:
    """Have Qt delete what the tests of a module share."""
    with windows_gone_again():
        yield


@pytest.fixture(autouse=True)
def windows_are_gone(windows_of_a_module_are_gone: None) -> Iterator[None]:
    """
    Have Qt delete the windows of each test, before Python collects its garbage.

    If Python takes a dialog apart first, screens and layouts are deleted twice. No garbage is collected
    during a test: a thread that paints might take an old window apart while Qt still sends it events.
    """
    gc.disable()
    with windows_gone_again():
        yield
    gc.enable()


@pytest.fixture
def seated(app_families: Families, qtbot, request: pytest.FixtureRequest) -> Iterator[Seated]:
    """
    Provide a function that opens the program in a window and begins a sitting, or continues a *deal*.
    *game_id* determines every card. The first deal is *dealer*'s, if no cards are *drawn* for it. A *late*
    deal has been played up to its last cards. All programs are closed when the test is over.
    """
    opened: list[App] = []
    request.node.stash[OPENED] = opened

    def sit_down(
        game_id: str | None = "a",
        *,
        preferences: Preferences = STILL,
        drawn: Draw | None = None,
        runner: PlayerRunner | None = None,
        size: tuple[int, int] = (1280, 800),
        dealer: int = 2,
        deal: Deal | None = None,
        late: bool = False,
        **game: object,
    ) -> App:
        window = TableWindow()
        app = App(window, app_families, preferences, runner or QuickPlayers())
        opened.append(app)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        if deal is not None:
            app.resume(sitting_at(deal))
        elif game_id is not None:
            sitting = new_sitting(replace(FIRST_GAME, deck=preferences.deck, **game), "You")
            session = Session.begin(sitting.ruleset, Seat(dealer) if drawn is None else drawn.dealer)
            sitting = replace(sitting, game_id=game_id, session=session, draw=drawn)
            app.resume(near_its_end(sitting) if late else sitting)
        return app

    yield sit_down
    for app in opened:
        app.speech.rest()
        app.window.deleteLater()
