"""L'Hombre at the table: whole deals, the duel, the choice of a game, a nolo, an open hand, and no pool."""

from __future__ import annotations

import pytest
from conftest import STILL
from dialect import Deal, dealt
from person import KeyUser, MouseUser, Person
from wording import said

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Card,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Question,
    Rank,
    Result,
    Say,
    Seat,
    Session,
    TrumpRequest,
    Word,
    ruleset,
)
from ombre_desktop.engine.shuffle import FirstDealer, chance
from ombre_desktop.storage.display_options import Deck, TableWords
from ombre_desktop.storage.documents import DrawDocument
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.score_rows import reckoning_at_table
from ombre_desktop.ui.features.rule_book.topic import page_with, paragraph_of
from ombre_desktop.ui.model.game_to_begin import USUAL_COMPANY
from ombre_desktop.ui.model.sitting import HUMAN, Company, Sitting
from ombre_desktop.ui.panels.ladder import trumps_shown
from ombre_desktop.ui.panels.suit_order import suit_shown
from ombre_desktop.ui.shell.app import App
from ombre_desktop.ui.table.seat_facts import seat_facts
from ombre_desktop.ui.texts.calls import ending_words
from ombre_desktop.ui.texts.company import Company as Names
from ombre_desktop.ui.texts.draw import dealer_told, draw_rule
from ombre_desktop.ui.texts.old_words import manner_in

FOUR = {"ruleset": "lhombre", "seats": 4, "opponents": USUAL_COMPANY[:3]}
THREE = {"ruleset": "lhombre", "seats": 3, "opponents": USUAL_COMPANY[:2]}
NAMES = ("You", "Ana", "Bo", "Cid")
PORTRAITS = ("viajero", "hilario", "ines", "baltasar")
STRONG = "1 SA CA H7 HA HK HQ SK D2 D3; 2 SQ SJ S7 S6 C2 C3 C4 D4 D5; 3 DK DQ H2 H3 S2 S3 C5 C6 C7"
"""The person is forehand, with both black aces and six sure trumps in hearts."""
GAPPED = STRONG.replace("1 SA", "1 SQ").replace("2 SQ", "2 SA")
"""The same hand without spadille, which an opponent holds, so that nothing is certain."""
LOW = "1 SA S2 S3 CA C2 C3 H7 D7 D6; 2 SK SQ CK CQ HK HQ DK DQ S4; 3 SJ S7 CJ C7 HJ HA DJ DA C4"
"""The person is forehand, with the lowest cards of every suit."""


def three(calls: str = "", hands: str = STRONG, house: str = "", pool: int = 0) -> Deal:
    """Return a deal of three after these *calls*; seat 3 deals, and the person is forehand."""
    return dealt("lhombre", hands, seats=3, dealer=3, pool=pool, house=house).does(calls)


def shown(seated, deal: Deal) -> App:
    """Return the table with *deal* on it."""
    state = deal.state
    session = Session.begin(state.ruleset, state.dealer).with_antes()
    count = state.seats
    people = Company(NAMES[:count], (HUMAN, *("textbook",) * (count - 1)), PORTRAITS[:count])
    app = seated(None)
    app.resume(Sitting("0" * 32, people, session, 12, state=state, staked=session))
    app.desk.wait_until_painted()
    return app


def texts(app: App) -> tuple[str, ...]:
    """Return the names of the buttons of the panel, for a screen reader."""
    assert app.desk.dock.panel is not None
    return tuple(button.accessibleName() for button in app.desk.dock.panel.buttons)


def check_chips(person: Person) -> None:
    """Check that every deal is recorded, that no chip is missing, and that none lies in a pool."""
    sitting = person.controller.sitting
    assert len(sitting.rows) == sitting.session.deals
    assert (0, 0) == (sum(sitting.session.chips), sitting.session.pool)


def test_nothing_is_said_of_a_pool(seated):
    """There is no dish on the table, none is read out, and the score sheet has no column for it."""
    app = shown(seated, three())
    sitting = app.controller.sitting

    assert not app.desk.scene.brush.layout.has_pool
    assert app.desk.scene.centre.pool.pixmap().isNull()
    assert not reckoning_at_table(sitting, STILL).has_pool
    assert not any("pool" in name.lower() for name in texts(app))


def test_a_tariff_with_a_pool_shows_it(seated):
    """By the tariff Pott everybody has filled it with four."""
    app = shown(seated, three(house="tariff=pott", pool=12))

    assert app.desk.scene.brush.layout.has_pool
    assert any(said("tariffs._most.2", won=1) in name for name in texts(app))


