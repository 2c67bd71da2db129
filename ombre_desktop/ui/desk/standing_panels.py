"""What stands round the table all the time: contract, trumps, tools, log, settlement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from ombre_desktop.engine import Seat, SeatView
from ombre_desktop.engine import events as happened
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.panels.all_cards import AllCardsPanel, CardRow
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.contract_panel import ContractPanel
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
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.contract import (
    aim_row,
    bid_row,
    called_row,
    contract_title,
    deal_row,
    ombre_row,
    side_tricks_row,
    tricks_row,
    turned_row,
)
from ombre_desktop.ui.texts.draw import dealer_row, dealer_told, draw_rule, draw_title, draw_told
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.panels import (
    back_to_replay_button,
    final_score_button,
    french_cards_note,
    left_in_talon,
    next_deal_button,
    thrown_by,
    turned_up_label,
)

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.table_desk import TableDesk


class StandingPanels(QObject):
    """
    Shows how things are and what has happened; asks nothing.

    `tool` is a tool that the window must see to, `next_deal` the wish to go on.
    """

    tool = Signal(object)
    next_deal = Signal()

    def __init__(self, desk: TableDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        context, parent = desk.context, desk.view.viewport()
        self.contract = ContractPanel(context, parent)
        self.ladder = LadderPanel(context, parent)
        self.tools = ToolRow(context, parent)
        self.log = LogPanel(context, parent)
        self.last_trick = LastTrickPanel(desk.art, context, parent)
        self.cards = AllCardsPanel(desk.art, context, parent)
        self.watch = WatchPanel(context, parent)
        self.watch.hide()
        self.watch.hurried.connect(desk.player.rush)
        self.draw = DrawPanel(context, parent)
        self.draw.hide()
        self.draw.hurried.connect(desk.player.hurry)
        self.settlement: SettlementPanel | None = None
        self._trick: happened.TrickTaken | None = None
        for panel in (self.contract, self.tools):
            panel.show()
        self.ladder.hide()
        for reading in (self.log, self.last_trick, self.cards):
            reading.hide()
            reading.closed.connect(self._closed)
        self.tools.chosen.connect(self.use)
        self._dock_log()

    def adapt(self, context: TableContext) -> None:
        """Another size, theme, deck or text."""
        panels: list[Panel] = [self.contract, self.ladder, self.tools, self.log, self.last_trick]
        panels += [self.cards, self.watch, self.draw]
        if self.settlement is not None:
            panels.append(self.settlement)
        for panel in panels:
            panel.adapt(context)
        self._dock_log()

    def picture(self, picture: TablePicture, sitting: Sitting) -> None:
        """Show contract, tricks and trumps as *picture* has them, or how the first dealer is drawn."""
        if picture.drawn and sitting.draw is not None:
            self._show_draw(sitting.draw, picture, sitting)
            return
        self.draw.tell("")
        deck, view = self._desk.deck, self._desk.source.view
        target = sitting.ruleset.target
        wanted_points = target.points if target else None
        rows = [deal_row(sitting.deal_number, sitting.deals_wanted, wanted_points)]
        company = self._company(sitting)
        if picture.called is not None:
            ally = "" if picture.ally is None else company.name_or_you(picture.ally)
            rows = [called_row(picture.called, ally, deck)]
        if picture.ombre is None:
            rows.append(self._bid(sitting, picture))
        elif sum(picture.won) == 0 and not picture.trick:
            rows.append(ombre_row(company.name_or_you(picture.ombre), picture.contract))
        elif sitting.ruleset.together:
            side = picture.won[picture.ombre] + (picture.won[picture.ally] if picture.ally is not None else 0)
            allied = picture.ally is not None
            rows.append(side_tricks_row(side, sum(picture.won) - side, allied=allied))
        else:
            who = picture.ombre, picture.contract, picture.resting
            rows.append(tricks_row(picture.won, *who, person=sitting.company.addressed))
        offered = picture.turned.suit if picture.turned and picture.contract is None else None
        aim = aim_row(picture.contract)
        if aim is not None:
            # The corner has room for two rows, and what must be brought about matters more.
            rows[0] = aim
        again = view is not None and _bids_again(view, picture)
        title = contract_title(picture.contract, picture.trump, deck, offered=offered, again=again)
        self.contract.tell(title, rows, picture.trump or offered)
        wanted = self._desk.preferences.trump_ladder and picture.trump is not None and not picture.laid
        rungs = rungs_of(view, picture) if wanted and view is not None else ()
        self.ladder.tell(rungs, looks_on=sitting.company.person is None)
        self.tools.allow(Tool.LAST_TRICK, self._trick is not None)
        self.tools.allow(Tool.SCORE, self._desk.controller.sitting is not None)
        self.tools.allow(Tool.TAKE_BACK, self._desk.dock.can_take_back)
        self.watch.watch(shown=self._desk.is_watched and PERSON in picture.resting and not picture.settlement)

    def _show_draw(self, draw: Draw, picture: TablePicture, sitting: Sitting) -> None:
        company, deck, found = self._company(sitting), self._desk.deck, picture.dealer
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
            self._company(sitting),
            contract=contract,
            ombre=state.ombre,
            side=sitting.side,
            target=sitting.ruleset.target,
        )
        self.last_trick.hide()
        self.settlement = SettlementPanel(
            text, self._desk.context, self._desk.view.viewport(), onward=_onward(sitting)
        )
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
        self.announce(text.spoken)

    def take_settlement_away(self) -> None:
        """The next deal begins."""
        self.cards.hide()
        if self.settlement is not None:
            self.settlement.hide()
            self.settlement.deleteLater()
            self.settlement = None

    def announce(self, sentence: str, *, urgent: bool = False) -> None:
        """Have a screen reader say *sentence*."""
        event = QAccessibleAnnouncementEvent(self._desk.view.viewport(), sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    def open(self, panel: ReadingPanel) -> None:
        """Open *panel* to read, in the place of another, or put it away if it is open."""
        if panel.isVisible() and not self._stands_open(panel):
            panel.put_away()
            return
        for other in (self.log, self.last_trick, self.cards):
            if other is not panel and not self._stands_open(other):
                other.hide()
        panel.show()
        panel.raise_()
        panel.begin()

    def use(self, tool: Tool) -> None:
        """Do what a tool does."""
        if tool is Tool.LOG:
            self.open(self.log)
        elif tool is Tool.LAST_TRICK and self._desk.sitting is not None:
            self._show_last_trick(self._desk.sitting)
            self.open(self.last_trick)
        elif tool is Tool.TAKE_BACK:
            self._desk.dock.take_back()
        else:
            self.tool.emit(tool)

    def retell(self) -> None:
        """Write the log anew: a sitting goes on, or a decision was taken back."""
        self.log.clear()
        self._trick = None
        lines = [line for event in self._desk.source.story if (line := self._line(event))]
        self.log.write(*lines)
        self._dock_log()

    def hear(self, event: happened.Event) -> None:
        """Write an event down, and have it said."""
        line = self._line(event)
        if line:
            self.log.write(line)
            self.announce(line)

    def _line(self, event: happened.Event) -> str:
        """The line of the log for *event*; empty for what is not worth one."""
        sitting = self._desk.sitting
        if sitting is None:
            return ""
        if isinstance(event, happened.Dealt):
            self.log.clear()
            self._trick = None
            if sitting.deal_number == 1:
                self.log.write(*self._draw_lines(sitting))
            if sitting.deal_number == 1 and self._desk.deck is not self._desk.preferences.deck:
                self.log.write(french_cards_note())
        if isinstance(event, happened.TrickTaken):
            self._trick = event
            if self.last_trick.isVisible():
                self._show_last_trick(sitting)
        state = sitting.state
        contract = state.contract.name if state and state.contract else None
        chronicle = Chronicle(
            self._company(sitting),
            self._desk.deck,
            contract,
            state.ombre if state else None,
            sitting.side,
        )
        return chronicle.line(event)

    def _draw_lines(self, sitting: Sitting) -> list[str]:
        """How the first dealer was found, if cards were drawn."""
        draw, company, deck = sitting.draw, self._company(sitting), self._desk.deck
        return [] if draw is None else [draw_told(draw, company, deck), dealer_told(draw, company, deck)]

    def _closed(self) -> None:
        """Something was read: the keyboard goes back to what is asked."""
        if self.settlement is not None:
            self.settlement.begin()
        else:
            self._desk.view.focus_hand()

    def _show_cards(self) -> None:
        """The cards that were thrown, and those nobody drew."""
        sitting = self._desk.sitting
        if sitting is not None:
            self.cards.show_rows(self._other_cards(sitting))
            self.open(self.cards)

    def _other_cards(self, sitting: Sitting) -> tuple[CardRow, ...]:
        """The cards that were not played, by where they lie."""
        state = sitting.state
        if state is None:
            return ()
        company = self._company(sitting)
        thrown = [CardRow(thrown_by(company.name_or_you(Seat(s))), dead) for s, dead in enumerate(state.dead)]
        drawn = {card for cards in state.drawn for card in cards}
        # A card turned up lies apart, unless somebody drew it or it went back on the talon.
        apart = tuple(card for card in state.turned if card not in drawn and card not in state.talon)
        rows = (*thrown, CardRow(turned_up_label(), apart), CardRow(left_in_talon(), state.talon))
        return tuple(row for row in rows if row.cards)

    def _show_last_trick(self, sitting: Sitting) -> None:
        if self._trick is not None:
            was_open = self.last_trick.isVisible()
            self.last_trick.show_trick(self._trick.trick, self._trick.seat, self._company(sitting))
            self.last_trick.setVisible(was_open)

    def _stands_open(self, panel: ReadingPanel) -> bool:
        """True of the log where the window has room for it, but not beside a board, which tells the same."""
        return panel.docked() is not None and self._desk.source is self._desk.controller

    def _dock_log(self) -> None:
        if self._stands_open(self.log):
            self.log.show()
        elif self.log.isVisible() and not self.log.hasFocus():
            self.log.hide()

    def _bid(self, sitting: Sitting, picture: TablePicture) -> tuple[str, str]:
        view = self._desk.source.view
        if view is not None and view.position.turn_ups is not None:
            return turned_row(len(picture.turned_before) + (picture.turned is not None))
        if picture.bid is None:
            return bid_row(None, "")
        contract, holder = picture.bid
        return bid_row(contract, self._company(sitting).name_or_you(holder))

    def _company(self, sitting: Sitting) -> Company:
        return Company(sitting.company.names, sitting.company.addressed, sitting.ruleset.name)


def _onward(sitting: Sitting) -> ButtonText:
    """What follows when the settlement of the deal has been read."""
    if sitting.is_record:
        return back_to_replay_button()
    return final_score_button() if sitting.is_last else next_deal_button()


def _bids_again(view: SeatView, picture: TablePicture) -> bool:
    """True of a second round of bids as soon as everybody is seen to have passed in the first."""
    bidding = view.position.bidding
    all_spoke = all(picture.said[seat] is not None for seat in picture.turns)
    return all_spoke and bidding is not None and bidding.again
