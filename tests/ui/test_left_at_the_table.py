"""Sittings that make room for another: each comes back at the same card, and nothing is asked."""

from collections.abc import Iterator

import pytest
from conftest import company_of, near_its_end, sitting_at
from dialect import auction, exchanging

from ombre_desktop.engine import Seat, Session, ruleset
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.session.deal_record import record_text
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.timeline import marked_as_taken_back
from ombre_desktop.value import replace

FIRST, SECOND = "a" * 32, "b" * 32


@pytest.fixture
def folders(home) -> Folders:
    return Folders.of()


@pytest.fixture
def keeper(qapp, folders) -> Iterator[Keeper]:
    made = Keeper(folders)
    yield made
    made.close()


def named(game_id: str, deal=None) -> Sitting:
    """Return a sitting whose *deal* is in hand."""
    return replace(sitting_at(deal or exchanging("entrada")), game_id=game_id)


def write(qtbot, keeper: Keeper, *sittings: Sitting) -> None:
    """Keep *sittings* one after another, and wait until that is done."""
    for sitting in sittings:
        kept: list[bool] = []
        keeper.write(sitting, lambda kept=kept: kept.append(True))
        qtbot.waitUntil(lambda kept=kept: bool(kept))


def taken_up(qtbot, keeper: Keeper, game_id: str):
    """Return the sitting that comes back to the table, and the problems."""
    found: list[tuple] = []
    keeper.take_up(game_id, lambda *back: found.append(back))
    qtbot.waitUntil(lambda: bool(found))
    return found[0]


def listed(keeper: Keeper) -> set[str]:
    with keeper.reading() as history:
        return {entry.game_id for entry in history.sittings()}


def test_a_sitting_that_made_room_comes_back_at_the_same_card(qtbot, keeper):
    """The sitting comes back with its company, its chips and its antes."""
    first = named(FIRST)
    write(qtbot, keeper, first, named(SECOND, auction("pass")))

    back, problems = taken_up(qtbot, keeper, FIRST)

    assert () == problems
    assert record_text(first) == record_text(back)
    assert (first.company, first.session, first.mark) == (back.company, back.session, back.mark)


def test_the_one_that_was_at_the_table_is_left_in_its_turn(qtbot, keeper):
    """Two sittings can change places as often as one likes."""
    second = named(SECOND, auction("pass"))
    write(qtbot, keeper, named(FIRST), second)
    taken_up(qtbot, keeper, FIRST)

    back, _ = taken_up(qtbot, keeper, SECOND)

    assert record_text(second) == record_text(back)
    assert {FIRST, SECOND} == listed(keeper)


def test_what_comes_back_is_there_at_the_next_start(qtbot, keeper, folders):
    """The next start finds the sitting even if nothing was played."""
    write(qtbot, keeper, named(FIRST), named(SECOND))
    taken_up(qtbot, keeper, FIRST)
    keeper.close()

    again = Keeper(folders)
    kept = again.load()
    again.close()

    assert FIRST == kept.sitting.game_id


def test_a_sitting_found_at_the_start_is_not_lost_to_a_new_one(qtbot, keeper, folders):
    """The new sitting begins before anything was played in the old one."""
    write(qtbot, keeper, named(FIRST))
    keeper.close()
    again = Keeper(folders)
    again.load()
    write(qtbot, again, named(SECOND))

    back, _ = taken_up(qtbot, again, FIRST)
    again.close()

    assert FIRST == back.game_id


def test_late_in_a_deal_it_comes_back_there(qtbot, keeper):
    """The sitting comes back with every trick taken so far."""
    session = Session.begin(ruleset("renegado"), Seat(2))
    late = near_its_end(Sitting(FIRST, company_of(3), session, 12))
    write(qtbot, keeper, late, named(SECOND))

    back, _ = taken_up(qtbot, keeper, FIRST)

    assert record_text(late) == record_text(back)


def test_the_sitting_in_the_save_comes_back_with_its_deal_in_hand(qtbot, keeper):
    """The history has only its settled deals, and must not replace it."""
    first = named(FIRST)
    write(qtbot, keeper, first)

    assert (first, ()) == taken_up(qtbot, keeper, FIRST)


def test_an_unknown_sitting_does_not_come(qtbot, keeper):
    """The table stays as it is."""
    write(qtbot, keeper, named(FIRST))

    assert (None, ()) == taken_up(qtbot, keeper, SECOND)


def test_a_history_that_cannot_be_written_loses_nothing(qtbot, keeper, folders):
    """The sitting waits in the save, even over a restart."""
    folders.history.mkdir(parents=True)
    write(qtbot, keeper, named(FIRST), named(SECOND))
    keeper.close()
    folders.history.rmdir()

    again = Keeper(folders)
    assert SECOND == again.load().sitting.game_id
    back, problems = taken_up(qtbot, again, FIRST)
    again.close()

    assert (FIRST, ()) == (back.game_id, problems)


def test_a_sitting_is_renamed_and_binned(qtbot, keeper):
    """The list is changed in the background."""
    write(qtbot, keeper, named(FIRST), named(SECOND))
    done: list[bool] = []
    keeper.use_history(lambda history: history.rename(FIRST, "Winter"), lambda _: done.append(True))
    keeper.use_history(lambda history: history.throw_away(FIRST), lambda _: done.append(True))
    qtbot.waitUntil(lambda: len(done) == 2)

    with keeper.reading() as history:
        assert ["Winter"] == [entry.title for entry in history.sittings(binned=True)]


# Marks.


def test_a_decision_taken_back_at_once_was_helped():
    """Nobody had answered, and no card had been seen."""
    deal = exchanging("entrada")
    before = sitting_at(deal)

    assert Mark.HELPED is marked_as_taken_back(before, before).mark


def test_a_mark_is_never_lost_by_taking_back():
    """A deal marked as practice stays practice."""
    before = sitting_at(exchanging("entrada"))

    assert Mark.PRACTICE is marked_as_taken_back(before.marked(Mark.PRACTICE), before).mark


def test_the_mark_is_kept_with_the_deal_in_hand(qtbot, keeper, folders):
    """The mark is still there after a restart."""
    write(qtbot, keeper, named(FIRST).marked(Mark.HELPED))
    keeper.close()

    again = Keeper(folders)
    kept = again.load()
    again.close()

    assert Mark.HELPED is kept.sitting.mark
