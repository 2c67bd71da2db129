"""The words of the shuffle that can be checked: the cut, the links that are shown, and the proof."""

from __future__ import annotations

from ombre_desktop.engine.fairness import FairnessFault, FairShuffle, Finding
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts.calls import ButtonText
from ombre_desktop.ui.texts.deeds import Deed, deed_button
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import ENTER
from ombre_desktop.ui.texts.phrases import Said, translate

SIGNS = 8
"""The number of signs of a link that are shown at the table; the record has all 64."""

_FINDINGS = {
    Finding.PROVED: Said(
        "Fair", "Proved: the cards follow from the chain that was shown beforehand and from the cut."
    ),
    Finding.NOBODY_CUT: Said(
        "Fair", "Proved: the cards follow from the chain that was shown beforehand. But nobody cut."
    ),
    Finding.NO_COMMITMENT: Said("Fair", "Nothing can be proved: this deal was shuffled without a chain."),
    Finding.UNKNOWN_SHUFFLE: Said(
        "Fair", "Nothing can be proved: this version of Ombre does not know the shuffle of this deal."
    ),
    Finding.MALFORMED: Said(
        "Fair", "Refuted: a part of the proof is missing, is there twice or is badly written."
    ),
    Finding.WRONG_LINK: Said("Fair", "Refuted: the link of this deal does not lead to the one shown before."),
    Finding.WRONG_CARDS: Said(
        "Fair", "Refuted: the chain, the cut and the number of the deal lead to other cards."
    ),
}
_MEANINGS = {
    Finding.PROVED: Said(
        "Fair",
        "Nobody chose these cards: the chain was sealed before the cut, and the cut came before the deal.",
    ),
    Finding.NOBODY_CUT: Said(
        "Fair",
        "All cards were settled before the first deal, and nothing changed later. Only your own cut"
        " proves that the program did not pick the chain.",
    ),
    Finding.NO_COMMITMENT: Said(
        "Fair", "Old sittings, lessons, and deals from codes or files have no chain."
    ),
}
_FAULTS = {
    FairnessFault.EMPTY_CUT: Said("Fair", "Type a word or a number."),
    FairnessFault.LONG_CUT: Said("Fair", "That is too long: 60 characters are the most."),
    FairnessFault.UNFIT_CUT: Said(
        "Fair", "Leave out quotation marks, braces and characters that cannot be seen."
    ),
}


cut_question = Said("Fair", "Cut the pack: touch it where you like.")
"""The request to cut."""
pack_name = Said("Fair", "The pack, to be cut at a card")
"""The name of the pack that can be cut, for screen readers."""
word_title = Said("Fair", "Cut with a word")
"""The title of the dialog that asks for a word."""
word_note = Said(
    "Fair",
    "The word and the chain together give the cards of every deal. Take one that nobody can foresee.",
)
"""The explanation of cutting with a word."""
word_label = Said("Fair", "&Word or number")
"""The label of the field for the word."""
check_button = Said("Fair", "Check the shu&ffle")
"""The label of the button that checks the shuffle of the chosen deal."""
_title = Said("Fair", "The shuffle of this deal")


def short(link: bytes) -> str:
    """Return the first signs of a *link*, in two groups that can be compared at a glance."""
    signs = link.hex()[:SIGNS]
    return f"{signs[: SIGNS // 2]} {signs[SIGNS // 2 :]}"


# The cut.


def shown_before(commitment: bytes) -> str:
    """Return the line that shows the end of the chain before the cut."""
    return translate("Fair", "The shuffle is sealed: {link}").format(link=short(commitment))


def shown_before_hint(commitment: bytes) -> str:
    """Return the whole end of the chain, and its use."""
    template = translate("Fair", "Your cut and the chain ending in {link} give every deal its cards.")
    return template.format(link=commitment.hex())


def uncut_button() -> ButtonText:
    """Return the button that deals without a cut."""
    return ButtonText(translate("Fair", "Deal without a cut"), ENTER)


def word_button() -> ButtonText:
    """Return the button that asks for a word to cut with."""
    return deed_button(Deed.CUT_WITH_WORD)


def word_buttons() -> tuple[str, str]:
    """Return the labels of the buttons that cut and that do not."""
    return translate("Fair", "C&ut"), translate("Fair", "&Cancel")


def cut_fault(fault: FairnessFault) -> str:
    """Return the reason why a text is no cut."""
    return _FAULTS[fault]()


# The proof.


def proof_told(finding: Finding, tags: dict[str, str]) -> Trouble:
    """Return the result of checking a deal; *tags* are the tags of the proof in its record."""
    done = [_MEANINGS[finding]()] if finding in _MEANINGS else []
    if tags:
        done.append(
            translate(
                "Fair",
                "To check it without Ombre, save the record and follow docs/fair-shuffle.md. Or"
                " run: ombre verify FILE.ombre",
            )
        )
    details = "\n".join(f"{name}: {value}" for name, value in tags.items())
    return Trouble(_title(), _FINDINGS[finding](), sentences(done), details)


def not_yet_told(fair: FairShuffle) -> Trouble:
    """Return the answer to a check before the deal is over."""
    details = [f"Commitment: {fair.chain.commitment.hex()}"]
    if fair.cut is not None:
        details.append(f"Cut: {fair.cut}")
    return Trouble(
        _title(),
        translate("Fair", "This can be checked once the deal is over: until then its link is a secret."),
        translate("Fair", "Note the end of the chain now, and compare it with the record later."),
        "\n".join(details),
    )
