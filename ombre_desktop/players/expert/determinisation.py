"""Determinisation: a deal in play with its hidden hands filled in from a world."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.open_cards import Batch, World
from ombre_desktop.players.solver.tables import CardTables, card_tables
from ombre_desktop.value import Value


class Determinisation(Value):
    """
    A seat's position, *state*, whose hidden hands can be filled in from worlds.

    *laid* holds the cards that each seat has played. They complete the opening hands, which decide the bonus
    for matadors (estuches).
    """

    state: DealState
    laid: PerSeat[tuple[Card, ...]]
    tables: CardTables

    @classmethod
    def of(cls, state: DealState) -> Determinisation:
        """Prepare *state* to be filled in."""
        playing = state.play
        laid: list[list[Card]] = [[] for _ in range(state.seats)]
        for trick in (*playing.tricks, playing.trick) if playing.trick else playing.tricks:
            for seat, card in trick.plays:
                laid[seat].append(card)
        return cls(state, tuple(map(tuple, laid)), tables_of(state))

    def deal(self, world: World) -> DealState:
        """Return the deal with the hands of *world*."""
        state = self.state
        hands, opening = list(state.hands), list(state.play.opening)
        for seat, hand in zip(state.ring, world, strict=True):
            hands[seat] = tuple(hand)
            opening[seat] = (*hand, *self.laid[seat])
        return state._replace(hands=tuple(hands), playing=state.play._replace(opening=tuple(opening)))

    def batch(self, world: World) -> Batch:
        """Return the deal of *world* as a batch for the solver."""
        return Batch(self.deal(world), [self.tables.hand(hand) for hand in world], [1])


def tables_of(state: DealState) -> CardTables:
    """Return the card tables of *state*, a deal in play or finished."""
    play = next(
        phase for phase in (*state.agenda, *state.the_contract.phases) if isinstance(phase, PlayPhase)
    )
    return card_tables(state.ranking, play.follow)