def test_no_old_words_of_other_lands_are_said():
    """A Danish table has words of its own, so those handed down in Spain and France are not used."""
    assert TableWords.PLAIN is manner_in("lhombre", TableWords.OLD)
    assert TableWords.OLD is manner_in("renegado", TableWords.OLD)
    assert said("lhombre.ENDINGS.VOLE") == ending_words(Result.VOLE, Deck.FRENCH, TableWords.PLAIN, "lhombre")


def test_a_bid_tells_its_tariff(seated):
    """The winnings are from each opponent, and a tie and a loss have their own prices."""
    app = shown(seated, three())
    spil = next(name for name in texts(app) if name.startswith("Spil"))
    nolo = next(name for name in texts(app) if name.startswith("Ren nolo"))

    assert "Win: 1 from each. Lose: 1, badly: 2" in spil
    assert "No trick: 4 from each. 1 trick: 4, more: 5" in nolo


def test_an_equal_bid_holds_though_it_is_another_game(seated):
    """Tourné may be held with itself or with købe-nolo, because the person speaks first."""
    app = shown(seated, three("1 spil  2 tourne"))
    asked = app.controller.request
    assert isinstance(asked, CallRequest)

    told = dict(zip(asked.calls, app.desk.dock.panel.buttons[: len(asked.calls)], strict=True))
    both = [told[Bid("tourne")], told[Bid("kobe_nolo")]]

    assert [True, True] == [button.accessibleName().startswith("Hold") for button in both]
    assert said("calls.bid_note.1") in both[1].accessibleDescription()
    assert said("calls.bid_note.0") in both[0].accessibleDescription()


@pytest.mark.parametrize(("way", "game"), [(MouseUser, "kobe_nolo"), (KeyUser, "respekt")])
def test_the_winner_with_spil_may_choose_another_game(seated, qtbot, way, game):
    """The games stand beside the suits, and the log tells which was chosen."""
    app = shown(seated, three("1 spil  2 pass  3 pass"))
    person = way(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, TrumpRequest)
    assert ("tourne", "kobe_nolo", "respekt") == request.games

    person.say(request, Bid(game))
    qtbot.waitUntil(lambda: isinstance(person.asked, ExchangeRequest))

    name = said(f"lhombre.CONTRACTS.{game}")
    assert said("lhombre.CHOOSES.0", contract=name) in app.desk.dock.standing.log.lines


def test_a_nolo_shows_no_trumps_but_the_order_of_the_suit(seated, qtbot):
    """The black ace is the lowest of its suit, and the corner says what is to be done."""
    app = shown(seated, three("1 ren_nolo  2 pass  3 pass  1 S3  2 S4  3 SJ  3 S7", LOW))
    MouseUser(app, qtbot).wait_for_turn()
    now = app.desk.situation

    assert () == trumps_shown(now)
    assert [Rank.ACE, Rank.TWO] == [rung.card.rank for rung in suit_shown(now)][:-3:-1]
    price = said("tariffs.price_row.3", won=4, tied=4, lost=5)
    assert (said("tariffs.price_row.0"), price) == app.desk.dock.standing.contract._rows[0]


def test_an_open_hand_is_seen_by_all(seated, qtbot):
    """After the first lead the cards of the Ombre lie open."""
    hands = LOW.replace("1 ", "9 ").replace("2 SK", "1 SK").replace("9 ", "2 ")
    app = shown(seated, three("1 pass  2 ouvert  3 pass", hands))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, PlayRequest)
    assert not app.desk.situation.picture.lies_open(1)

    person.play(request.cards[0])
    qtbot.waitUntil(lambda: app.desk.situation.picture.lies_open(1))

    swords = ("three", "two", "ace")
    cards = ", ".join(f"the {rank} of swords" for rank in swords)
    opened = said("lhombre.LAYS_OPEN.1", name="Ana", cards=cards).rstrip(".")
    assert any(line.startswith(opened) for line in app.desk.dock.standing.log.lines)
    held = [sprite.card for sprite in app.desk.scene.arrangement.sprites if 220 <= sprite.z < 240]
    left = app.desk.situation.picture.hands[1]  # the Ombre may have played one of the swords by now
    assert [card for rank in "32A" if (card := Card.parse(f"S{rank}")) in left] == held[: len(left) - 6]


