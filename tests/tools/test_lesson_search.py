"""The search for a deal that shows how another game differs."""

from tools.lessons.other_games import lines


def test_the_deal_of_a_lesson_is_found_again():
    """Deal 946 of seed 41 teaches to take a king that was shown; the deal before it does not."""
    (line,) = lines("homme_auvergne", 41, 945, 947)

    assert 946 == line.number
    assert len(line.lost) == len(line.spared)
    assert max(line.lost) < 0.1 < max(line.spared)
