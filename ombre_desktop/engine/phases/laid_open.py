"""A hand laid open: the Ombre plays with open cards once the first card is led (21.10)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action
from ombre_desktop.engine.events import MatadorsShown
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.state import DealState, Progress


class OpenPlayPhase(PlayPhase):
    """The play of a game in which the Ombre's hand lies open after the first lead."""

    def act(self, state: DealState, action: Action) -> Progress:
        """Play the card; after the first of all, lay the hand open."""
        is_first = not state.play.tricks and not state.play.lying.cards
        state, events = PlayPhase.act(self, state, action)
        if not is_first:
            return state, events
        hand = state.hands[state.the_ombre]
        opened = MatadorsShown(state.the_ombre, hand)
        return state._replace(shown=(*state.shown, *hand)), (*events, opened)
