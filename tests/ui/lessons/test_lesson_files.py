"""The files of lessons: what they may contain, and the messages about mistakes in them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from for_each import for_each
from learner import TAUGHT, lesson

from ombre_desktop.engine import Bid, Card, ChoiceRequest, Discard, PlayCard, Say, Seat, Word, request, view
from ombre_desktop.engine.concepts import Concept, concepts_of
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.player import player
from ombre_desktop.players.stake import stake_of
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.lessons import LessonsDocument
from ombre_desktop.ui.lessons.course import course, next_of
from ombre_desktop.ui.lessons.errors import LessonError
from ombre_desktop.ui.lessons.facts import KNOWN_GAMES
from ombre_desktop.ui.lessons.judge import Verdict
from ombre_desktop.ui.lessons.lesson import LEARNER, LESSONS, Lesson, read_lesson
from ombre_desktop.ui.lessons.listing import listed
from ombre_desktop.ui.lessons.mark import Mark
from ombre_desktop.ui.lessons.moment import Moment
from ombre_desktop.ui.lessons.saying import said
from ombre_desktop.ui.lessons.teacher import MOST_AT_ONCE, Teacher
from ombre_desktop.ui.lessons.text_file import read_text
from ombre_desktop.ui.model.deck_choice import shows_in_any_deck
from ombre_desktop.ui.texts import documents
from tools.lessons.truth import untrue
from tools.lessons.walking import walk

MOST_WORDS, MOST_OF_ALL, MOST_BEFORE_PLAY, MOST_TERMS = 18, 320, 110, 8
NAMES = ("You", "Don Hilario", "Doña Inés", "Don Baltasar", "Doña Leonor")
WALKS = 5
"""The random walks through each lesson; `benchmarks/lessons.py` takes 300."""
FEW = 60
"""The number of words below which a reading grade means nothing."""


def test_the_course_leaves_out_what_is_known():
    """The lesson on bare tricks is for learners who know no game of tricks."""
    beginner, player = (next_of(course(), (), knows) for knows in ("none", "bridge"))

    assert ("tricks", "first") == (beginner, player)
    assert next_of(course(), tuple(TAUGHT), "none") is None


# Short enough to be read


def on_the_line(
    of: Lesson, knows: str = "none", deck: Deck = Deck.SPANISH
) -> list[tuple[Moment, tuple[Mark, ...]]]:
    """Return every decision of the taught line, with the bubbles that go with it."""
    teacher, found = Teacher(of.marks, knows, deck), []
    for step in of.steps[of.first :]:
        asked = request(step.state)
        if step.state.is_over or (asked is not None and asked.seat == LEARNER):
            seen = view(step.state, LEARNER)
            found.append((Moment(seen, knows), teacher.speak(seen)))
    return found


def words_of(of: Lesson, mark: Mark, moment: Moment, deck: Deck) -> int:
    """Return the number of words of a bubble, as it is read."""
    english = next(other.words for other in of.english.marks if other.name == mark.name)
    return len(said(mark, english, moment, deck, NAMES).split())


def test_the_course_has_three_chapters_and_then_the_games(tmp_path):
    """A lesson that course.txt does not name stands in the chapter of its game, and needs no card."""
    (tmp_path / "course.txt").write_text("[play]\nred\n[games]\nzanga\n")
    for name in ("red", "zanga", "mine"):
        (tmp_path / f"{name}.txt").write_text("Title: Mine\n" + "Card: H7\n" * (name == "red"))
        (tmp_path / f"{name}.ombre").write_text('[Ruleset "zanga"]')

    found = [(one.name, one.chapter, one.card) for one in listed(LessonsDocument(), "en", tmp_path)]
    assert [("red", "play", Card.parse("H7")), ("zanga", "", None), ("mine", "", None)] == found
    (tmp_path / "course.txt").write_text("[plya]\nred\n")
    with pytest.raises(LessonError, match=r"course\.txt, line 1: the chapter 'plya' is not one of play"):
        course(tmp_path)


@for_each([name for name in TAUGHT if shows_in_any_deck(lesson(name).record.state.ruleset.pack)])
def test_a_court_card_is_named_in_the_words_of_the_cards_on_the_table(name):
    """A queen is a knight in Spanish cards, so only a field names her, unless the game needs French cards."""
    named = re.compile(r"\b(queen|jack|knight|page)s?\b")

    assert [] == [mark.words for mark in lesson(name).marks if named.search(mark.words)]


def test_the_learner_hears_with_whom_they_defend():
    """The other defender and the Ombre are named: "you two" was taken for the Ombre and the learner."""
    told = next(
        said(mark, mark.words, moment, Deck.SPANISH, NAMES[:3])
        for moment, marks in on_the_line(lesson("second"))
        for mark in marks
        if mark.name == "together"
    )

    assert told.index("Don Hilario") < told.index("together") < told.index("Doña Inés")


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("deck", Deck)
def test_a_bubble_has_eighteen_words_at_most(name, deck):
    """The limit holds for the bubble of every mark, on the taught line or off it."""
    moment = on_the_line(lesson(name))[0][0]
    long = {
        mark.name
        for mark in lesson(name).marks
        if {"ombre", "partner", "ally"}.isdisjoint(mark.fields)
        and words_of(lesson(name), mark, moment, deck) > MOST_WORDS
    }

    assert set() == long


@pytest.mark.parametrize("knows", KNOWN_GAMES)
def test_the_first_deal_is_told_in_few_words(knows):
    """At most 320 words come in the first deal, 110 of them before the first card, with eight new terms."""
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
    """The Flesch-Kincaid grade of the English words is at most six; cards and terms count as one syllable."""
    text = [re.sub(r"\{[^}]*\}|\*[^*]*\*", "card", mark.words) for mark in lesson(name).english.marks]
    words = [word for words in text for word in re.findall(r"[A-Za-z']+", words)]
    sentences = sum(len(re.findall(r"[.:?!]", words)) for words in text)
    syllables = sum(max(1, len(re.findall(r"[aeiouy]+", re.sub(r"e\b", "", word.lower())))) for word in words)

    assert len(words) < FEW or 0.39 * len(words) / sentences + 11.8 * syllables / len(words) - 15.59 <= 6


# True, wherever the learner goes.


@pytest.mark.parametrize("name", TAUGHT)
def test_no_bubble_says_what_is_not_so(name):
    """Every random walk through a lesson ends, and each bubble is true of the cards on the table."""
    for number in range(WALKS):
        rng = Random(number)
        for state, moment, marks in walk(lesson(name), rng.choice(KNOWN_GAMES), rng):
            assert len(marks) <= MOST_AT_ONCE
            assert [] == [claim for mark in marks for claim in untrue(mark, state)]
            assert not any("{" in said(mark, mark.words, moment, Deck.FRENCH, NAMES) for mark in marks)
        assert state.is_over


# Taught before it is needed.


@pytest.mark.parametrize("knows", KNOWN_GAMES)
def test_no_deal_needs_what_was_not_taught(knows):
    """Every rule that arises on a taught line has been taught by then, and a lesson needs what it teaches."""
    taught = set[str]()
    for place in course():
        if knows not in place.meant:
            continue
        played = lesson(place.name)
        arisen = concepts_of(played.record.state) - concepts_of(played.start.state)
        needed = {concept.value for concept in arisen}
        told = {idea for mark in played.marks for idea in mark.teaches}
        taught |= told
        assert needed <= taught, place.name
        assert told & {concept.value for concept in Concept} <= needed, place.name


@pytest.mark.parametrize("knows", KNOWN_GAMES)
@pytest.mark.parametrize("deck", Deck)
def test_a_word_of_the_game_is_introduced_before_it_is_used(knows, deck):
    """A bubble or the sheet of the settlement uses only terms that the teacher has explained by then."""
    terms = {plain(term) for name in TAUGHT for mark in lesson(name).marks for term in mark.terms}
    known, early = KNOWN_FROM_OTHER_GAMES.get(knows, OF_TRICKS), []
    for place in course():
        if knows not in place.meant:
            continue
        for moment, marks in on_the_line(lesson(place.name), knows, deck):
            known |= {plain(term) for mark in marks for term in mark.terms}
            used = {plain(word) for mark in marks for word in re.findall(r"\w+", mark.words)}
            if place.name != BARE_TRICKS:
                used |= costs_told(moment)
            early += [(place.name, word) for word in used & terms - known]

    assert [] == early


OF_TRICKS = frozenset({"trick", "trump", "lead", "hold", "claim"})
KNOWN_FROM_OTHER_GAMES = {"none": frozenset[str](), "tarock": OF_TRICKS | {"talon"}}
BARE_TRICKS = "tricks"
"""The lesson that begins in the middle of a deal; its sheet is explained in the next."""


def plain(word: str) -> str:
    """Return *word* in lower case, without the ending of a plural or a verb."""
    return word.lower().removesuffix("s")


def costs_told(moment: Moment) -> set[str]:
    """Return the reasons for payments that the learner reads on the sheet."""
    paid = () if moment.settlement is None else moment.settlement.payments
    return {
        plain(cost.value) for one in paid if moment.seat in (one.payer, one.payee) for cost, _ in one.parts
    }


@pytest.mark.parametrize("name", TAUGHT)
def test_the_teacher_points_at_nothing_but_what_the_line_plays(name):
    """A ring round two cards, of which only one is meant now, contradicts the advice at the next trick."""
    of, wrong = lesson(name), []
    history = of.record.state.history
    for moment, marks in on_the_line(of):
        made = len(moment.view.position.history)
        action = history[made].action if made < len(history) else None
        meant = {PlayCard: lambda one: {one.card}, Discard: lambda one: set(one.cards)}.get(type(action))
        pointed = {card for mark in marks for card in mark.ringed} & set(moment.hand)
        if meant is not None and pointed and pointed != meant(action):
            wrong.append((pointed, action))

    assert [] == wrong


@pytest.mark.parametrize("name", TAUGHT)
def test_the_other_seats_play_the_taught_line_by_themselves(name):
    """The record has the decisions of textbook players with the seeds of the table."""
    from ombre_desktop.players.seeds import seed_of  # noqa: PLC0415

    of, textbook = lesson(name), player("textbook")
    for step, move in zip(of.steps[of.first :], of.record.state.history[of.first :], strict=False):
        asked = request(step.state)
        if asked.seat != LEARNER and not isinstance(asked, ChoiceRequest):
            seed = seed_of("lesson", 0, asked.seat, len(step.state.history))
            assert move.action == textbook.decide(view(step.state, asked.seat), asked, Random(seed))


def test_tricks_of_a_side_and_stones_are_counted():
    """At the end of the lesson on Zanga the learner and their partner have five tricks, and the table."""
    moment, _ = on_the_line(lesson("zanga"))[-1]

    assert (5, 0) == (moment.side_tricks, moment.enemy_tricks)
    assert (22, 0) == (moment.stones, moment.pool)


@pytest.mark.parametrize(("name", "dear"), [("first", 3.0), ("lhombre", 0.3), ("homme_auvergne", 0.15)])
def test_where_little_is_staked_the_teacher_steps_in_sooner(name, dear):
    """A spil costs two chips when it is tied; a deal of Homme d'Auvergne decides one point."""
    stake = stake_of(view(lesson(name).start.state, LEARNER).position)

    assert weighed(1.01 * dear, 0.0, stake).is_dear
    assert not weighed(0.99 * dear, 0.0, stake).is_dear


