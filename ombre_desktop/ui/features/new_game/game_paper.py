"""The paper about the chosen game: a paragraph, what the person has done in it, and where to learn more."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ombre_desktop.ui.dialogs.flow import Lines
from ombre_desktop.ui.dialogs.sections import wrapped
from ombre_desktop.ui.dialogs.style import Appearance, Part, line, mark
from ombre_desktop.ui.features.new_game.done import SEAL, Done, mark_name, stamp_of
from ombre_desktop.ui.features.new_game.game_sign import GameSign
from ombre_desktop.ui.paint.canvas import Canvas
from ombre_desktop.ui.paint.game_object import game_object
from ombre_desktop.ui.paint.wax import paint_seal
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.ui.texts.games import game_account, game_past
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.phrases import Said

_OBJECT, _BROAD = 92, 300
_MARKS = ("played", "lesson", "won")


class GamePaper(QFrame):
    """
    A sheet of paper about a game.

    Its links ask for the lesson on the game, problems of it, and its page of the rule book.
    """

    lesson_asked = Signal()
    problems_asked = Signal()
    rules_asked = Signal()

    def __init__(self, sign: GameSign, appearance: Appearance) -> None:
        super().__init__()
        mark(self, Part.SHEET)
        self._look, self._sign, self._done = appearance, sign, Done()
        self._object, self._name = line(), wrapped("", Part.TITLE)
        self._facts, self._account = wrapped("", Part.NOTE), wrapped("", Part.BARE)
        self._pictures = {name: line() for name in _MARKS}
        self._seals = {name: _named(picture, name) for name, picture in self._pictures.items()}
        self._head, self._beside = QHBoxLayout(), QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._beside.addStretch()
        for label in (self._name, self._facts):
            self._beside.addWidget(label)
        self._earned = Lines(gap=6)
        for seal in self._seals.values():
            self._earned.addWidget(seal)
        self._beside.addLayout(self._earned)
        self._beside.addStretch()
        self._head.addWidget(self._object, 0, Qt.AlignmentFlag.AlignTop)
        self._head.addLayout(self._beside, 1)
        self._links = Lines(gap=4)
        self._link(words.lesson_link, self.lesson_asked)
        self._link(words.problems_link, self.problems_asked)
        self._link(words.rules_link, self.rules_asked)
        self._column.addLayout(self._head)
        self._column.addWidget(self._account)
        self._column.addLayout(self._links)
        self.restyle(appearance)

    def show_game(self, sign: GameSign, done: Done) -> None:
        """Show the game of *sign*, and what the person has *done* in it."""
        self._sign, self._done = sign, done
        players, tricks, grade = sign.facts
        self._name.setText(sign.name)
        self._facts.setText(f"{players} · {tricks} · {grade}")
        self._account.setText(sentences((game_account(sign.game), game_past(sign.game))))
        side, ratio = self._look.pixels(_OBJECT), self.devicePixelRatioF()
        self._object.setPixmap(game_object(sign.game, side, ratio))
        for name, seal in self._seals.items():
            seal.setVisible(name in done.marks)

    def restyle(self, appearance: Appearance) -> None:
        """Adopt the colours and sizes of *appearance*."""
        self._look = appearance
        edge = appearance.pixels(14)
        self._column.setContentsMargins(edge, appearance.pixels(10), edge, appearance.pixels(6))
        self._column.setSpacing(appearance.pixels(6))
        self._head.setSpacing(appearance.pixels(14))
        self._beside.setSpacing(appearance.pixels(3))
        for name, picture in self._pictures.items():
            picture.setPixmap(self._seal(name))
        self.show_game(self._sign, self._done)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest size, without the object, which the list shows too."""
        whole, beside = super().minimumSizeHint(), self._beside.minimumSize().width()
        edges = self._column.contentsMargins()
        return QSize(beside + edges.left() + edges.right(), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the object where it has room."""
        super().resizeEvent(event)
        self._object.setVisible(self.width() >= self._look.pixels(_BROAD))

    def _seal(self, name: str) -> QPixmap:
        side = self._look.pixels(SEAL + 4)
        box = QRectF(0, 0, side, side)
        canvas = Canvas(box.size(), self.devicePixelRatioF())
        with canvas as painter:
            paint_seal(painter, box.center(), side, stamp_of(name), self._look.theme)
        return canvas.pixmap

    def _link(self, label: Said, asked: SignalInstance) -> None:
        button = mark(QPushButton(label()), Part.LINK)
        button.setAutoDefault(False)
        button.clicked.connect(asked)
        self._links.addWidget(button)


def _named(picture: QLabel, name: str) -> QWidget:
    """Return the *picture* of a seal with its name beside it."""
    pair = mark(QWidget(), Part.BARE)
    row = QHBoxLayout(pair)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(picture)
    row.addWidget(line(mark_name(name), Part.NOTE))
    return pair
