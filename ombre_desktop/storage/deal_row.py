"""The row of a settled deal in the score sheet and the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from ombre_desktop.engine import DealState, Role, Ruleset, Seat
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.storage.constraints import between
from ombre_desktop.storage.document import Document
from ombre_desktop.storage.mark import Mark

MOST = 10**12
"""A bound that no sitting comes near and that a database can still hold."""

Number = Annotated[int, between(0, MOST)]
Count = Annotated[int, between(1, MOST)]
Amount = Annotated[int, between(-MOST, MOST)]
"""Chips or points; negative if lost."""


@dataclass(frozen=True, slots=True)
class DealRow(Document):
    """
    One settled deal on the score sheet.

    *number* counts from 1, seats from 0. *outcome* is the result as records write
    it (there seats count from 1), *trump* a suit's letter. *roles*, *tricks* and
    *net* go by seat; a role is None where all passed, *net* is in chips and
    includes the antes of this deal. *mark* is None for a deal played before there were marks.
    """

    number: Count
    dealer: Number
    ombre: Number | None
    contract: str | None
    outcome: str
    winners: tuple[Number, ...]
    roles: tuple[Role | None, ...]
    trump: str | None
    tricks: tuple[Number, ...]
    net: tuple[Amount, ...]
    pool_after: Amount
    scores_after: tuple[Amount, ...]
    record: str
    mark: Mark | None = None

    def replayed(self, game: Ruleset) -> DealState:
        """
        Replay the deal of the record to its end.

        Raises `ValueError` if it is not a settled deal of *game*, or disagrees with the row.
        """
        state = parse_record(self.record).state
        if state.ruleset != game or state.settlement is None:
            raise ValueError(f"the record of deal {self.number} is not a settled deal of this game")
        if settled_row(state, self.number, self.record, self.mark) != self:
            raise ValueError(f"deal {self.number} does not follow from its record")
        return state


def settled_row(state: DealState, number: int, record: str, mark: Mark | None = None) -> DealRow:
    """
    Derive the row of a settled deal from its *state*; *number* counts the sitting's deals from 1.

    *record* is the text that the row keeps, and *mark* is the mark of the deal.
    """
    settlement = state.settled
    antes = net_of(state.ruleset.ante.payments(state.dealer, state.seats), state.seats)
    net = [int(chips + ante) for chips, ante in zip(settlement.net, antes, strict=True)]
    return DealRow(
        number=number,
        dealer=state.dealer,
        ombre=state.ombre,
        contract=state.contract.name if state.contract else None,
        outcome=outcome_text(settlement.outcome),
        winners=settlement.outcome.winners,
        roles=tuple(state.role(Seat(seat)) for seat in range(state.seats)),
        trump=state.trump.value if state.trump else None,
        tricks=state.playing.won if state.playing else (0,) * state.seats,
        net=tuple(net),
        pool_after=settlement.pool_after,
        scores_after=settlement.scores_after,
        record=record,
        mark=mark,
    )
