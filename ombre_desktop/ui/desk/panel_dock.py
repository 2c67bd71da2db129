"""Puts the right panel on the table and takes it away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ombre_desktop.engine import (
    Action,
    CallRequest,
    Card,
    PlayCard,
    Request,
    Role,
    price,
)
from ombre_desktop.engine.events import Event
from ombre_desktop.ui.desk.standing_panels import StandingPanels
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.panels.auction import AuctionPanel, BidPrice
from ombre_desktop.ui.panels.chooser import RequestPanel, panel_for
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.tip import Tip
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.panels.welcome import WelcomePanel
from ombre_desktop.ui.table.arrangement import Staging
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import gano_plea
from ombre_desktop.ui.texts.refusals import refusal_sentence
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.seats import card_state

if TYPE_CHECKING:
    from ombre_desktop.ui.desk.table_desk import TableDesk


class PanelDock(QObject):
    """
    The panels over the table of one desk: the one that asks, the tip, and those that stand.

    `taken_back` is the exchange panel's wish to take a card back; `stood` says that the
    standing panels are there; `game_wanted` is the wish of somebody at an empty table.
    `rules_wanted` asks for the rule book at a paragraph; empty, at the page of what is going on.
    """

    taken_back = Signal()
    stood = Signal()
    game_wanted = Signal()
    rules_wanted = Signal(str)

    def __init__(self, desk: TableDesk) -> None:
        super().__init__(desk)
        self._desk = desk
        self._panel: RequestPanel | None = None
        self._tip: Tip | None = None
        self._notice: Notice | None = None
        self._welcome: WelcomePanel | None = None
        self.standing: StandingPanels | None = None
        self._unheard: list[Event] = []
        desk.told.connect(self._hear)

    @property
    def panel(self) -> RequestPanel | None:
        """The panel that asks the person something now."""
        return self._panel

    def ask(self, asked: Request) -> None:
        """Put the panel for *asked* on the table."""
        self.clear()
        panel = panel_for(asked)(asked, self._desk.context, self._desk.view.viewport())  # type: ignore[arg-type]
        panel.acted.connect(self._submit)
        if isinstance(panel, AuctionPanel) and isinstance(asked, CallRequest):
            panel.show_prices(self._prices())
        if isinstance(panel, ExchangePanel):
            panel.taken_back.connect(self.taken_back)
        if isinstance(panel, PlayPanel):
            panel.offer_finish(self._desk.controller.can_play_out)
            panel.tell(self._plea())
            panel.finished.connect(self._desk.controller.play_out)
            panel.gano_meant.connect(self._desk.hand.mean_gano)
        panel.backed_out.connect(self._desk.hand.undo)
        self._panel = panel
        panel.show()
        panel.raise_()
        # No button takes the keyboard of itself: a second Enter after the last deal would press it.
        self._desk.view.focus_hand()
        if self.standing is not None:
            self.standing.announce(request_line(asked, self._desk.deck), urgent=True)

    def welcome(self) -> None:
        """Put the row on the empty table that says what can be begun."""
        if self._welcome is None:
            self._welcome = WelcomePanel(self._desk.context, self._desk.view.viewport())
            self._welcome.game_wanted.connect(self.game_wanted)
            self._welcome.rules_wanted.connect(self.want_rules)
        self._welcome.show()
        self._welcome.begin()

    def clear(self) -> None:
        """Take the asking panel, the tip and the settlement away."""
        self.dismiss_tip()
        if self._welcome is not None:
            # Its button had the keyboard, which would go to a tool and press that with the next Enter.
            self._desk.view.window().setFocus()
            self._welcome.hide()
            self._welcome.deleteLater()
            self._welcome = None
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
            self._panel = None
        if self.standing is not None:
            self.standing.take_settlement_away()

    def adapt(self) -> None:
        """Everything in its place for the table of now."""
        context = self._desk.context
        for panel in (self._panel, self._tip, self._notice, self._welcome):
            if panel is not None:
                panel.adapt(context)
        if isinstance(self._panel, PlayPanel):
            self._panel.tell(self._plea())
        if self.standing is not None:
            self.standing.adapt(context)

    @property
    def can_take_back(self) -> bool:
        """True if the person has thrown a card, or decided something, that can be taken back."""
        return self._desk.hand.can_take_back or self._desk.source.can_take_back

    def take_back(self) -> None:
        """Take back what the person did last: a card that is thrown and not yet drawn for, or a decision."""
        if self._desk.hand.can_take_back:
            self._desk.hand.undo()
        else:
            self._desk.controller.take_back()

    def stage(self, staging: Staging) -> None:
        """The person has thrown, taken back, raised or lowered a card."""
        if self.standing is not None:
            self.standing.tools.allow(Tool.TAKE_BACK, self.can_take_back)
        if isinstance(self._panel, ExchangePanel):
            self._panel.set_thrown(staging.thrown)
        if isinstance(self._panel, PlayPanel):
            self._panel.show_staged(staging.raised, gano=staging.gano)

    def tell(self, sentence: str, card: Card | None, rule: str = "") -> None:
        """Say *sentence* in a bubble above a card of the person, and offer the paragraph *rule* to read."""
        sprites = self._desk.scene.arrangement
        sprite = next((s for s in sprites.hand + sprites.thrown if s.card is card), None)
        place = sprite.place if sprite else self._desk.scene.brush.layout.centre.trick[0]
        if self._tip is None:
            self._tip = Tip(self._desk.context, self._desk.view.viewport())
            self._tip.pressed.connect(self.want_rules)
        self._tip.tell(sentence, place, self._panel.places if self._panel is not None else (), rule=rule)
        if self.standing is not None:
            self.standing.announce(f"{sentence} {self._tip.accessibleDescription()}".strip())

    def want_rules(self) -> None:
        """Ask for the rule book, at the paragraph by which a card has just been refused."""
        self.rules_wanted.emit(self._tip.rule if self._tip is not None else "")

    def note(self, sentence: str, detail: str = "") -> None:
        """Say quietly that something was done."""
        if self._notice is None:
            self._notice = Notice(self._desk.context, self._desk.view.viewport())
        self._notice.tell(sentence, detail)
        if self.standing is not None:
            self.standing.announce(self._notice.accessibleName())

    def dismiss_tip(self) -> None:
        """Take the bubble away."""
        if self._tip is not None:
            self._tip.dismiss()

    def settle(self, sitting: Sitting) -> None:
        """Show the settlement of the deal that is over."""
        if self.standing is not None:
            self.standing.settle(sitting)

    def use(self, tool: Tool) -> None:
        """Use a tool by its menu entry."""
        if self.standing is not None and self.standing.tools.tool(tool).isEnabled():
            self.standing.use(tool)

    def retell(self) -> None:
        """The deal was opened in its midst: tell what has happened in it."""
        self._unheard.clear()
        if self.standing is not None:
            self.standing.retell()

    def furnish(self) -> StandingPanels:
        """Have the standing panels stand; what was told before there were any they hear now."""
        if self.standing is None:
            self.standing = StandingPanels(self._desk)
            for event in self._unheard:
                self.standing.hear(event)
            self._unheard.clear()
            self.stood.emit()
        return self.standing

    def prepare(self) -> None:
        """Have them stand a turn before they are told anything; on an empty table there is none."""
        if self._desk.sitting is not None:
            self.furnish()

    def picture(self, picture: TablePicture, sitting: Sitting) -> None:
        """Tell the standing panels how things are."""
        self.furnish().picture(picture, sitting)

    def _hear(self, event: Event) -> None:
        """What has been shown is written down; the first events come before there is a log."""
        if self.standing is not None:
            self.standing.hear(event)
        else:
            self._unheard.append(event)

    def describe(self, card: Card, staging: Staging) -> str:
        """What a screen reader says of a card beside its name."""
        refusal = None
        if staging.playable is not None and card not in staging.playable:
            refusal = self._desk.controller.refusal(PlayCard(card, gano=staging.gano))
        if refusal is not None:
            return refusal_sentence(refusal, self._desk.deck)
        return card_state(
            thrown=card in staging.thrown,
            raised=card is staging.raised,
            playable=staging.playable is not None,
        )

    def _submit(self, action: Action) -> None:
        self._desk.controller.submit(action)

    def _plea(self) -> str:
        """What another defender who has said gano in this trick wants of the person; empty if none has."""
        view, sitting = self._desk.controller.view, self._desk.sitting
        assert view is not None
        assert sitting is not None
        playing = view.position.playing
        trick = playing.trick if playing is not None else None
        if trick is None or view.position.role(view.seat) is Role.OMBRE:
            return ""
        asked = [(seat, card) for seat, card in trick.plays if card in trick.gano]
        if not asked:
            return ""
        seat, card = asked[-1]
        return gano_plea(sitting.company.names[seat], card_label(card, self._desk.deck))

    def _prices(self) -> dict[str, BidPrice]:
        view = self._desk.controller.view
        assert view is not None
        bidding = view.position.bidding
        prices = {}
        for contract in view.position.ruleset.contracts:
            worth = price(view, contract)
            if worth is not None:
                holds = bidding is not None and bidding.standing == contract.name
                payers = view.position.seats - 1
                prices[contract.name] = BidPrice(worth.pool, worth.from_each, worth.lost, holds, payers)
        return prices
