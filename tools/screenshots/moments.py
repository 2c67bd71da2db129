"""Finding a moment to be photographed, by playing deals until it comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import TypeGuard

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    CardRequest,
    ChoiceRequest,
    DealState,
    ExchangeRequest,
    PlayRequest,
    Question,
    Ruleset,
    Seat,
    Session,
    TrumpRequest,
    Word,
    apply,
    request,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.shuffle import chance, shuffled
from ombre_desktop.players.player import player
from ombre_desktop.ui.model.sitting import PERSON

MOST_DEALS = 4000


@dataclass(frozen=True, slots=True)
class Moment:
    """
    A moment of a deal at a table of *seats* seats; *when* recognises it by the state.

    A rare moment names the first *deal* worth a look: the moment does not come in those before it.
    """

    name: str
    when: Callable[[DealState], bool]
    game: str = "renegado"
    seats: int = 3
    house: str = ""
    played_by: str = "textbook"
    deal: int = 0

    def table(self) -> Ruleset:
        """Return the ruleset of the game."""
        return ruleset(self.game, self.house, self.seats)


def is_auction(state: DealState) -> bool:
    """Tell whether somebody has bid, and the person may bid higher."""
    asked = _asked(state)
    return isinstance(asked, CallRequest) and len(asked.calls) > 1 and _has_bid(state)


def is_opening(state: DealState) -> bool:
    """Tell whether the person may make the first bid."""
    asked = _asked(state)
    return isinstance(asked, CallRequest) and len(asked.calls) > 1 and not _has_bid(state)


def is_holding(state: DealState) -> bool:
    """Tell whether the person may hold the standing bid."""
    asked, said = _asked(state), state.bidding.standing if state.bidding else None
    return isinstance(asked, CallRequest) and said is not None and Bid(said) in asked.calls


def is_joining(state: DealState) -> bool:
    """Tell whether the person may play the Ombre's nolo too."""
    asked = _asked(state)
    return isinstance(asked, CallRequest) and asked.joins


def is_sent_alone(state: DealState) -> bool:
    """Tell whether the person has bid, and must answer a higher bid."""
    bidding = state.bidding
    said = bidding is not None and any(
        seat == PERSON and isinstance(call, Bid) for seat, call in bidding.calls
    )
    return isinstance(_asked(state), CallRequest) and said


def is_naming(state: DealState) -> bool:
    """Tell whether the person names trump."""
    return isinstance(_asked(state), TrumpRequest)


def is_choosing(state: DealState) -> bool:
    """Tell whether the person names trump, or chooses another game."""
    asked = _asked(state)
    return isinstance(asked, TrumpRequest) and bool(asked.games)


def is_calling(state: DealState) -> bool:
    """Tell whether the person calls a king."""
    return isinstance(_asked(state), CardRequest)


def is_calling_before_trump(state: DealState) -> bool:
    """Tell whether the person calls a card while nobody has named a trump."""
    return is_calling(state) and state.trump is None


def is_naming_as_ally(state: DealState) -> bool:
    """Tell whether the person names trump for another Ombre."""
    asked = _asked(state)
    return isinstance(asked, TrumpRequest) and asked.allied


def is_giving(state: DealState) -> bool:
    """Tell whether the person gives a card for a king."""
    asked = _asked(state)
    return isinstance(asked, CardRequest) and asked.gives


def is_exchange(state: DealState) -> bool:
    """Tell whether the person is the Ombre and throws cards away."""
    return isinstance(_asked(state), ExchangeRequest) and state.ombre == PERSON and not state.turned


def is_vuelta(state: DealState) -> bool:
    """Tell whether a card was turned for trump, and the person is to throw cards away."""
    return isinstance(_asked(state), ExchangeRequest) and bool(state.turned)


def is_fifth_trick(state: DealState) -> bool:
    """
    Tell whether four tricks are done, and all others have played to the fifth.
    """
    playing = state.playing
    last = len(state.ring) - 1
    lies = playing is not None and playing.trick is not None and len(playing.trick.plays) == last
    return isinstance(_asked(state), PlayRequest) and lies and _tricks(state) == 4


def is_drawn(state: DealState) -> bool:
    """Tell whether the person has drawn cards, and is to play to the first trick."""
    return isinstance(_asked(state), PlayRequest) and len(state.drawn[PERSON]) > 2 and _tricks(state) == 0


def is_surrender(state: DealState) -> bool:
    """Tell whether the person may surrender."""
    asked = _asked(state)
    return isinstance(asked, PlayRequest) and Word.SURRENDER in asked.words and _tricks(state) > 0


def is_question(question: Question) -> Callable[[DealState], bool]:
    """Return a predicate that tells whether the person is asked this *question*."""

    def when(state: DealState) -> bool:
        asked = _asked(state)
        return isinstance(asked, ChoiceRequest) and asked.question is question

    return when


def is_late(state: DealState) -> bool:
    """Tell whether the person is to play and nobody has more than two cards left."""
    return isinstance(_asked(state), PlayRequest) and max(map(len, state.hands)) == 2


