"""The sheet at the end of a sitting: who has won, over the score of every deal."""

from __future__ import annotations

from evening import after_deals, fresh
from PySide6.QtGui import QResizeEvent

from ombre_desktop.engine.chips import net_of
from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.ui.dialogs.score_rows import score_rows
from ombre_desktop.ui.dialogs.style import Appearance
from ombre_desktop.ui.features.past_games.evening_sheet import EveningSheet, finals_of
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.paint.theme import theme_for
from ombre_desktop.value import replace

FOUR = {
    "seats": 4,
    "names": ("Ana", "Bo", "Ci", "Di"),
    "players": ("human", *["random"] * 3),
    "portraits": ("viajera", "ines", "tomas", "leonor"),
    "chips": (0, 0, 0, 0),
}


def ended(deals: int, game: str = "renegado", **counts: tuple[int, ...]):
    """Return a sitting of that many *deals* that has ended, with these *counts* or those really reached."""
    sitting = after_deals(fresh(game, **(FOUR if game == "zanga" else {})), deals)
    return replace(sitting, session=replace(sitting.session.ended(), **counts), ended=True)


def test_who_has_most_at_the_end_has_won():
    """Two may share the victory; nobody wins if nobody has gained anything."""
    names = ("Ana", "Bo", "Ci")
    first, shared, none = (
        finals_of(ended(2, chips=chips), names, ()) for chips in ((3, 9, -12), (7, 7, -14), (0, 0, 0))
    )

    assert [("Ana", "+3"), ("Bo", "+9"), ("Ci", "−12")] == [(one.name, one.told) for one in first]
    assert ["viajera", "ines", "tomas"] == [one.portrait for one in first]
    assert [[False, True, False], [True, True, False], [False] * 3] == [
        [one.has_won for one in finals] for finals in (first, shared, none)
    ]


def test_a_game_to_a_target_is_won_with_points_and_perhaps_by_two():
    """Points have no sign, and nobody has won before the target is reached; partners are told of as one."""
    names, sides = FOUR["names"], ("Ana and Ci", "Bo and Di")
    reached, short = (
        finals_of(ended(0, "homme_auvergne", chips=(9, 0, -9), scores=scores), names[:3], ())
        for scores in ((-2, 3, 5), (4, 3, 0))
    )

    together = finals_of(ended(0, "zanga", scores=(32, 8)), names, sides)

    assert [("−2", False), ("3", False), ("5", True)] == [(one.told, one.has_won) for one in reached]
    assert [("4", False), ("3", False), ("0", False)] == [(one.told, one.has_won) for one in short]
    assert [("Ana and Ci", "32", True), ("Bo and Di", "8", False)] == [
        (one.name, one.told, one.has_won) for one in together
    ]


def test_an_evening_of_several_deals_ends_on_its_own_sheet(seated):
    """One deal or none ends on the plain score; the finals are said once to a screen reader."""
    app = seated(None)
    sheets = []
    for deals in (2, 1, 0):
        app.controller._sitting = ended(deals)
        app.do(Command.ENDED)
        app.boards.finish()
        sheets.append(app.boards.open_board("score_sheet"))
        app.boards.drop("score_sheet")
    evening = sheets[0]

    assert [True, False, False] == [isinstance(one, EveningSheet) for one in sheets]
    told = [one.told for one in finals_of(ended(2), ("Ana", "Bo", "Ci"), ())]
    assert all(evening.honours.accessibleName().count(figure) for figure in told)
    assert evening.has_given_way(evening.honours) is not evening.has_given_way(evening._standing)


def test_the_finals_are_what_the_sheet_adds_up_to(app_families):
    """The large figures are those of the evening, not of its last deal; they stand in low windows too."""
    sitting = ended(3)
    names, rows = sitting.company.names, score_rows(sitting)
    finals = finals_of(sitting, names, ())
    look = Appearance(theme_for(ClothName.GREEN, ColourScheme.DARK), app_families, 1.0)
    sheet = EveningSheet(look, names, rows, finals)
    tall = sheet.honours.sizeHint().height()
    seen = []
    for high in (800, 480, 390, 200):
        sheet.resize(900, high)
        sheet.resizeEvent(QResizeEvent(sheet.size(), sheet.size()))
        whole = sheet.honours.sizeHint().height() == tall
        parts = (sheet.honours, sheet._title, sheet._standing, sheet.sheet)
        seen.append((whole, *(not sheet.has_given_way(part) for part in parts)))

    shares = net_of(replace(sitting.session, pool=rows[-1].pool).division(), 3)
    assert rows[-1].changes != rows[-1].totals
    assert [one.total for one in finals] == [a + b for a, b in zip(rows[-1].totals, shares, strict=True)]
    assert seen == [
        (True, True, True, False, True),
        (False, True, True, False, True),
        (False, True, False, False, True),
        (False, False, False, False, True),
    ]
