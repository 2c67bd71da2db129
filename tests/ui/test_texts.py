"""Every word of the table: one sentence for every value of the engine, and each of them translatable."""

import ast
import re
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import datetime
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from sources import trees_with
from wording import said

from ombre_desktop.engine import (
    POOL,
    Bid,
    Card,
    CardRequest,
    ChoiceRequest,
    Cost,
    ExchangeRequest,
    Outcome,
    PlayRequest,
    Question,
    Rank,
    Reason,
    Refusal,
    Result,
    Say,
    Score,
    Seat,
    Settlement,
    Stakes,
    Suit,
    Trick,
    TrumpRequest,
    Verdict,
    Word,
    events,
    ruleset,
    ruleset_names,
)
from ombre_desktop.engine.cards import Pack, cards
from ombre_desktop.engine.chips import payment
from ombre_desktop.engine.flaws import Flaw, FlawKind
from ombre_desktop.engine.layout import Layout
from ombre_desktop.engine.shuffle import Draw, DrawRule
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui import texts
from ombre_desktop.ui.panels.sheet_text import sheet_text
from ombre_desktop.ui.texts.calls import call_button, contract_name, game_name_of, ribbon_text, word_label
from ombre_desktop.ui.texts.cards import (
    card_label,
    card_name,
    index_text,
    long_suit_name,
    spoken_name,
    suit_name,
    trump_name,
)
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.contract import contract_title, deal_row, tricks_row
from ombre_desktop.ui.texts.dates import BRITISH, day_and_hour, person_locale
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.ui.texts.listing import all_of, one_of, sentences
from ombre_desktop.ui.texts.panels import price_lines
from ombre_desktop.ui.texts.points import net_line, points_text, score_line, score_lines
from ombre_desktop.ui.texts.refusals import refusal_sentence, withheld_sentence
from ombre_desktop.ui.texts.requests import request_line
from ombre_desktop.ui.texts.results import cost_text, payment_line, payment_text, result_told, signed
from ombre_desktop.ui.texts.scores import result_word
from ombre_desktop.ui.texts.settings import value_name
from ombre_desktop.ui.texts.tariffs import TariffPrice, price_row
from ombre_desktop.value import replace

SOURCES = sorted(Path(texts.__file__).parents[1].rglob("*.py"))
TRANSLATE = ("translate", "tr", "QT_TRANSLATE_NOOP", "Said")
TELL_A_SCREEN_READER = ("setAccessibleName", "setAccessibleDescription")
YOU, HILARIO, INES = Seat(0), Seat(1), Seat(2)
COMPANY = Company(("Ana", "Don Hilario", "Doña Inés"), YOU)
OF_TWO = {"name": "Ana", "others": 1, "second": "Doña Inés", "last": 5}
ONLOOKER = Company(COMPANY.names, None)
RANKING = ruleset("renegado").ranking(Suit.DIAMONDS)
NOTHING = Settlement(Outcome((Verdict(Result.PASSED_OUT),)), (), (), Stakes(), 3)


def card(text: str) -> Card:
    return Card.parse(text)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_finished(sentence: str) -> bool:
    """True of a sentence that begins and ends as one and has no field left open."""
    return sentence[:1].isupper() and sentence[-1:] in ".?!" and not set("{}") & set(sentence)


def places(flawed: Callable[[ast.Module], Iterable[ast.expr]], names: Collection[str]) -> list[str]:
    """Return where calls of *names* have expressions that are *flawed*, as "file:line"."""
    trees = trees_with("|".join(rf"\b{name}\b" for name in names))
    return [f"{path}:{node.lineno}" for path, tree in trees for node in flawed(tree)]


def calls_of(tree: ast.Module, names: Collection[str]) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in names]


