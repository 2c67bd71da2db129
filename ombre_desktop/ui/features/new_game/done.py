"""The person's deeds in a game, and the seals of wax that tell them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from ombre_desktop.ui.lessons.listing import ListedLesson
from ombre_desktop.ui.texts import new_game as words
from ombre_desktop.value import Value

SEAL = 14
"""The nominal size of a seal."""


class Done(Value):
    """A person's deeds in a game: played it, did a lesson on it, won a deal of it."""

    played: bool = False
    lesson: bool = False
    won: bool = False

    @property
    def marks(self) -> tuple[str, ...]:
        """The names of the stamps of all seals earned: a card, a book, a crown."""
        return tuple(name for name in ("played", "lesson", "won") if getattr(self, name))


def done_in(won: Mapping[str, bool], lessons: Iterable[ListedLesson]) -> dict[str, Done]:
    """Return what the person has done in each game, who has played those in *won* and done some *lessons*."""
    taught = {lesson.game for lesson in lessons if lesson.is_done}
    return {game: Done(game in won, game in taught, won.get(game, False)) for game in {*won, *taught}}


def mark_name(mark: str) -> str:
    """Return in words what the seal with this *mark* tells."""
    named = {"played": words.played_seal, "lesson": words.lesson_seal, "won": words.won_seal}
    return named[mark]()


def stamp_of(mark: str) -> QPainterPath:
    """Return the lines of the stamp *mark*: a card for a game played, a book for a lesson, a crown."""
    path = QPainterPath()
    if mark == "played":
        path.addRoundedRect(QRectF(-3, -4.6, 6, 9.2), 1, 1)
    elif mark == "lesson":
        path.moveTo(0, -2.6)
        path.quadTo(-2.6, -4.6, -5, -3.4)
        path.lineTo(-5, 3)
        path.quadTo(-2.4, 1.8, 0, 4)
        path.quadTo(2.4, 1.8, 5, 3)
        path.lineTo(5, -3.4)
        path.quadTo(2.6, -4.6, 0, -2.6)
        path.lineTo(0, 4)
    else:
        path.moveTo(-4.2, 3.4)
        for x, y in ((-5, -3), (-2.2, -0.4), (0, -4.4), (2.2, -0.4), (5, -3), (4.2, 3.4)):
            path.lineTo(x, y)
        path.closeSubpath()
    return path
