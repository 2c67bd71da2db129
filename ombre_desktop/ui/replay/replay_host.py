"""The host of a replay, which brings it to the table, and the interrupted sitting back."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import format_record
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.replay.kinds import replaced
from ombre_desktop.ui.replay.programme import Programme, played_on
from ombre_desktop.ui.replay.reading import reading_page
from ombre_desktop.ui.replay.replay_controller import ReplayController
from ombre_desktop.ui.replay.replay_panel import Moment, ReplayPanel
from ombre_desktop.ui.replay.showing import Page
from ombre_desktop.ui.replay.stage import Stage
from ombre_desktop.ui.texts import replay as words
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.replay import Step
from ombre_desktop.value import replace

SHARE, LEAST, MOST = 0.3, 320, 450
"""The board's share of the window's width, and its bounds in pixels at ordinary text size."""
MOST_SHARE = 0.16
"""The largest share of the width that the board takes, and again for each ordinary size of its text."""

USUAL = (1280, 800)
"""The size of the window at which type has its nominal size."""
GROWTH, LARGEST = 0.1, 1.5
"""The step by which the type grows, and its largest factor."""


class ReplayHost(QObject):
    """
    One replay at a time: the table shows it, and a board beside the table controls it.

    It comes in turns: `build` makes the board, `make_room` places it, `begin` lays the table while the other
    sitting, if any, waits. After `offer` and `stand`, the board is visible and usable. `moved` follows every
    step shown; `ended` is the person's wish to have the table back.
    """

    moved = Signal()
    ended = Signal()

    def __init__(self, window: QMainWindow, stage: Stage, programme: Programme, chosen: int) -> None:
        super().__init__(window)
        self._window, self._stage, self._desk = window, stage, stage.desk
        self._waiting: Sitting | None = None
        self._plays_on = False
        self._read: tuple[int, Page] | None = None
        self.replay = ReplayController(stage.desk, programme, chosen)
        self._dock = QDockWidget(window)
        self._dock.setTitleBarWidget(QWidget())
        self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)

    def build(self) -> Iterator[None]:
        """Make the hidden board; at every yield the event loop may turn."""
        self.panel = ReplayPanel(self.replay.programme.title, self._appearance())
        self._dock.setWidget(self.panel)
        yield
        yield from self.panel.build()

    def make_room(self) -> None:
        """Put the board beside the table."""
        window = self._window
        self._fit()
        # A right click on the menu bar would offer to hide the board.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        window.installEventFilter(self)

    @property
    def plays_on(self) -> bool:
        """True while the person plays on."""
        return self._plays_on

    @property
    def record_text(self) -> str:
        """The record of the deal shown."""
        return format_record(self.replay.deal.record)

    def begin(self, waiting: Sitting | None) -> None:
        """Lay the deal on the table; *waiting* continues when the replay ends."""
        self._waiting = waiting
        if not self._dock.isVisible():
            self.make_room()
        self._desk.attend(self.replay)
        self.replay.to_start()

    def offer(self) -> None:
        """Show the state on the board, and continue from there."""
        self._listen()
        self._offer()

    def stand(self) -> Iterator[None]:
        """Make the board visible and usable."""
        yield from self.panel.stand()
        self.panel.steps[Step.FORWARD].setFocus()

    def toggle(self) -> None:
        """Run the deal by itself, or stop it."""
        self.replay.run(not self.replay.is_running)

    def play_on(self) -> None:
        """Give the person the seat in front, at the moment shown."""
        sitting = played_on(self.replay.sitting)
        self.replay.pause()
        self._plays_on = True
        self._say_played_on()
        self._desk.go_home()
        self._stage.play(sitting)

    def _say_played_on(self) -> None:
        """Show on the board who plays for whom."""
        names = played_on(self.replay.sitting).company.names
        seats, first = self.replay.deal.record.tag("Seats") or "", self.replay.showing.first
        unknown = replaced(seats, names, first)
        others = words.played_by_the_book(unknown) if unknown else words.as_recorded()
        page = reading_page((words.playing_text(), others), (), ())
        self.panel.show_play(words.playing_title(names[PERSON]), page)

    def come_back(self) -> None:
        """Return from playing on to the moment where the replay was left."""
        self._plays_on = False
        self._stage.rise()
        self._desk.attend(self.replay)
        self.replay.go(self.replay.at)
        self.panel.steps[Step.FORWARD].setFocus()

    def end(self) -> Sitting | None:
        """Return the table; return the sitting that waited."""
        if self._plays_on:
            self._stage.rise()
        else:
            self._desk.go_home()
        self._desk.clear()
        self.put_away()
        return self._waiting

    def put_away(self) -> None:
        """Remove the board; nothing more is shown."""
        self.replay.close()
        self._window.removeEventFilter(self)
        self._window.removeDockWidget(self._dock)
        for done in (self._dock, self.replay, self):
            done.deleteLater()

    @property
    def waiting(self) -> Sitting | None:
        """The sitting that continues when the replay ends."""
        return self._waiting

    def takes_key(self, key: int) -> bool:
        """Run or stop the deal on Space, end the replay on Escape; return True for these keys."""
        if self._plays_on or key not in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_Space:
            self.toggle()
        else:
            self.ended.emit()
        return True

    def restyle(self) -> None:
        """Apply changed preferences."""
        self._fit()
        if not self._plays_on:
            self._show()

    def reword(self) -> None:
        """Remake the board, since the language has changed."""
        self.replay.reword()
        before = self.panel
        for _ in self.build():
            pass
        before.deleteLater()
        self._listen_to_board()
        self._fit()
        self._offer()
        for _ in self.panel.stand():
            pass
        if self._plays_on:
            self._say_played_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the board when the window changes, so that it keeps its share."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Take the share of the window that the board's words need; in a large window they grow."""
        window, appearance = self._window, self._appearance()
        if appearance != self.panel.appearance:
            self.panel.set_appearance(appearance)
        wanted = min(max(LEAST * appearance.text, SHARE * window.width()), MOST * appearance.text)
        most = max(LEAST, MOST_SHARE * (1.0 + appearance.text) * window.width())
        self.panel.setFixedWidth(round(min(wanted, most)))

    def _appearance(self) -> Appearance:
        """Return the look of dialogs; type grows half as fast as the table, in steps of a stylesheet."""
        window, usual = self._window, self._stage.appearance
        scale = (1.0 + min(window.width() / USUAL[0], window.height() / USUAL[1])) / 2
        steps = round((min(max(1.0, scale), LARGEST) - 1.0) / GROWTH)
        return replace(usual, text=usual.text * (1.0 + GROWTH * steps))

    def _listen(self) -> None:
        self._listen_to_board()
        self.replay.moved.connect(self._show)

    def _listen_to_board(self) -> None:
        replay, panel = self.replay, self.panel
        ways = {
            Step.START: replay.to_start,
            Step.LAST_PAGE: replay.last_page,
            Step.BACK: replay.back,
            Step.RUN: self.toggle,
            Step.FORWARD: replay.forward,
            Step.NEXT_PAGE: replay.next_page,
            Step.END: replay.to_end,
        }
        panel.stepped.connect(lambda step: ways[step]())
        panel.sought.connect(replay.go)
        panel.opened.connect(replay.open_hands)
        panel.deal_chosen.connect(self._choose)
        panel.chair_chosen.connect(self._sit)
        panel.played_on.connect(self.play_on)
        panel.returned.connect(self.come_back)
        panel.closed.connect(self.ended)

    def _choose(self, number: int) -> None:
        self.replay.choose(number)
        self._offer()

    def _sit(self, first: int) -> None:
        self.replay.sit(Seat(first))
        self._offer()

    def _offer(self) -> None:
        """Offer the deals by their titles, and the chairs by the names of their players."""
        replay = self.replay
        names, first = shown_names(replay.sitting.company.names), replay.showing.first
        chairs = (*names[-first:], *names[:-first]) if first else names
        deals = [deal.title for deal in replay.programme.deals]
        self.panel.offer(deals, chairs, deal=replay.chosen, chair=first)
        self._show()

    def _show(self) -> None:
        replay = self.replay
        showing, at = replay.showing, replay.at
        page = showing.pages[at]
        ends = at == showing.last and not showing.is_whole
        self.panel.show_moment(
            Moment(
                title=words.page_title(page.section.value, page.trick),
                at=at,
                last=showing.last,
                page=self._page(ends),
                runs=replay.is_running,
                is_open=replay.is_open,
                can_play_on=replay.turn is not None,
            )
        )
        self._read_out()
        self.moved.emit()

    def _read_out(self) -> None:
        """Have a screen reader read the notes on a page that has just been turned to."""
        replay = self.replay
        page = replay.chosen, replay.showing.pages[replay.at]
        if page != self._read:
            self._read = page
            self._desk.announce(sentences(replay.showing.notes(replay.at)))

    def _page(self, ends: bool) -> str:
        """Return the notes and remarks on this moment; else the events on this page."""
        replay = self.replay
        showing, at = replay.showing, replay.at
        notes = showing.notes(at)
        remark = replay.programme.remarks
        remarks = remark(showing, at, self._desk.deck) if remark else ()
        lines = [] if remarks else self._lines()
        return reading_page(notes, remarks, [*lines, words.breaks_off()] if ends else lines)

    def _lines(self) -> list[str]:
        """Return the events on this page, as the log has them."""
        replay = self.replay
        showing, state = replay.showing, replay.view.position
        watched = replay.sitting.company
        company = Company(shown_names(watched.names), watched.addressed, state.ruleset.name)
        contract = state.contract.name if state.contract else None
        chronicle = Chronicle(
            company, self._desk.deck, contract, state.ombre, replay.sitting.side, ranking=state.ranking
        )
        moments = range(showing.begins(replay.at), replay.at + 1)
        events = (e for at in moments for e in showing.events(at, is_open=replay.is_open))
        return [line for event in events if (line := chronicle.line(event))]
