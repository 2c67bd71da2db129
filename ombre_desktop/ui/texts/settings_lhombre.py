"""The words of the house rules of L’Hombre."""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_of_games import SettingText

OF_LHOMBRE = {
    "tariff": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The tariff"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "What each game is worth when it is won, for bet (a tie) and for kruk (a loss). The prices of"
            " each tariff stand below.",
        ),
        {
            "union": QT_TRANSLATE_NOOP("Settings", "The Danish union’s, from and to each opponent"),
            "rasle": QT_TRANSLATE_NOOP(
                "Settings", "Rasle, from and to each; each more trick of a købe-nolo costs 1"
            ),
            "pott": QT_TRANSLATE_NOOP("Settings", "Pott, from and into a pool that is filled with 4 each"),
        },
    ),
    "ladder": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The order of the bids"),
        QT_TRANSLATE_NOOP("Settings", "Whether købe-nolo is as high as tourné, or higher."),
        {
            "union": QT_TRANSLATE_NOOP("Settings", "As high, as in Denmark"),
            "iceland": QT_TRANSLATE_NOOP("Settings", "Higher, as in Iceland"),
        },
    ),
    "call_style": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The lowest bid first"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Whether a player may begin with bedre, tourné, købe-nolo or respekt where spil would be enough,"
            " or with solo spar where solo would.",
        ),
        {
            "low": QT_TRANSLATE_NOOP("Settings", "No, spil and solo come first"),
            "free": QT_TRANSLATE_NOOP("Settings", "Yes, any bid that is high enough"),
        },
    ),
    "hold_with": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Holding with another game"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether an earlier player may hold a bid with another game that is as high."
        ),
        {
            "any_of_rank": QT_TRANSLATE_NOOP("Settings", "With any game of the same height"),
            "same_only": QT_TRANSLATE_NOOP("Settings", "Only with the same game"),
        },
    ),
    "declare": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The choice after the auction"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether only the winner with spil may choose another game, or one with bedre too."
        ),
        {
            "as_called": QT_TRANSLATE_NOOP("Settings", "Only after spil; others play what they bid"),
            "not_lower": QT_TRANSLATE_NOOP("Settings", "Up to købe-nolo, any game that is not lower"),
        },
    ),
    "solo_in_spades": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A solo in spades (espadas)"),
        QT_TRANSLATE_NOOP("Settings", "How a solo is paid whose player names that suit as trumps."),
        {
            "spar": QT_TRANSLATE_NOOP("Settings", "As solo spar"),
            "plain": QT_TRANSLATE_NOOP("Settings", "As any other solo"),
        },
    ),
    "turned_black_ace": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A black ace is turned for trumps"),
        QT_TRANSLATE_NOOP("Settings", "Which suit is trump when a tourné turns spadille or basto."),
        {
            "its_suit": QT_TRANSLATE_NOOP("Settings", "The suit printed on the ace"),
            "free_choice": QT_TRANSLATE_NOOP("Settings", "The Ombre names any suit"),
        },
    ),
    "nolos": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Several nolos at once"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether others may play the Ombre’s købe-nolo or ren nolo too, each for themselves."
        ),
        {
            "one": QT_TRANSLATE_NOOP("Settings", "Only the Ombre plays it"),
            "several": QT_TRANSLATE_NOOP("Settings", "Others may play it too"),
        },
    ),
    "throw_in": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Throwing the hand in"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether an Ombre who has exchanged may give up at once, for the price of bet."
        ),
        {"on": ON, "off": OFF},
    ),
    "tout": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Tout"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether an Ombre with the first five tricks may go on for all nine, for a chip more."
        ),
        {"on": ON, "off": OFF},
    ),
    "extras": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Further games"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether grand may be bid, with the two black aces as the only trumps."
        ),
        {
            "none": QT_TRANSLATE_NOOP("Settings", "None but those of the union"),
            "grand": QT_TRANSLATE_NOOP("Settings", "Grand, above respekt"),
        },
    ),
    "sitter_pays": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Whoever sits out settles too"),
        QT_TRANSLATE_NOOP("Settings", "Whether the fourth player pays and is paid like a defender."),
        {"off": OFF, "on": ON},
    ),
    "kupp_cap": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The most that a købe-nolo costs"),
        QT_TRANSLATE_NOOP("Settings", "A limit on what is paid to each for its tricks by the tariff Rasle."),
        {
            "none": QT_TRANSLATE_NOOP("Settings", "No limit"),
            "4": QT_TRANSLATE_NOOP("Settings", "4 chips"),
            "5": QT_TRANSLATE_NOOP("Settings", "5 chips"),
            "6": QT_TRANSLATE_NOOP("Settings", "6 chips"),
        },
    ),
}
"""Every setting that only this game has, by its key."""

IN_LHOMBRE = {
    "passed_out": SettingText(
        "",
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the next player deals, or the first to speak is asked again for kasko."
        ),
        {},
    ),
}
"""The words of the game for settings that other games describe differently."""
