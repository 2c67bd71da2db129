"""
Five at the table, 3.11: stakes, auction, the called king, and what each seat knows of the others' sides.
"""

from collections import Counter
from random import Random

import pytest
from auctions import complete_auctions
from chance import SEEDS, played, rulesets
from dialect import Deal, auction, cards, dealt, one, seat
from hypothesis import given
from sides import asked, sided, solo

from ombre_desktop.engine import (
    CardRequest,
    DealState,
    PlayRequest,
    Reason,
    Role,
    Ruleset,
    Seat,
    SeatView,
    Session,
    is_decided,
    ruleset,
    view,
)
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.events import (
    AllPassed,
    AllyKnown,
    BidMade,
    CardCalled,
    CardPlayed,
    Dealt,
    NobodyToCall,
    OmbreMade,
    TrickTaken,
)
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.shuffle import chance
from ombre_desktop.engine.shuffle import dealt as dealt_in_packets
from ombre_desktop.engine.variants.five_handed import STANDARD

HANDS = "1 SA CA HK HQ HJ DQ D2 C2; 2 SK S3 D4; 3 DK D3 H2; 4 CK; 5 DA"
"""The eldest has five trumps under hearts and lacks every callable king."""
THREE_KINGS = "1 SA HK HQ SK CK DK S3 C3; 2 SQ; 3 CQ; 4 DQ"
KINGS_AND_A_QUEEN = "1 SA HK SK CK DK SQ S3 C3; 3 CQ; 4 DQ"
KINGS_AND_QUEENS = "1 SA HK SK CK DK SQ CQ DQ"


def five(calls: str = "", house: str = "", hands: str = "") -> Deal:
    """Return a deal after these *calls*; seat 5 deals, seat 1 is eldest."""
    return auction(calls, name="five_handed", house=house, hands=hands, dealer=5, pool=15)


def calling(hands: str, trump: str = "H") -> Deal:
    """Return a deal in which the eldest has asked leave and named trump."""
    return five("ask pass pass pass pass", hands=hands).does(f"1 {trump}")


def role(deal: Deal, of: int, to: int) -> Role | None:
    """Return the role of the seat numbered *of*, as the one numbered *to* knows it."""
    return deal.seen_by(to).position.role(seat(of))


# Stakes and deal.


def test_fh_3_11_each_stakes_three():
    """Fifteen chips lie in the pool, so that thirds and fifths are whole."""
    sitting = Session.begin(ruleset("five_handed"), Seat(4)).with_antes()

    assert ((-3, -3, -3, -3, -3), 15) == (sitting.chips, sitting.pool)


def test_fh_3_11_the_deal_passes_to_the_right():
    """The first seat deals after the fifth."""
    after = Session.begin(ruleset("five_handed"), Seat(4)).with_antes().after(sided("ask", 5).settlement)

    assert 0 == after.dealer


def test_fh_3_11_eight_cards_each_by_fours_and_none_left():
    """Each in turn is dealt two packets of four, and there is no talon."""
    game = ruleset("five_handed")
    layout = dealt_in_packets(game.pack.cards, 5, game.ring(Seat(4)), game.packets)

    assert ((4, 4), ()) == (game.packets, layout.talon)
    assert frozenset(layout.hands[1]) == frozenset((*game.pack.cards[4:8], *game.pack.cards[24:28]))


def test_fh_3_11_each_sees_his_own_eight_alone():
    """Each sees eight cards, and thirty-two lie face down."""
    deal = five()
    event = deal.events[0].seen_by(seat(2))

    assert isinstance(event, Dealt)
    assert 32 == sum(card.text == "?" for hand in event.hands for card in hand)
    assert 0 == event.talon


@pytest.mark.parametrize("value", ["high_card", "black_ace", "random"])
def test_fh_a2_the_first_dealer_is_one_of_five(value):
    """Every draw finds one dealer, and over many draws each seat is found."""
    game = ruleset("five_handed", f"first_dealer={value}")
    found = {game.draw(game.ring(Seat(4)), chance(str(number))).dealer for number in range(80)}

    assert set(range(5)) == found


# The auction.


def test_fh_3_11_the_bids():
    """The bids are to ask leave and to play solo, and either may open."""
    assert "pass ask solo" == five().offers
    assert "pass solo" == five("ask").offers
    assert "pass" == five("solo").offers


