"""Undo and redo to every decision of a sitting, and the other line that a new decision begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as replaced

import pytest
from evening import at_table, dealt_to, fresh, played
from test_controller import SlowJournal, Table

from ombre_desktop.engine import request
from ombre_desktop.engine.fairness import Chain, FairShuffle
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment, Origin, OriginKind
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.session.dealing import with_chain
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.past import Past
from ombre_desktop.ui.session.timeline import LostDealError, Timeline
from ombre_desktop.value import replace

EVENING = dealt_to(at_table(played(fresh(), 5)))
"""Six deals; the last has just been settled."""
IN_HAND = dealt_to(EVENING, 20)


def path_of(sitting: Sitting) -> list[Moment]:
    """Return every decision of *sitting*, from the last to the first."""
    timeline, at = Timeline(sitting), None
    found: list[Moment] = []
    while (at := timeline.before(at)) is not None:
        found.append(at)
    return found


def first_in(deal: int) -> Moment:
    """Return the person's first decision in a deal of the evening."""
    return Moment(deal, Timeline(EVENING).decisions(deal)[0])


def sat_at(sitting: Sitting, journal=None) -> Table:
    """Return a table at which *sitting* was opened."""
    table = Table(journal)
    table.controller.open(sitting)
    return table


def another(table: Table):
    """Return an action other than the one that the person took at the moment shown."""
    asked, past = table.controller.request, table.controller.past
    return next(action for action in asked.actions if not past.is_same(action))


# The timeline.


def test_every_own_decision_of_the_sitting_is_on_the_way_back():
    """They lie in all seven deals, from the deal in hand to the first."""
    path = path_of(IN_HAND)

    assert [7, 6, 5, 4, 3, 2, 1] == list(dict.fromkeys(at.deal for at in path))
    assert sorted(path, key=lambda at: (at.deal, at.moves), reverse=True) == path


def test_the_way_forward_is_the_way_back_turned_round():
    path = path_of(IN_HAND)

    assert [*path[-2::-1], None] == [Timeline(IN_HAND).after(at) for at in reversed(path)]


@pytest.mark.parametrize("at", path_of(IN_HAND)[::5])
def test_at_every_decision_the_person_is_asked(at):
    """The chips and the pool are those staked for that deal, and the deals before it are on the sheet."""
    shown = Timeline(IN_HAND).shown(at)

    assert PERSON == request(shown.state).seat
    assert shown.state.stakes == shown.session.stakes == shown.staked.stakes
    assert list(range(1, at.deal)) == [row.number for row in shown.rows]
    assert 0 == sum(shown.session.chips) + shown.session.pool


def test_a_deal_that_the_history_lacks_is_named():
    """Everything else can still be reached."""
    lacking = replace(EVENING, rows=tuple(row for row in EVENING.rows if row.number != 3))

    with pytest.raises(LostDealError) as caught:
        path_of(lacking)

    assert 3 == caught.value.number


def test_a_deal_whose_record_is_spoilt_is_named_too():
    spoilt = tuple(row if row.number != 3 else replaced(row, record="[Deal]") for row in EVENING.rows)

    with pytest.raises(LostDealError):
        path_of(replace(EVENING, rows=spoilt))


def test_whether_one_can_go_back_is_not_searched_again_at_every_move(monkeypatch):
    """Each answer is that of the timeline, which would play the deal again up to the moment."""
    steps, past, searched = Timeline(IN_HAND).steps(7), Past(), []
    shown = [replace(IN_HAND, rows=(), session=fresh().session, state=step.state) for step in steps]
    right = [Timeline(one).before(None) is not None for one in shown]
    before = Timeline.before
    monkeypatch.setattr(Timeline, "before", lambda *given: searched.append(given) or before(*given))

    assert right == [past.can_go_back(one) for one in shown]
    assert right.count(False) + 1 == len(searched)

    past.leave()
    assert not past.can_go_back(shown[0])


# At the table.


def test_going_back_leads_into_the_deals_before(qapp):
    """A settled deal can be taken back decision by decision."""
    table = sat_at(EVENING)
    path = path_of(EVENING)

    for at in path:
        table.controller.take_back()
        assert at == table.controller.past.at
        assert table.controller.request is not None
    assert not table.controller.can_take_back


