"""The player that thinks."""

from __future__ import annotations

from dataclasses import dataclass, field
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
from ombre_desktop.players.attention import KEEN, Attention
from ombre_desktop.players.expert.answers import WEIGHED, given_up, goes_on
from ombre_desktop.players.expert.auction import call, knows
from ombre_desktop.players.expert.budget import Budget, usual_budget
from ombre_desktop.players.expert.cards import Outlook, best_card
from ombre_desktop.players.expert.casca import keeping_one
from ombre_desktop.players.expert.preparing import exchange, trump
from ombre_desktop.players.temper import EVEN, Temper
from ombre_desktop.players.textbook import Textbook

GOING_ON = {Word.VOLE, Word.REFUSE, Word.TAKE_OVER}


@dataclass(frozen=True)
class Expert:
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

    def decide(self, view: SeatView, request: Request, rng: Random) -> Action:
        """The action that is worth most, as far as this player has paid attention."""
        view = self.attention.recalled(view)
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
                return self.habit.decide(view, request, rng)

    def _tries(self, view: SeatView) -> int:
        """In how many worlds what comes before the play is tried out; 0 where points count."""
        return 0 if view.position.ruleset.target else self.budget.tries(len(view.position.ring))

    def _call(self, view: SeatView, request: CallRequest, rng: Random) -> Action:
        tries, least = self._tries(view), self.temper.asks
        if tries and knows(view, request):
            return call(view, request, tries, rng, least=least)
        return self.habit.call(view, request, least=least)

    def _answer(self, view: SeatView, request: ChoiceRequest, rng: Random) -> Action:
        outlook = Outlook.of(view, self.budget, rng)
        on = goes_on(outlook, request.question, view.seat, self.temper.dares)
        return next(Say(word) for word in request.words if (word in GOING_ON) is on)

    def _play(self, view: SeatView, request: PlayRequest, rng: Random) -> Action:
        habit = self.habit.decide(view, request, rng)
        if len(request.cards) == 1 and not request.words:
            return habit
        outlook = Outlook.of(view, self.budget, rng)
        worth = outlook.of_cards(request.cards)
        if Word.SURRENDER in request.words and self._is_lost(outlook, max(worth.values()), view):
            return Say(Word.SURRENDER)
        usual = habit.card if isinstance(habit, PlayCard) else request.cards[0]
        ours = view.role is not Role.DEFENDER
        card = best_card(outlook, worth, ours=ours, habit=usual, rng=rng)
        return habit if isinstance(habit, PlayCard) and card is habit.card else PlayCard(card)

    def _is_lost(self, outlook: Outlook, best: float, view: SeatView) -> bool:
        return best < given_up(outlook.state, view.seat) - self.temper.hopes
