"""Tempers: what everybody can see of a player, and how well it tells players apart."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from pathlib import Path

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.arena.public_facts import FEATURES, facts_of
from ombre_desktop.players.arena.table import Table
from ombre_desktop.players.arena.tempers import STRETCH, Tempers, named

RECORDS = Path(__file__).parents[1] / "records" / "renegado"
FOUR = Tempers(Table(seed="four"), ("textbook", "random", "novice", "steady"))


def recorded(name: str) -> dict[Seat, Counter[str]]:
    """Return the counts of every seat in the deal of a record."""
    return facts_of(parse_record((RECORDS / f"{name}.ombre").read_text("utf-8")).state)


def test_the_facts_are_those_of_the_record():
    """The third seat bids twice, draws three cards as Ombre and is refused a surrender by the first."""
    first, second, ombre = recorded("surrender_refused").values()
    bids = {name: ombre[name] for name in ("calls", "bids", "calls again", "bids again", "games")}

    assert {"calls": 1, "bids": 1, "calls again": 1, "bids again": 1, "games": 1} == bids
    assert (1, 4) == (ombre["surrenders"], ombre["drawn as Ombre"])
    assert (1, 1, 4) == (first["answers"], first["refusals"], first["drawn as defender"])
    assert (1, 0) == (second["deals"], second["answers"])


def test_a_trial_counts_what_its_features_are_made_of():
    """A random player does nearly all of it in some deals; the vole is in a record."""
    trial = Tempers(Table(seed="all"), ("random",) * 3)
    found = {name.partition(" ")[2] for number in range(40) for name in trial.of_deal(number)}
    found |= {name for seat in recorded("vole_in_clubs").values() for name in seat}

    assert {name for pair in FEATURES for name in pair} <= found


def test_three_players_sit_down_for_each_stretch():
    """They are different people, and each sits equally often."""
    seated = [FOUR._seated(stretch) for stretch in range(8)]

    assert all(3 == len(set(three)) for three in seated)
    sat = Counter(chain.from_iterable(seated))
    assert max(sat.values()) - min(sat.values()) <= 2


def test_a_stretch_goes_to_the_player_it_resembles():
    """A feature that varies from stretch to stretch counts little."""
    plain = [("bold", (0.8, 0.1)), ("bold", (0.82, 0.9)), ("shy", (0.2, 0.2)), ("shy", (0.22, 0.8))]
    width = len(FEATURES) - 2
    known = [(name, (*features, *(0.0,) * width)) for name, features in plain]

    assert [name for name, _ in known] == [named(at, known) for at in range(4)]


def test_the_findings_name_every_player():
    """With the share of stretches named rightly, and the features."""
    trial = Tempers(Table(seed="f", worlds=1), ("textbook", "random", "novice"))
    samples = [trial.of_deal(number) for number in (0, 1, STRETCH, STRETCH + 1)]
    found = {each.what: each for each in trial.findings(samples)}

    assert 6 == found["stretches named rightly"].number
    assert found["random: bids of calls"].value > 0.0
