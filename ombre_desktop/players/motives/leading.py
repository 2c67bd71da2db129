"""Motives for a lead."""

from __future__ import annotations

from ombre_desktop.engine import Card, Seat, Suit
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.counting import has_the_majority, sure_tricks
from ombre_desktop.players.motives.turn import Turn

LONG = 4
"""The number of trumps with which a hand can afford to lose a trick while it draws trumps."""
LENGTH, SHORT = 3, 2
"""The numbers of cards from which a plain suit is long, and up to which it is short."""


def majority_is_sure(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the majority.

    The *tricks* taken and certain are more than half of all, and *card* is one of them.
    """
    memory = turn.memory
    if not has_the_majority(memory) or not turn.is_master(card):
        return None
    if memory.trumps and turn.trumps_out and not turn.is_trump(card):
        return None
    return Motive("majority_is_sure", (("tricks", memory.tricks + sure_tricks(memory)),))


def gives_a_ruff(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a ruff given.

    A partner is void in the *suit* and may trump; the Ombre is not known to be void.
    """
    suit = _plain(turn, card)
    if suit is None or any(turn.memory.is_void(foe, suit) for foe in turn.memory.foes):
        return None
    able = any(_may_ruff(turn, friend, suit) for friend in turn.memory.friends)
    return _with_suit("partner_can_ruff", card) if able else None


def forces(turn: Turn, card: Card) -> Motive | None:
    """Tell of the force: a known opponent is void in the *suit*, and must trump it or let it go."""
    suit = _plain(turn, card)
    if suit is None or not any(_may_ruff(turn, foe, suit) for foe in turn.known_foes):
        return None
    return _with_suit("ombre_is_void", card)


def draws_trumps(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of trumps drawn from the top.

    No other seat can beat this trump, and *left* trumps are still out.
    """
    if not turn.is_trump(card) or not turn.is_master(card) or not turn.trumps_out:
        return None
    return Motive("draw_trumps", (("left", len(turn.trumps_out)),))


def sure_winner(turn: Turn, card: Card) -> Motive | None:
    """Tell of a sure trick: no other seat can beat *card*, by its suit or by a ruff."""
    return Motive("sure_trick") if turn.beaten(card, turn.everybody) == 0.0 else None


def highest_of_suit(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a winner cashed.

    Nobody can hold a higher card of the plain *suit*, which all may have to follow.
    """
    suit = _plain(turn, card)
    if suit is None or not turn.is_master(card) or not turn.out(card):
        return None
    if any(_may_ruff(turn, foe, suit) for foe in turn.memory.foes):
        return None
    return _with_suit("highest_of_suit", card)


def safe_but_for_a_ruff(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a winner that can be ruffed: nobody can hold a higher card of its plain suit.

    No opponent is known to be void in it.
    """
    suit = _plain(turn, card)
    if suit is None or not turn.is_master(card) or not turn.trumps_out:
        return None
    ruffed = any(_may_ruff(turn, foe, suit) for foe in turn.memory.foes)
    return None if ruffed else Motive("only_a_trump")


def returns_the_suit(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the partner's suit returned.

    A partner led it last, and the Ombre is not known to be void in it.
    """
    suit, memory = _plain(turn, card), turn.memory
    led = next((trick for trick in reversed(memory.played) if trick.leader in memory.friends), None)
    if suit is None or led is None or led.led is None or memory.ranking.suit_of(led.led) is not suit:
        return None
    if any(memory.is_void(foe, suit) for foe in memory.foes):
        return None
    return _with_suit("partner_led_it", card)


def trump_for_partner(turn: Turn, card: Card) -> Motive | None:
    """Tell of the ally's trump: the Ombre on the same side draws trumps with its help."""
    memory = turn.memory
    if not memory.is_ally or not turn.is_trump(card):
        return None
    return Motive("trump_for_partner") if memory.out(memory.ranking.trump, memory.foes) else None


def forces_out(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of establishing.

    One *card* alone beats this one, and once both are gone another of the hand is highest.
    """
    above = turn.above(card)
    own = turn.suit(card)
    if len(above) != 1 or len(own) < 2 or card not in own[:1] or not turn.out(card):
        return None
    rest = turn.memory.ranking.strength(own[1])
    after = [other for other in turn.out(card) if other is not above[0]]
    if any(turn.memory.ranking.strength(other) > rest for other in after):
        return None
    return Motive("force_out", (("card", above[0].text),))


def long_trumps(turn: Turn, card: Card) -> Motive | None:
    """Tell of long trumps: with *have* of them the hand can lose one to bring out the higher trumps."""
    have = len(turn.memory.trumps)
    if not turn.is_trump(card) or have < LONG or not turn.above(card):
        return None
    return Motive("long_trumps", (("have", have),))


def short_suit(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the short suit: the hand has *have* cards of the *suit*, one or two, and soon can trump it.

    A card that nobody beats is led for its trick, and not to be rid of it.
    """
    suit, memory = _plain(turn, card), turn.memory
    have = len(turn.suit(card))
    if suit is None or have > SHORT or memory.left <= have + SHORT or not memory.trumps or not turn.out(card):
        return None
    if turn.is_master(card):
        return None
    return Motive("short_suit", (("suit", suit.value), ("have", have)))


def long_suit(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of the long suit.

    No plain suit is longer, so that its small cards may win when the others have none.
    """
    suit = _plain(turn, card)
    if suit is None or len(turn.suit(card)) < LENGTH:
        return None
    longest = max(len(turn.memory.of_suit(each)) for each in turn.memory.ranking.plain)
    if len(turn.suit(card)) < longest:
        return None
    return Motive("long_suit", (("suit", suit.value), ("have", longest)))


def leads_through(turn: Turn, card: Card) -> Motive | None:
    """Tell of the lead through: the Ombre must play to a plain suit before a partner, who plays last."""
    later, memory = turn.memory.later, turn.memory
    if turn.is_with_the_ombre or not memory.friends or later[-1] not in memory.friends:
        return None
    if later[0] != memory.ombre or _plain(turn, card) is None or turn.is_master(card):
        return None
    return Motive("lead_through")


def protects_winners(turn: Turn, card: Card) -> Motive | None:
    """Tell of trumps drawn for a plain *card*, the best of its suit, which others may still trump."""
    memory = turn.memory
    if not turn.is_trump(card) or not memory.out(memory.ranking.trump, memory.foes):
        return None
    if not turn.is_with_the_ombre and len(memory.trumps) < LENGTH and not turn.is_master(card):
        return None
    winner = next((each for each in memory.hand if not turn.is_trump(each) and turn.is_master(each)), None)
    return None if winner is None else Motive("protect_winner", (("card", winner.text),))


def waits_with_a_fork(turn: Turn, card: Card) -> Motive | None:
    """Tell of a tenace in trumps: the best is kept, and one trump alone is out above the next, the *card*."""
    trumps = turn.memory.trumps
    if turn.is_trump(card) or not trumps or not turn.is_master(trumps[0]):
        return None
    next_best = next((trump for trump in trumps if not turn.is_master(trump)), None)
    if next_best is None or len(turn.above(next_best)) > 1:
        return None
    return Motive("trump_fork", (("card", next_best.text),))


def keeps_last_trump(turn: Turn, card: Card) -> Motive | None:
    """Tell of the last trump kept, while others may hold trumps."""
    if turn.is_trump(card) or len(turn.memory.trumps) != 1 or not turn.trumps_out:
        return None
    return Motive("keep_last_trump")


def keeps_trumps_for_ruffs(turn: Turn, card: Card) -> Motive | None:
    """Tell of trumps kept: not all of them are sure to win, so a plain card is led."""
    trumps = turn.memory.trumps
    if turn.is_trump(card) or not trumps or turn.is_master(trumps[-1]):
        return None
    return Motive("save_trumps")


def no_trump_is_out(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of trumps all gone.

    Nobody else can hold one, so this hand keeps its own to take the lead again.
    """
    if turn.is_trump(card) or turn.trumps_out or not turn.memory.trumps:
        return None
    return Motive("trumps_are_gone")


def few_beat_it(turn: Turn, card: Card) -> Motive | None:
    """Tell of a trump that may well win: only *few* higher ones are out, and none of the hand's is sure."""
    few = len(turn.above(card))
    if not turn.is_trump(card) or not 0 < few <= SHORT or turn.is_master(turn.memory.trumps[0]):
        return None
    return Motive("few_can_beat", (("few", few),))


def trump_for_trumps(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a trump led to bring out others, of which opponents may hold some and *left* are out.

    Those who play against the Ombre would only do the Ombre's work.
    """
    memory = turn.memory
    if memory.ombre not in memory.side or not turn.is_trump(card):
        return None
    if not memory.out(memory.ranking.trump, memory.foes):
        return None
    return Motive("bring_out_trumps", (("left", len(turn.trumps_out)),))


def loser_led(turn: Turn, card: Card) -> Motive | None:
    """
    Tell of a loser led.

    Every card of its suit that others may hold beats it, so nothing is lost with it.
    """
    if turn.is_trump(card) or not turn.out(card) or turn.below(card):
        return None
    return Motive("loser")


LEADING = (
    gives_a_ruff,
    draws_trumps,
    sure_winner,
    trump_for_partner,
    highest_of_suit,
    safe_but_for_a_ruff,
    forces,
    returns_the_suit,
    forces_out,
    long_trumps,
    protects_winners,
    waits_with_a_fork,
    keeps_last_trump,
    short_suit,
    no_trump_is_out,
    long_suit,
    keeps_trumps_for_ruffs,
    leads_through,
    few_beat_it,
    trump_for_trumps,
    loser_led,
)


def _plain(turn: Turn, card: Card) -> Suit | None:
    """Return the suit of *card*; None if it is a trump."""
    return None if turn.is_trump(card) else turn.memory.ranking.suit_of(card)


def _may_ruff(turn: Turn, seat: Seat, suit: Suit) -> bool:
    """Tell whether *seat* is known to be void in *suit* and may hold a trump."""
    return turn.memory.is_void(seat, suit) and bool(turn.memory.out(turn.memory.ranking.trump, (seat,)))


def _with_suit(key: str, card: Card) -> Motive:
    return Motive(key, (("suit", card.suit.value),))
