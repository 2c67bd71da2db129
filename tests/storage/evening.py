"""Sittings for the tests: really played, by chance, and always the same for the same seed."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random

from ombre_desktop.engine import DealState, Seat, Session, apply, request, ruleset, start, view
from ombre_desktop.engine.shuffle import shuffled
from ombre_desktop.players.random_player import RandomPlayer
from ombre_desktop.storage.documents import SaveDocument, SittingDocument
from ombre_desktop.storage.sittings import after_deal, save_of, session_of, with_antes, with_session

GAME_ID = "0123456789abcdef0123456789abcdef"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def fresh(game: str = "renegado", house: str = "", **said: object) -> SittingDocument:
    """A sitting of three that has just been agreed on; *said* are further fields."""
    begun = SittingDocument(
        **{
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
            **said,
        }
    )
    return with_session(begun, Session.begin(begun.game, Seat(begun.dealer)))


def dealt_to(sitting: SittingDocument, moves: int | None = None) -> DealState:
    """The next deal of *sitting* after so many *moves*; None plays it to the end. The antes must be paid."""
    assert sitting.antes_paid
    session, game = session_of(sitting), sitting.game
    rng = Random(f"{sitting.game_id} {sitting.deals}")
    cards = game.dealt(shuffled(game.pack, rng), session.dealer)
    state = start(game, session.dealer, cards, session.stakes).state
    while (asked := request(state)) is not None and (moves is None or len(state.history) < moves):
        state = apply(state, RandomPlayer().decide(view(state, asked.seat), asked, rng)).state
    return state


def played(sitting: SittingDocument, deals: int) -> SittingDocument:
    """*sitting* after so many more *deals*."""
    for _ in range(deals):
        sitting = with_antes(sitting)
        sitting = after_deal(sitting, dealt_to(sitting))
    return sitting


def in_mid_deal(deals: int = 2, moves: int = 9, saved_at: datetime = NOON) -> SaveDocument:
    """A save in the middle of the deal that follows so many *deals*."""
    sitting = with_antes(played(fresh(), deals))
    return save_of(sitting, dealt_to(sitting, moves), saved_at)
