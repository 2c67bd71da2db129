"""
``python -m tools.game_matrix``: write the page that shows how the games differ, from the games themselves.

Each game is built with its usual house rules, and again with every other value of every setting, so that the
page also shows the parts that only a house rule brings in.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from ombre_desktop.engine import ruleset, ruleset_names
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.phases.play import PlayPhase
from ombre_desktop.engine.phases.settlement import SettlePhase
from ombre_desktop.engine.state import Ruleset
from ombre_desktop.engine.variants import variant
from ombre_desktop.value import Value

PAGE = Path(__file__).resolve().parents[1] / "ombre_desktop" / "engine" / "variants" / "README.md"
SAME, NOTHING = "–", "none"
TRAITS = ("secrets", "sitter", "together", "partners", "between_players")
_TEXT = """\
# How the games differ

`.venv/bin/python -m tools.game_matrix` writes this page from the games. A dash means: as in Renegado. What
stands in brackets comes in by a house rule. The head of a column names the seam: a part of the `Ruleset`, or
the protocol of the objects in the column.

## The table

{table}

## Until the first card is led

{phases}

## Play and payment

{play}
"""

Told = tuple[str, ...]
"""The entries of a cell."""
Cell = Callable[[Ruleset], Told]
"""A function that returns what stands in a column, for a game with certain house rules."""


def main() -> int:
    """Write the page."""
    PAGE.write_text(told(), encoding="utf-8", newline="\n")
    return 0


def told() -> str:
    """Return the text of the page."""
    games = {name: list(_built(name)) for name in ruleset_names()}
    return _TEXT.format(**{part: _table(games, columns) for part, columns in TABLES.items()})


def _built(name: str) -> Iterator[Ruleset]:
    """Yield a game with its usual house rules, and then with each other value of each setting."""
    yield ruleset(name)
    for setting in variant(name).standard.settings():
        for value in setting.values:
            if value != setting.default:
                with suppress(SettingError):
                    yield ruleset(name, f"{setting.key}={value}")


def _table(games: Mapping[str, list[Ruleset]], columns: Mapping[str, Cell]) -> str:
    """Return a table with a row for each game."""
    cells = {name: [_cell(builds, cell) for cell in columns.values()] for name, builds in games.items()}
    first, *others = cells
    rows = [[f"`{first}`", *cells[first]]]
    for name in others:
        pairs = zip(cells[name], cells[first], strict=True)
        rows.append([f"`{name}`", *(SAME if own == usual else own for own, usual in pairs)])
    heads = [["game", *columns], ["---"] * (1 + len(columns))]
    return "\n".join(f"| {' | '.join(row)} |" for row in [*heads, *rows])


def _cell(builds: list[Ruleset], cell: Cell) -> str:
    """Return what stands in a cell as usual, and in brackets what house rules bring in."""
    usual, *others = map(cell, builds)
    added = dict.fromkeys(one for other in others for one in other if one not in usual)
    return ", ".join([*usual, *([f"({', '.join(added)})"] if added else [])]) or NOTHING


# What stands in the columns.


def _parts(value: object) -> Iterator[Value]:
    """Yield every value that *value* is made of, each once."""
    left: list[object] = [value]
    seen: set[int] = set()
    while left:
        one = left.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(one, Value):
            yield one
            left += [getattr(one, field) for field in reversed(one._fields)]
        elif isinstance(one, tuple):
            left += reversed(one)


def _kinds(values: Iterable[object]) -> Told:
    """Return the names of the classes of *values*, each once."""
    return tuple(dict.fromkeys(f"`{type(one).__name__}`" for one in values if one is not None))


def _phases(value: object) -> Told:
    """Return the phases in *value* that come before the play."""
    phases = (one for one in _parts(value) if hasattr(one, "mover"))
    return _kinds(one for one in phases if not isinstance(one, PlayPhase | SettlePhase))


def _opening(game: Ruleset) -> Told:
    """Return the phases before there is a contract, and those when all pass."""
    later = _phases(_contracts(game))
    return tuple(one for one in _phases(game.opening) if one not in later)


def _contracts(game: Ruleset) -> tuple[object, ...]:
    return tuple(row.phases for row in game.contracts)


def _from(module: str, game: Ruleset) -> Told:
    """Return the objects of the auction whose classes stand in a *module* of phases."""
    return _kinds(one for one in _parts(game.opening) if type(one).__module__.endswith(f".{module}"))


def _plays(game: Ruleset) -> list[PlayPhase]:
    return [one for one in _parts(_contracts(game)) if isinstance(one, PlayPhase)]


def _ends(game: Ruleset) -> list[SettlePhase]:
    return [one for one in _parts(_contracts(game)) if isinstance(one, SettlePhase)]


def _with_inner(rule: object) -> Iterator[object]:
    """Yield a *rule* of the end of a deal, and the one that it falls back on."""
    while rule is not None:
        yield rule
        rule = getattr(rule, "otherwise", None)


def _stakes(game: Ruleset) -> Told:
    ante = game.ante
    if not ante.chips:
        return ()
    return (f"{ante.chips} from {'each' if ante.each else 'the dealer'}",)


def _end(game: Ruleset) -> Told:
    if game.target is None:
        return ()
    return ("stones" if game.in_stones else "points",)


def _ranking(game: Ruleset) -> Told:
    ranking = game.ranking
    made = ranking.func if isinstance(ranking, partial) else ranking
    return (f"`{made.__name__}`",)


TABLES: dict[str, dict[str, Cell]] = {
    "table": {
        "players, `SEATS`": lambda game: tuple(map(str, sorted(variant(game.name).seats))),
        "cards, `Pack`": lambda game: (str(len(game.pack.cards)),),
        "`packets`": lambda game: (" ".join(map(str, game.packets)),),
        "order, `Ranking`": _ranking,
        "first dealer, `DealerDraw`": lambda game: (game.draw.rule.value.replace("_", " "),),
        "stakes, `Ante`": _stakes,
        "end, `Target`": _end,
        "traits": lambda game: tuple(f"`{one}`" for one in TRAITS if getattr(game, one) not in (None, False)),
    },
    "phases": {
        "`HouseRules`": lambda game: (f"`{type(game.house).__name__}`",),
        "`opening`": _opening,
        "`AuctionOrder`": lambda game: _from("auction_order", game),
        "`CallCondition`": lambda game: _from("call_conditions", game),
        "`Contract.phases`": lambda game: _phases(_contracts(game)),
    },
    "play": {
        "`FollowRule`: a void hand plays": lambda game: tuple(
            dict.fromkeys(play.follow.void.value.replace("_", " ") for play in _plays(game))
        ),
        "`Talk`": lambda game: _kinds(one for play in _plays(game) for one in play.talk),
        "`TrickEffect`": lambda game: _kinds(play.effect for play in _plays(game)),
        "`GanoRule`": lambda game: _kinds(play.gano for play in _plays(game)),
        "bound to all tricks, `vole`": lambda game: ("yes",) * any(play.vole for play in _plays(game)),
        "`OutcomeRule`": lambda game: _kinds(one for end in _ends(game) for one in _with_inner(end.outcome)),
        "`PaymentRule`": lambda game: _kinds(one for end in _ends(game) for one in _with_inner(end.payment)),
    },
}
"""The columns of each table by their heads."""


if __name__ == "__main__":
    sys.exit(main())
