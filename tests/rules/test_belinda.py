"""The hand of Pope's Rape of the Lock, canto III (chapter 4): the shipped record, and its fifth trick."""

from __future__ import annotations

import re
from importlib.resources import files
from math import comb

import pytest
from dialect import cards

from ombre_desktop.engine import (
    Card,
    ChoiceRequest,
    DealState,
    PlayCard,
    Result,
    Say,
    Suit,
    Word,
    advance,
    request,
)
from ombre_desktop.engine.__main__ import main
from ombre_desktop.engine.invariants import check
from ombre_desktop.engine.notation import format_record, parse_record, read_records
from ombre_desktop.engine.replay import steps_of

ASSET = files("ombre_desktop") / "assets" / "records" / "belinda.ombre"
TEXT = ASSET.read_text(encoding="utf-8")
READINGS = [reading.record for reading in read_records(TEXT)]
BELINDA, BARON, KNIGHT = range(3)

each_reading = pytest.mark.parametrize("record", READINGS, ids=["R1", "R2"])


def tricks_of(record) -> list[tuple[str, ...]]:
    """Return the cards of every trick by seat: Belinda, the Baron, the Knight."""
    return [
        tuple(str(dict(trick.plays)[seat]) for seat in (BELINDA, BARON, KNIGHT))
        for trick in record.state.playing.tricks
    ]


def hand(record, seat: int) -> frozenset[Card]:
    return frozenset(record.state.playing.opening[seat])


# The record.


@each_reading
def test_bg_4_4_the_record_is_whole_and_canonical(record):
    """Every word is lawful, every card and chip is in its place, and the record is written as it was read."""
    check(record.state)
    assert record == parse_record(format_record(record))
    assert format_record(record) in TEXT


def test_bg_4_4_the_record_replays_in_a_terminal(capsys):
    assert 0 == main(["replay", str(ASSET)])
    assert 2 == capsys.readouterr().out.count("sacada 1")


@each_reading
def test_bg_4_1_every_line_of_the_poem_stands_there_once(record):
    """
    Each of the lines 25 to 100 stands in exactly one comment, which opens with the numbers of its lines.
    """
    numbers: list[int] = []
    for _, note in record.notes:
        first, *verses = note.splitlines()
        found = re.fullmatch(r"Canto III, lines (\d+) to (\d+):", first)
        assert found is not None
        span = range(int(found[1]), int(found[2]) + 1)
        assert len(span) == len(verses)
        numbers += span

    assert list(range(25, 101)) == sorted(numbers)


@pytest.mark.parametrize(
    ("trick", "verse"),
    [
        (1, "Spadillio first, unconquerable Lord!"),
        (2, "As many more Manillio forc’d to yield,"),
        (3, "Gain’d but one trump and one Plebeian card."),
        (4, "The hoary Majesty of Spades appears,"),
        (5, "The Club’s black Tyrant first her victim dy’d,"),
        (6, "Th’ embroider’d King who shows but half his face,"),
        (7, "And his refulgent Queen, with pow’rs combin’d,"),
        (8, "And wins (oh shameful chance!) the Queen of Hearts."),
        (9, "And falls like thunder on the prostrate Ace."),
    ],
)
@each_reading
def test_bg_4_1_the_verse_stands_with_its_trick(record, trick, verse):
    first = len(record.state.history) - 27
    told = dict(record.notes)[first + 3 * trick - 1]

    assert verse in told.splitlines()


# What the poem fixes, and what necessarily follows from it.


@each_reading
def test_bg_4_1_the_tricks_of_the_poem(record):
    """
    Belinda, the Baron and the Knight play the cards that the poem names, and win the tricks it gives
    them.
    """
    belinda, baron, knight = zip(*tricks_of(record), strict=True)

    assert Suit.SPADES is record.state.trump
    assert ("SA", "S2", "CA", "SK", "CK") == belinda[:5]
    assert ("HQ", "HK") == belinda[7:]
    assert ("SJ", "SQ", "DK", "DQ", "DJ", "HA") == baron[3:]
    assert "CJ" == knight[3]
    assert (0, 0, 0, 0, 1, 1, 1, 1, 0) == record.state.playing.winners


@each_reading
def test_bg_4_2_all_eleven_trumps_are_played(record):
    """
    Belinda has four trumps, the Baron five and the Knight two, so that the talon and the discards have
    none.
    """
    trumps = set(record.state.ranking.trumps)

    assert [4, 5, 2] == [len(trumps & hand(record, seat)) for seat in (BELINDA, BARON, KNIGHT)]


