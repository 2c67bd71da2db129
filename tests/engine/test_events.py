"""Events as each seat hears them."""

from dialect import dealt, exchanging, playing, settled

from ombre_desktop.engine import HIDDEN, Word
from ombre_desktop.engine.events import (
    CardPlayed,
    DealSettled,
    Dealt,
    Event,
    Exchanged,
    OmbreMade,
    Paid,
    PlayBegan,
    Said,
    TrickTaken,
    TrumpNamed,
)

SECRETS = Dealt | Exchanged
"""The only events of a Renegado without conferring that differ between seats."""


def heard(event: Event, number: int) -> Event | None:
    """Return the event as the seat of that *number* hears it."""
    return event.seen_by(number - 1)


def test_each_sees_his_own_hand_dealt():
    """The others' nine cards lie face down."""
    deal = dealt()
    event = deal.events[0]

    assert isinstance(event, Dealt)
    assert (2, 13) == (event.dealer, event.talon)
    for number in (1, 2, 3):
        hands = heard(event, number).hands
        assert deal.state.hands[number - 1] == hands[number - 1]
        assert [(HIDDEN,) * 9] * 2 == [hand for at, hand in enumerate(hands, 1) if at != number]


def test_all_else_is_public():
    """Everybody hears every word, card, trick and payment, and at the end sees every card."""
    deal = settled("entrada", "XOOXOOYXO")

    public = [event for event in deal.events if not isinstance(event, SECRETS)]
    assert all(event == heard(event, number) for event in public for number in (1, 2, 3))
    kinds = {type(event) for event in public}
    assert {Said, OmbreMade, TrumpNamed, PlayBegan, CardPlayed, TrickTaken, Paid, DealSettled} <= kinds


def test_a_word_is_heard_by_all():
    """Everybody hears a pass, and the word that yields the first exchange."""
    passed = dealt().does("1 pass").events[-1]
    yielded = exchanging("solo").does("2 yield").events[-1]

    assert Said(0, Word.PASS) == passed == heard(passed, 2)
    assert Said(1, Word.YIELD) == yielded == heard(yielded, 1)


def test_a_settled_deal_shows_every_card():
    """The event has the layout, the discards, and the cards that nobody drew."""
    deal = settled("entrada", "XOOXOOYXO")
    event = deal.events[-1]

    assert isinstance(event, DealSettled)
    assert deal.state.layout == event.layout
    assert deal.state.talon == event.talon
    assert deal.settlement == event.settlement


def test_events_come_in_the_order_of_the_table():
    """A card completes the trick, the trick is taken, then the deal is settled."""
    deal = playing("renegado", trump="H", hands="1 S4; 2 S7; 3 S3").play("1 S4 S7 S3")

    last = CardPlayed | TrickTaken | DealSettled
    milestones = [type(event) for event in deal.events if isinstance(event, last)]
    assert [CardPlayed, CardPlayed, CardPlayed, TrickTaken, DealSettled] == milestones
