"""The rest of the talon after the exchange (A14)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.actions import Action, Say, Word
from ombre_desktop.engine.events import Said, TalonShown
from ombre_desktop.engine.phases.asking import answer_of, choice_refusal
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.refusals import Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Question
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value


class TalonRest(Enum):
    """The ways to treat the rest of the talon."""

    HIDDEN = "hidden"
    FACE_UP = "face_up"
    DEALER_MAY_SHOW = "dealer_may_show"


def _show(state: DealState) -> Progress:
    return state._replace(shown=(*state.shown, *state.talon)), (TalonShown(state.talon),)


class OpenTalonPhase(AutomaticPhase):
    """The turning up of the rest of the talon for all."""

    def begin(self, state: DealState) -> Progress:
        """Show the cards, if any are left."""
        return _show(state) if state.talon else (state, ())


class DealerShowsPhase(Value):
    """The dealer's choice to turn up the rest of the talon for all, or to keep it face down."""

    def begin(self, state: DealState) -> Progress:
        """Ask the dealer, if there is anything to show."""
        waiting = (state.dealer,) if state.talon else ()
        return state._replace(exchanging=state.exchange._replace(waiting=waiting)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the dealer, once."""
        waiting = state.exchange.waiting
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> ChoiceRequest:
        """Ask whether to show the rest of the talon or keep it face down."""
        return ChoiceRequest(state.dealer, Question.SHOW_TALON, (Word.SHOW, Word.KEEP), silent=Word.KEEP)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse anything that does not answer the question."""
        return choice_refusal(self.request(state), action, "A14")

    def act(self, state: DealState, action: Action) -> Progress:
        """Show the talon, or leave it closed."""
        word = answer_of(Say, action, "A14").word
        state = state._replace(exchanging=state.exchange._replace(waiting=()))
        said = Said(state.dealer, word)
        if word is Word.KEEP:
            return state, (said,)
        state, shown = _show(state)
        return state, (said, *shown)