def test_fh_3_11_exactly_thirty_one_auctions():
    """
    There are n² + n + 1 auctions for n seats: each seat may ask once, the fifth also by passing, and may
    play solo in five ways.
    """
    ends = Counter(whole[-2:] for whole in complete_auctions("five_handed"))

    assert {
        **{(who, "ask"): 1 for who in "1245"},
        ("3", "ask"): 2,
        **{(who, "solo"): 5 for who in "12345"},
    } == ends
    assert 31 == ends.total()


@pytest.mark.parametrize(
    ("house", "auctions"),
    [
        ("equal_bid=any_lower", 31),
        ("equal_bid=none", 21),
        ("cinquillo_fifth=redeal", 31),
        ("cinquillo_fifth=may_solo", 30),
        ("auction_order=duel", 31),
    ],
)
def test_fh_3_11_number_of_auctions_under_house_rules(house, auctions):
    """There are ten fewer auctions without a hold, and one fewer where the fifth may not ask."""
    assert auctions == len(complete_auctions("five_handed", house))


@pytest.mark.parametrize(
    ("calls", "ombre"),
    [
        ("ask pass pass pass pass", "1 ask"),
        ("pass pass ask pass pass", "3 ask"),
        ("pass pass pass pass solo", "5 solo"),
        ("ask pass solo pass pass pass", "3 solo"),
        ("ask pass solo pass pass solo pass", "1 solo"),
        ("pass ask pass pass solo solo pass", "2 solo"),
    ],
)
def test_fh_3_11_worked_auctions(calls, ombre):
    """Elder hand keeps the game by playing solo."""
    state = five(calls).state

    assert state.ombre is not None
    assert state.contract is not None
    assert ombre == f"{state.ombre + 1} {state.contract.name}"


def test_fh_3_11_only_the_elder_holds():
    """The first to ask may answer a solo with another; that is a hold."""
    deal = five("ask pass solo pass pass solo")

    assert [False, False, True] == [event.holds for event in deal.events if isinstance(event, BidMade)]


def test_fh_a5_without_equal_bids_a_solo_stands():
    """Without equal bids, the elder may only pass against a solo."""
    assert "pass" == five("ask pass solo pass pass", "equal_bid=none").offers


def test_fh_a7_in_a_duel_two_settle_it_first():
    """The second passes, then the eldest bids against the third."""
    deal = five("ask solo", "auction_order=duel")

    assert 1 == deal.turn
    assert 3 == deal.does("1 solo  2 pass").turn


@pytest.mark.parametrize("bid", ["entrada", "sans_prendre", "vuelta"])
def test_fh_3_11_bids_of_other_games_are_refused(bid):
    """The bids of other games are refused as unknown at this table."""
    assert Reason.NO_SUCH_BID is five().refusal(bid).reason


# When four have passed.


def test_fh_2_1_the_dealer_may_pass_fifth_and_then_plays_with_a_call():
    """When all have passed, the dealer is Ombre as if they had asked leave."""
    deal = five("pass pass pass pass pass", hands="5 SA CA")

    assert [AllPassed(), OmbreMade(seat(5), "ask")] == list(deal.events[-2:])
    assert (5, "S C H D") == (deal.turn, deal.offers)
    assert isinstance(deal.does("5 H").asked, CardRequest)


def test_fh_2_1_the_dealer_may_bid_for_himself():
    """The dealer need not pass."""
    assert "pass ask solo" == five("pass pass pass pass").offers


def test_fh_3_11_redeal_the_cards_are_dealt_again():
    """Nobody pays; the pool stays, and each player stakes again."""
    deal = five("pass pass pass pass pass", "cinquillo_fifth=redeal")

    assert ("passed_out", (0,) * 5, 15) == (deal.result, deal.net, deal.pool)
    after = Session.begin(deal.state.ruleset, seat(5)).with_antes().after(deal.settlement)
    assert 30 == after.with_antes().pool


def test_fh_3_11_may_solo_the_fifth_plays_solo_or_not_at_all():
    """The fifth cannot ask, and after their pass nobody plays: our reading of the sources' "may"."""
    deal = five("pass pass pass pass", "cinquillo_fifth=may_solo")

    refused = deal.refusal("ask")
    assert "pass solo" == deal.offers
    assert (Reason.LAST_PLAYS_ALONE, "3.11", "solo") == (refused.reason, refused.rule, refused.name)
    assert "passed_out" == deal.does("5 pass").result
    assert seat(5) == deal.does("5 solo").state.ombre


