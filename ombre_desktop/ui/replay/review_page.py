"""The text of a review beside the table: the decision at a moment, and the summary at both ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ombre_desktop.engine import Discard, Seat
from ombre_desktop.engine.notation import GameRecord
from ombre_desktop.players.judging.result_split import Split
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.players.stake import stake_of
from ombre_desktop.ui.model.signs import Sign
from ombre_desktop.ui.replay.chances import wins_of
from ombre_desktop.ui.replay.deal_review import DealReview, Decision
from ombre_desktop.ui.replay.marking import signs_of
from ombre_desktop.ui.replay.mattering import cards_shown
from ombre_desktop.ui.replay.reader import Reader
from ombre_desktop.ui.replay.reading import face_of, picture_of, sign_of
from ombre_desktop.ui.texts import review as words
from ombre_desktop.ui.texts.company import Company
from ombre_desktop.ui.texts.hints import action_label, label_beside, wins_told
from ombre_desktop.ui.texts.listing import all_of, sentences
from ombre_desktop.ui.texts.opinions import title as others_label
from ombre_desktop.ui.texts.outside import rich
from ombre_desktop.ui.texts.people import shown_name
from ombre_desktop.ui.texts.results import result_told
from ombre_desktop.ui.texts.signs import marks_label, sign_told
from ombre_desktop.ui.texts.throws import review_label as throws_label
from ombre_desktop.ui.texts.unit import Unit, unit_of

AGAIN, OPEN, EXPERT, THROWS, OTHERS = "again", "open", "expert", "throws", "others"
"""The links of the page, each followed by a colon and a number."""
FIGURES, EVERYBODY, MARKS = "figures", "everybody", "marks"
"""The links that open a detail of the page."""


def page_at(review: DealReview, at: int, last: int, reader: Reader) -> str:
    """Return the review's text for the moment *at*; at the first and the last moment, the summary as well."""
    parts = [*_decision(review, at - 1, reader)]
    if at in (0, last):
        parts += _summary(review, reader)
    return "".join(parts)


def told_of(review: DealReview, verdict: Verdict, reader: Reader) -> str:
    """Return the grade and the words for *verdict*, as plain text."""
    decision = review.decision(verdict.move)
    grade = words.grade_told(verdict, _unit(review))
    if decision is None:
        return grade
    told = words.verdict_told(verdict, decision.asked, reader.deck, reader.name(verdict.seat))
    sure = words.how_sure(verdict, _unit(review))
    return "\n".join(filter(None, (grade, *told, sure)))


def signs_told(review: DealReview, verdict: Verdict, signs: Sequence[Sign]) -> list[str]:
    """Return the words for the *signs* of a decision, without that for a cost, which its grade tells."""
    unit = _unit(review)
    return [sign_told(sign, verdict.stake, unit) for sign in signs if sign is not Sign.COSTLY]


def columns_heard(review: DealReview, reader: Reader) -> str:
    """Return the columns of luck and skill in words, for a screen reader, which sees no portraits."""
    if f"{EVERYBODY}:0" not in reader.opened:
        return ""
    unit = _unit(review)
    labels = words.split_rows(unit)
    told = []
    for part in review.splits:
        rows = zip(labels, _parts_of(review, part), strict=True)
        figures = [f"{label}: {words.part_told(value, unit)}" for label, value in rows]
        told.append(f"{shown_name(reader.name(part.seat))}: {all_of(figures)}.")
    return sentences(told)


def _decision(review: DealReview, move: int, reader: Reader) -> Iterator[str]:
    verdict = review.verdicts.get(move)
    if verdict is None:
        return
    decision = review.decision(move)
    heading, *lines = told_of(review, verdict, reader).split("\n")
    signs = signs_of(review).get(move, ())
    if decision is None or not verdict.grade.is_costly:
        yield _paragraph("heading", heading)
        yield from (_paragraph("remark", line) for line in lines)
    else:
        yield _beside(heading, verdict, decision, reader)
        reason = words.reason_for(verdict, reader.deck, reader.name(verdict.seat))
        yield _paragraph("remark", reason) if reason else ""
    yield from (_paragraph("remark", told) for told in signs_told(review, verdict, signs))
    yield from _figures(review, verdict, reader)
    if isinstance(verdict.chosen, Discard):
        yield _link(THROWS, move, throws_label())
    yield _link(OTHERS, move, others_label())
    if verdict.grade.is_costly:
        yield _link(AGAIN, move, words.again_label())


def _beside(heading: str, verdict: Verdict, decision: Decision, reader: Reader) -> str:
    """Return under the *heading* the choice above the better one, each with its cards and its chance."""
    asked, deck, name = decision.asked, reader.deck, reader.name(verdict.seat)
    chosen = f"{action_label(verdict.chosen, asked, deck)}"
    better = label_beside(verdict.chosen, verdict.best, asked, deck)
    told = (
        (words.chose_told(name, chosen), verdict.chosen, verdict.best),
        (words.better_told(better), verdict.best, verdict.chosen),
    )
    rows = []
    for sentence, action, other in told:
        pictures = "".join(picture_of(card) for card in cards_shown(action, other))
        wins = wins_of(verdict, action)
        chance = "" if wins is None else rich(wins_told(wins))
        rows.append(
            f'<tr><td width="1" valign="middle">{pictures}</td>'
            f'<td class="told" valign="middle" width="100%">{rich(sentence)}</td>'
            f'<td class="figure" valign="middle" align="right">{chance}</td></tr>'
        )
    head = (
        f'<tr><td class="heading" valign="bottom">{rich(heading)}</td>'
        f'<td valign="bottom" align="right">{rich(words.chance_heading())}</td></tr>'
    )
    return _table(head) + _table("".join(rows))


