"""
The table in words, from the picture that the screen shows.

The words have no other source, so that nobody can hear what they may not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from ombre_desktop.engine import HIDDEN, Card, PlayCard, Seat
from ombre_desktop.engine.chips import score_of
from ombre_desktop.engine.events import OmbreMade, TrumpNamed
from ombre_desktop.ui.model.helps import Skill
from ombre_desktop.ui.model.picture import TablePicture
from ombre_desktop.ui.model.sitting import PERSON, Sitting
from ombre_desktop.ui.model.situation import Situation
from ombre_desktop.ui.panels.contract_rows import company_at, contract_text
from ombre_desktop.ui.panels.ladder import Rung, trumps_shown
from ombre_desktop.ui.panels.suit_order import suit_shown
from ombre_desktop.ui.table.arrangement import winning_place
from ombre_desktop.ui.table.hand_order import in_hand_order
from ombre_desktop.ui.table.seat_decor import SeatFacts
from ombre_desktop.ui.table.seat_facts import BOX, seat_facts
from ombre_desktop.ui.texts import spoken as words
from ombre_desktop.ui.texts.cards import card_name, spoken_name
from ombre_desktop.ui.texts.draw import dealer_told, draw_rule
from ombre_desktop.ui.texts.events import Chronicle
from ombre_desktop.ui.texts.listing import sentences
from ombre_desktop.ui.texts.panels import labelled, ladder_title, rung_state, rung_text, suit_order_title
from ombre_desktop.ui.texts.partners import stones_held, stones_on_table
from ombre_desktop.ui.texts.phrases import Named
from ombre_desktop.ui.texts.seats import dealer_line
from ombre_desktop.value import Value


class Part(Enum):
    """A part of the table."""

    STANDING = auto()
    PLAYERS = auto()
    TRICK = auto()
    CENTRE = auto()
    TRUMPS = auto()
    SUIT = auto()


class ZoneWords(Value):
    """The title of a part of the table, and a line for each thing in it."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        """The lines as one text; the title if there are no lines."""
        return sentences(self.lines) or self.title


class TableWords:
    """Words for every part of the table as *now* shows it."""

    def __init__(self, now: Situation, picture: TablePicture, sitting: Sitting) -> None:
        self._now, self._picture, self._sitting = now, picture, sitting
        self._company = company_at(sitting)
        self._ranking = sitting.ruleset.ranking_in(picture.contract, picture.trump)

    def zone(self, part: Part) -> ZoneWords:
        """Return the words for *part*."""
        match part:
            case Part.STANDING:
                return ZoneWords(words.standing_title(), tuple(self._standing()))
            case Part.PLAYERS:
                return ZoneWords(words.players_title(), tuple(map(self._player, range(self._picture.seats))))
            case Part.TRICK:
                lines = tuple(self._trick())
                title = words.drawn_title if self._picture.drawn else words.trick_title
                return ZoneWords(title(len(lines)), lines)
            case Part.CENTRE:
                game = self._sitting.ruleset
                both = game.has_talon and game.has_pool
                title_said = words.centre_title if both else words.middle_title
                return ZoneWords(title_said(), tuple(self._centre()))
            case Part.TRUMPS:
                return ZoneWords(ladder_title(), tuple(map(self._rung, trumps_shown(self._now))))
            case Part.SUIT:
                rungs = suit_shown(self._now)
                suit = suit_order_title(rungs[0].card.suit, self._now.deck) if rungs else ""
                return ZoneWords(suit, tuple(map(self._rung, rungs)))

    def _standing(self) -> Iterator[str]:
        picture, sitting, deck = self._picture, self._sitting, self._now.deck
        if picture.drawn and sitting.draw is not None:
            found = picture.dealer is not None
            yield dealer_told(sitting.draw, self._company, deck) if found else draw_rule(sitting.draw, deck)
            return
        text = contract_text(picture, sitting, self._now)
        first, second = text.rows
        if picture.ombre is None or picture.contract is None:
            yield words.headline(text.title)
            yield labelled(*second)
        else:
            told = Chronicle(self._company, deck, picture.contract, picture.ombre)
            yield told.line(OmbreMade(picture.ombre, picture.contract))
            if picture.trump is not None:
                yield told.line(TrumpNamed(picture.ombre, picture.trump))
            if sum(picture.won):
                yield labelled(*second)
        yield labelled(*first)
        if self._now.turn is not None and picture.settlement is None:
            own = self._now.turn == self._company.person
            yield words.on_turn(self._company.name(self._now.turn), own=own)

    def _player(self, place: int) -> str:
        picture, sitting, seat = self._picture, self._sitting, Seat(place)
        facts = seat_facts(picture, seat, sitting, self._now.deck, self._now.manner)
        name = self._company.name_or_you(seat)
        return sentences(
            [
                words.seat_words(name, seat, picture.seats, facts.role),
                *self._doings(facts, seat),
                *self._cards_of(facts, seat),
                *self._holdings(seat),
            ]
        )

    def _doings(self, facts: SeatFacts, seat: Seat) -> Iterator[str]:
        """Tell whether it is the seat's turn, whether it deals, and its last words."""
        if self._now.turn == seat and self._picture.settlement is None:
            yield words.turn_words(own=seat == self._company.person)
        if facts.deals and facts.role != dealer_line(self._company.name(seat)):
            yield words.dealer_words()
        if facts.words:
            yield words.said_words(facts.words)

    def _cards_of(self, facts: SeatFacts, seat: Seat) -> Iterator[str]:
        """Tell the tricks of a seat, and its cards as far as they are seen; the hand tells the person's."""
        picture = self._picture
        if picture.ombre is not None and seat not in picture.resting:
            yield words.tricks_words(facts.won)
        hand = picture.laid[seat] if picture.laid else picture.hands[seat]
        is_seen = bool(hand) and HIDDEN not in hand
        if is_seen and (picture.laid or seat != PERSON):
            yield words.open_words(list(map(self._plain, in_hand_order(hand, self._ranking))))
        elif hand and seat != PERSON:
            yield words.held_words(len(hand))
        if picture.dead[seat]:
            yield words.thrown_words(picture.dead[seat])

    def _holdings(self, seat: Seat) -> Iterator[str]:
        """Tell the points and the chips of a seat."""
        if self._picture.counts_stones:
            yield stones_held(score_of(self._picture.points, seat))
        elif self._picture.points:
            yield words.points_words(self._picture.points[seat])
        if self._sitting.ruleset.plays_for_chips:
            yield words.chips_words(self._picture.chips[seat] + BOX)

    def _trick(self) -> Iterator[str]:
        picture = self._picture
        marked = self._now.helps.of(Skill.WHO_WINS) > 0
        best = winning_place(picture, self._ranking) if marked else None
        for at, (seat, card) in enumerate(picture.trick):
            said = picture.said[seat]
            gano = isinstance(said, PlayCard) and said.card is card
            told = words.trick_words(self._company.name_or_you(seat), self._name(card), gano=gano)
            yield sentences([told, words.wins_words() if at == best else ""])
        for seat, card in picture.drawn:
            yield words.trick_words(self._company.name_or_you(seat), self._plain(card), gano=False)

    def _centre(self) -> Iterator[str]:
        picture = self._picture
        if picture.counts_stones:
            yield stones_on_table(picture.pool)
        elif self._sitting.ruleset.has_pool:
            yield words.pool_words(picture.pool)
        if picture.settlement is not None or picture.drawn:
            return
        if picture.open_talon:
            yield words.open_talon_words(list(map(self._plain, picture.open_talon)))
        elif self._sitting.ruleset.has_talon:
            yield words.talon_words(picture.talon)
        elif picture.talon:
            yield words.zanga_words(picture.talon)
        if picture.turned is not None:
            before = list(map(self._plain, picture.turned_before))
            yield words.turned_words(self._name(picture.turned), before)

    def _rung(self, rung: Rung) -> str:
        state = rung_state(rung.state, looks_on=self._company.person is None)
        return rung_text(self._name(rung.card), state)

    def _name(self, card: Card) -> Named:
        """Return the card with its title, as it is named in the hand."""
        return spoken_name(card, self._ranking, self._now.deck)

    def _plain(self, card: Card) -> Named:
        """Return the card without its title, whose comma would be lost in a list."""
        return card_name(card, self._now.deck)