def test_fh_3_11_may_solo_binds_the_fifth_alone():
    """Any seat may ask until four have passed."""
    assert "pass ask solo" == five("pass pass pass", "cinquillo_fifth=may_solo").offers
    assert Reason.BID_TOO_LOW is five("pass pass pass solo", "cinquillo_fifth=may_solo").refusal("ask").reason


# Trump and the called card.


def test_fh_3_11_the_ombre_names_trump_and_then_calls():
    """The Ombre names any suit, then calls a king that is neither a trump nor in the hand."""
    deal = five("ask pass pass pass pass", hands=HANDS)

    assert (1, "S C H D") == (deal.turn, deal.offers)
    assert (1, "call SK call CK call DK") == (deal.does("1 H").turn, deal.does("1 H").offers)


def test_fh_3_11_a_solo_calls_nobody():
    """Once the solo player has named trump, the eldest leads."""
    deal = five("pass solo pass pass pass", hands=HANDS).does("2 S")

    assert isinstance(deal.asked, PlayRequest)
    assert 1 == deal.turn
    assert deal.state.called is None


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("call HK", Reason.CARD_HELD),
        ("call DQ", Reason.CARD_HELD),
        ("call SQ", Reason.CARD_NOT_CALLABLE),
        ("call H2", Reason.CARD_NOT_CALLABLE),
        ("call ?", Reason.CARD_NOT_CALLABLE),
        ("pass", Reason.NOT_ASKED),
        ("H", Reason.NOT_ASKED),
    ],
)
def test_fh_3_11_what_may_not_be_called(said, reason):
    """The Ombre may not call a card of the hand, the trump king, or a queen while a king can be called."""
    refused = calling(HANDS).refusal(said)

    assert (reason, "3.11") == (refused.reason, refused.rule)


def test_fh_3_11_a_refused_call_names_what_may_be_called():
    """The refusal lists the callable cards, so that the table can show them."""
    assert cards("SK CK DK") == frozenset(calling(HANDS).refusal("call SQ").cards)


def test_fh_2_1_holding_the_three_kings_he_must_call_a_queen():
    """The Ombre calls a queen of a plain suit that is not in the hand."""
    assert "call SQ call CQ call DQ" == calling(THREE_KINGS).offers
    assert "call CQ call DQ" == calling(KINGS_AND_A_QUEEN).offers


def test_fh_2_1_the_trump_king_does_not_count():
    """An Ombre who lacks the trump king but holds the three others must call a queen."""
    assert "call CQ call HQ call DQ" == calling("1 HK CK DK SA S3 S4 S5 S6", "S").offers


def test_fh_3_11_holding_those_too_he_plays_alone():
    """Nothing is asked of the Ombre, and the kings and queens in the hand are shown to the table."""
    deal = calling(KINGS_AND_QUEENS)

    shown = NobodyToCall(seat(1), tuple(map(one, ["SK", "CK", "DK", "SQ", "CQ", "DQ"])))
    assert shown in deal.events
    assert isinstance(deal.asked, PlayRequest)
    assert Role.DEFENDER is role(deal, 3, 2)
    assert cards("SK CK DK SQ CQ DQ") == frozenset(deal.seen_by(2).position.hands[0]) - cards("?")


def test_fh_3_11_everybody_hears_the_call():
    """Everybody hears which card was called, but not who holds it."""
    event = calling(HANDS).does("1 call DK").events[-2]

    assert CardCalled(seat(1), one("DK")) == event
    assert all(event == event.seen_by(seat(number)) for number in range(1, 6))


# Who knows which side a seat is on.


def test_fh_3_11_before_the_call_nobody_has_a_side():
    """Only the Ombre has a role before the call; once a solo is settled, the four others are defenders."""
    deal = calling(HANDS)

    assert [Role.OMBRE, None, None] == [role(deal, of, 1) for of in (1, 2, 3)]
    assert Role.DEFENDER is role(solo(HANDS), 2, 1)


def test_fh_3_11_the_holder_of_the_king_knows_that_he_is_the_ally():
    """Nobody else knows it, and the holder says nothing."""
    deal = asked(HANDS)

    assert Role.ALLY is deal.seen_by(3).role
    assert [Role.OMBRE, *[Role.DEFENDER] * 3] == [deal.seen_by(number).role for number in (1, 2, 4, 5)]


@pytest.mark.parametrize("to", [1, 2, 4, 5])
def test_fh_3_11_nobody_else_knows_until_it_falls(to):
    """
    Not even the Ombre knows the ally, and a seat without the king knows only that it is not the ally
    itself.
    """
    deal = asked(HANDS)

    assert deal.seen_by(to).position.ally is None
    assert [None] * len(unknown(to)) == [role(deal, of, to) for of in unknown(to)]


