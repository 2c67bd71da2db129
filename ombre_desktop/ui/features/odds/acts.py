"""The acts of a deal as one seat saw them, each with the moment after it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ombre_desktop.engine import Card, PlayCard, Seat, Step
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.sitting import PERSON
from ombre_desktop.ui.session.person import seen_by_person
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.odds import dealt_label
from ombre_desktop.value import Value


class Act(Value):
    """
    An act of *seat* in *words*, with the *card* played if it was one.

    *moves* is the number of moves made with it. The first is the deal of the cards, and belongs to nobody.
    """

    moves: int
    words: str
    seat: Seat | None = None
    card: Card | None = None


def acts_of(steps: Sequence[Step], company: Company, deck: Deck) -> tuple[Act, ...]:
    """
    Return the acts that are the *steps* of a view, up to the last after which the deal goes on.

    They are told as anybody saw them: the cards that the person drew would fill the list.
    """
    acts = [Act(0, dealt_label())]
    for before, after in pairwise(steps):
        state = after.state
        if state.is_over:
            break
        move = state.history[-1]
        contract = state.contract.name if state.contract else None
        chronicle = Chronicle(company, deck, contract, state.ombre, ranking=before.state.ranking)
        seen = seen_by_person(after.events)
        other = next(seat for seat in state.ring if seat != PERSON)
        known = [twin for event in seen if (twin := event.seen_by(other)) is not None]
        told = next(filter(None, map(chronicle.line, (*known, *seen))), "")
        card = move.action.card if isinstance(move.action, PlayCard) else None
        acts.append(Act(len(state.history), told, move.seat, card))
    return tuple(acts)


def act_of(acts: Sequence[Act], seat: Seat, card: Card | None) -> int | None:
    """Return the index of the act with which *seat* played *card*, or of its last; None if there is none."""
    found = (at for at in reversed(range(len(acts))) if acts[at].seat == seat)
    return next((at for at in found if card is None or acts[at].card is card), None)
