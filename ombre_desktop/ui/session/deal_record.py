"""The deal in hand as a record, and as a line of the score sheet."""

from __future__ import annotations

from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.storage.deal_row import DealRow, settled_row
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.dealing import tags_after_deal
from ombre_desktop.ui.texts import outside


def row_of(sitting: Sitting) -> DealRow:
    """Return the line of the score sheet for the deal of *sitting*, which was settled just now."""
    state, number = present(sitting.state, "deal"), sitting.session.deals + 1
    return settled_row(state, number, record_text(sitting, tags_after_deal(sitting)), sitting.mark)


def record_text(sitting: Sitting, proof: tuple[tuple[str, str], ...] = ()) -> str:
    """Return the record of the deal in hand, with the names of its players and the tags of its *proof*."""
    state, company = present(sitting.state, "deal"), sitting.company
    who = zip(company.names, company.players, strict=True)
    seats = "; ".join(f"{seat} {_plain(name)} {kind}" for seat, (name, kind) in enumerate(who, start=1))
    return format_record(record_of(state, ("Seats", seats), *proof))


def _plain(name: str) -> str:
    """Return a name without the characters that would break a tag."""
    return outside.name("".join(" " if mark in '"{};[]' else mark for mark in name))
