"""Hints: given by degrees, marked on the table, and never in its way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from dialect import auction, exchanging, playing
from opponents import QuickPlayers, program
from person import KeyUser, MouseUser
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from wording import said

from ombre_desktop import players
from ombre_desktop.engine import Card, Discard, NameTrump, PlayCard, PlayRequest, Say, Suit, Word
from ombre_desktop.players.advice import Advice, Alternative, Motive
from ombre_desktop.players.player import EXPERT
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.mark import Mark
from ombre_desktop.ui.desk.pointers.clearing import clear_places
from ombre_desktop.ui.desk.table_desk import TableDesk
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.panels.notice import Notice
from ombre_desktop.ui.panels.tools import Tool
from ombre_desktop.ui.session.player_runner import PlayerRunner
from ombre_desktop.ui.table.turn import CALM
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.deeds import letters
from ombre_desktop.ui.texts.hints import (
    chance_told,
    choice_told,
    do_it_button,
    do_it_told,
    figures_told,
    label_beside,
    margins_told,
    what_button,
)
from ombre_desktop.ui.texts.motives import REASONS, reason_told
from ombre_desktop.ui.texts.motives_of_cards import OF_CARDS
from ombre_desktop.ui.texts.panels import spoken_button
from ombre_desktop.ui.texts.unit import Unit
from ombre_desktop.value import replace

KING, FOUR, SEVEN = (PlayCard(Card.parse(text)) for text in ("SK", "S4", "H7"))
LEAD = playing("renegado", trump="H", hands="1 SK S4 H7; 2 S2 H2 D6; 3 CA C7 D7", ombre=2, dealer=3)
GOOD = Advice(
    KING,
    (
        Alternative(KING, 7.5, 0.4, 0.8, aside=0.0),
        Alternative(SEVEN, 7.2, 0.4, 0.79, aside=0.0),
        Alternative(FOUR, -2.0, 0.5, 0.3, aside=1.5),
    ),
    100,
    (Motive("highest_of_suit", (("suit", "S"),)),),
)
FORCED = Advice(KING, motives=(Motive("only_one"),))


class Adviser(QuickPlayers):
    """An adviser who answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[tuple[str, object]] = []
        self.cancelled: list[int] = []

    def advise(self, name, view, _seed, _worlds=0) -> int:
        self.wanted.append((name, view))
        return len(self.wanted)

    def cancel(self, number) -> None:
        self.cancelled.append(number)


@pytest.fixture
def asked(seated, qtbot):
    """Provide a table at which the person leads."""
    app = seated(deal=LEAD, runner=Adviser())
    assert isinstance(KeyUser(app, qtbot).wait_for_turn(), PlayRequest)
    return app


def press(app, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_H)


def advised(app, presses: int, advice: Advice = GOOD) -> None:
    """Press H several times, and let the advice come."""
    press(app, presses)
    app.runner.advised.emit(1, advice)


def ringed(app) -> list[Card]:
    """Return the cards with a ring."""
    rings = app.turns.hints._rings
    places = rings.cards if rings is not None and rings.isVisible() else ()
    return [card for card in app.controller.view.hand if app.desk.place_of(card) in places]


# Degrees.


def test_the_first_press_tells_the_idea(asked):
    """No card is named yet."""
    advised(asked, 1)

    assert (said("motives_of_cards.OF_CARDS.highest_of_suit", suit="swords"),) == asked.turns.hints.told
    assert [] == ringed(asked)


def test_without_an_idea_the_first_press_tells_the_choice(asked):
    """A hint that named neither a reason nor a card would help nobody."""
    advised(asked, 1, replace(GOOD, motives=()))

    assert asked.turns.hints.told[0].startswith(said("hints._choice.1", card="the king of swords"))
    assert [KING.card] == ringed(asked)


def test_the_bubble_says_that_it_is_a_hint(asked):
    """It may stand beside an opponent, who has not said it."""
    advised(asked, 1)

    assert said("hints.as_hint", told=asked.turns.hints.told[0]) == asked.turns.stand.paper.sentences[0]


def test_the_second_press_tells_and_marks_the_card(asked):
    advised(asked, 2)

    assert asked.turns.hints.told[0].startswith(said("hints._choice.1", card="the king of swords"))
    assert [KING.card] == ringed(asked)


