"""The phases that are photographed, and how windows to photograph are named."""

from publishing import texts

from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.languages import available
from tools.screenshots.__main__ import Size
from tools.screenshots.moments import found
from tools.screenshots.phases import MOMENTS
from tools.screenshots.sittings import EVENING, evening


def test_no_picture_is_written_over_another():
    names = [moment.name for moment in MOMENTS]

    assert sorted(set(names)) == sorted(names)


def test_every_phase_comes():
    """In deals that are always the same, so that pictures can be compared."""
    assert [] == [moment.name for moment in MOMENTS if not moment.when(found(moment).state)]


def test_pictures_for_stores_show_a_moment_in_a_deck_and_a_language():
    """As their names say: one that nobody can take would be missing from every store."""
    moments = {moment.name for moment in MOMENTS}
    named = [name.rsplit("-", 2) for name in texts.table()["pictures"]]

    assert named
    assert {moment for moment, _, _ in named} <= moments
    assert {deck for _, deck, _ in named} == {one.value for one in Deck}
    assert {language for _, _, language in named} <= set(available())


def test_a_size_may_name_the_ratio_of_the_screen():
    """One pixel to a pixel, if none is named."""
    assert Size(2560, 1440, 2) == Size.parse("2560x1440@2")
    assert Size(1024, 700, 1) == Size.parse("1024x700")
    assert ["2560x1440@2", "1024x700"] == [str(Size(2560, 1440, 2)), str(Size(1024, 700))]


def test_the_score_sheet_has_deals_to_show():
    """Numbered from the first."""
    assert [*range(1, EVENING + 1)] == [row.number for row in evening("renegado", 3).rows]
