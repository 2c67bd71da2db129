"""The cards dealt: their counts from the records, measured against chance."""

import sqlite3
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest
from evening import GAME_ID, NOON, fresh, played

from ombre_desktop.engine import Card, ruleset
from ombre_desktop.engine.fairness import Chain
from ombre_desktop.engine.notation import format_record, parse_record, record_of
from ombre_desktop.engine.notation.proofs import proof_tags
from ombre_desktop.storage.chance import FEW, band, chances_of, hypergeometric
from ombre_desktop.storage.dealt import MEASURES, dealt_values, manilles
from ombre_desktop.storage.dealt_statistics import dealt_cards
from ombre_desktop.storage.history import History
from ombre_desktop.storage.statistics import Scope, summary

EVENING = played(fresh(), 12)
RENEGADO = ruleset("renegado")
AUVERGNE = ruleset("homme_auvergne", "", 3)


@pytest.fixture
def history(tmp_path):
    history = History(tmp_path / "history.sqlite3", lambda: NOON)
    history.keep(EVENING)
    yield history
    history.close()


def measured(name, game=RENEGADO):
    """Return how *name* is counted in a hand of *game*."""
    measure = next(one for one in MEASURES if one.name == name)
    return lambda *cards: measure.counted(tuple(map(Card.parse, cards)), game)


# What is counted.


def test_a_hand_is_counted_as_it_was_dealt():
    """The black aces count as spades and clubs too."""
    assert 2 == measured("spades")("SA", "S2", "CA", "HK")
    assert 1 == measured("kings")("SA", "S2", "CA", "HK")
    assert 1 == measured("spadille")("SA", "S2")
    assert 0 == measured("basto")("SA", "S2")


def test_manille_is_the_black_two_or_the_red_seven():
    """Four different cards can be manille."""
    assert {"S2", "C2", "H7", "D7"} == {card.text for card in manilles(RENEGADO)}
    assert 1 == measured("three")("SA", "CA", "H7")
    assert 0 == measured("three")("SA", "CA", "H6")


def test_a_game_without_matadors_has_none():
    """The aces of such a game are ordinary cards."""
    assert frozenset() == manilles(AUVERGNE)
    assert 0 == measured("spadille", AUVERGNE)("SA")
    assert 0 == measured("three", AUVERGNE)("SA", "CA", "H7")


def test_an_unreadable_record_counts_nothing():
    """The problem is reported where the record is read."""
    assert () == tuple(dealt_values(GAME_ID, 1, "[Deal no record"))
    assert () == tuple(dealt_values(GAME_ID, 1, ""))


# In the history.


def test_each_deal_is_counted_when_it_is_settled(history):
    """The counts are kept for every place, the person's first."""
    found = dealt_in(history)

    hands = [parse_record(row.record).state.layout.hands for row in EVENING.results]
    aces = tuple(sum(Card.parse("SA") in dealt[seat] for dealt in hands) for seat in range(3))
    assert (12, 3) == (found.hands, found.seats)
    assert aces == counts(found, "spadille")


def dealt_in(history, **conditions):
    return history.ask(lambda database: dealt_cards(database, Scope(**conditions)))


def counts(found, measure):
    row = next(row for row in found.rows if row.measure == measure)
    return tuple(share.count for share in row.shares)


def test_older_deals_are_counted_later(history):
    """A few deals at a time are counted, with the same result."""
    whole = dealt_in(history)
    history.ask(lambda database: database.execute("DELETE FROM dealt"))
    last, steps = 0, 0
    while last is not None:
        last, steps = history.count_dealt(last, 5), steps + 1

    assert (whole, 4) == (dealt_in(history), steps)


def test_a_deal_that_is_taken_back_is_not_counted_any_more(history, tmp_path):
    """A deal in the bin is not counted either."""
    history.keep(played(fresh(), 3))
    assert 3 == dealt_in(history).hands
    history.throw_away(GAME_ID)
    assert 0 == dealt_in(history).hands
    history.empty_bin()
    history.close()

    with sqlite3.connect(tmp_path / "history.sqlite3") as database:
        assert (0,) == database.execute("SELECT count(*) FROM dealt").fetchone()
    database.close()


