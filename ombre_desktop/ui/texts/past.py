"""The texts about the past of a sitting."""

from __future__ import annotations

from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("Past", "My decisions")
"""The title of the dialog."""
explanation = Said(
    "Past",
    "You can go back to any decision, and forward again. Decide otherwise in a settled deal, and it"
    " goes on as a new sitting.",
)
"""The sentence that says what happens to the deals played since."""
strip_name = Said("Past", "Deals of the sitting")
"""The name of the strip of deals, for a screen reader."""
in_hand = Said("Past", "on the table")
"""The words for a deal that is not settled yet."""
place_heading = Said("Past", "When")
"""The heading of the column of places in the deal."""
decision_heading = Said("Past", "Your decision")
"""The heading of the column of decisions."""
close_button = Said("Past", "&Close")
"""The label of the button that changes nothing."""
end_button = Said("Past", "To the &last moment")
"""The label of the button that leads to the last moment."""
go_button = Said("Past", "&Go back there")
"""The label of the button that leads to the decision chosen."""
again_title = Said("Past", "The same deal again")
"""The title of the dialog for playing a deal again."""
again_button = Said("Past", "Play it &again…")
"""The label of the button that plays the chosen deal of a list again."""
seat_label = Said("Past", "&Seat")
"""The label of the choice of a seat."""
own_place = Said("Past", "Your own cards")
"""The name of the seat in which the person played."""
opponents_label = Said("Past", "&Opponents")
"""The label of the choice of opponents."""
same_opponents = Said("Past", "As they were")
"""The choice of the opponents of that deal."""
again_note = Said(
    "Past",
    "You know cards of this deal, so it counts as practice. The sitting at the table waits, "
    "and comes back after it.",
)
"""The sentence that says how such a deal counts."""
play_button = Said("Past", "&Deal it again")
"""The label of the button that deals again."""


def lost_deal(number: int) -> tuple[str, str]:
    """Return the notice that a deal is not in the history, and its explanation."""
    return (
        translate("Past", "Deal {number} is not in the history.").format(number=number),
        translate("Past", "The table stays where it is. Later decisions can still be taken back."),
    )


def deal_line(number: int, result: str) -> str:
    """Return the heading of a deal: its number and its result in words."""
    return translate("Past", "Deal {number}: {result}").format(number=number, result=result)


def settled_words(result: str, ombre: str, amount: str) -> str:
    """Return the result of a settled deal, with what the person won; another *ombre* is named."""
    if not ombre:
        return translate("Past", "{result}, {amount}").format(result=result, amount=amount)
    template = translate("Past", "{result} ({ombre}), {amount}")
    return template.format(result=result, ombre=ombre, amount=amount)


def here(words: str) -> str:
    """Return a decision's words with the remark that the table shows this moment."""
    return translate("Past", "{words} (you are here)").format(words=words)


def place_of(name: str) -> str:
    """Return the name of a seat, by the player who had its cards."""
    return translate("Past", "{name}'s cards").format(name=name)


def described(game: str, kind: OriginKind | None) -> str:
    """Return the game of a sitting, with its kind if its deals were not all dealt for it."""
    return game if kind is None else _KINDS[kind]().format(game=game)


_KINDS = {
    OriginKind.LINE: Said("Past", "{game}, another line"),
    OriginKind.AGAIN: Said("Past", "{game}, a deal again"),
    OriginKind.DUPLICATE: Said("Past", "{game}, duplicate"),
}
