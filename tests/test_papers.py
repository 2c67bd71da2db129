"""The documents are true, as far as a program can check them."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from io import StringIO
from pathlib import Path

import dialect
import pytest
from storeys import storeys

from ombre_desktop import __version__
from ombre_desktop.commands import COMMANDS as INSTALLED
from ombre_desktop.engine import __main__ as engine
from ombre_desktop.engine import ruleset_names
from ombre_desktop.engine.variants import variant
from ombre_desktop.players import __main__ as players
from ombre_desktop.players.judging.__main__ import COMMANDS as JUDGING
from ombre_desktop.storage.folders import HOME
from ombre_desktop.ui.dialogs.rules_source import Topic, source
from ombre_desktop.ui.features.rule_book.rules_books import SETTINGS_OF
from ombre_desktop.ui.shell.command_line import parsed
from ombre_desktop.ui.texts.settings import SETTINGS

ROOT = Path(__file__).resolve().parents[1]
PAPERS = (
    *("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md", "SECURITY.md"),
    *("docs/releasing.md", "docs/deal-codes.md", "docs/fair-shuffle.md", "docs/languages.md"),
    *("docs/translations.md", "docs/security.md", "docs/engine.md", "CODE_OF_CONDUCT.md"),
    "docs/environments.md",
    "ombre_desktop/engine/variants/README.md",
    *("packaging/distributions/engine/README.md", "packaging/distributions/players/README.md"),
)
RECORDS = ROOT / "tests" / "records"
RECORD = RECORDS / "renegado" / "puesta.ombre"
OF_POINTS = RECORDS / "homme_auvergne" / "two_at_table.ombre"
"""A deal of the game in which the first advice is given soonest."""
ONE_SCREEN = 80
"""The greatest number of lines in ARCHITECTURE."""

WHERE_PATHS_MAY_BEGIN = ("", "ombre_desktop", "ombre_desktop/engine", "ombre_desktop/assets/fonts")
MADE_LATER = {
    ".venv",
    "ombre-desktop",
    "FILE.ombre",
    ".ombre",
    "SLUG.new.md",
    "SLUG.better.md",
    "SLUG.mended.md",
}
"""Names of files that are not in the checkout, because the set-up or the person makes them."""

OF_TOOLS = {"--cov", "--hypothesis", "--builtin", "--out", "--write", "--games", "--players"}
"""Options of pytest, of check-jsonschema, of the program that freezes ours, and of benchmarks."""

NUMBERS = {40: "Forty"}
LINK = re.compile(r"\]\(([^)#]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
BLOCK = re.compile(r"^ *```\w*\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
FILE = re.compile(r"\.(py|md|toml|lock|sh|txt|bat|command)$")
PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")


def text_of(paper: str) -> str:
    return (ROOT / paper).read_text(encoding="utf-8")


each_paper = pytest.mark.parametrize("paper", PAPERS)


# Paths.


@each_paper
def test_links_lead_somewhere(paper):
    """Links within the checkout exist, seen from the folder of the paper; web addresses are not tried."""
    inside = [link for link in LINK.findall(text_of(paper)) if "://" not in link]

    assert [] == [link for link in inside if not ((ROOT / paper).parent / link).exists()]


@each_paper
def test_paths_in_running_text_exist(paper):
    """Every word in code type that looks like a path or a file name exists."""
    named = {word for word in CODE.findall(text_of(paper)) if PATH.fullmatch(word)}
    paths = {word for word in named if "/" in word or FILE.search(word)}

    assert set() == {path for path in paths - MADE_LATER if not exists(path)}


def exists(path: str) -> bool:
    """Return True if the path exists as written, from a folder of the papers, or without its folder."""
    if any((ROOT / folder / path).exists() for folder in WHERE_PATHS_MAY_BEGIN):
        return True
    return "/" not in path and any((ROOT / "ombre_desktop").rglob(path))


def laid_out() -> list[str]:
    """Return the folders in ARCHITECTURE's picture of the checkout, with their parents."""
    folders = [f"ombre_desktop/ui/{room}/" for rooms in storeys() for room in rooms]
    picture = next(block for block in BLOCK.findall(text_of("ARCHITECTURE.md")) if "engine/" in block)
    top = ""
    for line in picture.splitlines():
        for name in re.findall(r"[\w./]+/(?= |$)", line[:26]):
            if not line.startswith(" "):
                top = name
            folders.append(top + name if line.startswith(" ") else name)
    return folders


def test_the_layout_is_that_of_the_checkout():
    """Every folder that is drawn exists, and every package of the program is drawn."""
    drawn = {ROOT / folder for folder in laid_out()}
    packages = {path.parent for path in (ROOT / "ombre_desktop").glob("*/*.py")}
    deeper = {path.parent for path in (ROOT / "ombre_desktop").glob("*/*/*.py")}

    assert [] == [folder for folder in drawn if not folder.is_dir()]
    assert set() == (packages | deeper) - drawn


