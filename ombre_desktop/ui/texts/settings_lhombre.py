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
            "What each game is worth when it is won, for bet (a tie) and for kruk (a loss). The prices of"
            " each tariff stand below.",
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
            "Whether a player may begin with bedre, tourné, købe-nolo or respekt where spil would be enough,"
            " or with solo spar where solo would.",
        ),
        {
            "low": Said("Settings", "No, spil and solo come first"),
            "free": Said("Settings", "Yes, any bid that is high enough"),
        },
    ),
    "hold_with": SettingText(
        Said("Settings", "Holding with another game"),
        Said("Settings", "Whether an earlier player may hold a bid with another game that is as high."),
        {
            "any_of_rank": Said("Settings", "With any game of the same height"),
            "same_only": Said("Settings", "Only with the same game"),
        },
    ),
    "declare": SettingText(
        Said("Settings", "The choice after the auction"),
        Said("Settings", "Whether only the winner with spil may choose another game, or one with bedre too."),
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
        Said("Settings", "Whether an Ombre who has exchanged may give up at once, for the price of bet."),
        {"on": ON, "off": OFF},
    ),
    "tout": SettingText(
        Said("Settings", "Tout"),
        Said(
            "Settings", "Whether an Ombre with the first five tricks may go on for all nine, for a chip more."
        ),
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
        Said("Settings", "A limit on what is paid to each for its tricks by the tariff Rasle."),
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
        explanation=Said(
            "Settings", "Whether the next player deals, or the first to speak is asked again for kasko."
        )
    ),
}
"""The words of the game for settings that other games describe differently."""