def test_going_forward_leads_back_to_the_last_moment(qapp):
    """Nothing was changed on the way; the deal in hand was looked at again, and is marked."""
    table = sat_at(IN_HAND)
    table.controller.go(path_of(IN_HAND)[-1])
    assert table.controller.can_redo

    while table.controller.can_redo:
        table.controller.redo()

    assert IN_HAND.state == table.state
    assert (IN_HAND.session, IN_HAND.rows) == (
        table.controller.sitting.session,
        table.controller.sitting.rows,
    )


def test_the_same_decision_again_goes_forward(qapp):
    """A card taken back and played again is no other decision."""
    table = sat_at(EVENING)
    table.controller.take_back()
    table.controller.take_back()
    at = table.controller.past.at

    table.controller.submit(Timeline(EVENING).next_action(at))

    assert path_of(EVENING)[0] == table.controller.past.at
    assert EVENING.game_id == table.controller.sitting.game_id


def test_another_decision_in_a_settled_deal_begins_another_line(qapp):
    """The new line has the deals before, the chips that were staked, and a deal marked as practice."""
    table = sat_at(EVENING)
    table.controller.go(first_in(4))

    table.controller.submit(another(table))

    line = table.controller.sitting
    assert EVENING.game_id != line.game_id
    assert (OriginKind.LINE, EVENING.game_id, 4) == (
        line.origin.kind,
        line.origin.game_id,
        line.origin.number,
    )
    assert EVENING.rows[:3] == line.rows
    assert Mark.PRACTICE is line.mark
    assert not table.controller.can_redo


def test_in_the_other_line_the_players_decide_as_they_did(qapp):
    """Their chance in that deal is that of the deal's own sitting."""
    table = sat_at(EVENING)
    table.controller.go(first_in(4))
    table.controller.submit(another(table))

    line = table.controller.sitting
    assert EVENING.game_id == line.seed_id
    assert line.game_id == replace(line, session=replace(line.session, deals=4)).seed_id


def test_the_opponents_keep_their_habits_in_a_line_of_a_line():
    """They are the same people, whatever line is played; a line kept by an earlier version has its own."""
    line = Timeline(EVENING).other_line(first_in(4))
    second = Timeline(replace(line, at=None)).other_line(first_in(2))

    assert [EVENING.game_id] * 3 == [EVENING.habits_id, line.habits_id, second.habits_id]
    assert line.game_id == replace(line, origin=Origin(kind=OriginKind.LINE, number=4)).habits_id


def test_the_later_deals_of_a_line_get_a_chain_of_their_own():
    """The chain of the sitting it comes from would deal the same cards again; a person who cuts is asked."""
    chain = FairShuffle(Chain(bytes(32)), before=0, cut="7")
    line = Timeline(replace(EVENING, fair=chain)).other_line(first_in(4))

    assert chain == line.fair
    after = replace(line, session=replace(line.session, deals=4))
    assert (4, None) == (with_chain(after).fair.before, with_chain(after).fair.cut)
    assert with_chain(after).fair.chain != chain.chain


USED_UP = replace(EVENING, fair=FairShuffle(Chain(bytes(32)), before=EVENING.session.deals - 1000, cut="7"))
A_LINE = replace(
    EVENING,
    fair=FairShuffle(Chain(bytes(32)), before=0, cut="7"),
    origin=Origin(kind=OriginKind.LINE, game_id="f" * 32, number=4),
)


@pytest.mark.parametrize("sitting", [USED_UP, A_LINE])
def test_back_from_a_cut_and_forward_again_the_pack_waits_as_before(qapp, sitting):
    """An earlier deal on the table waits for no cut."""
    table, asked = sat_at(sitting), []
    controller = table.controller
    controller.next_deal()
    waiting = controller.sitting
    assert waiting.waits_for_cut
    controller.cut_wanted.connect(asked.append)

    controller.take_back()
    assert not controller.sitting.waits_for_cut
    controller.cut("9")
    controller.go(None)

    assert [waiting] == asked
    assert waiting == controller.sitting


def test_another_decision_in_the_deal_in_hand_stays_in_the_sitting(qapp):
    """The moves that were taken back are gone, and the deal is marked."""
    table = sat_at(IN_HAND)
    table.controller.take_back()

    table.controller.submit(another(table))

    assert IN_HAND.game_id == table.controller.sitting.game_id
    assert not table.controller.can_redo
    assert Mark.CLEAN is not table.controller.sitting.mark


