"""The session controller: turns, stale answers, taking back, playing out, deals and the end."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from conftest import sitting_at
from dialect import Deal, playing
from opponents import QuickPlayers

from ombre_desktop.engine import PlayRequest, Seat, SeatView, Session, Word, is_decided
from ombre_desktop.engine.actions import Say
from ombre_desktop.engine.events import Dealt, Paid
from ombre_desktop.players.player import player
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.journals import UnkeptJournal
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.session.session_controller import SessionController
from ombre_desktop.value import replace

LIMIT = 400


class SlowJournal:
    """A slow disk, which stores data when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def write(self, _: Sitting, done: Callable[[], None]) -> None:
        self.waiting.append(done)

    def keep(self) -> None:
        waiting, self.waiting = self.waiting, []
        for done in waiting:
            done()


class Table:
    """A controller whose players answer on command, with a list of all its signals."""

    def __init__(self, journal=None, *, dealer: int = 2, deals: int | None = 12) -> None:
        self.players = QuickPlayers(patient=True)
        self.journal = journal or UnkeptJournal()
        self.controller = SessionController(self.players, self.journal)
        self.steps: list[TableStep] = []
        self.asked: list[object] = []
        self.ended: list[Sitting] = []
        self.controller.stepped.connect(self.steps.append)
        self.controller.asked.connect(self.asked.append)
        self.controller.ended.connect(self.ended.append)
        game = new_sitting(replace(FIRST_GAME, deals=deals), "You")
        session = Session.begin(game.ruleset, Seat(dealer))
        self.sitting = replace(game, game_id="controller", session=session, draw=None)
        self._rng = Random(1)

    @property
    def state(self):
        return self.controller.sitting.state

    @property
    def moves(self) -> int:
        return len(self.state.history)

    def begin(self) -> "Table":
        self.controller.open(self.sitting)
        return self

    def decide(self) -> None:
        """Decide for the person by the textbook."""
        asked = self.controller.request
        self.controller.submit(player("textbook").decide(self.controller.view, asked, self._rng))

    def step(self, process: Callable[[], None]) -> None:
        """Make one decision, for the person or for another player."""
        before = self.moves
        if self.controller.request is not None:
            self.decide()
            return
        self.players.speak()
        for _ in range(LIMIT):
            if self.moves != before:
                return
            process()

    def play_until(self, reached: Callable[[], bool], process: Callable[[], None]) -> None:
        for _ in range(LIMIT):
            if reached() or self.state.is_over:
                return
            self.step(process)


@pytest.fixture
def process(qapp) -> Callable[[], None]:
    return qapp.processEvents


@pytest.fixture
def table(qapp) -> Iterator[Table]:
    made = Table()
    yield made
    made.controller.close()


def all_chips(sitting: Sitting) -> int:
    return sum(sitting.session.chips) + sitting.session.pool


def five_to_the_taker() -> Deal:
    """
    Return a deal in which the person has taken a hand over the Spanish way and is about to win the fifth
    trick.
    """
    hands = "1 SA H7 CA HA HK D7; 2 S2 S3 S4 S5 S6 S7; 3 C2 C3 C4 C5 C6 C7"
    deal = playing("renegado", trump="H", hands=hands, ombre=2, house="takeover=spanish").play("1 SA")
    deal = deal.does("2 surrender  3 accept  1 takeover").does("2 S2  3 C2")
    return deal.play_all("1 H7 S3 C3", "1 CA S4 C4", "1 HA S5 C5", "1 HK S6")


def test_nobody_is_asked_what_changes_nothing(table, process):
    """A taker for whom claim and vole bring the same result is not asked, and the game is claimed."""
    table.controller.open(sitting_at(five_to_the_taker()))

    table.step(process)

    assert ("sacada", ()) == (table.state.settlement.outcome.result.value, tuple(table.asked))
    assert Say(Word.CLAIM) == table.state.history[-1].action


def test_a_sitting_that_was_left_at_such_a_question_goes_on(table):
    """An older program had already asked the question when the sitting was kept."""
    table.controller.open(sitting_at(five_to_the_taker().does("3 C6")))

    assert table.state.is_over
    assert [] == table.asked