def f_strings_translated(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what is translated and is an f-string, or stands in one."""
    f_strings = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    quoted = {id(node) for outer in f_strings for node in ast.walk(outer)}
    for call in calls_of(tree, TRANSLATE):
        yield from (part for part in call.args if isinstance(part, ast.JoinedStr))
        if id(call) in quoted:
            yield call


def rows_translated(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what is looked up in a table and translated in a context that is named once more."""
    for call in calls_of(tree, ["translate"]):
        if isinstance(call.func, ast.Name):
            yield from (one for one in call.args[1:] if not isinstance(one, ast.Constant | ast.Name))


def glued_for_a_screen_reader(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield what a screen reader is told and is joined, or has two fields."""
    told = calls_of(tree, TELL_A_SCREEN_READER)
    for part in (part for call in told for argument in call.args for part in ast.walk(argument)):
        fields = sum(isinstance(value, ast.FormattedValue) for value in getattr(part, "values", ()))
        if fields > 1 or (isinstance(part, ast.Call) and called(part) == "join"):
            yield part


def only_says(node: ast.stmt) -> bool:
    """True of a function that takes nothing and only returns one message."""
    match node:
        case ast.FunctionDef(
            args=ast.arguments(args=[], kwonlyargs=[]),
            body=[*_, ast.Return(ast.Call(func=ast.Name(id="translate")))],
        ):
            return len(node.body) <= 2
    return False


@pytest.mark.parametrize(
    "line",
    [
        'translate("a", f"{b}")',
        "self.tr(f'{b}')",
        'f"{translate(a, b)}"',
        'QT_TRANSLATE_NOOP("a", f"{b}")',
        'b = Said("a", f"{c}")',
    ],
)
def test_an_f_string_that_is_translated_is_found(line):
    assert [*f_strings_translated(ast.parse(line))]


@pytest.mark.parametrize("line", ['translate("a", ROWS[b])', 'translate("a", b.name or ROWS.get(b))'])
def test_a_row_that_is_translated_is_found(line):
    assert [*rows_translated(ast.parse(line))]


@pytest.mark.parametrize(
    "line", ['card.setAccessibleName(f"{a} {b}")', 'card.setAccessibleDescription(" ".join(lines))']
)
def test_a_glued_text_for_a_screen_reader_is_found(line):
    assert [*glued_for_a_screen_reader(ast.parse(line))]


def test_what_is_translated_is_a_literal():
    """An f-string is never found in a catalogue, and one call inside another is not extracted."""
    assert not places(f_strings_translated, TRANSLATE)


def test_a_table_holds_messages_that_know_their_context():
    """The context stands in the table's `Said`, and nowhere else."""
    own_module = "phrases.py"  # where a message translates itself
    assert [] == [place for place in places(rows_translated, ["translate"]) if own_module not in place]


def test_a_message_with_nothing_to_fill_in_is_a_value():
    """A function without arguments that only returns one message is written as ``Said``."""
    trees = trees_with(r"^def \w+\(\) -> str:", Path(texts.__file__).parent)

    assert [] == [f"{path}:{node.lineno}" for path, tree in trees for node in tree.body if only_says(node)]


def test_no_text_for_a_screen_reader_is_glued():
    """`sentences`, `listed` and `all_of` join what a language joins in its own way."""
    assert not places(glued_for_a_screen_reader, TELL_A_SCREEN_READER)


@pytest.mark.parametrize("deck", Deck)
def test_every_card_has_a_name_of_its_own(deck):
    pack = {*Pack.SPANISH.cards, *Pack.PIQUET.cards}

    assert len({card_name(one, deck) for one in pack}) == len(pack)
    assert len({card_label(one, deck) for one in pack}) == len(pack)


@pytest.mark.parametrize(
    ("text", "deck", "name", "label"),
    [
        ("HQ", Deck.FRENCH, "queen of hearts", "queen of hearts"),
        ("H7", Deck.FRENCH, "seven of hearts", "7 of hearts"),
        ("HQ", Deck.SPANISH, "knight of cups", "knight of cups"),
        ("SJ", Deck.SPANISH, "page of swords", "page of swords"),
        ("DT", Deck.FRENCH, "ten of diamonds", "10 of diamonds"),
        ("CA", Deck.SPANISH, "ace of clubs", "ace of clubs"),
        ("?", Deck.FRENCH, said("cards._FACE_DOWN"), said("cards._FACE_DOWN")),
    ],
)
def test_cards_are_named_in_the_words_of_their_deck(text, deck, name, label):
    assert (name, label) == (card_name(card(text), deck), card_label(card(text), deck))


def test_indices_are_those_printed_on_the_cards():
    spanish = [index_text(rank, Deck.SPANISH) for rank in (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING)]
    french = [index_text(rank, Deck.FRENCH) for rank in (Rank.ACE, Rank.JACK, Rank.TEN, Rank.TWO)]

    assert ["1", "10", "11", "12"] == spanish
    assert ["A", "J", "10", "2"] == french


def test_suits_of_the_spanish_deck_keep_their_spanish_words():
    assert (suit_name(Suit.HEARTS, Deck.SPANISH), long_suit_name(Suit.HEARTS, Deck.SPANISH)) == (
        "cups",
        said("cards._LONG_SUITS.HEARTS"),
    )


def test_the_highest_trumps_have_titles():
    titles = [trump_name(one, RANKING) for one in cards("SA D7 CA DA DK HA")]

    assert ["spadille", "manille", "basto", "punto", None, None] == titles
    assert spoken_name(card("SA"), RANKING, Deck.FRENCH) == "spadille, the ace of spades"
    assert spoken_name(card("DK"), RANKING, Deck.FRENCH) == "king of diamonds"


def test_a_game_without_matadors_has_no_titles():
    kings_high = ruleset("homme_auvergne").ranking(Suit.SPADES)

    assert [None] * 4 == [trump_name(one, kings_high) for one in cards("SA SK SQ SJ")]


def test_lists_end_with_a_conjunction():
    assert (all_of("a"), all_of("ab"), one_of("abc")) == ("a", "a and b", "a, b or c")


AFTER_PASSES = "passed_out=low_bids after_low_bids=force_spadille"


SUITS_CALLED = ("Spades!", "Clubs!", "Hearts!", "Diamonds!")
"""The ribbons of bids that say the trump with the call (25.3)."""


@pytest.mark.parametrize(
    ("name", "house"), [*((name, "") for name in ruleset_names()), ("renegado", AFTER_PASSES)]
)
def test_every_contract_has_a_name_and_a_key(name, house):
    for contract in ruleset(name, house).contracts:
        text = call_button(Bid(contract.name), "E")

        assert contract_name(contract.name) == text.label
        assert ribbon_text(Bid(contract.name)) in (text.label, *SUITS_CALLED)


@pytest.mark.parametrize("word", Word)
def test_every_word_can_be_said(word):
    assert ribbon_text(Say(word))
    assert word_label(word)()[:1].isupper()


def test_a_hold_says_so():
    assert call_button(Bid("vuelta"), "V", holds=True) == (said("calls.call_label", bid="vuelta"), "V")
    assert "hold" in ribbon_text(Bid("vuelta"), holds=True)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_sentence(reason, deck):
    full = Refusal(reason, "1.9", Suit.HEARTS, card("SA"), cards("D7 CA"), 4, "vuelta")

    assert is_finished(refusal_sentence(full, deck))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            Refusal(Reason.MUST_FOLLOW, "1.9", suit=Suit.HEARTS, cards=cards("H5 H3 HK H2")),
            said("refusals._SENTENCES.MUST_FOLLOW", suit="hearts"),
        ),
        (
            Refusal(Reason.MUST_FOLLOW, "1.9", suit=Suit.HEARTS, cards=cards("HK H3")),
            said("refusals.refusal_sentence", suit="hearts", choices="the king or the 3"),
        ),
        (
            Refusal(Reason.MATADOR_FORCED, "1.9", Suit.DIAMONDS, card("D7"), cards("CA")),
            said("refusals._SENTENCES.MATADOR_FORCED", matador="Basto", led="manille"),
        ),
        (
            Refusal(Reason.MATADORS_FORCED, "1.9", Suit.DIAMONDS, card("SA"), cards("CA D7")),
            said("refusals._SENTENCES.MATADORS_FORCED", led="Spadille", matadors="basto or manille"),
        ),
        (
            Refusal(Reason.CARD_NOT_CALLABLE, "3.11", cards=cards("SK CK DK")),
            said(
                "refusals._SENTENCES.CARD_NOT_CALLABLE",
                called="the king of spades, the king of clubs or the king of diamonds",
            ),
        ),
        (
            Refusal(Reason.LAST_PLAYS_ALONE, "3.11", name="solo"),
            said("refusals._SENTENCES.LAST_PLAYS_ALONE", bid="solo"),
        ),
        (
            Refusal(Reason.BID_TOO_LOW, "1.6", name="solo"),
            said("refusals._SENTENCES.BID_TOO_LOW", bid="solo"),
        ),
        (
            Refusal(Reason.GANO_ASKED, "3.6", led=card("SQ"), cards=cards("S3")),
            said("refusals._SENTENCES.GANO_ASKED", asked="the queen of spades"),
        ),
        (Refusal(Reason.TOO_MANY, "1.8", number=8), said("refusals._SENTENCES.TOO_MANY", number=8)),
        (
            Refusal(Reason.SURRENDER_OF_BID, "1.11", name="solo"),
            said("refusals._SENTENCES.SURRENDER_OF_BID", bid="solo"),
        ),
        (
            Refusal(Reason.NOT_IN_HAND, "1.8", cards=cards("S2 H7")),
            said("refusals._SENTENCES.NOT_IN_HAND", cards="the 2 of spades and the 7 of hearts"),
        ),
    ],
)
def test_refusals_say_why(refusal, sentence):
    assert sentence == refusal_sentence(refusal, Deck.FRENCH)


