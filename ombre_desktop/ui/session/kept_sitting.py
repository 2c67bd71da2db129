"""The conversion of a sitting between documents on the disk and the value at the table."""

from __future__ import annotations

from datetime import UTC, datetime
from operator import is_not

from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage import documents
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.session_controller import record_of_start
from ombre_desktop.ui.texts import outside
from ombre_desktop.value import replace


class SaveMaker:
    """A maker of a sitting's saves; parts that stay the same during a deal are made and checked once."""

    def __init__(self) -> None:
        self._made_of: tuple[object, ...] = ()
        self._confirmed = 0
        self._header: documents.SittingDocument | None = None
        self._dealt: str | None = None

    def save(
        self, sitting: Sitting, confirmed: int = 0, others: tuple[documents.LeftDocument, ...] = ()
    ) -> documents.SaveDocument:
        """
        Return the save of *sitting*; *confirmed* is the number of its deals that the history has.

        A settled deal is stored as at its stakes, with its record and all its moves. Raises `ValueError` if
        the sitting contradicts itself.
        """
        state = None if sitting.ended else sitting.state
        session, layout = (sitting.staked, state.layout) if state else (sitting.session, None)
        made_of = (session, layout, sitting.company, sitting.draw, sitting.fair, sitting.origin)
        is_new = confirmed != self._confirmed or any(map(is_not, made_of, self._made_of))
        if self._header is None or is_new:
            self._header = _header(sitting, confirmed)
            self._dealt = None if state is None else record_of_start(sitting)
            self._made_of, self._confirmed = made_of, confirmed
        return documents.SaveDocument(
            saved_at=datetime.now(UTC),
            sitting=self._header,
            deal=self._dealt,
            moves=tuple(action_text(move.action) for move in state.history) if state else (),
            mark=sitting.mark if state else None,
            at=sitting.at,
            others=others,
        )


def left_document(sitting: Sitting, confirmed: int) -> documents.LeftDocument | None:
    """
    Return the document of *sitting* as it makes room for another, without the deals that are *confirmed*.

    Return None if the history has everything.
    """
    state = sitting.state
    if state is not None and not state.is_over and not sitting.ended:
        return SaveMaker().save(sitting, confirmed).left
    rows = unconfirmed(sitting.rows, confirmed)
    return documents.LeftDocument(sitting=between_deals(sitting, rows)) if rows else None


def document_of(sitting: Sitting) -> documents.SaveDocument:
    """Return the save of *sitting* with all its deals."""
    return SaveMaker().save(sitting)


def _header(sitting: Sitting, confirmed: int) -> documents.SittingDocument:
    """Return the document of *sitting* as its deal was staked, with the deals that are not *confirmed*."""
    staked = sitting.state is not None and not sitting.ended
    rows = sitting.rows[:-1] if staked and sitting.state and sitting.state.is_over else sitting.rows
    return sitting_document(sitting, unconfirmed(rows, confirmed), staked=staked)


def unconfirmed(rows: tuple[DealRow, ...], confirmed: int) -> tuple[DealRow, ...]:
    """Return the *rows* whose numbers are greater than *confirmed*, the last that the history has."""
    # In a long sitting, only a few rows at the end are unconfirmed.
    first = len(rows)
    while first and rows[first - 1].number > confirmed:
        first -= 1
    return rows[first:]


def between_deals(sitting: Sitting, rows: tuple[DealRow, ...]) -> documents.SittingDocument:
    """Return the document of *sitting* with *rows*, as it stood after its last settled deal."""
    state, session = sitting.state, sitting.session
    if state is None or state.is_over or sitting.ended:
        return sitting_document(sitting, rows, staked=False)
    # The antes of the deal in hand still belong to those who paid them.
    before = session.before_antes(sitting.rows[-1].scores_after if sitting.rows else None)
    return sitting_document(replace(sitting, session=before), rows, staked=False)


def sitting_document(
    sitting: Sitting, rows: tuple[DealRow, ...], *, staked: bool
) -> documents.SittingDocument:
    """Return the document of *sitting* with *rows*, as it is now or, if *staked*, when its deal began."""
    session = sitting.staked if staked and sitting.staked else sitting.session
    game = session.ruleset
    document = documents.SittingDocument(
        game_id=sitting.game_id,
        ruleset=game.name,
        house=house_text(sitting),
        seats=game.seats,
        names=sitting.company.names,
        players=sitting.company.players,
        portraits=sitting.company.portraits,
        deals_wanted=sitting.deals_wanted,
        draw=documents.DrawDocument.of(sitting.draw) if sitting.draw else None,
        fair=documents.ShuffleDocument.of(sitting.fair) if sitting.fair else None,
        origin=sitting.origin,
        dealer=int(session.dealer),
        chips=tuple(int(chips) for chips in session.chips),
        pool=int(session.pool),
        scores=session.scores,
        deals=session.deals,
        antes_paid=staked,
        ended=sitting.ended,
        results=rows,
    )
    # A sitting that contradicts itself is a defect, which must be reported now and not at the next start.
    document.check()
    return document


def house_text(sitting: Sitting) -> str:
    """Return the house rules of *sitting* that differ from the game's own, as text."""
    game = sitting.ruleset
    return game.house.differences(variant(game.name).standard)


def sitting_of(document: documents.SaveDocument, past: tuple[DealRow, ...] = ()) -> Sitting:
    """
    Restore the sitting stored in *document*; a settled deal is recorded again.

    *past* are the deals before those in the document itself.
    """
    kept = document.sitting
    state = document.replayed()
    session = kept.session
    sitting = Sitting(
        game_id=kept.game_id,
        company=Company(tuple(map(outside.name, kept.names)), kept.players, kept.portraits),
        session=session,
        deals_wanted=kept.deals_wanted,
        draw=kept.draw.draw_in(session.ruleset) if kept.draw else None,
        fair=kept.fair.shuffle if kept.fair else None,
        origin=kept.origin,
        at=document.at,
        state=state,
        staked=session if state else None,
        rows=(*past, *kept.results),
        ended=kept.ended,
        mark=document.mark if state else Mark.CLEAN,
    )
    if state is None or state.settlement is None:
        return sitting
    return sitting.settled(state.settlement, row_of(sitting))
