"""The words on buttons, pills and sheets of the panels."""

from ombre_desktop.ui.paint.boards import TrumpState
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import translate

_RUNGS: dict[TrumpState, str] = {
    TrumpState.MINE: QT_TRANSLATE_NOOP("Panels", "yours"),
    TrumpState.OUT: QT_TRANSLATE_NOOP("Panels", "still out"),
    TrumpState.GONE: QT_TRANSLATE_NOOP("Panels", "gone"),
}
_IN_FRONT = QT_TRANSLATE_NOOP("Panels", "held in front")

ENTER = "Return"
"""The key of whatever goes forward, as Qt spells it."""


def key_cap(key: str) -> str:
    """Return the text of a key's cap: the key's own name, "Enter" for the long one."""
    return translate("Keys", "Enter") if key == ENTER else key


def spoken_button(text: ButtonText) -> str:
    """A button for a screen reader: its label and its key."""
    return translate("Panels", "{label}. Key {key}.").format(label=text.label, key=key_cap(text.key))


def spoken_choice(text: ButtonText, good: str, bad: str) -> str:
    """A choice for a screen reader, with what follows from it."""
    if not good:
        return spoken_button(text)
    template = translate("Panels", "{label}. {good}. {bad}. Key {key}.")
    return template.format(label=text.label, good=good, bad=bad, key=key_cap(text.key))


def take_back_button() -> ButtonText:
    """Take a thrown card back."""
    return ButtonText(translate("Panels", "Take back"), translate("Keys", "B"))


def draw_button(number: int, least: int = 0) -> ButtonText:
    """Confirm the exchange of *number* cards, of *least* at least."""
    if number == 0 < least:
        return _ends_exchange(translate("Panels", "Draw"))
    if number == 0:
        return _ends_exchange(translate("Panels", "Keep all"))
    return _ends_exchange(translate("Panels", "Draw {number}").format(number=number))


def throw_button(number: int) -> ButtonText:
    """Throw *number* cards, for which none are drawn."""
    return _ends_exchange(translate("Panels", "Throw {number}").format(number=number))


def _ends_exchange(label: str) -> ButtonText:
    """The button that ends the exchange has one key, whatever it says; Enter is for the framed card."""
    return ButtonText(label, translate("Keys", "D"))


def thrown_text(thrown: int, least: int, most: int) -> str:
    """Return the state of the exchange."""
    exactly = 0 < least == most
    if exactly and thrown == 0:
        template = QT_TRANSLATE_NOOP("Panels", "Throw away {most:one # card|other # cards}")
    elif exactly:
        template = QT_TRANSLATE_NOOP("Panels", "{thrown} of {most} thrown")
    elif thrown == 0 < least:
        template = QT_TRANSLATE_NOOP(
            "Panels", "Choose at least {least:one # card|other # cards} to throw away"
        )
    elif thrown == 0 < most:
        template = QT_TRANSLATE_NOOP("Panels", "Choose up to {most:one # card|other # cards} to throw away")
    elif thrown < least:
        template = QT_TRANSLATE_NOOP("Panels", "{thrown} thrown, at least {least}")
    elif thrown == most:
        template = QT_TRANSLATE_NOOP("Panels", "{thrown} thrown, no more")
    else:
        template = QT_TRANSLATE_NOOP("Panels", "{thrown} thrown, up to {most}")
    return translate("Panels", template).format(thrown=thrown, least=least, most=most)


def kept_text(card: str, *, may_keep: bool) -> str:
    """Return which *card*, given by its name, is kept; without one, whether one may be."""
    if card:
        return translate("Panels", "You keep {card:the}").format(card=card)
    if may_keep:
        return translate("Panels", "Keep one of these, or none")
    return translate("Panels", "None of these may be kept")


def keep_button(*, one: bool) -> ButtonText:
    """Throw all the cards dealt, or all but *one*."""
    return _ends_exchange(translate("Panels", "Keep it") if one else translate("Panels", "Keep none"))


def play_button(card: str, *, gano: bool = False) -> ButtonText:
    """Play the raised *card*, given by its name, and say gano of it."""
    if gano:
        return ButtonText(translate("Panels", "Play {card:the}: gano").format(card=card), ENTER)
    return ButtonText(translate("Panels", "Play {card:the}").format(card=card), ENTER)


def gano_plea(name: str, card: str) -> str:
    """Return a defender's request to spare *card*."""
    return translate("Panels", "{name} says gano: let {card:the} win.").format(name=name, card=card)


def empty_table_text() -> str:
    """Nothing is being played here."""
    return translate("Panels", "Nobody is playing")


def new_game_button() -> ButtonText:
    """Choose a game to begin."""
    return ButtonText(translate("Panels", "New game"), ENTER)


def rules_button() -> ButtonText:
    """Read the rules before."""
    return ButtonText(translate("Panels", "Ombre in five minutes"), translate("Keys", "O"))


def playing_text() -> str:
    """Tells the person that it is a card that is wanted."""
    return translate("Panels", "Your turn: play a card")


def finish_button() -> ButtonText:
    """Let the rest play itself."""
    return ButtonText(translate("Panels", "Play it out"), translate("Keys", "F"))


