"""Which panel answers which request."""

from ombre_desktop.engine import (
    CallRequest,
    CardRequest,
    ChoiceRequest,
    ExchangeRequest,
    PlayRequest,
    Request,
    TrumpRequest,
)
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.called_card import CalledCardPanel
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.trump import TrumpPanel

RequestPanel = AuctionPanel | TrumpPanel | CalledCardPanel | ExchangePanel | PlayPanel | ChoicePanel
"""A panel that shows what one request offers and emits the answer."""

_PANELS: dict[type, type[RequestPanel]] = {
    CallRequest: AuctionPanel,
    TrumpRequest: TrumpPanel,
    CardRequest: CalledCardPanel,
    ExchangeRequest: ExchangePanel,
    PlayRequest: PlayPanel,
    ChoiceRequest: ChoicePanel,
}


def panel_for(request: Request) -> type[RequestPanel]:
    """The type of panel for *request*; built as ``panel_for(request)(request, context, parent)``."""
    return _PANELS[type(request)]
