"""The words round a lesson: questions, buttons and the teacher's own sentences."""

from __future__ import annotations

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import card_label
from ombre_desktop.ui.texts.panels import ENTER
from ombre_desktop.ui.texts.phrases import Said, translate

_GAMES: dict[str, Said] = {
    "whist": Said("Lessons", "Whist, Hearts, Spades"),
    "bridge": Said("Lessons", "Bridge"),
    "skat": Said("Lessons", "Skat, Doppelkopf, Schafkopf"),
    "tarock": Said("Lessons", "Tarock, Tarot"),
    "tressette": Said("Lessons", "Tressette, Tute, Briscola"),
    "none": Said("Lessons", "None of these"),
}
"""The games that a learner may know, by the words of lesson files."""


question_about_games = Said("Lessons", "What do you know already?")
"""The only question before the first lesson."""
next_lesson_answer = Said("Lessons", "On to the next lesson")
"""The answer for the next deal of the lessons."""
leave_answer = Said("Lessons", "Enough for today")
"""The answer that leaves the lessons for today."""
back_answer = Said("Lessons", "Back to my game")
"""The answer that leads back to the sitting that waits."""
play_alone_answer = Said("Lessons", "Now without me: the same opponents")
"""The answer that begins a game without the teacher."""
real_game_answer = Said("Lessons", "Now a real game, with all helps")
"""The answer that begins a game with easy opponents, between two lessons."""
advised_told = Said(
    "Lessons", "The rings show what the teacher advises. F7 shows what the teacher said last."
)
"""The sentence instead of a hint, where the teacher has given advice."""
last_words_title = Said("Lessons", "What the teacher said")
"""The title of the list of the teacher's last words."""
not_read_title = Said("Lessons", "This lesson cannot be read")
"""The title of the message that a lesson cannot be read."""
not_read_done = Said("Lessons", "Your games and what you have learned so far are untouched.")
"""The reassurance after the message that a lesson cannot be read."""


def games_known() -> tuple[tuple[str, str], ...]:
    """Return each game that a learner may know, with its name."""
    return tuple((game, name()) for game, name in _GAMES.items())


def go_on_button() -> ButtonText:
    """Return the button that ends the settlement of a lesson."""
    return ButtonText(translate("Lessons", "Go on"), ENTER)


def from_trick_answer(trick: int) -> str:
    """Return the answer that goes back to the beginning of *trick*, or of the deal if it is 0."""
    if not trick:
        return translate("Lessons", "Again from the beginning")
    label = translate(
        "Lessons",
        "{trick:1 Again from the first trick|2 Again from the second trick|3 Again from the third trick"
        "|4 Again from the fourth trick|5 Again from the fifth trick|6 Again from the sixth trick"
        "|7 Again from the seventh trick|8 Again from the eighth trick|9 Again from the last trick"
        "|other Again from trick #}",
    )
    return label.format(trick=trick)


def question_after(*, went_well: bool, has_next: bool) -> str:
    """Return the question after a deal; before another lesson it says what everybody begins with."""
    if not has_next:
        ended = translate("Lessons", "Well played. What next?")
        lost = translate("Lessons", "That went wrong. Try again, or go on?")
        return ended if went_well else lost
    won = translate("Lessons", "Well played. The score starts again in the next lesson.")
    lost = translate("Lessons", "That went wrong. The score starts again in the next lesson.")
    return won if went_well else lost


def better_card(better: Card, chosen: Card, chances: tuple[int, int], deck: Deck) -> str:
    """Return the reply to a card where no reason is known; *chances* are those to win, out of ten."""
    best, own = chances
    template = translate(
        "Lessons",
        "I would play {better:the}: that wins about {best:one once|other # times} in 10,"
        " {chosen:the} {own:0 hardly ever|one only once|other only #}. Choose again.",
    )
    if best <= own:
        template = translate("Lessons", "I would play {better:the}: on average it brings more. Choose again.")
    names = card_label(better, deck), card_label(chosen, deck)
    return template.format(better=names[0], chosen=names[1], best=best, own=own)


def better_choice(best: int, own: int) -> str:
    """Return the reply to any other choice where no reason is known."""
    if best <= own:
        return translate("Lessons", "Another choice brings more on average. Choose again.")
    template = translate(
        "Lessons",
        "Another choice wins about {best:one once|other # times} in 10, this one {own:0"
        " hardly ever|one only once|other only #}. Choose again.",
    )
    return template.format(best=best, own=own)


def not_read_sentence(file: str) -> str:
    """Return the message that *file* has a mistake."""
    return translate("Lessons", "There is a mistake in {file}.").format(file=file)
