"""Contracts, identified by their traits and not by their names."""

import pytest

from ombre_desktop.engine import Contract, ruleset
from ombre_desktop.engine.contract import Exchange, Goal, TrumpFrom

LOW_BIDS = "passed_out=low_bids after_low_bids=force_spadille"

CONTRACTS = [
    ("renegado", "entrada", "", "most named full"),
    ("renegado", "vuelta", "", "most turned full"),
    ("renegado", "solo", "", "most named none"),
    ("renegado", "gascarola", LOW_BIDS, "most named anew low"),
    ("renegado", "voltereta", LOW_BIDS, "most turned part low"),
    ("renegado", "contrabola", LOW_BIDS, "none named none low"),
    ("renegado", "contrabola", "contrabola_call=above_entrada", "none named none low"),
    ("renegado", "forced_spadille", LOW_BIDS, "most named full low"),
    ("french", "play", "", "most named full"),
    ("french", "sans_prendre", "", "most named none"),
    ("french", "vole", "", "all named full"),
    ("french", "vole", "vole_bid_exchange=no", "all named none"),
    ("pokerwiner", "play", "", "most named full"),
    ("pokerwiner", "no_exchange", "", "most named none"),
    ("two_handed", "vuelta", "", "most turned full"),
    ("four_handed", "talon", "", "most named talon"),
    ("five_handed", "ask", "", "most named none calls"),
    ("five_handed", "solo", "", "most named none"),
    ("homme_auvergne", "man", "", "most accepted none"),
]


def traits_of(contract: Contract) -> str:
    """Return the traits of *contract* in one line."""
    words = [contract.goal.value, contract.trump.value, contract.exchange.value]
    return " ".join([*words, *(word for word in ("low", "calls") if getattr(contract, word))])


@pytest.mark.parametrize(("game", "name", "house", "traits"), CONTRACTS)
def test_a_contract_is_known_by_its_traits(game, name, house, traits):
    """The traits are the contract's goal, its trump, its cards and its sides."""
    assert traits == traits_of(ruleset(game, house).contract(name))


def test_every_trait_is_of_some_contract():
    """Each trait belongs to some contract."""
    written = {word for *_, traits in CONTRACTS for word in traits.split()}

    assert written >= {trait.value for kind in (Goal, TrumpFrom, Exchange) for trait in kind}
