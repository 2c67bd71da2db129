"""The words round a problem: its question, the verdict, and the choice of another."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Action, Chips, Request, Say
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.posing.kinds import OPEN
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import hints
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.hints import GIVING_UP, label_beside
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.unit import Unit, amount_told
from ombre_desktop.value import Value

KINDS: dict[str, tuple[Said, Said]] = {
    "card": (
        Said("Problems", "Which card?"),
        Said("Problems", "You are the Ombre. Which card do you play?"),
    ),
    "lead": (
        Said("Problems", "Trumps or not"),
        Said("Problems", "You are the Ombre and lead. A trump, or another card?"),
    ),
    "defend": (
        Said("Problems", "In defence"),
        Said("Problems", "You play against the Ombre. Which card do you play?"),
    ),
    "bid": (Said("Problems", "Bid or pass"), Said("Problems", "Do you bid, or do you pass?")),
    "throw": (Said("Problems", "What to throw"), Said("Problems", "Which cards do you throw?")),
    "trump": (Said("Problems", "Which trump"), Said("Problems", "You name the trump. Which suit?")),
    "surrender": (
        Said("Problems", "When to give up"),
        Said("Problems", "Do you play on, or do you give up?"),
    ),
    "vole": (
        Said("Problems", "All the tricks"),
        Said("Problems", "Do you stop here, or go on for all the tricks?"),
    ),
    "holds": (
        Said("Problems", "Who holds it"),
        Said("Problems", "One card: who holds it, and how sure are you?"),
    ),
}
"""The name of each kind of problem, and its question."""
_COSTS_LESS = Said("Problems", "It costs {amount} less on average.")
_OFTEN = 0.05
"""The difference between two chances from which one answer wins more often than the other."""
_ALWAYS = 10
"""The tenths of all deals that are nearly all of them."""
_QUESTIONS_IN_STONES: dict[str, Said] = {
    "card": Said("Problems", "Your side plays. Which card do you play?"),
    "lead": Said("Problems", "Your side plays, and you lead. A trump, or another card?"),
    "defend": Said("Problems", "The other side plays. Which card do you play?"),
}
"""The same question in a game of fixed sides."""
_QUESTIONS_OF_THE_MAN: dict[str, Said] = {
    "card": Said("Problems", "You are the Man. Which card do you play?"),
    "lead": Said("Problems", "You are the Man and lead. A trump, or another card?"),
    "defend": Said("Problems", "You play against the Man. Which card do you play?"),
}
"""The same question in the game whose lone player is called the Man."""
_GRADES = (
    Said("Problems", "Very easy"),
    Said("Problems", "Easy"),
    Said("Problems", "Medium"),
    Said("Problems", "Hard"),
    Said("Problems", "Very hard"),
)


_OPEN = frozenset(kind.value for kind in OPEN)
saving_title = Said("Problems", "Save what can be saved")
"""The title of a problem in which even the best card or throw loses more often than it wins."""
how_hard = Said("Problems", "How hard?")
"""The question about the grade."""
rating_answer = Said("Problems", "My rating")
"""The answer that tells the rating."""
any_grade_answer = Said("Problems", "All grades")
"""The answer for problems of all grades."""
next_answer = Said("Problems", "The next problem")
"""The answer for the next problem."""
figures_answer = Said("Problems", "Show the figures")
"""The answer that shows the figures of every choice."""
leave_answer = Said("Problems", "Enough for today")
"""The answer that leaves the problems."""
no_hint_told = Said("Problems", "There is no hint in a problem. Your first answer counts.")
"""The sentence instead of a hint."""
right_told = Said("Problems", "That is right.")
"""The verdict on a right answer."""
wrong_told = Said("Problems", "Not that. This problem comes back another day.")
"""The verdict on a wrong answer."""
not_weighed_told = Said("Problems", "Your throw has not been weighed, so it does not count.")
"""The verdict on a throw that could not be weighed."""
not_read_title = Said("Problems", "The problems cannot be read")
"""The title of the message that the problems cannot be read."""
not_read_done = Said("Problems", "Your games are untouched.")
"""The reassurance after the message that the problems cannot be read."""


def rating_told(rating: int, within: int, problems: int) -> str:
    """Return the person's *rating*, which is right *within* that many points, after some *problems*."""
    template = translate(
        "Problems", "Your rating: {rating}, give or take {within}, from {problems} problems."
    )
    return template.format(rating=rating, within=within, problems=problems)


