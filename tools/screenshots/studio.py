"""A window that is put into a moment, and the pictures taken of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, QVariantAnimation
from PySide6.QtWidgets import QDialog, QWidget

from ombre_desktop.engine import ExchangeRequest, PlayRequest, Seat, Session
from ombre_desktop.engine.seats import ring_from
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.players.process import answer
from ombre_desktop.storage.display_options import Coach, Preferences, ReducedMotion, Speed
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.features.new_game.done import Done
from ombre_desktop.ui.features.new_game.game_chooser import JOURNEY
from ombre_desktop.ui.features.new_game.new_game_dialog import NewGameDialog
from ombre_desktop.ui.features.statistics.statistics_dialog import StatisticsDialog
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.statistics import Sheet, Wanted
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.replay.programme import of_rows
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.table.decor_item import DecorItem
from ombre_desktop.ui.table.finale import Ending, Finale
from ombre_desktop.value import replace

from .figures import report_of
from .legibility import Reading, Seen
from .moments import Found, Moment, found, is_auction, is_settled
from .noted import NOTES, noted_deal
from .phases import MOMENTS
from .sittings import evening, sitting_of, with_long_names
from .teaching import SPOKEN, teach

DIALOGS = ("new_game", "new_game-journey", "preferences", "rules", "about", "learn", "print_deck")
BOARDS = {
    "throws": ("exchange", Command.THROWS),
    "throws-lhombre": ("lhombre-exchange", Command.THROWS),
    "throws-four": ("four-exchange", Command.THROWS),
    "by-hand": ("exchange", Command.BY_HAND),
    "odds": ("trick-5", Command.WHEREABOUTS),
    "odds-auction": ("auction", Command.WHEREABOUTS),
    "odds-five": ("five-trick", Command.WHEREABOUTS),
    "odds-lhombre": ("lhombre-exchange", Command.WHEREABOUTS),
    "odds-defence": ("defence", Command.WHEREABOUTS),
}
"""The pictures of boards that help with a decision: the moment at the table, and what opens the board."""
PAGES = (Topic.CARDS, Topic.DEAL, Topic.PLAY, Topic.FIVE_HANDED)
"""The pages of the rule book that are photographed besides the first."""
DEAL_AT = 1180
"""The milliseconds after which a deal in progress is photographed."""
FINALE_AT = 1000
"""The milliseconds after which a finale is photographed."""
REPLAYED = 6
"""The number of decisions of each seat before a replayed deal is photographed."""
STATISTICS = {
    "statistics": (60, Sheet.CURVE),
    "statistics-none": (0, Sheet.CURVE),
    "statistics-one": (1, Sheet.CURVE),
    "statistics-many": (5000, Sheet.CURVE),
    "statistics-tables": (60, Sheet.RESULTS),
}
"""The pictures of the statistics, with the number of deals of each, and the page that is open."""
GAMES = {2: "two_handed", 3: "renegado", 4: "four_handed", 5: "five_handed"}
"""The game that is photographed for each number of seats while cards are dealt or drawn."""


class Silent(PlayerRunner):
    """Opponents who never answer: the table stays as it is."""

    def __init__(self) -> None:
        super().__init__(command=["nobody"])
        self._asked = 0

    def start(self) -> None:
        """Do nothing: there is no process to start."""

    def ask(self, name: str, view: object, seed: int) -> None:
        """Do not answer."""

    def review(self, words: dict[str, object]) -> int:
        """Answer the question of a review in this process."""
        self._asked += 1
        number, said = self._asked, json.loads(answer(json.dumps({"id": 0, "kind": "review", **words})))
        QTimer.singleShot(0, self, lambda: self.reviewed.emit(number, said))
        return number


class Studio:
    """A window with a given look; `pictures` takes it through one moment after another."""

    def __init__(self, preferences: Preferences, size: tuple[int, int], *, long_names: bool = False) -> None:
        self._long_names = long_names
        self._still = replace(preferences, speed=Speed.NONE, coach=Coach.OFF)
        self._lively = replace(self._still, speed=Speed.CALM, reduced_motion=ReducedMotion.OFF)
        self.window = TableWindow()
        self.app = App(self.window, load_fonts(), self._still, Silent())
        self.window.resize(*size)
        self.window.show()
        _breathe(50)

    def wear(self, **liked: object) -> None:
        """Change the preferences, as the dialog does."""
        self._still = replace(self._still, **liked)
        self.app.prefer(self._still)

    def read(self, name: str, notes: Reading) -> Seen:
        """Go to the moment called *name*, and return every text seen there with the share that is seen."""
        self._sit(found(next(moment for moment in MOMENTS if moment.name == name)))
        self._pose(name)
        desk = self.app.desk
        desk.wait_until_painted()
        notes.clear()
        for item in desk.scene.items():
            if isinstance(item, DecorItem):
                item._content = None
        for panel in desk.view.findChildren(Panel):
            panel.update()
        desk._drawing.at_once()
        return notes.seen(desk.view)

    def pictures(self, wanted: Callable[[str], bool]) -> Iterator[tuple[str, QWidget]]:
        """Yield every picture whose name is *wanted*: its name, and the widget to grab."""
        for moment in MOMENTS:
            if wanted(moment.name):
                self._sit(found(moment))
                self._pose(moment.name)
                yield moment.name, self._painted()
        for name, motion in self._motions():
            if wanted(name):
                motion()
                self.app.boards.finish()
                yield name, self._painted()
        if wanted("title"):
            self.app.rise()
            self.app.do(Command.FIRST_PAGE)
            yield "title", self._painted()
        yield from self._boards(wanted)

    def _boards(self, wanted: Callable[[str], bool]) -> Iterator[tuple[str, QWidget]]:
        """Yield the pictures of dialogs."""
        for seats in (3, 5):
            if wanted(f"score-{seats}"):
                yield f"score-{seats}", self._score_sheet(seats)
                self._close_dialogs()
        if wanted("evening"):
            yield "evening", self._evening_sheet()
            self._close_dialogs()
        if wanted("decisions"):
            self._sit(found(next(moment for moment in MOMENTS if moment.name == "trick-5")))
            self.app.do(Command.TIMELINE)
            yield "decisions", self._opened()
            self._close_dialogs()
        for name, (moment, command) in BOARDS.items():
            if wanted(name):
                yield name, self._at(moment, command)
                self._close_dialogs()
        for name, (deals, sheet) in STATISTICS.items():
            if wanted(name):
                yield name, self._statistics(deals, Wanted(sheet))
                self._close_dialogs()
        for name in DIALOGS:
            if wanted(name):
                yield name, self._dialog(name)
                self._close_dialogs()
        for topic in PAGES:
            if wanted(name := f"rules-{topic.value}"):
                yield name, self._page(topic)
                self._close_dialogs()

    def _motions(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield the names of pictures taken between decisions, each with the function that leads there."""
        for seats in GAMES:
            yield f"deal-{seats}", partial(self._deal, seats)
        for seats in GAMES:
            yield f"draw-{seats}", partial(self._draw, seats)
        for seats in GAMES:
            yield f"replay-{seats}", partial(self._replay, seats)
        yield "study", partial(self._replay, 3, noted=True)
        for ending in Ending:
            yield f"finale-{ending.name.lower()}", partial(self._finale, ending)
        yield "review", partial(self._review, 0)
        yield "review-decision", partial(self._review, 1)
        yield "belinda", self.app.replays.show_belinda
        for name in SPOKEN:
            yield name, partial(teach, self.app, name)
        yield "question", self._ask_about_games

    def _ask_about_games(self) -> None:
        """Begin the lessons, with the question before the first of them."""
        self.app.lessons.begin()
        self.app.lessons.finish()

    def _sitting_of(self, moment: Found) -> Sitting:
        sitting = sitting_of(moment)
        return with_long_names(sitting) if self._long_names else sitting

    def _sit(self, moment: Found) -> None:
        self.app.prefer(self._still)
        self.app.resume(self._sitting_of(moment))
        self._settle()

    def _pose(self, name: str) -> None:
        """Act for the person before the picture is taken."""
        desk = self.app.desk
        asked = self.app.controller.request
        proxies = desk.view.proxies
        if isinstance(asked, ExchangeRequest):
            for number in range(min(3, asked.maximum)):
                proxies[2 * number].clicked.emit()
        elif isinstance(asked, PlayRequest) and name == "surrender":
            assert desk.dock.panel is not None
            desk.dock.panel.buttons[-1].click()
        elif isinstance(asked, PlayRequest):
            refused = [at for at, one in enumerate(proxies, 1) if one.card not in asked.cards]
            desk.hand.choose_number((refused or [len(proxies)])[0])
        self._settle()

    def _deal(self, seats: int) -> None:
        """Stop the deal in the middle."""
        app = self.app
        app.prefer(self._lively)
        app.controller.open(self._before_the_deal(seats))
        while not app.desk.scene.arrangement.hand:
            app.desk.player.hurry()  # the ante is paid
        (motion,) = app.desk.player.findChildren(QVariantAnimation)
        motion.pause()
        motion.setCurrentTime(DEAL_AT)

    def _finale(self, ending: Ending) -> None:
        """Stop the finale at a striking end in the middle."""
        for name in ("auction", "settlement"):
            self._sit(found(next(moment for moment in MOMENTS if moment.name == name)))
            self.app.desk.wait_until_painted()
        self.app.desk.clear()
        self.app.desk.rest.celebration.begin(Finale(ending, (Seat(1),)))
        (motion,) = self.app.desk.rest.celebration.findChildren(QVariantAnimation)
        motion.pause()
        motion.setCurrentTime(FINALE_AT)

    def _draw(self, seats: int) -> None:
        """Show the cards that were drawn for the first deal."""
        self.app.prefer(replace(self._still, trick_hold=None))
        sitting = self._before_the_deal(seats)
        draw = sitting.ruleset.draw(ring_from(PERSON, seats), chance(f"draw {seats}"))
        session = Session.begin(sitting.ruleset, draw.dealer)
        self.app.resume(replace(sitting, session=session, draw=draw))
        self._settle()

    def _before_the_deal(self, seats: int) -> Sitting:
        sitting = self._sitting_of(found(Moment("", is_auction, GAMES[seats], seats)))
        return replace(sitting, state=None, session=replace(sitting.session, pool=0), staked=None)

    def _replay(self, seats: int, *, noted: bool = False) -> None:
        """Replay a settled deal, perhaps with notes, and stop after `REPLAYED` decisions of each seat."""
        self.app.prefer(self._still)
        sitting = self._sitting_of(found(Moment("", is_settled, GAMES[seats], seats)))
        faces = sitting.company.portraits
        rows = score_rows(sitting)
        self.app.replay(
            lambda: noted_deal(rows[0].record, faces) if noted else of_rows("The evening", rows, faces)
        )
        self.app.boards.finish()
        self._settle()
        shown = self.app.replays.current
        assert shown is not None
        shown.replay.go(NOTES[2][0] if noted else REPLAYED * seats)
        self._settle()

    def _review(self, dearest: int) -> None:
        """Review a settled deal; show the summary, or the decision with this number among the *dearest*."""
        self._replay(3)
        shown = self.app.replays.current
        assert shown is not None
        shown.replay.to_start()
        shown.review.toggle()
        review = shown.review.current
        assert review is not None
        while review.is_running or not review.is_ended:
            _breathe(50)
        if dearest:
            shown.replay.go(review.dearest[dearest - 1].move + 1)
        self._settle()

    def _painted(self) -> QWidget:
        """Return the window once its size is settled; the panel of a replay takes a part of it."""
        _breathe(200)
        for _ in range(2):  # the first display requests further pictures
            self.app.desk.wait_until_painted()
            _breathe(30)
        return self.window

    def _score_sheet(self, seats: int) -> QWidget:
        game = {3: "renegado", 5: "five_handed"}[seats]
        self.app.prefer(self._still)
        self.app.resume(evening(game, seats))
        self.app.do(Command.SCORE)
        return self._opened()

    def _evening_sheet(self) -> QWidget:
        self.app.prefer(self._still)
        sitting = evening(GAMES[3], 3)
        self.app.resume(replace(sitting, session=sitting.session.ended(), ended=True))
        self.app.do(Command.ENDED)
        return self._opened()

    def _at(self, moment: str, command: Command) -> QWidget:
        """Open the board of *command* for the question at *moment*."""
        self._sit(found(next(one for one in MOMENTS if one.name == moment)))
        self._pose(moment)
        self.app.do(command)
        return self._opened()

    def _statistics(self, deals: int, wanted: Wanted) -> QWidget:
        """Show the statistics of that number of made-up deals."""
        dialog = StatisticsDialog(self.app.boards.appearance, wanted, parent=self.window)
        self.app.boards.show("statistics", lambda: dialog)
        self.app.boards.finish()
        dialog.show_report(report_of(deals, wanted))
        return self._opened()

    def _dialog(self, name: str) -> QWidget:
        # These are not the menu's commands, because *New game* there may ask a question first.
        opens: dict[str, Callable[[], object]] = {
            "new_game": partial(self.app.do, Command.NEW_GAME),
            "new_game-journey": self._journey,
            "preferences": partial(self.app.do, Command.PREFERENCES),
            "rules": partial(self.app.do, Command.RULE),
            "about": partial(self.app.do, Command.ABOUT),
            "learn": partial(self.app.do, Command.LESSONS),
            "print_deck": partial(self.app.do, Command.PRINT_DECK),
        }
        opens[name]()
        while not self.window.findChildren(QDialog):  # the path of lessons is read first
            _breathe(20)
        return self._opened()

    def _journey(self) -> None:
        """Show the games on the map, after some of them were played."""
        self.app.do(Command.NEW_GAME)
        dialog = self._opened()
        assert isinstance(dialog, NewGameDialog)
        dialog.show_done({"renegado": Done(True, True, True), "quadrille": Done(played=True)})
        dialog.games.views.button(JOURNEY).setChecked(True)

    def _page(self, topic: Topic) -> QWidget:
        self.app.do(Command.RULES_OF, None, topic)
        return self._opened()

    def _opened(self) -> QWidget:
        """Return the dialog that has just been opened, once its contents are complete."""
        self.app.boards.finish()
        _breathe(400)
        self.app.desk.studio.wait()
        _breathe(100)
        (dialog,) = (one for one in self.window.findChildren(QDialog) if one.isVisible())
        return dialog

    def _close_dialogs(self) -> None:
        self.app.boards.close_all()
        _breathe(10)

    def _settle(self) -> None:
        _breathe(20)


def save(picture: QWidget, path: Path) -> None:
    """Save a picture of a window as a file."""
    picture.grab().save(str(path))


def _breathe(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop, loop.quit)
    loop.exec()
