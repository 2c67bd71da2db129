"""The numbered rule book, `docs/rules`: every number that is cited exists, and every paragraph is tested."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from chance import attempts, played

from ombre_desktop.engine import Reason, Suit, all_ruleset_names, refusal, ruleset, ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.features.rule_book.rules_books import BOOKS
from ombre_desktop.ui.features.rule_book.rules_numbers import anchor, numbers
from ombre_desktop.ui.features.rule_book.topic import pages_with

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "docs" / "rules"
ENGINE = ROOT / "ombre_desktop" / "engine"
RULE_TESTS = ROOT / "tests" / "rules"
CODE = ("ombre_desktop", "tests", "benchmarks", "packaging", "tools")
PAPERS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md")

CHAPTERS = {"1", "2", "3", "4", "20", "21", "22", "23", "24", "25", "26"}
"""Numbers that stand for a whole chapter; chapters 6 and 7 have no numbered paragraphs."""
OF_THE_ENGINE = ("21.", "22.", "23.", "24.", "25.", "26.")
"""Chapters of games that the table does not offer yet, so that no page of the program tells them."""
NOTHING_TO_TEST = {
    "1.16": "what cannot happen",
    "24.6": "what no game here has",
    "4.3": "what others have written of a hand",
    "A16": "the use of a word",
    "A30": "a custom that no game here has",
}
"""Paragraphs that have no test, each with the reason."""
PLAYED_BY_CHANCE = 6
"""
The number of deals of each game in which every action is tried at every step, half of them by house
rules.
"""
LIVELY = {
    "renegado": "passed_out=low_bids gano=binding vuelta_card=may_take talon_rest=dealer_may_show",
    "pokerwiner": "gano=binding",
    "two_handed": "vuelta_card=may_take talon_rest=dealer_may_show",
    "four_handed": "sitter_takes=may gano=binding vuelta_card=may_take talon_rest=dealer_may_show",
    "five_handed": "cinquillo_fifth=may_solo",
}

HEADING = re.compile(r'^<a id="([\w-]+)"></a>\n#+ (A\d+|\d+(?:\.\d+)?) ', re.MULTILINE)
NUMBER = r"(?:A\d+|\d{1,2}\.\d+)"
SERIES = rf"{NUMBER}(?:(?:,| and| to| or)+ {NUMBER})*"
IN_WORDS = re.compile(rf"\b(?:[Rr]ules?|[Pp]aragraphs?) ({SERIES})")
IN_BRACKETS = re.compile(rf"\(({SERIES})\)")
NAMED = re.compile(r"test_(?:[a-z]{2}_)?((?:a\d+_)+|\d{1,2}_\d+_|\d_(?=[a-z]))")
SOURCES = re.compile(r"^Sources: ((?:.+\n)+)", re.MULTILINE)
MARK = re.compile(r"\b(?:[A-Z]{2,4}|ours)\b")


@cache
def paragraphs() -> dict[str, str]:
    """Return every numbered part of the book, and its text."""
    found: dict[str, str] = {}
    for file in sorted(BOOK.glob("*.md")):
        _, *parts = HEADING.split(file.read_text(encoding="utf-8"))
        for number, text in zip(parts[1::3], parts[2::3], strict=True):
            assert number not in found, f"{number} stands twice"
            found[number] = text
    return found


def cited(text: str, *, in_brackets: bool = True) -> set[str]:
    """Return the numbers that *text* cites: as rules, and in brackets where those hold no measures."""
    series = IN_WORDS.findall(text) + (IN_BRACKETS.findall(text) if in_brackets else [])
    return {number for found in series for number in re.findall(NUMBER, found)}


def named(test: str) -> set[str]:
    """Return the numbers with which the name of a *test* begins."""
    found = NAMED.match(test)
    if found is None:
        return set()
    if found[1].startswith("a"):
        return {number.upper() for number in found[1].rstrip("_").split("_")}
    return {found[1].rstrip("_").replace("_", ".")}


@cache
def rule_tests() -> tuple[ast.FunctionDef, ...]:
    """Yield the tests of rules."""
    files = [file for file in RULE_TESTS.glob("test_*.py") if file != Path(__file__).resolve()]
    nodes = (node for file in files for node in ast.parse(file.read_text(encoding="utf-8")).body)
    return tuple(
        node for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@cache
def refused_by() -> frozenset[str]:
    """Return the numbers that stand in the engine as words of their own, other than those of settings."""
    found: set[str] = set()
    for file in ENGINE.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        settings = {id(call.args[1]) for call in ast.walk(tree) if is_setting(call)}
        found |= {
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and re.fullmatch(NUMBER, node.value)
            and id(node) not in settings
        }
    return frozenset(found)


def is_setting(node: ast.AST) -> bool:
    """
    Return True if *node* is a house rule as the engine writes it: the default value, then its paragraph.
    """
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "setting"


def refused_in(game: str) -> set[str]:
    """
    Return the paragraphs that refuse something in deals of *game* in which every action is tried.

    Gano is not among them where no table can agree on it, since nobody is offered it there.
    """
    found: set[str] = set()
    for seed in range(PLAYED_BY_CHANCE):
        rng, house = Random(seed), LIVELY.get(game, "") if seed % 2 else ""
        for step in played(ruleset(game, house), rng):
            tried = (refusal(step.state, said) for said in attempts(step.state, rng))
            found |= {why.rule for why in tried if why is not None and why.reason is not Reason.NO_GANO}
    return found


# The book by itself.


def test_an_anchor_says_its_number():
    """
    The name of an anchor is its paragraph's number, so that a link can be written without looking it up.
    """
    for file in BOOK.glob("*.md"):
        for place, number in HEADING.findall(file.read_text(encoding="utf-8")):
            assert anchor(number) == place


def test_every_link_leads_to_a_paragraph():
    """Every link within the book names a file and an anchor that exist."""
    texts = {file.name: file.read_text(encoding="utf-8") for file in BOOK.glob("*.md")}
    for name, text in texts.items():
        for file, place in re.findall(r"\]\(([\w.]*)(?:#([\w-]+))?\)", text):
            assert not place or f'<a id="{place}"></a>' in texts[file or name], f"{name}: {file}#{place}"
            assert (file or name) in texts


def test_the_contents_name_every_paragraph():
    """The contents link to the anchor of every chapter and of every paragraph."""
    contents = (BOOK / "README.md").read_text(encoding="utf-8")

    assert set(paragraphs()) == {number for number in paragraphs() if f"#{anchor(number)})" in contents}


def test_every_paragraph_names_its_sources():
    """Every paragraph cites sources from the list in the contents, and every source listed is cited."""
    listed = set(
        re.findall(r"^\| ([A-Z]{2,4}|ours) \|", (BOOK / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    used: set[str] = set()
    for number in set(paragraphs()) - CHAPTERS:
        (sources,) = SOURCES.findall(paragraphs()[number])
        marks = set(MARK.findall(sources))
        assert marks, number
        used |= marks

    assert listed == used


def test_what_has_no_source_is_marked_as_an_open_reading():
    """A paragraph is marked as open where the only source for it, or for a part of it, is our own reading."""
    alone = {
        number
        for number in set(paragraphs()) - CHAPTERS
        if re.search(r"^Sources: ours", paragraphs()[number], re.M)
    }
    ours_by_nature = {"1.14", "4.5", "6", "7", "A8"}

    assert ours_by_nature == {number for number in alone if "**Open reading.**" not in paragraphs()[number]}


def test_the_order_of_the_cards_is_printed_as_it_is_played():
    """The tables of 1.2 agree with the engine's ranking."""
    signs = dict(zip("♠♣♥♦", "SCHD", strict=True))
    rows = re.findall(r"^\| ([♠♣♥♦]) \| (.+?) \| \d+ \|$", paragraphs()["1.2"], re.MULTILINE)
    printed = {
        signs[suit]: ["".join(signs.get(sign, sign) for sign in card) for card in row.split()]
        for suit, row in rows
    }

    assert printed == {
        suit.value: [str(card) for card in ruleset("renegado").ranking(suit).trumps] for suit in Suit
    }


