"""The host of a replay, which brings the replay to the table and then the interrupted sitting back."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from ombre_desktop.engine import Seat
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.replay.page_text import page_of, playing_on
from ombre_desktop.ui.replay.pictures import Pictures
from ombre_desktop.ui.replay.programme import Programme, RecordedDeal, played_on
from ombre_desktop.ui.replay.replay_controller import ReplayController
from ombre_desktop.ui.replay.replay_panel import Moment, ReplayPanel
from ombre_desktop.ui.replay.review_board import board_width, type_growth
from ombre_desktop.ui.replay.review_host import ReviewHost
from ombre_desktop.ui.replay.second_try import SecondTry
from ombre_desktop.ui.replay.showing import Page
from ombre_desktop.ui.replay.stage import Stage
from ombre_desktop.ui.replay.study_host import StudyHost
from ombre_desktop.ui.texts import replay as words
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.replay import Step
from ombre_desktop.value import replace


class ReplayHost(QObject):
    """
    The host of one replay: the table shows the deal, and a board beside the table controls the replay.

    It opens in steps, each in a turn of the event loop: `build` makes the board, `make_room` places it,
    `begin` puts the deal on the table, `offer` fills the board, `stand` makes it visible and usable. The
    sitting that was on the table waits meanwhile. The person may play the deal on (`play_on`) and
    `come_back`; `end` removes the replay.

    Signals:
        moved: the table shows another moment.
        decides: a decision is taken again; carries the `SecondTry`.
        ended: the person wants the table back.
    """

    moved = Signal()
    decides = Signal(object)
    ended = Signal()

    def __init__(self, window: QMainWindow, stage: Stage, programme: Programme, chosen: int) -> None:
        super().__init__(window)
        self._window, self._stage, self._desk = window, stage, stage.desk
        self._source = self._desk.source
        self._waiting: Sitting | None = None
        self._plays_on = self._is_whole = self._has_room = False
        self._read: tuple[int, Page] | None = None
        self.replay = ReplayController(stage.desk, programme, chosen)
        self.review = ReviewHost(stage.runner, self.replay, self)
        self.study = StudyHost(self.replay, stage.desk, self)
        self._pictures = Pictures(stage.desk, self)
        self._dock = QDockWidget(window)
        self._dock.setTitleBarWidget(QWidget())
        self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)

    @property
    def plays_on(self) -> bool:
        """True while the person plays the deal on from the moment shown."""
        return self._plays_on

    @property
    def record_text(self) -> str:
        """The record of the deal shown, with the person's notes."""
        return self.study.record_text

    @property
    def waiting(self) -> Sitting | None:
        """The sitting that continues when the replay ends."""
        return self._waiting

    def build(self) -> Iterator[None]:
        """Make the hidden board; the event loop may run at every yield."""
        self.panel = ReplayPanel(self.replay.programme.title, self._appearance())
        self.panel.set_pictures(self._pictures)
        self._dock.setWidget(self.panel)
        yield
        yield from self.panel.build()

    def leave_table_whole(self) -> None:
        """Hide the board until the person comes back from playing on."""
        self._is_whole = True
        self._dock.hide()

    def make_room(self) -> None:
        """Put the board beside the table."""
        window = self._window
        self._fit()
        # A right click on the menu bar would offer to hide the board.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        if self._is_whole:
            self._dock.hide()
        self._has_room = True
        window.installEventFilter(self)

    def begin(self, waiting: Sitting | None) -> None:
        """Put the deal on the table; the sitting *waiting* continues when the replay ends."""
        self._waiting = waiting
        if not self._has_room:
            self.make_room()
        self._source.attend(self.replay)
        self.replay.to_start()

    def offer(self) -> None:
        """Fill the board, and connect it with the replay."""
        self._listen()
        self._offer()

    def stand(self) -> Iterator[None]:
        """Make the board visible and usable."""
        yield from self.panel.stand()
        self.panel.steps[Step.FORWARD].setFocus()

    def toggle(self) -> None:
        """Run the deal by itself, or stop it."""
        self.replay.run(not self.replay.is_running)

    def takes_key(self, key: int) -> bool:
        """Run or stop the deal on Space; on Escape close what is open, or the replay. Tell if it was one."""
        if self._plays_on:
            return False
        if key in Key.RUN_OR_STOP.codes:
            self.toggle()
        elif key in Key.END_REPLAY.codes:
            if not self.review.fold():
                self.ended.emit()
        else:
            return False
        return True

    def play_on(self) -> None:
        """Give the person the seat in front, at the moment shown."""
        sitting = played_on(self.replay.sitting)
        self.replay.pause()
        self._plays_on = True
        self.panel.show_play(*playing_on(self.replay))
        self._source.go_home()
        self._stage.play(sitting)

    def try_again(self, move: int, seat: int) -> None:
        """Give the person *seat* before its *move*, at a whole table with the other hands closed."""
        came_from_result = self._is_whole
        self.leave_table_whole()
        self.replay.open_hands(False)
        self._sit(seat)
        self.replay.go(move)
        self.play_on()
        first = self.replay.deal.record.state.history[move].action
        back = self.ended.emit if came_from_result else self.come_back
        self.decides.emit(SecondTry(first, move, lambda: self._plays_on, back, came_from_result))

    def come_back(self) -> None:
        """Return from playing on to the moment where the replay was left; what was played is kept."""
        self._plays_on = self._is_whole = False
        self._dock.show()
        played = self._stage.rise()
        self._source.attend(self.replay)
        self.replay.go(self.replay.at)
        if played is not None and played.is_record and played.state is not None:
            self.study.take_played([move.action for move in played.state.history])
        self.panel.steps[Step.FORWARD].setFocus()

    def end(self) -> Sitting | None:
        """Clear the table and remove the board; return the sitting that waited."""
        if self._plays_on:
            self._stage.rise()
        else:
            self._source.go_home()
        self._plays_on = False
        self._desk.clear()
        self.put_away()
        return self._waiting

    def put_away(self) -> None:
        """Remove the board and this host; the replay shows nothing more."""
        self.study.close()
        self.replay.close()
        self.review.close()
        self._window.removeEventFilter(self)
        self._window.removeDockWidget(self._dock)
        for done in (self._dock, self.replay, self):
            done.deleteLater()

    def restyle(self) -> None:
        """Apply changed preferences."""
        self._fit()
        if not self._plays_on:
            self._show()

    def reword(self) -> None:
        """Make the board again, since the language has changed."""
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
            self.panel.show_play(*playing_on(self.replay))

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        """Fit the board when the window is resized, so that it keeps its share of the width."""
        if event.type() is QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        """Give the board the text size and the width for this window."""
        appearance = self._appearance()
        if appearance != self.panel.appearance:
            self.panel.set_appearance(appearance)
        self.panel.setFixedWidth(board_width(self._window.size(), appearance.text))

    def _appearance(self) -> Appearance:
        """Return the look of dialogs, with the text size for this window."""
        usual = self._stage.appearance
        return replace(usual, text=usual.text * type_growth(self._window.size()))

    def _listen(self) -> None:
        self._listen_to_board()
        self.replay.moved.connect(self._show)
        self.review.changed.connect(self._show_review)
        self.review.told.connect(self._desk.announce)
        self.review.again.connect(self.try_again)
        self.review.added.connect(self._add)
        self.study.changed.connect(self._show_study)
        self.study.told.connect(self._desk.announce)
        self.study.shows.connect(self._show_deal)

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
        panel.open_hands.toggled.connect(replay.open_hands)
        panel.deal_chosen.connect(self._choose)
        panel.chair_chosen.connect(self._sit)
        panel.play_on.clicked.connect(self.play_on)
        panel.back.clicked.connect(self.come_back)
        panel.close_button.clicked.connect(self.ended)
        panel.review.button.clicked.connect(self.review.toggle)
        panel.study.pressed.connect(self.study.press)
        panel.study.sought.connect(self.study.go)
        for follow in (self.review.follow, self.study.follow):
            panel.page.anchorClicked.connect(follow)

    def _choose(self, number: int) -> None:
        self.replay.choose(number)
        self._offer()

    def _sit(self, first: int) -> None:
        self.replay.sit(Seat(first))
        self._offer()

    def _add(self, deal: RecordedDeal) -> None:
        """Add a deal to the programme, and show it."""
        programme = self.replay.programme
        self.replay.programme = replace(programme, deals=(*programme.deals, deal), translated=None)
        self._choose(len(programme.deals))

    def _show_deal(self, deal: RecordedDeal, moment: int) -> None:
        """Show *deal* at a moment, after adding it to the programme if it is new."""
        known = self.replay.programme.deals
        if deal in known:
            self._choose(known.index(deal))
        else:
            self._add(deal)
        self.replay.go(moment)

    def _offer(self) -> None:
        """Offer the deals by their titles, and the chairs by the names of their players."""
        replay = self.replay
        names, first = shown_names(replay.sitting.company.names), replay.showing.first
        chairs = (*names[-first:], *names[:-first]) if first else names
        deals = [deal.title for deal in replay.programme.deals]
        self.panel.offer(deals, chairs, deal=replay.chosen, chair=first)
        self._show()

    def _show(self) -> None:
        """Show the present moment on the board."""
        replay = self.replay
        showing, at = replay.showing, replay.at
        page = showing.pages[at]
        self.panel.show_moment(
            Moment(
                title=words.page_title(page.section.value, page.trick),
                at=at,
                last=showing.last,
                runs=replay.is_running,
                is_open=replay.is_open,
                can_play_on=replay.turn is not None,
            )
        )
        self._show_study()
        self._read_out()
        self.moved.emit()

    def _show_study(self) -> None:
        """Show the notes and variations, and the page with them."""
        study, panel = self.study, self.panel
        panel.study.show_study(study.rows, self.replay.at, study.enabled)
        panel.review.timeline.show_study(study.flags, study.forks)
        self._show_review()

    def _show_review(self) -> None:
        """Show what is new in the review and on the page, without reading the moment out again."""
        deck = self._desk.deck
        self.review.show_on(self.panel.review, deck)
        self.panel.fit()
        if not self._plays_on:
            page = page_of(self.replay, deck, self.review.page(deck), self.study.page)
            self.panel.page.read(page, self.review.heard(deck))

    def _read_out(self) -> None:
        """Let a screen reader read the own note, and the record's notes if another page was turned to."""
        replay, told = self.replay, self.study.heard
        page = replay.chosen, replay.showing.pages[replay.at]
        if page != self._read:
            told = (*told, *replay.showing.notes(replay.at))
        if told or page != self._read:
            self._desk.announce(sentences(told))
        self._read = page
