"""A deal that is being played with its hidden hands filled in."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.solver.open_cards import Batch, World
from ombre_desktop.players.solver.tables import CardTables, card_tables
from ombre_desktop.value import Value


class Filling(Value):
    """
    *state*, a seat's position, to be seen as it would be, were a world the truth.

    *laid* is what each seat has played so far: estuches are counted from the hands
    with which play began.
    """

    state: DealState
    laid: PerSeat[tuple[Card, ...]]
    tables: CardTables

    @classmethod
    def of(cls, state: DealState) -> Filling:
        """That of *state*."""
        playing = state.play
        laid: list[list[Card]] = [[] for _ in range(state.seats)]
        for trick in (*playing.tricks, playing.trick) if playing.trick else playing.tricks:
            for seat, card in trick.plays:
                laid[seat].append(card)
        return cls(state, tuple(map(tuple, laid)), tables_of(state))

    def deal(self, world: World) -> DealState:
        """The deal, were *world* the truth."""
        state = self.state
        hands, opening = list(state.hands), list(state.play.opening)
        for seat, hand in zip(state.ring, world, strict=True):
            hands[seat] = tuple(hand)
            opening[seat] = (*hand, *self.laid[seat])
        return state._replace(hands=tuple(hands), playing=state.play._replace(opening=tuple(opening)))

    def batch(self, world: World) -> Batch:
        """The same for the solver."""
        return Batch(self.deal(world), [self.tables.hand(hand) for hand in world], [1])


def tables_of(state: DealState) -> CardTables:
    """The cards of *state*, which is being played or was, as bits."""
    play = next(
        phase for phase in (*state.agenda, *state.the_contract.phases) if isinstance(phase, PlayPhase)
    )
    return card_tables(state.ranking, play.follow)
