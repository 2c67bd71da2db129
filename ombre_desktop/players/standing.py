"""The tricks of the Ombre, of this defender and of the others (rule 1.12)."""

from __future__ import annotations

from ombre_desktop.players.memory import Memory
from ombre_desktop.value import Value


class Standing(Value):
    """
    The numbers of tricks taken so far, from a defender's point of view.

    *friend* is the most tricks of another defender. *left* includes the present trick.
    """

    ombre: int
    mine: int
    friend: int
    left: int

    @classmethod
    def of(cls, memory: Memory) -> Standing:
        """Count the tricks at this moment."""
        friend = max((memory.won[seat] for seat in memory.friends), default=0)
        return cls(memory.won[memory.ombre], memory.won[memory.seat], friend, memory.left)

    @property
    def ombre_is_beaten(self) -> bool:
        """True if the Ombre can no longer have strictly the most tricks."""
        return max(self.mine, self.friend) >= self.ombre + self.left

    def for_the_friend(self) -> Standing:
        """Return the standing from the other defender's point of view."""
        return Standing(self.ombre, self.friend, self.mine, self.left)

    def must_collect(self) -> bool:
        """
        Tell whether the defenders can stop the Ombre only if this defender takes this trick.

        Maxim F2: the defender in the better position collects the tricks (rule 1.12: five tricks shared
        three to two lose to four).
        """
        rest = self.left - 1
        friend_can = self.friend + 1 + rest >= self.ombre
        mine_without = self.mine + rest >= self.ombre
        mine_with = self.mine + 1 + rest >= self.ombre
        return mine_with and not friend_can and not mine_without

    def plays_for_codille(self) -> bool:
        """
        Tell whether the Ombre is beaten and this defender can still catch up with the other.

        Maxim F3 (rule 1.3: a defender may also win alone).
        """
        return self.ombre_is_beaten and self.mine + self.left >= self.friend