def test_a_matador_that_may_be_kept_is_explained():
    assert withheld_sentence(card("SA"), RANKING).endswith("no lead can call it out.")
    assert withheld_sentence(card("CA"), RANKING).endswith("only a higher matador could call it out.")


@pytest.mark.parametrize("question", Question)
def test_every_question_is_one_line(question):
    line = request_line(ChoiceRequest(YOU, question, ()))

    assert is_finished(line)
    assert len(line) <= 60


@pytest.mark.parametrize(
    "request_",
    [
        TrumpRequest(YOU, tuple(Suit)),
        CardRequest(YOU, cards("SK")),
        ExchangeRequest(YOU, 0, 9),
        ExchangeRequest(YOU, 1, 9),
        ExchangeRequest(YOU, 4, 4, draws=False),
        ExchangeRequest(YOU, 8, 9, among=cards("SA SK")),
        ExchangeRequest(YOU, 9, 9, among=cards("SK"), bound=cards("SK")),
        TrumpRequest(YOU, tuple(Suit), (Word.THROW_IN,)),
        PlayRequest(YOU, cards("SK")),
    ],
    ids=lambda one: f"{type(one).__name__}",
)
def test_every_request_is_one_line(request_):
    assert is_finished(request_line(request_))


@pytest.mark.parametrize("kind", FlawKind)
def test_every_flaw_says_where_and_what(kind):
    refusal = Refusal(Reason.DEAL_OVER, "1.5")

    sentence = flaw_sentence(Flaw(7, 3, kind, "S9", "S7", refusal), Deck.FRENCH)

    assert sentence.startswith("Line 7, column 3: ")
    assert sentence.endswith(said("flaws.flaw_sentence.1", expected="S7"))
    assert said("refusals._SENTENCES.DEAL_OVER") in sentence


def test_a_flaw_names_what_nobody_sees():
    told = flaw_sentence(Flaw(1, 1, FlawKind.BAD_CARD, "S7\u00a0\u200d"), Deck.FRENCH)

    names = f"{said('flaws._unseen_name')}, zero width joiner"
    assert told.endswith(said("flaws.flaw_sentence.2", names=names))