@pytest.mark.parametrize("word", [Word.THROW_IN, Word.PLAY])
def test_a_hand_is_thrown_in_or_played(seated, qtbot, word):
    """The question follows the exchange; an Ombre who plays on says nothing."""
    app = shown(seated, three("1 spil  2 pass  3 pass  1 H  1 D2 D3", GAPPED))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, ChoiceRequest)
    assert Question.THROW_IN is request.question

    person.say(request, Say(word))
    if word is Word.PLAY:
        qtbot.waitUntil(lambda: person.asked is not None)
        assert Say(Word.PLAY) not in app.desk.situation.picture.said
    person.play_deal()

    check_chips(person)


def test_nobody_is_asked_to_throw_in_a_hand_that_is_won(seated, qtbot):
    """With five tricks that cannot be lost, the defenders buy at once."""
    app = shown(seated, three("1 spil  2 pass  3 pass  1 H"))
    person = MouseUser(app, qtbot)
    asked = person.wait_for_turn()

    person.answer(asked)
    person.wait_for_turn()

    assert isinstance(person.asked, PlayRequest)


@pytest.mark.parametrize("word", [Word.CLAIM, Word.VOLE])
def test_five_tricks_are_claimed_or_become_tout(seated, qtbot, word):
    """The question and its answers speak of tout."""
    bought = "1 spil  2 pass  3 pass  1 H  1 D2 D3  1 play  2 -  3 -"
    tricks = "1 SA 2 SQ 3 H2  1 H7 2 SJ 3 H3  1 CA 2 S7 3 S2  1 HA 2 S6 3 S3  1 HK 2 C2 3 C5"
    app = shown(seated, three(f"{bought}  {tricks}"))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()
    assert isinstance(request, ChoiceRequest)
    assert said("lhombre.QUESTIONS.CLAIM_OR_VOLE") == app.desk.dock.panel.accessibleName()

    person.say(request, Say(word))
    person.play_deal()

    check_chips(person)


def test_the_book_opens_at_the_rule_for_the_question():
    """F1 leads to the paragraph about what is asked, on the page of the game."""
    deals = {
        "21.3": three(),
        "21.6": three("1 spil  2 pass  3 pass"),
        "21.7": three("1 spil  2 pass  3 pass  1 H"),
        "21.8": three("1 spil  2 pass  3 pass  1 H  1 D2 D3"),
        "20.2": three("1 ren_nolo  2 pass  3 pass"),
        "": three("1 solo  2 pass  3 pass  1 H  2 -  3 -"),
    }

    found = {paragraph_of("lhombre", deal.seen_by(1), deal.asked): deal for deal in deals.values()}

    assert deals == found
    assert {Topic.LHOMBRE} == {page_with(rule, "lhombre") for rule in deals if rule}


@pytest.mark.parametrize(("seats", "deck", "card"), [(4, Deck.SPANISH, "swords"), (3, Deck.FRENCH, "spades")])
def test_lhombre_says_that_spades_deals(seats, deck, card):
    """Also where an old save knew no more than that cards were drawn (rule 21.1)."""
    game = ruleset("lhombre", seats=seats)
    kept = DrawDocument.of(game.draw(game.ring(Seat(0)), chance("spades")))

    draw = kept.draw_in(game)

    king = f"the king of {card}"
    assert FirstDealer.HIGH_CARD is kept.rule
    assert said("draw._RULES.FIRST_OF_EACH_SUIT", card=king) == draw_rule(draw, deck)
    assert dealer_told(draw, Names(NAMES[:seats], None), deck).startswith(f"The king of {card} falls to ")


def test_a_nolo_is_played_by_two(seated, qtbot):
    """The person plays the Ombre's ren nolo too; both plates say so, and each game is settled."""
    hands = "1 S2 S3 CA C2 C3 H7 D7 D6 H6; 2 SA S4 S5 C4 C5 H5 H4 D5 D4; 3 SK CK HK DK SQ CQ HQ DQ SJ"
    app = shown(seated, three("1 pass  2 ren_nolo  3 pass", hands, "nolos=several"))
    person = MouseUser(app, qtbot)
    request = person.wait_for_turn()

    assert isinstance(request, CallRequest)
    assert said("requests._join_line", contract="ren nolo") == app.desk.dock.panel.question.words
    person.say(request, Bid("ren_nolo"))
    person.wait_for_turn()
    picture, sitting = app.desk.situation.picture, app.controller.sitting
    roles = [seat_facts(picture, Seat(seat), sitting, Deck.FRENCH).role for seat in (0, 1)]
    assert [said("seats.role_line", contract="ren nolo")] * 2 == roles
    person.play_deal()

    check_chips(person)
    settlement = app.controller.sitting.state.settlement
    assert [Seat(1), Seat(0)] == [verdict.seat for verdict in settlement.outcome.verdicts]
