"""The lessons' connections with the rest of the program."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ombre_desktop.ui.lessons.lessons import Lessons
from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.model.preferences import FIRST_GAME, NewGame, Opponent
from ombre_desktop.ui.session.choices import Choices
from ombre_desktop.ui.session.player_runner import STAND_IN
from ombre_desktop.ui.shell.commands import Command
from ombre_desktop.ui.shell.messages import Messages
from ombre_desktop.ui.shell.new_game_host import NewGameHost
from ombre_desktop.ui.shell.succession import Succession
from ombre_desktop.value import replace


def lesson_verbs(lessons: Lessons, hint: Callable[[], object]) -> Mapping[Command, Callable[[], object]]:
    """Return an action for each command of the lessons, and for the *hint*, which a teacher may replace."""
    return {
        Command.HINT: lambda: lessons.has_advised() or hint(),
        Command.LEARN: lessons.begin,
        Command.SAY_AGAIN: lessons.say_again,
        Command.LEAVE_LESSON: lessons.leave_to_table,
    }


def connect_lessons(
    lessons: Lessons, succession: Succession, games: NewGameHost, *, messages: Messages, choices: Choices
) -> None:
    """Connect the end of the lessons with the next sitting, and their problems with *messages*."""
    lessons.closed.connect(succession.take_up)
    lessons.alone.connect(lambda: games.begun.emit(game_alone(choices.deck, choices.preferences.name)))
    lessons.troubled.connect(messages.tell)
    lessons.failed.connect(messages.tell_problem)


def game_alone(deck: Deck, name: str) -> NewGame:
    """Return the first game played without a teacher, against the opponents of the lessons."""
    same = tuple(Opponent(one.portrait, one.name, STAND_IN) for one in FIRST_GAME.opponents)
    return replace(FIRST_GAME, opponents=same, deck=deck, name=name)
