"""A table to play at, and what a screen of its own would give it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from opponents import QuickPlayers
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import Seat, Session
from ombre_desktop.ui.dialogs.choices import Preferences, Speed
from ombre_desktop.ui.dialogs.new_game import FIRST_GAME
from ombre_desktop.ui.fonts import Families, load_fonts
from ombre_desktop.ui.main_window import MainWindow, new_sitting
from ombre_desktop.ui.player_runner import PlayerRunner

STILL = Preferences(speed=Speed.NONE)
"""Preferences of a table on which nothing moves."""

Seated = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def app_families(qapp: QApplication) -> Families:
    qapp.setStyle("Fusion")
    return load_fonts()


@pytest.fixture
def seated(app_families: Families, qtbot) -> Iterator[Seated]:
    """
    Makes windows with a sitting begun, *game_id* settling every card.

    They are closed when the test is over, and the next one begins with none.
    """
    opened: list[MainWindow] = []

    def sit_down(
        game_id: str | None = "a",
        *,
        preferences: Preferences = STILL,
        runner: PlayerRunner | None = None,
        size: tuple[int, int] = (1280, 800),
        dealer: int = 2,
        **game: object,
    ) -> MainWindow:
        window = MainWindow(app_families, preferences, runner=runner or QuickPlayers())
        opened.append(window)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        if game_id is not None:
            sitting = new_sitting(replace(FIRST_GAME, deck=preferences.deck, **game), "You")
            session = Session.begin(sitting.ruleset, Seat(dealer))
            window.resume(replace(sitting, game_id=game_id, session=session))
        return window

    yield sit_down
    for window in opened:
        window.close()
        window.deleteLater()