def watching_text() -> str:
    """Tells the person that there is nothing to do in this deal."""
    return translate("Panels", "You sit out this deal")


def to_the_end_button() -> ButtonText:
    """Show the rest of a deal at once in which the person does not play."""
    return ButtonText(translate("Panels", "To the end"), translate("Keys", "F"))


def confirm_surrender() -> tuple[str, ButtonText, ButtonText]:
    """The question in the row, the button that surrenders, the one that does not."""
    return (
        translate("Panels", "Surrender this hand?"),
        ButtonText(translate("Panels", "Yes"), translate("Keys", "Y")),
        ButtonText(translate("Panels", "No, play on"), "Esc"),
    )


def next_deal_button() -> ButtonText:
    """Leave the settlement for the next deal."""
    return ButtonText(translate("Panels", "Next deal"), ENTER)


def final_score_button() -> ButtonText:
    """Leave the settlement of the last deal: the pool is divided, and the score sheet opens."""
    return ButtonText(translate("Panels", "To the final score"), ENTER)


def back_to_replay_button() -> ButtonText:
    """Leave the settlement of a deal that was played on from a replay."""
    return ButtonText(translate("Panels", "Back to the replay"), ENTER)


def close_button() -> ButtonText:
    """Put a reading panel away."""
    return ButtonText(translate("Panels", "Close"), "Esc")


def pass_lines() -> tuple[str, str]:
    """Return the consequences of passing."""
    return translate("Panels", "You stay out"), translate("Panels", "No risk")


def price_lines(
    pool: int, from_each: int, lose: int, *, no_trick: bool = False, payers: int = 2
) -> tuple[str, str]:
    """
    Return a bid's winnings with that many *payers*, and its possible cost, in chips.

    Where nobody pays, the pool is all there is to win; *no_trick*: it is won by taking none.
    """
    if no_trick:
        win = translate("Panels", "No trick: pool {pool} + {each} from each")
        return win.format(pool=pool, each=from_each), translate("Panels", "A trick: {lose}").format(lose=lose)
    template = translate("Panels", "Win: pool {pool}")
    if from_each and payers == 1:
        template = translate("Panels", "Win: pool {pool} + {each}")
    elif from_each:
        template = translate("Panels", "Win: pool {pool} + {each} from each")
    win = template.format(pool=pool, each=from_each)
    return win, translate("Panels", "Lose: {lose}").format(lose=lose)


def ladder_title() -> str:
    """The head of the trump ladder."""
    return translate("Panels", "Trumps, high to low")


def ladder_count(mine: int, out: int, *, looks_on: bool = False) -> str:
    """Return the trumps held by the person, or by an onlooker's front seat, and those still out."""
    template = QT_TRANSLATE_NOOP("Panels", "{mine} yours · {out} out")
    if looks_on:
        template = QT_TRANSLATE_NOOP("Panels", "{mine} held · {out} out")
    return translate("Panels", template).format(mine=mine, out=out)


def rung_text(card: str, state: str) -> str:
    """One trump of the ladder for a screen reader: its name and its *state* in words."""
    return translate("Panels", "{card}: {state}").format(card=card, state=state)


def log_title() -> str:
    """The head of the log."""
    return translate("Panels", "What has happened")


def all_cards_title() -> str:
    """The head of the panel with the cards nobody saw."""
    return translate("Panels", "The other cards of the deal")


def all_cards_button() -> ButtonText:
    """Show the cards that were thrown and left."""
    return ButtonText(translate("Panels", "Other cards"), translate("Keys", "O"))


def thrown_by(name: str) -> str:
    """Above the cards that a player threw away; *name* may be "you"."""
    return translate("Panels", "Thrown by {name}").format(name=name)


def turned_up_label() -> str:
    """Above the cards that were turned up and lay apart."""
    return translate("Panels", "Turned up")


def left_in_talon() -> str:
    """Above the cards that nobody drew."""
    return translate("Panels", "Left in the talon")


def last_trick_title() -> str:
    """The head of the last trick."""
    return translate("Panels", "The last trick")


def took_it(winner: str) -> str:
    """Under the card that took a trick: whose it was."""
    return translate("Panels", "{winner:Name}: took it").format(winner=winner)


def trick_taken(winner: str) -> str:
    """Return who took the last trick, for a screen reader."""
    return translate("Panels", "{winner:Name} took the trick.").format(winner=winner)


def french_cards_note() -> str:
    """Return why the cards differ from the person's choice."""
    return translate("Panels", "This game has eights, nines and tens, so French cards are laid.")


def total_label() -> str:
    """The last row of a settlement in chips: what the person has won or lost."""
    return translate("Panels", "In all, to you")


def total_label_of(name: str) -> str:
    """The last row of a settlement that an onlooker reads."""
    return translate("Panels", "In all, to {name}").format(name=name)


def labelled(label: str, value: str) -> str:
    """A row of a panel for a screen reader."""
    return translate("Panels", "{label}: {value}.").format(label=label, value=value)


def rung_state(state: TrumpState, *, looks_on: bool = False) -> str:
    """Return the state of a trump, in words."""
    return translate("Panels", _IN_FRONT if looks_on and state is TrumpState.MINE else _RUNGS[state])
