"""The check that every game can be played."""

from __future__ import annotations

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY
from ombre_desktop.ui.self_test.bench import Bench
from ombre_desktop.ui.self_test.checks.table import played
from ombre_desktop.value import replace


def every_game(bench: Bench) -> str:
    """Play a deal of each game with its greatest number of seats, and one with the other deck."""
    app = bench.table.app
    for name in ruleset_names():
        seats = max(variant(name).seats)
        game = replace(FIRST_GAME, ruleset=name, seats=seats, opponents=USUAL_COMPANY[: seats - 1])
        played(bench, game, *bench.players)
    app.do(Command.SWITCH_DECK)
    played(bench, replace(FIRST_GAME, deck=Deck.FRENCH), *bench.players)
    app.do(Command.SWITCH_DECK)
    return f"{len(ruleset_names())} games: {', '.join(ruleset_names())}"
