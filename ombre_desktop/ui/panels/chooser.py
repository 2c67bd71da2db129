"""The choice of a panel for each request."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ombre_desktop.engine import (
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Request,
    TrumpRequest,
)
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.called_card import CalledCardPanel
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.trump import TrumpPanel

RequestPanel = AuctionPanel | TrumpPanel | CalledCardPanel | ExchangePanel | PlayPanel | ChoicePanel
"""A panel that shows what a request offers and emits the answer."""

_PANELS: dict[type, type[RequestPanel]] = {
    CallRequest: AuctionPanel,
    TrumpRequest: TrumpPanel,
    CardRequest: CalledCardPanel,
    ExchangeRequest: ExchangePanel,
    PlayRequest: PlayPanel,
    ChoiceRequest: ChoicePanel,
}


class UnansweredRequestError(OmbreError):
    """The screen has no panel, or no words, for a request to the person."""

    def __init__(self, request: object, missing: str) -> None:
        super().__init__(f"a {type(request).__name__} cannot be put to the person: {missing}")
        self.missing = missing


def panel_for(request: Request, context: TableContext, parent: QWidget) -> RequestPanel:
    """Make the panel for *request*; if there is none, raise `UnansweredRequestError`, which says why."""
    kind = _PANELS.get(type(request))
    if kind is None:
        raise UnansweredRequestError(request, f"{__name__} names no panel for it")
    try:
        return kind(request, context, parent)  # type: ignore[arg-type]  # the table pairs them
    except KeyError as word:
        raise UnansweredRequestError(request, f"ombre_desktop.ui.texts has no words for {word}") from word
