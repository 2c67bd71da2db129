"""The words that each game uses on the table and the bill, with lines of the glossary that are true there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ombre_desktop.engine import Cost, Result, Ruleset, Suit, Word
from ombre_desktop.engine.trump_suits import fixed_trump
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.present import present
from ombre_desktop.ui.model.term import Explanation, Term
from ombre_desktop.ui.texts import favour_games, german_solo, lhombre
from ombre_desktop.ui.texts.calls import bid_note, contract_name
from ombre_desktop.ui.texts.calls_of_games import WITH_TRUMP
from ombre_desktop.ui.texts.contract import wants_no_trick


@dataclass(frozen=True, slots=True)
class GameTerms:
    """
    The terms of a game: of its *bids* and *words*, of its *results*, and of the *costs* on its bill.

    A bid without a term is explained by its note. A word or a cost without one is plain.
    """

    bids: Mapping[str, Term] = field(default_factory=dict)
    words: Mapping[Word, Term] = field(default_factory=dict)
    results: Mapping[Result, Term] = field(default_factory=dict)
    costs: Mapping[Cost, Term] = field(default_factory=dict)


_WORDS: dict[Word, Term] = {
    Word.YIELD: Term.YOU_FIRST,
    Word.SURRENDER: Term.SURRENDER,
    Word.TAKE_OVER: Term.TAKE_OVER,
    Word.VOLE: Term.VOLE,
}
_FORCED: dict[str, Term] = {
    "forced_spadille": Term.FORCED_SPADILLE,
    "espada_obligada": Term.FORCED_SPADILLE,
    "talon": Term.TALON_OF_SITTER,
    "grossfrage": Term.GROSSFRAGE,
    "forced_solo": Term.FORCED_SOLO,
    "man": Term.MAN,
}
"""The games that nobody bids, and that have no note."""
_RANKED: dict[str, Term] = {
    **_FORCED,
    "entrada": Term.ENTRADA,
    "vuelta": Term.VUELTA,
    "solo": Term.SOLO,
    "voltereta": Term.VOLTERETA,
    "gascarola": Term.GASCAROLA,
    "contrabola": Term.CONTRABOLA,
}
"""The bids where entrada, vuelta and solo are the lowest, the middle and the highest."""
_CALLED: dict[str, Term] = {**_FORCED, "ask": Term.ASK_LEAVE}
_RESULTS: dict[Result, Term] = {
    Result.SACADA: Term.SACADA,
    Result.PUESTA: Term.PUESTA,
    Result.CODILLE: Term.CODILLE,
    Result.VOLE: Term.VOLE,
    Result.FAILED_VOLE: Term.VOLE,
    Result.SURRENDER: Term.SURRENDER,
    Result.CONTRABOLA_MADE: Term.CONTRABOLA,
    Result.CONTRABOLA_FAILED: Term.CONTRABOLA,
}
_COSTS: dict[Cost, Term] = {
    Cost.ANTE: Term.ANTE,
    Cost.POOL: Term.POOL,
    Cost.ESTUCHES: Term.ESTUCHES,
    Cost.PRIMERAS: Term.PRIMERAS,
    Cost.PRIMERAS_AGAINST: Term.PRIMERAS,
    Cost.MATADORS: Term.MATADORS,
    Cost.VOLE: Term.VOLE,
    Cost.FAILED_VOLE: Term.VOLE,
    Cost.PUESTA: Term.PUESTA,
    Cost.CODILLE: Term.CODILLE,
    Cost.SURRENDER: Term.SURRENDER,
    Cost.MAN: Term.MAN,
    Cost.MAN_BEATEN: Term.MAN,
}
_OF_SIDES: dict[Result, Term] = {
    Result.PUESTA: Term.REMISE,
    Result.CODILLE: Term.CODILLE_OF_SIDES,
    Result.VOLE: Term.VOLE,
    Result.FAILED_VOLE: Term.VOLE,
}
_COSTS_OF_SIDES = {**_COSTS, Cost.PUESTA: Term.REMISE, Cost.CODILLE: Term.CODILLE_OF_SIDES}
_DANISH: dict[Result, Term] = {
    Result.PUESTA: Term.BET,
    Result.CODILLE: Term.KRUK,
    Result.VOLE: Term.TOUT,
    Result.FAILED_VOLE: Term.TOUT,
}
_DANISH_COSTS = {
    Cost.PUESTA: Term.BET,
    Cost.CODILLE: Term.KRUK,
    Cost.VOLE: Term.TOUT,
    Cost.FAILED_VOLE: Term.TOUT,
}
_GERMAN: dict[Result, Term] = {Result.VOLE: Term.TOUT, Result.FAILED_VOLE: Term.TOUT}
_STONES = GameTerms(
    bids={**dict.fromkeys(WITH_TRUMP, Term.PLAY), "solo": Term.SOLO_OF_ONE},
    words={Word.CLAIM: Term.HECHAS, Word.VOLE: Term.OCHO},
    results={
        Result.SACADA: Term.LLEVADA,
        Result.PUESTA: Term.PUESTA_OF_FOUR,
        Result.CODILLE: Term.CODILLO,
        Result.VOLE: Term.OCHO,
        Result.FAILED_VOLE: Term.OCHO,
    },
    costs={
        Cost.ANTE: Term.ELDEST,
        Cost.POOL: Term.STONES,
        Cost.ESTUCHES: Term.ESTUCHE,
        Cost.PRIMERAS: Term.HECHAS,
        Cost.SANS_PRENDRE: Term.SOLO_OF_ONE,
        Cost.VOLE: Term.OCHO,
        Cost.CODILLE: Term.CODILLO,
        Cost.PUESTA: Term.PUESTA_OF_FOUR,
    },
)
_USUAL = GameTerms(_RANKED, _WORDS, _RESULTS, _COSTS)
_SIDES = GameTerms(_CALLED, {Word.VOLE: Term.VOLE}, _OF_SIDES, _COSTS_OF_SIDES)
_FAVOUR = GameTerms(_FORCED, _WORDS, _RESULTS, {**_COSTS, Cost.ESTUCHES: Term.ESTUCHE})
_FRENCH = GameTerms(
    _FORCED,
    {Word.VOLE: Term.VOLE},
    {**_RESULTS, Result.PUESTA: Term.REMISE},
    {**_COSTS, Cost.PUESTA: Term.REMISE},
)
_OF_GAME: dict[str, GameTerms] = {
    "french": _FRENCH,
    "five_handed": _SIDES,
    "quadrille": _SIDES,
    "tritrille": GameTerms(_FORCED, _SIDES.words, _SIDES.results, _SIDES.costs),
    "homme_auvergne": GameTerms(_FORCED, {}, {}, _COSTS),
    lhombre.NAME: GameTerms(_FORCED, {Word.VOLE: Term.TOUT}, _DANISH, _DANISH_COSTS),
    **dict.fromkeys(favour_games.NAMES, _FAVOUR),
    "zanga": _STONES,
    "zanga_malaga": _STONES,
    german_solo.NAME: GameTerms(
        _FORCED,
        {Word.VOLE: Term.TOUT},
        _GERMAN,
        {Cost.VOLE: Term.TOUT, Cost.FAILED_VOLE: Term.TOUT},
    ),
}
NOTED_AS = {"vuelta_favor": "vuelta", "volteo_oros": "volteo"}
"""Games that follow from the trump, with the bids whose notes explain them."""
_FAVOUR_ROWS: dict[str, Term] = {
    german_solo.NAME: Term.COULEUR,
    **dict.fromkeys(favour_games.NAMES, Term.FAVOUR_SUIT),
}


PLAIN = frozenset(
    {
        *(Term.ANTE, Term.DEALER, Term.DEFENDER, Term.ELDEST, Term.OMBRE, Term.PARTNER, Term.PLAY),
        *(Term.POOL, Term.SACADA, Term.STONES, Term.SURRENDER, Term.TAKE_OVER, Term.TALON, Term.TRUMP),
        *(Term.YOU_FIRST, Term.ZANGA),
    }
)
"""The terms whose words say enough to somebody who reads them for the first time."""


def terms_in(game: str) -> GameTerms:
    """Return the terms of *game*."""
    return _OF_GAME.get(game, _USUAL)


def favour_term(game: str) -> Term | None:
    """Return the term of the suit that is worth more in *game*; None in most games."""
    return _FAVOUR_ROWS.get(game)


def bid_told(bid: str, ruleset: Ruleset, deck: Deck) -> Explanation:
    """Return what *bid* means in the game of *ruleset*, for a bid that has no term there."""
    noted = NOTED_AS.get(bid, bid)
    row = present(ruleset.contract(bid), "contract of the game")
    trump = fixed_trump(row) or Suit.SPADES
    note = bid_note(noted, ruleset.name, deck, no_trick=wants_no_trick(bid), trump=trump)
    return Explanation(note, contract_name(bid, deck))
