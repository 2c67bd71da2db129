"""The action space of a game: a number for every single action, the same under all circumstances."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, chain, pairwise

from ombre_desktop.engine.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    GiveCard,
    NameTrump,
    PlayCard,
    Say,
    Word,
)
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.state import Ruleset

DONE = Discard(())
"""The end of an exchange; each card of it is thrown by itself before."""


class NoSuchActionError(OmbreError):
    """A number that stands for no action of the game."""

    def __init__(self, number: int, size: int) -> None:
        super().__init__(f"{number} is no action; the actions are 0 to {size - 1}")
        self.number = number


class ActionSpace:
    """
    The single actions of a game under its house rules, numbered from 0.

    They stand in *blocks*, which have the same order in every game: the cards of the pack to play, to play
    with gano (rule 3.6) and to throw, the end of an exchange, the cards to call and to give, the suits to
    name, all words, and the contracts to bid.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        cards = ruleset.pack.cards
        blocks: dict[str, tuple[Action, ...]] = {
            "play": tuple(PlayCard(card) for card in cards),
            "gano": tuple(PlayCard(card, gano=True) for card in cards),
            "throw": tuple(Discard((card,)) for card in cards),
            "done": (DONE,),
            "call": tuple(CallCard(card) for card in cards),
            "give": tuple(GiveCard(card) for card in cards),
            "trump": tuple(map(NameTrump, ruleset.pack.suits)),
            "word": tuple(map(Say, Word)),
            "bid": tuple(Bid(row.name) for row in ruleset.contracts),
        }
        ends = accumulate(map(len, blocks.values()), initial=0)
        self.blocks = {name: range(*between) for name, between in zip(blocks, pairwise(ends), strict=True)}
        self._actions = tuple(chain(*blocks.values()))
        self._numbers = {action: number for number, action in enumerate(self._actions)}
        # Cards and rows of cards are found faster than actions.
        self._plays = {card: number for number, card in enumerate(cards)}
        self._throws = {
            action.cards: number for number, action in enumerate(self._actions) if isinstance(action, Discard)
        }

    @property
    def size(self) -> int:
        """The number of actions."""
        return len(self._actions)

    def action(self, number: int) -> Action:
        """Return the action with this *number*; raise `NoSuchActionError` if there is none."""
        if not 0 <= number < len(self._actions):
            raise NoSuchActionError(number, self.size)
        return self._actions[number]

    def number(self, action: Action) -> int:
        """Return the number of a single *action*; one that the game does not have is a `KeyError`."""
        if isinstance(action, PlayCard):
            return self._plays[action.card] + (self.blocks["gano"].start if action.gano else 0)
        return self._throws[action.cards] if isinstance(action, Discard) else self._numbers[action]

    def text(self, number: int) -> str:
        """Return the action with this *number* in the words of records, behind the name of its block."""
        action = self.action(number)
        block = next(name for name, numbers in self.blocks.items() if number in numbers)
        return block if action == DONE else f"{block} {str(action).removeprefix(block).strip()}"

    def mask(self, offered: Iterable[Action]) -> bytearray:
        """Return a 1 for each of the actions *offered*, and a 0 for every other."""
        mask = bytearray(self.size)
        for action in offered:
            mask[self.number(action)] = 1
        return mask
