"""The rows of the corner panel: contract, tricks and bids, made from a situation."""

from __future__ import annotations

from ombre_desktop.engine import Ruleset, Seat, SeatView, Suit
from ombre_desktop.engine.trump_suits import fixed_trump
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PROBLEM, Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.prices import price_played
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.contract import (
    aim_row,
    bid_row,
    called_row,
    contract_title,
    deal_row,
    favour_row,
    is_in_favour,
    lesson_row,
    ombre_row,
    problem_row,
    side_tricks_row,
    tricks_row,
    turned_row,
    wants_no_trick,
)
from ombre_desktop.ui.texts.partners import calls_title, deal_of_stones, plays_label, tricks_of_sides
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.tariffs import price_row
from ombre_desktop.value import Value

Line = tuple[str, str]
"""The label of a row, and its text."""


class ContractText(Value):
    """The words of the corner panel, and the suit whose sign it shows."""

    title: str
    rows: tuple[Line, ...]
    sign: Suit | None


def company_at(sitting: Sitting) -> Company:
    """Return the people of *sitting*, ready to be named in sentences."""
    return Company(shown_names(sitting.company.names), sitting.company.addressed, sitting.ruleset.name)


def contract_text(picture: TablePicture, sitting: Sitting, situation: Situation) -> ContractText:
    """Return the words for the game, its players, and the tricks so far."""
    rows = [_first_row(picture, sitting, situation), _second_row(picture, sitting, situation)]
    told = _price(picture, sitting, situation) or aim_row(picture.contract)
    if told is not None:
        # The corner has room for two rows, and the price or the goal of the contract matters more.
        rows[0] = told
    offered = picture.turned.suit if picture.turned and picture.contract is None else None
    again = situation.view is not None and _bids_again(situation.view, picture)
    title = contract_title(picture.contract, picture.trump, situation.deck, offered=offered, again=again)
    if sitting.ruleset.in_stones and picture.contract is None:
        title = calls_title()
    return ContractText(title, tuple(rows), picture.trump or offered)


def _first_row(picture: TablePicture, sitting: Sitting, situation: Situation) -> Line:
    """Return the row about the called card, the favour suit in an auction, the lesson, or the deal."""
    if picture.called is not None:
        ally = "" if picture.ally is None else company_at(sitting).name_or_you(picture.ally)
        return called_row(picture.called, ally, situation.deck)
    if sitting.lesson == PROBLEM:
        return problem_row(sitting.ruleset.name, *sitting.lesson_place)
    if sitting.lesson:
        return lesson_row(*sitting.lesson_place, is_exercise=sitting.is_exercise)
    favour = _favour(sitting.ruleset)
    if favour is not None and picture.ombre is None and picture.settlement is None:
        return favour_row(favour, situation.deck, sitting.ruleset.name)
    target = sitting.ruleset.target
    if target is not None and sitting.ruleset.in_stones:
        return deal_of_stones(sitting.deal_number, target.points)
    return deal_row(sitting.deal_number, sitting.deals_wanted, target.points if target else None)


def _price(picture: TablePicture, sitting: Sitting, situation: Situation) -> Line | None:
    """Return the row about the price of the game that is played, if a tariff in chips tells it."""
    if picture.contract is None or situation.view is None or sitting.lesson or sitting.ruleset.in_stones:
        return None
    tariff = price_played(situation.view, picture.contract)
    return None if tariff is None else price_row(tariff, no_trick=wants_no_trick(picture.contract))


def _favour(game: Ruleset) -> Suit | None:
    """Return the suit in which bids of *game* are worth more, if there is one."""
    return next((fixed_trump(row) for row in game.contracts if is_in_favour(row.name)), None)


def _second_row(picture: TablePicture, sitting: Sitting, situation: Situation) -> Line:
    """Return the row about the bids, the Ombre, or the tricks, depending on the phase."""
    company = company_at(sitting)
    if picture.ombre is None:
        return _bid(picture, company, situation)
    if sitting.ruleset.partners:
        return _of_partners(picture, picture.ombre, company)
    if sum(picture.won) == 0 and not picture.trick:
        return ombre_row(company.name_or_you(picture.ombre), picture.contract)
    if sitting.ruleset.together:
        side = picture.won[picture.ombre] + (picture.won[picture.ally] if picture.ally is not None else 0)
        return side_tricks_row(side, sum(picture.won) - side, allied=picture.ally is not None)
    who = picture.ombre, picture.contract, picture.resting
    return tricks_row(picture.won, *who, company=company)


def _of_partners(picture: TablePicture, ombre: Seat, company: Company) -> Line:
    """Return who plays, and once a card is played, the tricks of both sides."""
    if sum(picture.won) == 0 and not picture.trick:
        return plays_label(), company.name_or_you(ombre)
    first = ombre if company.person is None else company.person
    mine = sum(won for seat, won in enumerate(picture.won) if (seat - first) % 2 == 0)
    return tricks_of_sides(mine, sum(picture.won) - mine, own=company.person is not None)


def _bid(picture: TablePicture, company: Company, situation: Situation) -> Line:
    view = situation.view
    if view is not None and view.position.turn_ups is not None:
        return turned_row(len(picture.turned_before) + (picture.turned is not None))
    stones = company.counts_stones
    if picture.bid is None:
        return bid_row(None, "", stones=stones)
    contract, holder = picture.bid
    return bid_row(contract, company.name_or_you(holder), situation.deck, stones=stones)


def _bids_again(view: SeatView, picture: TablePicture) -> bool:
    """Tell whether bids are asked for a second time, once every seat's first answer is on the screen."""
    bidding = view.position.bidding
    all_spoke = all(picture.said[seat] is not None for seat in picture.turns)
    return all_spoke and bidding is not None and bidding.again
