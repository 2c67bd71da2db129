"""The menu commands that can be used, decided from a situation alone."""

from __future__ import annotations

import pytest
from conftest import sitting_at
from dialect import Deal, auction, playing

from ombre_desktop.engine import request, view
from ombre_desktop.storage.deal_row import DealRow
from ombre_desktop.ui.frame.commands import Command, Group
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.session.deal_record import row_of
from ombre_desktop.value import replace

ALWAYS = frozenset(
    {
        *(
            Command.NEW_GAME,
            Command.OPEN_RECORD,
            Command.SITTINGS,
            Command.STATISTICS,
            Command.BACK_UP,
            Command.RESTORE,
            Command.PREFERENCES,
            Command.QUIT,
        ),
        Command.COMFORT,
        Command.KEYS,
        *(
            Command.SWITCH_DECK,
            Command.PRINT_DECK,
            Command.SOUND,
            Command.FULL_SCREEN,
            Command.RULES,
            Command.OPPONENTS,
            Command.BELINDA,
            Command.ABOUT,
        ),
        *(Command.DEAL_CODE, Command.BY_HAND, Command.PASTE, Command.DAILY),
        *(Command.NEXT_PART, Command.PART_BEFORE, Command.JUST_PLAY, Command.COMFORT, Command.LEARN),
        *(Command.KEYS, Command.LESSONS, Command.PROBLEMS, Command.PRACTICE),
    }
)
PLAYED = ALWAYS | {Command.SCORE, Command.HAND, Command.TIMELINE}
"""The commands that can be used while a sitting is played."""
RECORDED = {Command.SAVE_RECORD, Command.AGAIN, Command.REVIEW, Command.CHECK_SHUFFLE}
RECORDED |= {Command.COPY_CODE, Command.COPY_RECORD, Command.SAVE_PICTURE}
"""The commands that a record allows."""


def usable(situation: Situation) -> set[Command]:
    in_menus = (command for command in Command if command.group is not Group.NONE)
    return {command for command in in_menus if command.is_enabled(situation)}


def settled(deal: Deal) -> Sitting:
    """Return a sitting whose only deal is settled and written down."""
    sitting = sitting_at(deal)
    row: DealRow = row_of(sitting)
    return replace(sitting, rows=(row,))


@pytest.fixture(scope="module")
def over() -> Sitting:
    """Provide a sitting whose deal is over because all its cards were played."""
    deal = playing("renegado", trump="H", hands="1 HK; 2 H4; 3 H5").play("1 HK").play("2 H4").play("3 H5")
    return settled(deal)


def test_at_an_empty_table_a_game_can_be_begun():
    assert ALWAYS == usable(Situation())


def test_in_a_deal_there_is_a_score_and_a_hand():
    """There is no record to save, no sitting to end, and nothing to take back."""
    assert PLAYED == usable(Situation(sitting=sitting_at(auction(""))))


def test_a_settled_deal_can_be_saved_and_the_sitting_ended(over):
    assert PLAYED | {*RECORDED, Command.END_SITTING} == usable(Situation(sitting=over))


def test_a_sitting_that_has_ended_cannot_be_ended_again(over):
    ended = replace(over, ended=True)

    assert PLAYED | RECORDED == usable(Situation(sitting=ended))


def test_a_replay_can_be_saved_at_any_moment():
    """All cards of a replay are known, and no sitting is played meanwhile; its throws can be weighed."""
    assert ALWAYS | RECORDED | {Command.THROWS} == usable(Situation(is_replayed=True, is_played=False))


@pytest.mark.parametrize(
    ("field", "command"),
    [
        ("can_take_back", Command.TAKE_BACK),
        ("can_redo", Command.REDO),
        ("can_finish", Command.FINISH),
        ("is_hand_moved", Command.SORT_HAND),
        ("has_log", Command.LOG),
        ("has_last_trick", Command.LAST_TRICK),
    ],
)
def test_what_the_table_offers_can_be_used(field, command):
    assert ALWAYS | {command} == usable(Situation(**{field: True}))


def test_a_lesson_can_be_left_and_its_words_read_again(over):
    """The sitting cannot be ended, because the lesson is not part of it."""
    lesson = replace(over, lesson="first")

    assert PLAYED | {*RECORDED, Command.SAY_AGAIN, Command.LEAVE_LESSON} == usable(Situation(sitting=lesson))


def test_a_question_is_open_until_it_is_answered():
    """The table shows it a moment longer, when hints and judges would take it for one of the later view."""
    before, after = (auction(calls).state for calls in ("", "pass"))
    asked = request(before)
    assert asked is not None

    assert (view(before, asked.seat), asked) == Situation(view=view(before, asked.seat), asked=asked).question
    assert Situation(view=view(after, asked.seat), asked=asked).question is None
    assert Situation(view=view(after, asked.seat)).question is None
