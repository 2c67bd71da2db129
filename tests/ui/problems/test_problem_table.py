"""Problems at the table: chosen and answered by keys, told at once, queued when missed, and rated."""

from __future__ import annotations

import shutil
import sys
import time
from itertools import combinations
from pathlib import Path

import pytest
from conftest import STILL
from dialect import cards, dealt, exchanging
from missed import MISSED

from ombre_desktop.engine import Bid, Chips, Discard, Say, Word, request
from ombre_desktop.engine.notation.tokens import action_text
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.motives.explaining import motives_for
from ombre_desktop.players.posing.kinds import ProblemKind
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.folders import Folders
from ombre_desktop.storage.practice import PRACTICE
from ombre_desktop.storage.rating import RATING, Rated, RatingDocument
from ombre_desktop.storage.saves import DocumentStore
from ombre_desktop.storage.tried_problems import TRIED, TriedDocument, TriedProblem
from ombre_desktop.ui.background.kept_file import Shelf
from ombre_desktop.ui.desk.pointers.clearing import clear_of_paper
from ombre_desktop.ui.features.training.choosing import Wish, another, fitting, times_of
from ombre_desktop.ui.features.training.deed import Deed
from ombre_desktop.ui.features.training.problem import Problem
from ombre_desktop.ui.features.training.problem_file import filed_problems, read_problems
from ombre_desktop.ui.features.training.problem_table import paid_by_each
from ombre_desktop.ui.features.training.rating import ENOUGH, after
from ombre_desktop.ui.model.theme import Theme
from ombre_desktop.ui.session.keeping import Keeper
from ombre_desktop.ui.texts import problems as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.hints import wins_told
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.panels import french_cards_note
from ombre_desktop.ui.texts.throws import review_label as other_throws
from ombre_desktop.ui.texts.unit import Unit
from ombre_desktop.value import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "lessons"))

from learner import Learner, Scales

OLDER = Path(__file__).parents[2] / "storage" / "kept" / "problems-1.json"
"""The file of a version that did not count how often a problem was answered."""


@pytest.fixture(scope="module")
def problems():
    """Return the problems that come with the program, as their tags tell them."""
    return filed_problems()


class Solver(Learner):
    """Somebody who solves problems by keys."""

    @property
    def problems(self):
        return self.app.features["training"].problems

    @property
    def panel(self):
        """The question or verdict with answers on parchment."""
        return self.problems.panel if self.problems.table is None else self.problems.table.panel

    @property
    def told(self) -> tuple[str, ...]:
        """The words in the bubbles."""
        return self.problems.table.bubble.sentences

    def begin(self, kind: str = "") -> None:
        """Open the problems of a *kind*, or all, at their station."""
        self.problems.begin(kind)
        self.problems.finish()
        self.until(lambda: self.panel)

    def begin_with(self, problem: Problem) -> None:
        """Open the problems as if there were only this one, and wait for its question."""
        self.begin()
        self.problems._problems = (problem,)
        self.press(words.any_grade_answer())
        self.until(lambda: self.problems.table is not None and self.told)


@pytest.fixture
def solver(seated, qtbot) -> Solver:
    """Provide somebody whose answers are kept, at the empty table."""
    app = seated(None, runner=Scales(), preferences=STILL)
    app.lessons.keep_on(Shelf(Folders.of(), app))
    return Solver(app, qtbot)


