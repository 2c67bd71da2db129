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
    CODILLO = "codillo"
    CONTRABOLA = "contrabola"
    DEALER = "dealer"
    DEFENDER = "defender"
    ELDEST = "eldest"
    ENTRADA = "entrada"
    FEO = "feo"
    FORCED_SPADILLE = "forced_spadille"
    GANO = "gano"
    GASCAROLA = "gascarola"
    HECHAS = "hechas"
    LLEVADA = "llevada"
    MANILLE = "manille"
    MATADORS = "matadors"
    OCHO = "ocho"
    OMBRE = "ombre"
    PARTNER = "partner"
    PLAY = "play"
    POOL = "pool"
    PUESTA = "puesta"
    PUESTA_OF_FOUR = "puesta_of_four"
    PUNTO = "punto"
    SACADA = "sacada"
    SEND_ALONE = "send_alone"
    SITTER = "sitter"
    SOLO = "solo"
    SOLO_OF_ONE = "solo_of_one"
    SPADILLE = "spadille"
    STONES = "stones"
    SURRENDER = "surrender"
    TAKE_OVER = "take_over"
    TALON = "talon"
    TRUMP = "trump"
    VOLE = "vole"
    VOLTERETA = "voltereta"
    VUELTA = "vuelta"
    YOU_FIRST = "you_first"
    ZANGA = "zanga"


class Explanation(Value):
    """A word, how to *say* it if that is hard, and its *meaning*; without a word, a plain sentence."""

    meaning: str
    word: str = ""
    say: str = ""
