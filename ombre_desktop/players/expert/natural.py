"""
The natural card: the card of habit, unless another one is clearly better.

A difference of a fiftieth of the stake is less than the error of a hundred worlds. A person does not leave
the usual card for so little. A player who follows the noise of the sample plays cards that look like
nonsense. Among the rest, habit rollouts favour a card that gives the opponents a chance to err.
"""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Card, Cards, Role, SeatView
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.weighed import Weighed
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.wasting import unwasted
from ombre_desktop.value import Value

SAME = 1e-6
"""The difference in value, in parts of the stake, that is due to rounding."""
NEAR = 0.001
"""The difference in merit, in parts of the stake, up to which cards count as equally good."""
CLOSE = 0.025
"""The difference in value, in parts of the stake, up to which cards are also compared by habit rollouts."""
DOUBT = 0.1
"""The difference in value, in parts of the stake, that is doubtful: its error is up to 0.07 in 100 worlds."""
BY_HABIT = 0.05
"""The weight of a habit rollout relative to perfect play."""
ALL_LOST = 1.0
"""The same weight if all cards are worth the same with open cards: then only mistakes can help."""


class Merits(Value):
    """
    The cards to choose from: the *worth* of each to the seat of *view*, in chips, and the card of *habit*.

    All differences are measured in parts of the *stake*.
    """

    view: SeatView
    worth: dict[Card, float]
    habit: Card
    stake: float

    @classmethod
    def of(cls, view: SeatView, cards: Cards, weighed: Weighed, habit: Card) -> Merits:
        """
        Take the worth of *cards* from the values *weighed* in an outlook.

        Nobody wastes a matador, and in a game for no trick no card is too high to be thrown.
        """
        sign = -1 if view.role is Role.DEFENDER else 1
        worth = {card: sign * mean for card, mean in zip(cards, weighed.means(), strict=True)}
        kept = (habit, *(cards if plays_null(view) else unwasted(view, cards)))
        usual = {card: worth[card] for card in cards if card in kept}
        return cls(view, usual, habit, stake_of(view.position))

    @property
    def most(self) -> float:
        """The greatest worth of a card."""
        return max(self.worth.values())

    def within(self, part: float) -> Cards:
        """Return the cards that are worth no more than *part* of the stake less than the best."""
        least = self.most - part * self.stake
        return tuple(card for card, worth in self.worth.items() if worth >= least)

    @property
    def is_doubtful(self) -> bool:
        """True if another card seems better than that of habit, by so little that it may be noise."""
        return NEAR * self.stake < self.most - self.worth[self.habit] < DOUBT * self.stake

    def chosen(self, outlook: Outlook, leave: float, rng: Random) -> Card:
        """Choose the card of habit, or the best one if it is better by more than *leave* of the stake."""
        close = self.within(max(CLOSE, leave))
        if len(close) == 1:
            return close[0]
        lost = len(self.within(SAME)) == len(self.worth)
        rolled_out, weight = outlook.by_habit(close, rng), ALL_LOST if lost else BY_HABIT
        sign = -1 if self.view.role is Role.DEFENDER else 1
        merits = {card: self.worth[card] + weight * sign * rolled_out[card] for card in close}
        most = max(merits.values())
        if merits.get(self.habit, most - self.stake) >= most - leave * self.stake:
            return self._one_of_equals(self.habit, rng)
        equal = [card for card in close if merits[card] >= most - NEAR * self.stake]
        return self._one_of_equals(equal[0], rng)

    def _one_of_equals(self, card: Card, rng: Random) -> Card:
        """
        Choose among the cards that are worth as much as *card* and rank next to it.

        The smallest goes to the trick of another seat, so that nobody throws a king with the queen in hand.
        The Ombre leads any of equal matadors.
        """
        equal = [
            each
            for each in equals_of(self.view, card)
            if each in self.worth and abs(self.worth[each] - self.worth[card]) <= SAME * self.stake
        ]
        state = self.view.position
        if state.play.lying.cards:
            return equal[-1]
        leads_matador = self.view.seat == state.the_ombre and card in state.ranking.matadors
        return rng.choice(equal) if leads_matador and len(equal) > 1 else card