@pytest.mark.parametrize(("apart", "dear"), [(2.0, True), (3.0, False)])
def test_the_teacher_says_nothing_of_a_choice_about_as_good(apart, dear):
    """Within two errors of the difference; how far both figures stray together does not count."""
    assert dear == weighed(5.0, apart, 10.0).is_dear


def weighed(loss: float, apart: float, stake: float) -> Verdict:
    """Return the verdict on a choice with this *loss* and error of the difference."""
    best, chosen = Alternative(Say(Word.PASS), loss, 9.0, 0.5), Alternative(Bid("spil"), 0.0, 9.0, 0.5, apart)
    return Verdict(chosen, best, stake)


# In another language.


@pytest.mark.parametrize("name", TAUGHT)
def test_a_teacher_says_little_at_once(name):
    """`test_translated_pages.py` counts the words of other languages."""
    assert all(len(mark.words.split()) <= MOST_WORDS for mark in lesson(name).marks)


def test_a_lesson_says_at_the_same_moments_in_another_language_what_it_says_in_english():
    read = lesson("first", "es")

    assert "es" == read.language
    assert [mark.facts for mark in read.english.marks] == [mark.facts for mark in read.marks]
    assert read.title != read.english.title


# Mistakes.

ENGLISH = (LESSONS / "first.txt").read_text(encoding="utf-8")


