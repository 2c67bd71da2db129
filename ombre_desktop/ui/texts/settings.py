"""
The house rules in words: the name of every setting, a sentence about it, and its values.

Every key of every game's rules stands here, and every value of every enum; a test holds that.
"""

from ombre_desktop.engine.house import HouseRules, text_of
from ombre_desktop.ui.texts.listing import all_of
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate
from ombre_desktop.ui.texts.points import points_text
from ombre_desktop.ui.texts.settings_of_games import IN_ONE_GAME, OF_ONE_GAME, SettingText

_CONTEXT = "Settings"


def setting_name(key: str, game: str = "") -> str:
    """Return the name of the setting *key* in *game*."""
    return translate(_CONTEXT, _own(key, game).name or SETTINGS[key].name)


def explanation(key: str, game: str = "") -> str:
    """One or two sentences on what the setting *key* decides in *game*."""
    return translate(_CONTEXT, _own(key, game).explanation or SETTINGS[key].explanation)


def value_name(key: str, value: str, game: str = "") -> str:
    """Return the name of *value* as records write it; a number without a name is spelled out."""
    named = _own(key, game).values.get(value) or SETTINGS[key].values.get(value)
    if named is not None:
        return translate(_CONTEXT, named)
    if key == "ante":
        return translate("Settings", "Each player stakes {chips}").format(chips=value.removeprefix("each_"))
    return points_text(int(value))


def usual(value: str) -> str:
    """The name of a *value*, marked as the one that the rule book has."""
    return translate("Settings", "{value} (usual)").format(value=value)


def no_effect(key: str, rules: HouseRules, game: str = "") -> str:
    """Return why the setting *key* has no effect beside the other *rules* of *game*; empty if it has."""
    template = translate("Settings", "“{setting}” is “{value}”")
    hindrances = [
        template.format(
            setting=setting_name(other, game), value=value_name(other, text_of(getattr(rules, other)), game)
        )
        for other in rules.hindrances(key)
    ]
    if not hindrances:
        return ""
    return translate("Settings", "This has no effect while {conditions}.").format(
        conditions=all_of(hindrances)
    )


def _own(key: str, game: str) -> SettingText:
    """The words that *game* has for the setting *key* instead of the common ones; empty ones where none."""
    return IN_ONE_GAME.get(game, {}).get(key, _NONE)


_NONE = SettingText("", "", {})


_OFF = QT_TRANSLATE_NOOP("Settings", "No")
_ON = QT_TRANSLATE_NOOP("Settings", "Yes")

_DEAL_AND_AUCTION = {
    "first_dealer": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The first dealer"),
        QT_TRANSLATE_NOOP("Settings", "How the sitting finds who deals first."),
        {
            "high_card": QT_TRANSLATE_NOOP("Settings", "Each draws a card, the highest deals"),
            "black_ace": QT_TRANSLATE_NOOP("Settings", "Cards are dealt face up, the first black ace deals"),
            "random": QT_TRANSLATE_NOOP("Settings", "Chance decides, without cards"),
        },
    ),
    "ante": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The ante"),
        QT_TRANSLATE_NOOP(
            "Settings",
            "How many chips go into the pool before each deal, and who pays them."
            " A lost game costs as many a head, unless the bid decides that.",
        ),
        {
            "dealer_5": QT_TRANSLATE_NOOP("Settings", "The dealer stakes 5"),
            "each_5": QT_TRANSLATE_NOOP("Settings", "Each player stakes 5"),
            "each_3": QT_TRANSLATE_NOOP("Settings", "Each player stakes 3"),
            "each_2": QT_TRANSLATE_NOOP("Settings", "Each player stakes 2"),
        },
    ),
    "passed_out": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When all pass"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the next player deals, there is a second round, or somebody must play."
        ),
        {
            "redeal": QT_TRANSLATE_NOOP("Settings", "Deal again, nobody pays"),
            "redeal_plus_counter": QT_TRANSLATE_NOOP("Settings", "Deal again, each adds a chip to the pool"),
            "low_bids": QT_TRANSLATE_NOOP("Settings", "A second round, for low bids"),
            "force_spadille": QT_TRANSLATE_NOOP("Settings", "Who holds spadille must play"),
        },
    ),
    "equal_bid": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Holding a bid"),
        QT_TRANSLATE_NOOP(
            "Settings", "Who may say the same as the standing bid, having bid lower himself before."
        ),
        {
            "elder_hold": QT_TRANSLATE_NOOP("Settings", "Only one who speaks earlier than its bidder"),
            "any_lower": QT_TRANSLATE_NOOP("Settings", "Anyone who has bid lower"),
            "none": QT_TRANSLATE_NOOP("Settings", "Nobody, every bid must go higher"),
        },
    ),
    "auction_order": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The order of bidding"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether all bid in turn, or two players settle it before the next one speaks."
        ),
        {
            "circular": QT_TRANSLATE_NOOP("Settings", "Round the table"),
            "duel": QT_TRANSLATE_NOOP("Settings", "Two at a time: whoever is left meets the next player"),
        },
    ),
}

