"""Motives for a card in a trick that decides the deal, or by which one hand collects the tricks."""

from __future__ import annotations

from ombre_desktop.engine import Card, Seat
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.motives.fates import Fate
from ombre_desktop.players.motives.turn import Turn


def decides_for_us(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the winning trick: any seat may take it after *card*, and the deal is won for this side.

    For a defender, to win is that the Ombre loses: a tie still leaves something to play for.
    """
    ours, _ = _best_and_worst(turn)
    if _is_surely(turn, card, ours) and not _is_certain_anyway(turn, ours):
        return Motive("wins_the_game")
    return None


def beats_them(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the trick that stops the Ombre.

    Any seat may take it after *card*, and the Ombre can no longer win.
    """
    if not turn.sides_are_known or turn.is_with_the_ombre or not _can_win(turn):
        return None
    return Motive("stops_them") if not any(Fate.WON in turn.after(at) for at in turn.takers(card)) else None


def last_chance(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the deciding trick: an opponent who takes it has won the deal, and *card* makes that least likely.

    With the majority taken, no cards can change the result (rule 1.12).
    """
    _, theirs = _best_and_worst(turn)
    return Motive("they_would_win") if _holds_off(turn, card, {theirs}) else None


def needed_to_win(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the trick without which the Ombre's side cannot win any more.

    The card makes losing it least likely.
    """
    if not turn.is_with_the_ombre or not _can_win(turn):
        return None
    return Motive("needed_to_win") if _holds_off(turn, card, {Fate.TIED, Fate.LOST}) else None


def saves_the_tie(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of puesta (remise) in sight: the Ombre's side can no longer win, but may still tie.

    An opponent who takes the trick makes that impossible, and *card* best prevents it.
    """
    if not turn.is_with_the_ombre or _can_win(turn) or Fate.TIED not in turn.after(turn.memory.seat):
        return None
    return Motive("saves_the_tie") if _holds_off(turn, card, {Fate.LOST}) else None


def only_i_can_stop_them(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the fourth trick in one hand, mine: the Ombre has won unless this very seat takes the trick.

    The other defender's trick would come too late (rule 1.12: three tricks each lose to four).
    """
    if not turn.counts_alone or Fate.WON not in _all_of(turn, turn.memory.friends):
        return None
    if any(_is_stoppable(turn, friend) for friend in turn.memory.friends):
        return None
    if not _is_stoppable(turn, turn.memory.seat) or card not in turn.winners:
        return None
    least = min(turn.risk(each) for each in turn.winners)
    return Motive("take_it_yourself") if turn.risk(card) == least else None


def only_they_can_stop_them(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the fourth trick in one hand, the partner's.

    If this seat takes the trick, the Ombre has won.
    """
    if not turn.counts_alone or card in turn.winners or _is_stoppable(turn, turn.memory.seat):
        return None
    able = [at for at in turn.takers(card) if at in turn.memory.friends and _is_stoppable(turn, at)]
    return Motive("leave_it_to_partner") if able else None


DECIDING = (
    decides_for_us,
    only_i_can_stop_them,
    only_they_can_stop_them,
    beats_them,
    saves_the_tie,
    last_chance,
    needed_to_win,
)


def _best_and_worst(turn: Turn) -> tuple[Fate, Fate]:
    """Return the fates of the Ombre that are best and worst for this side."""
    return (Fate.WON, Fate.LOST) if turn.is_with_the_ombre else (Fate.LOST, Fate.WON)


def _all_of(turn: Turn, seats: tuple[Seat, ...]) -> frozenset[Fate]:
    return frozenset[Fate]().union(*(turn.after(seat) for seat in seats))


def _is_surely(turn: Turn, card: Card, fate: Fate) -> bool:
    """Tell whether the deal ends with *fate* for any seat that may take the trick after *card*."""
    return turn.sides_are_known and all(turn.after(taker) == {fate} for taker in turn.takers(card))


def _is_certain_anyway(turn: Turn, fate: Fate) -> bool:
    return all(turn.after(seat) == {fate} for seat in turn.memory.ring)


def _can_win(turn: Turn) -> bool:
    """Tell whether the Ombre can still win if they take this trick."""
    return Fate.WON in turn.after(turn.memory.ombre)


def _holds_off(turn: Turn, card: Card, fates: set[Fate]) -> bool:
    """
    Tell whether *card* best keeps the trick from an opponent, after whose trick only *fates* are left.

    Every opponent who may take the trick decides the deal by it, and some cards let them.
    """
    if not turn.sides_are_known or turn.nothing_matters or _all_of(turn, turn.memory.ring) <= fates:
        return False
    foes = {at for each in turn.cards for at in turn.takers(each) if at in turn.memory.foes}
    if not foes or not all(turn.after(foe) <= fates for foe in foes):
        return False
    risks = {each: turn.risk(each) for each in turn.cards}
    return risks[card] < 1.0 and risks[card] == min(risks.values()) < max(risks.values())


def _is_stoppable(turn: Turn, seat: Seat) -> bool:
    """Tell whether the Ombre may still fail to win if *seat* takes this trick."""
    return turn.after(seat) != {Fate.WON}
