"""Ombre Renegado, 1.12 and A21: sacada, puesta or codille."""

import pytest
from dialect import settled

SACADA = ["432", "522", "531", "540", "621", "630", "711", "720", "810"]
PUESTA = ["441", "333", "144"]
SPLITS = [f"{o}{a}{9 - o - a}" for o in range(10) for a in range(10 - o) if a >= 9 - o - a]


def tricks(split: str) -> str:
    """Return these tricks, the defenders' first, so that the Ombre is never asked to claim."""
    ombre, x, y = map(int, split)
    return "X" * x + "Y" * y + "O" * ombre


def test_rn_1_12_there_are_thirty_splits():
    """There are thirty splits when the two defenders are not told apart."""
    assert 30 == len(SPLITS)
    assert 17 == len(set(SPLITS) - {*SACADA, *PUESTA, "900"})


@pytest.mark.parametrize("split", SPLITS)
def test_rn_1_12_the_result_of_every_split(split):
    """Most tricks win for the Ombre, or for a defender; most shared is a puesta, and all nine are a vole."""
    deal = settled("entrada", tricks(split))

    most = "vole 1" if split == "900" else "sacada 1" if split in SACADA else "puesta 1"
    assert (most if split in {*SACADA, *PUESTA, "900"} else "codille 2") == deal.result


@pytest.mark.parametrize(("split", "winner"), [("405", 3), ("324", 3), ("009", 3), ("450", 2), ("342", 2)])
def test_rn_1_12_codille_falls_to_the_defender_with_most(split, winner):
    """Either of the two defenders may win codille."""
    assert f"codille {winner}" == settled("solo", tricks(split)).result


def test_rn_1_12_the_winners_of_each_result():
    """The Ombre wins a sacada, a defender wins a codille, and nobody wins a puesta."""
    assert (0,) == settled("entrada", "XOOOOOYYO").settlement.outcome.winners
    assert (2,) == settled("entrada", tricks("405")).settlement.outcome.winners
    assert () == settled("entrada", tricks("441")).settlement.outcome.winners


def test_rn_a21_a_royal_puesta_by_default():
    """By default 1-4-4 is a puesta, being a tie for most."""
    assert "puesta 1" == settled("entrada", "XOXXXYYYY", house="split_144=puesta").result


@pytest.mark.parametrize(("pool", "net", "after"), [(5, (-20, 10, 10), 5), (6, (-21, 10, 10), 7)])
def test_rn_a21_codille_may_be_shared(pool, net, after):
    """By house rule each defender gets half the price of a 1-4-4, and an odd chip goes to the pool."""
    deal = settled("entrada", "XOXXXYYYY", house="split_144=codille_shared", pool=pool)

    assert "codille 2  codille 3" == deal.result
    assert net == deal.net
    assert after == deal.pool


@pytest.mark.parametrize("split", ["441", "333"])
def test_rn_a21_other_ties_stay_puestas(split):
    """The setting applies to 1-4-4 alone."""
    assert "puesta 1" == settled("entrada", tricks(split), house="split_144=codille_shared").result
