"""Deals as codes: every lawful deal has one, it means the same for ever, and a mistake in it is found."""

from __future__ import annotations

import re
from math import factorial, log2
from pathlib import Path
from random import Random

import pytest
from chance import SEEDS, rulesets, shuffled_layout
from hypothesis import given, settings
from hypothesis import strategies as st

from ombre_desktop.engine import (
    HIDDEN,
    Chips,
    DealState,
    Ruleset,
    Seat,
    Stakes,
    all_ruleset_names,
    ruleset,
    start,
    view,
)
from ombre_desktop.engine.codes import (
    LARGEST_NUMBER,
    CodeError,
    CodeFault,
    code_of,
    deal_of,
    numbered_deal,
)
from ombre_desktop.engine.codes.characters import ALPHABET, LONGEST, read, written
from ombre_desktop.engine.codes.house_rules import MOST_PRICES, MOST_SETTINGS
from ombre_desktop.engine.codes.mixed_radix import Packer
from ombre_desktop.engine.notation import format_record, parse_record, read_records, record_of
from ombre_desktop.engine.variants import variant
from ombre_desktop.engine.variants.parts import code_book
from ombre_desktop.engine.variants.parts.code_book import PRICES, SETTINGS, TABLES
from ombre_desktop.engine.variants.parts.price_rules import PricedRules
from ombre_desktop.value import replace

PAGE = (Path(__file__).parents[2] / "docs" / "deal-codes.md").read_text(encoding="utf-8")
LENGTHS = re.compile(r"^\| (`.+`)(?: for (\d))? \| ([\d.]+(?: \| \d+){4}) \|$", re.MULTILINE)
EXAMPLES = Path(__file__).with_name("codes_of_version_1.ombre")
LARGEST = 999_999_999
USUAL = 32
"""The letters and digits that are enough for a deal by the standard house rules."""

ANY = ALPHABET + ALPHABET.lower() + "IiLlOoUu -–\t\n\x00\u00a0ßſı²٣🂡\ud800"
"""The characters of codes, others that are read as these, and others that only look like them."""

TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)


def bare(code: str) -> str:
    """Return a code without its hyphens."""
    return code.replace("-", "")


def fault_of(code: str) -> CodeFault:
    """Return the fault of *code*."""
    with pytest.raises(CodeError) as raised:
        deal_of(code)
    return raised.value.fault


def with_stakes(state: DealState, pool: int, scores: tuple[int, ...] = ()) -> DealState:
    """Return the same cards for other stakes."""
    return start(state.ruleset, state.dealer, state.layout, Stakes(Chips(pool), scores)).state


def any_open_number(game: Ruleset, rng: Random) -> Ruleset:
    """Return the same game, sometimes with an unusual number of chips or points."""
    house = game.house.differences(variant(game.name).standard)
    settings = {setting.key for setting in game.house.settings()}
    other = [f"{s.key}={s.prefix}{rng.randint(1, LARGEST)}" for s in SETTINGS if s.prefix is not None]
    ours = [pair for pair in other if pair.partition("=")[0] in settings and rng.random() < 0.3]
    return ruleset(game.name, " ".join([house, *ours]), game.seats)


@st.composite
def deals(draw: st.DrawFn) -> DealState:
    """Return any deal of any game, by any house rules, with any pool and scores that a record can have."""
    rng = Random(draw(SEEDS))
    game = any_open_number(draw(rulesets()), rng)
    dealer = Seat(rng.randrange(game.seats))
    size = draw(st.sampled_from([9, 99, 9_999, LARGEST]))
    standing = game.target.standing(game.seats) if game.target else ()
    scores = tuple(rng.randint(-size, size) for _ in standing)
    stakes = Stakes(Chips(rng.randint(0, size)), scores)
    return start(game, dealer, shuffled_layout(game, dealer, rng), stakes).state


# From a deal to its code and back.


@given(deals())
def test_every_deal_comes_back_from_its_code(state: DealState):
    """The code keeps game, house rules, seats, dealer, pool, scores and every card."""
    again = deal_of(code_of(state))

    assert state == again
    assert format_record(record_of(state)) == format_record(record_of(again))


