"""Move ordering of replies: the cards that a following seat tries first."""

from __future__ import annotations

from ombre_desktop.players.solver.core.leads import LeadOrdering
from ombre_desktop.players.solver.core.rows import SUITS, TRUMP


class ReplyOrdering(LeadOrdering):
    """Move ordering for a seat that follows to a trick."""

    __slots__ = (
        "ducks",
        "packed",
        "postponed",
        "second",
        "third",
        "threatened",
    )

    def __init__(self) -> None:
        super().__init__()
        self.second = self.third = self.packed = self.threatened = self.ducks = self.postponed = 0

    def _look_ahead(self, held: int, leader: int, seat: int, suit: int, beating: int, winner: int) -> int:
        """
        Look ahead to the seats that play after *seat* in this trick, and set `threatened` and `ducks`.

        `threatened` holds the bits up to the highest card of an enemy. `ducks` tells whether to leave the
        trick to a partner who is winning it or will win it.
        """
        one = 1
        ours = self.ours[seat]
        later = self.next_seat[seat]
        below = 0
        help_ = 0
        while later != leader:
            low = self.low[suit]
            reach = self.hand[later] & held & self.mask[suit]
            if not reach:
                low = self.plain
                reach = self.hand[later] & held & self.mask[TRUMP]
            if reach:
                reach = (one << (low + self.highest_bit[reach >> low] + 1)) - 1
                if self.ours[later] == ours:
                    if help_ < reach:
                        help_ = reach
                elif reach > below:
                    below = reach
            later = self.next_seat[later]
        self.threatened = below
        if self.ours[winner] == ours:
            self.ducks = below & beating == 0
        else:
            self.ducks = help_ & beating and help_ > below
        return 0

    def _replies(self, held: int, seat: int, led_suit: int, beating: int, called: int) -> int:
        """
        Return the cards of *called* that *seat* tries first, one of each class, lowest first.

        Then come the cards of `second` and of `third`. If 0 is returned, all cards are in `packed`, as from
        `_leads`. `postponed` holds cards not ordered yet: call again with them if no cut comes first. Call
        `_look_ahead` before, which sets `threatened` and `ducks`.
        """
        self.second = 0
        self.third = 0
        self.packed = 0
        self.postponed = 0
        ours = self.ours[seat]
        below = self.threatened
        yields = self.ducks
        winning = called & beating
        follows = called & self.mask[led_suit]
        if follows == called:
            # Within one suit no scores are needed: the order is by kind, and by rank within a kind.
            all_ = (held & self.mask[led_suit]) >> self.low[led_suit]
            groups = self.representatives[self.first_subset[led_suit] + all_]
            if not groups:
                groups = self._find_representatives(led_suit, all_)
            if not winning:
                return called & groups
            losing = (called ^ winning) & groups
            # The card winning the trick splits its class: the next card above it starts another.
            winning = winning & groups | winning & -winning
            if yields:
                self.second = winning if losing else 0
                return losing if losing else winning
            risky = winning & below
            winning ^= risky
            if not risky:
                self.second = losing
                return winning
            if not ours:
                all_ = risky
                risky = losing
                losing = all_
            if not winning:
                winning = risky
                risky = 0
            if not risky:
                risky = losing
                losing = 0
            if not winning:
                winning = risky
                risky = 0
            self.second = risky
            self.third = losing
            return winning
        if winning and not yields and not follows and led_suit != TRUMP:
            # A ruff nearly always causes a cut, so all other cards are ordered only if it does not.
            risky = winning & below
            winning ^= risky
            if not ours:
                risky = 0
            if winning | risky:
                self.postponed = called ^ (winning | risky)
                all_ = held >> self.plain
                groups = self.representatives[self.first_subset[TRUMP] + all_]
                if not groups:
                    groups = self._find_representatives(TRUMP, all_)
                # Here, too, the winning card splits its class.
                groups |= (winning | risky) & -(winning | risky)
                winning &= groups
                risky &= groups
                if not winning:
                    return risky
                self.second = risky
                return winning
        self.packed = self._order_by_score(held, seat, led_suit, beating, called)
        return 0

    def _order_by_score(self, held: int, seat: int, led_suit: int, beating: int, called: int) -> int:
        """Return *called* in order of score, best first, packed as by `_leads`."""
        below = self.threatened
        yields = self.ducks
        # The scores of a card that wins, of one that may still be beaten, and of one that loses.
        safe = 10
        risky = 150
        losing = 462
        if not yields:
            safe = 272 if self.ours[seat] else 402
            risky = 174 if self.ours[seat] else 190
            losing = -6 if self.ours[seat] else 100
        number = 0
        for suit in range(SUITS):
            mine = called & self.mask[suit]
            if not mine:
                continue
            called ^= mine
            others = 0
            left = mine
            single = mine & (mine - 1) == 0
            if not single:
                all_ = held & self.mask[suit]
                others = all_ ^ mine
                at = self.first_subset[suit] + (all_ >> self.low[suit])
                groups = self.representatives[at]
                if not groups:
                    groups = self._find_representatives(suit, all_ >> self.low[suit])
                # The card winning the trick splits its class: the next card above it starts another.
                left = mine & beating
                left = mine & groups | left & -left
            elif not yields:
                others = held & self.mask[suit] ^ mine
            while left:
                bit = left & -left
                left ^= bit
                card = self.bit_index[bit % 67]
                if beating & bit:
                    score = risky if below & bit else safe
                else:
                    score = losing
                    if not yields and suit != led_suit:
                        if single:
                            score += 69
                        if others < bit:
                            score -= 38
                score = score - self.rank_cost[card] << 6 | card + 1
                at = number
                number += 1
                while self.scored[at] < score:
                    self.scored[at + 1] = self.scored[at]
                    at -= 1
                self.scored[at + 1] = score
        return self._packed(number)
