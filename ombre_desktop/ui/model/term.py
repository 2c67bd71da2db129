"""The words of the game that are explained at the table."""

from __future__ import annotations

from enum import Enum

from ombre_desktop.value import Value


class Term(Enum):
    """A word of the glossary; the value is its anchor on the rule book's page of words."""

    ALLY = "ally"
    ANTE = "ante"
    ASK_LEAVE = "ask_leave"
    BASTO = "basto"
    BET = "bet"
    CODILLE = "codille"
    CODILLE_OF_SIDES = "codille_of_sides"
    CODILLO = "codillo"
    CONTRABOLA = "contrabola"
    COULEUR = "couleur"
    DEALER = "dealer"
    DEFENDER = "defender"
    ELDEST = "eldest"
    ENTRADA = "entrada"
    ESTUCHE = "estuche"
    ESTUCHES = "estuches"
    FAVOUR_SUIT = "favour_suit"
    FEO = "feo"
    FORCED_SOLO = "forced_solo"
    FORCED_SPADILLE = "forced_spadille"
    GANO = "gano"
    GASCAROLA = "gascarola"
    GROSSFRAGE = "grossfrage"
    HECHAS = "hechas"
    KRUK = "kruk"
    LLEVADA = "llevada"
    MAN = "man"
    MANILLE = "manille"
    MATADORS = "matadors"
    OCHO = "ocho"
    OMBRE = "ombre"
    PARTNER = "partner"
    PLAY = "play"
    POOL = "pool"
    PRIMERAS = "primeras"
    PUESTA = "puesta"
    PUESTA_OF_FOUR = "puesta_of_four"
    PUNTO = "punto"
    REMISE = "remise"
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
    TALON_OF_SITTER = "talon_of_sitter"
    TOUT = "tout"
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
