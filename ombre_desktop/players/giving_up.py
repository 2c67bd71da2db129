"""The reason why the Ombre gives up: what all at the table have seen, and nothing of the hand."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.engine.state import DealState
from ombre_desktop.players.advice import Motive
from ombre_desktop.players.bidding import is_turned
from ombre_desktop.players.memory import absent_cards

FAR = 2
"""The tricks that others have more, from which it is a reason to give up."""


def plea(state: DealState, tricks: int | None = None) -> Motive | None:
    """
    Return why the Ombre surrenders in *state*, or did after this number of *tricks*; None if nothing tells.

    It is read from the tricks alone, so it is the same in every seat's view and whatever the hands hold. In a
    game with an ally nothing is said, as the tricks of a side would tell who is in it.
    """
    if state.playing is None or state.ombre is None or state.trump is None or state.ally is not None:
        return None
    if state.contract is None or state.contract.calls:
        return None
    seen, ombre = _as_it_was(state, tricks), quitter_of(state)
    return _no_trump(seen, ombre) or _a_matador(seen, ombre) or _tricks(seen, ombre) or _turned(seen)


def quitter_of(state: DealState) -> Seat:
    """Return the Ombre who surrenders, whose hand another may have taken over since."""
    quitter = state.play.quitter
    return state.the_ombre if quitter is None else quitter


def _as_it_was(state: DealState, tricks: int | None) -> DealState:
    """Return *state* with no more than the first *tricks*."""
    playing = state.play
    if tricks is None or tricks >= len(playing.tricks):
        return state
    winners = playing.winners[:tricks]
    won = tuple(winners.count(Seat(seat)) for seat in range(state.seats))
    before = playing._replace(won=won, winners=winners, tricks=playing.tricks[:tricks], trick=None)
    return state._replace(playing=before)


def _no_trump(state: DealState, ombre: Seat) -> Motive | None:
    """Tell that the Ombre could not follow a trump, and so has none left."""
    gone = absent_cards(state, ombre)
    left = [card for card in state.ranking.trumps if state.play.player_of(card) is None]
    return Motive("no_trump_left") if left and gone.issuperset(left) else None


def _a_matador(state: DealState, ombre: Seat) -> Motive | None:
    """Tell of the highest matador that a defender has played."""
    against = (card for card in state.ranking.matadors if state.play.player_of(card) not in (None, ombre))
    best = next(against, None)
    return None if best is None else Motive("matador_against", (("card", best.text),))


def _tricks(state: DealState, ombre: Seat) -> Motive | None:
    """Tell of the tricks, if the others have more by `FAR`."""
    own = state.play.won[ombre]
    others = sum(state.play.won) - own
    if others - own < FAR:
        return None
    if not own:
        return Motive("no_trick_yet", (("tricks", others),))
    return Motive("behind_in_tricks", (("tricks", others), ("own", own)))


def _turned(state: DealState) -> Motive | None:
    """Tell that the trump was turned up: nobody has chosen it."""
    turned = state.contract is not None and is_turned(state.contract)
    return Motive("trump_by_chance") if turned else None