# What is cited.


@pytest.mark.parametrize("folder", [*CODE, "papers"])
def test_every_number_cited_exists(folder):
    """Comments, docstrings, messages, faulty records and papers cite only numbers that exist."""
    files = [ROOT / paper for paper in PAPERS] if folder == "papers" else texts_in(ROOT / folder)
    unknown = {
        (file.relative_to(ROOT).as_posix(), number)
        for file in files
        for number in cited_in(file) - set(paragraphs())
    }

    assert set() == unknown


def texts_in(folder: Path) -> list[Path]:
    """Return every text in *folder* that somebody reads."""
    return [file for ending in ("py", "md", "ombre", "html") for file in folder.rglob(f"*.{ending}")]


def cited_in(file: Path) -> set[str]:
    """Return the numbers that *file* cites; outside the rules, a number in brackets is a measurement."""
    by_the_rules = {ENGINE, RULE_TESTS} & set(file.parents)
    return cited(file.read_text(encoding="utf-8"), in_brackets=bool(by_the_rules))


def test_every_rule_test_is_named_after_a_paragraph():
    """The name of a rule's test gives the game, then the number, then the claim."""
    assert {} == {
        test.name: named(test.name)
        for test in rule_tests()
        if not named(test.name) or not named(test.name) <= set(paragraphs())
    }