@given(deals())
@settings(max_examples=20)
def test_a_code_is_made_of_groups_that_can_be_read_aloud(state: DealState):
    """The groups have four letters or digits, none of which looks like another."""
    groups = code_of(state).split("-")

    assert {4} == {len(group) for group in groups[:-1]}
    assert set("".join(groups)) <= set(ALPHABET)
    assert set() == set(ALPHABET) & set("ILOU")


def test_a_code_is_read_in_either_case_and_with_any_blanks():
    """Letters that look like 0 and 1 are read as these, and a word processor's dashes as hyphens."""
    code = code_of(numbered_deal(ruleset("renegado"), 1))
    said = code.lower().replace("-", " – ").replace("0", "o").replace("1", "l")

    assert "l" in said
    assert "o" in said
    assert deal_of(code) == deal_of(f"\t{said}\n") == deal_of(code.replace("1", "I").replace("0", "O"))


def test_a_code_is_that_of_the_deal_and_not_of_the_play():
    """The cards that were played do not change the code."""
    records = Path(__file__).parents[1] / "records" / "renegado"
    played = parse_record((records / "puesta.ombre").read_text(encoding="utf-8")).state

    again = deal_of(code_of(played))

    assert () == again.history
    assert (played.layout, played.stakes) == (again.layout, again.stakes)
    assert (played.dealer, played.ruleset) == (again.dealer, again.ruleset)


# The length of codes.


@TABLE
def test_thirty_two_signs_are_enough_in_every_game(name: str, seats: int):
    """The bound is for standard house rules, with a pool of 159 and scores from -16 to 15."""
    game = ruleset(name, seats=seats)
    standing = game.target.standing(seats) if game.target else ()
    scores = tuple(-16 if seat % 2 else 15 for seat in range(len(standing)))

    assert len(bare(code_of(with_stakes(numbered_deal(game, 1), 159, scores)))) <= USUAL


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if not ruleset(*table[:1]).target])
def test_thirty_two_signs_are_enough_for_any_pool(name: str, seats: int):
    """In the games with a pool and no scores, the code has room for every pool that a record can hold."""
    state = with_stakes(numbered_deal(ruleset(name, seats=seats), 1), LARGEST)

    assert len(bare(code_of(state))) <= USUAL


def test_the_page_tells_how_long_codes_are():
    """
    The lengths are those of every game and number of seats, for some pools and the page's highest scores.
    """
    told = {
        (name, int(count) if count else variant(name).seats[0]): numbers.split(" | ")
        for games, count, numbers in LENGTHS.findall(PAGE)
        for name in re.findall(r"`(\w+)`", games)
    }
    found = {}
    for name, seats in TABLES:
        game = ruleset(name, seats=seats)
        scores = (15,) * len(game.target.standing(seats)) if game.target else ()
        deal = numbered_deal(game, 1)
        codes = [code_of(with_stakes(deal, pool, scores)) for pool in (31, 159, 16_543, LARGEST)]
        found[name, seats] = [f"{bits(game):.1f}", *(str(len(bare(code))) for code in codes)]

    assert told == found


