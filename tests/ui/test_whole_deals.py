"""Whole deals through the widgets: every game once, with mouse or keys, one or two clicks, in either deck."""

from __future__ import annotations

import pytest
from conftest import STILL
from person import Dragger, KeyUser, MouseUser, Person, dialog_of
from true_words import Listener
from wording import said

from ombre_desktop.engine import CallRequest, Request, ruleset_names
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import CardClick, Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.ui.features.files.record_file import FoundDeal
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.replay.programme import of_file
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.session.kept_sitting import document_of, sitting_of
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace

USUAL = [(game, variant(game).seats[0]) for game in ruleset_names() if game != "renegado"]
"""Every other game with its usual number of seats."""
FULL = [
    *(("renegado", 3), ("two_handed", 2), ("four_handed", 4), ("homme_auvergne", 5)),
    *(("zanga", 4), ("lhombre", 4), ("german_solo", 4)),
]
"""Games of two to five seats: for chips with and without a pool, points and stones, and with a sitter."""
TAKEN_BACK = ("french", "four_handed", "five_handed", "homme_auvergne", "tritrille")
"""The games in which answers are taken back: between them they make every type of request."""


def table_of(seated, game: str, seats: int, **more) -> App:
    """Return a window at which *game* is played."""
    others = USUAL_COMPANY[: seats - 1]
    return seated("five tricks", ruleset=game, seats=seats, opponents=others, dealer=seats - 1, **more)


def check_chips(person: Person) -> None:
    """Check that every deal is recorded, and no chip or stone is missing."""
    sitting, stones = person.controller.sitting, person.controller.sitting.ruleset.in_stones
    session = sitting.session
    assert len(sitting.rows) == session.deals
    assert (32 if stones else 0) == sum(session.scores if stones else session.chips) + session.pool


def check_kept(person: Person) -> None:
    """Check that a save of the sitting in mid-deal restores it."""
    sitting = person.controller.sitting

    kept = sitting_of(document_of(sitting))

    assert (sitting.state, sitting.session, sitting.staked) == (kept.state, kept.session, kept.staked)


def check_taken_back(person: Person, asked: Request) -> None:
    """Answer, take the answer back, and go forward again: state and log are what they were each time."""
    before, lines = person.controller.sitting.state, person.desk.dock.standing.log.lines
    person.answer(asked)
    person.wait_for_turn()
    after = person.controller.sitting.state

    person.app.do(Command.TAKE_BACK)
    person.wait_for_turn()
    assert (before, lines) == (person.controller.sitting.state, person.desk.dock.standing.log.lines)

    person.app.do(Command.REDO)
    person.wait_for_turn()
    assert after == person.controller.sitting.state


def check_replay(person: Person, app: App) -> None:
    """Check that the record of the deal shows the deal that was played, and go back to the table."""
    played = app.controller.sitting
    app.replay(lambda: of_file("a deal", [FoundDeal.of(parse_record(app.record_to_save()))]))
    app.boards.finish()
    app.replays.current.replay.to_end()
    shown = app.replays.current.replay.sitting
    assert played.state == shown.state
    others = played.company.names[1:]
    assert (others, played.company.portraits) == (shown.company.names[1:], shown.company.portraits)
    app.replays.close()
    person.wait(lambda: app.desk.dock.standing.settlement is not None)


@pytest.mark.parametrize(
    ("way", "deck", "click"),
    [
        (MouseUser, Deck.FRENCH, CardClick.PLAY_AT_ONCE),
        (Dragger, Deck.SPANISH, CardClick.RAISE_THEN_PLAY),
        (KeyUser, Deck.SPANISH, CardClick.PLAY_AT_ONCE),
    ],
)
def test_a_deal_is_played_through_the_window(seated, qtbot, way, deck, click):
    """The deal goes from the first call to the settlement, and on to the next auction."""
    app = seated("five tricks", preferences=replace(STILL, deck=deck, play=click))
    person = way(app, qtbot)

    person.play_deal()
    person.go_on()
    person.play_to(CallRequest)

    check_chips(person)
    assert 1 == app.controller.sitting.session.deals


@pytest.mark.parametrize(
    ("game", "seats", "way", "deck"),
    [
        (*table, (MouseUser, KeyUser)[at % 2], (Deck.SPANISH, Deck.FRENCH)[at // 2 % 2])
        for at, table in enumerate(USUAL)
    ],
)
def test_every_game_is_played_through_the_window(seated, qtbot, *, game, seats, way, deck):
    """
    The deal is settled, the log tells every step in whole sentences, and the next deal begins.

    At the first question of each kind the sitting is saved as it is. In some games the answer is taken back
    and given again. No rule that a sentence states is another game's.
    """
    person = way(table_of(seated, game, seats, preferences=replace(STILL, deck=deck)), qtbot)
    asked_before: set[tuple[object, ...]] = set()
    listener = Listener(person.app)

    while (asked := person.wait_for_turn()) is not None:
        kind = (type(asked), getattr(asked, "question", None), getattr(asked, "gives", None))
        if kind not in asked_before:
            check_kept(person)
            listener.listen()
        if kind in asked_before or game not in TAKEN_BACK:
            person.answer(asked)
        else:
            check_taken_back(person, asked)
        asked_before.add(kind)
    lines = person.desk.dock.standing.log.lines
    listener.listen()
    person.go_on()

    check_chips(person)
    assert [] == listener.false()
    assert 1 == len(person.controller.sitting.rows)
    assert lines
    assert all(line[-1] in ".!?" and "{" not in line for line in lines)


@pytest.mark.parametrize(("game", "seats"), FULL)
def test_a_deal_is_shown_from_its_record_and_the_next_goes_on_where_it_was_left(seated, qtbot, game, seats):
    """
    The replay of a deal has the same result and company.

    The program is closed in the middle of the next deal. At its next start it finds the same hands and score.
    """
    folders = Folders.of()
    app = table_of(seated, game, seats, late=True)
    app.keep_with(Keeper(folders, app), PreferencesDocument())
    person = KeyUser(app, qtbot)
    person.play_deal()
    check_replay(person, app)
    person.go_on()
    person.wait_for_turn()
    left = app.controller.sitting
    app.window.close()

    keeper = Keeper(folders)
    found = keeper.load()
    keeper.close()

    assert () == found.problems
    assert (left.session, left.rows) == (found.sitting.session, found.sitting.rows)
    assert left.state == found.sitting.state


@pytest.mark.parametrize(
    ("deals", "words"), [(1, said("panels.final_score_button")), (2, said("panels.next_deal_button"))]
)
def test_the_settlement_says_what_follows(seated, qtbot, deals, words):
    """The button to go on is different after the last deal of a sitting."""
    app = seated("five tricks", deals=deals, late=True)
    KeyUser(app, qtbot).play_deal()

    onward, *_ = app.desk.dock.standing.settlement.buttons

    assert onward.accessibleName().startswith(words)


def test_after_the_last_deal_the_pool_is_divided_and_the_score_opens(seated, qtbot):
    app = seated("five tricks", deals=1, late=True)
    person = MouseUser(app, qtbot)
    person.play_deal()

    person.go_on()

    assert (True, 0) == (app.controller.sitting.ended, app.controller.sitting.session.pool)
    assert dialog_of(app, "score_sheet").isVisible()
