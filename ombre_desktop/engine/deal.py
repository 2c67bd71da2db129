"""
The façade of a deal: start it, get its request, judge an action, advance it.

`refusal` is the one source of what is lawful: requests offer what it allows, and `apply` raises
`IllegalAction` where it refuses. `request` and `refusal` take a seat's view as well as the true state.
"""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.chips import Stakes
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.events import Dealt, Event
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import ChoiceRequest, Request
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.stages import Move
from ombre_desktop.engine.state import DealState, Progress, Ruleset, Step
from ombre_desktop.value import made

OVER: Final = Refusal(Reason.DEAL_OVER, "1.5")
"""The refusal of any action once a deal is settled."""


def start(ruleset: Ruleset, dealer: Seat, layout: Layout, stakes: Stakes) -> Step:
    """
    Deal the cards of *layout* in the game *ruleset* and advance to the first question.

    *stakes* has the pool with the antes paid, and the scores in a game of points.
    """
    none = ((),) * len(layout.hands)
    state = DealState(
        ruleset=ruleset,
        dealer=dealer,
        layout=layout,
        stakes=stakes,
        ring=ruleset.ring(dealer),
        agenda=ruleset.opening,
        hands=layout.hands,
        talon=layout.talon,
        dead=none,
        drawn=none,
        ranking=ruleset.ranking(None),
    )
    state, events = state.agenda[0].begin(state)
    state, more = _run_on(state)
    dealt = Dealt(dealer, layout.hands, len(layout.talon))
    return Step(state.awaiting(_mover(state), ()), (dealt, *events, *more))


def request(of: DealState | SeatView) -> Request | None:
    """Return the pending request; None when the deal is over."""
    state = of if isinstance(of, DealState) else of.position
    agenda = state.agenda
    return agenda[0].request(state) if agenda else None


def asked_in(of: DealState | SeatView) -> Request:
    """Return the pending request of a deal in progress; raise `NotReachedError` when the deal is over."""
    asked = request(of)
    if asked is None:
        raise NotReachedError("question")
    return asked


def refusal(of: DealState | SeatView, action: Action) -> Refusal | None:
    """Return the reason why *action* is not lawful for the seat to act; None if it is lawful."""
    state = of if isinstance(of, DealState) else of.position
    agenda = state.agenda
    return agenda[0].refusal(state, action) if agenda else OVER


def apply(state: DealState, action: Action) -> Step:
    """Apply *action* and return the step; raise `IllegalAction` if it is refused."""
    agenda = state.agenda
    refused = agenda[0].refusal(state, action) if agenda else OVER
    if refused is not None:
        raise IllegalAction(refused)
    return advance(state, action)


def advance(state: DealState, action: Action) -> Step:
    """
    Apply an *action* known to be lawful, without checking it.

    A view needs this for the actions of other seats, because face-down cards cannot be judged.
    """
    seat = state.to_act
    if seat is None:
        raise IllegalAction(OVER)
    phase = state.agenda[0]
    betrays = _betrayed(phase.request(state)) if state.ruleset.secrets else None
    after, events = phase.act(state, action)
    history = after.history
    if history is state.history:
        history += (made(Move, (seat, action, betrays)),)
    turn = phase.mover(after)
    if turn is None:
        after, more = _run_on(after)
        events, turn = events + more, _mover(after)
    if turn != after.to_act or history is not after.history:
        after = after.awaiting(turn, history)
    return made(Step, (after, events))


def _betrayed(asked: Request) -> Card | None:
    """Return the card that a question betrays simply by being asked."""
    return asked.betrays if isinstance(asked, ChoiceRequest) else None


def _run_on(state: DealState) -> Progress:
    """Leave every phase that has nothing more to ask, and begin those after it."""
    events: tuple[Event, ...] = ()
    while _mover(state) is None and (agenda := state.agenda[1:]):
        state, more = agenda[0].begin(state._replace(agenda=agenda))
        events += more
    return (state if _mover(state) is not None else state._replace(agenda=())), events


def _mover(state: DealState) -> Seat | None:
    """Return the seat the current phase waits for; None if it waits for nobody or no phase is left."""
    return state.agenda[0].mover(state) if state.agenda else None
