"""The words of the house rules that belong to one game alone."""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.value import Value


class SettingText(Value):
    """A setting in English, to be translated on use; empty where a game changes nothing."""

    name: str
    explanation: str
    values: dict[str, str]


STAKES = QT_TRANSLATE_NOOP("Settings", "How many chips go into the pool before each deal, and who pays them.")

_FRENCH = {
    "vole_bid_exchange": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The exchange after bidding the vole"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether an Ombre who has bid all the tricks may still exchange cards."
        ),
        {
            "yes": QT_TRANSLATE_NOOP("Settings", "They may, as when they bid to play"),
            "no": QT_TRANSLATE_NOOP("Settings", "They play the cards they were dealt"),
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
            "Settings", "Which run of the highest trumps the Ombre is paid for after naming the trump."
        ),
        {
            "held": QT_TRANSLATE_NOOP("Settings", "Three or more that they hold"),
            "held_or_lacked": QT_TRANSLATE_NOOP(
                "Settings", "Three or more that they hold, or that they lack"
            ),
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
            "dealer": QT_TRANSLATE_NOOP("Settings", "The dealer"),
        },
    ),
    "sitter_takes": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The talon when three pass"),
        QT_TRANSLATE_NOOP("Settings", "Whether the player who sits out must take it and play against three."),
        {
            "must": QT_TRANSLATE_NOOP("Settings", "They must take it"),
            "may": QT_TRANSLATE_NOOP("Settings", "They may leave it: then all have passed"),
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
                "Settings", "With three as well, as Wikipedia has it; two or fewer are codille"
            ),
        },
    ),
    "cinquillo_fifth": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When four have passed"),
        QT_TRANSLATE_NOOP("Settings", "What the fifth player does when nobody has bid before."),
        {
            "must_call": QT_TRANSLATE_NOOP("Settings", "A fifth who passes too must play and call a king"),
            "may_solo": QT_TRANSLATE_NOOP(
                "Settings", "The fifth may play a solo; else the cards are dealt again"
            ),
            "redeal": QT_TRANSLATE_NOOP("Settings", "The fifth may pass too; the cards are dealt again"),
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
                "Two chips each for a solo, for the three matadors and for winning all eight tricks;"
                " chips that cannot be shared go to the best trump",
            ),
        },
    ),
}

_HOMME = {
    "homme_target": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Points to win"),
        QT_TRANSLATE_NOOP("Settings", "How many points end the game: 5 by tradition, or 7, or any number."),
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

IN_ONE_GAME: dict[str, dict[str, SettingText]] = {
    "french": {
        "ante": SettingText("", STAKES, {}),
        "split_144": SettingText(
            "", "", {"puesta": QT_TRANSLATE_NOOP("Settings", "A remise, paid into the pool")}
        ),
    },
    "pokerwiner": {
        "ombre_max": SettingText(
            "",
            QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre exchanges after bidding to play."),
            {},
        ),
        "takeover": SettingText(
            "",
            QT_TRANSLATE_NOOP(
                "Settings",
                "What is paid after a defender has taken a hand over. The Spanish way the pool stays, and"
                " a taker who wins has a puesta from the player who gave up.",
            ),
            {},
        ),
        "loss_base": SettingText(
            "",
            QT_TRANSLATE_NOOP("Settings", "Whether losing without exchange costs more than losing with one."),
            {"by_bid": QT_TRANSLATE_NOOP("Settings", "5 or 15 a head, as the bid is worth")},
        ),
    },
    "two_handed": {
        "vuelta_surrender": SettingText(
            "",
            QT_TRANSLATE_NOOP("Settings", "Whether the other player has a say when a vuelta is given up."),
            {"both_accept": QT_TRANSLATE_NOOP("Settings", "The other player must accept")},
        ),
        "failed_vole_pool": SettingText(
            "", "", {"defenders_split": QT_TRANSLATE_NOOP("Settings", "The other player takes it")}
        ),
    },
    "four_handed": {
        "passed_out": SettingText(
            QT_TRANSLATE_NOOP("Settings", "When the talon is left"),
            QT_TRANSLATE_NOOP(
                "Settings",
                "What follows when three have passed and the fourth does not take the talon either.",
            ),
            {},
        ),
    },
    "five_handed": {"ante": SettingText("", STAKES, {})},
}
"""The words of a game for a setting that other games describe differently."""

OF_ONE_GAME: dict[str, SettingText] = {**_FRENCH, **_TWO, **_FOUR, **_FIVE, **_HOMME}
"""Every such setting by its key, game by game."""
