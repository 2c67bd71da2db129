"""The lessons and what is asked beside them: the path, exercises, problems and practice."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, cast

from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.storage.quarantine import system_clock
from ombre_desktop.ui.background.one_reading import OneReading
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.frame.boards import NEW_GAME
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.texts.grammar import language
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.storage.problems import Problem
    from ombre_desktop.ui.dialogs.board import Board
    from ombre_desktop.ui.features.training.choosing import Wish
    from ombre_desktop.ui.features.training.drills import Drills
    from ombre_desktop.ui.features.training.gathering import Due
    from ombre_desktop.ui.features.training.learn_page import Chosen, LearnPage
    from ombre_desktop.ui.features.training.next_thing import Known, NextThing
    from ombre_desktop.ui.features.training.own_folder import OwnFolder
    from ombre_desktop.ui.features.training.path import Station
    from ombre_desktop.ui.features.training.path_reading import FoundPath, Gallery, Look
    from ombre_desktop.ui.features.training.practice import Practice
    from ombre_desktop.ui.features.training.problems import Problems
    from ombre_desktop.ui.features.training.seeking import Seeking
    from ombre_desktop.ui.features.training.set_deals import SetDeals
    from ombre_desktop.ui.lessons.exercises import Exercises
    from ombre_desktop.ui.model.situation import Situation
    from ombre_desktop.ui.model.theme import Theme


LESSONS = "lessons"
"""The name of the page."""


class TrainingHost(Feature):
    """The host of one window's lessons, exercises, problems and practice."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._lessons, self._succession = program.lessons, program.succession
        self._reading, self._painting = OneReading(self), OneReading(self)
        self._played_most = ""
        self._practised: tuple[Deed, str, str] | None = None

    def begin(self, name: str) -> None:
        """Begin the lesson *name*, after the progress is read in a thread."""
        progress = self._lessons.progress
        self._reading.begin(lambda _: progress.read(), lambda _: self._lessons.begin_at(name))

    def list(self, game: str = "") -> None:
        """
        Show the path, at the next lesson, or at those of *game* if it has any.

        Somebody who practised last, since the program began, finds the station where they did.
        """
        last = self._practised
        if last is not None and not game:
            self._open(lambda one: (one.deed, one.name, one.game) == last)
        else:
            self._open(lambda one: one.deed is Deed.LESSON and game in ("", one.game))

    def list_problems(self, game: str = "") -> None:
        """Show the path at the problems of *game*, or at those that the person chooses."""
        deed = Deed.PROBLEMS if game else Deed.CHOSEN
        self._open(lambda one: one.deed is deed and game == one.game)

    def list_theme(self, theme: Theme, game: str = "") -> None:
        """Show the path at the problems of *theme*, in *game* or in every game."""
        from ombre_desktop.ui.features.training.choosing import Wish

        self._open(lambda one: one.deed is Deed.CHOSEN, Wish(game=game, theme=theme))

    def list_mistakes(self) -> None:
        """Show the path at the positions that come back."""
        self._open(lambda one: one.deed is Deed.MISTAKES)

    @cached_property
    def exercises(self) -> Exercises:
        """The exercises of the lessons."""
        from ombre_desktop.ui.lessons.exercises import Exercises

        exercises = Exercises(self._program, self._lessons)
        exercises.missed.connect(lambda name: self.practice.miss("exercise", name))
        return exercises

    @cached_property
    def problems(self) -> Problems:
        """The problems."""
        from ombre_desktop.ui.features.training.problems import Problems

        problems = Problems(self._program, self._lessons)
        problems.missed.connect(lambda name: self.practice.miss("problem", name))
        problems.ended.connect(self.list_problems)
        return problems

    @cached_property
    def own_folder(self) -> OwnFolder:
        """The folder of the person's own problems."""
        from ombre_desktop.ui.features.training.own_folder import OwnFolder

        folder = OwnFolder(self.problems.own_folder, self._choices, self)
        folder.troubled.connect(self._messages.tell)
        return folder

    @cached_property
    def _seeking(self) -> Seeking:
        """The search for problems while the table rests."""
        from ombre_desktop.ui.features.training.seeking import Seeking

        seeking = Seeking(lambda: self._choices.last_games[0].ruleset, self)
        seeking.found.connect(self._keep_found)
        return seeking

    def follow(self, now: Situation) -> None:
        """Look for problems while nothing is on the table, if the person likes."""
        rests = now.sitting is None and self._choices.preferences.seeks_problems
        if self._succession.keeper is not None and (rests or "_seeking" in self.__dict__):
            self._seeking.follow(rests=rests)

    def close(self) -> None:
        """End the search, and the look through the person's files."""
        for part in ("_seeking", "own_folder"):
            if part in self.__dict__:
                getattr(self, part).close()

    def _keep_found(self, text: str) -> None:
        from ombre_desktop.storage.made_problems import FOUND
        from ombre_desktop.ui.session.posing import keep_problem

        keep_problem(self._lessons.shelf, text, FOUND)

    @cached_property
    def practice(self) -> Practice:
        """The queue of what was missed."""
        from ombre_desktop.ui.features.training.practice import Practice

        practice = Practice(self._program, self._lessons, self.problems, lambda: self._succession.keeper)
        practice.counted.connect(self._offer)
        return practice

    @cached_property
    def drills(self) -> Drills:
        """The drills."""
        from ombre_desktop.ui.features.training.drills import Drills

        return Drills(self._program, self._lessons, self.problems, self.practice.file)

    def count_waiting(self) -> None:
        """Find out how many positions come back today; the first page offers them, unless nothing is kept."""
        keeper = self._succession.keeper
        self.follow(self._program.situation)
        if "practice" in self.__dict__:
            self.practice.count()
        elif keeper is not None:
            from ombre_desktop.ui.features.training.gathering import due_today

            now = system_clock().astimezone()
            keeper.use_history(partial(due_today, keeper.folders, now), self._tell_count)

    def _tell_count(self, due: Due | None) -> None:
        keeper = self._succession.keeper
        if due is not None and keeper is not None:
            self._played_most = due.game
            for problem in due.problems:
                keeper.failed.emit(problem)
            self._offer(due.count)

    def _offer(self, count: int) -> None:
        """Let the first page, and the path, offer the *count* missed positions that come back today."""
        self._program.do(Command.OFFER_PRACTICE, count)
        page = self._page
        if page is not None:
            page.tell_waiting(count)

    def finish(self) -> None:
        """Wait for the path that is being read, and for its pictures."""
        self._reading.finish()
        self._painting.finish()
        if "own_folder" in self.__dict__:
            self.own_folder.finish()

    @cached_property
    def set_deals(self) -> SetDeals:
        """The set deals."""
        from ombre_desktop.ui.features.training.set_deals import SetDeals

        set_deals = SetDeals(self._program, self._lessons, self.problems.tried)
        set_deals.ended.connect(self.list)
        return set_deals

    # The path.

    @property
    def _page(self) -> LearnPage | None:
        """The page with the path, if it is open."""
        page = self._boards.open_board(LESSONS)
        return cast("LearnPage | None", page)

    def _open(self, chosen: Chosen, wish: Wish | None = None) -> None:
        """Read the path in a thread, and show it at the first station *chosen*, with problems of *wish*."""
        progress, tried, own = self._lessons.progress, self.problems.tried, self.problems.own_folder
        spoken = language()
        look, last = self._look, self._choices.last_games[0].ruleset

        def read(_: object) -> FoundPath | OmbreError:
            # Here, since the page's parts are imported off the GUI thread too.
            from ombre_desktop.ui.features.training import learn_page  # noqa: F401
            from ombre_desktop.ui.features.training.path_reading import Games, read_path

            games = Games(last, self._played_most or last, wish, own)
            return read_path(progress, tried, look, spoken, games)

        self._reading.begin(read, partial(self._show, chosen))

    def _show(self, chosen: Chosen, found: FoundPath | OmbreError) -> None:
        if isinstance(found, OmbreError):
            self._lessons.tell_trouble(found)
        else:
            if found.is_asked:
                self.problems.tried.choose(found.selected.wish)
            self._boards.show_anew(LESSONS, partial(self._made, found, chosen), then=self._take_up)

    def _made(self, found: FoundPath, chosen: Chosen) -> Board:
        from ombre_desktop.ui.features.training.learn_page import LearnPage

        # The page may be made again after another choice, for example in another deck.
        wish = self.problems.tried.wish or found.selected.wish
        found = replace(found, selected=found.selected.selecting(wish))
        page = LearnPage(self._boards.appearance, found, chosen, self._boards.window)
        page.begun.connect(self._begin)
        page.wished.connect(self.problems.tried.choose)
        page.exercises_wanted.connect(self.exercises.begin)
        for wanted in (page.begun, page.exercises_wanted, page.next_wanted):
            wanted.connect(lambda _: self._boards.drop(NEW_GAME))
        page.next_wanted.connect(self._begin_next)
        page.restyled_to.connect(self._repaint)
        return page

    def _take_up(self, _: Board) -> None:
        """Count what comes back today, and paint again if the deck has been switched meanwhile."""
        self.count_waiting()
        self._look_for_next()
        self._repaint()
        self.own_folder.check()

    def _look_for_next(self) -> None:
        """Find out what could be offered next besides what comes back today and the next lesson."""
        keeper = self._succession.keeper
        if keeper is not None:
            from ombre_desktop.ui.features.training.next_thing import found_in

            today = system_clock().astimezone().date().toordinal()
            keeper.use_history(partial(found_in, keeper.folders, today), self._tell_known)

    def _tell_known(self, found: tuple[Known, tuple[Problem, ...]] | None) -> None:
        page, keeper = self._page, self._succession.keeper
        if found is None or keeper is None:
            return
        for problem in found[1]:
            keeper.failed.emit(problem)
        if page is not None:
            known = found[0]
            page.tell_known(known if Command.DAILY.is_there else replace(known, day=""))

    def _begin_next(self, thing: NextThing) -> None:
        """Begin the one thing that is offered; a theme is chosen among the problems."""
        from ombre_desktop.ui.features.training.choosing import Wish

        if thing.due:
            self.practice.begin()
        elif thing.lesson is not None:
            self._begin(thing.lesson)
        elif thing.theme is not None:
            self.problems.begin_with(Wish(theme=thing.theme))
        else:
            self._program.do(Command.DAILY)

    def _begin(self, station: Station) -> None:
        """Begin the lesson, the problems or the practice of *station*."""
        place = station.deed, station.name, station.game
        self._practised = None if station.deed is Deed.LESSON else place
        if station.deed is Deed.LESSON:
            self._lessons.begin_at(station.name)
        elif station.deed is Deed.PROBLEMS:
            self.problems.begin(station.name, station.game)
        elif station.deed is Deed.DRILL:
            self.drills.begin(station.name, station.choice.game if station.choice is not None else "")
        elif station.deed is Deed.SET_DEALS:
            self.set_deals.begin(station.choice.game if station.choice is not None else "")
        elif station.choice is not None:
            self.problems.begin_with(station.choice)
        else:
            self.practice.begin()

    def _repaint(self) -> None:
        """Paint the pictures in a thread if the page shows them in another look."""
        from ombre_desktop.ui.features.training.path_reading import gallery_of

        page, look = self._page, self._look
        self._painting.give_up()
        if page is not None and look != page.look_shown:
            path = page.chapters
            self._painting.begin(lambda _: gallery_of(path, look), self._show_gallery)

    def _show_gallery(self, gallery: Gallery) -> None:
        page = self._page
        if page is not None:
            page.show_gallery(gallery)

    @property
    def _look(self) -> Look:
        """The look of the pictures, by the present preferences."""
        from ombre_desktop.ui.features.training.path_reading import look_of

        ratio = self._boards.window.devicePixelRatioF()
        return look_of(self._choices.preferences, self._boards.appearance, ratio)


FEATURE = TrainingHost
