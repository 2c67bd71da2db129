"""The hand of the Rape of the Lock at the table: verses, remarks, and the fifth trick played oneself."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import one
from person import KeyUser, MouseUser
from wording import said

from ombre_desktop.ui.model.deck import Deck
from ombre_desktop.ui.replay.belinda import belinda
from ombre_desktop.ui.replay.replay_panel import ReplayPanel
from ombre_desktop.ui.replay.showing import Page, Section
from ombre_desktop.ui.shell.main_window import MainWindow
from ombre_desktop.value import replace

BEFORE_TRICK_FIVE = Page(Section.PLAY, 4)


def opened(seated, **preferences: object) -> MainWindow:
    window = seated(None, preferences=replace(STILL, **preferences))
    window.actions_by_name["belinda"].trigger()
    window.dialogs.finish()
    return window


def board(window: MainWindow) -> ReplayPanel:
    assert window.replay is not None
    return window.replay.panel


def turn_to(window: MainWindow, page: Page) -> None:
    """Go to the moment at which *page* is full."""
    replay = window.replay.replay
    replay.go(next(mark for mark in replay.showing.marks if replay.showing.pages[mark] == page))


def test_the_menu_leads_to_the_poem(seated):
    """Belinda sits in front, the Baron at her right, and the first lines stand beside the table."""
    window = opened(seated)

    assert ("Belinda", "The Baron", "The Knight") == window.desk.sitting.company.names
    assert "Belinda now, whom thirst of fame invites," in board(window).page.toPlainText()


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
    window = opened(seated)

    turn_to(window, page)

    assert verse in board(window).page.toPlainText()


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("deal", [0, 1])
def test_every_page_says_what_is_certain_or_conjecture(seated, deal, deck):
    """In the words of the deck on the table, with every field filled in."""
    window = opened(seated, deck=deck)
    board(window).deals.setCurrentIndex(deal)
    replay = window.replay.replay

    for mark in replay.showing.marks:
        told = belinda().remarks(replay.showing, mark, deck)
        assert {said("belinda._CERTAIN"), said("belinda._LIKELY"), said("belinda._CONJECTURE")} & {
            heading for heading, _ in told
        }
        assert not any("{" in text for _, text in told)


@pytest.mark.parametrize(
    ("deck", "queen"), [(Deck.FRENCH, "queen of spades"), (Deck.SPANISH, "knight of swords")]
)
def test_the_remarks_use_the_words_of_the_deck(seated, deck, queen):
    window = opened(seated, deck=deck)

    turn_to(window, Page(Section.PLAY, 5))

    assert f"The Baron trumps with the {queen}" in board(window).page.toPlainText()


def test_a_change_of_deck_changes_the_remarks(seated):
    window = opened(seated, deck=Deck.FRENCH)
    turn_to(window, Page(Section.PLAY, 5))

    window.switch_deck()

    assert "knight of swords" in board(window).page.toPlainText()


def test_the_lead_to_trick_five_is_offered(seated):
    """When four tricks lie there, and at no other moment; what wins is told after it."""
    window = opened(seated)
    replay, page = window.replay.replay, board(window).page
    turn_to(window, BEFORE_TRICK_FIVE)
    offered = replay.at

    for at in range(replay.showing.last + 1):
        replay.go(at)
        assert (at == offered) is (said("belinda._YOUR_MOVE") in page.toPlainText())
        assert (offered < at <= offered + 3) is (said("belinda._BETTER") in page.toPlainText())


@pytest.mark.parametrize("kind", [MouseUser, KeyUser])
@pytest.mark.parametrize("lead", ["HK", "HQ"])
def test_the_person_leads_a_heart_and_wins(seated, qtbot, kind, lead):
    """As Belinda, from trick five: the fifth trick is hers, and the claim."""
    window = opened(seated)
    turn_to(window, BEFORE_TRICK_FIVE)

    board(window).play_on.click()
    person = kind(window, qtbot)
    person.wait_for_turn()
    person.play(one(lead))
    person.wait_for_turn()
    person.play_deal()

    assert "sacada 1" == window.controller.sitting.rows[-1].outcome


def test_the_second_reading_is_a_choice_away(seated):
    """Belinda's small cards are a diamond and a club."""
    window = opened(seated)

    board(window).deals.setCurrentIndex(1)
    turn_to(window, Page(Section.EXCHANGE))

    assert {one("D4"), one("C4")} <= set(window.replay.replay.view.hand)
