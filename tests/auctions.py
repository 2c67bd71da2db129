"""Every auction that can happen in a game."""

from __future__ import annotations

from dialect import Deal, dealt

from ombre_desktop.engine import Action, apply, request


def complete_auctions(
    name: str, house: str = "", dealer: int = 3, **dealing: object
) -> list[tuple[str, ...]]:
    """Return the calls of every possible auction, each with the Ombre's seat and contract."""
    return _continued(dealt(name, house=house, dealer=dealer, **dealing), ())  # type: ignore[arg-type]


def _continued(deal: Deal, calls: tuple[str, ...]) -> list[tuple[str, ...]]:
    state = deal.state
    asked = request(state)
    if asked is None or state.ombre is not None:
        ombre = str(state.ombre + 1) if state.ombre is not None else "-"
        return [(*calls, ombre, state.contract.name if state.contract else "-")]
    return [whole for call in asked.actions for whole in _continued(_after(deal, call), (*calls, str(call)))]


def _after(deal: Deal, call: Action) -> Deal:
    return Deal(apply(deal.state, call).state)