@pytest.mark.parametrize("game", ruleset_names())
def test_every_result_is_told(game):
    for result, seat in product(Result, (YOU, HILARIO, None)):
        told = result_told(Outcome((Verdict(result, seat),)), replace(COMPANY, game=game), ombre=INES)

        assert told.title, (result, seat)
        assert is_finished(told.line), (result, seat)


@pytest.mark.parametrize("game", ruleset_names())
def test_an_onlooker_is_never_spoken_to(game):
    """A person who watches a deal reads names; nobody at that table is "you"."""
    for result, seat in product(Result, (YOU, HILARIO, None)):
        told = result_told(Outcome((Verdict(result, seat),)), replace(ONLOOKER, game=game), ombre=INES)
        words = f"{told.title} {told.line}".lower().strip(".").split()

        assert is_finished(told.line), (result, seat)
        assert not {"you", "your", "yours"} & {*words}, (result, seat)


def test_an_onlooker_reads_what_the_first_seat_has():
    won = Outcome((Verdict(Result.SACADA, YOU),), (YOU,))
    paid = Settlement(won, (payment(INES, YOU, (Cost.GAME, 5)),), (), Stakes(), 3)

    assert (said("panels.total_label_of", name="Ana"), "", "+5", 1) == sheet_text(paid, ONLOOKER).total


def test_an_onlooker_hears_every_hand_that_lies_open():
    dealt = events.Dealt(INES, (cards("SA"), cards("?1"), cards("HK")), 13)

    told = Chronicle(ONLOOKER, Deck.FRENCH).line(dealt)

    assert (
        " ".join(
            [
                said("event_words.DEALS.1", name="Doña Inés"),
                said("event_words.HOLDING.1", name="Ana", cards="the ace of spades"),
                said("event_words.HOLDING.1", name="Doña Inés", cards="the king of hearts"),
            ]
        )
        == told
    )


def test_an_open_hand_is_told_from_high_to_low():
    """In red suits the lower number is the higher card, as in the fan."""
    dealt = events.Dealt(INES, (cards("SA C4 CK H7 HA HK D6 D2"),) * 3, 13)
    ranking = ruleset("renegado").ranking_in(None, None)

    told = Chronicle(ONLOOKER, Deck.FRENCH, ranking=ranking).line(dealt)

    blacks = "the ace of spades, the king of clubs, the four of clubs"
    reds = "the king of hearts, the ace of hearts, the seven of hearts"
    assert f"{blacks}, {reds}, the two of diamonds and the six of diamonds" in told


@pytest.mark.parametrize("result", Result)
def test_every_result_has_a_word_in_the_score_sheet(result):
    assert result_word(result.value)


@pytest.mark.parametrize(
    ("person", "row"),
    [
        (YOU, said("contract._TRICKS.1-True", player="Ombre", ombre=3, yours=1, name="Doña Inés", others=5)),
        (INES, said("contract._TRICKS.1-True", player="Ombre", ombre=3, yours=5, name="Ana", others=1)),
        (HILARIO, said("contract._TRICKS.2-False", player="You", ombre=3, **OF_TWO)),
        (None, said("contract._TRICKS.2-False", player="Ombre", ombre=3, **OF_TWO)),
    ],
)
def test_the_tricks_in_the_corner_say_which_are_yours(person, row):
    """The tricks of two defenders stand apart, and say whose they are."""
    assert (said("contract.side_tricks_row.2"), row) == tricks_row(
        (1, 3, 5), HILARIO, "entrada", company=replace(COMPANY, person=person)
    )


@pytest.mark.parametrize(
    ("person", "row"),
    [
        (YOU, "Ombre 3, you 5"),
        (HILARIO, said("contract._TRICKS.1-False", player="You", ombre=3, others=5)),
        (None, said("contract._TRICKS.1-False", player="Ombre", ombre=3, others=5)),
    ],
)
def test_for_two_there_are_no_others(person, row):
    """One plays against the Ombre, and is not told of as several."""
    assert (said("contract.side_tricks_row.2"), row) == tricks_row(
        (5, 3), HILARIO, "entrada", company=replace(COMPANY, person=person)
    )


@pytest.mark.parametrize(("each", "label"), [(True, 0), (False, 1)])
def test_the_price_of_a_game_says_who_pays_it(each, label):
    """It is paid by each, or once by the pool; a loss may cost more with every trick."""
    row = price_row(TariffPrice(2, 2, 3, 5, each), no_trick=True)

    lost = said("tariffs._lost", lost=3, most=5)
    assert (said(f"tariffs.price_row.{label}"), said("tariffs.price_row.3", won=2, tied=2, lost=lost)) == row


def test_a_contract_does_not_tell_the_trump_twice():
    """A solo spar is no solo spar in spades, whether the trump stands beside the name or in it."""
    assert contract_name("solo") == game_name_of("solo_spar")
    assert contract_name("solo_spar") == contract_title("solo_spar", Suit.SPADES, Deck.FRENCH)


