"""The person's handling of the cards: they raise, play, discard and take back by click, drag or key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QGuiApplication

from ombre_desktop.engine import (
    Action,
    Card,
    Cards,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Reason,
    Refusal,
    Request,
)
from ombre_desktop.storage.display_options import CardClick
from ombre_desktop.ui.model.present import of_kind
from ombre_desktop.ui.table.card_proxy import CardProxy
from ombre_desktop.ui.table.event_player import EventPlayer
from ombre_desktop.ui.table.scene import TableScene
from ombre_desktop.ui.table.staging import Staging, limited
from ombre_desktop.ui.table.table_view import TableView
from ombre_desktop.value import replace

if TYPE_CHECKING:
    from ombre_desktop.ui.table.hand_motion import HandMotion


class HandControl(QObject):
    """
    A controller that turns clicks and drags on cards into actions.

    It knows the request but not the rules: it asks *refusal* about an action, and emits `refused` with the
    reason if the action is not lawful.

    Signals:
        acted: the person's answer, an engine ``Action``.
        refused: a card, or None, and the reason why it cannot be played, discarded or kept.
        withheld: the card that was raised, a matador which need not follow the lead.
        staged: the `Staging`, after a change of heap, raised card, gano or the order of the hand.
        moved: a card that was moved by a key, and its new place in the hand, from 1.
    """

    acted = Signal(object)
    refused = Signal(object, object)
    withheld = Signal(object)
    staged = Signal(object)
    moved = Signal(object, int)

    def __init__(
        self,
        view: TableView,
        player: EventPlayer,
        refusal: Callable[[Action], Refusal | None],
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.click = CardClick.PLAY_AT_ONCE
        self._view, self._player, self.refusal = view, player, refusal
        self._asked: Request | None = None
        self._numbered: Card | None = None
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        cards = view.hand_zone.cards
        cards.pointed.connect(self._click)
        cards.doubled.connect(self._double)
        cards.pressed.connect(self._press)
        cards.keyed.connect(self._enter)
        cards.reached.connect(self._reach)
        cards.dragged.connect(self._drag)
        cards.dropped.connect(self._drop)
        cards.shifted.connect(self._move)
        cards.framed.connect(self._move_cards)
        self._motion: HandMotion | None = None

    @property
    def staging(self) -> Staging:
        """The cards on the heap, the raised card, and whether gano is to be said."""
        return self._player.staging

    def rest(self) -> None:
        """Accept no answers; the cards stay in place until the result is shown."""
        self._asked = self._numbered = None
        if self._motion is not None:
            self._motion.settle()

    def _move_cards(self) -> HandMotion:
        """Return what moves the cards under the hand, whose code is loaded when there are cards."""
        if self._motion is None:
            from ombre_desktop.ui.table.hand_motion import HandMotion

            self._motion = HandMotion(self._view, self._player, self._answers, self)
            self.refused.connect(self._motion.refuse)
        return self._motion

    def _answers(self) -> bool:
        """Tell whether the cards answer the person: something is asked, and nothing moves."""
        return self._asked is not None and self._player.is_idle

    def ask(self, asked: Request) -> None:
        """Accept answers to *asked*."""
        self._asked, self._numbered = asked, None
        keeps_places = isinstance(asked, ExchangeRequest) and self._dealt is None
        staging = Staging(thrown=self._dealt or (), keeps_places=keeps_places)
        if isinstance(asked, PlayRequest):
            staging = limited(staging, asked.cards, self._player.fan, self.refusal)
        self._stage(staging)

    def lift(self, card: Card) -> None:
        """Raise *card* for a person who has no other to play."""
        if isinstance(self._asked, PlayRequest):
            self._raise(card)

    def mean_gano(self, meant: bool) -> None:
        """Plan to say gano with the next card, or not; refuse if the raised card does not allow it."""
        if not isinstance(self._asked, PlayRequest):
            return
        raised = self.staging.raised
        refusal = self.refusal(PlayCard(raised, gano=True)) if meant and raised else None
        says = meant and refusal is None
        playable = self._asked.gano if says else self._asked.cards
        self._stage(limited(replace(self.staging, gano=says), playable, self._player.fan, self.refusal))
        if refusal is not None:
            self.refused.emit(raised, refusal)

    @property
    def can_take_back(self) -> bool:
        """True if there is a discard to take back, or a choice of the one dealt card to keep."""
        thrown = self.staging.thrown
        return bool(thrown) if self._dealt is None else len(thrown) < len(self._dealt)

    def undo(self) -> bool:
        """Take back the last discard or lower the raised card; return False if there is neither."""
        if self._dealt is not None:
            self._stage(replace(self.staging, thrown=self._dealt))
        elif self.staging.thrown:
            self._stage(replace(self.staging, thrown=self.staging.thrown[:-1]))
        elif self.staging.raised is not None:
            self._stage(replace(self.staging, raised=None))
        else:
            return False
        return True

    def number_of(self, card: Card) -> int | None:
        """Return the number that chooses *card*; None if no card can be played or thrown now."""
        if not isinstance(self._asked, PlayRequest | ExchangeRequest):
            return None
        return next((at for at, one in enumerate(self._numbered_proxies, 1) if one.card is card), None)

    @property
    def _numbered_proxies(self) -> tuple[CardProxy, ...]:
        """The cards with a number, in its order: the hand, or the cards of which one may be kept."""
        if self._dealt is None:
            return self._view.proxies
        found = (self._view.proxy(card) for card in self._dealt)
        return tuple(proxy for proxy in found if proxy is not None)

    def choose_number(self, number: int) -> None:
        """
        Frame the card at this place in the hand, counted from 1, and raise it if a card is to be played.

        The same number again acts on the card as Enter does. If one of the cards dealt may be kept, the
        number is a place among those cards.
        """
        proxies = self._numbered_proxies
        if not 0 < number <= len(proxies):
            return
        proxy = proxies[number - 1]
        is_again = proxy.card is self._numbered and proxy.hasFocus()
        proxy.setFocus(Qt.FocusReason.TabFocusReason)
        if is_again or self._asked is None:
            self._choose(proxy.card)
            return
        self._numbered = proxy.card
        if isinstance(self._asked, PlayRequest):
            self._raise(proxy.card)

    def _play(self, card: Card) -> bool:
        """Play *card*, with gano if that is planned; report why it may not be played, and return False."""
        if self._is_refused(card):
            return False
        self._asked = None
        self._wait_a_moment()
        self.acted.emit(PlayCard(card, gano=self.staging.gano))
        return True

    def _is_refused(self, card: Card) -> bool:
        """Report why *card* may not be played; return False if it may."""
        refusal = self.staging.why_not(card)
        if refusal is not None:
            self.refused.emit(card, refusal)
        return refusal is not None

    def _click(self, card: Card) -> None:
        """
        Act on *card* when it is clicked, but play nothing just after a click meant for something else.

        That earlier click played a card or hurried the table. A second one may follow it before the person
        could see that it is their turn again.
        """
        if self._asked is None:
            self._wait_a_moment()
        elif self._moment.isActive() and self._plays(card):
            return
        self._choose(card)

    def _double(self, card: Card) -> None:
        """Play *card* after a double click whose first click raised it; ignore other double clicks."""
        if isinstance(self._asked, PlayRequest) and self.staging.raised is card:
            self._choose(card)

    def _plays(self, card: Card) -> bool:
        """Tell whether a click on *card* plays it."""
        at_once = self.click is CardClick.PLAY_AT_ONCE or self.staging.raised is card
        return isinstance(self._asked, PlayRequest) and at_once

    def _wait_a_moment(self) -> None:
        moment = QGuiApplication.styleHints().mouseDoubleClickInterval()
        if moment:
            self._moment.start(moment)

    def _enter(self, card: Card, was_framed: bool) -> None:
        """Act on *card* when Enter or Space is pressed, unless that only showed the focus ring."""
        if was_framed and QAccessible.isActive():
            self._press(card)
        elif was_framed or self._asked is None or card is self.staging.raised:
            self._choose(card)

    def _press(self, card: Card) -> None:
        """Act on *card* for a person whose screen reader has named it, and play it at the first press."""
        if isinstance(self._asked, PlayRequest):
            self._play(card)
        else:
            self._choose(card)

    def _reach(self, card: Card) -> None:
        """Throw all cards from the last one thrown to *card*, as Shift selects in lists; or act on *card*."""
        fan, thrown = self._player.fan, self.staging.thrown
        selects = isinstance(self._asked, ExchangeRequest) and self._dealt is None
        if not (selects and thrown) or card in thrown:
            self._click(card)
            return
        last, at = fan.index(thrown[-1]), fan.index(card)
        way = fan[last : at + 1] if last < at else fan[at : last + 1][::-1]
        for one in way:
            if one not in thrown:
                self._throw_or_keep(one)
            if one not in self.staging.thrown:
                return  # no more may be thrown, which has been said

    def _choose(self, card: Card) -> None:
        self._numbered = None
        if isinstance(self._asked, ExchangeRequest):
            self._throw_or_keep(card)
        elif isinstance(self._asked, PlayRequest):
            self._raise_or_play(card)
        else:
            self._player.hurry()

    @property
    def _dealt(self) -> Cards | None:
        """The cards dealt of which one may be kept; None if that is not what is asked."""
        return self._asked.among if isinstance(self._asked, ExchangeRequest) else None

    def _throw_or_keep(self, card: Card) -> None:
        """Throw *card*, or take it back; of the cards dealt, keep it instead of any other, or none."""
        thrown, dealt = self.staging.thrown, self._dealt
        after = (*thrown, card)
        if card in thrown:
            after = tuple(other for other in dealt or thrown if other is not card)
        elif dealt is not None and card in dealt:
            after = dealt
        refusal = self.refusal(Discard(after))
        if refusal is not None and (dealt is not None or refusal.reason is Reason.TOO_MANY):
            self.refused.emit(card, refusal)
        else:
            self._stage(replace(self.staging, thrown=after))

    def _raise_or_play(self, card: Card) -> None:
        if self._plays(card):
            self._play(card)
        else:
            self._raise(card)

    def _raise(self, card: Card) -> None:
        """Raise *card* out of the fan, or report why it may not be played."""
        asked = of_kind(self._asked, PlayRequest)
        if self._is_refused(card):
            return
        self._stage(replace(self.staging, raised=card))
        if card in asked.withheld:
            self.withheld.emit(card)

    def sort(self) -> None:
        """Hold the cards in the usual order again."""
        self._player.own.sort()
        self._stage(self.staging)

    def _move(self, card: Card, by: int) -> None:
        """Move *card* within the hand when a key is pressed."""
        place = self._move_cards().mover.step(card, by)
        if place is not None:
            self._stage(self.staging)
            self.moved.emit(card, place)

    def _drag(self, card: Card, point: QPointF) -> None:
        """Move *card* with the pointer while the others make room; nothing is played or discarded yet."""
        if self._asked is None and not self._player.is_idle:
            return
        self._move_cards().drag(card, point)

    def _drop(self, card: Card, point: QPointF) -> None:
        mover = self._move_cards().mover
        self._move_cards().drop()
        was_moved = mover.drop()
        layout = self._scene().brush.layout
        if isinstance(self._asked, ExchangeRequest):
            on_heap = layout.centre.discards.rect.adjusted(-40, -40, 40, 40).contains(point)
            if on_heap is not (card in self.staging.thrown):
                self._throw_or_keep(card)
        elif isinstance(self._asked, PlayRequest) and not mover.holds(point) and self._play(card):
            return
        if was_moved:
            self._stage(self.staging)
        elif self._player.is_idle or self._asked is not None:
            self._move_cards().lay()

    def _stage(self, staging: Staging) -> None:
        self._player.staging = staging
        if self._player.is_idle:
            # While events are being shown, the next of them lays the cards.
            self._move_cards().lay()
        self.staged.emit(staging)

    def _scene(self) -> TableScene:
        return of_kind(self._view.scene(), TableScene)
