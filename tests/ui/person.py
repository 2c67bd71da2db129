"""The person at the table: plays a deal through the window, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QDeadlineTimer, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Card,
    CardRequest,
    ChoiceRequest,
    Discard,
    ExchangeRequest,
    PlayCard,
    PlayRequest,
    Request,
    Say,
    TrumpRequest,
    Word,
)
from ombre_desktop.players.player import player
from ombre_desktop.storage.display_options import CardClick
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.second_press import SecondPress
from ombre_desktop.ui.panels.pressable import Pressable
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.deeds import call_keys, gano_button, word_button, word_buttons
from ombre_desktop.ui.texts.panels import confirm_surrender, spoken_button

_, SURE, _ = confirm_surrender()
LEFT = Qt.MouseButton.LeftButton
FIGURES = 10
"""The first place in the hand that has no figure key; later cards are reached by the arrow keys."""
PATIENCE = 8000
"""The milliseconds after which a test gives up on a table that does nothing."""


def dialog_of(app: App, name: str) -> Board:
    """Return the dialog *name* of the program, waiting while it is built step by step."""
    app.boards.finish()
    return app.boards._open[name]


class Person:
    """A person who uses nothing but the window, and decides like one of the program's players."""

    def __init__(self, app: App, qtbot, *, plays: str = "textbook", seed: int = 1) -> None:
        self.app, self.window, self.qtbot = app, app.window, qtbot
        self._plays, self._rng = player(plays), Random(seed)
        self.decisions = 0

    @property
    def desk(self):
        return self.app.desk

    @property
    def controller(self):
        return self.app.controller

    @property
    def asked(self) -> Request | None:
        """The request on the table."""
        panel = self.desk.dock.panel
        return self.controller.request if panel is not None and self.desk.player.is_idle else None

    @property
    def is_settled(self) -> bool:
        """True once the settlement lies on the table."""
        standing = self.desk.dock.standing
        return standing is not None and standing.settlement is not None and self.desk.player.is_idle

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the table go on until *reached*; a trick that stays on the table is clicked away."""

        def look() -> bool:
            if not self.desk.player.is_idle:
                self.hurry()
            return reached()

        self.wait(look)

    def wait(self, reached: Callable[[], bool]) -> None:
        """Wait until *reached*, looking ten times as often as `qtbot.waitUntil` would."""
        patience = QDeadlineTimer(PATIENCE)
        while not reached():
            assert not patience.hasExpired(), "the table does nothing"
            self.qtbot.wait(1)

    def hurry(self) -> None:
        """Click on the bare table."""
        self.desk.hurry()

    def wait_for_turn(self) -> Request | None:
        """Wait until something is asked, or until the deal is settled."""
        self.until(lambda: self.asked is not None or self.is_settled)
        return self.asked

    def play_deal(self) -> None:
        """Answer every request until the settlement is on the table."""
        while (asked := self.wait_for_turn()) is not None:
            self.answer(asked)

    def play_to(self, kind: type, *, tricks: int = 0) -> Request | None:
        """
        Answer until a *kind* is asked and *tricks* tricks are done; return None if the deal ends before.
        """
        while (asked := self.wait_for_turn()) is not None:
            playing = self.controller.sitting.state.playing
            if isinstance(asked, kind) and (len(playing.tricks) if playing else 0) >= tricks:
                return asked
            self.answer(asked)
        return None

    def answer(self, asked: Request) -> None:
        """Decide, and answer with the decision."""
        before = len(self.controller.sitting.state.history)
        action = self._plays.decide(self.controller.view, asked, self._rng)
        self.decisions += 1
        match action:
            case Discard(cards=cards) if asked.among is not None:
                self.keep([card for card in asked.among if card not in cards])
            case Discard(cards=cards):
                self.throw(cards)
            case PlayCard(card=card, gano=gano):
                if gano:
                    self.mean_gano()
                self.play(card)
            case _:
                self.say(asked, action)
        self.wait(lambda: len(self.controller.sitting.state.history) > before)

    def throw(self, cards: tuple[Card, ...]) -> None:
        raise NotImplementedError

    def keep(self, kept: list[Card]) -> None:
        """Take back the dealt cards that lie on the heap of thrown cards."""
        raise NotImplementedError

    def play(self, card: Card) -> None:
        raise NotImplementedError

    def say(self, asked: Request, action: object) -> None:
        raise NotImplementedError

    def mean_gano(self) -> None:
        """Press the switch that announces gano with the next card."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Go on from the settlement to the next deal, once the sheet can be left."""
        self.wait(lambda: self.desk.dock.standing.settlement.can_be_left)
        self.leave_sheet()

    def leave_sheet(self) -> None:
        """Press the sheet's button to go on."""
        raise NotImplementedError

    def plays_at_once(self) -> bool:
        return self.desk.hand.click is CardClick.PLAY_AT_ONCE


