"""The player of events, which shows one event after another and signals when the table is at rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from PySide6.QtCore import QObject, QSignalBlocker, QTimer, QVariantAnimation, Signal

from ombre_desktop.engine import Cards, Ranking, Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.ui.model.helps import Helps
from ombre_desktop.ui.model.picture import TablePicture, bare_table, picture_of
from ombre_desktop.ui.model.picture_events import after, sent
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.table.arrangement import Arrangement, arrange, fan_of
from ombre_desktop.ui.table.choreography import motion_for
from ombre_desktop.ui.table.dealing import swept
from ombre_desktop.ui.table.finale import Finale
from ombre_desktop.ui.table.happenings import Happening, Happenings
from ombre_desktop.ui.table.own_hand import OwnHand
from ombre_desktop.ui.table.payments import Payment, Payments
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.table.turn import NONE, Tempo, Turn
from ombre_desktop.value import replace


class EventPlayer(QObject):
    """
    A queue of events, each shown before the next; payments of one cause are shown together.

    `shown` is emitted after every event, `begun` before and `ended` after one that is not rushed, `waits`
    when a trick stays until a click, `rested` when a pause is over, and `idle` when the queue is empty.
    `hurry` cuts a motion or a pause short, and a payment that has not set out does not begin; `rush` shows
    the rest of the deal at once. `cut` is emitted when a motion is cut short, and `hurried` when there was
    nothing on the table to be hurried.
    """

    begun = Signal(object)
    ended = Signal(object)
    shown = Signal(object)
    waits = Signal()
    changed = Signal(object)
    rested = Signal()
    idle = Signal()
    hurried = Signal()
    cut = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tempo: Tempo = NONE
        self.trick_hold: int | None = 0
        self.own = OwnHand()
        self.rest: Callable[[happened.Event], int] = lambda _event: 0
        self.pace: Callable[[happened.Event, TableStep], int] = lambda _event, _step: 0
        self.stage: Callable[[happened.DealSettled], Finale | None] = lambda _event: None
        self.badges = False
        self.helps = Helps()
        self.staging = Staging()
        self._scene = scene
        self._queue = Happenings()
        self._picture: TablePicture | None = None
        self._seen: TablePicture | None = None
        self._ranking: Ranking | None = None
        self._busy = False
        self._waiting_for_click = self._rushing = self._thinking = False
        self._on_landing: Callable[[], None] = self._next
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self._landed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._next)
        self._payments = Payments(scene, self._tell_begun)

    @property
    def picture(self) -> TablePicture | None:
        """The picture shown, or being shown, in which nothing counts where it has not yet arrived."""
        return self._seen or self._picture

    @property
    def pays(self) -> bool:
        """True while counters are on their way: in the picture nobody holds them."""
        return self._payments.are_on_their_way

    @property
    def is_idle(self) -> bool:
        """True if nothing moves and nothing waits to be shown."""
        return not self._busy and not self._queue

    @property
    def holds(self) -> bool:
        """True while a full trick or a surprise is shown, until its time is over or the person hurries."""
        paused = self._pause.isActive() and self._pause.interval() > 0
        return self._waiting_for_click or (paused and not self._thinking)

    @property
    def next_seat(self) -> Seat | None:
        """The seat that acts in the next event to be shown."""
        return self._queue.next_seat

    def rebuild(self, step: TableStep) -> None:
        """Show the present state at once, without the events that led to it."""
        self.stop()
        self._ranking = step.ranking
        self.own.turn_to(step.sitting)
        self._picture = picture_of(step.view, step.sitting) if step.view else bare_table(step.sitting)
        self.lay()
        self.changed.emit(self._picture)

    def lay(self) -> None:
        """Lay the cards again after a change of the window, the deck or the person's own staging."""
        if self._picture is None:
            return
        moving = self._motion.state() == QVariantAnimation.State.Running
        self._finish_motion()
        self._scene.clear_counters()
        self._scene.lay(self._arranged(self._picture))
        if moving:
            self._landed()

    def play(self, step: TableStep) -> None:
        """Queue the events of *step*."""
        self._queue += [Happening(event, step) for event in step.events]
        if not self._busy:
            self._next()

    def forget(self) -> None:
        """Drop the picture, since another sitting begins."""
        self.stop()
        self.take_time()
        self._picture = None
        self.staging = Staging()

    def hurry(self) -> None:
        """Finish the motion or the pause that is under way."""
        if self._motion.state() == QVariantAnimation.State.Running:
            self._motion.stop()
            self.cut.emit()
            self._landed()
        elif self._pause.isActive() or self._waiting_for_click:
            self._pause.stop()
            self._next()
        else:
            self.hurried.emit()

    def rush(self) -> None:
        """Show the rest of the deal at once, without motion or waits."""
        self._rushing = True
        self.hurry()

    def take_time(self) -> None:
        """Show events at the person's speed again."""
        self._rushing = False

    @property
    def _moves(self) -> bool:
        return self.tempo.moves and not self._rushing

    def stop(self) -> None:
        """Clear the queue and finish all motions."""
        self._queue.clear()
        self._finish_motion()
        self._scene.clear_counters()
        self._pause.stop()
        self._busy = self._waiting_for_click = self._thinking = False
        self.cut.emit()

    def _next(self) -> None:
        self._waiting_for_click = False
        self.rested.emit()
        if not self._queue:
            self._busy = False
            self.idle.emit()
            return
        self._busy = True
        first = self._queue[0]
        wait = 0 if self._thinking or self._rushing else self.pace(first.event, first.step)
        self._thinking = wait > 0
        if wait:
            self._pause.start(wait)
        else:
            self._show(self._queue.popleft())

    def _show(self, happening: Happening) -> None:
        event, step = happening.event, happening.step
        before = self._scene.arrangement
        shown = self._picture or happening.picture_before()
        self._ranking = step.ranking
        self.own.turn_to(step.sitting)
        if isinstance(event, happened.DealSettled):
            self._rushing = False
        if isinstance(event, Payment) and self._moves:
            self._pay([*self._queue.with_its_like(event, step)], shown)
            return
        if self._moves and self._prepares(happening, shown):
            return
        picture = self._become(after(shown, event))
        arranged = self._arranged(picture)
        self._on_landing = lambda: self._shown(event)
        self._tell_begun(event)
        packets = step.sitting.ruleset.packets
        turn = Turn(self._scene.brush.layout, before, arranged, picture, self.tempo, packets)
        motion = motion_for(event, turn)
        if not self._moves or motion.duration <= 0:
            self._scene.lay(arranged)
            self.changed.emit(picture)
            self._shown(event)
            return
        self._scene.take_off(arranged, motion)
        if isinstance(event, happened.TrickTaken | happened.Dealt):
            self._seen = shown
        else:
            self.changed.emit(picture)
        self._start(motion.duration)

    def _become(self, picture: TablePicture) -> TablePicture:
        """Adopt *picture* as the state of the table once everything has landed."""
        self.staging = Staging()
        self._picture = picture
        return picture

    def _prepares(self, happening: Happening, shown: TablePicture) -> bool:
        """Begin what comes before an event, a sweep before a deal or a finale before its end, if anything."""
        event, finale = happening.event, None
        if isinstance(event, happened.DealSettled):
            finale = self.stage(event)
        if finale is None and (shown.gathered or not isinstance(event, happened.Dealt)):
            return False
        self._queue.appendleft(happening)
        self._on_landing = self._next
        picture = self._become(self._queue.gathered(shown))
        lasts = self._sweep(picture)
        self.changed.emit(picture)
        self._start(lasts if finale is None else finale.pours[1])
        return True

    def _pay(self, payments: Sequence[Payment], shown: TablePicture) -> None:
        """
        Slide the counters of *payments*: figures fall where they leave, and rise where they arrive.

        If a deal follows, all cards are swept together meanwhile.
        """
        shown = self._queue.gathered(shown)
        picture = self._become(reduce(after, payments, shown))
        self._on_landing = lambda: self._shown(*payments)
        self._tell_begun(payments[0])
        lasts = self._sweep(picture)
        self._seen = reduce(sent, payments, shown)
        self.changed.emit(self._seen)
        settled = self._queue.settles
        finale = self.stage(settled) if settled is not None else None
        within = None if finale is None else finale.pours
        self._start(max(lasts, self._payments.begin(payments, self._seen, self.tempo.pay, within)))

    def _sweep(self, picture: TablePicture) -> float:
        """Lay the cards of *picture*; if they are gathered, return the time that the sweep takes."""
        before, arranged = self._scene.arrangement, self._arranged(picture)
        if not picture.gathered:
            self._scene.lay(arranged)
            return 0.0
        motion = swept(Turn(self._scene.brush.layout, before, arranged, picture, self.tempo))
        self._scene.take_off(arranged, motion)
        return motion.duration

    def _tell_begun(self, event: happened.Event) -> None:
        if not self._rushing:
            self.begun.emit(event)

    def _shown(self, *events: happened.Event) -> None:
        """Report that *events* have been shown, and leave the result for as long as the person prefers."""
        for event in events:
            if not self._rushing:
                self.ended.emit(event)
            self.shown.emit(event)
        event = events[-1]
        looks = 0 if self._rushing else self._queue.looks_at(event)
        if looks and self.trick_hold is None:
            self._waiting_for_click = True
            self.waits.emit()
            return
        if looks and self.trick_hold:
            self._pause.start(self.trick_hold * looks)
            return
        rest = 0 if self._rushing else self.rest(event)
        if rest:
            self._pause.start(rest)
            return
        if self._queue or self._moves or isinstance(event, happened.DealSettled):
            # The event loop needs a turn between two events, and before the question or the settlement.
            self._pause.start(0)
            return
        self._next()

    def _arranged(self, picture: TablePicture) -> Arrangement:
        return arrange(picture, self._scene.brush.layout, self._known_ranking, self._full_staging)

    @property
    def fan(self) -> Cards:
        """The person's cards from the left, including cards on the heap that keep their places in the fan."""
        if self._picture is None:
            return ()
        return fan_of(self._picture, self._known_ranking, self._full_staging)

    @property
    def _known_ranking(self) -> Ranking:
        return present(self._ranking, "order of the cards yet")

    @property
    def _full_staging(self) -> Staging:
        return replace(self.staging, sorting=self.own.sorting, badges=self.badges, helps=self.helps)

    def _start(self, duration: float) -> None:
        # The animation stands where the last motion ended, which any of these calls would show again.
        with QSignalBlocker(self._motion):
            self._motion.setCurrentTime(0)
            self._motion.setStartValue(0.0)
            self._motion.setEndValue(float(duration))
            self._motion.setDuration(round(duration))
        self._motion.start()

    def _move(self, elapsed: float) -> None:
        self._payments.move(elapsed)
        self._scene.move(elapsed)

    def _landed(self) -> None:
        self._finish_motion()
        if self._picture is not None:
            self.changed.emit(self._picture)
        self._on_landing()

    def _finish_motion(self) -> None:
        if self._motion.state() == QVariantAnimation.State.Running:
            self._motion.stop()
        self._payments.end()
        self._seen = None
        self._scene.land()
