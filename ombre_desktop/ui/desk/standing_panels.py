"""The standing panels round the table: contract, trumps, tools, log, settlement."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Seat
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.ui.desk.story_line import chronicle_of, spoken_line
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.all_cards import AllCardsPanel, CardRow
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.contract_panel import ContractPanel
from ombre_desktop.ui.panels.contract_rows import company_at, contract_text
from ombre_desktop.ui.panels.draw import DrawPanel
from ombre_desktop.ui.panels.ladder import LadderPanel, rungs_of
from ombre_desktop.ui.panels.last_trick import LastTrickPanel
from ombre_desktop.ui.panels.log import LogPanel
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.reading import ReadingPanel
from ombre_desktop.ui.panels.settlement import SettlementPanel
from ombre_desktop.ui.panels.sheet_text import sheet_text
from ombre_desktop.ui.panels.tools import Tool, ToolRow
from ombre_desktop.ui.panels.watch import WatchPanel
from ombre_desktop.ui.spoken.announcer import Announcer
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.draw import dealer_row, dealer_told, draw_rule, draw_title, draw_told
from ombre_desktop.ui.texts.panels import (
    back_to_replay_button,
    final_score_button,
    french_cards_note,
    left_in_talon,
    next_deal_button,
    thrown_by,
    turned_up_label,
)


class StandingPanels(QObject):
    """
    The panels that show the state and the events; they ask nothing.

    Signals:
        tool: a tool that the window must handle.
        take_back_wanted: the tool that takes back.
        next_deal: the settlement has been read.
        hurried, rushed: finish the present motion, or the whole deal, at once.
        left: a board was closed, and the focus goes back to the hand.
    """

    tool = Signal(object)
    take_back_wanted = Signal()
    next_deal = Signal()
    hurried = Signal()
    rushed = Signal()
    left = Signal()

    def __init__(
        self, art: DeckArt, context: TableContext, parent: QWidget, announcer: Announcer, owner: QObject
    ) -> None:
        super().__init__(owner)
        self._announcer = announcer
        self._parent = parent
        self._context = context
        self._situation = Situation()
        self.contract = ContractPanel(context, parent)
        self.ladder = LadderPanel(context, parent)
        self.tools = ToolRow(context, parent)
        self.log = LogPanel(context, parent)
        self.last_trick = LastTrickPanel(art, context, parent)
        self.cards = AllCardsPanel(art, context, parent)
        self.watch = WatchPanel(context, parent)
        self.watch.hide()
        self.watch.hurried.connect(self.rushed)
        self.draw = DrawPanel(context, parent)
        self.draw.hide()
        self.draw.hurried.connect(self.hurried)
        self.settlement: SettlementPanel | None = None
        self._trick: happened.TrickTaken | None = None
        self.heard: list[happened.Event] = []
        for panel in (self.contract, self.tools):
            panel.show()
        self.ladder.hide()
        for reading in (self.log, self.last_trick, self.cards):
            reading.hide()
            reading.closed.connect(self._closed)
        self.tools.chosen.connect(self.use)
        self._dock_log()

    def adapt(self, context: TableContext) -> None:
        """Lay out again for another size, theme, deck or text."""
        self._context = context
        for panel in self._panels():
            panel.adapt(context)
        self._dock_log()

    def leave(self) -> None:
        """Take all panels away for good."""
        for done in (*self._panels(), self):
            if isinstance(done, QWidget):
                done.hide()
            done.deleteLater()

    def _panels(self) -> list[Panel]:
        panels: list[Panel] = [self.contract, self.ladder, self.tools, self.log, self.last_trick]
        panels += [self.cards, self.watch, self.draw]
        return panels if self.settlement is None else [*panels, self.settlement]

    def show(self, situation: Situation) -> None:
        """Show contract, tricks and trumps, or the state of the draw for the first dealer."""
        self._situation = situation
        picture, sitting = situation.picture, situation.sitting
        if picture is None or sitting is None:
            return
        if picture.drawn and sitting.draw is not None:
            self._show_draw(sitting.draw, picture, sitting)
            return
        self.draw.tell("")
        text = contract_text(picture, sitting, situation)
        self.contract.tell(text.title, text.rows, text.sign)
        view = situation.view
        wanted = situation.wants_ladder and picture.trump is not None and not picture.laid
        rungs = rungs_of(view, picture) if wanted and view is not None else ()
        self.ladder.tell(rungs, looks_on=sitting.company.person is None)
        self.tools.allow(Tool.LAST_TRICK, self._trick is not None)
        self.tools.allow(Tool.SCORE, situation.has_score)
        self.tools.allow(Tool.TAKE_BACK, situation.can_take_back)
        sits_out = PERSON in picture.resting and not picture.settlement
        self.watch.watch(shown=situation.is_watched and sits_out)

    def _show_draw(self, draw: Draw, picture: TablePicture, sitting: Sitting) -> None:
        company, deck, found = company_at(sitting), self._situation.deck, picture.dealer
        self.contract.tell(draw_title(), [dealer_row(found, company)], None)
        self.ladder.tell((), looks_on=False)
        self.tools.allow(Tool.LAST_TRICK, False)
        self.tools.allow(Tool.TAKE_BACK, False)
        self.draw.tell(draw_rule(draw) if found is None else dealer_told(draw, company, deck))

    def settle(self, sitting: Sitting) -> None:
        """Lay the settlement of the deal on the table."""
        state = sitting.state
        if self.settlement is not None or state is None or state.settlement is None:
            return
        contract = state.contract.name if state.contract else None
        text = sheet_text(
            state.settlement,
            company_at(sitting),
            contract=contract,
            ombre=state.ombre,
            side=sitting.side,
            target=sitting.ruleset.target,
        )
        self.last_trick.hide()
        self.settlement = SettlementPanel(text, self._context, self._parent, onward=_onward(sitting))
        self.settlement.next_deal.connect(self.next_deal)
        self.settlement.cards_wanted.connect(self._show_cards)
        if not self._other_cards(sitting):
            self.settlement.show_no_cards()
        self.settlement.show()
        self.settlement.raise_()
        if sitting.company.person is None:
            self.settlement.lead_nowhere()
        else:
            self.settlement.begin()
        self._announcer.tell(text.spoken)

    def take_settlement_away(self) -> None:
        """Remove the settlement, since the next deal begins."""
        self.cards.hide()
        if self.settlement is not None:
            self.settlement.hide()
            self.settlement.deleteLater()
            self.settlement = None

    @property
    def stops(self) -> tuple[Panel, ...]:
        """The visible panels with something to press or to read."""
        boards = [self.settlement] if self.settlement is not None else []
        panels = (*boards, self.cards, self.last_trick, self.log, self.draw, self.watch, self.tools)
        return tuple(panel for panel in panels if panel.isVisible())

    @property
    def read(self) -> Tool | None:
        """The tool whose board is open; a log that stands has not been opened."""
        boards = {Tool.LOG: self.log, Tool.LAST_TRICK: self.last_trick}
        opened = (
            tool for tool, board in boards.items() if board.isVisible() and not self._stands_open(board)
        )
        return next(opened, None)

    def open(self, panel: ReadingPanel) -> None:
        """Open *panel* in place of another, or close it if it is open."""
        if panel.isVisible() and not self._stands_open(panel):
            panel.put_away()
            return
        for other in (self.log, self.last_trick, self.cards):
            if other is not panel and not self._stands_open(other):
                other.hide()
        panel.show()
        panel.raise_()
        panel.begin()

    def allow(self, tool: Tool, allowed: bool) -> None:
        """Enable or disable *tool*."""
        self.tools.allow(tool, allowed)

    def can_use(self, tool: Tool) -> bool:
        """Tell whether *tool* can be used now."""
        return self.tools.tool(tool).isEnabled()

    def use(self, tool: Tool) -> None:
        """Do what *tool* is for."""
        if tool is Tool.LOG:
            self.open(self.log)
        elif tool is Tool.LAST_TRICK:
            self._read_last_trick()
        elif tool is Tool.TAKE_BACK:
            self.take_back_wanted.emit()
        else:
            self.tool.emit(tool)

    def retell(self, situation: Situation, story: Iterable[happened.Event]) -> None:
        """Rewrite the log from the *story* so far: a sitting was continued, or a decision taken back."""
        self._situation = situation
        self.log.clear()
        self.last_trick.hide()
        self._trick = None
        self.heard = list(story)
        lines = [line for event in self.heard if (line := self._line(event, situation))]
        self.log.write(*lines)
        self._dock_log()

    def hear(self, event: happened.Event, situation: Situation) -> None:
        """Log an event, and have it read out."""
        self._situation = situation
        if isinstance(event, happened.Dealt):
            self.heard.clear()
        self.heard.append(event)
        line = self._line(event, situation)
        if line:
            self.log.write(line)
            self._announcer.collect(spoken_line(event, situation))
            if isinstance(event, happened.FirstDealerFound):
                self._announcer.tell()

    def _line(self, event: happened.Event, situation: Situation) -> str:
        """Return the line for *event* in the log; empty if it is not worth one."""
        sitting = situation.sitting
        if sitting is None:
            return ""
        if isinstance(event, happened.Dealt):
            self._begin_log(sitting, situation)
        if isinstance(event, happened.TrickTaken):
            self._trick = event
            if self.last_trick.isVisible():
                self._show_last_trick(sitting)
        return chronicle_of(sitting, situation).line(event)

    def _begin_log(self, sitting: Sitting, situation: Situation) -> None:
        """Begin the log of a deal; the first of a sitting begins with how its dealer was found."""
        self.log.clear()
        self._trick = None
        if sitting.deal_number != 1:
            return
        draw, company, deck = sitting.draw, company_at(sitting), situation.deck
        if draw is not None:
            self.log.write(draw_told(draw, company, deck), dealer_told(draw, company, deck))
        if situation.is_other_deck:
            self.log.write(french_cards_note())

    def _closed(self) -> None:
        """Return the focus to the question, since a board was closed."""
        if self.settlement is not None:
            self.settlement.begin()
        else:
            self.left.emit()

    def _show_cards(self) -> None:
        """Show the discards, and the cards nobody drew."""
        sitting = self._situation.sitting
        if sitting is not None:
            self.cards.show_rows(self._other_cards(sitting))
            self.open(self.cards)

    def _other_cards(self, sitting: Sitting) -> tuple[CardRow, ...]:
        """Return the cards that were not played, by where they lie."""
        state = sitting.state
        if state is None:
            return ()
        company = company_at(sitting)
        thrown = [CardRow(thrown_by(Seat(s), company), dead) for s, dead in enumerate(state.dead)]
        drawn = {card for cards in state.drawn for card in cards}
        # A card turned up lies apart, unless somebody drew it or it went back on the talon.
        apart = tuple(card for card in state.turned if card not in drawn and card not in state.talon)
        rows = (*thrown, CardRow(turned_up_label(), apart), CardRow(left_in_talon(), state.talon))
        return tuple(row for row in rows if row.cards)

    def _read_last_trick(self) -> None:
        """Open the last trick, if there is one."""
        sitting = self._situation.sitting
        if self._trick is not None and sitting is not None:
            self._show_last_trick(sitting)
            self.open(self.last_trick)

    def _show_last_trick(self, sitting: Sitting) -> None:
        if self._trick is not None:
            was_open = self.last_trick.isVisible()
            self.last_trick.show_trick(self._trick.trick, self._trick.seat, company_at(sitting))
            self.last_trick.setVisible(was_open)

    def _stands_open(self, panel: ReadingPanel) -> bool:
        """Tell whether the log stays open: if there is room, but not beside a board, which shows the same."""
        return panel.docked() is not None and self._situation.is_played

    def _dock_log(self) -> None:
        if self._stands_open(self.log):
            self.log.show()
        elif self.log.isVisible() and not self.log.hasFocus():
            self.log.hide()


def _onward(sitting: Sitting) -> ButtonText:
    """Return the button that follows the settlement of the deal."""
    if sitting.is_record:
        return back_to_replay_button()
    return final_score_button() if sitting.is_last else next_deal_button()
