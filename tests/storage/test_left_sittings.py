"""Sittings that were left: each can be taken up at the same card, renamed, and put into the bin."""

import sqlite3
from dataclasses import replace
from datetime import timedelta

import pytest
from evening import GAME_ID, NOON, at_table, dealt_to, ended, fresh, played
from test_history_anew import spoil_pages
from test_history_kept import Hands

from ombre_desktop.storage.deal_row import settled_row
from ombre_desktop.storage.history import History
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.statistics import Scope, curve, summary
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of

OTHER = "e" * 32
EVENING = played(fresh(), 6)
IN_HAND = dealt_to(at_table(EVENING), 7)


@pytest.fixture
def clock():
    return Hands()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "history.sqlite3"


@pytest.fixture
def history(path, clock):
    history = History(path, clock, recovers=True)
    yield history
    history.close()


def titles(history, *, binned=False):
    return [entry.title for entry in history.sittings(binned=binned)]


# Leaving and taking up.


def test_a_sitting_left_in_a_deal_is_taken_up_at_the_same_card(history):
    """The sitting has all its deals, and the seven moves of the one in hand."""
    history.leave(document_of(IN_HAND).left)

    found = history.left(GAME_ID)

    past = tuple(deal.row for deal in history.deals(GAME_ID))
    assert EVENING.results == past
    assert IN_HAND == sitting_of(found, past)


def test_a_sitting_left_between_two_deals_is_taken_up_there(history):
    """The sitting is as it was after its last deal."""
    history.leave(document_of(at_table(EVENING)).left)

    assert replace(EVENING, results=()) == history.left(GAME_ID).sitting
    assert history.left(GAME_ID).deal is None


def test_a_sitting_left_in_its_first_deal_is_listed(history):
    """No deal of the sitting is settled yet."""
    history.leave(document_of(dealt_to(at_table(fresh()), 3)).left)

    assert [(0, True)] == [(entry.deals, entry.goes_on) for entry in history.sittings()]
    assert 3 == len(history.left(GAME_ID).moves)


def test_the_antes_of_the_deal_in_hand_are_still_with_those_who_paid_them(history):
    """The list shows the chips after the last settled deal."""
    history.leave(document_of(IN_HAND).left)

    (entry,) = history.sittings()
    assert EVENING.chips == entry.chips
    assert EVENING.chips != IN_HAND.session.chips


def test_once_it_goes_on_the_deal_in_hand_is_no_longer_the_one_it_was_left_in(history):
    """The next settled deal counts instead."""
    history.leave(document_of(IN_HAND).left)
    longer = played(fresh(), 7)
    history.keep(longer)

    assert history.left(GAME_ID).deal is None
    assert 7 == history.left(GAME_ID).sitting.deals


def test_an_ended_sitting_cannot_be_taken_up(history):
    """The pool has been divided."""
    history.keep(ended(EVENING))

    assert history.left(GAME_ID) is None
    assert [False] == [entry.goes_on for entry in history.sittings()]


def test_an_unknown_sitting_cannot_be_taken_up(history):
    """The sitting was never there."""
    assert history.left(OTHER) is None


@pytest.mark.parametrize("spoilt", ["x", "", '{"format": "ombre-save", "schema_version": 99}'])
def test_a_damaged_deal_in_hand_leaves_the_sitting(history, path, spoilt):
    """The sitting is taken up after its last settled deal."""
    history.leave(document_of(IN_HAND).left)
    history.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE sitting SET held = ?", (spoilt,))
    database.close()

    found = history.left(GAME_ID)

    assert (None, 6) == (found.deal, found.sitting.deals)


def test_the_sitting_left_last_comes_first(history, clock):
    """Leaving a sitting counts as playing it."""
    history.keep(EVENING)
    clock.forward(hours=1)
    history.keep(played(fresh(game_id=OTHER), 2))
    clock.forward(hours=1)
    history.leave(document_of(IN_HAND).left)

    assert [GAME_ID, OTHER] == [entry.game_id for entry in history.sittings()]


def test_a_damaged_history_still_has_the_deal_in_hand(history, path):
    """The deal is salvaged with its sitting."""
    history.leave(document_of(IN_HAND).left)
    history.rename(GAME_ID, "Winter")
    history.keep(played(fresh(game_id=OTHER), 40))
    history.close()
    spoil_pages(path, [9])

    history.repair()

    assert 7 == len(history.left(GAME_ID).moves)
    assert {"Winter", None} == set(titles(history))


# Names and the bin.


