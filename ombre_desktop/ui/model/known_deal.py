"""A deal that is known by its code or its number, before anybody plays it."""

from __future__ import annotations

from ombre_desktop.engine import Layout, Ruleset, Seat, Stakes, ruleset
from ombre_desktop.engine.codes import code_in, code_of, deal_of, laid_deal, numbered_deal
from ombre_desktop.value import Value


class KnownDeal(Value):
    """The game, the dealer and the stakes of a deal; its cards stay in the *code*. It may have a *number*."""

    code: str
    game: Ruleset
    dealer: Seat
    stakes: Stakes
    number: int | None = None


def deal_with_code(text: str) -> KnownDeal:
    """Return the deal with the code in *text*; raise `CodeError`."""
    state = deal_of(code_in(text))
    return KnownDeal(code_of(state), state.ruleset, state.dealer, state.stakes)


def deal_with_number(name: str, seats: int, number: int) -> KnownDeal:
    """Return the numbered deal of the game *name* for this number of *seats*; raise `CodeError`."""
    state = numbered_deal(ruleset(name, seats=seats), number)
    return KnownDeal(code_of(state), state.ruleset, state.dealer, state.stakes, number)


def deal_with_cards(game: Ruleset, dealer: Seat, layout: Layout) -> KnownDeal:
    """Return the deal of just these cards; raise `CodeError` if codes do not know the rules of *game*."""
    state = laid_deal(game, dealer, layout)
    return KnownDeal(code_of(state), game, dealer, state.stakes)