def bits(game: Ruleset) -> float:
    """Return the bits that tell one arrangement of the cards from all others."""
    hands = len(game.ring(Seat(0)))
    return log2(factorial(len(game.pack.cards)) // factorial(game.hand_size) ** hands)


def test_the_page_tells_how_long_a_code_is_with_every_house_rule_changed():
    """The page gives the length for the main game."""
    changed = [
        f"{s.key}={next(value for value in s.values if value != s.default)}"
        for s in variant("renegado").standard.settings()
        if len(s.values) > 1
    ]
    code = bare(code_of(numbered_deal(ruleset("renegado", " ".join(changed)), 1)))

    assert f"a code of Ombre Renegado has {len(code)} characters" in PAGE


@TABLE
def test_the_length_does_not_depend_on_the_cards(name: str, seats: int):
    """The length of a code tells nothing about its cards."""
    game = ruleset(name, seats=seats)

    assert 1 == len({len(code_of(numbered_deal(game, 1 + deal * seats))) for deal in range(20)})


# Codes that never change.


def examples() -> list[tuple[str, str]]:
    """Return the codes of version 1, each with its record; both were written down and never change."""
    readings = read_records(EXAMPLES.read_text(encoding="utf-8"))
    return [
        (reading.record.head[0], format_record(record_of(reading.record.state)))
        for reading in readings
        if reading.record is not None
    ]


def test_codes_of_version_1_mean_what_they_meant():
    """There are two codes of every game and number of seats, and one of every value of every house rule."""
    found = examples()

    assert 2 * len(TABLES) <= len(found)
    assert dict(found) == {code: format_record(record_of(deal_of(code))) for code, _ in found}


def test_the_examples_show_every_game_and_house_rule():
    """The games and house rules are those that the code book lists."""
    states = [deal_of(code) for code, _ in examples()]
    agreed = {
        pair
        for state in states
        for pair in state.ruleset.house.differences(variant(state.ruleset.name).standard).split()
    }
    listed = {
        f"{setting.key}={value}"
        for name in all_ruleset_names()
        for setting in variant(name).standard.settings()
        for value in setting.values
        if value != setting.default
    }

    assert set(TABLES) == {(state.ruleset.name, state.ruleset.seats) for state in states}
    assert set() == listed - agreed


RETIRED = {("zanga_prices", "0_2_1_1_4_4_4_1")}
"""A number that no code has, as codes name only what differs from the standard; nothing else may take it."""


def priced() -> list[PricedRules]:
    """Return the standard house rules of every game with a price list."""
    standard = [variant(name).standard for name in all_ruleset_names()]
    return [rules for rules in standard if isinstance(rules, PricedRules)]


def test_the_code_book_has_every_game_and_house_rule():
    """A new game or rule gets a number at the end, and no number is used twice."""
    tables = {(name, seats) for name in all_ruleset_names() for seats in variant(name).seats}
    values = {
        (s.key, v) for n in all_ruleset_names() for s in variant(n).standard.settings() for v in s.values
    }

    listed = [(setting.key, value) for setting in SETTINGS for value in setting.values]
    open_ones = {setting.key: setting.prefix for setting in SETTINGS if setting.prefix is not None}

    assert tables == set(TABLES)
    assert set(listed) - RETIRED <= values
    assert all(value.startswith(open_ones[key]) for key, value in values - set(listed))
    assert set(PRICES) == {name for rules in priced() for name in rules.every_price()}
    assert len(PRICES) == len(set(PRICES)) <= MOST_PRICES
    assert len(TABLES) == len(set(TABLES)) <= len(ALPHABET)
    assert len(listed) == len(set(listed))
    assert len(SETTINGS) <= MOST_SETTINGS


def test_a_price_without_a_number_has_no_code(monkeypatch):
    """The price was added to a game, but not to the code book."""
    other = tuple(replace(row, prices=row.prices[:5]) for row in SETTINGS)
    monkeypatch.setattr("ombre_desktop.engine.codes.house_rules.SETTINGS", other)

    with pytest.raises(CodeError, match="prices=spil_won:9"):
        code_of(numbered_deal(ruleset("lhombre", "prices=spil_won:9"), 1))


def test_a_price_of_a_newer_version_is_not_known(monkeypatch):
    """The code names a price by a number that this book does not have."""
    code = code_of(numbered_deal(ruleset("lhombre", "prices=spil_won:9"), 1))
    older = tuple(replace(row, prices=row.prices[:5]) for row in SETTINGS)
    monkeypatch.setattr("ombre_desktop.engine.codes.house_rules.SETTINGS", older)

    assert CodeFault.UNKNOWN_GAME is fault_of(code)


# Codes with mistakes.


@TABLE
def test_every_changed_character_is_told(name: str, seats: int):
    """Each character is replaced by every other one, and every such code is refused."""
    code = bare(code_of(numbered_deal(ruleset(name, seats=seats), 5)))
    changed = [
        code[:at] + other + code[at + 1 :]
        for at, letter in enumerate(code)
        for other in ALPHABET
        if other != letter
    ]

    assert {CodeFault.MISTYPED} == {fault_of(wrong) for wrong in changed}


@TABLE
def test_every_two_that_change_places_are_told(name: str, seats: int):
    """The two characters may be neighbours or any others."""
    code = bare(code_of(numbered_deal(ruleset(name, seats=seats), 6)))
    swapped = [
        code[:one] + code[two] + code[one + 1 : two] + code[one] + code[two + 1 :]
        for two in range(len(code))
        for one in range(two)
        if code[one] != code[two]
    ]

    assert {CodeFault.MISTYPED} == {fault_of(wrong) for wrong in swapped}


@given(deals(), st.data())
@settings(max_examples=50)
def test_a_mistake_is_told_by_any_house_rules(state: DealState, data: st.DataObject):
    """The mistakes are one changed character and two exchanged neighbours."""
    code = bare(code_of(state))
    at = data.draw(st.integers(0, len(code) - 2))
    other = data.draw(st.sampled_from(ALPHABET.replace(code[at], "")))

    assert CodeFault.MISTYPED is fault_of(code[:at] + other + code[at + 1 :])
    if code[at] != code[at + 1]:
        assert CodeFault.MISTYPED is fault_of(code[:at] + code[at + 1] + code[at] + code[at + 2 :])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.EMPTY),
        (" - ", CodeFault.EMPTY),
        ("102K-8AF4-BTQY-ESNY-48JH-3X7V-RTU", CodeFault.BAD_CHARACTER),
        ("102K-8AF4-BTQY-ESNY-48JH-3X7V-RT\ud800", CodeFault.BAD_CHARACTER),
        ("102K-8AF4-BTQY-ESNY-48JH-3X7V-RTß", CodeFault.BAD_CHARACTER),
        ("1" * (LONGEST + 1), CodeFault.TOO_LONG),
        ("102K-8AF4-BTQY-ESNY-48JH-3X7V-RT", CodeFault.MISTYPED),
        (written(()), CodeFault.MISTYPED),
        (written((1, 0)), CodeFault.MISTYPED),
        (written((0, 0, 0)), CodeFault.UNKNOWN_VERSION),
        (written((2, 0, 0)), CodeFault.UNKNOWN_VERSION),
        (written((1, len(TABLES), 0)), CodeFault.UNKNOWN_GAME),
        (written((1, 0, 0)), CodeFault.NO_DEAL),
    ],
)
def test_a_text_that_is_no_code_is_refused(text: str, fault: CodeFault):
    """The error says what is wrong."""
    assert fault is fault_of(text)


