"""The words of the house rules of the games with a favour suit."""

from __future__ import annotations

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.settings_of_games import STAKES, OwnText, SettingText

_SUITS = {
    "S": Said("Settings", "Spades (espadas)"),
    "C": Said("Settings", "Clubs (bastos)"),
    "H": Said("Settings", "Hearts (copas)"),
    "D": Said("Settings", "Diamonds (oros)"),
}

OF_FAVOUR_GAMES: dict[str, SettingText] = {
    "favor": SettingText(
        Said("Settings", "The favour suit"),
        Said(
            "Settings",
            "The palo de favor: a bid in it beats the same bid in another. It is also worth more.",
        ),
        {**_SUITS, "none": Said("Settings", "None")},
    ),
    "favor_factor": SettingText(
        Said("Settings", "The price of the favour suit"),
        Said("Settings", "How many times the value a game in the favour suit is worth."),
        {
            "2": Said("Settings", "Twice the value"),
            "1": Said("Settings", "No more than others"),
            "3": Said("Settings", "Three times the value"),
        },
    ),
    "favor_by_naming": SettingText(
        Said("Settings", "Naming the favour suit"),
        Said(
            "Settings",
            "Whether a plain bid is paid more if it then names the favour suit.",
        ),
        {
            "pays": Said("Settings", "It is paid as such"),
            "plain": Said("Settings", "It is paid as it was bid"),
        },
    ),
    "vuelta_favor": SettingText(
        Said("Settings", "Turning the favour suit"),
        Said("Settings", "Whether a turned game is worth more when the favour suit is turned."),
        {
            "pays": Said("Settings", "It is worth more"),
            "plain": Said("Settings", "It is worth the same"),
        },
    ),
    "codillo_plate": SettingText(
        Said("Settings", "The pool at codillo"),
        Said("Settings", "Whether a defender who wins takes the pool besides the Ombre's payment."),
        {
            "stays": Said("Settings", "It stays for the next deal"),
            "winner": Said("Settings", "The winner takes it"),
        },
    ),
    "contrabola": SettingText(
        Said("Settings", "Contrabola"),
        Said(
            "Settings",
            "Whether the last player may offer to lose every trick, without trumps. All others must"
            " have passed.",
        ),
        {
            "off": Said("Settings", "Nobody says it"),
            "last": Said("Settings", "The last player may say it instead of passing"),
        },
    ),
    "tarifa": SettingText(
        Said("Settings", "The tariff"),
        Said("Settings", "By which list of prices a deal is paid."),
        {
            "llana": Said("Settings", "Llana, plain: 1, 2 and 3 chips"),
            "renegado": Said("Settings", "As in Renegado: 5, 7 and 15 chips"),
            "rap": Said("Settings", "For points, to twelve, without chips"),
        },
    ),
    "open_calls": SettingText(
        Said("Settings", "The first bid"),
        Said("Settings", "Whether the auction may begin with a bid in oros."),
        {
            "plain": Said("Settings", "Only with entrada, volteo or solo"),
            "any": Said("Settings", "With any bid"),
        },
    ),
    "oros_max": SettingText(
        Said("Settings", "The draw after oros"),
        Said("Settings", "The most cards that the Ombre exchanges after a bid of oros."),
        {
            "6": Said("Settings", "Six cards"),
            "8": Said("Settings", "Eight cards"),
        },
    ),
}
"""Every setting that only these games have, by its key."""

_PASSED_OUT = OwnText(
    explanation=Said(
        "Settings", "Whether the next player deals, or the holder of spadille must play an entrada."
    )
)
_ANTE = OwnText(explanation=STAKES)
_TAKEOVER = OwnText(
    explanation=Said(
        "Settings",
        "What is paid for an entrada taken over. In Spain the pool stays; a winner gets a puesta"
        " from whoever gave up.",
    )
)
_SHARED = {"passed_out": _PASSED_OUT, "ante": _ANTE, "takeover": _TAKEOVER}

IN_FAVOUR_GAMES: dict[str, dict[str, OwnText]] = {
    "tresillo": _SHARED,
    "rocambor": {
        **_SHARED,
        "vuelta_favor": OwnText(Said("Settings", "Turning up oros")),
        "ombre_max": OwnText(
            explanation=Said("Settings", "The most cards that the Ombre exchanges in an entrada or a volteo.")
        ),
        "vuelta_surrender": OwnText(
            Said("Settings", "Surrendering a volteo"),
            Said("Settings", "Whether the defenders have a say when a volteo is given up."),
        ),
    },
}
"""The words of such a game for a setting that other games describe differently."""
