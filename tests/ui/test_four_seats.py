"""Four at the table: the person plays, sits out, and takes the talon; by mouse, by drag and by keys."""

from __future__ import annotations

import pytest
from composition import composed
from conftest import STILL, near_its_end, sitting_at
from dialect import NO_ESTUCHES, Deal, Words, auction, cards, hands_text, play_rows, playing
from person import Dragger, KeyUser, MouseUser, Person
from wording import said

from ombre_desktop.engine import (
    CallRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Say,
    Seat,
    TrumpRequest,
    Word,
)
from ombre_desktop.storage.display_options import Deck, Speed
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.picture import picture_of
from ombre_desktop.ui.model.picture_events import after
from ombre_desktop.ui.paint.boards import TrumpState
from ombre_desktop.ui.panels.ladder import rungs_of
from ombre_desktop.ui.table.seat_decor import SeatDecor, SeatFacts
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts.panels import thrown_text
from ombre_desktop.ui.texts.phrases import person
from ombre_desktop.ui.texts.seats import resting_line, role_line
from ombre_desktop.value import replace

FOUR = {"ruleset": "four_handed", "seats": 4, "opponents": USUAL_COMPANY[:3]}
SITS_OUT = 2
"""The dealer who sits opposite the person, so that the person, in seat 0, sits out."""
STRONG = "SA H7 CA HA HK HQ DK DQ CK"
POOR = "S2 S3 C4 C5"


def check_chips(person: Person) -> None:
    """Check that every deal is recorded and no chip is missing."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert 0 == sum(sitting.session.chips) + sitting.session.pool


def passed(house: str = "") -> Deal:
    """Return a deal in which three have passed, and the person may take the talon."""
    return auction("pass pass pass", name="four_handed", dealer=3, talon=f"{POOR} {STRONG}", house=house)


def test_the_person_bids_in_three_deals_of_four(seated, qtbot):
    """The person sits out when the dealer sits opposite."""
    person = MouseUser(seated("four", dealer=SITS_OUT, **FOUR), qtbot)
    assert (Seat(0),) == person.controller.view.position.resting

    person.play_deal()
    person.go_on()

    assert isinstance(person.play_to(CallRequest), CallRequest)


# Sitting out.


def test_the_portrait_of_who_sits_out_is_darker(seated, qtbot):
    """One portrait loses some of its light, and no other changes."""
    app = seated("four", dealer=SITS_OUT, **FOUR)
    MouseUser(app, qtbot)
    app.desk.wait_until_painted()
    brush = app.desk.scene.brush
    now = app.desk.situation
    facts = [seat_facts(now.picture, Seat(seat), now.sitting, now.deck) for seat in range(4)]

    def light(seat: int, shown: SeatFacts) -> int:
        decor = SeatDecor(seat)
        decor.show(shown, brush, app.desk.gallery)
        image = decor.person.pixmap().toImage()
        return image.pixelColor(image.width() // 2, image.height() // 2).lightness()

    assert [True, False, False, False] == [one.rests for one in facts]
    assert light(0, facts[0]) < light(0, replace(facts[0], rests=False))


def watch_of(person: Person):
    """Return the row that says that the person sits out."""
    return person.desk.dock.standing.watch


def test_who_sits_out_is_told_so(seated, qtbot):
    """The table and the name say so until the deal is settled, but not in the next deal."""
    person = MouseUser(seated("four", dealer=SITS_OUT, late=True, **FOUR), qtbot)
    qtbot.waitUntil(lambda: person.desk.dock.standing is not None and watch_of(person).isVisible())

    assert watch_of(person).isVisible()
    assert said("panels.watching_text") == watch_of(person).words
    person.play_deal()
    assert not watch_of(person).isVisible()
    person.go_on()
    person.wait_for_turn()
    assert not watch_of(person).isVisible()


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_a_deal_that_one_sits_out_can_be_had_at_once(seated, qtbot, way):
    """In this deal only, nothing moves any more and no trick waits for a click."""
    unhurried = replace(STILL, speed=Speed.CALM, trick_hold=None)
    person = way(seated("four", dealer=SITS_OUT, preferences=unhurried, **FOUR), qtbot)
    qtbot.waitUntil(lambda: person.desk.dock.standing is not None and watch_of(person).isVisible())

    if way is MouseUser:
        person.press(watch_of(person).buttons[0])
    else:
        person.letter("F")
    assert not watch_of(person).buttons[0].isEnabled()
    qtbot.waitUntil(lambda: person.is_settled, timeout=8000)

    person.go_on()
    qtbot.waitUntil(lambda: person.controller.sitting.state.settlement is None)
    assert not person.desk.player.is_idle


def sat_out(words: Words) -> Deal:
    """Return an entrada of seat 4 in which the person sits out."""
    tricks, ring = "OXYOXYOXO", (Seat(3), Seat(1), Seat(2))
    trump, rows = composed(tricks, NO_ESTUCHES)
    deal = playing("four_handed", trump=trump, hands=hands_text(ring, rows), ombre=4, dealer=SITS_OUT + 1)
    return play_rows(deal, tricks, ring, rows, words)


def test_the_ladder_strikes_out_what_has_been_shown_and_no_more():
    """The deal is over long before its third trick is shown, since nobody waits for a person who sits out."""
    early, over = sat_out(Words(stop=2)), sat_out(Words())

    rungs = rungs_of(over.seen_by(1), picture_of(early.seen_by(1), sitting_at(early)), Deck.SPANISH)

    fallen = {card for trick in early.state.playing.tricks for card in trick.cards}
    assert fallen & set(over.state.ranking.trumps) == {r.card for r in rungs if r.state is TrumpState.GONE}
    assert not [rung for rung in rungs if rung.state is TrumpState.MINE]
    assert over.state.is_over


def test_a_click_hurries_a_deal_that_one_sits_out(seated, qtbot):
    """A click hurries the table as in any other deal."""
    person = MouseUser(
        seated("four", dealer=SITS_OUT, preferences=replace(STILL, speed=Speed.CALM), **FOUR), qtbot
    )
    qtbot.waitUntil(lambda: person.desk.dock.standing is not None and watch_of(person).isVisible())

    person.play_deal()

    check_chips(person)


def test_the_score_sheet_adds_up_the_chips(seated, qtbot):
    """The sheet adds up everybody's chips, those of the sitter included."""
    person = MouseUser(seated("four", dealer=SITS_OUT, late=True, **FOUR), qtbot)
    person.play_deal()
    person.app.resume(near_its_end(person.controller.sitting))
    person.play_deal()

    first, second = score_rows(person.controller.sitting)
    assert first.changes == first.totals
    assert tuple(person.controller.sitting.session.chips) == second.totals
    assert second.totals == tuple(a + b for a, b in zip(first.totals, second.changes, strict=True))


