"""The expert player, at all its levels."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from ombre_desktop.engine import (
    Action,
    CallRequest,
    ChoiceRequest,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Question,
    Request,
    Say,
    SeatView,
    TrumpRequest,
    Word,
)
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.counting import has_the_rest
from ombre_desktop.players.expert.auction import call, knows
from ombre_desktop.players.expert.budget import TOO_MANY, Budget, usual_budget
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.decisions import GOING_ON, WEIGHED, given_up, goes_on, stopped_by, ways
from ombre_desktop.players.expert.example import endings_of
from ombre_desktop.players.expert.gascarola import keeping_one
from ombre_desktop.players.expert.likelihood import is_nolo
from ombre_desktop.players.expert.natural import Merits
from ombre_desktop.players.expert.thoughts import Answered, ByHabit, Played, Thought, is_of
from ombre_desktop.players.expert.trump_and_discard import exchange, throw_in, trump
from ombre_desktop.players.judgement import may_give_up
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.explaining import explained
from ombre_desktop.players.own_nolo import own_game
from ombre_desktop.players.quirks.amateur import Amateur
from ombre_desktop.players.recall import PERFECT, Recall
from ombre_desktop.players.solver.tables import can_be_solved
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.style import EVEN, Style
from ombre_desktop.value import replace

FEW, AT_THE_END = 2, 0.1
"""With this number of cards left, nobody loses a larger part of the stake by habit."""
DUCKING = 0.4
"""
The part of the stake for the Ombre of a nolo.