def test_the_tricks_of_four_others_are_told_together():
    """There is no room in the corner to say whose each is."""
    row = tricks_row((1, 3, 2, 0, 2), HILARIO, "entrada", company=COMPANY)

    assert (
        said("contract.side_tricks_row.2"),
        said("contract._TRICKS_OF_SEVERAL", player="Ombre", ombre=3, others="1  2  0  2"),
    ) == row


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (0, said("points.points_text", points=0)),
        (1, said("points.points_text", points=1)),
        (5, said("points.points_text", points=5)),
        (-1, said("points.points_text", points=-1)),
    ],
)
def test_one_point_is_not_points(points, text):
    assert text == points_text(points)


def test_a_game_of_one_point_is_worded_everywhere():
    """In the settings, beside the deal, and as the goal."""
    assert said("points.points_text", points=1) == value_name("homme_target", "1")
    assert (
        said("contract.deal_row.0"),
        said("contract.deal_row.1", number=2, points=1),
    ) == deal_row(2, None, target=1)
    assert (
        said("contract.deal_row.0"),
        said("contract.deal_row.1", number=2, points=7),
    ) == deal_row(2, None, target=7)


def test_points_are_counted_in_one_place():
    """Nowhere else is a number put before the word, which would be wrong for one; averages have decimals."""
    counting = re.compile(r"(?<!\{amount)(?<!\{each)\} points?\b")

    counted = [path.name for path in SOURCES if counting.search(path.read_text(encoding="utf-8"))]

    assert not {*counted} - {"points.py"}


def test_who_loses_codille_is_told_by_whom():
    outcome = Outcome((Verdict(Result.CODILLE, HILARIO),), (HILARIO,))

    told = result_told(outcome, COMPANY, ombre=YOU)

    assert told.line == said("results._LOST_TO_CODILLE.0", winner="Don Hilario")


def test_a_hand_taken_over_names_the_quitter_too():
    outcome = Outcome((Verdict(Result.SACADA, HILARIO), Verdict(Result.PUESTA, YOU)), (HILARIO,))

    assert result_told(outcome, COMPANY).line.endswith(said("results._QUITTER.0"))


@pytest.mark.parametrize(
    ("taker", "quitter", "line"),
    [
        (YOU, HILARIO, said("results._WON_AFTER_TAKING_OVER.0")),
        (INES, YOU, said("results._WON_AFTER_TAKING_OVER.1", name="Doña Inés")),
    ],
)
def test_a20_who_wins_a_hand_taken_over_the_spanish_way_has_not_the_pool(taker, quitter, line):
    """The puesta of the player who gave up is all that the taker is paid."""
    outcome = Outcome((Verdict(Result.SACADA, taker), Verdict(Result.PUESTA, quitter)), (taker,))

    assert result_told(outcome, COMPANY).line.startswith(line)


@pytest.mark.parametrize("ombre", [YOU, HILARIO])
def test_1_12_four_tricks_against_four_and_one_are_called_a_tie(ombre):
    """Puesta falls where the most tricks are shared, even if the Ombre has but one trick."""
    line = result_told(Outcome((Verdict(Result.PUESTA, ombre),)), COMPANY).line

    assert line.startswith("A tie")
    assert "not enough" not in line


@pytest.mark.parametrize(
    ("game", "title", "short", "paid"),
    [
        ("renegado", said("results._TITLES.PUESTA.0"), "puesta", said("results._COSTS.PUESTA", chips=6)),
        ("pokerwiner", said("results._TITLES.PUESTA.0"), "puesta", said("results._COSTS.PUESTA", chips=6)),
        (
            "french",
            said("own_words._FRENCH.titles.PUESTA.0"),
            "remise",
            said("own_words._FRENCH.costs.PUESTA", chips=6),
        ),
    ],
)
def test_3_7_the_french_form_has_a_remise_where_others_have_puesta(game, title, short, paid):
    """On the settlement, in the score sheet and beside the payment."""
    outcome = Outcome((Verdict(Result.PUESTA, YOU),))

    assert title == result_told(outcome, replace(COMPANY, game=game)).title
    assert short == result_word("puesta", game)
    assert paid == cost_text(Cost.PUESTA, 6, "play", game)


@pytest.mark.parametrize(
    ("cost", "paid"),
    [
        (Cost.SANS_PRENDRE, said("own_words._FIVE_HANDED.costs.SANS_PRENDRE", chips=2)),
        (Cost.VOLE, said("own_words._FIVE_HANDED.costs.VOLE", chips=2)),
        (Cost.MATADORS, said("results._COSTS.MATADORS", chips=2)),
    ],
)
def test_3_11_extra_payments_of_five_are_told_in_the_words_of_its_bids(cost, paid):
    """The bid without help is a solo there, and nobody has announced a vole."""
    assert paid == cost_text(cost, 2, "solo", "five_handed")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (events.BidMade(YOU, "play", False), said("event_words.BIDS_AS.play.0")),
        (events.BidMade(HILARIO, "play", False), said("event_words.BIDS_AS.play.1", name="Don Hilario")),
        (
            events.BidMade(HILARIO, "no_exchange", True),
            said("event_words.HOLDS_AS.no_exchange.1", name="Don Hilario"),
        ),
        (events.OmbreMade(HILARIO, "play"), said("event_words.PLAYERS.play.1", name="Don Hilario")),
        (events.OmbreMade(YOU, "no_exchange"), said("event_words.PLAYERS.no_exchange.0")),
        (
            events.OmbreMade(HILARIO, "sans_prendre"),
            said("event_words.OMBRE.1", name="Don Hilario", contract="sans prendre"),
        ),
        (events.OmbreMade(YOU, "vole"), said("event_words.PLAYERS.vole.0")),
        (events.OmbreMade(YOU, "solo"), said("event_words.OMBRE.0", contract="solo")),
    ],
)
def test_a_contract_reads_well_in_the_log(event, line):
    """Nobody "plays Play"."""
    assert line == Chronicle(COMPANY, Deck.FRENCH).line(event)


