"""The textbook's answers to questions: claim or vole, surrender, consent, take over, show."""

from __future__ import annotations

from typing import assert_never

from ombre_desktop.engine import ChoiceRequest, Question, Role, Say, SeatView, Word, price
from ombre_desktop.players.auvergne import accepts, turns
from ombre_desktop.players.bidding import best_count
from ombre_desktop.players.counting import has_the_rest
from ombre_desktop.players.memory import Memory
from ombre_desktop.players.stake import stake_of
from ombre_desktop.players.valuation import KEPT, scale_of, tricks, winning_chance

HOPELESS = 0.04
"""The win probability below which the Ombre surrenders."""
TAKE_OVER = 0.65
"""The lowest win probability for a defender to take over; above one half, as they would bear the loss."""
OUTRIGHT = 0.7
"""The share of lost games in which a defender has more tricks than the Ombre."""
EARLY, TOP, TWO, MANY = 2, 3, 2, 5
"""The tricks to play before a surrender with two of the three highest trumps, or with five trumps."""
CODILLE_IN_SIGHT = 2
"""The fewest tricks with which a leading defender hopes for codille."""


def answer(view: SeatView, request: ChoiceRequest) -> Word:
    """Choose the word that answers *request*."""
    words = {
        Question.CLAIM_OR_VOLE: (Word.VOLE, Word.CLAIM),
        Question.TAKE_OVER: (Word.TAKE_OVER, Word.ACCEPT),
        Question.CONSENT: (Word.REFUSE, Word.ACCEPT),
        Question.TAKE_TURNED: (Word.TAKE, Word.LEAVE),
        Question.TAKE_TALON: (Word.TAKE, Word.DECLINE),
        Question.THROW_IN: (Word.THROW_IN, Word.PLAY),
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
            # Maxim J1 (AUJ art. LXV): to lead a sixth card is to undertake the vole, so claim unless every
            # trick left is certain.
            return has_the_rest(Memory.of(view))
        case Question.TAKE_OVER:
            return takes_over(view)
        case Question.CONSENT:
            return sees_codille(Memory.of(view))
        case Question.THROW_IN:
            return throws_in(view)
        case Question.SHOW_TALON:
            # A dealer who sits out is paid like a defender, and gains nothing by keeping the talon secret.
            return view.role is not Role.OMBRE
        case Question.TURN_UP | Question.REVEL:
            return turns(view)
        case Question.BE_MAN:
            return accepts(view)
        case Question.TAKE_TURNED | Question.SHOW_KING | Question.TAKE_TALON:
            # Take a turned card, because it is always a trump. Maxim H3 (S4): show a king, because it scores.
            # Maxim J6 (P): take the talon; after three passes the strong cards lie there, and the player
            # who takes it wins nine times in ten.
            return True
        case _:
            assert_never(question)


def gives_up(view: SeatView) -> bool:
    """
    Tell whether the game is clearly lost.

    Maxim J2 (SEY p. 27 disapproves of surrender in general, so surrender only when there is no hope left).
    """
    return may_give_up(view) and chance_from_here(view) < HOPELESS


def may_give_up(view: SeatView) -> bool:
    """
    Tell whether to surrender would be polite, and not faint-hearted.

    Maxim J7 (SEY p. 27; P): ask once, since a table that has refused has answered. Play two tricks first with
    strong trumps.
    """
    state, offer = view.position, Say(Word.SURRENDER)
    if any(move.seat == view.seat and move.action == offer for move in state.history):
        return False
    return len(state.play.tricks) >= EARLY or not began_strong(view)


def began_strong(view: SeatView) -> bool:
    """Tell whether this seat began the play with two of the three highest trumps, or with five trumps."""
    state = view.position
    held, trumps = state.play.opening[view.seat], state.ranking.trumps
    return sum(card in held for card in trumps[:TOP]) >= TWO or sum(card in held for card in trumps) >= MANY


def throws_in(view: SeatView, hopes: float = 0.0) -> bool:
    """
    Tell whether the hand is hopeless with every suit as trump, or with the trump that is known.

    Maxim J5 (rule 3.3: throwing in before trump is named costs no more than a surrender). Who *hopes* plays
    on at this cost, in parts of the stake, and at the cost of a whole stake never throws a hand in.
    """
    if view.position.trump is not None:
        return _costs_less_now(view, hopes)
    return hopes < 1.0 and winning_chance(best_count(view, view.hand, KEPT), KEPT) < HOPELESS


def _costs_less_now(view: SeatView, hopes: float) -> bool:
    """
    Tell whether to throw in costs less than to play on, by more than *hopes* of the stake.

    Maxim J8 (rule 21.8: the price is that of a tie, while a defender with more tricks costs more).
    """
    state = view.position
    worth = price(state, state.the_contract)
    if worth is None or worth.worse is None:
        return False
    chance = winning_chance(tricks(view.hand, state.ranking, KEPT), KEPT)
    gain = worth.pool + worth.from_each * worth.heads(state.seats)
    loss = worth.lost + OUTRIGHT * (worth.worse - worth.lost)
    return chance * gain - (1.0 - chance) * loss < -worth.lost - hopes * stake_of(state)


def takes_over(view: SeatView) -> bool:
    """
    Tell whether this defender should take over the game that the Ombre gives up.

    Maxim J4 (P).
    """
    return chance_from_here(view) >= TAKE_OVER


def chance_from_here(view: SeatView) -> float:
    """Estimate the win probability of this seat as Ombre, from its cards and its tricks."""
    memory = Memory.of(view)
    state = view.position
    kept = scale_of(state).kept
    count = tricks(memory.hand, state.ranking, kept) + memory.won[memory.seat]
    return winning_chance(count, kept)


def sees_codille(memory: Memory) -> bool:
    """
    Tell whether this defender may win by codille if the play goes on.

    Maxim J3 (rule 1.11: an accepted surrender is only a puesta).
    """
    mine = memory.won[memory.seat]
    rivals = (memory.won[seat] for seat in memory.ring if seat != memory.seat)
    return mine >= CODILLE_IN_SIGHT and mine > max(rivals)
