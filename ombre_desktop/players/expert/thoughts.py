"""Thoughts: a choice that was made, from which advice is worked out if somebody asks for it."""

from __future__ import annotations

from typing import Protocol

from ombre_desktop.engine import (
    Action,
    ChoiceRequest,
    PlayCard,
    PlayRequest,
    Request,
    Role,
    Say,
    Seat,
    SeatView,
    Word,
)
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.advice import Advice, Alternative, best_first
from ombre_desktop.players.expert.answers import GOING_ON, given_up
from ombre_desktop.players.expert.imagining import share
from ombre_desktop.players.expert.weighed import Figure, Weighed
from ombre_desktop.players.reasons import of_the_maxims
from ombre_desktop.value import Value


class Thought(Protocol):
    """A choice, and what led to it."""

    @property
    def choice(self) -> Action:
        """The action chosen."""
        ...

    def advice(self) -> Advice:
        """Work out the figures."""
        ...


class ByHabit(Value):
    """What is chosen by habit, without figures."""

    choice: Action
    view: SeatView
    request: Request

    def advice(self) -> Advice:
        """Give the reasons of the maxims."""
        return Advice(self.choice, reasons=of_the_maxims(self.view, self.request, self.choice))


class Played(Value):
    """A card or a surrender; *state* is the deal in its first world, *weighed* are the lawful cards."""

    choice: Action
    request: PlayRequest
    state: DealState
    weighed: Weighed

    def advice(self) -> Advice:
        """Each card in chips of its seat; one that is chosen with gano said stands for itself."""
        seat, chosen = self.request.seat, self.choice
        found = [
            of_seat(self.state, seat, chosen if is_of(card := PlayCard(each), chosen) else card, figure)
            for each, figure in zip(self.request.cards, self.weighed.figures(), strict=True)
        ]
        if Word.SURRENDER in self.request.words:
            found.append(Alternative(Say(Word.SURRENDER), given_up(self.state, seat), 0.0, 0.0))
        return Advice(chosen, best_first(found), self.weighed.number)


def is_of(card: PlayCard, chosen: Action) -> bool:
    """Whether *chosen* is to play this *card*, whatever is said with it."""
    return isinstance(chosen, PlayCard) and chosen.card is card.card


class Answered(Value):
    """
    A word that lets the deal go on or stops it.

    *state* is the deal as it goes on, *going* what comes of it; *stopping* is sure, in chips of who is
    Ombre then.
    """

    choice: Say
    request: ChoiceRequest
    state: DealState
    going: Weighed
    stopping: float

    def advice(self) -> Advice:
        """Going on in chips of the seat, and stopping, with which it gains in any case."""
        seat = self.request.seat
        stopping = share(self.state, self.stopping, seat)
        (figure,) = self.going.figures()
        found = [
            of_seat(self.state, seat, Say(word), figure)
            if word in GOING_ON
            else Alternative(Say(word), stopping, error=0.0, wins=1.0)
            for word in self.request.words
        ]
        return Advice(self.choice, best_first(found), self.going.number)


def of_seat(state: DealState, seat: Seat, action: Action, figure: Figure) -> Alternative:
    """The *figure* of *action*, which is the Ombre's side's, as *seat* sees it."""
    wins = figure.wins if state.role(seat) in (Role.OMBRE, Role.ALLY) else figure.loses
    chips = share(state, figure.mean, seat)
    return Alternative(action, chips, abs(share(state, figure.error, seat)), wins)
