"""Refusals in words: one sentence for every reason, in the deck's own words."""

from ombre_desktop.engine import Card, Ranking, Reason, Refusal
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.cards import card_label, card_labels, matador_name, rank_label, suit_name
from ombre_desktop.ui.texts.key_table import Key
from ombre_desktop.ui.texts.listing import all_of, one_of
from ombre_desktop.ui.texts.phrases import Said, translate

_SENTENCES: dict[Reason, Said] = {
    Reason.DEAL_OVER: Said("Refusals", "The deal is over."),
    Reason.NOT_ASKED: Said("Refusals", "That is not what you are being asked."),
    Reason.NOT_IN_HAND: Said("Refusals", "You do not hold {cards:the}."),
    Reason.TWICE: Said("Refusals", "A card can be thrown away only once."),
    Reason.MUST_FOLLOW: Said("Refusals", "You must follow {suit}."),
    Reason.MUST_FOLLOW_TRUMP: Said("Refusals", "Trumps were led: you must follow with a trump."),
    Reason.MUST_TRUMP: Said("Refusals", "You hold no {suit}, so you must play a trump."),
    Reason.MATADOR_FORCED: Said(
        "Refusals", "{matador:Name} is forced: {led} was led and you hold no other trump."
    ),
    Reason.MATADORS_FORCED: Said(
        "Refusals", "{led:Name} was led and you have no small trump: play {matadors}."
    ),
    Reason.BID_TOO_LOW: Said("Refusals", "{bid:Name} has been bid already."),
    Reason.NO_HOLD: Said("Refusals", "You may not hold {bid}."),
    Reason.NO_SUCH_BID: Said("Refusals", "There is no bid “{bid}” in this game."),
    Reason.LAST_PLAYS_ALONE: Said(
        "Refusals", "All before you have passed: bid {bid}, or the cards are dealt again."
    ),
    Reason.NOT_THE_LAST: Said(
        "Refusals", "Only the last player may bid {bid}, when all before them have passed."
    ),
    Reason.CARDS_NEEDED: Said("Refusals", "You need {cards:the} to play {bid}."),
    Reason.PLAINER_BID: Said("Refusals", "Bid {bid} first: it is the lowest bid of its kind."),
    Reason.NO_OPENING_BID: Said("Refusals", "{bid:Name} cannot be the first bid."),
    Reason.CARD_HELD: Said("Refusals", "You hold that card yourself: call {called:the}."),
    Reason.CARD_NOT_CALLABLE: Said("Refusals", "That card cannot be called: call {called:the}."),
    Reason.SUIT_NOT_OFFERED: Said("Refusals", "{suit:Name} cannot be named now."),
    Reason.TOO_MANY: Said("Refusals", "You may throw away at most {number:one # card|other # cards}."),
    Reason.TOO_FEW: Said("Refusals", "You must throw away at least {number:one # card|other # cards}."),
    Reason.JUST_TAKEN: Said(
        "Refusals", "You have only just drawn {cards:the}. Throw away cards that you were dealt."
    ),
    Reason.KEEP_A_BLACK_ACE: Said("Refusals", "Only a black ace may be kept."),
    Reason.SUIT_NOT_HELD: Said("Refusals", "You have no card of {suit}: name a suit you hold."),
    Reason.TOO_LATE_TO_SURRENDER: Said(
        "Refusals", "It is too late to surrender: you have played to trick {number}."
    ),
    Reason.NO_SURRENDER: Said("Refusals", "Nobody surrenders at this table."),
    Reason.SURRENDER_FOR_OMBRE: Said("Refusals", "Only the Ombre may surrender."),
    Reason.SURRENDER_OF_BID: Said("Refusals", "You bid {bid}, which cannot be surrendered."),
    Reason.SURRENDER_TAKEN_OVER: Said(
        "Refusals", "This hand was taken over: it cannot be surrendered a second time."
    ),
    Reason.REFUSED_THIS_TRICK: Said("Refusals", "Your surrender was refused in this trick: play on."),
    Reason.GANO_ASKED: Said(
        "Refusals", "A defender said gano of {asked:the}: play a card that does not beat it."
    ),
    Reason.NO_GANO: Said("Refusals", "Nobody says gano at this table."),
    Reason.GANO_FOR_DEFENDERS: Said("Refusals", "Only a defender may say gano."),
    Reason.GANO_TO_NOBODY: Said("Refusals", "You have nobody to ask: no other defender is yet to play."),
    Reason.GANO_NOT_WINNING: Said("Refusals", "Gano may be said only of a card that wins the trick so far."),
    Reason.GANO_CODILLE: Said(
        "Refusals",
        "You have {number:one # trick|other # tricks}. One more is codille, and you may not ask for that.",
    ),
}
_NAMED_AT_MOST = 3


def refusal_sentence(refusal: Refusal, deck: Deck) -> str:
    """Return the refusal as a whole sentence."""
    template = _SENTENCES[refusal.reason]()
    if refusal.reason is Reason.MUST_FOLLOW and 0 < len(refusal.cards) <= _NAMED_AT_MOST:
        template = translate("Refusals", "You must follow {suit}: play {choices:the}.")
    return template.format(
        suit=suit_name(refusal.suit, deck) if refusal.suit else "",
        cards=all_of(card_labels(refusal.cards, deck)),
        called=one_of(card_labels(refusal.cards, deck)),
        choices=one_of([rank_label(card.rank, deck) for card in refusal.cards]),
        matador=matador_name(refusal.cards[0]) if refusal.cards else "",
        matadors=one_of([matador_name(card) for card in refusal.cards]),
        led=matador_name(refusal.led) if refusal.led else "",
        asked=card_label(refusal.led, deck) if refusal.led else "",
        number=refusal.number,
        bid=contract_noun(refusal.name, deck) if refusal.name else "",
    )


def refused_bid(name: str) -> str:
    """Return the *name* of a bid that may not be made now, for a screen reader."""
    return translate("Refusals", "Not now: {bids}").format(bids=name)


def rule_offer(rule: str) -> str:
    """Return the offer to read the paragraph *rule* of the rule book."""
    template = translate("Refusals", "Press {key} or click here to read rule {rule}.")
    return template.format(key=Key.RULES.name_of_key, rule=rule)


def withheld_sentence(card: Card, ranking: Ranking) -> str:
    """Return why the matador *card* need not be played although trumps were led."""
    if card is ranking.matadors[0]:
        template = translate("Refusals", "{matador:Name} may stay in your hand: no lead can call it out.")
    else:
        template = translate(
            "Refusals", "{matador:Name} may stay in your hand: only a higher matador could call it out."
        )
    return template.format(matador=matador_name(card))