def test_going_back_in_the_deal_in_hand_marks_it_for_good(qapp):
    """The mark stays when the person goes forward again."""
    table = sat_at(IN_HAND)
    table.controller.take_back()
    while table.controller.can_redo:
        table.controller.redo()

    assert Mark.PRACTICE is table.controller.sitting.mark


def test_looking_at_an_earlier_deal_does_not_mark_the_deal_in_hand(qapp):
    """Nothing of it was taken back."""
    table = sat_at(IN_HAND)
    table.controller.go(path_of(IN_HAND)[-1])
    table.controller.go(None)

    assert Mark.CLEAN is table.controller.sitting.mark


def test_nothing_is_shown_before_it_is_kept(qapp):
    """A kill in the middle of an undo finds the sitting before it or after it."""
    journal = SlowJournal()
    table = sat_at(EVENING, journal)
    shown: list[Sitting] = []
    table.controller.opened.connect(shown.append)

    table.controller.take_back()
    assert [] == shown
    journal.keep()

    assert [table.controller.sitting] == shown


def test_a_lost_deal_is_told_and_the_table_stays(qapp):
    table = sat_at(replace(EVENING, rows=EVENING.rows[4:]))
    lost: list[int] = []
    table.controller.lost.connect(lost.append)
    table.controller.go(first_in(5))

    table.controller.take_back()

    assert [4] == lost
    assert first_in(5) == table.controller.past.at


def test_a_record_and_a_lesson_keep_to_their_deal(qapp):
    """Their settled deals are written down elsewhere, or nowhere."""
    assert [] == path_of(replace(EVENING, game_id=""))
    assert [] == path_of(replace(EVENING, lesson="first"))


def test_what_an_ended_sitting_divided_is_not_taken_back(qapp):
    assert [] == path_of(replace(EVENING, ended=True))


# Over restarts.


@pytest.fixture
def keepers(qapp, home) -> Iterator:
    """Provide a function that makes a keeper, as each start does."""
    made: list[Keeper] = []

    def start() -> Keeper:
        for one in made:
            one.close()
        made.append(Keeper(Folders.of()))
        return made[-1]

    yield start
    made[-1].close()


def kept(qtbot, keeper: Keeper, sitting: Sitting) -> None:
    done: list[bool] = []
    keeper.write(sitting, lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def test_a_restart_finds_the_moment_and_the_way_forward(qtbot, keepers):
    """The save has the whole sitting and the moment; the history has the deals."""
    first = sat_at(IN_HAND)
    first.controller.go(next(at for at in path_of(IN_HAND) if at.deal == 3))
    kept(qtbot, keepers(), first.controller.whole)

    again = sat_at(keepers().load().sitting)

    assert first.controller.past.at == again.controller.past.at
    assert first.controller.sitting == again.controller.sitting
    assert path_of(IN_HAND) == path_of(again.controller.whole)
    again.controller.go(None)
    assert IN_HAND == again.controller.sitting


def test_an_earlier_moment_is_on_the_table_before_anything_is_saved():
    """Meanwhile another sitting, or a record, would still be seen, with its pool and its deck."""

    first = sat_at(IN_HAND)
    first.controller.go(first_in(3))

    again = sat_at(first.controller.whole, SlowJournal())

    assert first.controller.sitting == again.controller.sitting
    assert again.controller.request == first.controller.request is not None


def test_both_lines_are_in_the_history(qtbot, keepers):
    """The sitting that was left has all its deals and goes on at its last moment."""
    keeper = keepers()
    table = sat_at(EVENING, keeper)
    kept(qtbot, keeper, EVENING)
    table.controller.go(first_in(4))
    qtbot.waitUntil(lambda: table.controller.request is not None)
    table.controller.submit(another(table))
    line = table.controller.sitting
    qtbot.waitUntil(lambda: bool(table.steps))
    found: list[tuple] = []
    keeper.take_up(EVENING.game_id, lambda *back: found.append(back))
    qtbot.waitUntil(lambda: bool(found))

    back, problems = found[0]
    assert () == problems
    assert (EVENING.rows, EVENING.session, None) == (back.rows, back.session, back.at)
    with keeper.reading() as history:
        assert [1, 2, 3] == [deal.row.number for deal in history.deals(line.game_id)]
