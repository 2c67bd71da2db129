"""The computer players as policies of the environments: they answer with the number of a single action."""

from __future__ import annotations

from random import Random

from ombre_desktop.engine.actions import Action, Discard
from ombre_desktop.engine.cards import Cards, in_order
from ombre_desktop.engine.requests import ExchangeRequest
from ombre_desktop.engine.seat_view import SeatView
from ombre_desktop.envs.action_space import DONE, ActionSpace
from ombre_desktop.players.player import asked_of, player
from ombre_desktop.value import Value


class _Plan(Value):
    """The cards that a player has chosen to throw, in the exchange seen in *view*."""

    view: SeatView
    cards: Cards


class Policy:
    """
    The player called *name*, who sees what their seat sees.

    All chance comes from *rng*. An exchange is chosen as a whole before its first card, and remembered until
    it is ended. Raises `SettingError` if there is no such player.
    """

    def __init__(self, name: str, rng: Random) -> None:
        self._player, self._rng = player(name), rng
        self._plan: _Plan | None = None

    def choose(self, space: ActionSpace, view: SeatView, leaving: Cards = ()) -> int:
        """
        Return the number of an action for the seat of *view*, after the cards *leaving* in its exchange.

        Raises `NothingAskedError` if the seat is not to act.
        """
        return space.number(self._action(view, leaving))

    def _action(self, view: SeatView, leaving: Cards) -> Action:
        asked = asked_of(view)
        if not isinstance(asked, ExchangeRequest):
            return self._player.decide(view, asked, self._rng)
        if not leaving or self._plan is None or self._plan.view != view:
            choice = self._player.decide(view, asked, self._rng)
            if not isinstance(choice, Discard):
                return choice
            self._plan = _Plan(view, in_order(choice.cards))
        left = [card for card in self._plan.cards if card not in leaving]
        return Discard((left[0],)) if left else DONE
