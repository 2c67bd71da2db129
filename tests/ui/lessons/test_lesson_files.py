"""The files of lessons: what they may say, and what is told of a mistake."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from learner import TAUGHT, lesson

from ombre_desktop.engine import Role, Seat, apply, request, view
from ombre_desktop.players.player import player
from ombre_desktop.ui.lessons.course import course
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import KNOWN_GAMES
from ombre_desktop.ui.lessons.lesson import LEARNER, LESSONS, Lesson, read_lesson
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.lessons.saying import said
from ombre_desktop.ui.lessons.teacher import MOST_AT_ONCE, Teacher
from ombre_desktop.ui.model.deck import Deck

LANGUAGES = ("en", "es")
MOST_WORDS, MOST_OF_ALL, MOST_BEFORE_PLAY, MOST_TERMS = 18, 320, 110, 8
NAMES = ("You", "Don Hilario", "Doña Inés")
WALKS = 10


def test_every_lesson_is_tried_here():
    """Those of the course, and no others."""
    assert course() == tuple(TAUGHT)


# Short enough to be read.


def on_the_line(of: Lesson, knows: str = "none") -> list[tuple[Moment, tuple[Mark, ...]]]:
    """Every decision of the taught line, and what is said there."""
    teacher, found = Teacher(of.marks, knows), []
    for step in of.steps[of.first :]:
        asked = request(step.state)
        if step.state.is_over or (asked is not None and asked.seat == LEARNER):
            seen = view(step.state, LEARNER)
            found.append((Moment(seen, knows), teacher.speak(seen)))
    return found


def words_of(of: Lesson, mark: Mark, moment: Moment, deck: Deck) -> int:
    """The number of words of a bubble, as it is read."""
    english = next(other.words for other in of.english.marks if other.name == mark.name)
    return len(said(mark, english, moment, deck, NAMES).split())


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("deck", Deck)
def test_a_bubble_has_eighteen_words_at_most(name, deck):
    """One idea each; every mark, whether it lies on the taught line or not."""
    moment = on_the_line(lesson(name))[0][0]
    long = {
        mark.name
        for mark in lesson(name).marks
        if {"ombre", "partner"}.isdisjoint(mark.fields)
        and words_of(lesson(name), mark, moment, deck) > MOST_WORDS
    }

    assert set() == long


@pytest.mark.parametrize("knows", KNOWN_GAMES)
def test_the_first_deal_is_told_in_few_words(knows):
    """At most 320 words in all, 110 of them before the first card, and eight new terms."""
    first = lesson("first")
    told = on_the_line(first, knows)
    counts = [
        (moment, sum(words_of(first, mark, moment, Deck.SPANISH) for mark in marks)) for moment, marks in told
    ]

    assert sum(count for _, count in counts) <= MOST_OF_ALL
    before = sum(count for moment, count in counts if not (moment.may_play or moment.settlement))
    assert before <= MOST_BEFORE_PLAY
    assert len({term for _, marks in told for mark in marks for term in mark.terms}) <= MOST_TERMS


@pytest.mark.parametrize("name", TAUGHT)
def test_it_is_easy_to_read(name):
    """The Flesch-Kincaid grade of the English words is six at most; cards and terms count as one syllable."""
    text = [re.sub(r"\{[^}]*\}|\*[^*]*\*", "card", mark.words) for mark in lesson(name).english.marks]
    words = [word for words in text for word in re.findall(r"[A-Za-z']+", words)]
    sentences = sum(len(re.findall(r"[.:?!]", words)) for words in text)
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", re.sub(r"e\b", "", word.lower())))) for word in words)

    assert 0.39 * len(words) / sentences + 11.8 * syllables / len(words) - 15.59 <= 6


# True, wherever the learner goes.


def walk(of: Lesson, knows: str, rng: Random):
    """Play *of* with random cards of the learner; yield the truth and what is said, at every decision."""
    state, teacher, textbook = of.start.state, Teacher(of.marks, knows), player("textbook")
    while not state.is_over:
        asked = request(state)
        seen = view(state, asked.seat)
        if asked.seat == LEARNER:
            yield state, Moment(seen, knows), teacher.speak(seen)
            sitter = player("random")
        else:
            sitter = textbook
        state = apply(state, sitter.decide(seen, asked, rng)).state
    seen = view(state, LEARNER)
    yield state, Moment(seen, knows), teacher.speak(seen)


@pytest.mark.parametrize("name", TAUGHT)
def test_no_bubble_says_what_is_not_so(name):
    """On random walks through a lesson every one ends, and each bubble is true of the cards as they lie."""
    for number in range(WALKS):
        rng = Random(number)
        for state, moment, marks in walk(lesson(name), rng.choice(KNOWN_GAMES), rng):
            assert len(marks) <= MOST_AT_ONCE
            for mark in marks:
                assert "{" not in said(mark, mark.words, moment, Deck.FRENCH, NAMES)
                assert_true(mark, state)
        assert state.is_over


def assert_true(mark: Mark, state) -> None:
    """Check the words of *mark* against the cards as they lie, and not against a view."""
    text, hand = mark.words.lower(), state.hands[LEARNER]
    ombre = state.ombre == LEARNER
    if state.is_over:
        won = state.settlement.net(3)[LEARNER]
        assert "you won" not in text or won > 0, mark.name
        assert "you pay" not in text or won < 0, mark.name
        return
    check_trick(mark, text, state)
    others = [card for seat, cards in enumerate(state.hands) if seat != LEARNER for card in cards]
    beats = state.ranking.beats
    if "your fifth" in text:
        assert state.playing.won[LEARNER] == 4, mark.name
    if "five tricks: the game is yours" in text:
        assert ombre, mark.name
        assert state.playing.won[LEARNER] >= 5, mark.name
    if "nobody beats" in text or "nothing beats" in text:
        led = [card for card in mark.cards if card in hand]
        assert led, mark.name
        assert not any(beats(other, card) for card in led for other in others), mark.name
    if "no card of yours wins" in text:
        trick = state.playing.trick.cards
        best = trick[state.ranking.best(trick)]
        assert not any(beats(card, best) for card in request(state).cards), mark.name
    if "one more trick wins" in text:
        assert state.playing.won[LEARNER] == 4, mark.name
        assert state.role(LEARNER) is Role.OMBRE, mark.name
    if "is out and beats it" in text:
        mine, basto = mark.cards
        assert mine in hand, mark.name
        assert basto not in [card for trick in state.playing.tricks for card in trick.cards], mark.name
        assert beats(basto, mine), mark.name


def check_trick(mark: Mark, text: str, state) -> None:
    """Check what is said of the trick on the table."""
    trick, ranking = state.playing.trick if state.playing else None, state.ranking
    if trick is None or not trick.cards:
        assert "this trick" not in text, mark.name
        return
    winner, hand = trick.order[ranking.best(trick.cards)], state.hands[LEARNER]
    best = trick.card_of(winner)
    if "is winning this trick" in text:
        assert {"{partner}": Role.DEFENDER, "the ombre": Role.OMBRE}[text[: text.index(" is")]] is state.role(
            winner
        ), mark.name
    if "the ombre leads trumps" in text:
        assert trick.order[0] == state.ombre, mark.name
        assert ranking.is_trump(trick.cards[0]), mark.name
    if "the ombre has trumped" in text:
        assert ranking.is_trump(trick.card_of(state.ombre)), mark.name
        assert winner == state.ombre, mark.name
    if "smallest trump that can" in text:
        able = [card for card in request(state).cards if ranking.beats(card, best)]
        assert [min(able, key=ranking.strength)] == list(mark.cards), mark.name
    if "sure to take the trick" in text:
        others = [card for seat, cards in enumerate(state.hands) if seat != LEARNER for card in cards]
        assert not any(ranking.beats(other, mark.cards[0]) for other in others), mark.name
    if "you have none of this suit" in text:
        assert () == ranking.following(hand, trick.cards[0]), mark.name


@pytest.mark.parametrize("name", TAUGHT)
def test_the_other_seats_play_the_taught_line_by_themselves(name):
    """The record is what textbook players do, with the seeds of the table."""
    from ombre_desktop.players.seeds import seed_of  # noqa: PLC0415

    of, textbook = lesson(name), player("textbook")
    for step, move in zip(of.steps[of.first :], of.record.state.history[of.first :], strict=False):
        asked = request(step.state)
        if asked.seat != LEARNER and not hasattr(asked, "question"):
            seed = seed_of("lesson", 0, asked.seat, len(step.state.history))
            assert move.action == textbook.decide(view(step.state, asked.seat), asked, Random(seed))


# In another language.


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_words_in_every_language_of_the_program(name, language):
    """All marks, none too long; the facts are those of the English text."""
    read = lesson(name, language)

    assert language == read.language
    assert [mark.facts for mark in read.english.marks] == [mark.facts for mark in read.marks]
    assert all(len(mark.words.split()) <= MOST_WORDS for mark in read.marks)


# Mistakes.

ENGLISH = (LESSONS / "first.txt").read_text(encoding="utf-8")


def written(folder: Path, old: str, new: str, file: str = "first.txt") -> Path:
    """The first lesson in *folder*, with a mistake in one of its files."""
    for name in ("first.ombre", "first.txt", "first_es.txt"):
        text = (LESSONS / name).read_text(encoding="utf-8")
        assert name != file or old in text
        (folder / name).write_text(text.replace(old, new, 1) if name == file else text, encoding="utf-8")
    return folder


def line_of(words: str) -> int:
    """The line of the English text on which *words* stand."""
    return ENGLISH[: ENGLISH.index(words)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "mark", "reason"),
    [
        ("[goal] bid", "[goal] bidding", "goal", "no fact 'bidding'"),
        ("[spadille] bid, hold SA", "[spadille] bid, hold S1", "spadille", "cannot be read"),
        ("[spadille] bid, hold SA", "[spadille] bid", "spadille", "no fact says where it is"),
        ("[goal] bid", "[goal]", "goal", "has no facts"),
        ("[suit] name-trump, hold SA CK", "[suit] name-trump, hold HA CK", "suit", "never said"),
        ("[four] throw", "[keep] throw", "keep", "stands here twice"),
        ("{gained} chips", "{winnings} chips", "paid", "no card, suit, number or name"),
        ("{gained} chips", "{gained chips", "paid", "braces do not fit"),
    ],
)
def test_a_mistake_names_file_line_and_mark(tmp_path, old, new, mark, reason):
    """The author of a lesson is led to the place."""
    with pytest.raises(LessonError, match=re.escape(reason)) as found:
        read_lesson("first", folder=written(tmp_path, old, new))

    at = line_of("[paid]" if mark == "paid" else old)
    assert ("first.txt", at, mark) == (found.value.file, found.value.line, found.value.mark)
    assert str(found.value).startswith(f"first.txt, line {at}: [{mark}] ")


def test_a_mark_that_is_not_translated_is_named(tmp_path):
    """The learner would read English in the middle of a lesson."""
    folder = written(tmp_path, "[king]", "[reina]", "first_es.txt")

    with pytest.raises(LessonError, match="no such mark in the English text"):
        read_lesson("first", "es", folder)


def test_a_damaged_record_names_its_file(tmp_path):
    """The reason is the reader's own."""
    with pytest.raises(LessonError, match=r"first\.ombre") as found:
        read_lesson("first", folder=written(tmp_path, "HK H5", "HK H6", "first.ombre"))

    assert "first.ombre" == found.value.file


def test_a_lesson_can_begin_in_the_middle(tmp_path):
    """A tag of the record names the trick."""
    folder = written(tmp_path, '[Dealer  "2"]', '[From    "trick 7"]\n[Dealer  "2"]', "first.ombre")
    text = (folder / "first.txt").read_text(encoding="utf-8")
    (folder / "first.txt").write_text(text.replace("] ", "] aside, "), encoding="utf-8")

    read = read_lesson("first", folder=folder)

    assert 6 == len(read.start.state.playing.tricks)
    assert LEARNER == Seat(0)
