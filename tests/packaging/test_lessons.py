"""What the expert's bidding is fitted with: the sums give back what was put in."""

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from lessons.fitting import lesson
from lessons.regression import least_squares, logistic, solved
from lessons.samples import Lessons, Sample

from ombre_desktop.engine import ruleset
from ombre_desktop.players.expert.lessons import Lesson


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


def test_samples_are_kept_and_read_and_teach():
    """Each call of a decision was gone on with; what is learned is what was believed, and a little more."""
    kept = [sample.written() for _, sample in Lessons(ruleset("renegado"), "test").samples(range(2))]
    samples = [Sample.read(line) for line in kept]
    bid = next(iter(samples[0].promises))
    belief = Lesson((0.0, 0.5, 0.5), (0.0, 1.0, -1.0, 0.0, 0.0))

    learned = lesson([one for one in samples if bid in one.promises], bid, belief, 1000.0)

    assert kept == [sample.written() for sample in samples]
    assert all({"pass", *sample.promises} == set(sample.tried) for sample in samples)
    assert belief != learned
    assert belief.advantage == pytest.approx(learned.advantage, abs=0.5)
