"""The texts about the past of a sitting."""

from __future__ import annotations

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