def house(*numbers: tuple[int, int]) -> str:
    """Return the code of a deal for which these numbers were packed as house rules."""
    packer = Packer()
    for number, radix in numbers:
        packer.add(number, radix)
    return written((1, 0, *packer.digits))


@pytest.mark.parametrize(
    ("numbers", "fault"),
    [
        (((1, 2), (0, 8), (MOST_SETTINGS - 1, MOST_SETTINGS)), CodeFault.UNKNOWN_GAME),
        (((1, 2), (0, 8), (0, MOST_SETTINGS), (3, 4)), CodeFault.UNKNOWN_GAME),
        (((1, 2), (0, 8), (len(SETTINGS) - 1, MOST_SETTINGS)), CodeFault.NO_DEAL),
        (((1, 2), (0, 8), (1, MOST_SETTINGS), (4, 5), (0, 4)), CodeFault.NO_DEAL),
        (((1, 2), (7, 8), (0, MOST_SETTINGS)), CodeFault.NO_DEAL),
    ],
    ids=["no such setting", "no such value", "of another game", "an ante of nothing", "none at great length"],
)
def test_house_rules_that_there_are_not_are_refused(numbers: tuple[tuple[int, int], ...], fault: CodeFault):
    """Correct check characters do not help."""
    assert fault is fault_of(house(*numbers))


