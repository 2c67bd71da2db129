"""The dock of panels, which shows the right panel on the table and removes it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import Request
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.desk.spoken.announcer import Announcer
from ombre_desktop.ui.desk.standing_panels import StandingPanels
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.panels.wishes import Wishes
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.placement import Placement
from ombre_desktop.ui.table.staging import Staging
from ombre_desktop.ui.texts.listing import sentences

if TYPE_CHECKING:
    from ombre_desktop.players.claim import Claim
    from ombre_desktop.ui.desk.next_panel import NextPanel
    from ombre_desktop.ui.panels.chooser import RequestPanel
    from ombre_desktop.ui.panels.notice import Notice
    from ombre_desktop.ui.panels.play import PlayPanel
    from ombre_desktop.ui.panels.tip import Tip


class PanelDock(QObject):
    """
    The panels over the table: the panel that asks, the tip, and the standing panels.

    Signals:
        stood: the standing panels exist.
        adapted: all panels have been laid out again.
    """

    stood = Signal()
    adapted = Signal()

    def __init__(
        self, art: DeckArt, parent: QWidget, announcer: Announcer, wishes: Wishes, owner: QObject
    ) -> None:
        super().__init__(owner)
        self._announcer, self._wishes = announcer, wishes
        self._art, self._parent = art, parent
        self._context: TableContext | None = None
        self._panel: RequestPanel | None = None
        self._next: NextPanel | None = None
        self._asked: tuple[Request, bool] | None = None
        self._tip: Tip | None = None
        self._notice: Notice | None = None
        self._guests: list[Panel] = []
        self._boards: tuple[QRectF, ...] = ()
        self.standing: StandingPanels | None = None
        self._untold: list[Callable[[StandingPanels], None]] = []

    @property
    def panel(self) -> RequestPanel | None:
        """The panel that asks the person something now."""
        return self._panel

    @property
    def next_panel(self) -> NextPanel:
        """The panel of the next question, in the making."""
        if self._next is None:
            from ombre_desktop.ui.desk.next_panel import NextPanel

            self._next = NextPanel(self._parent)
        return self._next

    @property
    def _play(self) -> PlayPanel | None:
        """The panel that asks, if it is that of the play."""
        if self._panel is None:
            return None
        from ombre_desktop.ui.panels.play import PlayPanel

        return self._panel if isinstance(self._panel, PlayPanel) else None

    @property
    def context(self) -> TableContext:
        """The context of the panels."""
        return present(self._context, "table for the panels yet")

    @property
    def has_log(self) -> bool:
        """True once there is a log to read."""
        return self.standing is not None

    def stand_on(self, context: TableContext) -> None:
        """Make new panels in *context* from now on; `adapt` changes the existing ones."""
        self._context = context

    def ask(self, asked: Request, situation: Situation, *, can_play_out: bool) -> None:
        """
        Show the panel for *asked*, with an offer to play out the rest if *can_play_out*.

        Raises `UnansweredRequestError` if there is no such panel; the table then asks nothing.
        """
        from ombre_desktop.ui.desk.informing import question_told

        panel = self.next_panel.take(asked, situation, self.context)
        self.clear()
        self._panel, self._asked = panel, (asked, can_play_out)
        if self._play is not None:
            self._play.offer_finish(can_play_out)
        panel.lie_under(self._boards)
        panel.show()
        panel.raise_()
        # No button takes the focus by itself: a second Enter after the last deal would press it.
        self._wishes.hand_wanted.emit()
        question = question_told(panel, asked, situation)
        self._tell_standing(lambda _: self._put_question(panel, question))

    def put_draw_away(self) -> None:
        """Remove the words about the draw, which is over."""
        if self.standing is not None:
            self.standing.put_draw_away()

    @property
    def can_finish(self) -> bool:
        """True if the rest of the deal can be played without asking the person."""
        return self._play is not None and self._play.can_finish

    def finish(self) -> None:
        """Make the claim that is offered, or else play the rest out."""
        if self._play is not None:
            self._play.finish()

    def offer_claim(self, claim: Claim) -> None:
        """Offer *claim* beside the question which card to play."""
        if self._play is not None:
            self._play.offer_claim(claim)
            self._announcer.answer(self._play.words)

    def seat_guest(self, guest: Panel) -> None:
        """Keep *guest*, a panel of another part of the program, in the layout and in reach of the keys."""
        self._guests.append(guest)

    def dismiss_guest(self, guest: Panel) -> None:
        """Remove the panel *guest*."""
        self._guests.remove(guest)
        guest.hide()
        guest.deleteLater()

    @property
    def kept_clear(self) -> tuple[QRectF, ...]:
        """The places of the things that the person may press or should read now."""
        settlement = self.standing.settlement if self.standing is not None else None
        panels = (self._panel, self._tip, settlement)
        shown = (panel for panel in panels if panel is not None and panel.isVisible())
        sheet = (settlement.sheet,) if settlement is not None else ()
        return (*sheet, *(place for panel in shown for place in panel.places))

    def beside(self, guest: Panel) -> tuple[QRectF, ...]:
        """Return the places of the other guests' papers and buttons beside *guest*."""
        others = (other for other in self._guests if other is not guest and other.isVisible())
        return tuple(place for other in others for place in other.places)

    def clear(self) -> None:
        """Remove the asking panel, the tip and the settlement."""
        self.dismiss_tip()
        if self._next is not None:
            self._next.drop()
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
            self._panel = self._asked = None
        if self.standing is not None:
            self.standing.take_settlement_away()

    def clear_away(self) -> None:
        """Remove every panel, since nothing is on the table any more."""
        self.clear()
        self._untold.clear()
        if self.standing is not None:
            self.standing.leave()
            self.standing = None

    def adapt(self, situation: Situation) -> None:
        """Lay all panels out for the present table."""
        for panel in (self._panel, self._tip, self._notice):
            if panel is not None:
                panel.adapt(self.context)
        if self._panel is not None:
            from ombre_desktop.ui.desk.informing import tell_plea

            tell_plea(self._panel, situation)
        if self.standing is not None:
            self.standing.adapt(self.context)
        # Some guests keep clear of the panels above.
        for guest in self._guests:
            guest.adapt(self.context)
        self.adapted.emit()

    def reword(self, situation: Situation, staging: Staging) -> None:
        """Remake every panel in another language or for another deck, with the log written again."""
        asked, before = self._asked, self.standing
        settled = situation.sitting if before is not None and before.settlement is not None else None
        read = before.read if before is not None else None
        self.clear()
        for bubble in (self._tip, self._notice):
            if bubble is not None:
                bubble.hide()
                bubble.deleteLater()
        self._tip = self._notice = None
        if before is not None:
            self._renew(before, situation)
        if asked is not None:
            self.ask(asked[0], situation, can_play_out=asked[1])
            self.stage(staging, can_take_back=situation.can_take_back)
        if settled is not None:
            self.settle(settled)
        if read is not None and self.standing is not None:
            self.standing.use(read)

    def _renew(self, before: StandingPanels, situation: Situation) -> None:
        """Put new standing panels in the place of those *before*."""
        self.standing = None
        standing = self.furnish()
        standing.retell(situation, before.story.heard)
        standing.show(situation)
        before.leave()

    def stage(self, staging: Staging, *, can_take_back: bool) -> None:
        """Show on the panels that the person has discarded, taken back, raised or lowered a card."""
        if self.standing is not None:
            self.standing.tools.allow(Tool.TAKE_BACK, can_take_back)
        if self._panel is None:
            return
        from ombre_desktop.ui.panels.exchange import ExchangePanel

        if isinstance(self._panel, ExchangePanel):
            before = self._panel.words
            self._panel.set_thrown(staging.thrown)
            if self._panel.words != before:
                self._announcer.answer(self._panel.words)
        if self._play is not None:
            self._play.show_staged(staging.raised, gano=staging.gano)

    def tell(self, sentence: str, place: Placement, rule: str = "") -> None:
        """Show *sentence* about the card at *place*, and offer to show the rule numbered *rule*."""
        if self._tip is None:
            from ombre_desktop.ui.panels.tip import Tip

            self._tip = Tip(self.context, self._parent)
        self._tip.tell(sentence, place, self._panel, rule=rule)
        self._announcer.answer(sentences([sentence, self._tip.accessibleDescription()]))

    def say(self, sentence: str) -> None:
        """Have a screen reader say *sentence* about what the person has just done."""
        self._announcer.answer(sentence)

    @property
    def refusing_rule(self) -> str:
        """The number of the rule by which a card has just been refused, if any."""
        return self._tip.rule if self._tip is not None else ""

    def note(self, sentence: str, detail: str = "") -> None:
        """Show a quiet notice of something done."""
        if self._notice is None:
            from ombre_desktop.ui.panels.notice import Notice

            self._notice = Notice(self.context, self._parent)
        self._notice.tell(sentence, detail)
        self._announcer.answer(self._notice.accessibleName())

    @property
    def stops(self) -> tuple[Panel, ...]:
        """The panels with something to press or to read; the one that asks comes first."""
        asking = [] if self._panel is None else [self._panel]
        guests = (guest for guest in self._guests if guest.isVisible())
        standing = self.standing.stops if self.standing is not None else ()
        found: tuple[Panel, ...] = (*asking, *guests, *standing)
        return tuple(panel for panel in found if any(button.isEnabled() for button in panel.buttons))

    def dismiss_tip(self) -> None:
        """Remove the bubble."""
        if self._tip is not None:
            self._tip.dismiss()

    def settle(self, sitting: Sitting) -> None:
        """Show the settlement of the deal that is over."""
        if self.standing is not None:
            self.standing.settle(sitting)

    def can_use(self, tool: Tool) -> bool:
        """Tell whether a tool can be used now."""
        return self.standing is not None and self.standing.can_use(tool)

    def use(self, tool: Tool) -> None:
        """Use a tool by its menu entry."""
        if self.standing is not None and self.can_use(tool):
            self.standing.use(tool)

    def retell(self, situation: Situation, story: tuple[Event, ...]) -> None:
        """Rewrite the panels for a deal that was opened in its middle, or once they exist."""
        self._untold.clear()
        self._tell_standing(lambda standing: standing.retell(situation, story))

    def furnish(self) -> StandingPanels:
        """Create the standing panels, if they do not exist, and tell them the events shown before."""
        if self.standing is None:
            self.standing = StandingPanels(self._art, self.context, self._parent, self._announcer, self)
            for told in self._untold:
                told(self.standing)
            self._untold.clear()
            boards = self.standing.boards
            boards.turned.connect(self._lay_under)
            self.stood.emit()
            if self._panel is not None:
                self._panel.raise_()  # a question that was put before is still read last
        return self.standing

    def _lay_under(self, boards: tuple[QRectF, ...]) -> None:
        """Leave out the words of the asking panel, and the tip, that *boards* to read would cut."""
        self._boards = boards
        if self._panel is not None:
            self._panel.lie_under(boards)
        if self._tip is not None and any(map(self._tip.place.intersects, boards)):
            self.dismiss_tip()

    def _put_question(self, panel: RequestPanel, question: str) -> None:
        """Say what *panel* asks, unless it has been answered before there was a log to tell the rest."""
        if question and panel is self._panel:
            self._announcer.tell(question)

    def hear(self, event: Event, situation: Situation) -> None:
        """Log an event that has been shown; the first events wait until there is a log."""
        self._tell_standing(lambda standing: standing.hear(event, situation))

    def _tell_standing(self, told: Callable[[StandingPanels], None]) -> None:
        """Tell the standing panels something, once they exist."""
        if self.standing is not None:
            told(self.standing)
        else:
            self._untold.append(told)