def test_the_antes_are_told_before_the_cards(table):
    """The first step pays into the pool and deals, and the person sees no card of another hand."""
    table.begin()

    (step,) = table.steps
    kinds = [type(event) for event in step.events]
    assert [Paid, Dealt] == kinds
    assert step.events[1].hands[1] == step.events[1].hands[2]


def test_chips_and_pool_always_sum_to_nothing(table, process):
    """The sum holds at every step of three deals."""
    table.begin()
    for _ in range(3):
        table.play_until(lambda: False, process)
        table.controller.next_deal()

    assert {0} == {all_chips(step.sitting) for step in table.steps}
    assert 3 == table.controller.sitting.session.deals


def test_only_the_person_is_asked_on_the_screen(table, process):
    """Every question to the table is for the person, and every other question goes to a player."""
    table.begin()
    table.play_until(lambda: False, process)

    assert {PERSON} == {asked.seat for asked in table.asked}
    assert table.players.asked


def test_a_refused_action_changes_nothing(table):
    """A surrender in the auction is refused."""
    table.begin()
    before = table.controller.sitting

    table.controller.submit(Say(Word.SURRENDER))

    assert before is table.controller.sitting


def test_an_answer_that_comes_after_a_take_back_is_dropped(table, process):
    """The answer would be a lawful action of the person's, but the person did not choose it."""
    table.begin()
    table.play_until(lambda: table.controller.request is not None, process)
    before = table.moves
    table.decide()
    assert table.players.is_thinking
    table.players.speak(Say(Word.PASS))

    table.controller.take_back()
    for _ in range(5):
        process()

    assert before == table.moves
    assert table.controller.request is not None


def test_an_answer_that_comes_after_another_sitting_was_opened_is_dropped(table, process):
    """The new deal starts at its beginning."""
    table.begin()
    table.play_until(lambda: table.players.is_thinking, process)
    table.players.speak(Say(Word.PASS))

    table.controller.open(replace(table.sitting, game_id="another"))
    for _ in range(5):
        process()

    assert 0 == table.moves


def test_nothing_is_told_before_it_is_kept(qapp):
    """Neither a step nor a question reaches the table before it is kept."""
    journal = SlowJournal()
    table = Table(journal).begin()

    before = len(table.steps), len(table.asked)
    journal.keep()

    assert (0, 0) == before
    assert (1, 1) == (len(table.steps), len(table.asked))
    table.controller.close()


def test_a_second_action_is_not_heard_before_the_first_is_told(qapp):
    """The second half of a double click would otherwise answer a question that nobody has seen."""
    journal = SlowJournal()
    table = Table(journal).begin()
    journal.keep()
    table.decide()
    moves = table.moves

    assert table.controller.request is None
    table.controller.submit(Say(Word.PASS))

    assert moves == table.moves
    table.controller.close()


def test_a_step_is_not_told_again_after_its_sitting_was_opened_again(qapp):
    """The table was left while the step was being saved, and already shows it."""
    journal = SlowJournal()
    table = Table(journal).begin()
    journal.keep()
    table.decide()
    told = len(table.steps)

    table.controller.open(table.controller.leave())
    journal.keep()

    assert told == len(table.steps)
    table.controller.close()


def test_nothing_is_told_after_closing(qapp):
    """The pending save is finished, but nothing else happens."""
    journal = SlowJournal()
    table = Table(journal).begin()

    table.controller.close()
    journal.keep()

    assert [] == table.steps
    assert not table.players.is_thinking


def test_taking_back_returns_to_the_last_decision(table, process):
    """Taking back gives the same question and the same cards, decision by decision up to the first."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)
    before, asked = table.state, table.controller.request
    table.decide()
    table.play_until(lambda: table.controller.request is not None, process)

    table.controller.take_back()

    assert before == table.state
    assert asked == table.controller.request
    while table.controller.can_take_back:
        table.controller.take_back()
    assert all(move.seat != PERSON for move in table.state.history)


def test_after_taking_back_the_same_answers_come_again(table, process):
    """The seed of a decision depends on the deal, the seat and its number, not on the clock."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)
    table.decide()
    table.play_until(lambda: table.controller.request is not None, process)
    once = table.state.history

    table.controller.take_back()
    table.controller.submit(once[len(table.state.history)].action)
    table.play_until(lambda: table.controller.request is not None, process)

    assert once == table.state.history


