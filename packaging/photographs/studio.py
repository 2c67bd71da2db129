"""A window that is put into a moment, and the pictures taken of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation
from PySide6.QtWidgets import QDialog, QWidget

from ombre_desktop.engine import ExchangeRequest, PlayRequest
from ombre_desktop.ui.dialogs.choices import USUAL_COMPANY, Preferences, ReducedMotion, Speed
from ombre_desktop.ui.fonts import load_fonts
from ombre_desktop.ui.main_window import MainWindow
from ombre_desktop.ui.player_runner import PlayerRunner
from ombre_desktop.ui.session_controller import row_of
from ombre_desktop.ui.sitting import HUMAN, Company, Sitting
from ombre_desktop.value import replace
from photographs.moments import MOMENTS, Found, Moment, found, is_settled

DIALOGS = ("new_game", "preferences", "rules", "about")
DEAL_AT = 900
"""Milliseconds after its beginning the deal is photographed."""
EVENING = 6


class Silent(PlayerRunner):
    """Opponents who never answer: the table stays as it is."""

    def __init__(self) -> None:
        super().__init__(command=["nobody"])

    def start(self) -> None:
        """There is nothing to start."""

    def ask(self, name: str, view: object, seed: int) -> None:
        """Is not answered."""


class Studio:
    """A window of one look; `pictures` puts it into one moment after another."""

    def __init__(self, preferences: Preferences, size: tuple[int, int]) -> None:
        self._still = replace(preferences, speed=Speed.NONE)
        self._lively = replace(preferences, speed=Speed.CALM, reduced_motion=ReducedMotion.OFF)
        self.window = MainWindow(load_fonts(), self._still, runner=Silent())
        self.window.resize(*size)
        self.window.show()
        _breathe(50)

    def pictures(self, wanted: Callable[[str], bool]) -> Iterator[tuple[str, QWidget]]:
        """Every picture whose name is *wanted*: its name, and what is to be grabbed."""
        for moment in MOMENTS:
            if wanted(moment.name):
                self._sit(found(moment))
                self._pose(moment.name)
                yield moment.name, self._painted()
        for name, motion in (("deal", self._deal), ("replay", self.window.show_belinda)):
            if wanted(name):
                motion()
                yield name, self._painted()
        for seats in (3, 5):
            if wanted(f"score-{seats}"):
                yield f"score-{seats}", self._score_sheet(seats)
                self._close_dialogs()
        for name in DIALOGS:
            if wanted(name):
                yield name, self._dialog(name)
                self._close_dialogs()

    def _sit(self, moment: Found) -> None:
        self.window.resume(sitting_of(moment))
        self._settle()

    def _pose(self, name: str) -> None:
        """What the person does before the picture is taken."""
        desk = self.window.desk
        asked = self.window.controller.request
        proxies = desk.view.proxies
        if isinstance(asked, ExchangeRequest):
            for number in range(min(3, asked.maximum)):
                desk.hand.choose_number(2 * number + 1)
        elif isinstance(asked, PlayRequest) and name == "surrender":
            desk.dock.panel.buttons[-1].click()
        elif isinstance(asked, PlayRequest):
            refused = [at for at, one in enumerate(proxies, 1) if one.card not in asked.cards]
            desk.hand.choose_number((refused or [len(proxies)])[0])
        self._settle()

    def _deal(self) -> None:
        """Stop the deal in the middle."""
        window = self.window
        window.apply_preferences(self._lively)
        sitting = sitting_of(found(MOMENTS[0]))
        before = replace(sitting, state=None, session=replace(sitting.session, pool=0), staked=None)
        window.controller.open(before)
        while not window.desk.scene.arrangement.sprites:
            window.desk.player.hurry()  # the ante is paid
        (motion,) = window.desk.player.findChildren(QVariantAnimation)
        motion.pause()
        motion.setCurrentTime(DEAL_AT)

    def _painted(self) -> QWidget:
        """The window, once it has its size: a replay takes a part of it for its panel."""
        _breathe(200)
        self.window.desk.wait_until_painted()
        _breathe(30)
        return self.window

    def _score_sheet(self, seats: int) -> QWidget:
        game = {3: "renegado", 5: "five_handed"}[seats]
        self.window.apply_preferences(self._still)
        self.window.resume(evening(game, seats))
        self.window.dialogs.score_sheet()
        return self._opened()

    def _dialog(self, name: str) -> QWidget:
        getattr(self.window.dialogs, name)()
        return self._opened()

    def _opened(self) -> QWidget:
        """The dialog that has just been opened, with all that it fills in afterwards."""
        self.window.dialogs.finish()
        _breathe(400)
        (dialog,) = (one for one in self.window.findChildren(QDialog) if one.isVisible())
        return dialog

    def _close_dialogs(self) -> None:
        self.window.dialogs.close_all()
        _breathe(10)

    def _settle(self) -> None:
        _breathe(20)


def sitting_of(moment: Found) -> Sitting:
    """A sitting with the deal of *moment* in hand."""
    company = company_of(moment.state.seats)
    sitting = Sitting("0" * 32, company, moment.session, 12, state=moment.state, staked=moment.session)
    settlement = moment.state.settlement
    return sitting if settlement is None else sitting.settled(settlement, row_of(sitting, moment.session))


def evening(game: str, seats: int) -> Sitting:
    """A sitting of several deals, all alike, the last one settled."""
    sitting = sitting_of(found(Moment("", is_settled, game, seats)))
    rows = tuple(replace(sitting.rows[0], number=number) for number in range(1, EVENING + 1))
    return replace(sitting, rows=rows)


def company_of(seats: int) -> Company:
    """The usual company round a table of so many."""
    others = USUAL_COMPANY[: seats - 1]
    names = ("Doña Leonor", *(one.name for one in others))
    portraits = ("viajera", *(one.portrait for one in others))
    return Company(names, (HUMAN, *("textbook",) * (seats - 1)), portraits)


def save(picture: QWidget, path: Path) -> None:
    """Grab a window into a file."""
    picture.grab().save(str(path))


def _breathe(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)
    loop.exec()