# Taking the talon.


@pytest.mark.parametrize(("way", "deck"), [(Dragger, Deck.FRENCH), (KeyUser, Deck.SPANISH)])
def test_the_talon_is_taken_and_played(seated, qtbot, way, deck):
    """The person takes the talon, throws four of thirteen cards, names trump and is asked for a card."""
    app = seated(deal=passed("sitter_takes=may"), preferences=replace(STILL, deck=deck))
    person = way(app, qtbot)

    asked = person.wait_for_turn()
    assert isinstance(asked, ChoiceRequest)
    assert not watch_of(person).isVisible()
    person.answer(asked)
    asked = person.wait_for_turn()
    assert isinstance(asked, ExchangeRequest)
    assert 13 == len(person.desk.view.proxies)
    person.answer(asked)
    assert isinstance(person.wait_for_turn(), TrumpRequest)
    assert cards(STRONG) == set(person.controller.view.hand)
    person.answer(person.asked)
    assert isinstance(person.wait_for_turn(), PlayRequest)


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_the_talon_is_left(seated, qtbot, way):
    """Declining the talon passes the deal out."""
    person = way(seated(deal=passed("sitter_takes=may")), qtbot)
    asked = person.wait_for_turn()

    person.say(asked, asked.actions[1])
    qtbot.waitUntil(lambda: person.is_settled)

    assert Word.DECLINE is asked.words[1]
    check_chips(person)


