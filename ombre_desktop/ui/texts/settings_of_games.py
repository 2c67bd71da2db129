"""The words of the house rules that belong to one game alone."""

from __future__ import annotations

from collections.abc import Mapping

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.value import Value


class SettingText(Value):
    """The words of a setting."""

    name: Said
    explanation: Said
    values: dict[str, Said]


class OwnText(Value):
    """The words in which a game differs from the others for a setting."""

    name: Said | None = None
    explanation: Said | None = None
    values: Mapping[str, Said] = {}


STAKES = Said("Settings", "How many chips go into the pool before each deal, and who pays them.")

_FRENCH = {
    "vole_bid_exchange": SettingText(
        Said("Settings", "The exchange after bidding the vole"),
        Said("Settings", "Whether an Ombre who has bid all the tricks may still exchange cards."),
        {
            "yes": Said("Settings", "They may, as when they bid to play"),
            "no": Said("Settings", "They play the cards they were dealt"),
        },
    ),
}

_TWO = {
    "removed_suit": SettingText(
        Said("Settings", "The suit taken out"),
        Said("Settings", "Which red suit is left out of the pack; it cannot be trump."),
        {
            "H": Said("Settings", "Hearts (copas)"),
            "D": Said("Settings", "Diamonds (oros)"),
        },
    ),
    "two_handed_matadors": SettingText(
        Said("Settings", "Payment for matadors"),
        Said("Settings", "For which run of top trumps the Ombre is paid at once."),
        {
            "held": Said("Settings", "Three or more that they hold"),
            "held_or_lacked": Said("Settings", "Three or more that they hold, or that they lack"),
        },
    ),
}

_FOUR = {
    "sitter": SettingText(
        Said("Settings", "Who sits out"),
        Said("Settings", "Which of the four does not play a deal, but is paid and pays."),
        {
            "opposite": Said("Settings", "The player opposite the dealer"),
            "dealer_left": Said("Settings", "The player at the dealer's left"),
            "dealer": Said("Settings", "The dealer"),
        },
    ),
    "sitter_takes": SettingText(
        Said("Settings", "The talon when three pass"),
        Said("Settings", "Whether the player who sits out must take it and play against three."),
        {
            "must": Said("Settings", "They must take the talon"),
            "may": Said("Settings", "They may leave it: then all have passed"),
        },
    ),
}

_FIVE = {
    "cinquillo_remise": SettingText(
        Said("Settings", "Remise of five at the table"),
        Said("Settings", "With how many tricks the side of the Ombre only pays the pool."),
        {
            "four": Said("Settings", "With four; three or fewer are codille"),
            "three_literal": Said(
                "Settings", "With three as well, as Wikipedia has it; two or fewer are codille"
            ),
        },
    ),
    "cinquillo_fifth": SettingText(
        Said("Settings", "When four have passed"),
        Said("Settings", "What the fifth player does when nobody has bid before."),
        {
            "must_call": Said("Settings", "A fifth who passes too must play and call a king"),
            "may_solo": Said("Settings", "The fifth may play a solo; else the cards are dealt again"),
            "redeal": Said("Settings", "The fifth may pass too; the cards are dealt again"),
        },
    ),
    "cinquillo_extras": SettingText(
        Said("Settings", "Extra payments"),
        Said("Settings", "What each opponent pays to an Ombre whose side wins, besides the pool."),
        {
            "off": Said("Settings", "Nothing; the pool is all"),
            "seymour": Said(
                "Settings",
                "Two chips for solo, matadors, or all tricks; odd ones to the best trump",
            ),
        },
    ),
}

_HOMME = {
    "homme_target": SettingText(
        Said("Settings", "Points to win"),
        Said("Settings", "How many points end the game: 5 by tradition, or 7, or any number."),
        {
            "5": Said("Settings", "5 points"),
            "7": Said("Settings", "7 points"),
        },
    ),
    "homme_end": SettingText(
        Said("Settings", "When the game ends"),
        Said("Settings", "Whether a deal is played to its end once somebody has the points."),
        {
            "after_deal": Said("Settings", "After the deal, the highest score wins"),
            "immediate": Said("Settings", "At once, in the middle of a trick"),
        },
    ),
    "homme_hard_score": SettingText(
        Said("Settings", "Hard score"),
        Said("Settings", "Whether each stakes a chip a deal, which the winning Man takes."),
        {"off": Said("Settings", "No"), "on": Said("Settings", "Yes")},
    ),
}

IN_ONE_GAME: dict[str, dict[str, OwnText]] = {
    "french": {
        "ante": OwnText(explanation=STAKES),
        "split_144": OwnText(values={"puesta": Said("Settings", "A remise, paid into the pool")}),
    },
    "pokerwiner": {
        "ombre_max": OwnText(
            explanation=Said("Settings", "The most cards that the Ombre exchanges after bidding to play.")
        ),
        "takeover": OwnText(
            explanation=Said(
                "Settings",
                "What is paid for a hand taken over. In Spain the pool stays; a winner gets a"
                " puesta from whoever gave up.",
            )
        ),
        "loss_base": OwnText(
            explanation=Said("Settings", "Whether losing without exchange costs more than losing with one."),
            values={"by_bid": Said("Settings", "5 or 15 for each player, as the bid is worth")},
        ),
    },
    "two_handed": {
        "vuelta_surrender": OwnText(
            explanation=Said("Settings", "Whether the other player has a say when a vuelta is given up."),
            values={"both_accept": Said("Settings", "The other player must accept")},
        ),
        "failed_vole_pool": OwnText(
            values={"defenders_split": Said("Settings", "The other player takes it")}
        ),
    },
    "four_handed": {
        "passed_out": OwnText(
            Said("Settings", "When the talon is left"),
            Said(
                "Settings",
                "What happens when three have passed and the fourth leaves the talon.",
            ),
        ),
    },
    "five_handed": {"ante": OwnText(explanation=STAKES)},
}
"""The words of a game for a setting that other games describe differently."""

OF_ONE_GAME: dict[str, SettingText] = {**_FRENCH, **_TWO, **_FOUR, **_FIVE, **_HOMME}
"""Every such setting by its key, game by game."""