def test_the_third_press_puts_figures_on_every_card(asked):
    """A screen reader hears all the figures, the best card first."""
    advised(asked, 3)

    assert 3 == len(asked.turns.hints._figures.sheets)
    assert "4 of swords: 30\N{NO-BREAK SPACE}%, costs 9.5" in asked.desk.announcer.last
    assert said("hints.LEGENDS.CHIPS") == asked.turns.hints.told[-1]


def test_the_reason_stays_beside_the_figures(asked):
    """It is told alone, with the choice, and with the figures on the cards."""
    advised(asked, 3)

    assert reason_told(GOOD.motives, asked.desk.deck) in asked.turns.hints.told


def test_the_fourth_press_says_how_sure_the_figures_are(asked):
    """The amounts are those of the settlement, which pays no share of what the pool gains."""
    advised(asked, 3)
    assert "give or take" not in asked.desk.announcer.last

    press(asked)

    assert "4 of swords: loses 3.5 chips, give or take 0.5" in asked.desk.announcer.last
    assert "King of swords: gains 7.5 chips, give or take 0.4" in " ".join(asked.turns.hints.told)


def test_figures_that_are_certain_have_no_errors(asked):
    sure = tuple(replace(one, error=0.0) for one in GOOD.alternatives)

    advised(asked, 4, replace(GOOD, alternatives=sure))

    assert said("hints.LEGENDS.CHIPS") == asked.turns.hints.told[-1]


def test_no_amount_is_told_that_the_settlement_may_contradict(asked):
    """It is not known what a bid leaves in the pool, so its chips are only compared."""
    unknown = tuple(replace(one, aside=None) for one in GOOD.alternatives)

    advised(asked, 4, replace(GOOD, alternatives=unknown))

    assert "give or take" not in asked.desk.announcer.last
    assert said("hints.LEGENDS.CHIPS") == asked.turns.hints.told[-1]


def test_more_presses_say_the_figures_again(asked):
    advised(asked, 4)
    told = asked.turns.hints.told

    press(asked)

    assert told == asked.turns.hints.told
    assert 3 == len(asked.turns.hints._figures.sheets)
    assert 1 == len(asked.runner.wanted)


@pytest.mark.parametrize("presses", [1, 2, 3, 4])
def test_no_hint_shows_a_sign_beside_a_number(asked, presses):
    """A cost is said as a cost, and an error in words."""
    advised(asked, presses)

    shown = " ".join((*asked.turns.hints.told, asked.desk.announcer.last))
    assert not set("±−≈") & set(shown)


def test_where_only_one_thing_may_be_done_there_are_no_figures(asked):
    advised(asked, 3, FORCED)

    assert [KING.card] == ringed(asked)
    assert asked.turns.hints._figures is None or not asked.turns.hints._figures.isVisible()
    assert said("hints._choice.1", card="the king of swords") == asked.turns.hints.told[0]


def test_the_expert_is_asked_from_the_persons_view(asked):
    press(asked)

    assert [(EXPERT, asked.controller.view)] == asked.runner.wanted


def test_a_bid_is_marked_where_it_is_pressed(seated, qtbot):
    app = seated(deal=auction("pass pass", dealer=1), runner=Adviser())
    request = KeyUser(app, qtbot).wait_for_turn()
    bid = request.calls[-1]

    advised(app, 2, Advice(bid))

    (place,) = app.turns.hints._rings.cards
    assert app.desk.dock.panel.place_of(bid).center() == place.centre


def test_every_card_to_throw_is_marked(seated, qtbot):
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    thrown = app.controller.view.hand[-2:]
    advised(app, 2, Advice(Discard(thrown)))

    assert list(thrown) == ringed(app)


def test_the_figures_of_bids_are_on_the_paper(seated, qtbot):
    """A figure on a bid would hide its name or its price."""
    app = seated(deal=auction("pass pass", dealer=1), runner=Adviser())
    first, second, *_ = KeyUser(app, qtbot).wait_for_turn().calls
    advised(app, 3, Advice(first, (Alternative(first, 2.0, 0.0, 0.6), Alternative(second, 1.0, 0.0, 0.4))))

    assert not app.turns.hints._figures.isVisible()
    lines = [line for line in app.turns.hints.told if "%" in line]
    assert ["60", "40"] == [re.search(r"\d+", line)[0] for line in lines]


