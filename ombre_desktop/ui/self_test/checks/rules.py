"""The check that every page of every game's rule book can be read."""

from __future__ import annotations

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.rules_pages import title
from ombre_desktop.ui.features.rule_book.rules_reader import RulesReader
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.self_test.bench import Bench, require_drawn
from ombre_desktop.ui.self_test.checks.dialogs import the_board
from ombre_desktop.ui.self_test.finding import FailedCheckError


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
