"""The monkey's actions: everything a person can do with mouse and keyboard, at random."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import Random
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from ombre_desktop.engine import Card, Discard, PlayCard, ruleset, ruleset_names
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.variants import variant
from ombre_desktop.players.player import LEVELS, player
from ombre_desktop.storage.display_options import TEXT_SIZES, Loudness, PersonDocument
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY, NewGame, Opponent
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.shell.table_window import TableWindow
from ombre_desktop.ui.table.card_proxy import CardProxy
from ombre_desktop.ui.texts.languages import SYSTEM, available
from ombre_desktop.value import replace

Deed = Callable[[], str]
W = TypeVar("W", bound=QWidget)

NO_DECK = "nothing of this name"
"""A deck that is in no folder: the program must say so, in the log too."""
TOUCHED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QTextBrowser,
)
"""The widgets of a dialog that do something when clicked."""
PICTURE = Path(__file__).resolve().parents[1] / "ombre_desktop/assets/icon/ombre-128.png"
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
KEYS = (
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F11),
)
MODIFIERS = (
    *(Qt.KeyboardModifier.NoModifier,) * 8,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SIZES = ((900, 600), (2000, 1300))
DILIGENCE, SPELL, MOODS = 0.9, 80, 0.006
"""The share of plain playing: without it, no deal would ever end."""
THOUGHT = 30
"""The milliseconds that the monkey gives the others to decide."""
LONGEST_PAUSE = 30
"""The longest time that the monkey sits still, in milliseconds."""


class Monkey:
    """A source of random actions at its window; *files* are those it can choose when asked for one."""

    def __init__(self, rng: Random, files: tuple[Path, ...]) -> None:
        self.app: App | None = None
        self.pause = 0
        self._rng = rng
        self._diligent = 0
        self._files = files
        deeds: dict[Deed, float] = {
            self.answer: 34,
            self.press_button: 12,
            self.touch_card: 8,
            self.type_key: 14,
            self.click: 8,
            self.drag: 3,
            self.turn_wheel: 1,
            self.choose_in_menu: 5,
            self.use_dialog: 12,
            self.leave_dialog: 2,
            self.sit_still: 4,
            self.hurry: 4,
            self.change_window: 2,
            self.change_preferences: 2,
            self.switch_deck: 1,
            self.take_back: 1,
            self.begin_game: 0.5,
            self.replay: 1,
            self.tell_of_the_system: 1,
        }
        self._deeds, self._weights = tuple(deeds), tuple(deeds.values())

    def act(self) -> str:
        """Do something at random, and return its name."""
        (deed,) = self._rng.choices(self._deeds, self._weights)
        if self._diligent and self._rng.random() < DILIGENCE:
            deed = self.answer
        if self._diligent:
            self._diligent -= 1
        elif self._rng.random() < MOODS:
            self._diligent = SPELL
        return f"{deed.__name__}: {deed()}"

    # At the table.

    def answer(self) -> str:
        """Do the sensible thing: decide as a player would, continue after a settlement, or begin a game."""
        desk, controller = self._app.desk, self._app.controller
        asked, panel, standing = controller.request, desk.dock.panel, desk.dock.standing
        replay = self._app.replays.current
        if replay is not None and not replay.plays_on:
            return self._leaf()
        if controller.sitting is None:
            return self.begin_game()
        if standing is not None and standing.settlement is not None:
            self.pause = THOUGHT
            standing.settlement.buttons[0].click()
            return "go on"
        if asked is None or panel is None or not desk.player.is_idle:
            self.pause = THOUGHT
            desk.player.rush()
            return "it waits"
        who = player(self._rng.choice(("textbook", "random")))
        assert controller.view is not None
        action = who.decide(controller.view, asked, Random(self._rng.random()))
        if isinstance(action, PlayCard):
            self._choose(action.card)
        elif isinstance(action, Discard):
            for card in action.cards:
                self._choose(card)
            panel.buttons[1].click()
        elif action in asked.actions and len(panel.buttons) == len(asked.actions):
            panel.buttons[asked.actions.index(action)].click()
        else:
            self._rng.choice(panel.buttons).click()
        return str(action)

    def press_button(self) -> str:
        """Press any button at the table."""
        buttons = _seen(self._at, QAbstractButton)
        return self._press([one for one in buttons if not isinstance(one, CardProxy)])

    def touch_card(self) -> str:
        """Click on any card of the hand or the heap."""
        return self._press(list(self._app.desk.view.proxies))

    def type_key(self) -> str:
        """Press any key in the widget that has the focus."""
        target = QApplication.focusWidget() or self._at
        key = self._rng.choice((*KEYS, *LETTERS))
        modifier = self._rng.choice(MODIFIERS)
        QTest.keyClick(target, key, modifier)
        return f"{key} {modifier} in {_name(target)}"

    def click(self) -> str:
        """Click anywhere in the window, once or twice, sometimes with the other button."""
        point = self._anywhere(self._at.rect().size())
        target = self._at.childAt(point) or self._at
        click = self._rng.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
        click(target, self._rng.choice((LEFT, LEFT, LEFT, RIGHT)), pos=target.mapFrom(self._at, point))
        return f"{point.toTuple()} on {_name(target)}"

    def drag(self) -> str:
        """Drag a card, and drop it anywhere."""
        proxies = self._app.desk.view.proxies
        if not proxies:
            return "no card"
        proxy, end = self._rng.choice(proxies), self._anywhere(self._app.desk.view.viewport().size())
        QTest.mousePress(proxy, LEFT, pos=proxy.rect().center())
        QTest.mouseMove(proxy, proxy.mapFrom(self._app.desk.view.viewport(), end))
        if self._rng.random() < 0.9:
            QTest.mouseRelease(proxy, LEFT, pos=proxy.mapFrom(self._app.desk.view.viewport(), end))
        return f"{proxy.card} to {end.toTuple()}"

    def turn_wheel(self) -> str:
        """Turn the wheel over anything."""
        window = self._rng.choice([self._at, *self._dialogs])
        point = self._anywhere(window.rect().size())
        target = window.childAt(point) or window
        turned = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        at, nowhere = QPointF(target.mapFrom(window, point)), QPoint()
        none = Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(
            at, target.mapToGlobal(at), nowhere, turned, Qt.MouseButton.NoButton, none, phase, False
        )
        QApplication.sendEvent(target, event)
        return _name(target)

    def hurry(self) -> str:
        """Click on the bare table."""
        self._app.desk.hurry()
        return "the table"

    def take_back(self) -> str:
        """Take the last decision back."""
        return self._trigger(self._app.menus.actions[Command.TAKE_BACK])

    def switch_deck(self) -> str:
        """Change the deck."""
        return self._trigger(self._app.menus.actions[Command.SWITCH_DECK])

    # Menus and dialogs.

    def choose_in_menu(self) -> str:
        """Choose any entry of the menus."""
        return self._trigger(self._rng.choice(tuple(self._app.menus.actions.values())))

    def use_dialog(self) -> str:
        """Use anything in a dialog that is open; without one, open one."""
        dialogs = self._dialogs
        if not dialogs:
            return self.choose_in_menu()
        dialog = self._rng.choice(dialogs)
        found = [one for one in _seen(dialog, QWidget) if isinstance(one, TOUCHED)]
        if not found:
            return f"nothing in {_name(dialog)}"
        target = self._rng.choice(found)
        if isinstance(target, QComboBox) and target.count():
            target.setCurrentIndex(self._rng.randrange(target.count()))
        elif isinstance(target, QLineEdit):
            target.setFocus()
            target.insert(self._rng.choice(("Ana", "<b>x</b>", "matador", "'\"{};[]", "ñ ü 9")))
        else:
            spot = target.viewport() if isinstance(target, QAbstractItemView | QTextBrowser) else target
            QTest.mouseClick(spot, LEFT, pos=self._anywhere(spot.size()))
        return f"{_name(target)} in {_name(dialog)}"

    def leave_dialog(self) -> str:
        """Close a dialog with Escape."""
        if not self._dialogs:
            return "none"
        dialog = self._rng.choice(self._dialogs)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        return _name(dialog)

    def choose_file(self, dialog: QFileDialog) -> None:
        """Answer the system's dialog for files in a later turn of the event loop, as a person would."""
        if self._rng.random() < 0.3:
            QTimer.singleShot(0, dialog, dialog.reject)
            return
        name = str(self._rng.choice(self._files))

        def choose() -> None:
            dialog.fileSelected.emit(name)
            dialog.done(QDialog.DialogCode.Accepted)

        QTimer.singleShot(0, dialog, choose)

    def replay(self) -> str:
        """Replay a file that the program was told to open."""
        path = self._rng.choice(self._files)
        self._app.show_file(path)
        return path.name

    # The window.

    def sit_still(self) -> str:
        """Do nothing for a while, so that the table plays."""
        self.pause = self._rng.randrange(LONGEST_PAUSE)
        return f"{self.pause} ms"

    def change_window(self) -> str:
        """Give the window another size or state."""
        states = Qt.WindowState
        if self._rng.random() < 0.3:
            large = states.WindowMaximized, states.WindowFullScreen
            state = self._rng.choice((states.WindowNoState, states.WindowMinimized, *large))
            self._at.setWindowState(state)
            return str(state)
        (least, lowest), (most, highest) = SIZES
        size = QSize(self._rng.randint(least, most), self._rng.randint(lowest, highest))
        self._at.setWindowState(states.WindowNoState)
        self._at.resize(size)
        return str(size.toTuple())

    def change_preferences(self) -> str:
        """Set some of the preferences, as their dialog would."""
        liked = self._app.preferences
        some = [name for name in type(liked).__dataclass_fields__ if self._rng.random() < 0.15]
        changed = {name: self._liking(name, getattr(liked, name)) for name in some}
        self._app.prefer(replace(liked, **changed))
        return str(changed)

    def begin_game(self) -> str:
        """Begin any game, by any house rules, with anybody."""
        game = self._rng.choice(ruleset_names())
        seats = self._rng.choice(variant(game).seats)
        others = tuple(
            Opponent(one.portrait, one.name, self._rng.choice(("random", "textbook", *LEVELS)))
            for one in self._rng.sample(USUAL_COMPANY, seats - 1)
        )
        deals = self._rng.choice((1, 2, 3, 12, None))
        chosen = NewGame(
            game, seats, self._house(game, seats), "", "viajera", others, deals, self._app.preferences.deck
        )
        self._app.begin(chosen)
        return f"{game} {seats} {chosen.house}"

    def tell_of_the_system(self) -> str:
        """Send the window an event of the system: another theme or font, activation or deactivation."""
        kind = self._rng.choice(
            (
                *(QEvent.Type.ThemeChange, QEvent.Type.ApplicationFontChange, QEvent.Type.LanguageChange),
                *(QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate),
            )
        )
        QApplication.sendEvent(self._at, QEvent(kind))
        return kind.name

    # Helpers.

    @property
    def _app(self) -> App:
        assert self.app is not None
        return self.app

    @property
    def _at(self) -> TableWindow:
        return self._app.window

    @property
    def _dialogs(self) -> list[QDialog]:
        """The dialogs that are open, in the order in which they were made."""
        return [one for one in _all(QDialog) if one.isVisible()]

    def _anywhere(self, size: QSize) -> QPoint:
        return QPoint(self._rng.randrange(max(1, size.width())), self._rng.randrange(max(1, size.height())))

    def _leaf(self) -> str:
        """Use the board of a replay, and sometimes leave it."""
        if self._rng.random() < 0.1:
            self._app.replays.close()
            return "the replay is left"
        return self.press_button()

    def _press(self, buttons: list[QAbstractButton]) -> str:
        if not buttons:
            return "none"
        button = self._rng.choice(buttons)
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        return _name(button)

    def _choose(self, card: Card) -> None:
        """Click on *card* until it is played or thrown."""
        proxy = self._app.desk.view.proxy(card)
        if proxy is not None:
            QTest.mouseClick(proxy, LEFT, pos=proxy.rect().center())
        proxy = self._app.desk.view.proxy(card)
        if proxy is not None and self._app.desk.hand.staging.raised is card:
            QTest.mouseClick(proxy, LEFT, pos=proxy.rect().center())

    def _trigger(self, action: QAction) -> str:
        action.trigger()
        return action.text()

    def _liking(self, name: str, value: object) -> object:
        if name == "text_scale":
            return self._rng.choice(TEXT_SIZES) / 100
        if name == "trick_hold":
            return self._rng.choice((1000, 2000, 4000, None))
        if name == "person":
            names = ("", "Ana", "<b>Ana</b>", "A very long name for one who plays cards")
            return PersonDocument(self._rng.choice(names))
        if name in ("cloth_picture", "own_deck"):
            there = (str(PICTURE),) if name == "cloth_picture" else ()
            return self._rng.choice(("", NO_DECK, *there))
        if name == "language":
            return self._rng.choice((SYSTEM, *available()))
        if name == "sounds":
            return self._rng.choice((None, *Loudness))
        if isinstance(value, bool):
            return self._rng.random() < 0.5
        if isinstance(value, Enum):
            return self._rng.choice(tuple(type(value)))
        raise TypeError(name)

    def _house(self, game: str, seats: int) -> str:
        """Return some compatible house rules, or no rules if such a set is not found soon."""
        settings = variant(game).standard.settings()
        for _ in range(10):
            some = self._rng.sample(settings, self._rng.randint(0, min(4, len(settings))))
            text = " ".join(f"{one.key}={self._rng.choice(one.values)}" for one in some)
            try:
                ruleset(game, text, seats)
            except SettingError:
                continue
            return text
        return ""


def _all(kind: type[W]) -> list[W]:
    """Return every widget of this *kind*; `findChildren` would keep a shell of each for ever."""
    return [one for one in QApplication.allWidgets() if isinstance(one, kind)]


def _seen(window: QWidget, kind: type[W]) -> list[W]:
    """Return the visible, usable widgets of this *kind* in *window*, but not in its dialogs."""
    return [
        one
        for one in _all(kind)
        if one.window() is window and one.isVisible() and one.isEnabled() and not one.size().isEmpty()
    ]


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()!r}"
