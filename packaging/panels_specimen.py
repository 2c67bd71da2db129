"""
Compose every panel over the painted table into PNGs, to judge them by eye.

    python packaging/panels_specimen.py OUTDIR --size 1280x800 --text 1.5 --deck french --longer
"""

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import table_specimen as table
from PySide6.QtCore import QCoreApplication, QSizeF, QTranslator
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from ombre_desktop.engine import (
    Bid,
    CallRequest,
    Card,
    ChoiceRequest,
    Cost,
    ExchangeRequest,
    Outcome,
    PlayRequest,
    Question,
    Reason,
    Refusal,
    Result,
    Say,
    Seat,
    Settlement,
    Stakes,
    Suit,
    Trick,
    TrumpRequest,
    Verdict,
    Word,
)
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.seats import POOL
from ombre_desktop.ui.fonts import load_fonts
from ombre_desktop.ui.panels.auction import AuctionPanel, BidPrice
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.contract_panel import ContractPanel
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.ladder import LadderPanel, Rung
from ombre_desktop.ui.panels.last_trick import LastTrickPanel
from ombre_desktop.ui.panels.log import LogPanel
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.settlement import SettlementPanel
from ombre_desktop.ui.panels.sheet_text import sheet_text
from ombre_desktop.ui.panels.tip import Tip
from ombre_desktop.ui.panels.tools import ToolRow
from ombre_desktop.ui.panels.trump import TrumpPanel
from ombre_desktop.ui.table.boards import TrumpState
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.table.surface import paint_surface
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.deck import Deck
from ombre_desktop.ui.texts.panels import next_deal_button
from ombre_desktop.ui.texts.refusals import refusal_sentence
from ombre_desktop.ui.theme import ChromeName, ClothName, theme_for

YOU = Seat(0)
COMPANY = Company(("You", "Don Hilario", "Doña Inés"), YOU)
CALLS = CallRequest(YOU, (Say(Word.PASS), Bid("entrada"), Bid("vuelta"), Bid("solo")))
PRICES = {
    "entrada": BidPrice(25, 5, 40),
    "vuelta": BidPrice(25, 7, 40, hold=True),
    "solo": BidPrice(25, 15, 40),
}
LADDER = ("SA", "D7", "CA", "DA", "DK", "DQ", "DJ", "D2", "D3", "D4", "D5", "D6")
SETTLED = Settlement(
    Outcome((Verdict(Result.SACADA, YOU),), (YOU,)),
    (
        payment(POOL, YOU, (Cost.POOL, 25)),
        payment(Seat(1), YOU, (Cost.GAME, 7), (Cost.ESTUCHES, 3), (Cost.PRIMERAS, 3)),
        payment(Seat(2), YOU, (Cost.GAME, 7), (Cost.ESTUCHES, 3), (Cost.PRIMERAS, 3)),
    ),
    (),
    Stakes(),
)
LOGGED = (
    "Doña Inés deals. You hold: the 7 of coins, king of coins, 5 of swords, 4 of swords and 3 of cups.",
    "Don Hilario passes.",
    "You bid Vuelta.",
    "Doña Inés passes.",
    "You are the Ombre and play Vuelta.",
    "Trumps are coins (oros).",
)


class Longer(QTranslator):
    """A language that needs forty per cent more room."""

    def translate(self, _: str, text: str, *__: object) -> str:
        """The text with more of its own letters behind it."""
        if "{" in text or len(text) < 3:
            return text
        return text + "".join(text[k % len(text)] for k in range(round(0.4 * len(text)))).replace("{", "")


class Ground(QWidget):
    """The painted table under the panels."""

    def __init__(self, picture: QImage) -> None:
        super().__init__()
        self._picture = picture
        self.resize(picture.deviceIndependentSize().toSize())

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802 - a method of Qt
        QPainter(self).drawImage(0, 0, self._picture)


