"""
The games for OpenSpiel: after the import, ``pyspiel.load_game("python_ombre", {"game": "lhombre"})``.

All chance is at the beginning, and explicit: the dealer, then card after card of the shuffled pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.notation import format_record, format_view, record_of
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.envs.observation import Observer
from ombre_desktop.envs.one_deal import OneDeal

MOST_WON = 1_000_000
"""A bound for the chips won or lost in a deal; the library wants one, and house rules can set any price."""
MOST_SEATS = 5
NOT_DEALT = "?"
TYPE = pyspiel.GameType(
    short_name="python_ombre",
    long_name="Ombre and its family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "renegado", "house": "", "seats": 0},
)


class OmbreGame(pyspiel.Game):
    """A game of the family under its house rules; *seats* are the usual ones unless they are given."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = TYPE.parameter_specification | (params or {})
        self.ruleset = ruleset(given["game"], given["house"], given["seats"] or None)
        self.observer = Observer(self.ruleset)
        pack, seats = len(self.ruleset.pack.cards), self.ruleset.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.space.size,
            max_chance_outcomes=max(pack, seats),
            num_players=seats,
            min_utility=-MOST_WON,
            max_utility=MOST_WON,
            # Each move, and each card of the pack thrown once at the most.
            max_game_length=self.observer.moves + pack,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> OmbreState:
        """Return the table before the dealer is drawn."""
        return OmbreState(self)

    def make_py_observer(self, _iig_obs_type: Any = None, params: Any = None) -> ViewObserver:  # noqa: ARG002
        """Return the observer of views; what a view holds is never forgotten."""
        return ViewObserver(self.observer)


class OmbreState(pyspiel.State):
    """A deal, or the cards that have come so far from the shuffle."""

    def __init__(self, game: OmbreGame) -> None:
        super().__init__(game)
        self._ruleset, self._space = game.ruleset, game.observer.space
        self._dealer: Seat | None = None
        self._cards: Cards = ()
        self.deal: OneDeal | None = None

    def current_player(self) -> int:
        """Return the seat to act, or who else is."""
        if self.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.deal.seat is None else self.deal.seat)

    def _legal_actions(self, _player: int) -> list[int]:
        return [] if self.deal is None else sorted(map(self._space.number, self.deal.offered()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every dealer, or every card that has not come yet; all are equally likely."""
        if self._dealer is None:
            left: Iterable[int] = range(self._ruleset.seats)
        else:
            left = [at for at, card in enumerate(self._ruleset.pack.cards) if card not in self._cards]
        each = [*left]
        return [(outcome, 1 / len(each)) for outcome in each]

    def _apply_action(self, action: int) -> None:
        pack = self._ruleset.pack.cards
        if self.deal is not None:
            self.deal = self.deal.after(self._space.action(action))
        elif self._dealer is None:
            self._dealer = Seat(action)
        else:
            self._cards += (pack[action],)
            if len(self._cards) == len(pack):
                self.deal = OneDeal.of(self._ruleset, self._cards, self._dealer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self._space.text(action)
        return f"dealer {action + 1}" if self._dealer is None else str(self._ruleset.pack.cards[action])

    def is_terminal(self) -> bool:
        """Tell whether the deal is settled."""
        return self.deal is not None and self.deal.is_over

    def returns(self) -> list[float]:
        """Return what each seat won; nothing before the deal is settled."""
        if self.deal is None or not self.deal.is_over:
            return [0.0] * self._ruleset.seats
        return [*map(float, self.deal.winnings())]

    def __str__(self) -> str:
        if self.deal is None:
            return f"{self._dealer} {' '.join(map(str, self._cards))}"
        thrown = " ".join(map(str, self.deal.thrown))
        return f"{format_record(record_of(self.deal.state))}{thrown}"


class ViewObserver:
    """The view of one seat, as a tensor and as text."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor: np.ndarray[Any, Any] = np.zeros(observer.size, np.float32)
        self.dict = {name: self.tensor[part.start : part.stop] for name, part in observer.parts.items()}

    def set_from(self, state: OmbreState, player: int) -> None:
        """Write what *player* sees into the tensor; zeros before the deal."""
        self.tensor.fill(0)
        if state.deal is not None:
            seat = Seat(player)
            self.tensor[:] = self._observer.of(state.deal.view(seat), state.deal.leaving(seat))

    def string_from(self, state: OmbreState, player: int) -> str:
        """Return the view of *player* as text."""
        if state.deal is None:
            return NOT_DEALT
        seat = Seat(player)
        leaving = " ".join(map(str, state.deal.leaving(seat)))
        return f"{format_view(state.deal.view(seat))}{leaving}"


pyspiel.register_game(TYPE, OmbreGame)
