"""The words on buttons, pills and sheets of the panels."""

from ombre_desktop.engine import Seat, Suit
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.paint.boards import TrumpState
from ombre_desktop.ui.texts import favour_games
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.cards import suit_name
from ombre_desktop.ui.texts.company import Company, Pair, counts_stones
from ombre_desktop.ui.texts.deeds import Deed, deed_button
from ombre_desktop.ui.texts.key_table import key_name
from ombre_desktop.ui.texts.phrases import Said, translate

_RUNGS: dict[TrumpState, Said] = {
    TrumpState.MINE: Said("Panels", "yours"),
    TrumpState.OUT: Said("Panels", "still out"),
    TrumpState.GONE: Said("Panels", "gone"),
}
_IN_FRONT = Said("Panels", "held in front")
_TOOK_IT: Pair = (Said("Panels", "You: took it"), Said("Panels", "{name:Name}: took it"))
_THROWN_BY: Pair = (Said("Panels", "Thrown by you"), Said("Panels", "Thrown by {name}"))
_TRICK_TAKEN: Pair = (Said("Panels", "You took the trick."), Said("Panels", "{name:Name} took the trick."))

ENTER = "Return"
"""The key of every button that moves on, as Qt spells it."""


watching_text = Said("Panels", "You sit out this deal")
"""The sentence that the person has nothing to do in this deal."""
log_title = Said("Panels", "What has happened")
"""The title of the log."""
turned_up_label = Said("Panels", "Turned up")
"""The label of the cards turned up apart."""
last_trick_title = Said("Panels", "The last trick")
"""The title of the last trick."""
french_cards_note = Said("Panels", "This game has eights, nines and tens, so French cards are laid.")
"""The note on why the cards differ from the person's choice."""
total_label = Said("Panels", "In all, for you")
"""The label of the last row of a settlement in chips: the person's gain or loss."""


def key_cap(key: str) -> str:
    """Return the text of a key's cap; *key* is its name as Qt spells it."""
    return key_name(key)


def spoken_button(text: ButtonText) -> str:
    """Return a button for a screen reader: its label and its key."""
    return translate("Panels", "{label}. Key {key}.").format(label=text.label, key=key_cap(text.key))


def spoken_choice(text: ButtonText, good: str, bad: str) -> str:
    """Return a choice for a screen reader, with its consequences."""
    if not good:
        return spoken_button(text)
    template = translate("Panels", "{label}. {good}. {bad}. Key {key}.")
    return template.format(label=text.label, good=good, bad=bad, key=key_cap(text.key))


def take_back_button() -> ButtonText:
    """Return the button that takes a discard back."""
    return deed_button(Deed.TAKE_BACK)


def draw_button(number: int, least: int = 0) -> ButtonText:
    """Return the button for the exchange of *number* cards, at least *least*."""
    if number == 0 < least:
        return _ends_exchange(translate("Panels", "Draw"))
    if number == 0:
        return _ends_exchange(translate("Panels", "Keep all"))
    return _ends_exchange(translate("Panels", "Draw {number}").format(number=number))


def throw_button(number: int) -> ButtonText:
    """Return the button for discarding *number* cards without drawing any."""
    return _ends_exchange(translate("Panels", "Throw {number}").format(number=number))


def _ends_exchange(label: str) -> ButtonText:
    """Return the button that ends the exchange, always with the same key; Enter is for the framed card."""
    return deed_button(Deed.END_EXCHANGE, label)


def thrown_text(thrown: int, least: int, most: int) -> str:
    """Return the state of the exchange once a card is thrown."""
    if 0 < least == most:
        template = translate("Panels", "{thrown} of {most} thrown")
    elif thrown < least:
        template = translate("Panels", "{thrown} thrown, at least {least}")
    elif thrown == most:
        template = translate("Panels", "{thrown} thrown, no more")
    else:
        template = translate("Panels", "{thrown} thrown, up to {most}")
    return template.format(thrown=thrown, least=least, most=most)


