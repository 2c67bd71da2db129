"""The weighing of throws, round after round for as long as somebody looks, by the players' process."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Discard, ExchangeRequest, SeatView
from ombre_desktop.engine.cards import in_order
from ombre_desktop.engine.notation import format_view
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice_text import figure, parsed
from ombre_desktop.ui.model.throws import Throws
from ombre_desktop.ui.session.player_runner import PlayerRunner

log = logging.getLogger(__name__)

FOLLOWED = 7
"""The number of the best throws that are weighed in further rounds, beside the one that is wanted."""
MOST = 60
"""The rounds after which a throw is known well enough."""


class ThrowWeighing(QObject):
    """
    The weighing of the throws of one exchange, which asks one small question after the other.

    A throw that is wanted comes first, and catches up with the others. Everything else that the table asks
    the players' process comes before.

    It *has_failed* if there are no figures and will be none: *is_silent* if the players do not answer, else
    because nobody can weigh this game.

    Signals:
        changed: there are more figures, or no more will come.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._asked: ExchangeRequest | None = None
        self._view = ""
        self._number: int | None = None
        self._round, self._question = 0, ""
        self._wanted: Discard | None = None
        self._near: Discard | None = None
        self._refused: set[Discard] = set()
        self.throws = Throws()
        self.has_failed = self.is_silent = False
        runner.reviewed.connect(self._take)
        runner.unreviewed.connect(self._give_up)

    @property
    def is_running(self) -> bool:
        """True while more figures will come."""
        return self._number is not None

    def begin(self, view: SeatView, asked: ExchangeRequest) -> None:
        """Weigh the throws for the question *asked* in *view*."""
        self.rest()
        self._view, self._asked, self.throws = format_view(view), asked, Throws()
        self._wanted = self._near = None
        self._refused = set()
        self.has_failed = self.is_silent = False
        self._go_on()

    def want(self, throw: Discard | None) -> None:
        """Weigh *throw* before all others; None if the cards marked are no throw."""
        self._wanted = throw and in_record_order(throw)
        if self._wanted is None or self._asked is None or not self.throws.rows:
            return
        if not self.throws.rounds(self._wanted) or not self.is_running:
            self._stop()
            self._go_on()

    def rest(self) -> None:
        """Stop weighing, and keep what is known."""
        self._stop()
        self._asked = None

    def _stop(self) -> None:
        if self._number is not None:
            self._runner.cancel(self._number)
        self._number = None

    def _go_on(self) -> None:
        """Ask the next question, if there is one."""
        found = self._next()
        if found is None or self._asked is None:
            return
        self._round, throws = found
        words: dict[str, object] = {"view": self._view, "round": self._round}
        words["throws"] = [action_text(throw) for throw in throws]
        if not throws and self._near is not None:
            words["near"] = action_text(self._near)
        self._number = self._runner.review(words)

    def _next(self) -> tuple[int, list[Discard]] | None:
        """Return the next round and its throws: none for those that are worth weighing at first."""
        known, wanted = self.throws, self._wanted
        if not known.rows:
            return 0, []
        begun = {at for throw in known.rows for at in known.rounds(throw)}
        if wanted is not None and (missed := begun - known.rounds(wanted)) and wanted not in self._refused:
            return min(missed), [wanted]
        ranked = [one.throw for one in known.ranked]
        if self._near is None and ranked:
            self._near = ranked[0]
            if self._near != next(iter(known.rows)):  # the usual throw, near which all were tried
                return 0, []
        at = len(begun)
        followed = [*ranked[:FOLLOWED], *(throw for throw in ranked if throw == wanted)]
        throws = list(dict.fromkeys(followed))
        return (at, throws) if at < MOST and throws else None

    def _take(self, number: int, reply: dict[str, Any]) -> None:
        if number != self._number or self._asked is None:
            return
        self._number = None
        try:
            throws = [_throw(text, self._asked) for text in reply["throws"]]
            rows = [list(map(figure, row)) for row in reply["chips"]]
            draws = [(_chance(trump), _chance(matador)) for trump, matador in reply["draws"]]
            found = dict(zip(throws, rows, strict=bool(rows)))
            self.throws = self.throws.with_round(self._round, found, dict(zip(throws, draws, strict=True)))
        except Exception as error:  # any exception while reading means nonsense
            log.warning("no throws weighed: %r", error)
            self.has_failed = self.is_silent = not self.throws.rows
        else:
            self.has_failed = not rows
            if rows:
                self._go_on()
        self.changed.emit()

    def _give_up(self, number: int, _: object) -> None:
        if number == self._number:
            self._number = None
            self.has_failed = self.is_silent = not self.throws.rows
            if self._wanted is not None and self._wanted not in self._refused:
                self._refused.add(self._wanted)
                self._go_on()
            self.changed.emit()


def in_record_order(throw: Discard) -> Discard:
    """Return *throw* with its cards in the order of a record."""
    return Discard(in_order(throw.cards))


def _throw(text: Any, asked: ExchangeRequest) -> Discard:
    found = parsed(text, asked)
    if not isinstance(found, Discard):
        raise TypeError("a throw is of cards")
    return in_record_order(found)


def _chance(said: Any) -> float | None:
    return None if said is None else figure(said)
