"""The checks that every dialog opens, and every page of every game's rule book."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.ui.dialogs.board import Board
from ombre_desktop.ui.dialogs.farewell import FarewellDialog
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.rules_pages import title
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME
from ombre_desktop.ui.model.message import Loss
from ombre_desktop.ui.self_test.bench import Bench, require_drawn, wait_for
from ombre_desktop.ui.self_test.checks.table import played
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.texts.error_messages import open_already
from ombre_desktop.ui.texts.sittings import emptying

IN_MENUS = {
    "new game": Command.NEW_GAME,
    "score": Command.SCORE,
    "deal by code": Command.DEAL_CODE,
    "deal by hand": Command.BY_HAND,
    "deal of the day": Command.DAILY,
    "shuffle": Command.CHECK_SHUFFLE,
    "sittings": Command.SITTINGS,
    "statistics": Command.STATISTICS,
    "decisions": Command.TIMELINE,
    "where the cards are": Command.WHEREABOUTS,
    "deck on paper": Command.PRINT_DECK,
    "preferences": Command.PREFERENCES,
    "comfort": Command.COMFORT,
    "rules": Command.RULES,
    "lessons": Command.LESSONS,
    "opponents": Command.OPPONENTS,
    "keys": Command.KEYS,
    "about": Command.ABOUT,
}
"""The commands that open a dialog."""
PATIENCE = 20
"""The seconds to wait for a dialog."""
LOSS = Loss("Title", "Sentence", "Reason", "Advice")


def every_dialog(bench: Bench) -> str:
    """Open each dialog by its command, look at it and close it; then replay Belinda's game."""
    app = bench.table.app
    if app.sitting is None:
        played(bench, FIRST_GAME, *bench.players)
    opened = _openers(bench)
    for name, opens in opened.items():
        opens()
        board = the_board(name)
        require_drawn(board.grab().toImage(), name)
        board.close()
        wait_for(lambda: not _boards(), PATIENCE)
    app.menus.actions[Command.BELINDA].trigger()
    if not wait_for(lambda: app.replays.is_on, PATIENCE):
        raise FailedCheckError("Belinda's game cannot be replayed")
    require_drawn(bench.table.grab().toImage(), "Belinda's game")
    app.replays.close()
    return ", ".join((*opened, "a replay"))


def _openers(bench: Bench) -> Mapping[str, Callable[[], object]]:
    """Return the functions that open each dialog, by its name."""
    app, window = bench.table.app, bench.table.window
    actions = app.menus.actions
    return {
        **{name: actions[command].trigger for name, command in IN_MENUS.items()},
        "question": lambda: app.messages.ask("question", emptying(), lambda: None),
        "message": lambda: app.tell(open_already()),
        "farewell": lambda: app.boards.show("farewell", lambda: FarewellDialog(app.appearance, LOSS, window)),
    }


def the_board(name: str) -> Board:
    """Return the open dialog; raise `FailedCheckError`, with its *name*, if there is none."""
    if not wait_for(lambda: bool(_boards()), PATIENCE):
        raise FailedCheckError(f"{name}: the dialog does not open")
    return _boards()[0]


def _boards() -> list[Board]:
    """Return the visible dialogs, without those that are only being laid out."""
    unseen = Qt.WidgetAttribute.WA_DontShowOnScreen
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, Board) and widget.isVisible() and not widget.testAttribute(unseen)
    ]


def every_rules_page(bench: Bench) -> str:
    """Open the book of each game, and every page in it."""
    for game in ruleset_names():
        bench.table.app.do(Command.RULES_OF, ruleset(game))
        reader = the_board(f"the rules of {game}")
        if not isinstance(reader, RulesReader):
            raise FailedCheckError(f"{game}: the dialog that opens is not the rule book")
        for topic in Topic:
            reader.open_at(topic)
            if reader.topic is not topic or not title(topic):
                raise FailedCheckError(f"{game}: no page {topic.value}")
            require_drawn(reader.grab().toImage(), f"{game}, page {topic.value}")
        reader.close()
    return f"{len(Topic)} pages for {len(ruleset_names())} games"
