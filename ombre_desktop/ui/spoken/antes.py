"""The antes before a deal, told in one sentence where everybody pays the same."""

from __future__ import annotations

from ombre_desktop.engine import Cost, Payment
from ombre_desktop.engine.events import Event, Paid
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.spoken import antes_words


class Antes:
    """The antes heard so far, kept until the next event of another kind."""

    def __init__(self) -> None:
        self._paid: list[Payment] = []
        self._lines: list[str] = []

    def hear(self, event: Event, line: str, company: Company | None) -> list[str]:
        """Return the lines to be told now: that of *event*, after the antes paid before it."""
        if isinstance(event, Paid) and [cost for cost, _ in event.payment.parts] == [Cost.ANTE]:
            self._paid.append(event.payment)
            self._lines.append(line)
            return []
        chips = {payment.chips for payment in self._paid}
        seats = len(company.names) if company is not None else 0
        if 1 < seats == len(self._paid) and len(chips) == 1:
            self._lines = [antes_words(chips.pop())]
        told = [*self._lines, line]
        self._paid, self._lines = [], []
        return told
