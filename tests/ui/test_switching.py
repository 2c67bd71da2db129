"""Another deck or language is spoken everywhere at once, as if the table had been opened in it."""

from __future__ import annotations

import pytest
from test_pseudo import sit, speak, words

from ombre_desktop.storage.display_options import Deck, Preferences
from tools.screenshots.studio import Studio

MOMENTS = ("auction", "exchange", "five-calling", "settlement")
SPOKEN = [(Deck.SPANISH, "en"), (Deck.FRENCH, "en"), (Deck.FRENCH, "da")]
"""The decks and languages, each after the one before it."""


@pytest.fixture(scope="module")
def studio(app_families):
    studio = Studio(Preferences(), (1280, 800))
    yield studio
    studio.app.speech.rest()
    studio.window.close()


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_in_sight_is_said_anew(studio, moment):
    fresh = [told(studio, moment, deck=deck, language=language) for deck, language in SPOKEN]
    sit(studio, moment)
    switched = []
    for deck, language in (SPOKEN[0], *SPOKEN):
        speak(studio, deck=deck, language=language)
        switched.append(heard(studio))

    assert fresh == switched[1:]


def told(studio: Studio, moment: str, **liked: object) -> tuple[list[tuple[str, str, str]], list[str]]:
    """Return what is said at a *moment* that is opened with the preferences *liked*."""
    speak(studio, **liked)
    sit(studio, moment)
    return heard(studio)


def heard(studio: Studio) -> tuple[list[tuple[str, str, str]], list[str]]:
    """Return every text of the window, and the log."""
    studio.app.desk.wait_until_painted()
    return list(words(studio.window)), list(studio.app.desk.dock.standing.log.lines)
