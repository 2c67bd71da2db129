"""The sitting of a lesson, with the company of its record, and the deal as far as it was played."""

from __future__ import annotations

from ombre_desktop.engine import Chips, Session, request, steps_of
from ombre_desktop.engine.notation import GameRecord, parse_record, record_of
from ombre_desktop.storage.known_names import HUMAN, faces_of
from ombre_desktop.ui.lessons.lesson import Lesson
from ombre_desktop.ui.model.sitting import PERSON, Company, Sitting
from ombre_desktop.ui.replay.kinds import kinds_of, taken_by
from ombre_desktop.ui.replay.programme import names_of
from ombre_desktop.value import replace

PORTRAIT = "viajero"


def sitting_for(lesson: Lesson, deal: str = "", portrait: str = PORTRAIT) -> Sitting:
    """Return the sitting of *lesson* at its beginning, or where *deal*, a record of its deal, ends."""
    record = parse_record(deal) if deal else record_of(lesson.start.state)
    return sitting_of(record, lesson.name, _company(lesson.record, portrait))


def sitting_of(record: GameRecord, lesson: str, company: Company | None = None) -> Sitting:
    """Return the sitting of *lesson* where *record* ends, with its company unless another is given."""
    state = record.state
    staked = Session.begin(state.ruleset, state.dealer).with_stakes(state.stakes)
    # Whatever else lies in the pool comes from the dealer, since no deal was played before.
    more = state.stakes.pool - staked.pool
    chips = tuple(Chips(own - more * (seat == state.dealer)) for seat, own in enumerate(staked.chips))
    session = replace(staked, chips=chips, pool=state.stakes.pool, scores=state.stakes.scores)
    company = company or _company(record, PORTRAIT)
    return Sitting("lesson", company, session, 1, state=state, staked=session, lesson=lesson)


def _company(record: GameRecord, portrait: str) -> Company:
    seats = record.state.seats
    tag = record.tag("Seats") or ""
    names, kinds = names_of(tag, seats), kinds_of(tag, seats)
    portraits = faces_of(names)
    return Company(
        names=names,
        players=(HUMAN, *(taken_by(kind) for kind in kinds[PERSON + 1 :])),
        portraits=(portrait, *portraits[PERSON + 1 :]),
    )


def from_trick(sitting: Sitting, number: int) -> Sitting:
    """Return *sitting* at the beginning of the trick with this *number*, or of the deal if it is 0."""
    state = sitting.state
    if state is None:
        return sitting
    steps = steps_of(state)
    chosen = steps[0]
    for step in steps:
        playing = step.state.playing
        if number and playing is not None and len(playing.tricks) == number - 1 and not step.state.is_over:
            chosen = step
            break
    return replace(
        sitting, session=sitting.staked or sitting.session, state=chosen.state, rows=(), ended=False
    )


def going_on(lesson: Lesson, deal: str = "") -> Sitting:
    """Return the sitting of *lesson* where *deal*, a record of its deal, ends, or else at its beginning."""
    return sitting_for(lesson, deal if deal and _is_of(lesson, deal) else "")


def _is_of(lesson: Lesson, deal: str) -> bool:
    """Tell whether *deal* is a record of the deal of *lesson*, and not yet over."""
    dealt, state = lesson.record.state, parse_record(deal).state
    same = (state.ruleset, state.dealer, state.layout) == (dealt.ruleset, dealt.dealer, dealt.layout)
    return same and request(state) is not None
