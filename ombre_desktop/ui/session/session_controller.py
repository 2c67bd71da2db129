"""
The controller of the game, which alone holds the true state and applies actions.

The display lags behind: every step is saved first and then reported, and the panels wait until the step
has been shown.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import (
    Action,
    DealState,
    IllegalAction,
    Say,
    Seat,
    Step,
    apply,
    request,
    start,
    view,
)
from ombre_desktop.engine.events import CardsDrawn, Event, FirstDealerFound, Paid, Scored
from ombre_desktop.engine.fairness import NOBODY_CUT, normal_cut
from ombre_desktop.players.player import EXPERT, follow, in_sitting
from ombre_desktop.players.seeds import seed_of, sitting_word
from ombre_desktop.storage.known_names import HUMAN
from ombre_desktop.storage.mark import Mark
from ombre_desktop.storage.origin import Moment
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.session.deal_in_hand import DealInHand
from ombre_desktop.ui.session.deal_record import record_text, row_of
from ombre_desktop.ui.session.dealing import first_mark, layout_for, ready
from ombre_desktop.ui.session.deciders import Deciders
from ombre_desktop.ui.session.journals import Journal
from ombre_desktop.ui.session.past import Way
from ombre_desktop.ui.session.person import foregone_word, seen_by_person
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.session.substitute import Substitute
from ombre_desktop.ui.session.timeline import LostDealError, Timeline
from ombre_desktop.value import replace


class SessionController(DealInHand):
    """A controller that runs a sitting: it deals, asks, applies, saves and reports."""

    stepped = Signal(object)
    asked = Signal(object)
    opened = Signal(object)
    left = Signal()  # the sitting at the table, for another or for none
    ended = Signal(object)
    cut_wanted = Signal(object)
    lost = Signal(int)  # a deal to which the person cannot go back: the history lacks it

    def __init__(self, runner: Deciders, journal: Journal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._journal = journal
        self._awaited: TableStep | None = None
        self._questioned: Sitting | None = None
        self.opponents_move: Callable[[], bool] = lambda: True  # those who follow the person, between deals
        runner.answered.connect(self._take_answer)

    def open(self, sitting: Sitting, *, saved: bool = True) -> None:
        """Continue *sitting* where it stands, or begin it; save it if it is not the one *saved* last."""
        self._runner.forget()
        self._substitute = Substitute()
        self.past.leave()
        self.left.emit()
        self._awaited = None  # a step still being saved is already part of the sitting that is shown
        self._sitting = sitting if sitting.at is None else replace(sitting, at=None)
        if not saved:
            self._journal.write(sitting, lambda: None)
        # At an earlier moment too it is shown at once: until then another deal would stay on the table.
        self._sitting = self._told = self._at(self._sitting, lambda *_: sitting.at) or self._sitting
        self._begin_at(self._sitting)

    def _begin_at(self, sitting: Sitting) -> None:
        """Show *sitting*, and continue with what comes next there: the draw, a cut, a deal or a question."""
        self.opened.emit(sitting)
        if sitting.draw is not None and sitting.begins_with_draw:
            self._keep(sitting, (CardsDrawn(sitting.draw), FirstDealerFound(sitting.draw)))
        elif sitting.state is None:
            self.deal()
        else:
            self._ask()

    def end_draw(self) -> None:
        """Let the winner of the draw deal, since the draw has been shown."""
        if self._sitting is not None and self._sitting.begins_with_draw:
            self.deal()

    def leave(self) -> Sitting | None:
        """Leave the table, ask nobody any more, and return the sitting, which can be opened again."""
        self._runner.forget()
        sitting, self._sitting, self._told = self.whole, None, None
        self.past.leave()
        self.left.emit()
        return sitting

    def deal(self) -> None:
        """Stake the antes, shuffle and deal; in a sitting with a chain, let the person cut first."""
        sitting = self._sitting = ready(present(self._sitting, "sitting"))
        if sitting.fair is not None and sitting.fair.cut is None:
            self._journal.write(sitting, partial(self._let_cut, sitting))
        elif follow(sitting.company.players):
            from ombre_desktop.ui.session.following import let_follow  # few do

            deal = partial(self._deal, sitting)
            let_follow(sitting, self._journal, deal, moves=self.opponents_move())
        else:
            self._deal(sitting, sitting)

    def _deal(self, asked: Sitting, sitting: Sitting) -> None:
        """Deal to the company of *sitting*, unless the table has changed since that was *asked* for."""
        if asked is not self._sitting:
            return
        game, dealer = sitting.ruleset, sitting.session.dealer
        staked = sitting.session.with_antes()
        antes: list[Event] = [Paid(ante) for ante in sitting.session.antes]
        antes += [Scored(entry) for entry in sitting.session.entry]
        self._substitute = Substitute()
        step = start(game, dealer, layout_for(sitting), staked.stakes)
        kept = replace(sitting, session=staked, staked=staked, state=step.state, mark=first_mark(sitting))
        self._keep(kept, (*antes, *step.events))

    def _let_cut(self, sitting: Sitting) -> None:
        """Ask the person to cut, since the chain they are shown can no longer change."""
        if sitting is self._sitting:
            self._told = sitting
            self.cut_wanted.emit(sitting)

    def cut(self, said: str) -> None:
        """Cut with a number or a word, or not at all with an empty text, and deal; raise `FairnessError`."""
        sitting = self._sitting
        if sitting is not None and sitting.waits_for_cut:
            cut = normal_cut(said) if said else NOBODY_CUT
            self._sitting = replace(sitting, fair=replace(present(sitting.fair, "chain"), cut=cut))
            self.deal()

    def submit(self, action: Action) -> None:
        """Apply the person's *action*; if it is refused, nothing changes."""
        sitting = self._sitting
        if sitting is None or sitting.state is None or self.request is None:
            return
        if self.past.is_same(action):
            self.redo()
            return
        try:
            step = apply(sitting.state, action)
        except IllegalAction:
            return
        self._runner.forget()  # the expert may be thinking for the person
        self._leave_line(sitting)
        self._take(step)

    def ask_again(self) -> None:
        """Ask the person the open question once more, since their answer was not accepted."""
        if self.request is not None:
            self.asked.emit(self.request)

    def take_back(self) -> None:
        """Return to the person's last decision before the moment shown."""
        self._go(Timeline.before)

    def redo(self) -> None:
        """Go on to the person's next decision, or to the last moment of the sitting."""
        self._go(Timeline.after)

    def go(self, at: Moment | None) -> None:
        """Show the moment of one of the person's decisions, or the last moment of the sitting."""
        self._go(lambda *_: at)

    def _go(self, way: Way) -> None:
        shown = None if self._sitting is None else self._at(self._sitting, way)
        if shown is not None:
            self._runner.forget()
            self._substitute = Substitute()
            self._sitting = shown
            self._journal.write(self.past.whole(shown), partial(self._reopen, shown))

    def _at(self, sitting: Sitting, way: Way) -> Sitting | None:
        """Return another moment of *sitting*; None if there is no way, or the deal is lost, which is told."""
        try:
            return self.past.go(sitting, way)
        except LostDealError as error:
            self.lost.emit(error.number)
            return None

    def _leave_line(self, shown: Sitting) -> None:
        """Decide otherwise than before, at the moment *shown*; what is settled stays as it is."""
        whole = self.past.whole(shown)
        self._sitting = self.past.other_way(shown)
        if self._sitting is not shown:
            self._journal.write(replace(whole, at=None), lambda: None)

    def _reopen(self, sitting: Sitting) -> None:
        if sitting is self._sitting:
            self._told = sitting
            self._begin_at(sitting)

    def play_out(self) -> None:
        """Play the rest of a decided deal at once, with the person's cards too."""
        if self.can_play_out:
            self.let_play(Substitute(player=STAND_IN))

    def decide(self) -> None:
        """Let the expert answer the open question for the person, unless they answer it first."""
        sitting, asked = self._sitting, self.request
        if sitting is not None and sitting.state is not None and asked is not None:
            self._ask_player(sitting, sitting.state, asked.seat, EXPERT)

    def mark(self, mark: Mark) -> None:
        """Mark the deal in hand at its last moment, if the person is asked something; a looser mark stays."""
        sitting = None if self.can_redo or self.request is None else self._sitting
        if sitting is not None and sitting.marked(mark).mark is not sitting.mark:
            self._sitting = self._told = sitting.marked(mark)
            self._journal.write(self._sitting, lambda: None)

    def let_play(self, substitute: Substitute, mark: Mark = Mark.CLEAN) -> None:
        """Let *substitute* answer for the person from now on, and mark the deal at least with *mark*."""
        sitting = None if self.request is None else self._sitting
        self._substitute = substitute
        if sitting is not None:
            self._leave_line(sitting)
            self._sitting = present(self._sitting, "sitting").marked(mark)
            self._ask()

    def next_deal(self) -> None:
        """Deal again, or end the sitting after its last deal."""
        sitting = self._sitting
        if sitting is None or sitting.state is None or not self._is_between_deals(sitting):
            return
        if sitting.is_last:
            self.end_sitting()
        else:
            self.deal()

    def end_sitting(self) -> None:
        """Divide the pool and close the sitting (2.1); only between two deals."""
        sitting = self._sitting
        if sitting is None or not self._is_between_deals(sitting):
            return
        done = replace(sitting, session=sitting.session.ended(), ended=True)
        self._sitting = done
        self._journal.write(done, partial(self._tell_end, done))

    def _is_between_deals(self, sitting: Sitting) -> bool:
        """Return True if no deal is in hand, and the last settlement was saved and reported."""
        is_settled = sitting.state is None or (sitting.state.is_over and self._told is sitting)
        return is_settled and not sitting.ended

    def _tell_end(self, sitting: Sitting) -> None:
        if sitting is self._sitting:
            self.ended.emit(sitting)

    def close(self) -> None:
        """Stop asking and end the players' process; a step still being saved is not reported any more."""
        self._sitting = self._told = None
        self._runner.close()

    def _apply(self, action: Action) -> None:
        sitting = present(self._sitting, "sitting")
        self._take(apply(present(sitting.state, "deal"), action))

    def _take(self, step: Step) -> None:
        """Continue the deal in hand with *step*, its next one."""
        sitting = present(self._sitting, "sitting")
        after = replace(sitting, state=step.state)
        if step.state.settlement is not None:
            after = after.settled(step.state.settlement, row_of(after))
        self._keep(after, step.events)

    def _keep(self, sitting: Sitting, events: tuple[Event, ...]) -> None:
        """Save the new state, then report it, then continue, so that nothing is shown that could be lost."""
        self._sitting = sitting
        step = self._awaited = TableStep(seen_by_person(events), self.view, sitting)
        self._journal.write(sitting, partial(self._go_on, step))

    def _go_on(self, step: TableStep) -> None:
        if step is self._awaited and step.sitting is self._sitting:
            self._told = step.sitting
            self.stepped.emit(step)
            if step.view is not None:
                self._ask()

    def _ask(self) -> None:
        """Put the next question, to the person or to a player."""
        sitting = present(self._sitting, "sitting")
        state = present(sitting.state, "deal")
        asked = request(state)
        if asked is None:
            return
        word = foregone_word(asked)
        if word is not None:
            self._apply(Say(word))
        elif self._is_person(asked.seat):
            action = self._substitute.answer(asked)
            if action is None:
                self.asked.emit(asked)
            else:
                self._apply(action)
        else:
            name = sitting.company.players[asked.seat]
            name = self._substitute.player if name == HUMAN else name
            self._ask_player(sitting, state, asked.seat, name)

    def _ask_player(self, sitting: Sitting, state: DealState, seat: Seat, name: str) -> None:
        seed = seed_of(sitting.seed_id, sitting.session.deals, seat, len(state.history))
        player = in_sitting(name, sitting_word(sitting.habits_id, seat))
        self._questioned = sitting
        self._runner.ask(player, view(state, seat), seed)

    def _take_answer(self, action: Action) -> None:
        # In a later turn of the event loop, so that the runner is done before the answer is applied.
        QTimer.singleShot(0, self, partial(self._apply_answer, action, self._questioned))

    def _apply_answer(self, action: Action, asked_in: Sitting | None) -> None:
        """Apply a player's answer, unless the table has changed since the question."""
        if asked_in is None or asked_in is not self._sitting:
            return
        if self.request is None:
            self._apply(action)
        elif self.past.is_same(action):
            self.redo()
        else:  # the expert decides for the person
            self._leave_line(asked_in)
            self._sitting = present(self._sitting, "sitting").marked(Mark.HELPED)
            self._apply(action)


def record_of_start(sitting: Sitting) -> str:
    """Return the record of the deal in hand as dealt."""
    state = present(sitting.state, "deal")
    begun = start(state.ruleset, state.dealer, state.layout, state.stakes).state
    return record_text(replace(sitting, state=begun))
