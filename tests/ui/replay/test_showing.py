"""A recorded deal made ready to be shown: its moments, its pages, and the places of its comments."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from ombre_desktop.engine import HIDDEN, Seat, steps_of, view
from ombre_desktop.engine.notation import GameRecord, parse_record
from ombre_desktop.ui.replay.showing import Page, Section, Showing

FILES = sorted((Path(__file__).parents[2] / "records").rglob("*.ombre"))

NOTED = """{A head.}
[Record  "ombre 1"]
[Ruleset "renegado"]
[Dealer  "3"]   {Who deals.}
[Pool    "5"]
[Deal    "1 SA S7 S6 CA CK HK HQ H7 D7; 2 SK SQ S5 CQ C7 HJ H2 DK DQ; 3 S4 S3 CJ C6 C5 HA H3 DJ DA"]
[Talon   "S2 SJ C2 C3 C4 H4 H5 H6 D2 D3 D4 D5 D6"]
auction   1 vuelta  2 pass  3 pass   {A bid.}
turn      1 S2   {Manille itself.}
exchange  1 H7  2 -  3 -
play   {Now.}
 1  1 SA S5 S3   {Spadille.}
 2  1 S2 SQ S4
"""


def showing(text: str, first: int = 1) -> Showing:
    return Showing(parse_record(text), Seat(first - 1))


@cache
def record_in(path: Path) -> GameRecord:
    return parse_record(path.read_text(encoding="utf-8"))


each_record = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def test_every_page_has_its_moments():
    """The pages are the cards, three calls, three exchanges, and two tricks of three cards."""
    shown = showing(NOTED)

    assert Page(Section.DEAL) == shown.pages[0]
    assert [Page(Section.AUCTION)] * 3 == list(shown.pages[1:4])
    assert [Page(Section.EXCHANGE)] * 3 == list(shown.pages[4:7])
    assert [Page(Section.PLAY, 1)] * 3 + [Page(Section.PLAY, 2)] * 3 == list(shown.pages[7:])


def test_a_page_is_full_before_the_next_begins():
    """A replay that goes trick by trick stops at the last moment of each page."""
    shown = showing(NOTED)

    assert (0, 3, 6, 9, 12) == shown.marks
    assert [0, 1, 4, 7, 10] == [shown.begins(mark) for mark in shown.marks]


@pytest.mark.parametrize(
    ("at", "notes"),
    [
        (0, ("A head.", "Who deals.")),
        (1, ("A bid.", "Manille itself.")),
        (3, ("A bid.", "Manille itself.")),
        (5, ("Now.",)),
        (7, ("Spadille.",)),
        (9, ("Spadille.",)),
        (10, ()),
    ],
)
def test_a_comment_belongs_to_its_whole_line(at, notes):
    """The comment is shown from the first card of its trick, and head and tags with the cards as dealt."""
    assert set(notes) == set(showing(NOTED).notes(at))


def test_what_is_noted_on_the_result_stands_at_the_end():
    path = next(path for path in FILES if path.stem == "passed_out")
    text = path.read_text(encoding="utf-8").replace("passed_out\n", "passed_out   {Nobody dared.}\n")

    shown = showing(text)

    assert "Nobody dared." in shown.notes(shown.last)
    assert "Nobody dared." not in shown.notes(shown.last - 1)


@each_record
def test_every_comment_of_a_record_is_shown_somewhere(path):
    """Every comment is shown in every game."""
    record = record_in(path)
    shown = Showing(record, Seat(0))

    told = {note for at in range(shown.last + 1) for note in shown.notes(at)}

    head = (" ".join(comment.split()) for comment in record.head)
    assert {*head, *(note for _, note in record.notes)} == told


@each_record
def test_from_every_chair_the_first_hand_is_its_own(path):
    """The chosen player sits in front, and sees no more than they saw in the deal."""
    record = record_in(path)

    for first in range(record.state.seats):
        shown = Showing(record, Seat(first))
        seen = shown.view(0, is_open=False).position
        assert record.state.layout.hands[first] == seen.hands[0]
        assert {HIDDEN} == {card for hand in seen.hands[1:] for card in hand}


@each_record
def test_open_there_is_no_hidden_card(path):
    """No event hides a card either."""
    shown = Showing(record_in(path), Seat(0))

    for at in range(shown.last + 1):
        assert HIDDEN not in shown.view(at, is_open=True).position.layout.cards
        assert "?" not in str(shown.events(at, is_open=True))


@each_record
def test_closed_nobody_sees_more_than_then(path):
    """From the first chair, the view and the events are those that the seat had at the table."""
    state = record_in(path).state
    shown = Showing(record_in(path), Seat(0))

    for at, step in enumerate(steps_of(state)):
        met = tuple(twin for event in step.events if (twin := event.seen_by(Seat(0))) is not None)
        assert view(step.state, Seat(0)) == shown.view(at, is_open=False)
        assert met == shown.events(at, is_open=False)


def test_a_record_that_breaks_off_says_whose_turn_it_is():
    shown = showing(NOTED)

    assert not shown.is_whole
    assert Seat(0) == shown.turn(shown.last)
    assert Seat(2) == showing(NOTED, first=2).turn(shown.last)
