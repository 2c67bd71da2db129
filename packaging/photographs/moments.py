"""The moments that are photographed, and how one is found: by playing deals until it comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from ombre_desktop.engine import (
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

PERSON = Seat(0)
MOST_DEALS = 4000


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a deal at a table of so many *seats*; *when* knows it by the state."""

    name: str
    when: Callable[[DealState], bool]
    game: str = "renegado"
    seats: int = 3
    house: str = ""

    def table(self) -> Ruleset:
        """The game as it is played there."""
        return ruleset(self.game, self.house, self.seats)


def is_auction(state: DealState) -> bool:
    """Somebody has bid, and the person is asked."""
    return isinstance(_asked(state), CallRequest) and len(state.history) >= 2 and _has_bid(state)


def is_naming(state: DealState) -> bool:
    """The person names trump."""
    return isinstance(_asked(state), TrumpRequest)


def is_calling(state: DealState) -> bool:
    """The person calls a king."""
    return isinstance(_asked(state), CardRequest)


def is_exchange(state: DealState) -> bool:
    """The person is the Ombre and throws cards away."""
    return isinstance(_asked(state), ExchangeRequest) and state.ombre == PERSON and not state.turned


def is_vuelta(state: DealState) -> bool:
    """A card was turned for trump and lies there while the person throws cards away."""
    return isinstance(_asked(state), ExchangeRequest) and bool(state.turned)


def is_fifth_trick(state: DealState) -> bool:
    """Four tricks are done, all others have played to the fifth, and the person may surrender no more."""
    playing = state.playing
    last = len(state.ring) - 1
    lies = playing is not None and playing.trick is not None and len(playing.trick.plays) == last
    return isinstance(_asked(state), PlayRequest) and lies and _tricks(state) == 4


def is_surrender(state: DealState) -> bool:
    """The person may give the deal up."""
    asked = _asked(state)
    return isinstance(asked, PlayRequest) and Word.SURRENDER in asked.words and _tricks(state) > 0


def is_question(question: Question) -> Callable[[DealState], bool]:
    """The person is asked this *question*."""

    def when(state: DealState) -> bool:
        asked = _asked(state)
        return isinstance(asked, ChoiceRequest) and asked.question is question

    return when


def is_settled(state: DealState) -> bool:
    """The deal was played and is settled."""
    return state.is_over and _tricks(state) > 4


MOMENTS = (
    Moment("auction", is_auction),
    Moment("trump", is_naming),
    Moment("vuelta", is_vuelta),
    Moment("exchange", is_exchange),
    Moment("trick-5", is_fifth_trick),
    Moment("claim", is_question(Question.CLAIM_OR_VOLE)),
    Moment("surrender", is_surrender),
    Moment("settlement", is_settled),
    Moment("two-auction", is_auction, "two_handed", 2),
    Moment("two-exchange", is_exchange, "two_handed", 2),
    Moment("two-trick", is_fifth_trick, "two_handed", 2),
    Moment("two-settlement", is_settled, "two_handed", 2),
    Moment("four-auction", is_auction, "four_handed", 4),
    Moment("four-trick", is_fifth_trick, "four_handed", 4),
    Moment("four-settlement", is_settled, "four_handed", 4),
    Moment("five-auction", is_auction, "five_handed", 5),
    Moment("five-calling", is_calling, "five_handed", 5),
    Moment("five-trick", is_fifth_trick, "five_handed", 5),
    Moment("five-settlement", is_settled, "five_handed", 5),
    Moment("points-turned", is_question(Question.TURN_UP), "homme_auvergne", 4),
    Moment("points-settlement", is_settled, "homme_auvergne", 3),
)


@dataclass(frozen=True, slots=True)
class Found:
    """The deal at its moment; *session* as it was before, with the antes staked."""

    moment: Moment
    session: Session
    state: DealState


def found(moment: Moment) -> Found:
    """Play deals, always the same ones, until *moment* comes; `LookupError` if it never does."""
    game = moment.table()
    for number in range(MOST_DEALS):
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
            action = player("textbook").decide(view(state, asked.seat), asked, rng)
            state = apply(state, action).state
    raise LookupError(f"{moment.name} did not come in {MOST_DEALS} deals")


def _asked(state: DealState) -> object:
    """What the person is asked; None if another is, or nobody."""
    asked = request(state)
    return asked if asked is not None and asked.seat == PERSON else None


def _tricks(state: DealState) -> int:
    return len(state.playing.tricks) if state.playing else 0


def _has_bid(state: DealState) -> bool:
    return state.bidding is not None and state.bidding.standing is not None
