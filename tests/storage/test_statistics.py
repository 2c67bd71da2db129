"""Statistics: which deals are counted, what of them, and which deals stand behind a figure."""

import csv
import io
import json
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from shutil import copy

import pytest
from evening import GAME_ID, NOON, fresh, played

from ombre_desktop.engine import Result
from ombre_desktop.storage.deals_out import as_csv, as_json
from ombre_desktop.storage.found_deals import PAGE, every_deal, found_deals
from ombre_desktop.storage.history import History
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import (
    Facet,
    Figures,
    Order,
    Run,
    Scope,
    curve,
    games,
    games_won,
    groups,
    marked_since,
    runs,
    summary,
)

OTHER = "f" * 32


def unmarked(sitting):
    """Return *sitting* as it was kept before there were marks."""
    return replace(sitting, results=tuple(replace(row, mark=None) for row in sitting.results))


EVENING = unmarked(played(fresh(), 12))
GAME_OF_POINTS = unmarked(played(fresh("homme_auvergne", game_id=OTHER, person=1), 4))
POINTS = Scope(in_points=True)
A_MINUTE = timedelta(minutes=1)


class Hands:
    """A clock that goes on by a minute at every deal."""

    def __init__(self):
        self.time = NOON

    def __call__(self):
        return self.time


@pytest.fixture
def clock():
    return Hands()


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """Provide a file with an evening of twelve deals, a minute each, and a game of points."""
    path, clock = tmp_path_factory.mktemp("kept") / "history.sqlite3", Hands()
    history = History(path, clock)
    for number in range(1, 13):
        history.keep(replace(EVENING, deals=number, results=EVENING.results[:number]))
        clock.time += A_MINUTE
    history.keep(GAME_OF_POINTS)
    history.close()
    return path


@pytest.fixture
def history(kept, tmp_path, clock):
    """Provide a history of its own for each test, a copy of what was kept, after these twelve minutes."""
    clock.time += 12 * A_MINUTE
    history = History(Path(copy(kept, tmp_path)), clock)
    yield history
    history.close()


def asked(history, question, *what):
    return history.ask(lambda database: question(database, *what))


def counted(rows, *, person=0):
    """Return the figures of *rows* of chips, counted one by one."""
    results = [row.outcome.split()[0] for row in rows]
    return Figures(
        len(rows),
        sum(person in row.winners for row in rows),
        results.count("puesta"),
        results.count("codille"),
        sum(row.net[person] for row in rows),
    )


# What is counted.


def test_the_figures_are_those_of_the_score_sheet(history):
    """Deals, deals won, puestas, codilles, chips."""
    found = asked(history, summary, Scope())

    assert counted(EVENING.results) == found.figures
    nets = [row.net[0] for row in EVENING.results]
    assert (max(nets), min(nets)) == (found.best, found.worst)


def test_points_are_never_added_to_chips(history):
    """A game of points is counted by itself, for the person's own seat."""
    assert (4, GAME_OF_POINTS.scores[1]) == (
        asked(history, summary, POINTS).figures.deals,
        asked(history, summary, POINTS).figures.amount,
    )
    assert 12 == asked(history, summary, Scope()).figures.deals
    assert {("renegado", False), ("homme_auvergne", True)} == set(asked(history, games))


def test_each_game_played_is_told_with_whether_a_deal_was_won(history):
    """Games of points, of chips and of stones alike, once each, even if a game was played for two of them."""
    won = {"renegado": asked(history, summary, Scope()), "homme_auvergne": asked(history, summary, POINTS)}
    won = {game: found.figures.won > 0 for game, found in won.items()}
    assert won == asked(history, games_won)
    assert won["renegado"]

    lost = tuple(replace(row, winners=()) for row in GAME_OF_POINTS.results)
    history.keep(replace(GAME_OF_POINTS, game_id="e" * 32, ruleset="renegado", results=lost))
    four = {"seats": 4, "scores": (5, 0), "chips": (0,) * 4, "names": ("Ana", "Bo", "Ci", "Di")}
    stones = replace(GAME_OF_POINTS, game_id="d" * 32, ruleset="zanga", **four)
    history.keep(replace(stones, players=("human", *("random",) * 3), portraits=("tomas",) * 4, person=0))

    assert {**won, "zanga": True} == asked(history, games_won)


