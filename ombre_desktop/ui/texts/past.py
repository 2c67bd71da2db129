"""The texts about the past of a sitting."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import translate


def lost_deal(number: int) -> tuple[str, str]:
    """Return the notice that a deal is not in the history, and its explanation."""
    return (
        translate("Past", "Deal {number} is not in the history.").format(number=number),
        translate("Past", "The table stays where it is. Later decisions can still be taken back."),
    )