def test_other_throws_are_outlined_one_after_the_other(seated, qtbot):
    """A list of their cards would be long; the last one is followed by the first again."""
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    hand = app.controller.view.hand
    throws = [Discard(hand[-count:]) for count in (5, 4, 6)]
    advice = Advice(throws[0], tuple(Alternative(one, 1.0, 0.0, 0.4) for one in throws))
    advised(app, 1, advice)
    seen = [ringed(app)]

    rings, app.desk.player.tempo = app.turns.hints._rings, CALM
    for _ in range(3):
        rings._beats.stop()
        press(app)
        seen.append(ringed(app))
        assert 2 == len(app.turns.hints.told)
        assert rings._beats.state() is rings._beats.State.Running, "each throw beats when its rings appear"

    assert [len(one.cards) for one in throws] == [len(one) for one in seen[:3]]
    assert seen[1] == seen[3]


@pytest.mark.parametrize("degree", [1, 2])
def test_a_hint_on_a_throw_leads_to_the_board_of_throws(seated, qtbot, degree):
    """There any throw can be tried, also those that nobody has weighed; the first hint says so already."""
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    motives = (Motive("no_matador"),)
    advised(app, degree, Advice(Discard(app.controller.view.hand[-2:]), motives=motives))

    app.turns.stand.paper.buttons[1].click()
    app.boards.finish()

    assert app.boards.open_board("throws") is not None


# Done at once.


def do_it(app) -> QAbstractButton:
    """Return the button on the hint."""
    (button,) = app.turns.stand.paper.buttons
    return button


def test_the_idea_alone_cannot_be_done_and_leads_to_the_choice(asked):
    """A button says that there is more, for somebody who does not know to press the key once more."""
    advised(asked, 1)
    (more,) = asked.turns.stand.paper.buttons
    assert what_button().label == more.accessibleName()

    more.click()

    assert spoken_button(do_it_button()) == do_it(asked).accessibleName()


def test_a_button_on_the_hint_plays_the_card(asked):
    """It is named with its key for a screen reader, and reached from part to part."""
    advised(asked, 2)
    button, paper = do_it(asked), asked.turns.stand.paper
    assert spoken_button(do_it_button()) == button.accessibleName()
    assert do_it_told() in asked.desk.announcer.last
    assert paper in asked.desk.dock.stops
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus

    button.click()

    assert KING == asked.controller.view.position.history[-1].action
    assert Mark.HELPED is asked.controller.sitting.mark


def test_the_key_on_the_hint_throws_the_cards(seated, qtbot):
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    thrown = app.controller.view.hand[-3:]
    advised(app, 2, Advice(Discard(thrown)))

    QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_X)

    assert Discard(thrown) == app.controller.view.position.history[-1].action


def test_the_key_does_what_is_advised_while_another_throw_is_outlined(seated, qtbot):
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    hand = app.controller.view.hand
    best, other = Discard(hand[-3:]), Discard(hand[-2:])
    advised(app, 3, Advice(best, tuple(Alternative(one, 1.0, 0.0, 0.4) for one in (best, other))))
    assert set(other.cards) == set(ringed(app))
    assert do_it_told() in app.desk.announcer.last

    QTest.keyClick(app.window.focusWidget() or app.window, Qt.Key.Key_X)

    assert best == app.controller.view.position.history[-1].action


def test_what_a_hint_advises_can_be_offered_to_be_taken_back(asked, monkeypatch):
    """It goes the way of every choice of the person, and is put again if that way is barred."""
    monkeypatch.setattr(asked.turns.taking_back, "allows", lambda _: False)
    before = len(asked.controller.view.position.history)
    advised(asked, 2)

    do_it(asked).click()

    assert before == len(asked.controller.view.position.history)


# Never in the way.


def test_the_table_does_not_wait_for_a_hint(asked, qtbot):
    """The hint is dropped as soon as the person decides."""
    press(asked)

    MouseUser(asked, qtbot).answer(asked.controller.request)
    asked.runner.advised.emit(1, GOOD)

    assert [1] == asked.runner.cancelled
    assert () == asked.turns.hints.told


def test_a_hint_goes_with_its_position(asked, qtbot):
    advised(asked, 2)

    MouseUser(asked, qtbot).answer(asked.controller.request)

    assert () == asked.turns.hints.told
    assert not asked.turns.hints._rings.isVisible()


def test_marks_follow_a_card_that_is_raised(asked):
    advised(asked, 2)

    asked.desk.hand.choose_number([one.card for one in asked.desk.view.proxies].index(KING.card) + 1)

    assert [KING.card] == ringed(asked)


