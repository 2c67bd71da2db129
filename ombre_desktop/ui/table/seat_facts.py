"""The facts that the table shows of a seat, taken from the picture."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.storage.display_options import TableWords
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.table.counters import counters_for, counters_of
from ombre_desktop.ui.table.seat_decor import SeatFacts
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.seats import (
    ally_line,
    ally_words,
    dealing_words,
    held_text,
    is_strong,
    last_words,
    resting_line,
    role_line,
    unknown_line,
)

BOX = 100
"""The counters each seat starts with; they are only for show."""


def seat_facts(
    picture: TablePicture, seat: Seat, sitting: Sitting, deck: Deck, manner: TableWords = TableWords.PLAIN
) -> SeatFacts:
    """
    Return everything shown of *seat* except whose turn it is: name, role, chips, points, tricks, words.

    The words are those of the *deck*, said in this *manner*.
    """
    said = picture.said[seat]
    chips = picture.chips[seat] + BOX if sitting.ruleset.plays_for_chips else None
    points = picture.points[seat] if picture.points else None
    first = bool(picture.drawn) and picture.dealer == seat
    reveals = picture.reveals_ally and picture.ally == seat
    return SeatFacts(
        name=shown_name(sitting.company.names[seat]),
        role=_role(picture, seat, sitting),
        portrait=sitting.company.portraits[seat],
        held=held_text(chips, points),
        counters=counters_of(points or 0) if chips is None else counters_for(chips),
        won=picture.won[seat],
        words=_own_moment(first=first, reveals=reveals) or last_words(said, deck, manner),
        strong=first or reveals or is_strong(said),
        deals=picture.dealer == seat,
        laid_open=bool(picture.laid) or (seat != PERSON and picture.lies_open(seat)),
    )


def _own_moment(*, first: bool, reveals: bool) -> str:
    """Return the words of the *first* dealer, or of an ally whom a card *reveals*; otherwise nothing."""
    if first:
        return dealing_words()
    return ally_words() if reveals else ""


def _role(picture: TablePicture, seat: Seat, sitting: Sitting) -> str:
    if picture.dealer is None:
        return ""
    if seat in picture.resting:
        return resting_line()
    if picture.may_be_ally(seat):
        return unknown_line()
    if seat == picture.ally:
        return ally_line(secret=picture.called in picture.hands[seat])
    contract = sitting.ruleset.contract(picture.contract or "")
    sought = contract is not None and contract.calls and picture.called is None and not any(picture.played)
    return role_line(
        seat,
        ombre=None if sought and seat != picture.ombre else picture.ombre,
        contract=picture.contract,
        dealer=picture.dealer,
        turns=picture.turns,
    )