@given(st.lists(st.integers(0, 31), max_size=60), st.integers(0, len(TABLES)))
def test_whatever_is_packed_is_a_deal_or_an_error(digits: list[int], table: int):
    """The check characters are right; if the result is a deal, it has no other code."""
    code = written((1, table, *digits))

    try:
        state = deal_of(code)
    except CodeError:
        return
    assert code == code_of(state)


@given(st.text(alphabet=ALPHABET, max_size=40) | st.text(alphabet=ANY, max_size=40))
def test_any_text_is_a_deal_or_an_error(text: str):
    """Reading a text has no third result."""
    try:
        state = deal_of(text)
    except CodeError:
        return
    assert read(code_of(state)) == read(text)


# Deals without a code.


def test_cards_that_lie_face_down_have_no_code():
    """An incomplete pack has no code either."""
    state = numbered_deal(ruleset("renegado"), 1)
    seen = view(state, Seat(0)).position

    assert HIDDEN in seen.layout.cards
    with pytest.raises(CodeError, match="face up"):
        code_of(seen)


@pytest.mark.parametrize("pool", [-1, LARGEST + 1, 3 * LARGEST])
def test_a_pool_that_no_record_can_have_has_no_code(pool: int):
    """A pool must not be below zero or have more than nine digits."""
    with pytest.raises(CodeError, match="too large"):
        code_of(with_stakes(numbered_deal(ruleset("renegado"), 1), pool))


def test_a_score_that_no_record_can_have_has_no_code():
    """A score can be too high or too low."""
    state = numbered_deal(ruleset("homme_auvergne"), 1)

    with pytest.raises(CodeError, match="too large"):
        code_of(with_stakes(state, 0, (0, -LARGEST - 1, 0)))


@pytest.mark.parametrize(
    ("part", "kept", "what"),
    [
        ("TABLES", (), "renegado"),
        ("SETTINGS", (), "first_dealer"),
        ("SETTINGS", (code_book.NumberedSetting("first_dealer", ()), *SETTINGS[1:]), "first_dealer=random"),
    ],
)
def test_what_is_not_in_the_code_book_has_no_code(monkeypatch, part, kept, what):
    """The game or house rule was added without a number in the code book."""
    user = "deal_code" if part == "TABLES" else "house_rules"
    monkeypatch.setattr(f"ombre_desktop.engine.codes.{user}.{part}", kept)

    with pytest.raises(CodeError, match=f"{what}'"):
        code_of(numbered_deal(ruleset("renegado", "first_dealer=random"), 1))


# Deals by number.


@pytest.mark.parametrize("number", [0, -1, LARGEST_NUMBER + 1])
def test_deals_are_numbered_from_one_to_four_thousand_million(number: int):
    """Other numbers are refused."""
    with pytest.raises(CodeError, match="4000000000"):
        numbered_deal(ruleset("renegado"), number)


def test_the_largest_number_has_its_deal():
    """The deal differs from the first."""
    game = ruleset("renegado")

    assert numbered_deal(game, LARGEST_NUMBER).layout != numbered_deal(game, 1).layout


def test_the_deal_of_a_number_stays_what_it_was():
    """The first deal of each game is the one that was written down."""
    firsts = {(state.ruleset.name, state.ruleset.seats): state for state in map(deal_of, first_codes())}

    assert set(TABLES) == set(firsts)
    for (name, seats), state in firsts.items():
        assert state == numbered_deal(ruleset(name, seats=seats), 1)


def first_codes() -> list[str]:
    """Return the codes of the first deals."""
    return (Path(__file__).with_name("first_deals.txt")).read_text(encoding="utf-8").split()


def test_seat_1_deals_the_first_and_so_on():
    """The deal has the stakes of the first deal of a sitting."""
    game = ruleset("french")

    assert [0, 1, 2, 0] == [numbered_deal(game, number).dealer for number in (1, 2, 3, 4)]
    assert Stakes(Chips(6)) == numbered_deal(game, 1).stakes
