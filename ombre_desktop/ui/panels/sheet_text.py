"""What the settlement sheet says, made from the engine's settlement without reckoning anything."""

from dataclasses import dataclass

from ombre_desktop.engine import Seat, Settlement
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.panels import (
    labelled,
    score_label,
    score_label_of,
    total_label,
    total_label_of,
)
from ombre_desktop.ui.texts.results import (
    PaymentText,
    Told,
    payment_line,
    payment_text,
    result_told,
    score_line,
    score_text,
    signed,
)


@dataclass(frozen=True, slots=True)
class SheetText:
    """Heading and line, a row for each payment and score, the total; *spoken* is all of it to be read out."""

    told: Told
    rows: tuple[PaymentText, ...]
    total: PaymentText
    spoken: str


def sheet_text(
    settlement: Settlement, company: Company, *, contract: str | None = None, ombre: Seat | None = None
) -> SheetText:
    """The sheet of *settlement* for the person of *company*."""
    told = result_told(settlement.outcome, company, ombre=ombre)
    paid = [payment_text(one, company, contract) for one in settlement.payments]
    scored = [score_text(one, company) for one in settlement.scores]
    total = _total(settlement, company)
    lines = [payment_line(one, company, contract) for one in settlement.payments]
    lines += [score_line(one, company) for one in settlement.scores]
    spoken = " ".join([told.line, *lines, labelled(total.who, total.chips)])
    return SheetText(told, (*paid, *scored), total, spoken)


def _total(settlement: Settlement, company: Company) -> PaymentText:
    """Points where the game is scored in points, else chips; an onlooker reads those of the first seat."""
    seat, looks_on = company.person or Seat(0), company.person is None
    name = company.name(seat)
    if settlement.scores_after:
        label = score_label_of(name) if looks_on else score_label()
        return PaymentText(label, "", str(settlement.scores_after[seat]), 0)
    net = settlement.net(len(company.names))[seat]
    label = total_label_of(name) if looks_on else total_label()
    return PaymentText(label, "", signed(net), (net > 0) - (net < 0))
