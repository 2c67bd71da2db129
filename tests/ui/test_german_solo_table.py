"""German Solo at the table: the called ace, the friend who names the trump, and results without a pool."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, dealt, one
from person import KeyUser, MouseUser
from wording import said

from ombre_desktop.engine import (
    CallCard,
    CardRequest,
    NameTrump,
    PlayRequest,
    Result,
    Session,
    Suit,
    TrumpRequest,
)
from ombre_desktop.engine.chips import Outcome, Verdict
from ombre_desktop.engine.seats import Seat
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.features.rule_book.topic import page_with, paragraph_of, topic_of
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts.calls import ending_words
from ombre_desktop.ui.texts.cards import trump_name
from ombre_desktop.ui.texts.company import Company as Readers
from ombre_desktop.ui.texts.contract import contract_title
from ombre_desktop.ui.texts.panels import price_lines
from ombre_desktop.ui.texts.sides import side_told
from ombre_desktop.value import replace

GAME = "german_solo"
NAMES = ("You", "Ana", "Bo", "Cid")
HANDS = (
    "1 CQ H7 SQ HA HK D7 D8 D9; 2 CA CK CJ S8 S9 ST SJ HJ;"
    " 3 SA SK S7 DA DK DQ HT C7; 4 DJ DT H8 H9 HQ C8 C9 CT"
)
"""The person has the three highest trumps in hearts; seat 3 holds the aces of spades and diamonds."""
FOR_THE_FRIEND = "1 SA SK S7 DA DK DQ HT C7; 3 CQ H7 SQ HA HK D7 D8 D9"
"""The person holds aces that seat 3, who must play a Grossfrage, may call."""


def game(calls: str, hands: str = HANDS, dealer: int = 4) -> Deal:
    """Return a deal after these *calls*."""
    return dealt(GAME, hands, dealer=dealer, pool=0).does(calls)


def shown(seated, deal: Deal) -> App:
    """Return the table with *deal* on it."""
    state = deal.state
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    people = Company(NAMES, (HUMAN, *("textbook",) * 3), ("viajero", "hilario", "ines", "baltasar"))
    app = seated(None, preferences=replace(STILL, deck=Deck.SPANISH))
    app.resume(Sitting("0" * 32, people, session, 12, state=state, staked=session))
    app.desk.wait_until_painted()
    return app


def test_an_ace_is_called_and_the_deal_is_played(seated, qtbot):
    """The cards are French whatever deck is liked, the couleur is on the panel, and chips change hands."""
    person = MouseUser(shown(seated, game("1 frage  2 pass  3 pass  4 pass  1 H")), qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CardRequest)
    assert said("german_solo.CALLS_ACE") == person.desk.dock.panel.question.words
    assert Deck.FRENCH is person.desk.situation.deck

    person.say(request, CallCard(one("SA")))
    person.play_deal()

    sitting = person.controller.sitting
    assert 0 == sum(sitting.session.chips) == sitting.session.pool
    assert sorted(map(abs, sitting.session.chips)) == [2, 2, 2, 2]
    assert not any(
        word in line for line in person.desk.dock.standing.log.lines for word in ("pool", "codille")
    )


@pytest.mark.parametrize("way", [MouseUser, KeyUser])
def test_the_friend_of_a_grossfrage_names_the_trump(seated, qtbot, way):
    """The person's ace is called: they show it, and name any suit but that of the ace."""
    deal = game("1 pass  2 pass  3 pass  4 pass  3 call SA", hands=FOR_THE_FRIEND)
    person = way(shown(seated, deal), qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, TrumpRequest)
    assert (Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS) == request.suits
    assert said("german_solo.FRIEND_NAMES") == person.desk.dock.panel.question.words
    now = person.desk.situation
    assert said("seats._ALLY") == seat_facts(now.picture, Seat(0), now.sitting, now.deck).role

    person.say(request, NameTrump(Suit.DIAMONDS))
    person.play_to(PlayRequest)

    assert Suit.DIAMONDS is person.controller.view.position.trump


def test_the_log_tells_of_a_friend_who_is_shown(seated, qtbot):
    """The holder of the called ace is known at once."""
    app = shown(seated, game("1 pass  2 pass  3 pass  4 pass"))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, CardRequest)
    assert said("german_solo.CALLS_SHOWN_ACE") == app.desk.dock.panel.question.words

    person.say(request, CallCard(one("DA")))
    person.play_to(PlayRequest)

    lines = app.desk.dock.standing.log.lines
    assert said("german_solo.FRIEND_SHOWS.1", name="Bo", card="the ace of diamonds") in lines


COMPANY = Readers(NAMES, Seat(0), GAME)


@pytest.mark.parametrize(
    ("side", "winners", "title"),
    [
        ((0,), (), said("german_solo.ALONE.CODILLE.0.0")),
        ((1,), (0, 2, 3), said("german_solo.BEATEN", name="Ana")),
        ((1, 0), (), said("german_solo.ALLIED.CODILLE.0.0", friend="Ana")),
        ((1, 2), (0, 3), said("german_solo.BOTH_BEATEN", name="Ana", friend="Bo")),
    ],
)
def test_a_lost_game_is_told_without_a_codille(side, winners, title):
    outcome = Outcome((Verdict(Result.CODILLE, None),), tuple(map(Seat, winners)))
    told = side_told(outcome, tuple(map(Seat, side)), COMPANY)

    assert told is not None
    assert title == told.title
    assert "pool" not in told.line
    assert "" == ending_words(Result.CODILLE, Deck.FRENCH, TableWords.PLAIN, GAME)


def test_the_highest_trumps_have_their_titles(qapp):
    """They may not be withheld, and so are no matadors, but are called like them."""
    ranking = game("").state.ruleset.ranking(Suit.HEARTS)

    assert ["spadille", "manille", "basta", "None"] == [
        f"{trump_name(card, ranking)}" for card in ranking.trumps[:4]
    ]


def test_a_game_in_the_couleur_names_its_suit(qapp):
    assert said("german_solo.TITLE", contract="Frage in couleur", suit="clubs") == contract_title(
        "frage_couleur", Suit.CLUBS, Deck.FRENCH
    )


def test_no_price_speaks_of_a_pool_where_there_is_none(qapp):
    lost = said("panels.price_lines.7", lose="2")

    assert (said("panels.price_lines.3", each="4"), lost) == price_lines(0, 4, 2, payers=3)
    assert (said("panels.price_lines.6", chips="2"), lost) == price_lines(0, 2, 2, payers=1)


def test_the_book_opens_at_the_place_of_the_question():
    """F1 leads to the bids, to trump and call, and to the result."""
    auction, playing = game(""), game("1 solo_couleur  2 pass  3 pass  4 pass")
    assert Topic.GERMAN_SOLO is topic_of(GAME, auction.asked)
    found = {paragraph_of(GAME, deal.seen_by(1), deal.asked) for deal in (auction, playing)}
    assert {"1.6", "20.4"} == found
    assert {Topic.GERMAN_SOLO} == {page_with(number, GAME) for number in found}