def test_a_sitting_is_named_by_itself_until_it_gets_a_name(history):
    """An empty name removes the given one again."""
    history.keep(EVENING)
    names = titles(history)
    for title in (" Christmas ", ""):
        history.rename(GAME_ID, title)
        names += titles(history)

    assert [None, "Christmas", None] == names


def test_a_name_outlives_the_next_deal(history):
    """The choice of the bin outlives the next deal as well."""
    history.keep(EVENING)
    history.rename(GAME_ID, "Christmas")
    history.keep(played(fresh(), 7))

    assert ["Christmas"] == titles(history)


def test_what_is_in_the_bin_is_neither_listed_nor_counted(history):
    """The sitting can be brought back from the bin."""
    history.keep(EVENING)
    history.throw_away(GAME_ID)

    assert ((), 0) == (history.sittings(), counted(history))
    (entry,) = history.sittings(binned=True)
    assert NOON == entry.binned

    history.bring_back(GAME_ID)

    assert (6, ()) == (counted(history), history.sittings(binned=True))


def counted(history):
    return history.ask(lambda database: summary(database, Scope())).figures.deals


def test_an_emptied_bin_is_gone_for_ever(history):
    """The deals are deleted too, and no other sitting is touched."""
    history.keep(EVENING)
    history.keep(played(fresh(game_id=OTHER), 2))
    history.throw_away(GAME_ID)

    assert 1 == history.empty_bin()

    assert ((), 2) == (history.deals(GAME_ID), len(history.deals(OTHER)))
    assert () == history.sittings(binned=True)


# Marks.


def marked(mark):
    """Return the evening with a *mark* on its last deal."""
    *before, last = EVENING.results
    return replace(EVENING, results=(*before, replace(last, mark=mark)))


@pytest.mark.parametrize("mark", [None, *Mark])
def test_the_mark_of_a_deal_comes_back(history, mark):
    """A deal played before there were marks has none."""
    history.keep(marked(mark))

    assert mark is history.deals(GAME_ID)[-1].row.mark


def test_a_mark_is_never_taken_away(history, clock):
    """A program that does not know the mark leaves it in place."""
    history.keep(marked(Mark.HELPED))
    clock.forward(days=1)
    history.keep(EVENING)

    assert Mark.HELPED is history.deals(GAME_ID)[-1].row.mark
    assert NOON + timedelta(days=1) == clock.time


def test_a_deal_without_a_seal_keeps_its_mark(history, path):
    """The result is computed again from the record."""
    history.keep(marked(Mark.PRACTICE))
    history.close()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE deal SET seal = NULL")
    database.close()

    assert marked(Mark.PRACTICE).results == tuple(deal.row for deal in history.deals(GAME_ID))


def test_marks_only_become_looser():
    """Help after practice is still practice."""
    assert Mark.PRACTICE is Mark.PRACTICE.or_less(Mark.HELPED)
    assert Mark.HELPED is Mark.CLEAN.or_less(Mark.HELPED)


def test_a_row_follows_from_its_record_whatever_its_mark():
    """The record does not contain the mark."""
    last = marked(Mark.HELPED).results[-1]
    state = last.replayed(EVENING.game)

    assert last == settled_row(state, last.number, last.record, Mark.HELPED)


# Names and clocks.


def test_two_sittings_of_one_name_stay_two(history):
    """Each is taken up by itself, and renaming one leaves the other."""
    history.leave(document_of(IN_HAND).left)
    history.leave(replace(document_of(IN_HAND).left, sitting=replace(EVENING, game_id=OTHER)))
    for game_id in (GAME_ID, OTHER):
        history.rename(game_id, "Sunday")

    assert ["Sunday", "Sunday"] == titles(history)
    assert [GAME_ID, OTHER] == [history.left(one).sitting.game_id for one in (GAME_ID, OTHER)]
    history.rename(OTHER, "Monday")
    history.throw_away(GAME_ID)
    assert (["Monday"], ["Sunday"]) == (titles(history), titles(history, binned=True))


def test_a_clock_put_back_loses_and_changes_nothing(history, clock):
    """Deals keep their order and their time, and no time at the table is taken away."""
    history.keep(played(fresh(), 3))
    before = history.deals(GAME_ID)
    clock.time -= timedelta(days=400)

    history.keep(EVENING)

    found = history.deals(GAME_ID)
    assert before == found[:3]
    assert [1, 2, 3, 4, 5, 6] == [deal.row.number for deal in found]
    assert found[3].settled < found[2].settled
    figures = history.ask(lambda database: summary(database, Scope()))
    assert (6, True) == (figures.figures.deals, figures.seconds >= 0)
    points = history.ask(lambda database: curve(database, Scope()))
    assert sorted(point.time for point in points) == [point.time for point in points]
