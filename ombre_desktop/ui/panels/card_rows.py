"""The rows of the panel that shows the cards of a deal that were not played."""

from __future__ import annotations

from ombre_desktop.engine import Seat
from ombre_desktop.ui.model.sitting import Sitting
from ombre_desktop.ui.panels.all_cards import CardRow
from ombre_desktop.ui.panels.contract_rows import company_at
from ombre_desktop.ui.texts.panels import left_in_talon, thrown_by, turned_up_label


def other_cards(sitting: Sitting) -> tuple[CardRow, ...]:
    """Return each player's discards, the cards turned up and the rest of the talon."""
    state = sitting.state
    if state is None:
        return ()
    company = company_at(sitting)
    thrown = [CardRow(thrown_by(Seat(seat), company), dead) for seat, dead in enumerate(state.dead)]
    drawn = {card for cards in state.drawn for card in cards}
    # A card that was turned up lies apart, unless somebody drew it or it went back on the talon.
    apart = tuple(card for card in state.turned if card not in drawn and card not in state.talon)
    rows = (*thrown, CardRow(turned_up_label(), apart), CardRow(left_in_talon(company.game), state.talon))
    return tuple(row for row in rows if row.cards)
