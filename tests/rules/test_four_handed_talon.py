"""All three pass, 3.10 (b): the seat that sits out takes the talon and plays against the other three."""

import pytest
from composition import Pins, composed
from dialect import NO_ESTUCHES, Deal, Words, auction, cards, hands_text, play_rows

from ombre_desktop.engine import HIDDEN, Question, Reason, Role, is_decided
from ombre_desktop.engine.cards import Pack
from ombre_desktop.engine.events import AllPassed, Exchanged, OmbreMade, TalonTaken
from ombre_desktop.engine.notation import format_record, format_view, parse_record, parse_view, record_of

NINE = "SA H7 CA HA HK HQ DK DQ CK"
FOUR = "S2 S3 C4 C5"
THREE = Pins(ombre="SA H7 CA", lacks="HA")
LACKING_THREE = Pins(ombre="HA", lacks="SA H7 CA")
DEFENDERS = (2, 3, 0)
"""X, Y and Z: from the right of seat 2, who takes the talon; Z is the eldest and leads."""


def passed(house: str = "", **dealing: object) -> Deal:
    """Return a deal in which three have passed; seat 4 deals, and seat 2 sits out."""
    return auction("pass pass pass", name="four_handed", dealer=4, house=house, **dealing)


def in_hand(house: str = "") -> Deal:
    """Return a deal in which seat 2 has taken nine good cards and four poor ones."""
    return passed(house, talon=f"{FOUR} {NINE}")


def played(tricks: str, *, house: str = "", pool: int = 5, pins: Pins | None = None, says: str = "") -> Deal:
    """
    Make a deal in which seat 2 plays the talon, hearts trump; the *tricks* fall to it (O) and to X, Y and Z.
    """
    trump, rows = composed(tricks, pins or NO_ESTUCHES, leads="Z", parties=4)
    held = hands_text(DEFENDERS, [row[1:] for row in rows])
    nine = [row[0] for row in rows]
    dealt = {card for row in rows for card in row}
    four = [card for card in Pack.SPANISH.cards if card not in dealt]
    deal = passed(house, hands=held, talon=" ".join(map(str, nine + four)), pool=pool)
    deal = deal.does(f"2 {' '.join(map(str, four))}  2 {trump}")
    return play_rows(deal, tricks, (1, *DEFENDERS), rows, Words(says))


# Taking it.


def test_fh_3_10_he_takes_all_thirteen_cards():
    """
    All thirteen cards are in the sitter's hand, the talon is empty, and the sitter is Ombre against the
    three.
    """
    deal = in_hand()

    assert cards(f"{FOUR} {NINE}") == deal.hand(2)
    assert () == deal.state.talon
    assert (Role.OMBRE, [Role.DEFENDER] * 3) == (
        deal.state.role(1),
        [deal.state.role(at) for at in DEFENDERS],
    )


def test_fh_3_10_it_is_told_in_order():
    """The events tell that all have passed, then that the sitter takes the talon and is Ombre."""
    told = [type(event) for event in in_hand().events[-3:]]

    assert [AllPassed, TalonTaken, OmbreMade] == told


def test_fh_3_10_the_others_do_not_see_what_he_takes():
    """They see thirteen cards face down, and later four thrown ones."""
    deal = in_hand()
    thrown = deal.does(f"2 {FOUR}")

    assert (HIDDEN,) * 13 == deal.events[-2].seen_by(0).cards
    assert deal.events[-2] == deal.events[-2].seen_by(1)
    assert (HIDDEN,) * 13 == deal.seen_by(1).position.hands[1]
    assert (HIDDEN,) * 4 == thrown.seen_by(1).position.dead[1]
    assert cards(FOUR) == set(thrown.seen_by(2).position.dead[1])


def test_fh_3_10_he_throws_four_and_keeps_nine():
    """The sitter throws exactly four cards, and draws none for them."""
    deal = in_hand()

    assert (2, (4, 4), False) == (deal.turn, deal.limits, deal.asked.draws)
    assert Exchanged(1, deal.does(f"2 {FOUR}").state.dead[1], ()) in deal.does(f"2 {FOUR}").events
    assert cards(NINE) == deal.does(f"2 {FOUR}").hand(2)


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("S2 S3 C4", Reason.TOO_FEW),
        ("-", Reason.TOO_FEW),
        ("S2 S3 C4 C5 CK", Reason.TOO_MANY),
        ("S2 S3 C4 C4", Reason.TWICE),
        ("S2 S3 C4 D2", Reason.NOT_IN_HAND),
        ("yield", Reason.NOT_ASKED),
    ],
)
def test_fh_3_10_what_he_may_not_throw(said, reason):
    """The discard must be four different cards of the hand."""
    why = in_hand().refusal(said)

    assert (reason, "3.10" if reason is not Reason.NOT_ASKED else why.rule) == (why.reason, why.rule)