def test_the_same_deals_are_counted_with_and_without_a_condition(history):
    """A condition that all deals fulfil changes nothing, though the query is another."""
    assert dealt_in(history) == dealt_in(history, since="2000")
    assert 0 == dealt_in(history, since="2999").hands


def test_sittings_of_which_a_part_is_wanted_are_counted_hand_by_hand(tmp_path):
    """The kept sums serve for sittings of which every deal is wanted; both ways count the same."""
    times = [NOON]
    hands = History(tmp_path / "parts.sqlite3", lambda: times[0])
    hands.keep(replace(EVENING, deals=5, results=EVENING.results[:5]))
    times[0] = NOON.replace(year=2027)
    hands.keep(EVENING)
    hands.keep(replace(EVENING, game_id="9" * 32, deals=3, results=EVENING.results[:3]))

    found = dealt_in(hands, since="2027", until="2028")

    layouts = [parse_record(row.record).state.layout for row in (*EVENING.results[5:], *EVENING.results[:3])]
    aces = tuple(sum(Card.parse("SA") in dealt.hands[seat] for dealt in layouts) for seat in range(3))
    assert (10, aces) == (found.hands, counts(found, "spadille"))
    hands.close()


def test_a_deal_played_otherwise_is_counted_once(history):
    """Its other cards take the place of those before; the sums follow."""
    otherwise = played(fresh(house="ante=each_2"), 12)
    history.keep(otherwise)
    history.keep(otherwise)

    found, aces = dealt_in(history), dealt_in(history, since="2000")

    assert (12, found) == (found.hands, aces)


def test_a_deal_by_a_chain_is_counted_like_any_other(history):
    """The tags of its proof are no part of the count."""
    proof = Chain(bytes(32)).proof(1, "17")
    row = EVENING.results[0]
    tagged = format_record(record_of(row.replayed(RENEGADO), *proof_tags(proof)))

    assert tuple(dealt_values(GAME_ID, 1, row.record)) == tuple(dealt_values(GAME_ID, 1, tagged))


def test_behind_a_number_stand_the_deals_in_which_it_was_dealt(history):
    """Spadille falls to one place in each deal."""
    found = counts(dealt_in(history), "spadille")

    deals = [
        history.ask(lambda database, at=at: summary(database, Scope(dealt=("spadille", at)))).figures.deals
        for at in range(3)
    ]
    assert list(found) == deals


# Against chance.


def test_chances_are_those_of_all_hands():
    """The chances in a pack of six with two good cards can be counted out."""
    hands = list(combinations(range(6), 3))
    expected = [sum(len({0, 1} & set(hand)) == number for hand in hands) / len(hands) for number in range(3)]

    assert expected == pytest.approx(hypergeometric(6, 2, 3))


@pytest.mark.parametrize("measure", MEASURES)
@pytest.mark.parametrize("game", [RENEGADO, AUVERGNE, ruleset("two_handed")])
def test_chances_add_up_to_one(measure, game):
    assert 1 == pytest.approx(sum(chances_of(measure, game, game.hand_size)))


def test_three_matadors_come_once_in_thirty_eight_hands():
    """The three are both black aces, and one of four cards among the other seven."""
    three = next(one for one in MEASURES if one.name == "three")

    expected = (comb(38, 7) - comb(34, 7)) / comb(40, 9)
    assert expected == chances_of(three, RENEGADO, 9)[1]
    assert 38 == round(1 / expected)


def test_a_band_leaves_out_the_rarest_at_both_ends():
    """Ten coins show two to eight heads on more than 95 of 100 evenings."""
    found = band([(10, (0.5, 0.5))])

    assert (2, 8, 5) == (found.low, found.high, found.mean)


def test_many_hands_have_the_band_of_a_normal_distribution():
    """Of ten thousand coins, half show heads, give or take ninety-eight."""
    found = band([(10_000, (0.5, 0.5))])

    assert (4902, 5098) == (found.low, found.high)


def test_the_two_ways_to_a_band_meet():
    """The two ways hardly differ where one takes over from the other."""
    chances = hypergeometric(40, 4, 9)
    exact, normal = band([(FEW, chances)]), band([(FEW + 1, chances)])

    assert abs(exact.low - normal.low) <= 2
    assert abs(exact.high - normal.high) <= 2


def test_the_chances_of_nothing_are_certain():
    """The chances are those of no hand and no card."""
    assert (0, 0) == (band([]).low, band([]).high)
