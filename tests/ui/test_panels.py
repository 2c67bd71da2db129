"""The panels: their offers by mouse, by keys and to a screen reader, without any text cut off."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication, QListWidget, QToolTip, QWidget
from wording import said

from ombre_desktop.engine import (
    POOL,
    Bid,
    CallCard,
    CallRequest,
    Card,
    CardRequest,
    ChoiceRequest,
    Cost,
    Discard,
    ExchangeRequest,
    NameTrump,
    Outcome,
    PlayCard,
    PlayRequest,
    Question,
    Request,
    Result,
    Say,
    Score,
    Seat,
    Session,
    Settlement,
    Stakes,
    Suit,
    Target,
    Trick,
    TrumpRequest,
    Verdict,
    Word,
)
from ombre_desktop.engine.cards import cards
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.ranking import ranking_with_matadors
from ombre_desktop.engine.variants import ruleset
from ombre_desktop.storage.display_options import CardPrint, Deck, Letters
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.paint_thread import Studio
from ombre_desktop.ui.features.training.drill import DrillKind
from ombre_desktop.ui.features.training.station_button import SIGNS
from ombre_desktop.ui.model.ease import Ease
from ombre_desktop.ui.paint.boards import TrumpState
from ombre_desktop.ui.paint.buttons import Metal
from ombre_desktop.ui.paint.fitting import SMALLEST, evened, fitted, folded
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.glyphs import Glyph
from ombre_desktop.ui.paint.lettering import Lettering
from ombre_desktop.ui.paint.theme import TypeRole, theme_for
from ombre_desktop.ui.panels.auction import AuctionPanel
from ombre_desktop.ui.panels.bid_price import BidPrice
from ombre_desktop.ui.panels.choice import ChoicePanel
from ombre_desktop.ui.panels.chooser import panel_for
from ombre_desktop.ui.panels.context import TableContext
from ombre_desktop.ui.panels.contract_panel import ContractPanel
from ombre_desktop.ui.panels.exchange import ExchangePanel
from ombre_desktop.ui.panels.faces import ToolFace
from ombre_desktop.ui.panels.ladder import LadderPanel, Rung
from ombre_desktop.ui.panels.last_trick import LastTrickPanel
from ombre_desktop.ui.panels.log import LogPanel
from ombre_desktop.ui.panels.panel import Panel
from ombre_desktop.ui.panels.play import PlayPanel
from ombre_desktop.ui.panels.settlement import SettlementPanel
from ombre_desktop.ui.panels.sheet_text import sheet_text
from ombre_desktop.ui.panels.signs import paint_silhouette
from ombre_desktop.ui.panels.suit_order import SuitOrderPanel
from ombre_desktop.ui.panels.tip import Tip
from ombre_desktop.ui.panels.tools import Tool, ToolRow
from ombre_desktop.ui.table.deck_art import DeckArt
from ombre_desktop.ui.table.layout import layout_for
from ombre_desktop.ui.texts import calls
from ombre_desktop.ui.texts.calls import bid_meaning, bid_note, contract_name
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.panels import next_deal_button
from ombre_desktop.ui.texts.requests import lead_line, play_line, request_line
from ombre_desktop.ui.texts.results import signed

YOU, HILARIO, INES = Seat(0), Seat(1), Seat(2)
COMPANY = Company(("Ana", "Don Hilario", "Doña Inés"), YOU)
HEARTS = ranking_with_matadors(Suit.HEARTS)
REQUESTS: tuple[Request, ...] = (
    CallRequest(YOU, (Say(Word.PASS), Bid("entrada"), Bid("vuelta"), Bid("solo"))),
    TrumpRequest(YOU, tuple(Suit)),
    CardRequest(YOU, cards("SK HK")),
    ExchangeRequest(YOU, 1, 3, (Word.YIELD,)),
    PlayRequest(YOU, cards("H5 H3"), (), (Word.SURRENDER,)),
    *(ChoiceRequest(YOU, question, (Word.ACCEPT, Word.REFUSE)) for question in Question),
)
SIZES = ((1024, 700), (1280, 800), (1920, 1080))
KINDS = tuple({type(request): request for request in REQUESTS}.values())


@pytest.fixture(scope="session")
def families(qapp):
    return load_fonts()


@pytest.fixture
def context(families):
    return table(families)


@pytest.fixture
def window(qtbot):
    widget = QWidget()
    widget.resize(1280, 800)
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    qtbot.waitActive(widget).__enter__()
    return widget


def table(families, size=(1280, 800), text=1.0, deck="spanish") -> TableContext:
    layout = layout_for(QSizeF(*size), 3, text)
    return TableContext(layout, theme_for(ClothName.GREEN, ColourScheme.DARK), families, deck, text)


def shown(panel: Panel) -> Panel:
    panel.show()
    panel.grab()
    return panel


def answers(panel: Panel) -> list[object]:
    heard: list[object] = []
    panel.context.wishes.acted.connect(heard.append)
    return heard


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: type(one).__name__)
def test_every_request_has_a_panel_that_offers_all_of_it(window, context, request_):
    """The buttons of a fresh panel give every action of the request when pressed."""
    offered = []
    for number in range(len(panel_for(request_, context, window).buttons)):
        panel = shown(panel_for(request_, context, window))
        heard = answers(panel)
        panel.buttons[number].click()
        offered += heard

    wanted = {action for action in request_.actions if not isinstance(action, PlayCard)}
    assert wanted - {Say(Word.SURRENDER)} <= set(offered)


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda one: type(one).__name__)
def test_every_button_has_a_spoken_name_and_can_have_the_focus(window, context, request_):
    panel = shown(panel_for(request_, context, window))

    assert panel.accessibleName()
    for button in panel.buttons:
        told = QAccessible.queryAccessibleInterface(button)
        assert told.role() == QAccessible.Role.PushButton
        assert "Key " in told.text(QAccessible.Text.Name)
        assert button.focusPolicy() == Qt.FocusPolicy.StrongFocus


@pytest.mark.parametrize(
    ("request_", "key", "action"),
    [
        (REQUESTS[0], Qt.Key.Key_V, Bid("vuelta")),
        (REQUESTS[0], Qt.Key.Key_P, Say(Word.PASS)),
        (REQUESTS[1], Qt.Key.Key_3, NameTrump(Suit.HEARTS)),
        (REQUESTS[2], Qt.Key.Key_1, CallCard(Card.parse("SK"))),
        (REQUESTS[3], Qt.Key.Key_L, Say(Word.YIELD)),
        (ChoiceRequest(YOU, Question.CONSENT, (Word.ACCEPT, Word.REFUSE)), Qt.Key.Key_R, Say(Word.REFUSE)),
    ],
)
def test_keys_answer_wherever_the_focus_is(qtbot, window, context, *, request_, key, action):
    panel = shown(panel_for(request_, context, window))
    heard = answers(panel)

    qtbot.keyClick(window, key)

    assert heard == [action]


def test_a_second_answer_is_not_heard(window, context):
    """The second half of a double click must not answer the next request."""
    panel = shown(AuctionPanel(REQUESTS[0], context, window))
    heard = answers(panel)

    panel.buttons[0].click()
    panel.buttons[1].click()

    assert heard == [Say(Word.PASS)]


def test_enter_belongs_to_the_button_with_the_focus(qtbot, window, context):
    """Enter on Surrender asks for confirmation, although Enter is also the key of the raised card."""
    panel = shown(PlayPanel(REQUESTS[4], context, window))
    panel.show_staged(Card.parse("H5"))
    heard, surrender = answers(panel), panel.buttons[1]
    surrender.setFocus()

    qtbot.keyClick(surrender, Qt.Key.Key_Return)

    assert (heard, panel.words) == ([], said("panels.confirm_surrender.0"))


def test_bids_show_what_they_win_and_cost(window, context):
    panel = AuctionPanel(REQUESTS[0], context, window)

    panel.show_prices({"vuelta": BidPrice(25, 7, 40, hold=True)})

    assert panel.buttons[2].accessibleName() == ("Hold vuelta. Win: pool 25 + 7 from each. Lose: 40. Key V.")


NEVER_BID = {"talon", "forced_spadille", "man", "espada_obligada", "vuelta_favor", "volteo_oros"}
NEVER_BID |= {"grossfrage", "forced_solo"}
"""Contracts that are reached in another way than by a bid."""


@pytest.mark.parametrize("contract", sorted(set(calls._CONTRACTS) - NEVER_BID))
def test_every_bid_says_what_it_means(contract, window, context):
    """A tip says it to the mouse pointer, and a description to a screen reader."""
    panel = shown(AuctionPanel(CallRequest(YOU, (Say(Word.PASS), Bid(contract))), context, window))

    note = panel.buttons[1].hint

    assert note == bid_note(contract, deck=context.deck) == panel.buttons[1].accessibleDescription()
    assert note.endswith(".")


@pytest.mark.parametrize("contract", sorted(set(calls._CONTRACTS) - NEVER_BID))
def test_the_meaning_of_a_bid_has_at_most_six_words(contract):
    assert len(bid_meaning(contract).split()) <= 6
    assert len(bid_meaning(contract, holds=True).split()) <= 6


BIDS = {
    "renegado": ("entrada", "vuelta", "solo"),
    "second round": ("gascarola", "voltereta", "contrabola"),
    "french": ("play", "sans_prendre", "vole"),
    "pokerwiner": ("play", "no_exchange"),
    "five_handed": ("ask", "solo"),
}


@pytest.mark.parametrize("bids", BIDS.values(), ids=BIDS)
def test_the_meaning_of_every_bid_stands_beside_its_price(bids, window, context):
    panel = AuctionPanel(CallRequest(YOU, (Say(Word.PASS), *map(Bid, bids))), context, window)

    panel.show_prices({bid: BidPrice(25, 15, 40) for bid in bids})

    told = [button.face.choice for button in panel.buttons[1:]]
    assert list(map(bid_meaning, bids)) == [one.meaning for one in told]
    assert all(one.good and one.bad for one in told)


def test_to_hold_a_bid_is_explained(window, context):
    """The button explains it, and the bubble has the meaning of the bid as well."""
    panel = AuctionPanel(REQUESTS[0], context, window)

    panel.show_prices({"vuelta": BidPrice(25, 7, 40, hold=True)})

    held = panel.buttons[2]
    assert bid_meaning("vuelta", holds=True) == held.face.choice.meaning != bid_meaning("vuelta")
    assert bid_note("vuelta", holds=True) == held.hint == held.accessibleDescription()
    assert held.hint.endswith(bid_note("vuelta"))


def point_at(button: QWidget) -> None:
    """Let the pointer rest on *button*."""
    middle = button.rect().center()
    QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, middle, button.mapToGlobal(middle)))


def low_bids(context, window) -> AuctionPanel:
    bids = ("gascarola", "voltereta", "contrabola")
    panel = AuctionPanel(CallRequest(YOU, (Say(Word.PASS), *map(Bid, bids))), context, window)
    panel.show_prices({bid: BidPrice(5, 5, 20) for bid in bids})
    return shown(panel)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_a_bid_means_covers_neither_its_price_nor_another(text, window, families):
    """The words stand in our own bubble, since Qt's would cover the button."""
    panel = low_bids(table(families, text=text), window)

    for button in panel.buttons[1:]:
        point_at(button)

        assert button.hint == panel.bubble.accessibleName()
        assert [] == [place for place in panel.places if place.intersects(panel.bubble.place)]
        assert not QToolTip.isVisible()


