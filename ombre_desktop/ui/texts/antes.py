"""The antes before a deal, told in one sentence where everybody pays the same."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine.events import Paid, Scored
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.partners import stone_line
from ombre_desktop.ui.texts.results import payment_line
from ombre_desktop.ui.texts.spoken import antes_words

Antes = Sequence[Paid | Scored]


def antes_told(antes: Antes, company: Company) -> list[str]:
    """Return the lines about *antes*."""
    return in_one_sentence(antes, company) or [_line(ante, company) for ante in antes]


def in_one_sentence(antes: Antes, company: Company) -> list[str]:
    """Return the one line about *antes* that everybody pays alike; no line for others."""
    chips = {ante.payment.chips if isinstance(ante, Paid) else None for ante in antes}
    same = chips.pop() if len(chips) == 1 else None
    if same is None or not 1 < len(company.names) == len(antes):
        return []
    return [antes_words(same)]


def _line(ante: Paid | Scored, company: Company) -> str:
    return payment_line(ante.payment, company) if isinstance(ante, Paid) else stone_line(ante.score, company)