def is_defending(state: DealState) -> bool:
    """Tell whether the person is a defender and throws cards away, after the Ombre did."""
    return isinstance(_asked(state), ExchangeRequest) and state.ombre != PERSON and any(state.dead)


def is_bid_of(*contracts: str) -> Callable[[DealState], bool]:
    """
    Return a predicate that tells whether the person may bid one of these *contracts*, and somebody has
    already called.
    """

    def when(state: DealState) -> bool:
        asked = _asked(state)
        offered = [call.contract for call in asked.calls if isinstance(call, Bid)] if _calls(asked) else []
        return bool(set(contracts) & set(offered)) and bool(state.history)

    return when


def is_played_as(contract: str) -> Callable[[DealState], bool]:
    """
    Return a predicate that tells whether two tricks of this *contract* are done, and the person is asked for
    a card.
    """

    def when(state: DealState) -> bool:
        named = state.contract is not None and state.contract.name == contract
        return named and isinstance(_asked(state), PlayRequest) and _tricks(state) == 2

    return when


def is_watching(state: DealState) -> bool:
    """Tell whether the person sits the deal out, and two cards of the third trick are played."""
    playing = state.playing
    lies = playing is not None and playing.trick is not None and len(playing.trick.plays) == 2
    return PERSON in state.resting and lies and _tricks(state) == 2


def is_betrayed(state: DealState) -> bool:
    """Tell whether the called card lies in the trick, and the person, not the Ombre, is to play."""
    playing = state.playing
    plays = playing.trick.plays if playing is not None and playing.trick is not None else ()
    falls = any(card is state.called for _, card in plays)
    return isinstance(_asked(state), PlayRequest) and falls and state.ombre != PERSON


def is_talon_shown(state: DealState) -> bool:
    """Return True if the rest of the talon lies open, and the person is asked for a card."""
    return (
        isinstance(_asked(state), PlayRequest)
        and len(state.talon) > 2
        and set(state.talon) <= set(state.shown)
    )


def is_settled(state: DealState) -> bool:
    """Tell whether the deal was played and is settled."""
    return state.is_over and _tricks(state) > 4


def is_settled_as(*contracts: str) -> Callable[[DealState], bool]:
    """Return a predicate that tells whether a deal of one of these *contracts* was played and settled."""

    def when(state: DealState) -> bool:
        return is_settled(state) and state.contract is not None and state.contract.name in contracts

    return when


def is_given_up(state: DealState) -> bool:
    """Tell whether an opponent has given the deal up after two tricks or more."""
    ended = state.playing is not None and state.playing.given_up and state.ombre != PERSON
    return state.is_over and ended and _tricks(state) >= 2


def is_thrown_in(state: DealState) -> bool:
    """Tell whether the deal ended before the play, because the Ombre threw the hand in."""
    return state.is_over and state.exchanging is not None and state.exchanging.thrown_in


def is_won(state: DealState) -> bool:
    """Tell whether the person has won as the Ombre."""
    return (
        is_settled(state)
        and state.ombre == PERSON
        and state.outcome is not None
        and PERSON in state.outcome.winners
    )


def is_lost(state: DealState) -> bool:
    """Tell whether another player was the Ombre, and lost to one of the others."""
    lost = (
        state.outcome is not None and bool(state.outcome.winners) and state.ombre not in state.outcome.winners
    )
    return is_settled(state) and state.ombre not in (None, PERSON) and lost


@dataclass(frozen=True, slots=True)
class Found:
    """A deal at its *moment*; *session* is the sitting before the deal, with the antes staked."""

    moment: Moment
    session: Session
    state: DealState


@cache
def found(moment: Moment) -> Found:
    """Play a fixed series of deals until *moment* comes; raise `LookupError` if it never comes."""
    game = moment.table()
    for number in range(moment.deal, MOST_DEALS):
        seed = f"{moment.game} {number}"
        session = Session.begin(game, Seat(number % game.seats)).with_antes()
        layout = game.dealt(shuffled(game.pack, chance(seed)), session.dealer)
        state = start(game, session.dealer, layout, session.stakes).state
        for step in count():
            if moment.when(state):
                return Found(moment, session, state)
            asked = request(state)
            if asked is None:
                break
            rng = chance(f"{seed} {step}")
            action = player(moment.played_by).decide(view(state, asked.seat), asked, rng)
            state = apply(state, action).state
    raise LookupError(f"{moment.name} did not come in {MOST_DEALS} deals")


def _asked(state: DealState) -> object:
    """Return the request to the person; None if another seat is to act, or nobody."""
    asked = request(state)
    return asked if asked is not None and asked.seat == PERSON else None


def _calls(asked: object) -> TypeGuard[CallRequest]:
    return isinstance(asked, CallRequest)


def _tricks(state: DealState) -> int:
    return len(state.playing.tricks) if state.playing else 0


def _has_bid(state: DealState) -> bool:
    return state.bidding is not None and state.bidding.standing is not None
