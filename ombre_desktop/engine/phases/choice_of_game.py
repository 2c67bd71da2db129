"""Games settled after the auction: chosen by the winner, or raised by the trump suit (21.6)."""

from __future__ import annotations

from ombre_desktop.engine.actions import Action, Bid, NameTrump
from ombre_desktop.engine.cards import HIDDEN, Suit
from ombre_desktop.engine.contract import Contract
from ombre_desktop.engine.events import ContractRaised
from ombre_desktop.engine.phases.asking import not_asked
from ombre_desktop.engine.phases.automatic import AutomaticPhase
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.ranking import BLACK_ACES, Ranking
from ombre_desktop.engine.refusals import IllegalAction, Reason, Refusal
from ombre_desktop.engine.requests import TrumpRequest
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.stages import Exchanging
from ombre_desktop.engine.state import DealState, Progress
from ombre_desktop.value import Value, replace


class ChooseGamePhase(Value):
    """
    The choice of the winner of the auction: to name a trump, or to play one of *games* (21.6).

    The game called *aces* needs both black aces in the hand as dealt.
    """

    naming: NameTrumpPhase
    games: tuple[Contract, ...]
    aces: str = ""

    def begin(self, state: DealState) -> Progress:
        """Do nothing: the phase only asks."""
        return state, ()

    def mover(self, state: DealState) -> Seat | None:
        """Return the Ombre until they have named a trump or chosen another game."""
        return state.ombre if state.exchanging is None and state.trump is None else None

    def request(self, state: DealState) -> TrumpRequest:
        """Return the suits and the games that may be chosen."""
        games = tuple(row.name for row in self.games if self._objection(state, row) is None)
        return replace(self.naming.request(state), games=games)

    def refusal(self, state: DealState, action: Action) -> Refusal | None:
        """Refuse a suit or a game that is not offered."""
        if not isinstance(action, Bid):
            return self.naming.refusal(state, action)
        row = self._row(action)
        return self._objection(state, row) if row else self._no_such_game(action)

    def act(self, state: DealState, action: Action) -> Progress:
        """Make the suit trump, or put the phases of the game on the agenda."""
        if isinstance(action, NameTrump):
            return self.naming.act(state, action)
        row = self._row(action) if isinstance(action, Bid) else None
        if row is None:
            raise IllegalAction(not_asked("21.6"))
        changed = state._replace(contract=row, agenda=(self, *row.phases), exchanging=Exchanging())
        same = row.name == state.the_contract.name
        return changed, () if same else (ContractRaised(state.the_ombre, row.name),)

    def _row(self, choice: Bid) -> Contract | None:
        return next((row for row in self.games if row.name == choice.contract), None)

    def _objection(self, state: DealState, row: Contract) -> Refusal | None:
        hand = set(state.hands[state.the_ombre])
        # In a view of another seat the hand is hidden, and the choice was lawful.
        if row.name != self.aces or HIDDEN in hand or hand.issuperset(BLACK_ACES):
            return None
        return Refusal(Reason.CARDS_NEEDED, "21.6", cards=BLACK_ACES, name=row.name)

    def _no_such_game(self, choice: Bid) -> Refusal:
        return Refusal(Reason.NO_SUCH_BID, "21.6", name=choice.contract)


class RaisedByTrump(AutomaticPhase):
    """The raising to *contract* of a game whose trump is *suit* (21.6); what follows it stays."""

    suit: Suit
    contract: Contract

    def begin(self, state: DealState) -> Progress:
        """Raise the game if its trump is the suit."""
        if state.trump is not self.suit:
            return state, ()
        return state._replace(contract=self.contract), (ContractRaised(state.the_ombre, self.contract.name),)


class FixedRanking(AutomaticPhase):
    """The order of the cards in a game that names no trump (20.2, 20.3)."""

    ranking: Ranking

    def begin(self, state: DealState) -> Progress:
        """Rank the cards so."""
        return state._replace(ranking=self.ranking), ()
