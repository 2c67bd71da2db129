"""
Plain English: the house rules for sentences, as far as a program can count words.

Two things are counted in docstrings and comments, folder by folder, and the second in the papers as
well: docstrings that open with a clause ("What the seat holds.") where a verb or a noun belongs ("The
seat's hand."), and turns of phrase that nobody says any more. A bound is only ever lowered.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAPERS = ("*.md", "docs/*.md", "ombre_desktop/*/README.md", "benchmarks/*.md")

CLAUSE = re.compile(r"(?:(?:What|How|Who|Whom|Where|Which)(?:ever)?|Whose|Whether|Why|That)\b")
"""The openings of a docstring that is a clause, not a sentence or a noun phrase."""

ARCHAIC = {
    "whoever": r"who(?:so|m)?ever",
    "so many": r"so (?:many|much)(?! that)",
    "gone on with": r"(?:go|goes|gone|went) on with",
    "of these it is": r"of (?:these|those|this|that) it (?:is|was|has)",
    "such a one": r"such a one",
    "whatever is": r"whatever (?:is|was|has|does)",
    "anew": r"anew",
    "lest": r"lest",
    "thereof": r"(?:there|where)(?:of|to|upon|with|from)|wherein|therein",
    "whence": r"[wt]hence",
    "till": r"till",
    "nought": r"n[ao]ught",
    "one's": r"one's",
    "save that": r"(?<=, )save (?:that|for)",
    "knew them not": r"(?:knew|knows|needs|has|had) (?:it|them) not",
    "is had": r"(?:is|was|to be) had",
    "upon": r"(?<!once )upon",
    "and their kin": r"kin",
    "by turns": r"by turns",
    "whilst": r"whilst|amongst",
    "ought": r"ought",
    "he": r"he|him|his|himself",
}
"""Turns of phrase that are not said any more, by the words that name them here. A player is "they"."""

TURN = re.compile(rf"\b(?:{'|'.join(ARCHAIC.values())})\b", re.IGNORECASE)
HE = re.compile(ARCHAIC["he"], re.IGNORECASE)
COURTS = "tools/art/courts/"
"""Where "he" is a king, a knight or a page of the pack."""
COMMENT = re.compile(r"(?:^|\s)#:? (.*)$", re.MULTILINE)
CODE = re.compile(r"```.*?```|``.*?``|`[^`]*`", re.DOTALL)

FOLDERS = {
    "ombre_desktop": (0, 0),
    "ombre_desktop/engine": (0, 0),
    "ombre_desktop/envs": (0, 0),
    "ombre_desktop/storage": (0, 0),
    "ombre_desktop/players": (0, 0),
    "ombre_desktop/ui": (0, 0),
    "tools": (0, 0),
    "packaging": (0, 0),
    "benchmarks": (0, 0),
    "tests": (0, 0),
}
"""The clauses and the archaic turns allowed in each folder. A figure here is only ever lowered."""
PAPER_TURNS = 0
SLACK = 5
"""By how much a bound may exceed what is there before it has to be lowered."""


def docstrings(folder: str) -> list[tuple[str, str]]:
    """Return every docstring in *folder*, of attributes as well, each after its place."""
    return [
        (f"{path.relative_to(ROOT)}:{line}", text) for path in modules(folder) for line, text in strings(path)
    ]


def comments(folder: str) -> list[tuple[str, str]]:
    """Return every comment in *folder*, each after the module it stands in."""
    return [
        (str(path.relative_to(ROOT)), text)
        for path in modules(folder)
        for text in COMMENT.findall(path.read_text(encoding="utf-8"))
    ]


def modules(folder: str) -> list[Path]:
    """
    Return the modules in *folder*, with those below unless it is the program's own folder; never this
    module.
    """
    below = (ROOT / folder).glob("*.py" if folder == "ombre_desktop" else "**/*.py")
    return [path for path in sorted(below) if path != Path(__file__)]


def strings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and text of every string that is a statement by itself."""
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text), lineno=line):
                yield line, text.strip()


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield every statement in *node*, without a look at the expressions, which are many."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        for statement in getattr(node, field, ()):
            yield statement
            if not isinstance(statement, ast.Expr):
                yield from statements(statement)


def turns(prose: list[tuple[str, str]]) -> list[str]:
    """Return every archaic turn in *prose* outside code, after its place."""
    return [
        f"{place}: {turn[0]}"
        for place, text in prose
        for turn in TURN.finditer(CODE.sub("", text))
        if not (place.startswith(COURTS) and HE.fullmatch(turn[0]))
    ]


def papers() -> list[tuple[str, str]]:
    """Return the text of every paper."""
    found = sorted(path for pattern in PAPERS for path in ROOT.glob(pattern))
    return [(str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")) for path in found]


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_open_with_a_verb_or_a_noun_and_archaic_turns_do_not_spread(folder):
    """No folder has more of either than its bound, and no bound is out of date."""
    said = docstrings(folder)
    clauses = [f"{place}: {text[:60]}" for place, text in said if CLAUSE.match(text)]
    archaic = turns([*said, *comments(folder)])

    for bound, found in zip(FOLDERS[folder], (clauses, archaic), strict=True):
        assert bound >= len(found), "\n".join(found)
        assert bound <= len(found) + SLACK, f"only {len(found)} in {folder}: lower its bound"


def test_archaic_turns_leave_the_papers():
    """The rule book is not among them: its paragraphs quote old books."""
    found = turns(papers())

    assert PAPER_TURNS >= len(found), "\n".join(found)
    assert PAPER_TURNS <= len(found) + SLACK, f"only {len(found)} in the papers: lower their bound"


@pytest.mark.parametrize(
    "turn", ["Whoever leads", "goes on with the deal", "so many tricks", "his cards", "laid anew"]
)
def test_archaic_turns_are_found(turn):
    """The list catches what it was written for."""
    assert TURN.search(turn)


@pytest.mark.parametrize(
    "turn", ["the others", "whole tricks", "so much that it overflows", "untilled", "the hand"]
)
def test_plain_words_are_let_through(turn):
    """No word is taken for an archaic turn because it contains one."""
    assert not TURN.search(turn)
