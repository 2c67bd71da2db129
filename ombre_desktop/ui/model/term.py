"""The words of the game that explain themselves at the table."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.value import Value


class Term(Enum):
    """A word of the glossary; the value is its anchor on that page of the rule book."""

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
    """The meaning of a word, and how to say the word if that is hard; without a word, only a sentence."""

    meaning: str
    word: str = ""
    say: str = ""
