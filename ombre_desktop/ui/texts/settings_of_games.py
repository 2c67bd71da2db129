"""House rules in words: those that belong to one game alone."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from ombre_desktop.value import Value


class SettingText(Value):
    """One setting in English; to be translated where it is shown."""

    name: str
    explanation: str
    values: dict[str, str]


_FRENCH = {
    "vole_bid_exchange": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The exchange of who bids the vole"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether an Ombre who has bid all the tricks may still exchange cards."
        ),
        {
            "yes": QT_TRANSLATE_NOOP("Settings", "He may, as when he bids to play"),
            "no": QT_TRANSLATE_NOOP("Settings", "He plays the cards he was dealt"),
        },
    ),
}

_TWO = {
    "removed_suit": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The suit taken out"),
        QT_TRANSLATE_NOOP("Settings", "Which red suit is left out of the pack; it cannot be trump."),
        {
            "H": QT_TRANSLATE_NOOP("Settings", "Hearts (copas)"),
            "D": QT_TRANSLATE_NOOP("Settings", "Diamonds (oros)"),
        },
    ),
    "two_handed_matadors": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Payment for matadors"),
        QT_TRANSLATE_NOOP(
            "Settings", "Which run of the highest trumps the Ombre is paid for when he has named the trump."
        ),
        {
            "held": QT_TRANSLATE_NOOP("Settings", "Three or more that he holds"),
            "held_or_lacked": QT_TRANSLATE_NOOP("Settings", "Three or more that he holds, or that he lacks"),
        },
    ),
}

_FOUR = {
    "sitter": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Who sits out"),
        QT_TRANSLATE_NOOP("Settings", "Which of the four does not play a deal, but is paid and pays."),
        {
            "opposite": QT_TRANSLATE_NOOP("Settings", "The player opposite the dealer"),
            "dealer_left": QT_TRANSLATE_NOOP("Settings", "The player at the dealer's left"),
            "dealer": QT_TRANSLATE_NOOP("Settings", "The dealer himself"),
        },
    ),
    "sitter_takes": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The talon when three pass"),
        QT_TRANSLATE_NOOP("Settings", "Whether the player who sits out must take it and play against three."),
        {
            "must": QT_TRANSLATE_NOOP("Settings", "He must take it"),
            "may": QT_TRANSLATE_NOOP("Settings", "He may leave it; then the deal is passed out"),
        },
    ),
}

_FIVE = {
    "cinquillo_remise": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Remise of five at the table"),
        QT_TRANSLATE_NOOP("Settings", "With how many tricks the side of the Ombre only pays the pool."),
        {
            "four": QT_TRANSLATE_NOOP("Settings", "With four; three or fewer are codille"),
            "three_literal": QT_TRANSLATE_NOOP(
                "Settings", "With three as well, as an old book has it; two or fewer are codille"
            ),
        },
    ),
    "cinquillo_fifth": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When four have passed"),
        QT_TRANSLATE_NOOP("Settings", "What the fifth player does when nobody before him has bid."),
        {
            "must_call": QT_TRANSLATE_NOOP("Settings", "If he passes too, he must play and call a king"),
            "may_solo": QT_TRANSLATE_NOOP("Settings", "He may play a solo; else the cards are dealt again"),
            "redeal": QT_TRANSLATE_NOOP("Settings", "He may pass too; the cards are dealt again"),
        },
    ),
    "cinquillo_extras": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Extra payments"),
        QT_TRANSLATE_NOOP(
            "Settings", "What each opponent pays to an Ombre whose side wins, besides the pool."
        ),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "Nothing; the pool is all"),
            "seymour": QT_TRANSLATE_NOOP(
                "Settings",
                "Two chips each for sans prendre, for the three matadors and for every trick;"
                " chips that cannot be shared go to the best trump",
            ),
        },
    ),
}

_HOMME = {
    "homme_target": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Points to win"),
        QT_TRANSLATE_NOOP("Settings", "How many points end the game of Homme d'Auvergne."),
        {
            "5": QT_TRANSLATE_NOOP("Settings", "5 points"),
            "7": QT_TRANSLATE_NOOP("Settings", "7 points"),
        },
    ),
    "homme_end": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When the game ends"),
        QT_TRANSLATE_NOOP("Settings", "Whether a deal is played to its end once somebody has the points."),
        {
            "after_deal": QT_TRANSLATE_NOOP("Settings", "After the deal, the highest score wins"),
            "immediate": QT_TRANSLATE_NOOP("Settings", "At once, in the middle of a trick"),
        },
    ),
    "homme_hard_score": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Hard score"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether each stakes a chip a deal, for the Man to sweep when he wins."
        ),
        {"off": QT_TRANSLATE_NOOP("Settings", "No"), "on": QT_TRANSLATE_NOOP("Settings", "Yes")},
    ),
}

OF_ONE_GAME: dict[str, SettingText] = {**_FRENCH, **_TWO, **_FOUR, **_FIVE, **_HOMME}
"""Every such setting by its key, game by game."""
