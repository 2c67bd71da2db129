"""Results of a deal and payments, as the person sees them."""

from collections.abc import Sequence
from typing import NamedTuple

from ombre_desktop.engine import Cost, Outcome, Payment, Result, Score, Seat, Verdict
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.texts import lhombre
from ombre_desktop.ui.texts.calls import contract_noun
from ombre_desktop.ui.texts.company import Company, Pair
from ombre_desktop.ui.texts.listing import listed, sentences
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.own_words import OwnWords, own_words
from ombre_desktop.ui.texts.phrases import Said, figure, noun, translate


class Told(NamedTuple):
    """A heading and the sentence under it."""

    title: str
    line: str


class PaymentText(NamedTuple):
    """A payment in words; *chips* are signed as the person sees them, *gain* is 1, -1 or 0."""

    who: str
    parts: str
    chips: str
    gain: int


_TITLES: dict[Result, Pair] = {
    Result.SACADA: (Said("Results", "You win"), Said("Results", "{name} wins")),
    Result.PUESTA: (Said("Results", "Puesta: nobody wins"), Said("Results", "Puesta: {name} does not win")),
    Result.CODILLE: (Said("Results", "Codille! You win"), Said("Results", "Codille for {name}")),
    Result.VOLE: (Said("Results", "All the tricks are yours"), Said("Results", "{name} takes every trick")),
    Result.FAILED_VOLE: (Said("Results", "Your vole fails"), Said("Results", "The vole of {name} fails")),
    Result.SURRENDER: (Said("Results", "You surrender"), Said("Results", "{name} surrenders")),
    Result.CONTRABOLA_MADE: (
        Said("Results", "You make contrabola"),
        Said("Results", "{name} makes contrabola"),
    ),
    Result.CONTRABOLA_FAILED: (
        Said("Results", "Your contrabola fails"),
        Said("Results", "The contrabola of {name} fails"),
    ),
    Result.PASSED_OUT: (Said("Results", "Everybody passes"), Said("Results", "Everybody passes")),
    Result.MAN_WINS: (Said("Results", "The Man wins: you"), Said("Results", "The Man wins: {name}")),
    Result.MAN_LOSES: (Said("Results", "You lose as the Man"), Said("Results", "The Man loses: {name}")),
    Result.TARGET_REACHED: (
        Said("Results", "You reach the target"),
        Said("Results", "{name} reaches the target"),
    ),
    Result.VOID: (Said("Results", "The deal is void"), Said("Results", "The deal is void")),
}
_LINES: dict[Result, Pair] = {
    Result.SACADA: (
        Said("Results", "You took more tricks than each opponent: game and pool are yours."),
        Said("Results", "The Ombre took more tricks than each opponent, and wins the pool."),
    ),
    Result.PUESTA: (
        Said("Results", "A tie: nobody has the most tricks alone."),
        Said("Results", "A tie: nobody has the most tricks alone."),
    ),
    Result.CODILLE: (
        Said("Results", "You took more tricks than the Ombre, who pays you."),
        Said("Results", "A defender took more tricks than the Ombre, who pays them."),
    ),
    Result.VOLE: (
        Said("Results", "Every single trick: everyone pays for the vole."),
        Said("Results", "Every single trick: everyone pays for the vole."),
    ),
    Result.FAILED_VOLE: (
        Said("Results", "You went for all the tricks and lost one."),
        Said("Results", "The Ombre went for all the tricks and lost one."),
    ),
    Result.SURRENDER: (
        Said("Results", "You gave the hand up and pay as for a puesta."),
        Said("Results", "The Ombre gave the hand up and pays as for a puesta."),
    ),
    Result.CONTRABOLA_MADE: (
        Said("Results", "You took no trick: the game is yours, and so is the pool."),
        Said("Results", "The Ombre took no trick and wins the game and the pool."),
    ),
    Result.CONTRABOLA_FAILED: (
        Said("Results", "A trick has fallen to you: you pay as for a puesta."),
        Said("Results", "A trick has fallen to the Ombre, who pays as for a puesta."),
    ),
    Result.PASSED_OUT: (
        Said("Results", "Nobody plays; the pool waits for the next deal."),
        Said("Results", "Nobody plays; the pool waits for the next deal."),
    ),
    Result.MAN_WINS: (
        Said("Results", "You were first to the most tricks."),
        Said("Results", "The Man was first to the most tricks."),
    ),
    Result.MAN_LOSES: (
        Said("Results", "You lose a point, and each of the others scores one."),
        Said("Results", "The Man loses a point, and each of the others scores one."),
    ),
    Result.TARGET_REACHED: (
        Said("Results", "You have the points that win the game."),
        Said("Results", "Enough points are scored to win the game."),
    ),
    Result.VOID: (
        Said("Results", "Nobody is the Man. Points for kings are kept; the next player deals."),
        Said("Results", "Nobody is the Man. Points for kings are kept; the next player deals."),
    ),
}
_COSTS: dict[Cost, Said] = {
    Cost.ANTE: Said("Results", "{chips} as ante"),
    Cost.POOL: Said("Results", "{chips} in the pool"),
    Cost.GAME: Said("Results", "{chips} for {contract:the}"),
    Cost.ESTUCHES: Said("Results", "{chips} for top trumps (estuches)"),
    Cost.PRIMERAS: Said("Results", "{chips} for primeras"),
    Cost.PRIMERAS_AGAINST: Said("Results", "{chips} for primeras against"),
    Cost.MATADORS: Said("Results", "{chips} for the matadors"),
    Cost.SANS_PRENDRE: Said("Results", "{chips} for sans prendre"),
    Cost.VOLE: Said("Results", "{chips} for the vole"),
    Cost.FAILED_VOLE: Said("Results", "{chips} for the failed vole"),
    Cost.PUESTA: Said("Results", "{chips} for puesta"),
    Cost.CODILLE: Said("Results", "{chips} for codille"),
    Cost.SURRENDER: Said("Results", "{chips} for the surrender"),
    Cost.PASSED_OUT: Said("Results", "{chips} for passing out"),
    Cost.END_OF_SITTING: Said("Results", "{chips} as a share of the pool"),
    Cost.KING_TURNED: Said("Results", "{chips} for a king turned"),
    Cost.KING_SHOWN: Said("Results", "{chips} for a king shown"),
    Cost.KING_CAPTURED: Said("Results", "{chips} for a king captured"),
    Cost.MAN: Said("Results", "{chips} as the Man"),
    Cost.MAN_BEATEN: Said("Results", "{chips} against the Man"),
}
_GAMES: dict[str, Said] = {
    "play": Said("Results", "{chips} for the game"),
    "ask": Said("Results", "{chips} for the game"),
    "no_exchange": Said("Results", "{chips} for the game without an exchange"),
}
"""The words for a game won, where the name of the bid would not read well."""
_GAME = QT_TRANSLATE_NOOP("Results", "game")
_LOST_TO_CODILLE = (
    Said("Results", "You took fewer tricks than {winner} and pay for the loss."),
    Said("Results", "{name} took fewer tricks than {winner} and pays for the loss."),
)
_WON_AFTER_TAKING_OVER = (
    Said("Results", "You win the hand you took over and get a puesta; the pool stays."),
    Said("Results", "{name} wins the hand taken over and is paid a puesta; the pool stays."),
)
"""The win of a taker whom the quitter pays (A20); in other games a taker wins as any Ombre does."""
_QUITTER = (
    Said("Results", "You gave the hand up: that is puesta."),
    Said("Results", "{name} gave the hand up: that is puesta."),
)