def _table(rows: str) -> str:
    return f'<table cellspacing="0" cellpadding="2" width="100%">{rows}</table>'


def _figures(review: DealReview, verdict: Verdict, reader: Reader) -> Iterator[str]:
    """Yield the figures of a decision, or the link that opens them."""
    decision = review.decision(verdict.move)
    if decision is None or not verdict.alternatives:
        return
    if f"{FIGURES}:{verdict.move}" not in reader.opened:
        yield _link(FIGURES, verdict.move, words.figures_label())
        return
    for line in words.figures_of(verdict, decision.asked, reader.deck, _unit(review)):
        yield _paragraph("remark", line)


def _summary(review: DealReview, reader: Reader) -> Iterator[str]:
    if review.judged == len(review.decisions) and not review.dearest:
        yield _paragraph("remark", words.no_costly_decision())
    if review.verdicts:
        yield from _marks(review, reader)
    if not review.is_ended:
        return
    if review.splits:
        yield from _split(review, reader)
    else:
        yield _paragraph("remark", words.unfinished_note())
    if review.openly_played is not None:
        yield _paragraph("heading", words.open_heading())
        yield _paragraph("remark", words.open_told(_result(review.openly_played, reader)))
        yield _link(OPEN, 0, words.see_it_label())
    if review.splits:
        yield _paragraph("heading", words.expert_heading())
        yield _link(EXPERT, reader.front, words.expert_label(reader.name(reader.front)))
    yield _paragraph("remark", words.honest_note())


def _marks(review: DealReview, reader: Reader) -> Iterator[str]:
    """Yield what the marks mean in chips of this deal, or the link that opens it."""
    if f"{MARKS}:0" not in reader.opened:
        yield _link(MARKS, 0, marks_label())
        return
    yield _paragraph("heading", marks_label())
    stake, unit = stake_of(review.record.state), _unit(review)
    rows = (
        f'<tr><td width="1" valign="middle">{sign_of(sign)}</td>'
        f'<td class="told" valign="middle">{rich(sign_told(sign, stake, unit))}</td></tr>'
        for sign in Sign
    )
    yield _table("".join(rows))
    yield _paragraph("remark", words.hatching_note())


def _split(review: DealReview, reader: Reader) -> Iterator[str]:
    """Yield the parts of the result of the seat in front, or of everybody if the reader has asked."""
    unit = _unit(review)
    yield _paragraph("heading", words.split_heading(unit))
    in_full = f"{EVERYBODY}:0" in reader.opened
    shown = [part for part in review.splits if in_full or part.seat == reader.front]
    tell = words.figure if in_full else words.part_told
    columns = [[tell(each, unit) for each in _parts_of(review, part)] for part in shown]
    heads = "".join(f'<th align="right">{_head(part.seat, reader, in_full=in_full)}</th>' for part in shown)
    rows = [f"<tr><th></th>{heads}</tr>"]
    for label, *cells in zip(words.split_rows(unit), *columns, strict=True):
        figures = "".join(f'<td align="right">{each}</td>' for each in cells)
        rows.append(f"<tr><td>{rich(label)}</td>{figures}</tr>")
    yield f'<table cellspacing="0" cellpadding="3" width="100%">{"".join(rows)}</table>'
    if not in_full:
        yield _link(EVERYBODY, 0, words.everybody_label())
    yield _paragraph("remark", words.split_note())
    if not review.knows_hands:
        yield _paragraph("remark", words.no_worth_note())


def _head(seat: Seat, reader: Reader, *, in_full: bool) -> str:
    """Return the head of a column: a portrait, with the name if there is but one."""
    face = face_of(reader.faces[seat])
    return face if in_full else f"{face}&nbsp;{rich(shown_name(reader.name(seat)))}"


def _parts_of(review: DealReview, part: Split) -> tuple[float, ...]:
    """Return the parts of a result, with what is counted in none of them, and what the settlement says."""
    paid = review.record.state.settled.won[part.seat]
    return part.hand, part.decisions, part.others, part.cards, round(paid - part.result, 2), paid


def _result(record: GameRecord, reader: Reader) -> str:
    state = record.state
    company = Company(tuple(map(shown_name, reader.names)), None, state.ruleset.name)
    contract = state.contract.name if state.contract else None
    return result_told(state.settled.outcome, company, ombre=state.ombre, contract=contract).title


def _unit(review: DealReview) -> Unit:
    return unit_of(review.record.state.ruleset)


def _paragraph(kind: str, text: str) -> str:
    return f'<p class="{kind}">{rich(text)}</p>'


def _link(kind: str, number: int, text: str) -> str:
    return f'<p class="remark"><a href="{kind}:{number}">{rich(text)}</a></p>'