def kept_text(card: str, *, may_keep: bool) -> str:
    """Return which *card* is kept, by name; without a card, say that one may be kept."""
    if card:
        return translate("Panels", "You keep {card:the}").format(card=card)
    if may_keep:
        return translate("Panels", "Keep one of these, or none")
    return translate("Panels", "None of these may be kept")


def keep_button(*, one: bool) -> ButtonText:
    """Return the button for discarding all the cards dealt, or all but *one*."""
    return _ends_exchange(translate("Panels", "Keep it") if one else translate("Panels", "Keep none"))


def play_button(card: str, *, gano: bool = False) -> ButtonText:
    """Return the button for playing the raised *card*, by name, perhaps with *gano*."""
    if gano:
        return ButtonText(translate("Panels", "Play {card:the}: gano").format(card=card), ENTER)
    return ButtonText(translate("Panels", "Play {card:the}").format(card=card), ENTER)


def gano_plea(name: str, card: str) -> str:
    """Return a defender's request to spare *card*."""
    return translate("Panels", "{name} says gano: let {card:the} win.").format(name=name, card=card)


def finish_button() -> ButtonText:
    """Return the button for playing the rest out."""
    return deed_button(Deed.PLAY_OUT)


def to_the_end_button() -> ButtonText:
    """Return the button that skips a deal in which the person does not play."""
    return deed_button(Deed.TO_THE_END)


def confirm_surrender(cost: int | None = None) -> tuple[str, ButtonText, ButtonText]:
    """
    Return the question in the row, the button that surrenders, and the one that does not.

    A surrender that is accepted costs *cost* chips; None if that is not known.
    """
    asked = translate("Panels", "Surrender this hand?")
    if cost is not None:
        template = translate("Panels", "Surrender this hand, and pay {cost:one # chip|other # chips}?")
        asked = template.format(cost=cost)
    return (
        asked,
        deed_button(Deed.SURE),
        ButtonText(translate("Panels", "No, play on"), "Esc"),
    )


def next_deal_button() -> ButtonText:
    """Return the button from the settlement to the next deal."""
    return ButtonText(translate("Panels", "Next deal"), ENTER)


def final_score_button() -> ButtonText:
    """Return the button from the last settlement to the score sheet, which divides the pool."""
    return ButtonText(translate("Panels", "To the final score"), ENTER)


def back_to_replay_button() -> ButtonText:
    """Return the button from the settlement back to the replay."""
    return ButtonText(translate("Panels", "Back to the replay"), ENTER)


def close_button() -> ButtonText:
    """Return the button that closes a board."""
    return ButtonText(translate("Panels", "Close"), "Esc")


def own_card_line() -> tuple[str, str]:
    """Return what it means to call a card that the person holds."""
    return translate("Panels", "You hold it"), translate("Panels", "You would play alone, in secret")


def pass_lines(*, called: bool = False, joins: bool = False, stands: bool = False) -> tuple[str, str]:
    """
    Return the consequences of passing; with *called*, the player of a bid may call the person.

    A bid of somebody else *stands* already, or not.

    With *joins*, there is an Ombre already, whose nolo others may play too.
    """
    if joins:
        return translate("Panels", "You do not play it"), translate("Panels", "You defend against it")
    then = translate("Panels", "If another does, you defend")
    if called:
        then = translate("Panels", "You defend, unless called")
    elif stands:
        then = translate("Panels", "Then you defend")
    return translate("Panels", "You make no bid"), then


def last_pass_lines() -> tuple[str, str]:
    """Return the consequences of passing after all others have."""
    return translate("Panels", "You make no bid"), translate("Panels", "Then all have passed")


