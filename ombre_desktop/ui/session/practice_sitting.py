"""Sittings of one known deal, for practice."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import uuid4

from ombre_desktop.engine import Action, Chips, Session
from ombre_desktop.engine.codes import deal_of
from ombre_desktop.engine.replay import carried_on
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Origin, OriginKind
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY, NewGame, Opponent
from ombre_desktop.ui.model.known_deal import KnownDeal
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import NAMELESS
from ombre_desktop.value import replace


def opponents(last: NewGame) -> tuple[Opponent, ...]:
    """Return the opponents of the *last* game, then others, enough for every game."""
    by_portrait: dict[str, Opponent] = {}
    for one in (*last.opponents, *USUAL_COMPANY):
        by_portrait.setdefault(one.portrait, one)
    return tuple(by_portrait.values())


def _company(seats: int, last: NewGame) -> Company:
    """Return the company of the *last* game, brought to this number of *seats*."""
    seated = opponents(last)[: seats - 1]
    return Company(
        names=(outside.name(last.name) or NAMELESS, *(one.name for one in seated)),
        players=(HUMAN, *(one.player for one in seated)),
        portraits=(last.portrait, *(one.portrait for one in seated)),
    )


def practice_of(
    deal: KnownDeal, last: NewGame, bids: Sequence[Action] = (), *, goes_on: bool = False
) -> Sitting:
    """
    Return a sitting of this *deal* after lawful *bids*, with the company of the *last* game.

    It has no other deals, unless it *goes_on* with some that are laid out too.

    What lies in the pool besides the antes has been paid by all seats alike, the dealer last.
    """
    state = deal_of(deal.code)
    game, seats = state.ruleset, state.seats
    begun = Session.begin(game, state.dealer)
    carried = state.stakes.pool - begun.with_antes().stakes.pool
    share, odd = divmod(carried, seats)
    chips = tuple(Chips(-share - (odd if seat == state.dealer else 0)) for seat in range(seats))
    if game.plays_for_chips:
        begun = Session(game, state.dealer, chips, Chips(carried), state.stakes.scores)
    staked = replace(begun, scores=state.stakes.scores).with_stakes(state.stakes)
    return Sitting(
        game_id=uuid4().hex,
        company=_company(seats, last),
        session=staked,
        staked=staked,
        state=carried_on(state, bids),
        deals_wanted=None if goes_on else 1,
        mark=Mark.PRACTICE,
        origin=Origin(kind=OriginKind.AGAIN),
    )


def dealt_next(sitting: Sitting, deal: KnownDeal, bids: Sequence[Action] = ()) -> Sitting:
    """Return the practice *sitting* with *deal* as its next one, after lawful *bids*."""
    laid = deal_of(deal.code)
    staked = replace(sitting.session, dealer=laid.dealer).with_antes()
    state = carried_on(laid, bids, staked.stakes)
    return replace(sitting, session=staked, staked=staked, state=state, mark=Mark.PRACTICE)
