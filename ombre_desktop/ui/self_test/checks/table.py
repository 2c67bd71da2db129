"""The checks that a deal of every game can be played, and that the table is visible."""

from __future__ import annotations

from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.notation.reader import parse_record
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY, NewGame
from ombre_desktop.ui.self_test.bench import EXPERT, NAME, THINKER, Bench, require_drawn
from ombre_desktop.ui.self_test.finding import FailedCheckError
from ombre_desktop.ui.session.new_sitting import new_sitting
from ombre_desktop.ui.shell.unattended import PlayedDeal, all_played_by
from ombre_desktop.value import replace


def a_table(bench: Bench) -> str:
    """Play a deal of the first game, and check a picture of the table in the middle of the deal."""
    deal = played(bench, FIRST_GAME, EXPERT if bench.is_thorough else THINKER)
    picture = deal.picture
    return f"{picture.width()} by {picture.height()}, {len(parse_record(deal.record).state.history)} moves"


def played(bench: Bench, game: NewGame, *players: str) -> PlayedDeal:
    """
    Play a deal of *game*, with every card chosen by players in their own process.

    Raises:
        FailedCheckError: the deal did not end, the process was lost or failed, or nothing is visible.
    """
    said: list[str] = []
    process = bench.table.runner.process
    process.start()
    number = process.number
    process.said.connect(said.append)
    sitting = all_played_by(new_sitting(replace(game, deals=None), NAME), *players)
    deal = bench.table.play(sitting, bench.patience)
    process.said.disconnect(said.append)
    if not number or process.number != number or not any('"action"' in line for line in said):
        raise FailedCheckError(f"{game.ruleset}: the players' process decided nothing, or was lost")
    if any('"error"' in line for line in said):
        raise FailedCheckError(f"{game.ruleset}: a player failed")
    if deal is None:
        raise FailedCheckError(f"{game.ruleset}: the deal came to no end")
    parse_record(deal.record)  # parsing replays the deal
    require_drawn(deal.picture.toImage(), f"the table of {game.ruleset}")
    return deal


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
