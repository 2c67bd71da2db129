"""
An example of the difference between two cards: the trick after each of them, in one imagined deal.

The deal is one of those that the seat imagined for its advice, so the example shows no card that the seat
could not hold possible.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ombre_desktop.engine import Card, PlayCard, PlayRequest, Role, SeatView, apply, request
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.advice import Advice, Ending
from ombre_desktop.players.equals import equals_of
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.rollout import by_habit
from ombre_desktop.players.expert.weighed import Weighed
from ombre_desktop.players.preference import is_as_good
from ombre_desktop.players.solver.core import COMPILED
from ombre_desktop.players.solver.open_cards import deal_of, values_of_cards
from ombre_desktop.players.solver.standings import Value as Chips
from ombre_desktop.players.stake import stake_between

TRIED = 3
"""The most deals in which both tricks are played, until they differ in who takes them."""
FEW = 5
"""The most cards in hand for which the interpreted solver is quick enough."""


def endings_of(
    view: SeatView, asked: PlayRequest, advice: Advice, outlook: Outlook, weighed: Weighed
) -> tuple[Ending, ...]:
    """
    Return how the trick ends with the advised card, and with the best card that is surely worse.

    The deal is one where that card is worse, and where both are worth nearly their mean. Nothing is
    returned where there is no such card, or where it would take too long.
    """
    other = surely_worse(view, advice)
    takes_long = not COMPILED and len(view.hand) > FEW
    if other is None or not isinstance(advice.choice, PlayCard) or takes_long:
        return ()
    pair = (advice.choice.card, other)
    found: tuple[Ending, ...] = ()
    for deal in islice(_telling(view, asked, pair, outlook, weighed), TRIED):
        shown = tuple(_ending(deal, PlayCard(card)) for card in pair)
        found = found or shown
        if shown[0].winner != shown[1].winner:
            return shown
    return found


def surely_worse(view: SeatView, advice: Advice) -> Card | None:
    """Return the best card of another kind that is not about as good as the advised one."""
    chosen = next((one for one in advice.alternatives if one.action == advice.choice), None)
    if chosen is None or not isinstance(chosen.action, PlayCard):
        return None
    equal, stake = equals_of(view, chosen.action.card), stake_between(view.position, chosen.action)
    for one in advice.alternatives:
        is_other = isinstance(one.action, PlayCard) and one.action.card not in equal
        if isinstance(one.action, PlayCard) and is_other and not is_as_good(one, chosen, stake):
            return one.action.card
    return None


def _telling(
    view: SeatView, asked: PlayRequest, pair: tuple[Card, Card], outlook: Outlook, weighed: Weighed
) -> Iterator[DealState]:
    """Yield the deals in which the first card of *pair* is better, nearest to the means of both first."""
    sign = -1 if view.role is Role.DEFENDER else 1
    first, second = (asked.cards.index(card) for card in pair)
    means = weighed.means()
    near = {
        place: (abs(one / weighed.seats - means[first]) + abs(other / weighed.seats - means[second]))
        for place, one, other in _worths(weighed, outlook, first, second)
        if sign * (one - other) > 0
    }
    for at, number in sorted(near, key=near.__getitem__):
        yield deal_of(outlook.batches[at], number)


def _worths(
    weighed: Weighed, outlook: Outlook, first: int, second: int
) -> Iterator[tuple[tuple[int, int], Chips, Chips]]:
    """Yield the batch and the number there of every deal, with what two cards are worth in it."""
    for one in weighed.found:
        places = [(at, number) for at in one.places for number in range(len(outlook.batches[at].weights))]
        yield from zip(
            places, one.of_card(first, weighed.cards), one.of_card(second, weighed.cards), strict=True
        )


def _ending(deal: DealState, play: PlayCard) -> Ending:
    """Return the trick of *deal* after *play*, to which every other seat plays its best card."""
    number, state = len(deal.play.tricks), apply(deal, play).state
    while len(state.play.tricks) == number and isinstance(asked := request(state), PlayRequest):
        state = apply(state, PlayCard(_best(state, asked))).state
    trick = state.play.tricks[number]
    return Ending(play, trick.plays, state.play.winners[number])


def _best(state: DealState, asked: PlayRequest) -> Card:
    """Return the card of habit if it is among the best with open cards, otherwise one of these."""
    if len(asked.cards) == 1:
        return asked.cards[0]
    sign = -1 if state.role(asked.seat) is Role.DEFENDER else 1
    (values,) = values_of_cards([state], asked.cards)
    most = max(sign * value for value in values)
    best = [card for card, value in zip(asked.cards, values, strict=True) if sign * value == most]
    usual = by_habit(state, asked)
    return usual.card if isinstance(usual, PlayCard) and usual.card in best else best[0]
