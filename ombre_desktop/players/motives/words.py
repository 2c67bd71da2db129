"""Motives for a word: yield, claim, vole, surrender, consent, take, show, turn, and being the Man."""

from __future__ import annotations

from collections.abc import Callable

from ombre_desktop.engine import ChoiceRequest, ExchangeRequest, PlayRequest, Question, Role, Say, Word
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.counting import has_the_rest, sure_tricks
from ombre_desktop.players.discarding import yields
from ombre_desktop.players.hand_reading import read_man, tricks_that_win
from ombre_desktop.players.judgement import chance_from_here, sees_codille, takes_over
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.motives.bidding import SELDOM, tenths
from ombre_desktop.players.motives.decision import Decision

MOSTLY = 0.85
"""The chance of a vole from which it goes well nearly always."""
HARDLY, MAY_WIN = 0.15, 0.3
"""The chances of winning below which a game can hardly be won any more, and from which it well may."""


def of_a_word(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Return the motives for the answer *word*, the strongest first."""
    match decision.asked:
        case ExchangeRequest() if word is Word.YIELD and yields(decision.view):
            return (Motive("no_matador"),)
        case PlayRequest() if word is Word.SURRENDER:
            return _gives_up(decision)
        case ChoiceRequest(question=question):
            return _of_an_answer(decision, question, word)
    return ()


def _of_an_answer(decision: Decision, question: Question, word: Word) -> tuple[Motive, ...]:
    """Return the motives for answering *question* with *word*."""
    by_the_hand = _OF_THE_HAND.get(question)
    if by_the_hand is not None:
        return by_the_hand(decision, word)
    if (question, word) in _IN_PLAY:
        return _IN_PLAY[question, word](Memory.of(decision.view))
    by_the_rules = _BY_THE_RULES.get((question, word))
    return () if by_the_rules is None else (by_the_rules,)


def _of_the_vole(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Tell whether the rest is sure; of a vole, or else that it goes well nearly always and pays more."""
    memory = Memory.of(decision.view)
    if word is Word.CLAIM:
        return _the_rest_is_open(memory)
    vole, claim = decision.judged(Say(Word.VOLE)), decision.judged(Say(Word.CLAIM))
    if has_the_rest(memory) or vole is None or claim is None:
        return _the_rest_is_sure(memory)
    pays = vole.wins >= MOSTLY and vole.chips > claim.chips
    return (Motive("the_rest_comes_mostly"),) if pays else ()


def _of_the_man(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Tell how many tricks the hand makes with the suit turned up (maxim H2)."""
    view, reading = decision.view, read_man(decision.view)
    hands = len(view.position.ring)
    if hands == 2:
        return ()  # the count was fitted to more hands
    _, always = tricks_that_win(view.position.ruleset, hands)
    have, suit = ("have", reading.about), ("suit", reading.suit.value)
    if word is Word.PASS:
        if reading.about < always - 1:
            return (Motive("too_weak_for_the_man", (have, suit)),)
        return _wins_too_seldom(decision)
    if reading.about >= always:
        return (Motive("tricks_enough", (have, suit, ("need", always))),)
    return (Motive("tricks_if_shared", (have, suit)),) if reading.about == always - 1 else ()


def _wins_too_seldom(decision: Decision) -> tuple[Motive, ...]:
    """Tell how seldom the Man would win."""
    played = decision.judged(Say(Word.PLAY))
    if played is None or played.wins >= SELDOM:
        return ()
    return (Motive("man_wins_too_seldom", (("wins", tenths(played.wins)),)),)


def _of_taking_over(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Tell whether the cards and tricks of this defender are good enough to win with (maxim J4)."""
    if takes_over(decision.view):
        return (Motive("strong_enough_to_take_over"),) if word is Word.TAKE_OVER else ()
    return (Motive("too_weak_to_take_over"),) if word is Word.ACCEPT else ()


def _the_rest_is_sure(memory: Memory) -> tuple[Motive, ...]:
    """Tell that every card left wins against any other hands if led in the right order (maxim J1)."""
    return (Motive("the_rest_is_sure"),) if has_the_rest(memory) else ()


def _the_rest_is_open(memory: Memory) -> tuple[Motive, ...]:
    """Tell how many of the tricks *left* are sure, if not all of them are."""
    sure, left = sure_tricks(memory), memory.left
    return (Motive("the_rest_is_open", (("sure", sure), ("left", left))),) if sure < left else ()


def _codille_in_sight(memory: Memory) -> tuple[Motive, ...]:
    """Tell that this defender has the most *tricks* (maxim J3)."""
    tricks = ("tricks", memory.won[memory.seat])
    return (Motive("codille_in_sight", (tricks,)),) if sees_codille(memory) else ()


def _no_codille_in_sight(memory: Memory) -> tuple[Motive, ...]:
    """Tell that this defender does not lead in tricks, so that codille is far (maxim J3)."""
    return () if sees_codille(memory) else (Motive("no_codille_in_sight"),)


def _gives_up(decision: Decision) -> tuple[Motive, ...]:
    """
    Tell that the game can hardly be won, and that playing on costs more: a defender may win codille.

    Before that, tell what is wrong: no trump is left while others have some, or the tricks of the others.
    """
    best = max((one.wins for one in decision.alternatives if not isinstance(one.action, Say)), default=None)
    chance = chance_from_here(decision.view) if best is None else best
    if chance >= HARDLY:
        return ()
    return (*_what_is_wrong(decision), Motive("codille_costs_more"))


def _what_is_wrong(decision: Decision) -> tuple[Motive, ...]:
    """Tell the plainest reason why the Ombre can hardly win, if there is one."""
    memory = Memory.of(decision.view)
    left = len(memory.out(memory.ranking.trump))
    if left and not memory.trumps:
        return (Motive("no_trump_in_hand", (("left", left),)),)
    own, others = memory.tricks, sum(memory.won) - memory.tricks
    if others > own + 1 and memory.side == {memory.seat}:
        return (Motive("they_lead_in_tricks", (("tricks", others), ("own", own))),)
    return ()


def _of_throwing_in(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Tell that the game can hardly be won, and costs no more than a tie now (21.8), or else that it may."""
    played = decision.judged(Say(Word.PLAY))
    if played is None:
        return ()
    if word is Word.THROW_IN:
        return (Motive("thrown_in_is_a_tie"),) if played.wins < HARDLY else ()
    return (Motive("may_still_win", (("wins", tenths(played.wins)),)),) if played.wins >= MAY_WIN else ()


def _of_the_talon(decision: Decision, word: Word) -> tuple[Motive, ...]:
    """Tell that a dealer who is not the Ombre is paid the same with the talon shown."""
    return (Motive("nothing_to_hide"),) if word is Word.SHOW and decision.view.role is not Role.OMBRE else ()


_OF_THE_HAND: dict[Question, Callable[[Decision, Word], tuple[Motive, ...]]] = {
    Question.CLAIM_OR_VOLE: _of_the_vole,
    Question.BE_MAN: _of_the_man,
    Question.TAKE_OVER: _of_taking_over,
    Question.THROW_IN: _of_throwing_in,
    Question.SHOW_TALON: _of_the_talon,
}
"""The motives for answers that go by the hand or the role."""


_IN_PLAY: dict[tuple[Question, Word], Callable[[Memory], tuple[Motive, ...]]] = {
    (Question.CONSENT, Word.REFUSE): _codille_in_sight,
    (Question.CONSENT, Word.ACCEPT): _no_codille_in_sight,
}
"""The motives for answers that go by the tricks so far."""
_BY_THE_RULES = {
    (Question.TAKE_TURNED, Word.TAKE): Motive("turned_is_a_trump"),
    (Question.TAKE_TALON, Word.TAKE): Motive("strong_cards_in_the_talon"),
    (Question.TURN_UP, Word.TURN): Motive("a_king_scores"),
    (Question.REVEL, Word.TURN): Motive("a_king_scores"),
    (Question.SHOW_KING, Word.SHOW): Motive("a_shown_king_scores"),
}
"""The motives for answers that are right by the rules, whatever the cards."""