@pytest.mark.parametrize("away", [QEvent.Type.Leave, QEvent.Type.Hide])
def test_the_bubble_goes_with_the_pointer(away, window, context):
    panel = low_bids(context, window)
    point_at(panel.buttons[1])

    QApplication.sendEvent(panel.buttons[1], QEvent(away))

    assert panel.bubble is None


def test_no_bubble_stays_behind(window, context):
    """The bubble disappears with the panel."""
    panel = low_bids(context, window)
    point_at(panel.buttons[1])
    bubble = panel.bubble

    panel.hide()

    assert panel.bubble is None
    assert not bubble.isVisible()


def test_who_comes_by_keys_is_told_too(qtbot, window, context):
    """Tab and the arrows show the bubble, but a focus that nobody asked for does not."""
    panel = low_bids(context, window)
    panel.begin()
    assert panel.bubble is None

    qtbot.keyClick(panel.buttons[0], Qt.Key.Key_Tab)

    assert panel.buttons[1].hint == panel.bubble.accessibleName()


def test_what_has_nothing_to_explain_has_no_bubble(window, context):
    panel = low_bids(context, window)

    point_at(panel.buttons[0])

    assert panel.bubble is None


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_a_tool_does_stands_clear_of_all_tools(text, window, families):
    row = shown(ToolRow(table(families, text=text), window))

    for tool in row.buttons:
        point_at(tool)

        assert [] == [place for place in row.places if place.intersects(row.bubble.place)]


