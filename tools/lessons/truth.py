"""The truth of a bubble: the claims in its text are checked against the true cards."""

from __future__ import annotations

import re
from collections.abc import Callable

from ombre_desktop.engine import Card, Cards, DealState, PlayRequest, Role, Seat, Trick, request
from ombre_desktop.ui.lessons.lesson import LEARNER
from ombre_desktop.ui.lessons.mark import Mark

POOL = 5
"""The chips in the pool of every lesson."""
Claim = Callable[[Mark, DealState], bool]


def untrue(mark: Mark, state: DealState) -> list[str]:
    """Return the claims in the English words of *mark* that the deal contradicts."""
    text = mark.words.lower()
    found = [claim for claim, holds in _CLAIMS.items() if claim in text and not holds(mark, state)]
    pairs = re.findall(r"\{(..):[Tt]he\} beats \{(..):the\}", mark.words)
    beaten = [(Card.parse(better), Card.parse(worse)) for better, worse in pairs]
    return found + [f"{one} beats {other}" for one, other in beaten if not state.ranking.beats(one, other)]


def _others(state: DealState) -> Cards:
    return tuple(card for seat, cards in enumerate(state.hands) if seat != LEARNER for card in cards)


def _trick(state: DealState) -> Trick:
    return state.play.lying


def _winner(state: DealState) -> Seat:
    trick = _trick(state)
    return trick.order[state.ranking.best(trick.cards)]


def _best(state: DealState) -> Card:
    return _trick(state).cards[state.ranking.best(_trick(state).cards)]


def _lawful(state: DealState) -> Cards:
    asked = request(state)
    return asked.cards if isinstance(asked, PlayRequest) else ()


def _unbeaten(mark: Mark, state: DealState) -> bool:
    led = [card for card in mark.cards if card in state.hands[LEARNER]]
    return bool(led) and not any(state.ranking.beats(other, card) for card in led for other in _others(state))


def _smallest_that_wins(mark: Mark, state: DealState) -> bool:
    able = [card for card in _lawful(state) if state.ranking.beats(card, _best(state))]
    return bool(able) and (min(able, key=state.ranking.strength),) == mark.cards


def _gained(state: DealState) -> int:
    return state.settled.won[LEARNER]


def _is_partner(state: DealState, seat: Seat) -> bool:
    """Tell whether *seat* sits opposite the learner in a game of sides, or is another defender."""
    return (seat - LEARNER) % 2 == 0 if state.ruleset.partners else state.role(seat) is Role.DEFENDER


def _won(state: DealState, seat: Seat | None = LEARNER) -> int:
    return 0 if seat is None else state.play.won[seat]


def _trumped(_: Mark, state: DealState) -> bool:
    ombre = state.ombre
    card = None if ombre is None else _trick(state).card_of(ombre)
    return card is not None and state.ranking.is_trump(card) and _winner(state) == ombre


def _unplayed(mark: Mark, state: DealState) -> bool:
    """Tell whether basto has not been played yet and the learner still holds the card that it beats."""
    mine, basto = mark.cards
    played = {card for trick in state.play.tricks for card in trick.cards}
    return mine in state.hands[LEARNER] and basto not in played and state.ranking.beats(basto, mine)


def _best_of_its_suit(card: Card, state: DealState) -> bool:
    fellows = [other for other in state.ruleset.pack.cards if state.ranking.are_of_a_suit(card, other)]
    return not any(state.ranking.beats(other, card) for other in fellows)


def _withheld(mark: Mark, state: DealState) -> bool:
    asked = request(state)
    return isinstance(asked, PlayRequest) and mark.cards[0] in asked.withheld


_CLAIMS: dict[str, Claim] = {
    "you won": lambda _, state: _gained(state) > 0,
    "you pay ": lambda _, state: _gained(state) < 0,
    "your fifth": lambda _, state: _won(state) == 4,
    "your fifth trick": lambda _, state: _won(state) == 4,
    "five tricks: the game is yours": lambda _, state: state.ombre == LEARNER and _won(state) >= 5,
    "one more trick wins": lambda _, state: state.role(LEARNER) is Role.OMBRE and _won(state) == 4,
    "first five tricks are yours": lambda _, state: set(state.play.winners) == {LEARNER},
    "nobody beats": _unbeaten,
    "nothing beats": _unbeaten,
    "no card of yours wins": lambda _, state: (
        not any(state.ranking.beats(card, _best(state)) for card in _lawful(state))
    ),
    "is out and beats it": _unplayed,
    "throw {": lambda mark, state: not any(map(state.ranking.is_trump, mark.ringed)),
    "is its highest card": lambda mark, state: _best_of_its_suit(mark.cards[0], state),
    "{partner} is winning": lambda _, state: _is_partner(state, _winner(state)),
    "the ombre leads trumps": lambda _, state: (
        _trick(state).order[0] == state.ombre and state.ranking.is_trump(_trick(state).cards[0])
    ),
    "the ombre has trumped": _trumped,
    "smallest trump that can": _smallest_that_wins,
    "sure to take the trick": lambda mark, state: (
        not any(state.ranking.beats(other, mark.cards[0]) for other in _others(state))
    ),
    "you have none of t": lambda _, state: (
        not state.ranking.following(state.hands[LEARNER], _trick(state).cards[0])
    ),
    "{left} led a card": lambda _, state: (
        bool(_trick(state).order) and _trick(state).order[0] == state.seats - 1
    ),
    "does not force": _withheld,
    "you have {tricks} tricks, the ombre": lambda _, state: _won(state) > _won(state, state.ombre),
    "and so has one of them": lambda _, state: _won(state) == max(state.play.won[1:]),
    "the rest from both others": lambda _, state: _gained(state) > state.stakes.pool == POOL,
    "all have passed": lambda _, state: state.ombre is None,
}
"""The check of each claim, by the words that make the claim."""