def written(folder: Path, old: str, new: str, file: str = "first.txt") -> Path:
    """Return the first lesson, written to *folder* with a mistake in one of its files."""
    for name in ("first.ombre", "first.txt"):
        text = (LESSONS / name).read_text(encoding="utf-8")
        assert name != file or old in text
        (folder / name).write_text(text.replace(old, new, 1) if name == file else text, encoding="utf-8")
    return folder


def line_of(words: str) -> int:
    """Return the number of the line of the English text that contains *words*."""
    return ENGLISH[: ENGLISH.index(words)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "mark", "reason"),
    [
        ("[goal] bid", "[goal] bidding", "goal", "no fact 'bidding'"),
        ("[spadille] bid, hold SA", "[spadille] bid, hold S1", "spadille", "cannot be read"),
        ("[spadille] bid, hold SA", "[spadille] bid", "spadille", "no fact says where it is"),
        ("[won] i-am ombre, tricks 5+, not over", "[won]", "won", "has no facts"),
        ("[suit] name-trump, hold SA CK", "[suit] name-trump, hold SA HA", "suit", "never said"),
        ("[four] throw", "[keep] throw", "keep", "stands here twice"),
        ("{gained} chips", "{winnings} chips", "paid", "no card, suit, number or name"),
        ("teaches payment", "teaches winning", "paid", "no idea 'winning'"),
        ("{gained} chips", "{gained chips", "paid", "braces do not fit"),
    ],
)
def test_a_mistake_names_file_line_and_mark(tmp_path, old, new, mark, reason):
    """The message leads the author of a lesson to the place."""
    with pytest.raises(LessonError, match=re.escape(reason)) as found:
        read_lesson("first", folder=written(tmp_path, old, new))

    at = line_of("[paid]" if mark == "paid" else old)
    assert ("first.txt", at, mark) == (found.value.file, found.value.line, found.value.mark)
    assert str(found.value).startswith(f"first.txt, line {at}: [{mark}] ")