@pytest.mark.parametrize("by", [(facet,) for facet in Facet] + [(Facet.CONTRACT, Facet.RESULT)])
def test_groups_make_up_the_whole(history, by):
    """Every grouping counts the same deals, the largest group first."""
    found = [group.figures for group in asked(history, groups, Scope(), *by)]

    whole = asked(history, summary, Scope()).figures
    assert whole == Figures(*map(sum, zip(*map(values, found), strict=True)))
    assert sorted((figures.deals for figures in found), reverse=True) == [one.deals for one in found]


def test_the_seat_in_the_deal_is_counted_from_the_dealer(history):
    """0 is the dealer, 1 the eldest to the dealer's right, for a person in any seat."""
    found = {group.key: group.figures.deals for group in asked(history, groups, Scope(), Facet.TURN)}
    turns = [(0 - row.dealer) % 3 for row in EVENING.results]
    points = {
        group.key: group.figures.deals for group in asked(history, groups, POINTS, Facet.SEATS, Facet.TURN)
    }
    theirs = [(1 - row.dealer) % 3 for row in GAME_OF_POINTS.results]

    assert {(turn,): turns.count(turn) for turn in set(turns)} == found
    assert {(3, turn): theirs.count(turn) for turn in set(theirs)} == points


def values(figures):
    return [getattr(figures, name) for name in Figures.__match_args__]


def test_roles_are_the_person_s(history):
    """Ombre, defender, or None where all passed."""
    roles = [row.roles[0].value if row.roles[0] else None for row in EVENING.results]

    found = {group.key[0]: group.figures.deals for group in asked(history, groups, Scope(), Facet.ROLE)}

    assert {role: roles.count(role) for role in roles} == found


def test_a_sitting_in_the_bin_is_not_counted(history):
    """It is again when it is brought back."""
    history.throw_away(GAME_ID)
    assert Figures() == asked(history, summary, Scope()).figures

    history.bring_back(GAME_ID)

    assert 12 == asked(history, summary, Scope()).figures.deals


def test_a_period_ends_before_its_last_moment(history):
    """From the third deal to the one before the fifth."""
    scope = Scope(since=told(2), until=told(4))

    assert counted(EVENING.results[2:4]) == asked(history, summary, scope).figures


def told(minutes):
    return (NOON + minutes * A_MINUTE).isoformat(timespec="seconds")


def test_deals_without_a_mark_are_left_out_where_marks_count(history, clock):
    """They are older than marks, so nobody knows; the statistics say since when marks are kept."""
    assert asked(history, marked_since) is None
    assert 0 == asked(history, summary, Scope(marks=(Mark.CLEAN,))).figures.deals
    marks = [Mark.CLEAN, Mark.HELPED, Mark.PRACTICE]
    marked = [replace(row, mark=mark) for row, mark in zip(EVENING.results, marks, strict=False)]
    history.keep(replace(EVENING, game_id="e" * 32, deals=3, results=tuple(marked)))

    assert 1 == asked(history, summary, Scope(marks=(Mark.CLEAN,))).figures.deals
    assert 2 == asked(history, summary, Scope(marks=(Mark.CLEAN, Mark.HELPED))).figures.deals
    assert clock.time.isoformat(timespec="seconds") == asked(history, marked_since)


def test_a_long_pause_is_no_time_at_the_table(history, clock):
    """Eleven gaps of a minute count; then the person goes out for an hour."""
    assert 11 * 60 == asked(history, summary, Scope()).seconds
    clock.time += timedelta(hours=1)

    history.keep(played(EVENING, 1))

    assert 11 * 60 == asked(history, summary, Scope()).seconds


def test_a_deal_that_replaces_another_has_a_time_of_its_own(history, clock):
    """The last one is played again, two minutes later."""
    other = replace(EVENING.results[-1], record=EVENING.results[-2].record)
    clock.time += A_MINUTE

    history.keep(replace(EVENING, results=(*EVENING.results[:-1], other)))

    assert 13 * 60 == asked(history, summary, Scope()).seconds


