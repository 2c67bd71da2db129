"""Estuches: the unbroken run of top trumps held or lacked (rule 1.13)."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.engine.cards import Card, Cards
from ombre_desktop.engine.seats import PerSeat
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import Value

LEAST_RUN = 3


class Estuches(Enum):
    """The runs that count (A27)."""

    RUN = "run"
    THREE_ONLY = "three_only"
    OFF = "off"

    def worth(self, run: int) -> int:
        """Return the trumps that count of a run of *run*; 0 if it is shorter than three."""
        if self is Estuches.OFF or run < LEAST_RUN:
            return 0
        return LEAST_RUN if self is Estuches.THREE_ONLY else run


class EstucheLacking(Enum):
    """The run that counts against the Ombre."""

    NOT_HELD = "not_held"
    HELD_BY_DEFENDERS = "held_by_defenders"


class EstucheHand(Enum):
    """The hand in which the run is counted."""

    PLAYED = "played"
    DEALT = "dealt"


class EstucheRule(Value):
    """The price of a run of three or more from spadille down that the Ombre holds or lacks, *each* a card."""

    counted: Estuches = Estuches.RUN
    lacking: EstucheLacking = EstucheLacking.NOT_HELD
    hand: EstucheHand = EstucheHand.PLAYED
    each: int = 1

    def count(self, state: DealState) -> int:
        """Return the chips for the estuches of this deal; 0 if the run is shorter than three."""
        hands = state.play.opening if self.hand is EstucheHand.PLAYED else state.layout.hands
        return self.counted.worth(self._run(state.ranking.trumps, hands, state.the_ombre)) * self.each

    def _run(self, trumps: Cards, hands: PerSeat[Cards], ombre: int) -> int:
        held = set(hands[ombre])
        if trumps[0] in held:
            return run_length(trumps, held)
        if self.lacking is EstucheLacking.NOT_HELD:
            return run_length(trumps, set(trumps) - held)
        against = {card for seat, hand in enumerate(hands) for card in hand if seat != ombre}
        return run_length(trumps, against)


def run_length(trumps: Cards, held: set[Card]) -> int:
    """Return the number of top *trumps* that *held* contains without a gap."""
    for at, card in enumerate(trumps):
        if card not in held:
            return at
    return len(trumps)
