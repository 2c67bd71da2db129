"""Motives for a word: yielding the draw, claim or vole, surrender and consent."""

from __future__ import annotations

from ombre_desktop.engine import ChoiceRequest, ExchangeRequest, Question, Word
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.counting import has_the_rest
from ombre_desktop.players.discarding import yields
from ombre_desktop.players.judgement import sees_codille
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.decision import Decision


def of_a_word(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Return the motives for the answer *word*, the strongest first."""
    view = decision.view
    match decision.asked, word:
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