@pytest.mark.parametrize(
    ("contract", "said"),
    [
        ("play", said("results._GAMES.play", chips=5)),
        ("vuelta", said("results._COSTS.GAME", chips=5, contract="the vuelta")),
    ],
)
def test_a_game_is_paid_for_by_a_name_that_reads_well(contract, said):
    assert said == cost_text(Cost.GAME, 5, contract)


def test_3_7_where_nobody_pays_a_bid_wins_the_pool():
    """Play and sans prendre win no more."""
    assert (said("panels.price_lines.2", pool=6), said("panels.price_lines.7", lose=6)) == price_lines(
        6, 0, 6
    )
    assert (
        said("panels.price_lines.5", pool=6, each=3),
        said("panels.price_lines.7", lose=6),
    ) == price_lines(6, 3, 6)
    assert (
        said("panels.price_lines.4", pool=6, each=3),
        said("panels.price_lines.7", lose=6),
    ) == price_lines(6, 3, 6, payers=1)


@pytest.mark.parametrize("cost", Cost)
def test_every_part_of_a_payment_says_what_it_is_for(cost):
    assert cost_text(cost, 7, "vuelta").startswith("7 ")


def test_a_payment_says_who_pays_whom():
    """Only the total has a sign: beside "You to Doña Inés" a minus would say the same again."""
    paid = payment(HILARIO, YOU, (Cost.GAME, 7), (Cost.ESTUCHES, 3))

    assert payment_text(paid, COMPANY, "vuelta") == (
        said("results.payment_text.0", payer="Don Hilario"),
        ", ".join(
            [
                said("results._COSTS.GAME", chips=7, contract="the vuelta"),
                said("results._COSTS.ESTUCHES", chips=3),
            ]
        ),
        "+10",
        1,
    )
    assert payment_line(paid, COMPANY, "vuelta") == (
        said(
            "results.payment_line.1",
            payer="Don Hilario",
            chips="10: 7 for the vuelta, 3 for top trumps (estuches)",
        )
    )


def test_the_pool_pays_without_a_reason():
    paid = payment(POOL, YOU, (Cost.POOL, 25))

    assert payment_line(paid, COMPANY) == said("results.payment_line.1", payer="The pool", chips=25)
    assert payment_text(payment(YOU, INES, (Cost.CODILLE, 40)), COMPANY)[:3] == (
        said("results.payment_text.1", payee="Doña Inés"),
        said("results._COSTS.CODILLE", chips=40),
        "−40",
    )


def test_numbers_have_a_true_minus():
    assert [signed(number) for number in (3, 0, -3)] == ["+3", "0", "−3"]


KING_DRAWN = Draw(DrawRule.HIGH_CARD, ((YOU, card("H6")), (HILARIO, card("CA")), (INES, card("SK"))), INES)

