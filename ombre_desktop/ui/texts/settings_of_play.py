"""The words of the house rules on the play, the end of a deal, and the payments."""

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_of_games import SettingText

PLAY = {
    "renege_mixed": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Manille led to spadille and basto"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a hand whose only trumps are these two must play one of them to manille."
        ),
        {
            "must_trump": QT_TRANSLATE_NOOP("Settings", "One of them must be played"),
            "may_renege": QT_TRANSLATE_NOOP("Settings", "Both may be kept back"),
        },
    ),
    "vole_confer": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Defenders confer against a vole"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "Whether the defenders see each other's cards once the Ombre goes for all the tricks.",
        ),
        {"off": OFF, "on": ON},
    ),
    "surrender": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Surrender"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre may give up before playing to the fourth trick."),
        {"on": ON, "off": OFF},
    ),
    "vuelta_surrender": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Surrendering a vuelta"),
        QT_TRANSLATE_NOOP("Settings", "Whether the defenders have a say when a vuelta is given up."),
        {
            "both_accept": QT_TRANSLATE_NOOP("Settings", "Both must accept"),
            "automatic": QT_TRANSLATE_NOOP("Settings", "It ends at once"),
        },
    ),
    "takeover": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A hand taken over"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "What is paid after a defender has taken over an entrada. The Spanish way the pool stays, and"
            " a taker who wins has a puesta from the player who gave up.",
        ),
        {
            "literal": QT_TRANSLATE_NOOP("Settings", "As if the taker had bid it"),
            "spanish": QT_TRANSLATE_NOOP("Settings", "The Spanish way, in puestas"),
        },
    ),
}

RESULT = {
    "split_144": SettingText(
        QT_TRANSLATE_NOOP("Settings", "One trick against four and four"),
        QT_TRANSLATE_NOOP("Settings", "What counts when the Ombre has one trick and each defender four."),
        {
            "puesta": QT_TRANSLATE_NOOP("Settings", "A puesta, paid into the pool"),
            "codille_shared": QT_TRANSLATE_NOOP("Settings", "A codille that the defenders share"),
        },
    ),
    "puesta_heads": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The price of losing"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "The loser pays the pool once more, and some chips a head: 5, or what each player stakes."
            " This says whose heads count.",
        ),
        {
            "all": QT_TRANSLATE_NOOP("Settings", "The heads of all at the table"),
            "opponents": QT_TRANSLATE_NOOP("Settings", "The opponents' heads"),
            "to_players": QT_TRANSLATE_NOOP("Settings", "The opponents' heads, and the opponents are paid"),
        },
    ),
    "pool_cap": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A limit on losses"),
        QT_TRANSLATE_NOOP(
            "Settings", "The most that a loser repeats of the pool, so that it grows less fast."
        ),
        {
            "none": QT_TRANSLATE_NOOP("Settings", "No limit"),
            "100": QT_TRANSLATE_NOOP("Settings", "100 chips"),
            "200": QT_TRANSLATE_NOOP("Settings", "200 chips"),
        },
    ),
    "codille_pool": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The pool at codille"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a defender who wins takes the pool besides the Ombre's payment."
        ),
        {
            "stays": QT_TRANSLATE_NOOP("Settings", "It stays for the next deal"),
            "winner": QT_TRANSLATE_NOOP("Settings", "The winner takes it"),
        },
    ),
    "vole_bonus": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The prize for a vole"),
        QT_TRANSLATE_NOOP("Settings", "What an Ombre who wins all the tricks has of the pool."),
        {
            "ten_each": QT_TRANSLATE_NOOP("Settings", "All of it, and 10 from each"),
            "five_of_pool": QT_TRANSLATE_NOOP("Settings", "Only 5 of it, and 10 from each"),
        },
    ),
    "failed_vole_pool": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The pool when a vole fails"),
        QT_TRANSLATE_NOOP("Settings", "Who has it when the Ombre went for all the tricks and lost one."),
        {
            "ombre": QT_TRANSLATE_NOOP("Settings", "The Ombre, who has won the game"),
            "stays": QT_TRANSLATE_NOOP("Settings", "It stays for the next deal"),
            "defenders_split": QT_TRANSLATE_NOOP("Settings", "The defenders share it"),
        },
    ),
}

PRICES = {
    "estuches": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Estuches"),
        QT_TRANSLATE_NOOP("Settings", "What is paid for three or more top trumps held, or lacked, in a row."),
        {
            "run": QT_TRANSLATE_NOOP("Settings", "One chip for each card of the run"),
            "three_only": QT_TRANSLATE_NOOP("Settings", "Three chips, for the matadors alone"),
            "off": QT_TRANSLATE_NOOP("Settings", "Nothing"),
        },
    ),
    "estuche_lacking": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Estuches lacked"),
        QT_TRANSLATE_NOOP("Settings", "When a run that the Ombre does not hold counts."),
        {
            "not_held": QT_TRANSLATE_NOOP("Settings", "They are not in the Ombre's hand, wherever they are"),
            "held_by_defenders": QT_TRANSLATE_NOOP("Settings", "The defenders hold them"),
        },
    ),
    "estuche_hand": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The hand that counts for estuches"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the Ombre's cards are looked at before or after the exchange."
        ),
        {
            "played": QT_TRANSLATE_NOOP("Settings", "The cards the Ombre plays with"),
            "dealt": QT_TRANSLATE_NOOP("Settings", "The cards the Ombre was dealt"),
        },
    ),
    "primeras_against": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Primeras against the Ombre"),
        QT_TRANSLATE_NOOP(
            "Settings", "Who must have won the first five tricks before a losing Ombre pays three chips more."
        ),
        {
            "joint": QT_TRANSLATE_NOOP("Settings", "The defenders between them"),
            "one_defender": QT_TRANSLATE_NOOP("Settings", "One defender alone"),
            "off": QT_TRANSLATE_NOOP("Settings", "Nothing is paid for them"),
        },
    ),
    "loss_bonus": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Bonuses against a loser"),
        QT_TRANSLATE_NOOP("Settings", "How often a losing Ombre pays for estuches and primeras."),
        {
            "once": QT_TRANSLATE_NOOP("Settings", "Once"),
            "per_opponent": QT_TRANSLATE_NOOP("Settings", "Once for each opponent"),
        },
    ),
    "prices": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The prices"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "What each game and each bonus is worth. A club that pays otherwise enters its own tariff.",
        ),
        {"usual": QT_TRANSLATE_NOOP("Settings", "As in the rule book")},
    ),
    "loss_base": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The bid and the price of losing"),
        QT_TRANSLATE_NOOP("Settings", "Whether losing a vuelta or a solo costs more than losing an entrada."),
        {
            "flat": QT_TRANSLATE_NOOP("Settings", "All bids cost the same"),
            "by_bid": QT_TRANSLATE_NOOP("Settings", "5, 7 or 15 a head, as the bid is worth"),
        },
    ),
}

GANO = {
    "gano": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Gano"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a defender may ask the other not to overtake the card just played."
        ),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "Nobody says it"),
            "advisory": QT_TRANSLATE_NOOP("Settings", "It is a request"),
            "binding": QT_TRANSLATE_NOOP("Settings", "A defender who has a lower card must play it"),
        },
    ),
    "gano_no_codille": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Gano with four tricks"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether gano is closed to a defender with four tricks: one more would be codille."
        ),
        {"off": OFF, "on": ON},
    ),
}