def test_a_run_is_neither_made_nor_ended_by_a_deal_that_nobody_won(history):
    """The longest ones are those of the decided deals in order."""
    decided = [0 in row.winners for row in EVENING.results if row.outcome.split()[0] != "passed_out"]

    won, lost = asked(history, runs, Scope())

    assert (longest(decided, True), longest(decided, False)) == (won.length, lost.length)
    assert [True] * won.length == decided[won.first : won.first + won.length]


def longest(decided, wanted):
    told = "".join("x" if one is wanted else " " for one in decided)
    return max(map(len, told.split(" ")))


def test_without_deals_there_is_no_run(history):
    """Nothing is divided by nothing."""
    nobody = Scope(game="french")

    assert (Run(), Run()) == asked(history, runs, nobody)
    assert () == asked(history, curve, nobody)


def test_the_curve_adds_up(history):
    """A point for each deal, or one for the whole day."""
    each = asked(history, curve, Scope())
    day = history.ask(lambda database: curve(database, Scope(), by_day=True))

    nets = [row.net[0] for row in EVENING.results]
    assert [sum(nets[: at + 1]) for at in range(12)] == [point.amount for point in each]
    assert [each[-1]] == list(day)


# The deals behind a figure.


def test_behind_every_figure_stand_as_many_deals(history):
    """Those of a group, and those of a result."""
    for group in asked(history, groups, Scope(), Facet.CONTRACT):
        inside = Scope().narrowed((Facet.CONTRACT, group.key[0]))
        assert group.figures.deals == len(asked(history, found_deals, inside, Order.LATEST))
        won = inside.narrowed((Facet.WON, 1))
        assert group.figures.won == len(asked(history, found_deals, won, Order.LATEST))
        puesta = inside.narrowed((Facet.RESULT, Result.PUESTA.value))
        assert group.figures.puesta == len(asked(history, found_deals, puesta, Order.LATEST))


@pytest.mark.parametrize(("order", "reverse"), [(Order.WORST, False), (Order.BEST, True)])
def test_deals_are_listed_by_what_they_cost(history, order, reverse):
    """With their records, to be replayed."""
    found = asked(history, found_deals, Scope(), order)

    assert sorted((row.net[0] for row in EVENING.results), reverse=reverse) == [deal.chips for deal in found]
    assert {row.record for row in EVENING.results} == {deal.record for deal in found}


def test_the_deals_of_a_run_are_those_of_the_run(history):
    """All won, one after another, and no other."""
    won, _ = asked(history, runs, Scope())

    found = history.ask(lambda database: tuple(every_deal(database, Scope(), won)))

    assert won.length == len(found)
    assert all(EVENING.results[deal.number - 1].winners.count(0) for deal in found)


def test_a_long_list_comes_page_by_page(history):
    """The second page begins where the first ends."""
    assert 12 < PAGE
    second = history.ask(lambda database: found_deals(database, Scope(), Order.EARLIEST, 5))

    assert [6, 7, 8, 9, 10, 11, 12] == [deal.number for deal in second]


def test_deals_are_written_out_whole(history):
    """As a table and as JSON, in the words of records."""
    found = history.ask(lambda database: tuple(every_deal(database, Scope())))

    table = list(csv.DictReader(io.StringIO(as_csv(found), newline="")))
    assert [row.record for row in EVENING.results] == [line["record"] for line in table]
    assert [str(row.net[0]) for row in EVENING.results] == [line["chips"] for line in table]
    plain = json.loads(as_json(found))
    assert [
        {key: "" if value is None else str(value) for key, value in one.items()} for one in plain
    ] == table


def test_those_who_follow_the_person_are_the_same_at_any_strength(tmp_path, clock):
    """They would otherwise be another company after every sitting; each keeps their temper."""
    history = History(tmp_path / "history.sqlite3", clock)
    for digit, players in enumerate(
        (("steady~40-bold", "novice"), ("novice~5-bold", "novice"), ("steady", "novice"))
    ):
        history.keep(replace(played(fresh(), 2), game_id=f"{digit}" * 32, players=("human", *players)))

    found = asked(history, groups, Scope(), Facet.COMPANY)
    history.close()

    names = ["Bo", "Ci"]
    assert [[names, ["steady~0-bold", "novice"]], [names, ["steady", "novice"]]] == [
        json.loads(one.key[0]) for one in found
    ]
    assert [4, 2] == [one.figures.deals for one in found]