_TRUMP_AND_EXCHANGE = {
    "vuelta_card": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The turned card of a vuelta"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre must take the card that made trump into his hand."),
        {
            "must_take": QT_TRANSLATE_NOOP("Settings", "He must take it"),
            "may_take": QT_TRANSLATE_NOOP("Settings", "He may leave it on the talon"),
        },
    ),
    "vuelta_black_ace": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A black ace is turned"),
        QT_TRANSLATE_NOOP("Settings", "What is trump when a vuelta turns spadille or basto."),
        {
            "its_suit": QT_TRANSLATE_NOOP("Settings", "The suit printed on the ace"),
            "free_choice": QT_TRANSLATE_NOOP("Settings", "The Ombre names any suit"),
        },
    ),
    "ombre_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "What the Ombre may draw"),
        QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre exchanges in an entrada or a vuelta."),
        {
            "9": QT_TRANSLATE_NOOP("Settings", "The whole hand"),
            "8": QT_TRANSLATE_NOOP("Settings", "Eight cards"),
        },
    ),
    "def_first_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "What the first defender may draw"),
        QT_TRANSLATE_NOOP("Settings", "The most cards for the first defender; the second has what is left."),
        {
            "8": QT_TRANSLATE_NOOP("Settings", "Eight cards"),
            "9": QT_TRANSLATE_NOOP("Settings", "The whole hand"),
            "leave_five": QT_TRANSLATE_NOOP("Settings", "He leaves five, unless he holds a matador"),
        },
    ),
    "def_order": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Which defender draws first"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the defender at the Ombre's right may let the other exchange before him."
        ),
        {
            "offer": QT_TRANSLATE_NOOP("Settings", "The right-hand one, unless he yields"),
            "fixed": QT_TRANSLATE_NOOP("Settings", "Always the right-hand one"),
        },
    ),
    "talon_rest": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The rest of the talon"),
        QT_TRANSLATE_NOOP("Settings", "Whether the cards that nobody drew are seen before the first trick."),
        {
            "hidden": QT_TRANSLATE_NOOP("Settings", "It stays face down"),
            "face_up": QT_TRANSLATE_NOOP("Settings", "It is shown to all"),
            "dealer_may_show": QT_TRANSLATE_NOOP("Settings", "The dealer may show it to all"),
        },
    ),
}

_PLAY = {
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
        {"off": _OFF, "on": _ON},
    ),
    "surrender": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Surrender"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre may give up before his card to the fourth trick."),
        {"on": _ON, "off": _OFF},
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

_RESULT = {
    "split_144": SettingText(
        QT_TRANSLATE_NOOP("Settings", "One trick against four and four"),
        QT_TRANSLATE_NOOP("Settings", "What it is when the Ombre has one trick and each defender four."),
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

_PRICES = {
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
        QT_TRANSLATE_NOOP("Settings", "What it takes to count a run that the Ombre does not hold."),
        {
            "not_held": QT_TRANSLATE_NOOP("Settings", "They are not in his hand, wherever they are"),
            "held_by_defenders": QT_TRANSLATE_NOOP("Settings", "The defenders hold them"),
        },
    ),
    "estuche_hand": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The hand that counts for estuches"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the Ombre's cards are looked at before or after the exchange."
        ),
        {
            "played": QT_TRANSLATE_NOOP("Settings", "The cards he plays with"),
            "dealt": QT_TRANSLATE_NOOP("Settings", "The cards he was dealt"),
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
    "loss_base": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The bid and the price of losing"),
        QT_TRANSLATE_NOOP("Settings", "Whether losing a vuelta or a solo costs more than losing an entrada."),
        {
            "flat": QT_TRANSLATE_NOOP("Settings", "All bids cost the same"),
            "by_bid": QT_TRANSLATE_NOOP("Settings", "5, 7 or 15 a head, as the bid is worth"),
        },
    ),
}

_GANO = {
    "gano": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Gano"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a defender may ask the other not to overtake the card he has just played."
        ),
        {
            "off": QT_TRANSLATE_NOOP("Settings", "Nobody says it"),
            "advisory": QT_TRANSLATE_NOOP("Settings", "It is a request"),
            "binding": QT_TRANSLATE_NOOP("Settings", "Whoever has a lower card must play it"),
        },
    ),
    "gano_no_codille": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Gano with four tricks"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether gano is closed to a defender with four tricks: one more would be codille."
        ),
        {"off": _OFF, "on": _ON},
    ),
}

