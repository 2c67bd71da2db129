"""The facts that the table shows of a seat, taken from the picture."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.engine.chips import score_of
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.table.counters import CounterShape, counters_for, counters_of, stones_of
from ombre_desktop.ui.table.seat_decor import SeatFacts
from ombre_desktop.ui.texts.partners import mano_line, part_word, partner_line
from ombre_desktop.ui.texts.people import person_named, shown_name
from ombre_desktop.ui.texts.phrases import Named
from ombre_desktop.ui.texts.seats import (
    ally_line,
    ally_words,
    dealer_line,
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
    points = score_of(picture.points, seat) if picture.points else None
    keeps = points is None or seat < len(picture.points)
    first = bool(picture.drawn) and picture.dealer == seat
    reveals = picture.reveals_ally and picture.ally == seat
    return SeatFacts(
        name=shown_name(sitting.company.names[seat]),
        role=_role(picture, seat, sitting),
        portrait=sitting.company.portraits[seat],
        held=held_text(chips, points) if keeps else "",
        counters=_counters(picture, seat, chips) if keeps else (),
        won=picture.won[seat],
        words=_own_moment(person_named(sitting.company.names[seat]), first=first, reveals=reveals)
        or last_words(said, deck, manner, sitting.ruleset.name),
        strong=first or reveals or is_strong(said),
        deals=picture.dealer == seat,
        rests=seat in picture.resting,
        laid_open=bool(picture.laid) or (seat != PERSON and picture.lies_open(seat)),
    )


def _counters(picture: TablePicture, seat: Seat, chips: int | None) -> tuple[CounterShape, ...]:
    """Return the *chips* of a seat, its points, or the stones of its side, as they lie before it."""
    if chips is not None:
        return counters_for(chips)
    points = score_of(picture.points, seat) if picture.points else 0
    return stones_of(points) if picture.counts_stones else counters_of(points)


def _own_moment(name: Named, *, first: bool, reveals: bool) -> str:
    """Return the words of *name* as *first* dealer, or as ally whom a card *reveals*; otherwise nothing."""
    if first:
        return dealing_words()
    return ally_words(name) if reveals else ""


def _role(picture: TablePicture, seat: Seat, sitting: Sitting) -> str:
    if picture.dealer is None:
        return ""
    if sitting.ruleset.partners:
        return _role_of_partner(picture, seat, sitting)
    name = person_named(sitting.company.names[seat])
    if seat in picture.resting:
        return resting_line(sitting.ruleset.name)
    if picture.may_be_ally(seat):
        return unknown_line()
    if seat == picture.ally:
        return ally_line(name, secret=not picture.ally_known)
    contract = sitting.ruleset.contract(picture.contract or "")
    sought = contract is not None and contract.calls and picture.called is None and not any(picture.played)
    return role_line(
        seat,
        name,
        ombre=None if sought and seat != picture.ombre else seat if seat in picture.joined else picture.ombre,
        contract=picture.contract,
        dealer=picture.dealer,
        turns=picture.turns,
    )


def _role_of_partner(picture: TablePicture, seat: Seat, sitting: Sitting) -> str:
    """Return the role of *seat* at a table of fixed partners, and whether it is the person's partner."""
    ombre, person = picture.ombre, sitting.company.addressed
    name = person_named(sitting.company.names[seat])
    contract = sitting.ruleset.contract(picture.contract or "")
    player = person_named(sitting.company.names[seat if ombre is None else ombre])
    if ombre is None or contract is None:
        role = (
            mano_line() if seat == picture.turns[0] else dealer_line(name) if seat == picture.dealer else ""
        )
        if not role and not _is_partner(seat, person) and picture.dealer is not None:
            role = role_line(
                seat, name, ombre=None, contract=None, dealer=picture.dealer, turns=picture.turns
            )
    elif seat == ombre:
        role = part_word("alone" if picture.resting else "plays", player)
    elif (seat - ombre) % 2:
        role = part_word("against", player)
    else:
        along = "with_you" if ombre == person else "along"
        role = part_word("rests" if picture.resting else along, player)
    return partner_line(name, role) if _is_partner(seat, person) else role


def _is_partner(seat: Seat, person: Seat | None) -> bool:
    return person is not None and seat != person and (seat - person) % 2 == 0
