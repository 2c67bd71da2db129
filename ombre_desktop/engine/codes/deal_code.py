"""
Whole deals as codes.

The first character is the version, the second the game with its number of seats. The rest is one
number: the house rules that differ from the standard, the dealer, the pool, any scores, and the cards.
A deal has only one code, and a code of version 1 never changes its meaning.
"""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.chips import Chips, Stakes
from ombre_desktop.engine.codes.arrangement import pack_layout, take_layout
from ombre_desktop.engine.codes.characters import CHECKS, Digits, read, written
from ombre_desktop.engine.codes.errors import CodeError, CodeFault
from ombre_desktop.engine.codes.house_rules import pack_house, take_house
from ombre_desktop.engine.codes.mixed_radix import Packer, Unpacker
from ombre_desktop.engine.deal import start
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.numbers import MOST
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.engine.variants import ruleset, variant
from ombre_desktop.engine.variants.parts.code_book import TABLES

VERSION: Final = 1
FEWEST: Final = CHECKS + 1
"""The fewest digits of a code besides its check characters: version, game and a number."""


def code_of(state: DealState) -> str:
    """Return the code of the deal as it was dealt; raise `CodeError` if codes cannot hold it."""
    game = state.ruleset
    table = (game.name, game.seats)
    if table not in TABLES:
        raise CodeError(CodeFault.NOT_NUMBERED, game.name)
    packer = Packer()
    pack_house(packer, game.house.differences(variant(game.name).standard))
    packer.add(state.dealer, game.seats)
    _pack_stakes(packer, state.stakes)
    pack_layout(packer, state.layout, game.pack.cards)
    return written((VERSION, TABLES.index(table), *packer.digits))


def deal_of(code: str) -> DealState:
    """Deal the cards of *code*, up to the first question; raise `CodeError` if no deal has that code."""
    digits = read(code)
    if len(digits) < FEWEST:
        raise CodeError(CodeFault.MISTYPED)
    if digits[0] != VERSION:
        raise CodeError(CodeFault.UNKNOWN_VERSION)
    state = _deal_of(digits)
    if read(code_of(state)) != digits:
        raise CodeError(CodeFault.NO_DEAL)
    return state


def is_deal(code: str) -> bool:
    """Return True if some deal has this *code*."""
    try:
        deal_of(code)
    except CodeError:
        return False
    return True


def _deal_of(digits: Digits) -> DealState:
    _, table, *rest = digits
    if table >= len(TABLES):
        raise CodeError(CodeFault.UNKNOWN_GAME)
    name, seats = TABLES[table]
    unpacker = Unpacker(tuple(rest))
    try:
        game = ruleset(name, take_house(unpacker), seats)
    except SettingError as error:
        raise CodeError(CodeFault.NO_DEAL) from error
    dealer = Seat(unpacker.take(seats))
    stakes = _take_stakes(unpacker, game)
    return start(game, dealer, _take_layout(unpacker, game, dealer), stakes).state


def _take_layout(unpacker: Unpacker, game: Ruleset, dealer: Seat) -> Layout:
    ring = game.ring(dealer)
    sizes = [game.hand_size if seat in ring else 0 for seat in range(game.seats)]
    return take_layout(unpacker, sizes, game.pack.cards)


def _pack_stakes(packer: Packer, stakes: Stakes) -> None:
    if not 0 <= stakes.pool <= MOST or any(abs(score) > MOST for score in stakes.scores):
        raise CodeError(CodeFault.TOO_MUCH)
    packer.add_natural(stakes.pool)
    for score in stakes.scores:
        packer.add_integer(score)


def _take_stakes(unpacker: Unpacker, game: Ruleset) -> Stakes:
    pool = Chips(unpacker.take_natural())
    scored = game.target.standing(game.seats) if game.target else ()
    return Stakes(pool, tuple(unpacker.take_integer() for _ in scored))