def test_fh_3_10_then_he_names_any_trump():
    """Trump is named after the discard, and any suit may be chosen."""
    deal = in_hand().does(f"2 {FOUR}")

    assert (2, "S C H D") == (deal.turn, deal.offers)


def test_fh_3_10_nobody_else_exchanges_and_the_eldest_leads():
    """There is no card left to draw, and seat 1, at the dealer's right, leads."""
    deal = in_hand().does(f"2 {FOUR}  2 H")

    assert 1 == deal.turn
    assert (0, 1, 2, 3) == deal.state.ring


# The duty or the choice.


def test_fh_3_10_he_must_unless_the_table_agrees_otherwise():
    """By default the sitter has to take the talon and is not asked."""
    assert in_hand().question is None
    assert Question.TAKE_TALON is in_hand("sitter_takes=may").question


def test_fh_3_10_if_he_may_he_takes_or_declines():
    """The sitter can answer nothing else."""
    deal = in_hand("sitter_takes=may")

    assert (2, "take decline") == (deal.turn, deal.offers)
    assert cards(f"{FOUR} {NINE}") == deal.does("2 take").hand(2)
    assert Reason.NOT_ASKED is deal.refusal("pass").reason


@pytest.mark.parametrize(
    ("value", "net", "pool"), [("redeal", (0,) * 4, 5), ("redeal_plus_counter", (-1,) * 4, 9)]
)
def test_fh_a4_declined_it_is_passed_out(value, net, pool):
    """A declined talon ends the deal as it does among three, but the sitter lays a counter too."""
    deal = in_hand(f"sitter_takes=may passed_out={value}").does("2 decline")

    assert ("passed_out", net, pool) == (deal.result, deal.net, deal.pool)


LOW = "sitter_takes=may passed_out=low_bids"


def test_fh_3_1_declined_it_may_go_on_with_low_bids():
    """The three who passed speak again, the eldest first, and the sitter has no further choice."""
    deal = in_hand(LOW).does("2 decline")

    assert (1, "pass gascarola voltereta contrabola") == (deal.turn, deal.offers)
    assert 3 == deal.does("1 pass").turn
    played_low = deal.does("1 pass  3 pass  4 voltereta")
    assert ("voltereta", Role.RESTING) == (played_low.state.contract.name, played_low.state.role(1))


def test_fh_3_1_taken_nobody_bids_low():
    """When the sitter takes the talon, there is no second round of bids."""
    assert (2, "talon") == (in_hand(LOW).does("2 take").turn, in_hand(LOW).does("2 take").state.contract.name)
    assert "talon" == in_hand("passed_out=low_bids").state.contract.name


@pytest.mark.parametrize(("after", "net"), [("redeal", (0,) * 4), ("redeal_plus_counter", (-1,) * 4)])
def test_fh_3_1_nobody_wants_to_play_at_all(after, net):
    """The deal ends after six passes and a talon declined."""
    deal = in_hand(f"{LOW} after_low_bids={after}").does("2 decline  1 pass  3 pass  4 pass")

    assert ("passed_out", net) == (deal.result, deal.net)


@pytest.mark.parametrize(
    ("hands", "talon", "ombre"),
    [("1 CA; 4 SA", FOUR, 4), ("3 CA", f"SA {FOUR}", 3), ("", f"SA CA {FOUR}", 1)],
    ids=["spadille", "basto", "eldest"],
)
def test_fh_3_5_declined_spadille_may_be_forced(hands, talon, ombre):
    """One of the three must play, and the sitter still sits out."""
    deal = passed("sitter_takes=may passed_out=force_spadille", hands=hands, talon=talon).does("2 decline")

    assert (ombre - 1, "forced_spadille") == (deal.state.ombre, deal.state.contract.name)


