"""The quick half of the suite: everything but the modules named here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent

SLOW: Final = frozenset(
    {
        "ui",
        "engine/test_any_text.py",
        "engine/test_deal_codes.py",
        "engine/test_fairness.py",
        "engine/test_hindrances.py",
        "engine/test_properties.py",
        "engine/test_swap.py",
        "engine/test_view_text.py",
        "packaging/test_bootstrap.py",
        "packaging/test_workflow.py",
        "players/test_advice.py",
        "players/test_arena.py",
        "players/test_auction.py",
        "players/test_bids.py",
        "players/test_brute_force.py",
        "players/test_contract.py",
        "players/test_expert.py",
        "players/test_habit_rollout.py",
        "players/test_judge.py",
        "players/test_learners.py",
        "players/test_levels.py",
        "players/test_losses.py",
        "players/test_low_games.py",
        "players/test_match.py",
        "players/test_motives.py",
        "players/test_nolo.py",
        "players/test_oddities.py",
        "players/test_open_cards.py",
        "players/test_play_likelihood.py",
        "players/test_proof.py",
        "players/test_sides.py",
        "players/test_solver.py",
        "rules/test_book.py",
        "rules/test_five_handed.py",
        "rules/test_lhombre.py",
        "rules/test_renegado_low_bids.py",
        "storage/test_backup.py",
        "storage/test_crash_recovery.py",
        "storage/test_damage.py",
        "storage/test_history_anew.py",
        "storage/test_history_kept.py",
        "tools/test_card_art.py",
        "tools/test_lesson_search.py",
        "tools/test_lessons.py",
        "tools/test_problems.py",
        "tools/test_screenshots.py",
        "test_architecture.py",
        "test_isolation.py",
        "test_lint.py",
        "test_optimised.py",
        "test_records.py",
        "test_tutorial.py",
        "test_words.py",
    }
)
"""Folders whose tests need a window, and modules that keep a quiet core busy for two seconds or more.

The rules of the house, which every step may break, are never among them.
"""


@cache
def is_slow(path: Path) -> bool:
    """Return True if the test module or folder at *path* is left out of the quick half."""
    place = path.relative_to(TESTS)
    return any(part.as_posix() in SLOW for part in (place, *place.parents))
