"""The results of deals between two fixed sides that play for stones."""

from __future__ import annotations

from ombre_desktop.engine import Outcome, Result, Seat
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.partners import side_name
from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.results import Told

_MAKERS: dict[Result, tuple[Said, Said]] = {
    Result.SACADA: (
        Said("Stones", "Llevada: you win"),
        Said("Stones", "Five tricks or more: the stones on the table are yours."),
    ),
    Result.PUESTA: (
        Said("Stones", "Puesta: nobody wins"),
        Said("Stones", "Four tricks against four, one too few: your side pays the table what it can."),
    ),
    Result.CODILLE: (
        Said("Stones", "Codillo: you lose"),
        Said("Stones", "Three tricks or fewer: the others take the table, and your side pays."),
    ),
    Result.VOLE: (
        Said("Stones", "All eight tricks: you win"),
        Said("Stones", "You went for all eight and took them: the others pay for it."),
    ),
    Result.FAILED_VOLE: (
        Said("Stones", "You win, but not all eight"),
        Said("Stones", "You went for all eight and lost a trick: the hechas are not paid."),
    ),
}
_OTHERS: dict[Result, tuple[Said, Said]] = {
    Result.SACADA: (
        Said("Stones", "Llevada: {side} win"),
        Said("Stones", "Five tricks or more: the stones on the table are theirs."),
    ),
    Result.PUESTA: (
        Said("Stones", "Puesta for {side}"),
        Said("Stones", "Four tricks against four, one too few: they pay the table what they can."),
    ),
    Result.CODILLE: (
        Said("Stones", "Codillo for {side}"),
        Said("Stones", "Three tricks or fewer: the others take the table, and they pay."),
    ),
    Result.VOLE: (
        Said("Stones", "All eight tricks: {side} win"),
        Said("Stones", "They went for all eight and took them: the others pay for it."),
    ),
    Result.FAILED_VOLE: (
        Said("Stones", "{side} win, but not all eight"),
        Said("Stones", "They went for all eight and lost a trick: the hechas are not paid."),
    ),
}
"""The heading and the line of each result, for the makers' side, and for anybody else."""
_CODILLO = (
    Said("Stones", "Codillo! You win"),
    Said("Stones", "They took three tricks or fewer: the table is yours, and they pay you."),
)


def stones_told(outcome: Outcome, side: tuple[Seat, ...], company: Company) -> Told | None:
    """Return the heading and the line of a deal that *side* played; None where nobody played."""
    result, person = outcome.result, company.person
    if not side or result not in _MAKERS:
        return None
    makers = side[0] % 2
    title, line = _OTHERS[result]
    if person is not None and person % 2 == makers:
        title, line = _MAKERS[result]
    elif person is not None and result is Result.CODILLE:
        title, line = _CODILLO
    return Told(title().format(side=side_name(makers, company)), line())
