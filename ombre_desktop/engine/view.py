"""
Views: what one seat may know of a deal.

A view is built as its holder would write the deal down: the layout with all unseen cards face down,
then the public actions and the holder's own. It holds nothing else, so it cannot leak.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ombre_desktop.engine.actions import Discard, PlayCard
from ombre_desktop.engine.cards import HIDDEN, Card, without
from ombre_desktop.engine.deal import advance, start
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.engine.seats import Ring, Role, Seat, with_seat
from ombre_desktop.engine.stages import Move, Playing
from ombre_desktop.engine.state import DealState
from ombre_desktop.value import made

EACH_CARD: Final = 4
"""The number of the last fields of a state, which change with every card (`DealState.with_card`)."""
TRICKS: Final = 4
"""The number of the last fields of the play, which change with every card (`Playing.with_taken`)."""


class _Replay(NamedTuple):
    """The deal up to *state*, replayed to a *position* for a seat that had seen the *known* cards."""

    state: DealState
    known: frozenset[Card]
    position: DealState

    def leads_to(self, state: DealState, known: frozenset[Card]) -> bool:
        """Tell whether *state* is the same deal, now or later, and no other cards are *known* in it."""
        ours = self.state
        return (
            ours.layout is state.layout
            and (ours.ruleset is state.ruleset and ours.stakes is state.stakes)
            and (ours.dealer == state.dealer and self.known == known)
            and ours.history == state.history[: len(ours.history)]
        )

    def played_on(self, state: DealState) -> DealState | None:
        """
        Return the position in *state* if only cards were played since; None if more has happened.

        Cards are played face up, so that the tricks of the deal are the same for every seat.
        """
        if state is self.state:
            return self.position
        now, here, plays = state.playing, self.position, plays_since(self.state, state)
        if plays is None or now is None or here.playing is None or now.confers:
            return None
        hands = [*here.hands]
        for seat, card in plays:
            hands[seat] = without(hands[seat], card)
        playing = made(Playing, here.playing[:-TRICKS] + now[-TRICKS:])
        history = here.history + state.history[len(self.state.history) :]
        return made(DealState, (*here[:-EACH_CARD], tuple(hands), playing, state.to_act, history))


_LATEST: Final[dict[Seat, _Replay]] = {}
"""
The latest replay for each seat.

Going on from there takes a third of the time in which random players, who ask at every turn, play a deal.
"""


def view(state: DealState, seat: Seat) -> SeatView:
    """
    Return the deal as *seat* may see it.

    Once the deal is settled every card lies open, and the view is the truth.
    """
    if state.is_over:
        return SeatView(seat, state)
    position = _position(state, seat)
    for partner in partners_shown(state, seat):
        # Kept cards are unknown after a discard face down, but these have been shown since.
        hands = with_seat(position.hands, partner, state.hands[partner])
        position = position._replace(hands=hands)
    return SeatView(seat, position)


def _position(state: DealState, seat: Seat) -> DealState:
    """Return the replay of *state* for *seat*, continued from the latest one if that leads to it."""
    latest = _LATEST.get(seat)
    played = latest.played_on(state) if latest else None
    if latest is not None and played is not None:
        _LATEST[seat] = _Replay(state, latest.known, played)
        return played
    known = known_cards(state, seat)
    if latest is not None and latest.leads_to(state, known):
        position, moves = latest.position, state.history[len(latest.state.history) :]
    else:
        seen = state.layout.seen(known)
        position, moves = start(state.ruleset, state.dealer, seen, state.stakes).state, state.history
    for move in moves_seen(moves, seat, known):
        position = advance(position, move.action).state
    _LATEST[seat] = _Replay(state, known, position)
    return position


def plays_since(earlier: DealState, state: DealState) -> list[tuple[Seat, Card]] | None:
    """Return the cards played since an *earlier* state, with their seats; None if more has happened."""
    then, now, past = earlier.playing, state.playing, len(earlier.history)
    if then is None or now is None or state[:-EACH_CARD] != earlier[:-EACH_CARD]:
        return None
    if now[:-TRICKS] != then[:-TRICKS] or state.history[:past] != earlier.history:
        return None
    moves = state.history[past:]
    plays = [(seat, action.card) for seat, action, _ in moves if isinstance(action, PlayCard)]
    return plays if len(plays) == len(moves) else None


def known_cards(state: DealState, seat: Seat) -> frozenset[Card]:
    """Return the cards whose place *seat* has lawfully seen: its own, and those shown to it."""
    known = {*state.layout.hands[seat], *state.drawn[seat], *state.shown}
    known.update(*(state.hands[partner] for partner in partners_shown(state, seat)))
    return frozenset(known)


def partners_shown(state: DealState, seat: Seat) -> Ring:
    """Return the seats that have shown their hands to their partner *seat*, to confer (rule 2.1)."""
    playing = state.playing
    if playing is None or not playing.confers or state.role(seat) is not Role.DEFENDER:
        return ()
    return tuple(other for other in state.ring if other not in (seat, state.ombre))


def moves_seen(moves: tuple[Move, ...], seat: Seat, known: frozenset[Card]) -> tuple[Move, ...]:
    """
    Return those of the *moves* of a deal that *seat* has seen.

    The discards of others are face down; moves that betray unknown cards are left out.
    """
    return tuple(
        move if move.seat == seat else _face_down(move)
        for move in moves
        if move.betrays is None or move.betrays in known
    )


def _face_down(move: Move) -> Move:
    if isinstance(move.action, Discard):
        return Move(move.seat, Discard((HIDDEN,) * len(move.action.cards)))
    return move
