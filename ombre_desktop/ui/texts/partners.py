"""The words for fixed partners, who sit opposite, and for the stones that they hold together."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine import Score, Seat, Target
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.listing import listed
from ombre_desktop.ui.texts.marking import QT_TRANSLATE_NOOP
from ombre_desktop.ui.texts.phrases import Named, Said, agreeing, figure, translate
from ombre_desktop.ui.texts.results import PaymentText, cost_text, signed

_DOES = {
    "waits": "",
    "plays": QT_TRANSLATE_NOOP("Partners", "plays"),
    "alone": QT_TRANSLATE_NOOP("Partners", "plays alone"),
    "along": QT_TRANSLATE_NOOP("Partners", "plays along"),
    "with_you": QT_TRANSLATE_NOOP("Partners", "plays with you"),
    "rests": QT_TRANSLATE_NOOP("Partners", "rests"),
    "against": QT_TRANSLATE_NOOP("Partners", "plays against"),
}
"""The parts of the partners in a deal, by what they do."""


mano_line = Said("Partners", "mano: speaks first")
"""The role of the player who speaks and leads first."""
calls_title = Said("Partners", "The calls")
"""The title of the panel in the corner while each calls once."""
plays_label = Said("Partners", "Plays")
"""The label over the player who names the trump, and the partner."""


def part_word(part: str, player: Named) -> str:
    """
    Return what somebody does in this deal: "plays", "plays along"; empty while nobody plays yet.

    The words agree with *player*, who plays: the seat itself, or for a partner who plays along the other one.
    """
    return agreeing("Partners", _DOES[part], player) if _DOES[part] else ""


_PARTNER = QT_TRANSLATE_NOOP("Partners", "your partner")
_PARTNER_WITH_ROLE = QT_TRANSLATE_NOOP("Partners", "your partner · {role}")


def partner_line(name: Named, role: str) -> str:
    """Return the plate of *name*, the person's partner in this *role*, which is empty before there is one."""
    return agreeing("Partners", _PARTNER_WITH_ROLE if role else _PARTNER, name).format(role=role)


def side_name(side: int, company: Company) -> str:
    """Return the two partners of a *side* by name: "You and Ana" for the person's own."""
    seats = [Seat(seat) for seat in range(len(company.names)) if seat % 2 == side]
    if company.person in seats:
        other = next(seat for seat in seats if seat != company.person)
        return translate("Partners", "You and {name}").format(name=company.name(other))
    first, second = seats
    template = translate("Partners", "{name} and {partner}")
    return template.format(name=company.name(first), partner=company.name(second))


def side_names(company: Company) -> tuple[str, ...]:
    """Return the names of both sides."""
    return tuple(side_name(side, company) for side in (0, 1))


def stone_line(score: Score, company: Company) -> str:
    """Return the stones won or paid by a side, with the reason: "You and Ana: +5 from the table."."""
    part = cost_text(score.cost, signed(score.points), game=company.game)
    template = translate("Partners", "{side}: {stones}.")
    return template.format(side=side_name(score.seat, company), stones=part)


def standing_of_side(
    side: Seat, scores: Sequence[Score], after: Sequence[int], company: Company
) -> PaymentText:
    """Return a row of the settlement: what a *side* won and paid, and the stones that it has *after* it."""
    scored = [score for score in scores if score.seat == side]
    change = sum(score.points for score in scored)
    parts = listed(cost_text(score.cost, signed(score.points), game=company.game) for score in scored)
    if change < 0 and not after[side]:
        parts = translate("Partners", "{parts}; no more were left").format(parts=parts)
    gain = (change > 0) - (change < 0)
    return PaymentText(side_name(side, company), parts, figure(after[side]), gain)


def table_row(stones: int) -> PaymentText:
    """Return the row of the settlement with the stones that stay on the table."""
    return PaymentText(translate("Partners", "On the table"), "", figure(stones), 0)


def goal_of_sides(target: Target, stones: Sequence[int], company: Company) -> PaymentText:
    """Return the last row of the settlement: the side that has won the game, or how it is won."""
    winner = target.winner(tuple(stones))
    if winner is None:
        return PaymentText(translate("Partners", "Stones to win"), "", figure(target.points), 0)
    own = company.person is not None and company.person % 2 == winner
    template = translate("Partners", "{side} win the game")
    told = template.format(side=side_name(winner, company))
    return PaymentText(
        told, "", figure(stones[winner]), 1 if own else -1 if company.person is not None else 0
    )


def stones_text(stones: int) -> str:
    """Return a number of stones: "1 stone", "16 stones"."""
    return translate("Partners", "{stones:one # stone|other # stones}").format(stones=stones)


def table_text(stones: int) -> str:
    """Return the words on the stones in the middle of the table."""
    return translate("Partners", "Table {stones}").format(stones=figure(stones))


def deal_of_stones(number: int, stones: int) -> tuple[str, str]:
    """Return the row with the number of the deal and of the *stones* that win the game."""
    told = translate("Partners", "{number} · all {stones} stones win").format(number=number, stones=stones)
    return translate("Partners", "Deal"), told


def stones_held(stones: int) -> str:
    """Return the stones of a side, where they lie, for a screen reader."""
    return translate("Partners", "{stones:0 no stones|one # stone|other # stones} of the side.").format(
        stones=stones
    )


def stones_on_table(stones: int) -> str:
    """Return the stones in the middle of the table, for a screen reader."""
    return translate("Partners", "On the table: {stones:0 no stones|one # stone|other # stones}.").format(
        stones=stones
    )


def stone_price_lines(table: int, more: int, lose: int) -> tuple[str, str]:
    """Return what a bid wins, from the table and *more* from the others, and what it can cost, in stones."""
    template = translate("Partners", "Win: table {table}")
    if more:
        template = translate("Partners", "Win: table {table} + {more}")
    lost = translate("Partners", "Lose: {stones}, to the table or to them").format(stones=lose)
    return template.format(table=table, more=more), lost


def tricks_of_sides(first: int, second: int, *, own: bool) -> tuple[str, str]:
    """Return the tricks of both sides: the person's *own* first, or for an onlooker those of the player."""
    label = translate("Partners", "Tricks")
    told = translate("Partners", "We {first}, they {second}")
    if not own:
        told = translate("Partners", "the player’s side {first}, they {second}")
    return label, told.format(first=first, second=second)
