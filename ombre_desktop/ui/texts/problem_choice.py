"""The words of the choice among problems: its themes, and how many are left."""

from __future__ import annotations

from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.problems import grade_answer, kind_answer

game_label = Said("Problems", "Game")
"""The name of the choice of a game, for a screen reader."""
theme_label = Said("Problems", "Theme")
"""The name of the choice of a theme, for a screen reader."""
grade_label = Said("Problems", "How hard")
"""The name of the choice of a grade, for a screen reader."""
choices_name = Said("Problems", "Which problems")
"""The name of the three choices together, for a screen reader."""
choice_note = Said("Problems", "Opens a list.")
"""The description of a choice, for a screen reader."""

_EVERY_GAME = Said("Problems", "Every game")
_ANY_THEME = Said("Problems", "Any theme")
_ANY_GRADE = Said("Problems", "Any grade")
_OWN = "own"
THEMES: dict[str, Said] = {
    _OWN: Said("Problems", "Your own problems"),
    "draw": Said("Problems", "Draw trumps"),
    "save": Said("Problems", "Save trumps"),
    "ruff": Said("Problems", "Trump a suit"),
    "winners": Said("Problems", "Sure tricks"),
    "cheaply": Said("Problems", "Win cheaply"),
    "force": Said("Problems", "Force them"),
    "hold": Said("Problems", "Hold back"),
    "partner": Said("Problems", "With a partner"),
    "decide": Said("Problems", "The trick that decides"),
}
"""The names of the themes of cards; the others have the names of their kinds."""


def game_choice(game: str) -> str:
    """Return the name of *game*, or of all games if it is empty."""
    return game_name(game) if game else _EVERY_GAME()


def theme_choice(theme: str) -> str:
    """Return the name of *theme*, or of all themes if it is empty."""
    if not theme:
        return _ANY_THEME()
    return THEMES[theme]() if theme in THEMES else kind_answer(theme)


def grade_choice(grade: int) -> str:
    """Return the name of *grade*, or of all grades if it is 0."""
    return grade_answer(grade) if grade else _ANY_GRADE()


def choice_told(label: str, chosen: str) -> str:
    """Return the name of a choice with what is *chosen*, for a screen reader."""
    return translate("Problems", "{label}: {chosen}").format(label=label, chosen=chosen)


def to_go_told(left: int) -> str:
    """Return how many problems are left, under their station."""
    return translate("Problems", "{left} to go").format(left=left)


def chosen_taught(game: str, theme: str, *, comes_again: bool) -> str:
    """Return the sentence about the problems chosen, of a *game* or *theme*, or of all if it is empty."""
    if theme == _OWN:
        return translate("Problems", "From your files and your deals, and found while the table rests.")
    if comes_again:
        return translate("Problems", "You have had them all. They come again, in another order.")
    if game:
        return translate("Problems", "Positions from real deals. None comes twice before you have had all.")
    return translate("Problems", "Positions from all the games. None comes twice before you have had all.")


def chosen_told(game: str, theme: str, left: int) -> str:
    """Return the name of the station for a screen reader."""
    template = translate("Problems", "Problems, {game}, {theme}, {left} to go")
    return template.format(game=game_choice(game), theme=theme_choice(theme), left=left)
