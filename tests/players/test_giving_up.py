"""The reason of an Ombre who gives up: true by the tricks alone, and the same from every seat."""

import pytest
from dialect import Deal, playing

from ombre_desktop.players.giving_up import plea, quitter_of

HANDS = "1 H4 D4 C3 C4 S7; 2 SA DK SK HQ S3; 3 D6 S5 SJ HJ C7"
TRUMPLESS = "1 D5 D4 C3 C4 S7; 2 SA DK SK HQ S3; 3 D6 S5 SJ HJ C7"


def given_up(*tricks: str, hands: str = HANDS, contract: str = "vuelta") -> Deal:
    """Return a deal with hearts as trumps, in which the first seat may give up after these tricks."""
    return playing("renegado", trump="H", contract=contract, hands=hands).play_all(*tricks)


def said(deal: Deal, tricks: int | None = None) -> dict[str, dict[str, object]]:
    """Return the reason with its facts; all seats must find the same."""
    found = [plea(deal.seen_by(seat).position, tricks) for seat in (1, 2, 3)]
    assert [found[0]] * 3 == found
    return {} if found[0] is None else {found[0].key: dict(found[0].facts)}


@pytest.mark.parametrize(("contract", "reason"), [("vuelta", {"trump_by_chance": {}}), ("entrada", {})])
def test_before_any_trick_only_a_turned_trump_can_be_blamed(contract, reason):
    assert reason == said(given_up(contract=contract))


def test_the_tricks_of_the_others_speak():
    """Nothing is said while the others have hardly more."""
    hands = "1 HK H4 D4 C3 S7; 2 H2 DK SK S3 CK; 3 D6 S5 SJ HJ C7"
    ahead = given_up("1 HK H2 HJ", hands=hands, contract="entrada")
    assert {} == said(ahead)
    close = ahead.play_all("1 D4 DK D6", "2 SK S5 S7")
    assert {} == said(close)
    assert {"behind_in_tricks": {"tricks": 3, "own": 1}} == said(close.play_all("2 CK C7 C3"))


def test_a_matador_that_a_defender_has_played():
    deal = given_up("1 D4 DK D6", "2 SA HJ H4")

    assert {"matador_against": {"card": "SA"}} == said(deal)
    assert {"trump_by_chance": {}} == said(deal, 1)


def test_who_cannot_follow_spadille_has_no_trump():
    """A smaller trump would prove nothing: it cannot force a matador (rule 1.9)."""

    def trumpless(second: str) -> Deal:
        return given_up("1 D4 DK D6", second, hands=TRUMPLESS, contract="entrada")

    assert {"no_trump_left": {}} == said(trumpless("2 SA HJ C3"))
    assert {"no_trick_yet": {"tricks": 2}} == said(trumpless("2 HQ HJ C3"))


def test_in_a_hand_taken_over_it_is_the_quitter_who_spoke():
    lost = given_up("1 D4 DK D6", "2 SK SJ S7", contract="entrada")
    deal = lost.play("2 S3 S5").does("1 surrender  2 takeover")

    assert 0 == quitter_of(deal.state)
    assert {"no_trick_yet": {"tricks": 2}} == said(deal)
