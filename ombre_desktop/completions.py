"""``ombre completions SHELL``: a script that lets a shell complete the commands, made from their parsers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module

from ombre_desktop.commands import COMMANDS
from ombre_desktop.engine.variants import all_ruleset_names
from ombre_desktop.terminal import PROGRAM, Status
from ombre_desktop.terminal_language import CommandParser, translate
from ombre_desktop.value import Value


class Option(Value):
    """An option of a command: its *name*, what it is *about*, and the *words* that may follow it."""

    name: str
    about: str
    takes: bool
    words: tuple[str, ...]


class Row(Value):
    """A command: its *name*, what it is *about*, its *options*, and the *words* it takes, if not files."""

    name: str
    about: str
    options: tuple[Option, ...]
    words: tuple[str, ...]


def main(arguments: Sequence[str] | None = None) -> Status:
    """Print the script for the shell in *arguments*."""
    chosen = parser().parse_args(arguments)
    sys.stdout.write("\n".join(SHELLS[chosen.shell](tuple(rows()))) + "\n")
    return Status.DONE


def parser() -> CommandParser:
    """Return the parser of this command."""
    about = translate("Terminal", COMMANDS["completions"][1])
    whole = CommandParser(prog=PROGRAM)
    own = whole.add_subparsers(required=True).add_parser("completions", description=about)
    own.add_argument("shell", choices=SHELLS, help=translate("Terminal", "the shell that completes"))
    return whole


def rows() -> Iterator[Row]:
    """Yield each command as its parser has it."""
    parsers = {module: import_module(module).parser() for module, _ in COMMANDS.values()}
    for name, (module, about) in COMMANDS.items():
        taken = parsers[module].parts[name].taken
        options = tuple(_option(one, name) for one in taken for name in one.option_strings)
        words = tuple(word for one in taken if not one.option_strings for word in _words_of(one))
        yield Row(name, translate("Terminal", about), options, words)


def _option(taken: argparse.Action, name: str) -> Option:
    return Option(name, (taken.help or "") % vars(taken), taken.nargs != 0, _words_of(taken))


def _words_of(taken: argparse.Action) -> tuple[str, ...]:
    return all_ruleset_names() if taken.metavar == "GAME" else tuple(taken.choices or ())


def _bash(table: Sequence[Row]) -> Iterator[str]:
    yield f'# Completion of {PROGRAM} for bash:  eval "$({PROGRAM} completions bash)"'
    yield "_ombre() {"
    yield "    local word=${COMP_WORDS[COMP_CWORD]} words="
    yield "    case $COMP_CWORD:${COMP_WORDS[1]}:${COMP_WORDS[COMP_CWORD-1]}:$word in"
    names = " ".join(["--help", "--version", *(row.name for row in table)])
    yield f"        1:*) words='{names}' ;;"
    for row in table:
        for option in row.options:
            if option.words:
                yield f"        *:{row.name}:{option.name}:*) words='{' '.join(option.words)}' ;;"
        yield f"        *:{row.name}:*:-*) words='{' '.join(option.name for option in row.options)}' ;;"
        if row.words:
            yield f"        *:{row.name}:*) words='{' '.join(row.words)}' ;;"
    yield "    esac"
    yield '    COMPREPLY=($(compgen -W "$words" -- "$word"))'
    yield "}"
    yield f"complete -o default -F _ombre {PROGRAM}"


def _zsh(table: Sequence[Row]) -> Iterator[str]:
    yield f"#compdef {PROGRAM}"
    yield f'# Completion of {PROGRAM} for zsh:  eval "$({PROGRAM} completions zsh)"'
    yield "_ombre() {"
    yield "    local -a commands=("
    for row in table:
        yield f"        {_quoted(_escaped(f'{row.name}'))}:{_quoted(_escaped(row.about))}"
    yield "    )"
    yield "    if ((CURRENT == 2)); then _describe command commands; return; fi"
    yield "    shift words; ((CURRENT--))"
    yield "    case $words[1] in"
    for row in table:
        options = " ".join(map(_zsh_option, row.options))
        rest = f"*: :({' '.join(row.words)})" if row.words else "*: :_files"
        yield f"        {row.name}) _arguments {options} '{rest}' ;;"
    yield "    esac"
    yield "}"
    yield '[[ $funcstack[1] == _ombre ]] && _ombre "$@" || compdef _ombre ' + PROGRAM


def _zsh_option(option: Option) -> str:
    values = f"({' '.join(option.words)})" if option.words else "_files"
    return _quoted(f"{option.name}[{_escaped(option.about)}]" + (f": :{values}" if option.takes else ""))


def _escaped(text: str) -> str:
    """Return *text* without a meaning of its own in a description for zsh."""
    return "".join(f"\\{letter}" if letter in "[]:\\" else letter for letter in text)


def _fish(table: Sequence[Row]) -> Iterator[str]:
    yield f"# Completion of {PROGRAM} for fish:  {PROGRAM} completions fish | source"
    for row in table:
        chosen = f"complete -c {PROGRAM} -n '__fish_seen_subcommand_from {row.name}'"
        yield f"complete -c {PROGRAM} -n __fish_use_subcommand -f -a {row.name} -d {_quoted(row.about)}"
        if row.words:
            yield f"{chosen} -f -a '{' '.join(row.words)}'"
        for option in row.options:
            kind = "-l" if option.name.startswith("--") else "-s"
            values = f" -x -a '{' '.join(option.words)}'" if option.words else " -r" if option.takes else ""
            yield f"{chosen} {kind} {option.name.lstrip('-')}{values} -d {_quoted(option.about)}"


def _quoted(text: str) -> str:
    """Return *text* in single quotes, which every shell reads as it is; its own become typographic ones."""
    return "'" + text.replace("'", "’").replace("\n", " ") + "'"


SHELLS: Mapping[str, Callable[[Sequence[Row]], Iterator[str]]] = {"bash": _bash, "zsh": _zsh, "fish": _fish}
"""The writer of the script for each shell."""
