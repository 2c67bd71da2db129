"""The window: a table, its menus, and what it takes to open and close them safely."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QKeyEvent

from ombre_desktop.ui.model.preferences import Deck, NewGame, Preferences
from ombre_desktop.ui.session.kept_choices import KeptChoices
from ombre_desktop.ui.shell.first_frame import FirstFrame
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.engine import Request, SeatView
    from ombre_desktop.storage.preferences import PreferencesDocument
    from ombre_desktop.ui.dialogs.style import Appearance
    from ombre_desktop.ui.model.sitting import Sitting
    from ombre_desktop.ui.paint.fonts import Families
    from ombre_desktop.ui.panels.tools import Tool
    from ombre_desktop.ui.replay.programme import Programme
    from ombre_desktop.ui.replay.replay_host import ReplayHost
    from ombre_desktop.ui.session.keeping import Keeper
    from ombre_desktop.ui.session.player_runner import PlayerRunner
    from ombre_desktop.ui.shell.actions_menu import Deeds
    from ombre_desktop.ui.shell.farewell import Farewell
    from ombre_desktop.ui.table.deck_art import DeckArt

# Nothing above may import the engine, the panels, the dialogs or `Qt`: the first frame waits for this file.


class MainWindow(FirstFrame):
    """The table in its window; what is not needed for the first frame is loaded after it."""

    _furnished = False

    def __init__(
        self, families: Families | None, preferences: Preferences, *, runner: PlayerRunner | None
    ) -> None:
        super().__init__()
        self._farewell: Farewell | None = None
        if families is not None and runner is not None:
            self.furnish(families, preferences, runner)
        else:
            self.sketch(preferences)

    def furnish(self, families: Families, preferences: Preferences, runner: PlayerRunner) -> None:
        """Put the real table where its sketch was: all that a first frame does not need."""
        from PySide6.QtCore import Qt  # noqa: PLC0415

        from ombre_desktop.ui.desk.table_desk import TableDesk  # noqa: PLC0415
        from ombre_desktop.ui.session.journals import JournalSwitch  # noqa: PLC0415
        from ombre_desktop.ui.session.session_controller import SessionController  # noqa: PLC0415
        from ombre_desktop.ui.shell.actions_menu import build_menus  # noqa: PLC0415
        from ombre_desktop.ui.shell.dialog_host import DialogHost  # noqa: PLC0415
        from ombre_desktop.ui.shell.new_game_host import NewGameHost  # noqa: PLC0415
        from ombre_desktop.ui.shell.record_host import RecordHost  # noqa: PLC0415

        self.families = families
        self.journal = JournalSwitch()
        self.runner = runner
        self.controller = SessionController(runner, self.journal, self)
        self.desk = TableDesk(self.controller, families, self)
        self.keeper: Keeper | None = None
        self.replay: ReplayHost | None = None
        self._choices: KeptChoices | None = None
        self.dialogs = DialogHost(self, self)
        self.games = NewGameHost(self, self, self.dialogs)
        self.records = RecordHost(self, self, self.dialogs)
        self._last_games: tuple[NewGame, ...] = ()
        # The menus first: beside a view that is there already they would have it laid out twice.
        self.actions_by_name = build_menus(self, self._deeds())
        self._dress(preferences)
        self.setCentralWidget(self.desk.view)
        self._listen()
        self._allow_actions()
        self._furnished = True
        self.apply_preferences(preferences)
        # The window itself has the keyboard until a card or a panel asks for it.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()

    def _listen(self) -> None:
        """Pass on what the person does at the table, and what they want of the program."""
        desk, dock, controller = self.desk, self.desk.dock, self.controller
        desk.acted.connect(controller.submit)
        desk.play_out_wanted.connect(controller.play_out)
        desk.take_back_wanted.connect(controller.take_back)
        desk.draw_seen.connect(controller.end_draw)
        dock.next_deal.connect(controller.next_deal)
        dock.tool.connect(self._use)
        dock.game_wanted.connect(self.games.ask)
        dock.rules_wanted.connect(self.dialogs.rules)
        for change in (dock.stood, desk.quiet, desk.changed, controller.opened, controller.stepped):
            change.connect(self._allow_actions)
        controller.ended.connect(self._ended)
        desk.unanswered.connect(self.dialogs.tell_unanswered)

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self.desk.preferences

    @property
    def art(self) -> DeckArt:
        """The pictures of the cards."""
        return self.desk.art

    @property
    def sitting(self) -> Sitting | None:
        """The sitting that is played."""
        return self.controller.sitting

    @property
    def view(self) -> SeatView | None:
        """Its deal in hand, as the person sees it."""
        return self.controller.view

    @property
    def request(self) -> Request | None:
        """What the person is asked."""
        return self.controller.request

    @property
    def appearance(self) -> Appearance:
        """How boards look that stand beside the table."""
        return self.dialogs.appearance

    @property
    def record_folder(self) -> str | None:
        """The folder in which a record was last saved."""
        return self._choices.record_folder if self._choices is not None else None

    def play(self, sitting: Sitting) -> None:
        """Have *sitting* played, without keeping it."""
        self.controller.open(sitting)

    def rise(self) -> None:
        """Stop playing."""
        self.controller.leave()

    def keep(self, sitting: Sitting) -> None:
        """Keep *sitting* as it stands."""
        self.journal.write(sitting, lambda: None)

    def note(self, sentence: str, detail: str = "") -> None:
        """Say quietly that something was done."""
        self.desk.dock.note(sentence, detail)

    def apply_preferences(self, preferences: Preferences) -> None:
        """Take preferences; they apply at once and are kept."""
        self._dress(preferences)
        self.desk.set_preferences(preferences)
        self.dialogs.restyle()
        if self.replay is not None:
            self.replay.restyle()
        self._keep_preferences()

    def _dress(self, preferences: Preferences) -> None:
        """Give window and menus their colours and their type."""
        from ombre_desktop.ui.shell.actions_menu import dress  # noqa: PLC0415

        dress(self, self.families.sans_font(14 * preferences.text), preferences)

    def keep_with(self, keeper: Keeper, document: PreferencesDocument) -> None:
        """From now on everything is kept by *keeper*; *document* are the preferences as kept."""
        self.keeper = keeper
        self._choices = KeptChoices(keeper, document)
        self._last_games = self._choices.games
        self.journal.keeper = keeper
        keeper.failed.connect(self.dialogs.tell_problem)
        from ombre_desktop.ui.shell.farewell import Farewell  # noqa: PLC0415

        self._farewell = Farewell(self, self.dialogs, keeper)

    def begin(self, game: NewGame) -> None:
        """Sit down to a new game."""
        self._last_games = (game, *(one for one in self._last_games if one.ruleset != game.ruleset))
        self._keep_from_now()
        self._keep_preferences()
        if game.deck is not self.preferences.deck:
            self.apply_preferences(replace(self.preferences, deck=game.deck))
        from ombre_desktop.ui.session.new_sitting import new_sitting  # noqa: PLC0415

        self._leave_replay()
        self.controller.open(new_sitting(game, self.tr("You")))

    def sitting_to_lose(self) -> Sitting | None:
        """The sitting that a new game would end; None if there is none, or if its last deal is settled."""
        sitting = self.controller.sitting
        if self.replay is not None or sitting is None:
            sitting = self._kept(self.replay.waiting if self.replay is not None else None)
        if sitting is None or sitting.ended:
            return None
        settled = sitting.state is not None and sitting.state.is_over
        return None if settled and sitting.is_last else sitting

    def resume(self, sitting: Sitting) -> None:
        """Go on with a sitting that was kept."""
        self._leave_replay()
        self._keep_from_now()
        self.controller.open(sitting)

    def _keep_from_now(self) -> None:
        if self.keeper is not None:
            self.journal.keeper = self.keeper

    def changeEvent(self, event: QEvent) -> None:
        """The system's light or dark has changed."""
        super().changeEvent(event)
        if self._furnished and event.type() is QEvent.Type.ThemeChange:
            self.apply_preferences(self.preferences)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that belong to no panel are for the table, or for whoever leafs through a deal."""
        key = event.key()
        leafs = self._furnished and self.replay is not None and self.replay.takes_key(key)
        if not self._furnished or leafs or not self.desk.press(key):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is saved already, as a rule: close at once."""
        if not self._furnished:
            return
        if self._farewell is not None and not self._farewell.may_close():
            event.ignore()
            return
        self.dialogs.close_all()
        self._leave_replay()  # what waited for its end waits for the next start
        self.records.close()
        self.desk.close()
        self.controller.close()
        if self.keeper is not None:
            self.keeper.close()

    def show_replay(self, read: Callable[[], Programme], chosen: int = 0) -> None:
        """Replay recorded deals that are yet to be *read*; they come by and by, the last that are wanted."""
        from ombre_desktop.ui.replay.arrival import arrival  # noqa: PLC0415

        self.dialogs.coming.drop("replay")
        self.dialogs.coming.begin("replay", arrival(self, self, read, chosen), lambda _: None)

    def take_replay(self, replay: ReplayHost) -> None:
        """Have *replay* on the table; the sitting in hand waits until it is closed."""
        waiting = self.controller.leave() if self.replay is None else self._end_replay()
        self.journal.rest()
        self.replay = replay
        replay.ended.connect(self.close_replay)
        replay.moved.connect(self._allow_actions)
        replay.begin(waiting)

    def welcome(self) -> None:
        """On a table at which nobody plays, say what can be begun."""
        if self.controller.sitting is None and self.replay is None:
            self.desk.dock.welcome()

    def show_belinda(self) -> None:
        """Replay the hand of Pope's Rape of the Lock."""
        from ombre_desktop.ui.replay.arrival import read_belinda  # noqa: PLC0415

        self.show_replay(read_belinda)

    def close_replay(self) -> None:
        """Go on with the sitting that waited, or with the one that is kept; else a new game."""
        if self.replay is not None:
            self.take_up(self._leave_replay())

    def take_up_if_empty(self) -> None:
        """Take up what is kept if nothing lies on the table."""
        if self.replay is None and self.controller.sitting is None:
            self.take_up()

    def take_up(self, waiting: Sitting | None = None) -> None:
        """Nothing lies on the table: go on with what is *waiting*, or is kept; else ask for a new game."""
        waiting = self._kept(waiting)
        if waiting is not None and not waiting.ended:
            self.resume(waiting)
        else:
            self.ask_for_game()

    def ask_for_game(self) -> None:
        """At an empty table, ask for a new game as soon as everything there is to tell has been read."""

        def still_empty() -> None:
            if self.controller.sitting is None and self.replay is None:
                self.games.choose()

        self.dialogs.when_read(still_empty)

    def _kept(self, waiting: Sitting | None) -> Sitting | None:
        """The sitting that was *waiting*, or the one that is kept."""
        return waiting or (self.keeper.load().sitting if self.keeper is not None else None)

    def _leave_replay(self) -> Sitting | None:
        """Put the replay away, also one that is about to come; the sitting that waited for its end."""
        self.dialogs.coming.drop("replay")
        return self._end_replay()

    def _end_replay(self) -> Sitting | None:
        """Put the replay away; the sitting that waited for its end."""
        replay, self.replay = self.replay, None
        return None if replay is None else replay.end()

    def record_to_save(self) -> str | None:
        """The record of the deal, once it is over; before that it would show the others' cards."""
        if self.replay is not None:
            return self.replay.record_text
        sitting = self.controller.sitting
        over = sitting is not None and sitting.state is not None and sitting.state.is_over
        return sitting.rows[-1].record if over and sitting is not None and sitting.rows else None

    @property
    def last_games(self) -> tuple[NewGame, ...]:
        """What the dialog for a new game shows at first, and for every other game begun before."""
        from ombre_desktop.ui.model.preferences import FIRST_GAME  # noqa: PLC0415 - not for the first frame

        first = replace(FIRST_GAME, deck=self.preferences.deck, name=self.preferences.name)
        return self._last_games or (first,)

    def keep_record_folder(self, folder: str) -> None:
        """Offer *folder* the next time a record is saved."""
        if self._choices is not None:
            self._choices.choose_folder(folder)

    def _keep_preferences(self) -> None:
        if self._choices is not None:
            self._choices.keep(self.preferences, self._last_games)

    def _deeds(self) -> Deeds:
        from ombre_desktop.ui.panels.tools import Tool  # noqa: PLC0415
        from ombre_desktop.ui.shell.actions_menu import Deeds, switch_full_screen  # noqa: PLC0415

        dialogs, desk = self.dialogs, self.desk
        return Deeds(
            new_game=self.games.ask,
            end_sitting=self.controller.end_sitting,
            open_record=self.records.open,
            save_record=self.records.save,
            score=dialogs.score_sheet,
            history=dialogs.history,
            preferences=dialogs.preferences,
            quit=self.close,
            switch_deck=self.switch_deck,
            last_trick=lambda: desk.dock.use(Tool.LAST_TRICK),
            log=lambda: desk.dock.use(Tool.LOG),
            take_back=desk.take_back,
            hand=desk.view.focus_hand,
            full_screen=lambda: switch_full_screen(self),
            rules=desk.dock.want_rules,
            belinda=self.show_belinda,
            about=dialogs.about,
        )

    def switch_deck(self) -> None:
        """Spanish cards become French and French ones Spanish, in the middle of anything."""
        other = Deck.FRENCH if self.preferences.deck is Deck.SPANISH else Deck.SPANISH
        self.apply_preferences(replace(self.preferences, deck=other))

    def _allow_actions(self) -> None:
        """Menu entries that would do nothing now cannot be chosen."""
        from ombre_desktop.ui.panels.tools import Tool  # noqa: PLC0415
        from ombre_desktop.ui.shell.actions_menu import allow_deck  # noqa: PLC0415
        from ombre_desktop.ui.shell.commands import Moment, enabled  # noqa: PLC0415

        dock = self.desk.dock
        now = Moment(
            sitting=self.controller.sitting,
            is_replayed=self.replay is not None,
            can_take_back=self.desk.can_take_back,
            has_log=dock.standing is not None,
            has_last_trick=dock.can_use(Tool.LAST_TRICK),
        )
        for name, action in self.actions_by_name.items():
            action.setEnabled(enabled(name, now))
        allow_deck(self.actions_by_name["switch_deck"], allowed=self.desk.can_switch_deck)

    def _use(self, tool: Tool) -> None:
        from ombre_desktop.ui.panels.tools import Tool  # noqa: PLC0415

        opened = {
            Tool.SCORE: self.dialogs.score_sheet,
            Tool.RULES: self.desk.dock.want_rules,
            Tool.PREFERENCES: self.dialogs.preferences,
        }
        opened[tool]()

    def _ended(self) -> None:
        """The sitting is over: show what it came to."""
        self.desk.dock.clear()
        if self.replay is not None:
            self.replay.come_back()
        else:
            self.dialogs.score_sheet()
