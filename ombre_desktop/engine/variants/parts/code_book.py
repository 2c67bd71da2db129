"""
The numbers by which deal codes name games, house rules and their values.

People keep codes and pass them on, so a number never changes its meaning. Add new entries at the end.
"""

from __future__ import annotations

from typing import Final

from ombre_desktop.value import Value


class NumberedSetting(Value):
    """
    A house rule and its *values* in the order of their numbers; its own number is its place in `SETTINGS`.

    If a table may agree on any number of chips or points, *prefix* is the text before it in records. If it
    may agree on several prices, *prices* are their names in the order of their numbers.
    """

    key: str
    values: tuple[str, ...]
    prefix: str | None = None
    prices: tuple[str, ...] = ()


TABLES: Final[tuple[tuple[str, int], ...]] = (
    ("renegado", 3),
    ("french", 3),
    ("pokerwiner", 3),
    ("two_handed", 2),
    ("four_handed", 4),
    ("five_handed", 5),
    ("homme_auvergne", 2),
    ("homme_auvergne", 3),
    ("homme_auvergne", 4),
    ("homme_auvergne", 5),
    ("quadrille", 4),
    ("lhombre", 4),
    ("lhombre", 3),
    ("tresillo", 4),
    ("tresillo", 3),
    ("rocambor", 4),
    ("rocambor", 3),
    ("tritrille", 3),
    ("german_solo", 4),
    ("zanga", 4),
    ("zanga_malaga", 4),
)
"""Each game with each number of seats; 32 entries at most."""

CALENDAR: Final[tuple[tuple[str, int], ...]] = (
    ("renegado", 3),
    ("french", 3),
    ("pokerwiner", 3),
    ("two_handed", 2),
    ("four_handed", 4),
    ("five_handed", 5),
    ("homme_auvergne", 3),
    ("quadrille", 4),
    ("lhombre", 3),
    ("tresillo", 3),
    ("rocambor", 3),
    ("zanga", 4),
    ("zanga_malaga", 4),
    ("tritrille", 3),
    ("german_solo", 4),
)
"""The games of the calendar, each with its number of seats. No game is ever added: no day may change."""

PRICES: Final[tuple[str, ...]] = (
    *(
        "entrada",
        "vuelta",
        "solo",
        "primeras",
        "vole",
        "vole_missed",
        "head",
        "estuche",
        "play",
        "no_exchange",
    ),
    *("sans_prendre", "matadors", "game", "vole_alone", "vole_bid", "frage", "grossfrage", "tout"),
    *("contrabola", "won", "seven", "nine", "favour", "puesta", "codille"),
    *("llevada", "hechas", "ocho", "codillo", "oros"),
    *("spil_won", "spil_tied", "spil_lost", "kasko_won", "kasko_tied", "kasko_lost"),
    *("bedre_won", "bedre_tied", "bedre_lost", "tourne_won", "tourne_tied", "tourne_lost"),
    *("kobe_nolo_won", "kobe_nolo_tied", "kobe_nolo_lost", "kobe_nolo_trick"),
    *("respekt_won", "respekt_tied", "respekt_lost", "grand_won", "grand_tied", "grand_lost"),
    *("solo_won", "solo_tied", "solo_lost", "solo_spar_won", "solo_spar_tied", "solo_spar_lost"),
    *("ren_nolo_won", "ren_nolo_tied", "ren_nolo_lost", "ouvert_won", "ouvert_tied", "ouvert_lost"),
    *("filling", "grossfrage_bid", "tout_after_five", "puesta_again"),
)
"""The names of prices, 256 at most; new ones are added at the end."""