EVENTS = (
    (
        events.CardsDrawn(KING_DRAWN),
        " ".join(
            [
                said("draw._RULES.HIGH_CARD"),
                said("draw._DRAWS.0", card="the six of hearts"),
                said("draw._DRAWS.1", name="Don Hilario", card="the ace of clubs"),
                said("draw._DRAWS.1", name="Doña Inés", card="the king of spades"),
            ]
        ),
    ),
    (
        events.FirstDealerFound(KING_DRAWN),
        " ".join([said("draw._HIGHEST.1", name="Doña Inés"), said("draw._order_told.1")]),
    ),
    (
        events.Dealt(INES, (cards("SA"), (), cards("?")), 13),
        " ".join(
            [
                said("event_words.DEALS.1", name="Doña Inés"),
                said("event_words.SITS_OUT.1", name="Don Hilario"),
                said("event_words.HOLDING.0", cards="the ace of spades"),
            ]
        ),
    ),
    (events.BidMade(YOU, "vuelta", holds=False), said("event_words.BIDS.0", contract="vuelta")),
    (
        events.BidMade(INES, "vuelta", holds=True),
        said("event_words.HOLDS.1", name="Doña Inés", contract="vuelta"),
    ),
    (events.OmbreMade(INES, "solo"), said("event_words.OMBRE.1", name="Doña Inés", contract="solo")),
    (events.OmbreMade(INES, "talon"), said("event_words.PLAYERS.talon.1", name="Doña Inés")),
    (events.AllPassed(), said("events.Chronicle.line.0")),
    (events.SpadilleSought(YOU, card("SA")), said("event_words.HOLDS_SPADILLE.0")),
    (
        events.SpadilleSought(INES, card("CA")),
        said("event_words.HOLDS_BASTO.1", name="Doña Inés"),
    ),
    (
        events.SpadilleSought(YOU, None),
        said("event_words.IS_ELDEST.0"),
    ),
    (events.SpadilleSought(None, None), said("events.Chronicle._sought")),
    (events.ContractRaised(YOU, "vuelta"), said("events.Chronicle._raised", contract="vuelta")),
    (
        events.TalonTaken(YOU, cards("S2 HK")),
        " ".join(
            [
                said("event_words.TAKES_CARDS.0", number=2),
                said("events.Chronicle._with_known", cards="the two of spades and the king of hearts"),
            ]
        ),
    ),
    (events.TalonTaken(INES, cards("?8")), said("event_words.TAKES_CARDS.1", name="Doña Inés", number=8)),
    (events.TrumpNamed(YOU, Suit.HEARTS), said("events.Chronicle._of_the_talon.0", suit="hearts")),
    (events.CardCalled(YOU, card("SK")), said("event_words.CALLS.0", card="the king of spades")),
    (
        events.CardCalled(YOU, card("SK"), holder=INES),
        said("event_words.DEMANDS.0", card="the king of spades"),
    ),
    (
        events.KingGiven(YOU, INES, card("SK"), card("HK")),
        said("event_words.GIVES.0", king="the king of spades", card="the king of hearts"),
    ),
    (
        events.CardCalled(INES, card("SK")),
        said("event_words.CALLS.1", name="Doña Inés", card="the king of spades"),
    ),
    (
        events.NobodyToCall(INES, cards("SK SQ")),
        said("event_words.ALONE.1", name="Doña Inés", cards="the king of spades and the queen of spades"),
    ),
    (events.AllyKnown(YOU, card("SK")), said("event_words.ALLY.0", card="the king of spades")),
    (
        events.AllyKnown(INES, card("SK")),
        said("event_words.ALLY.1", card="the king of spades", name="Doña Inés"),
    ),
    (events.CardTurned(YOU, card("H7")), said("event_words.TURNS.0", card="the seven of hearts")),
    (
        events.Exchanged(YOU, cards("S2"), cards("HK")),
        " ".join(
            [
                said("event_words.EXCHANGES.0", number=1),
                said("events.Chronicle._with_known", cards="the king of hearts"),
            ]
        ),
    ),
    (
        events.Exchanged(INES, cards("?3"), cards("?3")),
        said("event_words.EXCHANGES.1", name="Doña Inés", number=3),
    ),
    (events.Exchanged(INES, cards("?4"), ()), said("event_words.THROWS.1", name="Doña Inés", number=4)),
    (events.Exchanged(INES, cards("?8"), ()), said("event_words.THROWS.1", name="Doña Inés", number=8)),
    (
        events.Exchanged(YOU, cards("S2 S3"), cards("HK")),
        " ".join(
            [
                said("event_words.THROWS_AND_DRAWS.0", thrown=2, number=1),
                said("events.Chronicle._with_known", cards="the king of hearts"),
            ]
        ),
    ),
    (events.Exchanged(INES, (), ()), said("event_words.KEEPS_ALL.1", name="Doña Inés")),
    (
        events.TalonShown(cards("S2 HK")),
        said("events.Chronicle._of_the_talon.1", cards="the two of spades and the king of hearts"),
    ),
    (events.PlayBegan(YOU), said("event_words.LEADS.0")),
    (
        events.CardPlayed(INES, card("H7")),
        said("event_words.PLAYS.1", name="Doña Inés", card="the seven of hearts"),
    ),
    (
        events.CardPlayed(INES, card("H7"), gano=True),
        said("event_words.ASKS.1", name="Doña Inés", card="the seven of hearts"),
    ),
    (events.TrickTaken(YOU, Trick((YOU, INES)), 3), said("event_words.TAKES.0", number=3)),
    (events.OmbreChanged(YOU, INES), said("event_words.SUCCEEDS.1", name="Doña Inés")),
    (events.HandsConferred((HILARIO, INES), ((), (), ())), said("events.Chronicle._of_the_talon.2")),
    (
        events.MatadorsShown(INES, cards("SA S2 CA")),
        said(
            "event_words.SHOWS_ALL.1",
            name="Doña Inés",
            cards="the ace of spades, the two of spades and the ace of clubs",
        ),
    ),
    (
        events.CardShown(INES, card("SK")),
        said("event_words.SHOWS.1", name="Doña Inés", card="the king of spades"),
    ),
    (
        events.Paid(payment(INES, POOL, (Cost.PUESTA, 20))),
        said(
            "results.payment_line.2",
            payer="Doña Inés",
            payee="the pool",
            chips=said("results._COSTS.PUESTA", chips=20),
        ),
    ),
    (events.Scored(Score(YOU, -1, Cost.MAN)), said("points._SCORED.MAN-False.0")),
    (
        events.DealSettled(NOTHING, Layout((), ()), (), (), ()),
        "Everybody passes. Nobody plays; the pool waits for the next deal.",
    ),
)