def test_a_hint_that_does_not_come_is_told(seated, qtbot):
    """The players' process dies while it thinks, and the person can still answer the question."""
    dies = program("import sys\nfor line in sys.stdin: sys.exit(3)")
    app = seated(deal=LEAD, runner=PlayerRunner(command=dies))
    person = KeyUser(app, qtbot)
    before = person.wait_for_turn()

    press(app)

    qtbot.waitUntil(lambda: any(one.isVisible() for one in app.window.findChildren(Notice)), timeout=8000)
    (notice,) = app.window.findChildren(Notice)
    assert said("hints.no_hint_told") == notice.accessibleName()
    assert before == person.asked
    person.answer(before)


def test_without_a_question_there_is_no_hint(seated):
    app = seated(None)

    assert not app.menus.actions[Command.HINT].isEnabled()


def test_a_question_that_is_answered_gets_no_hint(asked, monkeypatch):
    """While the answer is being shown, the question may still be in sight."""
    question = asked.desk.situation.asked
    asked.controller.submit(FOUR)
    monkeypatch.setattr(TableDesk, "situation", replace(asked.desk.situation, asked=question))

    asked.turns.hints.want()

    assert not asked.runner.wanted


def test_only_a_hint_that_names_the_choice_is_help(asked):
    """The idea alone leaves the deal as clean as it was; the card itself is noted in the score sheet."""
    advised(asked, 1)
    assert Mark.CLEAN is asked.controller.sitting.mark

    press(asked)

    assert Mark.HELPED is asked.controller.sitting.mark


def test_the_tool_gives_the_same_hint(asked):
    asked.desk.dock.standing.tools.tool(Tool.HINT).click()
    asked.runner.advised.emit(1, GOOD)

    assert 1 == len(asked.turns.hints.told)


# Words.


def test_every_motive_has_its_sentence():
    folder = Path(players.__file__).parent / "motives"
    named = re.compile(r'(?:Motive|_with_suit)\("(\w+)"(?: if [^"]+ else "(\w+)")?')
    keys = {
        key
        for path in folder.glob("*.py")
        for found in named.findall(path.read_text(encoding="utf-8"))
        for key in found
        if key
    }

    assert keys == set(REASONS)


def test_a_reason_for_a_card_is_a_sentence_that_a_friend_would_say():
    """Two of them are two sentences. None says "this card", which the first press does not name."""
    for key, reason in OF_CARDS.items():
        told = re.sub(r"{\w+(:\w+ [^|}]*\|other ([^}]*)|[^}]*)}", lambda field: field[2] or "card", reason())
        assert 14 >= len(told.split()), key
        assert 1 == sum(told.count(end) for end in ".?!"), key
        assert "this card" not in told, key


def test_a_reason_that_is_not_known_is_not_invented(asked):
    """The choice and its chance are said, and that another choice is about equal."""
    assert "" == reason_told((), Deck.SPANISH)

    advised(asked, 1, replace(GOOD, motives=()))

    choice = said("hints._choice.1", card="the king of swords")
    assert f"{choice} You then win about 8 times in 10." == asked.turns.hints.told[0]
    assert (said("hints.equal_told", others=1),) == asked.turns.hints.told[1:]


@pytest.mark.parametrize(
    ("wins", "told"),
    [
        (0.04, "hints._CHANCES.0.0"),
        (0.1, "hints._CHANCES.0.1"),
        (0.62, "hints._CHANCES.0.1"),
        (0.97, "hints._CHANCES.0.2"),
    ],
)
def test_a_chance_is_said_in_tenths(wins, told):
    """Nobody wins 0 or 10 times in 10 for sure."""
    assert said(told, times=round(10 * wins)) == chance_told(Alternative(KING, 0.0, 0.4, wins))


def test_who_passes_does_not_win_but_comes_out_ahead():
    assert said("hints._CHANCES.1.1", times=6) == chance_told(Alternative(Say(Word.PASS), 1.0, 0.4, 0.62))


@pytest.mark.parametrize("action", [NameTrump(Suit.HEARTS), Discard(())])
def test_a_trump_and_a_throw_have_no_chance_beside_that_of_the_bid(action):
    """They are compared with open cards, which is hard on the Ombre."""
    advice = Advice(action, (Alternative(action, 1.0, 0.4, 0.3),))

    assert chance_told(advice.alternatives[0]) not in choice_told(advice, LEAD.asked, Deck.SPANISH)
    assert chance_told(GOOD.alternatives[0]) in choice_told(GOOD, LEAD.asked, Deck.SPANISH)


