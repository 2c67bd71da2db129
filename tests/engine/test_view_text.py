"""The text of a view, which is sent to the players' process."""

from __future__ import annotations

from random import Random

import pytest
from chance import SEEDS, played, rulesets
from hypothesis import given, settings

from ombre_desktop.engine import HIDDEN, Ruleset, Seat, view
from ombre_desktop.engine.flaws import FlawKind, RecordError
from ombre_desktop.engine.notation import format_record, format_view, parse_record, parse_view, record_of

VIEW = """\
[Record  "ombre 1"]
[Ruleset "renegado"]
[View    "1"]
[Dealer  "1"]
[Pool    "5"]
[Deal    "1 SAJ65 C6 HQJ5 DK; 2 ?9; 3 ?9"]
[Talon   "?13"]
auction   2 vuelta
"""


@given(rulesets(), SEEDS)
@settings(max_examples=20)
def test_a_view_says_the_same_after_a_journey_as_text(game: Ruleset, seed: int):
    """The text gives back the same view, in every position of a deal, of one seat after another."""
    for number, step in enumerate(played(game, Random(seed)), seed):
        seen = view(step.state, Seat(number % game.seats))
        assert seen == parse_view(format_view(seen))


@given(rulesets(), SEEDS)
@settings(max_examples=25)
def test_a_record_says_the_same_after_a_journey_as_text(game: Ruleset, seed: int):
    """The text of a deal in progress or over is read back as it was written."""
    for step in played(game, Random(seed)):
        record = record_of(step.state)
        assert record == parse_record(format_record(record))


def test_a_view_is_readable_aloud():
    """Cards that were never seen are counted, not named."""
    seen = parse_view(VIEW)

    assert Seat(0) == seen.seat
    assert (HIDDEN,) * 9 == seen.position.hands[1]
    assert VIEW == format_view(seen)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", FlawKind.NO_RECORD),
        (VIEW.replace('"renegado"', '"whist"'), FlawKind.UNKNOWN),
        (VIEW.replace('[View    "1"]\n', ""), FlawKind.MISSING_TAG),
        (VIEW.replace('[View    "1"]', '[View    "7"]'), FlawKind.MISSING_TAG),
        (VIEW.replace("2 vuelta", "3 vuelta"), FlawKind.WRONG_SEAT),
    ],
)
def test_what_is_no_view_is_refused(text: str, kind: FlawKind):
    """The error says what is wrong with the text."""
    with pytest.raises(RecordError) as refused:
        parse_view(text)

    assert kind == refused.value.flaws[0].kind