def test_fh_3_4_contrabola_may_be_bid_above_entrada():
    """The bid is open to the three as in Renegado."""
    deal = auction("entrada", name="four_handed", dealer=4, house="contrabola_call=above_entrada")

    assert (3, "pass contrabola vuelta solo") == (deal.turn, deal.offers)


def test_fh_3_10_he_is_not_asked_when_somebody_bids():
    """Somebody's bid leaves the sitter out of the deal."""
    deal = auction("pass pass entrada", name="four_handed", dealer=4, house="sitter_takes=may")

    assert 4 == deal.turn
    assert Role.RESTING is deal.state.role(1)


# The tricks.

HELD = "estuche_lacking=held_by_defenders"
PAYMENTS = [
    # tricks, matadors held and house rules, result; pool before, net of Z, O, X, Y, pool after
    ("OXYZOXYZO", (None, ""), "sacada 2", (5, (-5, 20, -5, -5), 0)),
    ("OXYZOXYZO", (THREE, ""), "sacada 2", (5, (-8, 29, -8, -8), 0)),
    ("OXXXXOYOO", (None, ""), "puesta 2", (5, (0, -25, 0, 0), 30)),
    ("XYXYXYZZO", (None, ""), "puesta 2", (5, (0, -28, 0, 0), 33)),
    ("XYXYXYZZO", (None, "split_144=codille_shared"), "puesta 2", (5, (0, -28, 0, 0), 33)),
    ("OXXXXYYYY", (None, "split_144=codille_shared"), "puesta 2", (5, (0, -25, 0, 0), 30)),
    ("OXYZOZYXZ", (None, ""), "codille 1", (5, (25, -25, 0, 0), 5)),
    ("OXYZOZYXZ", (LACKING_THREE, ""), "codille 1", (5, (28, -28, 0, 0), 5)),
    ("OXYZOZYXZ", (LACKING_THREE, "loss_bonus=per_opponent"), "codille 1", (5, (34, -34, 0, 0), 5)),
    ("OOOOO", (None, ""), "sacada 2", (5, (-8, 29, -8, -8), 0)),
    ("OOOOOOOOO", (None, ""), "vole 2", (5, (-15, 50, -15, -15), 0)),
    ("OOOOOXYZO", (None, ""), "failed_vole 2", (5, (30, -85, 30, 30), 0)),
    ("XYXYXYZZO", (None, "puesta_heads=to_players"), "puesta 2", (5, (5, -23, 5, 5), 13)),
    ("OXYZOXYZO", (None, "estuche_hand=dealt"), "sacada 2", (5, (-5, 20, -5, -5), 0)),
    ("OXYZOXYZO", (THREE, "estuche_hand=dealt"), "sacada 2", (5, (-8, 29, -8, -8), 0)),
    ("OXYZOXYZO", (THREE, f"estuche_hand=dealt {HELD}"), "sacada 2", (5, (-8, 29, -8, -8), 0)),
    ("OXYZOZYXZ", (LACKING_THREE, f"estuche_hand=dealt {HELD}"), "codille 1", (5, (28, -28, 0, 0), 5)),
]


@pytest.mark.parametrize(("tricks", "table", "result", "money"), PAYMENTS)
def test_fh_3_10_payments_against_three(tricks, table, result, money):
    """
    The Ombre wins with more tricks than any of the three, ties for most in a puesta, and else loses
    codille.
    """
    (pins, house), (pool, net, after) = table, money

    deal = played(tricks, house=house, pool=pool, pins=pins)

    assert (result, net, after) == (deal.result, deal.net, deal.pool)
    assert 0 == sum(deal.net) + deal.pool - pool


def test_fh_2_1_he_may_surrender_and_another_takes_over():
    """As in an entrada, seat 3 at the right is asked first, and then the two others in turn."""
    pins = Pins(ombre="H6", x="H7", z="SA")

    deal = played("OZXZYZZXZ", pins=pins, says="2 surrender  3 accept  4 accept  1 takeover")

    assert ("sacada 1", (20, -5, -5, -5), 0) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize("lacking", ["not_held", "held_by_defenders"])
