"""The façade of a deal, and the texts and refusals of its parts."""

import pytest
from dialect import action, dealt, one, playing, seat, settled

from ombre_desktop.engine import (
    CallCard,
    CardRequest,
    Chips,
    Contract,
    Discard,
    IllegalAction,
    NameTrump,
    OmbreError,
    PlayCard,
    Reason,
    Refusal,
    Role,
    Say,
    Suit,
    TrumpRequest,
    Word,
    all_ruleset_names,
    apply,
    losses,
    price,
    request,
    ruleset,
    ruleset_names,
)
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.flaws import Flaw, FlawKind, RecordError
from ombre_desktop.engine.phases.asking import not_asked
from ombre_desktop.engine.phases.trump import NameTrumpPhase
from ombre_desktop.engine.phases.vole import ClaimOrVole
from ombre_desktop.engine.variants import variant
from ombre_desktop.engine.variants.parts.rule_groups import TableRules


def test_an_unlawful_action_is_not_carried_out():
    """It raises an error that carries the refusal."""
    state = dealt().does("1 vuelta").state

    with pytest.raises(IllegalAction, match="bid_too_low") as raised:
        apply(state, action(state, "entrada"))

    assert Reason.BID_TOO_LOW is raised.value.refusal.reason
    assert isinstance(raised.value, OmbreError)


def test_a_step_changes_nothing():
    """The earlier state is unchanged, because undo needs it."""
    before = dealt().state
    asked = request(before)

    apply(before, Say(Word.PASS))

    assert asked == request(before)
    assert () == before.history


def test_a_deal_in_progress_has_no_settlement():
    """The deal is not over either."""
    state = dealt().state

    assert state.settlement is None
    assert not state.is_over
    assert settled("entrada", "XOOXOOYXO").state.is_over


def test_a_view_gives_hand_and_role():
    """The hand and role are those of the seat whose view it is."""
    deal = playing("renegado", trump="H", hands="1 H4 S2; 2 CA DK; 3 HQ S3")

    assert deal.state.hands[1] == deal.seen_by(2).hand
    assert Role.DEFENDER is deal.seen_by(2).role
    assert deal.state.hands[0] == deal.seen_by(1).hand
    assert Role.OMBRE is deal.seen_by(1).role


def test_who_is_not_of_the_ring_rests():
    """A game may leave a seat out of the deal."""
    state = dealt().state

    assert Role.RESTING is state._replace(ring=state.ring[:2]).role(state.ring[2])


def test_a_suit_that_is_not_offered_is_refused():
    """A game may bar a suit from being named."""
    state = dealt().does("1 solo  2 pass  3 pass").state
    naming = NameTrumpPhase((Suit.SPADES, Suit.CLUBS))

    why = naming.refusal(state, NameTrump(Suit.HEARTS))

    assert Refusal(Reason.SUIT_NOT_OFFERED, "1.7", suit=Suit.HEARTS) == why
    assert TrumpRequest(state.ombre, (Suit.SPADES, Suit.CLUBS)) == naming.request(state)


def test_a_word_that_belongs_to_another_is_left_to_it():
    """A claim does not answer the question of a surrender."""
    state = playing("renegado", trump="H", hands="1 H4; 2 CA; 3 HQ").state

    assert ClaimOrVole().say(state, seat(1), Word.SURRENDER) is None


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (Say(Word.TAKE_OVER), "takeover"),
        (NameTrump(Suit.DIAMONDS), "D"),
        (CallCard(one("SK")), "call SK"),
        (Discard(cards("S7 C6")), "S7 C6"),
        (Discard(()), "-"),
        (PlayCard(one("HQ")), "HQ"),
        (PlayCard(one("HQ"), gano=True), "HQ!"),
    ],
)
def test_actions_are_written_as_in_records(said, text):
    """The text of an action leaves out its seat."""
    assert text == str(said)


def test_a_request_to_call_a_card_lists_the_calls():
    """The request lists one call for each card that may be called."""
    asked = CardRequest(seat(1), cards("SK HK"))

    assert (CallCard(one("SK")), CallCard(one("HK"))) == asked.actions


@pytest.mark.parametrize(
    ("refusal", "text"),
    [
        (not_asked("1.6"), "not_asked (rule 1.6)"),
        (Refusal(Reason.TOO_MANY, "1.8", number=4), "too_many (rule 1.8): 4"),
        (
            Refusal(Reason.MATADOR_FORCED, "1.9", suit=Suit.HEARTS, led=one("SA"), cards=cards("CA")),
            "matador_forced (rule 1.9): CA SA H",
        ),
        (Refusal(Reason.BID_TOO_LOW, "1.6", name="solo"), "bid_too_low (rule 1.6): solo"),
    ],
)
def test_a_refusal_says_why(refusal, text):
    """The refusal has the reason, the paragraph and the values for the sentence."""
    assert text == str(refusal)


