"""The words of the coach after a deal."""

from __future__ import annotations

from ombre_desktop.engine import Request
from ombre_desktop.players.advice import Alternative
from ombre_desktop.players.judging.verdict import Verdict
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.deeds import Deed, deed_button
from ombre_desktop.ui.texts.hints import action_label, wins_told
from ombre_desktop.ui.texts.motives import reason_told
from ombre_desktop.ui.texts.phrases import Said, translate

note_name = Said("Coach", "Your choices in this deal")
"""The name of the coach's note for a screen reader."""
looking = Said("Coach", "Your choices in this deal are being looked at…")
"""The sentence shown while the choices are judged."""


def try_again_button() -> ButtonText:
    """Return the button that leads back to the dearest choice."""
    return deed_button(Deed.TRY_AGAIN)


def nothing_costly(unclear: int) -> tuple[str, ...]:
    """Return that no choice was costly, and of how many nothing sure is known."""
    told = translate("Coach", "None of your choices was surely costly.")
    if not unclear:
        return (told,)
    about = translate("Coach", "Of {number:one one of them|other # of them} nothing sure can be told.")
    return told, about.format(number=unclear)


def dearest_told(verdict: Verdict, asked: Request, deck: Deck, trick: int) -> tuple[str, ...]:
    """Return what the dearest choice was, what was better, and the reason if it is known."""
    fields: dict[str, object] = {
        "chosen": f"{action_label(verdict.chosen, asked, deck)}",
        "better": f"{action_label(verdict.best, asked, deck)}",
        "trick": trick,
    }
    chances = _chances(verdict)
    fields |= chances
    template = (_WITH_CHANCES if chances else _WITHOUT_CHANCES)[trick > 0]
    told = template().format(**fields), reason_told(verdict.motives, deck)
    return tuple(filter(None, told))


def take_back_offered(chosen: Alternative, best: Alternative, asked: Request, deck: Deck) -> str:
    """Return that a choice may cost much, and that it is still open."""
    action = f"{action_label(chosen.action, asked, deck)}"
    if wins_told(best.wins) == wins_told(chosen.wins) or best.wins < chosen.wins:
        told = translate(
            "Coach", "“{action}” may cost you much. Choose again, or choose it once more to keep to it."
        )
        return told.format(action=action)
    told = translate(
        "Coach",
        "“{action}” may cost you much: the chance of winning is {wins} with it, and {best} with the best "
        "choice. Choose again, or choose it once more to keep to it.",
    )
    return told.format(action=action, wins=wins_told(chosen.wins), best=wins_told(best.wins))


def well_done(verdict: Verdict, asked: Request, deck: Deck, trick: int) -> str:
    """Return that a choice was well made: every other would surely have cost much."""
    action = f"{action_label(verdict.chosen, asked, deck)}"
    template = (
        translate("Coach", "Well done: “{action}” in trick {trick}. Every other choice was clearly worse.")
        if trick
        else translate("Coach", "Well done: “{action}”. Every other choice was clearly worse.")
    )
    return template.format(action=action, trick=trick)


_WITH_CHANCES = (
    Said(
        "Coach",
        "Your costliest choice was “{chosen}”: the chance of winning was {wins} with it, and {best} with "
        "“{better}”.",
    ),
    Said(
        "Coach",
        "Your costliest choice was “{chosen}” in trick {trick}: the chance of winning was {wins} with it, "
        "and {best} with “{better}”.",
    ),
)
_WITHOUT_CHANCES = (
    Said("Coach", "Your costliest choice was “{chosen}”; better was “{better}”."),
    Said("Coach", "Your costliest choice was “{chosen}” in trick {trick}; better was “{better}”."),
)


def _chances(verdict: Verdict) -> dict[str, object]:
    """Return the chances of winning with the better action and with the chosen one, if they differ."""
    wins = {one.action: one.wins for one in verdict.alternatives}
    best, chosen = wins.get(verdict.best), wins.get(verdict.chosen)
    if best is None or chosen is None or best <= chosen or wins_told(best) == wins_told(chosen):
        return {}
    return {"best": wins_told(best), "wins": wins_told(chosen)}
