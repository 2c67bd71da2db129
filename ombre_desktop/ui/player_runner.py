"""The computer players, in a process of their own."""

from __future__ import annotations

import json
import logging
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Action, SeatView, refusal, request
from ombre_desktop.engine.errors import NotationError
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import parse_action
from ombre_desktop.ui.players_process import PlayersProcess
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

STAND_IN = "textbook"
PATIENCE = 20_000
"""
Milliseconds after which a silent process is given up.

Long enough for the slowest decision on a slow machine: that one is late must not change a deal.
"""


class Question(Value):
    """One decision that is awaited."""

    number: int
    player: str
    seed: int
    view: SeatView


class PlayerRunner(QObject):
    """
    Sends a seat's view to the players' process and hands back the action.

    A process that fails, lies or falls silent is replaced, and the textbook
    player answers meanwhile; the deal never suffers. An answer to a question
    that is no longer open is dropped.
    """

    answered = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        process: PlayersProcess | None = None,
        command: list[str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.process = process or PlayersProcess(command=command)
        self.process.setParent(self)
        self.process.said.connect(self._take)
        self.process.lost.connect(self._go_on)
        self._open: Question | None = None
        self._count = 0
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(PATIENCE)
        self._watch.timeout.connect(self._give_up)

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        """Ask player *name* to decide for the seat of *view*; `answered` brings the action."""
        self._count += 1
        self._open = Question(self._count, name, seed, view)
        question = {"id": self._count, "player": name, "seed": seed, "view": format_view(view)}
        if self.process.tell(json.dumps(question)):
            self._watch.start()

    def forget(self) -> None:
        """Whatever is still asked is no longer wanted: the player stops thinking about it."""
        if self._open is not None:
            self.process.tell(json.dumps({"forget": self._open.number}))
        self._done()

    def _done(self) -> None:
        self._open = None
        self._watch.stop()

    def close(self) -> None:
        """End the process; never longer than half a second."""
        self.forget()
        self.process.close()

    def _take(self, line: str) -> None:
        asked = self._open
        try:
            reply = json.loads(line)
        except ValueError:
            log.warning("players' process said %.200r", line)
            self._give_up()
            return
        number = reply.get("id") if isinstance(reply, dict) else None
        if number not in range(1, self._count + 1):
            log.warning("players' process answers what was not asked: %.200r", line)
            self._give_up()
            return
        if asked is None or number != asked.number:
            return
        if "action" not in reply:
            log.warning("player %s failed: %s", asked.player, reply.get("error"))
            self._stand_in()
            return
        self._answer(asked, str(reply["action"]))

    def _answer(self, asked: Question, text: str) -> None:
        """Hand the action on, if *text* is one and the rules allow it."""
        open_request = request(asked.view)
        assert open_request is not None
        try:
            action = parse_action(text.split() or [""], open_request)
        except NotationError as error:
            log.warning("player %s said nonsense: %s", asked.player, error)
            self._give_up()
            return
        refused = refusal(asked.view, action)
        if refused is not None:
            log.warning("player %s wanted %s: %s", asked.player, action, refused)
            self._give_up()
            return
        self._done()
        self.answered.emit(action)

    def _give_up(self) -> None:
        """The process is silent or says nonsense: end it and answer without it."""
        self.process.drop()
        self._go_on()

    def _go_on(self) -> None:
        """The process is gone."""
        if self._open is not None:
            self._stand_in()

    def _stand_in(self) -> None:
        """The textbook player decides here and now, at once."""
        from ombre_desktop.players.player import player  # noqa: PLC0415 - hardly ever wanted here

        asked = self._open
        assert asked is not None
        self._done()
        open_request = request(asked.view)
        assert open_request is not None
        action: Action = player(STAND_IN).decide(asked.view, open_request, Random(asked.seed))
        self.answered.emit(action)
