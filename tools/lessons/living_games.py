"""Demands on deals of the games that are still played, by the names of their lessons."""

from __future__ import annotations

from ombre_desktop.engine import CallCard, Card, DealState, Say, Seat, Word
from tools.lessons.search import LEARNER, is_alone_in
from tools.lessons.wishes import OtherGame, called_at, calls_of_others, own_calls, won

FEO = Card.parse("CK")
"""The king of clubs, in Zanga of Málaga the fourth-highest trump."""


def _wins_a_duel(state: DealState) -> bool:
    """Tell whether the learner bid, was overcalled, bid again and won a game with trumps."""
    bids = [call for call in own_calls(state) if call != "pass"]
    return len(bids) > 1 and is_alone_in(state, "spil", "bedre", "tourne", "respekt", "solo") and won(state)


def _wins_a_nolo(state: DealState) -> bool:
    return is_alone_in(state, "kobe_nolo", "ren_nolo") and won(state)


def _overcalls_in_favour(state: DealState) -> bool:
    """Tell whether the learner went above an entrada with one in the favour suit, and won."""
    favoured = is_alone_in(state, "entrada_favor", "oros") and not _takes_over(state)
    return favoured and "entrada" in calls_of_others(state) and won(state)


def _wins_what_is_turned(state: DealState) -> bool:
    return is_alone_in(state, "vuelta", "vuelta_favor", "volteo", "volteo_oros") and won(state)


def _takes_over(state: DealState) -> bool:
    """Tell whether the learner took the game over from an Ombre who surrendered, and gained by it."""
    return won(state) and any(
        move.seat == LEARNER and move.action == Say(Word.TAKE_OVER) for move in state.history
    )


def _goes_alone(state: DealState) -> bool:
    return is_alone_in(state, "sans_prendre") and won(state)


def _wins_with_their_partner(state: DealState) -> bool:
    """Tell whether the learner named the trump, and their partner took two tricks or more for the side."""
    if state.ombre != LEARNER or state.contract is None or not state.contract.partner or not won(state):
        return False
    return state.play.won[2] > 1


def _wins_with_the_feo(state: DealState) -> bool:
    """Tell whether the learner won alone, and took a trick with the king of clubs."""
    taken = zip(state.play.tricks, state.play.winners, strict=False) if state.playing else ()
    by_feo = any(trick.card_of(LEARNER) == FEO and winner == LEARNER for trick, winner in taken)
    return is_alone_in(state, "solo") and by_feo and won(state)


def _finds_a_friend(state: DealState) -> bool:
    """Tell whether the learner called an ace, and won with a friend who showed after another trick."""
    return is_alone_in(state, "frage", "frage_couleur") and called_at(state) >= 1 and won(state)


def _kings_demanded(state: DealState) -> tuple[tuple[Seat, Card], ...]:
    """Return each card that was demanded, with the seat that demanded it."""
    moves = state.history
    return tuple((move.seat, move.action.card) for move in moves if isinstance(move.action, CallCard))


def _wins_with_a_given_king(state: DealState) -> bool:
    return is_alone_in(state, "ask") and bool(_kings_demanded(state)) and won(state)


def _gives_a_king(state: DealState) -> bool:
    """Tell whether the learner had to give the Ombre a king, and was paid for a game that they lost."""
    own = state.layout.hands[LEARNER]
    return won(state) and any(seat != LEARNER and card in own for seat, card in _kings_demanded(state))


LIVING_GAMES = {
    "lhombre": OtherGame(_wins_a_duel),
    "lhombre_nolo": OtherGame(_wins_a_nolo, game="lhombre"),
    "tresillo": OtherGame(_overcalls_in_favour),
    "tresillo_vuelta": OtherGame(_wins_what_is_turned, game="tresillo"),
    "rocambor": OtherGame(_overcalls_in_favour),
    "rocambor_takeover": OtherGame(_takes_over, game="rocambor"),
    "quadrille_alone": OtherGame(_goes_alone, game="quadrille"),
    "zanga": OtherGame(_wins_with_their_partner),
    "zanga_malaga": OtherGame(_wins_with_the_feo),
    "german_solo": OtherGame(_finds_a_friend),
    "tritrille": OtherGame(_wins_with_a_given_king),
    "tritrille_king": OtherGame(_gives_a_king, game="tritrille"),
}
"""The demands on a deal of each lesson."""