_ALL_PASS = {
    "after_low_bids": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When nobody bids low either"),
        QT_TRANSLATE_NOOP("Settings", "What follows a second round in which all have passed again."),
        {
            "redeal": QT_TRANSLATE_NOOP("Settings", "Deal again, nobody pays"),
            "redeal_plus_counter": QT_TRANSLATE_NOOP("Settings", "Deal again, each adds a chip to the pool"),
            "force_spadille": QT_TRANSLATE_NOOP("Settings", "Who holds spadille must play"),
        },
    ),
    "low_bids": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The low bids"),
        QT_TRANSLATE_NOOP("Settings", "What may be bid in a second round."),
        {
            "voltereta,gascarola,contrabola": QT_TRANSLATE_NOOP("Settings", "All three"),
            "voltereta,gascarola": QT_TRANSLATE_NOOP("Settings", "Voltereta and gascarola"),
            "voltereta,contrabola": QT_TRANSLATE_NOOP("Settings", "Voltereta and contrabola"),
            "gascarola,contrabola": QT_TRANSLATE_NOOP("Settings", "Gascarola and contrabola"),
            "voltereta": QT_TRANSLATE_NOOP("Settings", "Voltereta alone"),
            "gascarola": QT_TRANSLATE_NOOP("Settings", "Gascarola alone"),
            "contrabola": QT_TRANSLATE_NOOP("Settings", "Contrabola alone"),
        },
    ),
    "low_bid_order": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The order of the low bids"),
        QT_TRANSLATE_NOOP("Settings", "Whether a low bid can be overcalled."),
        {
            "first_come": QT_TRANSLATE_NOOP("Settings", "The first to bid has the game"),
            "ranked": QT_TRANSLATE_NOOP("Settings", "Gascarola, voltereta, contrabola: a higher one wins"),
        },
    ),
    "voltereta_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "What is drawn in a voltereta"),
        QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre of a voltereta draws."),
        {
            "5_incl": QT_TRANSLATE_NOOP("Settings", "Five, the turned card among them"),
            "5_plus_turned": QT_TRANSLATE_NOOP("Settings", "Five, and the turned card besides"),
        },
    ),
    "casca_choice": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The choice in a gascarola"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre sees the eight cards before he keeps one."),
        {
            "seen": QT_TRANSLATE_NOOP("Settings", "He looks at them first"),
            "blind": QT_TRANSLATE_NOOP("Settings", "He chooses before he sees any"),
        },
    ),
    "casca_keep": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The card kept in a gascarola"),
        QT_TRANSLATE_NOOP("Settings", "Which of his own cards the Ombre may keep beside the eight he takes."),
        {
            "any": QT_TRANSLATE_NOOP("Settings", "Any card"),
            "black_ace_only": QT_TRANSLATE_NOOP("Settings", "Only spadille or basto"),
        },
    ),
    "casca_throw_in": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Throwing a gascarola in"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre may give up before he names the trump."),
        {"off": _OFF, "on": _ON},
    ),
    "contrabola_call": SettingText(
        QT_TRANSLATE_NOOP("Settings", "When contrabola is bid"),
        QT_TRANSLATE_NOOP("Settings", "Whether the game without a trick is a low bid or one of the auction."),
        {
            "low_bid": QT_TRANSLATE_NOOP("Settings", "In the second round"),
            "above_entrada": QT_TRANSLATE_NOOP("Settings", "In the auction, above entrada"),
        },
    ),
    "force_spadille_basto": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Basto forces too"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether somebody must play although spadille lies in the talon: who holds basto."
        ),
        {"on": _ON, "off": QT_TRANSLATE_NOOP("Settings", "No, the cards are dealt again")},
    ),
    "force_name_trump": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Trump in a forced game"),
        QT_TRANSLATE_NOOP("Settings", "Whether who must play names the trump after or before he draws."),
        {
            "after_draw": QT_TRANSLATE_NOOP("Settings", "After he has drawn"),
            "before_draw": QT_TRANSLATE_NOOP("Settings", "Before he draws"),
        },
    ),
}

SETTINGS: dict[str, SettingText] = {
    **_DEAL_AND_AUCTION,
    **_TRUMP_AND_EXCHANGE,
    **_PLAY,
    **_RESULT,
    **_PRICES,
    **_GANO,
    **_ALL_PASS,
    **OF_ONE_GAME,
}
"""Every setting by its key, in the order of the rule book."""
