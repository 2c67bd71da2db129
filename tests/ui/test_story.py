"""The log of a deal opened in its middle, and the panel that keeps pace with the table."""

from __future__ import annotations

from dialect import auction, playing
from opponents import QuickPlayers
from person import KeyUser
from wording import said

from ombre_desktop.engine import Bid, Say, Word
from ombre_desktop.storage.display_options import Preferences, ReducedMotion, Speed
from ombre_desktop.ui.texts.calls import contract_name


def test_a_deal_that_goes_on_has_its_whole_log(seated, qtbot):
    """The events before the window was closed can be read again, each once."""
    app = seated()
    desk = app.desk
    qtbot.waitUntil(lambda: app.controller.request is not None and desk.player.is_idle)
    told = desk.dock.standing.log.lines

    app.resume(app.controller.sitting)

    assert len(told) > 0
    assert told == desk.dock.standing.log.lines


def test_a_table_opened_in_mid_deal_makes_its_panels_a_turn_later(seated, qtbot):
    """The log that they make then is whole, and what is heard meanwhile comes after it."""
    app = seated(deal=playing("renegado", trump="H", ombre=2, hands="1 SK; 2 SQ; 3 SJ", dealer=2))
    dock = app.desk.dock
    at_first = dock.standing

    qtbot.waitUntil(lambda: dock.standing is not None and bool(dock.standing.log.lines))
    told = dock.standing.log.lines
    dock.retell(app.desk.situation, app.controller.story)

    assert at_first is None
    assert told == dock.standing.log.lines


def test_the_log_calls_a_card_by_its_title_once_trumps_are_named(seated, qtbot):
    """The log uses the names of the hand, even when it is told again."""
    hands = "1 SK H7; 2 SA S7; 3 S6 S5"
    app = seated(deal=playing("renegado", trump="H", hands=hands, ombre=2, dealer=1).play("2 SA"))
    KeyUser(app, qtbot).wait_for_turn()
    log = app.desk.dock.standing.log
    told = log.lines

    app.resume(app.controller.sitting)

    assert said("event_words.PLAYS.1", name="Don Hilario", card="spadille, the ace of swords") in told
    held = said("event_words.HOLDING.0", cards="the king of swords and the seven of cups")
    assert any(held in line for line in told)
    assert told == log.lines


# The panel in the corner tells only what has been shown.

LIVELY = Preferences(speed=Speed.CALM, reduced_motion=ReducedMotion.OFF)


def contract_of(app) -> str:
    """Return the text of the panel in the corner."""
    app.desk._drawing.finish()
    panel = app.desk.dock.standing.contract
    return f"{panel.accessibleName()}: {panel.accessibleDescription()}"


def test_a_bid_is_told_when_it_is_heard_at_the_table(seated, qtbot):
    """Of two bids one after the other, the panel waits with the second until the first has been shown."""
    players = QuickPlayers(patient=True)
    app = seated(deal=auction("", dealer=1), preferences=LIVELY, runner=players)
    qtbot.waitUntil(lambda: players.is_thinking)
    told: list[tuple[bool, bool]] = []
    app.desk.player.changed.connect(
        lambda picture: told.append(
            (picture.said[2] == Bid("vuelta"), contract_name("vuelta") in contract_of(app))
        )
    )

    players.speak(Bid("entrada"))
    qtbot.waitUntil(lambda: players.is_thinking)
    players.speak(Bid("vuelta"))
    qtbot.waitUntil(lambda: "Highest bid: Vuelta, Doña Inés." in contract_of(app))

    assert {(False, False), (True, True)} == set(told)


def test_the_second_round_begins_when_all_are_seen_to_have_passed(seated, qtbot):
    players = QuickPlayers(patient=True)
    deal = auction("pass", dealer=2, house="passed_out=low_bids")
    app = seated(deal=deal, preferences=LIVELY, runner=players)
    KeyUser(app, qtbot).wait_for_turn()

    app.controller.submit(Say(Word.PASS))
    qtbot.waitUntil(lambda: players.is_thinking)
    players.speak(Say(Word.PASS))
    qtbot.waitUntil(lambda: app.controller.view.position.bidding.again)

    assert said("contract.contract_title.2") in contract_of(app)
    qtbot.waitUntil(lambda: said("contract.contract_title.1") in contract_of(app))
