"""The review of one deal, worked out question by question in the players' process."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Action, PlayRequest, Request, Role, Seat, request, steps_of, view
from ombre_desktop.engine.notation import GameRecord, format_record, format_view, parse_record, record_of
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Verdict, has_choice
from ombre_desktop.players.judging.verdict_text import parse_split, parse_verdict
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.value import Value

log = logging.getLogger(__name__)

_NONE_KNOWN: Mapping[int, Verdict] = MappingProxyType({})


class Decision(Value):
    """
    A decision with a choice: the *move* in the deal, its *seat*, the request and the answer.

    *trick* is the number of the trick, from 1, in which it was made; 0 before the play.
    """

    move: int
    seat: Seat
    asked: Request
    chosen: Action
    trick: int = 0


class DealReview(QObject):
    """
    The review of the deal of *record*: its verdicts come one by one, then the split of the results.

    Seats are those of the record, and moves are counted from 0. A review can be stopped, and begun again
    where it was. With *only*, the decisions of that seat are judged, and the results are not split. Decisions
    whose verdicts are *known* already are not judged again. A review that is made *quickly* has few worlds;
    its verdicts can be improved (`Deepening`).

    Signals:
        changed: there is another verdict, or the review has begun, stopped, ended or failed.
        replayed: the same deal with the expert in a seat, as a record.
    """

    changed = Signal()
    replayed = Signal(object)

    def __init__(
        self,
        runner: PlayerRunner,
        record: GameRecord,
        parent: QObject,
        *,
        only: Seat | None = None,
        known: Mapping[int, Verdict] = _NONE_KNOWN,
        quickly: bool = False,
    ) -> None:
        super().__init__(parent)
        self.record = record
        self._runner, self._only, self._quickly = runner, only, quickly
        self.edition = 0
        self._steps = steps_of(record.state)
        self._verdicts: dict[int, Verdict] = dict(known)
        self.decisions = tuple(self._decisions())
        self._judged = 0
        self._splits: tuple[Split, ...] = ()
        self._open: GameRecord | None = None
        self._knows_hands = True
        self._number: int | None = None
        self._again: int | None = None
        self._running = self._failed = self._ended = False
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._fail)

    @property
    def verdicts(self) -> Mapping[int, Verdict]:
        """The verdicts so far, by move."""
        return MappingProxyType(self._verdicts)

    @property
    def splits(self) -> tuple[Split, ...]:
        """The results in their parts, by seat; empty until the review has ended, or if the deal has not."""
        return self._splits

    @property
    def knows_hands(self) -> bool:
        """False if the parts do not tell what a hand was worth, because that is not known in this game."""
        return self._knows_hands

    @property
    def openly_played(self) -> GameRecord | None:
        """The deal played perfectly with all cards open; known when the review has ended."""
        return self._open

    @property
    def judged(self) -> int:
        """The number of decisions judged so far."""
        return self._judged

    @property
    def is_running(self) -> bool:
        """True from the beginning of the review until it ends, fails or is stopped."""
        return self._running

    @property
    def is_ended(self) -> bool:
        """True once everything is known."""
        return self._ended

    @property
    def has_failed(self) -> bool:
        """True if the last question had no reply."""
        return self._failed

    @property
    def dearest(self) -> tuple[Verdict, ...]:
        """The costly decisions so far, the dearest first."""
        costly = [found for found in self._verdicts.values() if found.grade.is_costly]
        return tuple(sorted(costly, key=lambda found: found.error - found.cost))

    def decision(self, move: int) -> Decision | None:
        """Return the decision made by *move*; None if there was no choice."""
        return next((each for each in self.decisions if each.move == move), None)

    def role(self, seat: Seat, move: int) -> Role | None:
        """Return the part that *seat* played before *move*."""
        return self._steps[move].state.role(seat)

    def begin(self) -> None:
        """Begin the review, or continue it."""
        if not self._running and not self._ended:
            self._running, self._failed = True, False
            self._ask()

    def stop(self) -> None:
        """Stop the review; the verdicts so far are kept."""
        for number in (self._number, self._again):
            if number is not None:
                self._runner.cancel(number)
        self._number = self._again = None
        self._running = False
        self.changed.emit()

    def improve(self, verdict: Verdict) -> None:
        """Put a surer *verdict* in place of the one on the same decision."""
        self._verdicts[verdict.move] = verdict
        self.edition += 1
        self.changed.emit()

    def split_again(self) -> None:
        """Ask for the results in their parts again, by the verdicts as they are now."""
        if self._splits and self._number is None:
            self._number = self._runner.review(self._costs())

    def question(self, decision: Decision, effort: int) -> dict[str, object]:
        """Return the question about *decision* for the judge, who takes that *effort*."""
        return {**self._question(decision), "effort": effort}

    def close(self) -> None:
        """Stop, and forget this review."""
        self._runner.reviewed.disconnect(self._take)
        self._runner.unreviewed.disconnect(self._fail)
        self.stop()
        self.deleteLater()

    def play_again(self, seat: Seat, players: tuple[str, ...]) -> None:
        """Ask how the expert plays the deal in *seat*, among these *players*; `replayed` carries it."""
        if self._again is None:
            words = {"record": _text(self.record), "seat": int(seat), "players": list(players)}
            self._again = self._runner.review(words)

    def _decisions(self) -> list[Decision]:
        found = []
        for move, made in enumerate(self.record.state.history):
            asked = request(self._steps[move].state)
            if move in self._verdicts:
                continue
            if asked is not None and has_choice(asked) and self._only in (None, made.seat):
                trick = self._trick(move) if isinstance(asked, PlayRequest) else 0
                found.append(Decision(move, made.seat, asked, made.action, trick))
        return found

    def _trick(self, move: int) -> int:
        return len(self._steps[move].state.play.tricks) + 1

    def _ask(self) -> None:
        """Ask for the next verdict, after the last for the split, and then end."""
        if self._judged < len(self.decisions):
            decision = self.decisions[self._judged]
            asked = self.question(decision, 0) if self._quickly else self._question(decision)
            self._number = self._runner.review(asked)
        elif self.record.state.is_over and self._only is None:
            self._number = self._runner.review(self._costs())
        else:
            self._running, self._ended = False, True
        self.changed.emit()

    def _costs(self) -> dict[str, object]:
        """Return the question for the results in their parts."""
        costs = [[found.move, found.sure_cost] for found in self._verdicts.values()]
        return {"record": _text(self.record), "costs": costs}

    def _question(self, decision: Decision) -> dict[str, object]:
        seen = view(self._steps[decision.move].state, decision.seat)
        return {"view": format_view(seen), "chosen": action_text(decision.chosen)}

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number == self._again:
            self._again = None
            self.replayed.emit(parse_record(reply["record"]))
            return
        if number != self._number:
            return
        self._number = None
        try:
            self._read(reply)
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no review: %r", error)
            self._fail_now()
            return
        # In the next turn of the event loop, since a view takes a millisecond to write.
        QTimer.singleShot(0, self, self._go_on)

    def _go_on(self) -> None:
        if self._ended:
            self.changed.emit()
        elif self._running and self._number is None:
            self._ask()

    def _read(self, reply: dict[str, Any]) -> None:
        if "verdict" in reply:
            decision = self.decisions[self._judged]
            if reply["verdict"] is not None:
                found = parse_verdict(reply["verdict"], decision.asked)
                self._verdicts[decision.move] = found.at(decision.move)
            self._judged += 1
            return
        self._splits = tuple(map(parse_split, reply["seats"]))
        self.edition += 1
        self._knows_hands = bool(reply.get("knows_hands", True))
        self._open = None if reply["open"] is None else parse_record(reply["open"])
        self._running, self._ended = False, True

    def _fail(self, number: int) -> None:
        if number == self._number:
            self._number = None
            self._fail_now()
        elif number == self._again:
            self._again = None

    def _fail_now(self) -> None:
        self._running, self._failed = False, True
        self.changed.emit()


def _text(record: GameRecord) -> str:
    """Return the deal of *record* as text, without names and notes."""
    return format_record(record_of(record.state))