def price_lines(
    pool: int, from_each: int, lose: int, *, no_trick: bool = False, payers: int = 2
) -> tuple[str, str]:
    """
    Return a bid's winnings with that many *payers*, and its possible cost, in chips.

    Where nobody pays, the pool is all there is to win; an empty one is not mentioned. *no_trick*: it is won
    by taking none.
    """
    if no_trick:
        win = translate("Panels", "No trick: pool {pool} + {each} from each")
        return win.format(pool=pool, each=from_each), translate("Panels", "A trick: {lose}").format(lose=lose)
    template = translate("Panels", "Win: pool {pool}")
    if from_each and not pool:
        template = translate("Panels", "Win: {each} from each")
    elif from_each and payers == 1:
        template = translate("Panels", "Win: pool {pool} + {each}")
    elif from_each:
        template = translate("Panels", "Win: pool {pool} + {each} from each")
    if from_each and not pool and payers == 1:
        template = translate("Panels", "Win: {chips}")
    win = template.format(pool=pool, each=from_each, chips=from_each)
    return win, translate("Panels", "Lose: {lose}").format(lose=lose)


def loss_line(lose: int, game: str, owed: int = 0) -> str:
    """
    Return the possible cost of a bid in *game*, and to whom it goes where that is not always the pool.

    Of the cost, *owed* chips are more than the person has.
    """
    template = translate("Panels", "Lose: {lose}")
    if owed:
        template = translate("Panels", "Lose: {lose}, {owed} of it owed")
    elif game == favour_games.OF_SPAIN:
        template = favour_games.LOST()
    return template.format(lose=lose, owed=owed)


def ladder_title(*, short: bool = False) -> str:
    """Return the title of the trump ladder, or its *short* form for large text."""
    return translate("Panels", "Trumps") if short else translate("Panels", "Trumps, high to low")


def suit_order_title(suit: Suit, deck: Deck) -> str:
    """Return the title of the order of a plain suit."""
    return translate("Panels", "{suit:Name}, high to low").format(suit=suit_name(suit, deck))


def ladder_count(mine: int, out: int, *, looks_on: bool = False) -> str:
    """Return the trumps held by the person, or by an onlooker's front seat, and those still out."""
    template = translate("Panels", "{mine} yours · {out} out")
    if looks_on:
        template = translate("Panels", "{mine} held · {out} out")
    return template.format(mine=mine, out=out)


def rung_text(card: str, state: str) -> str:
    """Return a trump of the ladder for a screen reader: its name and its *state* in words."""
    return translate("Panels", "{card:Name}: {state}.").format(card=card, state=state)


def all_cards_title(game: str = "") -> str:
    """Return the title of the panel with the cards of *game* nobody saw."""
    if counts_stones(game):
        return translate("Panels", "The cards left over")
    return translate("Panels", "Discards and talon")


def all_cards_button(game: str = "") -> ButtonText:
    """Return the button for the discards and the rest of the talon; in some games nothing is discarded."""
    return deed_button(Deed.OTHER_CARDS, all_cards_title(game) if counts_stones(game) else "")


def review_button() -> ButtonText:
    """Return the button for a review of the deal."""
    return deed_button(Deed.REVIEW)


def thrown_by(seat: Seat, company: Company) -> str:
    """Return the heading of the cards that *seat* threw away."""
    return company.told(_THROWN_BY, seat)


def left_in_talon(game: str = "") -> str:
    """Return the label of the cards that nobody drew in *game*."""
    if counts_stones(game):
        return translate("Panels", "The zanga, which nobody takes")
    return translate("Panels", "Left in the talon")


def took_it(winner: Seat, company: Company) -> str:
    """Return the words under the card that took a trick, which say whose card it was."""
    return company.told(_TOOK_IT, winner)


def trick_taken(winner: Seat, company: Company) -> str:
    """Return who took the last trick, for a screen reader."""
    return company.told(_TRICK_TAKEN, winner)


def total_label_of(name: str) -> str:
    """Return the label of the last row of a settlement for an onlooker."""
    return translate("Panels", "In all, to {name}").format(name=name)


def labelled(label: str, value: str) -> str:
    """Return a row of a panel for a screen reader."""
    return translate("Panels", "{label}: {value}.").format(label=label, value=value)


def rung_state(state: TrumpState, *, looks_on: bool = False) -> str:
    """Return the state of a trump, in words."""
    return (_IN_FRONT if looks_on and state is TrumpState.MINE else _RUNGS[state])()
