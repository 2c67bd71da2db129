"""The words of the house rules of the younger games, some of which people still play."""

from __future__ import annotations

from ombre_desktop.ui.texts import german_solo
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_favour import IN_FAVOUR_GAMES, OF_FAVOUR_GAMES
from ombre_desktop.ui.texts.settings_lhombre import IN_LHOMBRE, OF_LHOMBRE
from ombre_desktop.ui.texts.settings_of_games import STAKES, SettingText

SUITS = {
    "S": QT_TRANSLATE_NOOP("Settings", "Spades (espadas)"),
    "C": QT_TRANSLATE_NOOP("Settings", "Clubs (bastos)"),
    "H": QT_TRANSLATE_NOOP("Settings", "Hearts (copas)"),
    "D": QT_TRANSLATE_NOOP("Settings", "Diamonds (oros)"),
}

_QUADRILLE = {
    "call_own": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Calling one’s own king"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the Ombre may call a king of their own hand, and play alone without a word."
        ),
        {
            "yes": QT_TRANSLATE_NOOP("Settings", "They may, and nobody else knows"),
            "no": QT_TRANSLATE_NOOP("Settings", "They call a king that they lack"),
        },
    ),
    "queen_call": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Calling a queen"),
        QT_TRANSLATE_NOOP("Settings", "Which kings the Ombre must hold to call a queen instead."),
        {
            "four_kings": QT_TRANSLATE_NOOP("Settings", "All four kings"),
            "three_kings": QT_TRANSLATE_NOOP("Settings", "The three kings that are not trumps"),
        },
    ),
    "vole_king": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The vole and the called king"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a side with the first six tricks may go on while its king is still hidden."
        ),
        {
            "asked": QT_TRANSLATE_NOOP("Settings", "It is asked, and the ally is known from then on"),
            "shown": QT_TRANSLATE_NOOP("Settings", "Only if the king has fallen; otherwise there is no vole"),
        },
    ),
    "preference": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The preferred suit"),
        QT_TRANSLATE_NOOP("Settings", "In which trump suit everything but the pool is paid double."),
        {"none": QT_TRANSLATE_NOOP("Settings", "None"), **SUITS},
    ),
}

_GERMAN_SOLO = {
    "couleur": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The couleur"),
        QT_TRANSLATE_NOOP(
            "Settings", "In which suit a bid goes above the same bid in another, and is paid double."
        ),
        {
            "S": QT_TRANSLATE_NOOP("Settings", "Spades"),
            "C": QT_TRANSLATE_NOOP("Settings", "Clubs"),
            "H": QT_TRANSLATE_NOOP("Settings", "Hearts"),
            "D": QT_TRANSLATE_NOOP("Settings", "Diamonds"),
        },
    ),
    "grossfrage_bid": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Grossfrage as a bid"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Whether a player with both black queens may bid a Grossfrage, between the frages and solo.",
        ),
        {"off": OFF, "on": ON},
    ),
    "after_five": SettingText(
        QT_TRANSLATE_NOOP("Settings", "After the first five tricks"),
        QT_TRANSLATE_NOOP(
            "Settings", "What a side may do that wins the first five tricks of a frage or solo."
        ),
        {
            "none": QT_TRANSLATE_NOOP("Settings", "Play on for the same game"),
            "tout": QT_TRANSLATE_NOOP("Settings", "Stop, or play for all eight at a price of their own"),
        },
    ),
}
_ZANGA = {
    "mano": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The first mano"),
        QT_TRANSLATE_NOOP(
            "Settings", "How it is found who is mano, and so speaks and leads first, in the first deal."
        ),
        {
            "drawn": QT_TRANSLATE_NOOP("Settings", "Cards are drawn for the dealer, who sits before mano"),
            "seven_of_swords": QT_TRANSLATE_NOOP(
                "Settings", "Whoever is dealt the seven of spades (espadas), or the next lower"
            ),
        },
    ),
}
IN_YOUNGER_GAME: dict[str, dict[str, SettingText]] = {
    "tritrille": {"ante": SettingText("", STAKES, {})},
    german_solo.NAME: {
        "passed_out": SettingText(
            "",
            QT_TRANSLATE_NOOP(
                "Settings",
                "Whether the next player deals, or the holder of spadille must play and call an ace.",
            ),
            {"redeal": QT_TRANSLATE_NOOP("Settings", "Deal again, nobody pays")},
        ),
    },
    "lhombre": IN_LHOMBRE,
    **IN_FAVOUR_GAMES,
    "quadrille": {
        "ante": SettingText("", STAKES, {}),
        "passed_out": SettingText(
            "",
            QT_TRANSLATE_NOOP(
                "Settings",
                "Whether the next player deals, or the holder of spadille must play and call a king.",
            ),
            {},
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
