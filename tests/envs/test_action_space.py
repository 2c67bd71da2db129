"""The action space: a number for every single action of a game, under any house rules."""

from itertools import chain
from random import Random

import pytest
from chance import SEEDS, rulesets
from hypothesis import given, settings
from walks import walked

from ombre_desktop.engine import Bid, Discard, PlayCard, Ruleset, Say, Word, ruleset
from ombre_desktop.engine.cards import cards
from ombre_desktop.envs import ActionSpace, NoSuchActionError


@settings(max_examples=10)
@given(rulesets())
def test_each_action_has_its_number(game: Ruleset):
    """The numbers go from 0 to the size, and lead back to the action."""
    space = ActionSpace(game)

    assert [*range(space.size)] == [space.number(space.action(number)) for number in range(space.size)]


@settings(max_examples=20)
@given(rulesets(), SEEDS)
def test_all_that_is_offered_has_a_number(game: Ruleset, seed: int):
    """In every moment of any deal; the mask has a 1 for each and for nothing else."""
    space = ActionSpace(game)

    for deal in walked(game, Random(seed)):
        mask = space.mask(deal.offered())
        assert [number for number in range(space.size) if mask[number]] == sorted(
            map(space.number, deal.offered())
        )


def test_the_blocks_follow_each_other():
    """Forty cards to play, with gano, and to throw; the end of an exchange; forty to call and to give."""
    space = ActionSpace(ruleset("renegado"))

    assert [*range(space.size)] == [*chain(*space.blocks.values())]
    assert {"play": 40, "gano": 40, "throw": 40, "done": 1, "call": 40, "give": 40, "trump": 4} == {
        name: len(block) for name, block in space.blocks.items() if name not in ("word", "bid")
    }
    assert len(space.blocks["word"]) == len(Word)


def test_an_action_is_told_in_the_words_of_records():
    space = ActionSpace(ruleset("renegado"))
    spadille, *_ = cards("SA")
    actions = (PlayCard(spadille), PlayCard(spadille, gano=True), Discard((spadille,)), Discard(()))

    assert ["play SA", "gano SA!", "throw SA", "done", "word pass", "bid solo"] == [
        space.text(space.number(action)) for action in (*actions, Say(Word.PASS), Bid("solo"))
    ]


@pytest.mark.parametrize("number", [-1, 225])
def test_a_number_beyond_the_last_is_refused(number):
    with pytest.raises(NoSuchActionError, match=r"0 to 223"):
        ActionSpace(ruleset("renegado")).action(number)
