"""The words of the house rules on everything before the first trick."""

from ombre_desktop.ui.texts.phrases import Said
from ombre_desktop.ui.texts.settings_of_games import SettingText

OFF = Said("Settings", "No")
ON = Said("Settings", "Yes")

DEAL_AND_AUCTION = {
    "first_dealer": SettingText(
        Said("Settings", "The first dealer"),
        Said("Settings", "How the sitting finds who deals first."),
        {
            "high_card": Said("Settings", "Each draws a card, the highest deals"),
            "black_ace": Said("Settings", "Cards are dealt face up, the first black ace deals"),
            "random": Said("Settings", "Chance decides, without cards"),
            "spade": Said("Settings", "A card of each suit is drawn, spades (espadas) deals"),
        },
    ),
    "ante": SettingText(
        Said("Settings", "The ante"),
        Said(
            "Settings",
            "How many chips go into the pool before each deal, and who pays them."
            " A lost game costs as many for each player, unless the bid decides that.",
        ),
        {
            "dealer_5": Said("Settings", "The dealer stakes 5"),
            "each_5": Said("Settings", "Each player stakes 5"),
            "each_3": Said("Settings", "Each player stakes 3"),
            "each_2": Said("Settings", "Each player stakes 2"),
            "each_1": Said("Settings", "Each player stakes 1"),
            "dealer_4": Said("Settings", "The dealer stakes 4"),
            "each_4": Said("Settings", "Each player stakes 4"),
            "dealer_1": Said("Settings", "The dealer stakes 1"),
            "none": Said("Settings", "Nobody stakes anything"),
            "dealer_10_each_1": Said("Settings", "Each player stakes 1, and the dealer 10 besides"),
        },
    ),
    "passed_out": SettingText(
        Said("Settings", "When all pass"),
        Said("Settings", "Whether the next player deals, there is a second round, or somebody must play."),
        {
            "redeal": Said("Settings", "Deal again, nobody pays"),
            "redeal_plus_counter": Said("Settings", "Deal again, each adds a chip to the pool"),
            "low_bids": Said("Settings", "A second round, for low bids"),
            "force_spadille": Said("Settings", "Who holds spadille must play"),
            "espada_obligada": Said("Settings", "Who holds spadille must play an entrada"),
            "kasko": Said("Settings", "Forehand may play kasko, with a new hand"),
            "grossfrage": Said("Settings", "Who holds spadille (♣Q) must play a Grossfrage"),
        },
    ),
    "equal_bid": SettingText(
        Said("Settings", "Holding a bid"),
        Said("Settings", "Who may bid as high as the highest bid, after bidding lower before."),
        {
            "elder_hold": Said("Settings", "Only one who speaks earlier than its bidder"),
            "any_lower": Said("Settings", "Anyone who has bid lower"),
            "none": Said("Settings", "Nobody, every bid must go higher"),
        },
    ),
    "auction_order": SettingText(
        Said("Settings", "The order of bidding"),
        Said("Settings", "Whether all bid in turn, or two settle it before the next one speaks."),
        {
            "circular": Said("Settings", "Round the table"),
            "duel": Said("Settings", "Two at a time: the one who is left meets the next player"),
        },
    ),
}

TRUMP_AND_EXCHANGE = {
    "vuelta_card": SettingText(
        Said("Settings", "The turned card of a vuelta"),
        Said("Settings", "Whether the Ombre must take the card that made trump into their hand."),
        {
            "must_take": Said("Settings", "They must take the card"),
            "may_take": Said("Settings", "They may leave it on the talon"),
        },
    ),
    "vuelta_black_ace": SettingText(
        Said("Settings", "A black ace is turned"),
        Said("Settings", "Which suit is trump when a vuelta turns spadille or basto."),
        {
            "its_suit": Said("Settings", "The suit printed on the ace"),
            "free_choice": Said("Settings", "The Ombre names any suit"),
        },
    ),
    "ombre_max": SettingText(
        Said("Settings", "The Ombre's draw"),
        Said("Settings", "The most cards that the Ombre exchanges in an entrada or a vuelta."),
        {
            "9": Said("Settings", "The whole hand"),
            "8": Said("Settings", "Eight cards"),
        },
    ),
    "def_first_max": SettingText(
        Said("Settings", "The first defender's draw"),
        Said("Settings", "The most cards for the first defender; the second has what is left."),
        {
            "8": Said("Settings", "Eight cards"),
            "9": Said("Settings", "The whole hand"),
            "leave_five": Said("Settings", "All but five, unless they hold a matador"),
        },
    ),
    "def_order": SettingText(
        Said("Settings", "Which defender draws first"),
        Said("Settings", "Whether the defender at the Ombre's right may let the other exchange first."),
        {
            "offer": Said("Settings", "The right-hand one, unless they yield"),
            "fixed": Said("Settings", "Always the right-hand one"),
        },
    ),
    "talon_rest": SettingText(
        Said("Settings", "The rest of the talon"),
        Said("Settings", "Whether the cards that nobody drew are seen before the first trick."),
        {
            "hidden": Said("Settings", "It stays face down"),
            "face_up": Said("Settings", "It is shown to all"),
            "dealer_may_show": Said("Settings", "The dealer may show it to all"),
        },
    ),
}

