"""The question where the cards are, and what an act told, asked of the players' process."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import SeatView
from ombre_desktop.engine.notation import format_view
from ombre_desktop.players.odds import Odds, Telling, parse_odds, parse_telling
from ombre_desktop.ui.session.player_runner import PlayerRunner

log = logging.getLogger(__name__)

Wanted = tuple[int, bool]
"""The number of moves made at a moment, and whether what the last of them told is wanted."""


class Inquiry(QObject):
    """
    The answers for the moments of one deal; each is asked for once.

    Signals:
        changed: there is another answer, or none can be had.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._view: SeatView | None = None
        self._text = ""
        self._asked: dict[int, Wanted] = {}
        self._odds: dict[int, Odds] = {}
        self._tellings: dict[int, Telling] = {}
        self._failed: set[Wanted] = set()
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._give_up)

    def about(self, view: SeatView) -> None:
        """Ask about the deal of *view* from now on; keep what is known if it is the same, now or later."""
        if self._view is None or not _goes_on(self._view, view):
            self.rest()
            self._odds, self._tellings, self._failed = {}, {}, set()
        if view is not self._view:
            self._view, self._text = view, format_view(view)

    def want(self, moves: int, *, told: bool) -> None:
        """Ask for the odds after *moves*, and what the last of these *told*; stop what was asked before."""
        view, wanted = self._view, [(moves, each) for each in ((True, False) if told else (False,))]
        for number, before in tuple(self._asked.items()):
            if before not in wanted:
                self._runner.cancel(number)
                del self._asked[number]
        for one in wanted:
            if view is not None and not self._is_settled(one) and one not in self._asked.values():
                words: dict[str, object] = {"kind": "odds", "view": self._text, "moves": moves}
                words |= {"told": True} if one[1] else {}
                self._asked[self._runner.review(words)] = one

    def odds(self, moves: int) -> Odds | None:
        """Return the odds after *moves*; None while they are worked out, and if they cannot be."""
        return self._odds.get(moves)

    def telling(self, moves: int) -> Telling | None:
        """Return what the last of *moves* told; None while it is worked out, and if it cannot be."""
        return self._tellings.get(moves)

    def has_failed(self, moves: int, *, told: bool) -> bool:
        """Tell whether there is no answer, and will be none."""
        return (moves, told) in self._failed

    def rest(self) -> None:
        """Stop asking."""
        for number in self._asked:
            self._runner.cancel(number)
        self._asked = {}

    def _is_settled(self, wanted: Wanted) -> bool:
        moves, told = wanted
        return wanted in self._failed or moves in (self._tellings if told else self._odds)

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        wanted, view = self._asked.pop(number, None), self._view
        if wanted is None or view is None:
            return
        moves, told = wanted
        try:
            if told:
                self._tellings[moves] = parse_telling(reply["telling"], view.position.seats)
            else:
                self._odds[moves] = parse_odds(reply["odds"], view.position.seats)
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no odds: %r", error)
            self._failed.add(wanted)
        self.changed.emit()

    def _give_up(self, number: int, _: object) -> None:
        wanted = self._asked.pop(number, None)
        if wanted is not None:
            self._failed.add(wanted)
            self.changed.emit()


def _goes_on(before: SeatView, after: SeatView) -> bool:
    """Tell whether *after* is the deal of *before* for the same seat, earlier or later."""
    one, other = before.position, after.position
    moves = min(len(one.history), len(other.history))
    return (
        before.seat == after.seat
        and one.dealer == other.dealer
        and one.ruleset == other.ruleset
        and one.layout.hands[before.seat] == other.layout.hands[after.seat]
        and one.stakes == other.stakes
        and one.history[:moves] == other.history[:moves]
    )
