"""The words of the house rules of the younger games, some of which people still play."""

from __future__ import annotations

from ombre_desktop.ui.texts import german_solo
from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_favour import IN_FAVOUR_GAMES, OF_FAVOUR_GAMES
from ombre_desktop.ui.texts.settings_lhombre import IN_LHOMBRE, OF_LHOMBRE
from ombre_desktop.ui.texts.settings_of_games import STAKES, OwnText, SettingText

SUITS = {
    "S": Said("Settings", "Spades (espadas)"),
    "C": Said("Settings", "Clubs (bastos)"),
    "H": Said("Settings", "Hearts (copas)"),
    "D": Said("Settings", "Diamonds (oros)"),
}

_QUADRILLE = {
    "call_own": SettingText(
        Said("Settings", "Calling one’s own king"),
        Said("Settings", "Whether the Ombre may call a king they hold, and secretly play alone."),
        {
            "yes": Said("Settings", "They may, and nobody else knows"),
            "no": Said("Settings", "They call a king that they lack"),
        },
    ),
    "queen_call": SettingText(
        Said("Settings", "Calling a queen"),
        Said("Settings", "Which kings the Ombre must hold to call a queen instead."),
        {
            "four_kings": Said("Settings", "All four kings"),
            "three_kings": Said("Settings", "The three kings that are not trumps"),
        },
    ),
    "vole_king": SettingText(
        Said("Settings", "The vole and the called king"),
        Said("Settings", "Whether a side may go on after six tricks, its king still hidden."),
        {
            "asked": Said("Settings", "It is asked, and the ally is known from then on"),
            "shown": Said("Settings", "Only if the king has fallen; otherwise there is no vole"),
        },
    ),
    "preference": SettingText(
        Said("Settings", "The preferred suit"),
        Said("Settings", "In which trump suit everything but the pool is paid double."),
        {"none": Said("Settings", "None"), **SUITS},
    ),
}

_GERMAN_SOLO = {
    "couleur": SettingText(
        Said("Settings", "The couleur"),
        Said("Settings", "In which suit a bid beats the same bid in another, for double pay."),
        {
            "S": Said("Settings", "Spades"),
            "C": Said("Settings", "Clubs"),
            "H": Said("Settings", "Hearts"),
            "D": Said("Settings", "Diamonds"),
        },
    ),
    "grossfrage_bid": SettingText(
        Said("Settings", "Grossfrage as a bid"),
        Said(
            "Settings",
            "Whether both black queens let a player bid Grossfrage, above the frages, below solo.",
        ),
        {"off": OFF, "on": ON},
    ),
    "after_five": SettingText(
        Said("Settings", "After the first five tricks"),
        Said("Settings", "What the side may do that won the first five tricks."),
        {
            "none": Said("Settings", "Play on for the same game"),
            "tout": Said("Settings", "Stop, or play for all eight at a price of their own"),
        },
    ),
}
_ZANGA = {
    "mano": SettingText(
        Said("Settings", "The first mano"),
        Said("Settings", "How the first mano is found, who speaks and leads first."),
        {
            "drawn": Said("Settings", "Cards are drawn for the dealer, who sits before mano"),
            "seven_of_swords": Said(
                "Settings", "Whoever is dealt the seven of spades (espadas), or the next lower"
            ),
        },
    ),
}
IN_YOUNGER_GAME: dict[str, dict[str, OwnText]] = {
    "tritrille": {"ante": OwnText(explanation=STAKES)},
    german_solo.NAME: {
        "passed_out": OwnText(
            explanation=Said(
                "Settings",
                "Whether the next player deals, or spadille's holder must play and call an ace.",
            ),
            values={"redeal": Said("Settings", "Deal again, nobody pays")},
        ),
    },
    "lhombre": IN_LHOMBRE,
    **IN_FAVOUR_GAMES,
    "quadrille": {
        "ante": OwnText(explanation=STAKES),
        "passed_out": OwnText(
            explanation=Said(
                "Settings",
                "Whether the next player deals, or spadille's holder must play and call a king.",
            )
        ),
    },
}
"""The words of a game for a setting that other games describe differently."""

OF_YOUNGER_GAMES: dict[str, SettingText] = {
    **_QUADRILLE,
    **OF_LHOMBRE,
    **OF_FAVOUR_GAMES,
    **_ZANGA,
    **_GERMAN_SOLO,
}
"""Every setting that only such games have, by its key."""
