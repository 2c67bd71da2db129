"""The words of the game that are explained at the table."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.value import Value


class Term(Enum):
    """A word of the glossary; the value is its anchor on the rule book's page of words."""

    ALLY = "ally"
    ASK_LEAVE = "ask_leave"
    BASTO = "basto"
    CODILLE = "codille"
    CONTRABOLA = "contrabola"
    DEALER = "dealer"
    DEFENDER = "defender"
    ELDEST = "eldest"
    ENTRADA = "entrada"
    FORCED_SPADILLE = "forced_spadille"
    GANO = "gano"
    GASCAROLA = "gascarola"
    MANILLE = "manille"
    MATADORS = "matadors"
    OMBRE = "ombre"
    POOL = "pool"
    PUESTA = "puesta"
    PUNTO = "punto"
    SACADA = "sacada"
    SITTER = "sitter"
    SOLO = "solo"
    SPADILLE = "spadille"
    SURRENDER = "surrender"
    TAKE_OVER = "take_over"
    TALON = "talon"
    TRUMP = "trump"
    VOLE = "vole"
    VOLTERETA = "voltereta"
    VUELTA = "vuelta"
    YOU_FIRST = "you_first"


class Explanation(Value):
    """A word, how to *say* it if that is hard, and its *meaning*; without a word, a plain sentence."""

    meaning: str
    word: str = ""
    say: str = ""