SETTINGS: Final[tuple[NumberedSetting, ...]] = (
    NumberedSetting("first_dealer", ("high_card", "black_ace", "random")),
    NumberedSetting("ante", ("dealer_5", "each_5", "each_3", "each_2"), "each_"),
    NumberedSetting("passed_out", ("redeal", "redeal_plus_counter", "low_bids", "force_spadille")),
    NumberedSetting("equal_bid", ("elder_hold", "any_lower", "none")),
    NumberedSetting("auction_order", ("circular", "duel")),
    NumberedSetting("vuelta_card", ("must_take", "may_take")),
    NumberedSetting("vuelta_black_ace", ("its_suit", "free_choice")),
    NumberedSetting("ombre_max", ("9", "8")),
    NumberedSetting("def_first_max", ("8", "9", "leave_five")),
    NumberedSetting("def_order", ("offer", "fixed")),
    NumberedSetting("talon_rest", ("hidden", "face_up", "dealer_may_show")),
    NumberedSetting("renege_mixed", ("must_trump", "may_renege")),
    NumberedSetting("vole_confer", ("off", "on")),
    NumberedSetting("surrender", ("on", "off")),
    NumberedSetting("vuelta_surrender", ("both_accept", "automatic")),
    NumberedSetting("takeover", ("literal", "spanish")),
    NumberedSetting("split_144", ("puesta", "codille_shared")),
    NumberedSetting("puesta_heads", ("all", "opponents", "to_players")),
    NumberedSetting("pool_cap", ("none", "100", "200")),
    NumberedSetting("codille_pool", ("stays", "winner")),
    NumberedSetting("vole_bonus", ("ten_each", "five_of_pool")),
    NumberedSetting("failed_vole_pool", ("ombre", "stays", "defenders_split")),
    NumberedSetting("estuches", ("run", "three_only", "off")),
    NumberedSetting("estuche_lacking", ("not_held", "held_by_defenders")),
    NumberedSetting("estuche_hand", ("played", "dealt")),
    NumberedSetting("primeras_against", ("joint", "one_defender", "off")),
    NumberedSetting("loss_bonus", ("once", "per_opponent")),
    NumberedSetting("loss_base", ("flat", "by_bid")),
    NumberedSetting("gano", ("off", "advisory", "binding")),
    NumberedSetting("gano_no_codille", ("off", "on")),
    NumberedSetting("after_low_bids", ("redeal", "redeal_plus_counter", "force_spadille")),
    NumberedSetting(
        "low_bids",
        (
            "voltereta,gascarola,contrabola",
            "voltereta,gascarola",
            "voltereta,contrabola",
            "gascarola,contrabola",
            "voltereta",
            "gascarola",
            "contrabola",
        ),
    ),
    NumberedSetting("low_bid_order", ("first_come", "ranked")),
    NumberedSetting("voltereta_max", ("5_incl", "5_plus_turned")),
    NumberedSetting("casca_choice", ("seen", "blind")),
    NumberedSetting("casca_keep", ("any", "black_ace_only")),
    NumberedSetting("casca_throw_in", ("off", "on")),
    NumberedSetting("contrabola_call", ("low_bid", "above_entrada")),
    NumberedSetting("force_spadille_basto", ("on", "off")),
    NumberedSetting("force_name_trump", ("after_draw", "before_draw")),
    NumberedSetting("vole_bid_exchange", ("yes", "no")),
    NumberedSetting("removed_suit", ("H", "D")),
    NumberedSetting("two_handed_matadors", ("held", "held_or_lacked")),
    NumberedSetting("sitter", ("opposite", "dealer_left", "dealer")),
    NumberedSetting("sitter_takes", ("must", "may")),
    NumberedSetting("cinquillo_remise", ("four", "three_literal")),
    NumberedSetting("cinquillo_fifth", ("must_call", "may_solo", "redeal")),
    NumberedSetting("cinquillo_extras", ("off", "seymour")),
    NumberedSetting("homme_target", ("5", "7"), ""),
    NumberedSetting("homme_end", ("after_deal", "immediate")),
    NumberedSetting("homme_hard_score", ("off", "on")),
    NumberedSetting("ante", ("dealer_4", "dealer_10_each_1")),
    NumberedSetting("call_own", ("yes", "no")),
    NumberedSetting("queen_call", ("four_kings", "three_kings")),
    NumberedSetting("vole_king", ("asked", "shown")),
    NumberedSetting("preference", ("none", "S", "C", "H", "D")),
    NumberedSetting("first_dealer", ("spade",)),
    NumberedSetting("passed_out", ("kasko",)),
    NumberedSetting("tariff", ("union", "rasle", "pott")),
    NumberedSetting("ladder", ("union", "iceland")),
    NumberedSetting("call_style", ("low", "free")),
    NumberedSetting("hold_with", ("any_of_rank", "same_only")),
    NumberedSetting("declare", ("as_called", "not_lower")),
    NumberedSetting("solo_in_spades", ("spar", "plain")),
    NumberedSetting("turned_black_ace", ("its_suit", "free_choice")),
    NumberedSetting("throw_in", ("on", "off")),
    NumberedSetting("tout", ("on", "off")),
    NumberedSetting("extras", ("none", "grand")),
    NumberedSetting("sitter_pays", ("off", "on")),
    NumberedSetting("kupp_cap", ("none", "4", "5", "6")),
    NumberedSetting("ante", ("dealer_1", "none")),
    NumberedSetting("passed_out", ("espada_obligada",)),
    NumberedSetting("favor", ("S", "C", "H", "D", "none")),
    NumberedSetting("favor_factor", ("2", "1", "3")),
    NumberedSetting("favor_by_naming", ("pays", "plain")),
    NumberedSetting("vuelta_favor", ("pays", "plain")),
    NumberedSetting("codillo_plate", ("stays", "winner")),
    NumberedSetting("contrabola", ("off", "last")),
    NumberedSetting("tarifa", ("llana", "renegado", "rap")),
    NumberedSetting("open_calls", ("plain", "any")),
    NumberedSetting("oros_max", ("6", "8")),
    NumberedSetting("passed_out", ("grossfrage",)),
    NumberedSetting("couleur", ("C", "S", "H", "D")),
    NumberedSetting("zanga_prices", ("0_2_1_1_4_4_4_1",)),  # is read under "prices" now
    NumberedSetting("mano", ("drawn", "seven_of_swords")),
    NumberedSetting("prices", ("usual",), prices=PRICES),
    NumberedSetting("grossfrage_bid", ("off", "on")),
    NumberedSetting("after_five", ("none", "tout")),
    NumberedSetting("nolos", ("one", "several")),
)
"""
The house rules, 128 at most. Codes of version 1 know only these values of a setting.

A setting that gets more values later has them in another row, at the end.
"""
