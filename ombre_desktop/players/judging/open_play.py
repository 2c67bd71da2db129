"""Could it have been won: the deal played to its end by both sides perfectly, with all cards open."""

from __future__ import annotations

from itertools import count

from ombre_desktop.engine import (
    Action,
    ChoiceRequest,
    DealState,
    PlayCard,
    PlayRequest,
    Request,
    Role,
    Say,
    apply,
    request,
    steps_of,
)
from ombre_desktop.players.expert.cards import Outlook
from ombre_desktop.players.expert.decisions import GOING_ON, WEIGHED, ways
from ombre_desktop.players.expert.rollout import by_habit
from ombre_desktop.players.own_nolo import own_deal
from ombre_desktop.players.solver.halt import unless_halted
from ombre_desktop.players.solver.open_cards import values_of_cards


def perfectly_ended(deal: DealState) -> DealState | None:
    """
    Return *deal* played perfectly from the first card with all cards open; None if no card was played.

    The defenders play as one side, and nobody surrenders. Of equal cards, the one that was played is
    kept while the deal still follows the record.
    """
    states = (step.state for step in steps_of(deal))
    begun = next((state for state in states if isinstance(request(state), PlayRequest)), None)
    if begun is None or begun.ombre is None:
        return None
    state = begun
    for _ in unless_halted(count()):
        asked = request(state)
        if asked is None:
            break
        state = apply(state, best_open(state, asked, _recorded(deal, state))).state
    return state


def _recorded(deal: DealState, state: DealState) -> Action | None:
    """Return the next action of the record, if *state* still follows it."""
    made = len(state.history)
    follows = made < len(deal.history) and deal.history[:made] == state.history
    return deal.history[made].action if follows else None


def best_open(state: DealState, asked: Request, recorded: Action | None = None) -> Action:
    """Return the best answer to *asked* with all cards open; of equal cards, the one *recorded*."""
    state = own_deal(state, asked.seat)
    match asked:
        case PlayRequest():
            ours = state.role(asked.seat) is not Role.DEFENDER
            (found,) = values_of_cards([state], asked.cards)
            worth = {card: value if ours else -value for card, value in zip(asked.cards, found, strict=True)}
            top = max(worth.values())
            best = [card for card in asked.cards if worth[card] == top]
            same = isinstance(recorded, PlayCard) and recorded.card in best
            return PlayCard(recorded.card if same and isinstance(recorded, PlayCard) else best[0])
        case ChoiceRequest() if asked.question in WEIGHED:
            changes, stopping = ways(state, asked.question, asked.seat)
            going = Outlook.over(state, [[state.hands[seat] for seat in state.ring]]).changed(**changes)
            on = going.mean() > stopping
            return Say(next(word for word in asked.words if (word in GOING_ON) is on))
        case _:
            return by_habit(state, asked)