def test_the_architecture_fits_one_screen():
    """Only a short document is read to the end."""
    assert len(text_of("ARCHITECTURE.md").splitlines()) <= ONE_SCREEN


# Commands.


def commands() -> list[tuple[str, list[str]]]:
    """Return every command in a block of the papers or alone in code type: the program and its arguments."""
    found: list[tuple[str, list[str]]] = []
    for paper in PAPERS:
        text = text_of(paper)
        lines = [line.strip() for block in BLOCK.findall(text) for line in block.splitlines()]
        for line in [*lines, *CODE.findall(BLOCK.sub("", text))]:
            words = shlex.split(line, comments=True) if re.match(r"\S*python\S* ", line) else []
            words = [word for word in words if word != "-P"]
            if len(words) > 1:
                program, *arguments = words[2:] if words[1] == "-m" else words[1:]
                found.append((program, arguments))
    return found


COMMANDS = commands()


def arguments_for(program: str) -> list[list[str]]:
    """Return the arguments of every command that starts *program*."""
    return [arguments for started, arguments in COMMANDS if started == program and arguments]


def test_commands_start_what_there_is():
    """The commands are scripts in the checkout, modules of the program, and the tools of the tests."""
    tools = {"ruff", "mypy"}
    modules = {program for program, _ in COMMANDS if program.startswith(("ombre_desktop", "tools"))}
    scripts = {program for program, _ in COMMANDS} - modules - tools
    installed = {module for module in modules if module.startswith("ombre_desktop")}

    assert {"ombre_desktop.engine", "ombre_desktop.players"} == installed
    made = {"tools.art", "tools.art.sheet", "tools.fonts", "tools.game_matrix", "tools.languages"}
    made |= {"tools.screenshots", "tools.screenshots.film"}
    assert made == modules - installed
    frozen = {"packaging/frozen/system.py", "packaging/frozen/build.py", "packaging/release.py"}
    measured = {"benchmarks/baselines.py", "benchmarks/libraries.py"}
    assert {"play.py", "run_tests.py", "packaging/wheels"} | frozen | measured == scripts
    assert all((ROOT / script).is_file() or can_run(script) for script in scripts)
    assert [] == [module for module in modules if not can_run(module)]


def can_run(module: str) -> bool:
    """Return True if ``python -m`` can run it: a module, or a package with a command."""
    path = ROOT / module.replace(".", "/")
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


@pytest.mark.parametrize("arguments", arguments_for("ombre_desktop.engine"), ids=" ".join)
def test_commands_of_the_engine_work(arguments):
    """The commands are run as written, with a golden game in the place of the person's file."""
    given = [str(RECORD) if word == "FILE.ombre" else word for word in arguments]
    given = [str(ROOT / word) if word.startswith("tests/") else word for word in given]

    assert 0 == engine.main(given, StringIO())


OF_PLAYERS = arguments_for("ombre_desktop.players")
OF_A_RECORD = [arguments for arguments in OF_PLAYERS if arguments[0] in JUDGING]


@pytest.mark.parametrize("arguments", OF_A_RECORD, ids=" ".join)
def test_commands_for_a_record_work(arguments, tmp_path):
    """They are run as written, with a deal before the first word in the place of the person's file."""
    dealt = tmp_path / "dealt.ombre"
    dealt.write_text(
        "\n".join(line for line in OF_POINTS.read_text("utf-8").splitlines() if "[" in line), "utf-8"
    )
    given = [str(dealt) if word == "FILE.ombre" else word.strip("[]") for word in arguments]
    given = [str(ROOT / word) if word.startswith("docs/") else word for word in given]

    assert 0 == players.main(given)


def test_the_unfinished_deal_can_be_won_for_certain(capsys):
    """As its first line says; both sample records are of deals that are over, where no advice is given."""
    players.main(["advise", "--json", str(ROOT / "docs" / "unfinished.ombre")])
    (advised,) = map(json.loads, capsys.readouterr().out.splitlines())

    assert ("HK", 1.0) == (advised["choice"], advised["alternatives"][0]["wins"])
    assert 0.9 > max(one["wins"] for one in advised["alternatives"] if one["action"] in ("S6", "S5"))


@pytest.mark.parametrize("arguments", [one for one in OF_PLAYERS if one not in OF_A_RECORD], ids=" ".join)
def test_commands_of_the_players_work(arguments, capsys):
    """They are run as written, but with fewer deals."""
    assert 0 == players.main([*arguments, "--deals", "2"])
    assert "2 deals" in capsys.readouterr().out


@each_paper
def test_installed_commands_exist(paper):
    """They are the words in code type that begin with ``ombre``."""
    named = re.findall(r"`ombre ([a-z]+)", text_of(paper))

    assert set(named) <= set(INSTALLED)


