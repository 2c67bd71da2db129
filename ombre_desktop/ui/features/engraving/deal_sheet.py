"""The contents of the picture of a deal, taken from its record."""

from __future__ import annotations

from ombre_desktop.engine import Cards, Seat
from ombre_desktop.engine.chips import Result, net_of
from ombre_desktop.engine.codes import CodeError, code_of
from ombre_desktop.engine.contract import Goal
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.table.hand_order import in_hand_order
from ombre_desktop.ui.texts.contract import contract_title
from ombre_desktop.ui.texts.engraving import decided_in
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.partners import part_word
from ombre_desktop.ui.texts.people import person_named
from ombre_desktop.ui.texts.results import result_told, signed
from ombre_desktop.ui.texts.seats import ally_line, role_line
from ombre_desktop.value import Value, replace

_BY_MOST = (Result.SACADA, Result.PUESTA, Result.CODILLE)
"""The results that the count of tricks decides, where the Ombre wants most of them."""


class Holder(Value):
    """A player: their role, what they won or lost, and the hand with which they played."""

    seat: Seat
    name: str
    portrait: str
    role: str
    net: str
    hand: Cards


class TrickSheet(Value):
    """A trick: its *number*, the seats in the order of play with their *cards*, and who won it."""

    number: int
    seats: tuple[Seat, ...]
    cards: Cards
    winner: Seat


class DealSheet(Value):
    """A deal that is over: *decisive* is the trick that decided it; None if no single one did."""

    deck: Deck
    game: str
    title: str
    line: str
    holders: tuple[Holder, ...]
    tricks: tuple[TrickSheet, ...]
    decisive: TrickSheet | None
    caption: str
    code: str


def sheet_of(text: str, sitting: Sitting, deck: Deck) -> DealSheet:
    """Return the sheet of the deal whose record is *text*; all people of *sitting* are told of by name."""
    record = parse_record(text)
    state = record.state
    company = replace(company_at(sitting), person=None)
    outcome = state.outcome
    told = None
    if outcome is not None:
        contract = None if state.contract is None else state.contract.name
        told = result_told(outcome, company, ombre=state.ombre, contract=contract)
    tricks, decisive = _tricks(record), decisive_trick(record)
    return DealSheet(
        deck=deck,
        game=game_name(state.ruleset.name),
        title=told.title if state.contract is None and told is not None else _contract(record, deck),
        line=told.line if told is not None else "",
        holders=_holders(record, sitting, company.names),
        tricks=tricks,
        decisive=None if decisive is None else tricks[decisive],
        caption="" if decisive is None else decided_in(decisive + 1),
        code=_code(record),
    )


def decisive_trick(record: GameRecord) -> int | None:
    """
    Return the index of the trick that decided the deal; None where it was not won or lost by most tricks.

    It is the first after which the Ombre had more tricks than anybody else could still get, or could not
    get more any longer.
    """
    state = record.state
    playing, outcome = state.playing, state.outcome
    if playing is None or outcome is None or outcome.result not in _BY_MOST:
        return None
    if state.the_contract.goal is not Goal.MOST:
        return None
    won, total = [0] * state.seats, len(playing.opening[state.ring[0]])
    for at, winner in enumerate(playing.winners):
        won[winner] += 1
        own, most = _sides(record, won)
        left = total - at - 1
        if own > most + left or own + left <= most:
            return at
    return None


def _sides(record: GameRecord, won: list[int]) -> tuple[int, int]:
    """Return the tricks of the Ombre's side, and the most that a rival, or their side together, has."""
    state = record.state
    side = {seat for seat in (state.ombre, state.ally) if seat is not None}
    rivals = [won[seat] for seat in state.ring if seat not in side]
    own = sum(won[seat] for seat in side)
    return own, sum(rivals) if state.ruleset.together else max(rivals, default=0)


def _contract(record: GameRecord, deck: Deck) -> str:
    state = record.state
    contract = None if state.contract is None else state.contract.name
    return contract_title(contract, state.ranking.trump, deck)


def _holders(record: GameRecord, sitting: Sitting, names: tuple[str, ...]) -> tuple[Holder, ...]:
    state = record.state
    hands = state.playing.opening if state.playing is not None else state.hands
    net = net_of(state.payments, state.seats)
    return tuple(
        Holder(
            seat=seat,
            name=str(names[seat]),
            portrait=sitting.company.portraits[seat],
            role=_role(record, seat, sitting.company.names[seat]),
            net=signed(net[seat]) if state.payments else "",
            hand=in_hand_order(hands[seat], state.ranking),
        )
        for seat in map(Seat, range(state.seats))
        if seat in state.ring
    )


def _role(record: GameRecord, seat: Seat, name: str) -> str:
    """Return the role of a player; at a table of fixed partners only of the one who plays."""
    state, called = record.state, person_named(name)
    if state.ruleset.partners:
        return part_word("plays", called) if seat == state.ombre else ""
    if seat == state.ally:
        return ally_line(called, secret=False)
    contract = None if state.contract is None else state.contract.name
    return role_line(
        seat, called, ombre=state.ombre, contract=contract, dealer=state.dealer, turns=state.ring
    )


def _tricks(record: GameRecord) -> tuple[TrickSheet, ...]:
    state = record.state
    playing = state.playing
    if playing is None:
        return ()
    found = zip(playing.tricks, playing.winners, strict=True)
    return tuple(
        TrickSheet(number, trick.order[: len(trick.cards)], trick.cards, winner)
        for number, (trick, winner) in enumerate(found, 1)
    )


def _code(record: GameRecord) -> str:
    """Return the code by which a friend can play the deal; empty if it has none."""
    try:
        return code_of(record.state)
    except CodeError:
        return ""
