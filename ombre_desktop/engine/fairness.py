"""
Proofs that nobody chose the cards, as `docs/fair-shuffle.md` describes them.

Each link of a chain is the SHA-256 value of the link before it. The program shows the last one before the
person cuts. The deals use the links before it, backwards, and each link is shown when its deal is over. So
the program cannot change a link once it knows the cut, and nobody can work out a link before it is shown.
"""

from __future__ import annotations

import re
import unicodedata
from enum import Enum
from typing import Final

from ombre_desktop.engine.cards import Cards
from ombre_desktop.engine.digest import sha256
from ombre_desktop.engine.errors import OmbreError
from ombre_desktop.engine.state import DealState
from ombre_desktop.engine.written_shuffle import written_shuffle
from ombre_desktop.plain import UNSEEN
from ombre_desktop.value import Value

LINK: Final = 32
"""The number of bytes in a link."""
USUAL_DEALS: Final = 1_000
MOST_DEALS: Final = 10_000
"""The largest number of deals in one chain, which limits the work of a verifier."""
LONGEST_CUT: Final = 60
"""The largest number of characters in a cut."""
LONGEST_SAID: Final = 1_000
"""The largest number of characters in a text that may become a cut in its normal form."""
NOBODY_CUT: Final = ""

_FIGURES = re.compile("[0-9]+")
_NOT_IN_A_CUT = re.compile(rf'["{{}}{UNSEEN}]')
"""The characters that a tag of a record cannot hold, or that nobody can see."""


class FairnessFault(Enum):
    """One kind of fault; the value is a sentence without its full stop."""

    NO_SECRET = "A chain begins with 32 bytes"
    NO_SUCH_DEAL = "The chain has no link for a deal of this number"
    EMPTY_CUT = "A cut needs a number or a word"
    LONG_CUT = f"A cut has {LONGEST_CUT} characters at most"
    NOT_CUT = "Nobody has been asked to cut yet"
    UNFIT_CUT = "A cut holds no quotation marks, no braces and nothing invisible"


class FairnessError(OmbreError, ValueError):
    """A chain or a cut that cannot be used."""

    def __init__(self, fault: FairnessFault) -> None:
        super().__init__(f"{fault.value}.")
        self.fault = fault


class Chain(Value):
    """The links for a number of *deals*, which all follow from the *secret*, 32 random bytes."""

    secret: bytes
    deals: int = USUAL_DEALS

    def __repr__(self) -> str:
        """Leave the secret out: a log or a traceback must not tell the cards to come."""
        return f"Chain(deals={self.deals})"

    @property
    def commitment(self) -> bytes:
        """The last link, which is shown before the cut."""
        return self._after(self.deals)

    def link(self, number: int) -> bytes:
        """Return the link of deal *number*, from 1; it must stay secret until that deal is over."""
        if not 1 <= number <= min(self.deals, MOST_DEALS):
            raise FairnessError(FairnessFault.NO_SUCH_DEAL)
        return self._after(self.deals - number)

    def proof(self, number: int, cut: str) -> Proof:
        """Return the proof of deal *number*; *cut* must be in its normal form."""
        return Proof(self.commitment, number, cut, self.link(number))

    def _after(self, steps: int) -> bytes:
        if len(self.secret) != LINK:
            raise FairnessError(FairnessFault.NO_SECRET)
        return following(self.secret, steps)


class Proof(Value):
    """
    The evidence for the cards of one deal.

    The *commitment* was shown before the cut, the *link* after the deal. The *number* counts the deals of
    a chain from 1. The *cut* is empty if nobody cut.
    """

    commitment: bytes
    number: int
    cut: str
    link: bytes


class FairShuffle(Value):
    """
    The shuffle of a sitting that can be checked: its chain, and the person's cut.

    *before* counts the deals of the sitting that were dealt before this chain began. *cut* is in its
    normal form, empty if the person does not want to cut, and None as long as they may still do so.
    """

    chain: Chain
    before: int = 0
    cut: str | None = None

    def number(self, deal: int) -> int:
        """Return the number that *deal* of the sitting has in this chain; both count from 1."""
        return deal - self.before

    def reaches(self, deal: int) -> bool:
        """Tell whether the chain has a link for *deal* of the sitting."""
        return 1 <= self.number(deal) <= self.chain.deals

    def cards(self, pack: Cards, deal: int) -> Cards:
        """Return *pack* as it is shuffled for *deal* of the sitting; raise `FairnessError` before the cut."""
        number = self.number(deal)
        return fair_cards(pack, self.chain.link(number), number, self._settled_cut)

    def proof(self, deal: int) -> Proof:
        """Return the proof of *deal* of the sitting, to be shown once that deal is over."""
        return self.chain.proof(self.number(deal), self._settled_cut)

    @property
    def _settled_cut(self) -> str:
        if self.cut is None:
            raise FairnessError(FairnessFault.NOT_CUT)
        return self.cut


class Finding(Enum):
    """The result of checking a proof; the value is a sentence."""

    PROVED = "Proved: the cards follow from the chain that was shown beforehand and from the cut."
    NOBODY_CUT = "Proved: the cards follow from the chain that was shown beforehand; but nobody cut."
    NO_COMMITMENT = "Not proved: the record carries no commitment."
    UNKNOWN_SHUFFLE = "Not proved: this program does not know the shuffle that the record names."
    MALFORMED = "Refuted: a tag of the proof is missing, is there twice or is not written as it must be."
    WRONG_LINK = "Refuted: the link that was shown does not lead to the commitment."
    WRONG_CARDS = "Refuted: the chain, the cut and the number of the deal give other cards."


def following(link: bytes, steps: int) -> bytes:
    """Return the link that comes *steps* after *link*."""
    for _ in range(steps):
        link = sha256(link).digest()
    return link


def normal_cut(said: str | int) -> str:
    """
    Return a cut in its normal form: a number in figures, a word in NFC without needless blanks.

    Call this once, when the cut is made: the cut must not change afterwards. Raise `FairnessError` for
    a cut that cannot be used.
    """
    text = str(said)
    text = text if len(text) > LONGEST_SAID else " ".join(unicodedata.normalize("NFC", text).split())
    if _FIGURES.fullmatch(text):
        text = text.lstrip("0") or "0"
    if not text:
        raise FairnessError(FairnessFault.EMPTY_CUT)
    if len(text) > LONGEST_CUT:
        raise FairnessError(FairnessFault.LONG_CUT)
    if _NOT_IN_A_CUT.search(text):
        raise FairnessError(FairnessFault.UNFIT_CUT)
    return text


def fair_cards(pack: Cards, link: bytes, number: int, cut: str) -> Cards:
    """Return the cards of deal *number* in the order in which they are dealt."""
    counted = number.to_bytes(8, "big")
    seed = sha256(b"ombre fair deal 1\n" + link + counted + cut.encode("utf-8")).digest()
    return written_shuffle(pack, seed)


def judged(state: DealState, proof: Proof) -> Finding:
    """Check that the cards of *state* follow from *proof*."""
    if following(proof.link, proof.number) != proof.commitment:
        return Finding.WRONG_LINK
    game = state.ruleset
    cards = fair_cards(game.pack.cards, proof.link, proof.number, proof.cut)
    if game.dealt(cards, state.dealer) != state.layout:
        return Finding.WRONG_CARDS
    return Finding.PROVED if proof.cut != NOBODY_CUT else Finding.NOBODY_CUT
