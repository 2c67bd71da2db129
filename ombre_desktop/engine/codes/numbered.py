"""Numbered deals: a number gives everybody the same cards, and always will."""

from __future__ import annotations

from typing import Final

from ombre_desktop.engine.codes.errors import CodeError, CodeFault
from ombre_desktop.engine.deal import start
from ombre_desktop.engine.digest import sha256
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.session import Session
from ombre_desktop.engine.state import DealState, Ruleset
from ombre_desktop.engine.written_shuffle import written_shuffle

LARGEST_NUMBER: Final = 4_000_000_000


def numbered_deal(game: Ruleset, number: int) -> DealState:
    """
    Deal the cards of *game* that have this *number*, shuffled as `docs/fair-shuffle.md` says.

    Seat 1 deals the first, seat 2 the second. The stakes are those of the first deal of a sitting.
    Raise `CodeError` for a number out of range.
    """
    if not 1 <= number <= LARGEST_NUMBER:
        raise CodeError(CodeFault.BAD_NUMBER, str(number))
    dealer = Seat((number - 1) % game.seats)
    seed = sha256(f"ombre numbered deal 1\n{game.name}\n{number}".encode("ascii")).digest()
    return laid_deal(game, dealer, game.dealt(written_shuffle(game.pack.cards, seed), dealer))


def laid_deal(game: Ruleset, dealer: Seat, layout: Layout) -> DealState:
    """Deal the cards of *layout* as the first deal of a sitting of *game*."""
    return start(game, dealer, layout, Session.begin(game, dealer).with_antes().stakes).state
