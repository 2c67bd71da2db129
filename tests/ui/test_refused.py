"""The offer, at a refused card, to open the paragraph of the rule book that refuses it."""

import pytest
from dialect import exchanging, one, playing
from person import LEFT, MouseUser, dialog_of
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.session.deal_in_hand import DealInHand
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.texts.refusals import rule_offer

HANDS = "1 SK S4 H4 D5; 2 SQ S5 CK D6; 3 SJ S6 C7 D7"


@pytest.fixture
def refused(seated, qtbot) -> App:
    """Provide a table at which seat 3 has led a spade and the person has tried to play a coin."""
    app = seated(deal=playing("renegado", trump="H", ombre=2, hands=HANDS, dealer=2).play("3 SJ"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    person.click_card(one("D5"))
    return app


def under_the_tip(app: App) -> QWidget | None:
    """Return the widget under the middle of the bubble, or under its former place."""
    return app.desk.view.viewport().childAt(app.desk.dock._tip.place.center().toPoint())


def top_line(app: App) -> str:
    """Return the line of the rule book at the top of its window."""
    browser = dialog_of(app, "rules")._browser
    return browser.cursorForPosition(browser.viewport().rect().topLeft()).block().text()


def test_help_opens_the_rule_as_long_as_the_tip_offers_it(refused):
    """The tip names the key; once the tip is gone, help opens the page of the play at its top."""
    help_key, tip = refused.menus.actions[Command.RULES], refused.desk.dock._tip
    assert rule_offer("1.9") == tip.accessibleDescription()

    help_key.trigger()
    offered = top_line(refused)
    refused.desk.dock.dismiss_tip()
    help_key.trigger()

    assert "Following suit 1.9" == offered
    assert Topic.PLAY is dialog_of(refused, "rules").topic
    assert 0 == dialog_of(refused, "rules")._browser.verticalScrollBar().value()
    assert refused.desk.dock._tip._spot is not under_the_tip(refused)


def test_a_click_on_the_tip_opens_the_rule(refused, qtbot):
    """The bubble can be clicked, but never takes the keyboard focus from the cards."""
    spot = under_the_tip(refused)

    qtbot.mouseClick(spot, LEFT)

    assert "Following suit 1.9" == top_line(refused)
    assert Qt.FocusPolicy.NoFocus is spot.focusPolicy()


def test_one_card_too_many_is_refused_by_the_engine(seated, qtbot):
    """By the rule of this table, the Ombre may throw only eight cards."""
    app = seated(deal=exchanging("entrada", house="ombre_max=8"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()

    for proxy in app.desk.view.proxies:
        person.click_card(proxy.card)

    assert "1.8" == app.desk.dock._tip.rule
    assert 8 == len(app.desk.hand.staging.thrown)


def test_a_bubble_leaves_nothing_behind(refused, qtbot):
    """Each change of the language makes the bubble again; what can be clicked in it goes with it."""
    dock, kind = refused.desk.dock, type(refused.desk.dock._tip._spot)
    for _ in range(2):
        dock.reword(refused.situation, refused.desk.hand.staging)
        dock.tell("No.", refused.desk.place_of(one("D5")), "1.9")

    qtbot.waitUntil(lambda: [dock._tip._spot] == refused.window.findChildren(kind))


def test_the_rules_are_asked_once_about_each_card(seated, qtbot, monkeypatch):
    """The names of the cards, a click on one that is refused, and the play of another follow from that."""
    asked, refusal = [], DealInHand.refusal

    def noted(deal, action):
        asked.append(str(action.card))
        return refusal(deal, action)

    monkeypatch.setattr(DealInHand, "refusal", noted)
    app = seated(deal=playing("renegado", trump="H", ombre=2, hands=HANDS, dealer=2).play("3 SJ"))
    person = MouseUser(app, qtbot)
    person.wait_for_turn()
    before = len(app.controller.sitting.state.history)

    person.click_card(one("D5"))
    person.play(one("S4"))

    person.wait(lambda: len(app.controller.sitting.state.history) > before)
    assert ["D5", "H4"] == sorted(asked)
