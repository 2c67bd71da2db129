"""A game of points at the table: sittings of Homme d'Auvergne for any number of players."""

from __future__ import annotations

from dialect import Deal, dealt

from ombre_desktop.engine import Chips, Seat, Session, ruleset
from ombre_desktop.engine.chips import Stakes
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.paint.portraits import PORTRAITS

GAME = "homme_auvergne"
NAMES = ("You", "Ana", "Bo", "Cid", "Dora")


def company(seats: int) -> Company:
    """Return a company of *seats* players, the person included."""
    return Company(NAMES[:seats], (HUMAN, *("textbook",) * (seats - 1)), tuple(PORTRAITS)[:seats])


def sitting_of(
    seats: int, *, game_id: str = "points", house: str = "", scores: tuple[int, ...] = (), dealer: int = -1
) -> Sitting:
    """Return a sitting about to begin; the last seat deals unless another is named."""
    game = ruleset(GAME, house, seats)
    session = Session(game, Seat(dealer % seats), (Chips(0),) * seats, scores=scores or (0,) * seats)
    return Sitting(game_id, company(seats), session, None)


def points_deal(
    hands: str = "", talon: str = "", *, seats: int = 3, house: str = "", scores: tuple[int, ...] = ()
) -> Deal:
    """Return a new deal of full hands; the last seat deals, so that the person speaks first."""
    return dealt(GAME, hands, talon=talon, seats=seats, dealer=seats, house=house, pool=0, scores=scores)


def sitting_at(deal: Deal, *, game_id: str = "points") -> Sitting:
    """Return a sitting in which *deal* is in hand."""
    state = deal.state
    stakes: Stakes = state.stakes
    chips = (Chips(0),) * state.seats
    session = Session(state.ruleset, state.dealer, chips, stakes.pool, scores=stakes.scores)
    return Sitting(game_id, company(state.seats), session, None, state=state, staked=session)
