"""Questions that are answered with a word: claim or vole, surrender, consent, take over, show."""

from __future__ import annotations

from typing import assert_never

from ombre_desktop.engine import ChoiceRequest, Question, Role, SeatView, Word
from ombre_desktop.players.auvergne import accepts, turns
from ombre_desktop.players.bidding import best_count
from ombre_desktop.players.counting import has_the_rest
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.valuation import KEPT, scale_of, tricks, winning_chance

HOPELESS = 0.04
"""A chance of winning below which the Ombre gives up."""
TAKE_OVER = 0.65
"""A chance of winning from which a defender takes a hand over: he stakes a loss that is not his."""
CODILLE_IN_SIGHT = 2
"""Tricks from which a defender who is ahead hopes for codille."""


def answer(view: SeatView, request: ChoiceRequest) -> Word:
    """The word for *request*."""
    words = {
        Question.CLAIM_OR_VOLE: (Word.VOLE, Word.CLAIM),
        Question.TAKE_OVER: (Word.TAKE_OVER, Word.ACCEPT),
        Question.CONSENT: (Word.REFUSE, Word.ACCEPT),
        Question.TAKE_TURNED: (Word.TAKE, Word.LEAVE),
        Question.TAKE_TALON: (Word.TAKE, Word.DECLINE),
        Question.SHOW_TALON: (Word.SHOW, Word.KEEP),
        Question.TURN_UP: (Word.TURN, Word.DECLINE),
        Question.REVEL: (Word.TURN, Word.DECLINE),
        Question.SHOW_KING: (Word.SHOW, Word.KEEP),
        Question.BE_MAN: (Word.PLAY, Word.PASS),
    }
    yes, no = words[request.question]
    return yes if _wants(view, request.question) else no


def _wants(view: SeatView, question: Question) -> bool:
    match question:
        case Question.CLAIM_OR_VOLE:
            # Maxim J1 (AUJ art. LXV): the sixth card undertakes all nine, so claim unless they are sure.
            return has_the_rest(Memory.of(view))
        case Question.TAKE_OVER:
            return takes_over(view)
        case Question.CONSENT:
            return sees_codille(Memory.of(view))
        case Question.SHOW_TALON:
            # Who sits out is paid with the defenders, and has no cards to learn for.
            return view.role is not Role.OMBRE
        case Question.TURN_UP | Question.REVEL:
            return turns(view)
        case Question.BE_MAN:
            return accepts(view)
        case Question.TAKE_TURNED | Question.SHOW_KING | Question.TAKE_TALON:
            # The turned card is always a trump; maxim H3 (S4): a king that is shown scores. Maxim
            # J6 (P): when three have passed the strength lies in the talon, which wins nine times in ten.
            return True
        case _:
            assert_never(question)


def gives_up(view: SeatView) -> bool:
    """
    True if the game is clearly lost.

    Maxim J2 (SEY p. 27 disapproves of giving up at all; so only where nothing is left to hope for).
    """
    return chance_from_here(view) < HOPELESS


def throws_in(view: SeatView) -> bool:
    """
    True if no suit gives the hand a hope.

    Maxim J5 (rule 3.3: thrown in before a trump is named, it costs as little as given up).
    """
    return winning_chance(best_count(view, view.hand, KEPT), KEPT) < HOPELESS


def takes_over(view: SeatView) -> bool:
    """
    True if this defender should win where the Ombre gives up.

    Maxim J4 (P).
    """
    return chance_from_here(view) >= TAKE_OVER


def chance_from_here(view: SeatView) -> float:
    """How often this seat should win as Ombre with the cards it holds and the tricks it has."""
    memory = Memory.of(view)
    state = view.position
    kept = scale_of(state.ring).kept
    count = tricks(memory.hand, state.ranking, kept) + memory.won[memory.seat]
    return winning_chance(count, kept)


def sees_codille(memory: Memory) -> bool:
    """
    True if this defender is so placed that playing on may bring codille.

    Maxim J3 (rule 1.11: an accepted surrender is only a puesta).
    """
    mine = memory.won[memory.seat]
    rivals = (memory.won[seat] for seat in memory.ring if seat != memory.seat)
    return mine >= CODILLE_IN_SIGHT and mine > max(rivals)
