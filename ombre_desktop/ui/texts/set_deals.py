"""The words of set deals, which only the right plan wins."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Card
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts import problems
from ombre_desktop.ui.texts.cards import card_label, card_labels
from ombre_desktop.ui.texts.company import counts_stones
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.phrases import Said, translate
from ombre_desktop.ui.texts.problem_choice import game_choice
from ombre_desktop.value import Value

title = Said("SetDeals", "Set deals")
"""The title of the station."""
taught = Said("SetDeals", "The others see every card, and only the right plan wins.")
"""The sentence about the station."""
no_hint_told = Said("SetDeals", "There is no hint in a set deal. Find the plan.")
"""The sentence instead of a hint."""
next_answer = Said("SetDeals", "The next deal")
"""The answer for the next set deal."""
again_answer = Said("SetDeals", "Once more")
"""The answer that plays the same set deal again."""
leave_answer = problems.leave_answer
plan_title = Said("SetDeals", "The plan")
"""The words above the cards of the plan."""
won_told = Said("SetDeals", "You have won.")
"""The verdict on a set deal that was won."""
lost_told = Said("SetDeals", "Not won this time.")
"""The verdict on a set deal that was lost."""
over_told = Said("SetDeals", "The deal is over.")
"""The sentence at the end of a set deal that could not be judged."""
_ALONE = Said("SetDeals", "The others see every card and play against you.")
_WITH_PARTNERS = Said("SetDeals", "The others see every card. Your side helps you, the other side does not.")


class _Goal(Value):
    """The task of the side that plays the game, and of the side that plays against it."""

    win: Said
    stop: Said


_USUAL = _Goal(
    Said("SetDeals", "You are the Ombre. Win this game."),
    Said("SetDeals", "You play against the Ombre. Stop the Ombre."),
)
_IN_STONES = _Goal(
    Said("SetDeals", "Your side plays. Win this game."),
    Said("SetDeals", "The other side plays. Stop them."),
)
_OF_THE_MAN = _Goal(
    Said("SetDeals", "You are the Man. Win this game."),
    Said("SetDeals", "You play against the Man. Stop the Man."),
)
_OF_AN_ALLY = _Goal(Said("SetDeals", "You are with the Ombre. Win this game."), _USUAL.stop)


def goal_told(game: str, contract: str, *, stops: bool, is_ally: bool = False) -> str:
    """Return the task in *game*, where *contract* is played: to win, or to stop the others from it."""
    goal = _OF_AN_ALLY if is_ally else _USUAL
    goal = _IN_STONES if counts_stones(game) else goal
    goal = _OF_THE_MAN if contract == "man" else goal
    return (goal.stop if stops else goal.win)()


def others_told(*, alone: bool) -> str:
    """Return what the others do, against somebody who plays *alone* or has partners."""
    return (_ALONE if alone else _WITH_PARTNERS)()


def let_go_told(trick: int, played: Card, kept: Card, deck: Deck) -> str:
    """Return how the card *played* in that *trick* let the win go, and the card that would have *kept* it."""
    template = translate("SetDeals", "Trick {trick}: {played:the} let the win go. {kept:The} kept it.")
    return template.format(trick=str(trick), played=card_label(played, deck), kept=card_label(kept, deck))


def gave_up_told(kept: Card, deck: Deck) -> str:
    """Return that the person gave up a win, and the card that would have *kept* it."""
    template = translate("SetDeals", "It could still be won when you gave up, with {kept:the}.")
    return template.format(kept=card_label(kept, deck))


def plan_told(plan: Sequence[Card], deck: Deck) -> str:
    """Return the cards of the *plan*, for a screen reader."""
    return translate("SetDeals", "The plan: {cards}.").format(cards=listed(card_labels(tuple(plan), deck)))


def station_told(game: str, left: int) -> str:
    """Return the name of the station for a screen reader, with the set deals *left* in *game*, or in all."""
    template = translate("SetDeals", "Set deals, {game}, {left} to go")
    return template.format(game=game_choice(game), left=left)
