"""The computer players, in a separate process."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop import elsewhere
from ombre_desktop.engine import Action, Cards, Request, SeatView
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players import player as players
from ombre_desktop.players.advice import OWN_WORLDS, Advice
from ombre_desktop.players.advice_text import parse_advice, parsed
from ombre_desktop.players.claim import parse_claim
from ombre_desktop.players.player import asked_of, lawful, lawful_advice
from ombre_desktop.ui.session.asking import Asking, Patience
from ombre_desktop.ui.session.players_process import PlayersProcess
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

STAND_IN = "textbook"
PATIENCE = 20_000
"""
The milliseconds after which a thinking process is given up, although it shows signs of life.

They are enough for the slowest decision on a slow machine, since a late answer must not change a deal. No
shorter time would tell such a machine from a player who never comes to an end: so the person decides.
"""
LONG = 4_000
"""The milliseconds after which the person is told of a player who thinks, and may let the stand-in decide."""
PULSE = 1_000
"""The milliseconds between two pings of the process while a player thinks."""
LIFELESS = 3
"""The number of pings in a row that may go unanswered."""
FOR_ADVICE, FOR_REVIEWS, FOR_SLOW = Patience(30_000), Patience(60_000, 3), Patience(180_000, 3)
"""Long, since the table's decisions come first, and a review after everything else."""


class Decision(Value):
    """A pending decision."""

    number: int
    player: str
    seed: int
    view: SeatView
    request: Request


