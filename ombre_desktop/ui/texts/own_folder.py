"""Words about problems and lessons of the person's own, and the mistakes in their files."""

from __future__ import annotations

from collections.abc import Sequence

from ombre_desktop.engine.flaws import Flaw
from ombre_desktop.storage.display_options import Deck
from ombre_desktop.ui.model.message import Trouble
from ombre_desktop.ui.texts import outside
from ombre_desktop.ui.texts.flaws import flaw_sentence
from ombre_desktop.ui.texts.phrases import Said

MOST_TOLD = 20
"""The number of mistakes that are told one by one."""

open_folder = Said("Problems", "Open the folder of your problems and lessons")
"""The button that opens the folder of the person's own problems and lessons."""
_TITLE = Said("Problems", "Your own problems and lessons")
_NUMBER = Said("Problems", "{number:one # mistake was found|other # mistakes were found} in their files.")
_OTHERS = Said("Problems", "All the others are there.")
_PROBLEM = Said("Problems", "{file}, “{mark}”. {flaw}")
_LESSON = Said("Problems", "{file}, “{mark}”. Line {line}: {reason}")


def mistakes_told(lines: Sequence[str]) -> Trouble:
    """Return the message on mistakes, with a line on each."""
    told = "\n".join(lines[:MOST_TOLD])
    return Trouble(_TITLE(), _NUMBER().format(number=len(lines)), _OTHERS(), told)


def problem_told(file: str, mark: str, flaw: Flaw, deck: Deck) -> str:
    """Return the line on a problem: its file, its mark and the flaw."""
    sentence = flaw_sentence(flaw, deck)
    return _PROBLEM().format(file=outside.title(file), mark=outside.title(mark), flaw=sentence)


def lesson_told(file: str, mark: str, line: int, reason: str) -> str:
    """Return the line on a lesson: its file, the mark, its line, and the reason as authors know it."""
    file, mark, reason = outside.title(file), outside.title(mark), outside.paragraph(reason)
    return _LESSON().format(file=file, mark=mark, line=line, reason=reason)
