"""
The games as environments of PettingZoo: ``env("lhombre")``.

An episode is one deal. Agents are named by their seats, counted from 1 as in records. An observation has the
numbers of the view, and the mask of the actions that are lawful; it is empty for a seat that is not to act.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ombre_desktop.engine.notation import format_record, record_of
from ombre_desktop.engine.seats import Seat
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.envs.observation import Observer
from ombre_desktop.envs.one_deal import OneDeal

if TYPE_CHECKING:
    from random import Random

NUMBERS = np.iinfo(np.int32)


def env(game: str = "renegado", house: str = "", seats: int | None = None, **more: Any) -> Any:
    """
    Return the environment of *game*, guarded against steps out of order and numbers that are no actions.

    Raises `SettingError` for a game, a setting or a number of seats that does not exist.
    """
    raw = OmbreEnv(game, house, seats, **more)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class OmbreEnv(AECEnv):
    """
    One deal of a game, for agents in turn.

    Each agent is rewarded when the deal is settled, by `OneDeal.winnings`. A seat that rests has no turn. The
    options of a reset are the *dealer*, as a seat from 0, and the chips in the *pool* before the antes.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "ombre_v1",
        "is_parallelizable": False,
    }

    deal: OneDeal
    """The deal as it stands, with all its cards; there from the first reset."""

    def __init__(
        self,
        game: str = "renegado",
        house: str = "",
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.ruleset = ruleset(game, house, seats)
        self.observer, self.render_mode = Observer(self.ruleset), render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.ruleset.seats)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        size = self.observer.space.size
        numbers = spaces.Box(NUMBERS.min, NUMBERS.max, (self.observer.size,), np.int32)
        mask = spaces.Box(0, 1, (size,), np.int8)
        seen = spaces.Dict({"observation": numbers, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self._chance: Random | None = None

    def observation_space(self, agent: str) -> Any:
        """Return the space of what *agent* observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the actions of *agent*."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal again; the same *seed* gives the same deals, and without one they go on at random."""
        if self._chance is None or seed is not None:
            self._chance = chance(str(seeding.np_random(seed)[1]))
        wanted = options or {}
        self.deal = OneDeal.shuffled(self.ruleset, self._chance, wanted.get("dealer"), wanted.get("pool", 0))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what *agent* sees, and the mask of what it may do."""
        seat = self._seats[agent]
        numbers = self.observer.of(self.deal.view(seat), self.deal.leaving(seat))
        mask = self.observer.space.mask(self.deal.offered() if seat == self.deal.seat else ())
        return {
            "observation": np.frombuffer(numbers, np.int32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: int | None) -> None:
        """Take *action*; raise an `OmbreError` that says why if it is not lawful, or no action at all."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.deal = self.deal.after(self.observer.space.action(-1 if action is None else int(action)))
        self._cumulative_rewards[self.agent_selection] = 0
        self._clear_rewards()
        if self.deal.is_over:
            won = self.deal.winnings()
            self.rewards = {agent: won[seat] for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.deal.is_over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the record of the deal with all its cards, or print it in the mode *human*."""
        text = format_record(record_of(self.deal.state))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: an environment holds nothing open."""

    def _select(self) -> None:
        """Select the seat to act; once the deal is over, the last one stays."""
        if self.deal.seat is not None:
            self.agent_selection = self.possible_agents[self.deal.seat]
