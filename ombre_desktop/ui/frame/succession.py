"""The choice of the next sitting for an empty table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ombre_desktop.ui.frame.messages import Messages
from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.replays import REPLAY, Replays
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept import Kept
from ombre_desktop.ui.session.session_controller import SessionController


class Succession(QObject):
    """
    A search for the next sitting; the kept sitting is read in the background, and problems are shown.

    Signals:
        found: a sitting to continue.
        game_wanted: there is no sitting to continue, and all messages have been closed.
    """

    found = Signal(object)
    game_wanted = Signal()

    def __init__(
        self, controller: SessionController, replays: Replays, lessons: Lessons, messages: Messages
    ) -> None:
        super().__init__(controller)
        self._controller, self._replays, self._messages = controller, replays, messages
        self._lessons = lessons
        self._dealing: tuple[str | None, Callable[[], None]] = None, lessons.next_deal
        self.keeper: Keeper | None = None
        """The keeper of the files; None at the very start, and once the window closes."""

    @property
    def is_empty(self) -> bool:
        """True while the table is empty."""
        return self._controller.sitting is None and not self._replays.is_on and not self._lessons.is_on

    @property
    def controller(self) -> SessionController:
        """The controller of the table."""
        return self._controller

    @property
    def in_hand(self) -> Sitting | None:
        """The sitting at the table, or the one that waits for the end of a replay or of a lesson."""
        if self._replays.is_on:
            return self._replays.waiting
        return self._lessons.waiting if self._lessons.is_on else self._controller.whole

    def keep_with(self, keeper: Keeper) -> None:
        """Look for the kept sitting in *keeper*'s files from now on."""
        self.keeper = keeper

    def deal_on(self, game_id: str, deal: Callable[[], None]) -> None:
        """Let *deal* choose the cards of the next deals of the sitting *game_id*, in place of a shuffle."""
        self._dealing = game_id, deal

    def next_deal(self) -> None:
        """Go on from a settlement: to a deal that was chosen, or else as the lessons or the shuffle say."""
        sitting, (game_id, deal) = self._controller.sitting, self._dealing
        if sitting is not None and sitting.game_id == game_id and sitting.has_settled:
            deal()
        else:
            self._lessons.next_deal()

    def close(self) -> None:
        """Stop looking, since the window closes."""
        self.keeper = None
        self._messages.forget()

    def take_up(self, waiting: Sitting | None = None) -> None:
        """Continue *waiting* or the kept sitting on the empty table; otherwise ask for a new game."""
        if waiting is not None:
            self._go_on_with(waiting)
        else:
            self._find_kept(self._go_on_with)

    def take_up_if_empty(self) -> None:
        """Take up the kept sitting if the table is empty."""
        if self.is_empty:
            self.take_up()

    def take_up_after(self, failed: str) -> None:
        """Take up the kept sitting if a replay was the dialog that *failed* to open."""
        if failed == REPLAY:
            self.take_up_if_empty()

    def ask_for_game(self) -> None:
        """Ask for a new game once all messages are closed, if the table is still empty then."""
        self._messages.when_read(self._ask_if_still_empty)

    def _go_on_with(self, sitting: Sitting | None) -> None:
        """Continue *sitting*, or ask for a game; do nothing if another game was begun meanwhile."""
        if not self.is_empty:
            return
        if sitting is not None and not sitting.ended:
            self.found.emit(sitting)
        else:
            self.ask_for_game()

    def _ask_if_still_empty(self) -> None:
        if self.is_empty:
            self.game_wanted.emit()

    def _find_kept(self, then: Callable[[Sitting | None], None]) -> None:
        """Call *then* with the kept sitting, or with None."""
        keeper = self.keeper
        if keeper is None:
            then(None)
            return

        def read(kept: Kept) -> None:
            if self.keeper is keeper:
                self._messages.tell_problems(kept.problems)
                then(kept.sitting)

        keeper.fetch(read)
