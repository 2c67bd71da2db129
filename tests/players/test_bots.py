"""Bots from outside: programs that decide for a seat, and that nothing can be expected of."""

import json
import sys
from pathlib import Path
from random import Random

import pytest

from ombre_desktop.engine import (
    Seat,
    Session,
    refusal,
    request,
    ruleset,
    ruleset_names,
    shuffled,
    start,
    view,
)
from ombre_desktop.engine.errors import SettingError
from ombre_desktop.engine.notation import parse_view
from ombre_desktop.players import outside
from ombre_desktop.players.__main__ import main
from ombre_desktop.players.arena.seating import sitter
from ombre_desktop.players.match import Match
from ombre_desktop.players.player import is_player, player

ROOT = Path(__file__).resolve().parents[2]
ECHO = "import json, sys\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "
ANSWERS = ECHO + "print(json.dumps({'id': asked['id'], 'action': %s}), flush=True)"


@pytest.fixture
def bot(tmp_path):
    """Provide a bot by the text of its program; it ends with the test."""
    made = []

    def of(program: str) -> outside.Bot:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text(program)
        made.append(outside.Bot(f"cmd:{sys.executable} {path}"))
        return made[-1]

    yield of
    for one in made:
        one.close()


def begun():
    """Return a deal at its first question."""
    rules = ruleset("renegado")
    session = Session.begin(rules, Seat(0)).with_antes()
    return start(rules, Seat(0), rules.dealt(shuffled(rules.pack, Random(1)), Seat(0)), session.stakes).state


def decision(one):
    """Return the view of the first question of a deal, the question, and the answer of *one*."""
    state = begun()
    asked = request(state)
    seen = view(state, asked.seat)
    return seen, asked, one.decide(seen, asked, Random(1))


def by_the_textbook(seen, asked):
    return player("textbook").decide(seen, asked, Random(Random(1).getrandbits(32)))


def test_the_example_plays_every_game(capsys):
    """Nothing that it answers needs to be replaced."""
    command = f"cmd:{sys.executable} {ROOT / 'docs' / 'bot.py'}"
    for name in ruleset_names():
        rules = ruleset(name)
        seated = (outside.bot(command), *(player("random") for _ in range(rules.seats - 1)))
        assert 3 == len(list(Match(rules, seated, 3, "bots").rows()))
    outside.bot(command).close()

    assert "" == capsys.readouterr().err


def test_a_bot_decides(bot):
    seen, asked, said = decision(bot(ANSWERS % "asked['legal'][-1]"))

    assert asked.actions[-1] == said
    assert refusal(seen, said) is None


def test_a_question_holds_the_view_and_no_more():
    """A bot learns of the hidden cards as much as a person in its seat."""
    state = begun()
    seen = view(state, request(state).seat)

    asked = outside.question(seen, request(state), 7, 4)

    assert seen == parse_view(asked.pop("view"))
    others = [card.text for seat, hand in enumerate(state.hands) if seat != seen.seat for card in hand]
    assert not any(card in json.dumps(asked) for card in others)
    assert {"protocol": 1, "id": 7, "seed": 4, "game": "renegado", "asked": "call"}.items() <= asked.items()


@pytest.mark.parametrize(
    ("program", "told"),
    [
        (ANSWERS % "'entrada please'", "entrada please"),
        (ANSWERS % "'S7'", "S7"),
        (ANSWERS % "['pass']", "this is no answer"),
        (ECHO + "print('{}', flush=True)", "this is no answer: {}"),
        (ECHO + "print('[' * 5000, flush=True)", "this is no answer"),
        (ECHO + "print('x' * 100000, flush=True)", "too long a line"),
        ("import sys; sys.exit('I cannot')", "it ended"),
        ("import time; time.sleep(60)", "no answer within"),
    ],
    ids=["words", "refused", "no-text", "no-id", "deep", "long", "ends", "late"],
)
def test_what_is_no_answer_is_told_and_replaced(bot, monkeypatch, capsys, program, told):
    """The textbook acts in the bot's place, so the match goes on."""
    monkeypatch.setattr(outside, "SECONDS", 0.3 if "sleep" in program else 10.0)

    seen, asked, said = decision(bot(program))

    assert by_the_textbook(seen, asked) == said
    assert told in capsys.readouterr().err


def test_a_bot_that_cannot_be_started_is_told(capsys):
    seen, asked, said = decision(outside.Bot("cmd:/there/is/no/such/program"))

    assert by_the_textbook(seen, asked) == said
    assert "cmd:/there/is/no/such/program" in capsys.readouterr().err


def test_a_bot_that_ends_again_and_again_is_left_alone(bot, capsys):
    """It is started three times more, and bad answers are told a few times only."""
    one = bot("raise SystemExit")
    for _ in range(8):
        decision(one)

    told = capsys.readouterr().err.splitlines()
    assert outside.MOST_LOSSES + 2 == len(told), told
    assert "textbook plays on" in told[-1]


def test_bad_answers_are_not_told_for_ever(bot, capsys):
    one = bot(ANSWERS % "'nonsense'")
    for _ in range(8):
        decision(one)

    told = capsys.readouterr().err.splitlines()
    assert outside.MOST_TOLD + 1 == len(told)
    assert "further" in told[-1]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not bound memory so")
def test_memory_is_bounded(bot, monkeypatch, capsys):
    monkeypatch.setattr(outside, "MOST_MEMORY", 200_000_000)

    decision(bot("held = bytearray(1_000_000_000)"))

    assert "it ended" in capsys.readouterr().err


def test_no_file_can_name_a_bot():
    """A save or a question to the players' process names players; a bot is only typed."""
    assert not is_player("cmd:python3 docs/bot.py")
    with pytest.raises(SettingError):
        player("cmd:python3 docs/bot.py")


def test_a_bot_is_measured_like_any_player():
    assert "cmd:./a+b" == sitter("cmd:./a+b").player.name


def test_a_bot_plays_from_the_command_line(capsys):
    command = f"cmd:{sys.executable} {ROOT / 'docs' / 'bot.py'}"

    main(["play", "--seats", f"{command},random,textbook", "--deals", "2", "--no-rows"])
    outside.bot(command).close()

    assert f"# 1 {command}" in capsys.readouterr().out