@pytest.mark.parametrize("word", [Word.SHOW, Word.KEEP])
def test_a_dealer_who_sits_out_is_asked_about_the_rest_of_the_talon(seated, qtbot, word):
    """The dealer who sits out is asked only about the rest of the talon, and then the others play."""
    deal = auction(
        "entrada pass pass", name="four_handed", dealer=1, house="sitter=dealer talon_rest=dealer_may_show"
    )
    person = MouseUser(seated(deal=deal.does("2 H  2 -  3 -  4 -")), qtbot)
    asked = person.wait_for_turn()

    person.say(asked, Say(word))
    person.play_deal()

    assert Question.SHOW_TALON is asked.question
    check_chips(person)


def test_fewer_than_four_cannot_be_thrown(seated, qtbot):
    """The button counts the cards, and a fifth card is refused with a sentence."""
    person = MouseUser(seated(deal=passed()), qtbot)
    person.wait_for_turn()
    panel = person.desk.dock.panel
    spoken = []
    person.desk.hand.refused.connect(lambda _, refusal: spoken.append(refusal.number))

    assert panel.accessibleName() == panel.words
    for number, card in enumerate(sorted(cards(POOR), key=str), start=1):
        assert not panel.buttons[1].isEnabled()
        person.click_card(card)
        assert f"{number} of 4 thrown" == panel.words
    assert panel.buttons[1].isEnabled()
    person.click_card(person.desk.view.proxies[0].card)

    assert [4] == spoken
    assert said("panels.throw_button", number=4) in panel.buttons[1].accessibleName()


@pytest.mark.parametrize("dealer", [1, 3], ids=["an opponent", "the person"])
def test_what_is_told_of_the_talon_is_what_is_seen(dealer):
    """Until the first trick, events build the same table as one look at the view."""
    house = "sitter_takes=may"
    deal = auction("", name="four_handed", dealer=dealer, talon=f"{POOR} {STRONG}", house=house)
    picture = picture_of(deal.seen_by(1), sitting_at(deal))

    while deal.lying == 0:
        said = {CallRequest: "pass", ChoiceRequest: "take", ExchangeRequest: POOR, TrumpRequest: "H"}
        card = str(deal.asked.cards[0]) if isinstance(deal.asked, PlayRequest) else ""
        after_it = deal.does(f"{deal.turn} {said.get(type(deal.asked), card)}")
        for event in after_it.events[len(deal.events) :]:
            picture = after(picture, event.seen_by(Seat(0)))
        deal = after_it
        assert picture_of(deal.seen_by(1), sitting_at(deal)) == picture


# The words under a name.


@pytest.mark.parametrize(
    ("sitter", "roles"),
    [
        ("opposite", ["dealer", said("seats._FIRST"), said("seats.resting_line.1"), said("seats._LATER.0")]),
        (
            "dealer_left",
            ["dealer", said("seats._FIRST"), said("seats._LATER.0"), said("seats.resting_line.1")],
        ),
        (
            "dealer",
            [
                said("seats.resting_line.1"),
                said("seats._FIRST"),
                *map(said, ("seats._LATER.0", "seats._LATER.1")),
            ],
        ),
    ],
)
def test_places_are_told_among_those_who_play(sitter, roles):
    """The person deals, so the places run from the right round to the left."""
    deal = auction("", name="four_handed", dealer=1, house=f"sitter={sitter}")
    picture = picture_of(deal.seen_by(1), sitting_at(deal))

    said = [
        resting_line()
        if seat in picture.resting
        else role_line(
            seat, person("Ana"), ombre=None, contract=None, dealer=picture.dealer, turns=picture.turns
        )
        for seat in range(4)
    ]
    assert roles == said


@pytest.mark.parametrize(
    ("thrown", "bounds", "words"),
    [
        (3, (4, 4), said("panels.thrown_text.0", thrown=3, most=4)),
        (1, (2, 9), said("panels.thrown_text.1", thrown=1, least=2)),
        (9, (0, 9), said("panels.thrown_text.2", thrown=9)),
        (2, (0, 9), said("panels.thrown_text.3", thrown=2, most=9)),
    ],
)
def test_a_pill_says_how_the_throwing_stands(thrown, bounds, words):
    """The sign counts the thrown cards against the number that must or may be thrown."""
    assert words == thrown_text(thrown, *bounds)