TIED = Draw(
    DrawRule.HIGH_CARD,
    (
        *((HILARIO, card("SK")), (INES, card("C3")), (YOU, card("HK"))),
        *((HILARIO, card("S2")), (YOU, card("D5"))),
    ),
    YOU,
)
TURNED = Draw(
    DrawRule.BLACK_ACE,
    ((HILARIO, card("HA")), (INES, card("S3")), (YOU, card("H3")), (HILARIO, card("CA"))),
    HILARIO,
)
SAME_RANK = Draw(DrawRule.HIGH_CARD_AND_SUIT, ((HILARIO, card("DQ")), (YOU, card("HQ"))), HILARIO)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            events.CardsDrawn(TIED),
            " ".join(
                [
                    said("draw._RULES.HIGH_CARD"),
                    said("draw._DRAWS.1", name="Don Hilario", card="the king of spades"),
                    said("draw._DRAWS.1", name="Doña Inés", card="the three of clubs"),
                    said("draw._DRAWS.0", card="the king of hearts"),
                    said("draw.draw_told.1"),
                    said("draw._DRAWS.1", name="Don Hilario", card="the two of spades"),
                    said("draw._DRAWS.0", card="the five of diamonds"),
                ]
            ),
        ),
        (events.FirstDealerFound(TIED), said("draw._HIGHEST.0")),
        (
            events.CardsDrawn(TURNED),
            " ".join([said("draw._RULES.BLACK_ACE"), said("draw.draw_told.0", number=3)]),
        ),
        (
            events.FirstDealerFound(TURNED),
            said("draw._CARD_FALLS.1", card="the ace of clubs", name="Don Hilario"),
        ),
        (
            events.FirstDealerFound(SAME_RANK),
            " ".join([said("draw._HIGHEST.1", name="Don Hilario"), said("draw._order_told.0")]),
        ),
    ],
)
def test_every_draw_is_told(event, line):
    """Ties, an ace that is turned, and cards that only their suits tell apart."""
    assert line == Chronicle(COMPANY, Deck.FRENCH).line(event)


@pytest.mark.parametrize(("event", "line"), EVENTS, ids=lambda one: type(one).__name__)
def test_every_event_is_a_line_of_the_log(event, line):
    assert line == Chronicle(COMPANY, Deck.FRENCH).line(event)


TOLD_BY_WHAT_FOLLOWS = {Word.TURN, Word.PLAY}
"""The card turned up, and who the Man is, are told instead of the word."""


@pytest.mark.parametrize("word", [word for word in Word if word in TOLD_BY_WHAT_FOLLOWS])
def test_no_line_says_what_the_next_one_tells(word):
    assert "" == Chronicle(COMPANY, Deck.FRENCH).line(events.Said(HILARIO, word))


@pytest.mark.parametrize("word", [word for word in Word if word not in TOLD_BY_WHAT_FOLLOWS])
def test_every_word_said_is_a_line_of_the_log(word):
    chronicle = Chronicle(COMPANY, Deck.FRENCH)

    assert is_finished(chronicle.line(events.Said(YOU, word)))
    assert "Don Hilario" in chronicle.line(events.Said(HILARIO, word))


def test_no_kind_of_event_is_forgotten():
    kinds = set(events.Event.__args__) - {events.Said}

    assert kinds == {type(event) for event, _ in EVENTS}


# Dates.


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        (QLocale("de_DE"), "22.11.26 14:05"),
        (QLocale("en_US"), "11/22/26 2:05 PM"),
        (BRITISH, "22/11/2026 14:05"),
    ],
    ids=lambda one: one if isinstance(one, str) else one.name(),
)
def test_a_date_is_written_as_the_person_writes_it(locale, written):
    """It breaks between day and hour only."""
    told = day_and_hour(datetime(2026, 11, 22, 14, 5), locale)

    assert written == re.sub(r"[\u202f\xa0]", " ", told)
    assert 1 == told.count(" ")


@pytest.mark.parametrize(
    ("system", "wanted"), [("C", "22/11/2026"), ("de_DE", "22.11.26"), ("en_US", "11/22/26")]
)
def test_dates_are_those_of_the_system_but_never_of_a_bare_one(monkeypatch, system, wanted):
    """The "C" of a machine without a language would write 22 11 2026."""
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))

    assert wanted == day_and_hour(datetime(2026, 11, 22), person_locale()).split(" ")[0]


# What a deal brings.


def test_points_for_several_kings_are_one_sentence(qapp):
    kings = [Score(YOU, 1, Cost.KING_TURNED)] * 2

    assert ["You score 2 points for the kings turned up."] == score_lines(kings, COMPANY)


def test_points_for_different_reasons_have_a_sentence_each(qapp):
    scores = [Score(YOU, 1, Cost.KING_TURNED), Score(HILARIO, 1, Cost.MAN), Score(YOU, -1, Cost.MAN)]

    assert [score_line(score, COMPANY) for score in scores] == score_lines(scores, COMPANY)


@pytest.mark.parametrize(
    ("seat", "net", "line"),
    [
        (YOU, 1, "In all, you win 1 chip."),
        (YOU, -20, "In all, you lose 20 chips."),
        (HILARIO, 7, "In all, Don Hilario wins 7 chips."),
        (HILARIO, 0, "In all, Don Hilario neither wins nor loses."),
    ],
)
def test_the_end_says_what_a_deal_brought(qapp, seat, net, line):
    assert line == net_line(net, COMPANY, seat)


def test_sentences_stand_apart_as_their_script_has_it():
    """Japanese has no space after its full-width stop, which is as broad as a letter."""
    assert "One. Two." == sentences(["One.", "", "Two."])
    assert "これです。あれです。" == sentences(["これです。", "あれです。"])