def unknown(to: int) -> list[int]:
    """Return the seats of which the one numbered *to* cannot know the side."""
    return [of for of in (2, 3, 4, 5) if of != to]


def test_fh_3_11_the_ally_knows_both_sides():
    """The ally knows that every seat other than the Ombre and itself is a defender."""
    assert [Role.DEFENDER] * 3 == [role(asked(HANDS), of, 3) for of in (2, 4, 5)]


@pytest.mark.parametrize("to", [1, 2, 3, 4, 5])
def test_fh_3_11_once_it_falls_all_know(to):
    """Everybody knows the ally as soon as the king lies on the table, in the middle of the trick."""
    deal = asked(HANDS).play("1 D2 D4 DK")

    assert [Role.OMBRE, Role.DEFENDER, Role.ALLY, Role.DEFENDER, Role.DEFENDER] == [
        role(deal, of, to) for of in (1, 2, 3, 4, 5)
    ]


def test_fh_3_11_the_fall_is_an_event():
    """The event comes between the card and the end of the trick."""
    deal = asked("1 D2; 2 D4; 3 DK; 4 D5; 5 DA", full=False).play("1 D2 D4 DK")

    assert [CardPlayed(seat(3), one("DK")), AllyKnown(seat(3), one("DK"))] == list(deal.events[-2:])
    done = deal.does("4 D5  5 DA")
    assert 1 == sum(isinstance(event, AllyKnown) for event in done.events)


def test_fh_3_11_it_may_fall_last_to_the_trick():
    """If the king is the last card of the trick, everybody hears of the ally before the trick is taken."""
    deal = asked("1 D2; 2 D4; 3 D5; 4 DA; 5 DK", full=False).play("1 D2 D4 D5 DA DK")
    kinds = [type(event) for event in deal.events]

    assert kinds.index(AllyKnown) + 1 == kinds.index(TrickTaken)


def test_fh_3_11_the_ally_is_known_for_good():
    """The ally is still known in later tricks."""
    deal = asked("1 D2 H2; 2 D4 H3; 3 DK H4; 4 D5 H5; 5 DA H6", full=False).play("1 D2 D4 DK D5 DA")

    assert (seat(3), seat(3)) == (deal.state.ally, deal.seen_by(2).position.ally)


@given(rulesets("five_handed"), SEEDS)
def test_fh_3_11_swap_the_called_card_may_lie_with_any_hidden_seat(game: Ruleset, seed: int):
    """A seat's view stays exactly the same if the called card moves to another seat not seen to lack it."""
    rng = Random(seed)
    for step in played(game, rng):
        state = step.state
        if state.called is None or state.is_over or _has_fallen(state):
            continue
        holder = state.ally
        assert holder is not None
        for looks in map(Seat, range(5)):
            others = [other for other in state.ring if other not in (looks, holder)]
            if looks != holder:
                assert view(state, looks) == _as_if_held_by(state, rng.choice(others), looks)


def _has_fallen(state: DealState) -> bool:
    return state.playing is not None and all(state.called not in hand for hand in state.hands)


def _as_if_held_by(state: DealState, other: Seat, looks: Seat) -> SeatView:
    """
    Return the view of *looks* had the called card changed places with a card still in the hand of *other*.
    """
    called, holder = state.called, state.ally
    assert called is not None
    assert holder is not None
    if not state.hands[other]:
        return view(state, looks)
    given = state.hands[other][0]
    swap = {called: given, given: called}

    def changed(hands: tuple[tuple[object, ...], ...]) -> tuple[tuple[object, ...], ...]:
        return tuple(tuple(swap.get(card, card) for card in hand) for hand in hands)  # type: ignore[call-overload]

    layout = Layout(changed(state.layout.hands), ())  # type: ignore[arg-type]
    return view(state._replace(layout=layout, hands=changed(state.hands)), looks)  # type: ignore[arg-type]


def test_fh_3_11_a_view_does_not_decide_what_the_sides_decide():
    """
    Ombre and ally have taken five tricks, but a seat that does not know the ally cannot count them
    together.
    """
    state = _near_the_end()

    assert is_decided(state)
    assert not is_decided(view(state, Seat(1)))


