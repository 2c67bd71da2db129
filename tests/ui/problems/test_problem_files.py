"""The files of problems: what they contain, and the messages about mistakes in them."""

from collections import Counter

import pytest
from missed import MISSED

from ombre_desktop.engine import Say, Word
from ombre_desktop.engine.variants import ruleset_names
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.ui.features.training.errors import ProblemError
from ombre_desktop.ui.features.training.problem import GRADES
from ombre_desktop.ui.features.training.problem_file import filed_problems, read_problems
from ombre_desktop.ui.model.theme import REASONS as THEMES
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.texts.motives import REASONS
from ombre_desktop.value import replace
from tools.problems.checking import TOO_MANY, flaws_of

RARE = {"vole", "own"}
"""The kind of which none is set, and the theme of the person's own problems."""
TAGS = """
[Ruleset "renegado"]
[Problem "test-1"]
[Kind    "defend"]
[Grade   "3"]
[Answer  "CK"]
[Worth   "CK +0.85 55%; D2 -3.61 32%; DA -3.74 32%"]
"""
WHOLE = '[Record  "ombre 1"]' + MISSED.replace('\n[Ruleset "renegado"]\n', TAGS)


@pytest.fixture(scope="module")
def filed():
    """Return the problems that come with the program, as their tags tell them."""
    return filed_problems()


@pytest.fixture(scope="module")
def step(pytestconfig):
    """Return how far apart the problems are that are read: one in thirty, and all in the long form."""
    return 1 if pytestconfig.getoption("--hypothesis-profile") == "long" else 30


@pytest.fixture(scope="module")
def problems(filed, step):
    """Return some of them, whose deals are played."""
    return tuple(one.read() for one in filed[::step])


def test_every_problem_has_a_lawful_answer(problems):
    """The answer is the best that was judged, and not all of them are right."""
    decisions = [problem for problem in problems if problem.held is None]
    assert all(problem.is_right(problem.worths[0].action) for problem in decisions)
    assert all(len(problem.worths) > len(problem.answers) for problem in decisions)


def test_a_problem_is_what_its_tags_tell(filed, problems, step):
    """It is chosen by its tags, before anybody has read it."""
    assert [one.traits for one in filed[::step]] == [one.traits for one in problems]
    assert len(filed) == len({one.name for one in filed})


def test_there_are_problems_of_every_game_kind_and_grade(filed):
    """The kinds and grades are counted."""
    games = Counter(one.traits.game for one in filed)
    kinds = Counter(one.traits.kind for one in filed)
    grades = Counter(one.traits.grade for one in filed)
    themes = Counter(theme for one in filed for theme in one.traits.themes)

    assert len(filed) >= 2_000
    assert all(games[name] >= 60 for name in ruleset_names())
    assert all(kinds[kind.value] >= 100 for kind in ProblemKind if kind.value not in RARE)
    assert all(grades[grade] >= 200 for grade in GRADES)
    assert all(themes[theme] >= 10 for theme in Theme if theme.value not in RARE)
    assert sum(not one.traits.themes for one in filed) < len(filed) / 10


def test_no_problem_has_a_flaw(problems, step):
    """Of a part of them it cannot be told whether there are too many of one answer."""
    flaws = [(name, flaw) for name, flaw in flaws_of(problems) if step == 1 or flaw != TOO_MANY]

    assert [] == flaws


def test_every_reason_of_a_theme_is_one_that_the_players_give():
    """A motive that is renamed would otherwise leave its theme unnoticed."""
    assert frozenset().union(*THEMES.values()) <= set(REASONS)


def test_a_collection_with_a_flaw_is_told(problems):
    """A deal gives one problem, none answers itself, and none is lost from the start."""
    one = next(one for one in problems if one.kind is ProblemKind.CARD)
    lost = tuple(replace(each, wins=0.1) for each in one.worths)
    passes = replace(one, kind=ProblemKind.BID, answers=(Say(Word.PASS),))

    assert [] == list(flaws_of((one,)))
    assert ["not the only problem of its deal"] == [
        told for _, told in flaws_of((one, replace(one, name="two")))
    ]
    assert ["lost from the start"] == [told for _, told in flaws_of((replace(one, worths=lost),))]
    assert ["other reasons today"] == [told for _, told in flaws_of((replace(one, reasons=()),))]
    assert TOO_MANY in {told for _, told in flaws_of((passes,))}


def read(folder, text: str):
    """Return the problems of one file with this *text*."""
    (folder / "one.ombre").write_text(text, encoding="utf-8")
    return read_problems(folder)


def test_a_problem_is_read_whole(tmp_path):
    """Its answers, figures and reasons are those of the file."""
    (problem,) = read(tmp_path, WHOLE)

    assert ("test-1", ProblemKind.DEFEND, 3) == (problem.name, problem.kind, problem.grade)
    assert ["CK"] == [str(action) for action in problem.answers]
    assert [("CK", 0.85, 0.55), ("D2", -3.61, 0.32)] == [
        (str(each.action), each.chips, each.wins) for each in problem.worths[:2]
    ]


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ('"CK"]', '"SK"]', "one.ombre, line 1: [test-1] 'SK' is not lawful"),
        ('"CK"]', '"QQ"]', "one.ombre, line 1: [test-1] 'QQ'"),
        ('"CK"]', '"D2"]', "[test-1] the best of the tag Worth is not an answer"),
        ('"CK"]', '" "]', "[test-1] the tag Answer is missing"),
        ("+0.85 55%", "much", "is not an answer with its chips and chance"),
        (
            '"defend"',
            '"attack"',
            "[test-1] the kind 'attack' is not one of card, lead, defend, bid, throw, trump",
        ),
        ('"defend"', '"bid"', "[test-1] seat 1 is asked something else"),
        ('Grade   "3"', 'Grade   "6"', "[test-1] the grade '6' is not a number from 1 to 5"),
        ("C3 C5 CQ", "C3 C5 SK", "one.ombre, line 21: [test-1] line 21"),
        (" C3 C5 CQ", " C3", "[test-1] the record does not end where seat 1 has to decide"),
        ('[Problem "test-1"]\n', "", "one.ombre, line 1: the tag Problem is missing"),
        ('"renegado"]', '"whist"]', "one.ombre, line 2"),
    ],
)
def test_a_mistake_is_told_with_its_place(tmp_path, good, bad, told):
    """The message names the file, the line and the mark."""
    with pytest.raises(ProblemError) as caught:
        read(tmp_path, WHOLE.replace(good, bad, 1))

    assert told in str(caught.value)


def test_two_problems_of_one_name_are_refused(tmp_path):
    """Progress could not tell them apart."""
    with pytest.raises(ProblemError, match=r"\[test-1\] two problems have this name"):
        read(tmp_path, f"{WHOLE}\n{WHOLE}")
