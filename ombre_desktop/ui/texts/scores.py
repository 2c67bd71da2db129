"""The result of a deal in one word, for a column of the score sheet."""

from __future__ import annotations

from ombre_desktop.engine import Result
from ombre_desktop.ui.texts.own_words import own_words
from ombre_desktop.ui.texts.phrases import Said, translate

_WORDS = {
    Result.SACADA: Said("Scores", "won"),
    Result.PUESTA: Said("Scores", "puesta"),
    Result.CODILLE: Said("Scores", "codille"),
    Result.VOLE: Said("Scores", "vole"),
    Result.FAILED_VOLE: Said("Scores", "vole missed"),
    Result.SURRENDER: Said("Scores", "surrendered"),
    Result.PASSED_OUT: Said("Scores", "all passed"),
    Result.MAN_WINS: Said("Scores", "the Man won"),
    Result.MAN_LOSES: Said("Scores", "the Man lost"),
    Result.TARGET_REACHED: Said("Scores", "target reached"),
    Result.CONTRABOLA_MADE: Said("Scores", "contrabola"),
    Result.CONTRABOLA_FAILED: Said("Scores", "contrabola missed"),
    Result.VOID: Said("Scores", "void"),
}


def with_ally(ombre: str, ally: str) -> str:
    """Return the player and the holder of the called card, in words."""
    return translate("Scores", "{ombre} with {ally}").format(ombre=ombre, ally=ally)


def figure_heading(column: str, part: str) -> str:
    """Return the heading of one of the two figures of a *column*, for a spreadsheet."""
    return translate("Scores", "{column}: {part}").format(column=column, part=part)


def two_figures(parts: tuple[str, ...], figures: tuple[str, ...]) -> str:
    """Return the two figures of a column, each after its heading, for a screen reader."""
    template = translate("Scores", "{first} {figure}, {second} {other}")
    return template.format(first=parts[0], figure=figures[0], second=parts[1], other=figures[1])


def result_word(word: str, game: str = "") -> str:
    """Return the result that a record calls *word*, in the words of *game*."""
    result = Result(word)
    return own_words(game).short.get(result, _WORDS[result])()
