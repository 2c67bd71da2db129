"""
The hand of the Rape of the Lock at the table: verses, remarks, and the person's play from the fifth
trick.
"""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import one
from person import KeyUser, MouseUser
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from wording import said

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.replay.belinda import belinda
from ombre_desktop.ui.replay.replay_panel import ReplayPanel
from ombre_desktop.ui.replay.replays import REPLAY
from ombre_desktop.ui.replay.showing import Page, Section
from ombre_desktop.ui.shell.app import App
from ombre_desktop.value import replace

BEFORE_TRICK_FIVE = Page(Section.PLAY, 4)


def opened(seated, **preferences: object) -> App:
    app = seated(None, preferences=replace(STILL, **preferences))
    app.menus.actions[Command.BELINDA].trigger()
    app.boards.finish()
    return app


def board(app: App) -> ReplayPanel:
    assert app.replays.current is not None
    return app.replays.current.panel


def turn_to(app: App, page: Page) -> None:
    """Go to the moment at which *page* is complete."""
    replay = app.replays.current.replay
    replay.go(next(mark for mark in replay.showing.marks if replay.showing.pages[mark] == page))


def test_the_menu_leads_to_the_poem(seated):
    """Belinda sits in front, the Baron at her right, and the first lines stand beside the table."""
    app = opened(seated)

    assert ("Belinda", "The Baron", "The Knight") == app.desk.situation.sitting.company.names
    assert "Belinda now, whom thirst of fame invites," in board(app).page.toPlainText()


@pytest.mark.parametrize(
    ("page", "verse"),
    [
        (Page(Section.TRUMP), "Let Spades be trumps!"),
        (Page(Section.PLAY, 1), "Spadillio first"),
        (Page(Section.PLAY, 4), "Ev’n mighty Pam"),
        (Page(Section.PLAY, 5), "His warlike Amazon"),
        (Page(Section.PLAY, 9), "falls like thunder"),
        (Page(Section.PLAY, 9), "long canals reply"),
    ],
)
def test_the_verse_of_the_trick_stands_beside_it(seated, page, verse):
    app = opened(seated)

    turn_to(app, page)

    assert verse in board(app).page.toPlainText()


@pytest.mark.parametrize("deal", [0, 1])
def test_every_page_says_what_is_certain_or_conjecture(seated, deal):
    """The remarks use the words of the deck on the table, with every field filled in."""
    app = opened(seated)
    board(app).deals.setCurrentIndex(deal)
    replay = app.replays.current.replay

    for mark in replay.showing.marks:
        told = belinda().remarks(replay.showing, mark, Deck.FRENCH)
        assert {said("belinda._CERTAIN"), said("belinda._LIKELY"), said("belinda._CONJECTURE")} & {
            heading for heading, _ in told
        }
        assert not any("{" in text for _, text in told)


def test_the_poem_speaks_of_the_cards_on_the_table(seated):
    """Diamonds and knaves are French, whatever cards the person plays with; afterwards theirs lie there."""
    app = opened(seated, deck=Deck.SPANISH)
    turn_to(app, Page(Section.PLAY, 5))

    assert Deck.FRENCH is app.desk.deck
    assert "The Baron trumps with the queen of spades" in board(app).page.toPlainText()
    assert not app.situation.has_either_deck

    app.replays.close()

    assert Deck.SPANISH is app.desk.deck


def test_the_verses_follow_the_language(seated):
    """The titles of both readings follow as well, and the moment stays the same."""
    app = opened(seated)
    turn_to(app, BEFORE_TRICK_FIVE)
    at = app.replays.current.replay.at

    app.prefer(replace(STILL, language="es"))
    told, titles = board(app).page.toPlainText(), board(app).deals.itemText(0)
    app.speech.rest()

    assert "Two small diamonds" != titles == "Dos diamantes pequeños"
    assert "Ev’n mighty Pam" not in told
    assert "Pam" in told
    assert at == app.replays.current.replay.at


def test_the_language_may_change_while_the_board_is_opening(seated):
    """The board stands in the new language; no step is left for the old one."""
    app, failed = seated(None), []
    app.boards.coming.failed.connect(lambda *told: failed.append(told))
    app.replays.show_belinda()
    while app.replays.current is None or board(app).widget().updatesEnabled():
        QApplication.processEvents()
    assert REPLAY in app.boards.coming

    app.prefer(replace(STILL, language="es"))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    app.boards.finish()
    title = board(app).deals.itemText(0)
    app.speech.rest()

    assert [] == failed
    assert "Dos diamantes pequeños" == title


def test_the_lead_to_trick_five_is_offered(seated):
    """
    The page offers the lead after four tricks and at no other moment, and tells the better lead after it.
    """
    app = opened(seated)
    replay, page = app.replays.current.replay, board(app).page
    turn_to(app, BEFORE_TRICK_FIVE)
    offered = replay.at

    for at in range(replay.showing.last + 1):
        replay.go(at)
        assert (at == offered) is (said("belinda._YOUR_MOVE") in page.toPlainText())
        assert (offered < at <= offered + 3) is (said("belinda._BETTER") in page.toPlainText())


@pytest.mark.parametrize(("kind", "lead"), [(MouseUser, "HK"), (KeyUser, "HQ")])
def test_the_person_leads_a_heart_and_wins(seated, qtbot, kind, lead):
    """The person plays Belinda from trick five, wins that trick, and the claim follows."""
    app = opened(seated)
    turn_to(app, BEFORE_TRICK_FIVE)

    board(app).play_on.click()
    person = kind(app, qtbot)
    person.wait_for_turn()
    person.play(one(lead))
    person.wait_for_turn()
    person.play_deal()

    assert "sacada 1" == app.controller.sitting.rows[-1].outcome


def test_the_second_reading_is_a_choice_away(seated):
    """In the second reading, Belinda's small cards are a diamond and a club."""
    app = opened(seated)

    board(app).deals.setCurrentIndex(1)
    turn_to(app, Page(Section.EXCHANGE))

    assert {one("D4"), one("C4")} <= set(app.replays.current.replay.view.hand)