def test_every_paragraph_has_a_test_or_a_reason():
    """A test has each number in its name or its docstring, and no paragraph has both a test and a reason."""
    tested = {
        number for test in rule_tests() for number in named(test.name) | cited(ast.get_docstring(test) or "")
    }

    assert set(NOTHING_TO_TEST) == set(paragraphs()) - CHAPTERS - tested


def test_the_engine_refuses_by_paragraphs_that_exist():
    """Every paragraph by which the engine refuses something is in the book and on a page of the program."""
    told = {number for topic in Topic for number in numbers(source(topic))}

    assert refused_by() <= set(paragraphs())
    assert set() == {number for number in refused_by() - told if not number.startswith(OF_THE_ENGINE)}


@pytest.mark.parametrize("game", ruleset_names())
def test_what_refuses_in_a_game_is_told_in_its_book(game):
    """The game's own pages have a place for the number, so that a refused card leads to its rule."""
    refused = refused_in(game)

    assert refused
    assert refused <= refused_by()
    assert [] == [number for number in sorted(refused) if not pages_with(number, game)]


# The pages of the program.


def test_the_pages_number_nothing_that_is_not_in_the_book():
    """A page gives each number at most once, since the number is a place to go to."""
    for topic in Topic:
        on_page = numbers(source(topic))
        assert set(on_page) <= set(paragraphs())
        assert len(on_page) == len(set(on_page))


def test_every_rule_of_a_game_has_its_place_on_the_pages():
    """The rules of chapters 1 and 3 are on the pages; paragraphs that only explain are not needed there."""
    told = {number for game in BOOKS for topic in BOOKS[game].topics for number in numbers(source(topic))}
    rules = {number for number in paragraphs() if number.startswith(("1.", "3."))}

    assert {"1.16"} == rules - told


def test_no_page_tells_players_what_its_makers_have_still_to_do():
    """Such notes stand in the contents of the numbered book, for developers."""
    unfinished = re.compile(r"worked\s+(?:\w+\s+)?through|by\s+hand\b|\bTODO\b")

    assert {} == {topic: found for topic in Topic if (found := unfinished.findall(source(topic)))}


# House rules.


@pytest.mark.parametrize("game", all_ruleset_names())
def test_every_house_rule_is_told_in_its_paragraph(game):
    """The paragraph names the setting's key and each of its values, except plain numbers."""
    for setting in variant(game).standard.settings():
        text = paragraphs()[setting.section]
        values = {value for value in setting.values if not re.search(r"\d$|,", value)}
        missing = [word for word in (setting.key, *values) if not re.search(rf"`(\w+=)?{word}[`=]", text)]
        assert [] == missing, (setting.key, setting.section)


@pytest.mark.parametrize("game", all_ruleset_names())
def test_chapter_7_lists_every_house_rule(game):
    """
    Chapter 7 lists the values with the standard one first, ★, the paragraph, and where the game's
    standard differs.
    """
    listed = {
        key: (star.strip(), values, number)
        for key, star, values, number in re.findall(
            r"^\| `(\w+)`( ★)? \| (.*) \| \[(.+)\]\(.*\) \|$", paragraphs()["7"], re.MULTILINE
        )
    }
    differing = dict(re.findall(r"^\| `(\w+)` \| (`.*`) \|$", paragraphs()["7"], re.MULTILINE))
    differs = dict(pair.split("=") for pair in re.findall(r"`(\S+=\S+)`", differing.get(game, "")))

    for setting in variant(game).standard.settings():
        star, printed, number = listed[setting.key]
        values = re.findall(r"`(\w+)`", printed)
        assert (setting.starred, setting.section) == (star == "★", number)
        assert {part for value in setting.values for part in value.split(",")} <= set(values)
        assert differs.get(setting.key, values[0]) == setting.default.split(",")[0]
    assert set(differs) <= {setting.key for setting in variant(game).standard.settings()}