def test_who_passes_for_a_reason_hears_no_chance_beside_that_of_a_bid():
    """The chance of a pass is to gain by the others' game, which the chance of a bid seems to better."""
    passed = Advice(Say(Word.PASS), (Alternative(Say(Word.PASS), 1.0, 0.4, 0.2),))
    asked = auction("pass").asked

    assert "ahead" in choice_told(passed, asked, Deck.SPANISH)
    told = choice_told(replace(passed, motives=(Motive("bid_wins", ()),)), asked, Deck.SPANISH)
    assert "ahead" not in told


def test_a_lost_deal_is_called_so():
    """To say of each card that it seldom wins would sound like hope, and of giving up like nonsense."""
    lost = replace(GOOD, alternatives=tuple(replace(one, wins=0.001) for one in GOOD.alternatives))

    up = Alternative(Say(Word.SURRENDER), -30.0, 0.0, 0.0)
    given = Advice(up.action, (up,))
    assert chance_told(up) not in choice_told(given, LEAD.asked, Deck.SPANISH)
    assert said("hints._lost") in choice_told(lost, LEAD.asked, Deck.SPANISH)
    assert said("hints._lost") not in choice_told(GOOD, LEAD.asked, Deck.SPANISH)


def test_within_the_error_two_cards_are_about_equal():
    lines = figures_told(GOOD.alternatives, GOOD.alternatives[:2], LEAD.asked, Deck.SPANISH)

    assert ["about equal" in line for line in lines] == [True, True, False]
    assert "4 of swords: 30\N{NO-BREAK SPACE}%, costs 9.5" == lines[-1]


def test_a_throw_is_told_by_its_difference_from_the_best():
    """Nobody compares two lists of six cards."""
    cards = Card.parse("S2"), Card.parse("S4"), Card.parse("C7"), Card.parse("H5")
    best, other = Discard(cards[:3]), Discard((cards[0], cards[1], cards[3]))

    assert "Throw the 5 of cups, keep the 7 of clubs" == label_beside(best, other, LEAD.asked, Deck.SPANISH)
    assert "Throw the 5 of cups as well" == label_beside(best, Discard(cards), LEAD.asked, Deck.SPANISH)
    assert "Keep the 7 of clubs" == label_beside(best, Discard(cards[:2]), LEAD.asked, Deck.SPANISH)


def test_an_error_of_nothing_is_not_told():
    """The marked throw is not recited, and a sure figure has no error."""
    best, other = Discard(LEAD.state.hands[0]), Discard(LEAD.state.hands[0][:1])
    found = (Alternative(best, 2.0, 0.01, 0.6), Alternative(other, -1.0, 0.3, 0.4))

    first, second = margins_told(found, LEAD.asked, Deck.SPANISH, Unit.CHIPS)

    assert said("hints._PAID.0.0", action=said("hints.marked_label"), amount="2.0 chips") == first
    assert second.endswith("loses 1.0 chips, give or take 0.3")


def test_a_long_throw_is_marked_and_not_recited(seated, qtbot):
    """A screen reader hears every card."""
    app = seated(deal=exchanging("entrada"), runner=Adviser())
    KeyUser(app, qtbot).wait_for_turn()
    thrown = app.controller.view.hand[-4:]

    advised(app, 2, Advice(Discard(thrown)))

    assert (said("hints._choice.7", number=4),) == app.turns.hints.told
    assert str(card_label(thrown[0], app.desk.deck)) in app.desk.announcer.last


def test_no_button_takes_the_letter_of_the_hint():
    """A bid or an answer with that letter would block the hint."""
    assert "H" not in letters(("vuelta", "entrada", "solo", "hold", "hard")).values()


def test_a_hint_leaves_the_pool_and_the_opponents_in_sight(seated, qtbot):
    """It keeps clear of the pool's figure, and of the words and cards of the others."""
    app = seated(deal=auction("pass pass", dealer=1))
    KeyUser(app, qtbot).wait_for_turn()

    layout, picture = app.desk.scene.brush.layout, app.desk.situation.picture
    kept = clear_places(app.desk).should
    places = [layout.centre.pool.figure(layout.text)]
    for seat in (layout.seats[1], layout.seats[2]):
        places += [seat.hand.hull(9).boundingRect(), seat.ribbon.rect(QSizeF(100, 30) * layout.unit)]
    assert [9, 9] == [len(picture.hands[seat]) for seat in (1, 2)]
    assert all(any(one.contains(place) for one in kept) for place in places)
