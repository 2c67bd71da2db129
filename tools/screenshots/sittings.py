"""The sittings that are photographed."""

from __future__ import annotations

import dataclasses
from itertools import cycle, islice

from ombre_desktop.engine import Chips
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.value import replace

from .moments import Found, Moment, found, is_settled

EVENING = 6
"""The number of deals of an evening."""
LONGEST_NAMES = (
    "Doña Encarnación de la Vega y Montemayor",
    "Maximiliano Hernández-Villalobos",
    "Ulrikke Amalie Gyldenløve-Rosenkrantz",
)
"""The longest name that the dialogs accept, and two likely ones."""


def sitting_of(moment: Found) -> Sitting:
    """Return a sitting with the deal of *moment* in progress, or settled."""
    company = company_of(moment.state.seats)
    sitting = Sitting("0" * 32, company, moment.session, 12, state=moment.state, staked=moment.session)
    settlement = moment.state.settlement
    return sitting if settlement is None else sitting.settled(settlement, row_of(sitting))


def evening(game: str, seats: int) -> Sitting:
    """Return a sitting of several deals, all alike, the last one settled."""
    sitting = sitting_of(found(Moment("", is_settled, game, seats)))
    rows = tuple(dataclasses.replace(sitting.rows[0], number=number) for number in range(1, EVENING + 1))
    chips = tuple(Chips(EVENING * won) for won in rows[0].net)
    return replace(sitting, rows=rows, session=replace(sitting.session, chips=chips, deals=EVENING))


def with_long_names(sitting: Sitting) -> Sitting:
    """Return the sitting with people whose names are hard to place."""
    company = sitting.company
    names = tuple(islice(cycle(LONGEST_NAMES), len(company.names)))
    return replace(sitting, company=replace(company, names=names))


def company_of(seats: int) -> Company:
    """Return the usual company at a table of *seats*."""
    others = USUAL_COMPANY[: seats - 1]
    names = ("Doña Blanca", *(one.name for one in others))
    portraits = ("viajera", *(one.portrait for one in others))
    return Company(names, (HUMAN, *("textbook",) * (seats - 1)), portraits)
