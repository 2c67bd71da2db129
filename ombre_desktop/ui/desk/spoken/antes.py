"""The antes before a deal, as they are heard: together, before the event that follows them."""

from __future__ import annotations

from ombre_desktop.engine.events import Event, Paid, Scored
from ombre_desktop.ui.model.staking import is_ante
from ombre_desktop.ui.texts.antes import in_one_sentence
from ombre_desktop.ui.texts.company import Company


class Antes:
    """The antes heard so far, kept until the next event of another kind."""

    def __init__(self) -> None:
        self._paid: list[Paid | Scored] = []
        self._lines: list[str] = []

    def hear(self, event: Event, line: str, company: Company | None) -> list[str]:
        """Return the lines to be told now: that of *event*, after the antes paid before it."""
        if isinstance(event, Paid | Scored) and is_ante(event):
            self._paid.append(event)
            self._lines.append(line)
            return []
        together = in_one_sentence(self._paid, company) if company is not None else []
        told = [*(together or self._lines), line]
        self._paid, self._lines = [], []
        return told