def test_after_an_answer_a_decision_taken_back_makes_the_deal_practice(table, process):
    """An answer may have shown the person a card, and going back further never removes the mark."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)
    assert Mark.CLEAN is table.controller.sitting.mark
    table.decide()
    table.play_until(lambda: table.controller.request is not None, process)

    while table.controller.can_take_back:
        table.controller.take_back()
        assert Mark.PRACTICE is table.controller.sitting.mark


def test_a_decision_taken_back_before_an_answer_was_help(table, process):
    """The players were still thinking when the decision was taken back."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)
    table.decide()

    table.controller.take_back()

    assert Mark.HELPED is table.controller.sitting.mark


def test_the_next_deal_is_clean_again(table, process):
    """The mark belongs to one deal, and is kept in that deal's row."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)
    table.decide()
    table.controller.take_back()
    table.play_until(lambda: False, process)
    table.controller.next_deal()

    assert Mark.HELPED is table.controller.sitting.rows[-1].mark
    assert Mark.CLEAN is table.controller.sitting.mark


def test_a_decided_deal_is_played_out_without_the_person(table, process):
    """The person is asked nothing more, and the result is that of the rules."""
    table.begin()
    while not table.controller.can_play_out:
        table.play_until(lambda: table.controller.can_play_out, process)
        if table.state.is_over:
            table.controller.next_deal()
    assert is_decided(table.controller.view)
    asked = len(table.asked)

    table.controller.play_out()
    table.play_until(lambda: False, process)

    assert table.state.is_over
    assert asked == len(table.asked)


def test_the_deal_passes_to_the_right(table, process):
    """The next pool begins with the rest of the last one and the ante."""
    table.begin()
    table.play_until(lambda: False, process)
    left = table.controller.sitting.session

    table.controller.next_deal()

    assert (2, 0) == (table.sitting.session.dealer, table.state.dealer)
    assert left.pool + sum(ante.chips for ante in left.antes) == table.controller.sitting.session.pool


def test_there_is_no_next_deal_in_the_middle_of_one(table):
    """Neither the next deal nor the end of the sitting can be asked for."""
    table.begin()
    before = table.controller.sitting

    table.controller.next_deal()
    table.controller.end_sitting()

    assert before is table.controller.sitting


def test_there_is_no_next_deal_before_the_last_one_is_kept(qapp):
    """A settlement still being saved has been shown to nobody."""
    slow = SlowJournal()
    table = Table(slow).begin()
    slow.keep()
    while not table.state.is_over:
        slow.keep()
        if table.controller.request is None:
            table.step(qapp.processEvents)
        else:
            table.decide()

    table.controller.next_deal()
    table.controller.end_sitting()

    assert (True, False) == (table.state.is_over, table.controller.sitting.ended)
    slow.keep()
    table.controller.next_deal()
    assert not table.state.is_over
    table.controller.close()


def test_the_sitting_ends_after_its_last_deal(qapp, process):
    """The pool is divided, odd chips included, and no deal follows."""
    table = Table(deals=2).begin()
    table.play_until(lambda: False, process)
    table.controller.next_deal()
    table.play_until(lambda: False, process)
    table.controller.next_deal()

    (ended,) = table.ended
    assert ended.ended
    assert 0 == ended.session.pool == sum(ended.session.chips)
    table.controller.next_deal()
    assert ended is table.controller.sitting
    table.controller.close()


def test_the_person_never_holds_the_true_state(table, process):
    """The person gets a view, which has no card of another hand."""
    table.begin()
    table.play_until(lambda: isinstance(table.controller.request, PlayRequest), process)

    assert all(isinstance(step.view, SeatView) for step in table.steps)
    held, seen = set(table.state.hands[1]), set(table.controller.view.position.hands[1])
    assert held & seen <= set(table.state.shown)
