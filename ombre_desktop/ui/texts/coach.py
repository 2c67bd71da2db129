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
from ombre_desktop.ui.texts.unit import Unit, amount_told

note_name = Said("Coach", "Your choices in this deal")
"""The name of the coach's note for a screen reader."""
offer_name = Said("Coach", "A choice that may cost you much")
"""The name of the paper that offers to take a choice back, for a screen reader."""
looking = Said("Coach", "Looking at how you played…")
"""The sentence shown while the choices are judged."""


def try_again_button() -> ButtonText:
    """Return the button that leads back to the dearest choice."""
    return deed_button(Deed.TRY_AGAIN)


def nothing_costly(unclear: int) -> tuple[str, ...]:
    """Return that no choice was costly, and of how many nothing sure is known."""
    told = translate("Coach", "You made no clear mistake.")
    if not unclear:
        return (told,)
    about = translate("Coach", "{number:one One choice was|other # choices were} too close to call.")
    return told, about.format(number=unclear)


def dearest_told(verdict: Verdict, asked: Request, deck: Deck, trick: int, unit: Unit) -> tuple[str, ...]:
    """Return what the dearest choice was, what was better, and the reason if it is known."""
    fields: dict[str, object] = {
        "chosen": f"{action_label(verdict.chosen, asked, deck)}",
        "better": f"{action_label(verdict.best, asked, deck)}",
        "trick": trick,
        "cost": amount_told(verdict.cost, unit),
    }
    chances = _chances(verdict)
    fields |= chances
    better = (
        translate("Coach", "Your chance was {wins}; with “{better}” it was {best}.")
        if chances
        else translate("Coach", "It cost about {cost}; better was “{better}”.")
    )
    told = _COSTLIEST[trick > 0]().format(**fields), better.format(**fields)
    return tuple(filter(None, (*told, reason_told(verdict.motives, deck))))


def take_back_offered(chosen: Alternative, best: Alternative, asked: Request, deck: Deck) -> str:
    """Return that a choice may cost much, and that it is still open."""
    action = f"{action_label(chosen.action, asked, deck)}"
    if wins_told(best.wins) == wins_told(chosen.wins) or best.wins < chosen.wins:
        told = translate("Coach", "“{action}” may cost you much. Choose it again if you mean it.")
        return told.format(action=action)
    told = translate(
        "Coach",
        "With “{action}” your chance is {wins}, with the best choice {best}. Choose it again if you mean it.",
    )
    return told.format(action=action, wins=wins_told(chosen.wins), best=wins_told(best.wins))


def well_done(verdict: Verdict, asked: Request, deck: Deck, trick: int) -> str:
    """Return that a choice was well made: every other would surely have cost much."""
    action = f"{action_label(verdict.chosen, asked, deck)}"
    template = (
        translate("Coach", "Well done: “{action}” in trick {trick}. Anything else was clearly worse.")
        if trick
        else translate("Coach", "Well done: “{action}”. Anything else was clearly worse.")
    )
    return template.format(action=action, trick=trick)


_COSTLIEST = (
    Said("Coach", "“{chosen}” was your weakest choice."),
    Said("Coach", "“{chosen}” in trick {trick} was your weakest choice."),
)


def _chances(verdict: Verdict) -> dict[str, object]:
    """Return the chances of winning with the better action and with the chosen one, if they differ."""
    wins = {one.action: one.wins for one in verdict.alternatives}
    best, chosen = wins.get(verdict.best), wins.get(verdict.chosen)
    if best is None or chosen is None or best <= chosen or wins_told(best) == wins_told(chosen):
        return {}
    return {"best": wins_told(best), "wins": wins_told(chosen)}
