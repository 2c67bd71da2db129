"""The panel of the next question: made and painted in turns before it is shown, unless the deal goes on."""

import pytest
from conftest import STILL
from dialect import one, playing
from opponents import QuickPlayers
from person import MouseUser

from ombre_desktop.engine import PlayCard
from ombre_desktop.storage.display_options import Deck, Speed
from ombre_desktop.ui.desk.next_panel import NextPanel
from ombre_desktop.value import replace

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"


@pytest.fixture
def app(seated):
    """Return a table at which seat 3 has led, and cards fly."""
    led = playing("renegado", trump="H", ombre=2, hands=HANDS, dealer=2).play("3 SJ")
    return seated(deal=led, preferences=replace(STILL, speed=Speed.BRISK), runner=QuickPlayers(patient=True))


def hurried(app) -> None:
    """Let everything that flies or waits be shown at once."""
    while not app.desk.player.is_idle:
        app.desk.player.hurry()


def test_it_is_made_while_the_last_card_flies_and_only_copied_when_it_is_shown(app, qtbot):
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.play(one("SK"))
    app.runner.speak(PlayCard(one("SQ")))

    coming = app.desk.dock.next_panel
    qtbot.waitUntil(lambda: coming._panel is not None and coming._panel._painted is not None)
    panel, picture = coming._panel, coming._panel._painted
    was_shown = app.desk.dock.panel is not None or panel.isVisible()
    hurried(app)

    assert not was_shown
    assert panel is app.desk.dock.panel
    assert panel.isVisible()
    assert picture is panel._painted


def test_one_whose_words_have_changed_is_made_again(app, qtbot):
    """It is not remade while nothing has changed, and a panel once shown is never given again."""
    MouseUser(app, qtbot).wait_for_turn()
    now, context = app.desk.situation, app.desk.dock.context
    coming = NextPanel(app.desk.view.viewport())

    first = coming.tell(now.asked, now, context)
    same = coming.take(now.asked, now, context)
    second = coming.make(now.asked, now, context)
    other = coming.take(now.asked, replace(now, deck=Deck.FRENCH), context)

    assert first is same
    assert len({first, second, other}) == 3


def test_no_panel_is_made_for_a_question_that_is_gone(app, qtbot):
    """Its turn may come only after the question was put, or answered."""
    person, coming, made = MouseUser(app, qtbot), app.desk.dock.next_panel, []
    person.wait_for_turn()
    asked = app.desk._conductor.asked

    for moves_on in (lambda: None, lambda: person.play(one("SK"))):
        moves_on()
        for step in coming.steps:
            app.desk._conductor._foresee(asked, step)
        made.append(coming._panel)

    assert [None, None] == made
    assert not app.desk.player.is_idle
