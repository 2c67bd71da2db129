"""The same decision, asked of everybody who has a temper."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import Request, SeatView
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.seeds import seed_of, seed_text
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.texts.faces import COMPANY
from ombre_desktop.value import Value

TRAVELLERS = ("viajero", "viajera")
"""The portraits of the person, who has no temper."""
PEOPLE = tuple(portrait for portrait in COMPANY if portrait not in TRAVELLERS)


class Opinion(Value):
    """The opinion of the person with a *portrait*: their *advice*, None until they have said it."""

    portrait: str
    advice: Advice | None = None
    is_silent: bool = False


class AskingAround(QObject):
    """
    The opinions on one decision, asked for at once and answered one after another.

    Everybody decides as they usually play, from the same view.

    Signals:
        changed: somebody has answered, or will not.
    """

    changed = Signal()

    def __init__(self, runner: PlayerRunner, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._asked: dict[int, str] = {}
        self._said: dict[str, Opinion] = {}
        runner.advised.connect(self._hear)
        runner.unadvised.connect(self._miss)

    @property
    def opinions(self) -> tuple[Opinion, ...]:
        """The opinions of all, in the order of their portraits."""
        return tuple(self._said.get(portrait, Opinion(portrait)) for portrait in PEOPLE)

    def about(self, view: SeatView, asked: Request) -> None:
        """Ask everybody about the request *asked* in *view*, and forget what was said before."""
        self.rest()
        self._said = {}
        state = view.position
        seed = seed_of(seed_text(state), 0, asked.seat, len(state.history))
        for portrait in PEOPLE:
            person = COMPANY[portrait]
            number = self._runner.advise(f"{person.level}-{person.temper}", view, seed)
            self._asked[number] = portrait

    def rest(self) -> None:
        """Stop asking."""
        for number in self._asked:
            self._runner.cancel(number)
        self._asked = {}

    def _hear(self, number: int, advice: Advice) -> None:
        portrait = self._asked.pop(number, None)
        if portrait is not None:
            self._said[portrait] = Opinion(portrait, advice)
            self.changed.emit()

    def _miss(self, number: int, _: object) -> None:
        portrait = self._asked.pop(number, None)
        if portrait is not None:
            self._said[portrait] = Opinion(portrait, is_silent=True)
            self.changed.emit()
