"""The moves that mattered in a reviewed deal: what cost most, and what was done well."""

from __future__ import annotations

from ombre_desktop.engine import Action, Cards, Discard, PlayCard
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.ui.replay.deal_review import DealReview, Decision
from ombre_desktop.ui.replay.move_list import Move
from ombre_desktop.ui.replay.reader import Reader
from ombre_desktop.ui.texts import review as words
from ombre_desktop.ui.texts.coach import well_done
from ombre_desktop.ui.texts.hints import action_label, label_beside
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.unit import figure_told, unit_of

DEAREST = 3
MOST_CARDS = 2
"""The most cards of a choice that a row shows."""


def mattering(review: DealReview, reader: Reader) -> tuple[Move, ...]:
    """
    Return the dearest moves, the dearest first, and last the one that was done best.

    The dearest one of the person is among them even if others erred more.
    """
    dearest = list(review.dearest)
    shown = dearest[:DEAREST]
    own = next((each for each in dearest if each.seat == reader.played), None)
    if own is not None and own not in shown:
        shown[-1] = own
    moves = [_costly(review, verdict, reader) for verdict in shown]
    return (*(move for move in moves if move is not None), *_praised(review, reader))


def _costly(review: DealReview, verdict: Verdict, reader: Reader) -> Move | None:
    decision = review.decision(verdict.move)
    if decision is None:
        return None
    asked, deck, unit = decision.asked, reader.deck, unit_of(review.record.state.ruleset)
    better = label_beside(verdict.chosen, verdict.best, asked, deck)
    line = words.dearest_line(verdict, asked, deck, reader.name(verdict.seat), unit)
    return Move(
        moment=verdict.move + 1,
        face=reader.faces[verdict.seat],
        chosen=cards_shown(verdict.chosen, verdict.best),
        better=cards_shown(verdict.best, verdict.chosen),
        words=(f"{action_label(verdict.chosen, asked, deck)}", words.better_label(better)),
        grade=verdict.grade,
        told=sentences([line, words.better_told(better), words.how_sure(verdict, unit)]),
        badge=figure_told(verdict.cost, unit),
    )


def _praised(review: DealReview, reader: Reader) -> tuple[Move, ...]:
    """Return the decision of the person, or of the seat in front, that spared the most."""
    seat = reader.front if reader.played is None else reader.played
    own = [found for found in review.verdicts.values() if found.seat == seat]
    best = max(own, key=lambda found: found.spared / found.stake, default=None)
    decision = None if best is None else review.decision(best.move)
    if best is None or decision is None or not MEASURE.praises(best):
        return ()
    return (
        Move(
            moment=best.move + 1,
            face=reader.faces[seat],
            chosen=cards_shown(best.chosen, best.chosen),
            better=(),
            words=(f"{action_label(best.chosen, decision.asked, reader.deck)}", words.well_done_label()),
            grade=best.grade,
            told=_praise(review, best, decision, reader),
        ),
    )


def _praise(review: DealReview, best: Verdict, decision: Decision, reader: Reader) -> str:
    if best.spared < 1:
        return well_done(best, decision.asked, reader.deck, decision.trick)
    unit = unit_of(review.record.state.ruleset)
    return words.well_done(best, decision.asked, reader.deck, reader.name(best.seat), unit)


def cards_shown(action: Action, other: Action) -> Cards:
    """Return the cards to show of *action*: of a throw, those that the *other* keeps; none if too many."""
    match action:
        case PlayCard(card=card):
            return (card,)
        case Discard(cards=cards) if isinstance(other, Discard) and other != action:
            found = tuple(card for card in cards if card not in other.cards)
            return found if len(found) <= MOST_CARDS else ()
    return ()