@pytest.mark.parametrize(
    ("flaw", "text"),
    [
        (Flaw(1, 2, FlawKind.NO_RECORD), "line 1, column 2: no record here"),
        (
            Flaw(3, 4, FlawKind.BAD_CARD, "S8", expected="a card", rule="1.1"),
            "line 3, column 4: 'S8': not a card (rule 1.1); expected: a card",
        ),
        (
            Flaw(5, 6, FlawKind.ILLEGAL, "D2", refusal=not_asked("1.9")),
            "line 5, column 6: 'D2': refused: not_asked (rule 1.9)",
        ),
        (
            Flaw(1, 2, FlawKind.BAD_CARD, "S7\u00a0\x07"),
            "line 1, column 2: 'S7\\xa0\\x07': not a card (no-break space, u+0007)",
        ),
    ],
)
def test_a_flaw_says_where_and_what(flaw, text):
    """A flaw reads like a message in a list of errors, and the record's error joins all of them."""
    assert text == str(flaw)
    assert f"{text}; {text}" == str(RecordError((flaw, flaw)))


def test_games_are_found_by_name():
    """The main game comes first, and the refusal of an unknown name lists the known ones."""
    names = "renegado french pokerwiner two_handed four_handed five_handed homme_auvergne quadrille lhombre"
    names += " tresillo rocambor zanga zanga_malaga tritrille german_solo"

    assert tuple(names.split()) == ruleset_names()
    assert ruleset_names() == all_ruleset_names()[: len(ruleset_names())]
    with pytest.raises(SettingError, match="unknown ruleset 'whist'; there are: renegado") as raised:
        variant("whist")
    assert all_ruleset_names() == raised.value.known


def test_rulesets_are_equal_by_name_house_and_seats():
    """Two rulesets are equal no matter how they were made."""
    assert ruleset("renegado") == ruleset("renegado", "takeover=literal")
    assert hash(ruleset("renegado")) == hash(ruleset("renegado", "takeover=literal"))
    assert ruleset("renegado") != ruleset("renegado", "takeover=spanish")
    assert ruleset("homme_auvergne", seats=3) != ruleset("homme_auvergne", seats=4)
    assert ruleset("renegado") != "renegado"


def test_house_rules_may_start_from_another_standard():
    """A profile's own defaults hold where the text is silent."""
    standard = TableRules.parse("estuches=off")

    rules = TableRules.parse("takeover=spanish", standard)

    assert "takeover=spanish" == rules.differences(standard)
    assert "takeover=spanish estuches=off" == rules.differences(TableRules())


def test_rules_of_few_groups_are_widened_by_what_is_usual():
    """Two players agree on no order of defenders, so the exchange has the usual one."""
    narrow = variant("two_handed").standard.parse("talon_rest=face_up removed_suit=D")

    wide = narrow.within(TableRules)

    assert "talon_rest=face_up" == wide.differences(TableRules())


def test_a_contract_is_named_in_full():
    """The name leaves out the contract's phases."""
    assert "Contract('entrada')" == repr(Contract("entrada", 1, Chips(5), ()))


@pytest.mark.parametrize(
    ("house", "contract", "prices"),
    [
        ("", "entrada", (8, 5, 23)),
        ("", "solo", (8, 15, 23)),
        ("loss_base=by_bid", "vuelta", (8, 7, 29)),
        ("takeover=spanish puesta_heads=opponents", "vuelta", (8, 7, 18)),
    ],
)
def test_1_13_the_price_of_a_bid(house, contract, prices):
    """A win brings the pool and a payment from each, and a loss costs the bare amount."""
    state = dealt(house=house, pool=8).state
    row = state.ruleset.contract(contract)

    found = price(state, row)

    assert prices == (found.pool, found.from_each, found.lost)
    assert found == price(dealt(house=house, pool=8).seen_by(2), row)


@pytest.mark.parametrize(
    ("name", "house", "lost"),
    [
        ("renegado", "", {"entrada": 15, "vuelta": 15, "solo": 15}),
        ("renegado", "ante=each_2", {"entrada": 6, "vuelta": 6, "solo": 6}),
        ("renegado", "puesta_heads=opponents", {"entrada": 10, "vuelta": 10, "solo": 10}),
        ("renegado", "loss_base=by_bid ante=each_2", {"entrada": 15, "vuelta": 21, "solo": 45}),
        ("pokerwiner", "ante=each_3", {"play": 9, "no_exchange": 9}),
        ("two_handed", "", {"entrada": 10, "vuelta": 10, "solo": 10}),
        ("four_handed", "", {"entrada": 20, "vuelta": 20, "solo": 20, "talon": 20}),
        ("french", "", {"play": 0, "sans_prendre": 0, "vole": 0}),
        ("homme_auvergne", "", {}),
    ],
)
def test_1_13_what_a_loss_costs_besides_the_pool(name, house, lost):
    """A loss costs the same for every head that counts by the house rules."""
    assert lost == losses(ruleset(name, house))


def test_3_12_points_have_no_price():
    """The Man plays for a point and not for chips."""
    state = dealt("homme_auvergne", pool=0).state

    assert price(state, state.ruleset.contracts[0]) is None
    assert state.ruleset.contract("entrada") is None
