"""The program behind the window: its parts, their connections, and the action of every command."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Request, SeatView
from ombre_desktop.engine.fairness import NOBODY_CUT
from ombre_desktop.storage.display_options import Preferences
from ombre_desktop.ui.advice.turn_host import TurnHost
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.frame.boards import Boards
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.first_deal import end_draw
from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.frame.succession import Succession
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.paint.fonts import Families
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.replay.replays import Replays, Then
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.journals import JournalSwitch
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.ui.shell.drops import Drops
from ombre_desktop.ui.shell.farewell import Farewell
from ombre_desktop.ui.shell.features import Features
from ombre_desktop.ui.shell.menus import Menus, take_focus
from ombre_desktop.ui.shell.own_files import keep_own_files
from ombre_desktop.ui.shell.place_keeper import PlaceKeeper
from ombre_desktop.ui.shell.reviews import Reviews
from ombre_desktop.ui.shell.switches import Switches
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.shell.voice import Voice
from ombre_desktop.ui.table.small_table import SmallTables
from ombre_desktop.ui.texts.past import lost_deal
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.storage.preferences import PreferencesDocument
    from ombre_desktop.ui.dialogs.style import Appearance
    from ombre_desktop.ui.model.message import Trouble
    from ombre_desktop.ui.replay.programme import Programme


class App(QObject):
    """
    The application: it owns the table, the dialogs and the files, and connects them.

    Signals:
        situation_changed: the `Situation` that decides which commands are enabled.
    """

    situation_changed = Signal(object)
    keeper: Keeper | None = None
    _farewell: Farewell | None = None

    def __init__(
        self, window: TableWindow, families: Families, preferences: Preferences, runner: PlayerRunner
    ) -> None:
        super().__init__(window)
        self.window = window
        self.speech = Voice(self)
        self.speech.speak(preferences.language)
        self.journal = JournalSwitch()
        self.runner = runner
        self.controller = SessionController(runner, self.journal, self)
        self.desk = TableDesk(self.controller, families, self)
        self.choices = Choices(preferences, self)
        self.boards = Boards(window, families, self.choices)
        self.messages = Messages(self.boards)
        self.features = Features(self, self.boards.coming)
        self.replays = Replays(window, self, self.boards.coming)
        self.lessons = Lessons(self, self)
        self.turns = TurnHost(self.desk, self.controller, runner, self.choices)
        self.succession = Succession(self.controller, self.replays, self.lessons, self.messages)
        self.reviews = Reviews(self.desk, self.turns.coach, self.replays, self, self.choices)
        self.tables = SmallTables(self.desk.studio, self)
        # The menus first: made after the view, they would lay it out a second time.
        self.menus = Menus(window, families)
        self.menus.dress(preferences)
        window.move_in(self, self.desk.view)
        self._listen()
        self.choices.prefer(preferences)
        self._tell_situation()
        take_focus(window)

    # The present state.

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self.choices.preferences

    @property
    def appearance(self) -> Appearance:
        """The look of boards beside the table."""
        return self.boards.appearance

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is being played."""
        return self.controller.sitting

    @property
    def view(self) -> SeatView | None:
        """The deal in hand, as the person sees it."""
        return self.controller.view

    @property
    def request(self) -> Request | None:
        """The request to the person."""
        return self.controller.request

    @property
    def situation(self) -> Situation:
        """The situation at the table, with the sitting being played even while a replay is shown."""
        return replace(self.desk.situation, sitting=self.sitting, is_replayed=self.replays.is_on)

    # The verbs.

    def keep_with(self, keeper: Keeper, document: PreferencesDocument) -> None:
        """Save everything with *keeper* from now on; *document* holds the preferences on the disk."""
        self.keeper = self.journal.keeper = keeper
        self.choices.keep_with(keeper, document)
        self.desk.own_hand.hold(*self.choices.hand)
        PlaceKeeper(self.window, self.desk.own_hand, self.choices)
        self.succession.keep_with(keeper)
        keep_own_files(keeper, self.lessons, self.desk.helping, self.messages, replays=self.replays)
        self._farewell = Farewell(self.window, self.boards, self.messages, keeper)

    def open(self, kept: Kept, record: Path | None = None) -> None:
        """Report the problems of *kept*, then show *record* or continue the kept sitting."""
        self.messages.tell_problems(kept.problems)
        if record is not None:
            self.show_file(record)
        elif kept.sitting is not None and not kept.sitting.ended:
            self.resume(kept.sitting)
        else:
            QTimer.singleShot(0, self, self.succession.ask_for_game)

    def show_file(self, path: Path) -> None:
        """Open the file at *path*, whatever it is."""
        self.do(Command.SHOW_FILE, path)

    def tell(self, trouble: Trouble) -> None:
        """Show *trouble* without interrupting the game."""
        self.messages.tell(trouble)

    def tell_and_close(self, trouble: Trouble) -> None:
        """Show *trouble*; closing the message closes the window."""
        self.messages.tell_and_close(trouble)

    def follow_system(self) -> None:
        """Apply the preferences again after a change of the system's colours, contrast, motion or text."""
        self.prefer(self.preferences)

    def prefer(self, preferences: Preferences) -> None:
        """Adopt and keep *preferences*."""
        self.choices.prefer(preferences)

    def begin(self, game: NewGame, cut: str | None = NOBODY_CUT) -> None:
        """Begin a new game; None for the *cut* lets the person cut."""
        from ombre_desktop.ui.session.new_sitting import fair_sitting

        self.choices.remember(game)
        self.choices.prefer_deck(game.deck)
        self.resume(fair_sitting(game, cut=cut))

    def begin_chosen(self, game: NewGame) -> None:
        """Begin a new *game*; the person cuts the pack first if they like to."""
        self.begin(game, cut=None if self.preferences.cuts_pack else NOBODY_CUT)

    def resume(self, sitting: Sitting, *, saved: bool = True) -> None:
        """Continue *sitting*, and save it from now on; if it is not the one *saved* last, at once."""
        self.replays.leave()
        self.lessons.leave()
        if self.keeper is not None:
            self.journal.keeper = self.keeper
        self.controller.open(sitting, saved=saved)

    def replay(self, read: Callable[[], Programme], chosen: int = 0, then: Then | None = None) -> None:
        """Replay the recorded deals that *read* returns, beginning with the one at index *chosen*."""
        self.replays.show(read, chosen, then)

    def play(self, sitting: Sitting) -> None:
        """Play *sitting* without saving it."""
        self.controller.open(sitting)

    def rise(self) -> Sitting | None:
        """Stop playing and saving; return the sitting, which can be continued later."""
        waiting = self.lessons.step_aside()
        self.journal.rest()
        return self.controller.leave() or waiting

    def make_way(self) -> Sitting | None:
        """End the replay, or stop playing and saving; return the sitting that can be continued."""
        return self.replays.leave() or self.rise()

    def record_to_save(self) -> str | None:
        """Return the record of a finished deal; before the end, a record would show the others' cards."""
        if self.replays.is_on:
            return self.replays.record_text
        return None if self.sitting is None else self.sitting.settled_record

    def note(self, sentence: str, detail: str = "") -> None:
        """Show a quiet notice of something done."""
        self.desk.note(sentence, detail)

    def hint(self) -> None:
        """Give a hint, unless a teacher has shown what to do."""
        if not self.lessons.has_advised():
            self.turns.hints.want()

    @cached_property
    def switches(self) -> Switches:
        """The deck, the sound and the full screen, switched over with one key."""
        return Switches(self.window, self.desk, self.choices)

    def do(self, command: Command, *details: object) -> None:
        """Carry out *command*, with *details* beyond its own."""
        arguments = (*command.arguments, *details)
        if not command.feature:
            attrgetter(command.way)(self)(*arguments)
        elif command.is_there:
            self.features.use(command.feature, lambda feature: attrgetter(command.way)(feature)(*arguments))

    # Answers to the window.

    def press(self, key: int) -> bool:
        """Let replay, table or window use a *key* that no panel used; return False if none of them can."""
        return self.replays.press(key) or self.desk.press(key) or self.switches.leave_full_screen(key)

    def may_close(self) -> bool:
        """Tell whether the window may close now; if something would be lost, ask the person first."""
        return self._farewell is None or self._farewell.may_close()

    def close(self) -> None:
        """Close everything together with the window."""
        self.succession.close()
        self.boards.close_all()
        self.lessons.close()
        self.replays.leave()  # the sitting beneath it is on the disk, for the next start
        self.features.close()
        self.desk.close()
        self.controller.close()
        if self.keeper is not None:
            self.keeper.close()

    # The connections.

    def _listen(self) -> None:
        """Connect the signals of the table, the dialogs and the menus with the program."""
        lessons = self.lessons
        desk, controller, replays, drops = self.desk, self.controller, self.replays, Drops(self.window)
        dock = desk.dock
        desk.wishes.acted.connect(partial(self.turns.act, self.lessons.act))
        desk.take_back_wanted.connect(controller.take_back)
        desk.draw_seen.connect(partial(end_draw, controller, self.choices, self.do))
        desk.wishes.next_deal.connect(self.succession.next_deal)
        desk.wishes.unheard = frozenset(tool for tool in Tool if not Command[tool.name].is_there)
        desk.wishes.tool.connect(lambda tool: self.do(Command[tool.name]))
        controller.cut_wanted.connect(partial(self.do, Command.CUT))
        lessons.closed.connect(self.succession.take_up)
        lessons.alone.connect(lambda: self.begin_chosen(self.choices.game_alone))
        lessons.real_game.connect(lambda: self.begin(self.choices.easy_game))
        lessons.troubled.connect(self.messages.tell)
        for dropped, command in ((drops.text, Command.TAKE_TEXT), (drops.files, Command.TAKE_FILES)):
            dropped.connect(partial(self.do, command))
        self.boards.help_wanted.connect(partial(self.do, Command.RULE))
        desk.wishes.rules_wanted.connect(partial(self.do, Command.RULE))
        desk.wishes.act_wanted.connect(partial(self.do, Command.TOLD))
        desk.unanswered.connect(self.messages.tell_unanswered)
        controller.ended.connect(self._ended)
        replays.closed.connect(lessons.come_back)
        replays.decides.connect(self.turns.again.begin)
        self.succession.found.connect(self.resume)
        self.succession.game_wanted.connect(partial(self.do, Command.FIRST_PAGE))
        controller.lost.connect(lambda number: self.note(*lost_deal(number)))
        self.boards.failed.connect(self.succession.take_up_after)
        self.boards.gone.connect(self._leave_ended)
        self.menus.chosen.connect(self.do)
        self.situation_changed.connect(self.menus.show)
        for follower in (self.turns, self.features):
            self.situation_changed.connect(follower.follow)
        self.choices.changed.connect(self._follow)
        self.window.theme_changed.connect(self.follow_system)
        self.window.resized.connect(self.menus.fit)
        changes = (dock.stood, desk.quiet, desk.changed, controller.opened, controller.stepped)
        for change in (*changes, replays.moved, self.lessons.began):
            change.connect(self._tell_situation)

    def _tell_situation(self) -> None:
        self.situation_changed.emit(self.situation)

    def _follow(self, preferences: Preferences) -> None:
        """Apply the look of *preferences* to everything."""
        deck = self.desk.deck
        self.menus.dress(preferences)
        self.desk.set_preferences(preferences)
        self.replays.restyle()
        if self.speech.speak(preferences.language):
            self._reword()
        elif self.desk.deck is not deck:
            self._name_cards_again()

    def _reword(self) -> None:
        """Write every text in the window again, since the language has changed."""
        for speaker in (self.menus, self.desk, self.features, self.boards, self.replays, self.lessons):
            speaker.reword()
        self._tell_situation()

    def _name_cards_again(self) -> None:
        """Write again what names suits and cards, since another deck has other words for them."""
        for speaker in (self.desk, self.features, self.replays, self.lessons):
            speaker.reword()
        self.boards.reword(names_only=True)
        self._tell_situation()

    def _ended(self) -> None:
        """Show the score sheet of an ended sitting; one played on from a replay returns to the replay."""
        self.desk.clear()
        if self.replays.is_on:
            self.replays.come_back()
        elif Command.ENDED.is_there:
            self.do(Command.ENDED)
        else:
            self._leave_ended()

    def _leave_ended(self) -> None:
        """Leave a sitting that has ended, once every dialog and the replay are closed."""
        sitting = self.sitting
        if sitting is not None and sitting.ended and not (self.boards.names or self.replays.is_on):
            self.rise()
            self.do(Command.FIRST_PAGE)
