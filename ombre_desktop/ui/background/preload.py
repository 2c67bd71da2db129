"""
The modules that each dialog needs, in the order of their imports.

Importing the modules of a dialog all at once takes four frames; importing one takes a part of a frame.
"""

_UI = "ombre_desktop.ui"
_BOARD = (
    f"{_UI}.dialogs.stylesheet",
    f"{_UI}.dialogs.style",
    f"{_UI}.dialogs.board",
)
_FIELDS = (
    *_BOARD,
    f"{_UI}.dialogs.flow",
    f"{_UI}.dialogs.controls",
    f"{_UI}.dialogs.sections",
    f"{_UI}.texts.levels",
    f"{_UI}.dialogs.people",
    f"{_UI}.dialogs.places",
)
_SHEET = (
    *_FIELDS[:6],
    f"{_UI}.dialogs.sheet_setting",
    f"{_UI}.dialogs.sheet_painting",
    f"{_UI}.dialogs.sheets",
    f"{_UI}.dialogs.suit_signs",
    f"{_UI}.dialogs.score_sheet",
    f"{_UI}.texts.games",
    f"{_UI}.shell.score_rows",
    f"{_UI}.dialogs.sitting_picture",
    f"{_UI}.dialogs.sittings",
    f"{_UI}.replay.showing",
    f"{_UI}.replay.programme",
    f"{_UI}.shell.score_boards",
)
_STATISTICS = (
    *_FIELDS[:6],
    f"{_UI}.dialogs.sheet_setting",
    f"{_UI}.dialogs.sheet_painting",
    f"{_UI}.dialogs.sheets",
    f"{_UI}.dialogs.suit_signs",
    f"{_UI}.dialogs.score_sheet",
    f"{_UI}.texts.games",
    f"{_UI}.statistics.group_table",
    f"{_UI}.statistics.statistics_dialog",
    f"{_UI}.replay.showing",
    f"{_UI}.replay.programme",
    f"{_UI}.shell.statistics_boards",
)
MODULES: dict[str, tuple[str, ...]] = {
    "timeline": (
        *_FIELDS[:6],
        f"{_UI}.dialogs.sheet_setting",
        f"{_UI}.dialogs.sheet_painting",
        f"{_UI}.dialogs.sheets",
        f"{_UI}.dialogs.score_sheet",
        f"{_UI}.dialogs.deal_strip",
        f"{_UI}.dialogs.timeline",
        f"{_UI}.shell.timeline_board",
    ),
    "new_game": (
        *_FIELDS,
        f"{_UI}.dialogs.company_places",
        f"{_UI}.dialogs.suit_signs",
        f"{_UI}.dialogs.game_picture",
        f"{_UI}.dialogs.game_chooser",
        f"{_UI}.texts.settings",
        f"{_UI}.dialogs.house_editor",
        f"{_UI}.dialogs.new_game",
        "ombre_desktop.players.player",
        f"{_UI}.shell.new_game_board",
    ),
    "preferences": (
        *_FIELDS,
        f"{_UI}.dialogs.card_preview",
        f"{_UI}.dialogs.preference_names",
        f"{_UI}.dialogs.swatches",
        f"{_UI}.dialogs.preferences",
    ),
    "score_sheet": _SHEET,
    "sittings": _SHEET,
    "statistics": _STATISTICS,
    "rules": (
        *_BOARD,
        "html",
        f"{_UI}.dialogs.rules_style",
        f"{_UI}.dialogs.rules_tokens",
        f"{_UI}.dialogs.rules_at_table",
        f"{_UI}.dialogs.rules_numbers",
        f"{_UI}.texts.settings",
        f"{_UI}.dialogs.rules_source",
        f"{_UI}.dialogs.rules_pages",
        f"{_UI}.dialogs.rules_search",
        f"{_UI}.dialogs.suit_signs",
        f"{_UI}.dialogs.name_tip",
        f"{_UI}.dialogs.flow",
        f"{_UI}.dialogs.controls",
        f"{_UI}.dialogs.framed",
        f"{_UI}.dialogs.sections",
        f"{_UI}.dialogs.rules_contents",
        f"{_UI}.dialogs.rules_reader",
        f"{_UI}.shell.rules_topic",
        f"{_UI}.shell.rule_pages",
    ),
    "keys": (*_BOARD, f"{_UI}.texts.key_page", f"{_UI}.dialogs.keys"),
    "about": (*_BOARD, "html", f"{_UI}.dialogs.rules_style", f"{_UI}.dialogs.about"),
    "replay": (
        *_BOARD[:2],
        *_FIELDS[3:6],
        "html",
        f"{_UI}.dialogs.company",
        f"{_UI}.replay.showing",
        f"{_UI}.replay.programme",
        f"{_UI}.replay.replay_controller",
        f"{_UI}.replay.replay_panel",
        f"{_UI}.replay.replay_host",
        f"{_UI}.replay.belinda",
    ),
}
"""The modules of each dialog, by its name; other dialogs need little more than the board."""
BOARD = _BOARD
