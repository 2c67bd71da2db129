"""The text of the settlement sheet, made from the engine's settlement without any arithmetic."""

from __future__ import annotations

from ombre_desktop.engine import Payment, Score, Seat, Session, Settlement, Target
from ombre_desktop.engine.chips import net_of
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import labelled, total_label, total_label_of
from ombre_desktop.ui.texts.partners import goal_of_sides, standing_of_side, stone_line, table_row
from ombre_desktop.ui.texts.points import net_line, score_lines
from ombre_desktop.ui.texts.results import (
    PaymentText,
    Told,
    ante_text,
    goal_text,
    payment_line,
    payment_text,
    result_told,
    signed,
    standing_text,
)
from ombre_desktop.ui.texts.sides import side_told
from ombre_desktop.value import Value


class SheetText(Value):
    """Heading, line, rows of payments and standings, and the last row; *spoken* is for a screen reader."""

    told: Told
    rows: tuple[PaymentText, ...]
    total: PaymentText
    spoken: str


def sheet_text(
    settlement: Settlement,
    company: Company,
    *,
    contract: str | None = None,
    ombre: Seat | None = None,
    side: tuple[Seat, ...] = (),
    target: Target | None = None,
    staked: Session | None = None,
    plea: str = "",
) -> SheetText:
    """
    Return the sheet of *settlement* for the person in *company*; a game of points ends at *target*.

    *staked* is the sitting before the antes of the deal, if they are known: an own ante is part of the total,
    and an entry in stones is told. *side* holds the Ombre and the ally where the tricks of a side count
    together. *plea* is what an Ombre said who gave up.
    """
    told = side_told(settlement.outcome, side, company) if side else None
    told = told or result_told(settlement.outcome, company, ombre=ombre, contract=contract)
    told = Told(told.title, sentences([told.line, plea]))
    if settlement.stones and target is not None:
        return _of_stones(told, settlement, target, company, staked.entry if staked else ())
    antes = _own_antes(staked, company) if staked and target is None else ()
    payments = (*antes, *settlement.payments)
    paid = [ante_text(one, company) for one in antes]
    paid += [payment_text(one, company, contract) for one in settlement.payments]
    lines = [payment_line(one, company, contract) for one in payments]
    lines += score_lines(settlement.scores, company)
    if target is None:
        total, seat, net = _total(payments, company)
        spoken = [told.line, *lines, net_line(net, company, seat)]
        return SheetText(told, tuple(paid), total, sentences(spoken))
    points = settlement.scores_after
    standing = [_standing(Seat(seat), settlement, company) for seat in range(len(points))]
    goal = goal_text(target.winner(points), target.points, points, company)
    spoken = [told.line, *lines, *(labelled(row.who, row.chips) for row in (*standing, goal))]
    return SheetText(told, (*paid, *standing), goal, sentences(spoken))


def _of_stones(
    told: Told, settlement: Settlement, target: Target, company: Company, entry: tuple[Score, ...]
) -> SheetText:
    """Return the sheet of a game of stones: both sides, the table, and how the game is won."""
    after, scores = settlement.scores_after, (*entry, *settlement.scores)
    sides = [standing_of_side(Seat(side), scores, after, company) for side in range(len(after))]
    goal = goal_of_sides(target, after, company)
    rows = (*sides, table_row(settlement.pool_after))
    lines = [stone_line(score, company) for score in scores]
    spoken = [told.line, *lines, *(labelled(row.who, row.chips) for row in (*rows, goal))]
    return SheetText(told, rows, goal, sentences(spoken))


def _standing(seat: Seat, settlement: Settlement, company: Company) -> PaymentText:
    scored = [score for score in settlement.scores if score.seat == seat]
    return standing_text(seat, scored, settlement.scores_after[seat], company)


def _own_antes(staked: Session, company: Company) -> tuple[Payment, ...]:
    """Return the ante of the seat whose total the sheet shows."""
    return tuple(ante for ante in staked.antes if ante.payer == _own_seat(company))


def _own_seat(company: Company) -> Seat:
    """Return the seat of the person; for an onlooker, the first seat."""
    return company.person or Seat(0)


def _total(payments: tuple[Payment, ...], company: Company) -> tuple[PaymentText, Seat, int]:
    """Return the gain or loss in chips of the seat whose total the sheet shows, and this seat."""
    seat, looks_on = _own_seat(company), company.person is None
    net = net_of(payments, len(company.names))[seat]
    label = total_label_of(company.name(seat)) if looks_on else total_label()
    return PaymentText(label, "", signed(net), (net > 0) - (net < 0)), seat, net
