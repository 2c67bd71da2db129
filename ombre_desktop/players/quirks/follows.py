"""Quirks of the play to another seat's lead."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.players.quirks.quirk import Turn


def over_the_partner(turn: Turn) -> Card | None:
    """Take a trick that the partner is winning (Q8; HOY: let your friend's card pass)."""
    if turn.leads or not turn.a_friend_wins:
        return None
    return next(iter(turn.winners), None)


def ruffs_at_sight(turn: Turn) -> Card | None:
    """Trump at once with the smallest that wins, worth it or not (Q9; P: sees a trick and takes it)."""
    led = turn.memory.trick.led
    if turn.leads or led is None or turn.memory.ranking.is_trump(led) or turn.follows_plain:
        return None
    return next(iter(turn.winners), None)


def second_hand_low(turn: Turn) -> Card | None:
    """Play the lowest card of the suit in second hand, even with the king (Q10; P: the maxim, blindly)."""
    if not turn.is_second or not turn.follows_plain:
        return None
    return turn.lowest(turn.cards)


def never_small_ruff(turn: Turn) -> Card | None:
    """Trump with a high card where a small one would do (Q11; P: afraid to be overtrumped)."""
    led = turn.memory.trick.led
    if turn.leads or led is None or turn.memory.ranking.is_trump(led) or turn.follows_plain:
        return None
    ruffs = [card for card in turn.winners if card not in turn.memory.ranking.matadors]
    return ruffs[-1] if turn.usual in turn.winners and ruffs else None
