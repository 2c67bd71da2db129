"""The words of the house rules on the play, the end of a deal, and the payments."""

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.settings_before_play import OFF, ON
from ombre_desktop.ui.texts.settings_of_games import SettingText

PLAY = {
    "renege_mixed": SettingText(
        Said("Settings", "Manille led to spadille and basto"),
        Said("Settings", "Whether manille calls out one of these two if they are the only trumps."),
        {
            "must_trump": Said("Settings", "One of them must be played"),
            "may_renege": Said("Settings", "Both may be kept back"),
        },
    ),
    "vole_confer": SettingText(
        Said("Settings", "Defenders confer against a vole"),
        Said(
            "Settings",
            "Whether the defenders see each other's cards when the Ombre goes for all tricks.",
        ),
        {"off": OFF, "on": ON},
    ),
    "surrender": SettingText(
        Said("Settings", "Surrender"),
        Said("Settings", "Whether the Ombre may give up before playing to the fourth trick."),
        {"on": ON, "off": OFF},
    ),
    "vuelta_surrender": SettingText(
        Said("Settings", "Surrendering a vuelta"),
        Said("Settings", "Whether the defenders have a say when a vuelta is given up."),
        {
            "both_accept": Said("Settings", "Both must accept"),
            "automatic": Said("Settings", "It ends at once"),
        },
    ),
    "takeover": SettingText(
        Said("Settings", "A hand taken over"),
        Said(
            "Settings",
            "What is paid for an entrada taken over. In Spain the pool stays; a winner gets a"
            " puesta from whoever gave up.",
        ),
        {
            "literal": Said("Settings", "As if the taker had bid it"),
            "spanish": Said("Settings", "The Spanish way, in puestas"),
        },
    ),
}

RESULT = {
    "split_144": SettingText(
        Said("Settings", "One trick against four and four"),
        Said("Settings", "What counts when the Ombre has one trick and each defender four."),
        {
            "puesta": Said("Settings", "A puesta, paid into the pool"),
            "codille_shared": Said("Settings", "A codille that the defenders share"),
        },
    ),
    "puesta_heads": SettingText(
        Said("Settings", "The price of losing"),
        Said(
            "Settings",
            "The loser pays the pool once more, and some chips for each player: 5, or what each stakes."
            " This says whose heads count.",
        ),
        {
            "all": Said("Settings", "The heads of all at the table"),
            "opponents": Said("Settings", "The opponents' heads"),
            "to_players": Said("Settings", "The opponents' heads, and the opponents are paid"),
        },
    ),
    "pool_cap": SettingText(
        Said("Settings", "A limit on losses"),
        Said("Settings", "The most that a loser pays the pool again, so that it grows slowly."),
        {
            "none": Said("Settings", "No limit"),
            "100": Said("Settings", "100 chips"),
            "200": Said("Settings", "200 chips"),
        },
    ),
    "codille_pool": SettingText(
        Said("Settings", "The pool at codille"),
        Said("Settings", "Whether a defender who wins takes the pool besides the Ombre's payment."),
        {
            "stays": Said("Settings", "It stays for the next deal"),
            "winner": Said("Settings", "The winner takes it"),
        },
    ),
    "vole_bonus": SettingText(
        Said("Settings", "The prize for a vole"),
        Said("Settings", "What an Ombre who wins all the tricks gets from the pool."),
        {
            "ten_each": Said("Settings", "All of it, and 10 from each"),
            "five_of_pool": Said("Settings", "Only 5 of it, and 10 from each"),
        },
    ),
    "failed_vole_pool": SettingText(
        Said("Settings", "The pool when a vole fails"),
        Said("Settings", "Who has it when the Ombre went for all the tricks and lost one."),
        {
            "ombre": Said("Settings", "The Ombre, who has won the game"),
            "stays": Said("Settings", "It stays for the next deal"),
            "defenders_split": Said("Settings", "The defenders share it"),
        },
    ),
}

PRICES = {
    "estuches": SettingText(
        Said("Settings", "Estuches"),
        Said("Settings", "What three or more top trumps in a row pay, held or lacked."),
        {
            "run": Said("Settings", "One chip for each card of the run"),
            "three_only": Said("Settings", "Three chips, for the matadors alone"),
            "off": Said("Settings", "Nothing"),
        },
    ),
    "estuche_lacking": SettingText(
        Said("Settings", "Estuches lacked"),
        Said("Settings", "When a run that the Ombre does not hold counts."),
        {
            "not_held": Said("Settings", "They are not in the Ombre's hand, wherever they are"),
            "held_by_defenders": Said("Settings", "The defenders hold them"),
        },
    ),
    "estuche_hand": SettingText(
        Said("Settings", "The hand that counts for estuches"),
        Said("Settings", "Whether the Ombre's cards are looked at before or after the exchange."),
        {
            "played": Said("Settings", "The cards the Ombre plays with"),
            "dealt": Said("Settings", "The cards the Ombre was dealt"),
        },
    ),
    "primeras_against": SettingText(
        Said("Settings", "Primeras against the Ombre"),
        Said(
            "Settings",
            "Who must win the first five tricks for a losing Ombre to pay more. It is three chips.",
        ),
        {
            "joint": Said("Settings", "The defenders between them"),
            "one_defender": Said("Settings", "One defender alone"),
            "off": Said("Settings", "Nothing is paid for them"),
        },
    ),
    "loss_bonus": SettingText(
        Said("Settings", "Bonuses against a loser"),
        Said("Settings", "How often a losing Ombre pays for estuches and primeras."),
        {
            "once": Said("Settings", "Once"),
            "per_opponent": Said("Settings", "Once for each opponent"),
        },
    ),
    "prices": SettingText(
        Said("Settings", "The prices"),
        Said(
            "Settings",
            "What each game and each bonus is worth. A club that pays otherwise enters its own tariff.",
        ),
        {"usual": Said("Settings", "As in the rule book")},
    ),
    "loss_base": SettingText(
        Said("Settings", "The bid and the price of losing"),
        Said("Settings", "Whether losing a vuelta or a solo costs more than losing an entrada."),
        {
            "flat": Said("Settings", "All bids cost the same"),
            "by_bid": Said("Settings", "5, 7 or 15 for each player, as the bid is worth"),
        },
    ),
}

GANO = {
    "gano": SettingText(
        Said("Settings", "Gano"),
        Said("Settings", "Whether a defender may ask the other not to overtake the card just played."),
        {
            "off": Said("Settings", "Nobody says it"),
            "advisory": Said("Settings", "It is a request"),
            "binding": Said("Settings", "A defender who has a lower card must play it"),
        },
    ),
    "gano_no_codille": SettingText(
        Said("Settings", "Gano with four tricks"),
        Said("Settings", "Whether gano is closed to a defender with four tricks: one more would be codille."),
        {"off": OFF, "on": ON},
    ),
}
