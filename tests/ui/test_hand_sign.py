"""The sign of the hand's strength at the bids: what it shows, where it stands, and when it fades."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import auction, dealt
from person import KeyUser

from ombre_desktop.engine import CallRequest, Suit
from ombre_desktop.storage.display_options import Deck, HelpMode
from ombre_desktop.storage.helps import HelpsDocument, SkillDocument
from ombre_desktop.ui.desk.helps.helps_file import shown_in
from ombre_desktop.ui.desk.informing import inform
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.choice_rows import ChoicesPanel
from ombre_desktop.ui.panels.hand_sign import HandSign, Strength, strength_of
from ombre_desktop.ui.texts.hand_strength import Company
from ombre_desktop.value import replace

HANDS = "1 SA H7 CA HK HQ S5 S4 D3 C3"


def strength(deal) -> Strength | None:
    """Return the strength of the hand that is asked to bid."""
    assert isinstance(deal.asked, CallRequest)
    return strength_of(deal.asked, deal.seen_by(deal.turn))


@pytest.mark.parametrize(
    ("deal", "expected"),
    [
        pytest.param(dealt(hands=HANDS), Strength(6, 5, Suit.HEARTS, Company.NEW_CARDS), id="new cards"),
        pytest.param(
            auction("entrada", hands=f"2 {HANDS[2:]}"),
            Strength(4, 5, Suit.HEARTS, Company.AS_DEALT),
            id="as dealt",
        ),
        pytest.param(
            dealt("quadrille", f"1 {HANDS[2:]} C4", dealer=4),
            Strength(7, 6, Suit.HEARTS, Company.PARTNER),
            id="with an ally",
        ),
        pytest.param(
            auction("ask", name="quadrille", hands=f"2 {HANDS[2:]} C4", dealer=4),
            Strength(5, 6, Suit.HEARTS, Company.ALONE),
            id="alone",
        ),
    ],
)
def test_the_likeliest_bid_is_counted(deal, expected):
    assert expected == strength(deal)


def test_a_hand_that_no_bid_suits_has_no_sign():
    """Only games for no trick are left."""
    assert strength(auction("ren_nolo", name="lhombre", seats=3)) is None


def test_a_game_without_trumps_is_not_counted_in_one():
    """Grand may be bid where calls are free; the sign counts another bid."""
    deal = dealt("lhombre", f"1 {HANDS[2:]}", house="call_style=free extras=grand", seats=3, dealer=3)

    assert Suit.HEARTS is strength(deal).suit


def shown(seated, qtbot, *, size=(1280, 800), mode=HelpMode.ON, name="renegado") -> AuctionPanel:
    """Return the panel that asks the person for a bid."""
    deal = dealt(name, hands=HANDS if name == "renegado" else "", dealer=4 if name == "quadrille" else 3)
    app = seated(deal=deal, size=size, preferences=replace(STILL, help_hand=mode))
    KeyUser(app, qtbot).wait_for_turn()
    panel = app.desk.dock.panel
    assert isinstance(panel, AuctionPanel)
    return panel


@pytest.mark.parametrize("name", ["renegado", "quadrille"])
def test_the_sign_covers_neither_cards_nor_bids(seated, qtbot, name):
    panel = shown(seated, qtbot, name=name)

    assert panel.sign is not None
    place, obstacles = panel.sign.place, panel.context.layout.obstacles
    assert obstacles.is_clear(place)
    assert not any(place.intersects(bid.place) for bid in panel.buttons)
    assert not place.intersects(panel.question.place)


def test_the_sign_is_told_by_a_bubble_and_to_a_screen_reader(seated, qtbot):
    panel = shown(seated, qtbot)
    assert isinstance(panel.sign, HandSign)

    panel.sign.click()

    assert panel.bubble is not None
    assert panel.accessibleDescription() == panel.sign.hint == panel.sign.strength.spoken(Deck.SPANISH)
    assert panel.sign not in panel.buttons


def test_without_the_preference_there_is_no_sign(seated, qtbot):
    panel = shown(seated, qtbot, mode=HelpMode.OFF)

    assert panel.sign is None
    assert "" == panel.strength_told


@pytest.mark.parametrize(("skills", "right"), [({"bid": SkillDocument(right=12)}, 12), ({}, 0)])
def test_who_has_learnt_to_bid_begins_without_the_sign(skills, right):
    """The file was written before there was a sign."""
    counts = dict(zip(Skill, shown_in(HelpsDocument(skills=skills)), strict=True))

    assert right == counts[Skill.HAND].right


def test_many_bids_are_laid_out_once_for_prices_and_sign(seated, qtbot, monkeypatch):
    """Each of the ways in which they may stand takes a good part of a frame."""
    app = seated(deal=dealt(hands=HANDS), preferences=replace(STILL, help_hand=HelpMode.ON))
    KeyUser(app, qtbot).wait_for_turn()
    old = app.desk.dock.panel
    panel = AuctionPanel(old.request, old.context, old.parentWidget())
    laid = []

    def counted(panel):
        laid.append(panel.sign is not None)
        ChoicesPanel.lay_out(panel)

    monkeypatch.setattr(AuctionPanel, "lay_out", counted)

    inform(panel, app.desk.situation)

    assert [True] == laid
