"""The words beside a decision that is taken again."""

from __future__ import annotations

from ombre_desktop.engine import Action, Request
from ombre_desktop.players.advice import Alternative
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.hints import action_label, wins_told
from ombre_desktop.ui.texts.phrases import Said, translate

name = Said("SecondTry", "Your second try")
"""The name of the paper for a screen reader."""
comparing = Said("SecondTry", "Comparing it with your first choice…")
"""The sentence shown while the two choices are compared."""
the_same = Said("SecondTry", "That is what you chose the first time.")
_better = Said("SecondTry", "That is better.")
_about_equal = Said("SecondTry", "About the same.")
_worse = Said("SecondTry", "The first was better.")
_unknown = Said("SecondTry", "It is hard to say which is better.")
_to_replay = Said("SecondTry", "Back to the replay")
_to_result = Said("SecondTry", "Back to the result")


def choose_again(first: Action, asked: Request, deck: Deck) -> str:
    """Return that the person may choose again, and what was chosen *first*."""
    told = translate("SecondTry", "Choose again. The first time it was “{action}”.")
    return told.format(action=f"{action_label(first, asked, deck)}")


def compared(better: int | None, first: Alternative | None, second: Alternative | None) -> tuple[str, ...]:
    """Return whether the second choice is *better* (1), worse (-1) or about equal (0), with both chances."""
    if better is None or first is None or second is None:
        return (_unknown(),)
    told = (_about_equal, _better, _worse)[better]()
    before, now = wins_told(first.wins), wins_told(second.wins)
    if before == now:
        return (told,)
    chances = translate("SecondTry", "Your chance to win is {now}; before it was {before}.")
    return told, chances.format(now=now, before=before)


def back_button(*, to_result: bool) -> ButtonText:
    """Return the button that leads back to the result of the deal, or else to the replay."""
    return ButtonText(_to_result() if to_result else _to_replay(), "")
