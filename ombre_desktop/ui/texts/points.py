"""Points in words, and what a deal brings a player in all."""

from collections.abc import Sequence

from ombre_desktop.engine import Cost, Score, Seat
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.phrases import Said, count, translate

_SCORED: dict[tuple[Cost, bool], Pair] = {
    (Cost.KING_TURNED, True): (
        Said(
            "Results", "You score {points:one a point for the king|other # points for the kings} turned up."
        ),
        Said(
            "Results",
            "{name} scores {points:one a point for the king|other # points for the kings} turned up.",
        ),
    ),
    (Cost.KING_SHOWN, True): (
        Said("Results", "You score {points:one a point for the king|other # points for the kings} shown."),
        Said(
            "Results", "{name} scores {points:one a point for the king|other # points for the kings} shown."
        ),
    ),
    (Cost.KING_CAPTURED, False): (
        Said("Results", "Your king is captured, and its point with it."),
        Said("Results", "The king of {name} is captured, and its point with it."),
    ),
    (Cost.KING_CAPTURED, True): (
        Said(
            "Results",
            "You captured {points:one a king and score its point|other # kings and score their points}.",
        ),
        Said(
            "Results",
            "{name} captured {points:one a king and scores its point|other # kings and scores their points}.",
        ),
    ),
    (Cost.MAN, True): (
        Said("Results", "You score a point as the Man."),
        Said("Results", "{name} scores a point as the Man."),
    ),
    (Cost.MAN, False): (
        Said("Results", "You lose a point as the Man."),
        Said("Results", "{name} loses a point as the Man."),
    ),
    (Cost.GAME, True): (
        Said("Results", "You score {points:one a point|other # points} for the game."),
        Said("Results", "{name} scores {points:one a point|other # points} for the game."),
    ),
    (Cost.CODILLE, True): (
        Said("Results", "You score {points:one a point|other # points} for codille."),
        Said("Results", "{name} scores {points:one a point|other # points} for codille."),
    ),
    (Cost.PUESTA, True): (
        Said("Results", "You score {points:one a point|other # points} for the puesta."),
        Said("Results", "{name} scores {points:one a point|other # points} for the puesta."),
    ),
    (Cost.MAN_BEATEN, True): (
        Said("Results", "You score a point because the Man was beaten."),
        Said("Results", "{name} scores a point because the Man was beaten."),
    ),
}
"""The reasons for points, won and lost."""
_GAINED: Pair = (
    Said("Results", "In all, you win {chips:one # chip|other # chips}."),
    Said("Results", "In all, {name} wins {chips:one # chip|other # chips}."),
)
_LOST: Pair = (
    Said("Results", "In all, you lose {chips:one # chip|other # chips}."),
    Said("Results", "In all, {name} loses {chips:one # chip|other # chips}."),
)
_EVEN: Pair = (
    Said("Results", "In all, you neither win nor lose."),
    Said("Results", "In all, {name} neither wins nor loses."),
)


def points_text(points: int) -> str:
    """Return a number of points: "1 point", "5 points"."""
    return translate("Points", "{points:one # point|other # points}").format(points=points)


def score_line(score: Score, company: Company) -> str:
    """Return the points won or lost, with the reason."""
    points = count(abs(score.points))
    return company.told(_SCORED[score.cost, score.points > 0], score.seat, points=points)


def score_lines(scores: Sequence[Score], company: Company) -> list[str]:
    """Return a sentence for each reason; points for several kings are one sentence."""
    sums: dict[tuple[Seat, Cost, bool], int] = {}
    for one in scores:
        reason = one.seat, one.cost, one.points > 0
        sums[reason] = sums.get(reason, 0) + one.points
    return [score_line(Score(seat, points, cost), company) for (seat, cost, _), points in sums.items()]


def net_line(net: int, company: Company, seat: Seat) -> str:
    """Return what *seat* won or lost in all, as a sentence."""
    pair = _GAINED if net > 0 else _LOST if net < 0 else _EVEN
    return company.told(pair, seat, chips=count(abs(net)))
