"""Words of the picture of a deal."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said, translate

title = Said("Engraving", "Save a picture of the deal")
"""The title of the dialog that asks for a file."""
kinds = Said("Engraving", "Pictures (*.png);;Drawings (*.svg);;Pages to print (*.pdf)")
"""The kinds of files for a picture of a deal."""
file_name = Said("Engraving", "deal.png")
"""The name on offer for a picture of a deal."""


def decided_in(number: int) -> str:
    """Return the words over the trick that decided the deal."""
    return translate("Engraving", "Trick {number} decided the deal").format(number=number)


def play_it(code: str) -> str:
    """Return the line under a deal that tells a friend how to play it."""
    return translate("Engraving", "Play it yourself: deal {code}").format(code=code)
