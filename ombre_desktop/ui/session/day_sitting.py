"""The sitting of a day's deal, in which everybody meets the same company."""

from __future__ import annotations

from types import MappingProxyType

from ombre_desktop.engine import Session
from ombre_desktop.engine.codes.calendar import DayDeal
from ombre_desktop.storage.known_names import FACES, HUMAN
from ombre_desktop.ui.model.game_to_begin import NewGame
from ombre_desktop.ui.model.sitting import Company, Sitting
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.people import NAMELESS

PEOPLE = MappingProxyType(
    {
        "ines": "strong-cautious",
        "hilario": "steady-bold",
        "baltasar": "steady-hoarding",
        "leonor": "expert",
        "tomas": "novice-trumping",
        "catalina": "strong-stubborn",
        "anselmo": "steady-gambling",
    }
)
"""The people of all days, by portrait, and how they play; `docs/deal-codes.md` lists them, for ever."""
EXPERT = "leonor"
"""The one who plays as the expert does."""
_TRAVELLER = "viajero"


def people_at(deal: DayDeal) -> tuple[str, ...]:
    """Return the portraits of those at the table of *deal*, from the person's right on."""
    return deal.shuffled(tuple(PEOPLE))[: deal.game.seats - 1]


def portrait_of(last: NewGame) -> str:
    """Return the portrait of the person: that of the *last* game, unless it may be at the table already."""
    return _TRAVELLER if last.portrait in PEOPLE else last.portrait


def sitting_of_day(deal: DayDeal, last: NewGame) -> Sitting:
    """Return the sitting of *deal*, with the name and the portrait that the person had in the *last* game."""
    others, state = people_at(deal), deal.state
    staked = Session.begin(deal.game, state.dealer).with_antes()
    return Sitting(
        game_id=deal.ident,
        company=Company(
            names=(outside.name(last.name) or NAMELESS, *(FACES[one] for one in others)),
            players=(HUMAN, *(PEOPLE[one] for one in others)),
            portraits=(portrait_of(last), *others),
        ),
        session=staked,
        staked=staked,
        state=state,
        deals_wanted=1,
    )
