"""Several nolos at once: others play the Ombre's game too, each for themselves (21.13)."""

from __future__ import annotations

from collections.abc import Iterator

from ombre_desktop.engine.actions import Action, Bid, Call, Say, Word
from ombre_desktop.engine.chips import (
    Chips,
    Cost,
    Outcome,
    Payment,
    Price,
    Result,
    Stakes,
    Verdict,
    listed,
    payment,
    pool_change,
)
from ombre_desktop.engine.events import BidMade, Said
from ombre_desktop.engine.phases.asking import asked_first, not_asked
from ombre_desktop.engine.phases.exchange import ExchangePhase
from ombre_desktop.engine.phases.outcome import NoTricks
from ombre_desktop.engine.phases.tariff import TariffPayments
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import CallRequest
from ombre_desktop.engine.seats import Party, Seat
from ombre_desktop.engine.stages import Bidding
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value

RULE = "21.13"


class JoinPhase(Value):
    """The choice of each other player, from forehand, to play the Ombre's nolo too or to defend."""

    def begin(self, state: DealState) -> Progress:
        """Line up the others."""
        waiting = tuple(seat for seat in state.ring if seat != state.ombre)
        return state._replace(bidding=_bidding(state)._replace(turn=waiting[0], joining=waiting)), ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the seat that is asked."""
        waiting = _bidding(state).joining
        return waiting[0] if waiting else None

    def request(self, state: DealState) -> CallRequest:
        """Return a pass and the Ombre's game."""
        return CallRequest(asked_first(_bidding(state).joining), _calls(state), joins=True)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse every other bid."""
        if action in _calls(state):
            return None
        if isinstance(action, Bid):
            return Refusal(Reason.NO_SUCH_BID, RULE, name=action.contract)
        return not_asked(RULE)

    def act(self, state: DealState, action: Action) -> Progress:
        """Record the answer."""
        bidding = _bidding(state)
        seat, *rest = bidding.joining
        if not isinstance(action, Say | Bid):
            raise IllegalAction(not_asked(RULE))
        waiting = tuple(rest)
        bidding = bidding._replace(
            turn=waiting[0] if waiting else None, joining=waiting, calls=(*bidding.calls, (seat, action))
        )
        if isinstance(action, Say):
            return state._replace(bidding=bidding), (Said(seat, action.word),)
        bidding = bidding._replace(joined=(*bidding.joined, seat))
        return state._replace(bidding=bidding), (
            BidMade(seat, action.contract, holds=False, answers=action.contract),
        )


class JoinedExchange(ExchangePhase):
    """The exchange of those who play the nolo too, in turn: each throws at least a card if any is left."""

    def begin(self, state: DealState) -> Progress:
        """Line up those who play too."""
        return state._replace(exchanging=state.exchange._replace(waiting=state.joined)), ()

    def _limits(self, state: DealState, seat: Seat) -> tuple[int, int]:
        left = min(len(state.talon), len(state.hands[seat]))
        return min(self.least, left), left


class EachForThemselves(NoTricks):
    """The outcome of several nolos: a verdict for the Ombre, and one for each who plays too."""

    def outcome(self, state: DealState) -> Outcome:
        """Return the verdicts; those who defend win with the Ombre's loss."""
        own = NoTricks.outcome(self, state)
        joined = state.joined
        verdicts = tuple(_verdict(state, seat) for seat in joined)
        made = tuple(each.seat for each in verdicts if each.result is Result.SACADA and each.seat is not None)
        winners = {*made, *(seat for seat in own.winners if seat not in joined)}
        return Outcome((*own.verdicts, *verdicts), tuple(sorted(winners)))


class EachPaid(Value):
    """The payments of several nolos: each is settled with all the others, as if it were the only one."""

    otherwise: TariffPayments

    def payments(self, state: DealState, outcome: Outcome) -> tuple[Payment, ...]:
        """Return the payments of each game, the Ombre's first; a pool is taken as far as it goes."""
        if not state.joined:
            return self.otherwise.payments(state, outcome)
        found: list[Payment] = []
        for seat in (state.the_ombre, *state.joined):
            pool = Chips(state.stakes.pool + pool_change(tuple(found)))
            own = state.played_by(seat)._replace(stakes=Stakes(pool, state.stakes.scores))
            found += self.otherwise.payments(own, NoTricks().outcome(own))
        return listed(_together(found))

    def price(self, state: DealState) -> Price:
        """Return the price of one of the games."""
        return self.otherwise.price(state)

    def of_cards(self, _state: DealState) -> tuple[int, ...]:
        """Return nothing: the cards do not count."""
        return ()


def _together(payments: list[Payment]) -> Iterator[Payment]:
    """Yield one payment for all that a party pays to another."""
    parts: dict[tuple[Party, Party], list[tuple[Cost, int]]] = {}
    for paid in payments:
        parts.setdefault((paid.payer, paid.payee), []).extend(paid.parts)
    return (payment(payer, payee, *each) for (payer, payee), each in parts.items())


def _verdict(state: DealState, seat: Seat) -> Verdict:
    """Return how the game of *seat* ended; a lost one falls on the seat itself."""
    tricks = state.play.won[seat]
    result = Result.SACADA if not tricks else Result.PUESTA if tricks == 1 else Result.CODILLE
    return Verdict(result, seat)


def _calls(state: DealState) -> tuple[Call, ...]:
    return (Say(Word.PASS), Bid(state.the_contract.name))


def _bidding(state: DealState) -> Bidding:
    """Return the auction, which has been held."""
    if state.bidding is None:
        raise IllegalAction(not_asked(RULE))
    return state.bidding