def test_a_card_that_is_none_is_named(tmp_path):
    with pytest.raises(LessonError, match=r"first\.txt: the lesson's card is none: 'S9x'"):
        read_lesson("first", folder=written(tmp_path, "Card: SA", "Card: S9x"))


def test_lessons_of_another_folder_are_in_english(tmp_path):
    """Only those that come with the program are translated."""
    folder = written(tmp_path, "Title: You", "Title: You alone")

    assert ("en", "You alone against two") == (
        (read := read_lesson("first", "es", folder)).language,
        read.title,
    )


def test_a_translation_that_cannot_be_read_names_its_file(tmp_path, monkeypatch):
    monkeypatch.setattr(documents, "CATALOGUES", tmp_path)
    (tmp_path / "es" / "lessons").mkdir(parents=True)
    (tmp_path / "es" / "lessons" / "first.txt").write_bytes(b"Title: \xff")

    with pytest.raises(LessonError, match=r"es/first\.txt: cannot be read"):
        read_lesson("first", "es")


def test_a_damaged_record_names_its_file(tmp_path):
    """The reason is the one that the reader of records gives."""
    with pytest.raises(LessonError, match=r"first\.ombre") as found:
        read_lesson("first", folder=written(tmp_path, "HK H5", "HK H6", "first.ombre"))

    assert "first.ombre" == found.value.file


def test_a_lesson_can_begin_in_the_middle(tmp_path):
    """A tag of the record names the trick with which it begins."""
    folder = written(tmp_path, '[Dealer  "2"]', '[From    "trick 7"]\n[Dealer  "2"]', "first.ombre")
    text = (folder / "first.txt").read_text(encoding="utf-8")
    (folder / "first.txt").write_text(text.replace("] ", "] aside, "), encoding="utf-8")

    read = read_lesson("first", folder=folder)

    assert 6 == len(read.start.state.playing.tricks)
    assert LEARNER == Seat(0)


def test_a_card_to_keep_gets_no_ring():
    """A ring means: play it, or throw it."""
    text = "Title: T\n\n[wait] lead, hold SA S2, keeps SA\nLead {S2:the}. Keep {SA:the}."

    (mark,) = read_text(text, "t.txt").marks

    assert (["SA"], ["S2"]) == ([card.text for card in mark.keeps], [card.text for card in mark.ringed])


def test_only_a_card_can_be_kept():
    """The message names the file, the line and the mark."""
    with pytest.raises(LessonError, match=r"t.txt, line 3: \[wait\] keeps what is no card"):
        read_text("Title: T\n\n[wait] lead, keeps S9X\nLead.", "t.txt")
