"""Events in words: for the log, and to be said aloud."""

from __future__ import annotations

from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.value import replace

_DEEDS = (happened.CardPlayed, happened.BidMade, happened.Said)
"""Events of somebody who presses a card or a button."""


def chronicle_of(sitting: Sitting, now: Situation) -> Chronicle:
    """Return the writer of the events of the deal in hand."""
    state = sitting.state
    contract = state.contract.name if state and state.contract else None
    ombre = state.ombre if state else None
    return Chronicle(company_at(sitting), now.deck, contract, ombre, sitting.side)


def spoken_line(event: happened.Event, now: Situation) -> str:
    """Return what is said of *event*; empty for what the person has just done."""
    sitting = now.sitting
    if sitting is None or (isinstance(event, _DEEDS) and event.seat == sitting.company.person):
        return ""
    trump = now.picture.trump if now.picture is not None else None
    return replace(chronicle_of(sitting, now), ranking=sitting.ruleset.ranking(trump)).line(event)
