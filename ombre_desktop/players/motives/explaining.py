"""
The motives that are given with advice.

A motive is a fact that the seat knows to be true, and the reason why the textbook's maxims advise the same
choice: without that fact, they would be silent or advise something else. A player by search may have further
reasons.
"""

from __future__ import annotations

from ombre_desktop.engine import (
    Action,
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Question,
    Request,
    Say,
    SeatView,
    Word,
)
from ombre_desktop.players.advice import Advice, Motive
from ombre_desktop.players.counting import has_the_rest
from ombre_desktop.players.discarding import yields
from ombre_desktop.players.following import follow
from ombre_desktop.players.judgement import sees_codille
from ombre_desktop.players.leading import spoken
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.bidding import one_trump_short
from ombre_desktop.players.motives.following import FOLLOWING
from ombre_desktop.players.motives.leading import LEADING, OF_PARTNERS
from ombre_desktop.players.motives.turn import Turn
from ombre_desktop.players.null_play import plays_null
from ombre_desktop.players.throwing import GUARD_WORTH, guards, loss
from ombre_desktop.value import replace

ONLY_ONE = Motive("only_one")
"""The rules allow no other action."""


def explained(view: SeatView, request: Request, advice: Advice) -> Advice:
    """Return *advice* with the motives for its choice."""
    return replace(advice, motives=of_the_maxims(view, request, advice.choice))


def of_the_rules(request: Request) -> tuple[Motive, ...]:
    """Return the motive `ONLY_ONE` if there is no choice."""
    if isinstance(request, ExchangeRequest):
        return ()  # its discards are not listed
    return (ONLY_ONE,) if len(request.actions) == 1 else ()


def of_the_maxims(view: SeatView, request: Request, chosen: Action) -> tuple[Motive, ...]:
    """Return those motives for *chosen* that are certain."""
    forced = of_the_rules(request)
    if forced:
        return forced
    match request, chosen:
        case CallRequest(), Say(Word.PASS):
            return one_trump_short(view, request)
        case PlayRequest(), PlayCard() if not plays_null(view):
            return _of_a_card(Turn.of(view, request.cards, chosen.card))
        case _, Say():
            return of_a_word(view, request, chosen.word)
    return ()


def _of_a_card(turn: Turn) -> tuple[Motive, ...]:
    if not turn.memory.trick.cards:
        return _of_a_lead(turn)
    if follow(turn.memory, turn.cards) is not turn.card:
        return ()
    found = (motive(turn) for motive in (*FOLLOWING, *THROWING))
    return tuple(motive for motive in found if motive is not None)


def _of_a_lead(turn: Turn) -> tuple[Motive, ...]:
    maxim, card = spoken(turn.memory)
    if card is not turn.card or maxim is None or maxim not in LEADING:
        return ()
    if maxim in OF_PARTNERS and not turn.sides_are_known:
        return ()
    return (LEADING[maxim](turn),)


def no_card_wins(turn: Turn) -> Motive | None:
    """Tell that an opponent is winning and no lawful card beats theirs, so the cheapest goes (maxim T1)."""
    return Motive("no_card_wins") if turn.a_foe_wins and not turn.winners else None


def keep_guard(turn: Turn) -> Motive | None:
    """Tell that the card that seems cheapest is kept, because it guards another *card* (maxim T1)."""
    memory, winners = turn.memory, turn.winners
    thrown = tuple(card for card in turn.cards if card not in winners)
    if turn.card not in thrown:
        return None
    guarding = [card for card in thrown if guards(memory, card)]
    unguarded = {card: loss(memory, card) - GUARD_WORTH * (card in guarding) for card in thrown}
    kept = min(thrown, key=lambda card: (unguarded[card], card.position))
    if kept is turn.card or kept not in guarding:
        return None
    guarded = memory.of_suit(memory.ranking.suit_of(kept))[0]
    return Motive("keep_guard", (("card", guarded.text),))


THROWING = (no_card_wins, keep_guard)


def of_a_word(view: SeatView, request: Request, word: Word) -> tuple[Motive, ...]:
    """Return the motives for the answer *word*."""
    match request, word:
        case ExchangeRequest(), Word.YIELD if yields(view):
            return (Motive("no_matador"),)
        case ChoiceRequest(question=Question.CLAIM_OR_VOLE), Word.VOLE:
            return _the_rest_is_sure(Memory.of(view))
        case ChoiceRequest(question=Question.CONSENT), Word.REFUSE:
            return _codille_in_sight(Memory.of(view))
    return ()


def _the_rest_is_sure(memory: Memory) -> tuple[Motive, ...]:
    """Tell that every card left wins against any other hands if led in the right order (maxim J1)."""
    return (Motive("the_rest_is_sure"),) if has_the_rest(memory) else ()


def _codille_in_sight(memory: Memory) -> tuple[Motive, ...]:
    """Tell that this defender has the most *tricks* (maxim J3)."""
    tricks = ("tricks", memory.won[memory.seat])
    return (Motive("codille_in_sight", (tricks,)),) if sees_codille(memory) else ()
