"""The cards of the next deal, by the chain and the cut of a sitting or by the old shuffle."""

from __future__ import annotations

import os

from ombre_desktop.engine import Seat, Session
from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.codes import LARGEST_NUMBER, numbered_deal
from ombre_desktop.engine.fairness import LINK, NOBODY_CUT, Chain, FairShuffle
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.notation.proofs import proof_tags
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.value import replace


def fresh_shuffle(before: int = 0) -> FairShuffle:
    """Return a new chain, from the system's source of randomness, for the deals after the first *before*."""
    return FairShuffle(Chain(os.urandom(LINK)), before)


def with_chain(sitting: Sitting) -> Sitting:
    """
    Return *sitting* with a chain that reaches its next deal; a sitting without a chain stays so.

    A person who cut the chain before is asked to cut the next one, and nobody else is.
    """
    fair, dealt = sitting.fair, sitting.session.deals
    if fair is None or (fair.reaches(dealt + 1) and not _is_of_another(fair, sitting)):
        return sitting
    # The deal in hand is recorded. It would be checked against the wrong chain.
    cut = fair.cut if fair.cut == NOBODY_CUT else None
    return replace(sitting, fair=replace(fresh_shuffle(dealt), cut=cut), state=None, staked=None)


def _is_of_another(fair: FairShuffle, sitting: Sitting) -> bool:
    """Tell whether the chain would deal what it dealt in the sitting from which this line goes on."""
    origin = sitting.origin
    is_line = origin is not None and origin.kind is OriginKind.LINE
    return is_line and origin is not None and fair.before < origin.number <= sitting.session.deals


def ready(sitting: Sitting) -> Sitting:
    """Return *sitting* as its next deal is played: with a chain that reaches it, or for its own stakes."""
    return (
        replace(sitting, session=standing_alone(sitting)) if _is_duplicate(sitting) else with_chain(sitting)
    )


def standing_alone(sitting: Sitting) -> Session:
    """Return the session of a duplicate deal, which begins without chips: no deal depends on another."""
    dealer, _ = _numbered(sitting)
    return replace(Session.begin(sitting.ruleset, dealer), deals=sitting.session.deals)


def layout_for(sitting: Sitting) -> Layout:
    """Return the cards of the next deal of *sitting*, as they are dealt."""
    if _is_duplicate(sitting):
        _, layout = _numbered(sitting)
        return layout
    return sitting.ruleset.dealt(cards_for(sitting), sitting.session.dealer)


def first_mark(sitting: Sitting) -> Mark:
    """Return the mark with which a deal begins: a deal can be known to the person, or be for practice."""
    is_again = sitting.origin is not None and sitting.origin.kind is OriginKind.AGAIN
    return Mark.PRACTICE if is_again or _is_duplicate(sitting) else Mark.CLEAN


def number_of(origin: Origin, deal: int) -> int:
    """Return the number of the duplicate cards of a *deal* of the sitting; after the largest comes 1."""
    return (origin.number + deal - 2) % LARGEST_NUMBER + 1


def _numbered(sitting: Sitting) -> tuple[Seat, Layout]:
    """Return the dealer and the cards of the next deal of a duplicate sitting."""
    origin = present(sitting.origin, "origin")
    deal = numbered_deal(sitting.ruleset, number_of(origin, sitting.session.deals + 1))
    return deal.dealer, deal.layout


def _is_duplicate(sitting: Sitting) -> bool:
    return sitting.origin is not None and sitting.origin.kind is OriginKind.DUPLICATE


def cards_for(sitting: Sitting) -> Cards:
    """Return the pack of *sitting*, shuffled for its next deal."""
    pack, dealt = sitting.ruleset.pack, sitting.session.deals
    if sitting.fair is not None:
        return sitting.fair.cards(pack.cards, dealt + 1)
    return shuffled(pack, chance(f"{sitting.game_id} {dealt}"))


def tags_after_deal(sitting: Sitting) -> tuple[tuple[str, str], ...]:
    """Return the proof for the record of the deal that was settled just now, before it is counted."""
    fair = sitting.fair
    return () if fair is None else proof_tags(fair.proof(sitting.session.deals + 1))
