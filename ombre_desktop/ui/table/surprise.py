"""Events that nobody should miss, after which the table rests for a moment."""

from __future__ import annotations

from ombre_desktop.engine import Result
from ombre_desktop.engine import events as happened

STRIKING = frozenset({Result.CODILLE, Result.VOLE, Result.FAILED_VOLE})
"""The results that nobody should miss before the payments are shown."""


def is_surprise(event: happened.Event) -> bool:
    """Tell whether *event* is worth a pause: a card turned up or taken openly, a codille, a vole."""
    match event:
        case happened.CardTurned():
            return True
        case happened.Exchanged(open_drawn=taken):
            return bool(taken)
        case happened.DealSettled(settlement=settlement):
            return any(verdict.result in STRIKING for verdict in settlement.outcome.verdicts)
        case _:
            return False