ALL_PASS = {
    "after_low_bids": SettingText(
        Said("Settings", "When nobody bids low either"),
        Said("Settings", "What follows a second round in which all have passed again."),
        {
            "redeal": Said("Settings", "Deal again, nobody pays"),
            "redeal_plus_counter": Said("Settings", "Deal again, each adds a chip to the pool"),
            "force_spadille": Said("Settings", "Who holds spadille must play"),
        },
    ),
    "low_bids": SettingText(
        Said("Settings", "The low bids"),
        Said("Settings", "What may be bid in a second round."),
        {
            "voltereta,gascarola,contrabola": Said("Settings", "All three"),
            "voltereta,gascarola": Said("Settings", "Voltereta and gascarola"),
            "voltereta,contrabola": Said("Settings", "Voltereta and contrabola"),
            "gascarola,contrabola": Said("Settings", "Gascarola and contrabola"),
            "voltereta": Said("Settings", "Voltereta alone"),
            "gascarola": Said("Settings", "Gascarola alone"),
            "contrabola": Said("Settings", "Contrabola alone"),
        },
    ),
    "low_bid_order": SettingText(
        Said("Settings", "The order of the low bids"),
        Said("Settings", "Whether a low bid can be overcalled."),
        {
            "first_come": Said("Settings", "The first to bid has the game"),
            "ranked": Said("Settings", "Gascarola, voltereta, contrabola: a higher one wins"),
        },
    ),
    "voltereta_max": SettingText(
        Said("Settings", "The draw in a voltereta"),
        Said("Settings", "The most cards that the Ombre of a voltereta draws."),
        {
            "5_incl": Said("Settings", "Five, the turned card among them"),
            "5_plus_turned": Said("Settings", "Five, and the turned card besides"),
        },
    ),
    "casca_choice": SettingText(
        Said("Settings", "The choice in a gascarola"),
        Said("Settings", "Whether the Ombre sees the eight cards before keeping one."),
        {
            "seen": Said("Settings", "They look at the cards first"),
            "blind": Said("Settings", "They choose before they see any"),
        },
    ),
    "casca_keep": SettingText(
        Said("Settings", "The card kept in a gascarola"),
        Said("Settings", "Which card of their own the Ombre may keep beside the talon's eight."),
        {
            "any": Said("Settings", "Any card"),
            "black_ace_only": Said("Settings", "Only spadille or basto"),
        },
    ),
    "casca_throw_in": SettingText(
        Said("Settings", "Throwing a gascarola in"),
        Said("Settings", "Whether the Ombre may give up before naming the trump."),
        {"off": OFF, "on": ON},
    ),
    "contrabola_call": SettingText(
        Said("Settings", "When contrabola is bid"),
        Said("Settings", "Whether the game without a trick is a low bid or an ordinary one."),
        {
            "low_bid": Said("Settings", "In the second round"),
            "above_entrada": Said("Settings", "In the auction, above entrada"),
        },
    ),
    "force_spadille_basto": SettingText(
        Said("Settings", "Basto forces too"),
        Said("Settings", "Whether somebody must play although spadille lies in the talon: who holds basto."),
        {"on": ON, "off": Said("Settings", "No, the cards are dealt again")},
    ),
    "force_name_trump": SettingText(
        Said("Settings", "Trump in a forced game"),
        Said("Settings", "Whether a player who is forced to play names trumps before the draw."),
        {
            "after_draw": Said("Settings", "After the draw"),
            "before_draw": Said("Settings", "Before the draw"),
        },
    ),
}
