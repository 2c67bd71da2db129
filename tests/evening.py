"""Sittings for the tests: really played with random decisions, and always the same for the same seed."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

from ombre_desktop.engine import apply, request, ruleset, start, view
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.random_player import RandomPlayer
from ombre_desktop.storage.documents import SaveDocument, SittingDocument
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_document, sitting_of
from ombre_desktop.value import replace

GAME_ID = "0123456789abcdef0123456789abcdef"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def fresh(game: str = "renegado", house: str = "", **said: Any) -> SittingDocument:
    """Return a new sitting of three; *said* are further fields."""
    usual: dict[str, Any] = {
        "game_id": GAME_ID,
        "ruleset": game,
        "house": house,
        "seats": 3,
        "names": ("Ana", "Bo", "Ci"),
        "players": ("human", "textbook", "random"),
        "portraits": ("viajera", "ines", "tomas"),
        "dealer": 2,
        "chips": (0, 0, 0),
        "scores": (0, 0, 0) if ruleset(game).target else (),
    }
    return SittingDocument(**usual | said)


def at_table(document: SittingDocument) -> Sitting:
    """Return the sitting that *document* kept between two deals."""
    return sitting_of(between(document))


def between(document: SittingDocument) -> SaveDocument:
    """Return the save of a sitting between two deals."""
    return SaveDocument(saved_at=NOON, sitting=document)


def dealt_to(sitting: Sitting, moves: int | None = None) -> Sitting:
    """Return *sitting* with its next deal after *moves* moves; None plays it to the end."""
    staked, game = sitting.session.with_antes(), sitting.ruleset
    rng = Random(f"{sitting.game_id} {staked.deals}")
    cards = game.dealt(shuffled(game.pack, rng), staked.dealer)
    state = start(game, staked.dealer, cards, staked.stakes).state
    while (asked := request(state)) is not None and (moves is None or len(state.history) < moves):
        state = apply(state, RandomPlayer().decide(view(state, asked.seat), asked, rng)).state
    after = replace(sitting, session=staked, staked=staked, state=state)
    if state.settlement is None:
        return after
    return after.settled(state.settlement, row_of(after))


def kept(sitting: Sitting, person: int = 0) -> SittingDocument:
    """Return *sitting* as it is kept between two deals."""
    return dataclasses.replace(sitting_document(sitting, sitting.rows, staked=False), person=person)


def played(document: SittingDocument, deals: int) -> SittingDocument:
    """Return *document* after *deals* more deals."""
    return kept(after_deals(document, deals), document.person)


@cache
def after_deals(document: SittingDocument, deals: int) -> Sitting:
    """Return the sitting of *document* after *deals* more deals; each is played once for all tests."""
    return dealt_to(after_deals(document, deals - 1)) if deals else at_table(document)


def ended(document: SittingDocument) -> SittingDocument:
    """Return *document* with the pool divided at the end."""
    sitting = at_table(document)
    return kept(replace(sitting, session=sitting.session.ended(), ended=True), document.person)


def in_mid_deal(deals: int = 2, moves: int = 9, saved_at: datetime = NOON) -> SaveDocument:
    """Return a save in the middle of the deal that follows *deals* deals."""
    sitting = dealt_to(at_table(played(fresh(), deals)), moves)
    return dataclasses.replace(document_of(sitting), saved_at=saved_at)