def test_a_card_is_asked_for_in_words(window, context):
    panel = shown(PlayPanel(PlayRequest(YOU, cards("H5")), context, window))

    assert (play_line(), True) == (panel.words, panel.isVisible())


def test_a_lead_is_asked_for_as_a_lead(window, context):
    panel = shown(PlayPanel(PlayRequest(YOU, cards("H5")), context, window))

    panel.lead()

    assert (lead_line(), lead_line()) == (panel.words, panel.accessibleName())


def test_throwing_is_asked_for_in_words_until_a_card_is_thrown(window, context):
    asked = ExchangeRequest(YOU, 0, 9)
    panel = shown(ExchangePanel(asked, context, window))
    before = panel.words

    panel.set_thrown(cards("H5"))

    assert (request_line(asked), said("panels.thrown_text.3", thrown=1, most=9)) == (before, panel.words)


@pytest.mark.parametrize("asked", REQUESTS[:3], ids=lambda one: type(one).__name__)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_parchments_stand_with_their_question(asked, text, window, families):
    """The question covers no answer, and a screen reader reads the same words."""
    panel = shown(panel_for(asked, table(families, text=text), window))

    question, *answers = panel.places

    assert request_line(asked) == panel.question.words == panel.accessibleName()
    assert not any(question.intersects(answer) for answer in answers)
    assert all(question.top() < answer.bottom() for answer in answers)


@pytest.mark.parametrize(
    ("least", "label"), [(0, said("panels.draw_button.1")), (1, said("panels.draw_button.0"))]
)
def test_who_must_throw_is_not_offered_to_keep_all(least, label, window, context):
    """In a vuelta the Ombre must throw one card for the turned card."""
    panel = shown(ExchangePanel(ExchangeRequest(YOU, least, 9), context, window))

    assert label == panel.buttons[1].face.text.label


def test_only_an_allowed_number_can_be_drawn(window, context):
    panel = shown(ExchangePanel(ExchangeRequest(YOU, 1, 3), context, window))
    undo, draw = panel.buttons
    states = []
    for thrown in ("", "H2", "H2 H3 H4", "H2 H3 H4 H5"):
        panel.set_thrown(cards(thrown))
        states.append((panel.words, undo.isEnabled(), draw.isEnabled()))

    assert states == [
        (request_line(ExchangeRequest(YOU, 1, 3)), False, False),
        (said("panels.thrown_text.3", thrown=1, most=3), True, True),
        (said("panels.thrown_text.2", thrown=3), True, True),
        (said("panels.thrown_text.3", thrown=4, most=3), True, False),
    ]


def test_gold_does_not_recommend_keeping_every_card(window, context):
    """The button that draws turns gold with the first card thrown, and dark when it is taken back."""
    panel = shown(ExchangePanel(ExchangeRequest(YOU, 0, 9), context, window))
    metals = []
    for thrown in ("", "H2", ""):
        panel.set_thrown(cards(thrown))
        metals.append(panel.buttons[1].face.metal)

    assert metals == [Metal.DARK, Metal.GOLD, Metal.DARK]


