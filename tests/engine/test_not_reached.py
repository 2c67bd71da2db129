"""
A part of a deal that is used too early, or answered by the wrong kind of action, raises an error that names
it.
"""

import pytest
from dialect import dealt, playing, settled

from ombre_desktop.engine import Bid, Discard, IllegalAction, PlayCard, Reason, Say, Word, advance
from ombre_desktop.engine.cards import Card
from ombre_desktop.engine.deal import asked_in
from ombre_desktop.engine.errors import NotReachedError
from ombre_desktop.engine.phases.asking import asked_first

NOT_AT_FIRST = {
    "the_ombre": "Ombre",
    "the_contract": "contract",
    "exchange": "exchange",
    "play": "play",
    "settled": "settlement",
}


@pytest.mark.parametrize(("part", "named"), NOT_AT_FIRST.items())
def test_a_new_deal_has_no_part_that_comes_later(part, named):
    """Nobody is Ombre yet, and nothing is exchanged, played or paid: the error names what is missing."""
    with pytest.raises(NotReachedError, match=f"no {named} ") as raised:
        getattr(dealt().state, part)

    assert named == raised.value.part


def test_an_auction_that_has_not_begun_says_so():
    """A game without bids has no call to judge, and a game with bids has no turned card."""
    by_bids, by_turning = dealt().state, dealt("homme_auvergne").state

    with pytest.raises(NotReachedError, match="auction"):
        by_bids.agenda[0].mover(by_turning)
    with pytest.raises(NotReachedError, match="auction"):
        by_turning.agenda[0].mover(by_bids)
    with pytest.raises(NotReachedError, match="auction"):
        dealt("zanga").state.agenda[0].mover(by_turning)


def test_nobody_speaks_in_an_auction_that_is_over():
    """There is no call left to make."""
    over = dealt().does("1 pass 2 pass 3 pass").state
    auction = dealt().state.agenda[0]

    with pytest.raises(NotReachedError, match="call to make"):
        auction.request(over)


def test_no_trick_is_in_hand_once_all_are_taken():
    """There is no question either, once everything is settled."""
    over = settled("entrada", "XOOXOOYXO").state

    with pytest.raises(NotReachedError, match="trick in hand"):
        _ = over.play.lying
    with pytest.raises(NotReachedError, match="question"):
        asked_in(over)


def test_nobody_is_asked_first_where_nobody_waits():
    """A phase that has nothing more to ask has no request."""
    with pytest.raises(NotReachedError, match="question"):
        asked_first(())


@pytest.mark.parametrize("said", [PlayCard(Card.parse("C7")), Discard(())])
def test_a_call_is_not_answered_with_cards(said):
    """The error comes even where nobody judges the action first."""
    with pytest.raises(IllegalAction) as raised:
        advance(dealt().state, said)

    assert Reason.NOT_ASKED is raised.value.refusal.reason


def test_no_bid_is_carried_out_that_the_table_does_not_have():
    """The error names the bid."""
    with pytest.raises(IllegalAction) as raised:
        advance(dealt().state, Bid("quodlibet"))

    assert Reason.NO_SUCH_BID is raised.value.refusal.reason


def test_no_word_is_carried_out_in_the_play_that_nothing_gives_a_meaning():
    """A pass, for example, is a word of the auction."""
    deal = playing("renegado", trump="H", hands="1 H7 S2 C3; 2 CA D3 C4; 3 HQ S3 S4")

    with pytest.raises(IllegalAction) as raised:
        advance(deal.state, Say(Word.PASS))

    assert Reason.NOT_ASKED is raised.value.refusal.reason


def test_nothing_is_carried_out_in_a_deal_that_is_over():
    """The refusal is the same as that of `refusal`."""
    with pytest.raises(IllegalAction) as raised:
        advance(settled("entrada", "XOOXOOYXO").state, Say(Word.PASS))

    assert Reason.DEAL_OVER is raised.value.refusal.reason
