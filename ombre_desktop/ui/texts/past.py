"""The texts about the past of a sitting."""

from __future__ import annotations

from ombre_desktop.storage.origin import OriginKind
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate


def lost_deal(number: int) -> tuple[str, str]:
    """Return the notice that a deal is not in the history, and its explanation."""
    return (
        translate("Past", "Deal {number} is not in the history.").format(number=number),
        translate("Past", "The table stays where it is. Later decisions can still be taken back."),
    )


def title() -> str:
    """Return the title of the dialog."""
    return translate("Past", "My decisions")


def explanation() -> str:
    """Return the sentence that says what happens to the deals played since."""
    return translate(
        "Past",
        "You can go back to any decision, and forward again. If you decide otherwise in a deal that is "
        "settled, the sitting continues from there as a sitting of its own; this one stays as it is.",
    )


def strip_name() -> str:
    """Return the name of the strip of deals, for a screen reader."""
    return translate("Past", "Deals of the sitting")


def deal_line(number: int, result: str) -> str:
    """Return the heading of a deal: its number and its result in words."""
    return translate("Past", "Deal {number}: {result}").format(number=number, result=result)


def settled_words(result: str, amount: str) -> str:
    """Return the result of a settled deal, with what the person won."""
    return translate("Past", "{result}, {amount}").format(result=result, amount=amount)


def in_hand() -> str:
    """Return the words for a deal that is not settled yet."""
    return translate("Past", "on the table")


def place_heading() -> str:
    """Return the heading of the column of places in the deal."""
    return translate("Past", "When")


def decision_heading() -> str:
    """Return the heading of the column of decisions."""
    return translate("Past", "Your decision")


def here(words: str) -> str:
    """Return a decision's words with the remark that the table shows this moment."""
    return translate("Past", "{words} (you are here)").format(words=words)


def close_button() -> str:
    """Return the label of the button that changes nothing."""
    return translate("Past", "&Close")


def end_button() -> str:
    """Return the label of the button that leads to the last moment."""
    return translate("Past", "To the &last moment")


def go_button() -> str:
    """Return the label of the button that leads to the decision chosen."""
    return translate("Past", "&Go back there")


def again_title() -> str:
    """Return the title of the dialog for playing a deal again."""
    return translate("Past", "The same deal again")


def again_button() -> str:
    """Return the label of the button that plays the chosen deal of a list again."""
    return translate("Past", "Play it &again…")


def seat_label() -> str:
    """Return the label of the choice of a seat."""
    return translate("Past", "&Seat")


def place_of(name: str) -> str:
    """Return the name of a seat, by the player who had its cards."""
    return translate("Past", "{name}'s cards").format(name=name)


def own_place() -> str:
    """Return the name of the seat in which the person played."""
    return translate("Past", "Your own cards")


def opponents_label() -> str:
    """Return the label of the choice of opponents."""
    return translate("Past", "&Opponents")


def same_opponents() -> str:
    """Return the choice of the opponents of that deal."""
    return translate("Past", "As they were")


def again_note() -> str:
    """Return the sentence that says how such a deal counts."""
    return translate(
        "Past",
        "You know cards of this deal, so it counts as practice. The sitting at the table waits, "
        "and comes back after it.",
    )


def play_button() -> str:
    """Return the label of the button that deals again."""
    return translate("Past", "&Deal it again")


def described(game: str, kind: OriginKind | None) -> str:
    """Return the game of a sitting, with its kind if its deals were not all dealt for it."""
    return game if kind is None else translate("Past", _KINDS[kind]).format(game=game)


_KINDS = {
    OriginKind.LINE: QT_TRANSLATE_NOOP("Past", "{game}, another line"),
    OriginKind.AGAIN: QT_TRANSLATE_NOOP("Past", "{game}, a deal again"),
    OriginKind.DUPLICATE: QT_TRANSLATE_NOOP("Past", "{game}, duplicate"),
}