With open cards they are caught on nearly every hand, so perfect play says little about the cards to keep. In
190 nolos of textbooks, 38 cards that seemed better than that of habit by less than this brought -0.22 ± 0.10
of the stake each, and four that seemed better by more +0.6 ± 0.4.
"""


@dataclass(frozen=True)
class Expert(Player):
    """
    A player by determinisation: sample worlds, solve each exactly, and take the best action on average.

    *habit* makes the decisions that are not simulated, and chooses among equally good cards. Results with
    open cards are a poor measure of a bid's value; the bidding model corrects them. The weaker levels have a
    smaller *budget*, a poorer *habit* or less *recall*; a *style* is a temper, such as bold. A card of habit
    is left only for one that is better by more than *leave* of the stake.
    """

    name: str
    budget: Budget = field(default_factory=usual_budget)
    habit: Amateur = field(default_factory=Amateur)
    recall: Recall = PERFECT
    style: Style = EVEN
    leave: float = 0.02

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """
        Choose the action of the highest estimated value, given what this player recalls.

        Advice names a surrender as soon as it is right. At the table, a player waits for some tricks first.
        """
        view = own_game(self.recall.of(view))
        thinking = self if budget is None else self._advising(budget)
        thought = thinking._thought(view, request, rng)
        if budget is None:
            return Advice(thought.choice)
        advice = explained(view, request, thought.advice())
        if not isinstance(thought, Played):
            return advice
        endings = endings_of(view, thought.request, advice, thought.outlook, thought.weighed)
        return replace(advice, endings=endings)

    def compare(
        self, view: SeatView, request: Request, action: Action, rng: Random, *, budget: int
    ) -> Advice:
        """Consider *request*; a discard that would not be tried is tried as well."""
        seen, thinking = own_game(self.recall.of(view)), self._advising(budget)
        tries = thinking._tries(seen)
        if (
            isinstance(request, ExchangeRequest)
            and isinstance(action, Discard)
            and tries
            and seen.position.trump
        ):
            tried = exchange(seen, request, tries, rng, also=(action,))
            return explained(seen, request, tried.advice())
        return super().compare(view, request, action, rng, budget=budget)

    def _advising(self, budget: int) -> Expert:
        """Return this player as they think about advice in *budget* worlds, or in their own number."""
        worlds = self.budget.asked(budget) if budget else self.budget
        return replace(self, budget=worlds, style=replace(self.style, waits=0))

    def _thought(self, view: SeatView, request: Request, rng: Random) -> Thought:
        tries = self._tries(view)
        match request:
            case PlayRequest():
                return self._play(view, request, rng)
            case ChoiceRequest() if request.question in WEIGHED and can_be_solved(view.position.ranking):
                return self._answer(view, request, rng)
            case CallRequest():
                return self._call(view, request, rng)
            case ChoiceRequest() if tries and request.question is Question.THROW_IN and view.position.trump:
                return throw_in(view, request, tries, rng, self.style.hopes)
            case TrumpRequest() if tries and request.suits and not _are_too_many(view):
                return trump(view, request, tries, rng)
            case ExchangeRequest() if tries and view.position.trump:
                return exchange(view, request, tries, rng)
            case ExchangeRequest() if tries and request.among is not None:
                return keeping_one(view, request, tries, rng)
            # Everything else is decided by habit. Simulating which king to call, or whether to be the Man,
            # gained nothing. Turning a card or showing a king costs nothing. And with open cards, as in
            # simulations, no player learns from a shown talon or needs gano.
            case _:
                return ByHabit(self.habit.styled(view, request, self.style))

    def _tries(self, view: SeatView) -> int:
        """Return the number of worlds for a decision before the play; 0 in games of points."""
        state = view.position
        return 0 if state.ruleset.target else self.budget.tries(len(view.hand), len(state.ring))

    def _call(self, view: SeatView, request: CallRequest, rng: Random) -> Thought:
        if self._tries(view) and knows(view, request):
            return call(view, request, self.budget, rng, self.style)
        return ByHabit(self.habit.styled_call(view, request, self.style))

    def _answer(self, view: SeatView, request: ChoiceRequest, rng: Random) -> Thought:
        outlook = Outlook.of(view, self.budget, rng)
        changes, stopping = ways(outlook.state, request.question, view.seat)
        ahead = outlook.changed(**changes)
        going = ahead.weighed()
        (mean,) = going.means()
        on = goes_on(request.question, mean - stopping, stake_of(view.position), self.style.dares)
        if on and request.question is Question.CLAIM_OR_VOLE:
            on = going.surely_above(stopping) >= self.style.sure or has_the_rest(Memory.of(view))
        word = next(word for word in request.words if (word in GOING_ON) is on)
        ended = stopped_by(outlook.state, request.question)
        return Answered(Say(word), request, ahead, going, stopping, ended)

    def _play(self, view: SeatView, request: PlayRequest, rng: Random) -> Thought:
        habit = self.habit.card(view, request)
        if (len(request.cards) == 1 and not request.words) or not can_be_solved(view.position.ranking):
            return ByHabit(habit)
        outlook = Outlook.of(view, self.budget, rng)
        weighed = outlook.weighed(request.cards)
        merits = Merits.of(view, request.cards, weighed, habit.card)
        if merits.is_doubtful and self.budget.again and not outlook.counted:
            more = Outlook.of(view, self.budget.for_doubt(), rng)
            outlook, weighed = outlook.joined(more), weighed.joined(more.weighed(request.cards))
            merits = Merits.of(view, request.cards, weighed, habit.card)
        choice: Action = Say(Word.SURRENDER)
        if not (Word.SURRENDER in request.words and self._gives_up(view, outlook, merits)):
            leave = self.leave_of(view)
            card = PlayCard(merits.chosen(outlook, leave, rng))
            choice = habit if is_of(card, habit) else card
        return Played(choice, request, outlook, weighed)

    def leave_of(self, view: SeatView) -> float:
        """Return the part of the stake by which a card must beat the card of habit."""
        if len(view.hand) <= FEW:
            return min(self.leave, AT_THE_END)
        ducks = view.seat == view.position.ombre and is_nolo(view.position)
        return max(self.leave, DUCKING) if ducks else self.leave

    def _gives_up(self, view: SeatView, outlook: Outlook, merits: Merits) -> bool:
        if len(view.position.play.tricks) < self.style.waits:
            return False
        hopes = self.style.hopes * merits.stake
        return may_give_up(view) and merits.most < given_up(outlook.state, view.seat) - hopes


def _are_too_many(view: SeatView) -> bool:
    """Tell whether the cards of all hands are too many to name trump by simulation."""
    return len(view.hand) * len(view.position.ring) >= TOO_MANY