def _near_the_end() -> DealState:
    """Return the first state of a composed deal that is decided though the king has not fallen."""
    for tricks in range(5, 8):
        for hands in ("1 HK HQ; 3 DK", "1 SA H7 HK HQ; 3 DK"):
            done = sided("ask", tricks, hands=hands)
            replay = _replayed(done)
            for state in replay:
                if state.playing and not _has_fallen(state) and is_decided(state):
                    return state
    raise AssertionError("one of them is")


def _replayed(done: Deal) -> list[DealState]:
    deal = dealt("five_handed", dealer=5, pool=15, hands=_layout(done))
    states = []
    for move in done.state.history:
        deal = deal.does(f"{move.seat + 1} {move.action}")
        states.append(deal.state)
    return states


def _layout(deal: Deal) -> str:
    hands = deal.state.layout.hands
    return "; ".join(f"{at + 1} {' '.join(map(str, hand))}" for at, hand in enumerate(hands))


# The play.


def test_fh_3_11_the_eldest_leads_whoever_is_ombre():
    """The eldest leads, and the others play in turn to the right."""
    deal = five("pass pass ask pass pass", hands="3 SA CA").does("3 H")
    deal = deal.does("3 call " + str(deal.asked.cards[0]))

    assert 1 == deal.turn


def test_fh_3_11_nothing_is_said_in_the_play():
    """There is no surrender, claim or vole, even after winning all of the first five tricks."""
    deal = asked("1 SA H7 CA HA HK HQ HJ H2; 3 DK")
    for card in ("SA", "H7", "CA", "HA", "HK"):
        assert () == deal.asked.words
        deal = deal.does(f"1 {card}")
        while deal.turn != 1:
            deal = deal.does(f"{deal.turn} {deal.asked.cards[0]}")

    assert (5, 1) == (deal.lying, deal.turn)
    assert isinstance(deal.asked, PlayRequest)
    assert Reason.NOT_ASKED is deal.refusal("surrender").reason


def test_fh_3_11_all_eight_tricks_are_played():
    """The play goes on when the result is already decided."""
    assert all(8 == sum(sided("ask", tricks).state.playing.won) for tricks in range(9))


@pytest.mark.parametrize(("value", "playable"), [("must_trump", "SA CA"), ("may_renege", "SA CA D3")])
def test_fh_a15_matadors_are_withheld_as_in_chapter_1(value, playable):
    """Manille is led, and basto and spadille are the only trumps of the second hand."""
    hands = "1 H7 DQ D2; 2 SA CA D3; 3 DK D4 D5; 4 C2 C3 C4; 5 S4 S5 S6"
    deal = asked(hands, house=f"renege_mixed={value}", full=False).play("1 H7")

    assert cards(playable) == deal.may_play(2)


def test_fh_1_9_the_order_of_cards_is_that_of_chapter_1():
    """The trumps begin with spadille, manille, basto and punto."""
    assert ranking_with_matadors is ruleset("five_handed").ranking


# Settings.


@pytest.mark.parametrize(
    ("key", "value"), [(each.key, value) for each in STANDARD.settings() for value in each.values]
)
def test_fh_7_every_value_is_read_and_written(key, value):
    """A record keeps what differs from the standard rules, and reading it gives the same game back."""
    game = ruleset("five_handed", f"{key}={value}")

    written = game.house.differences(STANDARD)
    assert written in ("", f"{key}={value}")
    assert game == ruleset("five_handed", written)


@pytest.mark.parametrize("key", ["surrender", "estuches", "primeras_against", "vole_bonus", "gano"])
def test_fh_7_what_does_not_exist_here_cannot_be_set(key):
    """There are no settings for an exchange, surrender, claim or vole."""
    with pytest.raises(SettingError):
        ruleset("five_handed", f"{key}=off")


def test_fh_7_stakes_of_three_are_the_profile():
    """A table may stake as it likes; three chips from each of the five is the standard."""
    assert "each_3" == next(each.default for each in STANDARD.settings() if each.key == "ante")
    dealer_pays = Session.begin(ruleset("five_handed", "ante=dealer_5"), seat(2)).with_antes()
    assert ((0, -5, 0, 0, 0), 5) == (dealer_pays.chips, dealer_pays.pool)


def test_fh_3_11_it_is_played_by_five():
    """The game takes exactly five players."""
    with pytest.raises(SettingError):
        ruleset("five_handed", seats=4)


def test_fh_3_11_solo_is_alone_against_four():
    """Every player other than the Ombre is a defender, and all of them know it."""
    deal = solo(HANDS)

    assert [Role.DEFENDER] * 4 == [role(deal, of, 1) for of in (2, 3, 4, 5)]
