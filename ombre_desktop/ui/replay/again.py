"""A recorded deal, dealt again for the person in any seat."""

from __future__ import annotations

from uuid import uuid4

from ombre_desktop.engine import Chips, Seat, Session, Stakes, reseated, steps_of
from ombre_desktop.engine.chips import net_of
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.storage.known_names import HUMAN, faces_of
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.model.strength import Strength
from ombre_desktop.ui.replay.kinds import kinds_of, taken_by
from ombre_desktop.ui.replay.programme import names_of
from ombre_desktop.ui.texts.people import NAMELESS
from ombre_desktop.value import Value, replace


class AgainWish(Value):
    """
    The person's choice: the *seat* to take, the opponents' *strength*, and whether the *expert* plays too.

    Without a strength, the opponents are those of the record.
    """

    seat: Seat
    strength: Strength | None = None
    expert: bool = False


class PlayedDeal(Value):
    """
    A deal that was played, with the portraits of its players if they are known.

    *game_id* is the sitting that it is from, empty if it is from none, and *number* its number there.
    """

    record: GameRecord
    portraits: tuple[str, ...] = ()
    game_id: str = ""
    number: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return names_of(self._seats, self.record.state.seats)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the players, by seat; empty for a stranger."""
        return kinds_of(self._seats, self.record.state.seats)

    @property
    def person(self) -> Seat | None:
        """The seat in which the person played; None if they did not."""
        return Seat(self.kinds.index(HUMAN)) if HUMAN in self.kinds else None

    @property
    def _seats(self) -> str:
        return self.record.tag("Seats") or ""


def sitting_again(deal: PlayedDeal, wish: AgainWish) -> Sitting:
    """Return a sitting of this one deal, as it was dealt, with the person in the seat they wish."""
    begun = steps_of(reseated(deal.record.state, wish.seat))[0].state
    staked = _staked(begun.stakes, Session.begin(begun.ruleset, begun.dealer))
    return Sitting(
        game_id=uuid4().hex,
        company=_company(deal, wish),
        session=staked,
        deals_wanted=1,
        state=begun,
        staked=staked,
        mark=Mark.PRACTICE,
        origin=Origin(
            kind=OriginKind.AGAIN,
            game_id=deal.game_id,
            number=deal.number,
            seat=int(wish.seat),
            expert=wish.expert,
        ),
    )


def _staked(stakes: Stakes, session: Session) -> Session:
    """Return *session* with these *stakes*; what the pool had before the antes came from all alike."""
    if not session.ruleset.plays_for_chips:
        return replace(session, scores=stakes.scores).with_stakes(stakes)
    antes = net_of(session.antes, len(session.chips))
    pool = int(stakes.pool) + sum(map(int, antes))
    share, rest = divmod(pool, len(session.chips))
    chips = tuple(Chips(-share - (seat < rest)) for seat in range(len(session.chips)))
    before = Session(
        session.ruleset, session.dealer, chips, pool=Chips(pool), scores=stakes.scores, deals=session.deals
    )
    return before.with_stakes(stakes)


def _company(deal: PlayedDeal, wish: AgainWish) -> Company:
    """Return the players from the person's seat to the right; who sat there takes the person's old seat."""
    names, kinds = deal.names, deal.kinds
    portraits = deal.portraits or faces_of(names)
    mine = wish.seat if deal.person is None else deal.person
    seats = [Seat((wish.seat + at) % len(names)) for at in range(1, len(names))]
    others = [wish.seat if seat == mine else seat for seat in seats]
    return Company(
        names=(NAMELESS if deal.person is None else names[mine], *(names[seat] for seat in others)),
        players=(HUMAN, *(_player(kinds[seat], wish.strength) for seat in others)),
        portraits=(portraits[mine], *(portraits[seat] for seat in others)),
    )


def _player(kind: str, strength: Strength | None) -> str:
    """Return the player of a *kind*, at another *strength* if there is one; each keeps their style."""
    known = taken_by(kind)
    if strength is None:
        return known
    _, dash, style = known.partition("-")
    return f"{strength.value}{dash}{style}"
