"""The open sitting at the moment shown, as the table reads it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ombre_desktop.engine import (
    Action,
    Refusal,
    Request,
    Seat,
    SeatView,
    is_decided,
    refusal,
    request,
    steps_of,
    view,
)
from ombre_desktop.engine.events import Event
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.past import Past
from ombre_desktop.ui.session.person import foregone_word, seen_by_person
from ombre_desktop.ui.session.substitute import Substitute


class DealInHand(QObject):
    """The part of the controller that only answers: what is on the table, and what the person may do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sitting: Sitting | None = None
        self._substitute = Substitute()
        self.past = Past()
        self._seen: tuple[object, SeatView] | None = None
        self._told: Sitting | None = None

    @property
    def sitting(self) -> Sitting | None:
        """The open sitting at the moment shown."""
        return self._sitting

    @property
    def whole(self) -> Sitting | None:
        """The open sitting with everything played in it, even if the person has gone back."""
        return None if self._sitting is None else self.past.whole(self._sitting)

    @property
    def view(self) -> SeatView | None:
        """The deal in hand as the person sees it."""
        state = self._sitting.state if self._sitting else None
        if state is None:
            return None
        if self._seen is None or self._seen[0] is not state:
            # The table reads this often, and building it replays the deal.
            self._seen = state, view(state, PERSON)
        return self._seen[1]

    @property
    def story(self) -> tuple[Event, ...]:
        """All events of the deal in hand, as the person saw them."""
        current = self.view
        if current is None:
            return ()
        steps = steps_of(current.position)
        return seen_by_person(event for step in steps for event in step.events)

    @property
    def request(self) -> Request | None:
        """The request to the person, if it is their turn and every step before it was reported."""
        state = self._sitting.state if self._sitting and self._told is self._sitting else None
        asked = None if state is None else request(state)
        if asked is None or foregone_word(asked) is not None or not self._is_person(asked.seat):
            return None
        return asked if self._substitute.answer(asked) is None else None

    @property
    def turn(self) -> Seat | None:
        """The seat to act, as far as the person may know it."""
        current = self.view
        return None if current is None else current.position.to_act

    @property
    def can_play_out(self) -> bool:
        """True if nothing still to be played can change the result."""
        current = self.view
        is_free = self._substitute == Substitute() and not self.can_redo
        return current is not None and is_free and is_decided(current)

    @property
    def can_take_back(self) -> bool:
        """True if the person made a decision before the moment shown, in this deal or an earlier one."""
        return self._sitting is not None and self.past.can_go_back(self._sitting)

    @property
    def can_redo(self) -> bool:
        """True if the person has gone back and not decided otherwise."""
        return self.past.at is not None

    def refusal(self, action: Action) -> Refusal | None:
        """Return why the person may not take *action* now; None if they may."""
        current = self.view
        return None if current is None else refusal(current, action)

    def _is_person(self, seat: Seat) -> bool:
        is_human = present(self._sitting, "sitting").company.players[seat] == HUMAN
        return is_human and not self._substitute.player
