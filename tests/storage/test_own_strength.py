"""The person's strength by their judged choices: on the scale of the levels, and never a leap from a deal."""

from __future__ import annotations

import dataclasses

import pytest
from evening import GAME_ID, fresh, played
from hypothesis import given
from hypothesis import strategies as st

from ombre_desktop.storage.history import History
from ombre_desktop.storage.judged import Judged
from ombre_desktop.storage.level_marks import OF_STRENGTHS
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.own_strength import (
    MOST,
    USUAL,
    OwnStrength,
    latest_deals,
    share_at,
    strength_at,
    strength_of,
)
from ombre_desktop.storage.skill import JudgedDeal
from ombre_desktop.storage.splits import Review
from ombre_desktop.value import replace

EXPERT = 3.0
HERE, THERE = "renegado", "zanga"


def deal(costly: int = 0, choices: int = 8, game: str = HERE, hour: int = 1) -> JudgedDeal:
    return JudgedDeal(game, "defender", f"2026-11-30T{hour:02}:00:00+00:00", choices, costly)


DEALS = st.lists(st.builds(deal, st.integers(0, 8), st.just(8), st.sampled_from((HERE, THERE))), max_size=60)


def test_somebody_unknown_is_steady():
    found = strength_of((), HERE)

    assert (pytest.approx(USUAL), 0) == (found.strength, found.deals)


@given(DEALS)
def test_nobody_is_beyond_novice_or_expert(deals):
    found = strength_of(deals, HERE)

    assert 0 <= found.strength <= EXPERT
    assert found.error > 0
    assert len(deals) == found.deals


@given(DEALS, st.data())
def test_another_costly_choice_never_makes_stronger(deals, data):
    """This holds in any past, in this game or in another."""
    worse = list(deals) or [deal()]
    at = data.draw(st.integers(0, len(worse) - 1))
    before = strength_of(worse, HERE).strength
    worse[at] = replace(worse[at], costly=worse[at].costly + 1)

    assert strength_of(worse, HERE).strength <= before


@pytest.mark.parametrize(("strength", "share"), OF_STRENGTHS)
def test_a_level_has_its_own_share_of_costly_choices(strength, share):
    assert strength == pytest.approx(strength_at(share))
    assert share == pytest.approx(share_at(strength))


@given(st.floats(0, EXPERT))
def test_shares_and_strengths_are_two_ways_to_say_the_same(strength):
    assert strength == pytest.approx(strength_at(share_at(strength)))


def test_with_more_deals_the_strength_is_surer():
    few, many = (strength_of([deal(n % 2) for n in range(number)], HERE) for number in (5, 40))

    assert many.error < few.error


def test_what_was_played_last_counts_most():
    """Somebody who plays better than at first is soon taken for what they are now."""
    bad, good = [deal(1)] * 20, [deal(0)] * 20

    assert strength_of([*good, *bad], HERE).strength > strength_of([*bad, *good], HERE).strength


def test_other_games_tell_something_until_this_one_is_known():
    """A good player of another game is no stranger, but a few deals here soon outweigh it."""
    elsewhere, here = [deal(0, game=THERE)] * 40, [deal(2)] * 15

    assert strength_of(elsewhere, HERE).strength > USUAL
    known = strength_of(here, HERE).strength
    assert abs(strength_of([*here, *elsewhere], HERE).strength - known) < 1
    assert strength_of([*here, *elsewhere], THERE).strength > known


def test_the_deals_are_those_that_were_judged_and_played_without_help(tmp_path):
    """They are read the latest first."""
    history = History(tmp_path / "history.sqlite3")
    evening = played(fresh(), 4)
    marks = (Mark.CLEAN, Mark.HELPED, Mark.CLEAN, Mark.CLEAN)
    rows = tuple(
        dataclasses.replace(row, mark=mark) for row, mark in zip(evening.results, marks, strict=True)
    )
    history.keep(dataclasses.replace(evening, results=rows))
    for number, grade in ((1, "fine"), (2, "bad"), (3, "bad")):
        history.keep_review(
            Review(GAME_ID, number, rows[number - 1].record, (Judged(0, "card", 1.0, 0.1, grade),))
        )

    found = history.ask(latest_deals)
    history.close()

    assert [("renegado", 1, 1), ("renegado", 1, 0)] == [(one.game, one.choices, one.costly) for one in found]
    assert len(found) <= MOST
    assert OwnStrength() != strength_of(found, HERE)
