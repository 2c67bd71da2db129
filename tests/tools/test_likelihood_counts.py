"""Counts of where cards lie when play begins."""

from random import Random

from tools.training import likelihood

DEALS = 12


def test_every_card_of_the_pack_is_somewhere():
    """Kept, drawn, thrown or left in the talon, each once."""
    for lay in likelihood.opened("textbook", DEALS):
        assert set(lay.state.ruleset.pack.cards) == set(lay.cards)
        assert len(lay.cards) == len(lay.at)


def test_wandering_cards_leave_the_parts_as_large_as_they_were():
    """And what is never thrown is thrown no more."""
    lay = next(likelihood.opened("textbook", DEALS))
    sizes = sorted(lay.at)
    chances = {name: [1.0] * 10 for name in lay.names}
    for name in lay.names:
        if name[0] == "thrown":
            chances[name] = [0.0] * 6 + [1.0] * 4

    rng = Random(1)
    for _ in range(9):
        likelihood.wander_by(chances, lay, rng)

    thrown = [card for card, part in zip(lay.cards, lay.at, strict=True) if lay.names[part][0] == "thrown"]
    assert sizes == sorted(lay.at)
    assert not any(lay.ranking.is_trump(card) for card in thrown)


def test_what_is_kept_more_often_than_by_chance_has_the_higher_figure():
    """The textbook keeps every trump and throws the low cards."""
    found = likelihood.fitted(list(likelihood.opened("textbook", DEALS)), Random(2))

    low, spadille = -1, 0
    thrown = found["thrown", "DEFENDER"]
    assert thrown[low] > thrown[spadille]


def test_the_ombre_is_dealt_more_matadors_than_chance_gives():
    """In Quadrille nobody exchanges, so the hand is the one that was bid on."""
    found = likelihood.fitted(list(likelihood.held("quadrille", DEALS)), Random(3))

    assert found["dealt", "ask"][1] > found[likelihood.CHANCE][1]


def test_the_rows_of_a_game_are_printed(capsys):
    likelihood.main(["--as-dealt", "zanga", "--deals", "4"])

    assert "dealt" in capsys.readouterr().out
