"""Between the engine's session and the sitting that is kept."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime

from ombre_desktop.engine import Chips, DealState, Seat, Session
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.notation.record import outcome_text
from ombre_desktop.storage.documents import DealRow, SaveDocument, SittingDocument

_SPOILS_A_TAG = re.compile(r'["{};\[\]\s]+')
"""What a name may hold and the tag of a record may not."""


def session_of(sitting: SittingDocument) -> Session:
    """The engine's session as *sitting* keeps it."""
    return Session(
        ruleset=sitting.game,
        dealer=Seat(sitting.dealer),
        chips=tuple(Chips(chips) for chips in sitting.chips),
        pool=Chips(sitting.pool),
        scores=sitting.scores,
        deals=sitting.deals,
    )


def with_session(sitting: SittingDocument, session: Session) -> SittingDocument:
    """*sitting* as it stands in *session*, unchecked; its results and marks are left as they are."""
    return replace(
        sitting,
        dealer=int(session.dealer),
        chips=session.chips,
        pool=session.pool,
        scores=session.scores,
        deals=session.deals,
    )


def with_antes(sitting: SittingDocument) -> SittingDocument:
    """*sitting* with the antes of the next deal in the pool; the same if they are there already."""
    if sitting.antes_paid:
        return sitting
    paid = with_session(sitting, session_of(sitting).with_antes())
    return replace(paid, antes_paid=True)


def after_deal(sitting: SittingDocument, state: DealState) -> SittingDocument:
    """*sitting* after the settled deal *state*: all paid, one more result, the deal passed on."""
    settlement = state.settlement
    assert settlement is not None, "the deal is not settled"
    assert sitting.antes_paid, "a deal is played for a pool with antes"
    row = row_of(state, sitting)
    after = with_session(sitting, session_of(sitting).after(settlement))
    return replace(after, antes_paid=False, results=(*sitting.results, row))


def ended(sitting: SittingDocument) -> SittingDocument:
    """*sitting* between two deals with the pool divided, for good."""
    assert not sitting.antes_paid, "the antes of a deal are out"
    over = with_session(sitting, session_of(sitting).ended())
    return replace(over, ended=True)


def row_of(state: DealState, sitting: SittingDocument) -> DealRow:
    """The result of the settled deal *state*, the next one of *sitting*."""
    settlement = state.settlement
    assert settlement is not None, "the deal is not settled"
    antes = net_of(state.ruleset.ante.payments(state.dealer, state.seats), state.seats)
    paid = settlement.net(state.seats)
    return DealRow(
        number=sitting.deals + 1,
        dealer=state.dealer,
        ombre=state.ombre,
        contract=state.contract.name if state.contract else None,
        outcome=outcome_text(settlement.outcome),
        winners=settlement.outcome.winners,
        roles=tuple(state.role(Seat(seat)) for seat in range(state.seats)),
        trump=state.trump.value if state.trump else None,
        tricks=state.playing.won if state.playing else (0,) * state.seats,
        net=tuple(won + ante for won, ante in zip(paid, antes, strict=True)),
        pool_after=settlement.pool_after,
        scores_after=settlement.scores_after,
        record=record_text(state, sitting),
    )


def record_text(state: DealState, sitting: SittingDocument) -> str:
    """The record of *state*, with the names of those who play it."""
    return format_record(record_of(state, ("Seats", seats_tag(sitting))))


def seats_tag(sitting: SittingDocument) -> str:
    """Who sits where, as ``1 Ana human; 2 Bo textbook``; marks that would spoil a record become spaces."""
    return "; ".join(
        f"{number} {_SPOILS_A_TAG.sub(' ', name).strip()} {player}"
        for number, (name, player) in enumerate(zip(sitting.names, sitting.players, strict=True), start=1)
    )


def save_of(sitting: SittingDocument, state: DealState | None, saved_at: datetime) -> SaveDocument:
    """What is written after every move: *sitting*, and *state* if a deal is going on."""
    deal = None if state is None else record_text(state, sitting)
    return SaveDocument(saved_at=saved_at, sitting=sitting, deal=deal)
