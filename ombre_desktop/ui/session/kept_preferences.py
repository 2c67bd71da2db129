"""The conversion of preferences and last games between documents on the disk and the screen's values."""

from __future__ import annotations

import dataclasses

from ombre_desktop.engine import Cards
from ombre_desktop.engine.variants import variant
from ombre_desktop.storage import preferences
from ombre_desktop.storage.display_options import PersonDocument, Preferences
from ombre_desktop.ui.dialogs.company import company_of
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, USUAL_COMPANY, NewGame, Opponent
from ombre_desktop.ui.paint.colour_scheme import chrome_of
from ombre_desktop.value import replace


def preferences_of(document: preferences.PreferencesDocument) -> Preferences:
    """Return the preferences of *document*, without what else it keeps."""
    kept = {one.name: getattr(document, one.name) for one in dataclasses.fields(Preferences)}
    if document.text_follows is None:
        kept["text_follows"] = document.text_scale == 1.0
    return Preferences(**kept)


def with_preferences(
    document: preferences.PreferencesDocument, chosen: Preferences
) -> preferences.PreferencesDocument:
    """Return *document* with the preferences *chosen* in the dialog."""
    kept = {one.name: getattr(chosen, one.name) for one in dataclasses.fields(Preferences)}
    person = dataclasses.replace(document.person, name=chosen.name)
    return dataclasses.replace(document, **{**kept, "person": person, "shown": chrome_of(chosen)})


def with_choices(
    document: preferences.PreferencesDocument, chosen: Preferences, games: tuple[NewGame, ...]
) -> preferences.PreferencesDocument:
    """Return *document* with the *chosen* preferences, and with *games*, if there are any."""
    document = with_preferences(document, chosen)
    for game in games:
        document = with_game(document, game)
    return document


def games_of(document: preferences.PreferencesDocument) -> tuple[NewGame, ...]:
    """Return the games begun before, as *document* holds them: one of each kind, the latest first."""
    last = document.new_game
    if last == preferences.NewGameDocument():
        return ()  # only a game that was begun has portraits
    # Where the name and the stored game differ, the entry is damaged.
    others = (kept for name, kept in document.other_games.items() if name == kept.ruleset != last.ruleset)
    return tuple(_game(kept, document) for kept in (last, *others))


def _game(kept: preferences.NewGameDocument, document: preferences.PreferencesDocument) -> NewGame:
    seats = kept.seats or variant(kept.ruleset).seats[0]
    usual = (one.portrait for one in USUAL_COMPANY)
    who = zip(kept.portraits or usual, kept.opponents, strict=False)
    opponents = tuple(Opponent(portrait, "", player) for portrait, player in who)
    return replace(
        FIRST_GAME,
        ruleset=kept.ruleset,
        seats=seats,
        house=kept.house,
        name=document.person.name,
        portrait=document.person.portrait,
        opponents=company_of(opponents, seats - 1),
        deals=kept.deals,
        deck=document.deck,
    )


def with_game(document: preferences.PreferencesDocument, game: NewGame) -> preferences.PreferencesDocument:
    """Return *document* with *game* as the last new game."""
    kept = preferences.NewGameDocument(
        ruleset=game.ruleset,
        seats=game.seats,
        house=game.house,
        opponents=tuple(one.player for one in game.opponents),
        portraits=tuple(one.portrait for one in game.opponents),
        deals=game.deals,
    )
    person = PersonDocument(name=game.name, portrait=game.portrait)
    others = {**document.other_games, document.new_game.ruleset: document.new_game}
    others.pop(game.ruleset, None)
    return dataclasses.replace(document, new_game=kept, other_games=others, person=person)


def with_hand(
    document: preferences.PreferencesDocument, deal: str, cards: Cards
) -> preferences.PreferencesDocument:
    """Return *document* with *cards* as the hand of *deal*; with no hand if *deal* is empty."""
    kept = preferences.HandDocument(deal, tuple(card.text for card in cards)) if deal and cards else None
    return dataclasses.replace(document, hand=kept)
