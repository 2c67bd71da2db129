"""The preferences that the first frame needs."""

import pytest

from ombre_desktop.storage.first_look import ClothName, ColourScheme
from ombre_desktop.storage.preferences import PreferencesDocument
from ombre_desktop.storage.saves import PreferencesStore
from ombre_desktop.storage.startup_preferences import StartupPreferences, read_startup_preferences


def test_it_sees_what_was_chosen(tmp_path):
    """The file of the preferences, as the store writes it."""
    path = tmp_path / "preferences.json"
    chosen = PreferencesDocument(
        cloth=ClothName.PLAIN, chrome=ColourScheme.SYSTEM, shown=ColourScheme.LIGHT, text_scale=2.0
    )
    PreferencesStore(path).write(chosen)

    assert StartupPreferences("plain", "system", "light", 2.0) == read_startup_preferences(path)


@pytest.mark.parametrize("text", ["", "{", "[]", "[" * 100_000, "\xff", '{"cloth": 1, "text_scale": "big"}'])
def test_it_complains_of_nothing(tmp_path, text):
    """The window opens with anything in the file."""
    path = tmp_path / "preferences.json"
    path.write_text(text, encoding="latin-1")

    assert (
        StartupPreferences()
        == read_startup_preferences(path)
        == read_startup_preferences(tmp_path / "none.json")
    )
