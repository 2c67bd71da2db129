"""Matadors paid for when trump is named, on the hand as dealt (rule 3.9)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.cards import HIDDEN, Cards
from ombre_desktop.engine.chips import Cost, payment
from ombre_desktop.engine.events import MatadorsShown
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.phases.estuches import Estuches, run_length
from ombre_desktop.engine.phases.settlement import written
from ombre_desktop.engine.seats import others
from ombre_desktop.engine.state import DealState, Progress


class MatadorsPaid(Enum):
    """What the Ombre is paid for: a run that he holds, or also one that he lacks."""

    HELD = "held"
    HELD_OR_LACKED = "held_or_lacked"


class MatadorsPhase(AutomaticPhase):
    """
    Each other player pays the Ombre for the run of top trumps in his hand as dealt.

    He shows what proves it (a reading of ours; the sum alone tells as much): the cards
    of the run, or of one that he lacks the trump that ends it, or his whole hand if he
    has no trump at all. Who has not seen these cards so knows that nothing was paid.
    """

    counted: Estuches
    paid: MatadorsPaid

    def begin(self, state: DealState) -> Progress:
        """Show and pay; nothing if the run is too short."""
        ombre = state.the_ombre
        run, proof = self._run(state.ranking.trumps, state.layout.hands[ombre])
        chips = self.counted.worth(run)
        if not chips:
            return state, ()
        state = state._replace(shown=(*state.shown, *proof))
        paid = [payment(other, ombre, (Cost.MATADORS, chips)) for other in others(state.ring, ombre)]
        state, events = written(state, tuple(paid))
        return state, (MatadorsShown(ombre, proof), *events)

    def _run(self, trumps: Cards, hand: Cards) -> tuple[int, Cards]:
        """How long the run is, and the cards of *hand* that prove it; in a view, what they proved."""
        held = run_length(trumps, set(hand))
        if held:
            return held, trumps[: self.counted.worth(held)]
        if self.paid is MatadorsPaid.HELD:
            return 0, ()
        lacked = run_length(trumps, set(trumps) - set(hand))
        if lacked < len(trumps):
            return lacked, trumps[lacked : lacked + 1]
        return (0, ()) if HIDDEN in hand else (lacked, hand)