def test_the_exchange_is_in_the_order_of_records(qtbot, window, context):
    panel = shown(ExchangePanel(ExchangeRequest(YOU, 0, 9), context, window))
    panel.set_thrown(cards("D2 S3"))
    heard = answers(panel)

    qtbot.keyClick(window, Qt.Key.Key_D)

    assert heard == [Discard(cards("S3 D2"))]


def test_the_raised_card_is_played_with_enter(qtbot, window, context):
    panel = shown(PlayPanel(PlayRequest(YOU, cards("H5")), context, window))
    assert panel.isHidden() or not panel.buttons
    panel.show_staged(Card.parse("H5"))
    heard = answers(panel)

    qtbot.keyClick(window, Qt.Key.Key_Enter)

    assert heard == [PlayCard(Card.parse("H5"))]


def test_the_card_to_play_is_named_in_the_words_of_the_deck(window, families):
    panel = PlayPanel(PlayRequest(YOU, cards("HQ")), table(families), window)
    panel.show_staged(Card.parse("HQ"))
    assert "knight of cups" in panel.buttons[0].accessibleName()

    panel.adapt(table(families, deck="french"))

    assert "queen of hearts" in panel.buttons[0].accessibleName()


def test_a_surrender_is_asked_twice(qtbot, window, context):
    panel = shown(PlayPanel(REQUESTS[4], context, window))
    heard = answers(panel)

    qtbot.keyClick(window, Qt.Key.Key_S)
    assert (heard, panel.words) == ([], said("panels.confirm_surrender.0"))
    assert panel.buttons[1].hasFocus()
    qtbot.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)

    assert heard == [Say(Word.SURRENDER)]


def test_escape_takes_the_surrender_back(qtbot, window, context):
    panel = shown(PlayPanel(REQUESTS[4], context, window))
    panel.buttons[0].click()

    qtbot.keyClick(panel.buttons[1], Qt.Key.Key_Escape)

    assert (panel.words, len(panel.buttons)) == (play_line(), 1)


def test_the_rest_can_be_played_out(qtbot, window, context):
    panel = shown(PlayPanel(PlayRequest(YOU, cards("H5")), context, window))
    panel.offer_finish(True)

    with qtbot.waitSignal(context.wishes.play_out_wanted):
        qtbot.keyClick(window, Qt.Key.Key_F)


def test_arrows_walk_along_the_choices(qtbot, window, context):
    panel = shown(AuctionPanel(REQUESTS[0], context, window))
    panel.begin()

    qtbot.keyClick(panel.buttons[0], Qt.Key.Key_Right)

    assert panel.buttons[1].hasFocus()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("request_", KINDS, ids=lambda one: type(one).__name__)
def test_no_face_is_smaller_than_its_words(window, families, size, text, request_):
    """Every button holds its label at every size, within the window and clear of the others."""
    context = table(families, size, text)
    panel = shown(panel_for(request_, context, window))
    places = [button.place for button in panel.buttons]

    for button in panel.buttons:
        wanted = button.face.size(context)
        assert button.place.width() >= wanted.width() - 0.01
        assert button.place.height() >= wanted.height() - 0.01
        assert context.layout.window.contains(button.place)
        assert panel.geometry().contains(button.place.toAlignedRect())
    assert not [1 for one in places for other in places if one is not other and one.intersects(other)]


def test_panels_follow_the_window(window, families):
    panel = shown(AuctionPanel(REQUESTS[0], table(families), window))
    before = panel.buttons[0].place

    panel.adapt(table(families, (1920, 1080)))

    assert panel.buttons[0].place.top() > before.top()
    assert panel.buttons[0].geometry().translated(panel.pos()) == panel.buttons[0].place.toRect()


def test_a_tip_keeps_clear_of_the_buttons(window, families):
    context = table(families, text=1.5)
    row = PlayPanel(REQUESTS[4], context, window)
    row.show_staged(Card.parse("H5"))
    card = context.layout.seats[0].hand.places(4)[3]
    tip = Tip(context, window)

    tip.tell(said("refusals.refusal_sentence", suit="cups", choices="the 3 or the 5"), card, row)

    assert shown(tip).accessibleName().startswith("You must follow")
    assert not [button for button in row.buttons if button.place.intersects(tip.place)]


@pytest.mark.parametrize("other", [{"layout": layout_for(QSizeF(1024, 700), 3)}, {"deck": Deck.FRENCH}])
def test_a_tip_goes_when_its_card_has_moved_or_has_another_name(window, families, other):
    tip = Tip(table(families), window)
    tip.tell("Why not.", tip.context.layout.seats[0].hand.places(9)[0])
    tip.adapt(replace(tip.context, text_scale=1.5))
    assert not tip.isHidden()

    tip.adapt(replace(tip.context, **other))

    assert tip.isHidden()


def test_the_contract_can_be_read_out_and_grows_for_long_values(window, context):
    panel = ContractPanel(context, window)
    panel.tell("Vuelta in coins", (("Trick", "5 of 9"),), Suit.DIAMONDS)
    narrow = shown(panel).place.width()

    panel.tell(contract_name("vuelta"), told_by_piles=True)
    panel.tell(contract_name("vuelta"), (("Das höchste Gebot", "Vuelta, von Don Hilario"),))

    assert panel.accessibleDescription() == "Das höchste Gebot: Vuelta, von Don Hilario."
    assert panel.place.width() > narrow