@each_reading
def test_bg_4_2_line_79_comes_true(record):
    """Clubs, diamonds and hearts fall when the Baron leads the king and queen of diamonds."""
    fallen = {card[0] for belinda, _, knight in tricks_of(record)[5:7] for card in (belinda, knight)}

    assert {"C", "D", "H"} == fallen


def test_bg_4_2_without_an_exchange_eleven_trumps_are_rare():
    """All eleven trumps are among the twenty-seven cards dealt in one deal out of 177."""
    assert 177 == round(comb(40, 13) / comb(29, 13))


@pytest.mark.parametrize(
    ("record", "small"), [(READINGS[0], "D4 D6"), (READINGS[1], "D4 C4")], ids=["R1", "R2"]
)
def test_bg_4_4_the_readings_differ_in_belindas_small_cards(record, small):
    assert cards(f"SA S2 CA SK CK HK HQ {small}") == hand(record, BELINDA)


# The fifth trick.


def before_trick_five(record) -> DealState:
    return next(
        step.state
        for step in steps_of(record.state)
        if step.state.playing is not None and len(step.state.playing.tricks) == 4
    )


def can_win(state: DealState, *, willing: tuple[int, ...]) -> bool:
    """
    Return True if the *willing* seats can make Belinda win against any play of the others, all cards
    open.
    """
    known: dict[object, bool] = {}

    def found(position: DealState) -> bool:
        asked = request(position)
        if asked is None:
            return position.outcome.result is Result.SACADA
        if isinstance(asked, ChoiceRequest):
            return found(advance(position, Say(Word.CLAIM)).state)
        # The order in which the tricks fell no longer matters, only who won them.
        place = position.hands, position.playing.trick, position.playing.won
        if place not in known:
            ways = (found(advance(position, PlayCard(card)).state) for card in asked.cards)
            known[place] = any(ways) if asked.seat in willing else all(ways)
        return known[place]

    return found(state)


def after_leading(record, lead: str) -> DealState:
    return advance(before_trick_five(record), PlayCard(Card.parse(lead))).state


def takers(state: DealState) -> set[int]:
    """Return the seats that may take the current trick in some course of play."""
    asked = request(state)
    if len(state.playing.tricks) == 5 or isinstance(asked, ChoiceRequest):
        return {state.playing.winners[4]}
    return set().union(*(takers(advance(state, PlayCard(card)).state) for card in asked.cards))


def leads(record) -> set[str]:
    return {str(card) for card in request(before_trick_five(record)).cards}


@each_reading
def test_bg_4_5_a_heart_at_trick_five_ends_the_game(record):
    """The ace is the Baron's only heart and has to follow, and the Knight has no trump."""
    assert {"HK", "HQ"} == {
        lead for lead in leads(record) if takers(after_leading(record, lead)) == {BELINDA}
    }


@pytest.mark.parametrize("lead", ["HK", "HQ"])
@each_reading
def test_bg_4_5_after_a_heart_belinda_cannot_lose(record, lead):
    """Belinda could not lose from here even if she tried."""
    assert can_win(after_leading(record, lead), willing=())


@pytest.mark.parametrize(
    ("record", "losing"), [(READINGS[0], set()), (READINGS[1], {"C4"})], ids=["R1", "R2"]
)
def test_bg_4_5_with_open_cards_she_wins_with_the_king_of_clubs_too(record, losing):
    """
    Belinda only has to keep a king or queen of hearts for the Baron's ace.

    In the second reading, a small club lead loses: the Knight wins it, and the Baron throws the ace to
    it.
    """
    lost = {lead for lead in leads(record) if not can_win(after_leading(record, lead), willing=(BELINDA,))}

    assert losing == lost


def test_bg_4_5_after_the_king_of_clubs_the_first_reading_plays_itself():
    """Diamonds must be followed with diamonds, and Belinda always keeps the king or the queen of hearts."""
    assert can_win(after_leading(READINGS[0], "CK"), willing=())


def test_bg_4_5_after_the_king_of_clubs_the_second_reading_can_be_lost():
    """Belinda loses if she throws both the king and queen of hearts and keeps the club."""
    assert not can_win(after_leading(READINGS[1], "CK"), willing=())
