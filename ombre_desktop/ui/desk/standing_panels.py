"""The standing panels round the table: contract, trumps, tools, log, settlement."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import events as happened
from ombre_desktop.engine.shuffle import Draw
from ombre_desktop.ui.desk.boards import Boards
from ombre_desktop.ui.desk.spoken.announcer import Announcer, Antes
from ombre_desktop.ui.desk.story import Story, is_own_deed
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.contract_panel import ContractPanel
from ombre_desktop.ui.panels.contract_rows import company_at, contract_text
from ombre_desktop.ui.panels.ladder import LadderPanel, trumps_shown
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.suit_order import SuitOrderPanel, suit_shown
from ombre_desktop.ui.panels.tools import Tool, ToolRow
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.texts.draw import dealer_row, dealer_told, draw_rule, draw_title
from ombre_desktop.ui.texts.lessons import go_on_button
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import back_to_replay_button, final_score_button, next_deal_button
from ombre_desktop.ui.texts.spoken import headline

if TYPE_CHECKING:
    from ombre_desktop.ui.panels.draw import DrawPanel
    from ombre_desktop.ui.panels.log import LogPanel
    from ombre_desktop.ui.panels.settlement import SettlementPanel
    from ombre_desktop.ui.panels.sheet_text import SheetText
    from ombre_desktop.ui.panels.watch import WatchPanel
    from ombre_desktop.ui.texts.calls import ButtonText


class StandingPanels(QObject):
    """
    The panels that show the state and the events, and ask nothing.

    `show` follows the state of the deal, `hear` and `settle` its events. The *boards* to read are opened by
    their tools and buttons. The rows of the draw and of a deal that the person sits out are created when they
    are first needed, since creating everything at once takes two frames.
    """

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
        self.suit = SuitOrderPanel(context, parent)
        self.tools = ToolRow(context, parent)
        self.boards = Boards(art, context, parent, self, self._closed)
        self.story = Story(self.boards)
        self._antes = Antes()
        self._watch: WatchPanel | None = None
        self._draw: DrawPanel | None = None
        self.settlement: SettlementPanel | None = None
        self._ready: tuple[Sitting, SheetText, SettlementPanel] | None = None
        for panel in (self.contract, self.ladder, self.tools):
            panel.hide()
        self.tools.chosen.connect(self.use)
        self.boards.dock_log()

    @property
    def corners(self) -> tuple[QRectF, ...]:
        """The places of the panels in the corners: of the contract, and of the trumps."""
        ladder = self._context.layout.room.ladder
        places = (self.contract, self.contract.place), (self.ladder, ladder.rect), (self.suit, ladder.strip)
        return tuple(place for panel, place in places if panel.isVisible())

    @property
    def log(self) -> LogPanel:
        """The log of the deal."""
        return self.boards.log

    @property
    def watch(self) -> WatchPanel:
        """The row for a deal that the person sits out."""
        if self._watch is None:
            from ombre_desktop.ui.panels.watch import WatchPanel

            self._watch = WatchPanel(self._context, self._parent)
            self._watch.hide()
        return self._watch

    @property
    def draw(self) -> DrawPanel:
        """The row of the draw for the first dealer."""
        if self._draw is None:
            from ombre_desktop.ui.panels.draw import DrawPanel

            self._draw = DrawPanel(self._context, self._parent)
            self._draw.hide()
        return self._draw

    def adapt(self, context: TableContext) -> None:
        """Lay out again for another size, theme, deck or text."""
        self._context = context
        for panel in self._panels():
            panel.adapt(context)
        self.boards.adapt(context)

    def leave(self) -> None:
        """Remove all panels for good."""
        self.boards.leave()
        for panel in self._panels():
            panel.hide()
            panel.deleteLater()
        self.deleteLater()

    def _drop_sheet(self) -> None:
        """Drop a sheet that was written but never laid on the table, since the deal has gone on."""
        if self._ready is not None:
            self._ready[2].deleteLater()
            self._ready = None

    def _panels(self) -> list[Panel]:
        """Return the panels that exist, without the boards."""
        written = None if self._ready is None else self._ready[2]
        late = (self._watch, self._draw, self.settlement, written)
        standing: list[Panel] = [self.contract, self.ladder, self.suit, self.tools]
        return standing + [panel for panel in late if panel is not None]

    def show(self, situation: Situation) -> None:
        """Show contract, tricks and trumps, or the state of the draw for the first dealer."""
        self._know(situation)
        self.tools.tell_sound(heard=situation.is_heard)
        picture, sitting = situation.picture, situation.sitting
        if picture is None or sitting is None:
            return
        self.show_tools()
        self.contract.show()
        if picture.drawn and sitting.draw is not None:
            self._show_draw(sitting.draw, picture, sitting)
            return
        if self._draw is not None:
            self._draw.tell("")
        text = contract_text(picture, sitting, situation)
        told_by_piles = None not in (picture.settlement, picture.ombre) and sum(picture.won) > 0
        self.contract.tell(text.title, text.rows, text.sign, told_by_piles=told_by_piles)
        looks_on = sitting.company.person is None
        counts = situation.helps.of(Skill.TRUMPS_OUT) > 0
        if sitting.is_exercise:
            self.ladder.tell((), looks_on=False)
            self.suit.tell(())
        else:
            self.ladder.tell(trumps_shown(situation), looks_on=looks_on, counts=counts)
            self.suit.tell(suit_shown(situation), situation.helps.of(Skill.PLAIN_ORDER))
        self.tools.allow(Tool.LAST_TRICK, self.story.last_trick is not None)
        self.tools.allow(Tool.SCORE, situation.has_score)
        self.tools.allow(Tool.TAKE_BACK, situation.can_take_back)
        self.tools.allow(Tool.HINT, situation.can_have_hint)
        sits_out = PERSON in picture.resting and not picture.settlement
        is_watched = situation.is_watched and sits_out
        if is_watched or self._watch is not None:
            self.watch.watch(shown=is_watched)

    def show_tools(self) -> None:
        """Show the tools, whose first painting takes most of a frame, before the other panels."""
        self.tools.show()

    def _show_draw(self, draw: Draw, picture: TablePicture, sitting: Sitting) -> None:
        company, deck, found = company_at(sitting), self._situation.deck, picture.dealer
        self.contract.tell(draw_title(), [dealer_row(found, company)], None)
        self.ladder.tell((), looks_on=False)
        self.suit.tell(())
        self.tools.allow(Tool.LAST_TRICK, False)
        self.tools.allow(Tool.TAKE_BACK, False)
        self.draw.tell(draw_rule(draw, deck) if found is None else dealer_told(draw, company, deck))

    def hear(self, event: happened.Event, situation: Situation) -> None:
        """Log an event, and have it read out."""
        self._know(situation)
        line = self.story.hear(event, situation)
        taken, sitting = self.story.last_trick, situation.sitting
        if event is taken and sitting is not None:
            self.boards.renew_trick(taken, company_at(sitting), self.story.ranking(sitting))
        if line and not is_own_deed(event, situation) and not _is_on_sheet(event, situation):
            company = company_at(situation.sitting) if situation.sitting is not None else None
            for told in self._antes.hear(event, line, company):
                self._announcer.collect(told)
        if line and isinstance(event, happened.FirstDealerFound):
            self._announcer.tell()

    def retell(self, situation: Situation, story: Iterable[happened.Event]) -> None:
        """Rewrite the log from *story*, after a sitting was continued or a decision taken back."""
        self._know(situation)
        self.boards.hide_trick()
        self._antes = Antes()
        self.story.retell(story, situation)
        self.boards.dock_log()

    def write_settlement(self, sitting: Sitting) -> None:
        """Write the sheet of the settlement, which is laid on the table in a later turn."""
        state = sitting.state
        if self.settlement is not None or state is None or state.settlement is None:
            return
        from ombre_desktop.ui.panels.card_rows import other_cards
        from ombre_desktop.ui.panels.settlement import SettlementPanel
        from ombre_desktop.ui.panels.sheet_text import sheet_text
        from ombre_desktop.ui.texts.pleas import last_plea

        self._drop_sheet()
        contract = state.contract.name if state.contract else None
        text = sheet_text(
            state.settlement,
            company_at(sitting),
            contract=contract,
            ombre=state.ombre,
            side=sitting.side,
            target=sitting.ruleset.target,
            staked=sitting.before_antes,
            plea=last_plea(sitting, self._context.deck),
        )
        plays = sitting.company.person is not None
        sheet = SettlementPanel(
            text,
            self._context,
            self._parent,
            onward=_onward(sitting),
            leads_on=plays,
            has_review=plays and sitting.settled_record is not None,
            has_cards=bool(other_cards(sitting)),
            corner=lambda: self.contract.place,
        )
        sheet.hide()
        sheet.cards_wanted.connect(self._show_cards)
        self._ready = sitting, text, sheet

    def settle(self, sitting: Sitting) -> None:
        """Lay the settlement of the deal on the table."""
        if self._ready is None or self._ready[0] is not sitting:
            self.write_settlement(sitting)
        if self.settlement is not None or self._ready is None:
            return
        _, text, self.settlement = self._ready
        self._ready = None
        self.boards.hide_trick()
        self.boards.keep_off_sheet(True)
        self.settlement.show()
        self.settlement.raise_()
        if sitting.company.person is not None:
            self.settlement.begin()
        self._announcer.tell(sentences([headline(text.told.title), text.spoken]))

    def put_draw_away(self) -> None:
        """Remove the words about the draw, which is over."""
        if self._draw is not None:
            self._draw.put_away()

    def take_settlement_away(self) -> None:
        """Remove the settlement, since the next deal begins."""
        self.boards.hide_cards()
        self.boards.keep_off_sheet(False)
        self._drop_sheet()
        if self.settlement is not None:
            self.settlement.hide()
            self.settlement.deleteLater()
            self.settlement = None

    def can_use(self, tool: Tool) -> bool:
        """Tell whether *tool* can be used now."""
        return self.tools.tool(tool).isEnabled()

    def use(self, tool: Tool) -> None:
        """Carry out the function of *tool*."""
        if tool is Tool.LOG:
            self.boards.open(self.log)
        elif tool is Tool.LAST_TRICK:
            self._read_last_trick()
        elif tool is Tool.TAKE_BACK:
            self._context.wishes.take_back_wanted.emit()
        else:
            self._context.wishes.tool.emit(tool)

    @property
    def read(self) -> Tool | None:
        """The tool whose board is open; a log that stands in its dock does not count."""
        return self.boards.read

    @property
    def stops(self) -> tuple[Panel, ...]:
        """The visible panels with something to press or to read."""
        panels = (self.settlement, *self.boards.made, self._draw, self._watch, self.tools)
        return tuple(panel for panel in panels if panel is not None and panel.isVisible())

    def _closed(self) -> None:
        """Return the focus to the settlement or the hand, since a board was closed."""
        if self.settlement is not None:
            self.settlement.begin()
        else:
            self._context.wishes.hand_wanted.emit()

    def _show_cards(self) -> None:
        """Show the discards, and the cards nobody drew."""
        sitting = self._situation.sitting
        if sitting is not None:
            from ombre_desktop.ui.panels.card_rows import other_cards

            self.boards.show_cards(other_cards(sitting))

    def _read_last_trick(self) -> None:
        """Open the last trick, if there is one."""
        taken, sitting = self.story.last_trick, self._situation.sitting
        if taken is not None and sitting is not None:
            self.boards.show_trick(taken, company_at(sitting), self.story.ranking(sitting))

    def _know(self, situation: Situation) -> None:
        self._situation = situation
        self.boards.is_played = situation.is_played


def _is_on_sheet(event: happened.Event, situation: Situation) -> bool:
    """Tell whether *event* is read out with the settlement, which follows it."""
    is_entry = isinstance(event, happened.Paid | happened.Scored | happened.DealSettled)
    return is_entry and situation.is_settled


def _onward(sitting: Sitting) -> ButtonText:
    """Return the button that follows the settlement of the deal."""
    if sitting.is_record:
        return back_to_replay_button()
    if sitting.lesson:
        return go_on_button()
    return final_score_button() if sitting.is_last else next_deal_button()