def assert_is_a_page(panel):
    """Check that the answers stand in two columns of tiles of one size, all below the title."""
    title, *tiles = panel.places
    assert 1 == len({(tile.width(), tile.height()) for tile in tiles})
    assert 2 == len({tile.left() for tile in tiles[: len(tiles) // 2 * 2]})
    assert all(title.bottom() < tile.top() for tile in tiles)
    assert not any(one.intersects(other) for one, other in combinations(tiles, 2))


def test_a_missed_problem_is_explained_and_queued(solver):
    """The grade is chosen by keys; after the answer nothing is played, and the files are written."""
    solver.begin("bid")
    assert words.how_hard() == solver.panel.accessibleName()
    assert_is_a_page(solver.panel)
    solver.photograph("grades")
    solver.press(words.any_grade_answer())
    solver.until(lambda: solver.problems.table is not None and solver.told)
    problem = solver.problems.table.problem
    game = problem.record.state.ruleset.name
    assert f"{words.title('bid', game, likely=True)}\n{words.question('bid')}" == solver.told[0]
    assert not solver.desk.dock.panel.strength_told  # that would be the answer
    solver.photograph("asked")

    wrong = next(each.action for each in problem.worths if not problem.is_right(each.action))
    solver.choose(action_text(wrong))
    solver.until(lambda: solver.panel)

    assert words.wrong_told() == solver.panel.accessibleName()
    assert solver.controller.sitting.state == problem.record.state
    solver.photograph("wrong")
    solver.press(words.figures_answer())
    solver.until(lambda: wins_told(problem.worths[0].wins) in solver.told[-1])
    solver.photograph("figures")
    solver.press(words.next_answer())
    solver.until(lambda: solver.problems.table.problem is not problem and solver.told)
    shelf = solver.app.lessons.shelf
    shelf.wait()
    kept = DocumentStore(Folders.of().problems, TRIED).read().document
    assert not kept.tried[problem.name].right
    solver.until(lambda: solver.app.features["training"].practice.file.document.waiting)
    shelf.wait()
    (waiting,) = DocumentStore(Folders.of().practice, PRACTICE).read().document.waiting
    assert (f"problem:{problem.name}", 0) == (waiting.name, waiting.right)


@pytest.mark.parametrize(
    ("place", "asking", "deck"),
    [
        ("german_solo bid", "German Solo · Bid or pass\nDo you bid, or do you pass?", Deck.FRENCH),
        ("homme_auvergne card", "Homme d’Auvergne · Which card?\nYou are the Man.", Deck.FRENCH),
        ("renegado card", "Ombre Renegado · Save what can be saved\nYou are the Ombre.", Deck.SPANISH),
    ],
)
def test_a_problem_tells_its_game(solver, problems, place, asking, deck):
    """It speaks in the game's words, promises nothing, and explains a deck that is not the person's."""
    game, kind = place.split()
    asked = [one.read() for one in problems if (one.traits.game, one.traits.kind) == (game, kind)][:30]
    worst, *_, best = sorted(asked, key=lambda one: one.chance)
    problem = worst if deck is Deck.SPANISH else best
    solver.begin_with(problem)

    told, *notes = solver.told
    assert told.startswith(asking)
    assert deck is solver.desk.deck
    assert [french_cards_note()] * (deck is Deck.FRENCH) == notes
    row = f"{game_name(game)}: 1 of 1"
    assert row in solver.desk.dock.standing.contract.accessibleDescription()
    solver.photograph(f"page {game}")


KING_OF_CLUBS = """[Record  "ombre 1"]
[Problem "one"]
[Kind    "defend"]
[Grade   "3"]
[Answer  "CK"]
[Worth   "CK +0.85 55%; D2 -3.61 32%; DA -3.74 30%"]
"""


@pytest.mark.parametrize(
    ("played", "told"),
    [
        ("CK", "You then win about 6 times in 10."),
        ("D2", "The best answer: King of clubs. It wins about 6 times in 10, yours 3."),
    ],
)
def test_an_answer_tells_why(solver, tmp_path, played, told):
    """The reason is that of a hint in this position; it is found when it is shown."""
    (tmp_path / "one.ombre").write_text(KING_OF_CLUBS + MISSED.lstrip(), encoding="utf-8")
    (problem,) = read_problems(tmp_path)
    solver.begin_with(problem)

    solver.choose(played)

    seen = solver.controller.view
    judged = [Alternative(each.action, each.chips, 0.0, each.wins) for each in problem.worths]
    reasons = motives_for(seen, request(seen), problem.answers[0], judged)
    assert reasons
    solver.until(lambda: (told, reason_told(reasons, solver.desk.deck)) == solver.told)
    solver.photograph(f"why {played}")


WITH_WORDS = """
[Record  "ombre 1"]
[Ruleset "renegado"]
[Problem "which trump"]
[Kind    "trump"]
[Grade   "3"]
[Answer  "C"]
[Worth   "C +3.19 58%; H -6.81 36%; S -9.36 29%; D -9.90 29%"]
[Dealer  "3"]
[Pool    "5"]
[Deal    "1 S65 CAK2 HA2 DKJ; 2 SJ C653 HJ74 DA2; 3 S42 CQ7 HKQ D765"]
[Talon   "SQ D3 CJ S3 H3 H6 DQ SK H5 D4 C4 S7 SA"]
auction   1 entrada  2 pass  3 pass

[Record  "ombre 1"]
[Ruleset "renegado"]
[Problem "give up"]
[Kind    "surrender"]
[Grade   "4"]
[Answer  "surrender"]
[Worth   "surrender -13.33 0%; DQ -15.67 8%"]
[Dealer  "3"]
[Pool    "5"]
[Deal    "1 SAJ753 CK3 HJ D4; 2 SQ4 CJ2 HQ DJ653; 3 SK6 CQ765 HK74"]
[Talon   "DQ C4 H6 DK S2 DA D7 D2 H5 H3 HA CA H2"]
auction   1 entrada  2 pass  3 pass
trump     1 S
exchange  1 C3 HJ D4  2 yield  3 CQ C7 C6 C5 H7 H4  2 C2 D6 D5 D3
play
 1  1 SA S4 S6
 2  1 CK CJ D7
 3  1 SJ SQ SK
 4  3 DK

[Record  "ombre 1"]
[Ruleset "tresillo"]
[Problem "go on"]
[Kind    "vole"]
[Grade   "5"]
[Answer  "vole"]
[Worth   "vole +20.76 100%; claim +15.75 100%"]
[Dealer  "2"]
[Pool    "1"]
[Deal    "1 SA CAK762 HAKQ; 2 -; 3 SKQ2 H72 DAQ73; 4 SJ754 C43 DKJ5"]
[Talon   "H4 H3 S6 CJ D2 D6 H5 H6 CQ D4 HJ C5 S3"]
auction   3 entrada  4 pass  1 solo  3 pass
trump     1 C
exchange  3 yield  4 SJ S7 S5 S4 DJ D5  3 S2 H7 H2 DA DQ D7 D3
play
 1  3 S3 S6 C6
 2  1 CA C5 C3
 3  1 SA CQ C4
 4  1 C2 D4 CJ
 5  1 CK H6 D6
"""
"""A trump to name, a game to give up, and tricks to go on for."""


@pytest.mark.parametrize(
    ("at", "said", "told"),
    [
        (0, "H", "It wins about 6 times in 10, yours 4."),
        (1, "DQ", "The best answer: Surrender. It costs 2.3 chips less on average."),
        (2, "vole", "You nearly always come out ahead."),
    ],
)
def test_a_word_is_answered_where_it_is_said(solver, tmp_path, at, said, told):
    """The trump, giving up and the vole have the table's own panels."""
    (tmp_path / "some.ombre").write_text(WITH_WORDS.lstrip(), encoding="utf-8")
    problem = read_problems(tmp_path)[at]
    solver.begin_with(problem)
    assert solver.told[0].endswith(words.question(problem.kind.value))

    solver.choose(said)

    solver.until(lambda: solver.panel and len(solver.told) > 1)
    verdict = words.right_told() if said == "vole" else words.wrong_told()
    assert verdict == solver.panel.accessibleName()
    solver.photograph(f"words {at} {said}")
    assert told in " ".join(solver.told)


def test_in_large_text_the_reason_covers_no_face(solver, problems):
    """Four people sit round the table, and each stays in sight."""
    problem = next(one for one in problems if one.name == "quadrille-1-11-34").read()
    solver.app.prefer(replace(STILL, text_scale=1.45, text_follows=False))
    solver.begin_with(problem)
    wrong = next(each.action for each in problem.worths if not problem.is_right(each.action))

    solver.choose(action_text(wrong))

    solver.until(lambda: solver.panel and len(solver.told) > 1)
    bubble, desk = solver.problems.table.bubble, solver.desk
    kept = clear_of_paper(desk, bubble).must
    assert [] == [place for place in kept if any(map(place.intersects, bubble.places))]
    solver.photograph("large")


@pytest.mark.parametrize("bid", ["solo", "entrada"])
def test_what_pays_more_is_told_once(solver, problems, bid):
    """Beside a wrong bid its merit is told already; with the right one the reason tells it."""
    solver.begin_with(next(one for one in problems if one.name == "renegado-1-270-0").read())

    solver.choose(bid)

    solver.until(lambda: solver.panel and len(solver.told) > 1)
    answer, reason = solver.told
    assert ("each pays 5 instead of 15" in answer) is (bid == "entrada")
    assert ("pays more" in reason) is (bid == "solo")


def test_after_a_throw_any_other_can_be_weighed(solver, problems):
    """The board opens over the verdict, and cannot answer the question once more."""
    problem = next(one for one in problems if one.traits.kind == "throw").read()
    solver.begin_with(problem)
    solver.choose(action_text(problem.answers[0]))
    solver.until(lambda: solver.panel)

    solver.press(other_throws())
    solver.app.boards.finish()

    board = solver.app.boards.open_board("throws")
    assert not board.throw_button.isVisible()
    assert words.right_told() == solver.panel.accessibleName()
    board.close()


def weighed(text: str) -> Alternative:
    """Return what ``solo +9.0 71%`` stands for."""
    said, chips, wins = text.split()
    return Alternative(SAID[said], float(chips), 0.0, float(wins.removesuffix("%")) / 100)


SAID = {"pass": Say(Word.PASS), "solo": Bid("solo"), "entrada": Bid("entrada")}


@pytest.mark.parametrize(
    ("best", "own", "told"),
    [
        ("solo 9 71%", "entrada 1 42%", "It wins about 7 times in 10, yours 4."),
        ("solo 9 40%", "entrada 1 10%", "It wins about 4 times in 10, yours once."),
        ("solo 9 10%", "entrada 1 0%", "It wins about once in 10, yours hardly ever."),
        ("solo 9 99%", "entrada 1 70%", "It nearly always wins, yours about 7 times in 10."),
        ("solo 9 97%", "entrada 1 4%", "It nearly always wins, yours hardly ever."),
        ("solo 9 70%", "entrada 5 90%", "Yours wins more often, but brings 4.0 chips less on average."),
        ("solo 9 70%", "entrada 5 72%", "Both win about as often, but it brings 4.0 chips more on average."),
        ("solo 9 66%", "entrada 5 74%", "Yours wins more often, but brings 4.0 chips less on average."),
        ("solo 9 70%", "pass 0 10%", "With it you gain about 7 times in 10, with yours once."),
        ("pass 0 30%", "solo -9 50%", "With yours you gain more often, but 9.0 chips less on average."),
    ],
)
def test_a_wrong_answer_has_its_merit(best, own, told):
    """It may win more often, and bring less."""
    assert told == words.beside_told(weighed(best), weighed(own), None, Unit.CHIPS)


def test_a_better_throw_is_told_by_its_difference():
    """The cards that both throw are not recited."""
    asked = exchanging("entrada", hands="1 H7 H6 S4 S3 C5 C4 D5 D4 D3").asked
    best, own = (Discard(cards(text)) for text in ("S4 S3 C5 C4", "S4 S3 C5 D5"))

    told = words.better_told(best, own, asked, Deck.FRENCH)

    assert "The best answer: Throw the 4 of clubs, keep the 5 of diamonds." == told


def test_a_dearer_bid_pays_more():
    """In Renegado, each pays 15 for a solo and 5 for an entrada; a pass has no price."""
    seen = dealt("renegado").seen_by(1)
    solo, entrada, passed = map(weighed, ("solo 9 70%", "entrada 5 90%", "pass 0 0%"))

    assert [(15, 5), None, None] == [
        paid_by_each(seen, *pair) for pair in ((solo, entrada), (entrada, solo), (solo, passed))
    ]
    assert "Yours wins more often, but each pays 5 instead of 15." == words.beside_told(
        solo, entrada, (Chips(15), Chips(5)), Unit.CHIPS
    )


def test_a_rating_is_told_when_it_is_asked_for(solver):
    """Before thirty problems it is not offered; afterwards it is an answer like any other."""
    person = Rated(1630, 80)
    DocumentStore(Folders.of().rating, RATING).write(RatingDocument(person=person, answered=ENOUGH))
    solver.begin()

    solver.press(words.rating_answer())
    solver.until(lambda: words.rating_told(1630, 160, ENOUGH) == solver.panel.accessibleName())
    solver.photograph("rating")
    solver.press(words.leave_answer())
    solver.until(lambda: not solver.app.lessons.is_on)


def test_a_damaged_rating_is_told_and_begun_again(solver):
    """The problems tried are kept, since they lie in another file."""
    tried = TriedDocument(tried={"renegado-1": TriedProblem(right=True)})
    DocumentStore(Folders.of().problems, TRIED).write(tried)
    Folders.of().rating.write_text("nonsense", encoding="utf-8")
    told = []
    solver.app.lessons.shelf.failed.connect(told.append)

    solver.begin()

    solver.until(lambda: told)
    assert [Folders.of().rating] == [problem.path for problem in told]
    assert solver.problems.rating.known is None
    assert {"renegado-1"} == set(solver.problems.tried.document.tried)


def test_a_rating_moves_by_what_was_not_expected():
    """A right answer to a hard problem counts more than one to an easy one, and the rating grows surer."""
    person = Rated(1500, 100)

    hard, easy = (after(person, Rated(rating, 60), 1.0) for rating in (1900, 1100))

    assert hard.rating - 1500 > 5 * (easy.rating - 1500) > 0
    assert max(hard.deviation, easy.deviation) < 100
    assert after(person, Rated(1500, 60), 0.0).rating == 3000 - after(person, Rated(1500, 60), 1.0).rating


def test_after_the_last_problem_comes_the_path(solver, problems):
    """It opens where the problems are, and a game without some of the grades offers none of these."""
    solver.problems.begin("throw", "two_handed")
    solver.problems.finish()
    grades = {one.traits.grade for one in fitting(problems, Wish(ProblemKind.THROW, game="two_handed"), {})}
    assert 2 + len(grades) == len(solver.panel.buttons)

    solver.problems._left = solver.problems._left[:0]
    solver.problems._set()
    solver.app.features["training"].finish()
    solver.app.boards.finish()

    assert not solver.app.lessons.is_on
    page = solver.app.boards.open_board("lessons")
    assert page.path.current.station.deed is Deed.CHOSEN


def test_no_problem_comes_twice_until_all_of_the_choice_were_set(problems):
    """The second round has another order, and so has another person; an old note counts as once."""
    wish = Wish(game="renegado", theme=Theme.DRAW)
    every = fitting(problems, wish, {}, seed=7)
    assert every != fitting(problems, wish, {}, seed=8)
    assert all(Theme.DRAW in one.traits.themes for one in every)
    assert {"renegado"} == {one.traits.game for one in every}

    tried = {every[0].name: TriedProblem(right=True), every[1].name: TriedProblem(times=1)}
    assert every[2:] == fitting(problems, wish, tried, seed=7)

    tried |= {one.name: TriedProblem(times=1) for one in every[2:]}
    again = fitting(problems, wish, tried, seed=7)
    assert set(again) == set(every)
    assert again != every


def test_what_an_older_version_kept_of_problems_is_read(solver):
    """A right answer stays right, every answer counts as once, and nothing was chosen yet."""
    folders = Folders.of()
    folders.data.mkdir(parents=True, exist_ok=True)
    shutil.copy(OLDER, folders.problems)
    tried = solver.problems.tried
    tried.read()

    kept = tried.document.tried
    assert [("renegado-1-21-3", True), ("renegado-1-50-2", False)] == [
        (k, one.right) for k, one in kept.items()
    ]
    assert [1, 1, 0] == [times_of(name, kept) for name in (*kept, "renegado-1-71-3")]
    assert tried.wish is None
    assert tried.order() == tried.order() > 0
    tried.note("renegado-1-21-3", is_right=False)
    assert 2 == times_of("renegado-1-21-3", tried.document.tried)


def test_problems_are_chosen_by_kind_and_grade(problems):
    found = fitting(problems, Wish(ProblemKind.LEAD, 3), {})

    assert {("lead", 3)} == {(one.traits.kind, one.traits.grade) for one in found}


def test_another_problem_is_of_the_same_game_and_kind(problems):
    """A problem that was tried is avoided while there is something new."""
    for like in problems[::40]:
        other = another(problems, like, {})

        assert other.traits.kind == like.traits.kind
        assert other.traits.game == like.traits.game
    like = next(one for one in problems if one.name.startswith("renegado"))
    first = another(problems, like, {})
    assert first is not like
    assert first is not another(problems, like, {first.name: TriedProblem()})
    assert problems[0] is another(problems[:1], problems[0], {})


def test_the_window_closes_once_everything_is_written(seated, monkeypatch):
    """A disk may be slow; with the window the program ends."""
    app, keeper = seated(None, preferences=STILL), Keeper(Folders.of())
    app.keep_with(keeper, keeper.load().preferences)
    write = DocumentStore.write

    def slow(store, document) -> None:
        time.sleep(0.05)
        write(store, document)

    monkeypatch.setattr(DocumentStore, "write", slow)
    tried = app.features["training"].problems.tried
    for name in ("one", "two"):
        tried.note(name, is_right=True)

    app.close()

    assert {"one", "two"} == set(DocumentStore(Folders.of().problems, TRIED).read().document.tried)
