"""The host of the first page: its offers, and the game that *Just play* begins."""

from __future__ import annotations

from itertools import chain, repeat

from ombre_desktop.engine.errors import BrokenVariantError, SettingError
from ombre_desktop.engine.variants import variant
from ombre_desktop.ui.desk.title.offer import Choice, Door, Offer, Option, Rank
from ombre_desktop.ui.frame.commands import Command
from ombre_desktop.ui.frame.doors import DOORS, letters
from ombre_desktop.ui.frame.feature import Feature
from ombre_desktop.ui.frame.program import Program
from ombre_desktop.ui.model.game_to_begin import FIRST_GAME, NewGame
from ombre_desktop.ui.model.listed_sitting import ListedSitting
from ombre_desktop.ui.model.strength import Strength, matched
from ombre_desktop.ui.session.sitting_rows import sitting_left_last
from ombre_desktop.ui.texts import title as words
from ombre_desktop.ui.texts.games import game_name
from ombre_desktop.ui.texts.languages import available, name_in_list
from ombre_desktop.value import replace


class FirstPageHost(Feature):
    """The host of one window's first page."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        desk, self._succession, self._tables = program.desk, program.succession, program.tables
        self._speech = program.speech
        self._strength: Strength | None = None
        self._left: ListedSitting | None = None
        self._waiting = 0
        self._today: tuple[int, str] | None = None
        self._desk, self._front, wishes = desk, desk.front, desk.wishes
        wishes.door_opened.connect(self._open)
        wishes.strength_chosen.connect(self._choose_strength)
        wishes.language_chosen.connect(self._choose_language)

    def just_play(self) -> None:
        """Begin the game of *Just play*."""
        self._program.begin(self.game)

    @property
    def game(self) -> NewGame:
        """The game of *Just play*: the last game, or the beginner's game, with the chosen strength."""
        found = (game for game in self._choices.last_games if _is_whole(game))
        game, strength = next(found, FIRST_GAME), self._strength
        if strength is None and not self._choices.has_begun:
            strength = Strength.EASY
        return game if strength is None else matched(game, strength)

    def show(self) -> None:
        """Show the page if the table is empty."""
        if self._succession.is_empty:
            self._strength = None
            self._desk.clear_away()
            self._front.show(self._offer, self._tables)
            keeper = self._succession.keeper
            if keeper is not None:
                keeper.use_history(sitting_left_last, self._tell)
            self._program.do(Command.COUNT_DUE)
            if self._choices.has_begun and Command.TELL_TODAY.is_there:
                self._program.do(Command.TELL_TODAY)

    def offer_practice(self, waiting: int) -> None:
        """Offer the missed positions that come back today, if there are any."""
        if waiting != self._waiting:
            self._waiting = waiting
            self.reword()

    def offer_day(self, number: int, game: str) -> None:
        """Show the *number* of today in its month, and the *game* of its deal."""
        if self._today != (number, game):
            self._today = number, game
            self.reword()

    def reword(self) -> None:
        """Show the page again in another language."""
        if self._front.page is not None:
            self._front.show(self._offer, self._tables)

    def _tell(self, left: ListedSitting | None) -> None:
        """Show the sitting that was found to wait, if the page is still there."""
        if left != self._left:
            self._left = left
            self.reword()

    def _open(self, name: Command | str) -> None:
        """Open the door, or continue the sitting, of this *name*."""
        if isinstance(name, str):
            self._program.do(Command.TAKE_UP, name)
        else:
            self._program.do(name)

    @property
    def _offer(self) -> Offer:
        """The gold door, the one of parchment, and the links; a newcomer has few."""
        left, keys, game = self._left, letters(), self.game
        absent = {Command.SITTINGS: left is None, Command.PRACTICE: not self._waiting}
        company = words.company_told([one.name for one in game.opponents])
        number, today = self._today or (0, "")
        fields = {"game": game_name(game.ruleset), "company": company, "count": self._waiting}
        fields |= {"today": game_name(today) if today else ""}
        begun = left is not None or self._waiting > 0 or self._choices.has_begun
        rows = [row for row in DOORS if row.is_for(begun=begun) and not absent.get(row.command)]
        doors = [row.door(keys[row.command], **fields) for row in rows]
        leaf = str(number) if number else ""
        doors = [replace(one, leaf=leaf) if one.name is Command.DAILY else one for one in doors]
        if left is not None:
            told = words.sitting_told(left)
            doors.insert(0, Door(left.ident, words.go_on_label(), keys[None], told, portraits=left.portraits))
        ranks = chain((Rank.GOLD, Rank.PAPER), repeat(Rank.LINK))
        ranked = tuple(replace(door, rank=rank) for door, rank in zip(doors, ranks, strict=False))
        return Offer(words.game_line(), ranked, self._strengths, self._languages)

    @property
    def _strengths(self) -> Choice:
        """The choice of strengths; after a first game it includes "as last time"."""
        begun = self._choices.has_begun
        offered = (None, *Strength) if begun else tuple(Strength)
        chosen = self._strength if begun else self._strength or Strength.EASY
        options = tuple(Option(one, words.strength_name(one), words.strength_note(one)) for one in offered)
        return Choice(words.strength_label(), options, chosen)

    @property
    def _languages(self) -> Choice:
        options = tuple(Option(code, name_in_list(code)) for code in available())
        return Choice(words.language_label(), options, self._speech.language)

    def _choose_strength(self, strength: Strength | None) -> None:
        self._strength = strength
        self._front.tell(self._offer)

    def _choose_language(self, code: str) -> None:
        self._choices.prefer(replace(self._choices.preferences, language=code))


def _is_whole(game: NewGame) -> bool:
    """Tell whether the module of *game* can be loaded."""
    try:
        variant(game.ruleset)
    except (BrokenVariantError, SettingError):
        return False
    return True


FEATURE = FirstPageHost
