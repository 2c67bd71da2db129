"""The player that thinks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from ombre_desktop.engine import (
    Action,
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Request,
    Role,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.attention import KEEN, Attention
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.expert.answers import GOING_ON, WEIGHED, given_up, goes_on, ways
from ombre_desktop.players.expert.auction import call, knows
from ombre_desktop.players.expert.budget import Budget, usual_budget
from ombre_desktop.players.expert.cards import Outlook, best_card
from ombre_desktop.players.expert.casca import keeping_one
from ombre_desktop.players.expert.preparing import exchange, trump
from ombre_desktop.players.expert.thoughts import Answered, ByHabit, Played, Thought, is_of
from ombre_desktop.players.temper import EVEN, Temper
from ombre_desktop.players.textbook import Textbook


@dataclass(frozen=True)
class Expert(Player):
    """
    Imagines worlds, in each plays perfectly, and takes what is best on average.

    What it does not weigh it does by *habit*, and by habit it chooses among equals. Perfect play
    with open cards is a poor measure of what a bid brings; how poor, it has learned. The weaker
    levels are the same with other parts: a smaller *budget*, poorer *habit*, less *attention*,
    another *temper*.
    """

    name: str
    budget: Budget = field(default_factory=usual_budget)
    habit: Textbook = field(default_factory=Textbook)
    attention: Attention = KEEN
    temper: Temper = EVEN

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """Choose what is worth most, as far as this player has paid attention."""
        view = self.attention.recalled(view)
        thinking = replace(self, budget=self.budget.asked(budget)) if budget else self
        thought = thinking._thought(view, request, rng)
        return Advice(thought.choice) if budget is None else thought.advice()

    def _thought(self, view: SeatView, request: Request, rng: Random) -> Thought:
        tries = self._tries(view)
        match request:
            case PlayRequest():
                return self._play(view, request, rng)
            case ChoiceRequest() if request.question in WEIGHED:
                return self._answer(view, request, rng)
            case CallRequest():
                return self._call(view, request, rng)
            case TrumpRequest() if tries:
                return trump(view, request, tries, rng)
            case ExchangeRequest() if tries and view.position.trump:
                return exchange(view, request, tries, rng)
            case ExchangeRequest() if tries and request.among is not None:
                return keeping_one(view, request, tries, rng)
            # All else goes by habit. A king to call and being the Man were tried out in worlds too, and
            # won no more; a king that is turned or shown costs nothing; and where all cards lie open, as
            # they do there, nobody learns from a talon that is shown or needs to ask for gano.
            case _:
                return ByHabit(self.habit.chosen(view, request), view, request)

    def _tries(self, view: SeatView) -> int:
        """In how many worlds what comes before the play is tried out; 0 where points count."""
        return 0 if view.position.ruleset.target else self.budget.tries(len(view.position.ring))

    def _call(self, view: SeatView, request: CallRequest, rng: Random) -> Thought:
        tries, least = self._tries(view), self.temper.asks
        if tries and knows(view, request):
            return call(view, request, tries, rng, least=least)
        return ByHabit(self.habit.call(view, request, least=least), view, request)

    def _answer(self, view: SeatView, request: ChoiceRequest, rng: Random) -> Thought:
        outlook = Outlook.of(view, self.budget, rng)
        changes, stopping = ways(outlook.state, request.question, view.seat)
        ahead = outlook.changed(**changes)
        going = ahead.weighed()
        (mean,) = going.means()
        on = goes_on(request.question, mean, stopping, self.temper.dares)
        word = next(word for word in request.words if (word in GOING_ON) is on)
        return Answered(Say(word), request, ahead.state, going, stopping)

    def _play(self, view: SeatView, request: PlayRequest, rng: Random) -> Thought:
        habit = self.habit.chosen(view, request)
        if len(request.cards) == 1 and not request.words:
            return ByHabit(habit, view, request)
        outlook = Outlook.of(view, self.budget, rng)
        weighed = outlook.weighed(request.cards)
        worth = dict(zip(request.cards, weighed.means(), strict=True))
        choice: Action = Say(Word.SURRENDER)
        if Word.SURRENDER not in request.words or not self._is_lost(outlook, max(worth.values()), view):
            usual = habit.card if isinstance(habit, PlayCard) else request.cards[0]
            ours = view.role is not Role.DEFENDER
            card = PlayCard(best_card(outlook, worth, ours=ours, habit=usual, rng=rng))
            choice = habit if is_of(card, habit) else card
        return Played(choice, request, outlook.state, weighed)

    def _is_lost(self, outlook: Outlook, best: float, view: SeatView) -> bool:
        return best < given_up(outlook.state, view.seat) - self.temper.hopes