def test_a_panel_that_is_told_the_same_again_is_not_painted_again(window, context, monkeypatch):
    """Every step of a deal tells all panels everything, and most of them have nothing new to show."""
    contract, ladder = ContractPanel(context, window), LadderPanel(context, window)
    suit = SuitOrderPanel(context, window)
    rungs = [Rung(card, TrumpState.OUT, Deck.SPANISH) for card in cards("SA H7 CA")]
    painted = []
    for panel in (contract, ladder, suit):
        monkeypatch.setattr(
            panel, "_picture", lambda ratio, one=panel: painted.append(one) or Panel._picture(one, ratio)
        )

    def tell(tricks: str, shown_rungs: list[Rung]) -> list[Panel]:
        painted.clear()
        contract.tell("Vuelta in coins", (("Trick", tricks),), Suit.DIAMONDS)
        ladder.tell(shown_rungs)
        suit.tell(shown_rungs)
        for panel in (contract, ladder, suit):
            shown(panel).grab()
        return list(painted)

    assert [contract, ladder, suit] == tell("5 of 9", rungs)
    assert [] == tell("5 of 9", list(rungs))
    assert [contract] == tell("6 of 9", rungs)
    assert [ladder, suit] == tell("6 of 9", rungs[1:])


def test_rows_of_the_contract_are_of_one_size(families, window):
    """A long value stands below its label in the size of its neighbours, and a long title folds."""
    panel = ContractPanel(table(families, (1024, 700), 1.5), window)
    rows = (
        (
            said("contract.deal_row.0"),
            said("contract.deal_row.1", number=1, points=5),
        ),
        (
            said("contract.tricks_row.1"),
            said("contract._TRICKS_OF_SEVERAL", player="Man", ombre=1, others="1 0 1"),
        ),
    )
    panel.tell("The Man's game in diamonds", rows, Suit.DIAMONDS)

    sizes = {line.value.font.pixelSize() for line in panel._lines}
    assert {panel._value("").font.pixelSize()} == sizes
    assert "The Man's game\nin diamonds" == panel._head.text
    assert panel._head.font.pixelSize() >= min(sizes)
    assert panel._head.size.width() <= panel.place.width()


