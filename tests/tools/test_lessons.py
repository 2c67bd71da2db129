"""Fitting the expert's bidding: the sums recover the values put in."""

from pathlib import Path
from random import Random

import pytest

from ombre_desktop.engine import ruleset
from ombre_desktop.players.expert.auction import chance_by
from ombre_desktop.players.expert.bid_features import BidFeatures
from ombre_desktop.players.expert.bidding_model import BIDDING_MODEL, BidModel
from ombre_desktop.players.expert.budget import Budget
from tools.training.lessons.__main__ import BIDS, keep, read
from tools.training.lessons.fitting import chance, lesson, written
from tools.training.lessons.played import PlayedBid, played_bids
from tools.training.lessons.regression import least_squares, logistic, solved
from tools.training.lessons.samples import Lessons, Sample

BELIEF = BidModel((0.0, 0.5, 0.5, 0.0), (0.0, 1.0, -1.0, 0.0, 0.0))
MODELS_OF_OTHERS = [f'("{game}", "{bid}")' for game, bid in BIDDING_MODEL if game != "renegado"]


def test_equations_are_solved():
    """2x + y = 5 and x - y = 1."""
    assert [2.0, 1.0] == pytest.approx(solved([[2.0, 1.0], [1.0, -1.0]], [5.0, 1.0]))


def test_a_line_is_found_again():
    """Without a belief, or with one that is right."""
    rows = [(1.0, float(at)) for at in range(10)]

    line = [3 - 2 * at for _, at in rows]

    assert [3.0, -2.0] == pytest.approx(least_squares(rows, line, (0.0, 0.0), 0.0))
    assert [3.0, -2.0] == pytest.approx(least_squares(rows, line, (3.0, -2.0), 50.0))


def test_a_belief_holds_where_there_is_little_to_see():
    """One sample against the worth of a thousand."""
    assert [1.0] == pytest.approx(least_squares([(1.0,)], [9.0], (1.0,), 1000.0), abs=0.01)


def test_a_chance_is_found_again():
    """Of those who look as good, three in four win."""
    rng = Random(1)
    rows = [(1.0, float(at % 2)) for at in range(4000)]
    wins = [rng.random() < (0.75 if row[1] else 0.5) for row in rows]

    assert [0.0, 1.1] == pytest.approx(logistic(rows, wins, (0.0, 0.0), 1.0), abs=0.15)


def test_samples_are_kept_and_read_and_teach(monkeypatch):
    """Each call of a decision was rolled out; the fit is the prior, and a little more."""
    monkeypatch.setattr("tools.training.lessons.samples.ENOUGH", 3)
    monkeypatch.setattr("tools.training.lessons.samples.QUICK", Budget(by_cards=(3,), before=0))
    kept = [sample.written() for _, sample in Lessons(ruleset("renegado"), "test").samples(range(1))]
    samples = [Sample.read(line) for line in kept]
    bid = next(iter(samples[0].promises))

    learned = lesson([one for one in samples if bid in one.promises], [], bid, BELIEF, 1000.0)

    assert kept == [sample.written() for sample in samples]
    assert all({"pass", *sample.promises} == set(sample.tried) for sample in samples)
    assert BELIEF != learned
    assert BELIEF.advantage == pytest.approx(learned.advantage, abs=0.5)


def test_bids_that_experts_played_are_kept_and_read(monkeypatch):
    """Each of those that were made last, with what it had promised."""
    monkeypatch.setattr("tools.training.lessons.played.ENOUGH", 3)
    found = list(played_bids("renegado", "", range(1)))

    kept = [one.written() for _, one in found]

    assert [0] == [number for number, _ in found]
    assert kept
    assert kept == [PlayedBid.read(line).written() for line in kept]


@pytest.mark.parametrize("won", [True, False])
def test_bids_that_were_played_correct_a_chance(won):
    """The first to speak has it harder, if the bids show that."""
    promise = BidFeatures(15, 30, 0.0, 15.0, -15.0, 0.5, to_speak=2)

    learned = chance([], [PlayedBid("entrada", promise, won)] * 200, "entrada", BELIEF.chance, 60.0)

    taught = BidModel(tuple(learned), BELIEF.advantage)
    assert won is (chance_by(BELIEF, promise) < chance_by(taught, promise))
    assert won is (learned[3] > 0)


def test_a_game_that_is_not_learned_again_keeps_its_lessons():
    """So that one game can be taught alone; of one that is, no bid is left of which nothing was found."""
    key = ("renegado", "solo")

    text = written("BIDDING_MODEL: dict[tuple[str, str], BidModel] = {\n}\n", {key: BELIEF})

    assert f'("renegado", "solo"): BidModel({BELIEF.chance}, {BELIEF.advantage}),' in text
    assert '("renegado", "entrada")' not in text
    assert all(f"{other}: BidModel" in text for other in MODELS_OF_OTHERS)


def test_long_figures_stand_in_lines_of_their_own():
    """The module is read by people, too."""
    long = BidModel((-0.111, 0.222, 0.333, -0.444), (-10.111, 10.222, 10.333, -10.444, -10.555))

    text = written(
        "BIDDING_MODEL: dict[tuple[str, str], BidModel] = {\n}\n", {("two_handed", "vuelta"): long}
    )

    assert f"BidModel(\n        {long.chance}, {long.advantage}\n    ),\n" in text
    assert all(len(line) <= 110 for line in text.splitlines())


def test_a_share_of_the_deals_is_kept_and_gone_on_with(tmp_path: Path, monkeypatch):
    """From its first deal, and then from the one after the last that was kept."""
    asked: list[range] = []
    one = PlayedBid("entrada", BidFeatures(15, 30, 0.0, 15.0, -15.0, 0.5), won=True)

    def played(game: str, house: str, numbers: range) -> list[tuple[int, PlayedBid]]:
        asked.append(numbers)
        return [(numbers.start, one)]

    monkeypatch.setattr("tools.training.lessons.__main__.played_bids", played)
    for _ in range(2):
        keep(tmp_path / "bids", BIDS, "renegado", "", range(500, 600))

    assert [range(500, 600), range(501, 600)] == asked
    assert {"renegado": [one, one]} == read([tmp_path / "bids"], BIDS)