def result_told(
    outcome: Outcome, company: Company, *, ombre: Seat | None = None, contract: str | None = None
) -> Told:
    """
    Return the heading and the line of the deal, played as *contract*.

    With *ombre*, a codille names its loser. After a take-over, the quitter's result is added, and in several
    nolos those of all who play one.
    """
    chief, *others = outcome.verdicts
    own = own_words(company.game, contract)
    title, line = _verdict_told(chief, company, ombre, own)
    if others and contract in lhombre.NOLOS:
        return Told(title, sentences([line, *(_too(other, company, own) for other in others)]))
    if chief.result is Result.SACADA and chief.seat is not None and others:
        line = company.told(_WON_AFTER_TAKING_OVER, chief.seat)
    more = [_other_line(other, outcome, company) for other in others]
    return Told(title, sentences([line, *more]))


def _verdict_told(verdict: Verdict, company: Company, ombre: Seat | None, own: OwnWords) -> Told:
    result = verdict.result
    if result is Result.CODILLE and verdict.seat is None and ombre is not None and result in own.lines:
        # Nobody collects this codille alone, so it is told of the Ombre, who has lost.
        title, line = (company.told(pair[result], ombre) for pair in (own.titles, own.lines))
        return Told(title, line)
    # A result that concerns nobody reads the same to everybody.
    seat = verdict.seat if verdict.seat is not None else company.person or Seat(0)
    title = company.told(own.titles.get(result, _TITLES[result]), seat)
    if result is Result.CODILLE and ombre is not None and seat != company.person:
        line = company.told(_LOST_TO_CODILLE, ombre, winner=company.name(seat))
    else:
        line = company.told(own.lines.get(result, _LINES[result]), seat)
    return Told(title, line)


