"""The words of deal codes, numbered deals, the clipboard and files dropped onto the window."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine.codes import CodeFault, Slip
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.model.known_deal import KnownDeal
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.games import game_name, seats_name
from ombre_desktop.ui.texts.listing import listed, one_of, sentences
from ombre_desktop.ui.texts.people import shown_names
from ombre_desktop.ui.texts.phrases import Said, count, figure, translate
from ombre_desktop.ui.texts.settings import setting_name, value_name

_FAULTS = {
    CodeFault.EMPTY: Said("Codes", "Type or paste a code, or the number of a deal."),
    CodeFault.TOO_LONG: Said("Codes", "No code is as long as this."),
    CodeFault.MISTYPED: Said("Codes", "A character is wrong, missing or out of place."),
    CodeFault.UNKNOWN_VERSION: Said(
        "Codes", "This code is from a newer version of Ombre, and cannot be read here."
    ),
    CodeFault.UNKNOWN_GAME: Said(
        "Codes", "This code names a game or house rule that this Ombre does not know."
    ),
    CodeFault.NO_DEAL: Said("Codes", "No deal has this code."),
    CodeFault.BAD_NUMBER: Said("Codes", "Deals are numbered from 1 to 4,000,000,000."),
    CodeFault.NOT_NUMBERED: Said("Codes", "A code cannot say this game or house rule."),
    CodeFault.HIDDEN_CARDS: Said("Codes", "Not all cards of this deal are known."),
    CodeFault.TOO_MUCH: Said("Codes", "The pool or a score is too large for a code."),
}


title = Said("Codes", "Deal by code or number")
"""The title of the dialog."""
code_label = Said("Codes", "&Code or number")
"""The label of the field for a code or a number."""
code_note = Said(
    "Codes",
    "A code holds a whole deal. A number from 1 to 4,000,000,000 gives everybody the same cards.",
)
"""The explanation of codes and numbers."""
game_label = Said("Codes", "&Game, for a number")
"""The label of the choice of a game."""
practice_note = Said("Codes", "It is one deal for practice, and never counts among deals without help.")
"""The sentence that a deal by code is practice."""
record_copied = Said("Codes", "The record of this deal has been copied.")
"""The notice that the record is on the clipboard."""
nothing_to_paste = Said("Codes", "There is no text on the clipboard.")
"""The notice that the clipboard holds no text."""
clipboard_name = Said("Codes", "the clipboard")
"""The name of the clipboard in messages about what it holds."""


# The dialog.


def table_name(game: str, seats: int, choices: int) -> str:
    """Return a game, with its number of players if it has several *choices* for that."""
    if choices < 2:
        return game_name(game)
    return translate("Codes", "{game}, {seats}").format(game=game_name(game), seats=seats_name(seats))


def buttons() -> tuple[str, str]:
    """Return the labels of the buttons that deal and that do not."""
    return translate("Codes", "&Deal"), translate("Codes", "C&ancel")


def deal_told(deal: KnownDeal, names: Sequence[str]) -> str:
    """Return a description of the *deal*, which gives no card away; *names* are those of the company."""
    game = deal.game
    name, players = game_name(game.name), count(game.seats)
    template = translate("Codes", "{game} for {players:one # player|other # players}.")
    told = [template.format(game=name, players=players)]
    if deal.number is not None:
        template = translate("Codes", "Deal {number} of {game}.")
        told = [template.format(number=figure(deal.number), game=name)]
    dealer = shown_names(names)[deal.dealer] if deal.dealer else translate("Codes", "You")
    told.append(translate("Codes", "Dealer: {name}.").format(name=dealer))
    if deal.stakes.pool:
        told.append(translate("Codes", "In the pool: {chips}.").format(chips=deal.stakes.pool))
    if deal.stakes.scores:
        scores = listed(map(figure, deal.stakes.scores))
        told.append(translate("Codes", "Points: {points}.").format(points=scores))
    changed = game.house.differences(variant(game.name).standard)
    if changed:
        rules = rules_told(changed, game.name)
        told.append(translate("Codes", "House rules: {rules}.").format(rules=rules))
    return sentences(told)


def rules_told(changed: str, game: str) -> str:
    """Return the house rules of *game* that are *changed*, as records write them, in words."""
    return listed(_rule(pair, game) for pair in changed.split())


def _rule(pair: str, game: str) -> str:
    key, _, value = pair.partition("=")
    template = translate("Codes", "{setting}: {value}")
    return template.format(setting=setting_name(key, game), value=value_name(key, value, game))


def fault_told(fault: CodeFault) -> str:
    """Return what is wrong with a code."""
    return _FAULTS[fault]()


def character_told(found: str, place: int) -> str:
    """Return that the character *found* at this *place* occurs in no code."""
    template = translate("Codes", "Character {place} is “{found}”, which occurs in no code.")
    return template.format(place=place, found=outside.name(found) or "?")


def slips_told(slips: Sequence[Slip]) -> str:
    """Return what may have been mistyped."""
    template = translate("Codes", "“{meant}” instead of “{found}” at character {place}")
    guesses = [template.format(meant=one.meant, found=one.found, place=one.place) for one in slips]
    return translate("Codes", "One character is wrong. Perhaps it should be {guesses}.").format(
        guesses=one_of(guesses)
    )


def unknown_here(game: str) -> str:
    """Return that a *game* cannot be played at this table."""
    return translate("Codes", "This is a deal of {game}, which cannot be played here.").format(
        game=game_name(game)
    )


# Notices.


def code_copied(code: str) -> Trouble:
    """Return the message with the code of a deal, which stays while it is read aloud."""
    return Trouble(
        translate("Codes", "The code of this deal"),
        code,
        translate(
            "Codes",
            "It has been copied as well. It can be read aloud, group by group: whoever types it is told of a "
            "mistake.",
        ),
    )


def dealt_told() -> tuple[str, str]:
    """Return the notice that a deal by code has begun."""
    return translate("Codes", "This deal is practice."), translate("Codes", "The sitting you leave is kept.")


def no_code_told(fault: CodeFault) -> Trouble:
    """Return the message that a deal has no code."""
    return Trouble(translate("Codes", "No code"), fault_told(fault))


# What is dropped onto the window.


def many_dropped(count: int) -> Trouble:
    """Return the message that *count* things were dropped at once."""
    template = translate("Codes", "{count} files were dropped at once, but the table can show only one.")
    return _not_taken(template.format(count=count))


def link_dropped() -> Trouble:
    """Return the message that a link to another computer was dropped."""
    return _not_taken(translate("Codes", "This is a link. Save the file behind it first, then drop that."))


def _not_taken(sentence: str) -> Trouble:
    return Trouble(
        translate("Codes", "Nothing was opened"), sentence, translate("Codes", "Nothing has been changed.")
    )
