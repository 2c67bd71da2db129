"""The suits that can be trump in a contract: all of the pack, or those that the bid leaves open."""

from __future__ import annotations

from ombre_desktop.engine.cards import Suit
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.phases.choice_of_game import ChooseGamePhase, FixedRanking, RaisedByTrump
from ombre_desktop.engine.phases.trump import FixedTrumpPhase, NameTrumpPhase
from ombre_desktop.engine.state import Ruleset


def trump_suits(ruleset: Ruleset, contract: Contract) -> tuple[Suit, ...]:
    """Return the suits of the pack of *ruleset* that may become trump in *contract*; none without trumps."""
    if any(isinstance(phase, FixedRanking) for phase in contract.phases):
        return ()
    found = next((suits for phase in contract.phases if (suits := _of_phase(phase))), tuple(Suit))
    return tuple(suit for suit in ruleset.pack.suits if suit in found)


def fixed_trump(contract: Contract) -> Suit | None:
    """Return the suit that a bid of *contract* makes trump; None if it leaves a choice."""
    return next((phase.suit for phase in contract.phases if isinstance(phase, FixedTrumpPhase)), None)


def dearer_trump(contract: Contract) -> Suit | None:
    """Return the suit that makes *contract* another one, which is worth more; None if there is no such."""
    return next((phase.suit for phase in contract.phases if isinstance(phase, RaisedByTrump)), None)


def _of_phase(phase: object) -> tuple[Suit, ...]:
    """Return the suits among which *phase* decides; none if it decides no trump."""
    match phase:
        case FixedTrumpPhase(suit):
            return (suit,)
        case NameTrumpPhase(suits):
            return suits
        case ChooseGamePhase(naming):
            return naming.suits
    return ()