def _too(verdict: Verdict, company: Company, own: OwnWords) -> str:
    """Return the result of somebody who played the Ombre's nolo too."""
    seat = present(verdict.seat, "seat that plays a nolo too")
    title = company.told(own.titles.get(verdict.result, _TITLES[verdict.result]), seat)
    return translate("Results", "{title}.").format(title=title)


def _other_line(verdict: Verdict, outcome: Outcome, company: Company) -> str:
    seat = present(verdict.seat, "seat on which a second verdict falls")
    if verdict.result is Result.PUESTA and seat not in outcome.winners:
        return company.told(_QUITTER, seat)
    return translate("Results", "{title}.").format(title=company.told(_TITLES[verdict.result], seat))


def cost_text(cost: Cost, chips: int | str, contract: str | None = None, game: str = "") -> str:
    """Return a part of a payment: "7 for the vuelta"; without a *contract*, it is for the game."""
    template = own_words(game).costs.get(cost, _COSTS[cost])
    if cost is Cost.GAME and contract in _GAMES:
        template = _GAMES[contract]
    played = contract_noun(contract) if contract else noun("Results", _GAME)
    return template().format(chips=chips, contract=played)


def payment_text(paid: Payment, company: Company, contract: str | None = None) -> PaymentText:
    """Return a payment as a row of the settlement."""
    gain = (paid.payee == company.person) - (paid.payer == company.person)
    if gain > 0:
        who = translate("Results", "{payer:The} to you").format(payer=company.name(paid.payer))
    elif gain < 0:
        who = translate("Results", "You to {payee:the}").format(payee=company.name(paid.payee))
    else:
        template = translate("Results", "{payer:The} to {payee:the}")
        who = template.format(payer=company.name(paid.payer), payee=company.name(paid.payee))
    # A payment of the pool to itself needs no reason.
    told = () if [cost for cost, _ in paid.parts] == [Cost.POOL] else paid.parts
    parts = listed(cost_text(cost, chips, contract, company.game) for cost, chips in told)
    return PaymentText(who, parts, signed(gain * paid.chips) if gain else str(paid.chips), gain)


def ante_text(paid: Payment, company: Company) -> PaymentText:
    """Return the ante of a deal as a row of its settlement, before which it was paid."""
    parts = translate("Results", "{chips} as ante, before the deal").format(chips=paid.chips)
    return payment_text(paid, company)._replace(parts=parts)


def payment_line(paid: Payment, company: Company, contract: str | None = None) -> str:
    """Return a payment as a sentence: who pays whom, how much and for what; a single part is said once."""
    if paid.payer == company.person:
        template = translate("Results", "You pay {payee:the} {chips}.")
    elif paid.payee == company.person:
        template = translate("Results", "{payer:The} pays you {chips}.")
    else:
        template = translate("Results", "{payer:The} pays {payee:the} {chips}.")
    parts = payment_text(paid, company, contract).parts
    told = parts or str(paid.chips)
    if len(paid.parts) > 1:
        told = translate("Results", "{chips}: {parts}").format(chips=paid.chips, parts=parts)
    return template.format(payer=company.name(paid.payer), payee=company.name(paid.payee), chips=told)


def standing_text(seat: Seat, scored: Sequence[Score], points: int, company: Company) -> PaymentText:
    """Return a row of the settlement in a game of points: the points *scored*, and the total *points*."""
    change = sum(score.points for score in scored)
    gain = (change > 0) - (change < 0) if seat == company.person else 0
    who = translate("Results", "You") if seat == company.person else company.name(seat)
    parts = listed(cost_text(score.cost, signed(score.points), game=company.game) for score in scored)
    return PaymentText(who, parts, figure(points), gain)


def goal_text(winner: Seat | None, target: int, points: Sequence[int], company: Company) -> PaymentText:
    """Return the last row in a game of points: the winner, or the points needed."""
    if winner is not None:
        pair = (Said("Results", "You win the game"), Said("Results", "{name} wins the game"))
        gain = 1 if winner == company.person else 0
        return PaymentText(company.told(pair, winner), "", figure(points[winner]), gain)
    if max(points) >= target:
        return PaymentText(translate("Results", "A tie: another deal decides"), "", str(target), 0)
    return PaymentText(translate("Results", "Points to win"), "", str(target), 0)


def signed(chips: int) -> str:
    """Return the number with a plus or a true minus; 0 has no sign."""
    if chips == 0:
        return "0"
    return f"+{chips}" if chips > 0 else f"−{-chips}"