class MouseUser(Person):
    """A person who clicks and drags with the mouse."""

    drags = False

    def hurry(self) -> None:
        click(self.desk.view.viewport(), self.bare_spot())

    def bare_spot(self) -> QPoint:
        """Return a place on the cloth where nothing lies."""
        return self.desk.scene.brush.layout.stage.at(0.5, 0.30).toPoint()

    def throw(self, cards: tuple[Card, ...]) -> None:
        heap = self.desk.scene.brush.layout.centre.discards.rect.center()
        for card in cards:
            if self.drags:
                self.drag(card, heap)
            else:
                self.click_card(card)
        self.press(self.button("Key D."))

    def keep(self, kept: list[Card]) -> None:
        for card in kept:
            if self.drags:
                self.drag(card, self.desk.scene.brush.layout.seats[0].hand.centre)
            else:
                self.click_card(card)
        self.press(self.button("Key D."))

    def play(self, card: Card) -> None:
        if self.drags:
            self.drag(card, self.desk.scene.brush.layout.centre.trick[0].centre)
            return
        self.click_card(card)
        if not self.plays_at_once():
            self.click_card(card)

    def say(self, asked: Request, action: object) -> None:
        if not isinstance(asked, PlayRequest | ExchangeRequest):
            self.press(self.desk.dock.panel.buttons[asked.actions.index(action)])
            return
        self.press(self.button(word_button(action.word, self.desk.dock.context.game).label))
        if action.word is Word.SURRENDER:
            self.press(self.button(spoken_button(SURE)))

    def mean_gano(self) -> None:
        self.press(self.button(gano_button().label))

    def leave_sheet(self) -> None:
        self.press(self.desk.dock.standing.settlement.buttons[0])

    def click_card(self, card: Card) -> None:
        """Click in the middle of the visible part of a card, even if something lies over it."""
        proxy = self.desk.view.proxy(card)
        assert proxy is not None, f"{card} is not in the hand"
        self.click_at(proxy.mapTo(self.window, proxy.rect().center()), meant=proxy)

    def press(self, button: QWidget) -> None:
        """Click in the middle of a button."""
        self.click_at(button.mapTo(self.window, button.rect().center()), meant=button)

    def click_at(self, point: QPoint, *, meant: QWidget) -> None:
        """Click in the window, having checked that the topmost widget there is the one *meant*."""
        while isinstance(self.window.childAt(point), SecondPress):
            self.qtbot.wait(10)
        hit = self.window.childAt(point)
        assert hit is meant, f"{hit} lies over {meant.accessibleName()!r}"
        click(hit, hit.mapFrom(self.window, point))

    def drag(self, card: Card, target: QPointF) -> None:
        """Take a card and let it go at *target*."""
        proxy = self.desk.view.proxy(card)
        assert proxy is not None, f"{card} is not in the hand"
        start = proxy.rect().center()
        end = proxy.mapFrom(self.desk.view.viewport(), target.toPoint())
        QTest.mousePress(proxy, LEFT, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(proxy, start + (end - start) * share)
        QTest.mouseRelease(proxy, LEFT, pos=end)

    def button(self, words: str) -> Pressable:
        """Return the one button of the panel whose name contains *words*."""
        (button,) = (one for one in self.desk.dock.panel.buttons if words in one.accessibleName())
        return button


class Dragger(MouseUser):
    """A person who drags every card."""

    drags = True


class KeyUser(Person):
    """A person without a mouse; keys go to the focused widget."""

    def hurry(self) -> None:
        self.key(Qt.Key.Key_Space)

    def until(self, reached: Callable[[], bool]) -> None:
        """
        Wait as above, but press a key only while a trick waits: otherwise the key would answer the
        request.
        """

        def look() -> bool:
            if self.desk.player.holds:
                self.hurry()
            elif self.desk.player._thinking:
                self.desk.hurry()
            return reached()

        self.wait(look)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key)

    def escape(self) -> None:
        self.key(Qt.Key.Key_Escape)

    def tab(self) -> None:
        self.key(Qt.Key.Key_Tab)

    def letter(self, letter: str) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, letter.lower())

    def throw(self, cards: tuple[Card, ...]) -> None:
        for card in cards:
            place = [proxy.card for proxy in self.desk.view.proxies].index(card) + 1
            if place <= FIGURES:
                self.letter(str(place % 10))
            else:
                self.walk_to(card)
            self.key(Qt.Key.Key_Space)
        self.letter("d")

    def keep(self, kept: list[Card]) -> None:
        for card in kept:
            self.letter(str(self.controller.request.among.index(card) + 1))
            self.key(Qt.Key.Key_Return)
        self.letter("d")

    def play(self, card: Card) -> None:
        self.walk_to(card)
        self.key(Qt.Key.Key_Space)
        if not self.plays_at_once():
            self.key(Qt.Key.Key_Return)

    def walk_to(self, card: Card) -> None:
        """Move along the hand with the arrow keys until *card* has the frame."""
        for _ in self.desk.view.proxies:
            if self.desk.view.proxy(card).is_framed:
                return
            self.key(Qt.Key.Key_Right)
        assert self.desk.view.proxy(card).is_framed, f"the arrows do not lead to {card}"

    def say(self, asked: Request, action: object) -> None:
        match asked, action:
            case CallRequest(), (Bid() | Say()):
                self.letter(call_keys(asked.calls, self.desk.dock.context.contracts)[action])
            case TrumpRequest(games=games), Bid():
                self.letter(call_keys(tuple(map(Bid, games)), self.desk.dock.context.contracts)[action])
            case TrumpRequest(), Say(word=word):
                self.letter(word_button(word).key)
            case TrumpRequest(suits=suits), _:
                self.letter(str(suits.index(action.suit) + 1))
            case CardRequest(cards=cards), _:
                self.letter(str((cards.index(action.card) + 1) % 10))
            case ChoiceRequest(question=question), Say(word=word):
                self.letter(word_buttons(asked.words, question)[asked.words.index(word)].key)
            case ((PlayRequest() | ExchangeRequest()), Say(word=word)):
                self.letter(word_button(word).key)
                if word is Word.SURRENDER:
                    self.letter(SURE.key)
            case _:
                raise AssertionError(f"no key says {action}")

    def mean_gano(self) -> None:
        self.letter(gano_button().key)

    def leave_sheet(self) -> None:
        self.key(Qt.Key.Key_Return)


def click(widget: QWidget, point: QPoint) -> None:
    """Click with the left button."""
    QTest.mouseClick(widget, LEFT, pos=point)
