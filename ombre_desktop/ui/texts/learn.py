"""The words of the path of learning: its chapters, the names of its stations, and what they are about."""

from __future__ import annotations

from ombre_desktop.ui.texts.exercises import progress_told
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.problems import kind_answer

title = Said("Learn", "Learn")
"""The title of the page."""
path_name = Said("Learn", "The path")
"""The name of the stations, for a screen reader."""
chapters_name = Said("Learn", "The chapters")
"""The name of the contents, for a screen reader."""
begin_button = Said("Learn", "&Begin")
"""The button that begins the station in focus."""
close_button = Said("Learn", "&Close")
"""The button that closes the page."""
problems_kind = Said("Learn", "Problems")
"""The word under a kind of problems, and the title of those of one game, or of those chosen."""
drill_kind = Said("Learn", "Drill")
"""The word under a drill."""
mistakes = Said("Learn", "Learn from mistakes")
"""The title of the station with the positions that come back."""

_CHAPTERS: dict[str, tuple[Said, Said]] = {
    "play": (Said("Learn", "Play"), Said("Learn", "The rules, one new thing in each deal.")),
    "judge": (
        Said("Learn", "Judge"),
        Said("Learn", "What your hand is worth, and what your cards can do."),
    ),
    "practice": (
        Said("Learn", "Practice"),
        Said("Learn", "As much as you like, of what you choose."),
    ),
    "master": (
        Said("Learn", "Master"),
        Said("Learn", "When to dare, when to give up, and where the cards are."),
    ),
}
_PROBLEMS: dict[str, Said] = {
    "bid": Said("Learn", "Look at nine cards, and say whether you play."),
    "throw": Said("Learn", "Which cards go, and which stay?"),
    "defend": Said("Learn", "Two of you must stop one."),
    "lead": Said("Learn", "You are the Ombre and lead. Trumps now, or later?"),
    "card": Said("Learn", "You are the Ombre. One card is best."),
    "trump": Said("Learn", "You play. Which suit shall be trump?"),
    "surrender": Said("Learn", "The last chance to give up. Or do you play on?"),
    "vole": Said("Learn", "Five tricks are yours. Stop, or try for all nine?"),
}
"""The sentence about the problems of each kind."""
_OF_A_GAME = Said("Learn", "Problems from real deals of this game.")
_NOTHING_WAITS = Said("Learn", "No mistake of yours comes back today.")
_MISTAKES_WAIT = Said("Learn", "{count:one # position|other # positions} that you missed, in new cards.")


def chapter_title(name: str) -> str:
    """Return the title of the chapter *name*, one that belongs to no game, or a game."""
    return _CHAPTERS[name][0]() if name in _CHAPTERS else game_name(name)


def chapter_note(name: str) -> str:
    """Return the sentence below the title of a chapter that belongs to no game; else empty."""
    return _CHAPTERS[name][1]() if name in _CHAPTERS else ""


def problems_title(kind: str) -> str:
    """Return the title of problems of a *kind*, or of those of one game if it is empty."""
    return kind_answer(kind) if kind else problems_kind()


def problems_taught(kind: str) -> str:
    """Return the sentence about problems of a *kind*, or of those of one game if it is empty."""
    return _PROBLEMS[kind]() if kind else _OF_A_GAME()


def mistakes_taught(count: int) -> str:
    """Return the sentence about the *count* positions that come back today."""
    return _MISTAKES_WAIT().format(count=count) if count else _NOTHING_WAITS()


def lesson_told(number: int, name: str, *, is_done: bool, is_next: bool) -> str:
    """Return the name of a lesson's station for a screen reader."""
    template = translate("Learn", "Lesson {number}, {title}")
    if is_next:
        template = translate("Learn", "Lesson {number}, {title}, next")
    elif is_done:
        template = translate("Learn", "Lesson {number}, {title}, done")
    return template.format(number=number, title=name)


def problems_told(name: str, *, is_done: bool) -> str:
    """Return the name of a station with problems for a screen reader."""
    template = translate("Learn", "Problems, {title}")
    if is_done:
        template = translate("Learn", "Problems, {title}, done")
    return template.format(title=name)


def drill_told(name: str) -> str:
    """Return the name of a station with a drill for a screen reader."""
    return translate("Learn", "Drill, {title}").format(title=name)


def numbered(number: int, name: str) -> str:
    """Return the title of a lesson under its card."""
    return translate("Learn", "{number}. {title}").format(number=number, title=name)


next_button = Said("Learn", "&Do it")
"""The button that begins the one thing to do next."""
next_lesson = Said("Learn", "Next: the lesson “{title}”.")
next_theme = Said("Learn", "Next: practise “{theme}”, which costs you most.")
next_day = Said("Learn", "Next: today’s deal, {game}.")
next_mistakes = Said(
    "Learn",
    "Next: {count:one # position that you missed comes|other # positions that you missed come} back today.",
)
english_only = Said("Learn", "So far, this lesson is in English only.")
"""The sentence about a lesson that is not translated into the language in use."""


def with_progress(sentence: str, right: int, of: int) -> str:
    """Return the *sentence* about a lesson with the exercises that are right, unless there are none."""
    if not right:
        return sentence
    told = progress_told(right, of)
    return translate("Learn", "{sentence} {progress}.").format(sentence=sentence, progress=told)


def exercises_told(number: int) -> str:
    """Return the sentence about the exercises of the lesson with this *number*."""
    return translate("Learn", "Exercises of lesson {number}.").format(number=number)


def solved_told(right: int) -> str:
    """Return the number of problems solved, under their station."""
    return translate("Learn", "{right} solved").format(right=right)


def waiting_told(count: int) -> str:
    """Return the number of positions that come back today, under their station."""
    return translate("Learn", "{count} today").format(count=count)
