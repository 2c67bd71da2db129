"""The prices of a new game: a box for each, by the tariff that is chosen, kept as house rules."""

import pytest

from ombre_desktop.engine import ruleset
from ombre_desktop.engine.house import HouseRules
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.background.turns import Turns
from ombre_desktop.ui.dialogs.rules_source import Topic
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.new_game.house_editor import HouseEditor
from ombre_desktop.ui.features.new_game.price_box import PriceBox
from ombre_desktop.ui.features.rule_book.rules_pages import Table, page
from ombre_desktop.ui.paint.fonts import load_fonts
from ombre_desktop.ui.paint.theme import theme_for


@pytest.fixture
def editor(qtbot, qapp):
    """Provide a function that makes the editor of a game's house rules."""

    def make(game: str, house: str = "") -> HouseEditor:
        look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), load_fonts(), 1.0)
        made = HouseEditor(variant(game), house, look, Turns())
        qtbot.addWidget(made)
        return made

    return make


def prices_of(editor: HouseEditor) -> PriceBox:
    """Return the box of prices."""
    box = editor.box("prices")
    assert isinstance(box, PriceBox)
    return box


def shown(editor: HouseEditor) -> dict[str, int]:
    """Return the prices that are shown."""
    return {name: box.value() for name, box in prices_of(editor).boxes.items()}


def test_a_club_enters_its_own_tariff(editor):
    """Typed prices are a house rule, and come back when the rules are shown again."""
    first = editor("lhombre")
    prices_of(first).boxes["spil_won"].setValue(2)
    prices_of(first).boxes["tout"].setValue(3)
    again = editor("lhombre", first.differences)

    assert "prices=spil_won:2,tout:3" == first.differences
    assert (2, 3) == (shown(again)["spil_won"], shown(again)["tout"])


def test_a_price_as_usual_is_no_house_rule(editor):
    made = editor("zanga", "prices=solo:3")
    prices_of(made).boxes["solo"].setValue(2)

    assert "" == made.differences


def test_prices_follow_the_tariff_and_come_back_with_it(editor):
    """The union's price of spar is kept while Rasle is tried, in which a trick of a købe-nolo has a price."""
    made = editor("lhombre", "prices=solo_spar_won:9,kobe_nolo_lost:8")
    prices_of(made)
    made.box("tariff").chosen.emit("rasle")
    rasle = shown(made)
    made.box("tariff").chosen.emit("union")

    assert (3, 1, False) == (rasle["ouvert_won"] - 3, rasle["kobe_nolo_trick"], "kobe_nolo_lost" in rasle)
    assert (9, 8) == (shown(made)["solo_spar_won"], shown(made)["kobe_nolo_lost"])


@pytest.mark.parametrize("game", ["renegado", "lhombre", "zanga", "quadrille"])
def test_the_box_has_the_prices_of_the_list(editor, game):
    """Names, amounts and bounds come from the game's own rows."""
    made = editor(game)
    rows = variant(game).standard.price_list()

    assert {row.name: row.usual for row in rows} == shown(made)
    assert [(0, row.most) for row in rows] == [
        (box.minimum(), box.maximum()) for box in prices_of(made).boxes.values()
    ]


def test_the_rule_page_tells_the_prices_of_the_table(qapp):
    """Each is listed; one of the table's own stands with the usual one."""
    house: HouseRules = ruleset("lhombre", "prices=tout:7").house
    told = page(Topic.LHOMBRE, Table(Deck.FRENCH, house, variant("lhombre").standard, "lhombre"), 10)

    assert "<b>Tout 7</b> <i>instead of: 1</i>" in told
    assert "<br>Spil, kruk 2<br>" in told