def ground(options: argparse.Namespace, context: TableContext, phase: str) -> Ground:
    image = paint_surface(context.layout, context.theme, 1.0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    s = table.Specimen(painter, context.layout, context.theme, context.families, 1.0, options.deck)
    table.draw_held(s, phase)
    table.draw_centre(s, phase)
    for index in range(3):
        table.draw_seat(s, index, "play")
    painter.end()
    return Ground(image)


def auction(context: TableContext, window: QWidget) -> None:
    panel = AuctionPanel(CALLS, context, window)
    panel.show_prices(PRICES)
    panel.buttons[2].setFocus()
    contract = ContractPanel(context, window)
    contract.tell("Hand 7 of 12", (("Highest bid", "Vuelta, Don Hilario"), ("To speak", "you")))


def trump(context: TableContext, window: QWidget) -> None:
    TrumpPanel(TrumpRequest(YOU, tuple(Suit)), context, window).begin()


def exchange(context: TableContext, window: QWidget) -> None:
    panel = ExchangePanel(ExchangeRequest(YOU, 0, 8, (Word.YIELD,)), context, window)
    panel.set_thrown(cards("C6 C4 S5"))
    panel.buttons[1].setFocus()


def choice(context: TableContext, window: QWidget) -> None:
    words = (Word.TAKE_OVER, Word.ACCEPT)
    ChoicePanel(ChoiceRequest(YOU, Question.TAKE_OVER, words), context, window).begin()


def play(context: TableContext, window: QWidget) -> None:
    panel = PlayPanel(PlayRequest(YOU, (), (), (Word.SURRENDER,)), context, window)
    panel.raise_card(Card.parse("H5"))
    contract = ContractPanel(context, window)
    contract.tell("Vuelta in coins", (("Trick", "5 of 9"), ("Tricks", "you 3, 0 and 1")), Suit.DIAMONDS)
    ladder = LadderPanel(context, window)
    states = [TrumpState.MINE] * 2 + [TrumpState.GONE] + [TrumpState.OUT] * 5 + [TrumpState.GONE] * 4
    ladder.tell([Rung(Card.parse(card), state) for card, state in zip(LADDER, states, strict=True)])
    why = Refusal(Reason.MUST_FOLLOW, "1.9", suit=Suit.HEARTS, cards=cards("H3 H5"))
    places = context.layout.seats[0].hand.places(4, gaps=(3,))
    Tip(context, window).tell(refusal_sentence(why, context.deck), places[3], panel.places)


def surrender(context: TableContext, window: QWidget) -> None:
    panel = PlayPanel(PlayRequest(YOU, (), (), (Word.SURRENDER,)), context, window)
    panel.buttons[0].click()


def settlement(context: TableContext, window: QWidget) -> None:
    text = sheet_text(SETTLED, COMPANY, contract="vuelta", ombre=YOU)
    SettlementPanel(text, context, window, onward=next_deal_button()).begin()


def log(context: TableContext, window: QWidget) -> None:
    panel = LogPanel(context, window)
    for line in LOGGED * 4:
        panel.write(line)
    panel.begin()


def last_trick(context: TableContext, window: QWidget) -> None:
    trick = Trick((Seat(1), Seat(2), YOU), cards("H6 HK SA"))
    LastTrickPanel(context, window).show_trick(trick, YOU, COMPANY)


SCENES: dict[str, tuple[str, Callable[[TableContext, QWidget], None]]] = {
    "auction": ("auction", auction),
    "trump": ("auction", trump),
    "exchange": ("exchange", exchange),
    "choice": ("play", choice),
    "play": ("play", play),
    "surrender": ("play", surrender),
    "settlement": ("settlement", settlement),
    "log": ("play", log),
    "last_trick": ("play", last_trick),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--text", type=float, default=1.0)
    parser.add_argument("--cloth", default="green", choices=[name.value for name in ClothName])
    parser.add_argument("--chrome", default="dark", choices=[name.value for name in ChromeName])
    parser.add_argument("--deck", default="spanish", choices=[deck.value for deck in Deck])
    parser.add_argument("--only", nargs="*", default=list(SCENES), choices=list(SCENES))
    parser.add_argument("--longer", action="store_true", help="as in a longer language")
    options = parser.parse_args()
    application = QApplication([])
    if options.longer:
        QCoreApplication.installTranslator(Longer(application))
    width, height = (int(part) for part in options.size.split("x"))
    context = TableContext(
        layout_for(QSizeF(width, height), 3, options.text),
        theme_for(ClothName(options.cloth), ChromeName(options.chrome)),
        load_fonts(),
        Deck(options.deck),
        options.text,
    )
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.only:
        phase, scene = SCENES[name]
        window = ground(options, context, phase)
        ToolRow(context, window)
        scene(context, window)
        window.show()
        window.activateWindow()
        application.processEvents()
        window.grab().save(str(options.out / f"{name}-{options.size}-{options.text}.png"))
        window.close()


if __name__ == "__main__":
    main()
