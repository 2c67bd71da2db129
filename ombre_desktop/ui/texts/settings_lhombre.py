"""The words of the house rules of L’Hombre."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_of_games import OwnText, SettingText

OF_LHOMBRE = {
    "tariff": SettingText(
        Said("Settings", "The tariff"),
        Said(
            "Settings",
            "What each game is worth: won, tied (bet) or lost (kruk). Each tariff's prices stand below.",
        ),
        {
            "union": Said("Settings", "The Danish union’s, from and to each opponent"),
            "rasle": Said("Settings", "Rasle, from and to each; each more trick of a købe-nolo costs 1"),
            "pott": Said("Settings", "Pott, from and into a pool that is filled with 4 each"),
        },
    ),
    "ladder": SettingText(
        Said("Settings", "The order of the bids"),
        Said("Settings", "Whether købe-nolo is as high as tourné, or higher."),
        {
            "union": Said("Settings", "As high, as in Denmark"),
            "iceland": Said("Settings", "Higher, as in Iceland"),
        },
    ),
    "call_style": SettingText(
        Said("Settings", "The lowest bid first"),
        Said(
            "Settings",
            "Whether a player may skip spil, or solo, and begin with a higher bid. The higher ones"
            " are bedre, tourné, købe-nolo, respekt, and for solo, solo spar.",
        ),
        {
            "low": Said("Settings", "No, spil and solo come first"),
            "free": Said("Settings", "Yes, any bid that is high enough"),
        },
    ),
    "hold_with": SettingText(
        Said("Settings", "Holding with another game"),
        Said("Settings", "Whether an earlier player may hold a bid with another, equally high game."),
        {
            "any_of_rank": Said("Settings", "With any game of the same height"),
            "same_only": Said("Settings", "Only with the same game"),
        },
    ),
    "declare": SettingText(
        Said("Settings", "The choice after the auction"),
        Said("Settings", "Whether only a winner with spil may change the game, or with bedre too."),
        {
            "as_called": Said("Settings", "Only after spil; others play what they bid"),
            "not_lower": Said("Settings", "Up to købe-nolo, any game that is not lower"),
        },
    ),
    "solo_in_spades": SettingText(
        Said("Settings", "A solo in spades (espadas)"),
        Said("Settings", "How a solo is paid whose player names that suit as trumps."),
        {
            "spar": Said("Settings", "As solo spar"),
            "plain": Said("Settings", "As any other solo"),
        },
    ),
    "turned_black_ace": SettingText(
        Said("Settings", "A black ace is turned for trumps"),
        Said("Settings", "Which suit is trump when a tourné turns spadille or basto."),
        {
            "its_suit": Said("Settings", "The suit printed on the ace"),
            "free_choice": Said("Settings", "The Ombre names any suit"),
        },
    ),
    "nolos": SettingText(
        Said("Settings", "Several nolos at once"),
        Said(
            "Settings", "Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves."
        ),
        {
            "one": Said("Settings", "Only the Ombre plays it"),
            "several": Said("Settings", "Others may play it too"),
        },
    ),
    "throw_in": SettingText(
        Said("Settings", "Throwing the hand in"),
        Said("Settings", "Whether the Ombre may give up after the exchange, for the price of bet."),
        {"on": ON, "off": OFF},
    ),
    "tout": SettingText(
        Said("Settings", "Tout"),
        Said("Settings", "Whether the Ombre may go from five tricks to nine, for a chip more."),
        {"on": ON, "off": OFF},
    ),
    "extras": SettingText(
        Said("Settings", "Further games"),
        Said("Settings", "Whether grand may be bid, with the two black aces as the only trumps."),
        {
            "none": Said("Settings", "None but those of the union"),
            "grand": Said("Settings", "Grand, above respekt"),
        },
    ),
    "sitter_pays": SettingText(
        Said("Settings", "Whoever sits out settles too"),
        Said("Settings", "Whether the fourth player pays and is paid like a defender."),
        {"off": OFF, "on": ON},
    ),
    "kupp_cap": SettingText(
        Said("Settings", "The most that a købe-nolo costs"),
        Said("Settings", "By the tariff Rasle, the most that anybody is paid for the tricks."),
        {
            "none": Said("Settings", "No limit"),
            "4": Said("Settings", "4 chips"),
            "5": Said("Settings", "5 chips"),
            "6": Said("Settings", "6 chips"),
        },
    ),
}
"""Every setting that only this game has, by its key."""

IN_LHOMBRE = {
    "passed_out": OwnText(
        explanation=Said("Settings", "Whether the next player deals, or the first is asked again, for kasko.")
    ),
}
"""The words of the game for settings that other games describe differently."""