class PlayerRunner(QObject):
    """
    A runner that sends a seat's view to the players' process and returns the action.

    A process that fails, cheats or hangs is replaced, and the textbook player answers meanwhile; the deal
    never suffers. An answer to a question that is no longer open is dropped.

    `advised` and `reviewed` carry the number of a request with the `Advice`, or with the reply as a
    dictionary; `unadvised` and `unreviewed` with the `NoReply` that says why there is none.
    """

    answered = Signal(object)
    claimed = Signal(int, object)
    """The number of a request, and the `Claim` that was proved, or None."""
    thinks_long = Signal()
    """A player has been thinking for long; `hurry` lets the stand-in decide."""
    _decided = Signal(object, object)

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
        self._open: Decision | None = None
        self._helped: Decision | None = None
        self.set_deal: dict[str, str] = {}  # what questions of the set deal at the table carry besides
        self._unproved: dict[int, Cards] = {}
        self._count = 0
        self._owed: set[int] = set()
        self._ping, self._missing = 0, 0
        self._watch = QTimer(self)
        self._watch.setSingleShot(True)
        self._watch.setInterval(PATIENCE)
        self._watch.timeout.connect(lambda: self._give_up("no answer in time"))
        self._pulse = QTimer(self)
        self._pulse.setInterval(PULSE)
        self._pulse.timeout.connect(self._feel_pulse)
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(LONG)
        self._long.timeout.connect(self._tell_long)
        self._is_long = False
        self._decided.connect(self._take_decision)
        self._advising = Asking("advice", self, send=self._send_if_trusted, withdraw=self._withdraw)
        self._reviewing = Asking("review", self, send=self._send_if_trusted, withdraw=self._withdraw)
        self.advised, self.unadvised = self._advising.replied, self._advising.failed
        self.reviewed, self.unreviewed = self._reviewing.replied, self._reviewing.failed

    def ask(self, name: str, view: SeatView, seed: int) -> None:
        """Ask player *name* to decide for the seat of *view*; `answered` carries the action."""
        self._open = Decision(self._next(), name, seed, view, asked_of(view))
        question = {"player": name, "seed": seed, "view": format_view(view), **self.set_deal}
        if self.process.is_trusted and self._send(self._open.number, question):
            self._watch.start()
            self._pulse.start()
            self._long.start()
        else:
            self._ask_for_life()
            self._stand_in()

    def advise(
        self,
        name: str,
        view: SeatView,
        seed: int,
        worlds: int = OWN_WORLDS,
        *,
        compare: Action | None = None,
        patience: Patience | None = None,
    ) -> int:
        """
        Ask player *name* for advice to the seat of *view*, and return the number of the request.

        `advised` or `unadvised` follows with that number, unless the request is cancelled. The table's
        questions take precedence. The action *compare* is weighed too, if the player can. *patience* is the
        usual one unless it is given.
        """
        number, asked = self._next(), asked_of(view)
        words = {"kind": "advise", "player": name, "seed": seed, "worlds": worlds, "view": format_view(view)}
        if compare is not None:
            words["compare"] = action_text(compare)
        self._advising.ask(number, words, partial(_advice, name, view, asked), patience or FOR_ADVICE)
        return number

    def prove(self, view: SeatView) -> int:
        """
        Ask whether the seat of *view* can prove that the rest is certain, and return the number of the
        request.

        `claimed` follows with that number, unless the process is lost; then nothing is claimed.
        """
        number = self._next()
        if self._send_if_trusted(number, {"kind": "claim", "view": format_view(view)}):
            self._unproved[number] = view.hand
        return number

    def review(self, words: dict[str, object]) -> int:
        """
        Ask the question *words* of a review, and return its number.

        `reviewed` or `unreviewed` follows with that number, unless the question is cancelled. Everything
        else takes precedence.
        """
        number = self._next()
        patience = FOR_SLOW if "slowly" in words else FOR_REVIEWS
        self._reviewing.ask(number, {"kind": "review", **words}, dict, patience)
        return number

    def cancel(self, number: int) -> None:
        """Withdraw a request for advice or a review; the player stops thinking about it."""
        self._advising.cancel(number)
        self._reviewing.cancel(number)

    def forget(self) -> None:
        """Drop the pending request: the player stops thinking about it."""
        if self._open is not None:
            self._withdraw(self._open.number)
        self._done()

    def hurry(self) -> None:
        """Let the stand-in decide for a player who has been thinking for long, as the person wishes."""
        if self._is_long:
            self._give_up("the person did not want to wait longer")

    def _tell_long(self) -> None:
        self._is_long = True
        self.thinks_long.emit()

    def _done(self) -> None:
        self._open = None
        self._wait_no_more()

    def _wait_no_more(self) -> None:
        self._pulse.stop()
        self._long.stop()
        self._is_long = False
        if not self.process.is_late:  # one that is late is still given up in the end
            self._watch.stop()

    def close(self) -> None:
        """Kill the process, even at work."""
        self.forget()
        self._advising.forget_all()
        self._reviewing.forget_all()
        self.process.close()

    def _next(self) -> int:
        self._count += 1
        return self._count

    def _send(self, number: int, words: dict[str, object]) -> bool:
        """Send a request under this *number*; return False if there is no process to answer it."""
        if not self.process.ask(json.dumps({"id": number, **words})):
            return False
        self._owed.add(number)
        return True

    def _send_if_trusted(self, number: int, words: dict[str, object]) -> bool:
        return self.process.is_trusted and self._send(number, words)

    def _withdraw(self, number: int) -> None:
        self.process.tell(json.dumps({"forget": number}))

    def _ask_for_life(self) -> None:
        """Ping the process, unless a ping is still unanswered."""
        if self._ping not in self._owed:
            self._missing = 0
            self._ping = self._next()
            self._send(self._ping, {"ping": True})

    def _feel_pulse(self) -> None:
        """Ping the process and count missing answers: a slow player may go on, a hanging process may not."""
        self._ask_for_life()
        self._missing += 1
        if self._missing <= LIFELESS:
            return
        if self.process.is_awake:
            self._give_up("no sign of life")
        else:  # it may still be loading, which takes long on a slow machine; the game goes on meanwhile
            self.process.is_late = True
            self._stand_in()

    def _take(self, line: str) -> None:
        reply = _reply(line)
        number = reply.get("id")
        if type(number) is not int or number not in self._owed:
            self.process.doubt()
            self._give_up(f"said what nobody asked: {line[:200]!r}")
            return
        self._owed.remove(number)
        self._note_life()
        asked = self._open
        if number in self._unproved:
            self._take_claim(number, reply, self._unproved.pop(number))
            return
        if asked is None or number != asked.number:
            self._advising.take(number, reply)
            self._reviewing.take(number, reply)
            return
        if "action" in reply:
            self._answer(asked, reply["action"])
        else:
            log.warning("player %s failed: %.200s", asked.player, reply.get("error"))
            self._stand_in()

    def _note_life(self) -> None:
        """Trust the process, which has answered."""
        self.process.is_awake = True
        if self.process.is_late:
            self.process.is_late = False
            self._watch.stop()

    def _take_claim(self, number: int, reply: dict[str, Any], hand: Cards) -> None:
        """Pass on the claim in *reply*; nonsense is no claim."""
        try:
            claim = parse_claim(reply["claim"], hand)
        except Exception as error:  # any exception while reading
            log.warning("no claim: %.200s", reply.get("error", error))
            claim = None
        self.claimed.emit(number, claim)

    def _answer(self, asked: Decision, said: object) -> None:
        """Pass on the action in *said*, if there is one and the rules allow it."""
        try:
            action = _action(asked, said)
        except Exception as error:  # any exception while reading means nonsense
            self._give_up(f"player {asked.player} wanted {said!r:.200}: {error!r:.200}")
            return
        self.process.vouch()
        self._done()
        self.answered.emit(action)

    def _give_up(self, reason: str) -> None:
        """Kill the process, which hangs or talks nonsense, and let the stand-in answer."""
        self.process.drop(reason)
        self._go_on()

    def _go_on(self) -> None:
        """Expect no more answers, since the process is gone; let the stand-in decide."""
        self._owed.clear()
        self._unproved.clear()
        self._advising.lose()
        self._reviewing.lose()
        if self._open is not None:
            self._stand_in()

    def _stand_in(self) -> None:
        """Let the textbook player decide in a thread, since even loading it takes longer than a frame."""
        self._wait_no_more()
        asked = self._open
        if asked is None or asked is self._helped:
            return  # the stand-in is already deciding
        self._helped = asked
        elsewhere.begin(partial(self._decide, asked), "ombre-stand-in")

    def _decide(self, asked: Decision) -> None:
        action = players.player(STAND_IN).decide(asked.view, asked.request, Random(asked.seed))
        with suppress(RuntimeError):  # the window may be gone
            self._decided.emit(asked, action)

    def _take_decision(self, asked: Decision, action: Action) -> None:
        if asked is self._open:
            self._done()
            self.answered.emit(action)


def _reply(line: str) -> dict[str, Any]:
    """Parse *line*; return an empty dictionary if it is nonsense."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def _action(asked: Decision, said: object) -> Action:
    """Return the action in *said*; raise an exception if there is none or it is unlawful."""
    return lawful(asked.player, asked.view, asked.request, parsed(said, asked.request))


def _advice(name: str, view: SeatView, asked: Request, reply: dict[str, Any]) -> Advice:
    """Return the advice of player *name* in *reply*; raise an exception if it is missing or unlawful."""
    return lawful_advice(name, view, asked, parse_advice(reply["advice"], asked))