def kind_answer(kind: str) -> str:
    """Return the name of a *kind*."""
    return KINDS[kind][0]()


def grade_answer(grade: int) -> str:
    """Return the name of a *grade*, from 1."""
    return _GRADES[grade - 1]()


def question(kind: str, game: str = "", contract: str = "") -> str:
    """Return the question that a problem of this *kind* asks in *game*, where *contract* is played."""
    own = _QUESTIONS_IN_STONES if counts_stones(game) else {}
    own = _QUESTIONS_OF_THE_MAN if contract == "man" else own
    return (own.get(kind) or KINDS[kind][1])()


def title(kind: str, game: str, *, likely: bool) -> str:
    """Return the title of a problem of *game*; *likely* if its answer wins more often than not."""
    told = saving_title() if kind not in _OPEN and not likely else kind_answer(kind)
    return translate("Problems", "{game} · {kind}").format(game=game_name(game), kind=told)


def better_told(best: Action, own: Action, request: Request, deck: Deck) -> str:
    """Return the *best* answer; a throw is told by its difference from the person's *own*."""
    told = translate("Problems", "The best answer: {action}.")
    return told.format(action=label_beside(own, best, request, deck))


class _Beside(Value):
    """The sentences that set the best answer beside the person's own, by how often each wins."""

    both: Said
    never: Said
    always: Said
    always_never: Said
    alike: Said
    less: Said


_OF_A_GAME = _Beside(
    both=Said("Problems", "It wins about {best:one once|other # times} in 10, yours {own:one once|other #}."),
    never=Said("Problems", "It wins about {best:one once|other # times} in 10, yours hardly ever."),
    always=Said("Problems", "It nearly always wins, yours about {own:one once|other # times} in 10."),
    always_never=Said("Problems", "It nearly always wins, yours hardly ever."),
    alike=Said("Problems", "Both win about as often, but it brings {amount} more on average."),
    less=Said("Problems", "Yours wins more often, but brings {amount} less on average."),
)
_OF_A_WORD = _Beside(
    both=Said(
        "Problems",
        "With it you gain about {best:one once|other # times} in 10, with yours {own:one once|other #}.",
    ),
    never=Said(
        "Problems", "With it you gain about {best:one once|other # times} in 10, with yours hardly ever."
    ),
    always=Said(
        "Problems", "With it you nearly always gain, with yours about {own:one once|other # times} in 10."
    ),
    always_never=Said("Problems", "With it you nearly always gain, with yours hardly ever."),
    alike=Said("Problems", "With both you gain about as often, but it brings {amount} more on average."),
    less=Said("Problems", "With yours you gain more often, but {amount} less on average."),
)
"""The same where one of the two is a word such as *pass*, which wins no game."""


def beside_told(best: Alternative, own: Alternative, pays: tuple[Chips, Chips] | None, unit: Unit) -> str:
    """
    Return what the *best* answer has before the person's *own*, whose merit is told as well.

    *pays* are the chips that each of the others pays for the two, if they tell the difference.
    """
    if best.action in GIVING_UP:
        return _COSTS_LESS().format(amount=amount_told(best.chips - own.chips, unit))
    merit = own.wins - best.wins
    said = _OF_A_WORD if any(isinstance(one.action, Say) for one in (best, own)) else _OF_A_GAME
    often, seldom = (round(10 * one.wins) for one in (best, own))
    amount = amount_told(best.chips - own.chips, unit)
    if merit >= _OFTEN and pays is not None:
        template = translate("Problems", "Yours wins more often, but each pays {own} instead of {best}.")
        return template.format(best=int(pays[0]), own=int(pays[1]))
    if often <= seldom:
        return (said.less if merit >= _OFTEN else said.alike)().format(amount=amount)
    if often == _ALWAYS:
        return (said.always if seldom else said.always_never)().format(own=seldom)
    return (said.both if seldom else said.never)().format(best=often, own=seldom)


def figures_told(alternatives: Sequence[Alternative], request: Request, deck: Deck) -> str:
    """Return every choice with its chance to win and what it costs, a line for each."""
    return "\n".join(hints.figures_told(alternatives, (), request, deck))


def not_read_sentence(file: str) -> str:
    """Return the message that *file* has a mistake."""
    return translate("Problems", "There is a mistake in {file}.").format(file=file)
