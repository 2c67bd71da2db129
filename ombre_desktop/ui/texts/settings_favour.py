"""The words of the house rules of the games with a favour suit."""

from __future__ import annotations

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.settings_of_games import SettingText

_SUITS = {
    "S": QT_TRANSLATE_NOOP("Settings", "Spades (espadas)"),
    "C": QT_TRANSLATE_NOOP("Settings", "Clubs (bastos)"),
    "H": QT_TRANSLATE_NOOP("Settings", "Hearts (copas)"),
    "D": QT_TRANSLATE_NOOP("Settings", "Diamonds (oros)"),
}

OF_FAVOUR_GAMES: dict[str, SettingText] = {
    "favor": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The favour suit"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "The palo de favor: a bid in it goes above the same bid in another suit, and is worth more.",
        ),
        {**_SUITS, "none": QT_TRANSLATE_NOOP("Settings", "None")},
    ),
    "favor_factor": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The price of the favour suit"),
        QT_TRANSLATE_NOOP("Settings", "How many times the value a game in the favour suit is worth."),
        {
            "2": QT_TRANSLATE_NOOP("Settings", "Twice the value"),
            "1": QT_TRANSLATE_NOOP("Settings", "No more than others"),
            "3": QT_TRANSLATE_NOOP("Settings", "Three times the value"),
        },
    ),
    "favor_by_naming": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Naming the favour suit"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Whether a plain entrada or solo that names the favour suit is paid like a bid in that suit.",
        ),
        {
            "pays": QT_TRANSLATE_NOOP("Settings", "It is paid as such"),
            "plain": QT_TRANSLATE_NOOP("Settings", "It is paid as it was bid"),
        },
    ),
    "vuelta_favor": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Turning the favour suit"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a turned game is worth more if the card turned is of the favour suit."
        ),
        {
            "pays": QT_TRANSLATE_NOOP("Settings", "It is worth more"),
            "plain": QT_TRANSLATE_NOOP("Settings", "It is worth the same"),
        },
    ),
    "codillo_plate": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The pool at codillo"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a defender who wins takes the pool besides the Ombre's payment."
        ),
        {
            "stays": QT_TRANSLATE_NOOP("Settings", "It stays for the next deal"),
            "winner": QT_TRANSLATE_NOOP("Settings", "The winner takes it"),
        },
    ),
    "contrabola": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Contrabola"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Whether the last player may undertake to lose every trick, without trumps, once all others"
            " have passed.",
        ),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "Nobody says it"),
            "last": QT_TRANSLATE_NOOP("Settings", "The last player may say it instead of passing"),
        },
    ),
    "tarifa": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The tariff"),
        QT_TRANSLATE_NOOP("Settings", "By which list of prices a deal is paid."),
        {
            "llana": QT_TRANSLATE_NOOP("Settings", "Llana, plain: 1, 2 and 3 chips"),
            "renegado": QT_TRANSLATE_NOOP("Settings", "As in Renegado: 5, 7 and 15 chips"),
            "rap": QT_TRANSLATE_NOOP("Settings", "For points, to twelve, without chips"),
        },
    ),
    "open_calls": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The first bid"),
        QT_TRANSLATE_NOOP("Settings", "Whether the auction may begin with a bid in oros."),
        {
            "plain": QT_TRANSLATE_NOOP("Settings", "Only with entrada, volteo or solo"),
            "any": QT_TRANSLATE_NOOP("Settings", "With any bid"),
        },
    ),
    "oros_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The draw after oros"),
        QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre exchanges after a bid of oros."),
        {
            "6": QT_TRANSLATE_NOOP("Settings", "Six cards"),
            "8": QT_TRANSLATE_NOOP("Settings", "Eight cards"),
        },
    ),
}
"""Every setting that only these games have, by its key."""

_PASSED_OUT = SettingText(
    "",
    QT_TRANSLATE_NOOP(
        "Settings", "Whether the next player deals, or the holder of spadille must play an entrada."
    ),
    {},
)
_ANTE = SettingText(
    "",
    QT_TRANSLATE_NOOP("Settings", "How many chips go into the pool before each deal, and who pays them."),
    {},
)
_TAKEOVER = SettingText(
    "",
    QT_TRANSLATE_NOOP(
        "Settings",
        "What is paid after a defender has taken over an entrada. The Spanish way the pool stays, and"
        " a taker who wins has a puesta from the player who gave up.",
    ),
    {},
)
_SHARED = {"passed_out": _PASSED_OUT, "ante": _ANTE, "takeover": _TAKEOVER}

IN_FAVOUR_GAMES: dict[str, dict[str, SettingText]] = {
    "tresillo": _SHARED,
    "rocambor": {
        **_SHARED,
        "vuelta_favor": SettingText(QT_TRANSLATE_NOOP("Settings", "Turning up oros"), "", {}),
        "ombre_max": SettingText(
            "",
            QT_TRANSLATE_NOOP(
                "Settings", "The most cards that the Ombre exchanges in an entrada or a volteo."
            ),
            {},
        ),
        "vuelta_surrender": SettingText(
            QT_TRANSLATE_NOOP("Settings", "Surrendering a volteo"),
            QT_TRANSLATE_NOOP("Settings", "Whether the defenders have a say when a volteo is given up."),
            {},
        ),
    },
}
"""The words of such a game for a setting that other games describe differently."""
