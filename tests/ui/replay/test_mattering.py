"""The moves that mattered in a reviewed deal."""

from __future__ import annotations

from pathlib import Path

import pytest
from opponents import QuickPlayers
from PySide6.QtCore import QObject

from ombre_desktop.engine import Seat
from ombre_desktop.engine.notation import parse_record
from ombre_desktop.players.judging.verdict import Grade, Verdict, kind_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.replay.deal_review import DealReview
from ombre_desktop.ui.replay.mattering import mattering
from ombre_desktop.ui.replay.reader import Reader
from ombre_desktop.ui.texts.review import well_done_label

RECORD = Path(__file__).parents[2] / "records" / "two_handed" / "lacked_and_lost.ombre"
OURS, THEIRS = map(Seat, range(2))


@pytest.mark.parametrize(
    ("costs", "spared", "listed", "praised"),
    [
        ({OURS: [2, 1], THEIRS: [9, 8, 7]}, [], [9, 8, 2], None),
        ({OURS: [2, 8], THEIRS: [9, 7, 6]}, [], [9, 8, 7], None),
        ({OURS: [], THEIRS: [6, 7, 9, 8]}, [], [9, 8, 7], None),
        ({OURS: [3], THEIRS: []}, [2.0, 5.0, 4.0], [3], 5.0),
        ({OURS: [], THEIRS: []}, [0.01], [], None),
    ],
)
def test_the_dearest_moves_one_of_ones_own_and_the_best_are_listed(qapp, costs, spared, listed, praised):
    """The dearest move of the person is among three in any case; praise comes last, if it is earned."""
    owner = QObject()
    review = DealReview(QuickPlayers(), parse_record(RECORD.read_text("utf-8")), owner)

    def verdict(one, **judged) -> Verdict:
        usual = {"cost": 0.0, "grade": Grade.FINE, "error": 0.0, "best": one.chosen}
        return Verdict(one.seat, one.move, kind_of(one.asked, one.chosen), one.chosen, **usual | judged)

    found: list[Verdict] = []
    for seat in (OURS, THEIRS):
        own = iter(one for one in review.decisions if one.seat == seat and one.trick)
        found += [verdict(next(own), cost=float(cost), grade=Grade.BAD) for cost in costs[seat]]
        found += [verdict(next(own), spared=each + seat) for each in spared]
    review._verdicts.update((one.move, one) for one in found)

    moves = mattering(review, Reader(("Ana", "Bo"), ("viajera", "ines"), Deck.FRENCH, THEIRS, OURS))

    rows = [review.verdicts[move.moment - 1] for move in moves]
    last = rows.pop() if well_done_label() in {move.words[1] for move in moves[-1:]} else None
    assert listed == [one.cost for one in rows]
    assert praised == (last and last.spared)