@pytest.mark.parametrize(("size", "text"), [((1024, 700), 2.0), ((1280, 800), 1.0), ((1280, 800), 2.0)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_leaves_the_sheet_of_the_settlement_in_sight(families, window, seats, size, text):
    """A person's left hand has it on the other side."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    for ease in (Ease(), Ease(left_handed=True)):
        layout = layout_for(QSizeF(*size), seats, text, ease=ease)
        log = LogPanel(TableContext(layout, theme, families, "spanish", text), window)
        log.keep_off_sheet(True)
        log.lay_out()

        assert not log.board.intersects(layout.centre.sheet)
        assert layout.window.contains(log.board)
        assert log.field.width() > 100 * layout.text


def test_black_aces_that_are_gone_can_be_told_apart(window, families):
    """The signs of the aces stand out from the dark of the board."""
    context = table(families, deck=Deck.FRENCH)
    ladder = LadderPanel(context, window)
    ladder.tell([Rung(card, TrumpState.GONE, Deck.FRENCH) for card in cards("SA CA")])
    image = shown(ladder).grab().toImage()
    one, other = (context.layout.room.ladder.place(at).translated(-ladder.pos()).toRect() for at in (0, 1))

    def light(cell: QRect, x: int, y: int) -> int:
        return image.pixelColor(cell.topLeft() + QPoint(x, y)).lightness()

    pixels = product(range(one.width()), range(one.height()))
    assert max(abs(light(one, x, y) - light(other, x, y)) for x, y in pixels) > 30


def test_a_coin_that_is_gone_is_no_blank_disc(context, qapp):
    """Its flower shows in the middle of the disc, which is dark otherwise."""
    image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    with QPainter(image) as painter:
        paint_silhouette(painter, QRectF(0, 0, 24, 24), Suit.DIAMONDS, context, ink=QColor("white"))

    inside = [image.pixelColor(x, y).lightness() for x, y in product(range(6, 18), repeat=2)]

    assert max(inside) - min(inside) > 80


def test_listed_cards_have_the_letters_that_are_printed(window, families):
    """Nobody has to look on the table for a Q because the list says D."""
    context = replace(table(families, deck=Deck.FRENCH), printed=CardPrint(Letters.FRENCH))
    rung = Rung(Card.parse("HQ"), TrumpState.GONE, Deck.FRENCH)

    assert "D" == LadderPanel(context, window)._figure(rung).text
    assert "D" == SuitOrderPanel(context, window)._figure(rung)


@pytest.mark.parametrize("panel", [LadderPanel, SuitOrderPanel])
def test_cards_are_listed_in_the_deck_of_their_game_to_the_last(window, families, panel):
    """The ladder of German Solo may still be seen when the table has been laid for Spanish cards."""
    french, spanish = (table(families, deck=deck) for deck in (Deck.FRENCH, Deck.SPANISH))
    listed = panel(french, window)
    listed.tell([Rung(card, TrumpState.OUT, Deck.FRENCH) for card in cards("HT H9 H8")])
    before = shown(listed).grab().toImage()

    listed.adapt(spanish)

    assert before == listed.grab().toImage()


@pytest.mark.parametrize("size", [(570, 652), *SIZES], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_ladder_has_a_title_of_one_line(window, families, size, text):
    ladder = LadderPanel(table(families, size, text), window)
    ladder.tell([Rung(card, TrumpState.MINE, Deck.SPANISH) for card in cards("SA H7 CA")], looks_on=False)

    assert ladder._head()[0].text in (said("panels.ladder_title.0"), said("panels.ladder_title.1"))


def test_tools_say_which_was_chosen(qtbot, window, context):
    row = shown(ToolRow(context, window))
    row.allow(Tool.TAKE_BACK, False)

    with qtbot.waitSignal(row.chosen) as chosen:
        qtbot.mouseClick(row.tool(Tool.LOG), Qt.MouseButton.LeftButton)

    assert chosen.args == [Tool.LOG]
    assert not row.tool(Tool.TAKE_BACK).isEnabled()
    assert all(button.accessibleName() and button.hint for button in row.buttons)


def settled(payments: int = 3) -> Settlement:
    paid = [payment(POOL, YOU, (Cost.POOL, 25))]
    paid += [payment(HILARIO, YOU, (Cost.GAME, 7), (Cost.ESTUCHES, 3), (Cost.PRIMERAS, 3))] * payments
    return Settlement(Outcome((Verdict(Result.SACADA, YOU),), (YOU,)), tuple(paid), (), Stakes(), 3)


def test_the_sheet_names_every_payment_and_the_total():
    text = sheet_text(settled(1), COMPANY, contract="vuelta", ombre=YOU)

    assert [(row.who, row.chips) for row in text.rows] == [
        (said("results.payment_text.0", payer="The pool"), "+25"),
        (said("results.payment_text.0", payer="Don Hilario"), "+13"),
    ]
    assert text.total.chips == "+38"
    assert (
        ", ".join(
            [
                said("results._COSTS.GAME", chips=7, contract="the vuelta"),
                said("results._COSTS.ESTUCHES", chips=3),
                said("results._COSTS.PRIMERAS", chips=3),
            ]
        )
        in text.spoken
    )


@pytest.mark.parametrize(
    ("ante", "dealer", "total"),
    [("dealer_5", YOU, "+33"), ("dealer_5", HILARIO, "+38"), ("each_3", INES, "+35"), (None, YOU, "+38")],
)
def test_the_total_counts_the_own_ante_as_the_score_sheet_does(ante, dealer, total):
    """The first row tells it, if the person has paid one; the ante of anybody else is not theirs."""
    staked = Session.begin(ruleset("renegado", f"ante={ante}"), dealer) if ante else None

    text = sheet_text(settled(1), COMPANY, contract="vuelta", ombre=YOU, staked=staked)

    paid = [38 - int(total)] if total != "+38" else []
    own = [row for row in text.rows if row.who == said("results.payment_text.1", payee="the pool")]
    assert total == text.total.chips
    assert [(said("results.ante_text", chips=chips), signed(-chips)) for chips in paid] == [
        (row.parts, row.chips) for row in own
    ]
    assert own == list(text.rows[: len(paid)])
    assert len(paid) == text.spoken.count("ante")


def points(before: tuple[int, ...]) -> Settlement:
    """Return a game in which the person shows a king, loses it to the next seat, and wins as the Man."""
    scored = (
        Score(YOU, 1, Cost.KING_SHOWN),
        Score(YOU, -1, Cost.KING_CAPTURED),
        Score(HILARIO, 1, Cost.KING_CAPTURED),
        Score(YOU, 1, Cost.MAN),
    )
    return Settlement(Outcome((Verdict(Result.MAN_WINS, YOU),), (YOU,)), (), scored, Stakes(scores=before), 3)


@pytest.mark.parametrize(
    ("before", "last"),
    [
        ((2, 0, 1), (said("results.goal_text.3"), "5")),
        ((4, 0, 1), (said("results.goal_text.0"), "5")),
        ((2, 5, 1), (said("results.goal_text.1", name="Don Hilario"), "6")),
        ((4, 4, 1), (said("results.goal_text.2"), "5")),
    ],
)
def test_ha_3_12_the_sheet_ends_with_who_wins_the_game(before, last):
    """The highest score at or over the target wins, but nobody wins while two are level there."""
    text = sheet_text(points(before), COMPANY, target=Target(5))

    assert last == (text.total.who, text.total.chips)


def test_the_sheet_of_a_game_of_points_shows_how_all_stand():
    text = sheet_text(points((2, 0, -1)), COMPANY, target=Target(5))

    assert [
        (
            "You",
            ", ".join(
                [
                    said("results._COSTS.KING_SHOWN", chips="+1"),
                    said("results._COSTS.KING_CAPTURED", chips="−1"),
                    said("results._COSTS.MAN", chips="+1"),
                ]
            ),
            "3",
        ),
        ("Don Hilario", said("results._COSTS.KING_CAPTURED", chips="+1"), "1"),
        ("Doña Inés", "", "−1"),
    ] == [(row.who, row.parts, row.chips) for row in text.rows]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("payments", [1, 5])
def test_the_sheet_stays_above_its_button(window, families, size, text, payments):
    context = table(families, size, text)
    words = sheet_text(settled(payments), COMPANY, contract="vuelta")
    panel = shown(SettlementPanel(words, context, window, onward=next_deal_button()))

    assert panel.sheet.bottom() <= panel.buttons[0].place.top()


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)], ids=str)
def test_many_payments_of_four_leave_room_for_the_sentence(window, families, size):
    """The sheet begins beside the pool, on cloth that is empty after the deal, and says why it was won."""
    context = replace(table(families, size), layout=layout_for(QSizeF(*size), 4))
    paid = (payment(POOL, YOU, (Cost.POOL, 5)), *[payment(HILARIO, YOU, (Cost.GAME, 5))] * 4)
    settlement = Settlement(settled().outcome, paid, (), Stakes(), 3)
    words = sheet_text(settlement, COMPANY, contract="entrada")
    panel = shown(SettlementPanel(words, context, window, onward=next_deal_button()))

    lines = [line.words.text for line in panel._lines]
    assert words.told.line in " ".join(lines).replace("\n", " ")
    assert panel.sheet.top() < context.layout.centre.sheet.top()
    assert panel.sheet.bottom() <= panel.buttons[0].place.top()


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_payments_are_for_is_of_one_size(window, families, text):
    """A long reason stands below its payment, and is not printed smaller beside it."""
    parts = ((Cost.GAME, 5), (Cost.ESTUCHES, 3), (Cost.PRIMERAS, 3))
    paid = tuple(payment(loser, HILARIO, *parts) for loser in (YOU, INES))
    paid = (payment(POOL, HILARIO, (Cost.POOL, 5)), *paid)
    settlement = Settlement(Outcome((Verdict(Result.SACADA, HILARIO),), (HILARIO,)), paid, (), Stakes(), 3)
    words = sheet_text(settlement, COMPANY, contract="play")
    panel = SettlementPanel(words, table(families, (1024, 700), text), window, onward=next_deal_button())

    said = [part for line in panel._lines for part in (line.words, line.note) if part]
    reasons = [part for part in said if "estuches" in part.text]
    assert 2 == len(reasons)
    assert 1 == len({one.font.pixelSize() for one in reasons})
    assert not any("\n" in one.text for one in reasons if text == 1.0)


def test_enter_leads_to_the_next_deal(qtbot, window, context):
    text = sheet_text(settled(), COMPANY)
    panel = shown(SettlementPanel(text, context, window, onward=next_deal_button()))
    qtbot.waitUntil(lambda: panel.can_be_left)

    with qtbot.waitSignal(context.wishes.next_deal):
        qtbot.keyClick(window, Qt.Key.Key_Return)


def test_every_sign_is_that_of_a_tool():
    """
    Every sign but that of a board's close button, and those of stations of the path, is one of a tool.

    Sounds have a second sign while they are off.
    """
    others = {Glyph.SILENCE, Glyph.CLOSE, *SIGNS.values()} - {Glyph.LAST_TRICK, Glyph.TAKE_BACK}
    assert set(Glyph) - others == {tool.value for tool in Tool}


def test_each_drill_has_a_sign_of_its_own():
    assert {kind.value for kind in DrillKind} <= SIGNS.keys()
    assert len(SIGNS) == len(set(SIGNS.values()))


def test_the_log_keeps_its_lines_and_closes_with_escape(qtbot, window, context):
    log = LogPanel(context, window)
    log.write(said("event_words.SAID.PASS.1", name="Don Hilario"))
    log.write(said("event_words.BIDS.0", contract="vuelta"))
    shown(log).begin()

    with qtbot.waitSignal(log.closed):
        qtbot.keyClick(log.focusWidget() or log, Qt.Key.Key_Escape)

    assert (log.lines, log.isHidden()) == (
        (said("event_words.SAID.PASS.1", name="Don Hilario"), said("event_words.BIDS.0", contract="vuelta")),
        True,
    )


def test_the_log_stands_in_its_dock_where_there_is_one(window, families):
    log = LogPanel(table(families, (2560, 1080)), window)

    assert log.board == log.context.layout.room.log_dock
    assert log.buttons == ()


def test_a_dock_for_a_line_or_two_is_none(window, families):
    """The board of a replay leaves little room above the table."""
    log = LogPanel(table(families, (550, 620), 1.5), window)

    assert log.context.layout.room.log_dock is not None
    assert log.docked() is None


def test_a_log_that_nobody_saw_opens_at_its_last_line(window, context):
    log = LogPanel(context, window)
    log.write(*(f"Doña Inés takes trick {number}." for number in range(90)))
    view = shown(log).findChild(QListWidget)

    assert view.viewport().rect().contains(view.visualItemRect(view.item(89)))


def test_the_first_line_of_the_log_is_whole_and_its_board_ends_above_the_buttons(window, context):
    log = LogPanel(context, window)
    log.write(*("Doña Inés takes trick " + "and trick " * (number % 9) for number in range(40)))
    view = shown(log).findChild(QListWidget)
    lines = [view.visualItemRect(view.item(at)) for at in range(view.count())]

    assert lines[0].bottom() < 0
    assert 0 <= next(line.top() for line in lines if line.bottom() > view.spacing())
    assert lines[-1].bottom() <= view.viewport().height()
    assert log.board.bottom() < context.layout.action_top


def test_no_line_of_the_log_is_cut(window, families):
    """A long line in a narrow dock is high enough for all its words."""
    log = LogPanel(table(families, (2560, 1080), 1.5), window)
    log.write("Doña Inés deals. You hold: " + "the knight of cups, " * 9)
    view = shown(log).findChild(QListWidget)
    item = view.visualItemRect(view.item(0))

    words = view.fontMetrics().horizontalAdvance(log.lines[0])

    assert item.width() <= view.viewport().width()
    assert item.width() >= 0.9 * view.viewport().width()
    assert item.height() >= (words / item.width()) * view.fontMetrics().lineSpacing()


def test_the_last_trick_can_be_read_out(qtbot, window, context):
    panel = LastTrickPanel(DeckArt(Studio(window)), context, window)

    panel.show_trick(Trick((HILARIO, INES, YOU), cards("H6 HK SA")), YOU, COMPANY, HEARTS)

    shown(panel)
    assert panel.accessibleDescription() == (
        "Don Hilario plays the six of cups. Doña Inés plays the king of cups. "
        "You play spadille, the ace of swords. You took the trick."
    )
    assert panel.buttons[0].hasFocus()


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)], ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_trick_leaves_the_trump_in_sight(window, families, seats, size):
    """Its board covers neither the trump's plate nor anybody's chips; its cards are large nevertheless."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    context = TableContext(layout_for(QSizeF(*size), seats), theme, families, "spanish", 1.0)
    panel, layout = LastTrickPanel(DeckArt(Studio(window)), context, window), context.layout
    company = Company(("Ana", "Don Hilario", "Doña Inés", "Don Baltasar", "Doña Leonor")[:seats], YOU)
    played = (HILARIO, INES, YOU, Seat(3), Seat(4))[: 5 if seats == 5 else 3]

    panel.show_trick(Trick(played, cards("H6 HK SA S2 S3")[: len(played)]), YOU, company, HEARTS)
    chips = [seat.hollow.figure(QSizeF(36, 22) * layout.text) for seat in layout.seats]

    pool = layout.centre.pool.figure(layout.text)
    assert [] == [
        place for place in (layout.centre.trump_plate, pool, *chips) if panel.board.intersects(place)
    ]
    assert panel._card > 100


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_log_leaves_the_trick_in_sight(window, families, seats, text, size):
    """It is a drawer at the side, below the ladder and above the row of buttons, with room for some lines."""
    theme = theme_for(ClothName.GREEN, ColourScheme.DARK)
    log = LogPanel(
        TableContext(layout_for(QSizeF(*size), seats, text), theme, families, "spanish", 1.0), window
    )
    layout, centre = log.context.layout, log.context.layout.centre
    lying = [*(place.bounds for place in centre.trick), layout.room.ladder.rect]
    lying += [centre.talon.bounds] if seats > 2 else []
    line = log.context.sans(TypeRole.LINE, "").size.height()

    assert [] == [place for place in lying if place.intersects(log.board)]
    assert layout.window.contains(log.board)
    assert log.field.height() > (9 if text == 1.0 else 4) * line


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_names_under_the_last_trick_are_of_one_size(window, families, size, text):
    """Each name has room under its own card, and the board for all its lines."""
    names = ("You", "The abbé Anselmo", "Don Hilario", "Doña Catalina", "Maximiliana von Thurn")
    panel = LastTrickPanel(DeckArt(Studio(window)), table(families, size, text), window)
    seats = tuple(map(Seat, range(5)))
    panel.show_trick(Trick(seats, cards("H6 HK SA S2 S3")), Seat(1), Company(names, YOU), HEARTS)
    shown(panel)

    found = panel._names()

    assert 1 == len({name.font.pixelSize() for name in found})
    assert max(name.size.width() for name in found) <= panel.field.width() / 5
    assert panel.context.layout.window.contains(panel.board)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_is_asked_stands_clear_of_the_last_trick(window, context, text):
    """The person may still look at the last trick when their turn comes."""
    bigger = table(context.families, text=text)
    trick = LastTrickPanel(DeckArt(Studio(window)), bigger, window)
    row = shown(panel_for(REQUESTS[-1], bigger, window))

    trick.show_trick(Trick((HILARIO, INES, YOU), cards("H6 HK SA")), YOU, COMPANY, HEARTS)

    assert [] == [place for place in row.places if trick.board.intersects(QRectF(place))]


def test_words_are_made_to_fit(context):
    words = Lettering("a rather long label for a small board", context.families.sans_font(20))

    assert fitted(words, 200).size.width() <= 200
    assert fitted(words, 20).font.pixelSize() == SMALLEST
    assert fitted(words, 1000) == words


def test_lines_are_even(context):
    words = Lettering(
        said("refusals.refusal_sentence", suit="cups", choices="the 3 or the 5"),
        context.families.sans_font(16),
    )

    assert folded(words).text.split("\n") == ["You must follow cups:", "play the 3 or the 5."]
    narrow = words.size.width() - 5
    assert evened(words, narrow).text == folded(words).text
    assert evened(words, narrow) is evened(words, narrow), "set again"


def test_a_question_stands_before_its_answers(window, context):
    panel = shown(ChoicePanel(REQUESTS[-1], context, window))

    pill, *buttons = panel.places
    assert QRectF(pill).right() < min(button.left() for button in buttons)


def test_the_parts_of_a_panel_are_painted_again_only_for_another_look(families, window, monkeypatch):
    """A new game lays all panels out again, in a window of the same size."""
    painted = []
    paint = ToolFace.paint
    monkeypatch.setattr(
        ToolFace, "paint", lambda *given, **how: painted.append(given) or paint(*given, **how)
    )
    tools = ToolRow(table(families), window)
    shown(tools).grab()
    painted.clear()

    tools.adapt(replace(table(families), contracts=("entrada",)))
    tools.grab()
    assert [] == painted

    tools.adapt(table(families, deck=Deck.FRENCH))
    tools.grab()
    assert len(Tool) == len(painted)
