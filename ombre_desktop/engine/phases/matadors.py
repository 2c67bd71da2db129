"""Matadors, paid for when trump is named, on the hand as dealt (rule 3.9)."""

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
    """The runs the Ombre is paid for: those held, or also those lacked."""

    HELD = "held"
    HELD_OR_LACKED = "held_or_lacked"


class MatadorsPhase(AutomaticPhase):
    """
    The payment of each other player to the Ombre for the run of top trumps in the hand as dealt.

    The Ombre shows the proof (our own reading; the sum paid tells as much). For a run held, the
    proof is its cards. For a run lacked, it is the trump that ends the run, or the whole hand if
    there is no trump in it. When no card is shown, nothing was paid. A trump costs *each* chips.
    """

    counted: Estuches
    paid: MatadorsPaid
    each: int = 1

    def begin(self, state: DealState) -> Progress:
        """Show the proof and pay, or do nothing if the run is too short."""
        ombre = state.the_ombre
        run, proof = self._run(state.ranking.trumps, state.layout.hands[ombre])
        chips = self.counted.worth(run) * self.each
        if not chips:
            return state, ()
        state = state._replace(shown=(*state.shown, *proof))
        paid = [payment(other, ombre, (Cost.MATADORS, chips)) for other in others(state.ring, ombre)]
        state, events = written(state, tuple(paid))
        return state, (MatadorsShown(ombre, proof), *events)

    def _run(self, trumps: Cards, hand: Cards) -> tuple[int, Cards]:
        """Return the length of the run, and the cards of *hand* that prove it; a view sees only those."""
        held = run_length(trumps, set(hand))
        if held:
            return held, trumps[: self.counted.worth(held)]
        if self.paid is MatadorsPaid.HELD:
            return 0, ()
        lacked = run_length(trumps, set(trumps) - set(hand))
        if lacked < len(trumps):
            return lacked, trumps[lacked : lacked + 1]
        return (0, ()) if HIDDEN in hand else (lacked, hand)
