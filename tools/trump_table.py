"""
``python -m tools.trump_table``: compute the tricks that a lone player is certain to win with trumps.

This writes, in some minutes, the table that the solver reads, for every distribution of up to eight trumps.
The model is a game with trumps and hardly any other cards, in which the two opponents may do more than their
hands could really allow. To a plain lead, they may play a trump or not, as they like. They can make the lone
player follow suit as long as that player has a plain card, and then choose who wins the trick and leads. A
*free* card belongs to a suit that the opponents do not have: the lone player may throw it away or lead it. So
whatever the plain cards are, the lone player has a way to win that many tricks. With trumps, all three must
follow the rules: a hand must follow a trump lead, unless its only trumps are matadors.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple
from zlib import compress

from ombre_desktop.players.solver.trumps import LONGEST, MOST_MATADORS, TABLE, place_of

ALONE, NEXT, LAST = "012"
"""The seats in order of play; a row of trumps names the owners of the trumps, from the highest down."""
ANY = 2
"""The number of plain cards that stands for more than one."""
Trumps = tuple[int | None, ...]
"""Places in the row, or None for a plain card."""


class Cards(NamedTuple):
    """The owners of trumps, highest first; the number of matadors; the lone player's plain and free cards."""

    row: str
    matadors: int
    plain: int
    free: int = 0


KINDS = (
    *((leader, ANY, 0) for leader in (ALONE, NEXT)),
    *((leader, plain, free) for plain, free in ((0, 0), (1, 0), (0, 1), (1, 1)) for leader in "012"),
)
"""The leader, with the lone player's plain and free cards; with `ANY` either of the two may lead."""


def main() -> int:
    """Write the table."""
    TABLE.write_bytes(compress(table(LONGEST), 9))
    print(TABLE, TABLE.stat().st_size)
    return 0


def table(longest: int) -> bytes:
    """
    Return the sure tricks with up to *longest* trumps: eight bytes a row and number of matadors.

    Each byte holds four bits for each of two `KINDS`, from below.
    """
    sure = {}
    for length in range(longest + 1):
        for row in map("".join, product("012", repeat=length)):
            for matadors in range(min(length, MOST_MATADORS) + 1):
                wins = [sure_of(leader, Cards(row, matadors, *others)) for leader, *others in KINDS]
                sure[place_of(row, matadors)] = sum(won << 4 * at for at, won in enumerate(wins))
    return b"".join(sure.get(at, 0).to_bytes(8, "little") for at in range(max(sure) + 1))


@cache
def sure_of(leader: str, cards: Cards) -> int:
    """Return the number of sure tricks with trumps and free cards if *leader* leads."""
    if ALONE not in cards.row:
        return 0
    if leader == ALONE:
        return _led_by_him(cards)
    if cards.plain != ANY:
        worst = _led_by_them(leader, cards)
        return min(worst, _followed_suit(cards)) if cards.plain else worst
    # Either opponent may lead, and they may have wasted a trump.
    worst = min(_led_by_them(NEXT, cards), _led_by_them(LAST, cards), _led_by_him(cards))
    wasted = (_without(cards, (at,)) for at, owner in enumerate(cards.row) if owner != ALONE)
    return min([worst, *(sure_of(NEXT, left) for left in wasted)])


def _led_by_him(cards: Cards) -> int:
    """Return the tricks after the lone player's best lead."""
    follow = list(product(_following(cards, NEXT), _following(cards, LAST)))
    best = max(min(_after(cards, own, *laid) for laid in follow) for own in _alike(cards, ALONE))
    if cards.plain == 1:
        best = max(best, _followed_suit(cards))
    if cards.free:
        left = cards._replace(free=0)
        best = max(best, min(_after(left, None, *laid, else_to=ALONE) for laid in _ruffs(cards)))
    return best


def _led_by_them(leader: str, cards: Cards) -> int:
    """Return the tricks after the opponents' worst lead: a trump, or a plain card that cannot be followed."""
    own = _alike(cards, ALONE)
    worst = []
    if leader == NEXT:
        for led, last in product(_alike(cards, NEXT), _following(cards, LAST)):
            worst.append(max(_after(cards, card, led, last) for card in own))
        for last in (*_alike(cards, LAST), None):
            worst.append(_to_a_plain_lead(cards, (None,), last))
        return min(worst)
    for led in _alike(cards, LAST):
        follow = _following(cards, NEXT)
        worst.append(max(min(_after(cards, card, each, led) for each in follow) for card in own))
    worst.append(_to_a_plain_lead(cards, (*_alike(cards, NEXT), None), None))
    return min(worst)


def _to_a_plain_lead(cards: Cards, after_him: Trumps, last: int | None) -> int:
    """Return the tricks after a lead of a plain suit not held: trump it, or throw a plain or a free card."""
    ways: list[tuple[Cards, int | None]] = [(cards, card) for card in _alike(cards, ALONE)]
    if cards.plain == 1:
        ways.append((cards._replace(plain=0), None))
    if cards.free:
        ways.append((cards._replace(free=0), None))
    return max(min(_after(left, card, each, last) for each in after_him) for left, card in ways)


def _followed_suit(cards: Cards) -> int:
    """Return the fewest tricks after a trick in which the plain card fell, no matter who won it."""
    left = cards._replace(plain=0)
    calm = min(sure_of(leader, left) for leader in (ALONE, NEXT, LAST))
    return min([calm, *(_after(left, None, *laid) for laid in _ruffs(cards) if laid != (None, None))])


def _ruffs(cards: Cards) -> list[tuple[int | None, int | None]]:
    """Return the pairs of cards that the opponents may play to a plain lead."""
    return list(product((*_alike(cards, NEXT), None), (*_alike(cards, LAST), None)))


def _after(cards: Cards, *laid: int | None, else_to: str = "") -> int:
    """Return the tricks from this one on; without trumps *laid*, *else_to* wins it, or else an opponent."""
    trumps = sorted(at for at in laid if at is not None)
    left = _without(cards, trumps)
    if trumps:
        winner = cards.row[trumps[0]]
    elif else_to:
        winner = else_to
    else:
        return min(sure_of(leader, left) for leader in (NEXT, LAST))
    return int(winner == ALONE) + sure_of(winner, left)


def _without(cards: Cards, trumps: Sequence[int]) -> Cards:
    """Return the cards left without these *trumps*."""
    row = "".join(owner for at, owner in enumerate(cards.row) if at not in trumps)
    return cards._replace(row=row, matadors=cards.matadors - sum(at < cards.matadors for at in trumps))


def _following(cards: Cards, seat: str) -> Trumps:
    """Return the cards *seat* may play when a trump is led."""
    trumps = _alike(cards, seat)
    return (*trumps, None) if cards.row.rfind(seat) < cards.matadors else trumps


def _alike(cards: Cards, seat: str) -> tuple[int, ...]:
    """Return the trumps of *seat*; of neighbours of equal value, only the highest."""
    row = cards.row
    return tuple(
        at
        for at, owner in enumerate(row)
        if owner == seat and (at in (0, cards.matadors) or row[at - 1] != seat)
    )


if __name__ == "__main__":
    sys.exit(main())
