"""The marks on the curve of a review: what each means, its words and its shape."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from for_each import for_each
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from ombre_desktop.engine import PlayCard, Role, Seat
from ombre_desktop.engine.cards import cards
from ombre_desktop.players.judging.grading import MEASURE
from ombre_desktop.players.judging.verdict import Grade, Kind, Verdict
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.ui.replay.marking import signs_of
from ombre_desktop.ui.replay.sign_painting import paint_signs
from ombre_desktop.ui.texts.signs import meaning_of, sign_told
from ombre_desktop.ui.texts.unit import Unit

PAPER = Path(__file__).parents[3] / "docs" / "review-marks.md"
A, B = map(PlayCard, cards("SA H7"))
STAKE = 20.0


def review(*made: tuple[int, dict[str, float]], ombre: int | None = 0):
    """Return a stand-in for a review of these decisions: a seat and the figures of its verdict."""
    verdicts = {
        move: Verdict(
            seat=Seat(seat),
            move=move,
            kind=Kind.CARD,
            chosen=A,
            best=B,
            cost=figures.get("cost", 0.0),
            error=0.0,
            grade=MEASURE.grade_of(Kind.CARD, figures.get("cost", 0.0) / STAKE, 0.0),
            spared=figures.get("spared", 0.0),
            gained=figures.get("gained", 0.0),
            stake=STAKE,
        )
        for move, (seat, figures) in enumerate(made)
    }
    decisions = [SimpleNamespace(move=move, seat=one.seat) for move, one in verdicts.items()]

    def role(seat: Seat, _: int) -> Role | None:
        return None if ombre is None else Role.OMBRE if seat == ombre else Role.DEFENDER

    record = SimpleNamespace(state=SimpleNamespace(history=decisions))
    return SimpleNamespace(verdicts=verdicts, decisions=decisions, role=role, record=record)


@for_each(
    [
        ({"spared": 1.0}, (Sign.ONLY,)),
        ({"spared": 0.9}, ()),
        ({"gained": 1.0}, (Sign.BETTER,)),
        ({"spared": 1.0, "gained": 1.0}, (Sign.ONLY,)),
        ({"cost": 0.5}, (Sign.COSTLY,)),
        ({"cost": 0.4}, ()),
    ]
)
def test_a_mark_takes_its_part_of_the_stake(case):
    """A twentieth of 20 chips makes a good choice, a fortieth a costly one."""
    figures, signs = case

    assert signs == signs_of(review((0, figures))).get(0, ())


@for_each(
    [
        # The ombre errs, and a defender gives back half of it.
        ([(0, 4.0), (1, 2.0)], {0: Sign.UNPUNISHED, 1: Sign.MISSED}),
        # It is too little, comes from the same side, or too late.
        ([(0, 4.0), (1, 1.9)], {}),
        ([(1, 4.0), (2, 4.0)], {}),
        ([(0, 4.0), (0, 0.0), (1, 4.0)], {}),
        # Of two defenders the first that gives it back counts.
        ([(0, 4.0), (1, 0.0), (2, 2.0), (1, 4.0)], {0: Sign.UNPUNISHED, 2: Sign.MISSED}),
    ]
)
def test_a_loss_may_be_given_back(case):
    """The choice goes unpunished, and the opponent's missed it."""
    made, signs = case
    found = signs_of(review(*((seat, {"cost": cost}) for seat, cost in made)))

    pairs = {move: sign for move, marks in found.items() for sign in marks if sign is not Sign.COSTLY}
    assert signs == pairs


def test_in_the_auction_everybody_plays_alone():
    """A pass that costs is unpunished if the next seat passes a good hand too."""
    found = signs_of(review((0, {"cost": 8.0}), (1, {"cost": 8.0}), ombre=None))

    assert (Sign.COSTLY, Sign.UNPUNISHED) == found[0]
    assert (Sign.COSTLY, Sign.MISSED) == found[1]


def test_a_mark_is_told_in_chips_of_the_game():
    """The same mark takes more where more is at stake."""
    assert "1.0 chips" in sign_told(Sign.ONLY, STAKE, Unit.CHIPS)
    assert "2.0 chips" in meaning_of(Sign.ONLY, 2 * STAKE, Unit.CHIPS)
    assert len(Sign) == len({sign_told(sign, STAKE, Unit.CHIPS) for sign in Sign})


def test_the_paper_tells_every_mark_with_its_part():
    """It says what the table of marks says."""
    rows = [line for line in PAPER.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]

    for sign in Sign:
        (row,) = (row for row in rows if row.startswith(f"| {sign.title} |"))
        assert sign is Sign.MISSED or f"{sign.part:g} of" in row


def test_every_mark_has_a_shape_of_its_own(app_families):
    """Colour is never alone, so that they differ in grey as well."""
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.LIGHT), app_families)

    def drawn(*signs: Sign) -> bytes:
        image = QImage(40, 60, QImage.Format.Format_Grayscale8)
        image.fill(255)
        with QPainter(image) as painter:
            paint_signs(painter, QPointF(20, 40), signs, Grade.BAD, look)
        return bytes(image.convertToFormat(QImage.Format.Format_Mono).constBits())

    over = ((Sign.COSTLY, one) for one in (Sign.UNPUNISHED, Sign.MISSED))
    shapes = [drawn(Sign.ONLY), drawn(Sign.BETTER), drawn(Sign.COSTLY), *(drawn(*each) for each in over)]

    assert len(shapes) == len(set(shapes))
