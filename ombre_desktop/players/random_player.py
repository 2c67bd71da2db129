"""The random player: it tries everything that the rules allow."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine import Action, Discard, ExchangeRequest, Request, SeatView
from ombre_desktop.engine.cards import in_order
from ombre_desktop.players.advice import Advice
from ombre_desktop.players.computer_player import Player
from ombre_desktop.players.motives.explaining import of_the_rules


class RandomPlayer(Player):
    """
    A player that chooses among the lawful answers with equal probability.

    If an exchange is possible, it counts as one answer, and so does each word. Within an exchange, all lawful
    numbers of cards are equally likely, and so are all sets of that many cards.
    """

    name = "random"

    def consider(self, view: SeatView, request: Request, rng: Random, budget: int | None = None) -> Advice:
        """Choose a lawful answer at random; the only motive it can give is that there is just one."""
        return Advice(_chosen(view, request, rng), motives=() if budget is None else of_the_rules(request))


def _chosen(view: SeatView, request: Request, rng: Random) -> Action:
    if not isinstance(request, ExchangeRequest):
        return rng.choice(request.actions)
    said = rng.randrange(len(request.words) + 1)
    if said < len(request.words):
        return request.actions[said]
    number = rng.randint(request.minimum, request.maximum)
    among = view.hand if request.among is None else request.among
    free = [card for card in among if card not in request.bound]
    return Discard(in_order([*request.bound, *rng.sample(free, number - len(request.bound))]))