def test_fh_3_10_estuches_of_the_taker_where_the_hand_dealt_counts(lacking):
    """
    Three matadors lie in the nine cards that the quitter kept, and the taker, seat 1, plays without them.
    """
    house = f"estuche_hand=dealt estuche_lacking={lacking}"
    says = "2 surrender  3 accept  4 accept  1 takeover"

    deal = played("OZOZOZZXY", house=house, pins=Pins(ombre="SA H7 CA", z="HA"), says=says)

    assert ("sacada 1", (29, -8, -8, -8)) == (deal.result, deal.net)


def test_fh_2_1_all_three_accept_his_surrender():
    """The Ombre pays five to the pool and five for each of four heads, with no bonuses."""
    deal = played("OXYZOXYZO", pins=LACKING_THREE, says="2 surrender  3 accept  4 accept  1 accept")

    assert ("surrender 2", (0, -25, 0, 0), 30) == (deal.result, deal.net, deal.pool)


@pytest.mark.parametrize(
    ("tricks", "result", "net"),
    [
        ("OXXOXYYZX", "sacada 3  puesta 2", (0, -25, 25, 0)),
        ("OXXXYYYZO", "puesta 3  puesta 2", (0, -25, -25, 0)),
        ("OXOOOYXYZ", "puesta 3", (0, 0, -25, 0)),
        ("OXYYYZYXX", "codille 4  puesta 2", (0, -25, -25, 25)),
        ("OXYYYZZZX", "puesta 3  puesta 2", (0, -25, -25, 0)),
    ],
)
def test_fh_2_1_taken_over_the_spanish_way(tricks, result, net):
    """Seat 3 takes over. The third is the other seat with most tricks, and two such seats make a tie."""
    deal = played(tricks, house="takeover=spanish", says="2 surrender  3 takeover")

    assert (result, net) == (deal.result, deal.net)


def test_fh_1_10_the_rest_is_decided_against_the_best_of_three():
    """At 3-1-1-1 three open tricks can change the result; at 4-1-1-1 two cannot."""
    assert not is_decided(after("OXYZOOXYZ", 6).state)
    assert is_decided(after("OXYZOOOXY", 7).state)


def after(tricks: str, number: int) -> Deal:
    """Return the deal after the first *number* of *tricks*."""
    deal = played(tricks)
    return Deal(parse_record(cut(deal, number)).state)


def cut(deal: Deal, number: int) -> str:
    """Return the record of *deal*, up to that trick."""
    lines = format_record(record_of(deal.state)).splitlines(keepends=True)
    last = next(at for at, line in enumerate(lines) if line.startswith(f" {number}  "))
    return "".join(lines[: last + 1])


def test_fh_3_6_gano_against_three_speaks_to_every_defender_to_come():
    """
    Seat 1 leads the seven of spades and asks: seat 3 must play lower, and the Ombre between them may not
    ask.
    """
    hands = "1 SK SQ S7 C2 C3 D2 D3 D4 D5; 3 SJ S4 C6 C7 D6 D7 H2 H3 H4; 4 S5 S6 CQ CJ DJ DA H5 H6 HJ"
    deal = passed("gano=binding", hands=hands, talon=f"{FOUR} {NINE}").does(f"2 {FOUR}  2 H")

    asked = deal.does("1 S7!  2 DQ")
    assert cards("S4") == asked.may_play(3)
    assert Reason.GANO_FOR_DEFENDERS is deal.does("1 S7").refusal("DQ!").reason


# Records.


def test_fh_6_the_record_has_exchange_then_trump():
    """The record keeps the order of events, and does not mention taking the talon where that is a duty."""
    text = format_record(record_of(in_hand().does(f"2 {FOUR}  2 H").state))

    assert "auction   1 pass  3 pass  4 pass\nexchange  2 S2 S3 C4 C5\ntrump     2 H\n" in text


@pytest.mark.parametrize("word", ["take", "decline"])
def test_fh_6_who_may_choose_says_so_in_the_auction(word):
    """The answer stands in the auction, and is read back."""
    deal = in_hand("sitter_takes=may").does(f"2 {word}")
    text = format_record(record_of(deal.state))

    assert f"auction   1 pass  3 pass  4 pass  2 {word}\n" in text
    assert deal.state == parse_record(text).state


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_fh_6_a_view_is_read_back(number):
    """The view is read back with the talon in hand, and again once four cards are thrown."""
    for deal in (in_hand(), in_hand().does(f"2 {FOUR}  2 H")):
        seen = deal.seen_by(number)
        assert seen == parse_view(format_view(seen))