@pytest.mark.parametrize("arguments", arguments_for("play.py"), ids=" ".join)
def test_options_of_the_game_exist(arguments):
    """A parser would exit at unknown ones."""
    assert parsed(arguments)


def test_the_rule_test_that_is_shown_passes():
    """The example in CONTRIBUTING uses the tests' own dialect."""
    example = next(block for block in BLOCK.findall(text_of("CONTRIBUTING.md")) if block.startswith("def "))
    names = {"playing": dialect.playing, "cards": dialect.cards}

    exec(example, names)

    names["test_rn_1_9_manille_calls_for_basto"]()


@pytest.mark.parametrize("arguments", arguments_for("run_tests.py"), ids=" ".join)
def test_tests_that_are_named_exist(arguments):
    """The files and folders given to pytest exist."""
    named = [word for word in arguments if "/" in word and not word.startswith("--")]

    assert [] == [word for word in named if not (ROOT / word).exists()]


def test_no_option_is_named_that_nobody_knows(capsys):
    """Every `--word` belongs to the game, the engine's commands or self-play, or to a tool that is named."""
    for program in (engine.main, players.main, parsed):
        for words in (["--help"], ["play", "--help"], ["replay", "--help"], ["deal", "--help"]):
            with pytest.raises(SystemExit):
                program(words)
    known = OF_TOOLS | set(re.findall(r"--[a-z]+", capsys.readouterr().out))

    unknown = {paper: set(re.findall(r"(?<![\w-])--[a-z]+", text_of(paper))) - known for paper in PAPERS}
    assert {} == {paper: options for paper, options in unknown.items() if options}


# Facts.


def test_versions_are_those_of_the_lock_files():
    """The versions in ARCHITECTURE's table are those that the set-up installs."""
    lock = text_of("requirements-test.lock") + text_of("requirements-frozen.lock")
    table = text_of("ARCHITECTURE.md").partition("## Dependencies")[2]
    lines = [line for line in table.splitlines() if re.match(r"\|.*\d\.", line)]
    rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in lines]
    named = {
        package.lower(): version
        for packages, versions in rows
        for package, version in zip(packages.split(", "), versions.split(", "), strict=True)
    }

    assert named == {name: m[1] for name in named if (m := re.search(rf"^{name}==(\S+)", lock, re.MULTILINE))}
    assert declared_dependencies() <= set(named)


def declared_dependencies() -> set[str]:
    """Return the packages that pyproject.toml asks for, by name."""
    project = tomllib.loads(text_of("pyproject.toml"))
    groups = project["dependency-groups"]
    frozen = [line for line in groups["frozen"] if isinstance(line, str)]
    of_others = [line for line in project["project"]["dependencies"] if " @ " not in line]
    wanted = [*of_others, *groups["test"], *groups["lint"], *frozen]
    return {re.split(r"[<>=!~ ]", line, maxsplit=1)[0].lower() for line in wanted}


def test_the_changelog_begins_with_this_version():
    """The first heading has this version, even if it says that the version is still to come."""
    heading = re.search(r"^## (.+)$", text_of("CHANGELOG.md"), re.MULTILINE)

    assert heading is not None
    assert __version__ in heading[1]


def test_every_font_is_credited():
    """The credit names the licence that lies beside the font."""
    fonts = ROOT / "ombre_desktop" / "assets" / "fonts"
    credit = text_of("CREDITS.md")

    assert all(path.name in credit for path in fonts.glob("OFL-*.txt"))
    for path in fonts.glob("*.[ot]tf"):
        family = path.stem.partition("-")[0]
        assert re.sub(r"(?<=[a-z])(?=[A-Z])", " ", family) in credit
        licence = "OmbreJP" if family.startswith("Ombre") else family
        assert (fonts / f"OFL-{licence}.txt").is_file()


def test_the_readme_names_the_folders_of_the_program():
    """The readme uses the variable and the name that the program uses."""
    assert HOME in text_of("README.md")
    assert "~/.local/share/ombre-desktop" in text_of("README.md")


def test_the_house_rules_are_counted_right():
    """The figure in the changelog is that of the game played at the table, besides its prices."""
    rules = [setting for setting in variant("renegado").standard.settings() if setting.key != "prices"]
    assert f"{NUMBERS[len(rules)]} house rules" in text_of("CHANGELOG.md")


def test_the_rule_book_tells_every_setting_of_every_game():
    """The setting has a name, a sentence and words for each value, on one of the book's pages."""
    settings = [setting for name in ruleset_names() for setting in variant(name).standard.settings()]
    told = [key for keys in SETTINGS_OF.values() for key in keys]

    assert sorted(told) == sorted({setting.key for setting in settings})
    for setting in settings:
        assert SETTINGS[setting.key].name
        assert SETTINGS[setting.key].explanation
        assert set(setting.values) <= set(SETTINGS[setting.key].values)
    assert all(source(topic) for topic in Topic)
