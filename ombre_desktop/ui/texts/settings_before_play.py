"""The words of the house rules on everything before the first trick."""

from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.settings_of_games import SettingText

OFF = QT_TRANSLATE_NOOP("Settings", "No")
ON = QT_TRANSLATE_NOOP("Settings", "Yes")

DEAL_AND_AUCTION = {
    "first_dealer": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The first dealer"),
        QT_TRANSLATE_NOOP("Settings", "How the sitting finds who deals first."),
        {
            "high_card": QT_TRANSLATE_NOOP("Settings", "Each draws a card, the highest deals"),
            "black_ace": QT_TRANSLATE_NOOP("Settings", "Cards are dealt face up, the first black ace deals"),
            "random": QT_TRANSLATE_NOOP("Settings", "Chance decides, without cards"),
            "spade": QT_TRANSLATE_NOOP("Settings", "A card of each suit is drawn, spades (espadas) deals"),
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
            "each_1": QT_TRANSLATE_NOOP("Settings", "Each player stakes 1"),
            "dealer_4": QT_TRANSLATE_NOOP("Settings", "The dealer stakes 4"),
            "each_4": QT_TRANSLATE_NOOP("Settings", "Each player stakes 4"),
            "dealer_1": QT_TRANSLATE_NOOP("Settings", "The dealer stakes 1"),
            "none": QT_TRANSLATE_NOOP("Settings", "Nobody stakes anything"),
            "dealer_10_each_1": QT_TRANSLATE_NOOP(
                "Settings", "Each player stakes 1, and the dealer 10 besides"
            ),
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
            "espada_obligada": QT_TRANSLATE_NOOP("Settings", "Who holds spadille must play an entrada"),
            "kasko": QT_TRANSLATE_NOOP("Settings", "Forehand may play kasko, with a new hand"),
            "grossfrage": QT_TRANSLATE_NOOP("Settings", "Who holds spadille (♣Q) must play a Grossfrage"),
        },
    ),
    "equal_bid": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Holding a bid"),
        QT_TRANSLATE_NOOP(
            "Settings", "Which players may bid as high as the standing bid, after a lower bid of their own."
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
            "duel": QT_TRANSLATE_NOOP("Settings", "Two at a time: the one who is left meets the next player"),
        },
    ),
}

TRUMP_AND_EXCHANGE = {
    "vuelta_card": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The turned card of a vuelta"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the Ombre must take the card that made trump into their hand."
        ),
        {
            "must_take": QT_TRANSLATE_NOOP("Settings", "They must take it"),
            "may_take": QT_TRANSLATE_NOOP("Settings", "They may leave it on the talon"),
        },
    ),
    "vuelta_black_ace": SettingText(
        QT_TRANSLATE_NOOP("Settings", "A black ace is turned"),
        QT_TRANSLATE_NOOP("Settings", "Which suit is trump when a vuelta turns spadille or basto."),
        {
            "its_suit": QT_TRANSLATE_NOOP("Settings", "The suit printed on the ace"),
            "free_choice": QT_TRANSLATE_NOOP("Settings", "The Ombre names any suit"),
        },
    ),
    "ombre_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The Ombre's draw"),
        QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre exchanges in an entrada or a vuelta."),
        {
            "9": QT_TRANSLATE_NOOP("Settings", "The whole hand"),
            "8": QT_TRANSLATE_NOOP("Settings", "Eight cards"),
        },
    ),
    "def_first_max": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The first defender's draw"),
        QT_TRANSLATE_NOOP("Settings", "The most cards for the first defender; the second has what is left."),
        {
            "8": QT_TRANSLATE_NOOP("Settings", "Eight cards"),
            "9": QT_TRANSLATE_NOOP("Settings", "The whole hand"),
            "leave_five": QT_TRANSLATE_NOOP("Settings", "All but five, unless they hold a matador"),
        },
    ),
    "def_order": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Which defender draws first"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether the defender at the Ombre's right may let the other exchange first."
        ),
        {
            "offer": QT_TRANSLATE_NOOP("Settings", "The right-hand one, unless they yield"),
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

ALL_PASS = {
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
        QT_TRANSLATE_NOOP("Settings", "The draw in a voltereta"),
        QT_TRANSLATE_NOOP("Settings", "The most cards that the Ombre of a voltereta draws."),
        {
            "5_incl": QT_TRANSLATE_NOOP("Settings", "Five, the turned card among them"),
            "5_plus_turned": QT_TRANSLATE_NOOP("Settings", "Five, and the turned card besides"),
        },
    ),
    "casca_choice": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The choice in a gascarola"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre sees the eight cards before keeping one."),
        {
            "seen": QT_TRANSLATE_NOOP("Settings", "They look at the cards first"),
            "blind": QT_TRANSLATE_NOOP("Settings", "They choose before they see any"),
        },
    ),
    "casca_keep": SettingText(
        QT_TRANSLATE_NOOP("Settings", "The card kept in a gascarola"),
        QT_TRANSLATE_NOOP(
            "Settings", "Which of their own cards the Ombre may keep beside the eight from the talon."
        ),
        {
            "any": QT_TRANSLATE_NOOP("Settings", "Any card"),
            "black_ace_only": QT_TRANSLATE_NOOP("Settings", "Only spadille or basto"),
        },
    ),
    "casca_throw_in": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Throwing a gascarola in"),
        QT_TRANSLATE_NOOP("Settings", "Whether the Ombre may give up before naming the trump."),
        {"off": OFF, "on": ON},
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
        {"on": ON, "off": QT_TRANSLATE_NOOP("Settings", "No, the cards are dealt again")},
    ),
    "force_name_trump": SettingText(
        QT_TRANSLATE_NOOP("Settings", "Trump in a forced game"),
        QT_TRANSLATE_NOOP(
            "Settings", "Whether a player who is forced to play names the trump after or before the draw."
        ),
        {
            "after_draw": QT_TRANSLATE_NOOP("Settings", "After the draw"),
            "before_draw": QT_TRANSLATE_NOOP("Settings", "Before the draw"),
        },
    ),
}
