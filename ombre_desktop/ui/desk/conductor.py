"""The order of display: first the cards, then the question or the settlement."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ombre_desktop.engine import Request
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.desk.ground import SOON
from ombre_desktop.ui.desk.source_switch import SourceSwitch
from ombre_desktop.ui.desk.table_parts import TableParts
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.model.table_step import TableStep
from ombre_desktop.ui.texts.spoken import go_on_words

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.next_panel import Step


class Conductor(QObject):
    """
    A conductor that lays a sitting on the table, shows its steps, and then asks the person.

    Signals:
        pausing: everything has been shown; the question or the settlement is about to be put.
        quiet: everything has been shown, and the question to the person, if there is one, has been put.
        told: an event has been shown.
        draw_seen: the draw for the first deal has been shown.
        unanswered: the `UnansweredRequestError` of a question that cannot be put.
    """

    pausing = Signal()
    quiet = Signal()
    told = Signal(object)
    draw_seen = Signal()
    unanswered = Signal(object)

    def __init__(
        self, parts: TableParts, source: SourceSwitch, now: Callable[[], Situation], owner: QObject
    ) -> None:
        super().__init__(owner)
        self._parts, self._source, self._now = parts, source, now
        self._scene, self._player, self._hand = parts.scene, parts.player, parts.hand
        self._ground, self._scenery, self._drawing = parts.ground, parts.scenery, parts.drawing
        self._dock, self._voice, self._announcer = parts.dock, parts.voice, parts.announcer
        self._front, self._reader, self._sounds = parts.front, parts.reader, parts.sounds
        self._sitting: Sitting | None = None
        self._pending: Request | None = None
        source.opened.connect(self._open)
        source.stepped.connect(self._step)
        source.asked.connect(self._ask_when_shown)
        self._player.idle.connect(self._idle)
        self._player.shown.connect(self._tell)
        self._player.waits.connect(self._wait)

    @property
    def sitting(self) -> Sitting | None:
        """The sitting on the table."""
        return self._sitting

    @property
    def asked(self) -> Request | None:
        """The request to the person; None until everything before it has been shown."""
        return self._pending if self._player.is_idle else None

    def clear_away(self) -> None:
        """Clear cards, seats and panels away, since there is no sitting any more."""
        self._sitting = self._pending = None
        self._ground.rest()
        self._scenery.hush()
        self._player.forget()
        self._dock.clear_away()
        self._announcer.forget()
        self._scene.clear_away()
        self._voice.name_cards()
        self._reader.clear()

    def _open(self, sitting: Sitting) -> None:
        """Lay the table as it stands, since a sitting begins or continues."""
        changed = self._sitting is None or _kind(self._sitting) != _kind(sitting)
        self._sitting = sitting
        self._pending = None
        self._ground.play(sitting.ruleset, sitting.deck)
        self._scenery.hush()
        self._player.stop()
        self._player.forget()
        self._dock.clear()
        self._front.leave()
        if changed:
            self._parts.adapt()
        view = self._source.current.view
        if view is None:
            # What the earlier sitting left on the table belongs to nobody any more, and its log is closed.
            self._scene.clear_away()
            self._dock.clear_away()
            self._voice.name_cards()
            self._retell()
        else:
            self._player.rebuild(TableStep((), view, sitting))
            self._drawing.soon()
            self._retell()
            if sitting.state is not None and sitting.state.is_over:
                QTimer.singleShot(0, self, self._idle)
        self._drawing.forget_cards()  # they have been laid again, or are flying
        # The cards on the table have ordered their pictures by now. The rest of the pack and the painting
        # of the table come later, as does what only the deal needs: they would take processor time from the
        # first player's answer.
        self._ground.paint_soon()
        QTimer.singleShot(SOON, self, self._parts.prepare)

    def _retell(self) -> None:
        self._announcer.forget()
        self._dock.retell(self._now(), self._source.current.story)

    def _step(self, step: TableStep) -> None:
        self._sitting = step.sitting
        self._pending = None
        self._hand.rest()
        self._dock.clear()
        self._player.play(step)

    def _tell(self, event: Event) -> None:
        """Pass on an event that has been shown."""
        now = self._now()
        self._dock.hear(event, now)
        self._scenery.hear(event, now.sitting)
        self.told.emit(event)

    def _wait(self) -> None:
        """Tell a screen reader how to go on from a trick that stays until a click."""
        self._announcer.tell(go_on_words())

    def _ask_when_shown(self, asked: Request) -> None:
        self._pending = asked
        self._player.take_time()
        if self._player.is_idle:
            self._idle()
        else:
            steps = self._dock.next_panel.steps
            self._drawing.order({step.__name__: partial(self._foresee, asked, step) for step in steps})

    def _foresee(self, asked: Request, step: Step) -> None:
        """Take a *step* towards the panel for *asked*, unless everything before it has been shown already."""
        from ombre_desktop.ui.panels.chooser import UnansweredRequestError

        if self._pending is asked and not self._player.is_idle:
            with suppress(UnansweredRequestError):  # reported when it is asked
                step(asked, self._now(), self._dock.context)

    def _idle(self) -> None:
        """Put the question, or the settlement, on the table, since everything has been shown."""
        asked, sitting = self._pending, self._sitting
        if asked is not None:
            self._ask(asked)
        elif sitting is not None and sitting.state is not None and sitting.state.is_over:
            self._drawing.then("sheet", partial(self._write, sitting))
            self._drawing.one("settlement", partial(self._settle, sitting))
            return
        elif sitting is not None and sitting.begins_with_draw:
            self._drawing.then("draw", self.draw_seen.emit)
        else:
            self._drawing.soon()
            if self._now().looks_on:
                self._announcer.tell()
        self.quiet.emit()

    def _ask(self, asked: Request) -> None:
        from ombre_desktop.ui.panels.chooser import UnansweredRequestError

        self.pausing.emit()
        self._hand.ask(asked)
        try:
            self._sounds.ask(asked)
            self._dock.ask(asked, self._now(), can_play_out=self._source.home.can_play_out)
        except UnansweredRequestError as error:
            self.unanswered.emit(error)
        self._drawing.at_once(named=True)  # by the hand, when it was asked

    def _write(self, sitting: Sitting) -> None:
        """Write the settlement, unless *sitting* has gone on since this was ordered."""
        if self._sitting is sitting and self._player.is_idle:
            self._dock.furnish().write_settlement(sitting)

    def _settle(self, sitting: Sitting) -> None:
        """Put the settlement on the table, unless *sitting* has gone on since this was ordered."""
        if self._sitting is sitting and self._player.is_idle:
            self.pausing.emit()
            self._dock.settle(sitting)
            self.quiet.emit()


def _kind(sitting: Sitting) -> tuple[object, ...]:
    """
    Return what layout and panels depend on: the seats, whether there is a pool, the cards, and the bids.

    The letters of the bids follow from all bids of the game.
    """
    game = sitting.ruleset
    return game.seats, game.has_pool, game.pack, sitting.deck, tuple(one.name for one in game.contracts)
